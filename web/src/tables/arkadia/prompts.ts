// What is to be done with what is in hand, where that is more than the decision itself says.

import { MediaQuery } from "svelte/reactivity";
import { words } from "../../words.svelte";
import { heldCard, saleOf, towersOf } from "./choosing";
import { gripOf } from "./grip.svelte";
import type { Play } from "./play";
import { capital, cardName } from "./speech";
import { outlookName } from "./telling";
import type { CardView, TableView } from "./types";

/** A finger does not point: it taps once to see and once more to do. */
const touch = new MediaQuery("hover: none");

/** The sentence beside the prompt; null: what is to be decided says enough. */
export function promptOf(play: Play, view: TableView): string | null {
  const card = heldCard(play, view);
  // It says so once the card is seen in hand: a press is painted first.
  if (card !== null) return gripOf(play).isWalked ? promptToLay(play, card) : null;
  const towers = towersOf(play);
  if (towers !== null && towers.colour !== null) return words.say("drawn-prompt-square");
  if (towers !== null && towers.square !== null) return words.say("drawn-prompt-colour", { square: towers.square });
  return saleOf(play) === null ? null : words.say("drawn-prompt-sale");
}

/** Where the tile in hand would lie: what that leads to, or that a finger has to press once more. */
function promptToLay(play: Play, card: CardView): string {
  const { placing, outlook } = gripOf(play);
  const told = placing.site === null || outlook === null ? "" : outlookName(play, outlook);
  if (told !== "") return `→ ${told}`;
  const isSeen = touch.current && placing.site !== null;
  return words.say(isSeen ? "drawn-prompt-lay-again" : "drawn-prompt-lay", { card: capital(cardName(card)) });
}
