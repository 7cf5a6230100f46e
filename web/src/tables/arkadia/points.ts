// Where gold comes from, for the breakdown at the end.

import type { Item } from "../contract";
import type { Event } from "./types";

/** The gold of an event: for seals of which colour, and in which sale. */
export function itemOf(event: Event): Item | null {
  if (event.name !== "sold" && event.name !== "sold_out") return null;
  const { seat, colour, points } = event.arguments;
  const group = event.name === "sold" ? "points-sold" : "points-sold-out";
  return { seat, points, source: `points-seals-${colour}`, group };
}
