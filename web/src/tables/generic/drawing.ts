// Any title's view in words and rows, to be drawn as tables and lists.

import { dashed, words } from "../../words.svelte";
import {
  areAlike,
  areCards,
  areNamed,
  areNumbered,
  areNumbers,
  arePlayers,
  areRich,
  areRulers,
  areSeats,
  areSorted,
  isCard,
  isNothing,
  isNumber,
  isRecord,
  isScalar,
  isShort,
  isSparse,
  MOST_PLACES,
  nameOf,
  squareOf,
  squaresIn,
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
  /** Whether each row is a player's. */
  isOfPlayers: boolean;
  /** Whether it is a board with squares. */
  isGrid: boolean;
}

export type Drawn =
  | { kind: "nothing" }
  | { kind: "text"; text: string }
  | { kind: "raw"; text: string }
  | { kind: "cards"; isOnTable: boolean; cards: (string | null)[] }
  | { kind: "list"; things: Drawn[] }
  | { kind: "pairs"; isInline: boolean; pairs: { name: string; thing: Drawn }[] }
  | { kind: "sheets"; sheets: SheetDrawn[] }
  | TableDrawn;

/** All that one player has. */
export interface SheetDrawn {
  name: string;
  isMine: boolean;
  view: ViewDrawn;
}

/** Who sits at the table, and with whose eyes it is seen. */
export interface Company {
  names: readonly string[];
  me: number | null;
  /** The squares that are spoken of: they tell how large a board is. */
  squares?: readonly string[];
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

export function drawView(view: Thing, company: Company, within = "", depth = 0): ViewDrawn {
  const entries = isRecord(view) ? Object.entries(view) : isNothing(view) ? [] : [["table", view] as const];
  const there = entries.filter(([, thing]) => !isNothing(thing));
  const isFact = (thing: Thing) =>
    isShort(thing) || isSaid(thing) || (depth > 0 && isRecord(thing) && areNumbers(thing));
  return {
    facts: there
      .filter(([, thing]) => isFact(thing))
      .map(([field, thing]) => ({
        field,
        name: words.field(field, within),
        drawn: draw(field, thing, company, depth + 1),
      })),
    sections: there
      .filter(([, thing]) => !isFact(thing))
      .map(([field, thing]) => drawSection(field, thing, company, within, depth)),
    nothing: entries.filter(([, thing]) => isNothing(thing)).map(([field]) => words.field(field, within)),
  };
}

function drawSection(field: string, thing: Thing, company: Company, within: string, depth: number): Section {
  const drawn = draw(field, thing, company, depth);
  const isGrid = drawn.kind === "table" && drawn.isGrid;
  return {
    field,
    name: words.field(field, within),
    drawn,
    length: Array.isArray(thing) && !isGrid ? thing.length : null,
    isWide: drawn.kind === "sheets" || isBroad(drawn),
  };
}

/** Whether a table wants all the width that there is. */
function isBroad(drawn: Drawn): boolean {
  if (drawn.kind !== "table" || drawn.isNarrow) return false;
  const isLarge = ({ kind }: Drawn) => kind === "cards" || kind === "table" || kind === "list";
  return (
    drawn.isOfPlayers || drawn.isGrid || drawn.head.length > 6 || drawn.rows.some(({ cells }) => cells.some(isLarge))
  );
}

// --- Any thing ---

export function draw(field: string, thing: Thing, company: Company, depth: number): Drawn {
  if (isNothing(thing)) return NOTHING;
  if (isScalar(thing)) return text(scalar(field, thing, company));
  if (isSaid(thing)) return text(sayThing(thing));
  if (depth > DEEPEST) return { kind: "raw", text: JSON.stringify(thing).slice(0, LONGEST_RAW) };
  if (Array.isArray(thing)) return drawList(field, thing, company, depth);
  return drawRecord(field, thing as Fields, company, depth);
}

function scalar(field: string, thing: Thing, company?: Company): string {
  if (isNothing(thing)) return DASH;
  if (typeof thing === "boolean") return words.say(thing ? "page-yes" : "page-no");
  if (!isNumber(thing)) return words.value(field, String(thing));
  return (areSeats(field) ? company?.names[thing] : undefined) ?? String(thing);
}

/** The message that a title has for things like this, by their first field or two: `thing-tile`, `thing-square-turning`. */
function messageOf(thing: Fields): string | undefined {
  const [first = "", second = ""] = Object.keys(thing).map(dashed);
  return [`thing-${first}-${second}`, `thing-${first}`].find((id) => words.has(id));
}

const isSaid = (thing: Thing): thing is Fields => isRecord(thing) && messageOf(thing) !== undefined;

const areSaid = (list: Thing[]): list is (Fields | null)[] => list.every((thing) => thing === null || isSaid(thing));

/** A thing in the title's own words. What is not there is `none`; of a list each part has its number: `edges1`. */
function sayThing(thing: Fields): string {
  const said = (field: string, value: Thing): [string, unknown][] => {
    if (Array.isArray(value)) return value.flatMap((part, place) => said(`${field}${place + 1}`, part));
    if (isNumber(value)) return [[field, value]];
    if (isRecord(value)) return isSaid(value) ? [[field, sayThing(value)]] : [];
    return [[field, isNothing(value) ? "none" : scalar(field.replace(/\d+$/, ""), value)]];
  };
  const values = Object.entries(thing).flatMap(([field, value]) => said(field, value));
  return words.say(messageOf(thing) ?? "", Object.fromEntries(values));
}

/** A card as a phrase: “tower 9”. */
const phrase = (card: Fields): string =>
  Object.entries(card)
    .map(([field, value]) => scalar(field, value))
    .join(" ");

function drawList(field: string, list: Thing[], company: Company, depth: number): Drawn {
  if (list.every(isScalar)) return drawScalars(field, list, company);
  if (areAlike(list) && areOnSquares(list)) return drawSquares(field, list, company);
  if (areSaid(list)) return { kind: "cards", isOnTable: depth < 2, cards: list.map((each) => each && sayThing(each)) };
  if (areCards(list)) return drawCards(list, depth);
  if (areAlike(list)) return drawRows(field, list, company, depth);
  if (list.every(Array.isArray)) return drawGrid(field, list as Thing[][], company, depth);
  return { kind: "list", things: list.map((thing) => draw(field, thing, company, depth + 1)) };
}

/** Few names stand in a line; many lie side by side, so that they can be folded. */
function drawScalars(field: string, list: Thing[], company: Company): Drawn {
  if (list.every((thing) => thing === null)) return NOTHING;
  const said = list.map((thing) => scalar(field, thing, company));
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
  const isInline = depth > 0 && areNumbers(record);
  const entries = Object.entries(record);
  const shown = isInline && isSparse(record) ? entries.filter(([, number]) => number) : entries;
  const pairs = shown.map(([name, thing]) => ({
    name: words.field(name, field),
    thing: draw(name, thing, company, depth + 1),
  }));
  return pairs.length === 0 ? NOTHING : { kind: "pairs", isInline, pairs };
}

// --- Tables ---

const table = (caption: string, head: (string | null)[], rows: Row[], more: Partial<TableDrawn> = {}): TableDrawn => ({
  kind: "table",
  caption,
  head,
  rows,
  isNarrow: false,
  isOfPlayers: false,
  isGrid: false,
  ...more,
});

/** Rows with the same fields: the players', rows that name themselves, or counted ones. */
function drawRows(field: string, rows: Fields[], company: Company, depth: number): Drawn {
  const names = Object.keys(rows[0] ?? {});
  const heads = names.map((name) => words.field(name, field));
  const cells = (row: Fields, from = 0) => names.slice(from).map((name) => draw(name, row[name], company, depth + 1));
  const caption = words.field(field);
  const areOfPlayers = arePlayers(field, rows, company.names.length);
  if (areOfPlayers && depth === 0 && areRich(rows)) return { kind: "sheets", sheets: drawSheets(field, rows, company) };
  if (areOfPlayers)
    return drawPlayers(
      caption,
      heads,
      rows.map((row) => cells(row)),
      company,
    );
  if (areNamed(rows) || areNumbered(rows)) {
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

/** One's own seat first, the others as they sit. */
const seatsFrom = (seats: number, me: number | null): number[] =>
  Array.from({ length: seats }, (_, place) => (place + (me ?? 0)) % seats);

/** A row for each player. */
export function drawPlayers(caption: string, heads: string[], cells: Drawn[][], { names, me }: Company): TableDrawn {
  const rows = seatsFrom(cells.length, me).map((seat) => ({
    name: names[seat] ?? "",
    isMine: seat === me,
    cells: cells[seat] ?? [],
  }));
  return table(caption, [words.say("page-player"), ...heads], rows, { isOfPlayers: true });
}

/** A sheet for each player. */
const drawSheets = (field: string, rows: Fields[], company: Company): SheetDrawn[] =>
  seatsFrom(rows.length, company.me).map((seat) => ({
    name: company.names[seat] ?? "",
    isMine: seat === company.me,
    view: drawView(rows[seat], { ...company, squares: squaresIn(rows[seat]) }, field, 2),
  }));

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
  return table(words.field(field), [null, ...columns.map((_, place) => String(place + 1)), "Σ"], rows, {
    isNarrow: true,
  });
}

/** Whether things lie on squares, by the name in their first field, and each is one phrase. */
const areOnSquares = (rows: Fields[]): boolean =>
  areNamed(rows) && rows.every((row) => squareOf(nameOf(row)) !== null && isSaid(row));

/** Things on squares, as they lie. */
function drawSquares(field: string, things: Fields[], { squares = [] }: Company): TableDrawn {
  const thingOn = new Map(things.map((thing) => [nameOf(thing), thing]));
  const all = [...thingOn.keys(), ...squares].map(squareOf).filter((square) => square !== null);
  const columns = between(all.map(({ column }) => column.charCodeAt(0))).map((code) => String.fromCharCode(code));
  const cellOf = (square: string): Drawn => {
    const thing = thingOn.get(square);
    return thing === undefined ? NOTHING : text(sayThing(thing));
  };
  const rows = between(all.map(({ row }) => row)).map((row) => ({
    name: String(row),
    isMine: false,
    cells: columns.map((column) => cellOf(`${column}${row}`)),
  }));
  return table(words.field(field), [null, ...columns], rows, { isGrid: true });
}

/** All whole numbers from the lowest to the highest. */
function between(numbers: number[]): number[] {
  const low = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - low + 1 }, (_, step) => low + step);
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
    .filter(([, thing]) => !isNothing(thing) && typeof thing !== "boolean" && (isCard(thing) || isScalar(thing)))
    .map(([field, thing]) => (isCard(thing) ? phrase(thing) : scalar(field, thing)))
    .join(", ");
