// The moves of a verb, so that one of many can be found.

import type { Types } from "../contract";
import { isSquare, placeOf, shifted, type Square } from "../../kit/geometry";
import type { Site } from "../../kit/sites";
import { ON_SQUARE, partsOf, words } from "../../words.svelte";
import { hasSquare, shapeOf, type Board } from "./board";
import { describeNoun, thingOf } from "./drawing";

/** What is picked on the plain table is a square. */
export interface Plain extends Types {
  picked: Square;
}

/** Moves about one square. */
export interface Group {
  /** The square; "" where the moves are not about squares. */
  head: string;
  nouns: string[];
}

/** The squares that a move names. */
const squaresNamed = (noun: string): Square[] =>
  noun
    .split(" ")
    .map((word) => ON_SQUARE.exec(word)?.[1] ?? word)
    .filter(isSquare);

/** What a move is about, in words, with what the view says of it. */
export const sayNoun = (verb: string, noun: string, view: unknown, names: readonly string[]): string =>
  noun === "" ? "" : (thingOf(view, partsOf(noun), names) ?? words.nouns(verb, partsOf(noun)));

/** A move in words, with what the view says of what it names. */
export function sayMove(move: string, view: unknown, names: readonly string[]): string {
  const [verb = "", ...nouns] = move.split(" ");
  const noun = nouns.join(" ");
  const about = describeNoun(view, noun);
  return words.deed(verb, sayNoun(verb, noun, view, names)) + (about === "" ? "" : ` · ${about}`);
}

/** The moves of a verb, square by square where each is about one and something is to be chosen there. */
export function groupsOf(nouns: readonly string[], board: Board | null = null): Group[] {
  const isGrouped = nouns.every((noun) => ON_SQUARE.test(noun) || (board !== null && isAboutMore(noun, board)));
  if (!isGrouped) return [{ head: "", nouns: [...nouns] }];
  const groups = new Map<string, string[]>();
  for (const noun of nouns) {
    const [square = ""] = squaresNamed(noun);
    groups.set(square, [...(groups.get(square) ?? []), noun]);
  }
  return [...groups].map(([head, nouns]) => ({ head, nouns }));
}

/** The one square of the board that a move is about; null where there is none, or where there are several. */
export function squareIn(noun: string, board: Board): string | null {
  const squares = squaresNamed(noun).filter((square) => hasSquare(board, square));
  return squares.length === 1 ? (squares[0] ?? null) : null;
}

const isAboutMore = (noun: string, board: Board): boolean => squareIn(noun, board) !== null && partsOf(noun).length > 1;

/** A move with its verb apart. */
export interface Deed {
  verb: string;
  noun: string;
}

export type Legal = Readonly<Record<string, readonly string[]>>;

/** Whether a verb's moves are chosen on the board: each is about one square of it. */
export const isOfBoard = (nouns: readonly string[], board: Board | null): boolean =>
  board !== null && nouns.every((noun) => squareIn(noun, board) !== null);

/** The moves that are about each square of the board: those that name it, or would cover it. */
export function deedsBySquare(legal: Legal, board: Board, view: unknown): ReadonlyMap<Square, Deed[]> {
  const deeds = new Map<Square, Deed[]>();
  for (const [verb, nouns] of Object.entries(legal)) {
    if (!isOfBoard(nouns, board)) continue;
    for (const noun of nouns)
      for (const square of coveredBy(view, noun)) deeds.set(square, [...(deeds.get(square) ?? []), { verb, noun }]);
  }
  return deeds;
}

/** Where a piece may be laid whose shape the view shows, if nothing else is to be done on the board. */
export function sitesOf(legal: Legal, board: Board, view: unknown): Site[] {
  const deeds = Object.entries(legal)
    .filter(([, nouns]) => isOfBoard(nouns, board))
    .flatMap(([verb, nouns]) => nouns.map((noun) => ({ verb, noun })));
  const sites = deeds.flatMap(({ verb, noun }): Site[] => {
    const turn = turningIn(view, noun);
    return turn === undefined ? [] : [{ move: `${verb} ${noun}`, turn, squares: coveredBy(view, noun) }];
  });
  return sites.length === deeds.length ? sites : [];
}

/** A move like those that are legal, but about another square: to be told why it is not. */
export function unlikeDeed(legal: Legal, board: Board, square: string): string | null {
  for (const [verb, nouns] of Object.entries(legal)) {
    const [like] = nouns;
    const other = like === undefined || !isOfBoard(nouns, board) ? null : squareIn(like, board);
    if (like !== undefined && other !== null)
      return `${verb} ${like.replace(new RegExp(`\\b${other}(?!\\d)`), square)}`;
  }
  return null;
}

/** The part of a move that names a shape. */
const turningIn = (view: unknown, noun: string): string | undefined =>
  partsOf(noun).find((part) => shapeOf(view, part) !== null);

/** The squares that a move covers: those of the shape that it names, from its square on; else that alone. */
export function coveredBy(view: unknown, noun: string): Square[] {
  const [square] = squaresNamed(noun);
  const shape = shapeOf(view, turningIn(view, noun) ?? "") ?? [];
  const [first] = shape;
  if (square === undefined || first === undefined) return square === undefined ? [] : [square];
  const [from, to] = [placeOf(first), placeOf(square)];
  return shape.map((each) => shifted(each, to.column - from.column, to.row - from.row)).filter((each) => each !== null);
}

const GAP = "\0";

/** A sentence with gaps for what the move names, `phrase` being what that is called as a whole. */
function patternOf(sentence: string, verb: string, noun: string, phrase: string | null): string {
  const parts = partsOf(noun).flatMap((part) => [part, words.value(verb, part)]);
  const names = new Set(phrase === null ? parts : [phrase, ...parts]);
  return [...names].reduce((pattern, name) => pattern.replace(wordPattern(name), GAP), sentence);
}

/** Finds a text wherever it is no part of a longer word. */
const wordPattern = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${text.replace(/[^\p{L}\d]/gu, quoted)}(?![\\p{L}\\d])`, "gu");

const quoted = (sign: string): string => `\\u{${sign.codePointAt(0)!.toString(16)}}`;

/**
 * What every move of a verb leads to and its name says already (“goes to depot 3” under “go to depot: 3”), by move. It
 * is nothing where there is one move, or where it is not known of all.
 */
export function impliedBy(
  verb: string,
  nouns: readonly string[],
  effectsOf: (move: string) => string[],
  phraseOf: (noun: string) => string | null = () => null,
): Set<string> {
  const told = nouns.map((noun) =>
    effectsOf(`${verb} ${noun}`).map((each) => [patternOf(each, verb, noun, phraseOf(noun)), each]),
  );
  const patterns = told.map((effects) => new Set(effects.map(([pattern = ""]) => pattern)));
  const isImplied = (pattern: string) => pattern.includes(GAP) && patterns.every((each) => each.has(pattern));
  return new Set(
    nouns.length < 2 ? [] : told.flat().flatMap(([pattern = "", effect = ""]) => (isImplied(pattern) ? [effect] : [])),
  );
}
