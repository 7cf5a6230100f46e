// The log in few lines: a disc with the cards that it lies between, and a card with what it brought and what it took.

import { words } from "../../words.svelte";
import type { Told } from "../contract";
import type { Named } from "./play";
import { cardName, listed } from "./speech";
import { spacesOf } from "./grid";
import type { CardView, Event, TableView } from "./types";

/** What belongs to a card, in any order. */
const OF_CARD: readonly Event["name"][] = [
  "card_begun",
  "good_paid",
  "coins_paid",
  "bread_paid",
  "multiples_reached",
  "coins_gained",
  "bread_gained",
  "stepped",
  "card_scored",
  "card_failed",
];
/** What only a card brings about. */
const BEGINNINGS = OF_CARD.filter((name) => !["coins_gained", "bread_gained", "stepped"].includes(name));

/** What happened, cut into lines. */
export function tell(events: readonly Event[], names: readonly string[], view: TableView): Told[] {
  const lines: Told[] = [];
  for (let at = 0; at < events.length;) {
    const run = runAt(events, at);
    const text = sayCard(run, names, view) ?? sayDisc(run, names, view) ?? words.events(run, names);
    if (text !== "") lines.push({ text, events: run });
    at += run.length;
  }
  return lines;
}

/** The events from one on that are told with it. */
function runAt(events: readonly Event[], at: number): Event[] {
  const first = events[at]!;
  const end = events.findIndex((event, place) => place > at && !isToldWith(first, event));
  return events.slice(at, end < 0 ? events.length : end);
}

function isToldWith(first: Event, next: Event): boolean {
  if (BEGINNINGS.includes(first.name)) return OF_CARD.includes(next.name) && next.name !== "card_begun";
  return first.name === next.name && seatOf(first) === seatOf(next) && words.tellsTogether(first.name);
}

const seatOf = ({ arguments: given }: Event): number | null => ("seat" in given ? given.seat : null);

const named = <Name extends Event["name"]>(run: readonly Event[], ...wanted: Name[]): Named<Name>[] =>
  run.filter((event): event is Named<Name> => (wanted as string[]).includes(event.name));

/** What a card came to; nothing as long as it is being settled, null for whatever is no card. */
function sayCard(run: readonly Event[], names: readonly string[], view: TableView): string | null {
  if (!BEGINNINGS.includes(run[0]!.name)) return null;
  const ended = named(run, "multiples_reached", "card_failed").at(-1);
  if (ended === undefined) return "";
  const card = view.cards.find((each) => each.card === ended.arguments.card);
  if (card === undefined) return null;
  const said = { seat: names[ended.arguments.seat] ?? "", card: cardName(card) };
  if (ended.name === "card_failed")
    return words.say("told-card-failed", { ...said, points: Math.abs(ended.arguments.points) });
  const given = givenFor(run, view);
  return words.say("told-card", {
    ...said,
    multiples: named(run, "multiples_reached").reduce((sum, event) => sum + event.arguments.multiples, 0),
    brings: listed(broughtBy(run)),
    given: Object.keys(given).length === 0 ? "none" : listed(given),
  });
}

function broughtBy(run: readonly Event[]): Record<string, number> {
  const brought: Record<string, number> = {};
  const add = (thing: string, number: number) => (brought[thing] = (brought[thing] ?? 0) + number);
  for (const event of run)
    if (event.name === "card_scored") add("points", event.arguments.points);
    else if (event.name === "coins_gained") add("coins", event.arguments.coins);
    else if (event.name === "bread_gained") add("bread", event.arguments.bread);
    else if (event.name === "stepped") add("steps", event.arguments.steps);
  return brought;
}

function givenFor(run: readonly Event[], view: TableView): Record<string, number> {
  const bread = view.card_bread * named(run, "bread_paid").length;
  return {
    ...Object.fromEntries(named(run, "good_paid").map(({ arguments: { good, number } }) => [good, number])),
    ...Object.fromEntries(named(run, "coins_paid").map(({ arguments: { coins } }) => ["coins", coins])),
    ...(bread > 0 && { bread }),
  };
}

/** A disc, and the two cards beside it. */
function sayDisc([first]: readonly Event[], names: readonly string[], view: TableView): string | null {
  if (first?.name !== "disc_laid") return null;
  const cards = spacesOf(first.arguments.circle).map((space) => view.cards.find((card) => card.space === space));
  const [one, other] = cards.filter((card): card is CardView => card !== undefined).map(cardName);
  return words.say("told-disc", { seat: names[first.arguments.seat] ?? "", one, other });
}
