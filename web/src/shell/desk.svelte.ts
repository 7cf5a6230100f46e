// What a table's page knows: one match, one seat at a time (or a spectator's place). Each of its parts has one job.

import { hold, hostOf, isLasting, letGo, linksOf, ofTab, successorOf } from "../device.svelte";
import { type Frame, Line, type LineState, type Listener, type Watch } from "../line";
import type { Happening, Home, Position, Problem, SeatInfo, Table } from "../messages";
import type { Show, TitleTable } from "../tables/contract";
import { request } from "../wire";
import { words } from "../words.svelte";
import { decoded, setAddress } from "./address";
import { Choice } from "./choice.svelte";
import { PLAIN, type Speech } from "./log";
import type { Stage } from "./motion";
import { Queue } from "./queue.svelte";
import { Replay } from "./replay.svelte";
import { Requests } from "./requests.svelte";
import { SharedScreen } from "./screen.svelte";
import { sharedWith } from "./sharing";
import { TryOut } from "./tryout.svelte";

const RETRY = 5_000;
/** What is true of a table while something is told beside it. */
const NOTHING_TO_DO = { legal: {}, previews: [], undo: [], may_ask: null, over: false, standings: [] };

/** Where a refusal is said: beside what was refused. */
export type Place = "table" | "typed" | "seat" | "host" | "end";

/** A refusal, where it is said, and how long the log was then. */
export interface Said {
  problem: Problem;
  place: Place;
  at?: number;
}

/** What a table and a position have in common. */
export type Shown = Pick<Position, "move" | "seat" | "turn" | "phase" | "to_act" | "scores" | "table">;

export type Dialog =
  "settings" | "help" | "sheet" | "to-come" | "guide" | "seat" | "resign" | "delete" | "share" | "log" | "advice";

type Wire = Pick<Line, "connect" | "rewatch" | "request" | "forget" | "close">;
type Connect = (listener: Listener, watch: () => Watch) => Wire;

export class Desk {
  /** The link that is watched with; null for a spectator's. */
  token = $state<string | null>(null);
  /** The seat that it is for; undefined until the server has said so. */
  seat = $state<number | null | undefined>(null);
  table = $state.raw<Table | null>(null);
  title = $state<string | null>(null);
  /** What the title brings along: null until it is loaded. */
  drawing = $state.raw<TitleTable | null>(null);
  /** Who sits where; nothing secret, so it stays behind the curtain. */
  seats = $state.raw<SeatInfo[]>([]);
  log = $state.raw<Happening[]>([]);
  /** What others did last, to be read out and looked at. */
  news = $state.raw<Happening[]>([]);
  present = $state.raw<boolean[]>([]);
  areBotsReady = $state(true);
  line = $state<LineState>("connecting");
  host = $state<string | null>(null);
  home = $state.raw<Home | null>(null);
  refused = $state.raw<Said | null>(null);
  /** The rule that the drawer is open at; "" is its beginning. */
  rule = $state<string | null>(null);
  dialog = $state<Dialog | null>(null);
  /** The seat whose things are looked at, enlarged. */
  looked = $state<number | null>(null);
  /** Counts own moves: after each the focus goes to what is to be done next. */
  focusDue = $state(0);

  readonly choice = new Choice(this);
  readonly queue = new Queue(this);
  readonly replay = new Replay(this);
  readonly screen = new SharedScreen(this);
  readonly requests = new Requests(this);
  readonly tryout = new TryOut(this);

  /** Set by the shell: where pieces travel. */
  stage: Stage | null = null;
  /** Counts who sat here: what was asked for one is no answer to the next. */
  sitting = 0;
  readonly wire: ReturnType<Connect>;

  private lastSeq: number | null = null;
  /** What happened and is still to be told step by step. */
  private shows = $state.raw<readonly Show[]>([]);
  private letGo = () => {};
  /** How long the log was when it was looked at last for what is to be told; it outlives a change of hands. */
  private toldUntil: number | null = null;

  constructor(
    readonly match: string,
    connect: Connect = (listener, watch) => new Line(listener, watch),
  ) {
    this.wire = connect({ onFrame: (frame) => this.hear(frame), onLine: (state) => this.noteLine(state) }, () => ({
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

  /** What is looked at: the table of now, an earlier position, or what is tried out. */
  readonly shown: Shown | null = $derived.by(() => {
    if (this.replay.at) return this.replay.at.position;
    const { told, tryout } = this;
    return told && tryout.now ? { ...tryout.now, move: told.move } : told;
  });

  /** What is told step by step now. */
  readonly show: Show | null = $derived.by(() => this.shows[0] ?? null);

  /** The table as far as it is told: beside a show its points are not counted yet, and it is nobody's turn. */
  readonly told: Table | null = $derived.by(() => {
    const { table, show, shows, drawing } = this;
    if (table === null || show === null) return table;
    const view = shows.reduce<unknown>((rest, each) => drawing?.untold?.(rest, each) ?? rest, table.table);
    const untold = (seat: number) => shows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
    const scores = table.scores.map((points, seat) => (points === null ? null : points - untold(seat)));
    return { ...table, ...NOTHING_TO_DO, scores, table: view, seq: show.seq };
  });

  /** What happened, as far as it may be told: of the move that is shown step by step nothing, if its points are new. */
  readonly toldLog: readonly Happening[] = $derived.by(() => {
    if (this.told === this.table) return this.log;
    const end = (this.told?.seq ?? 0) + (this.shows.some(({ points }) => points.length > 0) ? 0 : 1);
    return this.log.filter(({ seq }) => seq < end);
  });

  /** How moves are said, with what is seen of the table, and how it is told what happened. */
  readonly speech: Speech = {
    say: (move) => {
      const { drawing, shown, names } = this;
      return (shown && drawing?.sayMove?.(move, shown.table, names)) ?? PLAIN.say(move);
    },
    tell: (events, names) => {
      const { drawing, shown } = this;
      return (shown && drawing?.tell?.(events, names, shown.table)) ?? PLAIN.tell(events, names);
    },
  };

  // --- What the server says ---

  /** A link that is void may have been replaced on this device: in another tab, or when an answer was lost. */
  private noteLine(state: LineState): void {
    this.line = state;
    if (state !== "refused" || this.token === null) return;
    const next = successorOf(this.match, this.token);
    if (next === null) return;
    const seat = linksOf(this.match).find(({ token, was }) => was === this.token || token === this.token)?.seat ?? null;
    this.replaceLink(seat, this.token, next);
    this.wire.connect();
  }

  private hear(frame: Frame): void {
    if (frame.type === "table") this.receive(frame);
    else if (frame.type === "presence") [this.present, this.areBotsReady] = [frame.present, frame.bots_ready];
    else if (frame.type === "error" && frame.id === null) this.refused = { problem: frame.problem, place: "table" };
  }

  private receive(table: Table): void {
    if (table.match !== this.match || (this.seat !== undefined && table.seat !== this.seat)) return; // late
    this.lastSeq = table.seq;
    this.queue.receive(table);
  }

  /** The table becomes what the server said. */
  lay(table: Table): void {
    table.table = sharedWith(this.table?.table, table.table);
    table.legal = sharedWith(this.table?.legal, table.legal);
    table.seats = sharedWith(this.seats, table.seats);
    this.seat = table.seat;
    this.seats = table.seats;
    this.title = table.title;
    if (!this.screen.mayLay(table)) return;
    const isNews = this.table !== null && !table.reset;
    if (!isNews || this.table?.move !== table.move) this.dropChoice(isNews);
    this.news = this.newsIn(table);
    this.log = table.reset ? table.log : [...this.log.filter(({ seq }) => seq < table.since), ...table.log];
    this.openShows(table);
    this.table = table;
    this.keepLink(table);
    const { at } = this.replay;
    if (at && (table.reset || at.move > table.move)) this.replay.look(at.move);
    this.choice.follow(table);
    this.tryout.follow(table);
  }

  /** What is new in the log and wants to be told is; not what was there when the page opened, or was taken back. */
  private openShows(table: Table): void {
    const since = this.toldUntil ?? table.seq;
    this.toldUntil = table.seq;
    const isBack = this.table !== null && table.reset;
    if (isBack) this.dropShows();
    const all = this.drawing?.showsOf?.(this.log, table.table) ?? [];
    const fresh = all.filter(({ seq }) => seq >= since);
    if (fresh.length === 0 || isBack) return;
    this.tell(fresh);
  }

  private tell(shows: readonly Show[]): void {
    this.letGo();
    this.shows = shows;
    const [first] = shows;
    this.letGo = first === undefined ? () => {} : this.queue.hold(first.heading);
  }

  /** What is told was seen: the next one follows, or the table as it is now. */
  closeShow(): void {
    const rest = this.shows.slice(1);
    if (this.show === null || rest.length > 0) this.tell(rest);
    else this.queue.goOn(() => this.tell([]));
  }

  /** Whoever turns to something else has seen enough. */
  dropShows(): void {
    this.tell([]);
  }

  /** What others did; of a match that went back, that it did. */
  private newsIn({ log, reset, seat }: Table): Happening[] {
    const seen = this.table?.seq ?? Infinity;
    return log.filter(
      (happening) => happening.seq >= seen && happening.seat !== seat && (!reset || happening.kind === "back"),
    );
  }

  /** What was being chosen is over; that it came too late is still said beside the table that shows why. */
  private dropChoice(isNews: boolean): void {
    this.choice.drop();
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

  /** The seat has another link now. */
  replaceLink(seat: number | null, was: string, token: string): void {
    hold([{ match: this.match, seat, token, host: this.host, was, next: undefined }]);
    if (this.token !== was) return; // somebody else sits here by now
    this.token = token;
    if (ofTab(`seat.${this.match}`) === was) ofTab(`seat.${this.match}`, token);
    if (location.hash) setAddress(`${location.pathname}${location.search}#${token}`, "replace");
  }

  // --- Who sits here ---

  /** Forget all that the last seat knew. */
  leaveSeat(seat: number | null, token: string | null): void {
    this.sitting++;
    this.wire.forget();
    this.queue.forget();
    this.replay.forget();
    this.choice.forget();
    this.tryout.forget();
    this.screen.curtain = null;
    this.seat = seat;
    this.token = token;
    this.table = null;
    this.dropShows();
    this.lastSeq = null;
    this.log = [];
    this.news = [];
    this.refused = null;
    this.rule = null;
    this.dialog = null;
    this.looked = null;
    void [this.shown, this.told, this.show]; // what was derived is derived anew, and not kept
  }

  /** Look on without a seat. */
  watchOnly(): void {
    if (this.token !== null) letGo(this.match, this.token);
    ofTab(`seat.${this.match}`, null);
    this.leaveSeat(null, null);
    setAddress(location.pathname + location.search, "replace");
    this.wire.connect();
  }

  // --- Start ---

  /** Sit down at the seat of the link, of the tab, the only one here; of several, whose turn it is. */
  start(): void {
    this.findSeat();
    addEventListener("popstate", () => this.replay.followAddress());
    addEventListener("hashchange", () => location.reload());
    document.addEventListener("visibilitychange", () => document.hidden && this.queue.leave());
    this.wire.connect();
    void this.findHome();
    if (location.search) this.replay.followAddress();
  }

  private findSeat(): void {
    const given = decoded(location.hash.slice(1));
    const fragment = given && (linksOf(this.match).find(({ was }) => was === given)?.token ?? given);
    const seats = linksOf(this.match).filter((link) => link.seat !== null);
    const only = seats.length === 1 ? (seats[0]?.token ?? null) : null;
    const token = fragment || ofTab(`seat.${this.match}`) || only;
    this.screen.isShared = token === null && seats.length > 1;
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
