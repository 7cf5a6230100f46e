import { expect, test } from "vitest";
import { changed } from "../src/changes";

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
