// A board in small: what lies on its squares, as few shapes.

import { outlineOf, type Square } from "./geometry";

/** A square of a small board. */
export interface MiniCell {
  square: Square;
  fill: string;
  /** What tells it without its colour: a path in 24 by 24. */
  sign?: string;
  /** The colour of the sign. */
  ink?: string;
  /** What it is part of: squares of one whole are one shape. */
  whole?: string;
}

/** So long is the side of a square. */
export const MINI_SIZE = 24;
const INSET = 1;
const RADIUS = 4;

/** One path for each fill: an outline for each whole, and for each square that is part of none. */
export function miniShapes(cells: readonly MiniCell[]): { fill: string; path: string }[] {
  const fills = [...new Set(cells.map(({ fill }) => fill))];
  return fills.map((fill) => {
    const alike = cells.filter((cell) => cell.fill === fill);
    const wholes = [...new Set(alike.map(wholeOf))];
    const outlines = wholes.map((whole) => {
      const squares = alike.filter((cell) => wholeOf(cell) === whole).map(({ square }) => square);
      return outlineOf(squares, { size: MINI_SIZE, inset: INSET, radius: RADIUS });
    });
    return { fill, path: outlines.join("") };
  });
}

const wholeOf = ({ whole, square }: MiniCell): string => whole ?? ` ${square}`;
