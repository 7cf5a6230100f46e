// Castles and shapes for pictures: of no game in particular.

import { shifted } from "../../../kit/geometry";
import type { CastleView, Colour, Kind, LotSquare, Square } from "../types";

/** K1: the lot as it lies, row by row. */
const LOT: LotSquare[][] = [
  ["red", "olive", "silver", "black"],
  ["plain", "court", "court", "plain"],
  ["black", "silver", "olive", "red"],
];

/** K2: one turning of each tile. */
export const SHAPES: Record<Kind, Square[]> = {
  house: ["a1", "b1"],
  farm: ["a1", "b1", "a2"],
  tavern: ["a1", "b1", "c1"],
  mill: ["a1", "b1", "c1", "b2"],
  smithy: ["a1", "a2", "a3", "b3"],
  trade_centre: ["b1", "c1", "a2", "b2"],
  monastery: ["a1", "b1", "a2", "b2"],
};

const NONE: Record<Colour, number> = { red: 0, olive: 0, black: 0, silver: 0 };

interface Castle {
  /** Its top left corner. */
  square?: Square;
  /** Towers by square, from the lowest up. */
  towers?: Record<Square, Colour[]>;
  floor?: number;
  stores?: Record<Colour, number>[];
}

/** A lying castle. */
export function castleOf({ square = "a1", towers = {}, floor = 1, stores = [NONE, NONE, NONE] }: Castle): CastleView {
  const places = LOT.flatMap((printed, row) =>
    printed.map((each, column) => ({ square: shifted(square, column, row)!, printed: each })),
  );
  return {
    square,
    is_upright: false,
    ring: places
      .filter(({ printed }) => printed !== "court")
      .map((place) => {
        const stack = towers[place.square] ?? [];
        return { ...place, towers: stack, top: stack.at(-1) ?? place.printed };
      }),
    courtyard: places.filter(({ printed }) => printed === "court").map((place) => place.square),
    floor,
    stores,
  };
}
