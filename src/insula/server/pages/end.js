// @ts-check
// The end: who came where, how the points came together, and what one may do now.

import { button } from "./chrome.js";
import { namesOf } from "./desk.js";
import { h } from "./dom.js";
import { winners } from "./moves.js";
import { findBreakdown } from "./view.js";
import { matchPath } from "./wire.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Deeds} Deeds
 * @typedef {import("./wire.js").Table} Table
 */

/**
 * @param {Desk} desk
 * @param {Deeds} deeds
 */
export function drawEnd(desk, deeds) {
  const { words, table } = desk;
  if (table === null || !table.over || desk.replay !== null) return null;
  const path = matchPath(desk.match);
  return h(
    "section",
    { key: "end", class: "sheet end", "aria-labelledby": "end-heading" },
    h("h2", { id: "end-heading" }, winners(desk) || words.say("page-result")),
    drawStandings(desk, table),
    h(
      "p",
      { class: "row" },
      table.rematch === null &&
        table.seat !== null &&
        button(words.say("page-rematch"), deeds.rematch, { key: "rematch", id: "rematch", class: "primary" }),
      table.rematch !== null &&
        button(words.say("page-to-rematch"), deeds.rematch, { key: "rematch", id: "rematch", class: "primary" }),
      button(words.say("page-review"), () => deeds.look(0), { key: "review", id: "review" }),
      h("a", { class: "button", href: `${path}/record.txt`, download: "" }, words.say("page-download-text")),
      h("a", { class: "button", href: `${path}/record.ndjson`, download: "" }, words.say("page-download-ndjson")),
    ),
    desk.refused?.place === "end" &&
      h("p", { key: "refusal", class: "notice bad", role: "alert" }, words.problem(desk.refused.problem)),
  );
}

/**
 * @param {Desk} desk
 * @param {Table} table
 */
function drawStandings(desk, table) {
  const { words } = desk;
  const names = namesOf(desk);
  const breakdown = findBreakdown(table.table, table.scores);
  const parts = breakdown ? Object.keys(breakdown.parts[0]) : [];
  const most = Math.max(1, ...table.standings.map(({ points }) => points));
  const order = table.standings
    .map((_, seat) => seat)
    .sort((one, other) => table.standings[one].place - table.standings[other].place);
  return h(
    "div",
    { class: "scroll", "data-label": words.say("page-result") },
    h(
      "table",
      { class: "standings" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col", class: "figure" }, words.say("page-place")),
          h("th", { scope: "col" }, words.say("page-player")),
          parts.map((part) =>
            h("th", { key: part, scope: "col", class: "figure" }, words.field(part, breakdown?.field)),
          ),
          h("th", { scope: "col", class: "figure" }, words.say("end-title")),
          h("td", {}),
        ),
      ),
      h(
        "tbody",
        {},
        order.map((seat) => {
          const { place, points, resigned } = table.standings[seat];
          return h(
            "tr",
            { key: seat, class: seat === table.seat ? "mine" : null },
            h("td", { class: "figure" }, `${place}.`),
            h(
              "th",
              { scope: "row" },
              names[seat],
              resigned && h("span", { class: "badge" }, words.say("page-resigned")),
            ),
            parts.map((part) => h("td", { key: part, class: "figure" }, breakdown?.parts[seat][part])),
            h("td", { class: "figure total" }, points),
            h("td", { class: "bar" }, h("div", { share: Math.max(0, points) / most })),
          );
        }),
      ),
    ),
  );
}
