// The line to the server: comes back by itself, and makes sure that a move is made once and not twice.

import { tableAfter } from "./changes";
import type { ChangeFrame, ClientFrame, Problem, ServerFrame, Table } from "./messages";
import { afterPaint } from "./ui/paint";

export const PROTOCOL = 1;
const PING_EVERY = 20_000;
/** A line on which a ping is not answered for so long is dead, whatever the socket says. */
const ANSWER_WITHIN = 15_000;
/** Who looks at the page again does not wait as long. */
const ANSWER_SOON = 3_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A line that is not there by then will not be. */
const PATIENCE = 15_000;
const NO_RIGHT = 4403;
const NO_MATCH = 4404;

export type LineState = "connecting" | "online" | "offline" | "refused" | "gone";

/** What comes through; a table is always a whole one. */
export type Frame = Exclude<ServerFrame, ChangeFrame>;

export interface Listener {
  onFrame(frame: Frame): void;
  onLine(state: LineState): void;
}

export interface Watch {
  match: string;
  token: string | null;
  since: number | null;
}

/** How a request ended: how long the log is then, or the problem. */
export interface Outcome {
  seq: number;
  problem: Problem | null;
}

type Deed = "play" | "undo" | "ask" | "answer";

interface Waiting {
  type: Deed;
  body: object;
  settle: (outcome: Outcome) => void;
}

const OFFLINE: Outcome = { seq: 0, problem: { title: "", code: "offline", status: 0 } };

/** A frame, if it is one. */
function frameOf(text: string): ServerFrame | null {
  try {
    const frame = JSON.parse(text);
    return typeof frame?.type === "string" ? frame : null;
  } catch {
    return null;
  }
}

export class Line {
  private socket: WebSocket | null = null;
  private state: LineState = "connecting";
  private lastId = 0;
  private watchId = 0;
  /** The table that came last, since what is watched now is. */
  private table: Table | null = null;
  private readonly waiting = new Map<number, Waiting>();
  /** What came before the press that asked for it was painted; null: what comes is heard at once. */
  private unheard: string[] | null = null;
  private failures = 0;
  private isSilent = false;
  private timer = 0;
  private pinger = 0;
  private answer = 0;

  /** `watch` tells what to watch, and what was seen last. */
  constructor(
    private readonly listener: Listener,
    private readonly watch: () => Watch,
  ) {
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => (document.hidden ? this.hearUnheard() : this.hurry()));
  }

  /** Connect, and watch. */
  connect(): void {
    this.become("connecting");
    this.open();
  }

  /** Watch with another seat, or from the beginning: what comes from now on is for it. */
  rewatch(): void {
    if (this.isOpen()) this.sendWatch();
  }

  /**
   * Send a request. Only a `play` outlives a lost line: the server knows it again by its place in the log.
   */
  request(type: Deed, body: object): Promise<Outcome> {
    return new Promise((settle) => {
      const id = ++this.lastId;
      const isHopeless = this.state === "refused" || this.state === "gone";
      if (isHopeless || (!this.isOpen() && type !== "play")) settle(OFFLINE);
      else {
        this.waiting.set(id, { type, body, settle });
        if (this.isOpen()) {
          this.send({ type, id, ...body } as ClientFrame);
          this.waitForPaint();
        }
      }
    });
  }

  /** A request made with a seat that is no longer watched is never answered. */
  forget(): void {
    for (const { settle } of this.waiting.values()) settle({ seq: 0, problem: null });
    this.waiting.clear();
    this.table = null;
  }

  /** Let go of the socket, if there is one. */
  close(): void {
    this.clearTimers();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  // --- Inside ---

  private open(): void {
    this.close();
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    this.unheard = null;
    this.timer = window.setTimeout(() => this.drop(), PATIENCE);
    socket.onopen = () => socket === this.socket && this.begin();
    socket.onmessage = (message) => socket === this.socket && this.receive(message.data);
    socket.onclose = (closing) => socket === this.socket && this.lose(closing.code);
  }

  private clearTimers(): void {
    clearTimeout(this.timer);
    clearTimeout(this.answer);
    clearInterval(this.pinger);
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.isSilent = false;
    this.sendWatch();
    for (const [id, { type, body }] of this.waiting) this.send({ type, id, ...body } as ClientFrame);
    clearInterval(this.pinger);
    this.pinger = window.setInterval(() => this.ping(), PING_EVERY);
  }

  private sendWatch(): void {
    this.watchId = ++this.lastId;
    this.table = null;
    this.send({ type: "watch", id: this.watchId, protocol: PROTOCOL, changes: true, ...this.watch() });
  }

  /** Ask for a sign of life. A page in the background is slow to ask, so what counts is only what was not answered. */
  private ping(within = ANSWER_WITHIN): void {
    if (!this.isOpen()) return;
    this.isSilent = true;
    this.send({ type: "ping", id: ++this.lastId });
    clearTimeout(this.answer);
    this.answer = window.setTimeout(() => this.isSilent && this.drop(), within);
  }

  /** A line that nothing comes through any more: closing it in good order would take as long. */
  private drop(): void {
    const socket = this.socket;
    this.lose(0);
    socket?.close();
  }

  private send(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private receive(text: string): void {
    if (this.unheard === null) this.hear(text);
    else this.unheard.push(text);
  }

  /** What was pressed is painted before anything is made of the answer. */
  private waitForPaint(): void {
    if (this.unheard !== null) return;
    this.unheard = [];
    afterPaint(() => this.hearUnheard());
  }

  private hearUnheard(): void {
    const texts = this.unheard ?? [];
    this.unheard = null;
    for (const text of texts) this.hear(text);
  }

  private hear(text: string): void {
    this.isSilent = false;
    const sent = frameOf(text);
    const frame = sent?.type === "change" ? this.tableAfter(sent) : sent;
    if (frame === null) return;
    if (frame.type === "table") this.arrive(frame);
    if (frame.type === "accepted") this.settle(frame.id, { seq: frame.seq, problem: null });
    if (frame.type === "error" && frame.id === this.watchId) this.turnAway(frame.problem);
    else if (frame.type === "error" && frame.id !== null) this.settle(frame.id, { seq: 0, problem: frame.problem });
    this.listener.onFrame(frame);
  }

  /** The table as it is now; null if that is not known: a change to what was watched before, or a frame was lost. */
  private tableAfter(frame: ChangeFrame): Table | null {
    if (this.table === null) return null;
    if (this.table.seq === frame.since) return tableAfter(this.table, frame);
    this.rewatch();
    return null;
  }

  private arrive(table: Table): void {
    this.table = table;
    this.failures = 0;
    this.become("online");
  }

  private settle(id: number, outcome: Outcome): void {
    const request = this.waiting.get(id);
    this.waiting.delete(id);
    request?.settle(outcome);
  }

  /** What was to be watched cannot be. */
  private turnAway(problem: Problem): void {
    if (problem.code === "access.token") this.giveUp("refused");
    else if (problem.code === "match.unknown" || problem.code === "body.malformed") this.giveUp("gone");
    else {
      this.listener.onFrame({ type: "error", id: null, problem });
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.rewatch(), LONGEST_WAIT);
    }
  }

  /** Nothing will come of it by itself: what was watched before must not come through any more, either. */
  private giveUp(state: "refused" | "gone"): void {
    this.close();
    this.become(state);
    for (const id of [...this.waiting.keys()]) this.settle(id, OFFLINE);
  }

  private lose(code: number): void {
    if (code === NO_RIGHT || code === NO_MATCH) return this.giveUp(code === NO_RIGHT ? "refused" : "gone");
    this.clearTimers();
    this.socket = null;
    this.become("offline");
    for (const [id, { type }] of this.waiting) if (type !== "play") this.settle(id, OFFLINE);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures++) * (0.5 + Math.random());
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  /** The network is back, or somebody looks at the page again: no need to wait, and a dead line is found soon. */
  private hurry(): void {
    if (this.state === "offline" && this.socket === null) this.open();
    else this.ping(ANSWER_SOON);
  }

  private become(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.listener.onLine(state);
  }
}
