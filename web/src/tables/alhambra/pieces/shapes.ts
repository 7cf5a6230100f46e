// Outlines that recur on the pieces, as path data.

const round = (value: number): number => Math.round(value * 100) / 100;

/** The outline of a card, and of its header down to `foot`. */
export const CARD = "M8 0H92Q100 0 100 8V132Q100 140 92 140H8Q0 140 0 132V8Q0 0 8 0z";
export const header = (foot: number): string => `M0 ${foot}V8Q0 0 8 0H92Q100 0 100 8V${foot}z`;

/** What the numbers of a command are: across, down, a size, or neither. */
const NUMBERS_OF_COMMAND: Record<string, string> = { H: "x", V: "y", A: "ss---xy" };

/**
 * An outline moved by (x, y) and scaled; by less than nothing it is turned about as well. What is drawn so needs no
 * `transform`, which a browser would paint by itself.
 */
export function placed(outline: string, x: number, y: number, scale: number): string {
  return outline.replace(/([a-z])([^a-z]*)/gi, (_, command: string, given: string) => {
    const kinds = NUMBERS_OF_COMMAND[command.toUpperCase()] ?? "xy";
    const isMoved = command === command.toUpperCase();
    const place = (number: number, kind = "-") => {
      if (kind === "-") return number;
      if (kind === "s") return round(number * Math.abs(scale));
      return round(number * scale + (isMoved ? (kind === "x" ? x : y) : 0));
    };
    const numbers = (given.match(/-?(?:\d*\.)?\d+/g) ?? []).map(Number);
    return command + numbers.map((number, nth) => place(number, kinds[nth % kinds.length])).join(" ");
  });
}

/** The same outline at several places, as one. */
export const repeated = <Place>(places: readonly Place[], outline: (place: Place) => string): string =>
  places.map(outline).join("");

/** A lozenge around (x, y). */
export const lozenge = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y - height / 2}l${width / 2} ${height / 2} ${-width / 2} ${height / 2} ${-width / 2} ${-height / 2}z`;

/** A full circle around (x, y). */
export const dot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0 ${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

/** What a building stands on, from `top` down: as wide as a card, and with its corners. */
export const ground = (top: number): string => `M-5.5 ${top}H89.5V70.5Q89.5 78 82 78H2Q-5.5 78-5.5 70.5z`;

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

/** Rows of one to six lozenges, as on a die: counted at a glance. */
const ROWS_OF_COUNT: Record<number, number[]> = { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2], 6: [3, 3] };
const ACROSS = 1.2;
const DOWN = 1.4;
const TALL = 1.25;

/** One to six lozenges in rows, so far across each: around (x, y), or from there on. */
export function lozenges(count: number, x: number, y: number, size: number, anchor?: "start"): string {
  const rows = ROWS_OF_COUNT[count] ?? [];
  const widest = Math.max(0, ...rows);
  const middle = anchor === "start" ? x + size / 2 + ((widest - 1) / 2) * size * ACROSS : x;
  const row = (length: number, place: number) =>
    Array.from({ length }, (_, step) => {
      const across = round(middle + (step - (length - 1) / 2) * size * ACROSS);
      return lozenge(across, round(y + (place - (rows.length - 1) / 2) * size * DOWN), size, size * TALL);
    });
  return rows.flatMap(row).join("");
}
