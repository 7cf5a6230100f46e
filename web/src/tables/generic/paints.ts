// Colours that are names of things: each has a fill, an ink that reads on it, and a pattern, for colour alone tells nothing.

export interface Paint {
  fill: string;
  ink: string;
  pattern: "plain" | "stripes" | "dots" | "bars";
}

/** What lies over a fill, repeated: a path in a square of `width`. */
export const PATTERNS = [
  { name: "stripes", width: 7, path: "M-1 8 8-1M-1 1 1-1M6 8 8 6", ink: "rgb(255 255 255 / 0.3)" },
  { name: "dots", width: 5, path: "M1.7 2.5H3.3", ink: "rgb(255 255 255 / 0.5)" },
  { name: "bars", width: 5, path: "M0 2.5H5", ink: "rgb(0 0 0 / 0.18)" },
] as const;

const LIGHT = "#ffffff";
const DARK = "#241f17";

const PAINTS: Record<string, Paint> = {
  red: { fill: "#b5402f", ink: LIGHT, pattern: "plain" },
  orange: { fill: "#e39a3c", ink: DARK, pattern: "dots" },
  yellow: { fill: "#ecd05a", ink: DARK, pattern: "plain" },
  olive: { fill: "#69702a", ink: LIGHT, pattern: "stripes" },
  green: { fill: "#2f7a4d", ink: LIGHT, pattern: "dots" },
  blue: { fill: "#2f679e", ink: LIGHT, pattern: "bars" },
  black: { fill: "#2a2927", ink: LIGHT, pattern: "plain" },
  silver: { fill: "#c3c9cf", ink: DARK, pattern: "bars" },
  white: { fill: "#fbf8f0", ink: DARK, pattern: "plain" },
};

export const isPaint = (thing: unknown): thing is string => typeof thing === "string" && Object.hasOwn(PAINTS, thing);

/** The colour that a thing shows: the last that it names, as what lies on top is told last. */
export const paintIn = (thing: object): string | null => (Object.values(thing) as unknown[]).findLast(isPaint) ?? null;

/** What a colour looks like; of what is none, nothing. */
export const paintOf = (name: string | null): Paint | null => (isPaint(name) ? (PAINTS[name] ?? null) : null);
