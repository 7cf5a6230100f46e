// What happened, cut into turns and told in sentences.

import type { Event, Happening } from "../messages";
import { words } from "../words.svelte";
import { withoutName } from "./speech";

export type Filter = "all" | "moves" | "scores";

export interface Turn {
  key: string;
  turn: number;
  /** Whose turn it is; null: what was before the first move. */
  seat: number | null;
  /** The position after it. */
  move: number;
  happenings: Happening[];
}

export interface Line {
  key: string;
  text: string;
  /** What gave points is marked. */
  isScore: boolean;
}

/** Whose turn begins is said by the heading. */
const SAID_BY_HEADING = "turn_began";
const MOST_NEWS = 8;

/** The log cut into turns; what is no move belongs to the turn in which it happened. */
export function turnsOf(log: readonly Happening[]): Turn[] {
  const turns: Turn[] = [];
  for (const happening of log) {
    const last = turns.at(-1);
    const isMove = happening.kind === "move";
    if (last === undefined || (isMove && last.seat !== null && last.turn !== happening.turn))
      turns.push(begin(happening, isMove));
    else {
      last.happenings.push(happening);
      if (isMove)
        Object.assign(last, { turn: happening.turn, seat: last.seat ?? happening.seat, move: happening.move });
    }
  }
  return turns;
}

const begin = (happening: Happening, isMove: boolean): Turn => ({
  key: `${happening.turn}-${happening.seq}`,
  turn: happening.turn,
  seat: isMove ? happening.seat : null,
  move: happening.move,
  happenings: [happening],
});

/** A move in words. */
export type Say = (move: string) => string;

const inWords: Say = (move) => words.move(move);

/** A turn in lines; one without anything to tell is told by its moves, so that no turn is missing. */
export function linesOf(turn: Turn, filter: Filter, names: readonly string[], say: Say = inWords): Line[] {
  if (filter === "moves") return movesOf(turn);
  const name = turn.seat === null ? "" : (names[turn.seat] ?? "");
  const lines = joined(turn.happenings)
    .flatMap((happening) => toldOf(happening, filter, names))
    .map((line) => ({ ...line, text: withoutName(line.text, name) }));
  return lines.length === 0 && filter === "all" ? spokenOf(turn, say) : lines;
}

/** Moves one after the other as one, so that what belongs together can be told together: workers, placed one by one. */
function joined(happenings: readonly Happening[]): Happening[] {
  const all: Happening[] = [];
  for (const happening of happenings) {
    const last = all.at(-1);
    if (last?.kind === "move" && happening.kind === "move")
      all[all.length - 1] = { ...last, events: [...last.events, ...happening.events] };
    else all.push(happening);
  }
  return all;
}

/** Moves of which nothing came yet, in words. */
function spokenOf(turn: Turn, say: Say): Line[] {
  const moves = turn.happenings.filter(({ kind }) => kind === "move").map(({ text }) => say(text));
  return moves.length === 0 ? [] : [{ key: "moves", text: moves.join(", "), isScore: false }];
}

function movesOf(turn: Turn): Line[] {
  const moves = turn.happenings.filter(({ kind }) => kind === "move");
  if (moves.length === 0) return [];
  const text = moves.map((move) => (move.forced ? `(${move.text})` : move.text)).join(", ");
  return [{ key: "moves", text, isScore: false }];
}

/** A happening in sentences. */
function toldOf(happening: Happening, filter: Filter, names: readonly string[]): Line[] {
  const key = (place: number) => `${happening.seq}-${place}`;
  if (happening.kind !== "move")
    return filter === "scores" ? [] : [{ key: key(0), text: noteOf(happening, names), isScore: false }];
  return runsOf(happening.events)
    .map((events, place) => ({ key: key(place), events, isScore: events.some(isScore) }))
    .filter(({ events, isScore }) => (filter === "scores" ? isScore : events[0]?.name !== SAID_BY_HEADING))
    .map(({ key, events, isScore }) => ({ key, text: words.events(events, names), isScore }));
}

/** What each seat gained in the last turn that was told. */
export function gainsIn(log: readonly Happening[]): Map<number, number> {
  const gains = new Map<number, number>();
  const last = turnsOf(log).at(-1);
  for (const { events } of last?.happenings ?? [])
    for (const { arguments: given } of events)
      if (typeof given.points === "number" && typeof given.seat === "number" && given.points > 0)
        gains.set(given.seat, (gains.get(given.seat) ?? 0) + given.points);
  return gains;
}

/** Events one by one; those that a title tells in one sentence, such as a deal, together. */
function runsOf(events: readonly Event[]): Event[][] {
  const runs: Event[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    if (last?.[0] && isLike(last[0], event) && words.tellsTogether(event.name)) last.push(event);
    else runs.push([event]);
  }
  return runs;
}

const isLike = (one: Event, other: Event): boolean =>
  one.name === other.name && one.arguments["seat"] === other.arguments["seat"];

/** Whether an event gave somebody points. */
export const isScore = ({ arguments: given }: Event): boolean => typeof given.points === "number";

/** What happened beside the game. */
function noteOf(happening: Happening, names: readonly string[]): string {
  const name = happening.seat === null ? "" : (names[happening.seat] ?? "");
  const level = happening.kind === "bot" || happening.kind === "resign" ? words.level(happening.text) : "";
  return words.say(`page-note-${happening.kind}`, { name, text: happening.text, level });
}

/** What others did last, to be read out. */
export const newsOf = (news: readonly Happening[], names: readonly string[]): string =>
  joined(news)
    .flatMap((happening) => toldOf(happening, "all", names))
    .slice(-MOST_NEWS)
    .map(({ text }) => text)
    .join(". ");
