import { describe, expect, test } from "vitest";
import {
  beyond,
  boxInWindow,
  boxOf,
  bracketsOf,
  centreOf,
  compareSquares,
  cornered,
  cornersOf,
  edgesOf,
  groupsOf,
  isOn,
  isSquare,
  joinsOf,
  neighboursOf,
  oppositeOf,
  outlineOf,
  pathOfEdges,
  placeOf,
  pointInDrawing,
  shifted,
  SIDES,
  squareAt,
  squareAtPoint,
  squaresOf,
  turned,
  turnedSide,
  turningsOf,
  type Point,
  type Square,
} from "../src/kit/geometry";

const ARKADIA = { columns: 16, rows: 12, size: 48 };
const DISTRICT = { columns: 6, rows: 6, size: 100 };
const ALL = squaresOf(DISTRICT);
const RING = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
const L = ["a1", "a2", "a3", "b3"];

/** Numbers from 0 to 1, the same in every run. */
function* chances(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** All groups in a corner of three by three squares, and some of the whole district: from a few squares to nearly all. */
const GROUPS: Square[][] = [
  ...Array.from({ length: 511 }, (_, bits) =>
    squaresOf({ columns: 3, rows: 3, size: 1 }).filter((_, place) => ((bits + 1) >> place) & 1),
  ),
  ...Array.from({ length: 80 }, (_, number) => {
    const chance = chances(number + 1);
    return ["a1", ...ALL.slice(1).filter(() => chance.next().value < 0.15 + 0.08 * (number % 10))];
  }),
];

/** What a ring encloses: more than 0 clockwise, less the other way round. */
const areaOf = (ring: Point[]): number =>
  ring.reduce((sum, { x, y }, place) => {
    const next = ring[(place + 1) % ring.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
const areaIn = (rings: Point[][]): number => rings.reduce((sum, ring) => sum + areaOf(ring), 0);

/** The rings of a path; its arcs as many short lines. */
function ringsIn(path: string): Point[][] {
  return [...path.matchAll(/M([^zM]+)z/g)].map(([, body]) => {
    const ring: Point[] = [];
    for (const [, command, numbers] of `L${body}`.matchAll(/([LA])([^LA]+)/g)) {
      const values = numbers!.trim().split(" ").map(Number);
      const [x, y] = values.slice(-2) as [number, number];
      if (command === "A") ring.push(...arc(ring.at(-1)!, { x, y }, values[0]!, values[4] === 1));
      ring.push({ x, y });
    }
    return ring;
  });
}

/** Points on a quarter of a circle. */
function arc(from: Point, to: Point, radius: number, isClockwise: boolean): Point[] {
  const [across, down] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const isCornerLevel = isClockwise === across * down > 0;
  const centre = isCornerLevel ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  return Array.from({ length: 31 }, (_, step) => {
    const angle = start + (((isClockwise ? 1 : -1) * Math.PI) / 2) * ((step + 1) / 32);
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** How many separate parts squares have; where `touch` is set, those that touch at a corner are one. */
function partsOf(squares: Square[], touch: boolean): number {
  const left = new Set(squares);
  let parts = 0;
  for (const first of left) {
    parts++;
    const queue = [first];
    left.delete(first);
    for (const square of queue) {
      for (const column of [-1, 0, 1])
        for (const row of [-1, 0, 1]) {
          const next = shifted(square, column, row);
          if (next !== null && (touch || column * row === 0) && left.delete(next)) queue.push(next);
        }
    }
  }
  return parts;
}

// --- Names and places ---

describe("a square", () => {
  test("has the name that the rules give it", () => {
    expect(placeOf("a1")).toEqual({ column: 0, row: 0 });
    expect(placeOf("p12")).toEqual({ column: 15, row: 11 });
    expect(squareAt({ column: 2, row: 6 })).toBe("c7");
    for (const square of squaresOf(ARKADIA)) expect(squareAt(placeOf(square))).toBe(square);
  });

  test.each(["", "A1", "a0", "a01", "a100", "1a", "aa1", "a1 ", "a-1", null, 3, ["a1"]])("is not %j", (thing) => {
    expect(isSquare(thing)).toBe(false);
    if (typeof thing === "string") expect(() => placeOf(thing)).toThrow(RangeError);
  });

  test("lies nowhere where no name reaches", () => {
    const nowhere = [
      [-1, 0],
      [0, -1],
      [26, 0],
      [0, 99],
    ];
    for (const [column, row] of nowhere) expect(squareAt({ column: column!, row: row! })).toBe(null);
    expect(() => squaresOf({ columns: 27, rows: 1, size: 1 })).toThrow(RangeError);
  });

  test("is one of its board's, which are told row by row", () => {
    expect(squaresOf(ARKADIA)).toHaveLength(192);
    expect(squaresOf(ARKADIA).slice(14, 18)).toEqual(["o1", "p1", "a2", "b2"]);
    expect(squaresOf(ARKADIA).toReversed().toSorted(compareSquares)).toEqual(squaresOf(ARKADIA));
    expect([isOn("f6", DISTRICT), isOn("g6", DISTRICT), isOn("f7", DISTRICT)]).toEqual([true, false, false]);
  });

  test("is found by a point", () => {
    expect(squareAtPoint({ x: 0, y: 0 }, ARKADIA)).toBe("a1");
    expect(squareAtPoint({ x: 47.9, y: 48 }, ARKADIA)).toBe("a2");
    expect(squareAtPoint({ x: 767.9, y: 575.9 }, ARKADIA)).toBe("p12");
    for (const point of [
      { x: -0.1, y: 5 },
      { x: 5, y: -0.1 },
      { x: 768, y: 5 },
      { x: 5, y: 576 },
    ])
      expect(squareAtPoint(point, ARKADIA)).toBe(null);
    for (const square of squaresOf(ARKADIA)) expect(squareAtPoint(centreOf([square], 48), ARKADIA)).toBe(square);
  });

  test("has a box and a middle, alone and with others", () => {
    expect(boxOf(["c2"], 10)).toEqual({ x: 20, y: 10, width: 10, height: 10 });
    expect(boxOf(L, 10)).toEqual({ x: 0, y: 0, width: 20, height: 30 });
    expect(centreOf(["c2", "d2"], 10)).toEqual({ x: 30, y: 15 });
    expect(centreOf(L, 12)).toEqual({ x: 9, y: 21 });
  });
});

describe("a drawing in the window", () => {
  const viewBox = { x: -10, y: -20, width: 100, height: 50 };

  test("is as large as fits, in the middle", () => {
    const high = { x: 5, y: 7, width: 200, height: 300 }; // twice as large, 100 free above and below
    expect(pointInDrawing({ x: 5, y: 107 }, viewBox, high)).toEqual({ x: -10, y: -20 });
    expect(pointInDrawing({ x: 205, y: 207 }, viewBox, high)).toEqual({ x: 90, y: 30 });
    const wide = { x: 0, y: 0, width: 300, height: 50 };
    expect(pointInDrawing({ x: 100, y: 0 }, viewBox, wide)).toEqual({ x: -10, y: -20 });
  });

  test("a box goes there and back", () => {
    const shown = { x: 13, y: 17, width: 140, height: 90 };
    const { x, y, width, height } = boxInWindow({ x: 20, y: 10, width: 30, height: 5 }, viewBox, shown);
    const corner = pointInDrawing({ x, y }, viewBox, shown);
    const other = pointInDrawing({ x: x + width, y: y + height }, viewBox, shown);
    expect([corner.x, corner.y, other.x, other.y].map((value) => value.toFixed(6))).toEqual(
      [20, 10, 50, 15].map((value) => value.toFixed(6)),
    );
  });
});

// --- Neighbours ---

describe("neighbours", () => {
  test("lie beyond the sides", () => {
    expect(SIDES.map((side) => beyond("b2", side))).toEqual(["b1", "c2", "b3", "a2"]);
    expect(SIDES.map((side) => beyond("a1", side))).toEqual([null, "b1", "a2", null]);
    for (const side of SIDES) expect(beyond(beyond("c3", side)!, oppositeOf(side))).toBe("c3");
    expect(shifted("c3", 2, -1)).toBe("e2");
    expect(shifted("c3", -3, 0)).toBe(null);
  });

  test("are fewer at the edge of the board", () => {
    expect(neighboursOf("a1", DISTRICT)).toEqual(["b1", "a2"]);
    expect(neighboursOf("f6", DISTRICT)).toEqual(["f5", "e6"]);
    const all = ALL.flatMap((square) => neighboursOf(square, DISTRICT));
    expect(all).toHaveLength(2 * 60);
    expect(all.every((square) => isOn(square, DISTRICT))).toBe(true);
  });

  test("a group goes on to where its squares are", () => {
    const group = new Set(L);
    expect(joinsOf("a1", group)).toEqual({ north: false, east: false, south: true, west: false });
    expect(joinsOf("a3", group)).toEqual({ north: true, east: true, south: false, west: false });
  });

  test("groups hang together by sides, not by corners", () => {
    expect(groupsOf(["a1", "b2", "b1", "d4", "e5"])).toEqual([["a1", "b1", "b2"], ["d4"], ["e5"]]);
    for (const group of GROUPS) {
      const parts = groupsOf(group);
      expect(parts).toHaveLength(partsOf(group, false));
      expect(parts.flat().toSorted(compareSquares)).toEqual(group);
    }
  });

  test("edges are on the rim, or a seam that is told once", () => {
    const { rim, seams } = edgesOf(L);
    expect(rim).toHaveLength(10);
    expect(seams).toEqual([
      { square: "a1", side: "south" },
      { square: "a2", side: "south" },
      { square: "a3", side: "east" },
    ]);
    for (const group of GROUPS) {
      const edges = edgesOf(group);
      expect(edges.rim.length + 2 * edges.seams.length).toBe(4 * group.length);
      const across = edges.seams.map(({ square, side }) => [square, beyond(square, side)]);
      expect(across.flat().every((square) => group.includes(square!))).toBe(true);
    }
  });
});

// --- Turnings ---

describe("a shape", () => {
  test("turns clockwise and stays in the corner", () => {
    expect(turned(["a1", "a2", "b2"], 1)).toEqual(["b1", "a1", "a2"]);
    expect(turned(L, 1)).toEqual(["c1", "b1", "a1", "a2"]);
    expect(turned(L, 2)).toEqual(["b3", "b2", "b1", "a1"]);
    expect(turned(L, 3)).toEqual(["a2", "b2", "c2", "c1"]);
    expect(turned(["d4", "d5"], 0)).toEqual(["a1", "a2"]);
    expect(cornered(["d4", "e5"])).toEqual(["a1", "b2"]);
  });

  test("is itself after four quarters, or turned over twice", () => {
    for (const group of GROUPS) {
      const shape = cornered(group);
      expect(turned(turned(shape, 3), 1)).toEqual(shape);
      expect(turned(shape, 7)).toEqual(turned(shape, -1));
      expect(turned(turned(shape, 0, true), 0, true)).toEqual(shape);
      expect(turned(turned(shape, 1, true), 1, true)).toEqual(shape); // over, turned, over, turned
    }
  });

  test("turned over is turned over before it is turned", () => {
    expect(turned(L, 0, true)).toEqual(["b1", "b2", "b3", "a3"]);
    expect(turned(L, 1, true)).toEqual(turned(turned(L, 0, true), 1));
  });

  test.each([
    [["a1"], 1, 1],
    [["a1", "a2"], 2, 2],
    [["a1", "a2", "b2"], 4, 4],
    [L, 4, 8],
    [["a1", "b1", "c1", "b2"], 4, 4],
    [["a1", "b1", "b2", "c2"], 2, 4],
  ])("%j lies in %i ways, in %i if it may be turned over", (shape, ways, over) => {
    expect(turningsOf(shape)).toHaveLength(ways);
    expect(turningsOf(shape, true)).toHaveLength(over);
    expect(turningsOf(shape, true)[0]).toEqual(shape);
  });

  test("its sides turn along", () => {
    expect(SIDES.map((side) => turnedSide(side, 1))).toEqual(["east", "south", "west", "north"]);
    expect(turnedSide("north", -1)).toBe("west");
    expect(turnedSide("west", 6)).toBe("east");
  });
});

// --- Outlines ---

describe("an outline", () => {
  test("of one square begins at its corner and goes round clockwise", () => {
    expect(outlineOf(["b2"], { size: 10 })).toBe("M10 10L20 10L20 20L10 20z");
    expect(outlineOf([], { size: 10 })).toBe("");
  });

  test("runs on across borders: an L has six corners", () => {
    expect(outlineOf(L, { size: 10 })).toBe("M0 0L10 0L10 20L20 20L20 30L0 30z");
  });

  test("has a ring about a hole, the other way round", () => {
    const rings = cornersOf(RING, { size: 1 });
    expect(rings.map(areaOf)).toEqual([9, -1]);
  });

  test("of squares that touch at a corner has a ring for each", () => {
    const rings = cornersOf(["a1", "b2"], { size: 1 });
    expect(rings.map(areaOf)).toEqual([1, 1]);
    expect(cornersOf(["b1", "a2"], { size: 1 }).map(areaOf)).toEqual([1, 1]);
    expect(cornersOf(["a1", "c1", "b2", "a3", "c3"], { size: 1 })).toHaveLength(5);
  });

  test("of a ring that closes at a corner only does not close: its hole is outside", () => {
    const almost = ["b1", "c1", "c2", "a2", "a3", "b3", "c3"]; // a2 and b1 touch
    const rings = cornersOf(almost, { size: 1 });
    expect(rings.map(areaOf)).toEqual([7]);
    expect(rings[0]!.filter(({ x, y }) => x === 1 && y === 1)).toHaveLength(2);
  });

  test("of several groups is one path of several rings", () => {
    expect(outlineOf(["a1", "c1"], { size: 10 })).toBe("M0 0L10 0L10 10L0 10zM20 0L30 0L30 10L20 10z");
  });

  test("encloses as many squares as there are, whatever they are", () => {
    for (const group of GROUPS) {
      const rings = cornersOf(group, { size: 1 });
      expect(areaIn(rings)).toBe(group.length);
      expect(areaIn(ringsIn(outlineOf(group, { size: 10 })))).toBeCloseTo(100 * group.length);
    }
  });

  test("has a ring for each part and one for each hole", () => {
    const around = squaresOf({ columns: 8, rows: 8, size: 1 });
    for (const group of GROUPS) {
      const inside = new Set(group.map((square) => shifted(square, 1, 1)));
      const holes = partsOf(
        around.filter((square) => !inside.has(square)),
        true,
      );
      const rings = cornersOf(group, { size: 1 });
      expect(rings.filter((ring) => areaOf(ring) > 0)).toHaveLength(partsOf(group, false));
      expect(rings.filter((ring) => areaOf(ring) < 0)).toHaveLength(holes - 1);
    }
  });

  test("has sides that turn at every corner", () => {
    for (const group of GROUPS)
      for (const ring of cornersOf(group, { size: 1 })) {
        const isLevel = ring.map(({ y }, place) => y === ring[(place + 1) % ring.length]!.y);
        expect(isLevel.every((level, place) => level !== isLevel[(place + 1) % ring.length])).toBe(true);
      }
  });

  test("may lie further in, on all sides", () => {
    expect(outlineOf(["a1", "b1"], { size: 10, inset: 1 })).toBe("M1 1L19 1L19 9L1 9z");
    expect(outlineOf(["a1"], { size: 10, inset: -1 })).toBe("M-1 -1L11 -1L11 11L-1 11z");
    for (const group of GROUPS) {
      const rings = cornersOf(group, { size: 10 });
      const turns = rings.reduce((sum, ring) => sum + Math.sign(areaOf(ring)) * 4, 0); // outer corners less inner ones
      const rim = edgesOf(group).rim.length * 10;
      expect(areaIn(cornersOf(group, { size: 10, inset: 2 }))).toBeCloseTo(100 * group.length - 2 * rim + 4 * turns);
    }
  });

  test("may lie further in on each side for itself", () => {
    const roof = { north: 3, east: 4, south: 13, west: 4 };
    expect(outlineOf(["a1"], { size: 48, inset: roof })).toBe("M4 3L44 3L44 35L4 35z");
    expect(outlineOf(L, { size: 48, inset: roof })).toBe("M4 3L44 3L44 99L92 99L92 131L4 131z");
    expect(outlineOf(["a1"], { size: 10, inset: { south: 2 } })).toBe("M0 0L10 0L10 8L0 8z");
  });

  test("may have round corners, outwards and inwards", () => {
    expect(outlineOf(["a1"], { size: 10, radius: 2 })).toBe(
      "M0 2A2 2 0 0 1 2 0L8 0A2 2 0 0 1 10 2L10 8A2 2 0 0 1 8 10L2 10A2 2 0 0 1 0 8z",
    );
    expect(outlineOf(L, { size: 10, radius: 2 })).toContain("L10 18A2 2 0 0 0 12 20L");
    expect(outlineOf(["a1"], { size: 10, radius: 99 })).toContain("A5 5 0 0 1 5 0");
    for (const group of GROUPS) {
      const square = cornersOf(group, { size: 10, inset: 1 });
      const turns = square.reduce((sum, ring) => sum + Math.sign(areaOf(ring)) * 4, 0);
      const round = areaIn(ringsIn(outlineOf(group, { size: 10, inset: 1, radius: 2 })));
      expect(Math.abs(round - (areaIn(square) - (1 - Math.PI / 4) * 4 * turns))).toBeLessThan(0.02 * group.length);
    }
  });

  test("leaves its corners as brackets", () => {
    expect(bracketsOf(["a1"], 3, { size: 10, inset: -1 })).toBe(
      "M-1 2L-1 -1L2 -1M8 -1L11 -1L11 2M11 8L11 11L8 11M2 11L-1 11L-1 8",
    );
    expect(bracketsOf(["a1"], 99, { size: 10 })).toMatch(/^M0 5L0 0L5 0M/);
  });

  test("single edges are lines, inwards and shorter on wish", () => {
    expect(pathOfEdges([{ square: "b2", side: "north" }], 10)).toBe("M10 10L20 10");
    expect(pathOfEdges([{ square: "b2", side: "east" }], 10, 1, 2)).toBe("M19 12L19 18");
    expect(pathOfEdges([{ square: "b2", side: "south" }], 10, 1, 2)).toBe("M18 19L12 19");
    expect(
      pathOfEdges(
        [
          { square: "a1", side: "west" },
          { square: "b2", side: "west" },
        ],
        10,
        -1,
      ),
    ).toBe("M-1 10L-1 0M9 20L9 10");
    expect(pathOfEdges([], 10)).toBe("");
  });
});
