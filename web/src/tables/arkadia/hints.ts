// Which hint fits what is to be decided now: the first of those that were not seen yet.

import { wasSeen } from "../../device.svelte";
import type { Picked } from "./choosing";
import { gripOf } from "./grip.svelte";
import type { Play } from "./play";
import type { TableView, Verb } from "./types";

/** The hint for what is in hand: a tile before it is laid, a card to be drawn, a tower, a sale. */
const HINT_OF_PICKED = {
  card: "hint-site",
  draw: "hint-draw",
  tower: "hint-tower",
  sale: "hint-sale",
} as const satisfies Record<Picked["kind"], string>;

/** The hint for a decision, by what its moves begin with: the most pressing first. */
const HINT_OF_VERB = {
  site: "hint-site",
  draw: "hint-draw",
  stop: "hint-more-workers",
  tower: "hint-tower",
  sell: "hint-sale",
  banner: "hint-banner",
  build: "hint-build",
  own: "hint-worker",
  neutral: "hint-worker",
  end: "hint-banner",
  pass: "hint-pass",
} as const satisfies Record<Verb, string>;

/** Hints for a turn that begins. */
const OF_A_TURN: readonly string[] = [HINT_OF_VERB.build, HINT_OF_VERB.own, HINT_OF_VERB.pass];

/** All hints that fit, the most pressing first. */
export function hintsFor(
  { legalNouns, picked }: Pick<Play, "legalNouns" | "picked">,
  { turns_left }: TableView,
): string[] {
  const verbs = (Object.keys(HINT_OF_VERB) as Verb[]).filter((verb) => verb in legalNouns);
  const ofPicked = picked === null ? [] : [HINT_OF_PICKED[picked.kind]];
  const hints = [...new Set([...ofPicked, ...verbs.map((verb) => HINT_OF_VERB[verb])])];
  const isLast = turns_left !== null && hints.some((hint) => OF_A_TURN.includes(hint));
  return isLast ? ["hint-last-turns", ...hints] : hints;
}

export function hintOf(play: Play, view: TableView): string | null {
  const { legalNouns, picked } = play;
  // What is said of a tile in hand comes once it is seen there: a press is painted first.
  const isSeen = picked?.kind !== "card" || gripOf(play).isWalked;
  return hintsFor({ legalNouns, picked: isSeen ? picked : null }, view).find((hint) => !wasSeen(hint)) ?? null;
}
