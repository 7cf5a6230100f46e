// Any title's view in words and rows, to be drawn as tables and lists.

import { words } from "../../words.svelte";
import {
  areAlike,
  areCards,
  areNamed,
  arePlayers,
  areRulers,
  areSorted,
  isCard,
  isNothing,
  isNumber,
  isRecord,
  isScalar,
  isShort,
  MOST_PLACES,
  nameOf,
  type Fields,
  type Thing,
} from "./shapes";

export interface Row {
  name: string;
  isMine: boolean;
  cells: Drawn[];
}

export interface TableDrawn {
  kind: "table";
  caption: string;
  /** The heads of the columns; null over what has none. The first is that of the rows' names. */
  head: (string | null)[];
  rows: Row[];
  /** Whether there are many columns of small numbers. */
  isNarrow: boolean;
}

export type Drawn =
  | { kind: "nothing" }
  | { kind: "text"; text: string }
  | { kind: "raw"; text: string }
  | { kind: "cards"; isOnTable: boolean; cards: (string | null)[] }
  | { kind: "list"; things: Drawn[] }
  | { kind: "pairs"; isInline: boolean; pairs: { name: string; thing: Drawn }[] }
  | TableDrawn;

/** Who sits at the table, and with whose eyes it is seen. */
export interface Company {
  names: readonly string[];
  me: number | null;
}

export interface Section {
  field: string;
  name: string;
  drawn: Drawn;
  /** How many there are of what can be long. */
  length: number | null;
  isWide: boolean;
}

/** A view: what fits into a line each, a section for each other field, and what is not there. */
export interface ViewDrawn {
  facts: { field: string; name: string; drawn: Drawn }[];
  sections: Section[];
  nothing: string[];
}

const DEEPEST = 6;
const LONGEST_RAW = 2000;
const NOTHING: Drawn = { kind: "nothing" };
const DASH = "–";

const text = (said: string): Drawn => ({ kind: "text", text: said });

// --- The whole view ---

export function drawView(view: Thing, company: Company): ViewDrawn {
  const entries = isRecord(view) ? Object.entries(view) : isNothing(view) ? [] : [["table", view] as const];
  const there = entries.filter(([, thing]) => !isNothing(thing));
  return {
    facts: there
      .filter(([, thing]) => isShort(thing))
      .map(([field, thing]) => ({ field, name: words.field(field), drawn: draw(field, thing, company, 1) })),
    sections: there.filter(([, thing]) => !isShort(thing)).map(([field, thing]) => drawSection(field, thing, company)),
    nothing: entries.filter(([, thing]) => isNothing(thing)).map(([field]) => words.field(field)),
  };
}

function drawSection(field: string, thing: Thing, company: Company): Section {
  return {
    field,
    name: words.field(field),
    drawn: draw(field, thing, company, 0),
    length: Array.isArray(thing) ? thing.length : null,
    isWide: Array.isArray(thing) && areAlike(thing) && arePlayers(field, thing, company.names.length),
  };
}

// --- Any thing ---

export function draw(field: string, thing: Thing, company: Company, depth: number): Drawn {
  if (isNothing(thing)) return NOTHING;
  if (isScalar(thing)) return text(scalar(field, thing));
  if (depth > DEEPEST) return { kind: "raw", text: JSON.stringify(thing).slice(0, LONGEST_RAW) };
  if (Array.isArray(thing)) return drawList(field, thing, company, depth);
  return drawRecord(field, thing as Fields, company, depth);
}

function scalar(field: string, thing: Thing): string {
  if (isNothing(thing)) return DASH;
  if (typeof thing === "boolean") return words.say(thing ? "page-yes" : "page-no");
  return isNumber(thing) ? String(thing) : words.value(field, String(thing));
}

/** A card as a phrase: “tower 9”. */
const phrase = (card: Fields): string =>
  Object.entries(card)
    .map(([field, value]) => scalar(field, value))
    .join(" ");

function drawList(field: string, list: Thing[], company: Company, depth: number): Drawn {
  if (list.every(isScalar)) return drawScalars(field, list);
  if (areCards(list)) return drawCards(list, depth);
  if (areAlike(list)) return drawRows(field, list, company, depth);
  if (list.every(Array.isArray)) return drawGrid(field, list as Thing[][], company, depth);
  return { kind: "list", things: list.map((thing) => draw(field, thing, company, depth + 1)) };
}

/** Few names stand in a line; many lie side by side, so that they can be folded. */
function drawScalars(field: string, list: Thing[]): Drawn {
  const said = list.map((thing) => scalar(field, thing));
  return list.length <= 2 * MOST_PLACES ? text(said.join(", ")) : { kind: "cards", isOnTable: false, cards: said };
}

/** Cards: a few on the table are counted from the left, more of them are told by name. */
function drawCards(cards: (Fields | null)[], depth: number): Drawn {
  const isOnTable = depth === 0 && cards.length <= MOST_PLACES;
  if (!isOnTable && areSorted(cards)) return drawRuns(cards);
  return { kind: "cards", isOnTable, cards: cards.map((card) => (card === null ? null : phrase(card))) };
}

/** Sorted cards: each name with its numbers. */
function drawRuns(cards: Fields[]): Drawn {
  const [field = ""] = Object.keys(cards[0] ?? {});
  const runs = new Map<string, number[]>();
  for (const card of cards) {
    const [name, number] = Object.values(card) as [string, number];
    runs.set(name, [...(runs.get(name) ?? []), number]);
  }
  const pairs = [...runs].map(([name, numbers]) => ({
    name: words.value(field, name),
    thing: text(numbers.join(" ")),
  }));
  return { kind: "pairs", isInline: false, pairs };
}

function drawRecord(field: string, record: Fields, company: Company, depth: number): Drawn {
  if (isCard(record)) return text(phrase(record));
  const things = Object.values(record);
  if (areRulers(things)) return drawCounts(field, record as Record<string, number[]>);
  if (things.length > 1 && areAlike(things) && !things.every(isCard)) return drawKeyed(field, record, company, depth);
  const pairs = Object.entries(record).map(([name, thing]) => ({
    name: words.field(name, field),
    thing: draw(name, thing, company, depth + 1),
  }));
  return { kind: "pairs", isInline: depth > 0 && things.every(isNumber), pairs };
}

// --- Tables ---

const table = (caption: string, head: (string | null)[], rows: Row[], isNarrow = false): TableDrawn => ({
  kind: "table",
  caption,
  head,
  rows,
  isNarrow,
});

/** Rows with the same fields: the players', rows that name themselves, or counted ones. */
function drawRows(field: string, rows: Fields[], company: Company, depth: number): TableDrawn {
  const names = Object.keys(rows[0] ?? {});
  const heads = names.map((name) => words.field(name, field));
  const cells = (row: Fields, from = 0) => names.slice(from).map((name) => draw(name, row[name], company, depth + 1));
  const caption = words.field(field);
  if (arePlayers(field, rows, company.names.length))
    return drawPlayers(
      caption,
      heads,
      rows.map((row) => cells(row)),
      company,
    );
  if (areNamed(rows)) {
    const named = rows.map((row) => ({
      name: scalar(names[0] ?? "", nameOf(row)),
      isMine: false,
      cells: cells(row, 1),
    }));
    return table(caption, heads, named);
  }
  const counted = rows.map((row, place) => ({ name: String(place + 1), isMine: false, cells: cells(row) }));
  return table(caption, [null, ...heads], counted);
}

/** A row for each player, one's own first, the others as they sit. */
export function drawPlayers(caption: string, heads: string[], cells: Drawn[][], { names, me }: Company): TableDrawn {
  const seats = cells.map((_, place) => (place + (me ?? 0)) % cells.length);
  const rows = seats.map((seat) => ({ name: names[seat] ?? "", isMine: seat === me, cells: cells[seat] ?? [] }));
  return table(caption, [words.say("page-player"), ...heads], rows);
}

/** Alike records by name. */
function drawKeyed(field: string, record: Fields, company: Company, depth: number): TableDrawn {
  const inner = Object.keys(Object.values(record)[0] as Fields);
  const rows = Object.entries(record).map(([name, row]) => ({
    name: words.field(name, field),
    isMine: false,
    cells: inner.map((each) => draw(each, (row as Fields)[each], company, depth + 1)),
  }));
  return table(words.field(field), [null, ...inner.map((each) => words.field(each, field))], rows);
}

/** Counted columns of numbers, and their sum. */
function drawCounts(field: string, record: Record<string, number[]>): TableDrawn {
  const columns = Object.values(record)[0] ?? [];
  const rows = Object.entries(record).map(([name, counts]) => ({
    name: words.field(name, field),
    isMine: false,
    cells: [...counts, counts.reduce((sum, count) => sum + count, 0)].map((count) => text(String(count))),
  }));
  return table(words.field(field), [null, ...columns.map((_, place) => String(place + 1)), "Σ"], rows, true);
}

/** Rows and columns by number. */
function drawGrid(field: string, grid: Thing[][], company: Company, depth: number): TableDrawn {
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = grid.map((row, place) => ({
    name: String(place + 1),
    isMine: false,
    cells: columns.map((column) => draw(field, row[column], company, depth + 1)),
  }));
  return table(words.field(field), [null, ...columns.map((column) => String(column + 1))], rows);
}

/** Whether a column of a table holds nothing but numbers and gaps. */
export function areFigures(rows: Row[], column: number): boolean {
  const cells = rows.map((row) => row.cells[column] ?? NOTHING);
  const isFigure = (cell: Drawn) => cell.kind === "text" && /^[-+]?\d+$/.test(cell.text);
  return cells.some(isFigure) && cells.every((cell) => cell.kind === "nothing" || isFigure(cell));
}

// --- What a view tells of moves ---

/** What a move is about, in words: names one by one. */
export const sayNoun = (verb: string, noun: string): string =>
  noun
    .split(" ")
    .map((part) => words.value(verb, part))
    .join(" ");

/** What the view says of a name that a move uses: the rest of the one row that bears it. */
export function describeNoun(view: Thing, noun: string): string {
  if (!isRecord(view) || !/^[a-z]/.test(noun)) return "";
  for (const rows of Object.values(view)) {
    if (!Array.isArray(rows) || !areAlike(rows) || !areNamed(rows)) continue;
    const row = rows.find((each) => nameOf(each) === noun);
    if (row !== undefined) return restOf(row);
  }
  return "";
}

const restOf = (row: Fields): string =>
  Object.entries(row)
    .slice(1)
    .filter(([, thing]) => !isNothing(thing) && (isCard(thing) || isScalar(thing)))
    .map(([field, thing]) => (isCard(thing) ? phrase(thing) : scalar(field, thing)))
    .join(", ");
