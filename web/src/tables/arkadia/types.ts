// Printed by `python tools/typescript.py` from src/insula/games/arkadia: change it there.

export type Kind = "house" | "farm" | "tavern" | "mill" | "smithy" | "trade_centre" | "monastery";

export type Colour = "red" | "olive" | "black" | "silver";

/** One of 192: a1 … p12. */
export type Square = string;

export type LotSquare = "red" | "olive" | "black" | "silver" | "plain" | "court";

export type Turning = "r0" | "r1" | "r2" | "r3" | "t0" | "t1" | "t2" | "t3";

export type Covered = "red" | "olive" | "black" | "silver" | "plain";

export type Source = "1" | "2" | "3" | "pile";

/** A card: a kind of building and the colour of its seal. */
export interface CardView {
  kind: Kind;
  colour: Colour;
}

/** So many equal cards. */
export interface CardCountView {
  kind: Kind;
  colour: Colour;
  number: number;
}

/** A worker on the board; a neutral one is nobody's. */
export interface WorkerView {
  square: Square;
  owner: number | null;
}

/**
 * A building: its squares, what is still open around it, who would get how many seals if it closed now.
 *
 * `earns` counts workers; whoever closes it gets the seal that lies on it besides. A finished one earns nothing.
 */
export interface BuildingView {
  kind: Kind;
  colour: Colour;
  squares: Square[];
  is_finished: boolean;
  open_squares: Square[];
  workers: WorkerView[];
  earns: number[];
}

/** A square of the castle's ring: what is printed there, the towers from the lowest up, what is seen from above. */
export interface RingSquareView {
  square: Square;
  printed: LotSquare;
  towers: Colour[];
  top: LotSquare;
}

/** The castle from above, its stores, and the floor on which the next tower goes (1-3). */
export interface CastleView {
  square: Square;
  is_upright: boolean;
  ring: RingSquareView[];
  courtyard: Square[];
  floor: number;
  stores: Record<Colour, number>[];
}

/** A tower that could be put next: on which squares, what it would cover there, and all prices then. */
export interface NextTowerView {
  colour: Colour;
  covers: LotSquare;
  squares: Square[];
  prices: Record<Colour, number>;
}

/** The tile to be laid in one of its turnings, in the top left corner of the board; its first square is first. */
export interface TurnedTileView {
  turning: Turning;
  squares: Square[];
}

/**
 * A building that would be finished, by its place in `buildings`, None for the tile just laid.
 *
 * `seals` is what each seat would get of its colour: for workers, and for who closes it the one that lies on it.
 */
export interface ClosedView {
  building: number | null;
  seals: number[];
}

/** What would be finished, and how many towers would be put for it. */
export interface ClosingView {
  buildings: ClosedView[];
  new_towers: number;
}

/** A turning of a tile: its squares in the top left corner of the board, the first one first; where that may lie. */
export interface SitesView {
  turning: Turning;
  cells: Square[];
  squares: Square[];
}

/**
 * A kind of card that can be built, in each turning that has a site.
 *
 * By site, as `site` names it: `camps` is how many it covers, each a neutral worker, and `closes` what laying
 * the tile there would finish. Sites that bring neither are in neither.
 */
export interface PlayableView {
  kind: Kind;
  turnings: SitesView[];
  camps: Record<string, number>;
  closes: Record<string, ClosingView>;
}

/** What is before a seat; what lies behind its screen is None where it is not shown. */
export interface PlayerView {
  banners: number;
  workers_on_board: number;
  hand_size: number;
  own_workers: number | null;
  neutral_workers: number | null;
  seals: Record<Colour, number> | null;
  seals_worth: number | null;
  gold: number | null;
  known_cards: CardView[] | null;
}

/**
 * The table of Arkadia as a seat sees it. Squares are a1-p12, seats count from 0.
 *
 * `shapes` are the tiles as they are not turned, in the top left corner. `unseen_cards` are those in the pile and in
 * hands, but for what of a hand is shown. `towers_to_end` is how many towers are put until the end begins. Only who is
 * to act is told what is `playable`, what the workers placed have finished if it stops (`closes_now`), and what one
 * more would finish besides, by its move (`closed_by`).
 */
export interface TableView {
  columns: number;
  rows: number;
  shapes: Record<Kind, Square[]>;
  castle: CastleView;
  prices: Record<Colour, number>;
  next_towers: NextTowerView[];
  towers_due: number;
  towers_to_end: number;
  camps: Square[];
  buildings: BuildingView[];
  workers: WorkerView[];
  open_cards: (CardView | null)[];
  hand: CardView[];
  card: CardView | null;
  tile: TurnedTileView[];
  playable: PlayableView[];
  closes_now: ClosingView | null;
  closed_by: Record<string, ClosingView>;
  pile_size: number;
  unseen_cards: CardCountView[];
  players: PlayerView[];
  selling: Colour | null;
  start: number;
  turns_left: number | null;
  passes: number;
}

/** One thing that happened at move number `seq`: its name says what it tells. */
export type Event = { seq: number; audience: number } & (
  | { name: "turn_began"; arguments: { seat: number; turn: number } }
  | { name: "card_played"; arguments: { seat: number; kind: Kind; colour: Colour } }
  | { name: "built"; arguments: { seat: number; kind: Kind; colour: Colour; square: Square } }
  | { name: "camps_covered"; arguments: { seat: number; workers: number } }
  | { name: "card_taken"; arguments: { seat: number; kind: Kind; colour: Colour } }
  | { name: "card_opened"; arguments: { kind: Kind; colour: Colour } }
  | { name: "card_drawn"; arguments: { seat: number } }
  | { name: "card_seen"; arguments: { seat: number; kind: Kind; colour: Colour } }
  | { name: "worker_placed"; arguments: { seat: number; square: Square } }
  | { name: "neutral_placed"; arguments: { seat: number; square: Square } }
  | { name: "passed"; arguments: { seat: number } }
  | { name: "finished"; arguments: { seat: number; kind: Kind; colour: Colour; square: Square } }
  | { name: "seals_gained"; arguments: { seat: number; colour: Colour; workers: number } }
  | { name: "seal_taken"; arguments: { seat: number; colour: Colour } }
  | { name: "tower_placed"; arguments: { seat: number; colour: Colour; square: Square; floor: number; covered: Covered } }
  | { name: "floor_finished"; arguments: { floor: number } }
  | { name: "tower_left"; arguments: { colour: Colour; number: number } }
  | { name: "store_empty"; arguments: { seat: number; towers: number } }
  | { name: "end_began"; arguments: { seat: number } }
  | { name: "banner_used"; arguments: { seat: number; workers: number } }
  | { name: "sold"; arguments: { seat: number; colour: Colour; number: number; price: number; points: number } }
  | { name: "game_ended"; arguments: { turn: number } }
  | { name: "all_passed"; arguments: { turn: number } }
  | { name: "sold_out"; arguments: { seat: number; colour: Colour; number: number; price: number; points: number } }
);

/** A move as it is written. */
export type Move =
  | `build ${Kind} ${Colour}`
  | `site ${Square}${Turning}`
  | `draw ${Source}`
  | `own ${Square}`
  | `neutral ${Square}`
  | "stop"
  | `tower ${Colour} ${Square}`
  | "banner"
  | `sell ${Colour} ${number}`
  | "end"
  | "pass";

/** What a move begins with. */
export type Verb =
  | "build"
  | "site"
  | "draw"
  | "own"
  | "neutral"
  | "stop"
  | "tower"
  | "banner"
  | "sell"
  | "end"
  | "pass";

/** What is to be decided now. */
export type Phase = "action" | "site" | "draw" | "workers" | "tower" | "banner" | "sell" | "over";

/** What a match is played with. */
export interface Options {
  flip: "no" | "yes";
  tracking: "memory" | "open";
}
