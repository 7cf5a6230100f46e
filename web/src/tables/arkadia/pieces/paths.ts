// Sizes of the board, and paths as text.

import type { Box, Point } from "../../../kit/geometry";

/** The side of a square, in the units of the board's drawing. */
export const SIZE = 48;

/** How far the hedge reaches about the squares. */
export const HEDGE = { top: 24, right: 18, bottom: 16, left: 26 };

const COLUMNS = 16;
const ROWS = 12;

/** The whole board with its hedge; the squares begin at (0, 0). */
export const BOARD_BOX: Box = {
  x: -HEDGE.left,
  y: -HEDGE.top,
  width: COLUMNS * SIZE + HEDGE.left + HEDGE.right,
  height: ROWS * SIZE + HEDGE.top + HEDGE.bottom,
};

export const short = (value: number): number => Math.round(value * 10) / 10;

export const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** A closed path through points. */
export const ring = (points: readonly Point[]): string => `M${points.map(spot).join("L")}z`;
