import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { tileOf as readTile } from "../src/tables/carpe_diem/content";
import {
  isFinished,
  pathsOf,
  shapesOf,
  shapesOfTile,
  turnedTile,
  withTile,
} from "../src/tables/carpe_diem/pieces/features";
import { mirrored, pointsOf, turned } from "../src/tables/carpe_diem/pieces/paths";
import { ARMS, crossingOf, lieOf, southEavesOf, stampOf, type Arm } from "../src/tables/carpe_diem/pieces/stamps";
import { gainsOf, tagsOf, tagsOfTasks } from "../src/tables/carpe_diem/tags";
import { bandOf, plateOf } from "../src/tables/carpe_diem/tasks";
import type { EdgeName, Event, FeatureView, Kind, TableView, TaskView, TileView } from "../src/tables/carpe_diem/types";

/** The tiles of the content file. */
const CONTENT = readFileSync("../src/insula/games/carpe_diem/content.toml", "utf8");
const ROW = /^([LS]\d\d) = \{ edges = "(.{4})"(?:, chimneys = (\d))?(?:, centre = "(\w+)")? \}$/gm;
const TILES = [...CONTENT.matchAll(ROW)].map(([, tile, edges, chimneys, centre]) =>
  readTile(tile!, { edges: edges!, chimneys: Number(chimneys ?? 0), centre: centre as Kind }),
);
const tileOf = (...edges: EdgeName[]): TileView => ({ tile: "L01", edges, chimneys: 0, centre: null });

/** Every way in which a kind lies on a tile, turned or not. */
const SHARES = TILES.flatMap((tile) =>
  ARMS.flatMap((quarters) => {
    const { edges } = turnedTile(tile, quarters);
    const kinds = [...new Set(edges)].filter((edge) => edge !== "pasture");
    return kinds.map((kind) => ({ tile: tile.tile, kind, lie: lieOf(kind, edges) }));
  }),
);

/** Where an outline touches an edge, as one looks outward over it: from the left, in order. */
function touching(outline: string, arm: Arm): number[] {
  const lying = pointsOf(turned(outline, (4 - arm) % 4)).filter(({ y }) => y === 0);
  return lying.map(({ x }) => x).toSorted((one, other) => one - other);
}

/** A table at which one bread brings a seat to depot 4. */
const VIEW = { card_bread: 3, players: [{ reach: [{ depot: 4, bread: 1, way: [4] }] }] } as unknown as TableView;

describe("a tile", () => {
  test("is read from the content file, all of them", () => {
    expect(TILES).toHaveLength(123);
  });

  test.each(TILES)("$tile has a path for each of its features, within the tile", (tile) => {
    const shapes = shapesOfTile(tile);
    expect(new Set(shapes.map(({ kind }) => kind))).toEqual(new Set(tile.edges.filter((edge) => edge !== "pasture")));
    for (const shape of shapes) {
      const { outline } = pathsOf(shape);
      expect(outline).toMatch(/^M.*z$/);
      for (const { x, y } of pointsOf(outline)) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(0);
    }
  });

  test("is as it was after four quarter turns, and has turned edges before", () => {
    for (const tile of TILES) {
      const turns = [1, 1, 1, 1].reduce((turning, quarter) => turnedTile(turning, quarter), tile);
      expect(turns).toEqual(tile);
    }
    expect(turnedTile(tileOf("villa", "pond", "pasture", "pasture"), 1).edges).toEqual([
      "pasture",
      "villa",
      "pond",
      "pasture",
    ]);
  });
});

describe("a stamp", () => {
  test("is the same path after four quarter turns, and after it was mirrored twice", () => {
    for (const { kind, lie } of SHARES) {
      const { outline, ridges, slopes } = stampOf(kind, lie);
      for (const path of [outline, ridges, ...slopes.map((slope) => slope.path)]) {
        expect(turned(turned(path, 1), 3)).toBe(path);
        expect(mirrored(mirrored(path))).toBe(path);
      }
    }
  });

  test("crosses the edges that it has arms at, where its neighbour does, and touches no other", () => {
    for (const { kind, lie } of SHARES) {
      const { outline } = stampOf(kind, lie);
      for (const arm of ARMS) expect(touching(outline, arm)).toEqual(lie.arms.includes(arm) ? crossingOf(kind) : []);
    }
  });

  test("turns with its tile", () => {
    for (const tile of TILES) {
      for (const kind of tile.edges.filter((edge) => edge !== "pasture")) {
        const upright = stampOf(kind, lieOf(kind, tile.edges));
        for (const quarters of ARMS) {
          const stamp = stampOf(kind, lieOf(kind, turnedTile(tile, quarters).edges));
          const points = (path: string) => pointsOf(path).map(({ x, y }) => `${x} ${y}`);
          expect(new Set(points(stamp.outline))).toEqual(new Set(points(turned(upright.outline, quarters))));
        }
      }
    }
  });

  test("has a roof over all of a building, and none over a landscape", () => {
    const area = (path: string) => {
      const points = pointsOf(path);
      const sum = points.map(({ x, y }, place) => {
        const next = points[(place + 1) % points.length]!;
        return x * next.y - next.x * y;
      });
      return Math.abs(sum.reduce((all, part) => all + part, 0)) / 2;
    };
    const landscapes = new Set(["pond", "garden", "vineyard", "henyard"]);
    for (const { kind, lie } of SHARES) {
      const { outline, slopes } = stampOf(kind, lie);
      if (landscapes.has(kind)) expect(slopes).toEqual([]);
      else {
        const parts = slopes.flatMap(({ path }) => path.split("z").filter((part) => part !== ""));
        expect(parts.reduce((sum, part) => sum + area(part), 0)).toBeCloseTo(area(outline));
      }
    }
  });

  test("has windows below the eaves that look south", () => {
    const deep = { arms: [0], mate: null } as const;
    expect(southEavesOf(stampOf("baker", deep))).toEqual([{ from: 20, to: 80, y: 79 }]);
    expect(southEavesOf(stampOf("baker", { arms: [1], mate: null }))).toEqual([{ from: 21, to: 100, y: 80 }]);
    expect(southEavesOf(stampOf("pond", deep))).toEqual([]);
  });
});

describe("a tile that is about to be laid", () => {
  const pond = (square: "a1" | "b1" | "c1", ...edges: EdgeName[]) => ({ square, turning: 0, tile: tileOf(...edges) });
  const district = [
    pond("a1", "pasture", "pond", "pasture", "pasture"),
    pond("c1", "pasture", "pasture", "pasture", "pond"),
  ];
  const opened = (square: "a1" | "c1", side: "east" | "west", fitting: number): FeatureView => {
    const open_edges = [{ square, side, fitting }];
    return { kind: "pond", squares: [square], open_edges, finished: false, chimneys: 0, brings: {} };
  };
  const shapes = shapesOf({ district, features: [opened("a1", "east", 3), opened("c1", "west", 0)] });

  test("finds an edge that can never be closed marked as such", () => {
    const [one, other] = shapes.map(pathsOf);
    expect(one).toMatchObject({ bars: "", stubs: expect.stringMatching(/^M/) });
    expect(other).toMatchObject({ stubs: "", bars: expect.stringMatching(/^M/) });
  });

  test("is one with what it joins, on both sides", () => {
    expect(shapes.map(isFinished)).toEqual([false, false]);
    const { joined, others } = withTile(shapes, district, "b1", tileOf("pasture", "pond", "pasture", "pond"));
    expect(joined.map(({ shares }) => shares.map(({ square }) => square))).toEqual([["a1", "c1", "b1"]]);
    expect(joined.map(isFinished)).toEqual([true]);
    expect(others).toEqual([]);
  });

  test("leaves open what nothing lies beyond, and what it does not join as it was", () => {
    const { joined, others } = withTile(shapes, district, "a2", tileOf("pasture", "pasture", "pond", "villa"));
    expect(joined.map(({ kind, shares }) => [kind, shares.flatMap(({ open }) => open)])).toEqual([
      ["pond", [2]],
      ["villa", [3]],
    ]);
    expect(others).toEqual(shapes);
  });
});

describe("a task of the frame", () => {
  const task = (side: TaskView["side"], ...line: TaskView["line"]): TaskView => {
    return { side, mark: "left", kind: "pond", points: 4, line, met: false };
  };

  test("lies on the frame at the end of its line, and lights that line", () => {
    expect(plateOf(task("top", "b1", "b6"))).toEqual({ x: 150, y: -22 });
    expect(plateOf(task("bottom", "e1", "e6"))).toEqual({ x: 450, y: 622 });
    expect(plateOf(task("left", "a5", "f5"))).toEqual({ x: -22, y: 450 });
    expect(plateOf(task("right", "a2", "f2"))).toEqual({ x: 622, y: 150 });
    expect(bandOf(task("left", "a5", "f5"))).toEqual({ x: 0, y: 400, width: 600, height: 100 });
  });
});

describe("what a move would bring", () => {
  const events = [
    {
      seq: 1,
      audience: -1,
      name: "built",
      arguments: { seat: 0, square: "b1", tile: "L01", one: "pond", other: "none" },
    },
    { seq: 1, audience: -1, name: "stepped", arguments: { seat: 0, steps: 1, space: 8 } },
    { seq: 1, audience: -1, name: "finished", arguments: { seat: 0, kind: "pond", tiles: 3, chimneys: 0 } },
    { seq: 1, audience: -1, name: "goods_gained", arguments: { seat: 0, good: "fish", number: 2 } },
    { seq: 1, audience: -1, name: "finished", arguments: { seat: 0, kind: "villa", tiles: 2, chimneys: 4 } },
    { seq: 1, audience: -1, name: "coins_gained", arguments: { seat: 0, coins: 1 } },
  ] satisfies Event[];

  test("stands on tags: what is finished, with what that brings, and all else by itself", () => {
    const [built, stepped, ...finished] = events;
    expect(tagsOf([built!, stepped!, finished[0]!, finished[1]!])).toEqual([
      [{ text: "+1" }, { sign: "banderole" }],
      [{ sign: "tick" }, { sign: "sign-pond" }, { text: "3" }, { text: "→" }, { text: "+2" }, { sign: "good-fish" }],
    ]);
    expect(tagsOf([finished[2]!])).toEqual([
      [{ sign: "tick" }, { sign: "sign-villa" }, { text: "4" }, { sign: "chimney" }],
    ]);
  });

  test("has a tag for each task of the frame that would be met", () => {
    const task = { side: "top", mark: "left", kind: "baker", points: 4, line: [], met: true } satisfies TaskView;
    expect(tagsOfTasks([task])).toEqual([[{ sign: "frame" }, { sign: "sign-baker" }, { text: "+4" }]]);
  });

  test("is added up for the store, what is given up too", () => {
    const paid: Event = { seq: 1, audience: -1, name: "good_paid", arguments: { seat: 0, good: "fish", number: 3 } };
    expect(gainsOf([...events, paid], VIEW)).toEqual({ fish: -1, coins: 1, steps: 1 });
  });

  test("leaves no goods of what a merchant sells, also not of those gained before", () => {
    const sold: Event = { seq: 1, audience: -1, name: "goods_sold", arguments: { seat: 0, goods: 3, coins: 4 } };
    const view = { ...VIEW, players: [{ ...VIEW.players[0]!, goods: { fish: 1, herbs: 0, grapes: 0, chickens: 0 } }] };
    expect(gainsOf([...events, sold], view)).toMatchObject({ fish: -1, coins: 5, steps: 1 });
    expect(gainsOf([sold, events[3]!], view)).toMatchObject({ fish: 1, coins: 4 });
  });

  test("says what a walk with bread and a card for bread cost", () => {
    const walk: Event = { seq: 1, audience: -1, name: "travelled", arguments: { seat: 0, depot: 4 } };
    const card: Event = { seq: 1, audience: -1, name: "bread_paid", arguments: { seat: 0, card: "A01" } };
    expect([gainsOf([walk], VIEW), gainsOf([card], VIEW)]).toEqual([{ bread: -1 }, { bread: -3 }]);
  });
});
