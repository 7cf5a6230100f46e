// What is said of a thing that somebody asks about: its name, and where there are more like it.

import type { About } from "../contract";
import { dashed, words } from "../../words.svelte";
import { areBare } from "./board";
import { isSaid, sayKind } from "./saying";
import { isNumber, isRecord, type Fields, type Thing } from "./shapes";

/** How many things there are in a field, by what they are called; of counted ones their number. */
function count(kind: string, field: string, thing: Thing, names: readonly string[]): number {
  if (areBare(field, thing)) return words.say(`thing-${dashed(field)}`) === kind ? thing.length : 0;
  if (isSaid(thing)) return sayKind(thing, names) === kind ? numberOf(thing) : 0;
  const parts = Array.isArray(thing) || isRecord(thing) ? Object.entries(thing) : [];
  return parts.reduce((sum, [name, part]) => sum + count(kind, isRecord(thing) ? name : field, part, names), 0);
}

const numberOf = ({ number }: Fields): number => (isNumber(number) ? number : 1);

/** What it is called, and how many like it every part of the view has. */
export function aboutOf(kind: string, view: Thing, names: readonly string[]): About {
  const counts = Object.entries(isRecord(view) ? view : {})
    .map(([field, thing]) => ({ name: words.field(field), number: count(kind, field, thing, names) }))
    .filter(({ number }) => number > 0);
  return { name: kind, counts: counts.map(({ name, number }) => `${name} ${number}`).join(" · ") };
}
