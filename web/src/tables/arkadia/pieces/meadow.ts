// The meadow and the hedge about it: what grows there looks like chance, and is the same on every page.

import type { Point } from "../../../kit/geometry";
import { chance, COLUMNS, disc, HEDGE, ROWS, short, SIZE } from "./paths";

const WIDTH = COLUMNS * SIZE;
const HEIGHT = ROWS * SIZE;

export const GRID_LINES =
  Array.from({ length: COLUMNS - 1 }, (_, column) => `M${(column + 1) * SIZE} 0V${HEIGHT}`).join("") +
  Array.from({ length: ROWS - 1 }, (_, row) => `M0 ${(row + 1) * SIZE}H${WIDTH}`).join("");

// --- What grows on the meadow ---

function scattered(number: number, seed: number): Point[] {
  const next = chance(seed);
  return Array.from({ length: number }, () => ({
    x: Math.round(8 + next() * (WIDTH - 20)),
    y: Math.round(12 + next() * (HEIGHT - 20)),
  }));
}

export const TUFTS = scattered(150, 41)
  .map(({ x, y }) => `M${x} ${y}l-2.5-5m2.5 5v-6.5m0 6.5 2.5-5`)
  .join("");

/** Flowers of three colours. */
export const BLOOMS = [7, 19, 29].map((seed) =>
  scattered(20, seed)
    .map(({ x, y }) => `M${x} ${y}h.01`)
    .join(""),
);

export const PEBBLES = scattered(26, 53)
  .map(({ x, y }) => `M${x} ${y}c0-4 7-4 8 0z`)
  .join("");

/** Darker and lighter grass. */
export const SHADES = [
  "M0 118C60 60 160 150 250 110S380 0 470 0H768V90C740 170 640 120 560 170S420 300 300 250 120 320 0 262zM560 210C640 190 740 230 768 280V382C700 400 620 370 580 320S500 230 560 210z",
  "M0 455C80 400 180 440 240 500S420 560 520 470 690 380 768 410V576H0z",
];

// --- The hedge ---

/** A bush of the hedge. */
interface Bush extends Point {
  radius: number;
}

function hedgeRow(seed: number, depth: number, step: number, size: number): Bush[] {
  const next = chance(seed);
  const bush = (x: number, y: number): Bush => ({
    x: short(x + (next() - 0.5) * 5),
    y: short(y + (next() - 0.5) * 4),
    radius: short(size + next() * 2.5),
  });
  const { top, right, bottom, left } = HEDGE;
  const bushes: Bush[] = [];
  for (let x = -left + 6; x < WIDTH + right - 4; x += step)
    bushes.push(bush(x, -top * depth), bush(x + step / 2, HEIGHT + bottom * depth));
  for (let y = -6; y < HEIGHT + 6; y += step)
    bushes.push(bush(-left * depth, y), bush(WIDTH + right * depth, y + step / 2));
  return bushes;
}

const ROWS_OF_HEDGE = [hedgeRow(11, 0.78, 12, 7.5), hedgeRow(23, 0.5, 15, 7), hedgeRow(37, 0.3, 19, 5.5)];

/** From the outside to the inside: the bushes of a row, and the light on them. */
export const HEDGE_ROWS = ROWS_OF_HEDGE.map((bushes) => ({
  crowns: bushes.map((bush) => disc(bush, bush.radius)).join(""),
  shine: bushes
    .map(({ x, y, radius }) => {
      const half = short(radius * 0.5);
      return `M${short(x - half)} ${short(y - radius * 0.15)}a${half} ${half} 0 0 1 ${half} ${-half}`;
    })
    .join(""),
}));
