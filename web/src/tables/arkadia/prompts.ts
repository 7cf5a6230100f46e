// What is to be done with what is in hand, where that is more than the decision itself says.

import { words } from "../../words.svelte";
import { heldCard, saleOf, towersOf } from "./choosing";
import type { Play } from "./play";
import { capital, cardName } from "./speech";
import type { TableView } from "./types";

/** The sentence beside the prompt; null: what is to be decided says enough. */
export function promptOf(play: Pick<Play, "legal" | "legalNouns" | "picked">, view: TableView): string | null {
  const card = heldCard(play, view);
  if (card !== null) return words.say("drawn-prompt-lay", { card: capital(cardName(card)) });
  const towers = towersOf(play);
  if (towers !== null && towers.colour !== null) return words.say("drawn-prompt-square");
  if (towers !== null && towers.square !== null) return words.say("drawn-prompt-colour", { square: towers.square });
  return saleOf(play) === null ? null : words.say("drawn-prompt-sale");
}
