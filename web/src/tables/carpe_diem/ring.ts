// The forum as it is drawn: where depots, patricians and walks lie in a drawing about its middle.

import type { Point } from "../../kit/geometry";

/** The view box: the middle of the ring is at (0, 0). */
export const FORUM = { width: 424, height: 358 };
export const TILE = 45;
/** Half the side of a depot. */
export const HALF_DEPOT = 51.5;
const GAP = 3;

/** The middles of the depots, clockwise from the top. */
const DEPOTS: readonly Point[] = [
  { x: 0, y: -121 },
  { x: 122, y: -94 },
  { x: 155, y: 15 },
  { x: 68, y: 121 },
  { x: -68, y: 121 },
  { x: -155, y: 15 },
  { x: -122, y: -94 },
];

export const depotAt = (depot: number): Point => DEPOTS[depot % DEPOTS.length]!;

/** The top left corner of a place of a depot, from the depot's middle. */
export const placeAt = (place: number): Point => ({
  x: (place % 2) * (TILE + GAP) - TILE - GAP / 2,
  y: Math.floor(place / 2) * (TILE + GAP) - TILE - GAP / 2,
});

/** Where a fare to each depot is told: beside its stone, off the tiles of all. */
const FARES: readonly Point[] = [
  { x: 76, y: -162 },
  { x: 138, y: -158 },
  { x: 192, y: -48 },
  { x: 144, y: 96 },
  { x: -144, y: 96 },
  { x: -192, y: -48 },
  { x: -138, y: -158 },
];

export const fareAt = (depot: number): Point => FARES[depot % FARES.length]!;

/** How far from the middle to the stone of a depot patricians stand, and how far apart from each other. */
const FROM_STONE = 15;
const APART = 21;

/** Where the feet of the `number`-th of `count` patricians at a depot are: before its stone, on the inside. */
export function patricianAt(depot: number, number = 0, count = 1): Point {
  const { x, y } = depotAt(depot);
  const length = Math.hypot(x, y);
  const share = 1 - HALF_DEPOT / Math.max(Math.abs(x), Math.abs(y)) - FROM_STONE / length;
  return { x: x * share + (number - (count - 1) / 2) * APART, y: y * share + 12 };
}

/** Where the `number`-th of `count` patricians waits that has no depot yet: in the middle. */
export const waitingAt = (number: number, count: number): Point => ({ x: (number - (count - 1) / 2) * 34, y: 18 });

/** The road round the ring: a smooth curve through all depots. */
export function ringPath(): string {
  const curves = DEPOTS.map((from, depot) => {
    const [before, to, after] = [depot + DEPOTS.length - 1, depot + 1, depot + 2].map(depotAt);
    const leave = { x: from.x + (to!.x - before!.x) / 6, y: from.y + (to!.y - before!.y) / 6 };
    const arrive = { x: to!.x - (after!.x - from.x) / 6, y: to!.y - (after!.y - from.y) / 6 };
    return `C${spot(leave)} ${spot(arrive)} ${spot(to!)}`;
  });
  return `M${spot(depotAt(0))}${curves.join("")}z`;
}

/** The roads between depots that lines join. */
export const linesPath = (depots: readonly { depot: number; lines: readonly number[] }[]): string =>
  depots
    .flatMap(({ depot, lines }) => lines.filter((other) => other > depot).map((other) => [depot, other] as const))
    .map(([from, to]) => `M${spot(depotAt(from))}L${spot(depotAt(to))}`)
    .join("");

/** Whether the lines join every depot with its neighbours: the ring, not the star. */
export const isRing = (depots: readonly { lines: readonly number[] }[]): boolean =>
  depots[0]?.lines.includes(1) ?? true;

/** A footprint: where, and which way it points, in degrees clockwise from the north. */
export interface Footprint extends Point {
  angle: number;
}

const STRIDE = 15;
const ASIDE = 4.5;

/** Footprints along a way from where a patrician stands, from stone to stone. */
export function footprints(from: number, way: readonly number[]): Footprint[] {
  const points = [patricianAt(from), ...way.map(stoneAt)];
  return points.slice(1).flatMap((to, number) => stretch(points[number]!, to));
}

/** Where a walk meets the stone of a depot. */
function stoneAt(depot: number): Point {
  const { x, y } = depotAt(depot);
  const share = 1 - (HALF_DEPOT - 8) / Math.max(Math.abs(x), Math.abs(y));
  return { x: x * share, y: y * share };
}

function stretch(from: Point, to: Point): Footprint[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.max(1, Math.round(length / STRIDE));
  const ahead = { x: (to.x - from.x) / (length || 1), y: (to.y - from.y) / (length || 1) };
  const angle = (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI + 90;
  return Array.from({ length: count }, (_, number) => {
    const along = ((number + 0.5) / count) * length;
    const aside = number % 2 === 0 ? ASIDE : -ASIDE;
    return { x: from.x + ahead.x * along - ahead.y * aside, y: from.y + ahead.y * along + ahead.x * aside, angle };
  });
}

/** A leap over the forum, as a curve from one depot to another. */
export function leapPath(from: number, to: number): string {
  const [start, end] = [patricianAt(from), patricianAt(to)];
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 46 };
  return `M${spot(start)}Q${spot(top)} ${spot(end)}`;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
