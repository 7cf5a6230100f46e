// Names of things on the table, as they are printed and as they are read out.

import { partsOf, words } from "../../words.svelte";
import type { CardView, Colour, Kind, LotSquare, TableView, Verb } from "./types";

/** A name as it begins a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);

export const kindName = (kind: Kind): string => words.value("kind", kind);

/** A colour by itself, or what is seen where there is none. */
export const colourName = (colour: LotSquare): string => words.say(`value-${colour}`);

/** A card or a building: its kind and its colour, which agree. */
export const cardName = ({ kind, colour }: Pick<CardView, "kind" | "colour">): string =>
  words.say("thing-kind-colour", { kind: kindName(kind), colour: words.value("colour", colour, { kind }) });

/** A number of seals, or of towers, of a colour. */
export const sealsName = (colour: Colour, number: number): string => counted("board-seals", colour, number);
export const towersName = (colour: Colour, number: number): string => counted("board-towers", colour, number);

const counted = (id: string, colour: Colour, number: number): string =>
  words.say(id, { colour: words.value("colour", colour), number });

/** What there is of each colour, of all of which there is any. */
export const listed = (
  numbers: Readonly<Record<Colour, number>>,
  nameOf: (colour: Colour, number: number) => string,
): string =>
  Object.entries(numbers)
    .filter(([, number]) => number > 0)
    .map(([colour, number]) => nameOf(colour as Colour, number))
    .join(", ");

/** Whose worker it is. */
export const workerName = (owner: number | null, names: readonly string[]): string =>
  words.say("thing-square-owner", { owner: owner === null ? "none" : (names[owner] ?? "") });

/** How far the castle is from the end, or how many turns are left. */
export const progressName = ({ castle, towers_to_end, turns_left }: TableView): string =>
  words.say("progress", {
    floor: castle.floor,
    towers_to_end,
    turns_left: turns_left ?? "none",
  });

/** A move in words: cards by their names, also the open one that would be taken. */
export function sayMove(move: string, { open_cards }: TableView): string {
  const [verb = "", one = "", other = ""] = move.split(" ");
  const colour = one as Colour;
  switch (verb as Verb) {
    case "build":
      return words.say("board-move-build", { card: cardName({ kind: one as Kind, colour: other as Colour }) });
    case "site": {
      const [square = "", turning = ""] = partsOf(one);
      return words.say("board-move-site", { square, turning: words.value("turning", turning) });
    }
    case "draw": {
      const card = open_cards[Number(one) - 1];
      return card ? words.say("board-move-take", { card: cardName(card) }) : words.say("board-move-draw");
    }
    case "tower":
      return words.say("board-move-tower", { colour: words.value("colour", colour), square: other });
    case "sell":
      return words.say("board-move-sell", { seals: sealsName(colour, Number(other)) });
    default:
      return words.move(move);
  }
}
