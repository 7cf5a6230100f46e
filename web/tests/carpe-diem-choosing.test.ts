import { describe, expect, test } from "vitest";
import {
  areAlike,
  isScoring,
  isWhole,
  isWithinReach,
  keepsOf,
  mostTimes,
  offersOf,
  ordersOf,
  outlookOf,
  pressOnDepot,
  pressOnRow,
  pressOnTile,
  timesOf,
  wayTo,
} from "../src/tables/carpe_diem/choosing";
import type { Move, PlayerView, TableView, TileView, WayView } from "../src/tables/carpe_diem/types";

const tile = (name: string): TileView => ({
  tile: name,
  edges: ["pasture", "pasture", "pasture", "pasture"],
  chimneys: 0,
  centre: "market",
});

const player = (patrician: number | null): PlayerView => ({ patrician }) as PlayerView;

/** A table of seven depots, each written as its tiles; L01 and L02 look alike. */
function tableOf(depots: Record<number, (string | null)[]>, given: Partial<TableView> = {}): TableView {
  const tilesOf = (names: (string | null)[]) => names.map((name) => (name === null ? null : tile(name)));
  return {
    depots: [0, 1, 2, 3, 4, 5, 6].map((depot) => ({
      depot,
      tiles: tilesOf(depots[depot] ?? [null, null, null, null]),
      patricians: [],
      to_take: 4,
      lines: [],
    })),
    row: [],
    faces: [{ tiles: ["L01", "L02"], in_game: 2, to_come: 0, sites: {} }],
    players: [player(0), player(3)],
    in_hand: null,
    waiting: [],
    settling: null,
    ...given,
  } as unknown as TableView;
}

const choosing = (...moves: Move[]) => ({ legal: new Set(moves), toAct: 0 });

describe("depots", () => {
  const view = tableOf({ 1: ["L01", "L05", null, "L02"], 2: [null, "L01", "L02", null] });

  test("a press on a tile goes there and takes it", () => {
    expect(pressOnTile(choosing("move 1"), view, 1, 1)).toEqual({ moves: ["move 1", "take 2"], isLegal: true });
  });

  test("a tile is within reach where a press takes it, in a depot or in the row", () => {
    const play = choosing("move 1");
    const withRow = { ...view, row: [tile("S01")] };
    expect(isWithinReach(play, withRow, tile("L05"))).toBe(true);
    expect(isWithinReach(choosing("move 2"), withRow, tile("L05"))).toBe(false);
    expect(isWithinReach(play, withRow, tile("S01"))).toBe(false);
    expect(isWithinReach(choosing("craft 1"), withRow, tile("S01"))).toBe(true);
  });

  test("for bread it goes where one does not get on foot", () => {
    const play = choosing("move 2", "travel 1");
    expect(wayTo(play, 1)).toBe("travel 1");
    expect(pressOnTile(play, view, 1, 1)).toEqual({ moves: ["travel 1", "take 2"], isLegal: true });
  });

  test("the first of the tiles that look alike stands for them", () => {
    expect(pressOnTile(choosing("move 1"), view, 1, 3).moves).toEqual(["move 1", "take 1"]);
  });

  test("a depot with nothing to choose is pressed itself", () => {
    expect(isWhole(view, 1)).toBe(false);
    expect(isWhole(view, 2)).toBe(true);
    expect(pressOnDepot(choosing("move 2"), view, 2)).toEqual({ moves: ["move 2", "take 2"], isLegal: true });
  });

  test("an empty one is refused as a place to go", () => {
    expect(isWhole(view, 4)).toBe(true);
    expect(pressOnDepot(choosing("move 1"), view, 4)).toEqual({ moves: ["move 4"], isLegal: false });
  });

  test("one that is out of reach is refused as such, and not its tile", () => {
    expect(pressOnTile(choosing("move 2"), view, 1, 1)).toEqual({ moves: ["move 1"], isLegal: false });
  });

  test("whoever has gone there already only takes", () => {
    const here = tableOf({ 0: ["L01", "L05", null, null], 1: ["L06", "L07", null, null] });
    const play = choosing("take 1", "take 2");
    expect(pressOnTile(play, here, 0, 1)).toEqual({ moves: ["take 2"], isLegal: true });
    expect(pressOnTile(play, here, 1, 1)).toEqual({ moves: ["take 2"], isLegal: false });
  });

  test("while something else is chosen, taking is what is refused", () => {
    expect(pressOnTile(choosing("store"), view, 1, 1)).toEqual({ moves: ["take 2"], isLegal: false });
  });

  test("patricians begin at a depot, whatever lies there", () => {
    const beginning = tableOf({ 1: ["L01", "L05", "L06", "L07"] }, { players: [player(null), player(null)] });
    expect(isWhole(beginning, 1)).toBe(true);
    expect(pressOnDepot(choosing("pawn 1"), beginning, 1)).toEqual({ moves: ["pawn 1"], isLegal: true });
    expect(pressOnDepot(choosing("pawn 1"), beginning, 2)).toEqual({ moves: ["pawn 2"], isLegal: false });
  });
});

describe("what a tile brings", () => {
  test("a tile of the dark row, or one that looks like it", () => {
    const view = tableOf({}, { row: [null, tile("L02"), tile("L01")] });
    expect(pressOnRow(choosing("craft 2"), view, 2)).toEqual({ moves: ["craft 2"], isLegal: true });
    expect(pressOnRow(choosing("move 1"), view, 1)).toEqual({ moves: ["craft 2"], isLegal: false });
  });

  test("which of two finished features pays first is told by its kind", () => {
    const view = tableOf({}, { waiting: ["garden", "craftsman", "pond"] });
    expect(offersOf(choosing("first landscape", "first craftsman"), view)).toEqual([
      { kind: "craftsman", move: "first craftsman" },
      { kind: "pond", move: "first landscape" },
    ]);
    expect(offersOf(choosing("store"), view)).toEqual([]);
  });

  test("fountain cards are kept but for one, of each kind once", () => {
    expect(keepsOf(choosing("return pond", "return villa"), ["pond", "pond", "villa"])).toEqual([
      { kept: ["pond", "villa"], back: "pond", move: "return pond" },
      { kept: ["pond", "pond"], back: "villa", move: "return villa" },
    ]);
  });
});

describe("scoring", () => {
  const way = (first: Move, points: number): WayView => ({ cards: [], points, changes: {}, moves: [first] });

  test("it is under way when the view says so, not whenever the depots are empty", () => {
    expect(isScoring(tableOf({}, { scoring: 2 }))).toBe(true);
    expect(isScoring(tableOf({}, { scoring: null }))).toBe(false);
  });

  test("what each order of the cards comes to stands in the view, and whether they are alike", () => {
    const [one, other] = [way("card a1", 3), way("card b1", 7)];
    const view = tableOf({}, { outlook: [one, other, way("bread", 9)] });
    expect(outlookOf(view, "card b1")).toBe(other);
    expect(ordersOf(view)).toEqual([one, other]);
    expect(areAlike(ordersOf(view))).toBe(false);
    expect(areAlike([one, { ...one, moves: ["card b1"] }])).toBe(true);
    expect(areAlike([one, { ...one, changes: { coins: 1 } }])).toBe(false);
  });

  test("a red card is paid as often as it can be, unless one says otherwise", () => {
    const most = mostTimes(choosing("pay 0", "pay 1", "pay 2"));
    expect(most).toBe(2);
    expect(timesOf(null, 2)).toBe(2);
    expect(timesOf({ kind: "times", times: 1 }, 2)).toBe(1);
    expect(timesOf({ kind: "times", times: 5 }, 2)).toBe(2);
    expect(mostTimes(choosing("bread", "stop"))).toBeNull();
  });
});
