import { expect, test } from "vitest";
import { gainsIn } from "../src/shell/log";
import { marksOf } from "../src/shell/marks";
import { happening } from "./table";

const event = (name: string, given: Record<string, number | string>) => ({
  seq: 0,
  audience: -1,
  name,
  arguments: given,
});

test("the last turn of each seat is marked, and of two seats at one place the later one", () => {
  const log = [
    happening(0, { seat: 0, turn: 1, text: "take 1" }),
    happening(1, { seat: 1, turn: 2, text: "take 2" }),
    happening(2, { seat: 0, turn: 3, text: "take 3" }),
    happening(3, { seat: 0, turn: 3, text: "take 2" }),
  ];
  expect([...marksOf(log, ({ text }) => [text])]).toEqual([
    ["take 3", 0],
    ["take 2", 0],
  ]);
});

test("what is no move marks nothing", () => {
  const log = [happening(0, { seat: 0, turn: 1 }), happening(1, { seat: 1, turn: 1, kind: "join", text: "Anna" })];
  expect([...marksOf(log, ({ text }) => [text])]).toEqual([["take 1", 0]]);
});

test("what each seat gained in the last turn is added up; losses are none", () => {
  const log = [
    happening(0, { seat: 0, turn: 1, events: [event("scored", { seat: 0, points: 9 })] }),
    happening(1, {
      seat: 1,
      turn: 2,
      events: [
        event("scored", { seat: 1, points: 3 }),
        event("scored", { seat: 1, points: 4 }),
        event("failed", { seat: 0, points: -4 }),
        event("took", { seat: 0, place: 2 }),
      ],
    }),
  ];
  expect([...gainsIn(log)]).toEqual([[1, 7]]);
  expect(gainsIn([]).size).toBe(0);
});
