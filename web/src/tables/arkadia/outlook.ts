// What the thing that is pointed at would change: seals that are earned, buildings that are closed, prices.

import { COLOURS } from "./pieces/looks";
import type { BuildingView, CardView, ClosedView, Colour, Square, TableView } from "./types";

export interface Outlook {
  /** Neutral workers from camps that are covered. */
  camps: number;
  closed: Closed[];
  /** Buildings that stay open, of which one's worker there earns a seal once they are closed: their colours. */
  later: Colour[];
  towers: number;
  prices: Readonly<Record<Colour, number>>;
}

/** A building that would be finished, with what each seat would get of its colour. */
export interface Closed extends CardView {
  squares: readonly Square[];
  seals: readonly number[];
}

const nothing = (view: TableView): Outlook => ({
  camps: 0,
  closed: [],
  later: [],
  towers: 0,
  prices: view.prices,
});

/** What laying the tile of a card would bring; `move` is its site, `squares` what it covers there. */
export function outlookOfSite(view: TableView, card: CardView, move: string, squares: readonly Square[]): Outlook {
  const site = move.slice("site ".length);
  const playable = view.playable.find(({ kind }) => kind === card.kind);
  const closes = playable?.closes[site];
  return {
    ...nothing(view),
    camps: playable?.camps[site] ?? 0,
    closed: (closes?.buildings ?? []).map((each) => closedOf(view, each, { ...card, squares })),
    towers: closes?.new_towers ?? 0,
  };
}

/** What a move would bring: a worker, an end of placing them, a tower. */
export function outlookOfMove(view: TableView, move: string | null): Outlook {
  const [verb, noun = "", square = ""] = move?.split(" ") ?? [];
  if (verb === "tower") return { ...nothing(view), prices: pricesAfter(view, noun as Colour, square) };
  if (verb !== "own" && verb !== "neutral" && verb !== "stop") return nothing(view);
  const closings = [view.closes_now, view.closed_by[move!]].filter((closing) => closing != null);
  const closed = closings.flatMap(({ buildings }) => buildings);
  const isLater = ({ is_finished, open_squares }: BuildingView, number: number) =>
    !is_finished && open_squares.includes(noun as Square) && closed.every(({ building }) => building !== number);
  return {
    ...nothing(view),
    closed: closed.map((each) => closedOf(view, each)),
    later: verb === "own" ? view.buildings.filter(isLater).map(({ colour }) => colour) : [],
    towers: closings.reduce((sum, { new_towers }) => sum + new_towers, 0),
  };
}

const closedOf = (view: TableView, { building, seals }: ClosedView, laid?: Omit<Closed, "seals">): Closed => {
  const { kind, colour, squares } = (building === null ? laid : view.buildings[building])!;
  return { kind, colour, squares, seals };
};

/** All prices once a tower of a colour stands on a square. */
export const pricesAfter = (view: TableView, colour: Colour, square: Square): Record<Colour, number> =>
  view.next_towers.find((tower) => tower.colour === colour && tower.squares.includes(square))?.prices ?? view.prices;

/** How many seals of each colour a seat would get. */
export function gainsOf({ closed }: Outlook, seat: number): Record<Colour, number> {
  const gains = { red: 0, olive: 0, black: 0, silver: 0 };
  for (const { colour, seals } of closed) gains[colour] += seals[seat] ?? 0;
  return gains;
}

/** What seals are worth at prices. */
export const worthOf = (seals: Readonly<Record<Colour, number>>, prices: Readonly<Record<Colour, number>>): number =>
  COLOURS.reduce((sum, colour) => sum + seals[colour] * prices[colour], 0);
