// What this device remembers: links, a name, how things should look. Without storage it remembers until it is closed.

import { LANGUAGES, type Language } from "./words.svelte";

export interface HeldLink {
  match: string;
  seat: number | null;
  token: string;
  host: string | null;
  /** The link that this one took the place of, which people may follow again. */
  was?: string;
  /** The link that is to take its place; whether it did is not known yet. */
  next?: string;
}

/** Every setting with its values; the first is the default. A name and the hints that were seen are free text. */
export const SETTINGS = {
  language: ["", ...LANGUAGES],
  theme: ["system", "light", "dark"],
  motion: ["system", "on", "off"],
  sound: ["off", "on"],
  notify: ["off", "on"],
  confirm: ["touch", "always", "never"],
  pace: ["normal", "slow", "at-once"],
  curtain: ["on", "off"],
  hints: ["on", "off"],
  table: ["drawn", "plain"],
  filter: ["all", "moves", "scores"],
} as const;

type Chosen = { [Name in keyof typeof SETTINGS]: (typeof SETTINGS)[Name][number] };
export type Setting = keyof Chosen;

const LINKS = "insula.links";
const MOST_LINKS = 200;
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return memory.get(name) ?? localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value); // A private window, or a full one: then for this page only.
  }
}

/** Whether what is written outlives the page. */
export function isLasting(): boolean {
  try {
    localStorage.setItem("insula.try", "1");
    localStorage.removeItem("insula.try");
    return true;
  } catch {
    return false;
  }
}

// --- Settings ---

function stored<Name extends Setting>(name: Name): Chosen[Name] {
  const values: readonly string[] = SETTINGS[name];
  const value = read(`insula.${name}`);
  return (value !== null && values.includes(value) ? value : values[0]) as Chosen[Name];
}

const names = Object.keys(SETTINGS) as Setting[];
const chosen = $state(Object.fromEntries(names.map((name) => [name, stored(name)])) as Chosen);

/** How this device is set. Read it; `choose` changes it. */
export const settings: Readonly<Chosen> = chosen;

export function choose<Name extends Setting>(name: Name, value: Chosen[Name]): void {
  chosen[name] = value;
  write(`insula.${name}`, value);
}

/** Another tab chose: this one follows. */
addEventListener("storage", ({ key }) => {
  const name = names.find((each) => `insula.${each}` === key);
  if (name !== undefined) Object.assign(chosen, { [name]: stored(name) });
});

/** The name that was used last. */
export const myName = (): string => read("insula.name") ?? "";
export const rememberName = (name: string): void => write("insula.name", name);

/** Anything else that a page wants to find again here, as text. */
export const recall = (name: string): string | null => read(`insula.${name}`);
export const remember = (name: string, text: string): void => write(`insula.${name}`, text);

/** Hints and guides that were seen, by their ids. */
const seen = $state({ ids: new Set((read("insula.seen") ?? "").split(" ").filter(Boolean)) });
export const wasSeen = (id: string): boolean => seen.ids.has(id);

export function noteSeen(...ids: string[]): void {
  seen.ids = new Set([...seen.ids, ...ids]);
  write("insula.seen", [...seen.ids].join(" "));
}

/** Begin anew: guides and hints are shown again. */
export function forgetSeen(): void {
  seen.ids = new Set();
  write("insula.seen", "");
}

/** The language: the one chosen, else the first of the browser's that is spoken here, else English. */
export function pickLanguage(): Language {
  const wishes = [settings.language, ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  return (
    LANGUAGES.find((language) => language === wishes.find((tag) => LANGUAGES.some((each) => each === tag))) ?? "en"
  );
}

/** Whether to ask before a move that ends the turn or reveals something: a finger slips more easily than a mouse. */
export const isConfirming = (): boolean =>
  settings.confirm === "always" || (settings.confirm === "touch" && matchMedia("(pointer: coarse)").matches);

/** Whether pieces may move. */
export const isMoving = (): boolean =>
  settings.motion === "on" || (settings.motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches);

// --- Links ---

const isLink = (link: unknown): link is HeldLink =>
  /^[0-9a-z]{20}$/.test((link as HeldLink)?.match) && typeof (link as HeldLink)?.token === "string";

/** The links that this device holds, the newest first. */
export function heldLinks(): HeldLink[] {
  try {
    const links: unknown = JSON.parse(read(LINKS) ?? "[]");
    return Array.isArray(links) ? links.filter(isLink) : [];
  } catch {
    return [];
  }
}

/** Keep links; one for the same seat is replaced, and what is known of the host, or of the same link, stays known. */
export function hold(links: HeldLink[]): void {
  const before = heldLinks();
  const isReplaced = (old: HeldLink) => links.some((link) => isSame(link, old));
  const kept = links.map((link) => ({
    ...before.find((old) => old.match === link.match && old.token === link.token),
    ...link,
    host: link.host ?? hostOf(link.match, before),
  }));
  write(LINKS, JSON.stringify([...kept, ...before.filter((old) => !isReplaced(old))].slice(0, MOST_LINKS)));
}

const isSame = (one: HeldLink, other: HeldLink): boolean =>
  one.match === other.match && (one.token === other.token || one.seat === other.seat);

/** Forget all links of a match, or one of them. */
export function letGo(match: string, token: string | null = null): void {
  const isLeft = (link: HeldLink) => link.match !== match || (token !== null && link.token !== token);
  write(LINKS, JSON.stringify(heldLinks().filter(isLeft)));
}

/** A secret of 128 random bits that nobody else knows. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The link that took the place of another on this device; also one of which it is not known whether it did. */
export function successorOf(match: string, token: string): string | null {
  const links = linksOf(match);
  return links.find(({ was }) => was === token)?.token ?? links.find((link) => link.token === token)?.next ?? null;
}

/** The links of a match, by seat. */
export const linksOf = (match: string): HeldLink[] =>
  heldLinks()
    .filter((link) => link.match === match)
    .sort((one, other) => (one.seat ?? -1) - (other.seat ?? -1));

/** The host's token of a match, if this device made it. */
export const hostOf = (match: string, links = heldLinks()): string | null =>
  links.find((link) => link.match === match && link.host)?.host ?? null;

/** What this tab remembers: the seat that it was opened for, what it hands to the next page. Null forgets it. */
export function ofTab(name: string, value?: string | null): string | null {
  try {
    if (value === null) sessionStorage.removeItem(`insula.${name}`);
    else if (value !== undefined) sessionStorage.setItem(`insula.${name}`, value);
    return sessionStorage.getItem(`insula.${name}`);
  } catch {
    return null;
  }
}
