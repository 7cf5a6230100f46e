// @ts-check
// Words for ids. The server says messages, events and refusals in the reader's language; here they are kept.
// Asking is free of waiting: what is not yet known is noted, said by its id, and there at the next drawing.

import { request } from "./wire.js";

/**
 * @typedef {import("./wire.js").Event_} Event_
 * @typedef {import("./wire.js").Problem} Problem
 * @typedef {{kind: "message" | "event" | "error" | "rule", id: string, arguments?: Record<string, any>,
 *   rule?: string | null}} Sayable
 */

export const LANGUAGES = ["en", "fr", "de", "ru"];
const MOST_AT_ONCE = 500;
const PATIENCE = 6_000;
/** Problems that the pages have without the server. */
const OUR_OWN = ["offline", "server"];

export class Words {
  /** @param {string} language */
  constructor(language) {
    this.language = language;
    /** @type {string | null} */
    this.title = null;
    /** @type {string[]} */
    this.names = [];
    /** @type {Map<string, string>} */
    this.known = new Map();
    /** @type {Map<string, Sayable>} */
    this.missing = new Map();
  }

  /**
   * Another language or title: what was known is worth nothing.
   * @param {string} language
   * @param {string | null} title
   */
  become(language, title) {
    if (language === this.language && title === this.title) return;
    [this.language, this.title] = [language, title];
    this.known.clear();
    this.missing.clear();
  }

  /** What happened is told to a seat: another one hears it anew. */
  forgetEvents() {
    for (const key of this.known.keys()) if (key.startsWith('["event"')) this.known.delete(key);
    this.missing.clear();
  }

  /**
   * A message in words; one that no file holds is its own id in plain words.
   * @param {string} id
   * @param {Record<string, any>} [values]
   */
  say(id, values = {}) {
    return this.look({ kind: "message", id, arguments: values }) ?? plain(id.replace(/^page-/, ""));
  }

  /**
   * What happened, as a sentence.
   * @param {Event_} event
   */
  event(event) {
    const said = this.look({ kind: "event", id: event.name, arguments: event.arguments });
    return said && said !== `event-${dashed(event.name)}` ? said : this.listed(event);
  }

  /**
   * An event that no file tells: its name and arguments.
   * @param {Event_} event
   */
  listed(event) {
    const values = Object.entries(event.arguments).map(([name, value]) => `${plain(name)} ${value}`);
    return [plain(event.name), values.join(", ")].filter(Boolean).join(": ");
  }

  /**
   * Why something cannot be done, as a sentence.
   * @param {Problem} problem
   */
  problem(problem) {
    if (OUR_OWN.includes(problem.code)) return this.say(`page-error-${problem.code}`);
    return (
      this.look({ kind: "error", id: problem.code, arguments: problem.arguments ?? {}, rule: problem.rule ?? null }) ??
      plain(problem.code)
    );
  }

  /**
   * The text of a rule.
   * @param {string} number
   */
  rule(number) {
    return this.look({ kind: "rule", id: number }) ?? number;
  }

  /**
   * A field of a view, or a key of a table in it.
   * @param {string} name
   * @param {string} [within] the field that the key stands in
   */
  field(name, within = "") {
    const ids = [`field-${dashed(name)}`, `label-${dashed(name)}`, `${dashed(within)}-${name}`, `value-${name}`];
    return this.first(ids) ?? plain(name);
  }

  /**
   * A value that is an id: `kind-tower` for a tower in a field `kind`, else what it is called anywhere.
   * @param {string} field
   * @param {string} value
   */
  value(field, value) {
    return this.first([`${dashed(field)}-${value}`, `value-${value}`]) ?? value.replaceAll("_", " ");
  }

  /** @param {string} verb */
  verb(verb) {
    return this.first([`verb-${verb}`]) ?? plain(verb);
  }

  /**
   * What to do in a phase.
   * @param {string} phase
   */
  phase(phase) {
    return this.first([`prompt-${dashed(phase)}`, `phase-${dashed(phase)}`]) ?? this.say("page-choose");
  }

  /**
   * A bot's level: `search:500` has a name of its own, else that of any search.
   * @param {string} level
   */
  level(level) {
    const [kind, number] = level.split(":");
    const ids = [`page-level-${dashed(level)}`, `page-level-${dashed(kind)}`];
    return this.first(ids, { iterations: Number(number ?? 0) }) ?? plain(level);
  }

  /**
   * The first of several messages that there is.
   * @param {string[]} ids
   * @param {Record<string, any>} [values]
   */
  first(ids, values = {}) {
    const isPossible = (/** @type {string} */ id) => /^[a-zA-Z][\w-]*$/.test(id);
    const said = ids.filter(isPossible).map((id) => [id, this.look({ kind: "message", id, arguments: values })]);
    return said.find(([id, sentence]) => sentence !== null && sentence !== id)?.[1] ?? null;
  }

  /**
   * A sentence if it is known; else it is noted to be asked for.
   * @param {Sayable} sayable
   * @returns {string | null}
   */
  look(sayable) {
    const names = sayable.kind === "event" ? this.names : [];
    const key = JSON.stringify([sayable.kind, sayable.id, sayable.arguments, sayable.rule, names]);
    const sentence = this.known.get(key);
    if (sentence === undefined) this.missing.set(key, sayable);
    return sentence === undefined || (sentence === sayable.id && sayable.kind === "message") ? null : sentence;
  }

  /** Ask the server for what was noted. What cannot be had now is asked for again at the next drawing. */
  async fetch() {
    const wanted = [...this.missing].slice(0, 8 * MOST_AT_ONCE);
    const { language, title, names } = this;
    this.missing.clear();
    for (let begin = 0; begin < wanted.length; begin += MOST_AT_ONCE) {
      const part = wanted.slice(begin, begin + MOST_AT_ONCE);
      const body = { language, title, names, messages: part.map(([, sayable]) => sayable) };
      const said = await request("POST", "/api/say", { body, patience: PATIENCE });
      if (language !== this.language || title !== this.title) return;
      part.forEach(([key], place) => this.known.set(key, said.sentences[place]));
    }
  }
}

/**
 * An id in plain words: `open_money` is “Open money”.
 * @param {string} id
 */
export function plain(id) {
  const words = id.replace(/[_.-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param {string} id */
const dashed = (id) => id.replace(/[_.:]/g, "-");
