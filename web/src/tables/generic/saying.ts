// Things of a view in words: those of the title, where it has some for them.

import { dashed, words } from "../../words.svelte";
import { areSeats, isNothing, isNumber, isRecord, type Fields, type Thing } from "./shapes";

export const DASH = "–";
/** How many of its first fields tell a thing from others. */
const MOST_NAMED = 3;

/** A letter, perhaps with a number. */
const CODE = /^[A-Z]\d*$/;

type Names = readonly string[];

/** A single value in words; `beside` is what stands beside it. */
export function scalar(field: string, thing: Thing, names: Names = [], beside: Fields = {}): string {
  if (isNothing(thing)) return DASH;
  if (typeof thing === "boolean")
    return words.first([`${dashed(field)}-${thing}`]) ?? words.say(thing ? "page-yes" : "page-no");
  if (!isNumber(thing)) return words.value(field, String(thing), beside);
  return (areSeats(field) ? names[thing] : undefined) ?? String(thing);
}

/** Whether a text is a code that no word stands for: `D02`, or a list of such. */
export function isCode(field: string, thing: Thing): boolean {
  if (Array.isArray(thing)) return thing.length > 0 && thing.every((part) => isCode(field, part));
  return typeof thing === "string" && CODE.test(thing) && words.value(field, thing) === thing;
}

/** The message of a kind that a title has for things like this, by their first fields: `thing-tile`, `thing-square-owner`. */
function messageOf(kind: string, thing: Fields): string | undefined {
  const fields = Object.keys(thing).slice(0, MOST_NAMED).map(dashed);
  const ids = fields.map((_, place) => [kind, ...fields.slice(0, place + 1)].join("-"));
  return ids.findLast((id) => words.has(id));
}

/** Whether a title has a phrase for a thing. */
export const isSaid = (thing: Thing): thing is Fields => isRecord(thing) && messageOf("thing", thing) !== undefined;

export const areSaid = (list: Thing[]): list is (Fields | null)[] =>
  list.every((thing) => thing === null || isSaid(thing));

/**
 * What a message may say of a thing. What is not there is `none`, what is so is `true`; of a list there is its length,
 * and each part with its number: `edges1`. Seats are called by name.
 */
function valuesOf(thing: Fields, names: Names): Record<string, unknown> {
  const said = (field: string, value: Thing): [string, unknown][] => {
    if (Array.isArray(value))
      return [[field, value.length], ...value.flatMap((part, place) => said(`${field}${place + 1}`, part))];
    const name = field.replace(/\d+$/, "");
    if (isNumber(value)) return [[field, areSeats(name) ? scalar(name, value, names) : value]];
    if (isRecord(value)) return isSaid(value) ? [[field, sayThing(value, names)]] : [];
    if (typeof value === "boolean") return [[field, String(value)]];
    return [[field, isNothing(value) ? "none" : scalar(name, value, names, thing)]];
  };
  return Object.fromEntries(Object.entries(thing).flatMap(([field, value]) => said(field, value)));
}

/** A thing in the title's own words. */
export const sayThing = (thing: Fields, names: Names = []): string =>
  words.say(messageOf("thing", thing) ?? "", valuesOf(thing, names));

/** The ids that a thing begins with, where the title has a phrase of their own for them. */
export function nameIn(thing: Fields): Fields {
  const entries = Object.entries(thing);
  const end = entries.findIndex(([, value]) => typeof value !== "string");
  const name = Object.fromEntries(entries.slice(0, end < 0 ? entries.length : end));
  const id = messageOf("thing", name);
  return id !== undefined && (end < 0 || id !== messageOf("thing", thing)) ? name : {};
}

/** What a thing is called whatever becomes of it: by its ids, else by all that is said of it. */
export function sayKind(thing: Fields, names: Names = []): string {
  const name = nameIn(thing);
  return sayThing(isSaid(name) ? name : thing, names);
}

/** What stands for a thing where there is little room, with its number among those like it; null where nothing does. */
export function signThing(thing: Fields, place: number, names: Names = []): string | null {
  const id = messageOf("sign", thing);
  return id === undefined ? null : words.say(id, { ...valuesOf(thing, names), place });
}

/** A card as a phrase: “tower 9”. */
export const phrase = (card: Fields): string =>
  Object.entries(card)
    .map(([field, value]) => scalar(field, value))
    .join(" ");
