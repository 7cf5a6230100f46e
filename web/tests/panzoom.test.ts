import { describe, expect, test } from "vitest";
import {
  between,
  clampZoom,
  distance,
  fitZoom,
  isDoubleTap,
  LARGEST,
  scrollAbout,
  SMALLEST,
  stepZoom,
  wheelZoom,
} from "../src/shell/panzoom";

describe("sizes", () => {
  test("every step is one larger or smaller, and the ends are the ends", () => {
    const up: number[] = [SMALLEST];
    while (up.at(-1)! < LARGEST) up.push(stepZoom(up.at(-1)!, 1));
    const down: number[] = [LARGEST];
    while (down.at(-1)! > SMALLEST) down.push(stepZoom(down.at(-1)!, -1));
    expect(up).toEqual([...down].reverse());
    expect(up).toContain(1);
    expect(stepZoom(LARGEST, 1)).toBe(LARGEST);
    expect(stepZoom(SMALLEST, -1)).toBe(SMALLEST);
  });

  test("from between two sizes a step goes to the next", () => {
    expect(stepZoom(1.1, 1)).toBe(1.25);
    expect(stepZoom(1.1, -1)).toBe(1);
  });

  test("the wheel there and back is the same size again", () => {
    expect(wheelZoom(wheelZoom(1, -120), 120)).toBeCloseTo(1);
    expect(wheelZoom(1, -1e6)).toBe(LARGEST);
    expect(wheelZoom(1, 1e6)).toBe(SMALLEST);
    expect(clampZoom(Number.MAX_VALUE)).toBe(LARGEST);
  });
});

describe("places", () => {
  test("what lies under the pointer stays under it", () => {
    const [scroll, at] = [
      { x: 40, y: 10 },
      { x: 100, y: 50 },
    ];
    const after = scrollAbout(scroll, at, 2);
    expect((after.x + at.x) / 2).toBeCloseTo(scroll.x + at.x);
    expect((after.y + at.y) / 2).toBeCloseTo(scroll.y + at.y);
  });

  test("nothing is scrolled beyond the corner", () => {
    expect(scrollAbout({ x: 0, y: 0 }, { x: 100, y: 100 }, 0.5)).toEqual({ x: 0, y: 0 });
  });

  test("fingers", () => {
    expect(distance({ x: 0, y: 3 }, { x: 4, y: 0 })).toBe(5);
    expect(between({ x: 0, y: 4 }, { x: 4, y: 0 })).toEqual({ x: 2, y: 2 });
  });

  test("two taps are one if they are close in place and time", () => {
    const tap = { x: 10, y: 10, time: 1000 };
    expect(isDoubleTap(null, tap)).toBe(false);
    expect(isDoubleTap(tap, { x: 14, y: 8, time: 1200 })).toBe(true);
    expect(isDoubleTap(tap, { x: 14, y: 8, time: 1600 })).toBe(false);
    expect(isDoubleTap(tap, { x: 90, y: 8, time: 1200 })).toBe(false);
  });
});

describe("all in sight", () => {
  test("what fits keeps its size", () => expect(fitZoom((zoom) => 400 * zoom, 500)).toBe(1));

  test("what does not fit is made as small as needed, and no smaller", () => {
    const zoom = fitZoom((size) => 1000 * size, 600);
    expect(zoom).toBeLessThanOrEqual(0.6);
    expect(zoom).toBeGreaterThan(0.57);
  });

  test("what can never fit is as small as can be", () => expect(fitZoom(() => 10_000, 300)).toBeCloseTo(SMALLEST));
});
