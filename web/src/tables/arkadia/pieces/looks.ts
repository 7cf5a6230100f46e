// How colours and kinds look: paint, and the signs that tell them without it.

import type { Colour, Kind } from "../types";

export const COLOURS: readonly Colour[] = ["red", "olive", "black", "silver"];
export const KINDS: readonly Kind[] = ["house", "farm", "tavern", "mill", "smithy", "trade_centre", "monastery"];

interface Paint {
  fill: string;
  edge: string;
  /** Of a sign that lies on it. */
  ink: string;
}

export const PAINT: Record<Colour, Paint> = {
  red: { fill: "#bf4630", edge: "#5f1a10", ink: "#fff6e6" },
  olive: { fill: "#76802c", edge: "#363b0e", ink: "#fff6e6" },
  black: { fill: "#3d3b3a", edge: "#141312", ink: "#fff6e6" },
  silver: { fill: "#bcc5ce", edge: "#4b5661", ink: "#2b333b" },
};

export const PAPER = "#fffaf0";
export const CREAM = "#fff6e0";
export const STONE = "#dccfab";
export const STONE_EDGE = "#3b2f1a";
export const SHADE = "#2a2208";
export const WOOD = "#4a2f18";

/** A colour between two, both as `#rrggbb`. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((place) => {
    const [from, to] = [one, other].map((colour) => parseInt(colour.slice(place, place + 2), 16));
    return Math.round(from! + (to! - from!) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}

/** In 24 by 24: a lozenge, three olives, a cross, a crescent. */
export const SIGN_OF_COLOUR: Record<Colour, string> = {
  red: "M12 2 20.5 12 12 22 3.5 12z",
  olive:
    "M12 2.5A4.6 4.6 0 1 1 12 11.7 4.6 4.6 0 1 1 12 2.5zM7 12A4.6 4.6 0 1 1 7 21.2 4.6 4.6 0 1 1 7 12zM17 12A4.6 4.6 0 1 1 17 21.2 4.6 4.6 0 1 1 17 12z",
  black: "M8.5 2.5H15.5V8.5H21.5V15.5H15.5V21.5H8.5V15.5H2.5V8.5H8.5z",
  silver: "M16.5 3C9 1.5 3 6.5 3 12S9 22.5 16.5 21C11.5 19 9.5 16 9.5 12S11.5 5 16.5 3z",
};

/** In 24 by 24: a house, an ear, a mug, a windmill, an anvil, scales, a bell. */
export const SIGN_OF_KIND: Record<Kind, string> = {
  house: "M12 3 22 12H19V21H14V15.5A2 2 0 0 0 10 15.5V21H5V12H2z",
  farm: "M11.2 22.5V19C7 19 5.2 16.4 5.2 13.4 8.4 13.4 10.4 14.8 11.2 17V14C7 14 5.2 11.4 5.2 8.4 8.4 8.4 10.4 9.8 11.2 12V10C9 8 9 4 12 1.5 15 4 15 8 12.8 10V12C13.6 9.8 15.6 8.4 18.8 8.4 18.8 11.4 17 14 12.8 14V17C13.6 14.8 15.6 13.4 18.8 13.4 18.8 16.4 17 19 12.8 19V22.5z",
  tavern:
    "M3.5 9.5A3.4 3.4 0 0 1 5.5 3.6 4.3 4.3 0 0 1 12.8 2.6 3.5 3.5 0 0 1 16.8 9.5V10H19A3.5 3.5 0 0 1 22.5 13.5V16A3.5 3.5 0 0 1 19 19.5H16.5V22.5H4.5V10.5zM16.5 12.5V17H18.5A1.5 1.5 0 0 0 20 15.5V14A1.5 1.5 0 0 0 18.5 12.5zM7 12V20H8.5V12zM12.5 12V20H14V12z",
  mill: "M11 7.6 3.6 1.2 1.2 3.6 7.6 10 1.2 16.4 3.6 18.8 8.4 14.6 7 23H17L15.6 14.6 20.4 18.8 22.8 16.4 16.4 10 22.8 3.6 20.4 1.2 13 7.6zM10.8 23V19.8A1.2 1.2 0 0 1 13.2 19.8V23z",
  smithy: "M2 7.5H8V6H22V9C18.5 9 16.3 10.8 16 13.5L18.5 17V20H7.5V17L10.3 13.8C6.5 13.8 3 11.8 2 7.5z",
  trade_centre:
    "M11 2.5H13V5.5H20.5L23.5 14A3.7 3.7 0 0 1 16.5 14L18.6 7.5H13V19.5H17V22H7V19.5H11V7.5H5.4L7.5 14A3.7 3.7 0 0 1 .5 14L3.5 5.5H11z",
  monastery:
    "M12 1.5A2 2 0 0 1 14 3.7C17.8 4.9 18.7 8.5 18.7 13L21.5 17.5V18.5H2.5V17.5L5.3 13C5.3 8.5 6.2 4.9 10 3.7A2 2 0 0 1 12 1.5zM9 19.5H15A3 3 0 0 1 9 19.5z",
};
