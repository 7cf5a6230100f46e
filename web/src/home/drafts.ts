// A match before it is made: who sits where, which options, and what a record says of itself. And matches in a list.

import { usualLevel } from "../levels";
import type { NewSeat, Problem, Source, Summary, Title } from "../messages";

/** `bot:` is followed by a level. */
export type Who = "me" | "here" | "friend" | `bot:${string}`;

export interface Chair {
  who: Who;
  name: string;
}

/** The three ways to play. */
export const WAYS = ["bots", "friends", "screen"] as const;
export type Way = (typeof WAYS)[number];

/** What is put together for a title; each way keeps its own, so that looking at another loses nothing. */
export interface Draft {
  way: Way;
  options: Record<string, string>;
  bots: { count: number; level: string };
  friends: { count: number; chairs: Chair[] };
  screen: { count: number; people: number; chairs: Chair[]; level: string };
}

/** What people and bots are called who were given no name. */
export interface Names {
  person: string;
  personAt: (seat: number) => string;
  bots: string[];
}

export interface Head {
  title: string;
  seats: number;
  options: Record<string, string>;
}

const USUAL_COUNT = 3;
const FEWEST_PEOPLE = 2;
export const LONGEST_NAME = 24;

// --- Drafts ---

/** What a match begins as: one's own seat, friends by link, two people at the screen. */
export function draftOf(title: Title, levels: readonly string[]): Draft {
  const level = usualLevel(levels);
  const counts = title.seat_counts;
  const count = counts.includes(USUAL_COUNT) ? USUAL_COUNT : (counts[0] ?? 1);
  const least = counts.find((each) => each >= FEWEST_PEOPLE) ?? count;
  return {
    way: "bots",
    options: Object.fromEntries(Object.entries(title.options).map(([name, values]) => [name, values[0] ?? ""])),
    bots: { count, level },
    friends: { count, chairs: chairsFor(Math.max(0, ...counts), "friend") },
    screen: {
      count: least,
      people: Math.min(FEWEST_PEOPLE, least),
      chairs: chairsFor(Math.max(0, ...counts), "here"),
      level,
    },
  };
}

/** One's own chair, and the same for all others. */
export const chairsFor = (count: number, others: Who): Chair[] =>
  Array.from({ length: count }, (_, seat) => ({ who: seat === 0 ? "me" : others, name: "" }));

/**
 * The draft that a device remembers of a title, as far as it still fits: the server may offer other levels, counts or
 * options by now, and what a device holds may be damaged.
 */
export function draftFrom(text: string | null, title: Title, levels: readonly string[]): Draft {
  const fresh = draftOf(title, levels);
  const kept = parsed(text);
  const count = (value: unknown, otherwise: number) => title.seat_counts.find((each) => each === value) ?? otherwise;
  const level = (value: unknown) => levels.find((each) => each === value) ?? fresh.bots.level;
  const [bots, friends, screen] = [part(kept.bots), part(kept.friends), part(kept.screen)];
  const screenCount = count(screen.count, fresh.screen.count);
  return {
    way: WAYS.find((way) => way === kept.way) ?? fresh.way,
    options: Object.fromEntries(
      Object.entries(title.options).map(([name, values]) => [
        name,
        values.find((value) => value === part(kept.options)[name]) ?? values[0] ?? "",
      ]),
    ),
    bots: { count: count(bots.count, fresh.bots.count), level: level(bots.level) },
    friends: {
      count: count(friends.count, fresh.friends.count),
      chairs: settled(
        fresh.friends.chairs.map((chair, seat) => chairFrom(list(friends.chairs)[seat], levels) ?? chair),
      ),
    },
    screen: {
      count: screenCount,
      people: peopleAt(screenCount, Number(screen.people) || fresh.screen.people),
      chairs: fresh.screen.chairs.map((chair, seat) => ({
        ...chair,
        name: nameFrom(part(list(screen.chairs)[seat]).name),
      })),
      level: level(screen.level),
    },
  };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return part(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
}

const part = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const nameFrom = (value: unknown): string => (typeof value === "string" ? value.slice(0, LONGEST_NAME) : "");

function chairFrom(value: unknown, levels: readonly string[]): Chair | null {
  const { who, name } = part(value);
  const known: Who[] = ["me", "here", "friend", ...levels.map((level): Who => `bot:${level}`)];
  const found = known.find((each) => each === who);
  return found === undefined ? null : { who: found, name: nameFrom(name) };
}

/** Only the first “me” stays one. */
function settled(chairs: Chair[]): Chair[] {
  const mine = chairs.findIndex((chair) => chair.who === "me");
  return chairs.map((chair, seat) => (chair.who === "me" && seat !== mine ? { ...chair, who: "here" } : chair));
}

/** One cannot sit on two seats as oneself: a second “me” makes the first a person here. */
export function sit(chairs: Chair[], seat: number, who: Who): void {
  for (const chair of chairs) if (who === "me" && chair.who === "me") chair.who = "here";
  const chair = chairs[seat];
  if (chair) chair.who = who;
}

/** How many people can sit at one screen of a table: all, and at least two if it has that many seats. */
export const peopleAt = (count: number, people: number): number =>
  Math.min(count, Math.max(Math.min(FEWEST_PEOPLE, count), people));

/** Who sits where, in the way that was chosen. */
export function chairsOf(draft: Draft): Chair[] {
  const { bots, friends, screen } = draft;
  if (draft.way === "bots") return chairsFor(bots.count, `bot:${bots.level}`);
  if (draft.way === "friends") return friends.chairs.slice(0, friends.count);
  const people = peopleAt(screen.count, screen.people);
  return [...screen.chairs.slice(0, people), ...chairsFor(screen.count, `bot:${screen.level}`).slice(people)];
}

/** Whether a bot plays along. */
export const hasBot = (chairs: readonly Chair[]): boolean => chairs.some(({ who }) => who.startsWith("bot:"));

/** The options that are not as they usually are, with what was chosen. */
export const changedOptions = (title: Title, draft: Draft): [string, string][] =>
  Object.entries(draft.options).filter(([option, value]) => value !== title.options[option]?.[0]);

/** The seats as the server wants them. Bots get names that nobody at the table has. */
export function seatsOf(chairs: readonly Chair[], myName: string, names: Names): NewSeat[] {
  const people = chairs.map((chair, seat) => nameOf(chair, seat, myName, names));
  const bots = names.bots.filter((name) => !people.includes(name));
  return chairs.map((chair, seat) => {
    if (chair.who === "friend") return { kind: "open" };
    if (chair.who.startsWith("bot:")) return { kind: "bot", level: chair.who.slice(4), name: bots.shift() ?? "" };
    return { kind: "person", name: people[seat] ?? "" };
  });
}

function nameOf(chair: Chair, seat: number, myName: string, names: Names): string {
  if (chair.who === "me") return myName.trim() || names.person;
  return chair.who === "here" ? chair.name.trim() || names.personAt(seat) : "";
}

/** Whether a problem is about this name: what the server repeats of it lacks the signs that it refuses. */
export function isRefusedName(name: string, problem: Problem | null): boolean {
  if (problem?.code !== "name.unfit") return false;
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").slice(0, LONGEST_NAME);
  return letters(name) === letters(String(problem.arguments?.name ?? ""));
}

// --- Records ---

/** What a record says of itself, in either of its forms. */
export function headOf(text: string): Head {
  const line = part(parsed(text.trimStart().split("\n")[0] ?? ""));
  if (typeof line.title === "string")
    return { title: line.title, seats: Number(line.seats), options: texts(line.options) };
  const tag = (name: string) => new RegExp(`^\\[${name} "([^"]*)"\\]`, "m").exec(text)?.[1] ?? "";
  const options = [...text.matchAll(/^\[Option "([^"=]*)=([^"]*)"\]/gm)].map(([, name, value]) => [name, value]);
  return { title: tag("Title"), seats: Number(tag("Seats")), options: Object.fromEntries(options) };
}

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(part(value)).map(([name, each]) => [name, String(each)]));

/** The tables of components that are our best guess. */
export const guessesOf = (sources: readonly Source[]): Source[] =>
  sources.filter((source) => source.confidence === "reconstructed");

// --- Matches in a list ---

/** A match of this device, with the seats that it has links for. */
export interface Entry {
  summary: Summary;
  mine: number[];
}

/** The matches of a device's links, those that wait for somebody here first, then the latest. */
export function entriesOf(summaries: readonly Summary[]): Entry[] {
  const found = new Map<string, Entry>();
  for (const summary of summaries) {
    const entry = found.get(summary.match) ?? { summary, mine: [] };
    if (summary.seat !== null) entry.mine.push(summary.seat);
    found.set(summary.match, entry);
  }
  const rank = (entry: Entry) => (entry.summary.over ? 2 : isWaiting(entry) ? 0 : 1);
  return [...found.values()].sort(
    (one, other) => rank(one) - rank(other) || other.summary.changed - one.summary.changed,
  );
}

/** Whether a match waits for somebody at this device. */
export const isWaiting = ({ summary, mine }: Entry): boolean =>
  !summary.over && summary.to_act !== null && mine.includes(summary.to_act);

const UNITS: [number, Intl.RelativeTimeFormatUnit][] = [
  [86_400_000, "day"],
  [3_600_000, "hour"],
  [60_000, "minute"],
];

/** How long ago something was, in words. */
export function ago(time: number, now: number, language: string): string {
  const passed = Math.max(0, now - time);
  const [length, unit] = UNITS.find(([each]) => passed >= each) ?? [Infinity, "second"];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(passed / length), unit);
}
