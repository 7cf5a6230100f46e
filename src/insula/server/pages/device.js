// @ts-check
// What this device remembers: links, a name, how things should look. Without storage it remembers until it is closed.

/** @typedef {{match: string, seat: number | null, token: string, host: string | null}} HeldLink */

const LINKS = "insula.links";
const MOST_LINKS = 200;

/** @type {Map<string, string>} */
const memory = new Map();

/**
 * @param {string} name
 * @returns {string | null}
 */
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
function write(name, value) {
  memory.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // A private window, or a full one: then for this page only.
  }
}

/** Whether what is written outlives the page. */
export function isLasting() {
  try {
    localStorage.setItem("insula.try", "1");
    localStorage.removeItem("insula.try");
    return true;
  } catch {
    return false;
  }
}

/**
 * A setting of this device.
 * @param {"name" | "language" | "theme" | "confirm" | "curtain" | "filter"} name
 * @param {string} otherwise
 */
export const setting = (name, otherwise) => read(`insula.${name}`) ?? otherwise;

/**
 * @param {"name" | "language" | "theme" | "confirm" | "curtain" | "filter"} name
 * @param {string} value
 */
export const remember = (name, value) => write(`insula.${name}`, value);

/**
 * The links that this device holds, the newest first.
 * @returns {HeldLink[]}
 */
export function heldLinks() {
  try {
    const links = JSON.parse(read(LINKS) ?? "[]");
    return Array.isArray(links) ? links.filter(isLink) : [];
  } catch {
    return [];
  }
}

/** @param {any} link */
const isLink = (link) => /^[0-9a-z]{20}$/.test(link?.match) && typeof link?.token === "string";

/**
 * Keep links; one for the same seat is replaced, and what is known of the host stays known.
 * @param {HeldLink[]} links
 */
export function hold(links) {
  const before = heldLinks();
  const isReplaced = (/** @type {HeldLink} */ old) => links.some((link) => isSame(link, old));
  const host = (/** @type {HeldLink} */ link) => link.host ?? hostOf(link.match, before);
  const all = [...links.map((link) => ({ ...link, host: host(link) })), ...before.filter((old) => !isReplaced(old))];
  write(LINKS, JSON.stringify(all.slice(0, MOST_LINKS)));
}

/**
 * @param {HeldLink} one
 * @param {HeldLink} other
 */
const isSame = (one, other) => one.match === other.match && (one.token === other.token || one.seat === other.seat);

/**
 * Forget all links of a match, or one of them.
 * @param {string} match
 * @param {string | null} [token]
 */
export function letGo(match, token = null) {
  const isLeft = (/** @type {HeldLink} */ link) => link.match !== match || (token !== null && link.token !== token);
  write(LINKS, JSON.stringify(heldLinks().filter(isLeft)));
}

/**
 * The links of a match, by seat.
 * @param {string} match
 */
export function linksOf(match) {
  const links = heldLinks().filter((link) => link.match === match);
  return links.sort((one, other) => (one.seat ?? -1) - (other.seat ?? -1));
}

/**
 * The host's token of a match, if this device made it.
 * @param {string} match
 */
export const hostOf = (match, links = heldLinks()) =>
  links.find((link) => link.match === match && link.host)?.host ?? null;

/**
 * What this tab remembers: the seat that it was opened for, what it hands to the next page.
 * @param {string} name
 * @param {string | null} [value] null to forget
 * @returns {string | null}
 */
export function ofTab(name, value) {
  try {
    if (value === null) sessionStorage.removeItem(`insula.${name}`);
    else if (value !== undefined) sessionStorage.setItem(`insula.${name}`, value);
    return sessionStorage.getItem(`insula.${name}`);
  } catch {
    return null;
  }
}

/** The theme as the style sheet knows it: `light`, `dark`, or nothing for the system's. */
export function applyTheme() {
  const theme = setting("theme", "system");
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Whether to ask before a move that ends the turn or reveals something: a finger slips more easily than a mouse. */
export function isConfirming() {
  const choice = setting("confirm", "touch");
  return choice === "always" || (choice === "touch" && matchMedia("(pointer: coarse)").matches);
}

/**
 * The language: the one chosen, else the first of the browser's that is spoken here, else English.
 * @param {readonly string[]} known
 */
export function pickLanguage(known) {
  const wishes = [setting("language", ""), ...navigator.languages].map((tag) => tag.toLowerCase().split("-")[0]);
  return wishes.find((tag) => known.includes(tag)) ?? "en";
}
