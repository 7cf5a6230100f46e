// What scorings brought each seat, as the log tells it.

import type { Happening } from "./play";
import type { Card } from "./types";

/** A card as a seat settled it; not met: no times, and points that it cost. */
export interface Settled {
  seat: number;
  card: Card;
  multiples: number;
  points: number;
}

export interface Scoring {
  number: number;
  settled: Settled[];
}

/** The scorings that began in the first `moves` moves of a log, the last one perhaps still under way. */
export function scoringsOf(log: readonly Happening[], moves: number): Scoring[] {
  const scorings: Scoring[] = [];
  for (const event of log.filter(({ move }) => move === null || move <= moves).flatMap(({ events }) => events)) {
    if (event.name === "scoring_began") scorings.push({ number: event.arguments.number, settled: [] });
    else if (event.name === "card_scored") scorings.at(-1)?.settled.push(event.arguments);
    else if (event.name === "card_failed") scorings.at(-1)?.settled.push({ ...event.arguments, multiples: 0 });
  }
  return scorings;
}

/** What a seat got in a scoring. */
export const gainOf = ({ settled }: Scoring, seat: number): number =>
  settled.reduce((sum, each) => (each.seat === seat ? sum + each.points : sum), 0);

/** The points of each seat that has settled a card of the last scoring, in the first `moves` moves of a log. */
export function gainsOf(log: readonly Happening[], moves: number): Map<number, number> {
  const last = scoringsOf(log, moves).at(-1);
  return new Map(last?.settled.map(({ seat }) => [seat, gainOf(last, seat)]) ?? []);
}
