// What is told step by step: each scoring when all have had theirs, and the end of the game.

import { words } from "../../words.svelte";
import type { Show } from "../contract";
import { finalOf, SOURCES, type Final } from "./finals";
import type { Happening } from "./play";
import { scoringsOf, type Scoring } from "./scorings";
import type { TableView } from "./types";

export type Telling = Show & ({ kind: "scoring"; scoring: Scoring } | { kind: "final"; final: Final });

export function showsOf(log: readonly Happening[], { players }: TableView): Telling[] {
  const tellings = scoringsOf(log, Infinity).flatMap((scoring): Telling[] => {
    if (scoring.endSeq === null) return [];
    const heading = words.say("event-scoring-began", { number: scoring.number });
    return [{ kind: "scoring", seq: scoring.endSeq, heading, scoring, points: [] }]; // each card was told by itself
  });
  const final = finalOf(log, Infinity, players.length);
  if (final !== null) {
    const points = players.map((_, seat) => SOURCES.reduce((sum, source) => sum + final.points[source][seat]!, 0));
    tellings.push({ kind: "final", seq: final.seq, heading: words.say("board-final"), points, final });
  }
  return tellings;
}
