// A board that all share: whatever of a view lies on squares and has a word of its title's, put together.

import { boxOf, isOn, isSquare, type Grid, type Square } from "../../kit/geometry";
import { dashed, words } from "../../words.svelte";
import { paintIn } from "./paints";
import { isSaid, sayKind, sayThing, signThing } from "./saying";
import { isDone, isNothing, isRecord, isScalar, nameOf, squaresIn, type Fields, type Thing } from "./shapes";

/** A thing on the board, on one square or several. */
export interface Piece {
  name: string;
  /** What it is called whatever becomes of it. */
  kind: string;
  /** What stands on it; "" where nothing does. */
  sign: string;
  /** The colour that it shows. */
  paint: string | null;
  /** Whose it is: a seat, null for nobody; undefined where that is not asked. */
  owner: number | null | undefined;
  isDone: boolean;
  squares: Square[];
  /** What it is part of: pieces of one whole are drawn together. */
  whole: string;
}

/** From its first square, `a1`, to the furthest that is named. */
export interface Board {
  grid: Grid;
  pieces: Piece[];
  pieceOn: ReadonlyMap<Square, Piece>;
}

/** Fewer squares than this, in either direction, are no board. */
const SMALLEST = 3;
/** So long is the side of a square as it is drawn. */
const SIZE = 40;

// --- What lies there ---

/** The squares that a thing lies on: that in `square`, its first field, or those in its field `squares`. */
function squaresOf(thing: Fields): Square[] {
  const { square, squares } = thing;
  if (nameOf(thing) === square && isSquare(square)) return [square];
  return Array.isArray(squares) && squares.every(isSquare) ? squares : [];
}

/** Whether a list is of bare squares with one word for what lies on each. */
export const areBare = (field: string, thing: Thing): thing is Square[] =>
  Array.isArray(thing) && words.has(`thing-${dashed(field)}`) && thing.every(isSquare);

const arePieces = (thing: Thing): thing is Fields[] =>
  Array.isArray(thing) && thing.length > 0 && thing.every((each) => isSaid(each) && squaresOf(each).length > 0);

/** Whether a list lies on the board. */
export const isOnBoard = (field: string, thing: Thing): boolean => areBare(field, thing) || arePieces(thing);

/** Whether all that can be said of such a list is on the board. */
function isWhollyThere(field: string, thing: Thing): boolean {
  const isPlain = (value: Thing) => isScalar(value) || (Array.isArray(value) && value.every(isScalar));
  return areBare(field, thing) || (arePieces(thing) && thing.every((each) => Object.values(each).every(isPlain)));
}

function piecesIn(field: string, thing: Thing, names: readonly string[], whole: string | null): Piece[] {
  const wholeOf = (place: number) => whole ?? `${field} ${place}`;
  if (areBare(field, thing))
    return thing.map((square, place) => ({
      name: words.say(`thing-${dashed(field)}`),
      kind: words.say(`thing-${dashed(field)}`),
      sign: words.first([`sign-${dashed(field)}`]) ?? "",
      paint: null,
      owner: undefined,
      isDone: false,
      squares: [square],
      whole: wholeOf(place),
    }));
  if (arePieces(thing)) return thing.map((each, place) => pieceOf(each, place, names, wholeOf(place)));
  if (!isRecord(thing) || whole !== null) return [];
  return Object.entries(thing).flatMap(([inner, part]) => piecesIn(inner, part, names, field));
}

function pieceOf(thing: Fields, place: number, names: readonly string[], whole: string): Piece {
  const squares = squaresOf(thing);
  const { owner } = thing;
  return {
    name: sayThing(thing, names),
    kind: sayKind(thing, names),
    sign: signThing(thing, place + 1, names) ?? (squares.length > 1 ? String(place + 1) : ""),
    paint: paintIn(thing),
    owner: owner === null || typeof owner === "number" ? owner : undefined,
    isDone: isDone(thing),
    squares,
    whole,
  };
}

/** The board of a view; null where nothing lies on squares, or only on a few. */
export function boardOf(view: Thing, names: readonly string[]): Board | null {
  if (!isRecord(view)) return null;
  const pieces = Object.entries(view).flatMap(([field, thing]) => piecesIn(field, thing, names, null));
  if (pieces.length === 0) return null;
  const { x, y, width, height } = boxOf(squaresIn(withoutShapes(view)), 1);
  const grid = { columns: x + width, rows: y + height, size: SIZE };
  if (grid.columns < SMALLEST || grid.rows < SMALLEST) return null;
  const pieceOn = new Map(pieces.flatMap((piece) => piece.squares.map((square) => [square, piece] as const)));
  return { grid, pieces, pieceOn };
}

/** A view without what its board shows as a whole; of what lies there, also without its square. */
export function leftOver(view: Fields, depth = 0): Fields {
  const isShown = (field: string, thing: Thing) => isWhollyThere(field, thing) || (depth > 0 && isSquare(thing));
  const entries = Object.entries(view).filter(([field, thing]) => !isShown(field, thing));
  const parts = entries.map(([field, thing]): [string, Thing] => {
    const isWhole =
      depth === 0 && isRecord(thing) && Object.entries(thing).some(([inner, part]) => isOnBoard(inner, part));
    return [field, isWhole ? leftOver(thing, 1) : thing];
  });
  return Object.fromEntries(parts.filter(([field, thing]) => !isNothing(thing) || isNothing(view[field])));
}

// --- How it is drawn ---

export const hasSquare = ({ grid }: Board, square: string): boolean => isSquare(square) && isOn(square, grid);

/** Pieces that are drawn as one, on several squares: a tile, or what its parts lie on. */
export interface Whole {
  name: string;
  squares: Square[];
  /** The tile; null for what is put together. */
  tile: Piece | null;
}

export function wholesOf({ pieces }: Board): Whole[] {
  const names = [...new Set(pieces.map(({ whole }) => whole))];
  const wholes = names.map((name) => {
    const parts = pieces.filter(({ whole }) => whole === name);
    return { name, squares: parts.flatMap(({ squares }) => squares), tile: parts.length > 1 ? null : parts[0]! };
  });
  return wholes.filter(({ squares }) => squares.length > 1);
}

// --- Shapes: what a move covers ---

/** Rows of a name and squares: what a thing of that name covers, wherever its first square is laid. */
const areShapes = (thing: Thing): thing is { squares: Square[] }[] =>
  Array.isArray(thing) && thing.length > 0 && thing.every(isShape);

function isShape(row: Thing): boolean {
  if (!isRecord(row) || isSaid(row) || typeof nameOf(row) !== "string") return false;
  const [first, second, ...others] = Object.keys(row);
  return first !== "square" && second === "squares" && others.length === 0 && squaresOf(row).length > 0;
}

/** The squares of a shape that the view shows under a name; null where there is none. */
export function shapeOf(view: Thing, name: string): Square[] | null {
  if (!isRecord(view)) return null;
  const shapes = Object.values(view).find(areShapes);
  return shapes?.find((shape) => nameOf(shape) === name)?.squares ?? null;
}

/** A view without the shapes of its moves: those are drawn with the moves. */
export const withoutShapes = (view: Fields): Fields =>
  Object.fromEntries(Object.entries(view).filter(([, thing]) => !areShapes(thing)));
