// The castle from above and a little from the south. A storey is low and every further one a little narrower, so that
// a tower of three reaches hardly beyond its square, and what is behind it can be seen and played.

import { compareSquares, outlineOf, type Point, type Square } from "../../../kit/geometry";
import type { CastleView, Colour, RingSquareView } from "../types";
import { mix, PAINT, STONE } from "./looks";
import { cornerOf, disc, short, SIZE, slab } from "./paths";

/** The height of a storey, as far as it is seen. */
const STOREY = 9;
const TAPER = 2;
const FOOT = 1.5;
const PLATFORM = { width: SIZE - 2 * FOOT, height: 35 };

export interface Tower {
  square: Square;
  height: number;
  /** The colour on top; none where no tower stands. */
  top: Colour | null;
  /** The printed seal that is seen where no tower stands. */
  printed: Colour | null;
  fronts: { d: string; fill: string }[];
  bricks: string;
  cornices: string;
  windows: string;
  /** What is seen from above; the whole square where no tower stands. */
  platform: { x: number; y: number; width: number; height: number };
  /** The middle of the plaque with its height, in a corner of the platform: no tower in front hides it. */
  plaque: Point;
  /** All of it that is seen. */
  outline: string;
}

/** A tower on a square: a front for every storey from the lowest up, tinted by its colour, and the platform on top. */
export function towerOf({ square, towers, printed }: Pick<RingSquareView, "square" | "towers" | "printed">): Tower {
  const { x, y } = cornerOf(square);
  const foot = y + SIZE - 2;
  const storeys = towers.map((colour, number) => ({
    left: x + FOOT + number * TAPER,
    right: x + SIZE - FOOT - number * TAPER,
    low: foot - number * STOREY,
    top: foot - (number + 1) * STOREY,
    fill: mix(PAINT[colour].fill, STONE, 0.5),
  }));
  const inset = Math.max(0, towers.length - 1) * TAPER;
  const scale = (PLATFORM.width - 2 * inset) / PLATFORM.width;
  const height = PLATFORM.height * scale;
  const top = foot - towers.length * STOREY - height + 3 * scale;
  return {
    square,
    height: towers.length,
    top: towers.at(-1) ?? null,
    printed: printed === "plain" || printed === "court" ? null : printed,
    fronts: storeys.map(({ left, right, low, top, fill }) => ({ d: slab(left, right, top, low), fill })),
    bricks: storeys.map(({ left, right, low }, number) => bricks(left, right, low, number % 2 === 1)).join(""),
    cornices: storeys.map(({ left, right, top }) => `M${left - 0.5} ${short(top + 1)}H${right + 0.5}`).join(""),
    windows: storeys
      .flatMap(({ low }) => [10, 22, SIZE - 14].map((across) => `M${x + across} ${low - 1.5}v-3a2 2 0 0 1 4 0v3z`))
      .join(""),
    platform:
      towers.length === 0
        ? { x: x + FOOT, y: y + FOOT, width: PLATFORM.width, height: PLATFORM.width }
        : { x: x + FOOT + inset, y: top, width: PLATFORM.width * scale, height },
    plaque: { x: x + SIZE - 9 - inset, y: foot - towers.length * STOREY - 3 },
    outline: slab(x + FOOT, x + SIZE - FOOT, top, foot),
  };
}

function bricks(left: number, right: number, low: number, isShifted: boolean): string {
  const middle = low - 3.6;
  const joints = [6, 18, 30, 42]
    .map((across) => left + across + (isShifted ? 4 : 0))
    .filter((x) => x < right - 2)
    .map((x) => `M${x} ${low}v-3.6M${Math.min(x + 6, right - 1)} ${short(middle)}v-3.4`);
  return `M${left} ${short(middle)}H${right}${joints.join("")}`;
}

/** The towers from the back to the front. */
export const towersOf = (castle: Pick<CastleView, "ring">): Tower[] =>
  castle.ring.toSorted((one, other) => compareSquares(one.square, other.square)).map(towerOf);

/** What the towers throw on the ground to the east, the longer the higher they are. */
export const shadowsOf = (towers: readonly Tower[]): string =>
  towers
    .filter(({ height }) => height > 0)
    .map(({ square, height }) => {
      const { x, y } = cornerOf(square);
      const reach = 3 + 4 * height;
      return `M${x + SIZE - 2} ${y + 8}l${reach} ${reach * 0.6}V${y + SIZE - 1}H${x + SIZE - 2}z`;
    })
    .join("");

/** A bed of stones in every square, in which its printed seal lies. */
export const bedsOf = (squares: readonly Square[]): string =>
  squares.map((square) => outlineOf([square], { size: SIZE, inset: 4, radius: 5 })).join("");

/** Cobbles in the squares of the courtyard. */
export const cobblesOf = (squares: readonly Square[]): string =>
  squares
    .map(cornerOf)
    .flatMap(({ x, y }) =>
      Array.from({ length: 20 }, (_, number) => {
        const [column, row] = [number % 4, Math.floor(number / 4)];
        return disc({ x: x + 6 + 12 * column + (row % 2) * 6, y: y + 5.5 + 9.4 * row }, 3.8);
      }).filter((_, number) => number % 4 < 3 || Math.floor(number / 4) % 2 === 0),
    )
    .join("");
