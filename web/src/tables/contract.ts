// What a title brings to the shell, and what it sees of it. A title is loaded when a match of it is opened; one
// without a drawn table gets the plain one.

import type { Component } from "svelte";
import type { Event, Happening, Preview, Problem } from "../messages";

/** What happened, in a title's own events. */
export interface HappeningOf<TitleEvent extends Event> extends Happening {
  events: TitleEvent[];
}

/** The types of a title: most are printed from its tables, into its `types.ts`. */
export interface Types {
  view: unknown;
  event: Event;
  move: string;
  /** What is put together before it is sent: a slot and cards, a tile and its turning. */
  picked: unknown;
  /** What is told step by step: a scoring, the end. */
  show: Show;
}

/** Something that happened and is told step by step. `seq` is its place in the log, `heading` what it is called. */
export interface Show {
  seq: number;
  heading: string;
  /** What each seat gets in it: beside it that is not counted yet. */
  points: readonly number[];
}

/** The table as a title sees it: what may be chosen, and the ways to choose. Nothing of it can be written. */
export interface Play<Title extends Types = Types> {
  /** Which match it is. */
  readonly match: string;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** Whose eyes the table is seen with; null: a spectator's. */
  readonly eyes: number | null;
  /** What happened so far, and how many moves stand in what is shown. */
  readonly log: readonly HappeningOf<Title["event"]>[];
  readonly move: number;
  /** The points of every seat in what is shown; null where they are hidden. */
  readonly scores: readonly (number | null)[];
  /** Whether an earlier position is looked at. */
  readonly isReplayed: boolean;
  /** The seat that is to act in what is shown. */
  readonly toAct: number | null;
  /** Whether it is the turn of the person at this page. */
  readonly isMyTurn: boolean;
  /** Whether somebody plays here now: then pieces can be pressed, and say why not. Else they are pictures. */
  readonly isPlayed: boolean;
  /** Whether a move is on its way, or its result is still to be shown. */
  readonly isBusy: boolean;
  /** The same as it is shown: once the press that began it has been painted. */
  readonly isWaiting: boolean;
  /** The moves that may be made now, as texts; the same as verb and nouns. */
  readonly legal: ReadonlySet<Title["move"]>;
  readonly legalNouns: Readonly<Record<string, readonly string[]>>;
  /** The move that is pointed at. */
  readonly pointed: Title["move"] | null;
  readonly picked: Title["picked"] | null;

  /** Say what a move would lead to beside the prompt; null: nothing is pointed at. */
  point(move: Title["move"] | null): void;
  /** Pick; null: put back. */
  pick(picked: Title["picked"] | null): void;
  /**
   * Make moves, all or none. Of several, `effects` say what they lead to if that is to be confirmed; `isSurprise`: it is
   * asked whatever somebody wishes, for more follows than what was pressed.
   */
  choose(moves: readonly Title["move"][], effects?: readonly string[], isSurprise?: boolean): void;
  /** The same of moves that were picked, seen on the table and pressed again: a finger is asked nothing more. */
  confirm(moves: readonly Title["move"][], effects?: readonly string[]): void;
  /** Say why a move cannot be made, with its rule; of several, why the last cannot follow the others. */
  refuse(...moves: readonly Title["move"][]): void;
  /** Say why something cannot be chosen that no move names: an error in the title's words, and its rule. */
  explain(error: string, rule: string, values?: Record<string, string>): void;
  previewOf(move: Title["move"]): Preview | null;
  /** What a move would lead to, in sentences, as far as it can be known. */
  effectsOf(move: Title["move"]): string[];
}

/** A drawn part of a table: draws `view`, that of now or of the position that is looked at. */
export type Part<Title extends Types = Types> = Component<{ play: Play<Title>; view: Title["view"] }>;

/** What is said of a piece when somebody asks what it is. */
export interface About {
  name: string;
  /** What it does, in a sentence or two. */
  text?: string;
  /** How many there are: in the game, still to come. */
  counts?: string;
  /** The number of the rule behind it. */
  rule?: string;
}

/** Points that an event gave to a seat: from what, and in which part of the game. Both are ids of messages. */
export interface Item {
  seat: number;
  points: number;
  source: string;
  group: string;
}

/** What one line of the log tells. */
export interface Told {
  text: string;
  events: readonly Event[];
}

/**
 * A way over the table, between places that carry `data-anchor`. A place may have several names, separated by spaces,
 * and a way may name several places: it begins and ends at the first that can be seen. What travels is a picture of the
 * piece at its beginning (as it lay there before) or at its end (as it lies there now), or a text.
 */
export interface Journey {
  from: string;
  to: string;
  shows?: "from" | "to";
  text?: string;
}

export interface TitleTable<Title extends Types = Types> {
  /** What lies before all. Asks `play` for what may be chosen, and tells it what was; the shell zooms and pans it. */
  Board: Part<Title>;
  /** Whether zooming enlarges only what carries `data-lens`: that scrolls what is in it, as wide as `--zoom` says. */
  hasLens?: boolean;
  /** What is one's own: always within reach. What is picked in one part and used in the other is `play.picked`. */
  Own: Part<Title>;
  /** Buttons beside the prompt, where there is room: what is done to no piece that lies there. */
  Deeds?: Part<Title>;
  /** What is still to come: piles, pieces of a kind, scorings. */
  ToCome: Part<Title>;
  /** The score sheet: what every seat has and would get now. Shown in a dialog. */
  Sheet: Part<Title>;
  /** What a seat has, small enough for the list of players; `isLarge`: as large as one likes. */
  Seat?: Component<{ play: Play<Title>; view: Title["view"]; seat: number; isLarge: boolean }>;
  /** What of a log is told step by step. What lies beside it is as it is after the move, but for the points. */
  showsOf?(log: readonly HappeningOf<Title["event"]>[], view: Title["view"]): Title["show"][];
  /** The table without the points of a show, as far as they stand on it: so it lies beside the show. */
  untold?(view: Title["view"], show: Title["show"]): Title["view"];
  /** Tells it, in a `kit/Show`; `view` and `scores` are those after it. */
  Show?: Component<{
    play: Play<Title>;
    view: Title["view"];
    scores: readonly (number | null)[];
    show: Title["show"];
    onclose: () => void;
  }>;
  /** What is this? Of something that carries `data-about`, by what stands there. */
  aboutOf?(id: string, view: Title["view"], names: readonly string[]): About | null;
  /** A move in words, with what the view says of what it names; without it, as the plain table says it. */
  sayMove?(move: string, view: Title["view"], names: readonly string[]): string;
  /** What happened in a turn, in lines: what belongs together in one. Without it, each event has a line. */
  tell?(events: readonly Title["event"][], names: readonly string[], view: Title["view"]): Told[];
  /** What a move would lead to, in lines, what matters most first; without it, as it is told when it has happened. */
  foretell?(events: readonly Title["event"][], names: readonly string[], view: Title["view"]): Told[];
  /** Why the last of several moves that were tried together cannot be made, where the title knows a better word for it. */
  refusalOf?(problem: Problem, moves: readonly string[]): Problem;
  /** The points of an event, for the breakdown at the end. */
  itemOf(event: Title["event"]): Item | null;
  /** The colour that a source of points is known by at the table; without it one of the shell's. */
  colourOf?(source: string): string | null;
  /** Which pieces travel for what happened; `before` and `after` are the views around it. */
  journeys(happening: HappeningOf<Title["event"]>, before: Title["view"], after: Title["view"]): Journey[];
  /** The places that a move changed, to be marked with its seat until that seat moves again: names of anchors. */
  marksOf?(happening: HappeningOf<Title["event"]>, after: Title["view"]): string[];
  /** The hint for what is to be decided now: the id of a message. It is shown once a device. */
  hintOf(play: Play<Title>, view: Title["view"]): string | null;
  /** What to do next with what is picked, in a sentence that stands for the usual one; null: the usual one. */
  promptOf?(play: Play<Title>, view: Title["view"]): string | null;
  /** The paragraphs of the one screen on how the title works: ids of messages, each with a picture or none. */
  guide: { text: string; Picture?: Component }[];
  /**
   * Pictures that stand below rules, by the numbers of the rules; loaded when the rules are opened. What a picture shows
   * says the message `picture-` and the number, under it.
   */
  rulePictures?(): Promise<{ default: RulePictures }>;
}

/** Pictures by the numbers of rules. */
export type RulePictures = Readonly<Record<string, Component>>;

/** Tables of a content file, each with its rows. */
export type Tables = Record<string, Record<string, unknown>>;

/**
 * `Components.svelte` of a title draws every piece of one table of its content file, for proof-reading; the others are
 * there because a table may need them (which kinds, which currencies).
 */
export type Pieces = Component<{ tables: Tables; only: string }>;

const TABLES = import.meta.glob<{ default: TitleTable }>("./*/index.ts");

/** The table of a title; the plain one where none is drawn, or where it is wished. */
export async function loadTable(title: string, isPlain: boolean): Promise<TitleTable> {
  const load = (!isPlain && TABLES[`./${title}/index.ts`]) || TABLES["./generic/index.ts"];
  if (load === undefined) throw new Error("the plain table is missing");
  return (await load()).default;
}

/** Whether a title has a table of its own. */
export const isDrawn = (title: string): boolean => `./${title}/index.ts` in TABLES && title !== "generic";
