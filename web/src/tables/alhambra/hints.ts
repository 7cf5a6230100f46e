// Which hint fits what is to be decided now: the first of those that were not seen yet.

import { wasSeen } from "../../device.svelte";
import type { Play } from "./play";
import { slotIn } from "./choosing";
import type { TableView } from "./types";

/** A scoring is near when it may be among the cards that this turn's refill can bring. */
const NEAR = 4;

/** All hints that fit, the most pressing first. */
export function hintsFor(play: Pick<Play, "legal" | "picked">, view: TableView): string[] {
  if (play.legal.size === 0) return [];
  const slot = view.paying?.slot ?? slotIn(play.picked);
  const mayBuyExactly = view.payments.some((payment) => payment.exact);
  const isAgain = view.yard.some(({ building }) => building === null);
  return [
    ...(view.bought !== null ? ["hint-gift"] : []),
    ...(slot !== null ? ["hint-payment"] : []),
    ...(view.bought === null && slot === null ? ["hint-action"] : []),
    ...(isAgain && slot === null && view.bought === null ? ["hint-again"] : []),
    ...(mayBuyExactly && slot === null && view.bought === null ? ["hint-exact"] : []),
    ...(view.due.some(({ at_least }) => at_least < NEAR) ? ["hint-due"] : []),
  ];
}

export const hintOf = (play: Play, view: TableView): string | null =>
  hintsFor(play, view).find((hint) => !wasSeen(hint)) ?? null;
