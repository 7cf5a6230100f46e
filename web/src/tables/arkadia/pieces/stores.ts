// The castle from the side: three tiers, the lowest the widest, each with the towers that are left in its store.

import type { Box } from "../../../kit/geometry";
import type { CastleView, Colour } from "../types";
import { COLOURS } from "./looks";
import { battlement } from "./paths";

export const STORES = { width: 212, height: 214 };

const TIERS = [
  { x: 2, width: 208, height: 66 },
  { x: 14, width: 184, height: 70 },
  { x: 26, width: 160, height: 66 },
];
const BLOCK = { width: 30, height: 13 };
const SHIELD = 34;

export interface Stack extends Box {
  colour: Colour;
  count: number;
  blocks: Box[];
}

export interface Tier {
  floor: number;
  state: "done" | "now" | "later";
  wall: string;
  /** Its box without the merlons. */
  box: Box;
  stacks: Stack[];
}

/** The tiers from the lowest up. */
export function tiersOf({ floor, stores }: Pick<CastleView, "floor" | "stores">): Tier[] {
  let low = STORES.height - 2;
  return stores.map((store, number) => {
    const { x, width, height } = TIERS[number] ?? TIERS.at(-1)!;
    const box = { x, y: low - height, width, height };
    low = box.y + 1;
    return {
      floor: number + 1,
      state: number + 1 < floor ? "done" : number + 1 === floor ? "now" : "later",
      wall: battlement(x, x + width, box.y, box.y + height, 9 - number, 7),
      box,
      stacks: stacksOf(store, box),
    };
  });
}

function stacksOf(store: Record<Colour, number>, tier: Box): Stack[] {
  const step = (tier.width - SHIELD - 6) / COLOURS.length;
  return COLOURS.map((colour, number) => {
    const count = store[colour];
    const x = tier.x + SHIELD + number * step + (step - BLOCK.width) / 2;
    const foot = tier.y + tier.height - 17;
    /** More than three lie closer. */
    const rise = Math.min(BLOCK.height, 34 / Math.max(count, 1));
    const blocks = Array.from({ length: count }, (_, place) => ({
      ...BLOCK,
      x,
      y: foot - BLOCK.height - place * rise,
    }));
    return { colour, count, blocks, x: x - 3, y: tier.y + 8, width: BLOCK.width + 6, height: tier.height - 9 };
  });
}
