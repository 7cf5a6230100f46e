// Printed by `python tools/typescript.py` from src/insula/games/alhambra: change it there.

export type Currency = "yellow" | "blue" | "green" | "orange";

export type Kind = "pavilion" | "seraglio" | "arcades" | "chambers" | "garden" | "tower";

export type Scoring = "A" | "B" | "C";

export type Owner = number | "martin";

export type Cards =
  | "1"
  | "2"
  | "1+2"
  | "3"
  | "1+3"
  | "2+3"
  | "1+2+3"
  | "4"
  | "1+4"
  | "2+4"
  | "1+2+4"
  | "3+4"
  | "1+3+4"
  | "2+3+4"
  | "1+2+3+4";

/** A money card. */
export interface MoneyView {
  currency: Currency;
  value: number;
}

/** A building card. */
export interface BuildingView {
  kind: Kind;
  price: number;
}

/** A slot of the yard, its currency and the building in it. */
export interface SlotView {
  slot: Currency;
  building: BuildingView | null;
}

/** A complete legal payment for the building in a slot: its cards from the highest down. */
export interface PaymentView {
  slot: Currency;
  cards: number[];
  total: number;
  exact: boolean;
}

/** The payment in progress: what was laid down so far, openly. */
export interface PayingView {
  slot: Currency;
  price: number;
  cards: number[];
  total: number;
}

/** A seat's, or Martin's, place at the table. A hand that may not be seen is None; Martin has none. */
export interface OwnerView {
  hand: MoneyView[] | null;
  hand_size: number;
  buildings: BuildingView[];
  points: Record<Scoring, number>;
  outlook: Record<Scoring, number>;
}

/** A scoring card still in the pile: how many cards lie above it, at least and at most. */
export interface DueView {
  scoring: Scoring;
  at_least: number;
  at_most: number;
}

/** A kind of building: how many there are in the game, and what each scoring pays for each place. */
export interface KindView {
  kind: Kind;
  buildings: number;
  pays: Record<Scoring, number[]>;
}

/**
 * The table of a game of Alhambra as one seat may see it.
 *
 * `unseen_money` counts, for each currency, the cards of value 1 to 9 that this seat has not before its eyes
 * (in the pile, or in a hand that it may not see); `unseen_buildings` lists the prices still in the pile. There are
 * `copies` of each money card in the game.
 */
export interface TableView {
  yard: SlotView[];
  open_money: (MoneyView | null)[];
  paying: PayingView | null;
  bought: BuildingView | null;
  payments: PaymentView[];
  owners: OwnerView[];
  martin: OwnerView | null;
  discard: MoneyView[];
  money_pile: number;
  building_pile: number;
  unseen_money: Record<Currency, number[]>;
  unseen_buildings: Record<Kind, number[]>;
  due: DueView[];
  held: Scoring[];
  kinds: KindView[];
  copies: number;
}

/** One thing that happened at move number `seq`: its name says what it tells. */
export type Event = { seq: number; audience: number } & (
  | { name: "turn_began"; arguments: { seat: number; turn: number } }
  | { name: "took"; arguments: { seat: number; place: number; currency: Currency; value: number } }
  | { name: "paid"; arguments: { seat: number; currency: Currency; value: number } }
  | { name: "bought"; arguments: { seat: number; slot: Currency; kind: Kind; price: number; total: number } }
  | { name: "received"; arguments: { owner: Owner; kind: Kind; price: number } }
  | { name: "acts_again"; arguments: { seat: number } }
  | { name: "passed"; arguments: { seat: number } }
  | { name: "yard_filled"; arguments: { slot: Currency; kind: Kind; price: number } }
  | { name: "money_opened"; arguments: { place: number; currency: Currency; value: number } }
  | { name: "discard_shuffled"; arguments: { cards: number } }
  | { name: "scoring_held"; arguments: { scoring: Scoring } }
  | { name: "scored"; arguments: { seat: number; scoring: Scoring; kind: Kind; buildings: number; points: number } }
  | { name: "martin_scored"; arguments: { scoring: Scoring; kind: Kind; buildings: number; points: number } }
  | { name: "unclaimed"; arguments: { slot: Currency; kind: Kind; price: number } }
  | { name: "hand_laid_open"; arguments: { seat: number; currency: Currency; total: number } }
  | { name: "game_ended"; arguments: { turn: number } }
);

/** A move as it is written. */
export type Move = `take ${Cards}` | `buy ${Currency}` | `pay ${number}` | "stop" | "keep" | "give" | "pass";

/** What a move begins with. */
export type Verb = "take" | "buy" | "pay" | "stop" | "keep" | "give" | "pass";

/** What is to be decided now. */
export type Phase = "action" | "payment" | "gift" | "over";

/** What a match is played with. */
export interface Options {
  tracking: "memory" | "open";
}
