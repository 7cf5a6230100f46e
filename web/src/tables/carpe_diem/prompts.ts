// What to do next, where there is more to say of it than the usual sentence.

import { words } from "../../words.svelte";
import { areAlike, ordersOf } from "./choosing";
import type { Play } from "./play";
import { changesName } from "./speech";
import type { TableView } from "./types";

export function promptOf(play: Pick<Play, "legal" | "picked">, view: TableView): string | null {
  const { picked, legal } = play;
  if (picked?.kind === "circle" && legal.has(`circle ${picked.circle}`)) {
    const [best] = view.circles.find(({ circle }) => circle === picked.circle)?.ways ?? [];
    return best ? words.say("board-circle-picked", { worth: changesName(best.points, best.changes) }) : null;
  }
  const orders = ordersOf(view);
  const [first] = orders;
  if (first === undefined) return null;
  return areAlike(orders)
    ? words.say("board-orders-alike", { worth: changesName(first.points, first.changes) })
    : words.say("board-orders-differ");
}
