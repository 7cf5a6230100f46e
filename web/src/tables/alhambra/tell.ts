// The log in few lines: a purchase, the cards that were taken and those that are new have one each.

import type { Told } from "../contract";
import { words } from "../../words.svelte";
import type { Named } from "./play";
import { buildingName, currencyName, kindName, moneyName, ownerName } from "./speech";
import type { Event } from "./types";

type Names = readonly string[];

/** What belongs to a purchase, in the order in which it happens. */
const PURCHASE: readonly Event["name"][] = ["paid", "bought", "received", "acts_again"];
/** What turns up when a turn ends. */
const NEW: readonly Event["name"][] = ["yard_filled", "money_opened"];

/** What happened, cut into lines. */
export function tell(events: readonly Event[], names: Names): Told[] {
  const lines: Told[] = [];
  for (let at = 0; at < events.length;) {
    const run = runAt(events, at);
    lines.push({ text: sayRun(run, names), events: run });
    at += run.length;
  }
  return lines;
}

/** The events from one on that are told with it. */
function runAt(events: readonly Event[], at: number): Event[] {
  const run = [events[at]!];
  for (const event of events.slice(at + 1)) {
    if (!isToldWith(run.at(-1)!, event)) break;
    run.push(event);
  }
  return run;
}

function isToldWith(one: Event, next: Event): boolean {
  if (NEW.includes(one.name)) return NEW.includes(next.name);
  if (one.name === "received" && next.name === "received") return one.arguments.owner === next.arguments.owner;
  if (one.name === next.name) return one.name === "took" || one.name === "paid";
  const [first, then] = [PURCHASE.indexOf(one.name), PURCHASE.indexOf(next.name)];
  return first >= 0 && then > first;
}

const named = <Name extends Event["name"]>(run: readonly Event[], name: Name): Named<Name>[] =>
  run.filter((event): event is Named<Name> => event.name === name);

function sayRun(run: readonly Event[], names: Names): string {
  const [first] = run;
  if (first === undefined) return "";
  if (NEW.includes(first.name)) return words.say("told-new", { cards: run.map(newName).join(", ") });
  if (first.name === "took")
    return words.say("told-took", {
      seat: ownerName(first.arguments.seat, names),
      cards: words.listOf(named(run, "took").map((event) => moneyName(event.arguments))),
    });
  if (first.name === "received" && run.length > 1)
    return words.say("told-received", {
      owner: ownerName(first.arguments.owner, names),
      cards: named(run, "received")
        .map((event) => buildingName(event.arguments))
        .join(", "),
    });
  return first.name === "paid"
    ? sayPayment(run, first, names)
    : run.map((event) => words.event(event, names)).join(", ");
}

function newName(event: Event): string {
  if (event.name === "yard_filled")
    return words.say("told-new-building", {
      building: buildingName(event.arguments),
      slot: currencyName(event.arguments.slot),
    });
  return event.name === "money_opened" ? moneyName(event.arguments) : "";
}

/** The cards that were paid, what they bought, for whom, and what that led to. */
function sayPayment(run: readonly Event[], { arguments: paid }: Named<"paid">, names: Names): string {
  const seat = ownerName(paid.seat, names);
  const cards = named(run, "paid")
    .map((event) => event.arguments.value)
    .join(" + ");
  const slot = currencyName(paid.currency);
  const [bought] = named(run, "bought");
  if (bought === undefined) return words.say("told-paid", { seat, cards, slot });
  const { kind, price, total } = bought.arguments;
  const isGiven = named(run, "received").some((event) => event.arguments.owner === "martin");
  return [
    words.say("told-bought", { seat, kind: kindName(kind), price, cards, slot }),
    ...(total > price ? [words.say("board-over", { over: total - price })] : []),
    ...(isGiven ? [words.say("told-given")] : []),
    ...(named(run, "acts_again").length > 0 ? [words.say("told-again")] : []),
  ].join(", ");
}
