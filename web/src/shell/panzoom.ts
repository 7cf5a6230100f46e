// How a board is made larger, smaller and moved about: geometry only.

export interface Point {
  x: number;
  y: number;
}

export const SMALLEST = 0.4;
export const LARGEST = 3;
const STEPS = [0.4, 0.5, 0.6, 0.75, 0.9, 1, 1.25, 1.5, 2, 2.5, 3];
const PER_NOTCH = 0.0022;
/** Between two taps that are one: milliseconds, and pixels. */
const TAP_TIME = 320;
const TAP_DISTANCE = 28;
const TURNS_OF_SEARCH = 7;

export const clampZoom = (zoom: number): number => Math.min(LARGEST, Math.max(SMALLEST, zoom));

/** The next larger (+1) or smaller (-1) of the usual sizes. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const near = 0.01;
  const next = direction > 0 ? STEPS.find((step) => step > zoom + near) : STEPS.findLast((step) => step < zoom - near);
  return next ?? clampZoom(zoom);
}

/** What a wheel makes of a size: the same turn is always the same ratio. */
export const wheelZoom = (zoom: number, delta: number): number => clampZoom(zoom * Math.exp(-delta * PER_NOTCH));

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Where to scroll so that what lies at `at` (from the corner of what is seen) stays there when all grows by `ratio`. */
export const scrollAbout = (scroll: Point, at: Point, ratio: number): Point => ({
  x: Math.max(0, (scroll.x + at.x) * ratio - at.x),
  y: Math.max(0, (scroll.y + at.y) * ratio - at.y),
});

/** Whether a tap follows another so closely that both are one. */
export const isDoubleTap = (before: (Point & { time: number }) | null, now: Point & { time: number }): boolean =>
  before !== null && now.time - before.time < TAP_TIME && distance(before, now) < TAP_DISTANCE;

/**
 * The largest size, natural or smaller, at which all can be seen. A board may be laid out anew when it has more room,
 * so its height is asked for, and not computed.
 */
export function fitZoom(heightAt: (zoom: number) => number, room: number): number {
  if (heightAt(1) <= room) return 1;
  let [low, high] = [SMALLEST, 1];
  for (let turn = 0; turn < TURNS_OF_SEARCH; turn++) {
    const middle = (low + high) / 2;
    if (heightAt(middle) <= room) low = middle;
    else high = middle;
  }
  return low;
}
