/** By how much a key steps a number; to its ends, however far. */
export const STEP_OF_KEY: ReadonlyMap<string, number> = new Map([
  ["ArrowUp", 1],
  ["ArrowRight", 1],
  ["ArrowDown", -1],
  ["ArrowLeft", -1],
  ["PageUp", 5],
  ["PageDown", -5],
  ["Home", -Infinity],
  ["End", Infinity],
]);

/** A number after a step, between its ends. */
export const stepped = (value: number, step: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, value + step));
