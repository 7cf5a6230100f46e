// Where the points came from: the itemised events of a match added up, for a table and for bars.

import type { Event, Happening, Standing } from "../messages";
import type { Item } from "../tables/contract";

/** What the events do not account for. */
export const OTHER = "page-other-points";

/** The points of each seat for one thing; `id` is a message's. */
export interface Part {
  id: string;
  points: number[];
}

/** The same, with what it is made up of. */
export interface Group extends Part {
  parts: Part[];
}

export type Division = "group" | "source";

/** A piece of a bar, from and to as shares of the chart's width. */
export interface Segment {
  id: string;
  points: number;
  from: number;
  to: number;
}

/** What the chart spans: everybody's gains to the right of zero, everybody's losses to the left. */
export interface Scale {
  low: number;
  high: number;
}

export function itemsOf(log: readonly Happening[], itemOf: (event: Event) => Item | null): Item[] {
  return log.flatMap((happening) => happening.events.map(itemOf)).filter((item) => item !== null);
}

/**
 * Items added up by parts of the game and within them by source, or the other way round. What is missing to `totals` is
 * a group of its own, so that the sums are always the standings'; what brought nobody anything is left out.
 */
export function divide(
  items: readonly Item[],
  totals: readonly number[],
  by: Division,
  order: readonly string[],
): Group[] {
  const [outer, inner] = by === "group" ? (["group", "source"] as const) : (["source", "group"] as const);
  const seats = totals.length;
  const groups = idsOf(items, outer, order).map((id): Group => {
    const own = items.filter((item) => item[outer] === id);
    const parts = idsOf(own, inner, order).map((part) => ({
      id: part,
      points: sumsOf(
        own.filter((item) => item[inner] === part),
        seats,
      ),
    }));
    return { id, points: sumsOf(own, seats), parts: parts.filter(isAny) };
  });
  const told = sumsOf(items, seats);
  const other = { id: OTHER, points: totals.map((total, seat) => total - (told[seat] ?? 0)), parts: [] };
  return [...groups, other].filter((group) => isAny(group) || group.parts.length > 0);
}

/** The ids that occur, in the order of the language files; those that are not there follow as they came. */
function idsOf(items: readonly Item[], key: Division, order: readonly string[]): string[] {
  const ids = [...new Set(items.map((item) => item[key]))];
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return ids.sort((one, other) => rank(one) - rank(other));
}

function sumsOf(items: readonly Item[], seats: number): number[] {
  const sums = new Array<number>(seats).fill(0);
  for (const { seat, points } of items) if (seat in sums) sums[seat] = (sums[seat] ?? 0) + points;
  return sums;
}

const isAny = (part: Part): boolean => part.points.some((points) => points !== 0);

export function scaleOf(groups: readonly Group[], seats: number): Scale {
  const sides = Array.from({ length: seats }, (_, seat) => groups.map((group) => group.points[seat] ?? 0));
  const sumOf = (points: number[], sign: number) =>
    points.filter((each) => each * sign > 0).reduce((sum, each) => sum + each, 0);
  return {
    low: Math.min(0, ...sides.map((points) => sumOf(points, -1))),
    high: Math.max(1, ...sides.map((points) => sumOf(points, 1))),
  };
}

/** The bar of a seat: gains laid side by side from zero to the right, losses from zero to the left. */
export function segmentsOf(groups: readonly Group[], seat: number, { low, high }: Scale): Segment[] {
  const share = (points: number) => (points - low) / (high - low);
  let [left, right] = [0, 0];
  return groups.flatMap(({ id, points: all }): Segment[] => {
    const points = all[seat] ?? 0;
    if (points === 0) return [];
    const start = points > 0 ? right : (left += points);
    if (points > 0) right += points;
    return [{ id, points, from: share(start), to: share(start + Math.abs(points)) }];
  });
}

/** The seats as they are placed; those that are tied as they sit. */
export const seatsByPlace = (standings: readonly Standing[]): number[] =>
  standings
    .map((_, seat) => seat)
    .sort((one, other) => (standings[one]?.place ?? 0) - (standings[other]?.place ?? 0) || one - other);

/** Who came first; several if they are tied. */
export const winnersOf = (standings: readonly Standing[]): number[] =>
  seatsByPlace(standings).filter((seat) => standings[seat]?.place === 1);
