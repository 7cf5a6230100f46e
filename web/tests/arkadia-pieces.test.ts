import { readFileSync } from "node:fs";
import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { loadPieces } from "../src/components/pieces";
import { boxOf, turningsOf, type Point, type Square } from "../src/kit/geometry";
import { campsOf, cellsOf, lotOf, turnedRows } from "../src/tables/arkadia/components/content";
import { shapeOf } from "../src/tables/arkadia/pieces/buildings";
import { shadowsOf, towerOf, towersOf } from "../src/tables/arkadia/pieces/castles";
import { DRAWINGS } from "../src/tables/arkadia/pieces/drawings";
import { COLOURS, KINDS, mix } from "../src/tables/arkadia/pieces/looks";
import { cornerOf, SIZE } from "../src/tables/arkadia/pieces/paths";
import { merged } from "../src/tables/arkadia/pieces/pictures";
import { courtsOf, EAVES, roofOf } from "../src/tables/arkadia/pieces/roofs";
import { tiersOf } from "../src/tables/arkadia/pieces/stores";
import { TEXTURES, textureOf } from "../src/tables/arkadia/pieces/textures";
import type { Kind, LotSquare } from "../src/tables/arkadia/types";
import type { Tables } from "../src/tables/contract";
import { words } from "../src/words.svelte";

const SHAPES: Record<Kind, Square[]> = {
  house: ["a1", "b1"],
  farm: ["a1", "b1", "a2"],
  tavern: ["a1", "b1", "c1"],
  mill: ["a1", "b1", "c1", "b2"],
  smithy: ["a1", "a2", "a3", "b3"],
  trade_centre: ["b1", "c1", "a2", "b2"],
  monastery: ["a1", "b1", "a2", "b2"],
};
/** Every kind in every turning, also turned over. */
const LAID = KINDS.flatMap((kind) => turningsOf(SHAPES[kind], true).map((squares) => ({ kind, squares })));

const NUMBER = /-?\d+(?:\.\d+)?/g;
const LOT: LotSquare[][] = [
  ["red", "olive", "silver", "black"],
  ["plain", "court", "court", "plain"],
  ["black", "silver", "olive", "red"],
];

/** The area of a polygon, whichever way round it is named. */
const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, place) => {
      const next = points[(place + 1) % points.length]!;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;

function isInside({ x, y }: Point, polygon: readonly Point[]): boolean {
  return polygon.reduce((isIn, one, place) => {
    const other = polygon.at(place - 1)!;
    const crosses = one.y > y !== other.y > y;
    return crosses && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x ? !isIn : isIn;
  }, false);
}

// --- Roofs ---

describe.each([true, false])("a roof, gabled: %s", (isGabled) => {
  test.each(LAID)("covers all under its eaves once: $kind on $squares", ({ squares }) => {
    const faces = Object.values(roofOf(squares, isGabled).faces).flat();
    const courts = courtsOf(squares);
    const group = new Set(squares);
    const { width, height } = boxOf(squares, SIZE);
    // Points off every line that a face may end at.
    for (let x = 1.3; x < width; x += 5)
      for (let y = 1.7; y < height; y += 5) {
        const square = [...group].find((each) => {
          const corner = cornerOf(each);
          return x > corner.x && x < corner.x + SIZE && y > corner.y && y < corner.y + SIZE;
        });
        if (square === undefined) continue;
        const isInCourt = courts.some((court) => Math.abs(court.x - x) < 5 && Math.abs(court.y - y) < 9);
        if (isInCourt) continue;
        const covering = faces.filter((face) => isInside({ x, y }, face)).length;
        expect(covering, `${x} ${y}`).toBeLessThanOrEqual(courts.length > 0 ? 2 : 1);
        if (isUnderEaves({ x, y }, squares)) expect(covering, `${x} ${y}`).toBeGreaterThanOrEqual(1);
      }
  });
});

/** Whether a roof is over a point: it is further inside than the eaves are. */
const isUnderEaves = ({ x, y }: Point, squares: readonly Square[]): boolean => {
  const isOn = (across: number, down: number) =>
    squares.some((square) => {
      const corner = cornerOf(square);
      return across >= corner.x && across < corner.x + SIZE && down >= corner.y && down < corner.y + SIZE;
    });
  const [west, east] = [x - EAVES.west, x + EAVES.east];
  const [north, south] = [y - EAVES.north, y + EAVES.south];
  return [west, east].every((across) => [north, south].every((down) => isOn(across, down)));
};

test("the faces of a straight roof are as large as what they cover", () => {
  const area = (isGabled: boolean) =>
    Object.values(roofOf(["a1", "b1", "c1"], isGabled).faces)
      .flat()
      .reduce((sum, face) => sum + areaOf(face), 0);
  const covered = (3 * SIZE - EAVES.east - EAVES.west) * (SIZE - EAVES.north - EAVES.south);
  expect(area(true)).toBeCloseTo(covered);
  expect(area(false)).toBeCloseTo(covered);
});

test("a gabled roof has its ridge run to both ends, a hipped one has none there", () => {
  expect(roofOf(["a1", "b1"], true).ridges).toHaveLength(3);
  expect(roofOf(["a1", "b1"], true).faces.west).toEqual([]);
  expect(roofOf(["a1", "b1"], false).ridges).toHaveLength(1);
  expect(roofOf(["a1", "b1"], false).faces.west).toHaveLength(1);
});

test("only four squares enclose a court", () => {
  expect(courtsOf(SHAPES.monastery)).toHaveLength(1);
  expect(courtsOf(["a1", "b1", "c1", "a2", "b2", "c2"])).toHaveLength(2);
  expect(courtsOf(SHAPES.trade_centre)).toEqual([]);
});

// --- Buildings ---

describe("a building", () => {
  test.each(LAID)("has its seal, its sign and its things on squares of its own: $kind on $squares", (laid) => {
    const { things, sign, seal, faces, fronts } = shapeOf(laid.kind, laid.squares, true);
    const squareOf = ({ x, y }: Point) =>
      laid.squares.find((square) => {
        const corner = cornerOf(square);
        return x > corner.x && x < corner.x + SIZE && y > corner.y && y < corner.y + SIZE;
      });
    expect(squareOf(seal)).toBeDefined();
    expect(squareOf(sign)).toBeDefined();
    expect(squareOf(seal)).not.toBe(squareOf(sign));
    for (const { thing, at } of things.filter(({ thing }) => thing !== "court"))
      expect(squareOf(at), thing).toBeDefined();
    expect(things.length).toBeGreaterThan(0);
    expect(fronts.length).toBeGreaterThan(0);
    expect(faces.map(({ d }) => d).join("")).not.toContain("NaN");
  });

  test("is drawn whatever shape a content file gives its kind", () => {
    for (const kind of KINDS)
      for (const squares of [...LAID.map((laid) => laid.squares), ["a1", "b1", "c1", "d1", "a2", "b2"]])
        expect(JSON.stringify(shapeOf(kind, squares, true))).not.toMatch(/NaN|null|undefined/);
  });

  test("keeps its seal clear of what stands on the roof", () => {
    for (const { kind, squares } of LAID) {
      const { things, seal } = shapeOf(kind, squares, true);
      const big = things.filter(({ thing }) => !["chimney", "barrels", "hay", "court"].includes(thing));
      for (const { thing, at } of big)
        expect(Math.hypot(at.x - seal.x, at.y - seal.y), `${kind} ${thing}`).toBeGreaterThan(30);
    }
  });
});

test("strokes of one look are one stroke", () => {
  expect(merged([{ d: "a", fill: "x" }, { d: "b" }, { d: "c", fill: "x" }])).toEqual([
    { d: "ac", fill: "x" },
    { d: "b" },
  ]);
});

test("a mixed colour lies between both", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mix("#bf4630", "#ffffff", 0)).toBe("#bf4630");
});

// --- The castle ---

describe("a tower", () => {
  const tall = (height: number) =>
    towerOf({
      square: "c4",
      printed: "red",
      towers: COLOURS.slice(0, height) as ("red" | "olive" | "black" | "silver")[],
    });

  test("hides hardly anything of the square behind it, however high", () => {
    const top = cornerOf("c4").y;
    expect(tall(1).platform.y).toBeGreaterThan(top);
    expect(tall(3).platform.y).toBeGreaterThan(top - SIZE / 4);
  });

  test("has a front for every storey, the top one's colour above, the printed seal where none stands", () => {
    expect(tall(3)).toMatchObject({ height: 3, top: "black" });
    expect(tall(3).fronts).toHaveLength(3);
    expect(tall(0)).toMatchObject({ height: 0, top: null, printed: "red", fronts: [] });
    expect(towerOf({ square: "c4", printed: "plain", towers: [] }).printed).toBeNull();
  });

  test("grows narrower, and its shadow longer", () => {
    expect(tall(3).platform.width).toBeLessThan(tall(1).platform.width);
    const reach = (height: number) =>
      Math.max(
        ...shadowsOf([tall(height)])
          .match(NUMBER)!
          .map(Number),
      );
    expect(reach(3)).toBeGreaterThanOrEqual(reach(1));
    expect(shadowsOf([tall(0)])).toBe("");
  });
});

test("the lot lies, and stands after a quarter turn", () => {
  const [lying, upright] = [lotOf(LOT), lotOf(turnedRows(LOT))];
  expect([lying.is_upright, upright.is_upright]).toEqual([false, true]);
  expect(lying.courtyard).toEqual(["b2", "c2"]);
  expect(upright.courtyard).toEqual(["b2", "b3"]);
  expect(upright.ring.map(({ printed }) => printed).join(" ")).toBe(
    "black plain red silver olive olive silver red plain black",
  );
  for (const { ring } of [lying, upright]) {
    const rows = towersOf({ ring: ring.toReversed() }).map(({ square }) => Number(square.slice(1)));
    expect(rows).toEqual(rows.toSorted());
  }
});

test("tiers stand upon each other, and that of the floor under way is lit", () => {
  const store = { red: 3, olive: 0, black: 7, silver: 1 };
  const tiers = tiersOf({ floor: 2, stores: [store, store, store] });
  expect(tiers.map(({ state }) => state)).toEqual(["done", "now", "later"]);
  expect(tiers[1]!.stacks.map(({ count }) => count)).toEqual([3, 0, 7, 1]);
  for (const { box, stacks } of tiers)
    for (const { blocks } of stacks) for (const { y } of blocks) expect(y - 3).toBeGreaterThanOrEqual(box.y);
});

test("every drawing and texture has a name of its own", () => {
  const ids = [...DRAWINGS, ...TEXTURES].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(textureOf("silver", "west"));
});

// --- The page of components ---

describe("the pieces are drawn as a content file has them", () => {
  const TABLES: Tables = {
    board: { rows: ["..T.............", ...Array<string>(11).fill("................")] },
    lot: { rows: LOT },
    buildings: { house: { tiles: 3, shape: ["##"] }, farm: { tiles: 2, shape: ["#", "#", "#"] } },
    cards: { house: [1, 2, 0, 0], farm: [0, 0, 0, 2] },
    stores: { store_1: [5, 3, 3, 3], store_2: [3, 3, 3, 3], store_3: [1, 1, 1, 1] },
    pieces: { own_workers: 7, start_workers: 2, banners: 3, neutral_workers: 1 },
  };

  async function drawn(only: string): Promise<string> {
    await words.speak("en", "arkadia");
    const { body } = render((await loadPieces("arkadia"))!, { props: { tables: TABLES, only } });
    return body.replace(/<!--.*?-->/g, "").replace(/ class="[^"]*"/g, "");
  }
  const times = (body: string, text: string) => body.split(text).length - 1;

  test.each([
    ["board", { "Σ 1": 1, ": c1": 1, "#tent": 1 }],
    ["lot", { "#seal-": 16, "#olive-tree": 2 }],
    ["buildings", { "House × 3": 1, "Farm × 2": 1, "Σ 5": 1, 'role="img"': 4 }],
    ["cards", { "Σ 5": 1, "× 2": 2, ">Farm<": 4 }],
    ["stores", { store_1: 1, "× 5": 1 }],
    ["pieces", { "#worker-0": 9, "#worker-neutral": 1, "#banner-0": 3 }],
  ])("%s", async (only, texts) => {
    const body = await drawn(only);
    for (const [text, number] of Object.entries(texts)) expect(times(body, text), text).toBe(number);
  });

  test("those of the game itself", () => {
    const file = readFileSync("../src/insula/games/arkadia/content.toml", "utf8");
    const lines = [...file.matchAll(/"([.T]{16})"/g)].map(([, line]) => line!);
    expect(campsOf(lines)).toHaveLength(24);
    const shapes = [...file.matchAll(/shape = \[(.*?)\]/g)].map(([, rows]) =>
      cellsOf(rows!.split(", ").map((row) => row.replaceAll('"', ""))),
    );
    expect(shapes.map((cells) => cells.length)).toEqual([2, 3, 3, 4, 4, 4, 4]);
  });
});
