// What a move changed on the table, until the rest of it is nobody's doing: a scoring, the end.

import { ownerPlace } from "./journeys";
import type { Happening } from "./play";
import type { Event } from "./types";

function placesOf(event: Event): string[] {
  switch (event.name) {
    case "took":
      return [`open:${event.arguments.place - 1}`];
    case "bought":
      return [`yard:${event.arguments.slot}`];
    case "received":
      return [ownerPlace(event.arguments.owner, event.arguments.kind)];
    default:
      return [];
  }
}

/** The places that somebody's move changed: where money or a building was, and where that is now. */
export function marksOf({ events }: Happening): string[] {
  const end = events.findIndex(({ name }) => name === "scoring_held" || name === "hand_laid_open");
  return (end < 0 ? events : events.slice(0, end)).flatMap(placesOf);
}
