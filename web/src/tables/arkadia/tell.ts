// The log in few lines: who builds has played the card, and where all have passed the game has ended.

import { words } from "../../words.svelte";
import type { Told } from "../contract";
import type { Event } from "./types";

/** What happened, cut into lines. */
export function tell(events: readonly Event[], names: readonly string[]): Told[] {
  const isSaid = ({ name }: Event, place: number): boolean =>
    (name === "card_played" && events[place + 1]?.name === "built") ||
    (name === "game_ended" && events[place - 1]?.name === "all_passed");
  const told = events.filter((event, place) => !isSaid(event, place));
  return words.runsOf(told).map((run) => ({ text: words.events(run, names), events: run }));
}
