// The table, the log and its events in Arkadia's own types.

import type { HappeningOf, Play as PlayOf } from "../contract";
import type { Picked } from "./choosing";
import type { Telling } from "./shows";
import type { Event, Move, TableView } from "./types";

export interface Arkadia {
  view: TableView;
  event: Event;
  move: Move;
  picked: Picked;
  show: Telling;
}

export type Play = PlayOf<Arkadia>;

export type Happening = HappeningOf<Event>;

/** An event of this name, or of one of these. */
export type Named<Name extends Event["name"]> = Extract<Event, { name: Name }>;
