// What the end of the game brought, as the log tells it.

import type { Happening } from "./play";
import type { Event, Source } from "./types";

/** The sources of points at the end, in the order in which they are counted. */
export const SOURCES: readonly Source[] = ["villas", "store", "track", "fountain", "tasks"];

const SOURCE_OF_EVENT: Partial<Record<Event["name"], Source>> = {
  villa_scored: "villas",
  store_scored: "store",
  track_scored: "track",
  fountain_scored: "fountain",
  task_scored: "tasks",
};

/** Points of each seat from each source. */
export interface Final {
  /** The place in the log. */
  seq: number;
  points: Record<Source, number[]>;
}

/** The end of the game, if it is among the first `moves` moves of a log. */
export function finalOf(log: readonly Happening[], moves: number, seats: number): Final | null {
  const last = log.findLast(({ events }) => events.some(({ name }) => name === "game_ended"));
  if (last === undefined || (last.move ?? 0) > moves) return null;
  const points = Object.fromEntries(SOURCES.map((source) => [source, Array<number>(seats).fill(0)])) as Final["points"];
  for (const event of last.events) {
    const source = SOURCE_OF_EVENT[event.name];
    if (source === undefined || !("points" in event.arguments)) continue;
    points[source][event.arguments.seat]! += event.arguments.points;
  }
  return { seq: last.seq, points };
}
