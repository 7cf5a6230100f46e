import { expect, test } from "vitest";
import type { Happening } from "../src/messages";
import { soundOf } from "../src/shell/sounds";

const move = (points?: number): Happening => ({
  seq: 0,
  kind: "move",
  seat: 1,
  text: "take 1",
  move: 1,
  turn: 1,
  forced: false,
  events: [{ seq: 0, name: "took", audience: -1, arguments: points === undefined ? {} : { points } }],
});
const joined: Happening = { ...move(), kind: "join" };

test("the weightiest of what happened is heard", () => {
  expect(soundOf({ log: [move()], over: false }, false, false)).toBe("piece");
  expect(soundOf({ log: [move(), move(3)], over: false }, false, false)).toBe("points");
  expect(soundOf({ log: [move(3)], over: false }, false, true)).toBe("turn");
  expect(soundOf({ log: [move(3)], over: true }, true, false)).toBe("end");
});

test("somebody who sits down, or a second look, is not heard", () => {
  expect(soundOf({ log: [joined], over: false }, false, false)).toBeNull();
  expect(soundOf({ log: [], over: true }, false, false)).toBeNull();
});

test("one's turn is heard once", () => {
  expect(soundOf({ log: [move()], over: false }, true, true)).toBe("piece");
});
