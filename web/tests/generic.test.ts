import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Event, Preview, Table } from "../src/messages";
import { describeNoun, drawTable, drawView } from "../src/tables/generic/drawing";
import generic from "../src/tables/generic/index";
import { groupsOf, impliedBy, sayMove, sayNoun } from "../src/tables/generic/moves";
import { arePlayers, asTold, findBreakdown } from "../src/tables/generic/shapes";
import type { Play } from "../src/tables/contract";
import type { Plain } from "../src/tables/generic/moves";
import { words } from "../src/words.svelte";
import { count, happening, Paper, tableOf, textOf } from "./table";

const COMPANY = { names: ["Anna", "Bruno"], me: 1 };

/** What no title has yet. */
const SHAPES = {
  wagons: [
    { name: "red", load: 3 },
    { name: "blue", load: null },
  ],
  hands: [
    { cards: [["a", 1]], is_out: false },
    { cards: null, is_out: true },
  ],
  board: [
    ["grass", null, "villa"],
    ["grass", "pond", null],
  ],
  prices: { corn: 3, wine: 12 },
  counts: { corn: [1, 2, 3], wine: [0, 0, 4] },
  market: { corn: { price: 1, left: 2 }, wine: { price: 4, left: 0 } },
  deep: { a: { b: { c: { d: { e: { f: { g: { h: 1 } } } } } } } },
  mixed: [1, "two", null, { three: 3 }, [4]],
  ragged: [[], [1], [1, { two: 2 }], [[3]]],
  round_now: 4,
  is_open: true,
  nobody: null,
  none: [],
  blank: "",
  tokens: [{ kind: "lamp", value: 1 }, { kind: "lamp", value: 2 }, null],
  long: Array.from({ length: 300 }, (_, number) => ({ kind: number % 2 ? "lamp" : "jug", note: `n${number}` })),
  ways: Array.from({ length: 300 }, (_, number) => ({ slot: "blue", cards: [number, 1], total: number, exact: false })),
  pile: Array.from({ length: 50 }, (_, number) => (number % 7 ? "stone" : null)),
};

let paper: Paper;

function draw(part: "Board" | "Own" | "ToCome" | "Sheet", view: unknown, more: Partial<Table> = {}): string {
  paper.lay(view, more);
  return paper.drawn(part, view);
}

beforeAll(() => words.speak("en", "alhambra"));

beforeEach(() => {
  paper = new Paper();
});

// --- The board ---

describe("a view of any shape", () => {
  test("is drawn", () => {
    const html = draw("Board", SHAPES);
    const text = textOf(html);
    expect(text).toContain("Round now 4");
    expect(text).toContain("Is open yes");
    for (const word of ["Anna", "villa", "grass", "Wine", "two", '{"h":1}']) expect(html).toContain(word);
    expect(html).toMatch(/<th scope="row"[^>]*>\s*red/);
    expect(count(html, '<li class="svelte-')).toBeGreaterThan(0);
    expect(text).not.toMatch(/Nobody|None|Blank/);
    expect(html).not.toMatch(/undefined|NaN|\[object|null/);
  });

  test.each([
    null,
    3,
    0,
    "text",
    "",
    false,
    [],
    [[]],
    [{}],
    [null],
    [[], {}],
    {},
    { "": "" },
    { a: { "": null } },
    { a: [[[[[[[[[1]]]]]]]]] },
    { a: [{ b: 1 }, { c: 2 }] },
    { a: [{ b: [] }, { b: {} }] },
    { a: { b: [1, 2, 3], c: [1, 2] } },
    { a: { b: [], c: [] } },
    { a: [{ name: "x", n: 1 }, { name: "x", n: 2 }, null, { name: 3 }] },
    { a: [{ kind: "tower" }, { kind: "tower" }] },
    { __proto__: null, constructor: "x", toString: [1, 2], hasOwnProperty: { a: 1, b: 2 } },
    JSON.parse('{"__proto__": {"polluted": [1, {"a": 2}]}, "owners": [null, 3]}'),
    { "kind tower": "a b", "<b>": "<script>alert(1)</script>", "é\u0000": "\u0007" },
    { huge: 1e308, tiny: -1e-9, whole: Number.MAX_SAFE_INTEGER },
    Array.from({ length: 2000 }, (_, number) => [number, { a: number }]),
    { owners: [] },
    { owners: [{ hand: null }] },
    { owners: [{}, {}, {}] },
  ])("even %j", (view) => {
    for (const part of ["Board", "Own", "ToCome", "Sheet"] as const) {
      const html = draw(part, view, { legal: { take: ["1"] } });
      expect(html).not.toMatch(/undefined|\[object/);
      expect(html).not.toContain("<script>");
    }
  });

  test("a view that goes on and on is cut", () => {
    let view: unknown = { end: "x".repeat(10_000) };
    for (let depth = 0; depth < 500; depth++) view = { inner: view };
    expect(draw("Board", view).length).toBeLessThan(20_000);
  });

  test("one's own seat comes first, and is marked", () => {
    const html = draw("Board", { owners: [{ hand: null }, { hand: [{ currency: "blue", value: 7 }] }] });
    expect(textOf(html)).toMatch(/Bruno you .*blue 7.* Anna –/);
    expect(count(html, '"mine')).toBe(1);
    const spectator = textOf(draw("Board", { owners: [{ hand: null }, { hand: null }] }, { seat: 1 }));
    expect(spectator).toMatch(/Bruno.*Anna/);
  });

  test("as many rows as players are not the players' for that", () => {
    const ways = [
      { slot: "blue", cards: [7], total: 7 },
      { slot: "blue", cards: [5, 2], total: 7 },
    ];
    expect(textOf(draw("Board", { payments: ways }))).not.toContain("Anna");
    expect(arePlayers("payments", ways, 2)).toBe(false);
    expect(arePlayers("players", ways, 2)).toBe(true);
    expect(arePlayers("hands", [{ cards: null }, { cards: [] }], 2)).toBe(true);
    const stores = [
      { corn: 3, wine: 1 },
      { corn: 2, wine: 4 },
    ];
    expect(arePlayers("stores", stores, 2)).toBe(false);
    expect(textOf(draw("Board", { stores }))).toMatch(/Stores Corn Wine 1 3 1 2 2 4/);
  });

  test("what is long is folded", () => {
    const html = draw("Board", SHAPES);
    expect(html).toMatch(/<details[^>]*data-field="ways"[^>]*>/);
    expect(html.match(/<details[^>]*data-field="ways"[^>]*>/)?.[0]).not.toContain("open");
    expect(html.match(/<details[^>]*data-field="market"[^>]*>/)?.[0]).toContain("open");
    expect(html.length).toBeLessThan(60_000);
    expect(textOf(draw("Board", { deck: SHAPES.pile }))).toMatch(/Deck 50/);
  });

  test("a long row shows its beginning, and how much there is", () => {
    const html = draw("Board", { store: { deck: SHAPES.pile, few: [1] } });
    expect(textOf(html)).toContain("Show all 50");
    expect(count(textOf(html), "stone")).toBeLessThan(24);
  });

  test("few cards on the table are counted, as moves name them; more are told by name", () => {
    const { sections } = drawView({ open_money: SHAPES.tokens }, COMPANY);
    expect(sections[0]?.drawn).toEqual({ kind: "cards", isOnTable: true, cards: ["lamp 1", "lamp 2", null] });
    const sorted = Array.from({ length: 9 }, (_, value) => ({ kind: "lamp", value }));
    expect(drawView({ discard: sorted }, COMPANY).sections[0]?.drawn).toEqual({
      kind: "pairs",
      isInline: false,
      pairs: [{ name: "lamp", thing: { kind: "text", text: "0 1 2 3 4 5 6 7 8" } }],
    });
  });

  test("names come from the title's words", () => {
    const { facts, sections } = drawView(
      { bought: { kind: "tower", price: 9 }, yard: [{ slot: "blue", building: null }] },
      COMPANY,
    );
    expect(facts[0]).toMatchObject({ name: "Bought just now", drawn: { text: "tower 9" } });
    expect(sections[0]).toMatchObject({ name: "Yard", drawn: { head: ["Slot", "Building"] } });
  });
});

// --- Moves ---

describe("the moves", () => {
  const legal = { take: ["1", "2"], buy: ["blue"], pass: [""] };

  test("are buttons by verb; what is a verb alone stands by itself", () => {
    const html = draw("Own", { yard: [{ slot: "blue", building: { kind: "tower", price: 9 } }] }, { legal });
    expect(count(html, "<button")).toBe(4);
    expect(textOf(html)).toMatch(/Take money from place 1 from place 2 Buy with blue tower 9 Pass $/);
    expect(count(html, 'role="group"')).toBe(2);
  });

  test("say what they lead to", () => {
    const took: Event = { seq: 5, name: "took", audience: -2, arguments: { seat: 1, currency: "blue", value: 7 } };
    const preview: Preview = { move: "take 1", events: [took], ends_turn: true, reveals: true };
    const html = draw("Own", {}, { legal, previews: [preview] });
    expect(textOf(html)).toMatch(/takes blue 7 *new cards come from the piles *ends the turn/);
    expect(count(html, 'class="mark')).toBe(2);
  });

  test("every id stands once, and every reference has its id", () => {
    const html = draw("Own", {}, { legal: { take: ["1+2", "1-2", "1 2", "1_2"], pay: ["1"] } });
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of html.matchAll(/aria-(?:labelledby|describedby)="([^"]*)"/g)) expect(ids).toContain(id);
  });

  test.each<[string, Partial<Table>, RegExp]>([
    ["when it is another's turn", { to_act: 0 }, /It is not your turn/],
    ["when it is over", { over: true, to_act: null }, /^$/],
    ["for a spectator", { seat: null }, /^$/],
    [
      "when a bot plays",
      { seats: [0, 1].map(() => ({ kind: "bot", name: "B", level: "random", resigned: false })) },
      /^$/,
    ],
  ])("there are none %s", (_, more, said) => {
    expect(textOf(draw("Own", {}, more)).trim()).toMatch(said);
  });

  test("there are none in a replay", () => {
    paper.lay({}, { legal });
    paper.desk.replay.at = { move: 1, seat: null, position: null };
    expect(textOf(draw("Own", {}, { legal, reset: false })).trim()).toBe("");
  });

  test("names in a move are said one by one", () => {
    expect(sayNoun("buy", "blue tower 9", {}, [])).toBe("blue tower 9");
    expect(sayNoun("sail", "olive_oil 3", {}, [])).toBe("olive oil 3");
    expect(sayNoun("stop", "", {}, [])).toBe("");
    expect(sayMove("buy blue", { yard: [{ slot: "blue", price: 3 }] }, [])).toBe("Buy with blue · 3");
    expect(sayMove("stop", {}, [])).toBe("Stop");
    expect(describeNoun({ yard: [{ slot: "blue", building: null, price: 3 }] }, "blue")).toBe("3");
    expect(describeNoun({ yard: [{ slot: "blue" }, { slot: "blue" }] }, "blue")).toBe("");
    expect(describeNoun(null, "blue")).toBe("");
    expect(describeNoun({ yard: [{ slot: "1" }] }, "1")).toBe("");
  });

  test("are set smaller when there are many", () => {
    const html = draw("Own", {}, { legal: { place: Array.from({ length: 200 }, (_, number) => `${number}`) } });
    expect(count(html, "<button")).toBe(200);
    expect(html).toMatch(/<ul class="[^"]*many/);
  });
});

// --- Points ---

describe("points", () => {
  const scored = (seat: number, points: number, kind: string, scoring: string): Event => ({
    seq: 1,
    name: "scored",
    audience: -2,
    arguments: { seat, scoring, kind, buildings: 2, points },
  });

  test("an event tells whose, for what, and in what", () => {
    expect(generic.itemOf(scored(1, 8, "tower", "B"))).toEqual({
      seat: 1,
      points: 8,
      source: "kind-tower",
      group: "scoring-B",
    });
  });

  test.each<[string, Record<string, number | string>, unknown]>([
    [
      "without a name it is what happened",
      { seat: 0, points: 2 },
      { seat: 0, points: 2, source: "sailed", group: "sailed" },
    ],
    [
      "a name that no file has is none",
      { seat: 0, points: 2, port: "ostia" },
      { seat: 0, points: 2, source: "sailed", group: "sailed" },
    ],
    ["nobody's are none", { points: 2 }, null],
    ["an owner's without a seat are none", { seat: "martin", points: 2 }, null],
    ["what gives none is none", { seat: 0, points: "2" }, null],
  ])("%s", (_, given, item) => {
    expect(generic.itemOf({ seq: 1, name: "sailed", audience: -2, arguments: given })).toEqual(item);
  });

  const log = [
    happening(0, { events: [scored(0, 3, "tower", "A")] }),
    happening(1, { events: [scored(1, 4, "tower", "B"), scored(1, 1, "garden", "B")] }),
    happening(2, { kind: "join", events: [] }),
  ];

  test("the sheet has everybody's, and what they are for", () => {
    const owners = [{ points: { A: 3, B: 0 } }, { points: { A: 0, B: 5 } }];
    const text = textOf(draw("Sheet", { owners }, { log }));
    expect(text).toMatch(/Player A B Total Bruno you 0 5 5 Anna 3 0 3/);
    expect(text).toMatch(/What the points are for Bruno Anna tower 4 3 garden 1 0/);
  });

  test("without any it says so", () => {
    expect(textOf(draw("Sheet", {}))).toContain("No points yet");
  });

  test("in a replay only those that were there then count", () => {
    paper.lay({}, { log });
    paper.desk.replay.at = {
      move: 1,
      seat: null,
      position: { ...tableOf({}, { move: 1, scores: [3, 0] }), type: "position", last: 4 },
    };
    expect(textOf(paper.drawn("Sheet", {}))).toMatch(/tower 0 3 *$/);
  });

  test("parts are those that add up, in the view", () => {
    const owners = [{ points: { A: 1, B: 2 } }, { points: { A: 2, B: 3 } }];
    expect(findBreakdown({ owners }, [3, 5])?.field).toBe("points");
    expect(findBreakdown({ owners }, [3, 6])).toBe(null);
    expect(findBreakdown({ owners: [{ points: { A: 3 } }, { points: { A: 5 } }] }, [3, 5])).toBe(null);
    expect(findBreakdown(null, [3, 5])).toBe(null);
    expect(findBreakdown({ owners: [{ points: { A: 1, B: 2 } }, { points: null }] }, [3, null])?.field).toBe("points");
    expect(findBreakdown({ owners }, [3, null])).toBe(null);
    expect(findBreakdown({ owners: [{ points: null }, { points: null }] }, [null, null])).toBe(null);
  });

  test("those that are hidden are not added up", () => {
    const owners = [{ points: null }, { points: { A: 0, B: 5 } }];
    const text = textOf(draw("Sheet", { owners }, { log, scores: [null, 5] }));
    expect(text).toMatch(/Player A B Total Bruno you 0 5 5 Anna – – –/);
    expect(text).toMatch(/What the points are for Bruno Anna tower 4 – garden 1 –/);
    const nobody = textOf(draw("Sheet", {}, { log, scores: [null, null] }));
    expect(nobody).toMatch(/Bruno you – Anna –/);
    expect(nobody).toContain("No points yet");
  });
});

// --- A title with a word for its things ---

describe("a title with much on the table", () => {
  const tile = (name: string, edges: string[], chimneys = 0, centre: string | null = null) => ({
    tile: name,
    edges,
    chimneys,
    centre,
  });
  const POND = tile("L01", ["merchant", "pasture", "pond", "pasture"]);
  const VILLA = tile("L29", ["villa", "pasture", "merchant", "pasture"], 1);
  const MARKET = tile("L70", ["pasture", "pasture", "pasture", "pasture"], 0, "market");
  const player = (bread: number, district: unknown[]) => ({
    patrician: 3,
    goods: { fish: 0, herbs: 2, grapes: 0, chickens: 0 },
    coins: 1,
    bread,
    shovel: "c3",
    banderoles: ["a1", "b2"],
    district,
    stored: [MARKET],
    final: { villas: 0, store: 2, track: 0, fountain: null, tasks: 0 },
  });
  const VIEW = {
    start: 1,
    order: [1, 0],
    depots: [
      { depot: 0, tiles: [POND, null], patricians: [0, 1] },
      { depot: 1, tiles: [null, null], patricians: [] },
      { depot: 2, tiles: [MARKET, VILLA], patricians: [] },
    ],
    row: [POND, null, VILLA],
    in_hand: VILLA,
    circles: [
      { circle: "a1-b1", disc: null },
      { circle: "a1-a2", disc: 0 },
    ],
    players: [
      player(0, []),
      player(4, [
        { square: "b2", turning: 1, tile: POND },
        { square: "d3", turning: 0, tile: VILLA },
      ]),
    ],
  };
  const plainly = (html: string) => textOf(html).replaceAll("\u00a0", " ");

  beforeAll(() => words.speak("en", "carpe_diem"));
  afterAll(() => words.speak("en", "alhambra"));

  test("leaves out what only a drawn table shows, and tells one's own worth alone", () => {
    const worth = (points: number) => ({ multiples: 1, points, coins: 0, bread: 0, steps: 0, cost: { fish: 2 } });
    const cards = [{ space: "b2", card: "A01", worth: [worth(4), worth(8)] }];
    const view = { faces: [{ tiles: ["L01"], sites: { c3: [0, 2] } }], track: [0, 1], cards };
    expect(asTold(view, 1)).toEqual({
      cards: [{ space: "b2", card: "A01", worth: { multiples: 1, points: 8, coins: 0, bread: 0, steps: 0 } }],
    });
    expect(asTold(view, null)).toEqual({ cards: [{ space: "b2", card: "A01", worth: null }] });
    expect(drawTable(view, COMPANY).sections.map(({ field }) => field)).toEqual(["cards"]);
  });

  test("says a thing in the title's words", () => {
    const { facts } = drawView(VIEW, COMPANY);
    expect(facts.find(({ field }) => field === "in_hand")?.drawn).toMatchObject({
      text: expect.stringMatching(/^↑\svilla →\s– ↓\smerchant ←\s– \(1 chimney\)$/) as string,
    });
  });

  test("counts the places of such things, with gaps", () => {
    const { sections } = drawView(VIEW, COMPANY);
    expect(sections.find(({ field }) => field === "row")?.drawn).toMatchObject({
      kind: "cards",
      isOnTable: true,
      cards: [expect.stringContaining("pond"), null, expect.stringContaining("villa")],
    });
  });

  test("names rows by their numbers, and seats by who sits there", () => {
    const text = plainly(draw("Board", VIEW));
    expect(text).toMatch(/Start player Bruno/);
    expect(text).toMatch(/Scoring order Bruno, Anna/);
    expect(text).toMatch(/Depot Tiles Patricians 0 ↑ merchant → – ↓ pond ← – – Anna, Bruno 1 – – 2 market ↑ villa/);
    expect(text).toMatch(/a1-a2 Anna/);
  });

  test("gives each player a sheet, one's own first and open", () => {
    const html = draw("Board", VIEW);
    expect(plainly(html)).toMatch(/Bruno you .*Goods herbs 2 .*Bread 4 .*Anna .*Goods herbs 2 .*Bread 0/);
    const sheets = html.match(/<details class="player[^>]*>/g) ?? [];
    expect(sheets.map((sheet) => sheet.includes("open"))).toEqual([true, false]);
    expect(plainly(html)).toContain("At the end, as it stands Things in store 2");
  });

  test("lays out what lies on squares", () => {
    const { sections } = drawView({ district: VIEW.players[1]?.district }, COMPANY);
    expect(sections[0]).toMatchObject({ length: null, drawn: { head: [null, "b", "c", "d"] } });
    const wide = drawView({ players: VIEW.players }, COMPANY).sections[0]?.drawn;
    const own = wide?.kind === "sheets" ? wide.sheets[0]?.view.sections : [];
    expect(own?.find(({ field }) => field === "district")?.drawn).toMatchObject({ head: [null, "a", "b", "c", "d"] });
    const drawn = sections[0]?.drawn;
    const rows = drawn?.kind === "table" ? drawn.rows : [];
    expect(rows.map(({ name, cells }) => [name, ...cells.map(({ kind }) => kind)])).toEqual([
      ["2", "text", "nothing", "nothing"],
      ["3", "nothing", "nothing", "text"],
    ]);
  });

  test("keeps the moves about one square together", () => {
    expect(groupsOf(["c3r0", "c3r2", "b4r1"])).toEqual([
      { head: "c3", nouns: ["c3r0", "c3r2"] },
      { head: "b4", nouns: ["b4r1"] },
    ]);
    expect(groupsOf(["c3r0", "c3"])).toEqual([{ head: "", nouns: ["c3r0", "c3"] }]);
    expect(sayNoun("place", "c3r1", VIEW, [])).toBe("c3 ¼ right");
    const html = draw("Own", VIEW, { legal: { place: ["c3r0", "c3r2", "b4r1"], store: [""] } });
    expect(plainly(html)).toMatch(/Build on c3 not turned ½ turn b4 ¼ right Store the tile/);
    expect(count(html, "<button")).toBe(4);
  });

  test("leaves out what the name of every move says already", () => {
    const effects: Record<string, string[]> = {
      "move 1": ["goes to depot 1"],
      "move 11": ["goes to depot 11", "gets 1 coin"],
    };
    const of = (move: string) => effects[move] ?? [];
    expect([...impliedBy("move", ["1", "11"], of)]).toEqual(["goes to depot 1", "goes to depot 11"]);
    expect([...impliedBy("move", ["1", "2"], of)]).toEqual([]);
    expect([...impliedBy("move", ["1"], of)]).toEqual([]);
    const same = () => ["takes villa from depot 3"];
    expect([...impliedBy("take", ["1", "2"], same)]).toEqual([]);
  });

  test("calls points what the title calls them", () => {
    const scored = (name: string, given: Event["arguments"]): Event => ({
      seq: 1,
      name,
      audience: -2,
      arguments: given,
    });
    const items = [
      scored("task_scored", { seat: 0, side: "top", kind: "villa", points: 3 }),
      scored("card_failed", { seat: 0, card: "A01", points: -4 }),
    ];
    expect(items.map((item) => generic.itemOf(item))).toEqual([
      { seat: 0, points: 3, source: "kind-villa", group: "points-task-scored" },
      { seat: 0, points: -4, source: "points-card-failed", group: "points-card-failed" },
    ]);
    const text = textOf(draw("Sheet", {}, { log: [happening(0, { events: items })] }));
    expect(text).toMatch(/Tasks of the frame 0 3 Failed cards 0 -4/);
  });
});

describe("words, not codes", () => {
  beforeAll(() => words.speak("en", "carpe_diem"));
  afterAll(() => words.speak("en", "alhambra"));

  const cards = [
    { space: "a1", card: "D02", deck: "D", red: false, need: { baker: 1 }, reward: { points: 3 } },
    { space: "b1", card: "A01", deck: "A", red: true, need: { fish: 2 }, reward: { points: 4 } },
  ];

  test("a code that no word stands for is not shown", () => {
    expect(drawView({ cards }, COMPANY).sections[0]?.drawn).toMatchObject({
      head: ["Card space", "Colour", "Asks for", "Pays"],
    });
    const { facts, sections } = drawView({ board: "B", round: 3, unseen_tiles: ["L01", "S07"] }, COMPANY);
    expect([facts.map(({ field }) => field), sections]).toEqual([["round"], []]);
  });

  test("what is so has a word where the title has one", () => {
    const drawn = drawView({ cards }, COMPANY).sections[0]?.drawn;
    const colours = drawn?.kind === "table" ? drawn.rows.map(({ cells }) => cells[0]) : [];
    expect(colours).toEqual([
      { kind: "text", text: "green" },
      { kind: "text", text: "red" },
    ]);
  });

  test("a move tells what its card asks for, and one between two cards tells of both", () => {
    expect(sayMove("card b1", { cards }, [])).toBe("First resolve the card on b1 · Asks for: fish 2, Pays: Points 4");
    expect(sayMove("circle a1-b1", { cards }, [])).toBe(
      "Put a disc on circle a1-b1 · Asks for: baker 1, Pays: Points 3 + Asks for: fish 2, Pays: Points 4",
    );
  });

  test("what counts nothing is not told", () => {
    expect(drawView({ passes: 0, round: 0 }, COMPANY).facts.map(({ field }) => field)).toEqual(["round"]);
    expect(drawView({ passes: 2 }, COMPANY).facts.map(({ field }) => field)).toEqual(["passes"]);
  });
});

test("what is still to come is what can be counted", () => {
  const text = textOf(draw("ToCome", SHAPES));
  expect(text).toContain("Round now 4");
  expect(text).toMatch(/Counts 1 2 3 Σ Corn 1 2 3 6/);
  expect(text).toContain("Wine 12");
  expect(text).not.toContain("villa");
  expect(textOf(draw("ToCome", { board: [["x"]] }))).toContain("Nothing here can be counted");
});

test("nothing travels, and nobody is led", () => {
  expect(generic.journeys(happening(1), {}, {})).toEqual([]);
  expect(generic.hintOf(paper.desk.choice as Play<Plain>, {})).toBe(null);
  expect(generic.guide).toEqual([]);
});
