import { beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo, Table } from "../src/messages";
import { Desk } from "../src/shell/desk.svelte";
import { seldomUsed } from "../src/shell/tools";
import { renew } from "./browser";

const silent = () => ({ connect: vi.fn(), rewatch: vi.fn(), request: vi.fn(), forget: vi.fn() });
const seat = (kind: SeatInfo["kind"]): SeatInfo => ({ kind, name: "", level: "", resigned: false });
let desk: Desk;

beforeEach(() => {
  renew();
  desk = new Desk("k".repeat(20), silent as never);
});

/** Whether advice is offered to the first of these seats. */
function isOffered(kinds: SeatInfo["kind"][], changes: object = {}): boolean {
  desk.seats = kinds.map(seat);
  desk.table = { move: 4, seat: 0, over: false, ...changes } as Table;
  return seldomUsed(desk).some(({ id }) => id === "to-advice");
}

test("advice is offered to who plays against bots alone", () => {
  expect(isOffered(["person", "bot", "bot"])).toBe(true);
  expect(isOffered(["person", "bot", "person"])).toBe(false);
  expect(isOffered(["person", "open"])).toBe(false);
  expect(isOffered(["bot", "bot"])).toBe(false);
  expect(isOffered(["bot", "bot"], { seat: null })).toBe(false);
});

test("once a match is over, advice is offered in its replay to those who played", () => {
  expect(isOffered(["person", "person"], { over: true })).toBe(false);
  desk.replay.at = { move: 3, seat: null, position: null };
  expect(isOffered(["person", "person"], { over: true })).toBe(true);
  expect(isOffered(["person", "person"], { over: true, seat: null })).toBe(false);
  expect(isOffered(["person", "person"])).toBe(false);
});
