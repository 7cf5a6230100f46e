// Whose turn it is and what to do, in two short lines; what the page is called.

import { words } from "../words.svelte";
import type { Desk } from "./desk.svelte";

export interface Prompt {
  who: string;
  /** Of whom that speaks, if it is of a seat. */
  seat: number | null;
  what: string;
  /** Whether something is expected of the person at the page. */
  isMine: boolean;
}

/** What is said of a line that will not come back. */
const LOST: Partial<Record<Desk["line"], string>> = { refused: "page-link-refused", gone: "page-match-gone" };

export function promptOf(desk: Desk): Prompt {
  const { table } = desk;
  const lost = LOST[desk.line];
  if (lost) return { who: words.say(lost), seat: null, what: "", isMine: false };
  if (desk.screen.curtain !== null)
    return {
      who: words.say("page-curtain", { name: desk.names[desk.screen.curtain] ?? "" }),
      seat: desk.screen.curtain,
      what: "",
      isMine: true,
    };
  if (table === null) return { who: words.say("page-connecting"), seat: null, what: "", isMine: false };
  const { held } = desk.queue;
  if (held !== null) return { who: held, seat: null, what: words.say("page-held"), isMine: false };
  if (table.over) return { who: words.phase(table.phase), seat: null, what: winners(desk), isMine: false };
  if (isSeatFree(desk))
    return {
      who: words.say("page-sit-down-first"),
      seat: table.seat,
      what: words.say("page-sit-down-hint"),
      isMine: true,
    };
  if (desk.choice.isMyTurn)
    return { who: words.say("page-your-turn"), seat: table.seat, what: whatToDo(desk, table.phase), isMine: true };
  return { ...promptOfOther(desk), seat: table.to_act, isMine: false };
}

/** What is to be decided, or done with what is picked. */
export const whatToDo = ({ drawing, shown, choice }: Desk, phase: string): string =>
  (shown && drawing?.promptOf?.(choice, shown.table)) ?? words.phase(phase);

/** Whether this link's seat still waits for somebody to sit down. */
export const isSeatFree = ({ table, seats }: Desk): boolean =>
  table !== null && table.seat !== null && seats[table.seat]?.kind === "open";

function promptOfOther(desk: Desk): { who: string; what: string } {
  const { table, seats } = desk;
  if (table === null || table.to_act === null) return { who: "", what: "" };
  const name = desk.names[table.to_act] ?? "";
  return {
    who: words.say("page-turn-of", { name }),
    what: desk.queue.isBehind
      ? words.say("page-turn-shown")
      : waitingFor(seats[table.to_act]?.kind, name, desk.areBotsReady),
  };
}

function waitingFor(kind: string | undefined, name: string, areBotsReady: boolean): string {
  if (kind === "open") return words.say("page-turn-open");
  if (kind !== "bot") return words.say("page-turn-waits");
  return areBotsReady ? words.say("thinking", { name }) : words.say("page-bots-warming");
}

/** Who won. */
function winners({ table, names }: Desk): string {
  const first = (table?.standings ?? []).flatMap(({ place }, seat) => (place === 1 ? [names[seat] ?? ""] : []));
  if (first.length === 0) return "";
  return first.length === 1 ? words.say("wins", { name: first[0] }) : words.say("shared", { names: first.join(", ") });
}

/** What the match is played with. */
export const optionsOf = ({ table }: Desk): string[] =>
  Object.entries(table?.options ?? {}).map(
    ([option, value]) => `${words.say(`option-${option}`)}: ${words.say(`option-${option}-${value}`)}`,
  );

/** The title, and how far the game is: in the title's own words, else by its turns. */
export function headingOf({ title, table, shown }: Desk): string {
  if (title === null || words.title !== title) return "Insula";
  const name = words.say("title");
  const now = shown ?? table;
  if (now === null || (now.to_act === null && words.has("progress"))) return name;
  return words.has("progress")
    ? `${name} · ${words.say("progress", factsIn(now.table))}`
    : words.say("heading", { title: name, turn: now.turn });
}

/** What a sentence may say of a view: its numbers and words, also those one step further in, and how long lists are. */
function factsIn(view: unknown): Record<string, unknown> {
  const facts = (thing: unknown, isWhole: boolean): [string, unknown][] =>
    Object.entries(thing ?? {}).flatMap(([name, value]) => {
      if (Array.isArray(value)) return [[name, value.length]];
      if (value !== null && typeof value === "object") return isWhole ? facts(value, false) : [];
      return [[name, value ?? "none"]];
    });
  return Object.fromEntries(facts(view, true));
}
