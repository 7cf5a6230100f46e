// Printed by `python tools/typescript.py` from src/insula/games/carpe_diem: change it there.

/** One of 123: L01 … S39. */
export type Tile = string;

export type EdgeName =
  | "pasture"
  | "villa"
  | "merchant"
  | "baker"
  | "senator"
  | "craftsman"
  | "pond"
  | "garden"
  | "vineyard"
  | "henyard"
  | "market"
  | "bakery"
  | "fountain";

export type Kind =
  | "villa"
  | "merchant"
  | "baker"
  | "senator"
  | "craftsman"
  | "pond"
  | "garden"
  | "vineyard"
  | "henyard"
  | "market"
  | "bakery"
  | "fountain";

export type Square =
  | "a1"
  | "b1"
  | "c1"
  | "d1"
  | "e1"
  | "f1"
  | "a2"
  | "b2"
  | "c2"
  | "d2"
  | "e2"
  | "f2"
  | "a3"
  | "b3"
  | "c3"
  | "d3"
  | "e3"
  | "f3"
  | "a4"
  | "b4"
  | "c4"
  | "d4"
  | "e4"
  | "f4"
  | "a5"
  | "b5"
  | "c5"
  | "d5"
  | "e5"
  | "f5"
  | "a6"
  | "b6"
  | "c6"
  | "d6"
  | "e6"
  | "f6";

export type Side = "north" | "east" | "south" | "west";

export type FrameSide = "top" | "right" | "bottom" | "left";

export type Mark = "left" | "right";

export type Space = "a1" | "b1" | "c1" | "a2" | "b2" | "c2" | "a3" | "b3" | "c3" | "a4" | "b4" | "c4";

/** One of 60: A01 … D25. */
export type Card = string;

export type Deck = "A" | "B" | "C" | "D";

export type Circle =
  | "a1-b1"
  | "b1-c1"
  | "a2-b2"
  | "b2-c2"
  | "a3-b3"
  | "b3-c3"
  | "a4-b4"
  | "b4-c4"
  | "a1-a2"
  | "b1-b2"
  | "c1-c2"
  | "a2-a3"
  | "b2-b3"
  | "c2-c3"
  | "a3-a4"
  | "b3-b4"
  | "c3-c4";

export type Good = "fish" | "herbs" | "grapes" | "chickens";

export type Source = "villas" | "store" | "track" | "fountain" | "tasks";

export type Other =
  | "villa"
  | "merchant"
  | "baker"
  | "senator"
  | "craftsman"
  | "pond"
  | "garden"
  | "vineyard"
  | "henyard"
  | "market"
  | "bakery"
  | "fountain"
  | "none";

export type Class = "merchant" | "landscape" | "craftsman";

/** A tile: its edges clockwise from the north as it lies (as listed where it does not lie), what is on it. */
export interface TileView {
  tile: Tile;
  edges: EdgeName[];
  chimneys: number;
  centre: Kind | null;
}

/** A tile in a district. */
export interface BuiltView {
  square: Square;
  turning: number;
  tile: TileView;
}

/**
 * All tiles that look the same, of those in depots, in the dark row and in hand: their names.
 *
 * `in_game` is how many there are in the whole game, `to_come` how many of them are not dealt yet. `sites` is where
 * one could be built in the district of the seat that looks, square by square with the turnings: as if the tile were
 * in its hand now, whoever is to act. It is empty where the tile fits nowhere, and for spectators.
 */
export interface FaceView {
  tiles: Tile[];
  in_game: number;
  to_come: number;
  sites: Record<string, number[]>;
}

/**
 * An edge of a feature beyond which no tile lies.
 *
 * `fitting` counts the tiles that fit there, of those that the owner might still build: in the depots, in the dark
 * row, in its own hand, not dealt yet. Such tiles become fewer, and what faces the square becomes more: at 0 the edge
 * never closes, whatever anybody does, and the feature is never finished.
 */
export interface OpenEdgeView {
  side: Side;
  square: Square;
  fitting: number;
}

/**
 * A villa, a landscape or a dwelling as one shape: its squares, its open edges; finished where it has none.
 *
 * On each of its squares it is what the tile shows on all edges of its kind. `brings` is what a feature of so many
 * tiles or chimneys brings when it is finished: goods, bread, steps; of a villa the points at the end. A merchant's
 * coins and a craftsman's tile are not among it: they depend on the moment.
 */
export interface FeatureView {
  kind: Kind;
  squares: Square[];
  open_edges: OpenEdgeView[];
  finished: boolean;
  chimneys: number;
  brings: Record<string, number>;
}

/** A task of the frame: its side, its mark (left or right, looking outward), the squares of its line. */
export interface TaskView {
  side: FrameSide;
  mark: Mark;
  kind: Kind;
  points: number;
  line: Square[];
  met: boolean;
}

/**
 * A depot: its four places and the patricians there.
 *
 * `to_take` is how many tiles can still be taken before the rest goes to the box; `lines` are the depots that the
 * edition's lines lead to, clockwise and back.
 */
export interface DepotView {
  depot: number;
  tiles: (TileView | null)[];
  patricians: number[];
  to_take: number;
  lines: number[];
}

/** A depot that a seat could go to if its turn began now, the depots on its way up to that one, what it pays. */
export interface ReachView {
  depot: number;
  way: number[];
  bread: number;
}

/**
 * What a card would pay a seat now, without bread: the most multiples and all that they bring, or the penalty.
 *
 * `cost` are the goods and coins that a red card takes for that.
 */
export interface WorthView {
  multiples: number;
  points: number;
  coins: number;
  bread: number;
  steps: number;
  cost: Record<string, number>;
}

/** A scoring card on its space; `worth` is what it would pay each seat. */
export interface CardView {
  space: Space;
  card: Card;
  deck: Deck;
  red: boolean;
  need: Record<string, number>;
  reward: Record<string, number>;
  worth: WorthView[];
}

/** A card as it would be settled: its multiples, bread included, and the points that it brings or costs. */
export interface SettledView {
  space: Space;
  multiples: number;
  points: number;
}

/**
 * A way to settle the cards of a circle, in the order in which they stand: that with the most points.
 *
 * Of ways with as many points it is the one that keeps the most goods, coins and bread. `points` is what both cards
 * come to; `changes` is what else the seat has more of then, or fewer: goods, coins, bread, steps on the track.
 * `moves` are all its moves from now on.
 */
export interface WayView {
  cards: SettledView[];
  points: number;
  changes: Record<string, number>;
  moves: string[];
}

/**
 * A circle between two cards, and whose disc lies there.
 *
 * `ways` is what a free circle would bring the seat that looks if it scored now, the most points first: without bread
 * in either order, but once where both come to the same; and with bread where that brings more points. While the seat
 * settles the cards of a circle, only that one has ways: how it may go on.
 */
export interface CircleView {
  circle: Circle;
  disc: number | null;
  ways: WayView[];
}

/**
 * A seat's place at the table. Fountain cards that may not be seen are None.
 *
 * `reach` is where its patrician could go: on foot, then with bread if it has some. `final` is what the end would
 * bring now, by source; `fountain` only where the cards are seen. `fountain_points` is what a card of each kind in
 * hand would pay then. `put_back` are the fountain cards that this seat put under the pile and that still lie there.
 */
export interface PlayerView {
  patrician: number | null;
  reach: ReachView[];
  goods: Record<Good, number>;
  coins: number;
  bread: number;
  space: number;
  board: string;
  shovel: Square;
  banderoles: Square[];
  tasks: TaskView[];
  district: BuiltView[];
  features: FeatureView[];
  built: Record<Kind, number>;
  chimneys: number;
  stored: TileView[];
  fountain_cards: Kind[] | null;
  fountain_count: number;
  fountain_points: Record<string, number> | null;
  put_back: Kind[] | null;
  final: Record<Source, number | null>;
}

/** The scoring under way: the circle, the card being settled, its multiples so far. */
export interface SettlingView {
  circle: Circle;
  space: Space | null;
  multiples: number;
}

/**
 * The table of a game of Carpe Diem as one seat may see it.
 *
 * `closing` says, for whoever has the tile in hand, which places would leave edges that can never close any more: by
 * square and turning (`c3r1`) those edges. `outlook` is for the seat that settles cards: of each choice that it has
 * now the best way on that begins with it. `meets` says likewise which tasks of the frame a place would meet. `faces`
 * are the tiles in sight that can still be built. `light_to_come` and `dark_to_come` count the tiles not yet dealt
 * that show each kind, `in_game` those of the whole game; `unseen_tiles` names those not yet dealt. `track` are the
 * numbers on the spaces of the banderole track. `scoring` is the number of the scoring under way, None while a phase
 * is played, also while its last turn is not yet over; after the end it is the last one. `discs` are the seats as
 * their discs lie on the track, the furthest first, in a pile from the top down; `order` is who scores when: the same,
 * but in a scoring as it stood when that began. `waiting` are the finished features whose reward is still to come, the
 * next one last. `fountain_each` is what a fountain card pays for each thing of its kind, `card_bread` how much bread
 * counts a card once, `penalty` what a card that does not count costs.
 */
export interface TableView {
  game_phase: number;
  round: number;
  scoring: number | null;
  start: number;
  discs: number[];
  order: number[];
  depots: DepotView[];
  row: (TileView | null)[];
  in_hand: TileView | null;
  closing: Record<string, OpenEdgeView[]>;
  meets: Record<string, TaskView[]>;
  faces: FaceView[];
  waiting: Kind[];
  settling: SettlingView | null;
  outlook: WayView[];
  cards: CardView[];
  circles: CircleView[];
  players: PlayerView[];
  track: number[];
  light_pile: number;
  dark_pile: number;
  light_to_come: Record<Kind, number>;
  dark_to_come: Record<Kind, number>;
  in_game: Record<Kind, number>;
  unseen_tiles: Tile[];
  fountain_pile: number;
  fountain_each: number;
  card_bread: number;
  penalty: number;
}

/** One thing that happened at move number `seq`: its name says what it tells. */
export type Event = { seq: number; audience: number } & (
  | { name: "phase_began"; arguments: { number: number; seat: number } }
  | { name: "dealt"; arguments: { depot: number; tile: Tile; one: Kind; other: Other } }
  | { name: "turn_began"; arguments: { seat: number; turn: number } }
  | { name: "pawn_placed"; arguments: { seat: number; depot: number } }
  | { name: "moved"; arguments: { seat: number; depot: number } }
  | { name: "travelled"; arguments: { seat: number; depot: number } }
  | { name: "took"; arguments: { seat: number; depot: number; tile: Tile; one: Kind; other: Other } }
  | { name: "cleared"; arguments: { depot: number; tile: Tile; one: Kind; other: Other } }
  | { name: "built"; arguments: { seat: number; square: Square; tile: Tile; one: Kind; other: Other } }
  | { name: "stored"; arguments: { seat: number; tile: Tile; one: Kind; other: Other } }
  | { name: "banderole_taken"; arguments: { seat: number; square: Square } }
  | { name: "stepped"; arguments: { seat: number; steps: number; space: number } }
  | { name: "finished"; arguments: { seat: number; kind: Kind; tiles: number; chimneys: number } }
  | { name: "goods_gained"; arguments: { seat: number; good: Good; number: number } }
  | { name: "goods_sold"; arguments: { seat: number; goods: number; coins: number } }
  | { name: "coins_gained"; arguments: { seat: number; coins: number } }
  | { name: "bread_gained"; arguments: { seat: number; bread: number } }
  | { name: "order_chosen"; arguments: { seat: number; class: Class } }
  | { name: "crafted"; arguments: { seat: number; space: number; tile: Tile; one: Kind; other: Other } }
  | { name: "fountain_looked"; arguments: { seat: number; cards: number } }
  | { name: "fountain_seen"; arguments: { seat: number; kind: Kind } }
  | { name: "fountain_returned"; arguments: { seat: number } }
  | { name: "fountain_put_back"; arguments: { seat: number; kind: Kind } }
  | { name: "scoring_began"; arguments: { number: number } }
  | { name: "disc_laid"; arguments: { seat: number; circle: Circle } }
  | { name: "card_begun"; arguments: { seat: number; card: Card } }
  | { name: "good_paid"; arguments: { seat: number; good: Good; number: number } }
  | { name: "coins_paid"; arguments: { seat: number; coins: number } }
  | { name: "bread_paid"; arguments: { seat: number; card: Card } }
  | { name: "multiples_reached"; arguments: { seat: number; card: Card; multiples: number } }
  | { name: "card_scored"; arguments: { seat: number; card: Card; multiples: number; points: number } }
  | { name: "card_failed"; arguments: { seat: number; card: Card; points: number } }
  | { name: "villa_scored"; arguments: { seat: number; chimneys: number; points: number } }
  | { name: "store_scored"; arguments: { seat: number; things: number; points: number } }
  | { name: "track_scored"; arguments: { seat: number; space: number; points: number } }
  | { name: "fountain_scored"; arguments: { seat: number; kind: Kind; things: number; points: number } }
  | { name: "task_scored"; arguments: { seat: number; side: FrameSide; kind: Kind; points: number } }
  | { name: "game_ended"; arguments: { turn: number } }
);

/** A move as it is written. */
export type Move =
  | `pawn ${number}`
  | `move ${number}`
  | `travel ${number}`
  | `take ${number}`
  | `place ${Square}r${number}`
  | "store"
  | `first ${Class}`
  | `craft ${number}`
  | `return ${Kind}`
  | `circle ${Circle}`
  | `card ${Space}`
  | `pay ${number}`
  | "bread"
  | "stop";

/** What a move begins with. */
export type Verb =
  | "pawn"
  | "move"
  | "travel"
  | "take"
  | "place"
  | "store"
  | "first"
  | "craft"
  | "return"
  | "circle"
  | "card"
  | "pay"
  | "bread"
  | "stop";

/** What is to be decided now. */
export type Phase =
  | "pawn"
  | "depot"
  | "tile"
  | "square"
  | "first"
  | "craft"
  | "return"
  | "circle"
  | "card"
  | "pay"
  | "bread"
  | "over";

/** What a match is played with. */
export interface Options {
  edition: "2020" | "2018";
  villas: "table" | "linear";
  bread: "once" | "repeat";
}
