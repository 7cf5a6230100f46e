import { expect, test } from "vitest";
import { IN_WORDS, isPicture, loadPieces, textOf } from "../src/components/pieces";
import { words } from "../src/words.svelte";

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

test.each([
  [{ edges: "V.M.", chimneys: 1 }, "Edges (north, east, south, west) villa – merchant –, Chimneys 1"],
  [{ need: { fish: 2 }, reward: { points: 4 } }, "Asks for: fish 2; Pays: Points 4"],
  [["north", 3, "A"], "north, 3, A"],
])("a row %j reads in words as %s", async (value, text) => {
  await words.speak("en", "carpe_diem");
  expect(textOf(value, IN_WORDS)).toBe(text);
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
