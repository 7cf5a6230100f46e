import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choose as set, heldLinks, hold, linksOf, ofTab, SETTINGS, type Setting } from "../src/device.svelte";
import type { Listener, Outcome, Watch } from "../src/line";
import type { Happening, Preview, Problem, SeatInfo, Table } from "../src/messages";
import { Desk } from "../src/shell/desk.svelte";
import { withoutName } from "../src/shell/speech";
import type { Stage } from "../src/shell/motion";
import type { TitleTable } from "../src/tables/contract";
import { words } from "../src/words.svelte";
import { browser, renew } from "./browser";
import { follow } from "./follow.svelte";

const MATCH = "k".repeat(20);
const SECRET = "blue-9-that-nobody-else-may-see";
const PEOPLE: SeatInfo[] = ["Anna", "Bruno", "Carla"].map((name) => ({
  kind: "person",
  name,
  level: "",
  resigned: false,
}));

// --- A server made of the test's words ---

interface Asked {
  type: string;
  body: Record<string, unknown>;
  settle: (outcome: Outcome) => void;
}

/** What was asked over the line. */
const asked: Asked[] = [];

/** The line as the desk sees it: every request waits until the test answers it. */
class FakeLine {
  readonly watched: Watch[] = [];
  closed = 0;
  pending: Asked[] = [];

  constructor(
    readonly listener: Listener,
    private readonly watch: () => Watch,
  ) {}

  connect(): void {
    this.watched.push(this.watch());
  }

  close(): void {
    this.closed++;
  }

  rewatch(): void {
    this.watched.push(this.watch());
  }

  request(type: string, body: object): Promise<Outcome> {
    return new Promise((settle) => {
      const request = { type, body: body as Record<string, unknown>, settle };
      asked.push(request);
      this.pending.push(request);
    });
  }

  forget(): void {
    for (const request of this.pending) request.settle({ seq: 0, problem: null });
    this.pending = [];
  }
}

/** Requests over HTTP, by path; they are answered when the test says so. */
interface Call {
  path: string;
  token: string | null;
  body: Record<string, string>;
  answer: (body: unknown, status?: number) => void;
  lose: () => void;
}
const calls: Call[] = [];

function fetchFake(path: string, options: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) =>
    calls.push({
      path,
      body: JSON.parse((options.body as string | null) ?? "{}"),
      lose: () => reject(new TypeError("the line is lost")),
      token: new Headers(options.headers).get("Authorization")?.slice(7) ?? null,
      answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
    }),
  );
}

const callTo = (part: string) => calls.findLast(({ path }) => path.includes(part))!;

let desk: Desk;
let line: FakeLine;

function sit(how: { token?: string; shared?: number[] } = {}): void {
  if (how.token) ofTab(`seat.${MATCH}`, how.token);
  hold((how.shared ?? []).map((seat) => ({ match: MATCH, seat, token: `token-${seat}`, host: null })));
  desk = new Desk(MATCH, (listener, watch) => (line = new FakeLine(listener, watch)));
  desk.start();
}

const happening = (seq: number, seat: number, more: Partial<Happening> = {}): Happening => ({
  seq,
  kind: "move",
  seat,
  text: "take 1",
  move: seq + 1,
  turn: seq,
  forced: false,
  events: [],
  ...more,
});

/** A table with a log of a length; of it, only the last entry is new unless it is said otherwise. */
function tableOf(seq: number, more: Partial<Table> = {}): Table {
  return {
    type: "table",
    match: MATCH,
    title: "alhambra",
    options: {},
    seq,
    move: seq,
    seat: 0,
    eyes: more.seat === undefined ? 0 : more.seat,
    own: false,
    host: false,
    origin: "deal",
    seats: PEOPLE,
    turn: 1,
    phase: "action",
    to_act: 0,
    legal: {},
    previews: [],
    scores: [0, 0, 0],
    undo: [],
    may_ask: null,
    ask: null,
    over: false,
    standings: [],
    rematch: null,
    since: Math.max(0, seq - 1),
    reset: false,
    log: seq > 0 ? [happening(seq - 1, 1)] : [],
    event_arguments: {},
    table: {} as Table["table"],
    ...more,
  };
}

const say = (table: Table): void => line.listener.onFrame(table);
const MY_TURN = { to_act: 0, legal: { take: ["1", "2"], pass: [""] } };

/** Let answers come through, without letting time pass. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

/** After the next paint. */
const painted = (): Promise<unknown> => vi.advanceTimersByTimeAsync(20);

/** Sit at a table where one may choose. */
async function atMyTurn(more: Partial<Table> = {}): Promise<void> {
  sit({ token: "token-0" });
  say(tableOf(4, { ...MY_TURN, reset: true, ...more }));
  await settle();
}

const preview = (move: string, more: Partial<Preview> = {}): Preview => ({
  move,
  events: [],
  ends_turn: false,
  reveals: false,
  ...more,
});

const problem = (code: string, given: Record<string, unknown> = {}): Problem => ({
  title: "",
  status: 409,
  code,
  arguments: given,
});

beforeEach(async () => {
  renew();
  browser.location.go(`/table/${MATCH}`);
  for (const name of Object.keys(SETTINGS) as Setting[]) set(name, SETTINGS[name][0] as never);
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchFake);
  calls.length = 0;
  asked.length = 0;
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// --- Sitting down ---

describe("sitting down", () => {
  test("by the link in the address, which is kept and taken out of it", async () => {
    browser.location.go(`/table/${MATCH}?move=3#secret`);
    sit();
    expect(line.watched).toEqual([{ match: MATCH, token: "secret", since: null }]);
    say(tableOf(4, { seat: 1, reset: true }));
    expect([desk.seat, desk.token]).toEqual([1, "secret"]);
    expect(heldLinks()).toEqual([{ match: MATCH, seat: 1, token: "secret", host: null }]);
    expect(browser.location).toMatchObject({ hash: "", search: "?move=3" });
    expect(ofTab(`seat.${MATCH}`)).toBe("secret");
  });

  test("a device that forgets keeps the link in the address", () => {
    browser.location.go(`/table/${MATCH}#secret`);
    browser.localStorage.isFull = true;
    sit();
    say(tableOf(4, { reset: true }));
    expect(browser.location.hash).toBe("#secret");
  });

  test("by what the tab was opened for, before the only link here", () => {
    sit({ token: "token-2", shared: [0] });
    expect([desk.token, desk.screen.isShared, desk.seat]).toEqual(["token-2", false, undefined]);
  });

  test("by the only link here", () => {
    sit({ shared: [1] });
    expect([desk.token, desk.screen.isShared]).toEqual(["token-1", false]);
  });

  test("several at one screen begin as nobody", () => {
    sit({ shared: [0, 1] });
    expect([desk.token, desk.screen.isShared, desk.seat]).toEqual([null, true, null]);
  });

  test("without a link one looks on", () => {
    sit();
    say(tableOf(4, { seat: null, reset: true }));
    expect([desk.token, desk.choice.eyes, desk.choice.isMyTurn, desk.choice.legal.size]).toEqual([
      null,
      null,
      false,
      0,
    ]);
    expect(heldLinks()).toEqual([]);
  });

  test.each(["%", "%E0%A4%A", "a%20b", "<script>"])("a broken link “%s” is one that the server refuses", (fragment) => {
    browser.location.hash = `#${fragment}`;
    sit();
    expect(desk.token).toBeTruthy();
  });

  test("the host's link keeps the host's rights", () => {
    browser.location.go(`/table/${MATCH}#host-token`);
    sit();
    say(tableOf(1, { seat: null, host: true, reset: true }));
    expect(desk.host).toBe("host-token");
  });

  test("who only wants to watch lets go of the link that was refused", () => {
    sit({ token: "void", shared: [] });
    line.listener.onLine("refused");
    desk.watchOnly();
    expect(line.watched.at(-1)).toEqual({ match: MATCH, token: null, since: null });
    expect([desk.token, desk.seat, ofTab(`seat.${MATCH}`)]).toEqual([null, null, null]);
  });
});

// --- What is the case ---

describe("what is the case", () => {
  test("the legal moves are what the server lists, as texts", async () => {
    await atMyTurn();
    expect([...desk.choice.legal]).toEqual(["take 1", "take 2", "pass"]);
    expect(desk.choice.isMyTurn).toBe(true);
  });

  test("in a replay, and when another is to act, nothing is legal", async () => {
    await atMyTurn();
    desk.replay.look(2);
    expect([desk.choice.isMyTurn, desk.choice.legal.size]).toEqual([false, 0]);
    desk.replay.look(null);
    expect(desk.choice.legal.size).toBe(3);
    say(tableOf(5, { to_act: 1 }));
    expect(desk.choice.legal.size).toBe(0);
  });

  test("who has no name is called by the seat", async () => {
    await words.speak("en", null);
    await atMyTurn({ seats: [PEOPLE[0]!, { kind: "open", name: "", level: "", resigned: false }] });
    expect(desk.names).toEqual(["Anna", words.say("seat-number", { number: 2 })]);
  });

  test("the log goes on from where the server says", async () => {
    await atMyTurn({ log: [0, 1, 2, 3].map((seq) => happening(seq, 0)) });
    say(tableOf(6, { since: 4, log: [happening(4, 0), happening(5, 0)] }));
    say(tableOf(7, { since: 5, log: [happening(5, 0, { text: "again" }), happening(6, 0)] }));
    expect(desk.log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(desk.log[5]?.text).toBe("again");
  });

  test("with a reset the log is what came, and what was shown before is no news", async () => {
    await atMyTurn({ log: [happening(0, 1)] });
    say(tableOf(9, { reset: true, since: 0, log: [happening(8, 1)] }));
    expect(desk.log.map(({ seq }) => seq)).toEqual([8]);
    expect(desk.news).toEqual([]);
  });

  test("that a match went back is news, also to who did not ask for it", async () => {
    await atMyTurn();
    const back = happening(4, 1, { kind: "back", text: "2" });
    say(tableOf(5, { move: 2, reset: true, since: 0, log: [happening(0, 1), happening(1, 0), back] }));
    expect(desk.news).toEqual([back]);
  });

  test("what is shown follows by itself", async () => {
    await atMyTurn();
    const seen = follow(() => `${desk.table?.seq} ${desk.choice.isMyTurn} ${desk.choice.isBusy}`);
    say(tableOf(5, { to_act: 1, log: [happening(4, 0)] }));
    flushSync();
    expect(seen).toEqual(["4 true false", "5 false false"]);
  });

  test("who is present, and whether bots are ready", async () => {
    await atMyTurn();
    line.listener.onFrame({ type: "presence", present: [true, false, true], bots_ready: false });
    expect([desk.present, desk.areBotsReady]).toEqual([[true, false, true], false]);
  });

  test("frames of other kinds and other matches change nothing", async () => {
    await atMyTurn();
    line.listener.onFrame({ type: "pong", id: 1 });
    line.listener.onFrame({ type: "error", id: 7, problem: problem("stale") });
    say(tableOf(9, { match: "z".repeat(20) }));
    expect([desk.table?.seq, desk.refused]).toEqual([4, null]);
    line.listener.onFrame({ type: "error", id: null, problem: problem("rate.limit") });
    expect(desk.refused?.problem.code).toBe("rate.limit");
  });
});

test.each([
  ["Anna: takes blue 7", "Anna", "takes blue 7"],
  ["Anna : prend bleu 7", "Anna", "prend bleu 7"],
  ["Annabel: takes blue 7", "Anna", "Annabel: takes blue 7"],
  ["Scoring A", "Anna", "Scoring A"],
  ["Anna: one\ntwo", "Anna", "one\ntwo"],
  ["Anna:", "Anna", "Anna:"],
])("“%s” without %s", (sentence, name, rest) => {
  expect(withoutName(sentence, name)).toBe(rest);
});

// --- Pace ---

describe("pace", () => {
  const others = (seq: number, more: Partial<Table> = {}) => tableOf(seq, { to_act: 1, ...more });

  test("what others do is shown one after another, each for a while", async () => {
    await atMyTurn();
    for (const seq of [5, 6, 7]) say(others(seq));
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([5, true]);
    await vi.advanceTimersByTimeAsync(1199);
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.table?.seq).toBe(6);
    await vi.advanceTimersByTimeAsync(1200);
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([7, false]);
    say(others(8));
    expect(desk.table?.seq).toBe(7);
    await vi.advanceTimersByTimeAsync(1200);
    expect(desk.table?.seq).toBe(8);
    await vi.advanceTimersByTimeAsync(5000);
    say(others(9));
    expect(desk.table?.seq).toBe(9);
  });

  test.each([
    ["slow", 2600],
    ["normal", 1200],
  ] as const)("%s is %i ms", async (pace, pause) => {
    set("pace", pace);
    await atMyTurn();
    say(others(5));
    say(others(6));
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.table?.seq).toBe(6);
  });

  test("at once is at once", async () => {
    set("pace", "at-once");
    await atMyTurn();
    for (const seq of [5, 6, 7]) say(others(seq));
    expect(desk.table?.seq).toBe(7);
  });

  test("a page that is not looked at does not wait, nor one that is left", async () => {
    await atMyTurn();
    for (const seq of [5, 6]) say(others(seq));
    browser.document.hidden = true;
    browser.document.dispatchEvent(new Event("visibilitychange"));
    expect(desk.table?.seq).toBe(6);
    for (const seq of [7, 8]) say(others(seq));
    expect(desk.table?.seq).toBe(8);
  });

  test("what one did oneself is shown at once", async () => {
    await atMyTurn();
    say(tableOf(5, { log: [happening(4, 0)] }));
    say(tableOf(6, { log: [happening(5, 0)] }));
    expect(desk.table?.seq).toBe(6);
  });

  test("who sits down does not hurry what bots do", async () => {
    await atMyTurn();
    for (const seq of [5, 6]) say(others(seq));
    say(others(7, { move: 6, log: [happening(6, 2, { kind: "join" })] }));
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(2400);
    expect(desk.table?.seq).toBe(7);
    expect(desk.log.map(({ seq }) => seq)).toEqual([3, 4, 5, 6]);
  });

  test("a reset ends the waiting: nothing old is shown after it", async () => {
    await atMyTurn();
    for (const seq of [5, 6, 7]) say(others(seq));
    say(tableOf(8, { reset: true, since: 0, log: [happening(0, 1)], move: 1 }));
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([8, false]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([desk.table?.seq, desk.log.length]).toEqual([8, 1]);
  });

  test("skipping shows all of it, and the log misses nothing", async () => {
    await atMyTurn({ log: [] });
    for (const seq of [5, 6, 7]) say(others(seq));
    desk.queue.skip();
    expect([desk.table?.seq, desk.queue.isBehind, desk.choice.isBusy]).toEqual([7, false, false]);
    expect(desk.log.map(({ seq }) => seq)).toEqual([4, 5, 6]);
    desk.queue.skip();
    await vi.advanceTimersByTimeAsync(5000);
    expect(desk.table?.seq).toBe(7);
  });

  test("what is asked for next is what was heard last, not what is shown", async () => {
    await atMyTurn();
    for (const seq of [5, 6, 7]) say(others(seq));
    line.rewatch();
    expect(line.watched.at(-1)?.since).toBe(7);
  });

  test("while there is something to be shown nothing is sent", async () => {
    await atMyTurn();
    say(others(5));
    say(tableOf(6, MY_TURN));
    void desk.choice.choose(["take 1"]);
    void desk.choice.play(["take 1"]);
    expect([desk.choice.isBusy, asked.length]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1200);
    expect(desk.choice.isBusy).toBe(false);
    void desk.choice.choose(["take 1"]);
    expect(asked).toHaveLength(1);
  });

  test("within a turn one thing follows the other more quickly", async () => {
    await atMyTurn();
    const moves = (seq: number) => others(seq, { log: [happening(seq - 1, 1, { turn: 9 })] });
    say(moves(5));
    say(moves(6));
    await vi.advanceTimersByTimeAsync(539);
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.table?.seq).toBe(6);
  });

  test("what one did oneself is looked at before the others play on", async () => {
    await atMyTurn();
    say(tableOf(5, { to_act: 1, log: [happening(4, 0)] }));
    say(others(6));
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(1200);
    expect(desk.table?.seq).toBe(6);
  });

  test("while something is looked at in peace nobody plays on", async () => {
    await atMyTurn();
    const letGo = desk.queue.hold("a scoring");
    for (const seq of [5, 6]) say(others(seq));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([4, true]);
    letGo();
    expect(desk.table?.seq, "within the teardown that lets go nothing is drawn").toBe(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(1200);
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([6, false]);
  });

  test("at once, too, nobody plays on while something is looked at; oneself may", async () => {
    set("pace", "at-once");
    await atMyTurn();
    const letGo = desk.queue.hold("a scoring");
    say(tableOf(5, { to_act: 1, log: [happening(4, 0)] }));
    expect(desk.table?.seq).toBe(5);
    for (const seq of [6, 7]) say(others(seq));
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([5, true]);
    letGo();
    await vi.advanceTimersByTimeAsync(0);
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([7, false]);
  });

  test("of what waited no more is shown than wants to be looked at", async () => {
    set("pace", "at-once");
    await atMyTurn();
    let letGo = () => {};
    follow(() => {
      if (desk.table?.seq === 6) letGo = desk.queue.hold("another scoring");
    });
    const letGoFirst = desk.queue.hold("a scoring");
    for (const seq of [5, 6, 7]) say(others(seq));
    letGoFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([6, true]);
    letGo();
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.table?.seq).toBe(7);
  });

  test("an effect that holds it runs once, whatever else is held", () => {
    let runs = 0;
    follow(() => (runs++, desk.queue.hold("a scoring")));
    desk.queue.hold("the guide");
    flushSync();
    expect(runs).toBe(1);
  });
});

// --- Pieces that travel ---

describe("journeys", () => {
  const stage = { prepare: vi.fn(), play: vi.fn(() => 2000), finish: vi.fn() };
  const journeys = vi.fn((happening: Happening) => [{ from: `seat:${happening.seat}`, to: "log" }]);

  beforeEach(async () => {
    vi.clearAllMocks();
    await atMyTurn();
    desk.stage = stage as unknown as Stage;
    desk.drawing = { journeys } as unknown as TitleTable;
  });

  test("what travels is waited for", async () => {
    say(tableOf(5));
    say(tableOf(6));
    expect(stage.prepare).toHaveBeenCalledExactlyOnceWith([{ from: "seat:1", to: "log" }]);
    await vi.advanceTimersByTimeAsync(1999);
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(desk.table?.seq).toBe(6);
  });

  test("a bot that is quick does not cut short what one did oneself", async () => {
    say(tableOf(5, { log: [happening(4, 0)] }));
    expect(stage.play).toHaveBeenCalledOnce();
    say(tableOf(6, { log: [happening(5, 1)] }));
    expect(desk.table?.seq).toBe(5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(desk.table?.seq).toBe(6);
  });

  test("nothing travels under reduced motion, in a hidden page, in a replay, after a reset", async () => {
    set("motion", "off");
    say(tableOf(5));
    set("motion", "on");
    browser.document.hidden = true;
    say(tableOf(6));
    browser.document.hidden = false;
    say(tableOf(7, { reset: true }));
    desk.replay.look(3);
    say(tableOf(8));
    expect(desk.table?.seq).toBe(8);
    expect(journeys).not.toHaveBeenCalled();
    expect(stage.play).not.toHaveBeenCalled();
  });

  test("a picture that fails does not cost the table", () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    journeys.mockImplementationOnce(() => {
      throw new Error("no such place");
    });
    say(tableOf(5));
    expect(desk.table?.seq).toBe(5);
    expect(reported).toHaveBeenCalledOnce();
  });

  test("skipping ends what travels", () => {
    say(tableOf(5));
    stage.finish.mockClear();
    desk.queue.skip();
    expect(stage.finish).toHaveBeenCalled();
  });
});

// --- Choosing ---

describe("choosing", () => {
  test("a play is sent once, with the place in the log that it was chosen at", async () => {
    await atMyTurn();
    void desk.choice.choose(["take 1"]);
    void desk.choice.choose(["take 1"]);
    void desk.choice.play(["take 2"]);
    expect(asked.map(({ type, body }) => [type, body])).toEqual([["play", { seq: 4, moves: ["take 1"] }]]);
    expect([desk.choice.isSending, desk.choice.isBusy]).toEqual([true, true]);
  });

  test("what was pressed is painted before it is shown that a move is on its way", async () => {
    await atMyTurn();
    desk.choice.point("take 1");
    void desk.choice.choose(["take 1"]);
    expect([desk.choice.isBusy, desk.choice.isWaiting, desk.choice.pointed]).toEqual([true, false, "take 1"]);
    await painted();
    expect([desk.choice.isBusy, desk.choice.isWaiting, desk.choice.pointed]).toEqual([true, true, null]);
  });

  test("an answer that is there by then leaves nothing to show", async () => {
    await atMyTurn();
    const seen = follow(() => desk.choice.isWaiting);
    void desk.choice.choose(["take 1"]);
    asked[0]?.settle({ seq: 5, problem: null });
    await settle();
    say(tableOf(5, { ...MY_TURN, log: [happening(4, 0)] }));
    await painted();
    flushSync();
    expect([desk.choice.isBusy, seen]).toEqual([false, [false]]);
  });

  test("the next is not chosen before the result of the last is there", async () => {
    await atMyTurn();
    void desk.choice.choose(["take 1"]);
    asked[0]?.settle({ seq: 6, problem: null });
    await settle();
    expect([desk.choice.isSending, desk.choice.isBusy, desk.focusDue]).toEqual([false, true, 1]);
    say(tableOf(5, { ...MY_TURN, log: [happening(4, 0)] }));
    expect(desk.choice.isBusy).toBe(true);
    say(tableOf(6, { ...MY_TURN, log: [happening(5, 0)] }));
    expect(desk.choice.isBusy).toBe(false);
  });

  test("a result may come before it is acknowledged", async () => {
    await atMyTurn();
    void desk.choice.choose(["take 1"]);
    say(tableOf(5, { ...MY_TURN, log: [happening(4, 0)] }));
    expect(desk.choice.isBusy).toBe(true);
    asked[0]?.settle({ seq: 5, problem: null });
    await settle();
    expect(desk.choice.isBusy).toBe(false);
  });

  test("a result that comes before its answer is not lit until it can be pressed", async () => {
    await atMyTurn();
    void desk.choice.choose(["take 1"]);
    say(tableOf(5, { ...MY_TURN, log: [happening(4, 0)] }));
    expect([desk.choice.isBusy, desk.choice.isWaiting]).toEqual([true, true]);
    asked[0]?.settle({ seq: 5, problem: null });
    await settle();
    expect([desk.choice.isBusy, desk.choice.isWaiting]).toEqual([false, false]);
  });

  test("what is refused is said, and can be chosen anew", async () => {
    await atMyTurn();
    void desk.choice.choose(["take 1"]);
    asked[0]?.settle({ seq: 0, problem: problem("illegal.over_five") });
    await settle();
    expect([desk.refused?.problem.code, desk.refused?.place, desk.choice.isBusy, desk.focusDue]).toEqual([
      "illegal.over_five",
      "table",
      false,
      0,
    ]);
    void desk.choice.choose(["take 2"]);
    expect([desk.refused, asked.length]).toEqual([null, 2]);
  });

  test.each(["before", "after"])(
    "that something came too late is still said, the table coming %s it",
    async (order) => {
      await atMyTurn();
      desk.choice.choose(["take 1"]);
      if (order === "before") say(tableOf(5, { to_act: 1 }));
      asked[0]?.settle({ seq: 0, problem: problem("stale") });
      await settle();
      say(
        tableOf(5, { to_act: 1, since: order === "before" ? 5 : 4, log: order === "before" ? [] : [happening(4, 1)] }),
      );
      expect(desk.refused?.problem.code).toBe("stale");
      for (const seq of [6, 7]) {
        await vi.advanceTimersByTimeAsync(1000);
        say(tableOf(seq, { to_act: 1 }));
        await vi.advanceTimersByTimeAsync(1200);
      }
      expect(desk.refused).toBe(null);
    },
  );

  test("someone who sits down disturbs nothing that is being put together", async () => {
    await atMyTurn();
    desk.choice.picked = ["blue", "7"];
    desk.choice.pointed = "take 1";
    desk.choice.doubt = { moves: ["take 1"], effects: [] };
    desk.refused = { problem: problem("name.unfit"), place: "seat" };
    say(tableOf(5, { ...MY_TURN, move: 4, log: [happening(4, 2, { kind: "join" })] }));
    expect([
      desk.table?.seq,
      desk.choice.picked,
      desk.choice.pointed,
      desk.choice.doubt?.moves,
      desk.refused?.place,
    ]).toEqual([5, ["blue", "7"], "take 1", ["take 1"], "seat"]);
    say(tableOf(6, { ...MY_TURN, move: 5, log: [happening(5, 0)] }));
    expect([desk.choice.picked, desk.choice.pointed, desk.choice.doubt, desk.refused]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("one undo takes back all that one press made", async () => {
    await atMyTurn();
    const begun = desk.table!.move;
    void desk.choice.play(["buy blue", "pay 3"]);
    asked[0]?.settle({ seq: 6, problem: null });
    await settle();
    say(tableOf(6, { ...MY_TURN, undo: [begun + 1, begun], log: [happening(4, 0), happening(5, 0)] }));
    desk.choice.undo();
    expect(asked[1]).toMatchObject({ type: "undo", body: { move: begun } });
  });

  test("what was pressed and taken back divides nothing later", async () => {
    await atMyTurn();
    const begun = desk.table!.move;
    const press = async (moves: string[], seq: number, given: Partial<Table>) => {
      void desk.choice.play(moves);
      asked.at(-1)?.settle({ seq, problem: null });
      await settle();
      say(tableOf(seq, { ...MY_TURN, log: [happening(seq - 1, 0)], ...given }));
    };
    await press(["buy blue"], 5, { move: begun + 1, undo: [begun] });
    await press(["pay 3"], 6, { move: begun + 2, undo: [begun + 1, begun] });
    say(tableOf(7, { ...MY_TURN, move: begun, undo: [], log: [happening(6, 0)] }));
    await press(["buy blue", "pay 2"], 8, { move: begun + 2, undo: [begun + 1, begun] });
    desk.choice.undo();
    expect(asked.at(-1)).toMatchObject({ type: "undo", body: { move: begun } });
  });

  test("offline, undo says so", async () => {
    await atMyTurn({ undo: [3, 1] });
    desk.choice.restartTurn();
    expect(asked[0]).toMatchObject({ type: "undo", body: { seq: 4, move: 1 } });
    asked[0]?.settle({ seq: 0, problem: problem("offline") });
    await settle();
    expect([desk.refused?.problem.code, desk.choice.isBusy]).toEqual(["offline", false]);
  });

  test("without anything to take back nothing is asked", async () => {
    await atMyTurn();
    desk.choice.undo();
    desk.choice.restartTurn();
    expect(asked).toEqual([]);
  });
});

describe("previews", () => {
  const PREVIEWED = {
    previews: [preview("take 1", { ends_turn: true }), preview("take 2"), preview("pass", { reveals: true })],
  };

  test("they come with the table, and are told in sentences", async () => {
    await words.speak("en", "alhambra");
    const took = { seq: 5, name: "took", audience: -2, arguments: { seat: 0, place: 0, currency: "blue", value: 7 } };
    await atMyTurn({ previews: [preview("take 1", { events: [took, took], ends_turn: true })] });
    expect(desk.choice.effectsOf("take 1")).toEqual(["2 × takes blue 7", "ends the turn"]);
    expect(desk.choice.effectsOf("take 2")).toEqual([]);
    expect(calls.map(({ path }) => path)).not.toContain("previews");
  });

  test("those of an earlier table are gone", async () => {
    await atMyTurn(PREVIEWED);
    expect(desk.choice.previewOf("take 1")?.ends_turn).toBe(true);
    say(tableOf(5, { ...MY_TURN, log: [happening(4, 0)] }));
    expect(desk.choice.previewOf("take 1")).toBe(null);
  });

  test.each([
    ["take 1", true],
    ["take 2", false],
    ["pass", true],
  ])("before “%s” one is asked: %s", async (move, isAsked) => {
    set("confirm", "always");
    await atMyTurn(PREVIEWED);
    void desk.choice.choose([move]);
    expect([desk.choice.doubt?.moves, asked.length]).toEqual(isAsked ? [[move], 0] : [undefined, 1]);
    if (!isAsked) return;
    void desk.choice.play(desk.choice.doubt!.moves);
    expect([desk.choice.doubt, asked.length]).toEqual([null, 1]);
  });

  test("what was seen on the table and pressed again is asked about only if that is wished always", async () => {
    set("confirm", "touch");
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    await atMyTurn(PREVIEWED);
    void desk.choice.choose(["take 1"]);
    expect([desk.choice.doubt?.moves, asked.length]).toEqual([["take 1"], 0]);
    desk.choice.confirm(["take 1"]);
    expect([desk.choice.doubt, asked.length]).toEqual([null, 1]);
  });

  test("who does not want to be asked is not", async () => {
    set("confirm", "never");
    await atMyTurn(PREVIEWED);
    void desk.choice.choose(["take 1"]);
    expect([desk.choice.doubt, asked.length]).toEqual([null, 1]);
  });

  test("while something is on its way nobody is asked", async () => {
    set("confirm", "always");
    await atMyTurn(PREVIEWED);
    void desk.choice.play(["take 2"]);
    void desk.choice.choose(["take 1"]);
    expect([desk.choice.doubt, asked.length]).toEqual([null, 1]);
  });

  test("of several moves the caller knows what they lead to", async () => {
    set("confirm", "always");
    await atMyTurn();
    void desk.choice.choose(["buy blue", "pay 7"]);
    expect(asked).toHaveLength(1);
    asked[0]?.settle({ seq: 4, problem: null });
    await settle();
    void desk.choice.choose(["buy blue", "pay 7"], ["the turn ends"]);
    expect(desk.choice.doubt).toEqual({ moves: ["buy blue", "pay 7"], effects: ["the turn ends"] });
  });

  test("a question about a table that has changed is not asked any more", async () => {
    set("confirm", "always");
    await atMyTurn(PREVIEWED);
    void desk.choice.choose(["take 1"]);
    say(tableOf(5, { to_act: 1 }));
    expect(desk.choice.doubt).toBe(null);
  });
});

describe("typing", () => {
  test("a legal move is made, however it is written", async () => {
    await atMyTurn();
    expect(await desk.choice.type("  TAKE   1 ")).toBe(true);
    expect(asked[0]?.body).toEqual({ seq: 4, moves: ["take 1"] });
  });

  test("several are sent together", async () => {
    await atMyTurn();
    void desk.choice.type("buy blue, pay 7,, stop ,");
    await settle();
    expect(asked[0]?.body).toEqual({ seq: 4, moves: ["buy blue", "pay 7", "stop"] });
  });

  test("what is not legal is explained", async () => {
    await atMyTurn();
    const taken = desk.choice.type("take 1+2");
    expect(callTo("/refusal").path).toMatch(/refusal\?move=take%201%2B2$/);
    callTo("/refusal").answer({ problem: problem("illegal.over_five", { total: 14 }) });
    expect(await taken).toBe(false);
    expect(desk.refused).toMatchObject({ place: "typed", problem: { code: "illegal.over_five" } });
    expect(asked).toEqual([]);
  });

  test.each(["", "  ", ",", " , ,"])("“%s” is nothing", async (text) => {
    await atMyTurn();
    expect(await desk.choice.type(text)).toBe(false);
    expect(calls.filter(({ path }) => path.includes("refusal"))).toEqual([]);
  });

  test("while something is on its way nothing is taken", async () => {
    await atMyTurn();
    void desk.choice.choose(["take 1"]);
    expect(await desk.choice.type("take 2")).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test("without a server it is said that there is none", async () => {
    await atMyTurn();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("cut")));
    expect(await desk.choice.type("fly")).toBe(false);
    expect(desk.refused).toMatchObject({ place: "typed", problem: { code: "offline" } });
  });

  test("an explanation that comes too late is not given, and nothing is made of it", async () => {
    await atMyTurn();
    const [why, typed] = [desk.choice.refuse("take 3"), desk.choice.type("take 4")];
    const [one, other] = calls.filter(({ path }) => path.includes("refusal"));
    say(tableOf(5, { to_act: 1 }));
    one?.answer({ problem: problem("illegal.gap") });
    other?.answer({ problem: null });
    await why;
    expect(await typed).toBe(false);
    expect([desk.refused, asked.length]).toEqual([null, 0]);
  });
});

// --- Replay ---

describe("replay", () => {
  const position = (move: number, seat: number | null = 0) => ({
    ...tableOf(move),
    type: "position",
    move,
    seat,
    last: 4,
    table: { move },
  });

  test("an earlier position is shown, and its address says so", async () => {
    await atMyTurn();
    desk.replay.look(2);
    expect(browser.location.search).toBe("?move=2");
    await settle();
    callTo("/positions/2").answer(position(2));
    await settle();
    expect(desk.shown?.move).toBe(2);
    desk.replay.look(null);
    expect([desk.shown?.move, browser.location.search]).toEqual([4, ""]);
    expect(browser.history.steps).toEqual([`push /table/${MATCH}?move=2`, `replace /table/${MATCH}`]);
  });

  test("who moves the slider quickly asks for where it stops", async () => {
    await atMyTurn();
    desk.replay.look(0);
    await settle();
    callTo("/positions/0").answer(position(0));
    await settle();
    for (const move of [1, 2, 3]) desk.replay.look(move);
    expect(desk.shown?.move).toBe(0);
    await vi.advanceTimersByTimeAsync(90);
    expect(calls.map(({ path }) => path).filter((path) => path.includes("positions"))).toHaveLength(2);
    const late = callTo("/positions/3");
    desk.replay.look(1);
    await vi.advanceTimersByTimeAsync(90);
    late.answer(position(3));
    await settle();
    expect(desk.shown?.move).toBe(0);
    callTo("/positions/1").answer(position(1));
    await settle();
    expect(desk.shown?.move).toBe(1);
  });

  test("that a position could not be had is not said once it is not wanted any more", async () => {
    await atMyTurn();
    desk.replay.look(2);
    await settle();
    desk.replay.look(null);
    callTo("/positions/2").answer(problem("match.unknown"), 404);
    await settle();
    expect(desk.refused).toBe(null);
  });

  test.each([
    [-3, 0],
    [99, 4],
  ])("move %i is move %i", async (asked, shown) => {
    await atMyTurn();
    desk.replay.look(asked);
    expect(desk.replay.at?.move).toBe(shown);
  });

  test("with another's eyes once it is over", async () => {
    await atMyTurn({ over: true, to_act: null });
    desk.replay.look(2, 1);
    await settle();
    expect(callTo("/positions/2").path).toMatch(/\?seat=1$/);
    desk.replay.look(3);
    expect(desk.replay.at?.seat).toBe(1);
  });

  test("a browser that is tired of addresses still shows the position", async () => {
    await atMyTurn();
    browser.history.isTired = true;
    desk.replay.look(2);
    await settle();
    callTo("/positions/2").answer(position(2));
    await settle();
    expect(desk.shown?.move).toBe(2);
    desk.replay.look(null);
    expect(desk.replay.at).toBe(null);
  });

  test("when what is looked at was taken back, the last that stands is shown", async () => {
    await atMyTurn();
    desk.replay.look(4);
    say(tableOf(6, { move: 2, reset: true, since: 0, log: [] }));
    await vi.advanceTimersByTimeAsync(90);
    expect([desk.replay.at?.move, browser.location.search]).toEqual([2, "?move=2"]);
  });

  test("an address names a position before there is a table, and is brought within the match", async () => {
    browser.location.go(`/table/${MATCH}?move=99999`);
    sit();
    callTo("/positions/99999").answer(problem("record.no_such_move"), 400);
    await settle();
    expect([desk.shown, desk.refused?.problem.code]).toEqual([null, "record.no_such_move"]);
    say(tableOf(4, { seat: null, reset: true }));
    expect([desk.replay.at?.move, desk.refused]).toEqual([4, null]);
  });

  test.each(["?move=x", "?move=-1", "?move=", "?other=1"])("%s names none", (search) => {
    browser.location.go(`/table/${MATCH}${search}`);
    sit();
    expect(desk.replay.at).toBe(null);
  });

  test("the browser's own way back leaves the replay", async () => {
    await atMyTurn();
    desk.replay.look(2);
    browser.location.go(`/table/${MATCH}`);
    dispatchEvent(new Event("popstate"));
    expect(desk.replay.at).toBe(null);
    browser.location.go(`/table/${MATCH}?move=77`);
    dispatchEvent(new Event("popstate"));
    expect(desk.replay.at?.move).toBe(4);
  });
});

// --- Several at one screen ---

/** All texts that can be reached from a thing: fields, also private ones, what is computed, maps and sets. */
function textsIn(thing: unknown, seen = new Set<unknown>()): string[] {
  if (typeof thing === "string") return [thing];
  if (thing === null || typeof thing !== "object" || seen.has(thing)) return [];
  seen.add(thing);
  const parts: unknown[] = thing instanceof Map ? [...thing].flat() : thing instanceof Set ? [...thing] : [];
  for (
    let owner: object | null = thing;
    owner !== null && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner)
  )
    for (const name of Reflect.ownKeys(owner)) {
      if (typeof name === "string") parts.push(name);
      const isRead = "value" in (Object.getOwnPropertyDescriptor(owner, name) ?? {});
      if (isRead || !Array.isArray(thing)) parts.push(Reflect.get(thing, name));
    }
  return parts.flatMap((part) => textsIn(part, seen));
}

const secretsIn = (thing: unknown): string[] => textsIn(thing).filter((text) => text.includes(SECRET));

describe("the curtain", () => {
  /** A table that is full of what only its seat may know. */
  const secretTable = (seq: number, more: Partial<Table> = {}) =>
    tableOf(seq, {
      legal: { pay: [SECRET, "1"] },
      previews: [preview(`pay ${SECRET}`, { ends_turn: true })],
      log: [happening(seq - 1, 1, { events: [{ seq, name: "took", audience: 0, arguments: { card: SECRET } }] })],
      table: { owners: [{ hand: [{ currency: SECRET }] }] } as unknown as Table["table"],
      ...more,
    });

  /** Anna sits at the screen that she shares with Bruno. */
  async function shared(): Promise<void> {
    sit({ shared: [0, 1] });
    say(tableOf(4, { seat: null, to_act: 0, reset: true }));
    desk.screen.show();
    say(secretTable(4, { seat: 0, to_act: 0, reset: true }));
    await settle();
  }

  test("nobody's table comes before the one who is to act has taken the screen", () => {
    sit({ shared: [0, 1] });
    say(tableOf(4, { seat: null, to_act: 1, reset: true }));
    expect([desk.screen.curtain, desk.table, desk.seats.length]).toEqual([1, null, 3]);
    expect(line.watched.at(-1)).toEqual({ match: MATCH, token: null, since: null });
    desk.screen.show();
    expect([desk.screen.curtain, desk.seat, line.watched.at(-1)?.token]).toEqual([null, 1, "token-1"]);
  });

  test("after a move the screen changes hands", async () => {
    await shared();
    expect(secretsIn(desk)).not.toEqual([]);
    say(secretTable(5, { to_act: 1 }));
    expect([desk.screen.curtain, desk.seat, desk.token, desk.table]).toEqual([1, null, null, null]);
    expect(secretsIn(desk)).toEqual([]);
  });

  test("behind it nothing of the last hand can be reached, whatever was going on", async () => {
    set("confirm", "always");
    await shared();
    desk.stage = { prepare: () => undefined, play: () => 0, finish: () => undefined } as unknown as Stage;
    desk.replay.look(2);
    await settle();
    callTo("/positions/2").answer({ ...secretTable(2), type: "position" });
    await settle();
    [desk.rule, desk.dialog] = ["A9", "sheet"];
    void desk.choice.play([`pay ${SECRET}`]);
    say(secretTable(5, { to_act: 0 }));
    say(secretTable(6, { to_act: 0 }));
    desk.choice.doubt = { moves: [`pay ${SECRET}`], effects: [SECRET] };
    desk.choice.picked = [SECRET];
    desk.choice.pointed = `pay ${SECRET}`;
    desk.refused = { problem: problem("illegal.too_poor", { money: SECRET }), place: "table" };
    expect(desk.queue.isBehind).toBe(true);
    expect(secretsIn(desk).length).toBeGreaterThan(5);
    desk.screen.handTo(1);
    expect(secretsIn(desk)).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(secretsIn(desk)).toEqual([]);
    expect([
      desk.screen.curtain,
      desk.choice.isSending,
      desk.choice.isBusy,
      desk.queue.isBehind,
      desk.dialog,
      desk.rule,
    ]).toEqual([1, false, false, false, null, null]);
  });

  test("what was asked for the last hand does not arrive at the next one's", async () => {
    await shared();
    void desk.choice.refuse("pay 9");
    void desk.choice.type("pay 8");
    const refusals = calls.filter(({ path }) => path.includes("/refusal"));
    desk.replay.look(2);
    await settle();
    const position = callTo("/positions/2");
    expect(position.token).toBe("token-0");
    const { focusDue } = desk;
    desk.replay.look(null);
    void desk.choice.play(["pay 1"]);
    desk.screen.handTo(1);
    desk.screen.show();
    say(tableOf(4, { ...MY_TURN, seat: 1, to_act: 1, reset: true }));
    desk.replay.look(2);
    for (const { answer } of refusals) answer({ problem: problem("illegal.too_poor", { money: SECRET }) });
    position.answer({ ...secretTable(2), type: "position" });
    asked[0]?.settle({ seq: 99, problem: problem("illegal.too_poor", { money: SECRET }) });
    await settle();
    expect(secretsIn(desk)).toEqual([]);
    expect([desk.refused, desk.choice.isBusy, asked.length]).toEqual([null, false, 1]);
    expect(desk.focusDue).toBe(focusDue + 2); // back from the replay, and shown: none for the forgotten move
  });

  test("frames that are late, for the last hand, are not shown", async () => {
    await shared();
    desk.screen.handTo(1);
    say(secretTable(5, { to_act: 1 }));
    expect([desk.table, secretsIn(desk)]).toEqual([null, []]);
    desk.screen.show();
    say(secretTable(5, { to_act: 1 }));
    say(tableOf(5, { seat: null, to_act: 1 }));
    expect([desk.table, secretsIn(desk)]).toEqual([null, []]);
    say(tableOf(5, { seat: 1, to_act: 1, reset: true }));
    say(secretTable(6, { to_act: 1 }));
    expect([desk.table?.seat, secretsIn(desk)]).toEqual([1, []]);
  });

  test("who skips what bots do is not carried past a change of hands", async () => {
    await shared();
    say(secretTable(5, { to_act: 2 }));
    say(secretTable(6, { to_act: 2, log: [happening(5, 2)] }));
    say(secretTable(7, { to_act: 1, log: [happening(6, 2)] }));
    say(secretTable(8, { to_act: 1, move: 7, log: [happening(7, 2, { kind: "join" })] }));
    expect([desk.table?.seq, desk.queue.isBehind]).toEqual([5, true]);
    desk.queue.skip();
    expect([desk.screen.curtain, desk.table, desk.queue.isBehind, desk.seat]).toEqual([1, null, false, null]);
    expect(secretsIn(desk)).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([desk.screen.curtain, desk.table]).toEqual([1, null]);
  });

  test("what bots do in between is shown to who sat there last", async () => {
    await shared();
    say(secretTable(5, { to_act: 2, log: [happening(4, 0)] }));
    expect(desk.table?.seq).toBe(5);
    say(secretTable(6, { to_act: 1, log: [happening(5, 2)] }));
    await vi.advanceTimersByTimeAsync(1200);
    expect([desk.screen.curtain, desk.table]).toEqual([1, null]);
  });

  test("without a curtain the next one's table comes at once", async () => {
    set("curtain", "off");
    await shared();
    say(secretTable(5, { to_act: 1, log: [happening(4, 0)] }));
    expect([desk.screen.curtain, desk.seat, desk.token, secretsIn(desk)]).toEqual([null, 1, "token-1", []]);
    expect(line.watched.at(-1)?.token).toBe("token-1");
    say(tableOf(5, { ...MY_TURN, seat: 1, to_act: 1, reset: true }));
    expect(desk.choice.isMyTurn).toBe(true);
  });

  test("the same one goes on without it", async () => {
    await shared();
    say(secretTable(5, { to_act: 0, log: [happening(4, 0)] }));
    expect([desk.screen.curtain, desk.table?.seq]).toEqual([null, 5]);
  });

  test("who is not here does not get the screen", async () => {
    await shared();
    say(secretTable(5, { to_act: 2, log: [happening(4, 0)] }));
    expect([desk.screen.curtain, desk.table?.seq]).toEqual([null, 5]);
  });

  test("who looks at another's turn on purpose is not interrupted", async () => {
    await shared();
    desk.screen.handTo(1);
    desk.screen.show();
    say(tableOf(4, { seat: 1, to_act: 0, reset: true }));
    say(tableOf(5, { seat: 1, to_act: 0, move: 4, log: [happening(4, 2, { kind: "join" })] }));
    expect([desk.screen.curtain, desk.table?.seq]).toEqual([null, 5]);
  });

  test("it is drawn once", async () => {
    await shared();
    desk.screen.handTo(1);
    const watched = line.watched.length;
    say(tableOf(5, { seat: null, to_act: 0, reset: true }));
    expect(desk.screen.curtain).toBe(1);
    say(tableOf(6, { seat: null, to_act: 1 }));
    expect([desk.screen.curtain, line.watched.length]).toEqual([1, watched]);
  });

  test("behind it the match goes on, and names stay true", async () => {
    await shared();
    desk.screen.handTo(1);
    const seats = PEOPLE.map((seat) => ({ ...seat, name: `${seat.name}!` }));
    say(tableOf(5, { seat: null, to_act: 1, seats, reset: true }));
    expect([desk.screen.curtain, desk.table, desk.names]).toEqual([1, null, ["Anna!", "Bruno!", "Carla!"]]);
  });

  test("it opens when the match is over", async () => {
    await shared();
    desk.screen.handTo(1);
    say(tableOf(5, { seat: null, to_act: null, over: true, reset: true }));
    expect([desk.screen.curtain, desk.table?.over]).toEqual([null, true]);
  });

  test("at the end nobody gets the screen any more", async () => {
    await shared();
    say(secretTable(5, { to_act: null, over: true, log: [happening(4, 0)] }));
    expect([desk.screen.curtain, desk.table?.over]).toEqual([null, true]);
  });

  test("a seat whose link is gone leaves a spectator, not an empty page", async () => {
    await shared();
    desk.screen.handTo(1);
    browser.localStorage.kept.clear();
    desk.screen.show();
    say(tableOf(5, { seat: null, to_act: 1, reset: true }));
    expect([desk.seat, desk.table?.seq]).toEqual([null, 5]);
  });

  test("the address of what the last one looked at is gone", async () => {
    await shared();
    desk.replay.look(2);
    desk.screen.handTo(1);
    expect([browser.location.search, desk.replay.at]).toEqual(["", null]);
  });

  test("in a reload the address does not get past it", () => {
    browser.location.go(`/table/${MATCH}?move=2`);
    sit({ shared: [0, 1] });
    expect(callTo("/positions/2").token).toBe(null);
    say(tableOf(4, { seat: null, to_act: 1, reset: true }));
    expect([desk.screen.curtain, desk.shown]).toEqual([1, null]);
  });
});

// --- A link of one's own ---

describe("whoever sits down gets a link that nobody else ever had", () => {
  const secret = (): string => callTo("/seats/0/join").body.token!;

  async function atFreeSeat(): Promise<void> {
    browser.location.go(`/table/${MATCH}#token-0`);
    sit();
    say(tableOf(4, { reset: true }));
    void desk.requests.sitDown("Bert");
    await settle();
  }

  test("which is made here, and watched with from then on", async () => {
    await atFreeSeat();
    expect(callTo("/join")).toMatchObject({ token: "token-0", body: { name: "Bert" } });
    expect(secret()).toMatch(/^[\w-]{22}$/);
    expect([line.closed, line.watched.length]).toEqual([1, 1]);
    callTo("/join").answer({ seq: 5 });
    await settle();
    expect(line.watched.at(-1)).toEqual({ match: MATCH, token: secret(), since: 4 });
    expect(linksOf(MATCH).map(({ token }) => token)).toEqual([secret()]);
    expect(ofTab(`seat.${MATCH}`)).toBe(secret());
  });

  test("and kept on a reload, and when the link of before is followed again", async () => {
    await atFreeSeat();
    callTo("/join").answer({ seq: 5 });
    await settle();
    say(tableOf(5, { own: true }));
    for (const hash of ["", "#token-0"]) {
      browser.location.go(`/table/${MATCH}${hash}`);
      sit();
      expect(line.watched.at(-1)?.token).toBe(secret());
    }
  });

  test("also when the answer was lost: it is tried once the link of before is refused", async () => {
    await atFreeSeat();
    callTo("/join").lose();
    await settle();
    expect(line.watched.at(-1)?.token).toBe("token-0");
    line.listener.onLine("refused");
    expect(line.watched.at(-1)?.token).toBe(secret());
    line.listener.onLine("refused");
    expect([desk.line, line.watched.at(-1)?.token]).toEqual(["refused", secret()]);
  });

  test("the same one when it is tried again", async () => {
    await atFreeSeat();
    const first = secret();
    callTo("/join").lose();
    await settle();
    say(tableOf(4, { reset: true }));
    void desk.requests.sitDown("Bert");
    await settle();
    expect([callTo("/join").token, secret()]).toEqual(["token-0", first]);
  });

  test("another tab of this device takes it over", async () => {
    await atFreeSeat();
    hold([{ match: MATCH, seat: 0, token: "mine", host: null, was: "token-0" }]);
    line.listener.onLine("refused");
    expect([desk.token, line.watched.at(-1)?.token]).toEqual(["mine", "mine"]);
  });

  test("a device that forgets has it in the address", async () => {
    browser.localStorage.isFull = true;
    await atFreeSeat();
    callTo("/join").answer({ seq: 5 });
    await settle();
    expect(browser.location.hash).toBe(`#${secret()}`);
  });

  test("a link that was replaced elsewhere is refused", async () => {
    await atMyTurn();
    line.listener.onLine("refused");
    expect([desk.line, desk.token]).toEqual(["refused", "token-0"]);
  });
});

// --- Changes by their own path ---

describe("other deeds", () => {
  test("a rematch opens by the same links", async () => {
    await atMyTurn({ over: true });
    hold([{ match: MATCH, seat: 1, token: "token-1", host: null }]);
    void desk.requests.rematch();
    expect([callTo("/rematch").path, callTo("/rematch").token]).toEqual([`/api/matches/${MATCH}/rematch`, "token-0"]);
    callTo("/rematch").answer({ match: "r".repeat(20), host: "", links: [] });
    await settle();
    expect(linksOf("r".repeat(20)).map(({ token }) => token)).toEqual(["token-0", "token-1"]);
    expect(browser.location.href).toBe(`/table/${"r".repeat(20)}#token-0`);
  });

  test("a rematch that is there is gone to", async () => {
    await atMyTurn({ over: true, rematch: "r".repeat(20) });
    await desk.requests.rematch();
    expect(callTo("/rematch")).toBe(undefined);
    expect(browser.location.href).toContain("r".repeat(20));
  });

  test("several at one screen ask for a rematch with any of their links", async () => {
    sit({ shared: [0, 1] });
    say(tableOf(9, { seat: null, to_act: null, over: true, reset: true }));
    void desk.requests.rematch();
    expect(callTo("/rematch").token).toBe("token-0");
    callTo("/rematch").answer({ match: "r".repeat(20), host: "", links: [] });
    await settle();
    expect(browser.location.href).toBe(`/table/${"r".repeat(20)}`);
  });

  test("a deed that fails says so beside it", async () => {
    await atMyTurn();
    void desk.requests.reissue(1);
    callTo("/seats/1/link").answer(problem("access.host"), 403);
    await settle();
    expect(desk.refused).toMatchObject({ place: "host", problem: { code: "access.host" } });
    void desk.requests.sitDown("<b>");
    expect(desk.refused).toBe(null);
    callTo("/seats/0/join").answer(problem("name.unfit"), 400);
    await settle();
    expect(desk.refused?.problem.code).toBe("name.unfit");
  });

  test("a link that was issued anew is shown", async () => {
    await atMyTurn();
    void desk.requests.reissue(1);
    callTo("/seats/1/link").answer({ seat: 1, token: "fresh" });
    await settle();
    expect([...desk.requests.fresh]).toEqual([[1, "fresh"]]);
  });

  test("a match that is deleted is forgotten here", async () => {
    await atMyTurn();
    hold([{ match: MATCH, seat: 0, token: "token-0", host: "h" }]);
    void desk.requests.deleteMatch();
    callTo(`/api/matches/${MATCH}`).answer(null);
    await settle();
    expect([heldLinks(), browser.location.href]).toEqual([[], "/"]);
  });

  test("to play on from here hands the record to the front page", async () => {
    await atMyTurn();
    desk.replay.look(2);
    void desk.requests.goOn();
    callTo("/record").answer({ text: "the record", ndjson: "" });
    await settle();
    expect(JSON.parse(ofTab("record") ?? "")).toEqual({ text: "the record", move: 2 });
    expect(browser.location.href).toBe("/");
  });

  test("what the server offers is asked for until it is known", async () => {
    sit();
    callTo("/api/home").answer({}, 500);
    await vi.advanceTimersByTimeAsync(5000);
    callTo("/api/home").answer({ levels: ["random"] });
    await settle();
    expect(desk.home?.levels).toEqual(["random"]);
  });
});
