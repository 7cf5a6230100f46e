// Where the tasks of the frame lie about a district.

import { boxOf, type Box, type Point } from "../../kit/geometry";
import { cornerOf } from "./pieces/features";
import { SIZE } from "./pieces/paths";
import { GRID } from "./placing.svelte";
import type { TaskView } from "./types";

/** How broad the frame is. */
export const FRAME = 44;

const FAR = GRID.columns * SIZE + FRAME / 2;
const NEAR = -FRAME / 2;

export const isUpright = ({ side }: TaskView): boolean => side === "left" || side === "right";

/** The middle of a task's plate: on the frame, at the end of its line of squares. */
export function plateOf({ side, line }: TaskView): Point {
  const { x, y } = cornerOf(line[0] ?? "a1");
  const across = side === "left" ? NEAR : side === "right" ? FAR : x + SIZE / 2;
  const down = side === "top" ? NEAR : side === "bottom" ? FAR : y + SIZE / 2;
  return { x: across, y: down };
}

/** The squares that a task looks along. */
export const bandOf = ({ line }: TaskView): Box => boxOf(line, SIZE);

export const taskAnchor = (seat: number, { side, mark }: TaskView): string => `task:${seat}:${side}:${mark}`;
