// Where the points come from, as far as events and the view tell it without knowing the title.

import type { Event, Happening } from "../../messages";
import { dashed, words } from "../../words.svelte";
import type { Item } from "../contract";
import { drawPlayers, type Company, type Drawn, type TableDrawn } from "./drawing";
import { findBreakdown } from "./shapes";

/** The messages that name what an event tells in ids, in its order. */
const namesIn = (event: Event): string[] =>
  Object.entries(event.arguments).flatMap(([name, value]) => {
    const ids = typeof value === "string" ? [`${dashed(name)}-${value}`, `value-${value}`] : [];
    return ids.filter((id) => words.has(id)).slice(0, 1);
  });

/**
 * Points of a seat: for the last thing that the event names, within what the title calls such points (`points-…`) or
 * else within what the event names before; without a name by what happened.
 */
export function itemOf(event: Event): Item | null {
  const { seat, points } = event.arguments;
  if (typeof seat !== "number" || typeof points !== "number") return null;
  const names = namesIn(event);
  const called = `points-${dashed(event.name)}`;
  if (words.has(called)) return { seat, points, source: names.at(-1) ?? called, group: called };
  return { seat, points, source: names.at(-1) ?? event.name, group: names.at(-2) ?? event.name };
}

/** What points stand under: what the title calls them, else what they are for. */
const headOf = ({ source, group }: Item): string => (group.startsWith("points-") ? group : source);

/** A number; of what is not seen there is none. */
const figure = (number: number | null): Drawn =>
  number === null ? { kind: "nothing" } : { kind: "text", text: String(number) };

/** Every player's points as far as they are seen, and their parts where the view has them. */
export function drawScores(view: unknown, scores: readonly (number | null)[], company: Company): TableDrawn {
  const found = findBreakdown(view, scores);
  const parts = Object.keys(found?.parts.find((each) => each !== null) ?? {});
  const heads = [...parts.map((part) => words.field(part, found?.field)), words.say("total")];
  const cells = scores.map((score, seat) => [
    ...parts.map((part) => figure(score === null ? null : (found?.parts[seat]?.[part] ?? 0))),
    figure(score),
  ]);
  return drawPlayers(words.say("end-title"), heads, cells, company);
}

/**
 * What every player got for what, after so many moves; null where nobody got anything. Whose points are not seen has no
 * sums.
 */
export function drawItems(
  log: readonly Happening[],
  moves: number,
  scores: readonly (number | null)[],
  { names, me }: Company,
): TableDrawn | null {
  const items = log
    .filter((happening) => happening.kind === "move" && happening.move <= moves)
    .flatMap((happening) => happening.events.map(itemOf))
    .filter((item) => item !== null)
    .filter(({ seat }) => scores[seat] !== null);
  const sources = [...new Set(items.map(headOf))];
  if (sources.length === 0) return null;
  const sum = (source: string, seat: number) =>
    items.reduce((sum, item) => (headOf(item) === source && item.seat === seat ? sum + item.points : sum), 0);
  const seats = names.map((_, place) => (place + (me ?? 0)) % names.length);
  return {
    kind: "table",
    caption: words.say("page-plain-items"),
    head: [null, ...seats.map((seat) => names[seat] ?? "")],
    rows: sources.map((source) => ({
      name: words.say(source),
      isMine: false,
      cells: seats.map((seat) => figure(scores[seat] === null ? null : sum(source, seat))),
    })),
    isNarrow: false,
    isOfPlayers: false,
    isGrid: false,
  };
}
