// The levels of bots that a server offers.

const DEFAULT_LEVEL = "casual";

/** The level that a person begins with: the usual one, where it is offered. */
export const usualLevel = (levels: readonly string[]): string =>
  levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels[0] ?? "");
