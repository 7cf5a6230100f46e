// A board that all share: whatever of a view lies on squares and has a word of its title's, put together.

import { dashed, words } from "../../words.svelte";
import { paintIn } from "./paints";
import { isSaid, sayThing, signThing } from "./saying";
import { isDone, isNothing, isRecord, isScalar, nameOf, squareOf, squaresIn, type Fields, type Thing } from "./shapes";

/** A thing on the board, on one square or several. */
export interface Piece {
  name: string;
  /** What stands on it; "" where nothing does. */
  sign: string;
  /** The colour that it shows. */
  paint: string | null;
  /** Whose it is: a seat, null for nobody; undefined where that is not asked. */
  owner: number | null | undefined;
  isDone: boolean;
  squares: string[];
  /** What it is part of: pieces of one whole are drawn together. */
  whole: string;
}

export interface Board {
  columns: string[];
  rows: number[];
  pieces: Piece[];
  pieceOn: ReadonlyMap<string, Piece>;
}

/** Fewer squares than this, in either direction, are no board. */
const SMALLEST = 3;

// --- What lies there ---

/** The squares that a thing lies on: that in `square`, its first field, or those in its field `squares`. */
function squaresOf(thing: Fields): string[] {
  const { square, squares } = thing;
  if (nameOf(thing) === square && squareOf(square) !== null) return [square as string];
  return Array.isArray(squares) && squares.every((square) => squareOf(square) !== null) ? (squares as string[]) : [];
}

const areBare = (field: string, thing: Thing): thing is string[] =>
  Array.isArray(thing) && words.has(`thing-${dashed(field)}`) && thing.every((each) => squareOf(each) !== null);

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
  const squares = (pieces.length > 0 ? squaresIn(withoutShapes(view)) : [])
    .map(squareOf)
    .filter((square) => square !== null);
  const columns = between(squares.map(({ column }) => column.charCodeAt(0))).map((code) => String.fromCharCode(code));
  const rows = between(squares.map(({ row }) => row));
  if (columns.length < SMALLEST || rows.length < SMALLEST) return null;
  const pieceOn = new Map(pieces.flatMap((piece) => piece.squares.map((square) => [square, piece] as const)));
  return { columns, rows, pieces, pieceOn };
}

/** A view without what its board shows as a whole; of what lies there, also without its square. */
export function leftOver(view: Fields, depth = 0): Fields {
  const isShown = (field: string, thing: Thing) =>
    isWhollyThere(field, thing) || (depth > 0 && squareOf(thing) !== null);
  const entries = Object.entries(view).filter(([field, thing]) => !isShown(field, thing));
  const parts = entries.map(([field, thing]): [string, Thing] => {
    const isWhole =
      depth === 0 && isRecord(thing) && Object.entries(thing).some(([inner, part]) => isOnBoard(inner, part));
    return [field, isWhole ? leftOver(thing, 1) : thing];
  });
  return Object.fromEntries(parts.filter(([field, thing]) => !isNothing(thing) || isNothing(view[field])));
}

/** All whole numbers from the lowest to the highest. */
export function between(numbers: number[]): number[] {
  const low = Math.min(...numbers);
  return numbers.length === 0 ? [] : Array.from({ length: Math.max(...numbers) - low + 1 }, (_, step) => low + step);
}

// --- How it is drawn ---

export const hasSquare = ({ columns, rows }: Board, square: string): boolean => {
  const found = squareOf(square);
  return found !== null && columns.includes(found.column) && rows.includes(found.row);
};

/** The sides on which a square's piece goes on: up, right, down, left. */
export function joinsOf({ pieceOn }: Board, square: string): Record<"up" | "right" | "down" | "left", boolean> {
  const whole = pieceOn.get(square)?.whole;
  const goesOn = (columns: number, rows: number) =>
    whole !== undefined && pieceOn.get(shift(square, columns, rows))?.whole === whole;
  return { up: goesOn(0, -1), right: goesOn(1, 0), down: goesOn(0, 1), left: goesOn(-1, 0) };
}

/** The square so many columns and rows further. */
export function shift(square: string, columns: number, rows: number): string {
  const { column, row } = squareOf(square) ?? { column: "", row: 0 };
  return `${String.fromCharCode(column.charCodeAt(0) + columns)}${row + rows}`;
}

/** Whether a piece's sign stands on this of its squares: the first. */
export const isSigned = (piece: Piece, square: string): boolean => piece.squares[0] === square;

// --- Shapes: what a move covers ---

/** Rows of a name and squares: what a thing of that name covers, wherever its first square is laid. */
const areShapes = (thing: Thing): thing is { squares: string[] }[] =>
  Array.isArray(thing) && thing.length > 0 && thing.every(isShape);

function isShape(row: Thing): boolean {
  if (!isRecord(row) || isSaid(row) || typeof nameOf(row) !== "string") return false;
  const [first, second, ...others] = Object.keys(row);
  return first !== "square" && second === "squares" && others.length === 0 && squaresOf(row).length > 0;
}

/** The squares of a shape that the view shows under a name; null where there is none. */
export function shapeOf(view: Thing, name: string): string[] | null {
  if (!isRecord(view)) return null;
  const shapes = Object.values(view).find(areShapes);
  return shapes?.find((shape) => nameOf(shape) === name)?.squares ?? null;
}

/** A view without the shapes of its moves: those are drawn with the moves. */
export const withoutShapes = (view: Fields): Fields =>
  Object.fromEntries(Object.entries(view).filter(([, thing]) => !areShapes(thing)));
