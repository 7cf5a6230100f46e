import { beforeAll, describe, expect, test } from "vitest";
import type { Event, Happening } from "../src/messages";
import { isScore, linesOf, newsOf, turnsOf } from "../src/shell/log";
import { words } from "../src/words.svelte";

const NAMES = ["Anna", "Livia"];

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
    expect(linesOf(silent!, "all", NAMES).map(({ text }) => text)).toEqual(["Take money 1, Stop"]);
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
