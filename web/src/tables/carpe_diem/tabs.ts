// The parts of the table between which one changes where there is no room for all, and which of them is needed now.

import { isScoring } from "./choosing";
import type { Play } from "./play";
import type { TableView } from "./types";

export const TABS = ["depots", "district", "cards"] as const;

export type Tab = (typeof TABS)[number];

/** What is chosen in the forum, also when the depots are empty already: a dark tile, what pays first, what goes back. */
const AT_FORUM = ["pawn", "move", "travel", "take", "craft", "first", "return"];

/** The part on which the next decision is made. */
export function tabFor(play: Pick<Play, "legalNouns">, view: TableView): Tab {
  const { legalNouns } = play;
  if (view.in_hand !== null && legalNouns["place"] !== undefined) return "district";
  return isScoring(view) && !AT_FORUM.some((verb) => legalNouns[verb] !== undefined) ? "cards" : "depots";
}
