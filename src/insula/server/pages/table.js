// @ts-check
// A table: one match, one seat at a time (or a spectator's place). Draws what the server says, sends what is chosen.

import { makePage, speak } from "./chrome.js";
import { isBusy, isMyTurn, legalMoves, namesOf } from "./desk.js";
import {
  applyTheme,
  hold,
  hostOf,
  isConfirming,
  isLasting,
  letGo,
  linksOf,
  ofTab,
  pickLanguage,
  remember,
  setting,
} from "./device.js";
import { drawPage, headingOf, learnAhead } from "./layout.js";
import { TURNS_AT_ONCE } from "./log.js";
import { previewOf, promptOf } from "./moves.js";
import { Line } from "./socket.js";
import { matchPath, Refused, request, tableAddress } from "./wire.js";
import { LANGUAGES, Words } from "./words.js";

/**
 * @typedef {import("./desk.js").Desk} Desk
 * @typedef {import("./desk.js").Deeds} Deeds
 * @typedef {import("./dom.js").Part} Part
 * @typedef {import("./wire.js").Table} Table
 * @typedef {import("./wire.js").Problem} Problem
 * @typedef {import("./socket.js").LineState} LineState
 */

const MATCH = location.pathname.match(/^\/table\/([^/]+)/)?.[1] ?? "";
const LOOK_AFTER = 90;

/** @type {Desk} */
const desk = {
  words: new Words(pickLanguage(LANGUAGES)),
  match: MATCH,
  token: null,
  seat: null,
  isShared: false,
  table: null,
  title: null,
  seats: [],
  log: [],
  news: [],
  previews: null,
  present: [],
  areBotsReady: true,
  line: "connecting",
  curtain: null,
  replay: null,
  isSending: false,
  awaited: 0,
  refused: null,
  rule: null,
  dialog: null,
  doubt: null,
  filter: setting("filter", "all"),
  turnsShown: TURNS_AT_ONCE,
  folded: new Set(),
  copied: null,
  fresh: new Map(),
  host: hostOf(MATCH),
  levels: [],
  address: null,
};

/** Who was to act last: the screen is handed over when that changes. */
let lastToAct = /** @type {number | null} */ (null);
let shownCurtain = /** @type {number | null} */ (null);
/** After one's own move the focus goes to what is to be done next. */
let isFocusDue = false;
let shownRefusal = desk.refused;
let lookTimer = 0;

const page = makePage(/** @type {Element} */ (document.getElementById("app")), build, () => [desk.words], after);
const line = new Line({ onFrame: hear, onLine: (state) => set({ line: state }) }, () => ({
  match: MATCH,
  token: desk.token,
  since: desk.table?.seq ?? null,
}));

/** @param {Partial<Desk>} change */
function set(change) {
  Object.assign(desk, change);
  if (change.filter) remember("filter", change.filter);
  page.draw();
}

// --- What the server says ---

/** @param {any} frame */
function hear(frame) {
  if (frame.type === "table") sitAt(frame);
  else if (frame.type === "presence") set({ present: frame.present, areBotsReady: frame.bots_ready });
  else if (frame.type === "error" && frame.id === null) set({ refused: { problem: frame.problem, place: "table" } });
}

/** @param {Table} table */
function sitAt(table) {
  if (table.match !== MATCH || (desk.seat !== undefined && table.seat !== desk.seat)) return; // late, for another seat
  desk.seat = table.seat;
  desk.seats = table.seats;
  desk.title = table.title;
  const isDue = desk.isShared && isHandOverDue(table);
  lastToAct = table.to_act;
  if (isDue) return handTo(/** @type {number} */ (table.to_act));
  if (desk.curtain !== null) {
    if (table.over) desk.curtain = null;
    else return set({});
  }
  const isNews = desk.table !== null && !table.reset;
  desk.news = isNews ? table.log.filter((happening) => happening.seat !== table.seat) : [];
  desk.log = table.reset ? table.log : [...desk.log.filter((happening) => happening.seq < table.since), ...table.log];
  desk.table = table;
  desk.refused = desk.refused?.place === "typed" && !isNews ? desk.refused : null;
  keepLink(table);
  if (desk.replay && desk.replay.move > table.move) look(table.move);
  page.draw();
  findPreviews(table);
}

/**
 * A link that opened a seat is kept, and taken out of the address, which may be shown to others.
 * @param {Table} table
 */
function keepLink(table) {
  if (desk.token === null || (table.seat === null && !table.host)) return;
  hold([{ match: MATCH, seat: table.seat, token: desk.token, host: table.host ? desk.token : null }]);
  desk.host = hostOf(MATCH);
  if (location.hash && isLasting()) history.replaceState(history.state, "", location.pathname + location.search);
}

/** @param {Table} table */
async function findPreviews(table) {
  if (!isMyTurn(desk)) return;
  try {
    const { seq, previews } = await request("GET", `${matchPath(MATCH)}/previews`, { token: desk.token });
    if (desk.table?.seq !== seq || desk.table?.seat !== table.seat) return;
    set({ previews: { seq, of: new Map(previews.map((/** @type {any} */ preview) => [preview.move, preview])) } });
  } catch {
    // Without previews the moves can still be made.
  }
}

// --- Several people at one screen ---

/** Whether the screen must change hands: somebody else of this screen is to act now. @param {Table} table */
function isHandOverDue(table) {
  if (table.over || table.to_act === null || table.to_act === desk.seat || table.to_act === desk.curtain) return false;
  const isHere = linksOf(MATCH).some((link) => link.seat === table.to_act);
  const isNobody = desk.seat === null && desk.curtain === null;
  return isHere && (isNobody || table.to_act !== lastToAct);
}

/** Clear the table, draw the curtain, and watch as a spectator until the next one looks. @param {number} seat */
function handTo(seat) {
  const isLaid = desk.table !== null;
  leaveSeat(null, null);
  desk.curtain = seat;
  if (setting("curtain", "on") === "off") return show();
  if (isLaid) page.drawNow();
  page.draw();
  line.rewatch();
}

/** The next one looks. */
function show() {
  const seat = desk.curtain;
  const token = linksOf(MATCH).find((link) => link.seat === seat)?.token ?? null;
  leaveSeat(seat, token);
  isFocusDue = true;
  page.drawNow();
  line.rewatch();
}

/**
 * Forget all that the last seat knew.
 * @param {number | null | undefined} seat
 * @param {string | null} token
 */
function leaveSeat(seat, token) {
  line.forget();
  Object.assign(desk, {
    seat,
    token,
    table: null,
    log: [],
    news: [],
    previews: null,
    replay: null,
    curtain: null,
    refused: null,
    doubt: null,
    rule: null,
    dialog: null,
    isSending: false,
    awaited: 0,
  });
  desk.words.forgetEvents();
}

/** Look on without a seat. */
function watchOnly() {
  if (desk.token !== null) letGo(MATCH, desk.token);
  ofTab(`seat.${MATCH}`, null);
  leaveSeat(null, null);
  history.replaceState(null, "", location.pathname + location.search);
  line.state = "connecting";
  set({ line: "connecting" });
  line.connect();
}

// --- What can be done ---

/**
 * Something through the line, and what came of it.
 * @param {"play" | "undo" | "ask" | "answer"} type
 * @param {object} body
 * @param {string} place where a refusal is said
 */
async function send(type, body, place) {
  if (desk.table === null || isBusy(desk)) return;
  set({ isSending: true, refused: null });
  const { seq } = desk.table;
  const outcome = await line.request(type, { seq, ...body });
  const refused = outcome.problem ? { problem: outcome.problem, place } : null;
  if (outcome.problem) isFocusDue = false;
  set({ isSending: false, awaited: outcome.seq, refused });
}

/** Make moves, after a question where one is due. @param {string[]} moves */
function choose(moves) {
  const preview = moves.length === 1 ? previewOf(desk, moves[0]) : null;
  if (preview && isConfirming() && (preview.ends_turn || preview.reveals)) set({ doubt: { moves, preview } });
  else play(moves);
}

/** @param {string[]} moves @param {string} [place] */
function play(moves, place = "table") {
  isFocusDue = true;
  return send("play", { moves }, place);
}

/** A typed move, or several with commas; what is not legal is explained. @param {string} text */
async function type(text) {
  const moves = text
    .split(",")
    .map((move) => move.trim().replace(/\s+/g, " ").toLowerCase())
    .filter(Boolean);
  if (moves.length === 0 || desk.table === null) return;
  const problem = moves.length === 1 && !legalMoves(desk.table).includes(moves[0]) ? await refusalOf(moves[0]) : null;
  if (problem) return set({ refused: { problem, place: "typed" } });
  const field = /** @type {HTMLInputElement} */ (document.getElementById("typed"));
  field.value = "";
  if (moves.length === 1) choose(moves);
  else play(moves, "typed");
}

/** @param {string} move @returns {Promise<Problem | null>} */
async function refusalOf(move) {
  try {
    const path = `${matchPath(MATCH)}/refusal?move=${encodeURIComponent(move)}`;
    return (await request("GET", path, { token: desk.token })).problem;
  } catch (error) {
    return error instanceof Refused ? error.problem : { code: "offline", status: 0 };
  }
}

/** @param {number | null} move */
function undo(move) {
  if (!desk.table?.undo.length) return;
  isFocusDue = true;
  send("undo", { move }, "table");
}

/**
 * A change that goes by its own path.
 * @param {string} path
 * @param {object} body
 * @param {string | null} token
 * @param {string} place
 */
async function post(path, body, token, place) {
  desk.refused = null;
  try {
    return await request("POST", matchPath(MATCH) + path, { token, body });
  } catch (error) {
    const problem = error instanceof Refused ? error.problem : { code: "offline", status: 0 };
    set({ refused: { problem, place } });
    return null;
  }
}

/** @param {number} seat */
async function reissue(seat) {
  const link = await post(`/seats/${seat}/link`, {}, desk.host, "host");
  if (link) set({ fresh: new Map([...desk.fresh, [seat, link.token]]), copied: null });
}

async function deleteMatch() {
  try {
    await request("DELETE", matchPath(MATCH), { token: desk.host });
    letGo(MATCH);
    location.href = "/";
  } catch (error) {
    set({
      refused: { problem: error instanceof Refused ? error.problem : { code: "offline", status: 0 }, place: "host" },
    });
  }
}

/** The same seats again: every link opens its seat there too. */
async function rematch() {
  const created = desk.table?.rematch
    ? { match: desk.table.rematch }
    : await post("/rematch", {}, desk.token ?? desk.host, "end");
  if (!created) return;
  const links = linksOf(MATCH);
  hold(links.map((link) => ({ ...link, match: created.match })));
  location.href = tableAddress(created.match, desk.isShared ? null : desk.token);
}

/** Play on from the position that is shown: the front page asks who sits where. */
async function goOn() {
  try {
    const record = await request("GET", `${matchPath(MATCH)}/record`, { token: desk.token });
    ofTab("record", JSON.stringify({ text: record.text, move: desk.replay?.move ?? 0 }));
    location.href = "/";
  } catch (error) {
    set({
      refused: { problem: error instanceof Refused ? error.problem : { code: "offline", status: 0 }, place: "table" },
    });
  }
}

// --- Replay ---

/**
 * Look at an earlier position; null: at the table as it is now.
 * @param {number | null} move
 * @param {number | null} [seat]
 */
function look(move, seat = desk.replay?.seat ?? null) {
  desk.refused = null;
  if (move === null) {
    if (desk.replay === null) return;
    desk.replay = null;
    isFocusDue = true;
    history.replaceState(null, "", location.pathname);
  } else {
    const place = Math.max(0, Math.min(move, desk.table?.move ?? move));
    const before = desk.replay;
    desk.replay = { move: place, seat, position: before?.position ?? null };
    const address = `${location.pathname}?move=${place}`;
    if (before) history.replaceState({ isReplay: true }, "", address);
    else history.pushState({ isReplay: true }, "", address);
    clearTimeout(lookTimer);
    lookTimer = setTimeout(findPosition, before ? LOOK_AFTER : 0);
  }
  page.draw();
}

async function findPosition() {
  if (desk.replay === null) return;
  const { move, seat } = desk.replay;
  try {
    const eyes = seat === null ? "" : `?seat=${seat}`;
    const position = await request("GET", `${matchPath(MATCH)}/positions/${move}${eyes}`, { token: desk.token });
    if (desk.replay?.move === move && desk.replay.seat === seat) set({ replay: { move, seat, position } });
  } catch (error) {
    set({
      refused: { problem: error instanceof Refused ? error.problem : { code: "offline", status: 0 }, place: "table" },
    });
  }
}

/** The address names a position, or none. */
function followAddress() {
  const move = new URLSearchParams(location.search).get("move");
  if (move !== null && /^\d+$/.test(move)) {
    desk.replay = { move: Number(move), seat: desk.replay?.seat ?? null, position: null };
    findPosition();
  } else desk.replay = null;
  page.draw();
}

// --- Drawing ---

/** @type {Deeds} */
const deeds = {
  choose,
  play,
  type,
  undo,
  look,
  post,
  handTo,
  show,
  watchOnly,
  reissue,
  deleteMatch,
  rematch,
  goOn,
  set,
  askBack: () => {
    isFocusDue = true;
    send("ask", {}, "table");
  },
  answer: (agree) => send("answer", { agree }, "table"),
  speak: speakAnother,
};

/** @returns {Part[]} */
function build() {
  desk.words.become(desk.words.language, desk.title);
  desk.words.names = namesOf(desk);
  learnAhead(desk);
  return drawPage(desk, deeds);
}

/** @param {string} language */
function speakAnother(language) {
  remember("language", language);
  desk.words.become(language, desk.words.title);
  speak(language);
  page.draw();
}

// --- After drawing ---

function after() {
  openDialogs();
  showTurn();
  if (desk.curtain !== null && desk.curtain !== shownCurtain) document.getElementById("show")?.focus();
  shownCurtain = desk.curtain;
  showRefusal();
  if (isFocusDue && !desk.isSending && !isBusy(desk) && desk.table !== null) moveFocus();
}

/** A dialog is opened once it is drawn. */
function openDialogs() {
  for (const drawn of document.querySelectorAll("dialog")) if (!drawn.open) drawn.showModal();
}

/** The page's title and icon say whose turn it is. */
function showTurn() {
  const name = namesOf(desk)[desk.curtain ?? -1];
  const isHanded = desk.curtain !== null;
  const { who, isMine } = isHanded ? { who: desk.words.say("page-curtain", { name }), isMine: true } : promptOf(desk);
  document.title = [isMine ? `● ${who}`.trim() : who, headingOf(desk)].filter(Boolean).join(" · ");
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const wanted = isMine ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** What was refused is brought into sight, once. */
function showRefusal() {
  if (desk.refused !== shownRefusal && desk.refused !== null)
    document.querySelector(".notice.bad")?.scrollIntoView({ block: "nearest" });
  shownRefusal = desk.refused;
}

/** To the first move if there is one, else to the prompt. */
function moveFocus() {
  isFocusDue = false;
  if (document.querySelector("dialog[open]")) return;
  const first = /** @type {HTMLElement | null} */ (
    document.querySelector(".moves .move") ?? document.getElementById("prompt")
  );
  first?.focus({ preventScroll: window.innerWidth > 700 });
}

// --- Keys ---

/** @param {KeyboardEvent} happened */
function onKey(happened) {
  if (happened.ctrlKey || happened.metaKey || happened.altKey || document.querySelector("dialog[open]")) return;
  const isWriting =
    happened.target instanceof Element && happened.target.matches("input:not([type=range]), select, textarea");
  if (happened.key === "Escape") return escape(isWriting);
  if (isWriting || desk.curtain !== null) return;
  const deed = deedOf(happened.key);
  if (!deed) return;
  happened.preventDefault();
  deed();
}

/** @param {boolean} isWriting */
function escape(isWriting) {
  if (isWriting) document.getElementById("prompt")?.focus();
  else if (desk.replay) look(null);
  set({ refused: null });
}

/** @param {string} key @returns {(() => void) | null} */
function deedOf(key) {
  const { replay, table } = desk;
  const first = table?.undo.at(-1) ?? null;
  if (key === "u" && replay === null) return () => undo(null);
  if (key === "r" && replay === null) return () => undo(first);
  if (key === "?") return () => set({ dialog: "help" });
  if (key === "/") return () => document.getElementById("typed")?.focus();
  if (key === "m") return () => moveFocus();
  if (replay === null || table === null) return null;
  const to = { ArrowLeft: replay.move - 1, ArrowRight: replay.move + 1, Home: 0, End: table.move }[key];
  return to === undefined ? null : () => look(to);
}

// --- Start ---

/** Which seat this page is for: that of the link, of the tab, the only one here; of several, whose turn it is. */
function findSeat() {
  const fragment = decodeURIComponent(location.hash.slice(1));
  const seats = linksOf(MATCH).filter((link) => link.seat !== null);
  const token = fragment || ofTab(`seat.${MATCH}`) || (seats.length === 1 ? seats[0].token : null);
  desk.isShared = token === null && seats.length > 1;
  if (token !== null) {
    Object.assign(desk, { token, seat: undefined });
    if (fragment) ofTab(`seat.${MATCH}`, token);
  }
}

async function findHome() {
  try {
    const home = await request("GET", "/api/home");
    set({ levels: home.levels, address: home.address, areBotsReady: home.bots_ready });
  } catch {
    setTimeout(findHome, 5000);
  }
}

function start() {
  applyTheme();
  speak(desk.words.language);
  findSeat();
  addEventListener("keydown", onKey);
  addEventListener("popstate", followAddress);
  addEventListener("hashchange", () => location.reload());
  page.draw();
  line.connect();
  findHome();
  if (location.search) followAddress();
}

start();
