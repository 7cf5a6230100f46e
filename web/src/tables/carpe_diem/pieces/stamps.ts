// Where a feature lies on a tile. There are eight stamps: one arm (alone, or with the other feature of the tile
// opposite, to its right or to its left), two arms in a line or round a corner, three arms, four. They are drawn as if
// the first arm came from the north, then turned. Each crosses an edge at the same places, so that neighbours meet.

import type { Point } from "../../../kit/geometry";
import type { EdgeName, Kind } from "../types";
import { mirrored, pointsOf, ring, SIZE, turned, turnedPoint } from "./paths";

/** An arm is the number of the edge that it comes from: 0 north, 1 east, 2 south, 3 west. Also where a slope looks. */
export type Arm = number;

export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const ARMS: readonly Arm[] = [NORTH, EAST, SOUTH, WEST];

/** How the other feature of a tile lies to a single arm. */
export type Mate = "opposite" | "right" | "left" | null;

/** The share that a feature has of a tile. */
export interface Lie {
  arms: readonly Arm[];
  mate: Mate;
}

/** A slope of a roof, and where it looks. */
export interface Slope {
  look: Arm;
  path: string;
}

export interface Stamp {
  outline: string;
  /** The roof of a building; a landscape has none. */
  slopes: readonly Slope[];
  ridges: string;
  /** Where its sign stands. */
  sign: Point;
}

export type Landscape = "pond" | "garden" | "vineyard" | "henyard";
const LANDSCAPES: readonly Kind[] = ["pond", "garden", "vineyard", "henyard"] satisfies Landscape[];
export const isLandscape = (kind: Kind): kind is Landscape => LANDSCAPES.includes(kind);

/** Where a feature crosses an edge: between these, from the left as one looks outward. */
export const crossingOf = (kind: Kind): [from: number, to: number] => (isLandscape(kind) ? [22, 78] : [20, 80]);

const isPasture = (edge: EdgeName | undefined): boolean => edge === undefined || edge === "pasture";

/** How a kind lies on a tile with these edges. */
export function lieOf(kind: Kind, edges: readonly EdgeName[]): Lie {
  const arms = ARMS.filter((arm) => edges[arm] === kind);
  const [only, ...others] = arms;
  if (only === undefined || others.length > 0) return { arms, mate: null };
  const turns: [number, Mate][] = [
    [2, "opposite"],
    [1, "right"],
    [3, "left"],
  ];
  const isMate = ([turn]: [number, Mate]) => !isPasture(edges[(only + turn) % 4]);
  return { arms, mate: turns.find(isMate)?.[1] ?? null };
}

export const stampOf = (kind: Kind, lie: Lie): Stamp => (isLandscape(kind) ? landscape(lie) : building(lie));

// --- Turnings ---

/** How often a stamp that is drawn from the north is turned: two arms round a corner begin with the one before. */
function quartersOf(arms: readonly Arm[]): number {
  const [first = NORTH, second] = arms;
  return second !== undefined && arms.length === 2 && second - first === 3 ? second : first;
}

const isCorner = (arms: readonly Arm[]): boolean => arms.length === 2 && (arms[1]! - arms[0]!) % 2 === 1;

const SIGN_OF_MATE: Record<NonNullable<Mate> | "alone", Point> = {
  alone: { x: 50, y: 44 },
  opposite: { x: 50, y: 24 },
  right: { x: 42, y: 24 },
  left: { x: 58, y: 24 },
};

function signOf({ arms, mate }: Lie): Point {
  if (arms.length === 1) return turnedPoint(SIGN_OF_MATE[mate ?? "alone"], quartersOf(arms));
  if (isCorner(arms)) return turnedPoint({ x: 55, y: 45 }, quartersOf(arms));
  return { x: SIZE / 2, y: SIZE / 2 };
}

// --- Landscapes ---

const ALONE = "M22 0C20 12 9 24 13 48C16 71 31 85 50 85C69 85 84 71 87 48C91 24 80 12 78 0z";
const OPPOSITE = "M22 0C21 8 13 15 15 25C17 38 34 43 50 43C66 43 83 38 85 25C87 15 79 8 78 0z";
const RIGHT = "M22 0C21 8 11 15 13 27C15 41 30 48 44 45C53 43 63 32 70 22C77 13 79 8 78 0z";
const STRAIGHT = "M22 0C20 18 13 30 15 50C17 70 24 82 22 100L78 100C80 82 87 70 85 50C83 30 76 18 78 0z";
const CORNER = "M22 0C20 22 12 46 28 66C42 84 74 80 100 78L100 22C90 22 80 14 78 0z";

function landscape(lie: Lie): Stamp {
  const { arms } = lie;
  const outline = arms.length > 2 ? cross(arms, "pond") : turned(landscapeFromNorth(lie), quartersOf(arms));
  return { outline, slopes: [], ridges: "", sign: signOf(lie) };
}

function landscapeFromNorth({ arms, mate }: Lie): string {
  if (isCorner(arms)) return CORNER;
  if (arms.length === 2) return STRAIGHT;
  if (mate === null) return ALONE;
  if (mate === "opposite") return OPPOSITE;
  return mate === "right" ? RIGHT : mirrored(RIGHT);
}

/** Straight arms from a square in the middle. */
function cross(arms: readonly Arm[], kind: Kind): string {
  const [from, to] = crossingOf(kind);
  const corners = ARMS.flatMap((arm) => {
    const points = arms.includes(arm)
      ? [
          [from, from],
          [from, 0],
          [to, 0],
        ]
      : [[from, from]];
    return points.map(([x, y]) => turnedPoint({ x: x!, y: y! }, arm));
  });
  return ring(corners);
}

// --- Buildings ---

/** A roof from the north: the outline, its slopes, and the ridges between them. */
interface Roof {
  outline: string;
  slopes: readonly Slope[];
  ridges: string;
}

/** A hipped roof over one arm, so deep. */
const hipped = (depth: number, hip: number): Roof => ({
  outline: `M20 0L80 0L80 ${depth}L20 ${depth}z`,
  slopes: [
    { look: WEST, path: `M20 0L50 0L50 ${depth - hip}L20 ${depth}z` },
    { look: EAST, path: `M50 0L80 0L80 ${depth}L50 ${depth - hip}z` },
    { look: SOUTH, path: `M20 ${depth}L50 ${depth - hip}L80 ${depth}z` },
  ],
  ridges: `M50 0L50 ${depth - hip}M50 ${depth - hip}L20 ${depth}M50 ${depth - hip}L80 ${depth}`,
});

/** Beside another feature on the right, the roof is cut off along the diagonal. */
const CUT: Roof = {
  outline: "M20 0L80 0L80 12L51 41L20 41z",
  slopes: [
    { look: WEST, path: "M20 0L50 0L48 20L20 41z" },
    { look: SOUTH, path: "M20 41L48 20L51 41z" },
    { look: EAST, path: "M48 20L80 12L51 41zM50 0L80 0L80 12L48 20z" },
  ],
  ridges: "M50 0L48 20M48 20L20 41M48 20L51 41M48 20L80 12",
};

const mirroredRoof = ({ outline, slopes, ridges }: Roof): Roof => ({
  outline: mirrored(outline),
  slopes: slopes.map(({ look, path }) => ({ look: (4 - look) % 4, path: mirrored(path) })),
  ridges: mirrored(ridges),
});

const ROOF_OF_MATE: Record<NonNullable<Mate> | "alone", Roof> = {
  alone: hipped(79, 28),
  opposite: hipped(41, 22),
  right: CUT,
  left: mirroredRoof(CUT),
};

const turnedRoof = ({ outline, slopes, ridges }: Roof, quarters: number): Roof => ({
  outline: turned(outline, quarters),
  slopes: slopes.map(({ look, path }) => ({ look: (look + quarters) % 4, path: turned(path, quarters) })),
  ridges: turned(ridges, quarters),
});

/** Over several arms the roof rises to the middle: each arm has two slopes, each side without an arm one. */
function joinedRoof(arms: readonly Arm[]): Roof {
  const sides = ARMS.map((side): Roof => {
    const isArm = arms.includes(side);
    const slopes = isArm
      ? [
          { look: WEST, path: "M20 0L50 0L50 50L20 20z" },
          { look: EAST, path: "M50 0L80 0L80 20L50 50z" },
        ]
      : [{ look: NORTH, path: "M20 20L80 20L50 50z" }];
    const hasValley = isArm || arms.includes((side + 1) % 4);
    const ridges = `${isArm ? "M50 0L50 50" : ""}${hasValley ? "M80 20L50 50" : ""}`;
    return turnedRoof({ outline: "", slopes, ridges }, side);
  });
  return {
    outline: cross(arms, "villa"),
    slopes: sides.flatMap(({ slopes }) => slopes),
    ridges: sides.map(({ ridges }) => ridges).join(""),
  };
}

function building(lie: Lie): Stamp {
  const { arms, mate } = lie;
  const roof = arms.length === 1 ? turnedRoof(ROOF_OF_MATE[mate ?? "alone"], quartersOf(arms)) : joinedRoof(arms);
  return { ...roof, sign: signOf(lie) };
}

/** The eaves of the slopes that look south, as far as they are level and long enough for windows below them. */
export function southEavesOf({ slopes }: Stamp): { from: number; to: number; y: number }[] {
  const eaves = slopes.flatMap(({ look, path }) => {
    if (look !== SOUTH) return [];
    const points = pointsOf(path);
    const y = Math.max(...points.map((point) => point.y));
    const across = points.filter((point) => point.y === y).map(({ x }) => x);
    return [{ from: Math.min(...across), to: Math.max(...across), y }];
  });
  return eaves.filter(({ from, to }) => to - from >= SHORTEST_EAVE);
}

const SHORTEST_EAVE = 18;
