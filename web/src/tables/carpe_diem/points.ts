// Where points come from, for the breakdown at the end.

import type { Item } from "../contract";
import type { Event } from "./types";

/** The points of an event: from which source, and in which scoring or at the end. */
export function itemOf(event: Event): Item | null {
  switch (event.name) {
    case "card_scored":
    case "card_failed": {
      const { seat, points } = event.arguments;
      const source = event.name === "card_scored" ? "points-card-scored" : "points-card-failed";
      return { seat, points, source, group: "board-cards" };
    }
    case "villa_scored":
      return final(event.arguments, "points-villa-scored");
    case "store_scored":
      return final(event.arguments, "points-store-scored");
    case "track_scored":
      return final(event.arguments, "points-track-scored");
    case "fountain_scored":
      return final(event.arguments, "points-fountain-scored");
    case "task_scored":
      return final(event.arguments, "points-task-scored");
    default:
      return null;
  }
}

const final = ({ seat, points }: { seat: number; points: number }, source: string): Item => ({
  seat,
  points,
  source,
  group: "board-final",
});
