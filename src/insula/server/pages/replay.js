// @ts-check
// Walking through the positions of a match.

import { button, linkField, selectField } from "./chrome.js";
import { namesOf } from "./desk.js";
import { h } from "./dom.js";
import { reachableOrigin, tableAddress } from "./wire.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Deeds} Deeds
 */

/**
 * The walk: a slider, four buttons, the way back, an address for this position.
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawReplay(desk, deeds) {
  const { words, table, replay } = desk;
  if (table === null || replay === null) return null;
  const { move } = replay;
  const where = words.say("replay-heading", { move, moves: table.move, turn: replay.position?.turn ?? "…" });
  const address = `${reachableOrigin(desk.address)}${tableAddress(desk.match)}?move=${move}`;
  const step = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {number} */ to) =>
    button(sign, () => deeds.look(to), {
      key: id,
      id: `step-${id}`,
      class: "step",
      "aria-label": words.say(`page-step-${id}`),
      "aria-disabled": String(to === move),
    });
  return h(
    "section",
    { key: "replay", class: "prompt replay", id: "prompt", tabindex: "-1", "aria-labelledby": "replay-heading" },
    h(
      "div",
      { class: "heading" },
      h("h2", { id: "replay-heading" }, where),
      h("p", { class: "made-move" }, madeBy(desk, move)),
    ),
    h(
      "div",
      { class: "walk" },
      step("first", "«", 0),
      step("back", "‹", Math.max(0, move - 1)),
      h("input", {
        id: "slider",
        type: "range",
        min: 0,
        max: table.move,
        value: move,
        "aria-label": words.say("page-slider"),
        "aria-valuetext": where,
        oninput: (/** @type {any} */ happened) => deeds.look(Number(happened.currentTarget.value)),
      }),
      step("forth", "›", Math.min(table.move, move + 1)),
      step("last", "»", table.move),
    ),
    h(
      "div",
      { class: "row" },
      button(words.say("page-back-to-now"), () => deeds.look(null), { id: "back-to-now", class: "primary" }),
      table.over && drawEyes(desk, deeds),
      table.over &&
        button(words.say("page-go-on-here"), deeds.goOn, {
          id: "go-on-here",
          "aria-disabled": String(move >= table.move),
        }),
      linkField(words, {
        id: "position-link",
        label: words.say("page-position-link"),
        address,
        isCopied: desk.copied === address,
        onCopied: () => deeds.set({ copied: address }),
      }),
    ),
    desk.refused?.place === "table" &&
      h("p", { class: "notice bad", role: "alert" }, words.problem(desk.refused.problem)),
  );
}

/**
 * Which move led here, in the notation, and whose it was.
 * @param {Desk} desk
 * @param {number} move
 */
function madeBy(desk, move) {
  const made = desk.log.find((happening) => happening.kind === "move" && happening.move === move);
  if (!made) return desk.words.say("replay-start");
  const name = made.seat === null ? "" : namesOf(desk)[made.seat];
  return `${name}: ${made.forced ? `(${made.text})` : made.text}`;
}

/**
 * With whose eyes: of a match that is over, anybody's.
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
function drawEyes(desk, deeds) {
  const { words, replay } = desk;
  const names = namesOf(desk);
  return selectField({
    id: "eyes",
    label: words.say("page-eyes"),
    value: String(replay?.seat ?? ""),
    choices: [
      ["", words.say(desk.table?.seat === null ? "page-eyes-all" : "page-eyes-mine")],
      ...names.map((name, seat) => /** @type {[string, string]} */ ([String(seat), name])),
    ],
    onchange: (seat) => deeds.look(replay?.move ?? 0, seat === "" ? null : Number(seat)),
  });
}
