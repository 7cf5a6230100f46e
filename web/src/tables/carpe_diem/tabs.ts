// The parts of the table between which one changes where there is no room for all, and which of them is needed now.

import { isScoring } from "./choosing";
import type { Play } from "./play";
import type { TableView } from "./types";

export const TABS = ["depots", "district", "cards"] as const;

export type Tab = (typeof TABS)[number];

/** The part on which the next decision is made. */
export function tabFor(play: Pick<Play, "legalNouns">, view: TableView): Tab {
  const { legalNouns } = play;
  if (view.in_hand !== null && legalNouns["place"] !== undefined) return "district";
  return isScoring(view) ? "cards" : "depots";
}
