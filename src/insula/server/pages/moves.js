// @ts-check
// What is to be done and what may be done: the prompt, the legal moves with their effects, the box for typed moves.

import { button, closeDialog, dialog, markdown, textField } from "./chrome.js";
import { isBusy, isMyTurn, legalMoves, namesOf, withoutName } from "./desk.js";
import { remember, setting } from "./device.js";
import { h } from "./dom.js";
import { describeNoun } from "./view.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Deeds} Deeds
 * @typedef {import("./wire.js").Preview} Preview
 * @typedef {import("./view.js").Context} Context
 * @typedef {import("./dom.js").Part} Part
 */

const MANY = 24;

// --- The prompt ---

/**
 * Whose turn it is and what to do, in two short lines.
 * @param {Desk} desk
 * @returns {{who: string, what: string, isMine: boolean}}
 */
export function promptOf(desk) {
  const { words, table } = desk;
  if (table === null) return { who: words.say("page-connecting"), what: "", isMine: false };
  if (table.over) return { who: words.phase(table.phase), what: winners(desk), isMine: false };
  const mine = table.seat === null ? null : desk.seats[table.seat];
  if (mine?.kind === "open") return { who: words.say("page-sit-down-first"), what: "", isMine: true };
  if (isMyTurn(desk)) return { who: words.say("page-your-turn"), what: words.phase(table.phase), isMine: true };
  return { ...promptOfOther(desk), isMine: false };
}

/** @param {Desk} desk */
function promptOfOther(desk) {
  const { words, table, seats } = desk;
  if (table === null || table.to_act === null) return { who: "", what: "" };
  const name = namesOf(desk)[table.to_act];
  const seat = seats[table.to_act];
  if (seat.kind === "open") return { who: words.say("page-turn-of", { name }), what: words.say("page-turn-open") };
  if (seat.kind === "bot" && !desk.areBotsReady)
    return { who: words.say("page-turn-of", { name }), what: words.say("page-bots-warming") };
  if (seat.kind === "bot") return { who: words.say("page-turn-of", { name }), what: words.say("thinking", { name }) };
  return { who: words.say("page-turn-of", { name }), what: words.say("page-turn-waits") };
}

/** @param {Desk} desk */
export function winners(desk) {
  const { words, table } = desk;
  const names = namesOf(desk);
  const first = (table?.standings ?? []).flatMap((standing, seat) => (standing.place === 1 ? [names[seat]] : []));
  if (first.length === 0) return "";
  return first.length === 1 ? words.say("wins", { name: first[0] }) : words.say("shared", { names: first.join(", ") });
}

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawPrompt(desk, deeds) {
  const { words, table } = desk;
  const { who, what, isMine } = promptOf(desk);
  const isOpen = table !== null && table.seat !== null && desk.seats[table.seat]?.kind === "open";
  return h(
    "section",
    {
      key: "prompt",
      id: "prompt",
      class: isMine ? "prompt mine" : "prompt",
      tabindex: "-1",
      "aria-labelledby": "prompt-who",
    },
    h("h2", { id: "prompt-who" }, who),
    h("p", { id: "prompt-what" }, what),
    isOpen && drawSitDown(desk, deeds),
    drawAsk(desk, deeds),
    desk.line === "offline" &&
      h(
        "p",
        { class: "notice bad", role: "status" },
        words.say(desk.isSending ? "page-offline-sending" : "page-offline"),
      ),
    desk.refused?.place === "table" &&
      h("p", { class: "notice bad", role: "alert" }, words.problem(desk.refused.problem)),
  );
}

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawSitDown(desk, deeds) {
  const { words, table } = desk;
  const usual = words.say("person-number", { number: (table?.seat ?? 0) + 1 });
  return h(
    "form",
    {
      key: "sit",
      class: "row",
      onsubmit: (/** @type {SubmitEvent} */ happened) => {
        happened.preventDefault();
        const name = /** @type {HTMLInputElement} */ (document.getElementById("sit-name")).value.trim() || usual;
        remember("name", name);
        deeds.post(`/seats/${table?.seat}/join`, { name }, desk.token, "table");
      },
    },
    textField({
      id: "sit-name",
      label: words.say("page-my-name"),
      autocomplete: "nickname",
      defaultValue: setting("name", ""),
      placeholder: usual,
    }),
    h("button", { type: "submit", class: "primary" }, words.say("page-sit-down")),
  );
}

/**
 * A wish to go back, and who must still agree.
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawAsk(desk, deeds) {
  const { words, table } = desk;
  if (!table?.ask) return null;
  const names = namesOf(desk);
  const isForMe = table.seat !== null && table.ask.needs.includes(table.seat);
  const sentence =
    table.ask.seat === table.seat
      ? words.say("page-ask-mine", { names: table.ask.needs.map((seat) => names[seat]).join(", ") })
      : words.say("page-ask-of", { name: names[table.ask.seat], move: table.ask.move });
  return h(
    "div",
    { key: "ask", class: "notice row", role: "status" },
    h("p", {}, sentence),
    isForMe && button(words.say("page-agree"), () => deeds.answer(true), { class: "primary" }),
    isForMe && button(words.say("page-refuse"), () => deeds.answer(false)),
  );
}

// --- Moves ---

/**
 * The legal moves, verb by verb.
 * @param {Desk} desk
 * @param {Deeds} deeds
 * @param {Context} context
 */
export function drawMoves(desk, deeds, context) {
  const { words, table } = desk;
  if (table === null || table.over || table.seat === null || desk.seats[table.seat]?.kind !== "person") return null;
  return h(
    "section",
    { key: "moves", class: "sheet moves", "aria-labelledby": "moves-heading" },
    h("h2", { id: "moves-heading" }, words.say("page-moves")),
    isMyTurn(desk) &&
      h(
        "div",
        { key: "groups", onkeydown: walk },
        Object.entries(table.legal).map(([verb, nouns]) =>
          h(
            "div",
            { key: verb, class: "group", role: "group", "aria-labelledby": `verb-${verb}` },
            h("h3", { id: `verb-${verb}`, class: nouns.join("") === "" ? "hidden" : null }, words.verb(verb)),
            h(
              "ul",
              { class: nouns.length > MANY ? "choices many" : "choices" },
              nouns.map((noun) => drawMove(desk, deeds, context, verb, noun)),
            ),
          ),
        ),
      ),
    !isMyTurn(desk) && h("p", { key: "idle", class: "hint" }, words.say("page-not-your-turn")),
    drawBack(desk, deeds),
    drawTyped(desk, deeds),
  );
}

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 * @param {Context} context
 * @param {string} verb
 * @param {string} noun
 */
function drawMove(desk, deeds, context, verb, noun) {
  const { words, table } = desk;
  const move = `${verb} ${noun}`.trim();
  const id = `move-${move.replace(/[^a-z0-9]+/gi, "-")}`;
  const about = describeNoun(table?.table, noun, context);
  const preview = previewOf(desk, move);
  return h(
    "li",
    { key: move },
    h(
      "button",
      {
        id,
        type: "button",
        class: "move",
        "data-move": move,
        "aria-labelledby": `${id}-name`,
        "aria-describedby": preview ? `${id}-effect` : null,
        "aria-disabled": String(isBusy(desk)),
        onclick: () => isBusy(desk) || deeds.choose([move]),
      },
      h(
        "span",
        { id: `${id}-name`, class: "name" },
        noun !== "" && h("span", { class: "hidden" }, words.verb(verb), " "),
        noun === "" ? words.verb(verb) : words.value(verb, noun),
        about && h("span", { class: "about" }, about),
      ),
      preview &&
        h(
          "span",
          { id: `${id}-effect`, class: "effect" },
          h("span", {}, sentencesOf(desk, preview).join(", "), " "),
          marksOf(desk, preview).map((mark) => h("span", { key: mark, class: "mark" }, mark, " ")),
        ),
    ),
  );
}

/**
 * What a move would lead to, as far as it can be known.
 * @param {Desk} desk
 * @param {Preview} preview
 */
export function sentencesOf(desk, preview) {
  const name = namesOf(desk)[desk.table?.seat ?? -1] ?? "";
  const sentences = preview.events.map((event) => withoutName(desk.words.event(event), name));
  const times = (/** @type {string} */ sentence) => sentences.filter((other) => other === sentence).length;
  return [...new Set(sentences)].map((sentence) =>
    times(sentence) > 1 ? `${times(sentence)} × ${sentence}` : sentence,
  );
}

/**
 * @param {Desk} desk
 * @param {Preview} preview
 */
function marksOf({ words }, preview) {
  return [preview.reveals && words.say("page-reveals"), preview.ends_turn && words.say("page-ends-turn")].filter(
    (mark) => mark !== false,
  );
}

/**
 * @param {Desk} desk
 * @param {string} move
 */
export function previewOf({ previews, table }, move) {
  return previews !== null && previews.seq === table?.seq ? (previews.of.get(move) ?? null) : null;
}

/** The arrow keys walk through the moves. @param {KeyboardEvent} happened */
function walk(happened) {
  const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  const step = steps[/** @type {"ArrowUp"} */ (happened.key)];
  if (!step || !(happened.currentTarget instanceof Element)) return;
  const moves = [...happened.currentTarget.querySelectorAll("button")];
  const place = moves.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  if (place < 0) return;
  happened.preventDefault();
  moves[(place + step + moves.length) % moves.length].focus();
}

/**
 * Undo, restart the turn, ask to go back.
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawBack(desk, deeds) {
  const { words, table } = desk;
  if (table === null) return null;
  const busy = String(isBusy(desk));
  const first = table.undo.at(-1) ?? null;
  return h(
    "p",
    { key: "back", class: "row back" },
    table.undo.length > 0 &&
      button(words.say("page-undo"), () => deeds.undo(null), {
        key: "undo",
        id: "undo",
        "aria-disabled": busy,
        "aria-keyshortcuts": "u",
      }),
    table.undo.length > 1 &&
      button(words.say("page-restart-turn"), () => deeds.undo(first), {
        key: "restart",
        id: "restart",
        "aria-disabled": busy,
        "aria-keyshortcuts": "r",
      }),
    table.may_ask !== null &&
      table.ask === null &&
      button(words.say(hasOthers(desk) ? "page-ask-back" : "page-take-back"), deeds.askBack, {
        key: "ask",
        id: "ask-back",
        "aria-disabled": busy,
      }),
  );
}

/** Whether there is somebody to be asked. @param {Desk} desk */
const hasOthers = ({ seats, table }) => seats.some((seat, number) => seat.kind === "person" && number !== table?.seat);

// --- Typed moves ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawTyped(desk, deeds) {
  const { words, table } = desk;
  const moves = table === null ? [] : legalMoves(table);
  const isWrong = desk.refused?.place === "typed";
  return h(
    "form",
    {
      key: "typed",
      class: "typed",
      onsubmit: (/** @type {SubmitEvent} */ happened) => {
        happened.preventDefault();
        deeds.type(/** @type {HTMLInputElement} */ (document.getElementById("typed")).value);
      },
    },
    h("label", { for: "typed" }, words.say("page-typed")),
    h(
      "div",
      { class: "joined" },
      h("input", {
        id: "typed",
        type: "text",
        autocomplete: "off",
        autocapitalize: "none",
        spellcheck: "false",
        list: "typed-moves",
        maxlength: 600,
        placeholder: moves[0] ?? null,
        "aria-keyshortcuts": "/",
        "aria-invalid": String(isWrong),
        "aria-describedby": isWrong ? "typed-refusal" : null,
      }),
      h("button", { type: "submit" }, words.say("page-typed-go")),
    ),
    h(
      "datalist",
      { id: "typed-moves" },
      moves.map((move) => h("option", { key: move, value: move })),
    ),
    isWrong && drawRefusal(desk, deeds),
  );
}

/**
 * Why not, with the rule behind it.
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawRefusal(desk, deeds) {
  if (desk.refused === null) return null;
  const {
    words,
    refused: { problem },
  } = desk;
  const rule = problem.rule ?? null;
  return h(
    "div",
    { key: "refusal", id: "typed-refusal", class: "notice bad row", role: "alert" },
    h("p", {}, words.problem(problem)),
    rule !== null && button(words.say("number-of-rule", { rule }), () => deeds.set({ rule }), { id: "show-rule" }),
  );
}

// --- Dialogs ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawRule(desk, deeds) {
  const { words, rule } = desk;
  if (rule === null) return null;
  const close = () => closeDialog("rule");
  return dialog(
    { id: "rule", heading: words.say("number-of-rule", { rule }), onclose: () => deeds.set({ rule: null }) },
    h("div", { class: "prose" }, markdown(words.rule(rule))),
    h("p", { class: "row" }, button(words.say("page-close"), close, { class: "primary", autofocus: true })),
  );
}

/**
 * Before a move that ends the turn or brings something to light.
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawDoubt(desk, deeds) {
  const { words, doubt } = desk;
  if (doubt === null) return null;
  const close = () => closeDialog("doubt");
  const [verb, ...noun] = doubt.preview.move.split(" ");
  return dialog(
    {
      id: "doubt",
      heading: `${words.verb(verb)} ${noun.map((part) => words.value(verb, part)).join(" ")}`,
      onclose: () => deeds.set({ doubt: null }),
    },
    h(
      "ul",
      { class: "effects" },
      [...sentencesOf(desk, doubt.preview), ...marksOf(desk, doubt.preview)].map((text) =>
        h("li", { key: text }, text),
      ),
    ),
    h(
      "p",
      { class: "row" },
      button(
        words.say("page-do-it"),
        () => {
          close();
          deeds.play(doubt.moves);
        },
        { class: "primary", autofocus: true },
      ),
      button(words.say("page-not-yet"), close),
    ),
  );
}
