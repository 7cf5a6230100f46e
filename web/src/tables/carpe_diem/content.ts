// Rows of the content file as what is drawn from them.

import { squareAt } from "../../kit/geometry";
import type { CardView, EdgeName, FrameSide, Kind, Mark, Space, Square, TaskView, TileView } from "./types";

/** The letters that edges are written with. */
export const EDGE_OF_LETTER: Readonly<Record<string, EdgeName>> = {
  ".": "pasture",
  V: "villa",
  M: "merchant",
  B: "baker",
  S: "senator",
  C: "craftsman",
  P: "pond",
  H: "garden",
  G: "vineyard",
  K: "henyard",
};

export interface TileRow {
  edges: string;
  chimneys?: number;
  centre?: Kind;
}

export const tileOf = (tile: string, { edges, chimneys = 0, centre }: TileRow): TileView => ({
  tile,
  edges: [...edges].map((letter) => EDGE_OF_LETTER[letter] ?? "pasture"),
  chimneys,
  centre: centre ?? null,
});

const RED = ["A", "B"];

/** A scoring card: its deck says its colour. */
export const cardOf = (
  card: string,
  { need, reward }: Pick<CardView, "need" | "reward">,
): Pick<CardView, "card" | "red" | "need" | "reward"> => ({ card, red: RED.includes(card.charAt(0)), need, reward });

/** The squares of a building board, written line by line. */
export function boardOf(lines: readonly string[]): { shovel: Square; banderoles: Square[] } {
  const squares = lines.flatMap((line, row) =>
    line.split(" ").map((sign, column) => ({ sign, square: squareAt({ column, row }) as Square })),
  );
  const shown = (wanted: string) => squares.filter(({ sign }) => sign === wanted).map(({ square }) => square);
  return { shovel: shown("S")[0]!, banderoles: shown("b") };
}

const WIDTH = 6;

/** The squares that a mark of the frame looks along: a column from above or below, else a row. */
export const lineOf = (side: FrameSide, at: number): Square[] =>
  Array.from(
    { length: WIDTH },
    (_, number) =>
      squareAt(
        side === "top" || side === "bottom" ? { column: at, row: number } : { column: number, row: at },
      ) as Square,
  );

export type TaskRow = Record<Mark, { kind: Kind; points: number }>;
export type LineRow = Record<Mark, number>;

/** The tasks of a frame piece where it lies above a district. */
export const tasksOf = (piece: TaskRow, line: LineRow): TaskView[] =>
  (["left", "right"] as const).map((mark) => ({
    side: "top",
    mark,
    ...piece[mark],
    line: lineOf("top", line[mark]),
    met: false,
  }));

/** The circles that have cards on both sides. */
export const circlesWithout = <Circle extends string>(circles: readonly Circle[], empty: readonly Space[]): Circle[] =>
  circles.filter((circle) => !circle.split("-").some((space) => empty.includes(space as Space)));
