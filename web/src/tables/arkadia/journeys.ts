// Which pieces travel for what happened. Tiles drop and towers rise where they are drawn; what goes to somebody flies.

import type { Journey } from "../contract";
import type { Happening } from "./play";
import type { Colour, Event, Square, TableView } from "./types";

/** The most seals of a building that fly. */
const MOST_SEALS = 4;

/** Whose things lie open before the person at the page: pictures of them fly there; to others only a number does. */
const isOpen = (view: TableView, seat: number): boolean => view.hand.length > 0 && view.players[seat]?.seals != null;

/** The building that has a square. */
const buildingAt = (view: TableView, square: Square): number =>
  view.buildings.findIndex(({ squares }) => squares.includes(square));

function sealsFrom(view: TableView, building: string, seat: number, colour: Colour, number: number): Journey[] {
  if (!isOpen(view, seat)) return [{ from: building, to: `seat:${seat}`, text: `+${number}` }];
  return Array.from({ length: Math.min(number, MOST_SEALS) }, (): Journey => ({
    from: building,
    to: `seal:${colour}:${seat}`,
    shows: "to",
  }));
}

/** Which pieces travel for a move. */
export function journeys({ events }: Happening, before: TableView, after: TableView): Journey[] {
  let finished = "";
  return events.flatMap((event): Journey[] => {
    if (event.name === "finished") finished = `building:${buildingAt(after, event.arguments.square)}`;
    if (event.name === "seals_gained")
      return sealsFrom(after, finished, event.arguments.seat, event.arguments.colour, event.arguments.workers);
    if (event.name === "seal_taken") return sealsFrom(after, finished, event.arguments.seat, event.arguments.colour, 1);
    return journeysOf(event, before, after);
  });
}

function journeysOf(event: Event, before: TableView, after: TableView): Journey[] {
  switch (event.name) {
    case "built": {
      const { kind, colour, square } = event.arguments;
      return [{ from: `card:${kind}:${colour}`, to: `building:${buildingAt(after, square)}` }];
    }
    case "camps_covered": {
      const { seat } = event.arguments;
      const covered = before.camps.filter((square) => !after.camps.includes(square));
      return covered.map((square) =>
        isOpen(after, seat)
          ? { from: `camp:${square}`, to: `neutral:${seat}`, shows: "to" }
          : { from: `camp:${square}`, to: `seat:${seat}`, text: "+1" },
      );
    }
    case "card_taken": {
      const { seat, kind, colour } = event.arguments;
      const place = before.open_cards.findIndex((card) => card?.kind === kind && card.colour === colour);
      const to = isOpen(after, seat) ? `card:${kind}:${colour}` : `seat:${seat}`;
      return [{ from: `open:${place + 1}`, to }];
    }
    case "card_seen":
      return [{ from: "pile", to: `card:${event.arguments.kind}:${event.arguments.colour}` }];
    case "worker_placed":
      return [{ from: `own:${event.arguments.seat}`, to: `square:${event.arguments.square}` }];
    case "neutral_placed":
      return [{ from: `neutral:${event.arguments.seat}`, to: `square:${event.arguments.square}` }];
    case "sold":
    case "sold_out": {
      const { seat, colour, points } = event.arguments;
      const to = isOpen(after, seat) ? `gold:${seat}` : `seat:${seat}`;
      return points === 0 ? [] : [{ from: `price:${colour}`, to, text: `+${points}` }];
    }
    default:
      return [];
  }
}
