// @ts-check
// Any title's view as tables and lists, from its shape alone: nothing here knows a game.

import { h } from "./dom.js";

/**
 * @typedef {import("./words.js").Words} Words
 * @typedef {import("./dom.js").Part} Part
 * @typedef {{words: Words, names: string[], me: number | null, folded: Set<string>,
 *   onFold: (field: string, isOpen: boolean) => void}} Context
 */

const NOTHING = "–";
const MOST_PLACES = 8;
const DEEPEST = 6;

// --- Shapes ---

/** @param {any} thing @returns {thing is Record<string, any>} */
export const isRecord = (thing) => typeof thing === "object" && thing !== null && !Array.isArray(thing);

/** @param {any} thing */
const isScalar = (thing) => typeof thing !== "object" || thing === null;

/** @param {any} thing */
const isNumber = (thing) => typeof thing === "number";

/** A small thing that reads as a phrase: a name, perhaps with one number or another name. @param {any} thing */
function isCard(thing) {
  if (!isRecord(thing)) return false;
  const values = Object.values(thing);
  return (
    values.length >= 1 &&
    values.length <= 2 &&
    typeof values[0] === "string" &&
    values.every((value) => value !== null && isScalar(value))
  );
}

/** @param {any[]} list */
const areCards = (list) => list.some(isCard) && list.every((thing) => thing === null || isCard(thing));

/** Records with the same fields in the same order. @param {any[]} list */
function areAlike(list) {
  if (list.length === 0 || !list.every(isRecord)) return false;
  const fields = JSON.stringify(Object.keys(list[0]));
  return list.every((thing) => JSON.stringify(Object.keys(thing)) === fields);
}

/** Rows that bear their own names in their first field. @param {Record<string, any>[]} rows */
function areNamed(rows) {
  const names = rows.map((row) => Object.values(row)[0]);
  return names.every((name) => typeof name === "string") && new Set(names).size === names.length;
}

/**
 * Whether the rows are the players', one each in the order of the seats.
 * @param {Record<string, any>[]} rows
 * @param {Context} context
 */
const arePlayers = (rows, context) => rows.length === context.names.length && !areCards(rows) && !areNamed(rows);

/** Cards that lie sorted by name, with a number each: they can be told by name. @param {any[]} list */
function areSorted(list) {
  const names = list.map((thing) => (thing === null ? null : Object.values(thing)[0]));
  const runs = names.filter((name, place) => name !== names[place - 1]);
  return list.every((thing) => thing && isNumber(Object.values(thing)[1])) && new Set(runs).size === runs.length;
}

/** What fits into one line. @param {any} thing */
function isShort(thing) {
  if (isScalar(thing) || isCard(thing)) return true;
  return Array.isArray(thing) && thing.length <= MOST_PLACES && thing.every(isScalar);
}

// --- The whole view ---

/**
 * The view: first what fits into a line each, then a section for each field.
 * @param {any} table
 * @param {Context} context
 * @returns {Part[]}
 */
export function drawView(table, context) {
  if (!isRecord(table)) return [draw("", table, context, 0)];
  const fields = Object.entries(table);
  const facts = fields.filter(([, thing]) => isShort(thing) && !isNothing(thing));
  const sections = fields.filter(([, thing]) => !isShort(thing));
  const nothing = fields.filter(([, thing]) => isNothing(thing)).map(([field]) => context.words.field(field));
  return [
    facts.length > 0 && drawFacts(facts, context),
    ...sections.map(([field, thing]) => drawSection(field, thing, context)),
    nothing.length > 0 &&
      h("p", { key: "nothing", class: "hint wide" }, context.words.say("page-nothing", { fields: nothing.join(", ") })),
  ];
}

/** @param {any} thing */
const isNothing = (thing) => thing === null || (typeof thing === "object" && Object.keys(thing).length === 0);

/**
 * @param {[string, any][]} facts
 * @param {Context} context
 */
function drawFacts(facts, context) {
  return h(
    "dl",
    { key: "facts", class: "facts" },
    facts.map(([field, thing]) =>
      h("div", { key: field }, h("dt", {}, context.words.field(field)), h("dd", {}, draw(field, thing, context, 1))),
    ),
  );
}

/**
 * @param {string} field
 * @param {any} thing
 * @param {Context} context
 */
function drawSection(field, thing, context) {
  const isWide = Array.isArray(thing) && areAlike(thing) && !areCards(thing) && arePlayers(thing, context);
  return h(
    "details",
    {
      key: `field-${field}`,
      class: isWide ? "sheet wide" : "sheet",
      open: !context.folded.has(field),
      ontoggle: (/** @type {any} */ happened) => context.onFold(field, happened.currentTarget.open),
    },
    h("summary", {}, h("h3", {}, context.words.field(field))),
    draw(field, thing, context, 0),
  );
}

// --- Any thing ---

/**
 * @param {string} field
 * @param {any} thing
 * @param {Context} context
 * @param {number} depth
 * @returns {Part}
 */
function draw(field, thing, context, depth) {
  if (depth > DEEPEST) return h("code", {}, JSON.stringify(thing));
  if (isScalar(thing)) return drawScalar(field, thing, context);
  if (Array.isArray(thing)) return drawList(field, thing, context, depth);
  return drawRecord(field, thing, context, depth);
}

/**
 * @param {string} field
 * @param {any} thing
 * @param {Context} context
 * @returns {Part}
 */
function drawScalar(field, thing, context) {
  if (thing === null) return h("span", { class: "nothing" }, NOTHING);
  if (typeof thing === "boolean") return context.words.say(thing ? "page-yes" : "page-no");
  return typeof thing === "number" ? String(thing) : context.words.value(field, thing);
}

/**
 * A card as a phrase: “tower 9”.
 * @param {any} card
 * @param {Context} context
 * @returns {string}
 */
function phrase(card, context) {
  if (card === null) return NOTHING;
  const parts = Object.entries(card).map(([field, value]) => drawScalar(field, value, context));
  return parts.map((part) => (typeof part === "string" ? part : NOTHING)).join(" ");
}

/**
 * @param {string} field
 * @param {any[]} list
 * @param {Context} context
 * @param {number} depth
 * @returns {Part}
 */
function drawList(field, list, context, depth) {
  if (list.length === 0) return h("span", { class: "nothing" }, NOTHING);
  if (list.every(isScalar)) return list.map((thing) => textOf(field, thing, context)).join(", ");
  if (areCards(list)) return drawCards(list, context, depth);
  if (areAlike(list)) return drawRows(field, list, context, depth);
  if (list.every(Array.isArray)) return drawGrid(field, list, context, depth);
  return h(
    "ol",
    { class: "plain" },
    list.map((thing, place) => h("li", { key: place }, draw(field, thing, context, depth + 1))),
  );
}

/**
 * @param {string} field
 * @param {any} thing
 * @param {Context} context
 */
function textOf(field, thing, context) {
  const drawn = drawScalar(field, thing, context);
  return typeof drawn === "string" ? drawn : NOTHING;
}

/**
 * Cards: a few on the table are counted from the left, more of them are told by name.
 * @param {any[]} cards
 * @param {Context} context
 * @param {number} depth
 */
function drawCards(cards, context, depth) {
  const isOnTable = depth === 0 && cards.length <= MOST_PLACES;
  if (!isOnTable && areSorted(cards)) return drawRuns(cards, context);
  return h(
    "ol",
    { class: isOnTable ? "places" : "chips" },
    cards.map((card, place) => h("li", { key: place, class: card === null ? "empty" : null }, phrase(card, context))),
  );
}

/**
 * Sorted cards: each name with its numbers.
 * @param {Record<string, any>[]} cards
 * @param {Context} context
 */
function drawRuns(cards, context) {
  /** @type {Map<string, number[]>} */
  const runs = new Map();
  const [field] = Object.keys(cards[0]);
  for (const card of cards) {
    const [name, number] = Object.values(card);
    runs.set(name, [...(runs.get(name) ?? []), number]);
  }
  return drawPairs([...runs].map(([name, numbers]) => [context.words.value(field, name), numbers.join(" ")]));
}

/**
 * @param {[string, Part][]} pairs
 * @param {string} [kind] how they are laid out
 */
function drawPairs(pairs, kind = "pairs") {
  return h(
    "dl",
    { class: kind },
    pairs.map(([name, thing], place) => h("div", { key: place }, h("dt", {}, name), h("dd", {}, thing))),
  );
}

/**
 * @param {string} field
 * @param {Record<string, any>} record
 * @param {Context} context
 * @param {number} depth
 * @returns {Part}
 */
function drawRecord(field, record, context, depth) {
  const entries = Object.entries(record);
  if (entries.length === 0) return h("span", { class: "nothing" }, NOTHING);
  if (isCard(record)) return phrase(record, context);
  const things = entries.map(([, thing]) => thing);
  if (areRulers(things)) return drawCounts(field, record, context);
  if (things.length > 1 && areAlike(things) && !things.every(isCard)) return drawKeyed(field, record, context, depth);
  const kind = depth > 0 && things.every(isNumber) ? "pairs inline" : "pairs";
  return drawPairs(
    entries.map(([name, thing]) => [context.words.field(name, field), draw(name, thing, context, depth + 1)]),
    kind,
  );
}

/** Lists of numbers of one length: columns can be counted. @param {any[]} things */
function areRulers(things) {
  const isRuler = (/** @type {any} */ thing) =>
    Array.isArray(thing) && thing.length > 2 && thing.length === things[0].length && thing.every(isNumber);
  return things.length > 1 && things.every(isRuler);
}

// --- Tables ---

/**
 * @param {Part[]} head
 * @param {Part[][]} rows the first cell is the row's head
 * @param {{caption?: string, mine?: number | null, kind?: string | null}} [options]
 */
function drawTable(head, rows, { caption = "", mine = null, kind = null } = {}) {
  return h(
    "div",
    { class: "scroll", "data-label": caption },
    h(
      "table",
      { class: kind },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          head.map((cell, place) =>
            cell === null
              ? h("td", { key: place })
              : h("th", { key: place, scope: "col", class: areFigures(rows, place) ? "figure" : null }, cell),
          ),
        ),
      ),
      h(
        "tbody",
        {},
        rows.map(([name, ...cells], place) =>
          h(
            "tr",
            { key: place, class: place === mine ? "mine" : null },
            h("th", { scope: "row" }, name),
            cells.map((cell, column) =>
              h("td", { key: column, class: areFigures(rows, column + 1) ? "figure" : null }, cell),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * Whether a column, the first apart, holds nothing but numbers and gaps.
 * @param {Part[][]} rows
 * @param {number} column
 */
const areFigures = (rows, column) =>
  column > 0 &&
  rows.every((row) => typeof row[column] !== "string" || /^[-+]?\d+$/.test(row[column])) &&
  rows.some((row) => typeof row[column] === "string");

/**
 * Rows with the same fields: the players', rows that name themselves, or counted ones.
 * @param {string} field
 * @param {Record<string, any>[]} rows
 * @param {Context} context
 * @param {number} depth
 */
function drawRows(field, rows, context, depth) {
  const { words } = context;
  const fields = Object.keys(rows[0]);
  const caption = words.field(field);
  const cells = (/** @type {Record<string, any>} */ row, /** @type {string[]} */ names) =>
    names.map((name) => draw(name, row[name], context, depth + 1));
  const heads = (/** @type {string[]} */ names) => names.map((name) => words.field(name, field));
  if (arePlayers(rows, context)) {
    const named = rows.map((row, seat) => [playerName(seat, context), ...cells(row, fields)]);
    return drawTable([words.say("page-player"), ...heads(fields)], named, { caption, mine: context.me });
  }
  if (areNamed(rows))
    return drawTable(
      heads(fields),
      rows.map((row) => cells(row, fields)),
      { caption },
    );
  return drawTable(
    [null, ...heads(fields)],
    rows.map((row, place) => [String(place + 1), ...cells(row, fields)]),
    { caption },
  );
}

/**
 * @param {number} seat
 * @param {Context} context
 * @returns {Part}
 */
function playerName(seat, context) {
  const name = context.names[seat];
  return seat === context.me
    ? h("span", {}, name, " ", h("span", { class: "badge" }, context.words.say("page-you")))
    : name;
}

/**
 * Alike records by name.
 * @param {string} field
 * @param {Record<string, any>} record
 * @param {Context} context
 * @param {number} depth
 */
function drawKeyed(field, record, context, depth) {
  const { words } = context;
  const fields = Object.keys(Object.values(record)[0]);
  const rows = Object.entries(record).map(([name, row]) => [
    words.field(name, field),
    ...fields.map((inner) => draw(inner, row[inner], context, depth + 1)),
  ]);
  return drawTable([null, ...fields.map((inner) => words.field(inner, field))], rows, { caption: words.field(field) });
}

/**
 * Counted columns of numbers, and their sum.
 * @param {string} field
 * @param {Record<string, number[]>} record
 * @param {Context} context
 */
function drawCounts(field, record, context) {
  const length = Object.values(record)[0].length;
  const head = [null, ...Array.from({ length }, (_, place) => String(place + 1)), "Σ"];
  const rows = Object.entries(record).map(([name, counts]) => [
    context.words.field(name, field),
    ...counts.map(String),
    String(counts.reduce((sum, count) => sum + count, 0)),
  ]);
  return drawTable(head, rows, { caption: context.words.field(field), kind: "counts" });
}

/**
 * Rows and columns by number.
 * @param {string} field
 * @param {any[][]} grid
 * @param {Context} context
 * @param {number} depth
 */
function drawGrid(field, grid, context, depth) {
  const width = Math.max(...grid.map((row) => row.length));
  const head = [null, ...Array.from({ length: width }, (_, column) => String(column + 1))];
  const rows = grid.map((row, place) => [
    String(place + 1),
    ...row.map((thing) => draw(field, thing, context, depth + 1)),
  ]);
  return drawTable(head, rows, { caption: context.words.field(field) });
}

// --- What a view tells of other things ---

/**
 * What the view says of a name that a move uses: the rest of the one row that bears it.
 * @param {any} table
 * @param {string} noun
 * @param {Context} context
 * @returns {string}
 */
export function describeNoun(table, noun, context) {
  if (!isRecord(table) || !/^[a-z]/.test(noun)) return "";
  for (const rows of Object.values(table)) {
    if (!Array.isArray(rows) || !areAlike(rows) || !areNamed(rows)) continue;
    const row = rows.find((each) => Object.values(each)[0] === noun);
    if (row) return restOf(row, context);
  }
  return "";
}

/**
 * @param {Record<string, any>} row
 * @param {Context} context
 */
function restOf(row, context) {
  const parts = Object.entries(row)
    .slice(1)
    .map(([field, thing]) =>
      isCard(thing) ? phrase(thing, context) : thing !== null && isScalar(thing) ? textOf(field, thing, context) : "",
    );
  return parts.filter(Boolean).join(", ");
}

/**
 * How the points came together: a field of numbers for each player that adds up to the scores.
 * @param {any} table
 * @param {number[]} scores
 * @returns {{field: string, parts: Record<string, number>[]} | null}
 */
export function findBreakdown(table, scores) {
  if (!isRecord(table)) return null;
  for (const rows of Object.values(table)) {
    if (!Array.isArray(rows) || rows.length !== scores.length || !areAlike(rows)) continue;
    const field = Object.keys(rows[0]).find((name) => rows.every((row, seat) => addsUp(row[name], scores[seat])));
    if (field) return { field, parts: rows.map((row) => row[field]) };
  }
  return null;
}

/**
 * @param {any} parts
 * @param {number} sum
 */
function addsUp(parts, sum) {
  if (!isRecord(parts) || Object.keys(parts).length < 2) return false;
  const numbers = Object.values(parts);
  return numbers.every(isNumber) && numbers.reduce((one, other) => one + other, 0) === sum;
}
