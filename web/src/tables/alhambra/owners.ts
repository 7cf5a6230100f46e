// Who has what on the table: counted, never ranked further than who has the most.

import type { AlhambraBuildingView, AlhambraMoneyView, AlhambraOwnerView, AlhambraTableView } from "../../messages";

/** A seat, or Martin. */
export interface Owner {
  seat: number | "martin";
  view: AlhambraOwnerView;
}

/** Everybody before whom buildings lie: the seats, then Martin. */
export function ownersOf(view: AlhambraTableView): Owner[] {
  const seats: Owner[] = view.owners.map((owner, seat) => ({ seat, view: owner }));
  return view.martin === null ? seats : [...seats, { seat: "martin", view: view.martin }];
}

export const kindsOf = (view: AlhambraTableView): string[] => Object.keys(view.unseen_buildings);
export const currenciesOf = (view: AlhambraTableView): string[] => Object.keys(view.unseen_money);
export const scoringsOf = (view: AlhambraTableView): string[] => Object.keys(view.owners[0]?.points ?? {});

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** The buildings of a kind before an owner, from the cheapest up. */
export const ofKind = (owner: AlhambraOwnerView, kind: string): AlhambraBuildingView[] =>
  owner.buildings.filter((building) => building.kind === kind).sort((one, other) => one.price - other.price);

/** The most buildings of a kind that anybody has; whoever has as many is in the lead, unless it is none. */
export const mostOf = (view: AlhambraTableView, kind: string): number =>
  Math.max(0, ...ownersOf(view).map((owner) => ofKind(owner.view, kind).length));

export const pointsOf = (owner: AlhambraOwnerView): number => sum(Object.values(owner.points));

/** A hand by currency, each from the highest card down; currencies without a card are left out. */
export function groupsOf(hand: readonly AlhambraMoneyView[], currencies: readonly string[]): Group[] {
  return currencies
    .map((currency) => {
      const values = hand.filter((card) => card.currency === currency).map((card) => card.value);
      return { currency, values: values.sort((one, other) => other - one), total: sum(values) };
    })
    .filter((group) => group.values.length > 0);
}

export interface Group {
  currency: string;
  values: number[];
  total: number;
}

/** What a hand holds of a currency. */
export const wealthOf = (hand: readonly AlhambraMoneyView[], currency: string): number =>
  sum(hand.filter((card) => card.currency === currency).map((card) => card.value));

/** The scorings that may still come: what they would pay is of interest. */
export const scoringsLeft = (view: AlhambraTableView): string[] =>
  view.held.length > 0 && view.held.at(-1) === scoringsOf(view).at(-1)
    ? []
    : scoringsOf(view).filter((scoring) => !view.held.includes(scoring));
