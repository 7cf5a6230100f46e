import { expect, test } from "vitest";
import { sharedWith } from "../src/shell/sharing";

const before = {
  yard: [
    { slot: "blue", price: 3 },
    { slot: "red", price: 9 },
  ],
  turn: 4,
  hand: [1, 2],
  note: null,
};
const copy = (): typeof before => structuredClone(before);

test("what equals what was there is what was there", () => {
  expect(sharedWith(before, copy())).toBe(before);
});

test("only what changed is new, and so is what it is part of", () => {
  const now = copy();
  now.yard[1]!.price = 8;
  const shared = sharedWith(before, now);
  expect(shared).toEqual(now);
  expect(shared).not.toBe(before);
  expect(shared.yard).not.toBe(before.yard);
  expect(shared.yard[0]).toBe(before.yard[0]);
  expect(shared.hand).toBe(before.hand);
});

test.each([
  [undefined, { a: 1 }],
  [null, [1]],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: null }],
  [{ 0: 1 }, [1]],
  [{ a: [] }, { a: {} }],
  [{ a: 1 }, { a: "1" }],
])("from %j to %j nothing is left of what was there", (old, now) => {
  expect(sharedWith(old, structuredClone(now))).toEqual(now);
});
