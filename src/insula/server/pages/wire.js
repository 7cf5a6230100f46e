// @ts-check
// Requests to the server. The shapes are those of `messages.py`; what is not needed here is left out.

/**
 * @typedef {{code: string, status: number, rule?: string | null, arguments?: Record<string, any>}} Problem
 * @typedef {{seq: number, name: string, audience?: number, arguments: Record<string, any>}} Event_
 * @typedef {{move: string, events: Event_[], ends_turn: boolean, reveals: boolean}} Preview
 * @typedef {{kind: "person" | "bot" | "open", name: string, level: string, resigned: boolean}} SeatInfo
 * @typedef {{seq: number, kind: string, seat: number | null, text: string, move: number, turn: number,
 *   forced: boolean, events: Event_[]}} Happening
 * @typedef {{match: string, title: string, options: Record<string, string>, seq: number, move: number,
 *   seat: number | null, host: boolean, seats: SeatInfo[], turn: number, phase: string, to_act: number | null,
 *   legal: Record<string, string[]>, scores: number[], undo: number[], may_ask: number | null,
 *   ask: {seat: number, move: number, needs: number[]} | null, over: boolean,
 *   standings: {points: number, place: number, resigned: boolean}[], rematch: string | null, since: number,
 *   reset: boolean, log: Happening[], table: any}} Table
 * @typedef {{match: string, move: number, last: number, seat: number | null, turn: number, phase: string,
 *   to_act: number | null, scores: number[], table: any}} Position
 * @typedef {{title: string, rules_version: number, seat_counts: number[], options: Record<string, string[]>,
 *   content: string, sources: {table: string, source: string, confidence: string}[]}} Title
 * @typedef {{titles: Title[], levels: string[], languages: string[], address: string | null, bots_ready: boolean,
 *   version: string}} Home
 * @typedef {{match: string, title: string, seats: SeatInfo[], seat: number | null, host: boolean, seq: number,
 *   move: number, to_act: number | null, over: boolean, scores: number[], created: number, changed: number}} Summary
 * @typedef {{match: string, host: string, links: {seat: number, token: string}[]}} Created
 */

export const PROTOCOL = 1;
const PATIENCE = 15_000;

/** What the server does not do, with the problem that it names. */
export class Refused extends Error {
  /** @param {Problem} problem */
  constructor(problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

/**
 * Ask the server for something; the answer is its JSON, or null where it has none.
 * @param {string} method
 * @param {string} path
 * @param {{token?: string | null, body?: unknown, patience?: number}} [options]
 * @returns {Promise<any>}
 */
export async function request(method, path, { token = null, body, patience = PATIENCE } = {}) {
  const headers = new Headers();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  let answer, text;
  try {
    const signal = AbortSignal.timeout(patience);
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
    text = await answer.text();
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) throw new Refused(problemOf(answer.status, text));
  return text ? JSON.parse(text) : null;
}

/**
 * @param {number} status
 * @param {string} text
 * @returns {Problem}
 */
function problemOf(status, text) {
  try {
    const problem = JSON.parse(text);
    if (typeof problem.code === "string") return problem;
  } catch {
    // Not ours: a proxy's page, or nothing at all.
  }
  return { code: "server", status };
}

/** @param {string} match */
export const matchPath = (match) => `/api/matches/${match}`;

/**
 * The address of a table; with a token that of a seat.
 * @param {string} match
 * @param {string | null} [token]
 */
export const tableAddress = (match, token = null) => `/table/${match}${token ? `#${token}` : ""}`;

/**
 * Where others reach this server: as this page did, or the address that it names itself, if it is only our own machine.
 * @param {string | null} address
 */
export function reachableOrigin(address) {
  return isOwnMachine() && address ? address.replace(/\/+$/, "") : location.origin;
}

/** Whether this page came from the machine that it is shown on. */
export const isOwnMachine = () => /^(localhost|127\.|\[?::1)/.test(location.hostname);
