// Paths of a tile as text: absolute commands only, so that a path is moved and turned by its points.

import type { Point } from "../../../kit/geometry";

/** The side of a tile, and of a square. */
export const SIZE = 100;

const POINT = /(-?[\d.]+)[ ,](-?[\d.]+)/g;
const short = (value: number): number => Math.round(value * 10) / 10;

export const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The points of a path, one after the other. */
export const pointsOf = (path: string): Point[] =>
  [...path.matchAll(POINT)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

const mapped = (path: string, change: (point: Point) => Point): string =>
  path.replace(POINT, (_, x: string, y: string) => spot(change({ x: Number(x), y: Number(y) })));

/** A point after some quarter turns clockwise about the middle of the tile. */
export function turnedPoint(point: Point, quarters: number): Point {
  let { x, y } = point;
  for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [SIZE - y, x];
  return { x, y };
}

export const turned = (path: string, quarters: number): string => mapped(path, (point) => turnedPoint(point, quarters));

/** A path with left and right exchanged. */
export const mirrored = (path: string): string => mapped(path, ({ x, y }) => ({ x: SIZE - x, y }));

export const moved = (path: string, by: Point): string => mapped(path, ({ x, y }) => ({ x: x + by.x, y: y + by.y }));

/** A closed path through points. */
export const ring = (points: readonly Point[]): string => `M${points.map(spot).join("L")}z`;

/** A straight line. */
export const line = (from: Point, to: Point): string => `M${spot(from)}L${spot(to)}`;

/** A full circle around a point. */
export const disc = ({ x, y }: Point, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** Squares as one path, however they lie. */
export const squaresPath = (corners: readonly Point[]): string =>
  corners.map((corner) => `M${spot(corner)}h${SIZE}v${SIZE}h${-SIZE}z`).join("");
