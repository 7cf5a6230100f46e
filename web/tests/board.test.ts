import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Event, Preview, Table } from "../src/messages";
import Seats from "../src/shell/Seats.svelte";
import { coveredBySites } from "../src/kit/sites";
import { aboutOf } from "../src/tables/generic/about";
import { boardOf, leftOver, shapeOf, wholesOf } from "../src/tables/generic/board";
import { describeNoun, drawTable, thingOf } from "../src/tables/generic/drawing";
import { coveredBy, deedsBySquare, groupsOf, sitesOf, squareIn, unlikeDeed } from "../src/tables/generic/moves";
import { words } from "../src/words.svelte";
import { count, Paper, textOf } from "./table";

const NAMES = ["Anna", "Bruno"];
const COMPANY = { names: NAMES, me: 1 };

const building = (kind: string, colour: string, squares: string[], open_squares: string[]) => ({
  kind,
  colour,
  squares,
  is_finished: open_squares.length === 0,
  open_squares,
  workers: [{ square: "b4", owner: 0 }],
  earns: open_squares.length === 0 ? [0, 0] : [1, 0],
});

/** What lies on one board for all. */
const VIEW = {
  castle: {
    square: "c2",
    is_upright: false,
    ring: [
      { square: "c2", printed: "red", towers: ["black"], top: "black" },
      { square: "d2", printed: "plain", towers: [], top: "plain" },
    ],
    courtyard: ["c3", "d3"],
    floor: 1,
    stores: [
      { red: 3, olive: 2, black: 1, silver: 0 },
      { red: 2, olive: 2, black: 2, silver: 2 },
    ],
  },
  prices: { red: 1, olive: 0, black: 3, silver: 2 },
  next_towers: [
    { colour: "red", covers: "black", squares: ["c2"], prices: { red: 2, olive: 0, black: 2, silver: 2 } },
    { colour: "red", covers: "plain", squares: ["d2"], prices: { red: 2, olive: 0, black: 3, silver: 2 } },
  ],
  camps: ["a1", "f6"],
  buildings: [building("house", "silver", ["b2", "b3"], ["a2"]), building("farm", "red", ["e2", "e3", "f2"], [])],
  workers: [
    { square: "b4", owner: 0 },
    { square: "e4", owner: null },
  ],
  hand: [
    { kind: "mill", colour: "olive" },
    { kind: "trade_centre", colour: "red" },
  ],
  unseen_cards: [{ kind: "mill", colour: "black", number: 2 }],
  players: [
    { banners: 4, own_workers: null, seals: null, gold: null },
    { banners: 3, own_workers: 2, seals: { red: 0, olive: 3, black: 0, silver: 1 }, gold: 0 },
  ],
};
/** The same with what a tile covers as it is turned. */
const TURNED = {
  ...VIEW,
  tile: [
    { turning: "r0", squares: ["b1", "a2", "b2"] },
    { turning: "r1", squares: ["a1", "a2", "b2"] },
  ],
};
const board = () => boardOf(VIEW, NAMES)!;

let paper: Paper;

function draw(part: "Board" | "Own", view: unknown, more: Partial<Table> = {}): string {
  paper.lay(view, { title: "arkadia", ...more });
  return paper.drawn(part, view);
}

beforeAll(() => words.speak("en", "arkadia"));

beforeEach(() => {
  paper = new Paper();
});

// --- What lies there ---

describe("a board that all share", () => {
  test("is as large as the squares that are named", () => {
    expect(board().grid).toMatchObject({ columns: 6, rows: 6 });
    expect(boardOf({ ...VIEW, camps: ["a1", "p12"] }, NAMES)?.grid).toMatchObject({ columns: 16, rows: 12 });
  });

  test.each([
    ["b2", { name: "silver house, 1 square open", sign: "1", paint: "silver", owner: undefined, isDone: false }],
    ["f2", { name: "red farm, finished", sign: "2 ✓", paint: "red", isDone: true }],
    ["c2", { name: "castle, 1 tower: black", sign: "1", paint: "black" }],
    ["d2", { name: "castle, no tower: plain", sign: "·", paint: null }],
    ["c3", { name: "courtyard", sign: "▒" }],
    ["a1", { name: "camp", sign: "△" }],
    ["b4", { name: "worker of Anna", owner: 0 }],
    ["e4", { name: "neutral worker", owner: null }],
  ])("has a piece on %s", (square, piece) => {
    expect(board().pieceOn.get(square)).toMatchObject(piece);
  });

  test("draws what belongs together as one", () => {
    expect(wholesOf(board()).map(({ squares, tile }) => [squares, tile?.paint ?? null])).toEqual([
      [["c2", "d2", "c3", "d3"], null],
      [["b2", "b3"], "silver"],
      [["e2", "e3", "f2"], "red"],
    ]);
  });

  test("leaves the rest to be told beside it", () => {
    expect(Object.keys(leftOver(VIEW))).toEqual([
      ...["castle", "prices", "next_towers", "buildings", "hand", "unseen_cards", "players"],
    ]);
    expect(Object.keys(leftOver(VIEW)["castle"] as object)).toEqual(["is_upright", "floor", "stores"]);
    expect(Object.keys(VIEW.castle)).toContain("ring");
  });

  test.each([null, 3, "a1", [], {}, { squares: ["a1"] }, { camps: [] }, { camps: ["a1", "b2"] }, { camps: ["a1", 3] }])(
    "there is none in %j",
    (view) => {
      expect(boardOf(view, NAMES)).toBe(null);
    },
  );

  test("tells of open things only, by their numbers on the board", () => {
    const { sections } = drawTable(VIEW, COMPANY);
    const drawn = sections.find(({ field }) => field === "buildings")?.drawn;
    expect(drawn).toMatchObject({
      head: [null, "Kind", "Still open", "Seals if closed now"],
      rows: [{ name: "1", cells: [{ text: "silver house" }, { text: "a2" }, { pairs: [{ name: "Anna" }] }] }],
    });
    const done = { ...VIEW, buildings: VIEW.buildings.slice(1) };
    expect(drawTable(done, COMPANY).sections.find(({ field }) => field === "buildings")?.drawn.kind).toBe("nothing");
  });

  test("is drawn, with all that lies there in words", () => {
    const html = draw("Board", VIEW);
    const text = textOf(html);
    expect(text).toMatch(/^ *a b c d e f 1 2 3 4 5 6 /);
    for (const kind of ["silver house", "castle, 1 tower: black", "worker of Anna", "camp"])
      expect(html).toContain(`data-about="${kind}"`);
    expect(text).toMatch(/red 1 olive 0 black 3 silver 2/);
    expect(text).toMatch(/Tower On Where red olive black silver 1 red black c2 2 0 2 2/);
    expect(text).toMatch(/olive mill red trade centre/);
    expect(text).toContain("2 × black mill");
    expect(text).toMatch(/Bruno you 3 2 olive : 3|Bruno you 3 2 olive 3/);
    expect(text).toMatch(/Anna 4 – – –/);
    expect(html).not.toMatch(/undefined|\[object/);
    expect(text).not.toContain("_");
    expect(count(html, 'class="ring')).toBe(0);
  });

  test("says of a thing where there are more like it", () => {
    const view = { ...VIEW, hand: [...VIEW.hand, { kind: "mill", colour: "black" }] };
    expect(aboutOf("camp", view, NAMES)).toEqual({ name: "camp", counts: "Camps 2" });
    expect(aboutOf("silver house", view, NAMES).counts).toBe("Buildings 1");
    expect(aboutOf("black mill", view, NAMES).counts).toBe("Your hand 1 · Cards not in sight 2");
    expect(aboutOf("worker of Anna", view, NAMES).counts).toBe("Workers 1");
    expect(aboutOf("moon", null, NAMES)).toEqual({ name: "moon", counts: "" });
  });
});

// --- What may be done there ---

describe("moves about squares", () => {
  const legal = { build: ["mill olive"], own: ["a2", "a5"], neutral: ["a2"], stop: [""] };
  const many = { own: ["a2", "a3", "a4", "a5", "b1", "c1", "d1"] };

  test("are found by their square", () => {
    expect(squareIn("c3r1", board())).toBe("c3");
    expect(squareIn("c3f1", board())).toBe("c3");
    expect(squareIn("red c2", board())).toBe("c2");
    expect(squareIn("mill olive", board())).toBe(null);
    expect(squareIn("z99", board())).toBe(null);
    expect(squareIn("a1 b2", board())).toBe(null);
    expect([...deedsBySquare(legal, board(), VIEW)]).toEqual([
      [
        "a2",
        [
          { verb: "own", noun: "a2" },
          { verb: "neutral", noun: "a2" },
        ],
      ],
      ["a5", [{ verb: "own", noun: "a5" }]],
    ]);
  });

  test("stand together by square where more is to be chosen", () => {
    expect(groupsOf(["red c2", "black c2", "red d2"], board())).toEqual([
      { head: "c2", nouns: ["red c2", "black c2"] },
      { head: "d2", nouns: ["red d2"] },
    ]);
    expect(groupsOf(["a2", "a5"], board())).toEqual([{ head: "", nouns: ["a2", "a5"] }]);
    expect(groupsOf(["red c2"])).toEqual([{ head: "", nouns: ["red c2"] }]);
  });

  test("light their squares", () => {
    const html = draw("Board", VIEW, { legal });
    expect(count(html, 'class="ring')).toBe(2);
    expect(count(html, "data-square")).toBe(36);
  });

  test("are offered once a square is picked", () => {
    paper.lay(VIEW, { title: "arkadia", legal });
    paper.desk.choice.pick("a2");
    const html = paper.drawn("Own", VIEW);
    expect(textOf(html)).toMatch(
      /^ *Your moves On a2 Place one of your own workers on a2 Place a neutral worker on a2 Build/,
    );
    expect(count(html, /class="move[^"]* primary/)).toBe(2);
  });

  test("are folded where there are many", () => {
    const html = draw("Own", VIEW, { legal: many });
    expect(html).toMatch(/<details[^>]*>\s*<summary/);
    expect(textOf(html)).toContain("Place one of your own workers on… on the board, or one of 7");
    expect(draw("Own", VIEW, { legal })).not.toContain("<details");
  });

  test("say why another square cannot be chosen", () => {
    expect(unlikeDeed(legal, board(), "b2")).toBe("own b2");
    expect(unlikeDeed({ site: ["a1r0", "a1r1"] }, board(), "f6")).toBe("site f6r0");
    expect(unlikeDeed({ tower: ["red c2"] }, board(), "d2")).toBe("tower red d2");
    expect(unlikeDeed({ stop: [""] }, board(), "d2")).toBe(null);
  });

  test("name the card that they play, and what comes of a tower", () => {
    expect(thingOf(VIEW, ["trade_centre", "red"], NAMES)).toBe("red trade centre");
    expect(thingOf(VIEW, ["red", "c2"], NAMES)).toBe(null);
    expect(textOf(draw("Own", VIEW, { legal: { build: ["trade_centre red"] } }))).toContain("Build red trade centre");
    expect(describeNoun(VIEW, "red c2")).toBe("Prices: red 2, olive 0, black 2, silver 2");
    expect(describeNoun(VIEW, "red 2")).toBe("");
  });

  test("do not repeat what their name says", () => {
    const played: Event = {
      seq: 5,
      name: "card_played",
      audience: -2,
      arguments: { seat: 1, kind: "mill", colour: "olive" },
    };
    const other: Event = { ...played, arguments: { seat: 1, kind: "trade_centre", colour: "red" } };
    const preview = (move: string, event: Event): Preview => ({
      move,
      events: [event],
      ends_turn: false,
      reveals: false,
    });
    paper.lay(VIEW, {
      title: "arkadia",
      legal: { build: ["mill olive", "trade_centre red"] },
      previews: [preview("build mill olive", played), preview("build trade_centre red", other)],
    });
    expect(textOf(paper.drawn("Own", VIEW))).not.toContain("plays");
  });
});

describe("shapes that the view shows", () => {
  test("tell what a move covers", () => {
    expect(shapeOf(TURNED, "r1")).toEqual(["a1", "a2", "b2"]);
    expect(shapeOf(TURNED, "r7")).toBe(null);
    expect(coveredBy(TURNED, "d4r0")).toEqual(["d4", "c5", "d5"]);
    expect(coveredBy(TURNED, "site d4")).toEqual(["d4"]);
    expect(coveredBy(VIEW, "d4r0")).toEqual(["d4"]);
    expect(coveredBy(TURNED, "pass")).toEqual([]);
  });

  test("are drawn with their moves, and not beside the board", () => {
    paper.lay(TURNED, { title: "arkadia", legal: { site: ["d4r0", "d4r1"] } });
    expect(count(paper.drawn("Own", TURNED), "<rect")).toBe(6);
    expect(drawTable(TURNED, COMPANY).sections.map(({ field }) => field)).not.toContain("tile");
    paper.desk.choice.pointed = "site d4r0";
    expect(count(paper.drawn("Board", TURNED), 'class="covered')).toBe(1);
  });

  test("are sites for a tile, which light all that they cover", () => {
    const legal = { site: ["d4r0", "a5r1"], pass: [""] };
    const sites = sitesOf(legal, board(), TURNED);
    expect(sites).toEqual([
      { move: "site d4r0", turn: "r0", squares: ["d4", "c5", "d5"] },
      { move: "site a5r1", turn: "r1", squares: ["a5", "a6", "b6"] },
    ]);
    expect(new Set(deedsBySquare(legal, board(), TURNED).keys())).toEqual(coveredBySites(sites));
  });

  test("are no sites where something else is to be done on the board, too", () => {
    expect(sitesOf({ site: ["d4r0"], own: ["a2"] }, board(), TURNED)).toEqual([]);
    expect(sitesOf({ own: ["a2"] }, board(), VIEW)).toEqual([]);
  });
});

// --- Points that are not seen ---

test("whose points are hidden has a sign, and it is said", () => {
  paper.lay(VIEW, { title: "arkadia", scores: [null, 7] });
  const html = paper.rendered(Seats);
  expect(textOf(html)).toMatch(/Anna gold hidden/);
  expect(textOf(html)).toMatch(/Bruno 7 7 gold/);
  expect(html).not.toMatch(/null|0 points/);
});
