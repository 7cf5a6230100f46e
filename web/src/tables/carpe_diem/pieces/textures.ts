// The textures of roofs, landscapes and ground, each repeated over all that it covers.

import { LOOK_OF_KIND } from "./looks";
import { disc } from "./paths";
import type { Picture } from "./pictures";

export interface Texture {
  id: string;
  width: number;
  height: number;
  /** Degrees by which it is turned. */
  turn?: number;
  strokes: Picture;
}

/** Of a roof: `across` for slopes that look north or south, `along` for the others. */
const roof = (kind: keyof typeof LOOK_OF_KIND, width: number, height: number, strokes: Picture): Texture[] => [
  { id: `texture-${kind}-across`, width, height, strokes },
  { id: `texture-${kind}-along`, width, height, turn: 90, strokes },
];

const dot = (x: number, y: number, radius: number): string => disc({ x, y }, radius);
const { villa, merchant, baker, senator, craftsman } = LOOK_OF_KIND;

const TUFTS = [
  [14, 20],
  [86, 92],
  [120, 34],
  [172, 118],
  [44, 150],
  [148, 178],
  [8, 108],
  [70, 12],
]
  .map(([x, y]) => `M${x} ${y}l-3-6M${x} ${y}v-8M${x} ${y}l3-6`)
  .join("");
const flower = (x: number, y: number): string => `${dot(x, y, 2)}${dot(x + 4, y + 2, 1.6)}`;

export const textures: readonly Texture[] = [
  // Round tiles.
  ...roof("villa", 8, 12, [
    { d: "M0 0V12", line: villa.edge, width: 2, opacity: 0.5 },
    { d: "M1 12q3.5-3.5 7 0", line: villa.edge, width: 1.3, opacity: 0.38 },
  ]),
  // Stripes of canvas.
  ...roof("merchant", 16, 16, [
    { d: "M8 0h8v16H8z", fill: "#fff8e2" },
    { d: "M8 0V16M16 0V16M0 0V16", line: merchant.edge, width: 1, opacity: 0.35 },
  ]),
  // Thatch.
  ...roof("baker", 10, 8, [
    { d: "M0 4q2.5-4 5 0t5 0M-5 8q2.5-4 5 0t5 0 5 0", line: baker.edge, width: 1.4, opacity: 0.55 },
  ]),
  // Slabs.
  ...roof("senator", 14, 14, [
    { d: "M0 0h14v14H0z", line: senator.edge, width: 1.6, opacity: 0.5 },
    { d: dot(7, 7, 1.5), fill: senator.edge, opacity: 0.5 },
  ]),
  // Planks.
  ...roof("craftsman", 12, 12, [{ d: "M0 12 12 0M-3 3 3-3M9 15 15 9", line: craftsman.edge, width: 2, opacity: 0.6 }]),
  {
    id: "texture-pond",
    width: 34,
    height: 20,
    strokes: [{ d: "M2 6q4-4 8 0t8 0M19 16q4-4 8 0", line: "#e2f4fc", width: 2, opacity: 0.85 }],
  },
  {
    id: "texture-garden",
    width: 16,
    height: 16,
    strokes: [
      { d: "M0 8H16", line: "#6fa04e", width: 7, opacity: 0.55 },
      { d: dot(4, 8, 3.2) + dot(12, 8, 3.2), fill: "#4f8a36" },
      { d: dot(3.3, 7, 1.1) + dot(11.3, 7, 1.1), fill: "#cfeab0" },
    ],
  },
  {
    id: "texture-vineyard",
    width: 17,
    height: 17,
    strokes: [
      { d: "M0 3.5H17M0 12H17", line: "#7a5536", width: 1.5 },
      { d: "M2 3.5q2-4 4 0t4 0M10 12q2-4 4 0", line: "#4f8a36", width: 2.6 },
      { d: dot(4, 7.2, 2.2) + dot(13, 14.6, 2.2), fill: "#7d46ac" },
      { d: dot(12.5, 6, 1.6), fill: "#9a7cc0" },
    ],
  },
  {
    id: "texture-henyard",
    width: 24,
    height: 22,
    strokes: [
      {
        d: "M3 5h2M13 3l1.5 1.5M19 9h2M6 14l1.5-1.5M14 15h2M21 19l1-1.5M2 20h2",
        line: "#a87430",
        width: 1.9,
      },
    ],
  },
  {
    id: "texture-pasture",
    width: 190,
    height: 185,
    strokes: [
      { d: TUFTS, line: "#94a85d", width: 1.7 },
      { d: flower(6, 62) + flower(98, 148), fill: "#fffaf0" },
      { d: flower(184, 12), fill: "#f2c64e" },
      { d: flower(150, 92), fill: "#e98f7a" },
    ],
  },
  {
    id: "texture-soil",
    width: 90,
    height: 76,
    strokes: [{ d: "M10 12h5M52 30h4M76 60h5M28 58h4M62 8h3", line: "#c8b482", width: 2 }],
  },
  {
    id: "texture-wave",
    width: 22,
    height: 42,
    strokes: [
      {
        d: "M0 27C6 27 8 22 8 19.5A4 4 0 0 1 15.5 20C15.5 22.5 12.5 23 11.8 21.2M0 27H22",
        line: "#f4cfae",
        width: 1.9,
      },
    ],
  },
];
