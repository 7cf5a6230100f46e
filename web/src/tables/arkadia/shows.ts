// What is shown step by step, as the log tells it: several buildings that are finished at once, a floor of the castle
// that is full, the last turns that begin, the final sale.

import { words } from "../../words.svelte";
import type { Show } from "../contract";
import { COLOURS } from "./pieces/looks";
import type { Happening, Named } from "./play";
import type { CardView, Colour, Square, TableView } from "./types";

/** A building that was finished, with the seals of its colour that each seat got for workers, and who took its own. */
export interface Settled extends CardView {
  square: Square;
  workers: number[];
  taker: number | null;
}

export interface Occasion {
  seq: number;
  /** Several buildings that one action finished; one alone is told by its seals. */
  settled: Settled[];
  /** The floor that is full, and what of its store goes to the next. */
  floor: { floor: number; left: { colour: Colour; number: number }[] } | null;
  /** The seat that began the end. */
  endBegan: number | null;
  /** What every seat got in the final sale, by colour, and the seals that it gave for it. */
  final: Record<Colour, number[]> | null;
  sold: Record<Colour, number[]> | null;
}

export type Telling = Occasion & Show;

const SEVERAL = 2;

/** What of a move is worth a show; null where nothing is. */
export function occasionOf({ seq, events }: Happening, seats: number): Occasion | null {
  const settled = settledIn(events, seats);
  const full = events.find((event): event is Named<"floor_finished"> => event.name === "floor_finished");
  const left = events.filter((event): event is Named<"tower_left"> => event.name === "tower_left");
  const end = events.find((event): event is Named<"end_began"> => event.name === "end_began");
  const occasion = {
    seq,
    settled: settled.length >= SEVERAL ? settled : [],
    floor: full ? { floor: full.arguments.floor, left: left.map((event) => event.arguments) } : null,
    endBegan: end?.arguments.seat ?? null,
    final: finalIn(events, seats, "points"),
    sold: finalIn(events, seats, "number"),
  };
  const isWorth = occasion.settled.length > 0 || occasion.floor !== null || occasion.final !== null;
  return isWorth ? occasion : null;
}

/** Every finished building is followed by its seals. */
function settledIn(events: Happening["events"], seats: number): Settled[] {
  const settled: Settled[] = [];
  for (const event of events) {
    const last = settled.at(-1);
    if (event.name === "finished") {
      const { kind, colour, square } = event.arguments;
      settled.push({ kind, colour, square, workers: Array.from({ length: seats }, () => 0), taker: null });
    } else if (event.name === "seals_gained" && last) last.workers[event.arguments.seat]! += event.arguments.workers;
    else if (event.name === "seal_taken" && last) last.taker = event.arguments.seat;
  }
  return settled;
}

function finalIn(
  events: Happening["events"],
  seats: number,
  what: "points" | "number",
): Record<Colour, number[]> | null {
  if (!events.some(({ name }) => name === "game_ended" || name === "all_passed")) return null;
  const none = () => Array.from({ length: seats }, () => 0);
  const final = { red: none(), olive: none(), black: none(), silver: none() };
  for (const event of events)
    if (event.name === "sold_out") final[event.arguments.colour][event.arguments.seat]! += event.arguments[what];
  return final;
}

/** All occasions of the first `moves` moves of a log. */
export const occasionsIn = (log: readonly Happening[], moves: number, seats: number): Occasion[] =>
  log
    .filter(({ kind, move }) => kind === "move" && (move === null || move <= moves))
    .flatMap((happening) => occasionOf(happening, seats) ?? []);

export const showsOf = (log: readonly Happening[], { players }: TableView): Telling[] =>
  occasionsIn(log, Infinity, players.length).map((occasion) => ({
    ...occasion,
    heading: headingOf(occasion),
    points: players.map((_, seat) =>
      Object.values(occasion.final ?? {}).reduce((sum, seats) => sum + (seats[seat] ?? 0), 0),
    ),
  }));

/** The table before the final sale: the gold is still to come, and the seals are there. */
export const untold = (view: TableView, { points, sold }: Telling): TableView => ({
  ...view,
  players: view.players.map(({ gold, seals, seals_worth: worth, ...player }, seat) => ({
    ...player,
    gold: gold === null ? null : gold - (points[seat] ?? 0),
    seals: seals && sold ? soldBack(seals, sold, seat) : seals,
    seals_worth: worth === null ? null : worth + (points[seat] ?? 0),
  })),
});

const soldBack = (seals: Record<Colour, number>, sold: Record<Colour, number[]>, seat: number) =>
  Object.fromEntries(COLOURS.map((colour) => [colour, seals[colour] + sold[colour][seat]!])) as typeof seals;

function headingOf({ final, floor, endBegan }: Occasion): string {
  if (final) return words.say("drawn-final");
  if (endBegan !== null) return words.say("drawn-end-begun");
  return floor ? words.say("drawn-floor-done", { floor: floor.floor }) : words.say("drawn-settled");
}
