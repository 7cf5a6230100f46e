// The moves of a verb, so that one of many can be found.

import { words } from "../../words.svelte";

/** Moves about one square. */
export interface Group {
  /** The square; "" where the moves are not about squares. */
  head: string;
  nouns: string[];
}

/** A square and what is done there: `c3r1`. */
const ON_SQUARE = /^([a-z]\d{1,2})([a-z]\d+)$/;

/** What a move is about, in parts: names one by one, a square apart from what is done there. */
export const partsOf = (noun: string): string[] =>
  noun.split(" ").flatMap((part) => ON_SQUARE.exec(part)?.slice(1) ?? [part]);

/** What a move is about, in words. */
export const sayNoun = (verb: string, noun: string): string => sayParts(verb, partsOf(noun));

export const sayParts = (verb: string, parts: string[]): string =>
  parts.map((part) => words.value(verb, part)).join(" ");

/** The moves of a verb, square by square where each is about one. */
export function groupsOf(nouns: readonly string[]): Group[] {
  if (!nouns.every((noun) => ON_SQUARE.test(noun))) return [{ head: "", nouns: [...nouns] }];
  const groups = new Map<string, string[]>();
  for (const noun of nouns) {
    const [square = ""] = partsOf(noun);
    groups.set(square, [...(groups.get(square) ?? []), noun]);
  }
  return [...groups].map(([head, nouns]) => ({ head, nouns }));
}

const GAP = "\0";

/** A sentence with gaps for what the move names. */
function patternOf(sentence: string, verb: string, noun: string): string {
  const names = new Set(partsOf(noun).flatMap((part) => [part, words.value(verb, part)]));
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
export function impliedBy(verb: string, nouns: readonly string[], effectsOf: (move: string) => string[]): Set<string> {
  const told = nouns.map((noun) => effectsOf(`${verb} ${noun}`).map((each) => [patternOf(each, verb, noun), each]));
  const patterns = told.map((effects) => new Set(effects.map(([pattern = ""]) => pattern)));
  const isImplied = (pattern: string) => pattern.includes(GAP) && patterns.every((each) => each.has(pattern));
  return new Set(
    nouns.length < 2 ? [] : told.flat().flatMap(([pattern = "", effect = ""]) => (isImplied(pattern) ? [effect] : [])),
  );
}
