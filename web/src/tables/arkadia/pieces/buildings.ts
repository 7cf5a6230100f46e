// What is drawn of a building: its walls, its roof, and what stands where on it.

import {
  beyond,
  compareSquares,
  cornersOf,
  joinsOf,
  outlineOf,
  SIDES,
  type Point,
  type Side,
  type Square,
} from "../../../kit/geometry";
import type { Kind } from "../types";
import { WOOD } from "./looks";
import { arch, cornerOf, disc, line, ring, slab, SIZE } from "./paths";
import { merged, type Stroke, type Thing } from "./pictures";
import { courtsOf, EAVES, ridgeOf, roofOf } from "./roofs";

const WALL_OF_KIND: Record<Kind, string> = {
  house: "#f3e4c3",
  farm: "#cf9d62",
  tavern: "#f3e4c3",
  mill: "#fbf4e2",
  smithy: "#b3a68f",
  trade_centre: "#ead9a8",
  monastery: "#fbf4e2",
};
const GABLED: readonly Kind[] = ["house", "tavern"];
const GLASS = "#31424a";
const DOOR = "#6b3f1b";

export interface Standing {
  thing: Thing;
  at: Point;
}

export interface Shape {
  /** What it stands on. */
  ground: string;
  rim: string;
  shadow: string;
  wall: { d: string; fill: string };
  fronts: Stroke[];
  eaves: string;
  faces: { side: Side; d: string }[];
  ridges: string;
  things: Standing[];
  /** Where its sign and its seal lie. */
  sign: Point;
  seal: Point;
}

/** The drawing of a building; `hasSeal`: its sign makes room for the seal. */
export function shapeOf(kind: Kind, squares: readonly Square[], hasSeal: boolean): Shape {
  const sorted = squares.toSorted(compareSquares);
  const { faces, ridges } = roofOf(sorted, GABLED.includes(kind));
  const eaves = cornersOf(sorted, { size: SIZE, inset: EAVES });
  const eavesPath = eaves.map(ring).join("");
  return {
    ground: outlineOf(sorted, { size: SIZE, inset: 1.5, radius: 7 }),
    rim: outlineOf(sorted, { size: SIZE, inset: 3.4, radius: 5.5 }),
    shadow: eaves.map((corners) => ring(corners.map(({ x, y }) => ({ x: x + 4, y: y + 10 })))).join(""),
    wall: {
      d: outlineOf(sorted, { size: SIZE, inset: { north: 8, east: 5.5, south: 3.5, west: 5.5 } }),
      fill: WALL_OF_KIND[kind],
    },
    fronts: frontsOf(kind, sorted),
    eaves: eavesPath,
    faces: SIDES.map((side) => ({ side, d: faces[side].map(ring).join("") })).filter(({ d }) => d !== ""),
    ridges: ridges.map(([from, to]) => line(from, to)).join(""),
    ...placesOf(kind, sorted, hasSeal),
  };
}

// --- Walls ---

/** Doors and windows of the walls that are seen: those that look south. */
function frontsOf(kind: Kind, squares: readonly Square[]): Stroke[] {
  const group = new Set(squares);
  const seen = squares.filter((square) => !joinsOf(square, group).south);
  return merged(
    seen.flatMap((square, number) => {
      const { x, y } = cornerOf(square);
      return FRONT_OF_KIND[kind](x + SIZE / 2, y + LINTEL, y + SILL, number === 0);
    }),
  );
}

const LINTEL = SIZE - EAVES.south - 2;
const SILL = SIZE - 4.2;

/** What a wall has about `x`, between two heights. */
type Front = (x: number, top: number, low: number, isFirst: boolean) => Stroke[];

const panes = (xs: readonly number[], top: number, width: number): string =>
  xs.map((x) => slab(x - width / 2, x + width / 2, top + 4, top + 9)).join("");

const FRONT_OF_KIND: Record<Kind, Front> = {
  house: (x, top, low, isFirst) => [
    { d: panes(isFirst ? [x - 12.5, x + 12.5] : [x - 9, x + 9], top, 6), fill: GLASS },
    ...(isFirst ? [{ d: arch(x, 4, top + 2.5, low), fill: DOOR }] : []),
  ],
  farm: (x, top, low) => [
    { d: slab(x - 9, x + 9, top + 2, low), fill: "#7d5228" },
    {
      d: `M${x - 9} ${low - 0.5}L${x} ${top + 2}L${x + 9} ${low - 0.5}M${x} ${low}V${top + 2}`,
      line: "#f0d9a8",
      width: 1.2,
    },
  ],
  tavern: (x, top, low) => [
    { d: panes([x - 14.5, x + 14.5], top, 6.5), fill: "#f6c65a", line: WOOD, width: 1 },
    { d: slab(x - 5, x + 5, top + 4, low), fill: DOOR },
    { d: [-9, -3, 3].map((left) => slab(x + left, x + left + 3, top + 1, top + 5.5)).join(""), fill: "#c2452f" },
    { d: [-6, 0, 6].map((left) => slab(x + left, x + left + 3, top + 1, top + 5.5)).join(""), fill: "#fff6e6" },
  ],
  mill: (x, top, low) => [
    { d: arch(x, 4.5, top + 2, low), fill: DOOR },
    { d: disc({ x: x - 12, y: top + 7 }, 2.6) + disc({ x: x + 12, y: top + 7 }, 2.6), fill: GLASS },
  ],
  smithy: (x, top, low) => [
    { d: arch(x, 8, top + 1.5, low, 5), fill: "#3a2417" },
    {
      d: `M${x - 4.5} ${low}C${x - 5} ${top + 6} ${x} ${top + 6} ${x} ${top + 3.5}C${x + 4} ${top + 6} ${x + 5} ${top + 8} ${x + 4} ${low}z`,
      fill: "#f2a33a",
    },
  ],
  trade_centre: (x, top, low) => [
    { d: [-13, 0, 13].map((right) => arch(x + right, 4.5, top + 2, low)).join(""), fill: DOOR },
  ],
  monastery: (x, top, low) => [
    { d: [-13.5, -4.5, 4.5, 13.5].map((right) => arch(x + right, 3, top + 2.5, low - 1)).join(""), fill: GLASS },
  ],
};

// --- What stands where ---

const aside = ({ x, y }: Point, right: number, down: number): Point => ({ x: x + right, y: y + down });

/** Where things, sign and seal of a building go, whatever shape its kind has. */
function placesOf(kind: Kind, squares: readonly Square[], hasSeal: boolean): Pick<Shape, "things" | "sign" | "seal"> {
  const group = new Set(squares);
  const joinsAt = (square: Square) => SIDES.filter((side) => group.has(beyond(square, side) ?? ""));
  const isBend = (square: Square) => {
    const sides = joinsAt(square);
    return sides.length === 2 && SIDES.indexOf(sides[0]!) % 2 !== SIDES.indexOf(sides[1]!) % 2;
  };
  /** From the middle of the building outwards. */
  const inwards = squares.toSorted((one, other) => joinsAt(other).length - joinsAt(one).length);
  const seal = squares.findLast((square) => joinsAt(square).length < 2) ?? squares.at(-2)!;
  const others = inwards.filter((square) => square !== seal);

  /** The squares on which a thing of the kind stands: its sign lies elsewhere if it can. */
  const featured: Square[] = {
    house: [],
    farm: [],
    tavern: others.slice(-1),
    mill: others.slice(0, 1),
    smithy: [others.find(isBend) ?? others[0]!],
    trade_centre: others.filter((square) => joinsAt(square).length > 1),
    monastery: others.slice(1, 2),
  }[kind];
  const signed = others.find((square) => !featured.includes(square)) ?? others[0]!;
  const things = featured.map((square): Standing => THING_ON_ROOF[kind](ridgeOf(square)));
  const { x, y } = cornerOf(squares.at(-1)!);
  if (kind === "house")
    things.push(...squares.map((square): Standing => ({ thing: "chimney", at: aside(ridgeOf(square), 13, -6) })));
  if (kind === "tavern") things.push({ thing: "barrels", at: { x: x + 13, y: y + SIZE - 8 } });
  if (kind === "farm") things.push({ thing: "hay", at: { x: x + 9, y: y + SIZE - 8 } });
  things.unshift(...courtsOf(squares).map((at): Standing => ({ thing: "court", at })));
  let sign = ridgeOf(signed);
  if (kind === "house") sign = hasSeal ? aside(sign, -4, 0) : middleOf(squares.map(ridgeOf));
  return { things, sign, seal: aside(ridgeOf(seal), 0, 2) };
}

const THING_ON_ROOF: Record<Kind, (at: Point) => Standing> = {
  house: (at) => ({ thing: "chimney", at }),
  farm: (at) => ({ thing: "hay", at }),
  tavern: (at) => ({ thing: "parasol", at }),
  mill: (at) => ({ thing: "sails", at }),
  smithy: (at) => ({ thing: "forge", at }),
  trade_centre: (at) => ({ thing: "dome", at: aside(at, 0, 2) }),
  monastery: (at) => ({ thing: "belfry", at: aside(at, 3, 6) }),
};

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
