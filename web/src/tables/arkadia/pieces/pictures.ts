// Pictures made of strokes.

import { PAPER, SHADE, WOOD } from "./looks";
import { disc, short } from "./paths";

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
}

export type Picture = readonly Stroke[];

/** Strokes of one look as one stroke, in the order of the first of each look. */
export function merged(strokes: Picture): Stroke[] {
  const byLook = new Map<string, Stroke>();
  for (const { d, ...look } of strokes) {
    const key = JSON.stringify(look);
    byLook.set(key, { ...look, d: (byLook.get(key)?.d ?? "") + d });
  }
  return [...byLook.values()];
}

/** The rim of a piece of wax about (0, 0). */
export function waxPath(radius: number): string {
  const BUMPS = 11;
  const N_POINTS = BUMPS * 4;
  const points = Array.from({ length: N_POINTS }, (_, number) => {
    const angle = (number * 2 * Math.PI) / N_POINTS;
    const reach = radius * (1 + 0.07 * Math.cos(angle * BUMPS));
    return `${short(reach * Math.sin(angle))} ${short(-reach * Math.cos(angle))}`;
  });
  return `M${points.join("L")}z`;
}

const BRASS_EDGE = "#5e4210";

/** The roof and the edge of the building that a thing stands on. */
const ROOF = "var(--roof)";
const EDGE = "var(--roof-edge)";

/** The four sails: a shape from the hub upwards, at each quarter. */
const sails = (path: readonly (readonly [x: number, y: number])[], isClosed: boolean): string =>
  [22, 112, 202, 292]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const points = path.map(([x, y]) => `${short(x * cos - y * sin)} ${short(x * sin + y * cos)}`);
      return `M${points.join("L")}${isClosed ? "z" : ""}`;
    })
    .join("");
const BLADE = [
  [-1, -4],
  [-2, -27],
  [8.5, -27],
  [2.5, -6],
] as const;
const RIB = [
  [2.5, -26],
  [0.8, -7],
] as const;
const BATTENS = [
  [
    [-1.5, -20],
    [6.5, -20],
  ],
  [
    [-1.5, -13],
    [4.6, -13],
  ],
] as const;

/** Every other of the eight pieces of a cloth that is stretched between its ribs. */
const gores = (radius: number, first: number): string =>
  [0, 2, 4, 6]
    .map((eighth) => {
      const at = (number: number, reach: number) => {
        const angle = ((number + first + 0.5) * Math.PI) / 4;
        return `${short(reach * Math.cos(angle))} ${short(reach * Math.sin(angle))}`;
      };
      return `M0 0L${at(eighth, radius)}Q${at(eighth + 0.5, radius * 0.8)} ${at(eighth + 1, radius)}z`;
    })
    .join("");

/** What stands on roofs and before walls, about (0, 0), in 48 by 48. */
export const THINGS = {
  chimney: [
    { d: "M-4 5V-6H4V5z", fill: "#b98a64", line: WOOD, width: 1.3 },
    { d: "M-5.2-9H5.2V-6H-5.2z", fill: WOOD },
  ],
  sails: [
    { d: disc({ x: 1.5, y: 2.5 }, 14), fill: "#1d1405", opacity: 0.3 },
    { d: disc({ x: 0, y: 0 }, 13), fill: ROOF, line: EDGE, width: 1.8 },
    { d: disc({ x: 0, y: 0 }, 9), line: "#fff6e0", width: 1.2, opacity: 0.5 },
    { d: sails(BLADE, true), fill: PAPER, line: "#5a3d1c", width: 1.4 },
    { d: [RIB, ...BATTENS].map((rib) => sails(rib, false)).join(""), line: "#a98a56", width: 1.1 },
    { d: disc({ x: 0, y: 0 }, 4), fill: "#d9a63a", line: "#5a3d1c", width: 1.4 },
  ],
  forge: [
    { d: "M-10 9V-12H10V9z", fill: "#9a8c76", line: "#3b2f20", width: 1.6 },
    { d: "M-10-5H10M-10 2H10M-3-12V-5M4-5V2M-4 2V9", line: "#5f5340", width: 1.1 },
    { d: "M-12-18H12V-11H-12z", fill: "#7d705c", line: "#3b2f20", width: 1.6 },
    { d: "M-8-16H8V-13H-8z", fill: "#f2a33a" },
  ],
  dome: [
    { d: "M-13 9V1H13V9z", fill: "#f5e6bd", line: EDGE, width: 1.4 },
    { d: "M-8 9V2M0 9V2M8 9V2", line: "#8d6a25", width: 2 },
    { d: "M-14 1C-14-9-6-14 0-15 6-14 14-9 14 1z", fill: "#d9a63a", line: BRASS_EDGE, width: 1.6 },
    { d: "M0-15C-6-10-7-4-7 1M0-15C6-10 7-4 7 1", line: BRASS_EDGE, width: 1.2 },
    { d: disc({ x: 0, y: -17 }, 2.4), fill: "#fff1c4", line: BRASS_EDGE, width: 1.2 },
  ],
  barrels: [
    {
      d: "M-8.5 5c-2-4-2-6 0-9.5h8c2 3.5 2 5.5 0 9.5zM.5 5c-2-4-2-6 0-9.5h8c2 3.5 2 5.5 0 9.5z",
      fill: "#b97a3c",
      line: WOOD,
      width: 1.2,
    },
    { d: "M-9.6 2h9.7M-9.6-1.5h9.7M-.6 2h9.7M-.6-1.5h9.7", line: WOOD, width: 1 },
  ],
  parasol: [
    { d: "M-18-14H18V14H-18z", fill: "#c79355", line: WOOD, width: 1.5 },
    { d: "M-18-7H18M-18-1H18M-18 5H18M-18 10H18", line: "#8a5a2a", width: 0.9 },
    { d: disc({ x: 1.5, y: 2.5 }, 12.5), fill: "#1d1405", opacity: 0.35 },
    { d: gores(14.5, 0), fill: "#fff6e0", line: WOOD, width: 1.1 },
    { d: gores(14.5, 1), fill: "#3d8095", line: WOOD, width: 1.1 },
    { d: disc({ x: 0, y: 0 }, 2.2), fill: "#d9a63a", line: WOOD, width: 1 },
  ],
  hay: [
    { d: disc({ x: 0, y: 0 }, 6), fill: "#e8c35a", line: "#7a5a12", width: 1.2 },
    { d: "M-3 0a3 3 0 1 1 3 3M-5 2.5l-2 1.5M4 4l2.5.5", line: "#7a5a12", width: 1 },
  ],
  belfry: [
    { d: "M-10 13V-8H10V13z", fill: "#fbf4e2", line: EDGE, width: 1.6 },
    { d: "M-5.5 8V0a5.5 5.5 0 0 1 11 0v8z", fill: "#31424a" },
    { d: "M0-3.5C3-3 3 1 4 4.5H-4C-3 1-3-3 0-3.5zM-1.2 5.5h2.4", fill: "#d9a63a", line: BRASS_EDGE, width: 0.9 },
    { d: "M-12.5-8 0-22 12.5-8z", fill: ROOF, line: EDGE, width: 1.6 },
    { d: "M0-21V-31M-3.8-27.2H3.8", line: EDGE, width: 2.4 },
  ],
  court: [
    { d: "M-14-12H14V12H-14z", fill: "#a9bd6c", line: EDGE, width: 1.6 },
    { d: "M0-12V12M-14 0H14", line: "#efe3c6", width: 3.2 },
    { d: disc({ x: 0, y: 0 }, 4.8), fill: "#8fc0d8", line: "#3d6478", width: 1.3 },
    {
      d: disc({ x: -9, y: -7 }, 2) + disc({ x: 9, y: -7 }, 2) + disc({ x: -9, y: 7 }, 2) + disc({ x: 9, y: 7 }, 2),
      fill: "#5f7a2c",
    },
  ],
} as const satisfies Record<string, Picture>;

export type Thing = keyof typeof THINGS;

export const TENT: Picture = [
  { d: "M6 40a19 4 0 1 1 38 0a19 4 0 1 1-38 0z", fill: SHADE, opacity: 0.22 },
  { d: "M23 11V4", line: "#5b4a2c", width: 1.8 },
  { d: "M23 4.5 32 7 23 9.5z", fill: "#d9a63a", line: "#5b4a2c", width: 1.2 },
  { d: "M23 11 35 13 45 38 31 40z", fill: "#d8c9a2", line: "#5b4a2c", width: 1.6 },
  { d: "M28.5 12 37.5 39.2M32 12.6 41.5 38.5", line: "#b9955a", width: 2.2, opacity: 0.8 },
  { d: "M23 11C20 22 12 33 4 38.5L31 40C28 30 25 20 23 11z", fill: "#fbf3dd", line: "#5b4a2c", width: 1.6 },
  { d: "M23 11C22.5 22 19 32 14.2 39.1L24 39.6C24.5 29 24 20 23 11z", fill: "#6e5a34" },
  { d: "M23 11C18.6 22.5 14 31 9 37.2", line: "#d8c9a2", width: 1.6 },
];

/** In 32 by 32. */
export const GOLD: Picture = [
  { d: disc({ x: 16.6, y: 17.4 }, 14), fill: "#2a1d08", opacity: 0.3 },
  { d: disc({ x: 16, y: 16 }, 14), fill: "#e3b23c", line: "#6b4a0a", width: 1.6 },
  { d: disc({ x: 16, y: 16 }, 10.8), fill: "#f2cd68", line: "#a87718", width: 1.2 },
  { d: "M9.5 22V11h3v2.6h2V11h3v2.6h2V11h3v11h-4.6v-3.4a1.9 1.9 0 0 0-3.8 0V22z", fill: "#8a5c0c" },
];

/** In 40 by 48. */
export const OLIVE_TREE: Picture = [
  { d: "M9 42a14 5 0 1 1 28 0a14 5 0 1 1-28 0z", fill: SHADE, opacity: 0.25 },
  { d: "M18 42C19 36 15 32 14 28L20 31 26 27C25 32 22 36 23 42z", fill: "#6b4a22", line: "#3c2a10", width: 1.2 },
  {
    d: "M20 4c9-2 13 5 11 10 6 3 4 12-3 12-3 6-13 6-16 0-8 0-9-9-3-12-2-6 2-12 11-10z",
    fill: "#8a9a3c",
    line: "#3c4018",
    width: 1.6,
  },
  { d: "M13 12c1-4 4-5 7-5M10 20c1-2 2-3 4-3M22 14c2-1 4 0 5 1", line: "#c3cf7c", width: 1.5 },
  { d: disc({ x: 15, y: 18 }, 1.8) + disc({ x: 25, y: 19 }, 1.8) + disc({ x: 21, y: 24 }, 1.8), fill: "#4a3c5a" },
];

const cypress = (x: number, base: number, height: number): string => {
  const half = short(height * 0.2);
  return `M${x} ${base}c${short(-half * 1.5)} 0 ${short(-half * 1.2)} ${short(-height * 0.55)} 0 ${-height}c${short(half * 1.2)} ${short(height * 0.45)} ${short(half * 1.5)} ${height} 0 ${height}z`;
};

/** The land behind the building on a card, in 98 by 109. */
export const SCENE: Picture = [
  { d: "M0 0H98V40H0z", fill: "#f4ecd0" },
  { d: "M0 20C14 7 26 9 40 18 54 4 74 5 98 19V40H0z", fill: "#c9d2a0" },
  { d: "M0 27C30 18 66 31 98 22V102a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z", fill: "#dfe3b2" },
  { d: "M0 68C30 55 62 84 98 64V102a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z", fill: "#d0d897" },
  {
    d: "M34 109C44 96 70 92 62 78 54 66 40 62 48 44 52 36 62 32 66 27L71 26C68 34 60 38 58 46 54 60 78 66 76 82 74 94 60 98 56 109z",
    fill: "#efe6c4",
  },
  { d: cypress(8, 37, 27) + cypress(17, 35, 20) + cypress(90, 34, 25), fill: "#748a3a", line: "#39431d", width: 1.1 },
  {
    d: "M12 60l-1.5-4m1.5 4v-5m0 5 1.5-4M87 58l-1.5-4m1.5 4v-5m0 5 1.5-4M14 84l-1.5-4m1.5 4v-5m0 5 1.5-4M88 88l-1.5-4m1.5 4v-5m0 5 1.5-4",
    line: "#9aa654",
    width: 1,
  },
];
