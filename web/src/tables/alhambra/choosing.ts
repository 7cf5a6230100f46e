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

/** The places that a move takes from. */
const placesOf = (move: Take): number[] =>
  move
    .slice("take ".length)
    .split("+")
    .map((place) => Number(place) - 1);

const takesIn = (legal: Iterable<string>): Take[] =>
  [...legal].filter((move): move is Take => move.startsWith("take "));

/** The legal move that takes these cards, or cards that equal them. */
export const legalTake = (legal: Iterable<string>, open: OpenMoney, places: readonly number[]): Take | null =>
  takesIn(legal).find((move) => isEqual(cardsAt(open, placesOf(move)), cardsAt(open, places))) ?? null;

/** Whether these cards are part of a legal take. */
export const mayGather = (legal: Iterable<string>, open: OpenMoney, places: readonly number[]): boolean =>
  takesIn(legal).some((move) => includes(cardsAt(open, placesOf(move)), cardsAt(open, places)));

/** Whether a card can be taken with others. */
export const mayHaveCompany = (legal: Iterable<string>, open: OpenMoney, place: number): boolean =>
  takesIn(legal).some(
    (move) => placesOf(move).length > 1 && includes(cardsAt(open, placesOf(move)), cardsAt(open, [place])),
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
  };
}

/** Whether another card of a value leads to a payment. */
export const mayPay = (purchase: Purchase, value: number): boolean =>
  purchase.ways.some((payment) => includes(payment.cards, [...purchase.laid, ...purchase.picked, value]));

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

// --- What is picked, in words that the desk keeps ---

export interface Picked {
  places: number[];
  slot: Currency | null;
  /** Cards of the hand, of the slot's currency: a value and which of the equal ones. */
  cards: { value: number; copy: number }[];
}

export function readPicked(words: readonly string[]): Picked {
  const parts = words.map((word) => word.split(":"));
  const of = (kind: string) => parts.filter(([first]) => first === kind);
  return {
    places: of("open").map(([, place]) => Number(place)),
    slot: (of("slot")[0]?.[1] ?? null) as Currency | null,
    cards: of("card").map(([, value, copy]) => ({ value: Number(value), copy: Number(copy) })),
  };
}

export const openWord = (place: number): string => `open:${place}`;
export const slotWord = (slot: Currency): string => `slot:${slot}`;
export const cardWord = (value: number, copy: number): string => `card:${value}:${copy}`;

/** A slot with the cards of a payment that are still to be laid down. */
export function pickedFor(slot: Currency, cards: readonly number[]): string[] {
  const copyOf = (place: number) => cards.slice(0, place).filter((value) => value === cards[place]).length;
  return [slotWord(slot), ...cards.map((value, place) => cardWord(value, copyOf(place)))];
}

/** With a word, or without it if it was there. */
export const toggled = (words: readonly string[], word: string): string[] =>
  words.includes(word) ? words.filter((each) => each !== word) : [...words, word];
