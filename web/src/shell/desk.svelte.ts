// What a table's page knows, and what can be done at it: one match, one seat at a time (or a spectator's place).

import { flushSync } from "svelte";
import {
  hold,
  hostOf,
  isConfirming,
  isLasting,
  isMoving,
  letGo,
  linksOf,
  ofTab,
  rememberName,
  settings,
} from "../device.svelte";
import { Line, type LineState, type Listener, type Outcome, type Watch } from "../line";
import type {
  Advice,
  Created,
  Happening,
  Home,
  Link,
  Position,
  Preview,
  Previews,
  Problem,
  RecordText,
  Refusal,
  SeatInfo,
  ServerFrame,
  Table,
} from "../messages";
import type { TitleTable } from "../tables/contract";
import { matchPath, problemOf, request, tableAddress } from "../wire";
import { words } from "../words.svelte";
import type { Journey, Stage } from "./motion";

/** How long what somebody else did is looked at before the next is shown. */
const PAUSE_OF_PACE = { "at-once": 0, normal: 1200, slow: 2600 };
const WITHIN_TURN = 0.45;
/** Bots among themselves may be quicker than they are shown: who falls this far behind is brought up to now. */
const MOST_WAITING = 30;
const LOOK_AFTER = 90;
/** Whose turn is next goes with the turn's end. */
const TURN_BEGAN = "turn_began";
const RETRY = 5_000;
/** A bot may think for long, and after others. */
const ADVICE_PATIENCE = 65_000;

/** Where a refusal is said: beside what was refused. */
export type Place = "table" | "typed" | "seat" | "host" | "end";

/** A refusal, where it is said, and how long the log was then. */
export interface Said {
  problem: Problem;
  place: Place;
  at?: number;
}

export interface Doubt {
  moves: string[];
  effects: string[];
}

/** Instead of a seat: with the eyes of somebody without one, who sees what all may see. */
export const EVERYBODY = -1;

export interface Replay {
  move: number;
  /** Whose eyes; null: one's own. */
  seat: number | null;
  position: Position | null;
}

export type Dialog =
  "settings" | "help" | "sheet" | "to-come" | "guide" | "seat" | "resign" | "delete" | "share" | "log" | "advice";

type Connect = (listener: Listener, watch: () => Watch) => Pick<Line, "connect" | "rewatch" | "request" | "forget">;

export class Desk {
  /** The link that is watched with; null for a spectator's. */
  token = $state<string | null>(null);
  /** The seat that it is for; undefined until the server has said so. */
  seat = $state<number | null | undefined>(null);
  /** Whether several people sit at this screen, one after another. */
  isShared = $state(false);
  table = $state.raw<Table | null>(null);
  title = $state<string | null>(null);
  /** What the title brings along: null until it is loaded. */
  drawing = $state.raw<TitleTable | null>(null);
  /** Who sits where; nothing secret, so it stays behind the curtain. */
  seats = $state.raw<SeatInfo[]>([]);
  log = $state.raw<Happening[]>([]);
  /** What others did last, to be read out and looked at. */
  news = $state.raw<Happening[]>([]);
  previews = $state.raw<{ seq: number; of: Map<string, Preview> } | null>(null);
  present = $state.raw<boolean[]>([]);
  areBotsReady = $state(true);
  line = $state<LineState>("connecting");
  /** The seat that the screen is to be handed to. */
  curtain = $state<number | null>(null);
  replay = $state.raw<Replay | null>(null);
  isSending = $state(false);
  refused = $state.raw<Said | null>(null);
  /** The move that is pointed at: its effect is said beside the prompt. */
  pointed = $state<string | null>(null);
  /**
   * What is being put together before it is sent, in the title's own words (a slot and cards, a tile and its turn).
   * It is forgotten with the table that it was picked at.
   */
  picked = $state.raw<readonly string[]>([]);
  /** The move that is to be confirmed. */
  doubt = $state.raw<Doubt | null>(null);
  /** The rule that the drawer is open at; "" is its beginning. */
  rule = $state<string | null>(null);
  dialog = $state<Dialog | null>(null);
  /** Links that were issued anew, by seat. */
  fresh = $state.raw<ReadonlyMap<number, string>>(new Map());
  host = $state<string | null>(null);
  home = $state.raw<Home | null>(null);
  /** Counts own moves: after each the focus goes to what is to be done next. */
  focusDue = $state(0);

  /** Set by the shell: where pieces travel. */
  stage: Stage | null = null;

  /** How long the log must be before the next move. */
  private awaited = $state(0);
  /** Tables that came while others were still being looked at. */
  private waiting = $state.raw<Table[]>([]);
  private lastSeq: number | null = null;
  private previewing: Promise<void> = Promise.resolve();
  /** Who was to act when the last table came; the screen is handed over when that changes. */
  lastToAct = $state<number | null>(null);
  /** When the last table was shown, and how long its pieces travel. */
  private laid = { at: -Infinity, travelling: 0 };
  /** How many things want to be looked at in peace. */
  private holds = 0;
  /** Counts who sat here: what was asked for one is no answer to the next. */
  private sitting = 0;
  private pump = 0;
  private lookTimer = 0;
  private readonly wire: ReturnType<Connect>;

  constructor(
    readonly match: string,
    connect: Connect = (listener, watch) => new Line(listener, watch),
  ) {
    this.wire = connect({ onFrame: (frame) => this.hear(frame), onLine: (state) => (this.line = state) }, () => ({
      match: this.match,
      token: this.token,
      since: this.lastSeq,
    }));
    this.host = hostOf(match);
  }

  // --- What is the case ---

  /** What the seats are called. */
  readonly names: string[] = $derived(
    this.seats.map((seat, number) => seat.name || words.say("seat-number", { number: number + 1 })),
  );

  /** What is looked at: the table of now, or an earlier position. */
  readonly shown: Table | Position | null = $derived(this.replay ? this.replay.position : this.table);

  /** Whether the seat that is watched with is to choose now. */
  readonly isMyTurn: boolean = $derived(
    this.table !== null &&
      this.replay === null &&
      this.table.seat !== null &&
      this.table.to_act === this.table.seat &&
      Object.keys(this.table.legal).length > 0,
  );

  /** Whether a move is on its way, or its result is still to be shown. */
  readonly isBusy: boolean = $derived(
    this.isSending || this.waiting.length > 0 || (this.table !== null && this.table.seq < this.awaited),
  );

  /** The moves that may be made now, as texts. Nothing else has an opinion about what is legal. */
  readonly legal: ReadonlySet<string> = $derived(
    new Set(
      this.isMyTurn && this.table
        ? Object.entries(this.table.legal).flatMap(([verb, nouns]) => nouns.map((noun) => `${verb} ${noun}`.trim()))
        : [],
    ),
  );

  /** Whether there are tables that are still to be shown. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** Whose eyes the table is seen with. */
  get eyes(): number | null {
    return this.shown?.seat ?? null;
  }

  previewOf(move: string): Preview | null {
    return this.previews !== null && this.previews.seq === this.table?.seq
      ? (this.previews.of.get(move) ?? null)
      : null;
  }

  /** What a move would lead to, in sentences, as far as it can be known. */
  effectsOf(move: string): string[] {
    const preview = this.previewOf(move);
    return preview === null ? [] : [...this.sentencesOf(preview), ...marksOf(preview)];
  }

  private sentencesOf(preview: Preview): string[] {
    const name = this.names[this.table?.seat ?? -1] ?? "";
    const events = preview.events.filter((event) => !(preview.ends_turn && event.name === TURN_BEGAN));
    const sentences = events.map((event) => withoutName(words.event(event, this.names), name));
    const times = (sentence: string) => sentences.filter((other) => other === sentence).length;
    return [...new Set(sentences)].map((sentence) =>
      times(sentence) > 1 ? `${times(sentence)} × ${sentence}` : sentence,
    );
  }

  // --- What the server says ---

  private hear(frame: ServerFrame): void {
    if (frame.type === "table") this.receive(frame);
    else if (frame.type === "presence") [this.present, this.areBotsReady] = [frame.present, frame.bots_ready];
    else if (frame.type === "error" && frame.id === null) this.refused = { problem: frame.problem, place: "table" };
  }

  /** A table came: shown at once, or after those that are still being looked at. */
  private receive(table: Table): void {
    if (table.match !== this.match || (this.seat !== undefined && table.seat !== this.seat)) return; // late
    this.lastSeq = table.seq;
    this.waiting = [...this.waiting, table];
    if (!this.isPaced(table) || this.waiting.length > MOST_WAITING) this.skip();
    else this.showNext();
  }

  /** What one did oneself, and what nobody looks at, needs no pause. */
  private isPaced(table: Table): boolean {
    if (table.reset || this.table === null || document.hidden || PAUSE_OF_PACE[settings.pace] === 0) return false;
    if (this.waiting.length > 1) return true;
    return table.log.some((happening) => happening.kind === "move" && happening.seat !== table.seat);
  }

  /** Show the next table when its time has come. */
  private showNext(): void {
    clearTimeout(this.pump);
    const [next, ...rest] = this.waiting;
    if (next === undefined) return;
    if (this.holds > 0) return;
    const wait = this.laid.at + Math.max(this.laid.travelling, this.pauseBefore(next)) - performance.now();
    if (wait > 0) {
      this.pump = window.setTimeout(() => this.showNext(), wait);
      return;
    }
    this.waiting = rest;
    this.laid = { travelling: this.set(next), at: performance.now() };
    if (rest.length > 0) this.showNext();
  }

  /** Within a turn one thing follows the other more quickly than one turn the other. */
  private pauseBefore(next: Table): number {
    const turnOf = (log: readonly Happening[]) => log.findLast(({ kind }) => kind === "move")?.turn;
    const isSameTurn = turnOf(next.log) === turnOf(this.log);
    return PAUSE_OF_PACE[settings.pace] * (isSameTurn ? WITHIN_TURN : 1);
  }

  /** Let nothing more be shown while something is looked at; returns how to let go. */
  hold(): () => void {
    this.holds++;
    return () => {
      this.holds--;
      this.showNext();
    };
  }

  /** Show all that is still to be shown, at once. */
  skip(): void {
    clearTimeout(this.pump);
    this.stage?.finish();
    const tables = this.waiting;
    this.waiting = [];
    const news: Happening[] = [];
    const { sitting } = this;
    for (const table of tables) {
      const isMine = !table.reset && table.log.some(({ kind, seat }) => kind === "move" && seat === table.seat);
      if (table === tables.at(-1))
        this.laid = { travelling: this.set(table), at: isMine ? performance.now() : -Infinity };
      else this.lay(table);
      if (this.sitting !== sitting) return; // the screen has changed hands
      news.push(...this.news);
    }
    if (tables.length > 1) this.news = news;
  }

  /** Lay a table with its pieces travelling; returns how long they do. */
  private set(table: Table): number {
    const journeys = this.journeysTo(table);
    this.stage?.prepare(journeys);
    this.lay(table);
    if (journeys.length === 0 || this.stage === null || this.table !== table) return 0;
    flushSync();
    return this.stage.play();
  }

  private journeysTo(table: Table): Journey[] {
    const before = this.table;
    if (before === null || table.reset || this.replay !== null || document.hidden || !isMoving()) return [];
    try {
      return table.log.flatMap((happening) => this.drawing?.journeys(happening, before.table, table.table) ?? []);
    } catch (error) {
      reportError(error); // A picture that fails must not cost the table.
      return [];
    }
  }

  /** The table becomes what the server said. */
  private lay(table: Table): void {
    this.seat = table.seat;
    this.seats = table.seats;
    this.title = table.title;
    const isDue = this.isShared && this.isHandOverDue(table);
    this.lastToAct = table.to_act;
    if (isDue) return this.handTo(table.to_act!);
    if (this.curtain !== null) {
      if (!table.over) return;
      this.curtain = null;
    }
    const isNews = this.table !== null && !table.reset;
    if (!isNews || this.table?.move !== table.move) this.forgetChoice(isNews);
    if (table.reset) this.awaited = Math.min(this.awaited, table.seq); // a server may have gone back to a copy
    this.news = this.newsIn(table);
    this.log = table.reset ? table.log : [...this.log.filter(({ seq }) => seq < table.since), ...table.log];
    this.table = table;
    this.keepLink(table);
    if (this.replay && (table.reset || this.replay.move > table.move)) this.look(this.replay.move);
    this.previewing = this.findPreviews(table);
  }

  /** What others did; of a match that went back, that it did. */
  private newsIn({ log, reset, seat }: Table): Happening[] {
    const seen = this.table?.seq ?? Infinity;
    return log.filter(
      (happening) => happening.seq >= seen && happening.seat !== seat && (!reset || happening.kind === "back"),
    );
  }

  /** What was being chosen is over; that it came too late is still said beside the table that shows why. */
  private forgetChoice(isNews: boolean): void {
    this.pointed = null;
    this.picked = [];
    this.doubt = null;
    const isTooLate = this.refused?.problem.code === "stale" && this.refused.at === this.table?.seq;
    if ((this.refused?.place !== "typed" || isNews) && !isTooLate) this.refused = null;
  }

  /** A link that opened a seat is kept, and taken out of the address, which may be shown to others. */
  private keepLink(table: Table): void {
    if (this.token === null || (table.seat === null && !table.host)) return;
    hold([{ match: this.match, seat: table.seat, token: this.token, host: table.host ? this.token : null }]);
    this.host = hostOf(this.match);
    if (location.hash && isLasting()) history.replaceState(history.state, "", location.pathname + location.search);
  }

  private async findPreviews(table: Table): Promise<void> {
    if (table.seat === null || table.to_act !== table.seat || Object.keys(table.legal).length === 0) return;
    try {
      const path = `${matchPath(this.match)}/previews`;
      const { seq, previews } = await request<Previews>("GET", path, { token: this.token });
      if (this.table !== table || table.seq !== seq) return; // late
      this.previews = { seq, of: new Map(previews.map((preview) => [preview.move, preview])) };
    } catch {
      // Without previews the moves can still be made.
    }
  }

  // --- Several people at one screen ---

  /** Whether the screen must change hands: somebody else of this screen is to act now. */
  private isHandOverDue(table: Table): boolean {
    if (table.over || table.to_act === null || table.to_act === this.seat || table.to_act === this.curtain)
      return false;
    const isHere = linksOf(this.match).some((link) => link.seat === table.to_act);
    const isNobody = this.seat === null && this.curtain === null;
    return isHere && (isNobody || table.to_act !== this.lastToAct);
  }

  /** Clear the table, draw the curtain, and watch as a spectator until the next one looks. */
  handTo(seat: number): void {
    this.leaveSeat(null, null);
    this.curtain = seat;
    if (settings.curtain === "off") return this.show();
    this.wire.rewatch();
  }

  /** The next one looks. */
  show(): void {
    if (this.curtain === null) return;
    const link = linksOf(this.match).find(({ seat }) => seat === this.curtain);
    this.leaveSeat(link?.seat ?? null, link?.token ?? null);
    this.focusDue++;
    this.wire.rewatch();
  }

  /** Forget all that the last seat knew. */
  private leaveSeat(seat: number | null, token: string | null): void {
    clearTimeout(this.pump);
    clearTimeout(this.lookTimer);
    this.stage?.finish();
    this.wire.forget();
    if (this.replay !== null) setAddress(location.pathname, "replace");
    this.sitting++;
    this.seat = seat;
    this.token = token;
    this.table = null;
    this.waiting = [];
    this.lastSeq = null;
    this.log = [];
    this.news = [];
    this.previews = null;
    this.replay = null;
    this.curtain = null;
    this.refused = null;
    this.pointed = null;
    this.picked = [];
    this.doubt = null;
    this.rule = null;
    this.dialog = null;
    this.isSending = false;
    this.awaited = 0;
    void [this.legal, this.shown, this.isMyTurn]; // what was derived is derived anew, and not kept
  }

  /** Look on without a seat. */
  watchOnly(): void {
    if (this.token !== null) letGo(this.match, this.token);
    ofTab(`seat.${this.match}`, null);
    this.leaveSeat(null, null);
    setAddress(location.pathname + location.search, "replace");
    this.wire.connect();
  }

  // --- What can be done ---

  /** Something through the line, and what came of it. */
  private async send(type: "play" | "undo" | "ask" | "answer", body: object, place: Place): Promise<void> {
    if (this.table === null || this.isBusy) return;
    this.isSending = true;
    this.refused = null;
    this.pointed = null;
    const { sitting } = this;
    const outcome: Outcome = await this.wire.request(type, { seq: this.table.seq, ...body });
    if (sitting !== this.sitting) return;
    this.isSending = false;
    this.awaited = outcome.seq;
    if (outcome.problem) this.refused = { problem: outcome.problem, place, at: this.table?.seq };
    else this.focusDue++;
  }

  /**
   * Make moves, after a question where one is due. Of several moves the caller says what they lead to together:
   * `effects` in sentences if the last of them ends the turn or reveals something, else nothing.
   */
  async choose(moves: string[], effects: string[] = []): Promise<void> {
    const { table } = this;
    const [first = ""] = moves;
    const isKnown = moves.length > 1 || this.previewOf(first) !== null;
    if (isConfirming() && !isKnown) await this.previewing; // a quick finger: what it leads to is known in a moment
    if (this.isBusy || this.table !== table) return;
    const preview = moves.length === 1 ? this.previewOf(first) : null;
    const isGrave = preview !== null ? preview.ends_turn || preview.reveals : effects.length > 0;
    if (isConfirming() && isGrave) this.doubt = { moves, effects: preview ? this.effectsOf(first) : effects };
    else void this.play(moves);
  }

  play(moves: string[], place: Place = "table"): Promise<void> {
    this.doubt = null;
    return this.send("play", { moves }, place);
  }

  /** Say why a move cannot be made. */
  async refuse(move: string, place: Place = "table"): Promise<void> {
    const { table } = this;
    const problem = await this.refusalOf(move);
    if (problem && this.table === table) this.refused = { problem, place };
  }

  /** A typed move, or several with commas; what is not legal is explained. Returns whether it was taken. */
  async type(text: string): Promise<boolean> {
    const moves = text
      .split(",")
      .map((move) => move.trim().replace(/\s+/g, " ").toLowerCase())
      .filter(Boolean);
    const [first] = moves;
    const { table } = this;
    if (first === undefined || table === null || this.isBusy) return false;
    const problem = moves.length === 1 && !this.legal.has(first) ? await this.refusalOf(first) : null;
    if (this.table !== table || this.isBusy) return false;
    if (problem) {
      this.refused = { problem, place: "typed" };
      return false;
    }
    if (moves.length === 1) await this.choose(moves);
    else await this.play(moves, "typed");
    return this.refused === null;
  }

  private async refusalOf(move: string): Promise<Problem | null> {
    try {
      const path = `${matchPath(this.match)}/refusal?move=${encodeURIComponent(move)}`;
      return (await request<Refusal>("GET", path, { token: this.token })).problem;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Take back freely: the last choice, or all since a move. */
  undo(move: number | null = null): void {
    if (this.table?.undo.length) void this.send("undo", { move }, "table");
  }

  restartTurn(): void {
    this.undo(this.table?.undo.at(-1) ?? null);
  }

  askBack(): void {
    void this.send("ask", {}, "table");
  }

  answer(agree: boolean): void {
    void this.send("answer", { agree }, "table");
  }

  /** A change that goes by its own path. */
  async post<Answer>(path: string, body: object, token: string | null, place: Place): Promise<Answer | null> {
    const { sitting } = this;
    this.refused = null;
    try {
      return await request<Answer>("POST", matchPath(this.match) + path, { token, body });
    } catch (error) {
      if (sitting === this.sitting) this.refused = { problem: problemOf(error), place };
      return null;
    }
  }

  /** Sit down, or change one's name. */
  async join(name: string): Promise<void> {
    rememberName(name);
    await this.post(`/seats/${this.table?.seat}/join`, { name }, this.token, "table");
  }

  async reissue(seat: number): Promise<void> {
    const link = await this.post<Link>(`/seats/${seat}/link`, {}, this.host, "host");
    if (link) this.fresh = new Map([...this.fresh, [seat, link.token]]);
  }

  async deleteMatch(): Promise<void> {
    try {
      await request("DELETE", matchPath(this.match), { token: this.host });
      letGo(this.match);
      location.href = "/";
    } catch (error) {
      this.refused = { problem: problemOf(error), place: "host" };
    }
  }

  /** The same seats again: every link opens its seat there too. */
  async rematch(): Promise<void> {
    const links = linksOf(this.match);
    const made = this.table?.rematch
      ? { match: this.table.rematch }
      : await this.post<Created>("/rematch", {}, this.token ?? this.host ?? links[0]?.token ?? null, "end");
    if (!made) return;
    hold(links.map((link) => ({ ...link, match: made.match })));
    location.href = tableAddress(made.match, this.isShared ? null : this.token);
  }

  /** Play on from the position that is shown: the front page asks who sits where. */
  async goOn(): Promise<void> {
    const record = await this.record("table");
    if (record === null) return;
    ofTab("record", JSON.stringify({ text: record.text, move: this.replay?.move ?? 0 }));
    location.href = "/";
  }

  /** What a bot of a level thinks of the position after so many moves. */
  advise(level: string, move: number): Promise<Advice> {
    const token = this.token ?? this.host ?? linksOf(this.match)[0]?.token ?? null;
    const asking = { token, body: { level, move }, patience: ADVICE_PATIENCE };
    return request<Advice>("POST", `${matchPath(this.match)}/advice`, asking);
  }

  /** The record so far. */
  async record(place: Place): Promise<RecordText | null> {
    const { sitting } = this;
    try {
      return await request<RecordText>("GET", `${matchPath(this.match)}/record`, { token: this.token });
    } catch (error) {
      if (sitting === this.sitting) this.refused = { problem: problemOf(error), place };
      return null;
    }
  }

  // --- Replay ---

  /** Look at an earlier position; null: at the table as it is now. */
  look(move: number | null, seat: number | null = this.replay?.seat ?? null): void {
    this.refused = null;
    this.stage?.finish();
    if (move === null) {
      if (this.replay === null) return;
      this.replay = null;
      this.focusDue++;
      setAddress(location.pathname, "replace");
      return;
    }
    const place = Math.max(0, Math.min(move, this.table?.move ?? move));
    const before = this.replay;
    this.replay = { move: place, seat, position: before?.position ?? null };
    setAddress(`${location.pathname}?move=${place}`, before ? "replace" : "push", { isReplay: true });
    clearTimeout(this.lookTimer);
    this.lookTimer = window.setTimeout(() => void this.findPosition(), before ? LOOK_AFTER : 0);
  }

  private async findPosition(): Promise<void> {
    const wanted = this.replay;
    if (wanted === null) return;
    const { move, seat } = wanted;
    try {
      const eyes = seat === null || seat === EVERYBODY ? "" : `?seat=${seat}`;
      const path = `${matchPath(this.match)}/positions/${move}${eyes}`;
      const position = await request<Position>("GET", path, { token: seat === EVERYBODY ? null : this.token });
      if (this.replay === wanted) this.replay = { move, seat, position };
    } catch (error) {
      if (this.replay === wanted) this.refused = { problem: problemOf(error), place: "table" };
    }
  }

  /** The address names a position, or none. */
  followAddress(): void {
    const move = new URLSearchParams(location.search).get("move");
    if (move !== null && /^\d+$/.test(move)) {
      const place = Math.min(Number(move), this.table?.move ?? Infinity);
      this.replay = { move: place, seat: this.replay?.seat ?? null, position: null };
      void this.findPosition();
    } else this.replay = null;
  }

  // --- Start ---

  /** Sit down at the seat of the link, of the tab, the only one here; of several, whose turn it is. */
  start(): void {
    this.findSeat();
    addEventListener("popstate", () => this.followAddress());
    addEventListener("hashchange", () => location.reload());
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
    this.wire.connect();
    void this.findHome();
    if (location.search) this.followAddress();
  }

  private findSeat(): void {
    const fragment = decoded(location.hash.slice(1));
    const seats = linksOf(this.match).filter((link) => link.seat !== null);
    const only = seats.length === 1 ? (seats[0]?.token ?? null) : null;
    const token = fragment || ofTab(`seat.${this.match}`) || only;
    this.isShared = token === null && seats.length > 1;
    if (token === null) return;
    this.token = token;
    this.seat = undefined;
    if (fragment) ofTab(`seat.${this.match}`, token);
  }

  private async findHome(): Promise<void> {
    try {
      this.home = await request<Home>("GET", "/api/home");
    } catch {
      setTimeout(() => void this.findHome(), RETRY);
    }
  }
}

/** The address says what is looked at. A browser that finds this too often refuses it: the next one will do. */
function setAddress(address: string, how: "push" | "replace", state: object | null = null): void {
  try {
    if (how === "push") history.pushState(state, "", address);
    else history.replaceState(state, "", address);
  } catch {
    // Too many changes in a short time.
  }
}

/** The text of an address's part; one that is broken stays as it is, to be refused as a link. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** That a move ends the turn, or brings something to light. */
const marksOf = (preview: Preview): string[] => [
  ...(preview.reveals ? [words.say("page-reveals")] : []),
  ...(preview.ends_turn ? [words.say("page-ends-turn")] : []),
];

/** A sentence without the name it begins with, where it is plain who is meant. */
export function withoutName(sentence: string, name: string): string {
  if (!sentence.startsWith(name)) return sentence;
  return sentence.slice(name.length).match(/^\s?:\s*(.+)$/s)?.[1] ?? sentence;
}
