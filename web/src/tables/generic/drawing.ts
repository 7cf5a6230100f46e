// Any title's view in words and rows, to be drawn as tables and lists.

import { words } from "../../words.svelte";
import { isSquare, placeOf, squareAt, type Square } from "../../kit/geometry";
import { boardOf, isOnBoard, leftOver, withoutShapes, type Board } from "./board";
import { isPaint, paintIn } from "./paints";
import { areSaid, isCode, isSaid, nameIn, phrase, sayThing, scalar } from "./saying";
import {
  areAlike,
  areBySeat,
  areCards,
  areNamed,
  areNumbered,
  areNumbers,
  arePlayers,
  areRich,
  areRulers,
  areSorted,
  asTold,
  isCard,
  isCountable,
  isDone,
  isHeld,
  isIdle,
  isNothing,
  isRecord,
  isScalar,
  isShort,
  isSparse,
  MOST_PLACES,
  nameOf,
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
  | { kind: "cards"; isOnTable: boolean; cards: (string | null)[]; paints?: (string | null)[] }
  | { kind: "list"; things: Drawn[] }
  | { kind: "pairs"; isInline: boolean; pairs: { name: string; thing: Drawn; paint?: string }[] }
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
  squares?: readonly Square[];
  /** Whether things on squares lie on a board that all share. */
  hasBoard?: boolean;
}

export interface Section {
  field: string;
  name: string;
  drawn: Drawn;
  /** How many there are of what can be long. */
  length: number | null;
  isWide: boolean;
}

/** What fits into a line. */
export interface Fact {
  field: string;
  name: string;
  drawn: Drawn;
}

/** A view: its board, what fits into a line each, and a section for each other field; what is not there is left out. */
export interface ViewDrawn {
  board: Board | null;
  facts: Fact[];
  sections: Section[];
}

const DEEPEST = 6;
const LONGEST_RAW = 2000;
const NOTHING: Drawn = { kind: "nothing" };

const text = (said: string): Drawn => ({ kind: "text", text: said });

// --- The whole view ---

/** A whole view; what lies on a board that all share is drawn there. */
export function drawTable(table: Thing, company: Company): ViewDrawn {
  const view = asTold(table, company.me);
  const board = boardOf(view, company.names);
  if (board === null || !isRecord(view)) return drawView(view, company);
  return { ...drawView(withoutShapes(leftOver(view)), { ...company, hasBoard: true }), board };
}

export function drawView(view: Thing, company: Company, within = "", depth = 0): ViewDrawn {
  const all = isRecord(view) ? Object.entries(view) : isNothing(view) ? [] : [["table", view] as const];
  const entries = all.filter(([field, thing]) => !isNothing(thing) && !isIdle(field, thing) && !isCode(field, thing));
  const isFact = (thing: Thing) =>
    isShort(thing) || isSaid(thing) || (depth > 0 && isRecord(thing) && areNumbers(thing));
  return {
    board: null,
    facts: entries
      .filter(([, thing]) => isFact(thing))
      .map(([field, thing]) => ({
        field,
        name: words.field(field, within),
        drawn: draw(field, thing, company, depth + 1),
      })),
    sections: entries
      .filter(([, thing]) => !isFact(thing))
      .map(([field, thing]) => drawSection(field, thing, company, within, depth)),
  };
}

function drawSection(field: string, thing: Thing, company: Company, within: string, depth: number): Section {
  const drawn = draw(field, thing, company, depth);
  const isGrid = drawn.kind === "table" && drawn.isGrid;
  return {
    field,
    name: words.field(field, within),
    drawn,
    length: Array.isArray(thing) && !isGrid ? (drawn.kind === "table" ? drawn.rows.length : thing.length) : null,
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
  if (isScalar(thing)) return text(scalar(field, thing, company.names));
  if (isSaid(thing)) return text(sayThing(thing, company.names));
  if (depth > DEEPEST) return { kind: "raw", text: JSON.stringify(thing).slice(0, LONGEST_RAW) };
  if (Array.isArray(thing)) return drawList(field, thing, company, depth);
  return drawRecord(field, thing as Fields, company, depth);
}

function drawList(field: string, list: Thing[], company: Company, depth: number): Drawn {
  if (areBySeat(field, list, company.names.length)) return drawBySeat(list, company);
  if (list.every(isScalar)) return drawScalars(field, list, company);
  if (company.hasBoard && depth === 0 && areAlike(list) && isOnBoard(field, list))
    return drawDetails(field, list, company);
  if (areAlike(list) && areOnSquares(list)) return drawSquares(field, list, company);
  if (areSaid(list)) {
    const cards = list.map((each) => each && sayThing(each, company.names));
    const isOnTable = depth < 2 && list.length <= MOST_PLACES && !isHeld(field) && !isCountable(list);
    const paints = list.map((each) => (each === null ? null : paintIn(each)));
    return { kind: "cards", isOnTable, cards, ...(paints.some(Boolean) ? { paints } : {}) };
  }
  if (areCards(list)) return drawCards(list, depth);
  if (areAlike(list)) return drawRows(field, list, company, depth);
  if (list.every(Array.isArray)) return drawGrid(field, list as Thing[][], company, depth);
  return { kind: "list", things: list.map((thing) => draw(field, thing, company, depth + 1)) };
}

/** Few names stand in a line; many lie side by side, so that they can be folded. */
function drawScalars(field: string, list: Thing[], company: Company): Drawn {
  if (list.every((thing) => thing === null)) return NOTHING;
  const said = list.map((thing) => scalar(field, thing, company.names));
  return list.length <= 2 * MOST_PLACES ? text(said.join(", ")) : { kind: "cards", isOnTable: false, cards: said };
}

/** A number for each player; players without one are left out. */
function drawBySeat(numbers: number[], { names }: Company): Drawn {
  const pairs = numbers.map((number, seat) => ({ name: names[seat] ?? "", thing: text(String(number)), number }));
  const shown = pairs.filter(({ number }) => number !== 0);
  return shown.length === 0 ? NOTHING : { kind: "pairs", isInline: true, pairs: shown };
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
  const isInline = areNumbers(record) && (depth > 0 || isPainted(record));
  const entries = Object.entries(record);
  const shown = depth > 0 && isInline && isSparse(record) ? entries.filter(([, number]) => number) : entries;
  const pairs = shown.map(([name, thing]) => ({
    name: words.field(name, field),
    thing: draw(name, thing, company, depth + 1),
    ...(isPaint(name) ? { paint: name } : {}),
  }));
  return pairs.length === 0 ? NOTHING : { kind: "pairs", isInline, pairs };
}

/** Numbers by colour. */
const isPainted = (record: Fields): boolean => areNumbers(record) && Object.keys(record).every(isPaint);

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

/** A row with a column for each colour of its numbers. */
const spread = (row: Fields): Fields =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, thing]) =>
      isRecord(thing) && isPainted(thing) ? Object.entries(thing) : [[field, thing]],
    ),
  );

/** Rows with the same fields: the players', rows that name themselves, or counted ones. */
function drawRows(field: string, kept: Fields[], company: Company, depth: number): Drawn {
  const rows = depth === 0 && !arePlayers(field, kept, company.names.length) ? kept.map(spread) : kept;
  const names = Object.keys(rows[0] ?? {}).filter((name) => !rows.every((row) => isCode(name, row[name])));
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
  if (areNamed(rows) || (areNumbered(rows) && !rows.every(areNumbers))) {
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

/**
 * What is to be told of things on the board besides what lies there, by the numbers that they have there; nothing of
 * what is done with.
 */
function drawDetails(field: string, things: Fields[], company: Company): Drawn {
  const isTold = (name: string) =>
    name !== "squares" &&
    !things.every((thing) => isOnBoard(name, thing[name]) || isNothing(thing[name]) || thing[name] === isDone(thing));
  const [kind = "", ...others] = Object.keys(things[0] ?? {}).filter(isTold);
  const names = [kind, ...others.filter((name) => things.some((thing) => !(name in nameIn(thing))))];
  const cellOf = (thing: Fields, name: string) => {
    const isNamed = name === kind && isSaid(nameIn(thing));
    return isNamed ? text(sayThing(nameIn(thing), company.names)) : draw(name, thing[name], company, 2);
  };
  const rows = things.map((thing, place) => ({
    name: String(place + 1),
    isMine: false,
    cells: names.map((name) => cellOf(thing, name)),
  }));
  const open = rows.filter((_, place) => !isDone(things[place]!));
  if (open.length === 0) return NOTHING;
  return table(words.field(field), [null, ...names.map((name) => words.field(name, field))], open);
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
  areNamed(rows) && rows.every((row) => isSquare(nameOf(row)) && isSaid(row));

/** Things on squares, as they lie. */
function drawSquares(field: string, things: Fields[], { squares = [], names }: Company): TableDrawn {
  const thingOn = new Map(things.map((thing) => [nameOf(thing) as Square, thing]));
  const places = [...thingOn.keys(), ...squares].map(placeOf);
  const columns = between(places.map(({ column }) => column));
  const cellOf = (column: number, row: number): Drawn => {
    const thing = thingOn.get(squareAt({ column, row }) ?? "");
    return thing === undefined ? NOTHING : text(sayThing(thing, names));
  };
  const rows = between(places.map(({ row }) => row)).map((row) => ({
    name: String(row + 1),
    isMine: false,
    cells: columns.map((column) => cellOf(column, row)),
  }));
  const heads = columns.map((column) => squareAt({ column, row: 0 })?.charAt(0) ?? "");
  return table(words.field(field), [null, ...heads], rows, { isGrid: true });
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

/** What the view says of what a move names: the rest of the one row that bears the name, or all of several names. */
export function describeNoun(view: Thing, noun: string): string {
  if (!isRecord(view)) return "";
  const parts = noun.split(" ");
  if (parts.length > 1) return describeParts(view, parts);
  return describeName(view, noun) || describeBetween(view, noun);
}

function describeName(view: Fields, name: string): string {
  if (!/^[a-z]/.test(name)) return "";
  for (const rows of Object.values(view)) {
    if (!Array.isArray(rows) || !areAlike(rows) || !areNamed(rows)) continue;
    const row = rows.find((each) => nameOf(each) === name);
    if (row !== undefined) return [restOf(row, [name]), numbersIn(row)].filter(Boolean).join(", ");
  }
  return "";
}

/** Of what lies between two things, both: `a1-b1`. */
const describeBetween = (view: Fields, noun: string): string =>
  noun
    .split("-")
    .map((name) => describeName(view, name))
    .filter(Boolean)
    .join(" + ");

/** The one row of a list that has every part as a value or in a list of values. */
function describeParts(view: Fields, parts: string[]): string {
  for (const rows of Object.values(view)) {
    if (!Array.isArray(rows) || !areAlike(rows)) continue;
    const found = rows.filter((row) => parts.every((part) => Object.values(row).some((thing) => hasPart(thing, part))));
    if (found.length === 1) return numbersIn(found[0]!);
  }
  return "";
}

const hasPart = (thing: Thing, part: string): boolean => (Array.isArray(thing) ? thing.includes(part) : thing === part);

/** What a row tells besides what is known already. */
const restOf = (row: Fields, known: string[]): string =>
  Object.entries(row)
    .filter(([field, thing]) => !isNothing(thing) && typeof thing !== "boolean" && !isCode(field, thing))
    .filter(([, thing]) => !known.some((part) => hasPart(thing, part)))
    .filter(([, thing]) => isCard(thing) || isScalar(thing))
    .map(([field, thing]) => (isCard(thing) ? phrase(thing) : scalar(field, thing)))
    .join(", ");

/** The numbers that a row tells by name. */
const numbersIn = (row: Fields): string =>
  Object.entries(row)
    .flatMap(([field, thing]) => (isRecord(thing) && areNumbers(thing) ? [sayNumbers(field, thing)] : []))
    .join(", ");

/** Numbers by name; of many, those that count something, but each colour has its number. */
const sayNumbers = (field: string, numbers: Record<string, number | null>): string =>
  `${words.field(field)}: ${Object.entries(numbers)
    .filter(([, number]) => number || isPainted(numbers) || !isSparse(numbers))
    .map(([name, number]) => `${words.field(name, field)} ${number ?? ""}`)
    .join(", ")}`;

/** A thing of the view that has just these values, in the title's words: the card that a move plays. */
export function thingOf(view: Thing, parts: readonly string[], names: readonly string[]): string | null {
  if (!isRecord(view)) return null;
  const isIt = (thing: Thing): thing is Fields => isSaid(thing) && Object.values(thing).join(" ") === parts.join(" ");
  const found = Object.values(view)
    .flatMap((thing) => (Array.isArray(thing) ? (thing as Thing[]) : [thing]))
    .find(isIt);
  return found === undefined ? null : sayThing(found, names);
}
