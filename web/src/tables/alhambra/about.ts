// What is this? Answered for whatever carries `data-about`, with the numbers of the view.

import { words } from "../../words.svelte";
import type { About } from "../contract";
import { pricesOf } from "./owners";
import { buildingName, capital, currencyName, kindName, moneyName } from "./speech";
import type { Currency, Kind, OwnerView, Scoring, TableView } from "./types";

/** A kind of building, by itself or as what lies there. */
function aboutKind(view: TableView, kind: Kind, name: string = kindName(kind)): About {
  const all = view.kinds.find((each) => each.kind === kind);
  const paid = (scoring: Scoring) => all?.pays[scoring].join(", ");
  const buildings = view.unseen_buildings[kind].length;
  return {
    name: capital(name),
    text: words.say("about-kind", { a: paid("A"), b: paid("B"), c: paid("C") }),
    counts: words.say("about-kind-counts", { total: all?.buildings, buildings }),
    rule: "A20",
  };
}

/** The buildings of a kind before somebody. */
function aboutHolding(view: TableView, kind: Kind, owner: OwnerView | null | undefined): About {
  const prices = owner ? pricesOf(owner, kind) : [];
  const isAny = prices.length > 0;
  return aboutKind(view, kind, isAny ? words.say("about-kind-prices", { kind: kindName(kind), prices }) : undefined);
}

function aboutMoney(view: TableView, currency: Currency, value: number): About {
  return {
    name: capital(moneyName({ currency, value })),
    text: words.say("about-money", { currency: currencyName(currency) }),
    counts: words.say("about-money-counts", { total: view.copies, cards: view.unseen_money[currency][value - 1] }),
    rule: "A10",
  };
}

const aboutSlot = (slot: Currency): About => ({
  name: capital(words.say("about-slot-name", { slot: currencyName(slot) })),
  text: words.say("about-slot", { slot: currencyName(slot) }),
  rule: "A10",
});

function aboutScoring(view: TableView, scoring: Scoring): About {
  return {
    name: words.say(`board-scoring-${scoring}`),
    text: words.say(`about-scoring-${scoring}`),
    counts: whenIs(view, scoring),
    rule: scoring === "C" ? "A19" : "A16",
  };
}

/** When a scoring is, or that it was. */
export function whenIs(view: TableView, scoring: Scoring): string {
  const named = { scoring: words.value("scoring", scoring) };
  if (view.held.includes(scoring)) return words.say("board-held-long", named);
  const due = view.due.find((each) => each.scoring === scoring);
  return due
    ? words.say("label-due", { ...named, at_least: due.at_least, at_most: due.at_most })
    : words.say("board-end-long", named);
}

const aboutPile = (pile: "building-pile" | "money-pile" | "discard", cards: number, rule: string): About => ({
  name: words.say(`label-${pile}`),
  text: words.say(`about-${pile}`),
  counts: words.say("board-cards", { cards }),
  rule,
});

const aboutMartin = ({ martin }: TableView): About => ({
  name: words.say("martin"),
  text: words.say("about-martin"),
  counts: words.say("board-has", { buildings: martin?.buildings.length ?? 0 }),
  rule: "A17",
});

/** A hand: that it is secret, unless it is seen. */
function aboutHand(view: TableView, seat: number): About {
  const owner = view.owners[seat];
  return {
    name: words.say("label-hand"),
    ...(owner?.hand ? {} : { text: words.say("about-hand") }),
    counts: words.say("board-cards", { cards: owner?.hand_size ?? 0 }),
    rule: "A5",
  };
}

const aboutOutlook = (): About => ({ name: words.say("label-outlook"), text: words.say("about-outlook"), rule: "A20" });

/** What there is to say of a thing, by what it is and which. */
export function aboutOf(id: string, view: TableView): About | null {
  const [thing, which = "", more = ""] = id.split(":");
  switch (thing) {
    case "kind":
      return aboutKind(view, which as Kind);
    case "building":
      return aboutKind(view, which as Kind, buildingName({ kind: which as Kind, price: Number(more) }));
    case "owner":
      return aboutHolding(view, more as Kind, view.owners[Number(which)]);
    case "martin":
      return which === "" ? aboutMartin(view) : aboutHolding(view, which as Kind, view.martin);
    case "money":
      return aboutMoney(view, which as Currency, Number(more));
    case "slot":
      return aboutSlot(which as Currency);
    case "scoring":
      return aboutScoring(view, which as Scoring);
    case "pile":
      return which === "money"
        ? aboutPile("money-pile", view.money_pile, "A15")
        : aboutPile("building-pile", view.building_pile, "A18");
    case "discard":
      return aboutPile("discard", view.discard.length, "A15");
    case "hand":
      return aboutHand(view, Number(which));
    case "outlook":
      return aboutOutlook();
    default:
      return null;
  }
}
