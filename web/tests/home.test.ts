import { describe, expect, test } from "vitest";
import {
  ago,
  changedOptions,
  chairsOf,
  draftFrom,
  draftOf,
  entriesOf,
  guessesOf,
  hasBot,
  headOf,
  isRefusedName,
  isWaiting,
  peopleAt,
  seatsOf,
  sit,
  type Chair,
  type Names,
} from "../src/home/drafts";
import type { Summary, Title } from "../src/messages";

const LEVELS = ["beginner", "casual", "master"];
const TITLE: Title = {
  title: "alhambra",
  rules_version: 1,
  seat_counts: [2, 3, 4, 5, 6],
  options: { tracking: ["memory", "open"] },
  content: "",
  sources: [
    { table: "money", source: "", confidence: "printed" },
    { table: "yard", source: "", confidence: "sourced" },
    { table: "tiles", source: "", confidence: "reconstructed" },
    { table: "depots", source: "", confidence: "derived" },
  ],
};
const NAMES: Names = { person: "Player", personAt: (seat) => `Player ${seat + 1}`, bots: ["Livia", "Marcus"] };

describe("a draft", () => {
  test("begins with three seats, oneself, and bots of the usual level", () => {
    const draft = draftOf(TITLE, LEVELS);
    expect(draft.way).toBe("bots");
    expect(draft.options).toEqual({ tracking: "memory" });
    expect(chairsOf(draft).map((chair) => chair.who)).toEqual(["me", "bot:casual", "bot:casual"]);
  });

  test("with friends leaves the other seats to links, at one screen to those who are there", () => {
    const draft = draftOf(TITLE, LEVELS);
    draft.way = "friends";
    expect(chairsOf(draft).map((chair) => chair.who)).toEqual(["me", "friend", "friend"]);
    draft.way = "screen";
    Object.assign(draft.screen, { count: 4, people: 3, level: "beginner" });
    ["", "Bruno", "Carla", "Dora"].forEach((name, seat) => (draft.screen.chairs[seat]!.name = name));
    expect(chairsOf(draft)).toEqual([
      { who: "me", name: "" },
      { who: "here", name: "Bruno" },
      { who: "here", name: "Carla" },
      { who: "bot:beginner", name: "" },
    ]);
  });

  test("at one screen keeps who is there when the table gets smaller and larger again", () => {
    const draft = { ...draftOf(TITLE, LEVELS), way: "screen" as const };
    draft.screen.people = 4;
    const peopleAmong = (count: number) => {
      draft.screen.count = count;
      return chairsOf(draft).map(({ who }) => who.split(":")[0]);
    };
    expect(peopleAmong(2)).toEqual(["me", "here"]);
    expect(peopleAmong(5)).toEqual(["me", "here", "here", "here", "bot"]);
  });

  test("tells which options are not as usual, and whether bots play along", () => {
    const draft = draftOf(TITLE, LEVELS);
    expect(changedOptions(TITLE, draft)).toEqual([]);
    draft.options.tracking = "open";
    expect(changedOptions(TITLE, draft)).toEqual([["tracking", "open"]]);
    expect(hasBot(chairsOf(draft))).toBe(true);
    draft.way = "friends";
    expect(hasBot(chairsOf(draft))).toBe(false);
  });

  test("takes what a title has: fewer seats, no level, no option", () => {
    const small = draftOf({ ...TITLE, seat_counts: [2], options: {} }, []);
    expect(small.bots).toEqual({ count: 2, level: "" });
    expect(small.screen.people).toBe(2);
    expect(draftOf({ ...TITLE, seat_counts: [1] }, LEVELS).screen).toMatchObject({ count: 1, people: 1 });
  });

  test("is found again as it was left", () => {
    const draft = draftOf(TITLE, LEVELS);
    draft.way = "screen";
    draft.options.tracking = "open";
    draft.bots = { count: 5, level: "master" };
    Object.assign(draft.screen, { count: 4, people: 3 });
    draft.screen.chairs[1]!.name = "Bruno";
    draft.friends.chairs[2] = { who: "bot:beginner", name: "" };
    expect(draftFrom(JSON.stringify(draft), TITLE, LEVELS)).toEqual(draft);
  });

  test.each([
    null,
    "",
    "{",
    "null",
    "[]",
    '"x"',
    '{"bots":null,"friends":[],"screen":7,"options":"x","way":"none"}',
    '{"bots":{"count":9,"level":"god"},"friends":{"count":"3","chairs":[{"who":"bot:god"},{"who":1}]}}',
    '{"bots":{"count":3,"level":"search:500"},"friends":{"chairs":[{},{"who":"bot:greedy"}]},"screen":{"level":"random"}}',
    '{"options":{"tracking":"cheat"},"screen":{"count":1,"people":99,"chairs":[1,{"who":"friend","name":7}],"level":{}}}',
  ])("that is damaged or no longer fits is a fresh one: %s", (text) => {
    expect(draftFrom(text, TITLE, LEVELS)).toEqual(draftOf(TITLE, LEVELS));
  });

  test("keeps one “me” only, and no name that is too long", () => {
    const text = JSON.stringify({
      friends: { chairs: [{ who: "friend" }, { who: "me" }, { who: "me", name: "x".repeat(99) }] },
    });
    const { chairs } = draftFrom(text, TITLE, LEVELS).friends;
    expect(chairs.map((chair) => chair.who)).toEqual(["friend", "me", "here", "friend", "friend", "friend"]);
    expect(chairs[2]!.name).toHaveLength(24);
  });
});

describe("chairs", () => {
  test("a second “me” makes the first a person here", () => {
    const chairs: Chair[] = [
      { who: "me", name: "" },
      { who: "friend", name: "" },
    ];
    sit(chairs, 1, "me");
    expect(chairs.map((chair) => chair.who)).toEqual(["here", "me"]);
    sit(chairs, 1, "me");
    expect(chairs.map((chair) => chair.who)).toEqual(["here", "me"]);
    sit(chairs, 7, "friend");
    expect(chairs).toHaveLength(2);
  });

  test("people at one screen are two at least, and no more than seats", () => {
    expect([0, 1, 2, 3, 9].map((people) => peopleAt(3, people))).toEqual([2, 2, 2, 3, 3]);
    expect(peopleAt(1, 5)).toBe(1);
  });

  test("become seats: names are trimmed, those without get one, bots none that is taken", () => {
    const chairs: Chair[] = [
      { who: "me", name: "not used" },
      { who: "here", name: " Livia " },
      { who: "here", name: "" },
      { who: "friend", name: "not used" },
      { who: "bot:search:500", name: "" },
      { who: "bot:random", name: "" },
    ];
    expect(seatsOf(chairs, "  ", NAMES)).toEqual([
      { kind: "person", name: "Player" },
      { kind: "person", name: "Livia" },
      { kind: "person", name: "Player 3" },
      { kind: "open" },
      { kind: "bot", level: "search:500", name: "Marcus" },
      { kind: "bot", level: "random", name: "" },
    ]);
  });

  test("a refused name is known by its letters", () => {
    const problem = { title: "", status: 422, code: "name.unfit", arguments: { name: " b Anna /b ", longest: 24 } };
    expect(isRefusedName("<b>Anna</b>", problem)).toBe(true);
    expect(isRefusedName("Anna", problem)).toBe(false);
    expect(isRefusedName("<b>Anna</b>", { ...problem, code: "rate.limit" })).toBe(false);
    expect(isRefusedName("<b>Anna</b>", null)).toBe(false);
  });
});

describe("a record", () => {
  test("says what it is, as text and as NDJSON", () => {
    const head = { title: "alhambra", seats: 3, options: { tracking: "open" } };
    expect(headOf('[Title "alhambra"]\n[Seats "3"]\n[Option "tracking=open"]\n\n1. 0: take 1')).toEqual(head);
    expect(headOf(`\n${JSON.stringify({ title: "alhambra", seats: 3, options: { tracking: "open" } })}\n{}`)).toEqual(
      head,
    );
  });

  test.each(["", "hello", "{", "null", "[]", '{"title":7}', "[Title alhambra]"])(
    "that is none has no title: %s",
    (text) => {
      expect(headOf(text).title).toBe("");
    },
  );
});

test("only what is our best guess is called reconstructed", () => {
  expect(guessesOf(TITLE.sources).map((source) => source.table)).toEqual(["tiles"]);
});

describe("the list of matches", () => {
  const summary = (match: string, rest: Partial<Summary>): Summary => ({
    match,
    title: "alhambra",
    seats: [],
    seat: 0,
    host: true,
    seq: 1,
    move: 1,
    to_act: 1,
    over: false,
    scores: [],
    created: 0,
    changed: 0,
    ...rest,
  });

  test("shows first what waits for somebody here, then the latest, what is over last; each match once", () => {
    const entries = entriesOf([
      summary("over", { over: true, to_act: null, changed: 9 }),
      summary("old", { changed: 1 }),
      summary("new", { changed: 5 }),
      summary("mine", { to_act: 0 }),
      summary("shared", { seat: 1, to_act: 2, changed: 2 }),
      summary("shared", { seat: 2, to_act: 2, changed: 2 }),
      summary("watched", { seat: null, changed: 3 }),
    ]);
    expect(entries.map((entry) => entry.summary.match)).toEqual(["shared", "mine", "new", "watched", "old", "over"]);
    expect(entries[0]!.mine).toEqual([1, 2]);
    expect(entries.map(isWaiting)).toEqual([true, true, false, false, false, false]);
  });

  test("says how long ago something was", () => {
    const now = 1_800_000_000_000;
    const before = (seconds: number, language = "en") => ago(now - seconds * 1000, now, language);
    expect([0, 59, 60, 3599, 7300, 86_400, 3 * 86_400].map((seconds) => before(seconds))).toEqual([
      "now",
      "now",
      "1 minute ago",
      "59 minutes ago",
      "2 hours ago",
      "yesterday",
      "3 days ago",
    ]);
    expect(before(-500)).toBe("now");
    expect(before(120, "ru")).toBe("2 минуты назад");
  });
});
