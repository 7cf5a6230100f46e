// What happened, cut into turns and told in sentences.

import type { Event, Happening } from "../messages";
import type { Told } from "../tables/contract";
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
  /** The same is told of other seats, too: each with its name. */
  isOfMany?: boolean;
}

/** The key of a line that says moves of which nothing came yet. */
export const SPOKEN = "spoken";

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

/** How a title says moves, and tells what happened in lines. */
export interface Speech {
  say(move: string): string;
  tell(events: readonly Event[], names: readonly string[]): Told[];
}

/** As any title's words are said: a line for each event, or for several of a name that are told together. */
export const PLAIN: Speech = {
  say: (move) => words.move(move),
  tell: (events, names) => words.runsOf(events).map((run) => ({ text: words.events(run, names), events: run })),
};

/** A turn in lines; one without anything to tell is told by its moves, so that no turn is missing. */
export function linesOf(turn: Turn, filter: Filter, names: readonly string[], speech: Speech = PLAIN): Line[] {
  if (filter === "moves") return movesOf(turn);
  const name = turn.seat === null ? "" : (names[turn.seat] ?? "");
  const lines = toldOf(turn.happenings, filter, names, speech).map((line) => ({
    ...line,
    text: line.isOfMany ? line.text : withoutName(line.text, name),
  }));
  return lines.length === 0 && filter === "all" ? spokenOf(turn, speech) : lines;
}

/** Moves of which nothing came yet, in words. */
function spokenOf(turn: Turn, speech: Speech): Line[] {
  const moves = turn.happenings.filter(({ kind }) => kind === "move").map(({ text }) => speech.say(text));
  return moves.length === 0 ? [] : [{ key: SPOKEN, text: moves.join(", "), isScore: false }];
}

function movesOf(turn: Turn): Line[] {
  const moves = turn.happenings.filter(({ kind }) => kind === "move");
  if (moves.length === 0) return [];
  const text = moves.map((move) => (move.forced ? `(${move.text})` : move.text)).join(", ");
  return [{ key: "moves", text, isScore: false }];
}

const isOfAnother = (one: Event, other: Event): boolean =>
  one.name === other.name && one.arguments["seat"] !== other.arguments["seat"];

/** What happened, in lines: moves that follow one another are told together, what is no move has a line. */
function toldOf(log: readonly Happening[], filter: Filter, names: readonly string[], speech: Speech): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < log.length;) {
    const { seq, kind } = log[at]!;
    if (kind !== "move") {
      if (filter === "all") lines.push({ key: `${seq}`, text: noteOf(log[at]!, names), isScore: false });
      at++;
      continue;
    }
    const end = log.findIndex((happening, place) => place > at && happening.kind !== "move");
    const events = log.slice(at, end < 0 ? log.length : end).flatMap((happening) => happening.events);
    speech
      .tell(
        events.filter(({ name }) => name !== SAID_BY_HEADING),
        names,
      )
      .map((told, place) => ({
        key: `${seq}-${place}`,
        text: told.text,
        isScore: told.events.some(isScore),
        isOfMany: told.events.some((one) => events.some((other) => isOfAnother(one, other))),
      }))
      .filter((line) => filter === "all" || line.isScore)
      .forEach((line) => lines.push(line));
    at = end < 0 ? log.length : end;
  }
  return lines;
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

/** Whether an event gave somebody points. */
export const isScore = ({ arguments: given }: Event): boolean => typeof given.points === "number";

/** What gives a seat to a bot; the text is its level. */
const HANDED: readonly string[] = ["bot", "handed", "resign"];

/** What happened beside the game. */
function noteOf(happening: Happening, names: readonly string[]): string {
  const name = happening.seat === null ? "" : (names[happening.seat] ?? "");
  const level = HANDED.includes(happening.kind) ? words.level(happening.text) : "";
  return words.say(`page-note-${happening.kind}`, { name, text: happening.text, level });
}

/** What others did last, to be read out. */
export const newsOf = (news: readonly Happening[], names: readonly string[], speech: Speech = PLAIN): string =>
  toldOf(news, "all", names, speech)
    .slice(-MOST_NEWS)
    .map(({ text }) => text)
    .join(". ");
