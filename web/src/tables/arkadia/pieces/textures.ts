// The textures of roofs: one for every colour and for every way that a face of a roof slopes.

import { SIDES, type Side } from "../../../kit/geometry";
import type { Colour } from "../types";
import { COLOURS, mix, PAINT } from "./looks";
import type { Picture } from "./pictures";

interface Weave {
  width: number;
  height: number;
  strokes: Picture;
}

/** As on a face that slopes to the south: round tiles, slanting thatch, slates, bands of lead. */
const WEAVES: Record<Colour, Weave> = {
  red: {
    width: 8,
    height: 11,
    strokes: [
      {
        d: "M0 0A4 4.5 0 0 0 8 0M-4 5.5A4 4.5 0 0 0 4 5.5 4 4.5 0 0 0 12 5.5M0 11A4 4.5 0 0 0 8 11",
        line: "#4f130a",
        width: 1.3,
        opacity: 0.45,
      },
    ],
  },
  olive: {
    width: 8,
    height: 8,
    strokes: [{ d: "M-2 2 2-2M-2 10 10-2M6 10 10 6", line: "#e9edac", width: 2.2, opacity: 0.42 }],
  },
  black: {
    width: 12,
    height: 12,
    strokes: [{ d: "M0 0H12M0 6H12M0 12H12M3 0V6M9 6V12", line: "#fff6e6", width: 1.2, opacity: 0.3 }],
  },
  silver: {
    width: 6,
    height: 6,
    strokes: [
      { d: "M2 0V6", line: "#2f3a45", width: 1.2, opacity: 0.45 },
      { d: "M3.4 0V6", line: "#ffffff", width: 1.2, opacity: 0.55 },
    ],
  },
};

/** Light comes from the north-west. */
const LIGHT: Record<Side, [tone: string, share: number]> = {
  north: ["#ffffff", 0.16],
  west: ["#ffffff", 0.08],
  south: ["#000000", 0.05],
  east: ["#000000", 0.15],
};

export interface Texture extends Weave {
  id: string;
  ground: string;
  /** Degrees by which it is turned. */
  turn: number;
}

export const textureOf = (colour: Colour, side: Side): string => `roof-${colour}-${side}`;

export const TEXTURES: readonly Texture[] = COLOURS.flatMap((colour) =>
  SIDES.map((side) => ({
    ...WEAVES[colour],
    id: textureOf(colour, side),
    ground: mix(PAINT[colour].fill, ...LIGHT[side]),
    turn: side === "north" || side === "south" ? 0 : 90,
  })),
);
