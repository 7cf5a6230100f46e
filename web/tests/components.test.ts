import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { IN_WORDS, isPicture, loadPieces, textOf } from "../src/components/pieces";
import { boardOf, cardOf, circlesWithout, lineOf, tasksOf, tileOf } from "../src/tables/carpe_diem/content";
import type { Tables } from "../src/tables/contract";
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

// --- Carpe Diem's pieces ---

describe("the rows of Carpe Diem's content file", () => {
  test("a tile has its edges, its chimneys, and what stands in its middle", () => {
    expect(tileOf("L01", { edges: "V.MK", chimneys: 2 })).toEqual({
      tile: "L01",
      edges: ["villa", "pasture", "merchant", "henyard"],
      chimneys: 2,
      centre: null,
    });
    expect(tileOf("S31", { edges: "....", centre: "market" }).centre).toBe("market");
  });

  test("a card is red by its deck", () => {
    const row = { need: { fish: 5 }, reward: { bread: 2 } };
    expect(["A01", "B11", "C01", "D25"].map((card) => cardOf(card, row).red)).toEqual([true, true, false, false]);
    expect(cardOf("A01", row)).toMatchObject(row);
  });

  test("a board has a shovel and banderoles where they are written", () => {
    const lines = ["b . . . . .", ". . . . . .", ". . . S . .", ". . . . . .", ". . . . . .", ". . . . . b"];
    expect(boardOf(lines)).toEqual({ shovel: "d3", banderoles: ["a1", "f6"] });
  });

  test("a mark looks along a column from above and below, else along a row", () => {
    expect(lineOf("bottom", 4)).toEqual(["e1", "e2", "e3", "e4", "e5", "e6"]);
    expect(lineOf("left", 0)).toEqual(["a1", "b1", "c1", "d1", "e1", "f1"]);
    const piece = { left: { kind: "pond", points: 5 }, right: { kind: "villa", points: 3 } } as const;
    expect(tasksOf(piece, { left: 0, right: 5 }).map(({ kind, points, line }) => [kind, points, line[0]])).toEqual([
      ["pond", 5, "a1"],
      ["villa", 3, "f1"],
    ]);
  });

  test("a circle beside an empty space is not used", () => {
    expect(circlesWithout(["a1-b1", "b1-b2"], ["a1"])).toEqual(["b1-b2"]);
  });
});

describe("Carpe Diem's pieces are drawn as a content file has them", () => {
  const TABLES: Tables = {
    light_tiles: { L01: { edges: "VVPP", chimneys: 3 } },
    dark_tiles: { S01: { edges: "....", centre: "market" } },
    scoring_cards: {
      A01: { need: { fish: 6 }, reward: { points: 15 } },
      C01: { need: { villa: 1 }, reward: { coins: 2 } },
    },
    fountain_cards: { points: 3, villa: 5 },
    frame_pieces: { F01: { left: { kind: "pond", points: 6 }, right: { kind: "villa", points: 1 } } },
    frame_lines: { top: { left: 0, right: 5 } },
    boards: { A: ["b . . . . .", ...Array(4).fill(". . . . . ."), ". . S . . ."] },
    track: { spaces: [0, 2, 4] },
    villas: { points: [0, 9] },
    depots: { depots: 7, tiles: 5, line_2020: 1, line_2018: 2, dark_spaces: 12 },
    card_spaces: { empty_2: ["a1"], circles: ["a1-b1", "b1-c1"], dealt_2: { A: 4 } },
    start: { points_2: [7, 6] },
  };

  async function drawn(only: string): Promise<string> {
    await words.speak("en", "carpe_diem");
    const { body } = render((await loadPieces("carpe_diem"))!, { props: { tables: TABLES, only } });
    return body.replace(/<!--.*?-->/g, "");
  }

  test.each([
    ["light_tiles", ["villa and pond, 3 chimneys", "tile-light-villa-villa-pond-pond-3-none"]],
    ["dark_tiles", ["tile-dark-pasture-pasture-pasture-pasture-0-market"]],
    ["scoring_cards", ["Give 6 fish: 15 points", "For every 1 × villa: 2 coins", "A (1)", "C (1)"]],
    ["fountain_cards", ["+3", "Villa", "× 5", "Σ 5"]],
    ["frame_pieces", ["pond 6, villa 1"]],
    ["frame_lines", ["a1 a2 a3 a4 a5 a6; f1 f2 f3 f4 f5 f6"]],
    ["boards", ["Shovel: c6; Banderole: a1"]],
    ["track", ["<li>0</li><li>2</li><li>4</li>"]],
    ["villas", ["<b>9</b>"]],
    ["depots", ["0: 1, 6", "0: 2, 5", "5 tiles in each depot; spaces of the dark row: 12"]],
    ["card_spaces", ["b1-c1", "2 players: 4 A", "○ × 1"]],
    ["start", ["7, 6"]],
  ])("%s", async (only, texts) => {
    const body = await drawn(only);
    for (const text of texts) expect(body.replace(/ class="[^"]*"/g, "")).toContain(text);
  });
});
