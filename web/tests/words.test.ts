import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES, plain, Words, type Language } from "../src/words.svelte";
import { follow } from "./follow.svelte";

const LOCALES = join(import.meta.dirname, "../../src/insula/locales");
const TITLES = readdirSync(join(LOCALES, "en"))
  .filter((file) => file.startsWith("rules-"))
  .map((file) => file.slice(6, -4));

/** The text of a language's files, with those of one title. */
const source = (language: Language, title: string): string =>
  ["shell", "page", "home", title, `rules-${title}`]
    .map((file) => readFileSync(join(LOCALES, language, `${file}.ftl`), "utf-8"))
    .join("\n");

/** Every message of a text with its variables. */
const messagesIn = (text: string): [string, string[]][] =>
  text.split(/^(?=[a-zA-Z])/m).flatMap((entry): [string, string[]][] => {
    const id = /^([a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
    const names = [...entry.matchAll(/\{\s*\$(\w+)/g)].map(([, name = ""]) => name);
    return id === undefined ? [] : [[id, [...new Set(names)]]];
  });

async function speaking(language: Language, title: string | null = "alhambra"): Promise<Words> {
  const words = new Words();
  await words.speak(language, title);
  return words;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each([0, 1, 2, 5, 21, 1234, "<text>"])("every message can be said with %s", async (value) => {
    for (const title of TITLES) {
      const words = await speaking(language, title);
      const found = messagesIn(source(language, title));
      expect(found.length).toBeGreaterThan(400);
      expect(found.filter(([id]) => !words.has(id))).toEqual([]);
      for (const [id, names] of found) {
        const said = words.say(id, Object.fromEntries(names.map((name) => [name, value])));
        expect(said.trim(), id).not.toBe("");
        expect(said, id).not.toMatch(/\{|\}|undefined|\[object/);
      }
    }
  });

  test("every message is in the bundle, once", async () => {
    const words = await speaking(language);
    const ids = words.ids("");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(["title", "page-your-turn", "rule-A1", "with-rule"]));
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
    expect(words.ids("rule-")).toEqual(Array.from({ length: 22 }, (_, number) => `rule-A${number + 1}`));
  });
});

test.each<[Language, number, string]>([
  ["en", 1, "1 point"],
  ["en", 0, "0 points"],
  ["fr", 0, "0 point"],
  ["fr", 2, "2 points"],
  ["de", 1, "1 Punkt"],
  ["de", 21, "21 Punkte"],
  ["ru", 1, "1 очко"],
  ["ru", 2, "2 очка"],
  ["ru", 5, "5 очков"],
  ["ru", 21, "21 очко"],
  ["ru", 1234, "1234 очка"],
])("in %s a number governs its noun: %i", async (language, points, said) => {
  expect((await speaking(language)).say("page-points", { points })).toBe(said);
});

describe("values", () => {
  test("numbers are not grouped, lists have commas, nothing is a dash", async () => {
    const words = await speaking("de");
    expect(words.say("seat-number", { number: 1234567 })).toContain("1234567");
    expect(words.say("shared", { names: ["a", "b"] })).toContain("a, b");
    expect(words.say("wins", { name: null })).toContain("–");
    expect(words.say("wins", { name: undefined })).toContain("–");
  });

  test("what is no sign is marked", async () => {
    expect((await speaking("en")).say("wins", { name: "\x1b[2J\x07\x9b" })).toBe("�[2J�� wins.");
  });

  test("a missing value breaks nothing", async () => {
    expect((await speaking("en")).say("wins")).toContain("wins");
  });
});

describe("what no file tells", () => {
  let words: Words;
  beforeEach(async () => {
    words = await speaking("en");
  });

  test("a message is its id in plain words", () => {
    expect(words.say("page-no-such-thing")).toBe("No such thing");
    expect(plain("open_money")).toBe("Open money");
    expect(plain("")).toBe("");
    expect(words.has("no-such-thing")).toBe(false);
  });

  test("an event is its name and arguments", () => {
    const event = { seq: 1, name: "ship_sailed", audience: -2, arguments: { seat: 1, to: "ostia" } };
    expect(words.event(event, ["Anna", "Bruno"])).toBe("Ship sailed: Seat 1, To ostia");
    expect(words.event({ ...event, arguments: {} }, [])).toBe("Ship sailed");
  });

  test("a refusal is its code, with its rule", () => {
    expect(words.problem({ title: "", status: 400, code: "illegal.no_such_reason" })).toBe("Illegal no such reason");
    expect(words.problem({ title: "", status: 400, code: "illegal.no_such_reason", rule: "A9" })).toContain("A9");
  });

  test("fields, values, verbs, phases and levels are said plainly", () => {
    expect(words.field("wine_cellar")).toBe("Wine cellar");
    expect(words.value("goods", "olive_oil")).toBe("olive oil");
    expect(words.verb("sail")).toBe("Sail");
    expect(words.phase("sailing")).toBe(words.say("page-choose"));
    expect(words.level("oracle:9")).toBe("oracle:9");
    expect(words.rule("Z9")).toBe("Rule Z9");
  });

  test("odd ids break nothing", () => {
    for (const odd of ["", " ", "a b", "__proto__", "constructor", "é", "{", "-term", "x".repeat(10_000)]) {
      expect(words.has(odd)).toBe(false);
      for (const said of [words.say(odd), words.field(odd, odd), words.value(odd, odd), words.verb(odd)])
        expect(typeof said).toBe("string");
    }
  });
});

describe("ids in words", () => {
  test("an event names seats, owners and components", async () => {
    const words = await speaking("de");
    const tell = (name: string, given: Record<string, number | string>) =>
      words.event({ seq: 1, name, audience: -2, arguments: given }, ["Anna", "Bruno"]);
    expect(tell("took", { seat: 1, place: 0, currency: "blue", value: 7 })).toBe(
      `Bruno: nimmt ${words.say("currency-blue")} 7`,
    );
    expect(tell("received", { owner: "martin", kind: "tower", price: 9 })).toContain(
      `Martin: bekommt ${words.say("kind-tower")} 9`,
    );
    expect(tell("passed", { seat: 7 })).toContain("7");
  });

  test("a refusal says why and by which rule", async () => {
    const words = await speaking("en");
    const problem = { title: "", status: 409, code: "illegal.over_five", rule: "A9", arguments: { total: 14 } };
    expect(words.problem(problem)).toMatch(/14.*\(rule A9\)$/);
    expect(words.refusal(problem)).not.toContain("A9");
    expect(words.problem({ ...problem, rule: null })).not.toContain("A9");
  });

  test("what was typed is not translated", async () => {
    const words = await speaking("de");
    const problem = { title: "", status: 400, code: "name.unfit", arguments: { name: "tower", longest: 24 } };
    expect(words.problem(problem)).toContain("„tower“");
  });

  test("the client's own problems have words", async () => {
    const words = await speaking("ru", null);
    for (const code of ["offline", "server"])
      expect(words.problem({ title: "", status: 0, code })).toBe(words.say(`page-error-${code}`));
  });

  test("a level has a name and says what it is like; a plain bot has that of its kind, with its number", async () => {
    const words = await speaking("en", null);
    expect(words.level("expert")).toBe("expert");
    expect(words.levelHint("expert")).toBe("thinks ahead");
    expect(words.levelHint("random")).toBeNull();
    expect(words.level("search:500")).toBe("thinks ahead (500)");
    expect(words.level("search:77ms")).toBe("thinks ahead (77ms)");
    expect(words.level("random")).toBe("plays at random");
  });
});

describe("speaking", () => {
  test("before there are words, ids are said", () => {
    const words = new Words();
    expect([words.isOpen, words.language, words.title]).toEqual([false, "en", null]);
    expect(words.say("page-your-turn")).toBe("Your turn");
  });

  test("another language is spoken once all of it is there, and seen at once", async () => {
    const words = await speaking("en");
    const seen = follow(() => words.say("page-your-turn"));
    const speaking_ = words.speak("de");
    expect(words.language).toBe("en");
    expect(words.say("page-your-turn")).toBe("Your turn");
    await speaking_;
    flushSync();
    expect([words.language, words.title, document.documentElement.lang]).toEqual(["de", "alhambra", "de"]);
    expect(seen).toEqual(["Your turn", words.say("page-your-turn")]);
  });

  test("a title's words come with it, and go with it", async () => {
    const words = await speaking("fr", null);
    expect(words.has("kind-tower")).toBe(false);
    await words.speak("fr", "alhambra");
    expect(words.has("kind-tower")).toBe(true);
    await words.speak("fr", null);
    expect(words.has("kind-tower")).toBe(false);
  });

  test("the words of a title that the client was not built with come from the server", async () => {
    const asked: string[] = [];
    const files = ["title = Metro\nkind-tram = tram\n", "kind-tram = Straßenbahn\n"];
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json({ title: "metro", language: "de", files, emblem: "<svg/>" }));
    });
    const words = await speaking("de", "metro");
    expect([words.say("title"), words.say("kind-tram")]).toEqual(["Metro", "Straßenbahn"]);
    expect(words.emblem).toBe("data:image/svg+xml,%3Csvg%2F%3E");
    expect(words.ids("kind-")).toEqual(["kind-tram"]);
    await words.speak("de", null);
    expect(words.emblem).toBe(null);
    await words.speak("de", "metro");
    expect(asked).toEqual(["/api/words/metro/de"]);
  });

  test("a title that its server no longer has is without words; a server that is away is asked again", async () => {
    const problem = { title: "", status: 404, code: "table.unknown_title" };
    const answers = [Promise.reject(new TypeError("cut")), Promise.resolve(Response.json(problem, { status: 404 }))];
    vi.stubGlobal("fetch", () => answers.shift());
    const words = await speaking("fr", null);
    await expect(words.speak("fr", "no_such_title")).rejects.toThrow();
    expect(words.title).toBe(null);
    await words.speak("fr", "no_such_title");
    expect([words.title, words.has("page-your-turn"), words.has("title")]).toEqual(["no_such_title", true, false]);
  });

  test("the answer to an older wish is not heard any more", async () => {
    const words = await speaking("en", null);
    const all = [words.speak("ru"), words.speak("de"), words.speak("fr"), words.speak("en")];
    await Promise.all(all);
    expect(words.language).toBe("en");
    await Promise.all([words.speak("de", "alhambra"), words.speak("ru")]);
    expect([words.language, words.title]).toEqual(["ru", "alhambra"]);
  });

  test("the same language again is no change", async () => {
    const words = await speaking("en");
    const seen = follow(() => words.say("title"));
    await words.speak("en");
    flushSync();
    expect(seen).toHaveLength(1);
  });
});

vi.setConfig({ testTimeout: 20_000 });
