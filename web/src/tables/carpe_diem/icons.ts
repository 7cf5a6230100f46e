// What a card asks for and brings, as drawings.

import { signed } from "../../ui/figures";
import type { Good, Kind, Source } from "./types";
import { goodOf, signOf } from "./pieces/drawings";
import { GOODS } from "./pieces/looks";

const THINGS: Record<string, string> = { coins: "coin", bread: "bread", steps: "banderole", chimney: "chimney" };

/** The drawing of each source of points at the end, as they stand in a line. */
export const SIGN_OF_SOURCE: Record<Source, string> = {
  villas: "sign-villa",
  tasks: "frame",
  track: "banderole",
  fountain: "sign-fountain",
  store: "coin",
};

export const isGood = (thing: string): thing is Good => (GOODS as readonly string[]).includes(thing);

/** The id of the drawing of a good, a kind, or of what one can have or get. */
export const iconOf = (thing: string): string =>
  isGood(thing) ? goodOf(thing) : (THINGS[thing] ?? signOf(thing as Kind | "landscape" | "dwelling"));

/** Points that were gained or lost: with their sign, but nothing is plain. */
export const gained = (points: number): string => (points === 0 ? "0" : signed(points));

/** A number of things, or a mere number of points. */
export interface Amount {
  text: string;
  icon: string | null;
}

/** What changes, points first. */
export const amountsOf = (points: number, changes: Readonly<Record<string, number>>): Amount[] => [
  ...(points === 0 ? [] : [{ text: signed(points), icon: null }]),
  ...Object.entries(changes)
    .filter(([, number]) => number !== 0)
    .map(([thing, number]) => ({ text: signed(number), icon: iconOf(thing) })),
];
