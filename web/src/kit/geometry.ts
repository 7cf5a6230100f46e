// Squares of a board: their names, where they lie, what lies beside them, and the outline of those that belong together.

/** The name of a square: a letter for its column from the left, a number for its row from above. `c7`, `p12`. */
export type Square = string;

/** Where a square lies, both counted from 0. */
export interface Place {
  column: number;
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A board: how many squares it has, and how long their sides are. Its top left corner is at (0, 0). */
export interface Grid {
  columns: number;
  rows: number;
  size: number;
}

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** One side of a square. */
export interface Edge {
  square: Square;
  side: Side;
}

const STEP_OF_SIDE: Record<Side, Place> = {
  north: { column: 0, row: -1 },
  east: { column: 1, row: 0 },
  south: { column: 0, row: 1 },
  west: { column: -1, row: 0 },
};
const FIRST_COLUMN = "a".charCodeAt(0);
const N_COLUMNS = 26;
const N_ROWS = 99;
const NAME = /^([a-z])([1-9]\d?)$/;

// --- Names and places ---

export const isSquare = (thing: unknown): thing is Square => typeof thing === "string" && NAME.test(thing);

export function placeOf(square: Square): Place {
  const [, column, row] = NAME.exec(square) ?? [];
  if (column === undefined) throw new RangeError(`no square: ${square}`);
  return { column: column.charCodeAt(0) - FIRST_COLUMN, row: Number(row) - 1 };
}

/** The square at a place; null where no square has a name. */
export function squareAt({ column, row }: Place): Square | null {
  const isNamed = column >= 0 && column < N_COLUMNS && row >= 0 && row < N_ROWS;
  return isNamed ? `${String.fromCharCode(FIRST_COLUMN + column)}${row + 1}` : null;
}

/** All squares of a board, row by row. */
export const squaresOf = ({ columns, rows }: Grid): Square[] =>
  Array.from({ length: rows * columns }, (_, number) =>
    named({ column: number % columns, row: Math.floor(number / columns) }),
  );

/** Whether a board has a square. */
export function isOn(square: Square, { columns, rows }: Grid): boolean {
  const { column, row } = placeOf(square);
  return column < columns && row < rows;
}

/** The square at a place that has one. */
function named(place: Place): Square {
  const square = squareAt(place);
  if (square === null) throw new RangeError(`no square at column ${place.column}, row ${place.row}`);
  return square;
}

/** Orders squares row by row, each from the left. */
export function compareSquares(one: Square, other: Square): number {
  const [first, second] = [placeOf(one), placeOf(other)];
  return first.row - second.row || first.column - second.column;
}

// --- Places and points ---

/** The square of a board at a point; on a border, that to the right or below. */
export function squareAtPoint({ x, y }: Point, grid: Grid): Square | null {
  const square = squareAt({ column: Math.floor(x / grid.size), row: Math.floor(y / grid.size) });
  return square !== null && isOn(square, grid) ? square : null;
}

/** The box about squares, at least one. */
export function boxOf(squares: readonly Square[], size: number): Box {
  const places = squares.map(placeOf);
  const left = Math.min(...places.map(({ column }) => column));
  const top = Math.min(...places.map(({ row }) => row));
  const right = Math.max(...places.map(({ column }) => column)) + 1;
  const bottom = Math.max(...places.map(({ row }) => row)) + 1;
  return { x: left * size, y: top * size, width: (right - left) * size, height: (bottom - top) * size };
}

/** The middle of all that squares cover. */
export function centreOf(squares: readonly Square[], size: number): Point {
  const places = squares.map(placeOf);
  const middle = (numbers: number[]) =>
    (numbers.reduce((sum, number) => sum + number, 0) / numbers.length + 0.5) * size;
  return { x: middle(places.map(({ column }) => column)), y: middle(places.map(({ row }) => row)) };
}

/** How an `svg` shows its view box in a box of the window: as large as fits, in the middle. */
interface Showing extends Point {
  scale: number;
}

function showing(viewBox: Box, shown: Box): Showing {
  const scale = Math.min(shown.width / viewBox.width, shown.height / viewBox.height);
  return {
    x: shown.x + (shown.width - viewBox.width * scale) / 2 - viewBox.x * scale,
    y: shown.y + (shown.height - viewBox.height * scale) / 2 - viewBox.y * scale,
    scale,
  };
}

/** Where a point of the window lies in a drawing whose `viewBox` is shown in the box `shown` of the window. */
export function pointInDrawing(point: Point, viewBox: Box, shown: Box): Point {
  const { x, y, scale } = showing(viewBox, shown);
  return { x: (point.x - x) / scale, y: (point.y - y) / scale };
}

/** Where a box of such a drawing lies in the window. */
export function boxInWindow(box: Box, viewBox: Box, shown: Box): Box {
  const { x, y, scale } = showing(viewBox, shown);
  return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
}

// --- Neighbours ---

/** The square that many columns to the right and rows down; null where no square has a name. */
export function shifted(square: Square, columns: number, rows: number): Square | null {
  const { column, row } = placeOf(square);
  return squareAt({ column: column + columns, row: row + rows });
}

/** The square beyond a side. */
export function beyond(square: Square, side: Side): Square | null {
  const { column, row } = STEP_OF_SIDE[side];
  return shifted(square, column, row);
}

export const oppositeOf = (side: Side): Side => turnedSide(side, 2);

/** The squares of a board that share a side with a square. */
export const neighboursOf = (square: Square, grid: Grid): Square[] =>
  SIDES.map((side) => beyond(square, side)).filter((other): other is Square => other !== null && isOn(other, grid));

/** On which sides of a square the group that it belongs to goes on. */
export function joinsOf(square: Square, group: ReadonlySet<Square>): Record<Side, boolean> {
  const goesOn = (side: Side) => group.has(beyond(square, side) ?? "");
  return { north: goesOn("north"), east: goesOn("east"), south: goesOn("south"), west: goesOn("west") };
}

/** Squares in groups that hang together, side by side; in the order in which their first squares were named. */
export function groupsOf(squares: Iterable<Square>): Square[][] {
  const left = new Set(squares);
  const groups: Square[][] = [];
  for (const first of left) {
    left.delete(first);
    const group = [first];
    for (const square of group) {
      for (const side of SIDES) {
        const next = beyond(square, side);
        if (next !== null && left.delete(next)) group.push(next);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The sides of squares: on the rim there is none of them beyond, at a seam there is; a seam is told once. */
export function edgesOf(squares: Iterable<Square>): { rim: Edge[]; seams: Edge[] } {
  const group = new Set(squares);
  const edges = [...group].flatMap((square) => SIDES.map((side): Edge => ({ square, side })));
  const isRim = ({ square, side }: Edge) => !group.has(beyond(square, side) ?? "");
  const isTold = ({ side }: Edge) => side === "east" || side === "south";
  return { rim: edges.filter(isRim), seams: edges.filter((edge) => !isRim(edge) && isTold(edge)) };
}

// --- Turnings ---

/**
 * A shape after some quarter turns clockwise, turned over (left to right) before that where it is to be. It lies in
 * the top left corner of the board, and its squares keep their order.
 */
export function turned(squares: readonly Square[], quarters: number, isTurnedOver = false): Square[] {
  let places = squares.map(placeOf);
  if (isTurnedOver) places = places.map(({ column, row }) => ({ column: -column, row }));
  for (let quarter = 0; quarter < quarterOf(quarters); quarter++)
    places = places.map(({ column, row }) => ({ column: -row, row: column }));
  return inCorner(places);
}

/** Every way in which a shape can lie, each once, and as it is first. */
export function turningsOf(squares: readonly Square[], mayTurnOver = false): Square[][] {
  const ways = (mayTurnOver ? [false, true] : [false]).flatMap((isTurnedOver) =>
    [0, 1, 2, 3].map((quarters) => turned(squares, quarters, isTurnedOver)),
  );
  const looks = ways.map((way) => way.toSorted(compareSquares).join());
  return ways.filter((_, number) => looks.indexOf(looks[number]!) === number);
}

/** A shape, moved to the top left corner of the board. */
export const cornered = (squares: readonly Square[]): Square[] => inCorner(squares.map(placeOf));

function inCorner(places: Place[]): Square[] {
  const left = Math.min(...places.map(({ column }) => column));
  const top = Math.min(...places.map(({ row }) => row));
  return places.map(({ column, row }) => named({ column: column - left, row: row - top }));
}

export const turnedSide = (side: Side, quarters: number): Side =>
  SIDES[quarterOf(SIDES.indexOf(side) + quarters)] ?? side;

const quarterOf = (quarters: number): number => ((quarters % 4) + 4) % 4;

// --- Outlines ---

export interface Outlining {
  /** The side of a square. */
  size: number;
  /** How far inwards the outline lies: on all sides, or on each side of a square. Less than 0 is outwards. */
  inset?: number | Partial<Record<Side, number>>;
  /** How round the corners are. */
  radius?: number;
}

/** A place where an outline turns. */
interface Corner extends Point {
  /** Whether it turns to the right, as round the outside of a square. */
  isOuter: boolean;
}

/** Clockwise round a square: where a side begins. It ends where the next one does. */
const START_OF_SIDE: Record<Side, Place> = {
  north: { column: 0, row: 0 },
  east: { column: 1, row: 0 },
  south: { column: 1, row: 1 },
  west: { column: 0, row: 1 },
};

/**
 * The outline of squares as one path, across the borders between them: rings about them clockwise, about their holes
 * the other way round. Squares that only touch at a corner are apart.
 */
export const outlineOf = (squares: Iterable<Square>, outlining: Outlining): string =>
  ringsOf(squares, outlining)
    .map((ring) => pathOfRing(ring, outlining.radius ?? 0))
    .join("");

/** The corners of the same outline, ring by ring, as they are before they are rounded. */
export const cornersOf = (squares: Iterable<Square>, outlining: Outlining): Point[][] =>
  ringsOf(squares, outlining).map((ring) => ring.map(({ x, y }) => ({ x, y })));

/** The corners alone, each with `reach` of both its sides: brackets about what was done last. */
export function bracketsOf(squares: Iterable<Square>, reach: number, outlining: Outlining): string {
  const bracket = (ring: Corner[], corner: Corner, place: number) => {
    const [before, after] = besides(ring, place);
    const [from, to] = [before, after].map((other) =>
      towards(corner, other, Math.min(reach, apart(corner, other) / 2)),
    );
    return `M${spot(from!)}L${spot(corner)}L${spot(to!)}`;
  };
  return ringsOf(squares, outlining)
    .flatMap((ring) => ring.map((corner, place) => bracket(ring, corner, place)))
    .join("");
}

/** Single edges as one path: `inset` inwards, and `trim` shorter at both ends. */
export function pathOfEdges(edges: readonly Edge[], size: number, inset = 0, trim = 0): string {
  const line = ({ square, side }: Edge) => {
    const [from, to] = endsOf(square, side).map(({ column, row }) => ({ x: column * size, y: row * size }));
    const { column, row } = STEP_OF_SIDE[side];
    const ends = [towards(from!, to!, trim), towards(to!, from!, trim)];
    const [start, end] = ends.map(({ x, y }) => ({ x: x - column * inset, y: y - row * inset }));
    return `M${spot(start!)}L${spot(end!)}`;
  };
  return edges.map(line).join("");
}

/** Where a side of a square begins and ends, as corners of squares. */
function endsOf(square: Square, side: Side): [Place, Place] {
  const { column, row } = placeOf(square);
  const at = (start: Place) => ({ column: column + start.column, row: row + start.row });
  return [at(START_OF_SIDE[side]), at(START_OF_SIDE[turnedSide(side, 1)])];
}

function ringsOf(squares: Iterable<Square>, { size, inset = 0 }: Outlining): Corner[][] {
  const insetOf = (side: Side) => (typeof inset === "number" ? inset : (inset[side] ?? 0));
  return stretchesOf(squares).map((ring) =>
    ring.flatMap(({ side, from }, place) => {
      const before = ring.at(place - 1)!.side;
      if (before === side) return [];
      const point = { x: from.column * size, y: from.row * size };
      for (const each of [before, side]) {
        const { column, row } = STEP_OF_SIDE[each];
        point.x -= column * insetOf(each);
        point.y -= row * insetOf(each);
      }
      return [{ ...point, isOuter: side === turnedSide(before, 1) }];
    }),
  );
}

/** A side on the rim, clockwise about its square. */
interface Stretch {
  side: Side;
  from: Place;
  to: Place;
}

/** The sides on the rim, one after the other, ring by ring. */
function stretchesOf(squares: Iterable<Square>): Stretch[][] {
  const left = new Set(
    edgesOf(squares).rim.map(({ square, side }): Stretch => {
      const [from, to] = endsOf(square, side);
      return { side, from, to };
    }),
  );
  const nameOf = ({ column, row }: Place) => `${column} ${row}`;
  const startingAt = new Map<string, Stretch[]>();
  for (const stretch of left) {
    const corner = nameOf(stretch.from);
    startingAt.set(corner, [...(startingAt.get(corner) ?? []), stretch]);
  }
  /** Where squares touch at a corner two sides begin: the one to the right is of the same square. */
  const after = ({ side, to }: Stretch) => {
    const next = startingAt.get(nameOf(to))!;
    return next.find((each) => each.side === turnedSide(side, 1)) ?? next[0]!;
  };
  const rings: Stretch[][] = [];
  for (const first of left) {
    const ring: Stretch[] = [];
    for (let stretch = first; left.delete(stretch); stretch = after(stretch)) ring.push(stretch);
    rings.push(ring);
  }
  return rings;
}

function pathOfRing(ring: Corner[], radius: number): string {
  const parts = ring.map((corner, place) => {
    const [before, after] = besides(ring, place);
    const round = Math.min(radius, apart(corner, before) / 2, apart(corner, after) / 2);
    if (round <= 0) return spot(corner);
    const [start, end] = [towards(corner, before, round), towards(corner, after, round)];
    return `${spot(start)}A${short(round)} ${short(round)} 0 0 ${corner.isOuter ? 1 : 0} ${spot(end)}`;
  });
  return `M${parts.join("L")}z`;
}

const besides = (ring: Corner[], place: number): [Corner, Corner] => [
  ring.at(place - 1)!,
  ring[(place + 1) % ring.length]!,
];

/** Sides of outlines are level or upright. */
const apart = (one: Point, other: Point): number => Math.abs(one.x - other.x) + Math.abs(one.y - other.y);

function towards(from: Point, to: Point, length: number): Point {
  const part = length / (apart(from, to) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
