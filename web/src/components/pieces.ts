// How a title draws its components, for the page that proof-reads them.

import type { Pieces } from "../tables/contract";
import { words } from "../words.svelte";

const PIECES = import.meta.glob<{ default: Pieces }>("../tables/*/Components.svelte");

/** What draws a title's components; null where nothing does. */
export async function loadPieces(title: string): Promise<Pieces | null> {
  const load = PIECES[`../tables/${title}/Components.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** Whether a row's value is drawn with signs, line by line: texts of one length. */
export function isPicture(value: unknown): value is string[] {
  if (!Array.isArray(value) || value.length < 2) return false;
  const lengths = new Set(value.map((line: unknown) => (typeof line === "string" ? line.length : -1)));
  return lengths.size === 1 && !lengths.has(-1) && value.every((line: string) => line.length > 1 && !/\w\w/.test(line));
}

/** How the names and the values of a row are said. */
export interface Saying {
  name(name: string, within: string): string;
  value(field: string, value: string): string;
}

/** As they stand in the file. */
export const AS_PRINTED: Saying = { name: (name) => name, value: (_, value) => value };

/** In the words of the title. */
export const IN_WORDS: Saying = {
  name: (name, within) => words.field(name, within),
  value: (field, value) => spelled(value) ?? words.value(field, value),
};

/** What letters stand for that the title has words for, one by one; a dot stands for nothing. */
function spelled(value: string): string | null {
  const signs = [...value];
  const isSpelled = signs.length > 1 && signs.every((sign) => sign === "." || words.has(`letter-${sign}`));
  return isSpelled ? signs.map((sign) => (sign === "." ? "–" : words.say(`letter-${sign}`))).join(" ") : null;
}

/** A row's value: one number, a list or a table, or lists and tables of them. */
export function textOf(value: unknown, saying: Saying = AS_PRINTED, field = ""): string {
  if (typeof value !== "object" || value === null) return saying.value(field, String(value));
  const isNested = Object.values(value).some((part) => typeof part === "object");
  if (Array.isArray(value)) return value.map((part) => textOf(part, saying, field)).join(isNested ? "; " : ", ");
  return Object.entries(value)
    .map(([name, part]) => [saying.name(name, field), textOf(part, saying, name)].join(isNested ? ": " : " "))
    .join(isNested ? "; " : ", ");
}
