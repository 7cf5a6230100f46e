// Names of things on the table, as they are printed and as they are read out.

import { words } from "../../words.svelte";
import type { Problem } from "../../messages";
import { placesOf } from "./choosing";
import type { BuildingView, Currency, Kind, MoneyView, Owner, TableView } from "./types";

/** A name as it begins a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);

export const kindName = (kind: Kind): string => words.value("kind", kind);
export const currencyName = (currency: Currency): string => words.value("currency", currency);

export const buildingName = ({ kind, price }: BuildingView): string =>
  words.say("board-building", { kind: kindName(kind), price });

export const moneyName = ({ currency, value }: MoneyView): string =>
  words.say("board-money", { currency: currencyName(currency), value });

/** An owner's name: a seat's, or Martin's. */
export const ownerName = (owner: Owner, names: readonly string[]): string =>
  owner === "martin" ? words.say("martin") : (names[owner] ?? "");

/** Refusals of a card that would be paid after the payment is over. */
const TOO_LATE: readonly string[] = ["too_far_ahead", "illegal.gift_first", "illegal.no_payment"];

/** The payment was over before its last card: that there are too many is more to the point than what follows it. */
export const refusalOf = (problem: Problem, moves: readonly string[]): Problem =>
  moves.length > 1 && moves.at(-1)!.startsWith("pay ") && TOO_LATE.includes(problem.code)
    ? { ...problem, code: "too_many_cards", rule: "A10" }
    : problem;

/** A move in words: the cards that it takes, the building that it buys. */
export function sayMove(move: string, view: TableView): string {
  const [verb = "", noun = ""] = move.split(" ");
  const building = verb === "buy" ? view.yard.find(({ slot }) => slot === noun)?.building : view.bought;
  const cards = verb === "take" ? placesOf(noun).map((place) => view.open_money[place]) : [];
  if (cards.length > 0 && cards.every((card) => card != null))
    return words.say("choice-take", { cards: words.listOf(cards.map(moneyName)) });
  if (verb === "buy" && building) return saySlot(building, noun as Currency);
  if (verb === "pay" && view.paying)
    return words.say("choice-pay", { currency: currencyName(view.paying.slot), value: Number(noun) });
  if ((verb === "keep" || verb === "give") && building)
    return words.say(`choice-${verb}`, { kind: kindName(building.kind), price: building.price });
  return words.move(move);
}

const saySlot = ({ kind, price }: BuildingView, slot: Currency): string =>
  words.say("choice-buy", { kind: kindName(kind), price, currency: currencyName(slot) });
