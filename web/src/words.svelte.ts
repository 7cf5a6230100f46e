// Words for ids, in the reader's language: the same Fluent files that server and terminal read. Those of a title that
// this client was not built with come from the server.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Event, Problem, TitleWords } from "./messages";
import { Refused, request } from "./wire";

export const LANGUAGES = ["en", "fr", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, unknown>;

/** Problems that the client has without the server. */
const OUR_OWN = ["offline", "server", "storage"];
/** An argument that some errors lack, and those that they may have instead. */
const STAND_INS: Record<string, string[]> = { field: ["cause"], text: ["action", "expected"] };
/** What a text from outside must not bring along. */
const CONTROLS = /[\x00-\x09\x0b-\x1f\x7f-\x9f]/g;
const FILES = import.meta.glob<string>("../../src/insula/locales/*/*.ftl", { query: "?raw", import: "default" });

/** The messages of a language. */
interface Book {
  language: Language;
  title: string | null;
  bundle: FluentBundle;
  ids: string[];
  emblem: string | null;
}

/** What a title says in a language, and its emblem where the client has none for it. */
interface OfTitle {
  files: (FluentResource | null)[];
  emblem: string | null;
}

const loading = new Map<string, Promise<FluentResource | null>>();
const served = new Map<string, Promise<OfTitle>>();
const NOTHING: OfTitle = { files: [], emblem: null };

const pathOf = (language: Language, name: string): string => `../../src/insula/locales/${language}/${name}.ftl`;

/** A file of a language; null where there is none. One that could not be fetched is fetched again when next needed. */
function resource(language: Language, name: string): Promise<FluentResource | null> {
  const path = pathOf(language, name);
  const load = FILES[path];
  if (load === undefined) return Promise.resolve(null);
  let file = loading.get(path);
  if (file === undefined) {
    file = load().then((text) => new FluentResource(text));
    file.catch(() => loading.delete(path));
    loading.set(path, file);
  }
  return file;
}

/** The words of a title: built in, or from the server that offers it. */
async function wordsOf(language: Language, title: string): Promise<OfTitle> {
  if (pathOf("en", title) in FILES) {
    const files = await Promise.all([title, `rules-${title}`].map((name) => resource(language, name)));
    return { files, emblem: null };
  }
  const path = `/api/words/${title}/${language}`;
  let found = served.get(path);
  if (found === undefined) {
    found = serve(path);
    found.catch(() => served.delete(path));
    served.set(path, found);
  }
  return found;
}

/** What a title brings to its server, English first; nothing of one that is not there any more. */
async function serve(path: string): Promise<OfTitle> {
  try {
    const { files, emblem } = await request<TitleWords>("GET", path);
    return { files: files.map((text) => new FluentResource(text)), emblem };
  } catch (error) {
    if (error instanceof Refused) return NOTHING;
    throw error;
  }
}

async function openBook(language: Language, title: string | null): Promise<Book> {
  const [own, ofTitle] = await Promise.all([
    Promise.all(["shell", "page", "home"].map((name) => resource(language, name))),
    title === null ? NOTHING : wordsOf(language, title),
  ]);
  const resources = [...own, ...ofTitle.files].filter((file) => file !== null);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of resources) bundle.addResource(file, { allowOverrides: true });
  const ids = resources.flatMap((file) => file.body.map((entry) => entry.id));
  return { language, title, bundle, ids: [...new Set(ids)], emblem: ofTitle.emblem };
}

export class Words {
  private book = $state.raw<Book | null>(null);
  private wanted: [Language, string | null] = ["en", null];

  /** The language that is spoken now. */
  get language(): Language {
    return this.book?.language ?? "en";
  }

  get title(): string | null {
    return this.book?.title ?? null;
  }

  /** The address of the emblem that a title brings from outside. */
  get emblem(): string | null {
    const { emblem = null } = this.book ?? {};
    return emblem && `data:image/svg+xml,${encodeURIComponent(emblem)}`;
  }

  /** Whether there are words at all. */
  get isOpen(): boolean {
    return this.book !== null;
  }

  /** Speak a language, with a title's words; what is spoken now stays until all of them are there. */
  async speak(language: Language, title: string | null = this.wanted[1]): Promise<void> {
    this.wanted = [language, title];
    if (this.book?.language === language && this.book.title === title) return;
    const book = await openBook(language, title);
    if (this.wanted[0] !== language || this.wanted[1] !== title) return;
    this.book = book;
    document.documentElement.lang = language;
  }

  /** A message in words; one that no file holds is its own id in plain words. */
  say(id: string, values: Values = {}): string {
    return this.find(id, values) ?? plain(id.replace(/^page-/, ""));
  }

  /** Whether a message can be said. */
  has(id: string): boolean {
    return this.book?.bundle.hasMessage(id) ?? false;
  }

  /** The messages whose ids begin so, in the order of the files. */
  ids(beginning: string): string[] {
    return this.book?.ids.filter((id) => id.startsWith(beginning)) ?? [];
  }

  /** What happened, as a sentence. */
  event(event: Event, names: readonly string[]): string {
    const id = `event-${dashed(event.name)}`;
    return this.has(id) ? this.say(id, this.rendered(event.arguments, names)) : this.listed(event);
  }

  /** Whether several events of a name are told in one sentence. */
  tellsTogether(name: string): boolean {
    return this.has(`events-${dashed(name)}`);
  }

  /** Events one by one; those that a title tells in one sentence, such as a deal, together. */
  runsOf<One extends Event>(events: readonly One[]): One[][] {
    const runs: One[][] = [];
    for (const event of events) {
      const last = runs.at(-1);
      if (last?.[0] && isLike(last[0], event) && this.tellsTogether(event.name)) last.push(event);
      else runs.push([event]);
    }
    return runs;
  }

  /** One event as a sentence, or several of one name together. */
  events(events: readonly Event[], names: readonly string[]): string {
    const [first] = events;
    if (first === undefined) return "";
    if (events.length === 1) return this.event(first, names);
    return this.say(`events-${dashed(first.name)}`, { count: events.length, ...this.shared(events, names) });
  }

  /** Why something cannot be done, as a sentence with the number of the rule behind it. */
  problem(problem: Problem): string {
    const sentence = this.refusal(problem);
    return problem.rule ? this.say("with-rule", { sentence, rule: problem.rule }) : sentence;
  }

  /** Why something cannot be done, without the rule. */
  refusal({ code, arguments: given = {} }: Problem): string {
    if (OUR_OWN.includes(code)) return this.say(`page-error-${code}`);
    const isIllegal = code.startsWith("illegal.");
    const id = isIllegal ? `refusal-${code.slice(8)}` : `error-${dashed(code)}`;
    if (!this.has(id)) return plain(code);
    const values: Values = { ...given };
    for (const [name, others] of Object.entries(STAND_INS)) {
      for (const other of others) if (other in values && !(name in values)) values[name] = values[other];
    }
    return this.say(id, isIllegal ? this.rendered(values, []) : values); // in other errors a text is what was typed
  }

  /** The text of a rule. */
  rule(number: string): string {
    return this.say(`rule-${number}`);
  }

  /** What a seat is called, or an owner without a seat. */
  owner(owner: number | string, names: readonly string[]): string {
    return typeof owner === "number" ? (names[owner] ?? String(owner)) : this.say(owner);
  }

  /** A field of a view, or a key of a table in the field `within`, where it may be called otherwise. */
  field(name: string, within = ""): string {
    const ids = [
      `${dashed(within)}-${dashed(name)}`,
      `field-${dashed(name)}`,
      `label-${dashed(name)}`,
      `value-${name}`,
    ];
    return this.first(ids) ?? plain(name);
  }

  /**
   * A value that is an id: `kind-tower` for a tower in a field `kind`, else what it is called anywhere. The word may
   * depend on what stands beside it.
   */
  value(field: string, value: string, beside: Values = {}): string {
    return this.first([`${dashed(field)}-${value}`, `value-${value}`], beside) ?? value.replaceAll("_", " ");
  }

  verb(verb: string): string {
    return this.find(`verb-${verb}`) ?? plain(verb);
  }

  /** A verb with what its move is about, in words; "" where it is about nothing. */
  deed(verb: string, noun: string): string {
    return noun === "" ? this.verb(verb) : this.say("page-move", { verb: this.verb(verb), noun });
  }

  /** A move in words, as far as its text tells them. */
  move(move: string): string {
    const [verb = "", ...nouns] = move.split(" ");
    return this.deed(verb, this.nouns(verb, partsOf(nouns.join(" "))));
  }

  /** What a move is about, part by part; the title may have a phrase for it, such as the places that it takes from. */
  nouns(verb: string, parts: readonly string[]): string {
    const phrase = `nouns-${verb}`;
    if (parts.length !== 1 || !this.has(phrase)) return parts.map((part) => this.value(verb, part)).join(" ");
    const names = parts.flatMap((part) => part.split("+")).map((part) => this.value(verb, part));
    return this.say(phrase, { noun: this.listOf(names), count: names.length });
  }

  /** Several things as a list: “1 and 4”. */
  listOf(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  /** What a move brings to light. */
  reveals(verb: string): string {
    return this.first([`reveals-${verb}`, "reveals"]) ?? this.say("page-reveals");
  }

  /** What to do in a phase. */
  phase(phase: string): string {
    return this.first([`prompt-${dashed(phase)}`, `phase-${dashed(phase)}`]) ?? this.say("page-choose");
  }

  /** What a bot's level is called; of a plain bot also its number. */
  level(level: string): string {
    const [kind = "", amount = ""] = level.split(":");
    const name = this.find(`level-${kind}`);
    return name === null ? level : amount === "" ? name : `${name} (${amount})`;
  }

  /** What a level is like to play against, where that is told. */
  levelHint(level: string): string | null {
    return this.find(`level-${level}-hint`);
  }

  /** The first of several messages that there is. */
  first(ids: string[], values: Values = {}): string | null {
    const id = ids.find((each) => this.has(each));
    return id === undefined ? null : this.find(id, values);
  }

  /** A message in words, in a title's own where it has some for it: `title-page-points` where points are gold. */
  private find(id: string, values: Values = {}): string | null {
    const { bundle } = this.book ?? {};
    const pattern = (bundle?.getMessage(`title-${id}`) ?? bundle?.getMessage(id))?.value;
    if (!pattern || !bundle) return null;
    const taken = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, variable(value)]));
    return bundle.formatPattern(pattern, taken, []);
  }

  /**
   * Arguments with ids and seats replaced by words, which may depend on the other arguments. What was an id stands
   * beside its word under its name and `_id`, for messages that choose by it.
   */
  private rendered(given: Values, names: readonly string[]): Values {
    const entries = Object.entries(given);
    const ids = entries.filter(([, value]) => typeof value === "string").map(([name, id]) => [`${name}_id`, id]);
    const words = entries.map(([name, value]) => [name, this.word(name, value, given, names)]);
    return Object.fromEntries([...ids, ...words]) as Values;
  }

  /** What several events tell: an argument that all have the same as it is, else one after the other. */
  private shared(events: readonly Event[], names: readonly string[]): Values {
    const all = events.map((event) => this.rendered(event.arguments, names));
    const isSame = (name: string) => all.every((values) => values[name] === all[0]?.[name]);
    const listed = (name: string) => all.map((values) => values[name]).join(", ");
    return Object.fromEntries(
      Object.keys(all[0] ?? {}).map((name) => [name, isSame(name) ? all[0]?.[name] : listed(name)]),
    );
  }

  private word(name: string, value: unknown, given: Values, names: readonly string[]): unknown {
    const isOwner = (name === "seat" || name === "owner") && names.length > 0;
    if (isOwner && (typeof value === "number" || typeof value === "string")) return this.owner(value, names);
    if (typeof value !== "string") return value;
    return this.first([`${dashed(name)}-${value}`, `value-${value}`], given) ?? value;
  }

  /** An event that no file tells: its name and arguments. */
  private listed(event: Event): string {
    const values = Object.entries(event.arguments).map(([name, value]) => `${plain(name)} ${value}`);
    return [plain(event.name), values.join(", ")].filter(Boolean).join(": ");
  }
}

/** A value as Fluent takes it, and as `words.py` gives it: whole numbers without grouping, lists with commas. */
function variable(value: unknown): FluentVariable {
  if (Number.isInteger(value)) return new FluentNumber(value as number, { useGrouping: false });
  if (Array.isArray(value)) return value.map(clean).join(", ");
  return value === null || value === undefined ? "–" : clean(value);
}

const clean = (value: unknown): string => String(value).replace(CONTROLS, "�");

/** An id in plain words: `open_money` is “Open money”. */
export function plain(id: string): string {
  const words = id.replace(/[_.-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isLike = (one: Event, other: Event): boolean =>
  one.name === other.name && one.arguments["seat"] === other.arguments["seat"];

/** A square and what is done there: `c3r1`. */
export const ON_SQUARE = /^([a-z]\d{1,2})([a-z]\d+)$/;

/** What a move is about, in parts: names one by one, a square apart from what is done there. */
export const partsOf = (noun: string): string[] =>
  noun === "" ? [] : noun.split(" ").flatMap((part) => ON_SQUARE.exec(part)?.slice(1) ?? [part]);

export const dashed = (id: string): string => id.replace(/[_.]/g, "-");

/** The words of this page. */
export const words = new Words();
