import { beforeEach, expect, test, vi } from "vitest";
import { Desk } from "../src/shell/desk.svelte";
import { deedOf } from "../src/shell/keys";
import { renew } from "./browser";

const silent = () => ({ connect: vi.fn(), rewatch: vi.fn(), request: vi.fn(), forget: vi.fn(), close: vi.fn() });
let desk: Desk;

beforeEach(() => {
  renew();
  desk = new Desk("k".repeat(20), silent as never);
});

const press = (key: string): boolean => {
  const deed = deedOf(key, desk);
  deed?.();
  return deed !== null;
};

test("keys that mean nothing are left alone", () => {
  for (const key of ["x", "r", "R", "Tab", "Enter", "ArrowLeft", "toString", "constructor"])
    expect(press(key)).toBe(false);
});

test("undo first puts back what is only picked", () => {
  const undo = vi.spyOn(desk.choice, "undo").mockReturnValue();
  desk.choice.pick("slot blue");
  expect(press("u")).toBe(true);
  expect(desk.choice.picked).toBe(null);
  expect(undo).not.toHaveBeenCalled();
  press("u");
  expect(undo).toHaveBeenCalledOnce();
});

test("Shift and u restart the turn, after what is only picked was put back", () => {
  const restart = vi.spyOn(desk.choice, "restartTurn").mockReturnValue();
  desk.choice.pick("slot blue");
  press("U");
  expect(restart).not.toHaveBeenCalled();
  press("U");
  expect(restart).toHaveBeenCalledOnce();
});

test("h asks what a bot would do, also in a replay", () => {
  press("h");
  expect(desk.dialog).toBe("advice");
  desk.dialog = null;
  desk.replay.at = { move: 5, seat: null, position: null };
  press("h");
  expect(desk.dialog).toBe("advice");
});

test("help opens, and what waits is skipped", () => {
  const skip = vi.spyOn(desk.queue, "skip").mockReturnValue();
  press("?");
  press("s");
  expect(desk.dialog).toBe("help");
  expect(skip).toHaveBeenCalledOnce();
});

test("in a replay the arrows walk, and nothing is undone", () => {
  const look = vi.spyOn(desk.replay, "look").mockReturnValue();
  const undo = vi.spyOn(desk.choice, "undo").mockReturnValue();
  desk.replay.at = { move: 5, seat: null, position: null };
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "u", "s"]) press(key);
  expect(look.mock.calls).toEqual([[4], [6], [0]]);
  expect(undo).not.toHaveBeenCalled();
});
