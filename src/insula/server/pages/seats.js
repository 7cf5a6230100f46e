// @ts-check
// Who sits where, what one may do with one's own seat, and what the host may do.

import { button, closeDialog, dialog, linkField, selectField, textField } from "./chrome.js";
import { namesOf } from "./desk.js";
import { linksOf } from "./device.js";
import { h } from "./dom.js";
import { isOwnMachine, reachableOrigin, tableAddress } from "./wire.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Deeds} Deeds
 * @typedef {import("./wire.js").SeatInfo} SeatInfo
 * @typedef {import("./dom.js").Part} Part
 */

/**
 * @param {Desk} desk
 */
export function drawSeats(desk) {
  const { words, table, seats, replay } = desk;
  if (table === null) return null;
  const names = namesOf(desk);
  const shown = replay?.position ?? table;
  return h(
    "section",
    { key: "seats", class: "sheet seats", "aria-labelledby": "seats-heading" },
    h("h2", { id: "seats-heading" }, words.say("page-players")),
    h(
      "ul",
      {},
      seats.map((seat, number) =>
        h(
          "li",
          { key: number, class: number === shown.to_act ? "acting" : null },
          h("span", { class: "name" }, names[number]),
          h("span", { class: "points" }, words.say("page-points", { points: shown.scores[number] })),
          h("span", { class: "about" }, aboutSeat(desk, seat, number, number === shown.to_act)),
        ),
      ),
    ),
  );
}

/**
 * @param {Desk} desk
 * @param {SeatInfo} seat
 * @param {number} number
 * @param {boolean} isActing
 * @returns {Part[]}
 */
function aboutSeat(desk, seat, number, isActing) {
  const { words, table } = desk;
  const isHere = desk.present[number] || (desk.isShared && linksOf(desk.match).some((link) => link.seat === number));
  const kind =
    seat.kind === "bot"
      ? words.say("page-kind-bot", { level: words.level(seat.level) })
      : seat.kind === "open"
        ? words.say("page-kind-open")
        : words.say(isHere ? "page-kind-here" : "page-kind-away");
  return [
    isActing && h("span", { key: "acting", class: "badge turn" }, words.say("page-to-act")),
    number === table?.seat && h("span", { key: "you", class: "badge" }, words.say("page-you")),
    h("span", { key: "kind", class: seat.kind === "person" ? (isHere ? "presence here" : "presence") : null }, kind),
    seat.resigned && h("span", { key: "resigned", class: "badge" }, words.say("page-resigned")),
  ];
}

// --- Several people at one screen ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawSwitcher(desk, deeds) {
  const { words, table } = desk;
  if (!desk.isShared || table === null) return null;
  const names = namesOf(desk);
  const seats = linksOf(desk.match).flatMap(({ seat }) => (seat === null ? [] : [seat]));
  return h(
    "section",
    { key: "switcher", class: "sheet", "aria-labelledby": "switcher-heading" },
    h("h2", { id: "switcher-heading" }, words.say("page-switcher")),
    h(
      "div",
      { class: "segments" },
      seats.map((seat) =>
        button(names[seat], () => seat === table.seat || deeds.handTo(seat), {
          key: seat,
          "aria-pressed": String(seat === table.seat),
        }),
      ),
    ),
  );
}

/**
 * Nobody's cards are on the page while the screen changes hands.
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawCurtain(desk, deeds) {
  const { words, curtain } = desk;
  if (curtain === null) return null;
  const name = namesOf(desk)[curtain] ?? "";
  return h(
    "section",
    { key: "curtain", class: "curtain", "aria-labelledby": "curtain-heading" },
    h("h2", { id: "curtain-heading" }, words.say("page-curtain", { name })),
    h("p", {}, words.say("page-curtain-hint", { name })),
    button(words.say("page-curtain-show"), deeds.show, { id: "show", class: "primary large" }),
  );
}

// --- One's own seat ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawMySeat(desk, deeds) {
  const { words, table } = desk;
  if (table === null || table.seat === null || desk.seats[table.seat].kind === "open") return null;
  const info = desk.seats[table.seat];
  const path = `/seats/${table.seat}`;
  return h(
    "details",
    { key: "my-seat", class: "sheet" },
    h("summary", {}, h("h2", {}, words.say("page-my-seat"))),
    info.kind === "person" &&
      h(
        "form",
        {
          key: "rename",
          class: "row",
          onsubmit: (/** @type {SubmitEvent} */ happened) => {
            happened.preventDefault();
            deeds.post(
              `${path}/join`,
              { name: /** @type {HTMLInputElement} */ (document.getElementById("rename")).value },
              desk.token,
              "seat",
            );
          },
        },
        textField({
          id: "rename",
          label: words.say("page-my-name"),
          placeholder: info.name,
          autocomplete: "nickname",
          required: true,
        }),
        h("button", { type: "submit" }, words.say("page-rename")),
      ),
    info.kind === "person" &&
      !table.over &&
      h(
        "div",
        { key: "hand-over", class: "row" },
        drawLevels(desk, "hand-level"),
        button(
          words.say("page-hand-over"),
          () => deeds.post(`${path}/bot`, { level: levelIn("hand-level") }, desk.token, "seat"),
          { id: "hand-over" },
        ),
        button(words.say("page-resign"), () => deeds.set({ dialog: "resign" }), { id: "resign", class: "quiet" }),
      ),
    info.kind === "bot" &&
      h(
        "p",
        { key: "take-back", class: "row" },
        info.resigned
          ? words.say("page-resigned-hint")
          : button(words.say("page-sit-again"), () => deeds.post(`${path}/person`, {}, desk.token, "seat"), {
              id: "sit-again",
              class: "primary",
            }),
      ),
    desk.refused?.place === "seat" &&
      h("p", { key: "refusal", class: "notice bad", role: "alert" }, words.problem(desk.refused.problem)),
  );
}

/**
 * @param {Desk} desk
 * @param {string} id
 */
function drawLevels({ words, levels }, id) {
  return selectField({
    id,
    label: words.say("page-level"),
    value: levelIn(id) || levels[Math.min(1, levels.length - 1)] || "",
    onchange: () => {},
    choices: levels.map((level) => [level, words.level(level)]),
  });
}

/** @param {string} id */
const levelIn = (id) => /** @type {HTMLSelectElement | null} */ (document.getElementById(id))?.value ?? "";

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawResign(desk, deeds) {
  const { words, table } = desk;
  if (desk.dialog !== "resign") return null;
  const close = () => closeDialog("resigning");
  return dialog(
    { id: "resigning", heading: words.say("page-resign-heading"), onclose: () => deeds.set({ dialog: null }) },
    h("p", {}, words.say("page-resign-hint")),
    h(
      "p",
      { class: "row" },
      button(
        words.say("page-resign"),
        () => {
          close();
          deeds.post(`/seats/${table?.seat}/resign`, { level: levelIn("hand-level") }, desk.token, "seat");
        },
        { class: "danger" },
      ),
      button(words.say("page-cancel"), close, { autofocus: true }),
    ),
  );
}

// --- Links and the host ---

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawLinks(desk, deeds) {
  const { words } = desk;
  const origin = reachableOrigin(desk.address);
  return h(
    "details",
    { key: "links", class: "sheet" },
    h("summary", {}, h("h2", {}, words.say("page-links"))),
    isOwnMachine() &&
      !desk.address &&
      h("p", { class: "hint" }, words.say("page-not-reachable"), " ", h("code", {}, "insula serve --host 0.0.0.0")),
    linkField(words, {
      id: "watch-link",
      label: words.say("page-watch-link"),
      address: origin + tableAddress(desk.match),
      isCopied: desk.copied === "watch-link",
      onCopied: () => deeds.set({ copied: "watch-link" }),
    }),
    desk.host !== null && drawHost(desk, deeds, origin),
    desk.refused?.place === "host" &&
      h("p", { key: "refusal", class: "notice bad", role: "alert" }, words.problem(desk.refused.problem)),
  );
}

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 * @param {string} origin
 */
function drawHost(desk, deeds, origin) {
  const { words, table } = desk;
  const names = namesOf(desk);
  const held = linksOf(desk.match).map(({ seat }) => seat);
  const others = desk.seats.flatMap((info, seat) =>
    held.includes(seat) || info.resigned || (info.kind === "bot" && !desk.fresh.has(seat)) ? [] : [seat],
  );
  return h(
    "div",
    { key: "host", class: "host" },
    h("h3", {}, words.say("page-host")),
    others.length > 0 && h("p", { class: "hint" }, words.say("page-host-hint")),
    others.map((seat) =>
      h(
        "div",
        { key: seat, class: "other" },
        h(
          "p",
          { class: "row" },
          h("strong", {}, names[seat]),
          button(words.say("page-reissue"), () => deeds.reissue(seat), {
            "aria-label": words.say("page-reissue-of", { name: names[seat] }),
          }),
          desk.seats[seat].kind === "open" &&
            !table?.over &&
            button(words.say("page-give-to-bot"), () =>
              deeds.post(
                `/seats/${seat}/bot`,
                { level: desk.levels[Math.min(1, desk.levels.length - 1)] ?? "" },
                desk.host,
                "host",
              ),
            ),
        ),
        desk.fresh.has(seat) &&
          linkField(words, {
            id: `fresh-${seat}`,
            label: words.say("page-new-link", { name: names[seat] }),
            address: origin + tableAddress(desk.match, desk.fresh.get(seat)),
            isCopied: desk.copied === `fresh-${seat}`,
            onCopied: () => deeds.set({ copied: `fresh-${seat}` }),
          }),
      ),
    ),
    h(
      "p",
      {},
      button(words.say("page-delete"), () => deeds.set({ dialog: "delete" }), { id: "delete", class: "quiet" }),
    ),
  );
}

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawDelete(desk, deeds) {
  const { words } = desk;
  if (desk.dialog !== "delete") return null;
  const close = () => closeDialog("deleting");
  return dialog(
    { id: "deleting", heading: words.say("page-delete-heading"), onclose: () => deeds.set({ dialog: null }) },
    h("p", {}, words.say("page-delete-hint")),
    h(
      "p",
      { class: "row" },
      button(
        words.say("page-delete"),
        () => {
          close();
          deeds.deleteMatch();
        },
        { class: "danger" },
      ),
      button(words.say("page-cancel"), close, { autofocus: true }),
    ),
  );
}
