// How a title draws its components, for the page that proof-reads them.

import type { Component } from "svelte";

/** Tables of a content file, each with its rows. */
export type Tables = Record<string, Record<string, unknown>>;

/** Draws every piece of one table; the others are there because a table may need them (which kinds, which currencies). */
export type Pieces = Component<{ tables: Tables; only: string }>;

const PIECES = import.meta.glob<{ default: Pieces }>("../tables/*/Components.svelte");

/** What draws a title's components; null where nothing does. */
export async function loadPieces(title: string): Promise<Pieces | null> {
  const load = PIECES[`../tables/${title}/Components.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** A row's value as it stands in the file: one number, a list, or a list of lists. */
export function textOf(value: unknown): string {
  if (!Array.isArray(value)) return typeof value === "object" ? JSON.stringify(value) : String(value);
  return value.map(textOf).join(value.some(Array.isArray) ? "; " : ", ");
}
