// Where something small stands beside something else, so that both can be seen.

import type { Box, Point } from "./geometry";

interface Size {
  width: number;
  height: number;
}

const GAP = 10;

/** The corner of what stands beside a box in the window: to its right, else to its left, else above, else below. */
export function beside(box: Box, own: Size, room: Size): Point {
  const middle = { x: box.x + (box.width - own.width) / 2, y: box.y + (box.height - own.height) / 2 };
  const right = box.x + box.width + GAP;
  const left = box.x - GAP - own.width;
  const above = box.y - GAP - own.height;
  const inside = (corner: Point): Point => ({
    x: clamp(corner.x, GAP, room.width - GAP - own.width),
    y: clamp(corner.y, GAP, room.height - GAP - own.height),
  });
  if (right + own.width + GAP <= room.width) return inside({ x: right, y: middle.y });
  if (left >= GAP) return inside({ x: left, y: middle.y });
  return inside({ x: middle.x, y: above >= GAP ? above : box.y + box.height + GAP });
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
