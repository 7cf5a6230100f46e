// Rows of the content file as what is drawn from them.

import { squareAt, type Square } from "../../../kit/geometry";
import { COLOURS } from "../pieces/looks";
import type { CastleView, Colour, LotSquare } from "../types";

/** The squares of lines of signs that bear one of them. */
const squaresWith = (sign: string, lines: readonly string[]): Square[] =>
  lines.flatMap((line, row) =>
    [...line].flatMap((each, column) => (each === sign ? [squareAt({ column, row }) as Square] : [])),
  );

export const campsOf = (lines: readonly string[]): Square[] => squaresWith("T", lines);

/** The squares of a tile, in the top left corner of a board. */
export const cellsOf = (lines: readonly string[]): Square[] => squaresWith("#", lines);

/** A number for each colour, as rows have them. */
export const byColour = (numbers: readonly number[]): Record<Colour, number> =>
  Object.fromEntries(COLOURS.map((colour, place) => [colour, numbers[place] ?? 0])) as Record<Colour, number>;

/** Rows after a quarter turn clockwise. */
export const turnedRows = <Cell>(rows: readonly (readonly Cell[])[]): Cell[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]!).toReversed());

/** The castle before its first tower. */
export function lotOf(rows: readonly (readonly LotSquare[])[]): CastleView {
  const squares = rows.flatMap((row, line) =>
    row.map((printed, column) => ({ square: squareAt({ column, row: line }) as Square, printed })),
  );
  return {
    square: squares[0]!.square,
    is_upright: rows.length > rows[0]!.length,
    ring: squares
      .filter(({ printed }) => printed !== "court")
      .map(({ square, printed }) => ({ square, printed, towers: [], top: printed })),
    courtyard: squares.filter(({ printed }) => printed === "court").map(({ square }) => square),
    floor: 1,
    stores: [],
  };
}
