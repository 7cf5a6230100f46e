import { expect, test } from "vitest";
import { isPicture, loadPieces, textOf } from "../src/components/pieces";

test.each([
  [3, "3"],
  ["yellow", "yellow"],
  [[2, 3, 4], "2, 3, 4"],
  [["yellow", "blue"], "yellow, blue"],
  [
    [
      [8, 1],
      [9, 2],
    ],
    "8, 1; 9, 2",
  ],
  [[], ""],
  [true, "true"],
  [null, "null"],
  [{ edges: "V.M.", chimneys: 1 }, "edges V.M., chimneys 1"],
  [{ need: { fish: 2 }, reward: { points: 4, steps: 1 } }, "need: fish 2; reward: points 4, steps 1"],
])("a row %j stands there as %s", (value, text) => {
  expect(textOf(value)).toBe(text);
});

test("lines of signs are a picture, words are none", () => {
  expect(
    [
      ["..T.", "T..T"],
      ["##", "#."],
    ].map(isPicture),
  ).toEqual([true, true]);
  expect([["red", "low"], ["##"], ["##", "#"], [1, 2], "##", null, []].map(isPicture)).not.toContain(true);
});

test("a title draws its pieces, or nobody does", async () => {
  expect(await loadPieces("alhambra")).not.toBeNull();
  expect(await loadPieces("no_such_title")).toBeNull();
});
