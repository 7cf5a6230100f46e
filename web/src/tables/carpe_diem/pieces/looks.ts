// How kinds and goods look: colours, and the sign that tells a kind without them.

import type { Good, Kind } from "../types";

/** A kind that has arms: all but what stands in the middle of a tile. */
export type Built = Exclude<Kind, "market" | "bakery" | "fountain">;

export interface Look {
  fill: string;
  /** In the light, and in the shade. */
  light: string;
  shade: string;
  edge: string;
  /** The drawing that stands on it; a villa has chimneys instead. */
  sign: string | null;
}

export const LOOK_OF_KIND: Record<Built, Look> = {
  villa: { fill: "#cb5a40", light: "#dd7a5c", shade: "#b5472f", edge: "#561a0d", sign: null },
  merchant: { fill: "#eabf4b", light: "#f6d77c", shade: "#d6a02c", edge: "#5b3d03", sign: "medal-merchant" },
  baker: { fill: "#a8704a", light: "#bf8b66", shade: "#8d5a37", edge: "#3d200c", sign: "medal-baker" },
  senator: { fill: "#aab4c6", light: "#ccd4e0", shade: "#8b97ad", edge: "#2b3549", sign: "medal-senator" },
  craftsman: { fill: "#5d9583", light: "#7db3a1", shade: "#467666", edge: "#123329", sign: "medal-craftsman" },
  pond: { fill: "#62b1dc", light: "#8fcbea", shade: "#4794c2", edge: "#11425f", sign: "good-fish" },
  garden: { fill: "#9cc779", light: "#b9dc99", shade: "#6fa04e", edge: "#25501a", sign: "good-herbs" },
  vineyard: { fill: "#cdb9e2", light: "#e2d5f0", shade: "#9a7cc0", edge: "#3b1f66", sign: "good-grapes" },
  henyard: { fill: "#ecca8d", light: "#f6dfb0", shade: "#d1a25c", edge: "#5f3a10", sign: "good-chickens" },
};

export const isBuilt = (kind: Kind): kind is Built => kind in LOOK_OF_KIND;

export const GOODS: readonly Good[] = ["fish", "herbs", "grapes", "chickens"];

export const PASTURE = "#d3deab";
export const PASTURE_EDGE = "#6f7d40";
export const PAPER = "#fffaf0";
export const WALL = "#fff1d8";
export const GOLD = "#ffd45e";
export const GOLD_EDGE = "#6b4a0a";
