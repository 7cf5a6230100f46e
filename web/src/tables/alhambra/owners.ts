// Who has what on the table: counted, never ranked further than who has the most.

import type { Currency, Kind, MoneyView, Owner, OwnerView, Scoring, TableView } from "./types";

/** An owner, a seat or Martin, and what is theirs. */
export interface Estate {
  seat: Owner;
  view: OwnerView;
}

/** Everybody before whom buildings lie: the seats, then Martin. */
export function ownersOf(view: TableView): Estate[] {
  const seats: Estate[] = view.owners.map((owner, seat) => ({ seat, view: owner }));
  return view.martin === null ? seats : [...seats, { seat: "martin", view: view.martin }];
}

/** The names under which a record has something, in its order. */
export const namesIn = <Name extends string>(record: Record<Name, unknown>): Name[] => Object.keys(record) as Name[];

export const kindsOf = (view: TableView): Kind[] => namesIn(view.unseen_buildings);
export const currenciesOf = (view: TableView): Currency[] => namesIn(view.unseen_money);
export const scoringsOf = (view: TableView): Scoring[] =>
  view.owners[0] === undefined ? [] : namesIn(view.owners[0].points);

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** The prices of the buildings of a kind before an owner, from the cheapest up. */
export const pricesOf = (owner: OwnerView, kind: Kind): number[] =>
  owner.buildings
    .filter((building) => building.kind === kind)
    .map(({ price }) => price)
    .sort((one, other) => one - other);

/** The most buildings of a kind that anybody has; every owner with as many is in the lead, unless there are none. */
export const mostOf = (view: TableView, kind: Kind): number =>
  Math.max(0, ...ownersOf(view).map((owner) => pricesOf(owner.view, kind).length));

export const pointsOf = (owner: OwnerView): number => sum(Object.values(owner.points));

/** A hand by currency, each from the highest card down; currencies without a card are left out. */
export function groupsOf(hand: readonly MoneyView[], currencies: readonly Currency[]): Group[] {
  return currencies
    .map((currency) => {
      const values = hand.filter((card) => card.currency === currency).map((card) => card.value);
      return { currency, values: values.sort((one, other) => other - one), total: sum(values) };
    })
    .filter((group) => group.values.length > 0);
}

export interface Group {
  currency: Currency;
  values: number[];
  total: number;
}

/** What a hand holds of a currency. */
export const wealthOf = (hand: readonly MoneyView[], currency: Currency): number =>
  sum(hand.filter((card) => card.currency === currency).map((card) => card.value));

/** The scorings that may still come: what they would pay is of interest. */
export const scoringsLeft = (view: TableView): Scoring[] =>
  view.held.length > 0 && view.held.at(-1) === scoringsOf(view).at(-1)
    ? []
    : scoringsOf(view).filter((scoring) => !view.held.includes(scoring));
