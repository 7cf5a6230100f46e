// What changed from one table to the next, told as docs/protocol.md says.

import type { ChangeFrame, Event, Happening, Preview, ShortHappening, ShortPreview, Table } from "./messages";

const EVERYBODY = -1;

/** The table that a frame of changes makes of another. */
export function tableAfter(table: Table, { since, log, previews, change }: ChangeFrame): Table {
  const after = { ...(changed(table, change) as Table), since, reset: false };
  const teller = new Teller(after.event_arguments, table.move);
  after.log = log.map((told, place) => teller.happening(told, since + place));
  if (previews) {
    const told = changed([], previews) as ShortPreview[];
    const moves = Object.entries(after.legal).flatMap(([verb, nouns]) => nouns.map((noun) => `${verb} ${noun}`.trim()));
    after.previews = moves.map((move, place) => teller.preview(told[place] ?? {}, move));
  }
  return after;
}

/** What is told in few words, in full: what is left out is as it mostly is. */
class Teller {
  constructor(
    private readonly names: Table["event_arguments"],
    private move: number,
  ) {}

  happening(told: ShortHappening, seq: number): Happening {
    const isMove = told.kind === undefined;
    if (isMove) this.move += 1;
    const plain = {
      seq,
      kind: "move" as const,
      seat: null,
      text: "",
      move: isMove ? this.move : 0,
      turn: 0,
      forced: false,
    };
    return { ...plain, ...(told as Pick<Happening, "kind">), events: this.events(told.events, this.move) };
  }

  preview(told: ShortPreview, move: string): Preview {
    return { move, ends_turn: false, reveals: false, ...told, events: this.events(told.events, this.move + 1) };
  }

  private events(told: ShortPreview["events"] = [], seq: number): Event[] {
    return told.map(([name, ...values]) => {
      const names = this.names[name as string] ?? [];
      const audience = values.length > names.length ? (values.at(-1) as number) : EVERYBODY;
      const given = Object.fromEntries(names.map((each, place) => [each, values[place]]));
      return { seq, name, audience, arguments: given } as Event;
    });
  }
}

/** The value that a change makes of another; what did not change is the same object in both. */
export function changed(old: unknown, change: unknown): unknown {
  if (!Array.isArray(change)) return changedIn(old, change as Readonly<Record<string, unknown>>);
  if (change.length === 1) return change[0];
  if (change.length === 2) return chain(change[0], change[1]);
  const [start, n, values] = change as [number, number, unknown[]];
  const list = old as unknown[];
  return [...list.slice(0, start), ...values, ...list.slice(start + n)];
}

/** Name by name, or index by index; null: that name is gone. */
function changedIn(old: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) delete copy[name];
    else copy[name] = changed(copy[name], change);
  }
  return copy;
}

/** A list whose elements are told as changes to the ones before them. */
function chain(first: unknown, changes: readonly unknown[]): unknown[] {
  const list = [first];
  for (const change of changes) list.push(changed(list.at(-1), change));
  return list;
}
