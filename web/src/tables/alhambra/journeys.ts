// Which pieces travel for what happened. A hand is where its cards are: before its owner's eyes, or a number on the
// board; so every seat's hand has its place, `hand:N`.

import type { Journey } from "../contract";
import type { Happening, Named } from "./play";
import type { BuildingView, Currency, Event, Kind, Owner, Scoring, TableView } from "./types";

/** What is known on the way through the events of a move. */
interface Way {
  before: TableView;
  after: TableView;
  /** The slot of a building that was bought and that nobody has yet. */
  bought: Currency | null;
  isEnding: boolean;
  /** What each seat got in the scoring that is being held. */
  points: Map<number, { scoring: Scoring; points: number }>;
}

/** The place of a kind before an owner. */
export const ownerPlace = (owner: Owner, kind: Kind): string =>
  owner === "martin" ? `martin:${kind}` : `owner:${owner}:${kind}`;

/** The place of a card in a hand that is seen. */
export const cardPlace = (seat: number, currency: Currency, value: number): string =>
  `hand:${seat}:${currency}:${value}`;

/** Which pieces travel for an event; what it tells is known on the further way. */
function journeysOf(event: Event, way: Way): Journey[] {
  switch (event.name) {
    case "took":
      return [took(event)];
    case "paid":
      return [paid(event, way)];
    case "bought":
      return bought(event, way);
    case "received":
      return [{ from: whence(event, way), to: ownerPlace(event.arguments.owner, event.arguments.kind) }];
    case "yard_filled":
      return [{ from: "pile:building", to: `yard:${event.arguments.slot}`, shows: "to" }];
    case "money_opened":
      return [{ from: "pile:money", to: `open:${event.arguments.place - 1}`, shows: "to" }];
    case "hand_laid_open":
      way.isEnding = true;
      return [];
    case "scored": {
      const { seat, scoring, points } = event.arguments;
      way.points.set(seat, { scoring, points: (way.points.get(seat)?.points ?? 0) + points });
      return [];
    }
    default:
      return [];
  }
}

/** A card of a hand that is seen comes to lie there itself. */
const took = ({ arguments: { seat, place, currency, value } }: Named<"took">): Journey => ({
  from: `open:${place - 1}`,
  to: `${cardPlace(seat, currency, value)} hand:${seat}`,
});

/** A payment that lay there goes to the discard; the building waits where it can be given away. */
function bought({ arguments: { slot } }: Named<"bought">, way: Way): Journey[] {
  way.bought = slot;
  const laid = way.before.paying === null ? [] : [{ from: `laid:${slot}`, to: "discard" }];
  return way.after.bought === null ? laid : [...laid, { from: `yard:${slot}`, to: "bought" }];
}

/**
 * A card that is paid goes to where the payment lies, or to the discard once it is over. Of a hand that lies before
 * one's eyes it is the card itself that goes; only whoever is to pay is told how it could.
 */
function paid({ arguments: { seat, currency, value } }: Named<"paid">, { before, after }: Way): Journey {
  const to = after.paying === null ? "discard" : `laid:${currency}`;
  const isSeen = before.owners[seat]?.hand?.some((card) => card.currency === currency && card.value === value);
  return isSeen && before.payments.length > 0
    ? { from: cardPlace(seat, currency, value), to }
    : { from: `hand:${seat}`, to, shows: "to" };
}

/** Where a building comes from: the slot that it was bought in, the choice whether to keep it, or the pile. */
function whence({ arguments: { kind, price } }: Named<"received">, way: Way): string {
  const isThis = (building: BuildingView | null) => building?.kind === kind && building.price === price;
  if (way.bought !== null) {
    const slot = way.bought;
    way.bought = null;
    return `yard:${slot}`;
  }
  if (way.isEnding) return `yard:${way.before.yard.find(({ building }) => isThis(building))?.slot ?? ""}`;
  return isThis(way.before.bought) ? "bought" : "pile:building";
}

/** Which pieces travel for a move; the points of a scoring last, from its card to the seats. */
export function journeys(happening: Happening, before: TableView, after: TableView): Journey[] {
  const way: Way = { before, after, bought: null, isEnding: false, points: new Map() };
  const pieces = happening.events.flatMap((event) => journeysOf(event, way));
  const points = [...way.points].map(([seat, gained]) => ({
    from: `scoring:${gained.scoring}`,
    to: `seat:${seat}`,
    text: `+${gained.points}`,
  }));
  return [...pieces, ...points];
}
