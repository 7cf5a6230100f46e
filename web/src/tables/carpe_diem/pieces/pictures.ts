// Signs, goods and what stands on tiles: each picture a list of outlines in 32 by 32, the hindmost first.

import type { Good, Kind } from "../types";
import { LOOK_OF_KIND, PAPER, type Built } from "./looks";
import { disc } from "./paths";

/** An outline with its paint. */
export interface Stroke {
  d: string;
  /** Left out: not filled. */
  fill?: string;
  /** Left out: no line. */
  line?: string;
  width?: number;
  opacity?: number;
}

export type Picture = readonly Stroke[];

const dot = (x: number, y: number, radius: number): string => disc({ x, y }, radius);
const dots = (places: readonly (readonly [x: number, y: number])[], radius: number): string =>
  places.map(([x, y]) => dot(x, y, radius)).join("");

/** Outlines with the same line. */
const lined = (line: string, width: number, ...strokes: Stroke[]): Picture =>
  strokes.map((stroke) => ({ line, width, ...stroke }));

// --- Goods ---

const SEA = "#11425f";
const LEAF = "#173f0e";
const PALE_LEAF = "#f4fbd9";
const GREEN_LEAF = "#8cc55f";
const FEATHER = "#5f3a10";
const GRAPES = [
  [9, 14],
  [16, 14],
  [23, 14],
  [12.5, 20],
  [19.5, 20],
  [16, 26],
] as const;

export const GOOD_PICTURES: Record<Good, Picture> = {
  fish: [
    { d: "M2.5 16C8 7 18 7 23 14l6.5-6c-1 5-1 11 0 16L23 18C18 25 8 25 2.5 16z", fill: PAPER, line: SEA, width: 2.2 },
    { d: "M17.5 11.5c2.5 3 2.5 6 0 9L23 18v-4z", fill: "#f2a35e" },
    { d: "M13 10.5c2.4 3.5 2.4 7.5 0 11", line: SEA, width: 1.7 },
    { d: dot(8, 14.5, 1.7), fill: SEA },
  ],
  herbs: lined(
    LEAF,
    2,
    { d: "M16 30.5V12", width: 2.6 },
    {
      d: "M16 13C11.5 10 11.5 5 16 1c4.5 4 4.5 9 0 12zM16 20C9 20.5 4.5 17 3 10.5 10 10 15 13 16 20zM16 27c-5 .5-9-1.5-11-6.5 6-1 10 1 11 6.5z",
      fill: PALE_LEAF,
    },
    {
      d: "M16 20c7 .5 11.5-3 13-9.5C22 10 17 13 16 20zM16 27c5 .5 9-1.5 11-6.5-6-1-10 1-11 6.5z",
      fill: GREEN_LEAF,
    },
  ),
  grapes: [
    { d: "M16 10V3.5c2-1.5 4-1.5 5-.5", line: "#4a3010", width: 2.2 },
    { d: dots(GRAPES, 4.5), fill: "#7d46ac", line: "#32145a", width: 1.8 },
    {
      d: dots(
        GRAPES.map(([x, y]) => [x - 1.3, y - 1.4] as const),
        1.2,
      ),
      fill: "#d8bff0",
    },
    { d: "M15 10C8 11 3.5 8 4 3c3 .5 4-1 6-1 3 1 6 3 5 8z", fill: "#7eb357", line: "#234a17", width: 1.8 },
  ],
  chickens: [
    { d: "M13 27v4M18.5 27v4", line: "#b5651d", width: 2.2 },
    { d: "M6.5 7C5 3 8 1.5 9.5 3.5 10.5 1 14 2 13 6z", fill: "#d8402c", line: "#5f1a0c", width: 1.5 },
    {
      d: "M6 10c0-4.5 6.5-6.5 9-1.5 1.5 3 2 5 5 5 3.5 0 6-2.5 8-7 3.5 8.5 2 20-10 21.5C9.5 29 4.5 22 6.5 14z",
      fill: "#fffdf6",
      line: FEATHER,
      width: 2.1,
    },
    { d: "M6.3 10.5 1.8 12.5l4.7 2z", fill: "#f0a63a", line: FEATHER, width: 1.5 },
    { d: dot(9.8, 10, 1.5), fill: "#3a2408" },
    { d: "M14 19c1 4 6 4.5 9 1", line: FEATHER, width: 1.9 },
  ],
};

// --- What a dwelling shows ---

type Dwelling = "merchant" | "baker" | "senator" | "craftsman";
export const DWELLINGS: readonly Dwelling[] = ["merchant", "baker", "senator", "craftsman"];

const EARS = [25, 18.5, 12]
  .map((y) => `M16 ${y}c-5.5.5-7.5-2-7.5-6 5 0 7.5 2 7.5 6zM16 ${y}c5.5.5 7.5-2 7.5-6-5 0-7.5 2-7.5 6z`)
  .join("");

const TOOL_PICTURES: Record<Dwelling, Picture> = {
  // Scales.
  merchant: lined(
    LOOK_OF_KIND.merchant.edge,
    2.3,
    { d: "M16 4.5V27M10 28h12M5.5 8.5h21" },
    { d: "M1.5 18.5 5.8 9l4.3 9.5c0 4-8.6 4-8.6 0zM21.9 18.5 26.2 9l4.3 9.5c0 4-8.6 4-8.6 0z", fill: "#f2c64e" },
  ),
  // An ear of wheat.
  baker: lined(
    LOOK_OF_KIND.baker.edge,
    1.9,
    { d: "M16 31V8" },
    { d: `${EARS}M16 7.5c-3-2-3-4.5 0-7 3 2.5 3 5 0 7z`, fill: "#e2ac45" },
  ),
  // A temple.
  senator: lined(
    LOOK_OF_KIND.senator.edge,
    2,
    { d: "M2.5 11.5 16 3l13.5 8.5z", fill: "#8a2a5a" },
    { d: "M6 13h4.5v11H6zM13.7 13h4.6v11h-4.6zM21.5 13H26v11h-4.5z", fill: "#eef1f6" },
    { d: "M3.5 11.5h25V14h-25zM3.5 24h25v4h-25z", fill: "#cfd6e2" },
  ),
  // A hammer.
  craftsman: lined(
    LOOK_OF_KIND.craftsman.edge,
    2,
    { d: "M13.5 13.5 16.5 10.5 29 25.5c1.5 2-1.5 5-3.5 3.5z", fill: "#c08a4e" },
    { d: "M3 14 12.5 3c3-2.5 7-1.5 9 .5l-4 1.5 1.5 5-7 8-3-3-2.5 3z", fill: "#c9d2d6" },
  ),
};

// --- What stands in the middle of a tile ---

const ROUND = "#e8ddb4";
const ROUND_EDGE = "#b8aa78";
const stripe = (x: number): string => `M${x} 6h4l-.6 7.5a2 2 0 0 1-4 0z`;

const oval = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1 ${-2 * across} 0z`;

const SMOKE = "M20 6c-4-3 3-4 0-6 6 1 7 5 4 7z";
const JETS = "M16 9V3M16 5C14 0 9 1.5 9.5 7M16 5c2-5 7-3.5 6.5 2M9 11c-3 1-4.5 4-4.5 8M23 11c3 1 4.5 4 4.5 8";

export type Centre = Exclude<Kind, Built>;

const CENTRE_PICTURES: Record<Centre, Picture> = {
  market: [
    { d: oval(16, 27, 15, 4), fill: ROUND, line: ROUND_EDGE, width: 1 },
    ...lined(
      "#5a2a17",
      1.4,
      { d: "M5.5 12v15M26.5 12v15", width: 2 },
      { d: "M5 19.5h22V27H5zM5 22h22", fill: "#c08a4e" },
      { d: dot(9, 18.5, 2.4), fill: "#d8402c" },
      { d: dot(13.5, 18.5, 2.4), fill: "#f0c24a" },
      { d: dot(18, 18.5, 2.4), fill: "#7eb357" },
      { d: dot(22.5, 18.5, 2.4), fill: "#7d46ac" },
      { d: [4.5, 12.5, 20.5].map(stripe).join(""), fill: "#c8432f" },
      { d: [8.5, 16.5, 24.5].map(stripe).join(""), fill: PAPER },
      { d: "M4 3.5h24v3.5H4z", fill: "#8b301b" },
    ),
  ],
  bakery: [
    { d: oval(16, 27, 15, 4), fill: ROUND, line: ROUND_EDGE, width: 1 },
    { d: SMOKE, fill: "#fffdf6", line: "#7a6a5c", width: 1 },
    ...lined(
      "#4d2a17",
      1.6,
      { d: "M20 12V5h4.5v9z", fill: "#b5472f" },
      { d: "M3.5 27.5v-7C3.5 11 9 7.5 16 7.5S28.5 11 28.5 20.5v7z", fill: "#e5b98a" },
      { d: "M6 16.5c2-5 6-6.5 10-6.5M26 17l2 2M8 23H3.8M28.3 23H24", line: "#a8704a" },
      { d: "M9.5 27.5v-5a6.5 6.5 0 0 1 13 0v5z", fill: "#4a1d10" },
    ),
    { d: "M12 27.5c-1-4 2-4 2-7.5 3 1.5 2 3.5 3 4 .8-.6.6-1.6.5-2.5 3 2 3 4 2.5 6z", fill: "#f5a524" },
    { d: "M14.5 27.5c-.5-2.5 1.5-2.5 1.5-4.5 2 1.5 2.5 3 2 4.5z", fill: "#fff0a8" },
  ],
  fountain: [
    { d: oval(16, 25, 15, 6), fill: ROUND, line: ROUND_EDGE, width: 1 },
    ...lined(
      "#2b4a5c",
      1.6,
      { d: "M3.5 21.5c0 10 25 10 25 0z", fill: "#d9d3c3" },
      { d: oval(16, 21, 12.5, 4.6), fill: "#62b1dc" },
      { d: "M14.3 21 14.8 11h2.4l.5 10z", fill: "#f4efe2" },
      { d: "M8.5 9.5c0 5 15 5 15 0z", fill: "#f4efe2" },
      { d: oval(16, 9.5, 7.5, 2.3), fill: "#8fcbea" },
    ),
    { d: JETS, line: "#2b6f99", width: 2.6 },
    { d: JETS, line: "#b9e2f5", width: 1.3 },
  ],
};

// --- Kinds ---

/** A picture, so much smaller, with its top left corner there. */
export interface Inset {
  picture: Picture;
  x: number;
  y: number;
  scale: number;
}

/** A plate in a kind's colour and texture, with its sign. */
export interface Plate {
  plate: Picture;
  sign: Inset | null;
}

const HOUSE = "M1.5 13.5 16 1.5l14.5 12V30.5h-29z";
const BLOB = "M6 3C12 .5 22 .5 27 4c4 4 4.5 17 1.5 22-4 5.5-19 5.5-24 1.5C0 23 .5 7 6 3z";

const VILLA: Picture = lined(
  LOOK_OF_KIND.villa.edge,
  2,
  { d: "M21 10V2h5v12z", fill: "#fff1d8" },
  { d: "M5 15h22v14.5H5z", fill: "#fff1d8" },
  { d: "M1.5 16 8 6h16l6.5 10z", fill: LOOK_OF_KIND.villa.fill },
  { d: "M8.5 15 11 7.5M14 15l1-7.5M18.5 15l-1-7.5M23.5 15 21 7.5", line: "#8b301b", width: 1.4 },
  { d: "M13 29.5V23a3 3 0 0 1 6 0v6.5z", fill: LOOK_OF_KIND.villa.edge },
);

const dwellingPlate = (kind: Dwelling): Plate => {
  const { fill, light, edge } = LOOK_OF_KIND[kind];
  return {
    plate: [
      { d: HOUSE, fill },
      { d: "M1.5 13.5 16 1.5V30.5h-14.5z", fill: light },
      { d: HOUSE, fill: `url(#texture-${kind}-across)`, line: edge, width: 2 },
      { d: dot(16, 18.5, 10.3), fill: PAPER, line: edge, width: 1.8 },
    ],
    sign: { picture: TOOL_PICTURES[kind], x: 8, y: 10.5, scale: 0.5 },
  };
};

const landscapePlate = (kind: Built, good: Good): Plate => {
  const { fill, edge } = LOOK_OF_KIND[kind];
  return {
    plate: [
      { d: BLOB, fill, line: edge, width: 2.2 },
      { d: BLOB, fill: `url(#texture-${kind})`, opacity: 0.6 },
    ],
    sign: { picture: GOOD_PICTURES[good], x: 4.2, y: 4.2, scale: 0.74 },
  };
};

const plain = (plate: Picture): Plate => ({ plate, sign: null });

export const PLATE_OF_KIND: Record<Kind, Plate> = {
  villa: plain(VILLA),
  merchant: dwellingPlate("merchant"),
  baker: dwellingPlate("baker"),
  senator: dwellingPlate("senator"),
  craftsman: dwellingPlate("craftsman"),
  pond: landscapePlate("pond", "fish"),
  garden: landscapePlate("garden", "herbs"),
  vineyard: landscapePlate("vineyard", "grapes"),
  henyard: landscapePlate("henyard", "chickens"),
  market: plain(CENTRE_PICTURES.market),
  bakery: plain(CENTRE_PICTURES.bakery),
  fountain: plain(CENTRE_PICTURES.fountain),
};

/** Any dwelling: the four colours under one roof. Any landscape: the four in one field. */
const quartered = (outline: string, kinds: readonly Built[], edge: string): Picture => [
  { d: outline, fill: LOOK_OF_KIND[kinds[0]!].fill },
  { d: "M16 2.5H28.5Q30 10 29.5 16H16z", fill: LOOK_OF_KIND[kinds[1]!].fill },
  { d: "M2 16H16V29.5H6Q2 26 2 16z", fill: LOOK_OF_KIND[kinds[2]!].fill },
  { d: "M16 16H29.5Q30 26 27 28Q22 30 16 29.8z", fill: LOOK_OF_KIND[kinds[3]!].fill },
  { d: outline, line: edge, width: 2.2 },
];

export const LANDSCAPE_PICTURE: Picture = [
  ...quartered(BLOB, ["pond", "garden", "vineyard", "henyard"], "#25501a"),
  { d: dot(16, 16, 6.5), fill: PAPER, line: "#25501a", width: 1.8 },
];

export const DWELLING_PICTURE: Picture = [
  { d: HOUSE, fill: PAPER },
  { d: "M1.5 13.5 16 1.5V16H1.5z", fill: LOOK_OF_KIND.merchant.fill },
  { d: "M16 1.5 30.5 13.5V16H16z", fill: LOOK_OF_KIND.baker.fill },
  { d: "M1.5 16H16V30.5H1.5z", fill: LOOK_OF_KIND.senator.fill },
  { d: "M16 16H30.5V30.5H16z", fill: LOOK_OF_KIND.craftsman.fill },
  { d: HOUSE, line: "#3d200c", width: 2.2 },
  { d: dot(16, 18, 6.5), fill: PAPER, line: "#3d200c", width: 1.8 },
];

/** The medallion that stands on the roof of a dwelling. */
export const medallionOf = (kind: Dwelling): Plate => ({
  plate: [
    { d: dot(16, 18, 15), fill: LOOK_OF_KIND[kind].edge, opacity: 0.35 },
    { d: dot(16, 16, 15), fill: PAPER, line: LOOK_OF_KIND[kind].edge, width: 3 },
  ],
  sign: { picture: TOOL_PICTURES[kind], x: 4, y: 4, scale: 0.75 },
});

// --- Things ---

export const COIN: Picture = [
  { d: dot(16, 17, 13), fill: "#7a5410" },
  { d: dot(16, 15.5, 13), fill: "#f0c24a", line: "#6b4a0a", width: 2 },
  { d: dot(16, 15.5, 9), line: "#a87a18", width: 1.6 },
  { d: "m16 8.5 2 4.6 5 .4-3.8 3.3 1.2 4.9-4.4-2.6-4.4 2.6 1.2-4.9L9 13.5l5-.4z", fill: "#a87a18" },
];

export const BREAD: Picture = [
  { d: oval(16, 18, 14, 11.5), fill: "#d99a55" },
  { d: "M16 7v22M2.5 18h27M6 10.5 26 25.5M26 10.5 6 25.5", line: "#8d5a2a", width: 2 },
  { d: oval(16, 18, 14, 11.5), line: "#4d2a10", width: 2.2 },
  { d: oval(16, 17.5, 4, 3.2), fill: "#f0c78a", line: "#8d5a2a", width: 1.5 },
];

/** A banderole, and a step on its track. */
export const BANDEROLE: Picture = [
  { d: "M7 2.5V31", line: "#4d2a17", width: 4 },
  { d: "M7 3V30.5", line: "#b98a4e", width: 1.8 },
  { d: "M8 4.5h21.5l-6 6.25 6 6.25H8z", fill: "#b8322f", line: "#5a0f10", width: 2 },
  { d: "M8 8h14M8 13.5h14", line: "#f6d77c", width: 1.5 },
];

export const CHIMNEY: Picture = [
  { d: "M16 8c-5-3 4-5 0-8 7 1 9 6 4 8z", fill: "#fffdf6", line: "#7a6a5c", width: 1.3 },
  { d: "M9.5 13h13v17.5h-13z", fill: "#fff1d8" },
  { d: "M16.5 13h6v17.5h-6z", fill: "#e3c08e" },
  { d: "M9.5 13h13v17.5h-13z", line: "#561a0d", width: 2 },
  { d: "M6.5 8.5h19v6h-19z", fill: "#b5472f", line: "#561a0d", width: 2 },
];

export const SHOVEL: Picture = lined("#6d5a35", 1.8, {
  d: "M14.5 4h3v14h-3zM10 2h12v3H10zM9.5 17h13v7c0 3-3 6-6.5 7-3.5-1-6.5-4-6.5-7z",
  fill: "#d9c79a",
});

/** The frame with its tasks. */
export const FRAME: Picture = [
  { d: "M2 2h28v28H2z", fill: "#b24a31", line: "#5a1d10", width: 2 },
  { d: "M9 9h14v14H9z", fill: "#ecdfbd", line: "#5a1d10", width: 2 },
];

/** A red scoring card and a green one. */
export const SCORING_CARDS: Picture = [
  { d: "M12 3h17v21H12z", fill: "#f3f6e2", line: "#1d3d10", width: 2 },
  { d: "M12 3h5v21h-5z", fill: "#4d7d36" },
  { d: "M3 9h18v20H3z", fill: "#fdeee6", line: "#571008", width: 2 },
  { d: "M4 10h4l2 2.3-2 2.3 2 2.3-2 2.3 2 2.3-2 2.3 2 2.3-2 1.9H4z", fill: "#a8392b" },
  { d: dot(15.2, 19, 3.8), fill: "#dca62b", line: "#7a5410", width: 1.6 },
];

/** A met task. */
export const TICK: Picture = [
  { d: dot(16, 16, 14), fill: "#2c6b45", line: PAPER, width: 3 },
  { d: "M9 16.5 14 22 23 10.5", line: PAPER, width: 4 },
];

// --- On the roof of a villa, around the foot of a chimney ---

const STACK: Picture = [
  { d: "M-6.5-14h13v17h-13z", fill: "#fff1d8" },
  { d: "M1-14h5.5v17h-5.5z", fill: "#e3c08e" },
  { d: "M-6.5-14h13v17h-13z", line: LOOK_OF_KIND.villa.edge, width: 2.4 },
  { d: "M-9-19h18v6h-18z", fill: "#8b301b", line: LOOK_OF_KIND.villa.edge, width: 2.4 },
];

export const ROOF_CHIMNEY: Picture = STACK;

export const ROOF_CHIMNEY_SMOKING: Picture = [
  { d: "M0-19c-6-5 5-9 0-15 8 1 11 8 5 12 1 2-2 4-5 3z", fill: "#fffdf6", line: "#7a6a5c", width: 1.6 },
  ...STACK,
];

/** A court with a pool, around its middle. */
export const COURT: Picture = [
  { d: "M-11-11h22v22h-22z", fill: "#fff1d8", line: LOOK_OF_KIND.villa.edge, width: 3 },
  { d: "M-6-6h12v12h-12z", fill: "#62b1dc", line: "#11425f", width: 1.6 },
];

/** Trees at the corners of tiles, around their feet. */
export const CYPRESS: Picture = [
  { d: "M0 13v-5", line: "#5a3a1c", width: 4 },
  { d: "M0-20C11-8 10 10 0 10S-11-8 0-20z", fill: "#4d8f5c", line: "#1f4a2c", width: 2.4 },
];

export const BUSH: Picture = [
  { d: "M0 13v-9", line: "#5a3a1c", width: 4 },
  { d: oval(0, -3, 12.5, 10), fill: "#8aa84e", line: "#3c5a1c", width: 2.4 },
  { d: "M-6-4q3-4 6 0M1 0q3-4 6 0", line: "#3c5a1c", width: 1.6 },
];
