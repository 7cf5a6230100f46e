// Features across tiles. All that a feature has on its tiles is one path for each paint: fills cover the outlines at
// the seams between tiles, so that it is seen as one.

import { placeOf, type Point } from "../../../kit/geometry";
import type { BuiltView, EdgeName, Kind, OpenEdgeView, PlayerView, Side, Square, TileView } from "../types";
import { isBuilt, type Built } from "./looks";
import { line, moved, ring, SIZE, turned } from "./paths";
import { ARMS, crossingOf, EAST, isLandscape, lieOf, NORTH, SOUTH, southEavesOf, stampOf, WEST } from "./stamps";
import type { Arm, Lie, Stamp } from "./stamps";

/** What a feature has of one square. */
export interface Share extends Lie {
  square: Square;
  /** The top left corner of the square. */
  corner: Point;
  stamp: Stamp;
  chimneys: number;
  /** The arms beyond which nothing lies. */
  open: readonly Arm[];
  /** Those of them that can never be closed. */
  dead: readonly Arm[];
}

/** A villa, a landscape or a dwelling, on however many squares. */
export interface Shape {
  kind: Built;
  shares: readonly Share[];
}

export const isFinished = ({ shares }: Shape): boolean => shares.every(({ open }) => open.length === 0);

/** Where a square begins. */
export function cornerOf(square: Square): Point {
  const { column, row } = placeOf(square);
  return { x: column * SIZE, y: row * SIZE };
}

const ARM_OF_SIDE: Record<Side, Arm> = { north: NORTH, east: EAST, south: SOUTH, west: WEST };

function shareOf(kind: Built, square: Square, tile: TileView, open: readonly Arm[], dead: readonly Arm[] = []): Share {
  const lie = lieOf(kind, tile.edges);
  const chimneys = kind === "villa" ? tile.chimneys : 0;
  return { ...lie, square, corner: cornerOf(square), stamp: stampOf(kind, lie), chimneys, open, dead };
}

/** Landscapes first: roofs rise above them; of roofs, those further down above those behind. */
const inOrder = (shapes: readonly Shape[]): Shape[] => shapes.toSorted((one, other) => rankOf(one) - rankOf(other));

const rankOf = ({ kind, shares }: Shape): number =>
  (isLandscape(kind) ? 0 : 10 * SIZE) + Math.min(...shares.map(({ corner }) => corner.y));

/** The features of a district as the view tells them. */
export function shapesOf({ district, features }: Pick<PlayerView, "district" | "features">): Shape[] {
  const tileOn = new Map(district.map(({ square, tile }) => [square, tile]));
  const shapes = features.flatMap(({ kind, squares, open_edges }): Shape[] => {
    if (!isBuilt(kind)) return [];
    const shares = squares.flatMap((square) => {
      const tile = tileOn.get(square);
      const edges = open_edges.filter((edge) => edge.square === square);
      const open = edges.map(({ side }) => ARM_OF_SIDE[side]);
      const dead = edges.filter(({ fitting }) => fitting === 0).map(({ side }) => ARM_OF_SIDE[side]);
      return tile === undefined ? [] : [shareOf(kind, square, tile, open, dead)];
    });
    return [{ kind, shares }];
  });
  return inOrder(shapes);
}

/** The features of one tile on a square, with the arms beyond which nothing lies. */
export function shapesOfTile(tile: TileView, square: Square = "a1", open: readonly Arm[] = ARMS): Shape[] {
  const kinds = [...new Set(tile.edges)].filter((edge) => edge !== "pasture").filter(isBuilt);
  const shapes = kinds.map((kind): Shape => {
    const { arms } = lieOf(kind, tile.edges);
    const outward = arms.filter((arm) => open.includes(arm));
    return { kind, shares: [shareOf(kind, square, tile, outward)] };
  });
  return inOrder(shapes);
}

/** A tile after some quarter turns clockwise. */
export function turnedTile(tile: TileView, quarters: number): TileView {
  const edges = tile.edges.map((_, arm): EdgeName => tile.edges[(arm - quarters + 4) % 4] ?? "pasture");
  return { ...tile, edges };
}

// --- A tile that is about to be laid ---

const STEP_OF_ARM: readonly Point[] = [
  { x: 0, y: -SIZE },
  { x: SIZE, y: 0 },
  { x: 0, y: SIZE },
  { x: -SIZE, y: 0 },
];

const opposite = (arm: Arm): Arm => (arm + 2) % 4;

const isAt = (share: Share, { corner }: Share, arm: Arm): boolean =>
  share.corner.x === corner.x + STEP_OF_ARM[arm]!.x && share.corner.y === corner.y + STEP_OF_ARM[arm]!.y;

/** A tile about to be laid: what its features would be one with, and all that they leave as it is. */
export interface Outlook {
  joined: Shape[];
  others: Shape[];
}

/** The features of a district if a tile lay on a square. */
export function withTile(
  shapes: readonly Shape[],
  district: readonly BuiltView[],
  square: Square,
  tile: TileView,
): Outlook {
  const corners = district.map((built) => cornerOf(built.square));
  const { x, y } = cornerOf(square);
  const isFree = (arm: Arm) =>
    !corners.some((corner) => corner.x === x + STEP_OF_ARM[arm]!.x && corner.y === y + STEP_OF_ARM[arm]!.y);
  const own = shapesOfTile(tile, square, ARMS.filter(isFree));
  const mates = new Set<Shape>();
  const joined = own.map(({ kind, shares: [laid] }): Shape => {
    if (laid === undefined) return { kind, shares: [] };
    const isJoined = (shape: Shape) => shape.kind === kind && shape.shares.some((share) => meet(share, laid));
    const beside = shapes.filter(isJoined);
    for (const shape of beside) mates.add(shape);
    const closed = beside.flatMap(({ shares }) => shares.map((share) => closedTo(share, laid)));
    return { kind, shares: [...closed, laid] };
  });
  return { joined: inOrder(joined), others: shapes.filter((shape) => !mates.has(shape)) };
}

const meet = (share: Share, laid: Share): boolean =>
  laid.arms.some((arm) => isAt(share, laid, arm) && share.arms.includes(opposite(arm)));

const closedTo = (share: Share, laid: Share): Share => ({
  ...share,
  open: share.open.filter((arm) => !isAt(laid, share, arm)),
});

/** The same shapes with these open edges barred: nothing can close them any more. */
export function withBars(shapes: readonly Shape[], edges: readonly Pick<OpenEdgeView, "square" | "side">[]): Shape[] {
  const deadOf = ({ square, open }: Share) =>
    edges
      .filter((edge) => edge.square === square)
      .map(({ side }) => ARM_OF_SIDE[side])
      .filter((arm) => open.includes(arm));
  return shapes.map((shape) =>
    shape.shares.some((share) => deadOf(share).length > 0)
      ? { ...shape, shares: shape.shares.map((share) => ({ ...share, dead: [...share.dead, ...deadOf(share)] })) }
      : shape,
  );
}

/** The kinds of features that open edges belong to, each once. */
export const kindsAt = (shapes: readonly Shape[], edges: readonly Pick<OpenEdgeView, "square" | "side">[]): Kind[] => [
  ...new Set(
    edges.flatMap(({ square, side }) =>
      shapes
        .filter(({ shares }) => shares.some((each) => each.square === square && each.arms.includes(ARM_OF_SIDE[side])))
        .map(({ kind }) => kind),
    ),
  ),
];

// --- Paths ---

/** All that is drawn of a feature, as one path for each paint. Empty paths are left out. */
export interface Paths {
  outline: string;
  /** What a rim of gold runs about. */
  rim: string;
  /** The wall below the eaves. */
  wall: string;
  /** The roof: what lies in the light and in the shade, which way its tiles run, where slopes meet. */
  light: string;
  shade: string;
  across: string;
  along: string;
  ridges: string;
  windows: string;
  /** Before an open edge: bare ground, the beams on it, its sides, its dashed end, and what has to go on beyond. */
  soil: string;
  beams: string;
  cheeks: string;
  ends: string;
  stubs: string;
  /** Beyond an edge that can never be closed, instead of that. */
  bars: string;
}

/** So far a wall shows below the eaves, always to the south. */
const WALL_HEIGHT = 9.5;

const joined = <Thing>(things: readonly Thing[], pathOf: (thing: Thing) => string): string =>
  things.map(pathOf).join("");

const pathsOfShape = new WeakMap<Shape, Paths>();

export function pathsOf(shape: Shape): Paths {
  let paths = pathsOfShape.get(shape);
  if (paths === undefined) pathsOfShape.set(shape, (paths = drawn(shape)));
  return paths;
}

function drawn({ kind, shares }: Shape): Paths {
  const roof = (...looks: Arm[]) =>
    joined(shares, ({ stamp, corner }) =>
      joined(
        stamp.slopes.filter(({ look }) => looks.includes(look)),
        ({ path }) => moved(path, corner),
      ),
    );
  const works = worksOf(kind);
  const atArms = (armsOf: (share: Share) => readonly Arm[]) => (work: string) =>
    joined(shares, (share) => joined(armsOf(share), (arm) => moved(turned(work, arm), share.corner)));
  const before = atArms(({ open }) => open);
  const beyond = atArms(({ open, dead }) => open.filter((arm) => !dead.includes(arm)));
  const outline = joined(shares, ({ stamp, corner }) => moved(stamp.outline, corner));
  const wall = isLandscape(kind) ? "" : moved(outline, { x: 0, y: WALL_HEIGHT });
  return {
    outline,
    rim: outline + wall,
    wall,
    light: roof(WEST),
    shade: roof(SOUTH),
    across: roof(NORTH, SOUTH),
    along: roof(EAST, WEST),
    ridges: joined(shares, ({ stamp, corner }) => moved(stamp.ridges, corner)),
    windows: joined(shares, windowsOf),
    soil: before(works.soil),
    beams: before(works.beams),
    cheeks: before(works.cheeks),
    ends: before(works.end),
    stubs: beyond(works.stub),
    bars: atArms(({ dead }) => dead)(BARS),
  };
}

/** A name that no other feature of the district has, as long as it is not joined to another. */
export const nameOfShape = ({ kind, shares: [first] }: Shape): string => `${kind} ${first?.square}`;

/** What is to be seen before an open edge to the north. */
interface Works {
  soil: string;
  beams: string;
  cheeks: string;
  end: string;
  stub: string;
}

const BEAM = 8;
const STUB = 15;
/** Two crossed boards. */
export const BARS = "M38 -4L62 -18M38 -18L62 -4";

function worksOf(kind: Kind): Works {
  const [from, to] = crossingOf(kind);
  const end = line({ x: from + 2, y: 1.6 }, { x: to - 2, y: 1.6 });
  const stub = `M${from} 0L${from} ${-STUB}L${to} ${-STUB}L${to} 0`;
  if (isLandscape(kind)) return { soil: ploughed(from, to), beams: "", cheeks: "", end, stub };
  const beams = Array.from({ length: 7 }, (_, beam) => from + 6 + beam * BEAM);
  return {
    soil: unroofed(from, to),
    beams: joined(beams, (x) => line({ x, y: -2 }, { x, y: 12 })),
    cheeks: joined([from, to], (x) => line({ x, y: -2 }, { x, y: 16 })),
    end,
    stub,
  };
}

/** Bare soil with a jagged end. */
function ploughed(from: number, to: number): string {
  const teeth = Array.from({ length: 9 }, (_, tooth) => ({
    x: to - ((to - from) * tooth) / 8,
    y: tooth % 2 === 0 ? 11 : 15,
  }));
  return ring([{ x: from - 1, y: -3 }, { x: to + 1, y: -3 }, { x: to + 1, y: 11 }, ...teeth, { x: from - 1, y: 11 }]);
}

/** Where no roof tiles lie yet, in steps. */
function unroofed(from: number, to: number): string {
  const step = (to - from) / 6;
  const steps = Array.from({ length: 6 }, (_, number) => {
    const y = number % 2 === 0 ? 17 : 12;
    return [
      { x: to - number * step, y },
      { x: to - (number + 1) * step, y },
    ];
  });
  return ring([{ x: from, y: -3 }, { x: to, y: -3 }, ...steps.flat()]);
}

const WINDOW = 11;

/** Small windows in the walls that look south. */
function windowsOf({ stamp, corner }: Share): string {
  return joined(southEavesOf(stamp), ({ from, to, y }) => {
    const count = Math.floor((to - from) / WINDOW);
    const places = Array.from({ length: count }, (_, place) => from + ((to - from) * (place + 0.5)) / count);
    return joined(places, (x) =>
      moved(`M${x - 2.2} ${y + 3.6}L${x + 2.2} ${y + 3.6}L${x + 2.2} ${y + 7.8}L${x - 2.2} ${y + 7.8}z`, corner),
    );
  });
}

// --- What stands on a feature ---

const COURT_ARMS = 3;
const CHIMNEYS_AROUND_COURT: readonly Point[] = [
  { x: 29, y: 38 },
  { x: 71, y: 38 },
  { x: 71, y: 72 },
  { x: 29, y: 72 },
];

const within = ({ corner }: Share, { x, y }: Point): Point => ({ x: corner.x + x, y: corner.y + y });

/** Where the chimneys of a villa stand, from the back to the front. */
export const chimneysOf = ({ shares }: Shape): Point[] =>
  shares
    .flatMap((share) => {
      const { x, y } = share.stamp.sign;
      const apart = share.chimneys > 1 ? 14 : 0;
      const spots = hasCourt(share)
        ? CHIMNEYS_AROUND_COURT
        : [
            { x: x - apart, y },
            { x: x + apart, y },
          ];
      return spots.slice(0, share.chimneys).map((spot) => within(share, spot));
    })
    .toSorted((one, other) => one.y - other.y);

const hasCourt = ({ arms }: Share): boolean => arms.length >= COURT_ARMS;

/** The courts in the middle of a villa's crossings. */
export const courtsOf = ({ kind, shares }: Shape): Point[] =>
  kind === "villa" ? shares.filter(hasCourt).map((share) => within(share, { x: SIZE / 2, y: SIZE / 2 })) : [];

/** Where signs stand: one on each tile, on a finished dwelling one in its middle. */
export function signsOf(shape: Shape): Point[] {
  const spots = shape.shares.map((share) => within(share, share.stamp.sign));
  if (isLandscape(shape.kind) || !isFinished(shape)) return spots;
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  return [{ x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) }];
}

/** Features in small, as one path for each look. */
export interface Glimpse {
  kind: Built;
  isDone: boolean;
  outline: string;
}

export function glimpsesOf(shapes: readonly Shape[]): Glimpse[] {
  const glimpses = new Map<string, Glimpse>();
  for (const shape of shapes) {
    const { kind } = shape;
    const isDone = isFinished(shape);
    const name = `${kind} ${isDone}`;
    const outline = joined(shape.shares, ({ stamp, corner }) => moved(stamp.outline, corner));
    glimpses.set(name, { kind, isDone, outline: (glimpses.get(name)?.outline ?? "") + outline });
  }
  return [...glimpses.values()];
}

/** Of a single arm, so large a sign has room beside the other feature of the tile. */
export const isCrowded = ({ shares }: Shape): boolean => shares.some(({ mate }) => mate !== null);
