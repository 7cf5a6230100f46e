// Where a piece may lie: which of its legal sites is meant by where one points.

import { boxOf, centreOf, type Point, type Square } from "./geometry";

/** A legal place for a piece: the move that lays it there, how it is turned, and what it covers. */
export interface Site {
  move: string;
  turn: string;
  squares: readonly Square[];
}

/** Every square that a site covers. */
export const coveredBySites = (sites: readonly Site[]): Set<Square> => new Set(sites.flatMap(({ squares }) => squares));

/** The turnings of sites, in the order of their names. */
export const turnsOf = (sites: readonly Site[]): string[] => [...new Set(sites.map(({ turn }) => turn))].toSorted();

/** The rotation that many steps on, round and round; from one that is not there, the first. */
export function stepTurn(turns: readonly string[], turn: string, step: number): string {
  const place = turns.indexOf(turn) + step;
  return (turns.includes(turn) ? turns[((place % turns.length) + turns.length) % turns.length] : turns[0]) ?? turn;
}

/** The sites that cover a square. */
export const sitesAt = (sites: readonly Site[], square: Square): Site[] =>
  sites.filter(({ squares }) => squares.includes(square));

/**
 * The site that is meant at a point of a square: one that covers the square, turned as wished if there is any, else
 * otherwise; of those the one whose middle is nearest, then the one further up and to the left.
 *
 * Of one turning every site is meant somewhere, also if one only ever points at the middle of squares.
 */
export function siteAt(
  sites: readonly Site[],
  square: Square,
  point: Point,
  size: number,
  turn: string | null,
): Site | null {
  const ranked = sitesAt(sites, square).map((site) => ({ site, rank: rankOf(site, point, size, turn) }));
  ranked.sort((one, other) => compare(one.rank, other.rank));
  return ranked[0]?.site ?? null;
}

type Rank = readonly (number | string)[];

function rankOf(site: Site, point: Point, size: number, turn: string | null): Rank {
  const centre = centreOf(site.squares, size);
  const { x, y } = boxOf(site.squares, size);
  // Rounded: of sites that are equally near, none is nearer by the last digit of a number.
  const distance = Math.round((Math.hypot(centre.x - point.x, centre.y - point.y) / size) * 1e6);
  return [site.turn === turn ? 0 : 1, distance, y, x, site.turn, site.move];
}

function compare(one: Rank, other: Rank): number {
  const place = one.findIndex((value, number) => value !== other[number]);
  if (place < 0) return 0;
  return one[place]! < other[place]! ? -1 : 1;
}
