import { expect, test } from "vitest";
import { changed, tableAfter } from "../src/changes";
import { tableOf } from "./table";

test.each([
  ["a value", 1, [2], 2],
  ["a list", [1], [[2]], [2]],
  ["nothing", null, [null], null],
  ["a name", { a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
  ["a name that comes", { a: 1 }, { b: [null] }, { a: 1, b: null }],
  ["a name that goes", { a: 1, b: 2 }, { a: null }, { b: 2 }],
  ["an element", [1, { a: 2 }], { 1: { a: [3] } }, [1, { a: 3 }]],
  ["elements that come", [1, 4], [1, 0, [2, 3]], [1, 2, 3, 4]],
  ["elements that go", [1, 2, 3], [0, 2, []], [3]],
  [
    "elements like one another",
    [],
    [{ a: 1, b: 1 }, [{ b: [2] }, {}]],
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ],
  ],
])("%s", (_, old, change, expected) => {
  const before = structuredClone(old);
  expect(changed(old, change)).toEqual(expected);
  expect(old).toEqual(before);
});

test("what did not change is the same object", () => {
  const old = { a: { b: 1 }, c: [1] };
  expect((changed(old, { c: [[2]] }) as typeof old).a).toBe(old.a);
});

test("a table's changes are told in few words: what is left out is as it mostly is", () => {
  const table = tableOf(null, { seq: 7, move: 5, event_arguments: { took: ["seat", "value"], ended: [] } });
  const after = tableAfter(table, {
    type: "change",
    since: 7,
    log: [
      {
        seat: 1,
        text: "take 3",
        turn: 4,
        events: [
          ["took", 1, 9],
          ["took", 1, 2, 0],
        ],
      },
      { kind: "join", seat: 0, text: "Anna" },
      { seat: 1, text: "end", turn: 4, forced: true },
    ],
    previews: [
      { events: [["took", 0, 2]], ends_turn: true },
      [{ events: { 0: { 2: [5] } }, ends_turn: [false], reveals: [true] }],
    ],
    change: { seq: [10], move: [7], legal: [{ take: ["1", "2"] }] },
  });
  const took = (seq: number, seat: number, value: number, audience = -1) => ({
    seq,
    name: "took",
    audience,
    arguments: { seat, value },
  });
  const plain = { move: 0, turn: 0, forced: false, events: [] };
  expect(after.log).toEqual([
    {
      ...plain,
      seq: 7,
      kind: "move",
      seat: 1,
      text: "take 3",
      move: 6,
      turn: 4,
      events: [took(6, 1, 9), took(6, 1, 2, 0)],
    },
    { ...plain, seq: 8, kind: "join", seat: 0, text: "Anna" },
    { ...plain, seq: 9, kind: "move", seat: 1, text: "end", move: 7, turn: 4, forced: true },
  ]);
  expect(after.previews).toEqual([
    { move: "take 1", events: [took(8, 0, 2)], ends_turn: true, reveals: false },
    { move: "take 2", events: [took(8, 0, 5)], ends_turn: false, reveals: true },
  ]);
  expect([after.since, after.reset, after.seq, after.move]).toEqual([7, false, 10, 7]);
});
