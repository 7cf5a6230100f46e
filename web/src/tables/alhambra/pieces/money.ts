import type { Currency } from "../types";
import { star } from "./shapes";

/** How the cards of a currency look. Its sign tells it without its colour. */
export interface MoneyLook {
  colour: string;
  /** Outlines, and the figures on the pale field. */
  edge: string;
  /** The ornament on the colour. */
  shade: string;
  /** The field about the value. */
  field: string;
  /** The sign's outline in 24 by 24, its inside left open. */
  sign: string;
  /** The outline of the field about the value, around (0, 0) with a radius near 40. */
  medallion: string;
  /** The ornament: a tile of 20 by 20, repeated over the card. */
  ornament: string;
}

export const LOOK_OF_CURRENCY: Record<Currency, MoneyLook> = {
  yellow: {
    colour: "#e9b935",
    edge: "#5e4204",
    shade: "#d29c14",
    field: "#fff6d9",
    sign: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 1 0 0-21zM12 7a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
    medallion: "M-40 0A40 40 0 1 1 40 0 40 40 0 1 1-40 0z",
    ornament: "M2 10a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM6 10a4 4 0 1 1 8 0 4 4 0 1 1-8 0z",
  },
  blue: {
    colour: "#2b6cb3",
    edge: "#123c69",
    shade: "#1f5592",
    field: "#eaf2fa",
    sign: star(12, 12, 8, 11.5, 5.5),
    medallion: star(0, 0, 8, 45.5, 35),
    ornament: star(10, 10, 8, 9.5, 5),
  },
  green: {
    colour: "#2f8554",
    edge: "#11452a",
    shade: "#226b41",
    field: "#ebf5e6",
    sign: "M2 2H22V22H2zM12 7 17 12 12 17 7 12z",
    medallion: "M-31-37H31V-31H37V31H31V37H-31V31H-37V-31H-31z",
    ornament: "M1 1H9V9H1zM11 11H19V19H11zM13 3H17V7H13zM3 13H7V17H3z",
  },
  orange: {
    colour: "#d9692a",
    edge: "#662504",
    shade: "#bd5217",
    field: "#fdeedd",
    sign: "M12 1.5 23 21.5H1zM12 11 8.5 17.5H15.5z",
    medallion: "M0-46C26-30 42-4 43 28 16 43-16 43-43 28-42-4-26-30 0-46z",
    ornament: "M0 18 10 2 20 18zM6 15H14L10 8.5z",
  },
};
