/** The seals of the seats: each has a colour and a sign of its own, the same in all titles. */

export interface Seal {
  colour: string;
  edge: string;
  /** Drawn in 28 by 28. */
  sign: string;
  /** Fine lines on the sign. */
  lines?: string;
}

const SEALS: Seal[] = [
  // An amphora.
  {
    colour: "#1d7a78",
    edge: "#0b4241",
    sign: "M10 4H18V6.5H16.5V8.5C20 10 21.5 13 20.5 16.5 19.5 19.5 17 21 16.5 22H18V24.5H10V22H11.5C11 21 8.5 19.5 7.5 16.5 6.5 13 8 10 11.5 8.5V6.5H10zM10.5 6.5V8C8 8 7 9.5 7.3 11.5L6 13C4 9.5 6 6.5 10.5 6.5zM17.5 6.5V8C20 8 21 9.5 20.7 11.5L22 13C24 9.5 22 6.5 17.5 6.5z",
    lines: "M8 14.5H20",
  },
  // A fish.
  {
    colour: "#c24d2c",
    edge: "#6b200a",
    sign: "M3.5 14C7 7.5 14 7 18.5 12.3L24.5 8C23.5 12 23.5 16 24.5 20L18.5 15.7C14 21 7 20.5 3.5 14z",
    lines: "M8 12.2V12.3M11.5 10.5C13 12.5 13 15.5 11.5 17.5",
  },
  // A leaf.
  {
    colour: "#6d4bb0",
    edge: "#371c70",
    sign: "M4.5 23.5 6.5 20C4.5 10.5 11 4.5 23 5 23.5 17 17.5 23.5 8 21.5L5.5 24.5z",
    lines: "M7 21 19 9M11 17V11.5M14 14V9.5M11.5 16.5H17M14.5 13.5H19",
  },
  // A column.
  {
    colour: "#a67808",
    edge: "#5e4204",
    sign: "M5 4.5H23V8H20.5L19 10V19L20.5 20.5H22.5V23.5H5.5V20.5H7.5L9 19V10L7.5 8H5z",
    lines: "M12.3 10.5V19.5M15.7 10.5V19.5M7 7.8H21",
  },
  // A roof over a house.
  {
    colour: "#b0366f",
    edge: "#5c0e35",
    sign: "M14 4 24 12.5H21.5V23H16.5V17H11.5V23H6.5V12.5H4z",
  },
  // A sickle moon.
  {
    colour: "#4b5a6b",
    edge: "#212b36",
    sign: "M19 4.5C12 3 5 7.5 5 14S12 25 19 23.5C13.5 21.5 11.5 18 11.5 14S13.5 6.5 19 4.5z",
  },
];

export const sealOf = (seat: number): Seal => SEALS[seat % SEALS.length]!;
