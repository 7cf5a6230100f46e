// Sizes of the board, and paths as text.

import { boxOf, type Box, type Point, type Square } from "../../../kit/geometry";

/** The side of a square, in the units of the board's drawing. */
export const SIZE = 48;
export const COLUMNS = 16;
export const ROWS = 12;

/** How far the hedge reaches about the squares. */
export const HEDGE = { top: 24, right: 18, bottom: 16, left: 26 };

/** The whole board with its hedge; the squares begin at (0, 0). */
export const BOARD_BOX: Box = {
  x: -HEDGE.left,
  y: -HEDGE.top,
  width: COLUMNS * SIZE + HEDGE.left + HEDGE.right,
  height: ROWS * SIZE + HEDGE.top + HEDGE.bottom,
};

export const short = (value: number): number => Math.round(value * 10) / 10;

export const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** The top left corner of a square. */
export function cornerOf(square: Square): Point {
  const { x, y } = boxOf([square], SIZE);
  return { x, y };
}

/** A closed path through points. */
export const ring = (points: readonly Point[]): string => `M${points.map(spot).join("L")}z`;

/** A straight line. */
export const line = (from: Point, to: Point): string => `M${spot(from)}L${spot(to)}`;

/** A full circle about a point. */
export const disc = ({ x, y }: Point, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** A box between two heights. */
export const slab = (left: number, right: number, top: number, low: number): string =>
  `M${short(left)} ${short(low)}V${short(top)}H${short(right)}V${short(low)}z`;

/** An opening with a round head, as wide as twice `half`, about `x`. */
export const arch = (x: number, half: number, top: number, low: number, rise = half): string =>
  `M${short(x - half)} ${short(low)}V${short(top + rise)}a${half} ${rise} 0 0 1 ${2 * half} 0V${short(low)}z`;

/** A wall with that many merlons, from `base` up to `top`. */
export function battlement(
  left: number,
  right: number,
  top: number,
  base: number,
  merlons: number,
  deep: number,
): string {
  const step = short((right - left) / (2 * merlons - 1));
  const gap = `v${deep}h${step}v${-deep}h${step}`;
  return `M${short(left)} ${short(base)}V${short(top)}h${step}${gap.repeat(merlons - 1)}V${short(base)}z`;
}

/** Numbers from 0 to 1 that look like chance and are always the same. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
