// The log in few lines: who builds has played the card, which needs no line of its own.

import { words } from "../../words.svelte";
import type { Told } from "../contract";
import type { Event } from "./types";

/** What happened, cut into lines. */
export function tell(events: readonly Event[], names: readonly string[]): Told[] {
  const told = events.filter(({ name }, place) => name !== "card_played" || events[place + 1]?.name !== "built");
  return words.runsOf(told).map((run) => ({ text: words.events(run, names), events: run }));
}
