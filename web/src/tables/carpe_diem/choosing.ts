// Which press makes which moves. What is legal is looked up in the moves that the server lists; tiles that look alike
// stand for each other.

import type { Play } from "./play";
import type { Circle, Class, Kind, Move, TableView, TileView, WayView } from "./types";

/** What is to be chosen, and by whom. */
type Choosing = Pick<Play, "legal" | "toAct">;
type Tiles = readonly (TileView | null)[];

/** What is put together before it is sent: a place or a circle that is looked at, how many times a card is to be paid. */
export type Picked =
  { kind: "place"; move: Move } | { kind: "circle"; circle: Circle } | { kind: "times"; times: number };

/** What a press does: these moves are made; where they are not legal, it is said why the last of them is not. */
export interface Press {
  moves: Move[];
  isLegal: boolean;
}

const press = (isLegal: boolean, ...moves: Move[]): Press => ({ moves, isLegal });

const pressFor = ({ legal }: Choosing, move: Move): Press => press(legal.has(move), move);

/** The nouns of the legal moves with a verb. */
const nounsOf = ({ legal }: Choosing, verb: string): string[] =>
  [...legal].filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));

// --- Tiles that look alike ---

/** The place (0 …) that stands for that of a tile: the first where a tile has the same face. */
function standingFor(view: TableView, tiles: Tiles, place: number): number {
  const wanted = tiles[place];
  if (!wanted) return place;
  const alike = view.faces.find((face) => face.tiles.includes(wanted.tile))?.tiles ?? [wanted.tile];
  return tiles.findIndex((tile) => tile !== null && alike.includes(tile.tile));
}

/** The place of the only tile that can be chosen; null where several differ, or where there is none. */
function onlyPlace(view: TableView, tiles: Tiles): number | null {
  const places = new Set(tiles.flatMap((tile, place) => (tile ? [standingFor(view, tiles, place)] : [])));
  return places.size === 1 ? [...places][0]! : null;
}

// --- Depots and the dark row ---

/** Whether patricians are being put on their first depots. */
export const isBeginning = (view: TableView): boolean => view.players.some(({ patrician }) => patrician === null);

/** The move that brings a patrician to a depot, on foot or for bread; null where none does. */
export const wayTo = ({ legal }: Choosing, depot: number): `move ${number}` | `travel ${number}` | null =>
  ([`move ${depot}`, `travel ${depot}`] as const).find((move) => legal.has(move)) ?? null;

/** Whether a depot is pressed as a whole: there is nothing to choose in it. */
export function isWhole(view: TableView, depot: number): boolean {
  const { tiles } = view.depots[depot]!;
  return isBeginning(view) || onlyPlace(view, tiles) !== null || tiles.every((tile) => tile === null);
}

/** A press on a whole depot: begin there, or go there and take what there is. */
export function pressOnDepot(play: Choosing, view: TableView, depot: number): Press {
  if (isBeginning(view)) return pressFor(play, `pawn ${depot}`);
  const place = onlyPlace(view, view.depots[depot]!.tiles);
  return place === null ? press(false, `move ${depot}`) : pressOnTile(play, view, depot, place);
}

/** A press on a tile of a depot (place 0 …): go there, unless one has gone there already, and take it. */
export function pressOnTile(play: Choosing, view: TableView, depot: number, place: number): Press {
  const take: Move = `take ${standingFor(view, view.depots[depot]!.tiles, place) + 1}`;
  const way = wayTo(play, depot);
  if (way !== null) return press(true, way, take);
  const isHere = play.toAct !== null && view.players[play.toAct]?.patrician === depot;
  if (isHere && nounsOf(play, "take").length > 0) return pressFor(play, take);
  return press(false, nounsOf(play, "move").length > 0 ? `move ${depot}` : take);
}

/** Whether a tile in sight can be taken now, with all that leads to it. */
export function isWithinReach(play: Choosing, view: TableView, { tile: wanted }: TileView): boolean {
  const placeIn = (tiles: Tiles) => tiles.findIndex((tile) => tile?.tile === wanted);
  const depot = view.depots.findIndex(({ tiles }) => placeIn(tiles) >= 0);
  if (depot >= 0) return pressOnTile(play, view, depot, placeIn(view.depots[depot]!.tiles)).isLegal;
  const place = placeIn(view.row);
  return place >= 0 && pressOnRow(play, view, place).isLegal;
}

/** Whether a tile that may be taken can be built nowhere: it is stored as soon as it is taken. */
export function fitsNowhere(view: TableView, tile: TileView): boolean {
  const face = view.faces.find(({ tiles }) => tiles.includes(tile.tile));
  return face !== undefined && Object.keys(face.sites).length === 0;
}

/** A press on a tile of the dark row (place 0 …). */
export const pressOnRow = (play: Choosing, view: TableView, place: number): Press =>
  pressFor(play, `craft ${standingFor(view, view.row, place) + 1}`);

// --- Which feature pays first ---

const CLASS_OF_KIND: Partial<Record<Kind, Class>> = { merchant: "merchant", craftsman: "craftsman" };

/** The finished features of which one may pay first, each with its move. */
export function offersOf(play: Choosing, view: TableView): { kind: Kind; move: Move }[] {
  const classOf = (kind: Kind) => CLASS_OF_KIND[kind] ?? "landscape";
  const classes = nounsOf(play, "first") as Class[];
  return view.waiting
    .filter((kind, place) => place >= view.waiting.length - classes.length && classes.includes(classOf(kind)))
    .map((kind) => ({ kind, move: `first ${classOf(kind)}` as const }));
}

/** Which of the fountain cards in hand may be kept, each with the card that goes back and its move. */
export const keepsOf = (play: Choosing, held: readonly Kind[]): { kept: Kind[]; back: Kind; move: Move }[] =>
  (nounsOf(play, "return") as Kind[]).map((back) => {
    const place = held.indexOf(back);
    return { kept: held.filter((_, number) => number !== place), back, move: `return ${back}` };
  });

// --- Scoring ---

/** Whether a scoring is under way. */
export const isScoring = ({ scoring }: TableView): boolean => scoring !== null;

/** What the cards of a circle come to, with the best that can follow a choice. */
export const outlookOf = ({ outlook }: TableView, move: Move): WayView | undefined =>
  outlook.find(({ moves }) => moves[0] === move);

/** The ways on with either card first, where that is asked. */
export const ordersOf = ({ outlook }: TableView): WayView[] =>
  outlook.filter(({ moves }) => moves[0]?.startsWith("card "));

/** Whether several ways bring and take the same. */
export const areAlike = ([first, ...others]: readonly WayView[]): boolean =>
  others.every(
    ({ points, changes }) => points === first?.points && JSON.stringify(changes) === JSON.stringify(first.changes),
  );

/** How many times at most the card under way can be paid; null where that is not asked. */
export function mostTimes(play: Choosing): number | null {
  const times = nounsOf(play, "pay").map(Number);
  return times.length === 0 ? null : Math.max(...times);
}

/** How many times it is to be paid: as often as one said, else as often as it can be. */
export const timesOf = (picked: Picked | null, most: number): number =>
  picked?.kind === "times" ? Math.min(picked.times, most) : most;
