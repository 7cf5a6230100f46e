// What scorings brought each seat, as the log tells it.

import type { Happening } from "./play";
import type { Card, Event } from "./types";

/** A card as a seat settled it; not met: no times, and points that it cost. */
export interface Settled {
  seat: number;
  card: Card;
  multiples: number;
  points: number;
  /** What it brought besides, coins, bread, steps on the track; and what was given up for it. */
  things: Record<string, number>;
  /** How many times it was counted for bread. */
  forBread: number;
}

export interface Scoring {
  number: number;
  settled: Settled[];
  /** The place in the log where all had settled theirs; null while it is under way. */
  endSeq: number | null;
}

/** The scorings that began in the first `moves` moves of a log, the last one perhaps still under way. */
export function scoringsOf(log: readonly Happening[], moves: number): Scoring[] {
  const scorings: Scoring[] = [];
  let paid: Paid = NOTHING;
  for (const { seq, events } of log.filter(({ move }) => move === null || move <= moves))
    for (const event of events) {
      const scoring = scorings.at(-1);
      if (event.name === "scoring_began") scorings.push({ number: event.arguments.number, settled: [], endSeq: null });
      else if (scoring?.endSeq === null) {
        if (!settle(scoring.settled, event, paid)) scoring.endSeq = seq;
        paid = paidWith(paid, event);
      }
    }
  return scorings;
}

/** What has been given up for a card that is still to count. */
type Paid = Pick<Settled, "things" | "forBread">;

const NOTHING: Paid = { things: {}, forBread: 0 };

function paidWith({ things, forBread }: Paid, event: Event): Paid {
  switch (event.name) {
    case "good_paid":
      return { things: { ...things, [event.arguments.good]: -event.arguments.number }, forBread };
    case "coins_paid":
      return { things: { ...things, coins: -event.arguments.coins }, forBread };
    case "bread_paid":
      return { things, forBread: forBread + 1 };
    default:
      return NOTHING;
  }
}

/** Note what an event of a scoring tells; whether the scoring goes on. */
function settle(settled: Settled[], event: Event, paid: Paid): boolean {
  const last = settled.at(-1);
  const add = (thing: string, number: number) => {
    if (last) last.things[thing] = (last.things[thing] ?? 0) + number;
  };
  switch (event.name) {
    case "multiples_reached": {
      const { seat, card, multiples } = event.arguments;
      if (last?.seat !== seat || last.card !== card)
        settled.push({ seat, card, multiples, points: 0, things: { ...paid.things }, forBread: paid.forBread });
      else {
        last.multiples += multiples;
        last.forBread += paid.forBread;
      }
      return true;
    }
    case "card_failed":
      settled.push({ ...event.arguments, multiples: 0, things: {}, forBread: 0 });
      return true;
    case "card_scored":
      if (last) last.points += event.arguments.points;
      return true;
    case "coins_gained":
      add("coins", event.arguments.coins);
      return true;
    case "bread_gained":
      add("bread", event.arguments.bread);
      return true;
    case "stepped":
      add("steps", event.arguments.steps);
      return true;
    default:
      return event.name !== "phase_began" && event.name !== "game_ended";
  }
}

/** What a seat got in a scoring. */
export const gainOf = ({ settled }: Scoring, seat: number): number =>
  settled.reduce((sum, each) => (each.seat === seat ? sum + each.points : sum), 0);

/** The points of each seat that has settled a card of the last scoring, in the first `moves` moves of a log. */
export function gainsOf(log: readonly Happening[], moves: number): Map<number, number> {
  const last = scoringsOf(log, moves).at(-1);
  return new Map(last?.settled.map(({ seat }) => [seat, gainOf(last, seat)]) ?? []);
}
