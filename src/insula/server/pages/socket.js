// @ts-check
// The line to the server: comes back by itself, and makes sure that a move is made once and not twice.

import { PROTOCOL } from "./wire.js";

/**
 * @typedef {import("./wire.js").Problem} Problem
 * @typedef {"connecting" | "online" | "offline" | "refused" | "gone"} LineState
 * @typedef {{
 *   onFrame: (frame: any) => void,
 *   onLine: (state: LineState) => void,
 * }} Listener
 * @typedef {{match: string, token: string | null, since: number | null}} Watch
 * @typedef {{seq: number, problem: Problem | null}} Outcome
 */

const PING_EVERY = 20_000;
const SILENCE = 50_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const NO_RIGHT = 4403;
const NO_MATCH = 4404;

/** @type {Outcome} */
const OFFLINE = { seq: 0, problem: { code: "offline", status: 0 } };

/**
 * A frame, if it is one.
 * @param {string} text
 * @returns {any}
 */
function frameOf(text) {
  try {
    const frame = JSON.parse(text);
    return typeof frame?.type === "string" ? frame : null;
  } catch {
    return null;
  }
}

export class Line {
  /**
   * @param {Listener} listener
   * @param {() => Watch} watch what to watch, and what was seen last
   */
  constructor(listener, watch) {
    this.listener = listener;
    this.watch = watch;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {LineState} */
    this.state = "connecting";
    this.lastId = 0;
    this.watchId = 0;
    /** @type {Map<number, {type: string, body: Record<string, any>, settle: (outcome: Outcome) => void}>} */
    this.waiting = new Map();
    this.failures = 0;
    this.heardAt = 0;
    this.timer = 0;
    this.pinger = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  /** Connect, and watch. */
  connect() {
    clearTimeout(this.timer);
    this.close();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.begin();
    socket.onmessage = (message) => socket === this.socket && this.hear(message.data);
    socket.onclose = (closing) => socket === this.socket && this.lose(closing.code);
  }

  /** Watch with another seat, or from the beginning: what comes from now on is for it. */
  rewatch() {
    if (this.isOpen()) this.sendWatch();
  }

  /**
   * Send a request; it ends with how long the log is then, or with the problem. Only a `play` outlives a lost line:
   * the server knows it again by its place in the log.
   * @param {"play" | "undo" | "ask" | "answer"} type
   * @param {Record<string, any>} body
   * @returns {Promise<Outcome>}
   */
  request(type, body) {
    return new Promise((settle) => {
      const id = ++this.lastId;
      if (!this.isOpen() && type !== "play") settle(OFFLINE);
      else {
        this.waiting.set(id, { type, body, settle });
        if (this.isOpen()) this.send({ type, id, ...body });
      }
    });
  }

  /** Whoever asked for something with a seat that is no longer watched hears nothing more of it. */
  forget() {
    for (const { settle } of this.waiting.values()) settle({ seq: 0, problem: null });
    this.waiting.clear();
  }

  // --- Inside ---

  isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  begin() {
    this.heardAt = Date.now();
    this.sendWatch();
    for (const [id, { type, body }] of this.waiting) this.send({ type, id, ...body });
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  sendWatch() {
    this.watchId = ++this.lastId;
    this.send({ type: "watch", id: this.watchId, protocol: PROTOCOL, ...this.watch() });
  }

  ping() {
    if (Date.now() - this.heardAt > SILENCE) this.drop();
    else if (this.isOpen()) this.send({ type: "ping", id: ++this.lastId });
  }

  /** A line that nothing comes through any more: closing it in good order would take as long. */
  drop() {
    const socket = this.socket;
    this.lose(0);
    socket?.close();
  }

  /** @param {Record<string, any>} frame */
  send(frame) {
    this.socket?.send(JSON.stringify(frame));
  }

  /** @param {string} text */
  hear(text) {
    this.heardAt = Date.now();
    const frame = frameOf(text);
    if (frame === null) return;
    if (frame.type === "table") this.arrive();
    if (frame.type === "accepted") this.settle(frame.id, { seq: frame.seq, problem: null });
    if (frame.type === "error" && frame.id === this.watchId) this.turnAway(frame.problem);
    else if (frame.type === "error" && frame.id !== null) this.settle(frame.id, { seq: 0, problem: frame.problem });
    this.listener.onFrame(frame);
  }

  arrive() {
    this.failures = 0;
    this.become("online");
  }

  /**
   * @param {number} id
   * @param {Outcome} outcome
   */
  settle(id, outcome) {
    const request = this.waiting.get(id);
    this.waiting.delete(id);
    request?.settle(outcome);
  }

  /**
   * What was to be watched cannot be.
   * @param {Problem} problem
   */
  turnAway(problem) {
    if (problem.code === "access.token") this.become("refused");
    else if (problem.code === "match.unknown") this.become("gone");
    else {
      this.listener.onFrame({ type: "error", id: null, problem });
      this.timer = setTimeout(() => this.rewatch(), LONGEST_WAIT);
    }
  }

  /** @param {number} code */
  lose(code) {
    clearInterval(this.pinger);
    this.socket = null;
    if (code === NO_RIGHT || code === NO_MATCH) {
      this.become(code === NO_RIGHT ? "refused" : "gone");
      return;
    }
    this.become("offline");
    for (const [id, { type }] of this.waiting) if (type !== "play") this.settle(id, OFFLINE);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++) * (0.5 + Math.random());
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** The network is back, or somebody looks at the page again: no need to wait. */
  hurry() {
    if (this.state === "offline" && this.socket === null) this.connect();
  }

  /** @param {LineState} state */
  become(state) {
    if (state === this.state) return;
    this.state = state;
    this.listener.onLine(state);
  }

  /** Let go of the socket, if there is one. */
  close() {
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
}
