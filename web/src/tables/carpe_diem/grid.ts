// Scoring cards as they are laid out: three columns of four with circles between neighbours, in a wide and a tall cut.

import type { Box, Point } from "../../kit/geometry";
import type { Circle, Space } from "./types";

/** A cut of the cards: their size, and how far apart they lie. */
export interface Cut {
  width: number;
  height: number;
  across: number;
  down: number;
}

export const WIDE: Cut = { width: 148, height: 58, across: 35, down: 26 };
export const TALL: Cut = { width: 102, height: 78, across: 26, down: 22 };

const COLUMNS = ["a", "b", "c"];
const N_ROWS = 4;
/** Room about the grid: for shadows, glows and chips. */
const MARGIN = 8;

export const gridSize = ({ width, height, across, down }: Cut) => ({
  width: COLUMNS.length * (width + across) - across + 2 * MARGIN,
  height: N_ROWS * (height + down) - down + 2 * MARGIN,
});

/** Where a card lies. */
export function boxOf(space: Space, { width, height, across, down }: Cut): Box {
  const column = COLUMNS.indexOf(space.charAt(0));
  const row = Number(space.slice(1)) - 1;
  return { x: MARGIN + column * (width + across), y: MARGIN + row * (height + down), width, height };
}

/** The two spaces that a circle lies between. */
export const spacesOf = (circle: Circle): [Space, Space] => circle.split("-") as [Space, Space];

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The middle of a circle: half way between its cards. */
export function circleAt(circle: Circle, cut: Cut): Point {
  const [one, other] = spacesOf(circle).map((space) => middleOf(boxOf(space, cut)));
  return { x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2 };
}

/** The links from card to card, as one path. */
export const linksPath = (circles: readonly Circle[], cut: Cut): string =>
  circles
    .map((circle) => spacesOf(circle).map((space) => middleOf(boxOf(space, cut))))
    .map(([one, other]) => `M${one!.x} ${one!.y}L${other!.x} ${other!.y}`)
    .join("");

/** The spaces on which no card lies with so few players: what is worth knowing is told there. */
export const emptySpaces = (used: readonly Space[]): Space[] =>
  (["a1", "c4", "c1", "a4"] as const).filter((space) => !used.includes(space));
