// What the last move of each seat changed.

import type { Happening } from "../messages";
import { turnsOf } from "./log";

/** The seat whose last turn changed a place, by the place's name; of two seats, the later one. */
export function marksOf(
  log: readonly Happening[],
  placesOf: (happening: Happening) => readonly string[],
): Map<string, number> {
  const seen = new Set<number>();
  const marks = new Map<string, number>();
  for (const { seat, happenings } of turnsOf(log).reverse()) {
    if (seat === null || seen.has(seat)) continue;
    seen.add(seat);
    for (const place of happenings.filter(({ kind }) => kind === "move").flatMap(placesOf))
      if (!marks.has(place)) marks.set(place, seat);
  }
  return marks;
}
