// What a move would bring, in signs and figures.

import { goodOf, signOf } from "./pieces/drawings";
import { GOODS } from "./pieces/looks";
import type { Event, TableView, TaskView } from "./types";

/** A drawing by its id, or figures. */
export type Part = { sign: string } | { text: string };

/** What stands on one tag. */
export type Tag = readonly Part[];

const plus = (number: number): Part => ({ text: `+${number}` });

/** What an event brings the seat that acts; null where it brings nothing that is drawn. */
function gainOf(event: Event): Part[] | null {
  switch (event.name) {
    case "goods_gained":
      return [plus(event.arguments.number), { sign: goodOf(event.arguments.good) }];
    case "coins_gained":
      return [plus(event.arguments.coins), { sign: "coin" }];
    case "goods_sold":
      return [plus(event.arguments.coins), { sign: "coin" }];
    case "bread_gained":
      return [plus(event.arguments.bread), { sign: "bread" }];
    case "stepped":
      return [plus(event.arguments.steps), { sign: "banderole" }];
    case "fountain_looked":
      return [plus(event.arguments.cards), { sign: signOf("fountain") }];
    default:
      return null;
  }
}

/** The tags of what would happen: what is finished, each with what it brings, and what else there is to gain. */
export function tagsOf(events: readonly Event[]): Tag[] {
  const tags: Part[][] = [];
  let isFinishing = false;
  for (const event of events) {
    if (event.name === "finished") {
      const { kind, tiles, chimneys } = event.arguments;
      const size: Part[] =
        kind === "villa" ? [{ text: String(chimneys) }, { sign: "chimney" }] : [{ text: String(tiles) }];
      tags.push([{ sign: "tick" }, { sign: signOf(kind) }, ...size]);
      isFinishing = true;
      continue;
    }
    const gain = gainOf(event);
    if (gain === null) continue;
    const last = tags.at(-1);
    if (isFinishing && last) last.push({ text: "→" }, ...gain);
    else tags.push(gain);
    isFinishing = false;
  }
  return tags;
}

/** The tags of the tasks of the frame that would be met: they pay at the end. */
export const tagsOfTasks = (tasks: readonly TaskView[]): Tag[] =>
  tasks.map(({ kind, points }) => [{ sign: "frame" }, { sign: signOf(kind) }, plus(points)]);

/** How much more there would be of what a seat has besides points. */
export type Gains = Readonly<Record<string, number>>;

/** What it costs is told with it: the bread of a walk and of a card. */
export function gainsOf(events: readonly Event[], view: TableView): Gains {
  const gains: Record<string, number> = {};
  const add = (thing: string, number: number) => (gains[thing] = (gains[thing] ?? 0) + number);
  for (const event of events) {
    if (event.name === "goods_gained") add(event.arguments.good, event.arguments.number);
    else if (event.name === "coins_gained") add("coins", event.arguments.coins);
    else if (event.name === "goods_sold") {
      add("coins", event.arguments.coins);
      const { goods } = view.players[event.arguments.seat]!;
      for (const good of GOODS) gains[good] = -goods[good]; // what was gained before goes, too
    } else if (event.name === "bread_gained") add("bread", event.arguments.bread);
    else if (event.name === "stepped") add("steps", event.arguments.steps);
    else if (event.name === "travelled") {
      const { seat, depot } = event.arguments;
      add("bread", -(view.players[seat]?.reach.find((each) => each.depot === depot)?.bread ?? 0));
    } else if (event.name === "bread_paid") add("bread", -view.card_bread);
    else if (event.name === "good_paid") add(event.arguments.good, -event.arguments.number);
    else if (event.name === "coins_paid") add("coins", -event.arguments.coins);
  }
  return gains;
}
