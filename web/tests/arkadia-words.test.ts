import { beforeAll, describe, expect, test } from "vitest";
import { newsOf } from "../src/shell/log";
import { aboutOf } from "../src/tables/arkadia/about";
import { castleOf } from "../src/tables/arkadia/guide/cuts";
import { GUIDE } from "../src/tables/arkadia/guide/guide";
import { hintsFor } from "../src/tables/arkadia/hints";
import { marksOf } from "../src/tables/arkadia/marks";
import type { Happening } from "../src/tables/arkadia/play";
import { itemOf } from "../src/tables/arkadia/points";
import pictures from "../src/tables/arkadia/rules/pictures";
import { sayMove } from "../src/tables/arkadia/speech";
import { tell } from "../src/tables/arkadia/tell";
import type { BuildingView, Event, PlayerView, TableView } from "../src/tables/arkadia/types";
import { LANGUAGES, words } from "../src/words.svelte";

const NAMES = ["Anna", "Livia"];

const MILL: BuildingView = {
  kind: "mill",
  colour: "black",
  squares: ["b2", "c2", "d2", "c3"],
  is_finished: false,
  open_squares: ["b1", "c1"],
  workers: [],
  earns: [2, 0],
};

const HIDDEN: PlayerView = {
  banners: 1,
  hand_size: 4,
  own_workers: null,
  neutral_workers: null,
  workers_on_board: 3,
  seals: null,
  seals_worth: null,
  gold: null,
  known_cards: null,
};
const SEEN: PlayerView = {
  ...HIDDEN,
  own_workers: 2,
  neutral_workers: 1,
  seals: { red: 3, olive: 0, black: 1, silver: 0 },
  seals_worth: 8,
  gold: 21,
  known_cards: [{ kind: "farm", colour: "red" }],
};

const VIEW = {
  castle: castleOf({
    square: "g5",
    towers: { g5: ["black"], h5: ["red"] },
    stores: [
      { red: 2, olive: 3, black: 2, silver: 3 },
      { red: 3, olive: 3, black: 3, silver: 3 },
      { red: 0, olive: 0, black: 0, silver: 0 },
    ],
  }),
  prices: { red: 2, olive: 1, black: 3, silver: 2 },
  towers_to_end: 18,
  turns_left: null,
  camps: ["a1", "n9"],
  buildings: [MILL, { ...MILL, kind: "house", is_finished: true, open_squares: [], earns: [0, 0] }],
  workers: [
    { square: "a2", owner: 0 },
    { square: "e2", owner: 0 },
    { square: "c4", owner: null },
  ],
  open_cards: [{ kind: "smithy", colour: "silver" }, null, null],
  pile_size: 12,
  unseen_cards: [{ kind: "mill", colour: "black", number: 1 }],
  players: [SEEN, HIDDEN],
} as unknown as TableView;

const about = (id: string) => aboutOf(id, VIEW, NAMES);
const event = (name: Event["name"], given: object): Event =>
  ({ seq: 0, audience: -1, name, arguments: given }) as unknown as Event;
const happening = (...events: Event[]): Happening => ({
  seq: 0,
  kind: "move",
  seat: 0,
  text: "",
  move: 1,
  turn: 1,
  forced: false,
  events,
});

beforeAll(() => words.speak("en", "arkadia"));

describe("what is this?", () => {
  test("of a building: what is open, who would earn what; of a finished one nothing more", () => {
    expect(about("building:0")).toMatchObject({ name: "Black mill", rule: "K15" });
    expect(about("building:0")?.text).toContain("2 squares around it are still open");
    expect(about("building:0")?.counts).toMatch(/: Anna 2$/);
    expect(about("building:1")).toEqual({
      name: "Black house",
      text: words.say("about-building-finished"),
      rule: "K14",
    });
    expect(about("building:9")).toBeNull();
  });

  test("of cards: how many are built, and how many nobody has seen", () => {
    expect(about("card:mill:black")?.counts).toMatch(/Built so far: 1\..*hands: 1$/);
    expect(about("card:farm:red")?.counts).toMatch(/Built so far: 0\..*hands: 0$/);
    expect(about("pile")?.name).toBe("Pile: 12 cards");
    expect(about("hand:0")).toMatchObject({ name: "Anna: 4 cards in hand", counts: "Known to all: red farm" });
    expect(about("hand:1")).not.toHaveProperty("counts");
  });

  test("of the castle: how far the end is, what lies under a tower, what is in a store, a price", () => {
    expect(about("castle")?.counts).toBe("Floor 1: 18 towers to the end");
    expect(about("ring:g5")).toMatchObject({
      name: "Castle, 1 tower: black",
      counts: "Under it, from the ground up: red",
    });
    expect(about("ring:i5")).not.toHaveProperty("counts");
    expect(about("ring:a1")).toBeNull();
    expect(about("store:1")?.counts).toBe("2 red towers, 3 olive towers, 2 black towers, 3 silver towers");
    expect(about("store:3")?.counts).toBe("No tower left");
    expect(about("price:black")).toMatchObject({ name: "Price of black: 3", rule: "K18" });
    expect(about("price:black")?.counts).toMatch(/^5 towers/);
    expect(about("seal:black")?.counts).toMatch(/3 gold.*colour: 1$/);
  });

  test("of what a seat has: numbers where they are seen, else that they are hidden", () => {
    expect(about("worker:0")?.counts).toBe("On the board: 2. In stock: 2");
    expect(about("worker:1")?.counts).toBe("On the board: 0");
    expect(about("worker:neutral")).toMatchObject({ name: "Neutral worker", counts: "On the board: 1" });
    expect(about("gold:0")).toMatchObject({ name: "Anna: 21 gold", counts: "All seals would bring 8 gold now" });
    expect(about("gold:1")).toMatchObject({ name: "Livia: gold behind the screen" });
    expect(about("gold:1")).not.toHaveProperty("counts");
    expect(about("banner:1")?.name).toBe("Livia: 1 banner left");
    expect(about("camp:a1")?.counts).toBe("Camps still free: 2");
    expect(about("workers:own")?.name).toBe("Own workers");
    expect(about("something")).toBeNull();
  });
});

describe("moves and what they changed", () => {
  test.each([
    ["build mill black", "Build black mill"],
    ["site c3r1", "Lay the tile on c3, ¼ right"],
    ["draw 1", "Take the open card silver smithy"],
    ["draw pile", "Draw from the pile"],
    ["tower red g5", "Place a tower in red on g5"],
    ["sell red 2", "Sell 2 red seals"],
    ["stop", "Stop"],
  ])("%s in words", (move, said) => {
    expect(sayMove(move, VIEW)).toBe(said);
  });

  test("a building, workers and towers are marked where they are", () => {
    const events = [
      event("built", { seat: 0, kind: "mill", colour: "black", square: "b2" }),
      event("worker_placed", { seat: 0, square: "a2" }),
      event("neutral_placed", { seat: 0, square: "c4" }),
      event("tower_placed", { seat: 0, colour: "red", square: "h5", floor: 1, covered: "olive" }),
      event("passed", { seat: 0 }),
    ];
    expect(marksOf(happening(...events), VIEW)).toEqual(["building:0", "square:a2", "square:c4", "ring:h5"]);
  });

  test("gold comes from sales, by colour; nothing else is gold", () => {
    const sale = { seat: 1, colour: "red", number: 2, price: 3, points: 6 };
    expect(itemOf(event("sold", sale))).toEqual({
      seat: 1,
      points: 6,
      source: "points-seals-red",
      group: "points-sold",
    });
    expect(itemOf(event("sold_out", sale))?.group).toBe("points-sold-out");
    expect(itemOf(event("seal_taken", { seat: 1, colour: "red" }))).toBeNull();
  });

  test("workers that were placed one by one are told in one line", () => {
    const placed = (square: string) => happening(event("worker_placed", { seat: 1, square }));
    expect(newsOf([placed("a2"), placed("e2")], NAMES)).toBe("Livia: places 2 of their own workers, on a2, e2");
    expect(newsOf([placed("a2")], NAMES)).toBe("Livia: places one of their own workers on a2");
    const ofAnna = happening(event("worker_placed", { seat: 0, square: "c4" }));
    expect(newsOf([placed("a2"), ofAnna], NAMES).split(". ")).toHaveLength(2);
  });
});

describe("hints, guide and pictures", () => {
  const hints = (turns_left: number | null, ...verbs: string[]) =>
    hintsFor(
      { legalNouns: Object.fromEntries(verbs.map((verb) => [verb, []])), picked: null },
      { ...VIEW, turns_left },
    );

  test("every decision has its hint, the last turns one of their own when a turn begins", () => {
    expect(hints(null, "own", "build")).toEqual(["hint-build", "hint-worker"]);
    expect(hints(null, "stop", "own")).toEqual(["hint-more-workers", "hint-worker"]);
    expect(hints(2, "build")).toEqual(["hint-last-turns", "hint-build"]);
    expect(hints(2, "tower")).toEqual(["hint-tower"]);
    expect(hints(null, "banner", "end")).toEqual(["hint-banner"]);
    expect(hints(null)).toEqual([]);
  });

  test("what is in hand comes first", () => {
    const picked = { kind: "card", place: 0, card: { kind: "mill", colour: "black" } } as const;
    expect(hintsFor({ legalNouns: { build: [] }, picked }, VIEW)).toEqual(["hint-site", "hint-build"]);
  });

  test.each(LANGUAGES)("all of them can be said in %s", async (language) => {
    await words.speak(language, "arkadia");
    const ids = [...GUIDE.map(({ text }) => text), ...Object.keys(pictures).map((rule) => `picture-${rule}`)];
    expect(ids.filter((id) => !words.has(id))).toEqual([]);
    expect(words.ids("picture-")).toEqual(Object.keys(pictures).map((rule) => `picture-${rule}`));
    await words.speak("en", "arkadia");
  });
});

test("who builds has played the card: the log says it once", () => {
  const card = { seat: 0, kind: "farm", colour: "black" } as const;
  const played: Event = { seq: 1, audience: -1, name: "card_played", arguments: card };
  const built: Event = { seq: 2, audience: -1, name: "built", arguments: { ...card, square: "l3" } };
  const places = (square: "a1" | "a2"): Event => ({
    seq: 3,
    audience: -1,
    name: "worker_placed",
    arguments: { seat: 0, square },
  });
  expect(tell([played, built], NAMES).map(({ events }) => events)).toEqual([[built]]);
  expect(tell([played], NAMES).map(({ events }) => events)).toEqual([[played]]);
  expect(tell([places("a1"), places("a2")], NAMES)).toHaveLength(1);
});

test("where all have passed the game has ended: the log says it once", () => {
  const passed: Event = { seq: 1, audience: -1, name: "all_passed", arguments: { turn: 58 } };
  const ended: Event = { seq: 1, audience: -1, name: "game_ended", arguments: { turn: 58 } };
  expect(tell([passed, ended], NAMES).map(({ events }) => events)).toEqual([[passed]]);
  expect(tell([ended], NAMES)).toHaveLength(1);
});
