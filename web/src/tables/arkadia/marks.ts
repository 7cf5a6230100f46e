// What a move changed on the table.

import type { HappeningOf } from "../contract";
import type { Event, TableView } from "./types";

function placesOf(event: Event, { buildings }: TableView): string[] {
  switch (event.name) {
    case "built": {
      const index = buildings.findIndex(({ squares }) => squares.includes(event.arguments.square));
      return index < 0 ? [] : [`building:${index}`];
    }
    case "worker_placed":
    case "neutral_placed":
      return [`square:${event.arguments.square}`];
    case "tower_placed":
      return [`ring:${event.arguments.square}`];
    default:
      return [];
  }
}

/** The places that somebody's move changed: what was built, where workers and towers were put. */
export const marksOf = ({ events }: HappeningOf<Event>, after: TableView): string[] =>
  events.flatMap((event) => placesOf(event, after));
