// What a view is made of, by its shape alone: nothing here knows a game.

import { isSquare, type Square } from "../../kit/geometry";

export type Thing = unknown;
export type Fields = Record<string, Thing>;

/** More things than this do not lie in a row on the table. */
export const MOST_PLACES = 8;
/** Lists of the players' things, by the names that titles give them. */
const OF_PLAYERS = ["owners", "players", "seats"];
/** Fields whose numbers are seats. */
const OF_SEATS = ["seat", "start", "order", "owner", "disc", "discs", "patricians"];
/** Fields with a number for each seat. */
const BY_SEAT = ["earns"];
/** Cards that somebody holds: moves do not count their places. */
const HELD = ["hand", "known_cards"];
/** Fields that say that a thing is done with. */
const DONE = ["is_finished", "finished"];
/** Fields whose number is told only while it counts something. */
const IDLE_AT_0 = ["passes", "towers_due"];
/** Fields that only a drawn table shows. */
const DRAWN_ONLY = [
  ...["cost", "faces", "lines", "track"],
  ...["closed_by", "closes_now", "columns", "playable", "rows", "shapes", "workers_on_board"],
];
/** Fields with a thing for each seat, of which one's own is told. */
const OWN_BY_SEAT = ["worth"];
/** Players with more fields than this have a sheet each. */
const MOST_COLUMNS = 8;
/** Fewer numbers than this are all shown, zeros too. */
const FEW_NUMBERS = 4;

export const isRecord = (thing: Thing): thing is Fields =>
  typeof thing === "object" && thing !== null && !Array.isArray(thing);

export const isScalar = (thing: Thing): boolean => typeof thing !== "object" || thing === null;

export const isNumber = (thing: Thing): thing is number => typeof thing === "number";

export const isNothing = (thing: Thing): boolean =>
  thing === null ||
  thing === undefined ||
  thing === "" ||
  (!isScalar(thing) && Object.keys(thing as object).length === 0);

/** A small thing that reads as a phrase: a name, perhaps with one number or another name. */
export function isCard(thing: Thing): thing is Fields {
  if (!isRecord(thing)) return false;
  const values = Object.values(thing);
  if (values.length < 1 || values.length > 2 || typeof values[0] !== "string") return false;
  return values.every((value) => value !== null && isScalar(value));
}

export const areCards = (list: Thing[]): list is (Fields | null)[] =>
  list.some(isCard) && list.every((thing) => thing === null || isCard(thing));

/** Records with the same fields in the same order. */
export function areAlike(list: Thing[]): list is Fields[] {
  const [first] = list;
  if (!isRecord(first) || !list.every(isRecord)) return false;
  const fields = JSON.stringify(Object.keys(first));
  return list.every((thing) => JSON.stringify(Object.keys(thing)) === fields);
}

/** Rows that bear names of their own in their first field. */
export function areNamed(rows: Fields[]): boolean {
  const names = rows.map(nameOf);
  return names.every((name) => typeof name === "string") && new Set(names).size === names.length;
}

export const nameOf = (row: Fields): Thing => Object.values(row)[0];

/** Rows that bear numbers of their own in their first field. */
export function areNumbered(rows: Fields[]): boolean {
  const numbers = rows.map(nameOf);
  return numbers.every(Number.isInteger) && new Set(numbers).size === numbers.length;
}

/** The squares that are named anywhere in a thing. */
export function squaresIn(thing: Thing): Square[] {
  if (isScalar(thing)) return isSquare(thing) ? [thing] : [];
  return Object.values(thing as object).flatMap(squaresIn);
}

/** Whether the numbers of a field are seats. */
export const areSeats = (field: string): boolean => OF_SEATS.includes(field);

/** Whether a field has a number for each seat. */
export const areBySeat = (field: string, things: Thing[], seats: number): things is number[] =>
  BY_SEAT.includes(field) && things.length === seats && things.every(isNumber);

/** Whether a field has nothing to tell now. */
export const isIdle = (field: string, thing: Thing): boolean => thing === 0 && IDLE_AT_0.includes(field);

export const isHeld = (field: string): boolean => HELD.includes(field);

/** Whether nothing more happens to a thing. */
export const isDone = (thing: Fields): boolean => DONE.some((field) => thing[field] === true);

/** A view without what only a drawn table shows; of what there is for each seat, one's own alone. */
export function asTold(thing: Thing, me: number | null): Thing {
  if (Array.isArray(thing)) return thing.map((each) => asTold(each, me));
  if (!isRecord(thing)) return thing;
  const shown = Object.entries(thing).filter(([field]) => !DRAWN_ONLY.includes(field));
  const own = ([field, part]: [string, Thing]): [string, Thing] =>
    OWN_BY_SEAT.includes(field) && Array.isArray(part) ? [field, me === null ? null : part[me]] : [field, part];
  return Object.fromEntries(shown.map(own).map(([field, part]) => [field, asTold(part, me)]));
}

/** Whether the players have too much for one row each. */
export const areRich = (rows: Fields[]): boolean => Object.keys(rows[0] ?? {}).length > MOST_COLUMNS;

/** Numbers by name; what is not known is null. */
export const areNumbers = (record: Fields): record is Record<string, number | null> =>
  Object.values(record).every((thing) => thing === null || isNumber(thing));

/** Whether a record of numbers is so long that its zeros only hide the others. */
export const isSparse = (record: Record<string, number | null>): boolean => {
  const numbers = Object.values(record);
  return numbers.length >= FEW_NUMBERS && numbers.some((number) => !number);
};

/** Whether rows are the players', one each in the order of the seats. */
export function arePlayers(field: string, rows: Fields[], seats: number): boolean {
  if (rows.length !== seats || seats === 0) return false;
  return (
    OF_PLAYERS.includes(field) ||
    (!rows.every(areNumbers) && rows.every((row) => nameOf(row) !== undefined && typeof nameOf(row) !== "string"))
  );
}

/** Cards that lie sorted by name, with a number each: they can be told by name. */
export function areSorted(list: (Fields | null)[]): list is Fields[] {
  const names = list.map((card) => (card === null ? null : nameOf(card)));
  const runs = names.filter((name, place) => name !== names[place - 1]);
  return list.every((card) => card !== null && isNumber(Object.values(card)[1])) && new Set(runs).size === runs.length;
}

/** Lists of numbers of one length: their columns can be counted. */
export function areRulers(things: Thing[]): things is number[][] {
  const [first] = things;
  if (things.length < 2 || !Array.isArray(first) || first.length < 3) return false;
  return things.every((thing) => Array.isArray(thing) && thing.length === first.length && thing.every(isNumber));
}

/** What fits into one line. */
export function isShort(thing: Thing): boolean {
  if (isScalar(thing) || isCard(thing)) return true;
  return Array.isArray(thing) && thing.length <= MOST_PLACES && thing.every(isScalar);
}

/** What can be counted: numbers, records or lists of them, and things with a number each. */
export function isCountable(thing: Thing): boolean {
  if (isNumber(thing)) return true;
  if (Array.isArray(thing))
    return thing.length > 0 && thing.every((each) => isRecord(each) && isNumber(each["number"]));
  if (!isRecord(thing) || isNothing(thing)) return false;
  return Object.values(thing).every((part) => isNumber(part) || (Array.isArray(part) && part.every(isNumber)));
}

/** How the points came together: a field of numbers for each player that adds up to the scores, where they are seen. */
export function findBreakdown(
  view: Thing,
  scores: readonly (number | null)[],
): { field: string; parts: (Record<string, number> | null)[] } | null {
  if (!isRecord(view) || scores.every((score) => score === null)) return null;
  for (const rows of Object.values(view)) {
    if (!Array.isArray(rows) || rows.length !== scores.length || !areAlike(rows)) continue;
    const isBreakdown = (name: string) => rows.every((row, seat) => addsUp(row[name], scores[seat] ?? null));
    const field = Object.keys(rows[0] ?? {}).find(isBreakdown);
    if (field !== undefined) return { field, parts: rows.map((row) => row[field] as Record<string, number> | null) };
  }
  return null;
}

function addsUp(parts: Thing, sum: number | null): boolean {
  if (sum === null) return isNothing(parts);
  if (!isRecord(parts) || Object.keys(parts).length < 2) return false;
  const numbers = Object.values(parts);
  return numbers.every(isNumber) && numbers.reduce((one, other) => one + other, 0) === sum;
}
