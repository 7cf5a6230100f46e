// The table, the log and its events in Alhambra's own types.

import type { HappeningOf, Play as PlayOf } from "../contract";
import type { Picked } from "./choosing";
import type { ScoringShow } from "./scorings";
import type { Event, Move, TableView } from "./types";

export interface Alhambra {
  view: TableView;
  event: Event;
  move: Move;
  picked: Picked;
  show: ScoringShow;
}

export type Play = PlayOf<Alhambra>;

export type Happening = HappeningOf<Event>;

/** An event of this name, or of one of these. */
export type Named<Name extends Event["name"]> = Extract<Event, { name: Name }>;
