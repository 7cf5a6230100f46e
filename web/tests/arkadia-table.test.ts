import { describe, expect, it } from "vitest";
import {
  heldCard,
  movesToLay,
  movesToSell,
  saleOf,
  sitesOf,
  squaresForWorkers,
  towersOf,
  turnedOver,
  workerKind,
  type Picked,
} from "../src/tables/arkadia/choosing";
import { journeys } from "../src/tables/arkadia/journeys";
import { gainsOf, outlookOfMove, outlookOfSite, worthOf } from "../src/tables/arkadia/outlook";
import type { Happening } from "../src/tables/arkadia/play";
import { occasionOf, occasionsIn, showsOf, untold } from "../src/tables/arkadia/shows";
import type { CardView, Event, Move, TableView } from "../src/tables/arkadia/types";

type Named = Event["name"];
type ArgumentsOf<Name extends Named> = Extract<Event, { name: Name }>["arguments"];

const NONE = { red: 0, olive: 0, black: 0, silver: 0 };
const HOUSE: CardView = { kind: "house", colour: "black" };

const VIEW = {
  prices: { red: 2, olive: 4, black: 2, silver: 3 },
  next_towers: [
    {
      colour: "red",
      covers: "olive",
      squares: ["g5", "h5"],
      prices: { red: 3, olive: 3, black: 2, silver: 3 },
    },
  ],
  buildings: [
    { kind: "mill", colour: "olive", squares: ["c3", "d3"], open_squares: [], earns: [2, 1], is_finished: false },
    { kind: "farm", colour: "red", squares: ["f1", "f2"], open_squares: ["e1"], earns: [0, 3], is_finished: false },
  ],
  playable: [
    {
      kind: "house",
      turnings: [
        { turning: "r0", cells: ["a1", "b1"], squares: ["c5"] },
        { turning: "r1", cells: ["b1", "b2"], squares: ["e4", "p2"] },
      ],
      camps: { e4r1: 1 },
      closes: { e4r1: { buildings: [{ building: null, seals: [1, 2] }], new_towers: 1 } },
    },
  ],
  closes_now: { buildings: [{ building: 0, seals: [3, 1] }], new_towers: 1 },
  closed_by: { "own e1": { buildings: [{ building: 1, seals: [2, 3] }], new_towers: 1 } },
  camps: ["b9", "c9"],
  open_cards: [null, HOUSE, HOUSE],
  hand: [HOUSE],
  players: [{ seals: NONE }, { seals: null }],
  selling: null,
  card: HOUSE,
} as unknown as TableView;

function choosing(moves: string[], picked: Picked | null = null) {
  const legalNouns: Record<string, string[]> = {};
  for (const move of moves) {
    const [verb = "", ...rest] = move.split(" ");
    (legalNouns[verb] ??= []).push(rest.join(" "));
  }
  return { legal: new Set(moves as Move[]), legalNouns, picked };
}

function happening(...events: { [Name in Named]: [Name, ArgumentsOf<Name>] }[Named][]): Happening {
  return {
    seq: 7,
    kind: "move",
    move: 7,
    seat: 0,
    events: events.map(([name, given]) => ({ seq: 7, audience: -1, name, arguments: given })),
  } as unknown as Happening;
}

describe("a tile", () => {
  it("is that of the card that was played, else of the one that is picked", () => {
    const picked: Picked = { kind: "card", place: 0, card: { kind: "mill", colour: "red" } };
    expect(heldCard(choosing(["site c5r0"]), VIEW)).toBe(HOUSE);
    expect(heldCard(choosing(["build mill red"], picked), VIEW)).toEqual({ kind: "mill", colour: "red" });
    expect(heldCard(choosing(["build mill red"]), VIEW)).toBeNull();
  });

  it("lies with its first square on the one that its site names", () => {
    expect(sitesOf(VIEW, "house")).toEqual([
      { move: "site c5r0", turn: "r0", squares: ["c5", "d5"] },
      { move: "site e4r1", turn: "r1", squares: ["e4", "e5"] },
      { move: "site p2r1", turn: "r1", squares: ["p2", "p3"] },
    ]);
    expect(sitesOf(VIEW, "mill")).toEqual([]);
  });

  it("is laid by two moves of one press while its card is only picked", () => {
    expect(movesToLay({ kind: "card", place: 0, card: HOUSE }, "site c5r0")).toEqual([
      "build house black",
      "site c5r0",
    ]);
    expect(movesToLay(null, "site c5r0")).toEqual(["site c5r0"]);
  });

  it("is turned over and back", () => {
    expect(turnedOver("r3")).toBe("t3");
    expect(turnedOver("t0")).toBe("r0");
  });

  it("tells the camps that it covers and what it closes, itself too", () => {
    const outlook = outlookOfSite(VIEW, HOUSE, "site e4r1", ["e4", "e5"]);
    expect(outlook.camps).toBe(1);
    expect(outlook.towers).toBe(1);
    expect(outlook.closed).toEqual([{ kind: "house", colour: "black", squares: ["e4", "e5"], seals: [1, 2] }]);
    expect(outlookOfSite(VIEW, HOUSE, "site c5r0", ["c5", "d5"])).toMatchObject({ camps: 0, closed: [], towers: 0 });
  });
});

describe("workers", () => {
  it("are one's own unless neutral ones are wished, or there are no others", () => {
    expect(workerKind(choosing(["own c3", "neutral c3"]), false, false)).toBe("own");
    expect(workerKind(choosing(["own c3", "neutral c3"]), true, false)).toBe("neutral");
    expect(workerKind(choosing(["neutral c3"]), false, false)).toBe("neutral");
    expect(workerKind(choosing(["own c3"]), true, false)).toBe("own");
  });

  it("are never others than whoever insists on neutral ones means", () => {
    expect(workerKind(choosing(["own c3"]), false, true)).toBe("neutral");
  });

  it("may be placed on each square once told", () => {
    expect(squaresForWorkers(choosing(["own c3", "own c4", "neutral c3"]))).toEqual(["c3", "c4"]);
  });

  it("close what was closed before and what they close besides; stopping only the first", () => {
    expect(outlookOfMove(VIEW, "stop")).toMatchObject({ towers: 1, closed: [{ kind: "mill", seals: [3, 1] }] });
    const both = outlookOfMove(VIEW, "own e1");
    expect(both.closed.map(({ kind }) => kind)).toEqual(["mill", "farm"]);
    expect(both.towers).toBe(2);
    expect(gainsOf(both, 0)).toEqual({ ...NONE, olive: 3, red: 2 });
    expect(outlookOfMove(VIEW, null).closed).toEqual([]);
  });

  it("earn later from what stays open, one's own workers only", () => {
    expect(outlookOfMove({ ...VIEW, closed_by: {} }, "own e1").later).toEqual(["red"]);
    expect(outlookOfMove({ ...VIEW, closed_by: {} }, "neutral e1").later).toEqual([]);
    expect(outlookOfMove(VIEW, "own e1").later).toEqual([]);
    expect(outlookOfMove(VIEW, "own p9").later).toEqual([]);
  });
});

describe("towers", () => {
  const legal = ["tower red g5", "tower red h5", "tower silver g5"];

  it("are put once colour and square are picked; a colour that is alone is", () => {
    expect(towersOf(choosing(["own c3"]))).toBeNull();
    expect(towersOf(choosing(legal))).toEqual({
      colours: ["red", "silver"],
      squares: ["g5", "h5"],
      colour: null,
      square: null,
    });
    expect(towersOf(choosing(legal, { kind: "tower", colour: "silver", square: null }))?.colour).toBe("silver");
    expect(towersOf(choosing(["tower red g5"]))?.colour).toBe("red");
  });

  it("change prices, and what seals are worth", () => {
    const { prices } = outlookOfMove(VIEW, "tower red h5");
    expect(prices).toEqual({ red: 3, olive: 3, black: 2, silver: 3 });
    expect(worthOf({ ...NONE, red: 5, silver: 2 }, prices)).toBe(21);
    expect(outlookOfMove(VIEW, "tower red a1").prices).toBe(VIEW.prices);
  });
});

describe("a sale", () => {
  const numbers = { ...NONE, red: 2, silver: 1 };

  it("is asked for with a banner, and goes on where the banner was used already", () => {
    expect(saleOf(choosing(["banner", "end"]))).toBeNull();
    expect(saleOf(choosing(["banner", "end"], { kind: "sale", numbers }))).toBe(numbers);
    expect(saleOf(choosing(["sell olive 0", "sell olive 1"]))).toEqual(NONE);
    expect(saleOf(choosing(["own c3"], { kind: "sale", numbers }))).toBeNull();
  });

  it("is one message, colour by colour", () => {
    expect(movesToSell(VIEW, numbers)).toEqual([
      "banner",
      "sell red 2",
      "sell olive 0",
      "sell black 0",
      "sell silver 1",
    ]);
    expect(movesToSell({ ...VIEW, selling: "black" }, numbers)).toEqual(["sell black 0", "sell silver 1"]);
  });
});

describe("what is shown step by step", () => {
  const finished = (kind: "mill" | "farm") =>
    ["finished", { seat: 0, kind, colour: "red", square: "c3" }] as ["finished", ArgumentsOf<"finished">];

  it("is several buildings, each with its own seals", () => {
    const one = happening(finished("mill"), ["seal_taken", { seat: 0, colour: "red" }]);
    expect(occasionOf(one, 2)).toBeNull();
    const two = happening(
      finished("mill"),
      ["seals_gained", { seat: 1, colour: "red", workers: 2 }],
      ["seal_taken", { seat: 0, colour: "red" }],
      finished("farm"),
      ["seal_taken", { seat: 0, colour: "red" }],
    );
    expect(occasionOf(two, 2)?.settled).toEqual([
      { kind: "mill", colour: "red", square: "c3", workers: [0, 2], taker: 0 },
      { kind: "farm", colour: "red", square: "c3", workers: [0, 0], taker: 0 },
    ]);
  });

  it("is a floor that is full, with what is left, and the end that it begins", () => {
    const full = happening(
      ["floor_finished", { floor: 2 }],
      ["tower_left", { colour: "olive", number: 2 }],
      ["end_began", { seat: 1 }],
    );
    const occasion = occasionOf(full, 2);
    expect(occasion?.floor).toEqual({ floor: 2, left: [{ colour: "olive", number: 2 }] });
    expect(occasion?.endBegan).toBe(1);
  });

  it("is the final sale, also where nobody had anything to sell", () => {
    const end = happening(
      ["game_ended", { turn: 40 }],
      ["sold_out", { seat: 1, colour: "black", number: 2, price: 3, points: 6 }],
    );
    expect(occasionOf(end, 2)?.final).toMatchObject({ black: [0, 6], red: [0, 0] });
    expect(occasionOf(happening(["all_passed", { turn: 9 }]), 2)?.final).not.toBeNull();
  });

  it("leaves the seals and what they are worth as they were while the final sale is told", () => {
    const log = [
      happening(
        ["game_ended", { turn: 40 }],
        ["sold_out", { seat: 1, colour: "black", number: 2, price: 3, points: 6 }],
        ["sold_out", { seat: 1, colour: "red", number: 1, price: 2, points: 2 }],
      ),
    ];
    const hidden = { seals: null, seals_worth: null, gold: null };
    const players = [hidden, { seals: NONE, seals_worth: 0, gold: 9 }];
    const view = { ...VIEW, players } as unknown as TableView;
    expect(untold(view, showsOf(log, view)[0]!).players).toMatchObject([
      hidden,
      { seals: { ...NONE, black: 2, red: 1 }, seals_worth: 8, gold: 1 },
    ]);
  });

  it("ends with the position that is looked at", () => {
    const log = [happening(["floor_finished", { floor: 1 }])];
    expect(occasionsIn(log, 7, 2)).toHaveLength(1);
    expect(occasionsIn(log, 6, 2)).toHaveLength(0);
  });
});

describe("journeys", () => {
  const after = { ...VIEW, camps: ["c9"] };

  it("bring a neutral worker from its camp, a picture to oneself and a number to others", () => {
    expect(journeys(happening(["camps_covered", { seat: 0, workers: 1 }]), VIEW, after)).toEqual([
      { from: "camp:b9", to: "neutral:0", shows: "to" },
    ]);
    expect(journeys(happening(["camps_covered", { seat: 1, workers: 1 }]), VIEW, after)).toEqual([
      { from: "camp:b9", to: "seat:1", text: "+1" },
    ]);
  });

  it("bring seals from the building that was finished to whose workers stand there", () => {
    const found = journeys(
      happening(
        ["finished", { seat: 0, kind: "farm", colour: "red", square: "f1" }],
        ["seals_gained", { seat: 0, colour: "red", workers: 2 }],
        ["seals_gained", { seat: 1, colour: "red", workers: 3 }],
      ),
      VIEW,
      after,
    );
    expect(found).toEqual([
      { from: "building:1", to: "seal:red:0", shows: "to" },
      { from: "building:1", to: "seal:red:0", shows: "to" },
      { from: "building:1", to: "seat:1", text: "+3" },
    ]);
  });

  it("take an open card from where the first of its kind lay", () => {
    expect(journeys(happening(["card_taken", { seat: 1, ...HOUSE }]), VIEW, after)).toEqual([
      { from: "open:2", to: "seat:1" },
    ]);
  });
});
