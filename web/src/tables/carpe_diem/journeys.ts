// Which pieces travel for what happened.

import type { Journey } from "../contract";
import type { Happening } from "./play";
import type { Event, TableView } from "./types";

/** Where the tile in hand is: in the middle of the forum, or in the tray. */
const HAND = "in-hand";

/** The place in a depot where a tile lay before. */
function placeOf(view: TableView, depot: number, tile: string): string {
  const place = view.depots[depot]?.tiles.findIndex((each) => each?.tile === tile) ?? -1;
  return place < 0 ? `depot:${depot}` : `depot:${depot}:${place + 1}`;
}

function journeysOf(event: Event, before: TableView, after: TableView): Journey[] {
  switch (event.name) {
    case "dealt":
      return [{ from: "pile:light", to: placeOf(after, event.arguments.depot, event.arguments.tile), shows: "to" }];
    case "took":
      return [{ from: placeOf(before, event.arguments.depot, event.arguments.tile), to: HAND }];
    case "crafted":
      return [{ from: `row:${event.arguments.space}`, to: HAND }];
    case "built":
      return [{ from: HAND, to: `square:${event.arguments.seat}:${event.arguments.square}` }];
    case "stored":
      return [{ from: HAND, to: `stored:${event.arguments.seat}` }];
    case "stepped":
      return [
        {
          from: `seat:${event.arguments.seat}`,
          to: `track:${event.arguments.seat}`,
          text: `+${event.arguments.steps}`,
        },
      ];
    case "goods_gained":
      return gain(event.arguments.seat, event.arguments.good, event.arguments.number);
    case "coins_gained":
      return gain(event.arguments.seat, "coins", event.arguments.coins);
    case "bread_gained":
      return gain(event.arguments.seat, "bread", event.arguments.bread);
    case "card_scored":
    case "card_failed":
      return points(event.arguments.seat, spaceOf(before, event.arguments.card), event.arguments.points);
    default:
      return [];
  }
}

const gain = (seat: number, thing: string, number: number): Journey[] => [
  { from: `seat:${seat}`, to: `${thing}:${seat}`, text: `+${number}` },
];

const spaceOf = (view: TableView, card: string): string =>
  `card:${view.cards.find((each) => each.card === card)?.space ?? ""}`;

const points = (seat: number, from: string, number: number): Journey[] =>
  number === 0 ? [] : [{ from, to: `seat:${seat}`, text: number > 0 ? `+${number}` : `−${-number}` }];

/** Which pieces travel for a move. */
export const journeys = ({ events }: Happening, before: TableView, after: TableView): Journey[] =>
  events.flatMap((event) => journeysOf(event, before, after));
