// What the scoring under way, or the one before, brought each seat.

import type { Happening } from "./play";

/** The points of each seat since the last scoring began, in the first `moves` moves of a log. */
export function gainsOf(log: readonly Happening[], moves: number): Map<number, number> {
  const gains = new Map<number, number>();
  for (const event of log.filter(({ move }) => move === null || move <= moves).flatMap(({ events }) => events)) {
    if (event.name === "scoring_began") gains.clear();
    if (event.name !== "card_scored" && event.name !== "card_failed") continue;
    const { seat, points } = event.arguments;
    gains.set(seat, (gains.get(seat) ?? 0) + points);
  }
  return gains;
}
