// What the scorings gave, as the log tells it.

import type { Event, Happening } from "../../messages";

/** What an owner got for a kind. */
export interface Line {
  owner: number | "martin";
  kind: string;
  buildings: number;
  points: number;
}

export interface Held {
  scoring: string;
  /** The place in the log, and the move that led to it. */
  seq: number;
  move: number;
  lines: Line[];
  /** What became of the last buildings, before the last scoring. */
  handedOut: Event[];
}

const text = (event: Event, name: string): string => String(event.arguments[name]);
const number = (event: Event, name: string): number => Number(event.arguments[name]);

function lineOf(event: Event): Line {
  return {
    owner: event.name === "martin_scored" ? "martin" : number(event, "seat"),
    kind: text(event, "kind"),
    buildings: number(event, "buildings"),
    points: number(event, "points"),
  };
}

/** The scorings of a move. */
function heldIn({ seq, move, events }: Happening): Held[] {
  const held: Held[] = [];
  let handedOut: Event[] | null = null;
  for (const event of events) {
    if (event.name === "hand_laid_open") handedOut ??= [];
    else if (event.name === "received" || event.name === "unclaimed") handedOut?.push(event);
    else if (event.name === "scoring_held")
      held.push({ scoring: text(event, "scoring"), seq, move, lines: [], handedOut: handedOut ?? [] });
    else if (event.name === "scored" || event.name === "martin_scored") held.at(-1)?.lines.push(lineOf(event));
  }
  return held;
}

/** The scorings that were held until a move, the first first. */
export const heldUntil = (log: readonly Happening[], move: number): Held[] =>
  log.filter((happening) => happening.kind === "move" && happening.move <= move).flatMap(heldIn);

export const lineFor = (held: Held, owner: number | "martin", kind: string): Line | null =>
  held.lines.find((line) => line.owner === owner && line.kind === kind) ?? null;

/** What an owner got from a scoring. */
export const pointsFrom = (held: Held, owner: number | "martin"): number =>
  held.lines.filter((line) => line.owner === owner).reduce((total, line) => total + line.points, 0);
