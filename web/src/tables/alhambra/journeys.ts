// Which pieces travel for what happened. A hand is where its cards are: before its owner's eyes, or a number on the
// board; so every seat's hand has its place, `hand:N`.

import type { AlhambraTableView, Event, Happening } from "../../messages";
import type { Journey } from "../contract";

/** What is known on the way through the events of a move. */
interface Way {
  before: AlhambraTableView;
  after: AlhambraTableView;
  /** The slot of a building that was bought and that nobody has yet. */
  bought: string | null;
  isEnding: boolean;
  /** What each seat got in the scoring that is being held. */
  points: Map<number, { scoring: string; points: number }>;
}

const text = (event: Event, name: string): string => String(event.arguments[name]);
const number = (event: Event, name: string): number => Number(event.arguments[name]);

/** The place of a kind before an owner. */
export const ownerPlace = (owner: number | string, kind: string): string =>
  owner === "martin" ? `martin:${kind}` : `owner:${owner}:${kind}`;

/** The place of a card in a hand that is seen. */
export const cardPlace = (seat: number, currency: string, value: number): string => `hand:${seat}:${currency}:${value}`;

const JOURNEYS: Record<string, (event: Event, way: Way) => Journey | Journey[] | null> = {
  took: (event) => ({ from: `open:${number(event, "place") - 1}`, to: `hand:${number(event, "seat")}` }),
  paid: (event, way) => paid(event, way),
  bought: (event, way) => {
    way.bought = text(event, "slot");
    const laid = way.before.paying === null ? [] : [{ from: `laid:${way.bought}`, to: "discard" }];
    return way.after.bought === null ? laid : [...laid, { from: `yard:${way.bought}`, to: "bought" }];
  },
  received: (event, way) => {
    const [owner, kind] = [event.arguments["owner"]!, text(event, "kind")];
    return { from: whence(event, way), to: ownerPlace(owner, kind) };
  },
  yard_filled: (event) => ({ from: "pile:building", to: `yard:${text(event, "slot")}`, shows: "to" }),
  money_opened: (event) => ({ from: "pile:money", to: `open:${number(event, "place") - 1}`, shows: "to" }),
  hand_laid_open: (_, way) => {
    way.isEnding = true;
    return null;
  },
  scored: (event, way) => {
    const [seat, scoring] = [number(event, "seat"), text(event, "scoring")];
    const points = (way.points.get(seat)?.points ?? 0) + number(event, "points");
    way.points.set(seat, { scoring, points });
    return null;
  },
};

/**
 * A card that is paid goes to where the payment lies, or to the discard once it is over. Of a hand that lies before
 * one's eyes it is the card itself that goes; only whoever is to pay is told how it could.
 */
function paid(event: Event, { before, after }: Way): Journey {
  const [seat, currency, value] = [number(event, "seat"), text(event, "currency"), number(event, "value")];
  const to = after.paying === null ? "discard" : `laid:${currency}`;
  const isSeen = before.owners[seat]?.hand?.some((card) => card.currency === currency && card.value === value);
  return isSeen && before.payments.length > 0
    ? { from: cardPlace(seat, currency, value), to }
    : { from: `hand:${seat}`, to, shows: "to" };
}

/** Where a building comes from: the slot that it was bought in, the choice whether to keep it, or the pile. */
function whence(event: Event, way: Way): string {
  const isThis = (building: { kind: string; price: number } | null) =>
    building?.kind === text(event, "kind") && building.price === number(event, "price");
  if (way.bought !== null) {
    const slot = way.bought;
    way.bought = null;
    return `yard:${slot}`;
  }
  if (way.isEnding) return `yard:${way.before.yard.find(({ building }) => isThis(building))?.slot ?? ""}`;
  return isThis(way.before.bought) ? "bought" : "pile:building";
}

/** Which pieces travel for a move; the points of a scoring last, from its card to the seats. */
export function journeys(happening: Happening, before: AlhambraTableView, after: AlhambraTableView): Journey[] {
  const way: Way = { before, after, bought: null, isEnding: false, points: new Map() };
  const pieces = happening.events.flatMap((event) => JOURNEYS[event.name]?.(event, way) ?? []);
  const points = [...way.points].map(([seat, gained]) => ({
    from: `scoring:${gained.scoring}`,
    to: `seat:${seat}`,
    text: `+${gained.points}`,
  }));
  return [...pieces, ...points];
}
