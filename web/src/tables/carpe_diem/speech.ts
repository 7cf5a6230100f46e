// Names of things on the table, as they are printed and as they are read out.

import { words } from "../../words.svelte";
import { spacesOf } from "./grid";
import type { CardView, Circle, FeatureView, Kind, TableView, TaskView, TileView } from "./types";

/** A name as it begins a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);

export const kindName = (kind: Kind): string => words.value("kind", kind);

/** What a tile shows: one thing, or two. */
export function tileName({ edges, centre, chimneys }: TileView): string {
  const built = edges.filter((edge) => edge !== "pasture");
  const [one = "", other = "none"] = new Set([...built, ...(centre ? [centre] : [])].map(kindName));
  return words.say("board-tile", { one, other, chimneys });
}

/** A number of goods, kinds, points, coins, bread or steps; fewer of them with a true minus. */
export function amountName(thing: string, number: number): string {
  const ids = [`good-${thing}`, `board-amount-${thing}`];
  const id = ids.find((each) => words.has(each));
  const name = id
    ? words.say(id, { number })
    : words.say("board-amount", { number, thing: words.value("kind", thing) });
  return name.replace("-" + Math.abs(number), "−" + Math.abs(number));
}

/** Amounts of things, one after the other. */
export const listed = (things: Readonly<Record<string, number>>): string =>
  Object.entries(things)
    .map(([thing, number]) => amountName(thing, number))
    .join(", ");

/** What a card asks for and pays, and whether that is given up or counted. */
export const cardName = ({ red, need, reward }: Pick<CardView, "red" | "need" | "reward">): string =>
  words.say(red ? "board-card-red" : "board-card-green", { need: listed(need), reward: listed(reward) });

/** The two cards beside a circle. */
export function circleName(view: TableView, circle: Circle): string {
  const [one, other] = spacesOf(circle)
    .map((space) => view.cards.find((card) => card.space === space))
    .map((card) => (card ? cardName(card) : ""));
  return words.say("board-circle", { one, other });
}

/** What somebody would have more or fewer of: points first. */
export const changesName = (points: number, changes: Readonly<Record<string, number>>): string =>
  listed({ points, ...changes });

// --- Districts ---

/** A feature: its kind, its squares, its chimneys, and where it is still open. */
export function featureName({ kind, squares, chimneys, open_edges, finished }: FeatureView): string {
  const open = open_edges.map(({ square, side, fitting }) => {
    const edge = `${square} ${words.value("side", side)}`;
    return fitting === 0 ? words.say("board-edge-dead", { edge }) : edge;
  });
  return words.say(finished ? "board-feature-finished" : "board-feature", {
    kind: capital(kindName(kind)),
    squares: squares.join(" "),
    chimneys,
    open: open.join(", "),
  });
}

/** A task of the frame: what it asks for, where, and whether it is met. */
export const taskName = ({ kind, points, side, line, met }: TaskView): string =>
  words.say(met ? "board-task-met" : "board-task", {
    kind: kindName(kind),
    points,
    side: words.value("side", side),
    from: line[0],
    to: line.at(-1),
  });

/** How far the game is. */
export const progressName = ({ game_phase, round, scoring }: TableView): string =>
  words.say("progress", { game_phase, round, scoring: scoring ?? "none" });
