// What a move would lead to, in few lines: what matters most first, for the rest may be cut.

import { words } from "../../words.svelte";
import type { Told } from "../contract";
import { changesName } from "./speech";
import { tell } from "./tell";
import type { Event, TableView } from "./types";

/** As it will be told when it has happened; but what a disc comes to is said first, and what is seen anyway last. */
export function foretell(events: readonly Event[], names: readonly string[], view: TableView): Told[] {
  const lines = tell(events, names, view);
  const isSeen = ({ events: [event] }: Told) => event?.name === "built";
  return [...worthOf(events, view), ...lines.filter((line) => !isSeen(line)), ...lines.filter(isSeen)];
}

/** What the cards beside a disc come to with the best that can follow. */
function worthOf([first]: readonly Event[], { circles }: TableView): Told[] {
  if (first?.name !== "disc_laid") return [];
  const [best] = circles.find(({ circle }) => circle === first.arguments.circle)?.ways ?? [];
  if (best === undefined) return [];
  return [
    { text: words.say("board-circle-brings", { worth: changesName(best.points, best.changes) }), events: [first] },
  ];
}
