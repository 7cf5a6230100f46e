import { describe, expect, test } from "vitest";
import type { Happening, Standing } from "../src/messages";
import { divide, itemsOf, OTHER, scaleOf, seatsByPlace, segmentsOf, winnersOf } from "../src/shell/breakdown";
import type { Item } from "../src/tables/contract";

const item = (seat: number, points: number, source: string, group: string): Item => ({ seat, points, source, group });
const ORDER = ["kind-pavilion", "kind-tower", "scoring-A", "scoring-B"];
const ITEMS = [
  item(0, 6, "kind-tower", "scoring-A"),
  item(1, 1, "kind-pavilion", "scoring-A"),
  item(0, 13, "kind-tower", "scoring-B"),
  item(1, 6, "kind-tower", "scoring-B"),
  item(1, 8, "kind-pavilion", "scoring-B"),
];
const place = (points: number, place: number): Standing => ({ points, place, resigned: false });

describe("divide", () => {
  test("adds up by part of the game, and by source within it", () => {
    expect(divide(ITEMS, [19, 15], "group", ORDER)).toEqual([
      {
        id: "scoring-A",
        points: [6, 1],
        parts: [
          { id: "kind-pavilion", points: [0, 1] },
          { id: "kind-tower", points: [6, 0] },
        ],
      },
      {
        id: "scoring-B",
        points: [13, 14],
        parts: [
          { id: "kind-pavilion", points: [0, 8] },
          { id: "kind-tower", points: [13, 6] },
        ],
      },
    ]);
  });

  test("adds up by source, and by part of the game within it", () => {
    const groups = divide(ITEMS, [19, 15], "source", ORDER);
    expect(groups.map(({ id, points }) => [id, points])).toEqual([
      ["kind-pavilion", [0, 9]],
      ["kind-tower", [19, 6]],
    ]);
    expect(groups[0]?.parts.map(({ id }) => id)).toEqual(["scoring-A", "scoring-B"]);
  });

  test.each(["group", "source"] as const)(
    "what no event tells of is other, so that the sums are the totals (%s)",
    (by) => {
      const totals = [22, 10];
      const groups = divide(ITEMS, totals, by, ORDER);
      expect(groups.at(-1)).toEqual({ id: OTHER, points: [3, -5], parts: [] });
      const sums = totals.map((_, seat) => groups.reduce((sum, group) => sum + group.points[seat]!, 0));
      expect(sums).toEqual(totals);
    },
  );

  test("without items everything is other; without points there is nothing", () => {
    expect(divide([], [3, 0], "group", [])).toEqual([{ id: OTHER, points: [3, 0], parts: [] }]);
    expect(divide([], [0, 0], "group", [])).toEqual([]);
  });

  test("what brought nobody anything is left out; what cancels out is not", () => {
    const items = [item(0, 0, "s", "g"), item(0, 5, "up", "h"), item(0, -5, "down", "h")];
    expect(divide(items, [0], "group", [])).toEqual([
      {
        id: "h",
        points: [0],
        parts: [
          { id: "up", points: [5] },
          { id: "down", points: [-5] },
        ],
      },
    ]);
  });

  test("ids that no language file holds follow as they came", () => {
    const items = [item(0, 1, "z", "g"), item(0, 1, "a", "g"), item(0, 1, "kind-tower", "g")];
    expect(divide(items, [3], "source", ORDER).map(({ id }) => id)).toEqual(["kind-tower", "z", "a"]);
  });

  test("an item of somebody without a seat counts for nobody", () => {
    expect(divide([item(7, 5, "s", "g")], [0, 0], "group", [])).toEqual([]);
  });
});

describe("segmentsOf", () => {
  test("lays gains side by side up to the highest total", () => {
    const groups = divide(ITEMS, [19, 15], "group", ORDER);
    const scale = scaleOf(groups, 2);
    expect(scale).toEqual({ low: 0, high: 19 });
    expect(segmentsOf(groups, 0, scale)).toEqual([
      { id: "scoring-A", points: 6, from: 0, to: 6 / 19 },
      { id: "scoring-B", points: 13, from: 6 / 19, to: 1 },
    ]);
    expect(segmentsOf(groups, 1, scale).at(-1)?.to).toBeCloseTo(15 / 19);
  });

  test("lays losses to the left of zero", () => {
    const groups = divide([item(0, 10, "s", "up"), item(0, -5, "s", "down")], [5], "group", []);
    const scale = scaleOf(groups, 1);
    expect(scale).toEqual({ low: -5, high: 10 });
    expect(segmentsOf(groups, 0, scale)).toEqual([
      { id: "up", points: 10, from: 1 / 3, to: 1 },
      { id: "down", points: -5, from: 0, to: 1 / 3 },
    ]);
  });

  test("nobody has a point: nothing is drawn, and nothing is divided by zero", () => {
    expect(segmentsOf([], 0, scaleOf([], 2))).toEqual([]);
  });
});

test("itemsOf reads every event of the log, and only those that are points", () => {
  const happening = (names: string[]): Happening => ({
    seq: 0,
    kind: "move",
    seat: 0,
    text: "",
    move: 1,
    turn: 1,
    forced: false,
    events: names.map((name) => ({ seq: 1, name, audience: 255, arguments: { seat: 1, points: 2 } })),
  });
  const found = itemsOf([happening(["scored", "took"]), happening(["scored"])], (event) =>
    event.name === "scored" ? item(Number(event.arguments.seat), Number(event.arguments.points), "s", "g") : null,
  );
  expect(found).toEqual([item(1, 2, "s", "g"), item(1, 2, "s", "g")]);
});

test("those who are tied share a place and a victory", () => {
  const standings = [place(5, 3), place(9, 1), place(9, 1)];
  expect(seatsByPlace(standings)).toEqual([1, 2, 0]);
  expect(winnersOf(standings)).toEqual([1, 2]);
  expect(winnersOf([])).toEqual([]);
});
