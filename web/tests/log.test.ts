import { beforeAll, describe, expect, test } from "vitest";
import type { Event, Happening } from "../src/messages";
import { isScore, linesOf, newsOf, PLAIN, turnsOf, type Speech } from "../src/shell/log";
import alhambra from "../src/tables/alhambra";
import type { Event as AlhambraEvent, TableView } from "../src/tables/alhambra/types";
import { words } from "../src/words.svelte";

const NAMES = ["Anna", "Livia"];
/** Its lines say nothing of the table. */
const VIEW = {} as TableView;

const event = (name: string, given: Event["arguments"]): Event => ({ seq: 0, name, audience: -1, arguments: given });

let seq = 0;
function happening(
  kind: Happening["kind"],
  seat: number | null,
  turn: number,
  rest: Partial<Happening> = {},
): Happening {
  return { seq: seq++, kind, seat, text: "take 1", move: seq, turn, forced: false, events: [], ...rest };
}

const took = (seat: number, value: number): Event => event("took", { seat, currency: "blue", value });

beforeAll(() => words.speak("en", "alhambra"));

describe("turns", () => {
  test("a match that began at a given position says so before its first move", () => {
    const turns = turnsOf([happening("position", null, 0, { text: "" }), happening("move", 0, 7)]);
    expect(linesOf(turns[0]!, "all", NAMES).map(({ text }) => text)[0]).toBe(
      "The match began at a position that was given, not at a deal.",
    );
  });

  test("moves of one turn stand together, and what is no move stands where it happened", () => {
    const turns = turnsOf([
      happening("join", null, 1, { text: "Anna" }),
      happening("move", 0, 1),
      happening("move", 0, 1),
      happening("ask", 1, 1, { text: "0" }),
      happening("move", 1, 2),
    ]);
    expect(turns.map(({ turn, seat, happenings }) => [turn, seat, happenings.length])).toEqual([
      [1, 0, 4],
      [2, 1, 1],
    ]);
    expect(new Set(turns.map(({ key }) => key)).size).toBe(2);
  });

  test("a turn is looked at after its last move", () => {
    const [turn] = turnsOf([happening("move", 0, 1, { move: 3 }), happening("move", 0, 1, { move: 4 })]);
    expect(turn?.move).toBe(4);
  });

  test("nothing has no turns", () => expect(turnsOf([])).toEqual([]));
});

describe("lines", () => {
  const scored = event("scored", { seat: 1, points: 3, kind: "tower", buildings: 1, scoring: "A" });
  const [turn] = turnsOf([
    happening("move", 0, 1, { events: [event("turn_began", { turn: 1, seat: 0 }), took(0, 5), scored] }),
  ]);

  test("the name in the heading is not said again, that of another is", () => {
    expect(linesOf(turn!, "all", NAMES).map(({ text, isScore }) => [text, isScore])).toEqual([
      ["takes blue 5", false],
      ["Livia: 3 points for tower (1 building, scoring A)", true],
    ]);
  });

  test("of points only what gave points, of moves only the moves", () => {
    expect(linesOf(turn!, "scores", NAMES).map(({ text }) => text)).toEqual([
      "Livia: 3 points for tower (1 building, scoring A)",
    ]);
    expect(linesOf(turn!, "moves", NAMES).map(({ text }) => text)).toEqual(["take 1"]);
  });

  test("a turn of which nothing is told is told by its moves, in words", () => {
    const [silent] = turnsOf([happening("move", 0, 1), happening("move", 0, 1, { forced: true, text: "stop" })]);
    expect(linesOf(silent!, "all", NAMES).map(({ text }) => text)).toEqual(["Take money from place 1, Stop"]);
    expect(linesOf(silent!, "scores", NAMES)).toEqual([]);
  });

  test("every line has a key of its own", () => {
    const keys = linesOf(turn!, "all", NAMES).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("what gives points is known by its points", () => {
    expect(isScore(scored)).toBe(true);
    expect(isScore(took(0, 5))).toBe(false);
  });
});

test("news are the last sentences, with names, in one text", () => {
  const many = Array.from({ length: 12 }, (_, place) => happening("move", 1, 2, { events: [took(1, place + 1)] }));
  const text = newsOf(many, NAMES);
  expect(text).toContain("Livia: takes blue 12");
  expect(text).not.toContain("blue 4.");
  expect(newsOf([], NAMES)).toBe("");
});

describe("Alhambra", () => {
  const speech: Speech = { ...PLAIN, tell: (events, names) => alhambra.tell!(events as AlhambraEvent[], names, VIEW) };
  const move = (turn: number, ...events: Event[]) => happening("move", 0, turn, { events });
  const told = (...log: Happening[]) =>
    turnsOf(log).map((turn) => linesOf(turn, "all", NAMES, speech).map(({ text }) => text));
  const paid = (value: number) => event("paid", { seat: 0, currency: "blue", value });
  const bought = (total: number) => event("bought", { seat: 0, slot: "blue", kind: "tower", price: 10, total });
  const received = (owner: number | string) => event("received", { owner, kind: "tower", price: 10 });
  const again = event("acts_again", { seat: 0 });

  test("a purchase is one line: its cards, what they bought, for whom, and what follows", () => {
    expect(told(move(1), move(1, paid(7)), move(1, paid(3)), move(1, bought(10), received(0), again))).toEqual([
      ["buys tower 10 with 7 + 3 blue, exact: acts again"],
    ]);
    expect(told(move(1, paid(7)), move(1, paid(5), bought(12)), move(1, received("martin")))).toEqual([
      ["buys tower 10 with 7 + 5 blue, 2 too much, given to Martin"],
    ]);
    expect(told(move(1, paid(7)), move(1, paid(2)))).toEqual([["pays 7 + 2 blue"]]);
  });

  test("what is taken together, and what is new, is one line each; two purchases are two", () => {
    const filled = event("yard_filled", { slot: "green", kind: "garden", price: 6 });
    const opened = event("money_opened", { place: 1, currency: "orange", value: 4 });
    const began = event("turn_began", { seat: 1, turn: 2 });
    const buy = [paid(9), bought(10), received(0), again];
    expect(told(move(1, ...buy), move(1, ...buy), move(1, took(0, 3), took(0, 2), filled, opened, began))).toEqual([
      [
        "buys tower 10 with 9 blue, exact: acts again",
        "buys tower 10 with 9 blue, exact: acts again",
        "takes blue 3 and blue 2",
        "New: garden 6 (green), orange 4",
      ],
    ]);
  });

  test("of one move of a purchase, what it did is told", () => {
    expect(told(move(1, bought(10)))).toEqual([["buys tower 10 with 10 blue"]]);
  });

  test("a move says which cards it takes and which building it buys, not their places", () => {
    const view = {
      open_money: [{ currency: "blue", value: 3 }, null, null, { currency: "green", value: 2 }],
      yard: [{ slot: "blue", building: { kind: "tower", price: 9 } }],
      paying: { slot: "blue" },
      bought: { kind: "garden", price: 6 },
    } as TableView;
    const say = (text: string) => alhambra.sayMove!(text, view, NAMES);
    expect(["take 1", "take 1+4", "buy blue", "pay 7", "give", "pass"].map(say)).toEqual([
      "Take blue 3",
      "Take blue 3 and green 2",
      "Buy tower 9 with blue",
      "Pay blue 7",
      "Give garden 6 to Martin",
      "Pass",
    ]);
    expect(say("take 2")).toBe("Take money from place 2");
  });
});
