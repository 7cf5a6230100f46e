// Which press makes which moves. What is legal is looked up in the moves that the server lists, and in the view: where
// a card of the hand could be built, what a tower would do.

import { isConfirming, settings } from "../../device.svelte";
import { placeOf, shifted } from "../../kit/geometry";
import type { Site } from "../../kit/sites";
import type { Grip } from "./grip.svelte";
import { COLOURS } from "./pieces/looks";
import type { Play } from "./play";
import type { CardView, Colour, Kind, Move, PlayableView, Square, TableView } from "./types";

/** What is put together before it is sent: a card whose tile is laid or that is drawn, a tower, seals to be sold. */
export type Picked =
  | { kind: "card"; place: number; card: CardView }
  | { kind: "tower"; colour: Colour | null; square: Square | null }
  | { kind: "draw"; move: Move }
  | { kind: "sale"; numbers: Record<Colour, number> };

type Choosing = Pick<Play, "legal" | "legalNouns" | "picked">;

/** What a worker is placed as. */
export type WorkerKind = "own" | "neutral";

// --- Tiles ---

/** The card whose tile is being laid: the one that was played, else the one that is picked. */
export const heldCard = (play: Choosing, view: TableView): CardView | null =>
  play.legalNouns["site"] ? view.card : play.picked?.kind === "card" ? play.picked.card : null;

/** Whether a card of the hand can be built now. */
export const mayBuild = ({ legal }: Choosing, { kind, colour }: CardView): boolean =>
  legal.has(`build ${kind} ${colour}`);

/** Where the tile of a kind may lie, in every turning. */
export const playableOf = (view: TableView, kind: Kind): PlayableView | null =>
  view.playable.find((each) => each.kind === kind) ?? null;

/** The same as sites: the move that lays it, its turning, what it covers. */
export function sitesOf(view: TableView, kind: Kind): Site[] {
  const turnings = playableOf(view, kind)?.turnings ?? [];
  return turnings.flatMap(({ turning, cells, squares }) =>
    squares.map((square) => ({
      move: `site ${square}${turning}`,
      turn: turning,
      squares: movedTo(cells, square),
    })),
  );
}

/** A shape, moved so that its first square is this one. */
function movedTo(cells: readonly Square[], square: Square): Square[] {
  const [from, to] = [placeOf(cells[0] ?? square), placeOf(square)];
  return cells.map((cell) => shifted(cell, to.column - from.column, to.row - from.row) ?? square);
}

/** The moves that lay the tile in hand: a card that is only picked is played first. */
export const movesToLay = (picked: Picked | null, site: Move): Move[] =>
  picked?.kind === "card" ? [`build ${picked.card.kind} ${picked.card.colour}`, site] : [site];

/** A turning with the tile turned over: its mirror image. */
export const turnedOver = (turning: string): string => (turning.startsWith("r") ? "t" : "r") + turning.slice(1);

// --- Workers ---

/** What a worker would be placed as: neutral while that is wished, else one's own; the other where there is none. */
export function workerKind({ legalNouns }: Choosing, isNeutral: boolean, isInsisted: boolean): WorkerKind {
  if (isInsisted) return "neutral";
  const [wished, other] = isNeutral ? (["neutral", "own"] as const) : (["own", "neutral"] as const);
  return legalNouns[wished] || !legalNouns[other] ? wished : other;
}

/** The squares where a worker of any kind may be placed. */
export const squaresForWorkers = ({ legalNouns }: Choosing): Square[] => [
  ...new Set([...(legalNouns["own"] ?? []), ...(legalNouns["neutral"] ?? [])]),
];

// --- Towers ---

interface Towers {
  /** The colours of which a tower may be put, and the squares of the ring. */
  colours: Colour[];
  squares: Square[];
  /** What is picked of both; a colour that alone is there counts as picked. */
  colour: Colour | null;
  square: Square | null;
}

/** The towers that may be put now, and what is picked of them; null where none is due. */
export function towersOf({ legalNouns, picked }: Choosing): Towers | null {
  const nouns = legalNouns["tower"]?.map((noun) => noun.split(" "));
  if (nouns === undefined) return null;
  const colours = COLOURS.filter((colour) => nouns.some(([each]) => each === colour));
  const wished = picked?.kind === "tower" ? picked : { colour: null, square: null };
  return {
    colours,
    squares: [...new Set(nouns.map(([, square]) => square!))],
    colour: wished.colour ?? (colours.length === 1 ? colours[0]! : null),
    square: wished.square,
  };
}

/** The move that puts a tower. */
export const towerMove = (colour: Colour, square: Square): Move => `tower ${colour} ${square}`;

/** Where one does not point, a first press shows what the tower would do, and one more puts it. */
export function putTower(play: Play, colour: Colour, square: Square): void {
  const { picked } = play;
  const move = towerMove(colour, square);
  if (picked?.kind === "tower" && picked.colour === colour && picked.square === square) return play.confirm([move]);
  play.pick({ kind: "tower", colour, square });
  play.point(move);
}

// --- Drawing ---

/** The card that a finger has picked to be drawn. */
export const drawOf = ({ legal, picked }: Choosing): Move | null =>
  picked?.kind === "draw" && legal.has(picked.move) ? picked.move : null;

/** What cannot be taken back is pressed twice where it would be asked: the second press needs no question. */
export function draw(play: Play, move: Move): void {
  const isAskedBySecondPress = isConfirming() && settings.confirm !== "always";
  if (drawOf(play) === move) return play.confirm([move]);
  if (!isAskedBySecondPress) return void play.choose([move]);
  play.pick({ kind: "draw", move });
  play.point(move);
}

// --- Squares ---

/** The squares of the board that may be chosen now, whatever for. */
export function squaresToChoose(
  play: Choosing,
  { isWalked, placing }: Pick<Grip, "isWalked" | "placing">,
): readonly Square[] {
  if (isWalked) return [...placing.lit];
  return towersOf(play)?.squares ?? squaresForWorkers(play);
}

// --- Selling ---

/** No seal of any colour. */
export const NOTHING: Readonly<Record<Colour, number>> = { red: 0, olive: 0, black: 0, silver: 0 };

/** How many seals of each colour are to be sold with a banner; null while that is not asked. */
export function saleOf({ legal, legalNouns, picked }: Choosing): Record<Colour, number> | null {
  const isAsked = legalNouns["sell"] !== undefined || legal.has("banner");
  if (picked?.kind === "sale") return isAsked ? picked.numbers : null;
  return legalNouns["sell"] ? NOTHING : null;
}

/** The moves that sell these numbers: the banner first unless it was used already, then colour by colour. */
export function movesToSell(view: TableView, numbers: Readonly<Record<Colour, number>>): Move[] {
  const due = view.selling === null ? COLOURS : COLOURS.slice(COLOURS.indexOf(view.selling));
  const sales = due.map((colour): Move => `sell ${colour} ${numbers[colour]}`);
  return view.selling === null ? ["banner", ...sales] : sales;
}

/** The colours that can still be sold. */
export const coloursToSell = ({ selling }: TableView): readonly Colour[] =>
  selling === null ? COLOURS : COLOURS.slice(COLOURS.indexOf(selling));
