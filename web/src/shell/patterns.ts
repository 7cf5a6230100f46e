// How the parts of a bar are told apart: each has a colour and a pattern of its own, in the same order.

export interface Pattern {
  fill: string;
  /** Lines in a square of 8 by 8 that repeats. */
  lines: string;
}

const INK = "#2b241a";

export const PATTERN_SIZE = 8;
export const PATTERN_INK = INK;

const PATTERNS: Pattern[] = [
  { fill: "#e6c069", lines: "" },
  { fill: "#9cc3e4", lines: "M-2 10 10-2M-2 2 2-2M6 10 10 6" },
  { fill: "#e8a58c", lines: "M2 2h.01M6 6h.01" },
  { fill: "#a9cb94", lines: "M2 0V8M6 0V8" },
  { fill: "#c3aee0", lines: "M0 0 8 8M8 0 0 8" },
  { fill: "#d3cbb8", lines: "M0 2H8M0 6H8" },
  { fill: "#e3adc3", lines: "M-2-2 10 10M-2 6 2 10M6-2 10 2" },
  { fill: "#93cdc7", lines: "M4 1 7 4 4 7 1 4z" },
  { fill: "#c9d17f", lines: "M0 4H8M4 0V8" },
];

export function patternOf(number: number, colour: string | null = null): Pattern {
  const pattern = PATTERNS[number % PATTERNS.length]!;
  return colour === null ? pattern : { ...pattern, fill: `color-mix(in srgb, ${colour} 55%, #fff)` };
}
