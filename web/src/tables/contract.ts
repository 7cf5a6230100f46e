// What a title brings to the shell. It is loaded when a match of that title is opened; without one the plain table does.

import type { Component } from "svelte";
import type { Event, Happening } from "../messages";
import type { Desk } from "../shell/desk.svelte";
import type { Journey } from "../shell/motion";

/** What happened, in a title's own events. */
export interface HappeningOf<TitleEvent extends Event> extends Happening {
  events: TitleEvent[];
}

/** A drawn part of a table: reads the desk, draws `view` (that of now, or of the position that is looked at). */
export type Part<View> = Component<{ desk: Desk; view: View }>;

/** Points that an event gave to a seat: from what, and in which part of the game. Both are ids of messages. */
export interface Item {
  seat: number;
  points: number;
  source: string;
  group: string;
}

/** A title's table. Its view and its events are of the types that are printed for the title: `types.ts`. */
export interface TitleTable<View = unknown, TitleEvent extends Event = Event> {
  /** What lies before all. Asks `desk` for what may be chosen, and tells it what was; the shell zooms and pans it. */
  Board: Part<View>;
  /** What is one's own: always within reach. What is picked in one part and used in the other is `desk.picked`. */
  Own: Part<View>;
  /** What is still to come: piles, pieces of a kind, scorings. */
  ToCome: Part<View>;
  /** The score sheet: what every seat has and would get now. Shown in a dialog. */
  Sheet: Part<View>;
  /** The points of an event, for the breakdown at the end. */
  itemOf(event: TitleEvent): Item | null;
  /** Which pieces travel for what happened; `before` and `after` are the views around it. */
  journeys(happening: HappeningOf<TitleEvent>, before: View, after: View): Journey[];
  /** The hint for what is to be decided now: the id of a message. It is shown once a device. */
  hintOf(desk: Desk, view: View): string | null;
  /** The paragraphs of the one screen on how the title works: ids of messages, each with a picture or none. */
  guide: { text: string; Picture?: Component }[];
}

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
