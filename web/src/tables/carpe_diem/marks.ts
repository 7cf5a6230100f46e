// What a move changed on the table.

import type { Happening } from "./play";
import type { Event } from "./types";

function placesOf(event: Event): string[] {
  switch (event.name) {
    case "built":
      return [`square:${event.arguments.seat}:${event.arguments.square}`];
    case "took":
      return [`depot:${event.arguments.depot}`];
    case "disc_laid":
      return [`circle:${event.arguments.circle}`];
    default:
      return [];
  }
}

/** The places that somebody's move changed: where a tile was taken and built, where a disc was laid. */
export const marksOf = ({ events }: Happening): string[] => events.flatMap(placesOf);
