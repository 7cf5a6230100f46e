// How a title draws its components, for the page that proof-reads them.

import type { Pieces } from "../tables/contract";

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

/** A row's value as it stands in the file: one number, a list or a table, or lists and tables of them. */
export function textOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const isNested = Object.values(value).some((part) => typeof part === "object");
  const parts = Object.entries(value).map(([name, part]) => [name, textOf(part)]);
  const texts = Array.isArray(value)
    ? parts.map(([, text]) => text)
    : parts.map((part) => part.join(isNested ? ": " : " "));
  return texts.join(isNested ? "; " : ", ");
}
