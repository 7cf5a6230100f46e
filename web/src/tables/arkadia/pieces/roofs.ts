// Roofs of joined squares, whatever their shape: every square has a ridge point, ridges run between those of neighbours.

import { beyond, joinsOf, SIDES, squareAt, placeOf, type Point, type Side, type Square } from "../../../kit/geometry";
import { cornerOf, SIZE } from "./paths";

/** How far a roof lies inside its squares: to the south its wall is seen. */
export const EAVES: Record<Side, number> = { north: 3, east: 4, south: 13, west: 4 };

const LEFT = EAVES.west;
const TOP = EAVES.north;
const RIGHT = SIZE - EAVES.east;
const LOW = SIZE - EAVES.south;
const MIDDLE = { x: SIZE / 2, y: (TOP + LOW) / 2 };

/** Where the ridges of a square meet. */
export function ridgeOf(square: Square): Point {
  const { x, y } = cornerOf(square);
  return { x: x + MIDDLE.x, y: y + MIDDLE.y };
}

export interface Roof {
  /** Polygons by the way they slope down. */
  faces: Record<Side, Point[][]>;
  ridges: [Point, Point][];
}

/** The faces of a roof; straight ends of a gabled one have their ridge run on to the edge. */
export function roofOf(squares: readonly Square[], isGabled: boolean): Roof {
  const group = new Set(squares);
  const faces: Roof["faces"] = { north: [], east: [], south: [], west: [] };
  const ridges: Roof["ridges"] = [];

  for (const square of group) {
    const { x, y } = cornerOf(square);
    const at = (across: number, down: number): Point => ({ x: x + across, y: y + down });
    const top = at(MIDDLE.x, MIDDLE.y);
    const [northWest, northEast, southEast, southWest] = [at(LEFT, TOP), at(RIGHT, TOP), at(RIGHT, LOW), at(LEFT, LOW)];
    const ends = {
      north: { from: northWest, to: northEast, middle: at(MIDDLE.x, TOP) },
      east: { from: northEast, to: southEast, middle: at(RIGHT, MIDDLE.y) },
      south: { from: southEast, to: southWest, middle: at(MIDDLE.x, LOW) },
      west: { from: southWest, to: northWest, middle: at(LEFT, MIDDLE.y) },
    };
    const joins = joinsOf(square, group);
    const isLevel = !joins.north && !joins.south;
    const isUpright = !joins.east && !joins.west;

    for (const [number, side] of SIDES.entries()) {
      if (joins[side]) continue;
      const { from, to, middle } = ends[side];
      const isEnd = side === "east" || side === "west" ? isLevel : isUpright && !isLevel;
      if (isGabled && isEnd) {
        faces[SIDES[(number + 3) % 4]!].push([top, from, middle]);
        faces[SIDES[(number + 1) % 4]!].push([top, middle, to]);
        ridges.push([top, middle]);
      } else faces[side].push([top, from, to]);
    }
    if (joins.east) {
      const next = { x: top.x + SIZE, y: top.y };
      faces.north.push([top, northEast, at(SIZE + LEFT, TOP), next]);
      faces.south.push([top, southEast, at(SIZE + LEFT, LOW), next]);
      ridges.push([top, next]);
    }
    if (joins.south) {
      const next = { x: top.x, y: top.y + SIZE };
      faces.west.push([top, southWest, at(LEFT, SIZE + TOP), next]);
      faces.east.push([top, southEast, at(RIGHT, SIZE + TOP), next]);
      ridges.push([top, next]);
    }
  }
  return { faces, ridges };
}

/** The middles of the courts that four squares enclose between their roofs. */
export function courtsOf(squares: readonly Square[]): Point[] {
  const group = new Set(squares);
  return squares.flatMap((square) => {
    const { column, row } = placeOf(square);
    const others = [beyond(square, "east"), beyond(square, "south"), squareAt({ column: column + 1, row: row + 1 })];
    if (!others.every((other) => other !== null && group.has(other))) return [];
    const { x, y } = cornerOf(square);
    return [{ x: x + SIZE, y: y + MIDDLE.y + SIZE / 2 }];
  });
}
