// What is being put together before it is sent: open money to take, or a slot and cards to pay with. What is legal
// is looked up, in the moves and the payments that the server lists; equal cards stand for each other.

import { sum } from "./owners";
import type { Cards, Currency, Move, MoneyView, PaymentView, TableView } from "./types";

type OpenMoney = readonly (MoneyView | null)[];
type Take = `take ${Cards}`;

// --- Several things of which some are equal ---

/** Whether `all` holds each of `some`, and as often. */
export function includes<Thing>(all: readonly Thing[], some: readonly Thing[]): boolean {
  const rest = [...all];
  return some.every((thing) => {
    const place = rest.indexOf(thing);
    if (place >= 0) rest.splice(place, 1);
    return place >= 0;
  });
}

const isEqual = <Thing>(one: readonly Thing[], other: readonly Thing[]): boolean =>
  one.length === other.length && includes(one, other);

/** What is left of `all` without `some`. */
export function without<Thing>(all: readonly Thing[], some: readonly Thing[]): Thing[] {
  const rest = [...all];
  for (const thing of some) {
    const place = rest.indexOf(thing);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

// --- Taking money ---

const nameOf = (card: MoneyView | null | undefined): string => (card ? `${card.currency} ${card.value}` : "");

/** The cards at these places (0 … 3), as names. */
const cardsAt = (open: OpenMoney, places: readonly number[]): string[] => places.map((place) => nameOf(open[place]));

/** The move that takes what lies at these places, as it is written. */
export function takeOf(places: readonly number[]): Take {
  const cards = [...places].sort().map((place) => place + 1);
  return `take ${cards.join("+") as Cards}`;
}

/** The places (0 … 3) that are written so. */
export const placesOf = (cards: string): number[] => cards.split("+").map((place) => Number(place) - 1);

/** The places that a move takes from. */
const takenBy = (move: Take): number[] => placesOf(move.slice("take ".length));

const takesIn = (legal: Iterable<string>): Take[] =>
  [...legal].filter((move): move is Take => move.startsWith("take "));

/** The legal move that takes these cards, or cards that equal them. */
export const legalTake = (legal: Iterable<string>, open: OpenMoney, places: readonly number[]): Take | null =>
  takesIn(legal).find((move) => isEqual(cardsAt(open, takenBy(move)), cardsAt(open, places))) ?? null;

/** Whether these cards are part of a legal take. */
export const mayGather = (legal: Iterable<string>, open: OpenMoney, places: readonly number[]): boolean =>
  takesIn(legal).some((move) => includes(cardsAt(open, takenBy(move)), cardsAt(open, places)));

/** Whether a card can be taken with others. */
export const mayHaveCompany = (legal: Iterable<string>, open: OpenMoney, place: number): boolean =>
  takesIn(legal).some(
    (move) => takenBy(move).length > 1 && includes(cardsAt(open, takenBy(move)), cardsAt(open, [place])),
  );

// --- Paying ---

/** A purchase that is being put together, or that is under way. */
export interface Purchase {
  slot: Currency;
  price: number;
  /** Cards that are laid down already. */
  laid: number[];
  /** Cards that are picked, in the order in which they were. */
  picked: number[];
  total: number;
  /** The complete payments that what is laid and picked is part of. */
  ways: PaymentView[];
  /** The payment that it is. */
  complete: PaymentView | null;
  /** The values of which another card leads to a payment. */
  next: ReadonlySet<number>;
}

/** The complete payments for a slot. */
export const paymentsFor = (view: TableView, slot: Currency): PaymentView[] =>
  view.payments.filter((payment) => payment.slot === slot);

/** What is put together for a slot with these cards. */
export function purchaseOf(view: TableView, slot: Currency, picked: readonly number[]): Purchase {
  const laid = view.paying?.slot === slot ? view.paying.cards : [];
  const cards = [...laid, ...picked];
  const ways = paymentsFor(view, slot).filter((payment) => includes(payment.cards, cards));
  return {
    slot,
    price: view.yard.find((each) => each.slot === slot)?.building?.price ?? 0,
    laid,
    picked: [...picked],
    total: sum(cards),
    ways,
    complete: ways.find((payment) => payment.cards.length === cards.length) ?? null,
    next: new Set(ways.flatMap((payment) => without(payment.cards, cards))),
  };
}

/**
 * The moves of a payment: the slot unless it is chosen already, the cards from the highest down, and the stop that
 * ends an exact payment (several moves are made literally, so it is said even where nothing else would be possible).
 */
export function movesOf(payment: PaymentView, view: TableView): Move[] {
  const laid = view.paying?.cards ?? [];
  const cards = without(payment.cards, laid).sort((one, other) => other - one);
  return [
    ...(view.paying === null ? ([`buy ${payment.slot}`] as const) : []),
    ...cards.map((value) => `pay ${value}` as const),
    ...(payment.exact ? (["stop"] as const) : []),
  ];
}

/** The moves that lead to a card of a value after what is laid and picked: the cards from the highest down. */
export const movesWith = ({ slot, picked }: Purchase, value: number, view: TableView): Move[] => [
  ...(view.paying === null ? ([`buy ${slot}`] as const) : []),
  ...[...picked, value].sort((one, other) => other - one).map((card) => `pay ${card}` as const),
];

const OFFERED = 4;

/** The payments to offer: those that are exact, else those that lose the least; with fewer cards first. */
export function offersOf(purchase: Purchase): PaymentView[] {
  const least = Math.min(...purchase.ways.map((payment) => payment.total));
  return purchase.ways
    .filter((payment) => payment.total === least)
    .sort((one, other) => one.cards.length - other.cards.length)
    .slice(0, OFFERED);
}

/** The payment for a slot that loses the least. */
export function cheapest(view: TableView, slot: Currency): PaymentView | null {
  const [first = null, ...rest] = paymentsFor(view, slot);
  return rest.reduce((best, payment) => (best !== null && best.total <= payment.total ? best : payment), first);
}

// --- What is picked before it is sent ---

/** A card of the hand, of the currency that is paid in: its value, and which of the equal ones. */
export interface CardOfHand {
  value: number;
  copy: number;
}

/** Open money that is gathered, or a slot with the cards that it is to be paid with. */
export type Picked = { kind: "money"; places: number[] } | { kind: "purchase"; slot: Currency; cards: CardOfHand[] };

/** The places of open money that are gathered. */
export const placesIn = (picked: Picked | null): number[] => (picked?.kind === "money" ? picked.places : []);

/** The slot that is being paid for, before it is sent. */
export const slotIn = (picked: Picked | null): Currency | null => (picked?.kind === "purchase" ? picked.slot : null);

/** The cards that are picked to pay with. */
export const cardsIn = (picked: Picked | null): CardOfHand[] => (picked?.kind === "purchase" ? picked.cards : []);

export const isCard =
  (one: CardOfHand) =>
  (other: CardOfHand): boolean =>
    one.value === other.value && one.copy === other.copy;

/** Gathered with a place, or without it if it was; null: nothing. */
export function gathering(picked: Picked | null, place: number): Picked | null {
  const places = placesIn(picked);
  const rest = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
  return rest.length === 0 ? null : { kind: "money", places: rest };
}

/** A slot that is paid for, with a card, or without it if it was there. */
export function paying(slot: Currency, picked: Picked | null, card: CardOfHand): Picked {
  const cards = cardsIn(picked);
  const rest = cards.filter((other) => !isCard(card)(other));
  return { kind: "purchase", slot, cards: rest.length < cards.length ? rest : [...cards, card] };
}

/** Cards of these values, equal ones told apart. */
export const cardsOf = (values: readonly number[]): CardOfHand[] =>
  values.map((value, place) => ({ value, copy: values.slice(0, place).filter((other) => other === value).length }));

/** A slot with the cards of a payment that are still to be laid down. */
export const purchaseFor = (slot: Currency, values: readonly number[]): Picked => ({
  kind: "purchase",
  slot,
  cards: cardsOf(values),
});
