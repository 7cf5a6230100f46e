// Which hint fits what is to be decided now: the first of those that were not seen yet.

import { wasSeen } from "../../device.svelte";
import type { Play } from "./play";
import type { Verb } from "./types";

/** The hint for a decision, by what its moves begin with: the most pressing first. */
const HINT_OF_VERB = {
  pawn: "hint-pawn",
  move: "hint-depot",
  travel: "hint-travel",
  take: "hint-tile",
  place: "hint-square",
  store: "hint-square",
  first: "hint-first",
  craft: "hint-craft",
  return: "hint-return",
  circle: "hint-circle",
  card: "hint-card",
  pay: "hint-pay",
  bread: "hint-bread",
  stop: "hint-bread",
} as const satisfies Record<Verb, string>;

/** All hints that fit, the most pressing first. */
export function hintsFor({ legalNouns }: Pick<Play, "legalNouns">): string[] {
  const hints = Object.entries(HINT_OF_VERB).filter(([verb]) => verb in legalNouns);
  return [...new Set(hints.map(([, hint]) => hint))];
}

export const hintOf = (play: Play): string | null => hintsFor(play).find((hint) => !wasSeen(hint)) ?? null;
