import { describe, expect, test } from "vitest";
import { nearest, type Box } from "../src/ui/rove";

const box = (x: number, y: number, width = 10, height = 10): Box => ({ x, y, width, height });
/** Three rows of three. */
const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(column * 12, row * 12)));
const others = (place: number): Box[] => GRID.filter((_, number) => number !== place);
const walk = (from: number, direction: "left" | "right" | "up" | "down"): number => {
  const found = nearest(GRID[from]!, direction, others(from));
  return found < 0 ? -1 : GRID.indexOf(others(from)[found]!);
};

describe("the arrow keys", () => {
  test("go to the neighbour in a grid", () => {
    expect([walk(4, "left"), walk(4, "right"), walk(4, "up"), walk(4, "down")]).toEqual([3, 5, 1, 7]);
  });

  test("go nowhere at the edge", () => {
    expect([walk(0, "left"), walk(2, "right"), walk(0, "up"), walk(8, "down")]).toEqual([-1, -1, -1, -1]);
  });

  test("prefer what lies straight ahead to what is nearer and aside", () => {
    const [ahead, aside] = [box(60, 0), box(20, 40)];
    expect(nearest(box(0, 0), "right", [aside, ahead])).toBe(1);
  });

  test("reach a wide piece below from each piece above it", () => {
    const wide = box(0, 20, 100, 10);
    for (const x of [0, 40, 85]) expect(nearest(box(x, 0), "down", [wide])).toBe(0);
  });

  test("of two rows, go to the nearer one", () => {
    const [near, far] = [box(5, 14), box(0, 40)];
    expect(nearest(box(0, 0), "down", [far, near])).toBe(1);
  });
});
