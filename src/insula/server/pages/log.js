// @ts-check
// What happened, turn by turn, the newest turn first.

import { namesOf, withoutName } from "./desk.js";
import { h } from "./dom.js";
import { button } from "./chrome.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Deeds} Deeds
 * @typedef {import("./wire.js").Happening} Happening
 * @typedef {import("./wire.js").Event_} Event_
 * @typedef {import("./dom.js").Part} Part
 * @typedef {{turn: number, seat: number | null, move: number, happenings: Happening[]}} Turn
 */

export const FILTERS = ["all", "moves", "scores"];
export const TURNS_AT_ONCE = 12;
/** Whose turn begins is said by the heading. */
const SAID_BY_HEADING = "turn_began";

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawLog(desk, deeds) {
  const { words } = desk;
  const turns = turnsOf(desk.log).reverse();
  const told = turns.map((turn) => ({ turn, lines: linesOf(desk, turn) })).filter(({ lines }) => lines.length > 0);
  return h(
    "section",
    { key: "log", class: "sheet log", "aria-labelledby": "log-heading" },
    h(
      "div",
      { class: "heading" },
      h("h2", { id: "log-heading" }, words.say("page-log")),
      h(
        "div",
        { class: "segments", role: "group", "aria-label": words.say("page-log-filter") },
        FILTERS.map((filter) =>
          button(words.say(`page-log-${filter}`), () => deeds.set({ filter }), {
            key: filter,
            "aria-pressed": String(desk.filter === filter),
          }),
        ),
      ),
    ),
    told.length === 0 && h("p", { class: "hint" }, words.say("page-log-empty")),
    h(
      "ol",
      { class: "turns", reversed: true },
      told.slice(0, desk.turnsShown).map(({ turn, lines }) => drawTurn(desk, deeds, turn, lines)),
    ),
    told.length > desk.turnsShown &&
      button(words.say("page-log-earlier"), () => deeds.set({ turnsShown: desk.turnsShown + 4 * TURNS_AT_ONCE }), {
        class: "quiet",
      }),
  );
}

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 * @param {Turn} turn
 * @param {string[]} lines
 */
function drawTurn(desk, deeds, turn, lines) {
  const { words } = desk;
  const name = turn.seat === null ? "" : namesOf(desk)[turn.seat];
  const look = (/** @type {Event} */ happened) => {
    happened.preventDefault();
    deeds.look(turn.move);
  };
  return h(
    "li",
    { key: `${turn.turn}-${turn.happenings[0].seq}` },
    turn.seat !== null &&
      h(
        "h3",
        {},
        h(
          "a",
          { href: `?move=${turn.move}`, onclick: look, title: words.say("page-look") },
          words.say("page-log-turn", { turn: turn.turn, name }),
        ),
      ),
    h(
      "ul",
      {},
      lines.map((line, place) => h("li", { key: place }, line)),
    ),
  );
}

/**
 * The log cut into turns; what is no move belongs to the turn in which it happened.
 * @param {Happening[]} log
 * @returns {Turn[]}
 */
function turnsOf(log) {
  /** @type {Turn[]} */
  const turns = [];
  for (const happening of log) {
    const last = turns.at(-1);
    const isMove = happening.kind === "move";
    if (last && (!isMove || last.seat === null || last.turn === happening.turn)) {
      last.happenings.push(happening);
      if (isMove)
        Object.assign(last, { turn: happening.turn, seat: last.seat ?? happening.seat, move: happening.move });
    } else
      turns.push({
        turn: happening.turn,
        seat: isMove ? happening.seat : null,
        move: happening.move,
        happenings: [happening],
      });
  }
  return turns;
}

/**
 * @param {Desk} desk
 * @param {Turn} turn
 * @returns {string[]}
 */
function linesOf(desk, turn) {
  if (desk.filter === "moves") {
    const moves = turn.happenings.filter((happening) => happening.kind === "move");
    return moves.length ? [moves.map(({ text, forced }) => (forced ? `(${text})` : text)).join(", ")] : [];
  }
  const name = turn.seat === null ? "" : namesOf(desk)[turn.seat];
  const lines = turn.happenings
    .flatMap((happening) => sentencesOf(desk, happening))
    .map((line) => withoutName(line, name));
  const isSilent = lines.length === 0 && desk.filter !== "scores";
  return isSilent ? linesOf({ ...desk, filter: "moves" }, turn) : lines;
}

/**
 * A happening in sentences.
 * @param {Desk} desk
 * @param {Happening} happening
 * @returns {string[]}
 */
export function sentencesOf(desk, happening) {
  const { words, filter } = desk;
  if (happening.kind !== "move") return filter === "scores" ? [] : [noteOf(desk, happening)];
  const events = happening.events.filter((event) =>
    filter === "scores" ? isScore(event) : event.name !== SAID_BY_HEADING,
  );
  return events.map((event) => words.event(event));
}

/** @param {Event_} event */
const isScore = (event) => typeof event.arguments.points === "number";

/**
 * What happened beside the game.
 * @param {Desk} desk
 * @param {Happening} happening
 */
function noteOf(desk, happening) {
  const { words } = desk;
  const name = happening.seat === null ? "" : namesOf(desk)[happening.seat];
  const level = ["bot", "resign"].includes(happening.kind) ? words.level(happening.text) : "";
  return words.say(`page-note-${happening.kind}`, { name, text: happening.text, level });
}

/**
 * What others did last, to be read out.
 * @param {Desk} desk
 * @returns {string}
 */
export function newsOf(desk) {
  return desk.news
    .flatMap((happening) => sentencesOf({ ...desk, filter: "all" }, happening))
    .slice(-8)
    .join(". ");
}
