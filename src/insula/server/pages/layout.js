// @ts-check
// A table's page from top to bottom.

import { button, closeDialog, dialog, preferences, selectField } from "./chrome.js";
import { remember, setting } from "./device.js";
import { h } from "./dom.js";
import { drawEnd } from "./end.js";
import { drawLog, newsOf } from "./log.js";
import { drawDoubt, drawMoves, drawPrompt, drawRule, promptOf } from "./moves.js";
import { drawReplay } from "./replay.js";
import { drawCurtain, drawDelete, drawLinks, drawMySeat, drawResign, drawSeats, drawSwitcher } from "./seats.js";
import { drawView } from "./view.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Deeds} Deeds
 * @typedef {import("./dom.js").Part} Part
 * @typedef {import("./view.js").Context} Context
 */

/** What must be known before the server is gone. */
const WITHOUT_SERVER = ["page-offline", "page-offline-sending", "page-line-offline", "page-error-offline"];
const KEYS = [
  ["u", "undo"],
  ["r", "restart"],
  ["/", "typed"],
  ["m", "moves"],
  ["← →", "arrows"],
  ["?", "help"],
  ["Esc", "escape"],
];

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 * @returns {Part[]}
 */
export function drawPage(desk, deeds) {
  return [
    drawTop(desk, deeds),
    h("main", { class: "table", id: "main", "data-seq": desk.table?.seq }, drawMain(desk, deeds)),
    h("div", { key: "news", class: "hidden", role: "status", "aria-live": "polite" }, newsAloud(desk)),
    drawRule(desk, deeds),
    drawDoubt(desk, deeds),
    drawResign(desk, deeds),
    drawDelete(desk, deeds),
    drawHelp(desk, deeds),
    drawSettings(desk, deeds),
  ];
}

/**
 * Words that must be there at once when they are needed: without the server, and for the curtain.
 * @param {Desk} desk
 */
export function learnAhead({ words, isShared }) {
  for (const message of WITHOUT_SERVER) words.say(message);
  if (!isShared) return;
  words.say("page-curtain-show");
  for (const name of words.names) {
    for (const message of ["page-curtain", "page-curtain-hint"]) words.say(message, { name });
  }
}

/**
 * The title and the turn.
 * @param {Desk} desk
 */
export function headingOf({ words, table, replay }) {
  if (words.title === null) return "Insula";
  const title = words.say("title");
  return table === null ? title : words.say("heading", { title, turn: replay?.position?.turn ?? table.turn });
}

/**
 * What others did, and that it is one's turn now.
 * @param {Desk} desk
 */
function newsAloud(desk) {
  if (desk.curtain !== null || desk.news.length === 0) return "";
  const { who, what, isMine } = promptOf(desk);
  return [newsOf(desk), isMine && `${who}. ${what}`].filter(Boolean).join(". ");
}

// --- The top ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawTop(desk, deeds) {
  const { words, table, replay } = desk;
  const hasPast = table !== null && replay === null && table.move > 0;
  const tool = (/** @type {string} */ id, /** @type {string} */ text, /** @type {() => void} */ deed) =>
    button(words.say(text), deed, { key: id, id, class: "quiet" });
  return h(
    "header",
    { class: "top" },
    h(
      "a",
      { class: "brand", href: "/", "aria-label": words.say("page-home") },
      h("img", { src: "/static/icon.svg", alt: "", width: 32, height: 32 }),
    ),
    h("h1", {}, headingOf(desk)),
    drawLine(desk),
    h(
      "div",
      { class: "tools" },
      hasPast && tool("to-replay", "page-replay", () => deeds.look(table.move)),
      tool("settings", "page-settings", () => deeds.set({ dialog: "settings" })),
      tool("help", "page-help", () => deeds.set({ dialog: "help" })),
    ),
  );
}

/**
 * Whether the server is there.
 * @param {Desk} desk
 */
function drawLine({ words, line }) {
  if (line === "refused" || line === "gone") return null;
  return h(
    "span",
    { class: line === "offline" ? "line bad" : "line", role: "status" },
    words.say(MESSAGE_OF_LINE[line]),
  );
}

const MESSAGE_OF_LINE = {
  online: "page-line-online",
  offline: "page-line-offline",
  connecting: "page-line-connecting",
};

// --- The middle ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 * @returns {Part[]}
 */
function drawMain(desk, deeds) {
  if (desk.line === "refused") return [drawLost(desk, deeds, "page-link-refused", true)];
  if (desk.line === "gone") return [drawLost(desk, deeds, "page-match-gone", false)];
  if (desk.curtain !== null) return [drawCurtain(desk, deeds)];
  const context = contextOf(desk);
  return [
    desk.replay ? drawReplay(desk, deeds) : drawPrompt(desk, deeds),
    drawEnd(desk, deeds),
    h(
      "div",
      { key: "left", class: "left" },
      desk.replay === null && drawMoves(desk, deeds, context),
      drawSwitcher(desk, deeds),
      drawSeats(desk),
    ),
    h("div", { key: "middle", class: "middle" }, drawTable(desk, context)),
    h(
      "div",
      { key: "right", class: "right" },
      desk.table && drawLog(desk, deeds),
      drawMySeat(desk, deeds),
      desk.table && drawLinks(desk, deeds),
    ),
  ];
}

/**
 * @param {Desk} desk
 * @returns {Context}
 */
function contextOf({ words, folded, replay, table }) {
  const me = replay?.position ? replay.position.seat : (table?.seat ?? null);
  const onFold = (/** @type {string} */ field, /** @type {boolean} */ isOpen) =>
    void (isOpen ? folded.delete(field) : folded.add(field));
  return { words, folded, names: words.names, me, onFold };
}

/**
 * The view: of now, or of the position that is looked at.
 * @param {Desk} desk
 * @param {Context} context
 */
function drawTable({ words, table, replay }, context) {
  const shown = replay ? replay.position?.table : table?.table;
  if (shown === undefined) return h("p", { key: "view", class: "hint" }, words.say("page-loading"));
  const options = Object.entries(table?.options ?? {}).map(
    ([option, value]) => `${words.say(`option-${option}`)}: ${words.say(`option-${option}-${value}`)}`,
  );
  return h(
    "section",
    { key: "view", class: "view", "aria-labelledby": "view-heading" },
    h("h2", { id: "view-heading" }, words.say("page-table")),
    h("div", { class: "sheets" }, drawView(shown, context)),
    options.length > 0 && h("p", { class: "hint" }, options.join(" · ")),
  );
}

/**
 * A link that leads nowhere.
 * @param {Desk} desk
 * @param {Deeds} deeds
 * @param {string} message
 * @param {boolean} mayWatch
 */
function drawLost({ words }, deeds, message, mayWatch) {
  return h(
    "section",
    { key: "lost", class: "curtain", role: "alert", "aria-labelledby": "lost-heading" },
    h("h2", { id: "lost-heading" }, words.say(message)),
    h("p", {}, words.say(`${message}-hint`)),
    h(
      "p",
      { class: "row" },
      mayWatch && button(words.say("page-watch-only"), deeds.watchOnly, { class: "primary" }),
      h("a", { class: "button", href: "/" }, words.say("page-home")),
    ),
  );
}

// --- Dialogs ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawHelp({ words, dialog: open }, deeds) {
  if (open !== "help") return null;
  return dialog(
    { id: "helping", heading: words.say("page-help"), onclose: () => deeds.set({ dialog: null }) },
    h("div", { class: "prose" }, h("p", {}, words.say("page-help-moves"))),
    h(
      "dl",
      { class: "keys" },
      KEYS.map(([key, name]) =>
        h("div", { key: name }, h("dt", {}, h("kbd", {}, key)), h("dd", {}, words.say(`page-key-${name}`))),
      ),
    ),
    drawClose(words.say("page-close"), "helping"),
  );
}

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawSettings({ words, dialog: open, isShared }, deeds) {
  if (open !== "settings") return null;
  return dialog(
    { id: "setting", heading: words.say("page-settings"), onclose: () => deeds.set({ dialog: null }) },
    preferences(words, deeds.speak, () => deeds.set({})),
    drawSetting(words, deeds, "confirm", "page-confirm", ["touch", "always", "never"]),
    isShared && drawSetting(words, deeds, "curtain", "page-curtain-setting", ["on", "off"]),
    drawClose(words.say("page-close"), "setting"),
  );
}

/**
 * A setting of this device; the first value is the default.
 * @param {import("./words.js").Words} words
 * @param {Deeds} deeds
 * @param {"confirm" | "curtain"} name
 * @param {string} label
 * @param {string[]} values
 */
function drawSetting(words, deeds, name, label, values) {
  return selectField({
    id: `setting-${name}`,
    label: words.say(label),
    value: setting(name, values[0]),
    choices: values.map((value) => [value, words.say(`page-${name}-${value}`)]),
    onchange: (value) => {
      remember(name, value);
      deeds.set({});
    },
  });
}

/**
 * @param {string} text
 * @param {string} id
 */
function drawClose(text, id) {
  return h(
    "p",
    { class: "row" },
    button(text, () => closeDialog(id), { class: "primary", autofocus: true }),
  );
}
