// @ts-check
// The front page: start a match, go on with one, open a record.

import { button, linkField, makePage, preferences, selectField, speak, textField } from "./chrome.js";
import { applyTheme, heldLinks, hold, letGo, ofTab, pickLanguage, remember, setting } from "./device.js";
import { h } from "./dom.js";
import { draftOf, headOf, seatsOf, sit } from "./drafts.js";
import { isOwnMachine, reachableOrigin, Refused, request, tableAddress } from "./wire.js";
import { LANGUAGES, Words } from "./words.js";

/**
 * @typedef {import("./wire.js").Title} Title
 * @typedef {import("./wire.js").Home} Home
 * @typedef {import("./wire.js").Summary} Summary
 * @typedef {import("./wire.js").Created} Created
 * @typedef {import("./wire.js").Problem} Problem
 * @typedef {import("./dom.js").Part} Part
 * @typedef {import("./drafts.js").Chair} Chair
 * @typedef {import("./drafts.js").Draft} Draft
 * @typedef {{text: string, title: string, seats: number, options: Record<string, string>, move: string}} Pasted
 * @typedef {{created: Created, title: string, chairs: Chair[]}} Made
 */

const MOST_LISTED = 12;
const MOST_SEATS = 8;
const ASK_AGAIN = 4_000;
const LONGEST_RECORD = 500_000;

const words = new Words(pickLanguage(LANGUAGES));
/** @type {Map<string, Words>} */
const wordsOfTitle = new Map();

const state = {
  /** @type {Home | null} */ home: null,
  isUnreachable: false,
  isBusy: false,
  /** @type {Map<string, Draft>} */ drafts: new Map(),
  name: setting("name", ""),
  /** @type {Summary[]} */ mine: [],
  /** @type {Made | null} */ made: null,
  /** @type {string | null} */ copied: null,
  /** @type {Pasted} */ pasted: { text: "", title: "", seats: 0, options: {}, move: "" },
  /** @type {{problem: Problem, place: string} | null} */ refused: null,
};

const page = makePage(
  /** @type {Element} */ (document.getElementById("app")),
  build,
  () => [words, ...wordsOfTitle.values()],
  after,
);

// --- State ---

/** @param {string} title */
function titleWords(title) {
  let found = wordsOfTitle.get(title);
  if (!found) {
    found = new Words(words.language);
    found.title = title;
    wordsOfTitle.set(title, found);
  }
  return found;
}

/**
 * What is being put together for a title, or from a record.
 * @param {string} key
 * @param {Title} title
 * @param {number} [count]
 * @returns {Draft}
 */
function draftFor(key, title, count) {
  const draft = state.drafts.get(key) ?? draftOf(title, state.home?.levels ?? [], count);
  state.drafts.set(key, draft);
  return draft;
}

/** @param {string} name */
function rename(name) {
  state.name = name;
  remember("name", name);
}

// --- What can be done ---

/**
 * Do something that may be refused, and say so beside where it was asked for.
 * @param {string} place
 * @param {() => Promise<void>} deed
 */
async function attempt(place, deed) {
  if (state.isBusy) return;
  state.isBusy = true;
  state.refused = null;
  page.draw();
  try {
    await deed();
  } catch (error) {
    const problem = error instanceof Refused ? error.problem : { code: "offline", status: 0 };
    state.refused = { problem, place };
  }
  state.isBusy = false;
  page.draw();
}

/**
 * @param {Title} title
 */
function playNow(title) {
  const draft = draftFor(title.title, title);
  const chairs = Array.from({ length: draft.count }, (_, seat) => ({
    who: seat === 0 ? "me" : `bot:${draft.level}`,
    name: "",
  }));
  return attempt(`now-${title.title}`, () => make(title.title, chairs, { options: draft.options }));
}

/**
 * @param {Title} title
 */
function gather(title) {
  const draft = draftFor(title.title, title);
  return attempt(`gather-${title.title}`, () =>
    make(title.title, draft.chairs.slice(0, draft.count), { options: draft.options }),
  );
}

/**
 * Make a match and go to it, or show the links that others need first.
 * @param {string} title
 * @param {Chair[]} chairs
 * @param {{options: Record<string, string>, record?: string, move?: number}} rest
 */
async function make(title, chairs, rest) {
  const created = await request("POST", "/api/matches", {
    body: { title, seats: seatsOf(chairs, state.name, words), ...rest },
  });
  keep(created, chairs);
  if (chairs.some((chair) => chair.who === "friend")) {
    state.made = { created, title, chairs };
    state.copied = null;
    scrollTo(0, 0);
  } else goToTable(created, chairs);
}

/**
 * Keep the links of those who play on this device, and the host's.
 * @param {Created} created
 * @param {Chair[]} chairs
 */
function keep(created, chairs) {
  const here = created.links.filter((link) => chairs[link.seat]?.who !== "friend");
  const links = here.map((link) => ({
    match: created.match,
    seat: /** @type {number | null} */ (link.seat),
    token: link.token,
    host: created.host,
  }));
  hold(links.length > 0 ? links : [{ match: created.match, seat: null, token: created.host, host: created.host }]);
}

/**
 * @param {Created} created
 * @param {Chair[]} chairs
 */
function goToTable(created, chairs) {
  const own = created.links.filter((link) => chairs[link.seat]?.who !== "friend");
  location.href = tableAddress(created.match, own.length === 1 ? own[0].token : null);
}

function openRecord() {
  return attempt("record", async () => {
    const created = await request("POST", "/api/records", { body: { record: state.pasted.text } });
    keep(created, []);
    location.href = tableAddress(created.match);
  });
}

function goOn() {
  const { title, text, options, move } = state.pasted;
  const draft = state.drafts.get("record");
  if (!draft) return Promise.resolve();
  const chairs = draft.chairs.slice(0, draft.count);
  return attempt("record", () => make(title, chairs, { options, record: text, move: Number(move) }));
}

/**
 * A record was pasted: its head says which title and how many seats.
 * @param {string} text
 */
function paste(text) {
  state.pasted = { text, ...headOf(text), move: state.pasted.move };
  state.drafts.delete("record");
  state.refused = null;
  page.draw();
}

/** @param {File | undefined} file */
async function readFile(file) {
  if (!file) return;
  if (file.size > LONGEST_RECORD) {
    state.refused = {
      problem: { code: "body.too_large", status: 413, arguments: { limit: LONGEST_RECORD } },
      place: "record",
    };
    page.draw();
  } else paste(await file.text());
}

/** @param {Summary} summary */
function remove(summary) {
  letGo(summary.match);
  state.mine = state.mine.filter((each) => each.match !== summary.match);
  page.draw();
}

// --- Drawing ---

/** @returns {Part[]} */
function build() {
  for (const message of ["bot-names", "person"]) words.say(message);
  for (let number = 1; number <= MOST_SEATS; number++) words.say("person-number", { number });
  return [
    h(
      "header",
      { class: "top" },
      h(
        "a",
        { class: "brand", href: "/" },
        h("img", { src: "/static/icon.svg", alt: "", width: 32, height: 32 }),
        "Insula",
      ),
      h(
        "div",
        { class: "preferences" },
        preferences(words, speakAnother, () => page.draw()),
      ),
    ),
    h(
      "main",
      { class: "home" },
      h(
        "div",
        { class: "welcome" },
        h("h1", {}, words.say("page-home-heading")),
        h("p", { class: "lead" }, words.say("page-home-lead")),
      ),
      state.isUnreachable && h("p", { class: "notice bad", role: "alert" }, words.say("page-unreachable")),
      state.home &&
        !state.home.bots_ready &&
        h("p", { class: "notice", role: "status" }, words.say("page-bots-warming")),
      state.made && drawMade(state.made),
      state.mine.length > 0 && drawMine(),
      state.home?.titles.map(drawTitle),
      state.home && drawRecord(),
    ),
    h(
      "footer",
      { class: "foot" },
      state.home && h("p", {}, words.say("page-version", { version: state.home.version })),
    ),
  ];
}

/**
 * @param {string} place
 * @param {string | null} title
 */
function drawRefusal(place, title) {
  if (state.refused?.place !== place) return null;
  const dictionary = title ? titleWords(title) : words;
  return h("p", { key: "refusal", class: "notice bad", role: "alert" }, dictionary.problem(state.refused.problem));
}

/** @param {Title} title */
function drawTitle(title) {
  const own = titleWords(title.title);
  return h(
    "section",
    { key: `title-${title.title}`, class: "sheet title", "aria-labelledby": `title-${title.title}` },
    h(
      "h2",
      { id: `title-${title.title}` },
      own.say("title"),
      " ",
      h("span", { class: "subtitle" }, own.say("subtitle")),
    ),
    h("p", { class: "lead" }, own.say("tagline")),
    drawPlayNow(title),
    drawGather(title),
    drawSources(title),
  );
}

/** @param {Title} title */
function drawPlayNow(title) {
  const draft = draftFor(title.title, title);
  const id = (/** @type {string} */ field) => `${title.title}-${field}`;
  return h(
    "form",
    { class: "row now", onsubmit: submits(() => playNow(title)), "aria-label": words.say("page-play-now") },
    textField({
      id: id("name"),
      label: words.say("page-my-name"),
      value: state.name,
      placeholder: words.say("person"),
      autocomplete: "nickname",
      oninput: (/** @type {any} */ happened) => rename(happened.currentTarget.value),
    }),
    drawCount(id("count"), title, draft),
    selectField({
      id: id("level"),
      label: words.say("page-bots"),
      value: draft.level,
      choices: levelChoices(),
      onchange: (level) => {
        draft.level = level;
        page.draw();
      },
    }),
    h(
      "button",
      { class: "primary", type: "submit", "aria-disabled": String(state.isBusy) },
      words.say("page-play-now"),
    ),
    drawRefusal(`now-${title.title}`, title.title),
  );
}

/**
 * @param {string} id
 * @param {Title} title
 * @param {Draft} draft
 */
function drawCount(id, title, draft) {
  return selectField({
    id,
    label: words.say("page-players"),
    value: String(draft.count),
    choices: title.seat_counts.map((count) => [String(count), String(count)]),
    onchange: (count) => {
      draft.count = Number(count);
      page.draw();
    },
  });
}

/** @returns {[string, string][]} */
const levelChoices = () => (state.home?.levels ?? []).map((level) => [level, words.level(level)]);

/** @param {Title} title */
function drawGather(title) {
  const draft = draftFor(title.title, title);
  const id = (/** @type {string} */ field) => `${title.title}-${field}`;
  return h(
    "details",
    { class: "more" },
    h("summary", {}, words.say("page-gather")),
    h(
      "form",
      { onsubmit: submits(() => gather(title)) },
      h("p", { class: "hint" }, words.say("page-gather-hint")),
      h("div", { class: "row" }, drawCount(id("gather-count"), title, draft), drawOptions(title, draft)),
      drawChairs(id("chair"), draft),
      h("button", { class: "primary", type: "submit", "aria-disabled": String(state.isBusy) }, words.say("page-make")),
      drawRefusal(`gather-${title.title}`, title.title),
    ),
  );
}

/**
 * @param {Title} title
 * @param {Draft} draft
 */
function drawOptions(title, draft) {
  const own = titleWords(title.title);
  return Object.entries(title.options).map(([option, values]) =>
    selectField({
      id: `${title.title}-option-${option}`,
      label: own.say(`option-${option}`),
      value: draft.options[option],
      choices: values.map((value) => [value, own.say(`option-${option}-${value}`)]),
      onchange: (value) => {
        draft.options[option] = value;
        page.draw();
      },
    }),
  );
}

/**
 * Who sits where.
 * @param {string} id
 * @param {Draft} draft
 */
function drawChairs(id, draft) {
  /** @type {[string, string][]} */
  const people = ["me", "here", "friend"].map((who) => [who, words.say(`page-chair-${who}`)]);
  const bots = levelChoices().map(
    ([level, text]) => /** @type {[string, string]} */ ([`bot:${level}`, words.say("page-chair-bot", { level: text })]),
  );
  return h(
    "ol",
    { class: "chairs" },
    draft.chairs.slice(0, draft.count).map((chair, seat) =>
      h(
        "li",
        { key: seat },
        selectField({
          id: `${id}-${seat}`,
          label: words.say("seat-number", { number: seat + 1 }),
          value: chair.who,
          choices: [...people, ...bots],
          onchange: (who) => {
            sit(draft, seat, who);
            page.draw();
          },
        }),
        drawChairName(`${id}-name-${seat}`, chair, seat),
      ),
    ),
  );
}

/**
 * @param {string} id
 * @param {Chair} chair
 * @param {number} seat
 */
function drawChairName(id, chair, seat) {
  const label = words.say("page-name-of-seat", { number: seat + 1 });
  if (chair.who === "me") {
    return textField({
      id,
      label,
      isBare: true,
      value: state.name,
      placeholder: words.say("person"),
      oninput: (/** @type {any} */ happened) => rename(happened.currentTarget.value),
    });
  }
  if (chair.who !== "here") return null;
  return textField({
    id: `${id}-here`,
    label,
    isBare: true,
    value: chair.name,
    placeholder: words.say("person-number", { number: seat + 1 }),
    oninput: (/** @type {any} */ happened) => {
      chair.name = happened.currentTarget.value;
    },
  });
}

/** @param {Title} title */
function drawSources(title) {
  const isGuess = (/** @type {{confidence: string}} */ source) => !["printed", "sourced"].includes(source.confidence);
  const guesses = title.sources.filter(isGuess);
  const summary = guesses.length
    ? words.say("page-reconstructed", { count: guesses.length })
    : words.say("page-all-sourced");
  return h(
    "details",
    { class: "more" },
    h("summary", {}, summary),
    h(
      "div",
      { class: "scroll", "data-label": words.say("page-components") },
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            ["component", "source", "confidence"].map((head) =>
              h("th", { key: head, scope: "col" }, words.say(`page-${head}`)),
            ),
          ),
        ),
        h(
          "tbody",
          {},
          title.sources.map((source) =>
            h(
              "tr",
              { key: source.table },
              h("th", { scope: "row" }, words.field(source.table)),
              h("td", {}, source.source),
              h("td", {}, words.first([`page-confidence-${source.confidence}`]) ?? source.confidence),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {Made} made */
function drawMade({ created, title, chairs }) {
  const origin = reachableOrigin(state.home?.address ?? null);
  const isReachable = !isOwnMachine() || Boolean(state.home?.address);
  const field = (/** @type {string} */ id, /** @type {string} */ label, /** @type {string} */ path) =>
    linkField(words, {
      id,
      label,
      address: origin + path,
      isCopied: state.copied === id,
      onCopied: () => {
        state.copied = id;
        page.draw();
      },
    });
  const links = created.links.filter((link) => chairs[link.seat]?.who === "friend");
  return h(
    "section",
    { key: "made", class: "sheet made", "aria-labelledby": "made" },
    h("h2", { id: "made", tabindex: "-1" }, words.say("page-made", { title: titleWords(title).say("title") })),
    h("p", {}, words.say("page-made-hint")),
    !isReachable &&
      h("p", { class: "notice" }, words.say("page-not-reachable"), " ", h("code", {}, "insula serve --host 0.0.0.0")),
    links.map((link) =>
      field(
        `link-${link.seat}`,
        words.say("seat-number", { number: link.seat + 1 }),
        tableAddress(created.match, link.token),
      ),
    ),
    field("link-watch", words.say("page-watch-link"), tableAddress(created.match)),
    h(
      "p",
      { class: "row" },
      button(words.say("page-to-table"), () => goToTable(created, chairs), { class: "primary" }),
    ),
  );
}

/** Matches of this device, those that wait for somebody here first. */
function drawMine() {
  return h(
    "section",
    { key: "mine", class: "sheet", "aria-labelledby": "mine" },
    h("h2", { id: "mine" }, words.say("page-mine")),
    h("ul", { class: "matches" }, matchesOfDevice().slice(0, MOST_LISTED).map(drawMatch)),
  );
}

/** @returns {{summary: Summary, mine: number[]}[]} */
function matchesOfDevice() {
  /** @type {Map<string, {summary: Summary, mine: number[]}>} */
  const found = new Map();
  for (const summary of state.mine) {
    const entry = found.get(summary.match) ?? { summary, mine: [] };
    if (summary.seat !== null) entry.mine.push(summary.seat);
    found.set(summary.match, entry);
  }
  const rank = (/** @type {{summary: Summary, mine: number[]}} */ entry) =>
    entry.summary.over ? 2 : isMine(entry) ? 0 : 1;
  return [...found.values()].sort(
    (one, other) => rank(one) - rank(other) || other.summary.changed - one.summary.changed,
  );
}

/** @param {{summary: Summary, mine: number[]}} entry */
const isMine = ({ summary, mine }) => summary.to_act !== null && mine.includes(summary.to_act);

/** @param {{summary: Summary, mine: number[]}} entry */
function drawMatch(entry) {
  const { summary, mine } = entry;
  const title = titleWords(summary.title).say("title");
  const names = summary.seats.map((seat, number) => seat.name || words.say("seat-number", { number: number + 1 }));
  const status = summary.over
    ? words.say("page-status-over", { scores: summary.scores.join(" : ") })
    : isMine(entry)
      ? words.say("page-status-mine")
      : words.say("page-status-running", { move: summary.move });
  return h(
    "li",
    { key: summary.match },
    h(
      "a",
      { href: tableAddress(summary.match, tokenOf(summary.match, mine)) },
      h("strong", {}, title),
      " ",
      h("span", {}, names.join(", ")),
    ),
    h("span", { class: isMine(entry) ? "badge turn" : "badge" }, status),
    h("time", { datetime: new Date(inMilliseconds(summary.changed)).toISOString() }, ago(summary.changed)),
    button(words.say("page-remove"), () => remove(summary), {
      class: "quiet",
      "aria-label": words.say("page-remove-match", { names: names.join(", ") }),
    }),
  );
}

/**
 * A seat's own address; of several seats here none, the table then asks who looks.
 * @param {string} match
 * @param {number[]} mine
 */
function tokenOf(match, mine) {
  return mine.length === 1
    ? (heldLinks().find((link) => link.match === match && link.seat === mine[0])?.token ?? null)
    : null;
}

/** Times are in seconds or in milliseconds, as the server keeps them. @param {number} time */
const inMilliseconds = (time) => (time > 1e11 ? time : time * 1000);

/** @param {number} time */
function ago(time) {
  const seconds = (inMilliseconds(time) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  /** @type {[number, Intl.RelativeTimeFormatUnit][]} */
  const units = [
    [86_400, "day"],
    [3_600, "hour"],
    [60, "minute"],
  ];
  for (const [length, unit] of units) if (-seconds >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, "minute");
}

function drawRecord() {
  const { pasted } = state;
  const title = state.home?.titles.find((each) => each.title === pasted.title);
  return h(
    "section",
    { key: "record", id: "record", class: "sheet", "aria-labelledby": "record-heading" },
    h("h2", { id: "record-heading" }, words.say("page-record")),
    h("p", { class: "hint" }, words.say("page-record-hint")),
    h(
      "div",
      { class: "field" },
      h("label", { for: "record-text" }, words.say("page-record-text")),
      h("textarea", {
        id: "record-text",
        rows: 5,
        spellcheck: "false",
        value: pasted.text,
        maxlength: LONGEST_RECORD,
        oninput: (/** @type {any} */ happened) => paste(happened.currentTarget.value),
      }),
    ),
    h(
      "div",
      { class: "field" },
      h("label", { for: "record-file" }, words.say("page-record-file")),
      h("input", {
        id: "record-file",
        type: "file",
        accept: ".txt,.ndjson,text/plain",
        onchange: (/** @type {any} */ happened) => readFile(happened.currentTarget.files[0]),
      }),
    ),
    pasted.text.trim() !== "" &&
      h("p", { key: "open", class: "row" }, button(words.say("page-record-open"), openRecord, { class: "primary" })),
    title?.seat_counts.includes(pasted.seats) && drawGoOn(title),
    drawRefusal("record", pasted.title || null),
  );
}

/** @param {Title} title */
function drawGoOn(title) {
  const draft = draftFor("record", title, state.pasted.seats);
  return h(
    "form",
    { key: "go-on", onsubmit: submits(goOn) },
    h("h3", {}, words.say("page-go-on")),
    h("p", { class: "hint" }, words.say("page-go-on-hint")),
    h(
      "div",
      { class: "row" },
      textField({
        id: "record-move",
        label: words.say("page-go-on-move"),
        type: "number",
        min: 0,
        value: state.pasted.move,
        required: true,
        oninput: (/** @type {any} */ happened) => {
          state.pasted.move = happened.currentTarget.value;
        },
      }),
    ),
    drawChairs("record-chair", draft),
    h("button", { type: "submit", "aria-disabled": String(state.isBusy) }, words.say("page-go-on-make")),
  );
}

/** @param {() => void} deed */
function submits(deed) {
  return (/** @type {SubmitEvent} */ happened) => {
    happened.preventDefault();
    deed();
  };
}

/** @param {string} language */
function speakAnother(language) {
  remember("language", language);
  words.become(language, null);
  for (const [title, own] of wordsOfTitle) own.become(language, title);
  speak(language);
  page.draw();
}

let wasMade = false;

function after() {
  document.title = `Insula · ${words.say("page-home-heading")}`;
  if (state.made && !wasMade) document.getElementById("made")?.focus();
  wasMade = state.made !== null;
}

// --- Start ---

async function findMine() {
  const links = heldLinks();
  if (links.length === 0) return;
  try {
    const body = { links: links.map(({ match, token }) => ({ match, token })) };
    state.mine = (await request("POST", "/api/mine", { body })).matches;
  } catch {
    state.mine = [];
  }
  page.draw();
}

/** What the server offers; asked for again until it answers, and until its bots are ready. */
async function findHome() {
  try {
    state.home = await request("GET", "/api/home");
    state.isUnreachable = false;
  } catch {
    state.isUnreachable = true;
  }
  if (!state.home?.bots_ready || state.isUnreachable) setTimeout(findHome, ASK_AGAIN);
  await page.draw();
}

/** A table may hand over a record, to play on from one of its positions. */
function takeRecord() {
  const handed = ofTab("record");
  if (handed === null) return false;
  const { text, move } = JSON.parse(handed);
  ofTab("record", null);
  state.pasted.move = String(move);
  paste(text);
  return true;
}

async function start() {
  applyTheme();
  speak(words.language);
  const isHanded = takeRecord();
  await findHome();
  if (isHanded) document.getElementById("record")?.scrollIntoView();
  await findMine();
}

addEventListener("pageshow", (happened) => happened.persisted && findMine());
start();
