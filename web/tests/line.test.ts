import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Line, PROTOCOL, type LineState, type Outcome, type Watch } from "../src/line";
import type { Problem, ServerFrame } from "../src/messages";
import { browser, renew } from "./browser";

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = 0;
  isClosed = false;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
    this.readyState = 2; // the closing is told later, if at all
  }

  // --- What the server does ---

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === "string" ? frame : JSON.stringify(frame) });
  }

  end(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  ofType(type: string): Record<string, unknown>[] {
    return this.sent.filter((frame) => frame.type === type);
  }
}

const TABLE = { type: "table" };
const OFFLINE: Outcome = { seq: 0, problem: { title: "", code: "offline", status: 0 } };
const problem = (code: string): Problem => ({ title: "", status: 400, code });

let line: Line;
let watch: Watch;
let frames: ServerFrame[];
let states: LineState[];

const last = (): FakeSocket => FakeSocket.made.at(-1)!;
/** After the next paint. */
const settled = async (): Promise<unknown> => vi.advanceTimersByTimeAsync(20);

/** A line that is there. */
function online(): FakeSocket {
  line.connect();
  last().accept();
  last().tell(TABLE);
  return last();
}

/** A request and what came of it, once something did. */
function ask(type: "play" | "undo" | "ask" | "answer", body: object = { seq: 1 }): { outcome: Outcome | null } {
  const asked: { outcome: Outcome | null } = { outcome: null };
  void line.request(type, body).then((outcome) => (asked.outcome = outcome));
  return asked;
}

/** The document is looked at again. */
function look(): void {
  browser.document.hidden = false;
  browser.document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  renew();
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.made.length = 0;
  watch = { match: "m", token: "secret", since: null };
  [frames, states] = [[], []];
  line = new Line({ onFrame: (frame) => frames.push(frame), onLine: (state) => states.push(state) }, () => watch);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("answers", () => {
  test("what was pressed is painted before the answer is heard, and all is heard in its order", async () => {
    const socket = online();
    const asked = ask("play");
    socket.tell({ type: "accepted", id: socket.ofType("play")[0]?.id, seq: 2 });
    socket.tell({ type: "table", seq: 2 });
    expect([frames.length, asked.outcome]).toEqual([1, null]);
    await settled();
    expect(frames.map(({ type }) => type)).toEqual(["table", "accepted", "table"]);
    expect(asked.outcome).toEqual({ seq: 2, problem: null });
  });

  test("they wait for no paint where nobody looks", () => {
    const socket = online();
    ask("play");
    socket.tell({ type: "table", seq: 2 });
    browser.document.hidden = true;
    browser.document.dispatchEvent(new Event("visibilitychange"));
    expect(frames).toHaveLength(2);
  });
});

describe("changes", () => {
  const WHOLE = {
    type: "table",
    seq: 4,
    since: 0,
    reset: true,
    move: 3,
    legal: {},
    log: [{ seq: 3 }],
    event_arguments: { took: ["seat", "value"] },
    scores: [1, 2],
    table: { yard: ["a", "b"] },
  };
  const LINE = { seat: 1, text: "take 3", turn: 2, events: [["took", 1, 7]] };
  const CHANGE = { type: "change", since: 4, log: [LINE], change: { seq: [5], table: { yard: { 1: ["c"] } } } };
  const took = { seq: 4, name: "took", audience: -1, arguments: { seat: 1, value: 7 } };
  const told = { seq: 4, kind: "move", seat: 1, text: "take 3", move: 4, turn: 2, forced: false, events: [took] };

  test("are told as the whole table that comes of them", () => {
    const socket = online();
    socket.tell(WHOLE);
    socket.tell(CHANGE);
    socket.tell({ ...CHANGE, since: 5, log: [], change: { seq: [6] } });
    const [, , first, second] = frames as unknown as (typeof WHOLE)[];
    expect(first).toEqual({ ...WHOLE, seq: 5, since: 4, reset: false, log: [told], table: { yard: ["a", "c"] } });
    expect(second).toEqual({ ...first, seq: 6, since: 5, log: [] });
    expect(second?.table).toBe(first?.table);
  });

  test("to what was watched before are not heard", () => {
    const socket = online();
    socket.tell(WHOLE);
    line.forget();
    line.rewatch();
    socket.tell(CHANGE);
    expect(frames.length).toBe(2);
    socket.tell({ ...WHOLE, seq: 9 });
    socket.tell({ ...CHANGE, since: 9, change: {} });
    expect(frames.length).toBe(4);
    expect(socket.ofType("watch")).toHaveLength(2);
  });

  test("to a table that is not here make the line ask for all of it", () => {
    const socket = online();
    socket.tell(WHOLE);
    socket.tell({ ...CHANGE, since: 5 });
    socket.tell({ ...CHANGE, since: 6 });
    expect(frames.length).toBe(2);
    expect(socket.ofType("watch")).toHaveLength(2);
  });
});

describe("watching", () => {
  test("the first frame says what to watch", () => {
    line.connect();
    expect(last().address).toBe("ws://localhost:8000/api/socket");
    expect(last().sent).toEqual([]);
    last().accept();
    expect(last().sent).toEqual([
      { type: "watch", id: 1, protocol: PROTOCOL, changes: true, match: "m", token: "secret", since: null },
    ]);
  });

  test("behind TLS the socket is, too", () => {
    browser.location.protocol = "https:";
    line.connect();
    expect(last().address).toMatch(/^wss:/);
  });

  test("it is online once there is a table", () => {
    line.connect();
    last().accept();
    expect(states).toEqual([]);
    last().tell(TABLE);
    expect(states).toEqual(["online"]);
    expect(frames).toEqual([TABLE]);
  });

  test("another seat is watched over the same line, with what is wanted then", () => {
    const socket = online();
    watch = { match: "m", token: "other", since: 7 };
    line.rewatch();
    expect(FakeSocket.made).toHaveLength(1);
    expect(socket.ofType("watch").at(-1)).toMatchObject({ token: "other", since: 7 });
  });

  test("what is no frame is not heard", () => {
    const socket = online();
    for (const odd of ["{", "null", "[]", "3", '{"type": 7}', ""]) socket.tell(odd);
    expect(frames).toEqual([TABLE]);
    socket.tell({ type: "of-another-version" });
    expect(states).toEqual(["online"]);
  });

  test("a watch that cannot be now is tried again", () => {
    const socket = online();
    line.rewatch();
    socket.tell({ type: "error", id: socket.sent.at(-1)?.id, problem: problem("storage.unavailable") });
    expect(frames).toContainEqual({ type: "error", id: null, problem: problem("storage.unavailable") });
    expect(socket.ofType("watch")).toHaveLength(2);
    vi.advanceTimersByTime(10_000);
    expect(socket.ofType("watch")).toHaveLength(3);
  });

  test("a problem of an older watch concerns nobody", () => {
    const socket = online();
    const { id } = socket.sent.at(-1) ?? {};
    line.rewatch();
    socket.tell({ type: "error", id, problem: problem("access.token") });
    expect(states).toEqual(["online"]);
  });
});

describe("requests", () => {
  test("an answer settles its request and no other", async () => {
    const socket = online();
    const [one, other] = [ask("play", { seq: 3, moves: ["take 1"] }), ask("undo", { seq: 3, move: null })];
    const [play, undo] = [socket.ofType("play")[0], socket.ofType("undo")[0]];
    expect(play).toEqual({ type: "play", id: play?.id, seq: 3, moves: ["take 1"] });
    socket.tell({ type: "accepted", id: undo?.id, seq: 9 });
    socket.tell({ type: "accepted", id: 999, seq: 9 });
    await settled();
    expect([one.outcome, other.outcome]).toEqual([null, { seq: 9, problem: null }]);
    socket.tell({ type: "error", id: play?.id, problem: problem("stale") });
    await settled();
    expect(one.outcome).toEqual({ seq: 0, problem: problem("stale") });
  });

  test("a play is sent again after a cut, once and as it was, after the watch", async () => {
    const first = online();
    const asked = ask("play", { seq: 3, moves: ["take 1"] });
    first.end();
    await vi.advanceTimersByTimeAsync(300);
    const second = last();
    expect(second).not.toBe(first);
    second.accept();
    expect(second.sent.map((frame) => frame.type)).toEqual(["watch", "play"]);
    expect(second.ofType("play")).toEqual(first.ofType("play"));
    second.tell({ type: "accepted", id: second.ofType("play")[0]?.id, seq: 4 });
    await settled();
    expect(asked.outcome).toEqual({ seq: 4, problem: null });
    second.tell(TABLE);
    second.end();
    await vi.advanceTimersByTimeAsync(300);
    last().accept();
    expect(last()).not.toBe(second);
    expect(last().ofType("play")).toEqual([]);
  });

  test("a play that is made without a line goes out with the next one, once", async () => {
    online().end();
    const asked = ask("play");
    await vi.advanceTimersByTimeAsync(300);
    last().accept();
    expect(last().ofType("play")).toHaveLength(1);
    expect(asked.outcome).toBe(null);
  });

  test.each(["undo", "ask", "answer"] as const)("without a line, %s ends offline", async (type) => {
    const socket = online();
    const before = ask(type);
    expect(socket.ofType(type)).toHaveLength(1);
    socket.end();
    const after = ask(type);
    await settled();
    expect([before.outcome, after.outcome]).toEqual([OFFLINE, OFFLINE]);
    await vi.advanceTimersByTimeAsync(300);
    last().accept();
    expect(last().ofType(type)).toEqual([]);
  });

  test("what is forgotten is settled, and not sent again", async () => {
    const socket = online();
    const asked = ask("play");
    line.forget();
    await settled();
    expect(asked.outcome).toEqual({ seq: 0, problem: null });
    socket.end();
    await vi.advanceTimersByTimeAsync(300);
    last().accept();
    expect(last()).not.toBe(socket);
    expect(last().ofType("play")).toEqual([]);
  });
});

describe("coming back", () => {
  test("it waits longer each time, up to a limit, and is soon there again once it was", async () => {
    online().end();
    const waits: number[] = [];
    for (let times = 0; times < 14; times++) {
      const [count, begin] = [FakeSocket.made.length, Date.now()];
      while (FakeSocket.made.length === count) await vi.advanceTimersToNextTimerAsync();
      waits.push(Date.now() - begin);
      last().end();
    }
    expect(waits).toEqual([300, 600, 1200, 2400, 4800, 9600, ...Array<number>(8).fill(10_000)]);
    await vi.advanceTimersByTimeAsync(10_000);
    last().accept();
    last().tell(TABLE);
    last().end();
    const count = FakeSocket.made.length;
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(count + 1);
    expect(states).toEqual(["online", "offline", "online", "offline"]);
  });

  test("not all pages come back at the same moment", async () => {
    vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.999);
    online().end();
    await vi.advanceTimersByTimeAsync(150);
    expect(FakeSocket.made).toHaveLength(2);
    last().end();
    await vi.advanceTimersByTimeAsync(890);
    expect(FakeSocket.made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20);
    expect(FakeSocket.made).toHaveLength(3);
  });

  test("a server that opens and says nothing is not soon asked again", async () => {
    line.connect();
    for (let times = 0; times < 6; times++) {
      last().accept();
      last().end(1012);
      await vi.advanceTimersToNextTimerAsync();
    }
    const count = FakeSocket.made.length;
    last().end();
    await vi.advanceTimersByTimeAsync(9000);
    expect(FakeSocket.made).toHaveLength(count);
  });

  test("the network is back, or somebody looks: at once, and once", async () => {
    online().end();
    dispatchEvent(new Event("online"));
    look();
    expect(FakeSocket.made).toHaveLength(2);
    last().accept();
    last().tell(TABLE);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("what an older socket still says is not heard", () => {
    const first = online();
    line.connect();
    const second = last();
    first.tell(TABLE);
    first.end();
    first.onopen?.();
    expect(states).toEqual(["online", "connecting"]);
    expect(frames).toHaveLength(1);
    expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
    second.accept();
    second.tell(TABLE);
    expect(states.at(-1)).toBe("online");
  });
});

describe("silence", () => {
  test("signs of life are asked for", async () => {
    const socket = online();
    for (let times = 0; times < 10; times++) {
      await vi.advanceTimersByTimeAsync(20_000);
      socket.tell({ type: "pong", id: socket.sent.at(-1)?.id });
    }
    expect(socket.ofType("ping")).toHaveLength(10);
    expect(states).toEqual(["online"]);
  });

  test("a line that is silent too long is dropped, without waiting for its end", async () => {
    const socket = online();
    await vi.advanceTimersByTimeAsync(34_000);
    expect(states).toEqual(["online"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(states).toEqual(["online", "offline"]);
    expect(socket.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(2);
    socket.end();
    expect(FakeSocket.made).toHaveLength(2);
  });

  test("who looks at a page that slept finds a dead line soon", async () => {
    const socket = online();
    vi.setSystemTime(Date.now() + 3_600_000);
    look();
    await vi.advanceTimersByTimeAsync(3000);
    expect(socket.isClosed).toBe(true);
    expect(states).toEqual(["online", "offline"]);
  });

  test("a page in the background that asks seldom keeps a line that answers", async () => {
    const socket = online();
    for (let minute = 0; minute < 10; minute++) {
      vi.setSystemTime(Date.now() + 60_000); // the browser lets timers run once a minute
      await vi.advanceTimersByTimeAsync(20_000);
      socket.tell({ type: "pong", id: socket.sent.at(-1)?.id });
    }
    expect(states).toEqual(["online"]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  test("a clock that is set back hurts nothing", async () => {
    const socket = online();
    vi.setSystemTime(Date.now() - 3_600_000);
    await vi.advanceTimersByTimeAsync(34_000);
    expect(states).toEqual(["online"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([states, socket.isClosed]).toEqual([["online", "offline"], true]);
  });

  test("a line that is being made is given its time, and no more", async () => {
    line.connect();
    vi.setSystemTime(Date.now() + 3_600_000);
    look();
    dispatchEvent(new Event("online"));
    expect([FakeSocket.made.length, last().isClosed, states.length]).toEqual([1, false, 0]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(FakeSocket.made[0]?.isClosed).toBe(true);
    expect(states).toEqual(["offline"]);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(2);
    last().accept();
    last().tell(TABLE);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states).toEqual(["offline", "online"]);
  });
});

describe("being turned away", () => {
  test.each([
    [4403, "refused"],
    [4404, "gone"],
  ] as const)("a line that ends with %i is %s, and stays so", async (code, state) => {
    const asked = [ask("play"), ask("play")];
    online().end(code);
    expect(states.at(-1)).toBe(state);
    await vi.advanceTimersByTimeAsync(3_600_000);
    look();
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe(state);
    expect(asked.map(({ outcome }) => outcome)).toEqual([OFFLINE, OFFLINE]);
  });

  test.each([
    ["access.token", "refused"],
    ["match.unknown", "gone"],
  ] as const)("a watch that is answered with %s is %s", async (code, state) => {
    const socket = online();
    line.rewatch();
    socket.tell({ type: "error", id: socket.sent.at(-1)?.id, problem: problem(code) });
    expect(states.at(-1)).toBe(state);
    expect(socket.isClosed).toBe(true);
  });

  test("tables of what was watched before do not hide it", () => {
    const socket = online();
    line.rewatch();
    socket.tell({ type: "error", id: socket.sent.at(-1)?.id, problem: problem("access.token") });
    socket.tell(TABLE);
    socket.end();
    expect(states).toEqual(["online", "refused"]);
    expect(frames.filter((frame) => frame.type === "table")).toHaveLength(1);
  });

  test("a play after that is not kept", async () => {
    online().end(4404);
    const asked = ask("play");
    await settled();
    expect(asked.outcome).toEqual(OFFLINE);
  });

  test("with another link it begins anew", () => {
    online().end(4403);
    watch = { match: "m", token: null, since: null };
    online();
    expect(states).toEqual(["online", "refused", "connecting", "online"]);
    expect(last().sent[0]).toMatchObject({ type: "watch", token: null });
  });

  test("a page of another version goes on trying, and says why", async () => {
    line.connect();
    last().accept();
    last().tell({ type: "error", id: 1, problem: problem("socket.protocol") });
    expect(frames).toContainEqual({ type: "error", id: null, problem: problem("socket.protocol") });
    last().end(4400);
    expect(states).toEqual(["offline"]);
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.made).toHaveLength(2);
    last().accept();
    await vi.advanceTimersByTimeAsync(19_000);
    expect(last().ofType("watch")).toHaveLength(1);
  });
});
