import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listener } from "../src/line";
import type { Trial } from "../src/messages";
import { Desk } from "../src/shell/desk.svelte";
import { renew } from "./browser";
import { happening, tableOf } from "./table";

interface Call {
  path: string;
  body: { seq: number; moves: string[] };
  answer: (body: unknown, status?: number) => Promise<void>;
}

const calls: Call[] = [];
const requested: { type: string; body: object }[] = [];
let desk: Desk;
let listener: Listener;

beforeEach(() => {
  renew();
  calls.length = requested.length = 0;
  vi.stubGlobal(
    "fetch",
    (path: string, { body }: RequestInit) =>
      new Promise<Response>((resolve) =>
        calls.push({
          path,
          body: JSON.parse(String(body ?? "{}")),
          answer: async (answer, status = 200) => {
            resolve(new Response(JSON.stringify(answer), { status }));
            await new Promise((wake) => setTimeout(wake));
          },
        }),
      ),
  );
  const line = {
    connect() {},
    rewatch() {},
    forget() {},
    close() {},
    request: (type: string, body: object) => {
      requested.push({ type, body });
      return new Promise<never>(() => undefined);
    },
  };
  desk = new Desk("k".repeat(20), (heard) => ((listener = heard), line));
  desk.seat = undefined;
  listener.onFrame(tableOf({ place: "real" }, { to_act: 0 }));
});

afterEach(() => vi.unstubAllGlobals());

const trial = (moves: string[], more: Partial<Trial> = {}): Trial => ({
  seq: 4,
  seat: 1,
  moves,
  events: [],
  worth: [],
  ended: false,
  turn: 2,
  phase: "action",
  to_act: 1,
  legal: { take: ["1", "2"] },
  previews: [{ move: "take 1", events: [], ends_turn: true, reveals: true }],
  scores: [3, 5],
  table: { place: "tried" },
  ...more,
});

const trials = () => calls.filter(({ path }) => path.endsWith("/trial"));

async function tried(...moves: string[]): Promise<void> {
  desk.tryout.begin();
  await trials().at(-1)!.answer(trial([]));
  for (const move of moves) {
    desk.choice.choose([move]);
    const { body, answer } = trials().at(-1)!;
    await answer(trial(body.moves));
  }
}

test("while others play, one's own moves are tried out, and none is sent", async () => {
  expect(desk.choice.legal.size).toBe(0);
  await tried("take 1");
  expect(trials().map(({ body }) => body)).toEqual([
    { seq: 4, moves: [] },
    { seq: 4, moves: ["take 1"] },
  ]);
  expect(desk.shown?.table).toEqual({ place: "tried" });
  expect([...desk.choice.legal]).toEqual(["take 1", "take 2"]);
  expect(desk.choice.previewOf("take 1")?.reveals).toBe(true);
  expect(desk.choice.doubt).toBe(null);
  expect(requested).toEqual([]);
});

test("the last choice is taken back, then all of it", async () => {
  await tried("take 1", "take 2");
  desk.tryout.back();
  expect(trials().at(-1)!.body.moves).toEqual(["take 1"]);
  await trials()
    .at(-1)!
    .answer(trial(["take 1"]));
  desk.tryout.end();
  expect(desk.tryout.now).toBe(null);
  expect(desk.shown?.table).toEqual({ place: "real" });
});

test("what the rules refuse is said, and what was tried out stays", async () => {
  await tried("take 1");
  desk.choice.choose(["take 2"]);
  await trials().at(-1)!.answer({ title: "", status: 409, code: "illegal.too_poor", rule: "A10" }, 409);
  expect(desk.refused?.problem.rule).toBe("A10");
  expect(desk.tryout.now?.moves).toEqual(["take 1"]);
  desk.tryout.back();
  expect(trials().at(-1)!.body.moves).toEqual([]);
});

test("when others have moved, it is tried out anew from there; what is no longer possible is put back", async () => {
  await tried("take 1");
  listener.onFrame(tableOf({}, { seq: 5, move: 5, since: 4, reset: false, to_act: 0, log: [happening(4)] }));
  expect(trials().at(-1)!.body).toEqual({ seq: 5, moves: ["take 1"] });
  await trials().at(-1)!.answer({ title: "", status: 409, code: "illegal.no_card" }, 409);
  expect(desk.tryout.now).toBe(null);
});

test("who begins while others move is asked for nothing: it is tried out from how things stand by then", async () => {
  desk.tryout.begin();
  const stale = { title: "", status: 409, code: "stale", arguments: { seq: 4, expected: 7 } };
  await trials().at(-1)!.answer(stale, 409);
  expect(trials().map(({ body }) => body.seq)).toEqual([4, 7]);
  await trials()
    .at(-1)!
    .answer(trial([], { seq: 7 }));
  expect([desk.refused, desk.tryout.now?.seq]).toEqual([null, 7]);
  const asked = trials().length;
  listener.onFrame(tableOf({}, { seq: 6, move: 6, since: 4, reset: false, to_act: 0, log: [happening(4)] }));
  expect(trials().length).toBe(asked); // what is shown is still behind it
});

test("on one's turn it can be done", async () => {
  await tried("take 1");
  desk.tryout.play();
  expect(requested).toEqual([]);
  listener.onFrame(tableOf({}, { to_act: 1, legal: { take: ["1"] } }));
  await tried("take 1");
  desk.tryout.play();
  expect(requested).toEqual([{ type: "play", body: { seq: 4, moves: ["take 1"] } }]);
  expect(desk.tryout.now).toBe(null);
});

test("nothing of it is left for the next one at this screen", async () => {
  await tried("take 1");
  desk.leaveSeat(null, null);
  expect(desk.tryout.now).toBe(null);
  expect(desk.tryout.mayGoBack).toBe(false);
});

test("why the last of several moves cannot be made is asked of the rules", async () => {
  listener.onFrame(tableOf({}, { to_act: 1, legal: { buy: ["blue"] } }));
  desk.choice.refuse("buy blue", "pay 9");
  expect(trials().at(-1)!.body.moves).toEqual(["buy blue", "pay 9"]);
  await trials().at(-1)!.answer({ title: "", status: 409, code: "illegal.not_held", rule: "A10" }, 409);
  expect(desk.refused?.problem.rule).toBe("A10");
});
