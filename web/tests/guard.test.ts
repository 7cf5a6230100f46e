import { expect, test } from "vitest";
import { CALM, NEAR, PressGuard } from "../src/shell/guard";

const press = (time: number, more: { x?: number; isSecond?: boolean; on?: string } = {}) => ({
  x: 100,
  y: 100,
  time,
  isSecond: false,
  on: "a card",
  ...more,
});

test("the second of two presses does not count if what lies there changed in between", () => {
  const guard = new PressGuard();
  expect(guard.admits(press(1000))).toBe(true);
  guard.note(1040);
  expect(guard.admits(press(1200))).toBe(false);
  expect(guard.admits(press(1300))).toBe(false);
  expect(guard.admits(press(1040 + CALM))).toBe(true);
});

test("a double click is one, however slow it is", () => {
  const guard = new PressGuard();
  guard.admits(press(1000));
  guard.note(1040);
  expect(guard.admits(press(1040 + CALM + 100, { isSecond: true }))).toBe(false);
});

test("presses count where nothing changed, and elsewhere", () => {
  const guard = new PressGuard();
  guard.admits(press(1000));
  expect(guard.admits(press(1100))).toBe(true);
  guard.note(1140);
  expect(guard.admits(press(1150, { x: 100 + NEAR }))).toBe(true);
});

test("nor does it if something else lies there by then, whatever the reason", () => {
  const guard = new PressGuard();
  guard.admits(press(1000));
  expect(guard.admits(press(1000 + CALM - 1, { on: "what lay under it" }))).toBe(false);
  expect(guard.admits(press(1000 + CALM - 1, { on: "another", x: 100 + NEAR }))).toBe(true);
  guard.admits(press(2000));
  expect(guard.admits(press(2000 + CALM, { on: "what lay under it" }))).toBe(true);
});

test("what changed before the first press is no reason to pass over the second", () => {
  const guard = new PressGuard();
  guard.note(990);
  expect(guard.admits(press(1000))).toBe(true);
  expect(guard.admits(press(1100, { isSecond: true }))).toBe(true);
});
