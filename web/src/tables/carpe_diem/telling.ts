// What is told step by step: each scoring when all have had theirs, and the end of the game.

import { words } from "../../words.svelte";
import type { Show } from "../contract";
import { finalOf, type Final } from "./finals";
import type { Happening } from "./play";
import { scoringsOf, type Scoring } from "./scorings";
import type { TableView } from "./types";

export type Telling = Show & ({ kind: "scoring"; scoring: Scoring } | ({ kind: "final" } & Final));

export function showsOf(log: readonly Happening[], { players }: TableView): Telling[] {
  const tellings = scoringsOf(log, Infinity).flatMap((scoring): Telling[] => {
    if (scoring.endSeq === null) return [];
    const heading = words.say("event-scoring-began", { number: scoring.number });
    return [{ kind: "scoring", seq: scoring.endSeq, heading, scoring }];
  });
  const final = finalOf(log, Infinity, players.length);
  if (final !== null) tellings.push({ kind: "final", heading: words.say("board-final"), ...final });
  return tellings;
}
