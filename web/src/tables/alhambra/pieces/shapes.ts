/** Outlines that recur on the pieces, as path data. */

const round = (value: number): number => Math.round(value * 100) / 100;

/** A lozenge around (x, y). */
export const lozenge = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y - height / 2}l${width / 2} ${height / 2} ${-width / 2} ${height / 2} ${-width / 2} ${-height / 2}z`;

/** The bow of a horseshoe arch of this radius around (x, y): more than half a circle. */
export function bow(x: number, y: number, radius: number): string {
  const side = round(radius * 0.8);
  const foot = round(y + radius * 0.6);
  return `M${x - side} ${foot}A${radius} ${radius} 0 1 1 ${x + side} ${foot}`;
}

/** The opening of a horseshoe arch whose jambs go down to `base`. */
export function horseshoe(x: number, y: number, radius: number, base: number): string {
  return `${bow(x, y, radius)}V${base}H${round(x - radius * 0.8)}z`;
}

/** A wall from `base` up to a row of merlons whose tops are at `top`. */
export function battlement(left: number, right: number, top: number, base: number, merlons: number): string {
  const step = (right - left) / (2 * merlons - 1);
  const height = round(step * 0.9);
  const width = round(step);
  const row = Array.from({ length: merlons }, (_, merlon) =>
    merlon ? `v${height}h${width}v${-height}h${width}` : `h${width}`,
  );
  return `M${left} ${base}V${top}${row.join("")}V${base}z`;
}

/** A star with this many points around (x, y), the first upwards. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const radius = corner % 2 ? inner : outer;
    const angle = (corner * Math.PI) / points;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** A cypress that stands on (x, base). */
export function cypress(x: number, base: number, height: number, width: number): string {
  const half = width / 2;
  return `M${x} ${base}c${-half * 1.5} 0 ${-half * 1.2} ${-height * 0.55} 0 ${-height}c${half * 1.2} ${height * 0.45} ${half * 1.5} ${height} 0 ${height}z`;
}

/** Lozenges all along the inside of a frame, as a border of tiles. */
export function tileBorder(left: number, top: number, width: number, height: number, size: number): string {
  const across = Math.round(width / size);
  const down = Math.round(height / size);
  const dx = width / across;
  const dy = height / down;
  const tiles: string[] = [];
  for (let column = 0; column < across; column++) {
    for (let row = 0; row < down; row++) {
      const inner = column > 0 && row > 0 && column < across - 1 && row < down - 1;
      if (!inner) tiles.push(lozenge(round(left + (column + 0.5) * dx), round(top + (row + 0.5) * dy), size, size));
    }
  }
  return tiles.join("");
}

export interface Spot {
  x: number;
  y: number;
}

/** Rows of one to six lozenges, as on a die: counted at a glance. */
const ROWS_OF_COUNT: Record<number, number[]> = { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3] };

/** Where `count` lozenges stand around (0, 0), in steps of one across and one down. */
export function spotsOfCount(count: number): Spot[] {
  const rows = ROWS_OF_COUNT[count] ?? [];
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, place) => ({ x: place - (length - 1) / 2, y: row - (rows.length - 1) / 2 })),
  );
}
