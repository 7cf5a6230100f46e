// What the scorings gave, as the log tells it.

import { words } from "../../words.svelte";
import type { Show } from "../contract";
import type { Happening, Named } from "./play";
import type { Kind, Owner, OwnerView, Scoring, TableView } from "./types";

/** What an owner got for a kind. */
export interface Line {
  owner: Owner;
  kind: Kind;
  buildings: number;
  points: number;
}

export interface Held {
  scoring: Scoring;
  /** The place in the log, and the move that led to it. */
  seq: number;
  move: number;
  lines: Line[];
  /** What became of the last buildings, before the last scoring. */
  handedOut: HandedOut[];
}

export type ScoringShow = Held & Show;

type HandedOut = Named<"received" | "unclaimed">;

function lineOf(event: Named<"scored" | "martin_scored">): Line {
  const { kind, buildings, points } = event.arguments;
  return { owner: event.name === "scored" ? event.arguments.seat : "martin", kind, buildings, points };
}

/** The scorings of a move. */
function heldIn({ seq, move, events }: Happening): Held[] {
  const held: Held[] = [];
  let handedOut: HandedOut[] | null = null;
  for (const event of events) {
    if (event.name === "hand_laid_open") handedOut ??= [];
    else if (event.name === "received" || event.name === "unclaimed") handedOut?.push(event);
    else if (event.name === "scoring_held")
      held.push({ scoring: event.arguments.scoring, seq, move, lines: [], handedOut: handedOut ?? [] });
    else if (event.name === "scored" || event.name === "martin_scored") held.at(-1)?.lines.push(lineOf(event));
  }
  return held;
}

/** The scorings that were held until a move, the first first. */
export const heldUntil = (log: readonly Happening[], move: number): Held[] =>
  log.filter((happening) => happening.kind === "move" && happening.move <= move).flatMap(heldIn);

/** Each of them is told step by step. */
export const showsOf = (log: readonly Happening[], { owners }: TableView): ScoringShow[] =>
  heldUntil(log, Infinity).map((held) => ({
    ...held,
    points: owners.map((_, seat) => pointsFrom(held, seat)),
    heading: words.say("event-scoring-held", { scoring: words.value("scoring", held.scoring) }),
  }));

/** The table before the points of a scoring were counted. */
export function untold(view: TableView, { scoring }: ScoringShow): TableView {
  const without = (owner: OwnerView): OwnerView => ({ ...owner, points: { ...owner.points, [scoring]: 0 } });
  return {
    ...view,
    owners: view.owners.map(without),
    martin: view.martin && without(view.martin),
  };
}

export const lineFor = (held: Held, owner: Owner, kind: Kind): Line | null =>
  held.lines.find((line) => line.owner === owner && line.kind === kind) ?? null;

/** What an owner got from a scoring. */
export const pointsFrom = (held: Held, owner: Owner): number =>
  held.lines.filter((line) => line.owner === owner).reduce((total, line) => total + line.points, 0);
