import { describe, expect, test } from "vitest";
import table from "../src/tables/alhambra";
import { aboutOf } from "../src/tables/alhambra/about";
import {
  cheapest,
  gathering,
  includes,
  legalTake,
  mayGather,
  mayHaveCompany,
  paying,
  movesOf,
  offersOf,
  purchaseFor,
  purchaseOf,
  takeOf,
  type Picked,
  without,
} from "../src/tables/alhambra/choosing";
import { hintsFor } from "../src/tables/alhambra/hints";
import { journeys } from "../src/tables/alhambra/journeys";
import { marksOf } from "../src/tables/alhambra/marks";
import type { Happening, Named } from "../src/tables/alhambra/play";
import { groupsOf, mostOf, ownersOf, pointsOf, pricesOf, scoringsLeft } from "../src/tables/alhambra/owners";
import { heldUntil, lineFor, pointsFrom, untold, type ScoringShow } from "../src/tables/alhambra/scorings";
import type {
  BuildingView,
  Currency,
  DueView,
  Event,
  Kind,
  MoneyView,
  OwnerView,
  PayingView,
  PaymentView,
  SlotView,
  TableView,
  Move,
} from "../src/tables/alhambra/types";

const CURRENCIES: Currency[] = ["yellow", "blue", "green", "orange"];

const money = (text: string): MoneyView[] =>
  text
    .split(", ")
    .filter(Boolean)
    .map((card) => card.split(" "))
    .map(([currency, value]) => ({ currency: currency as Currency, value: Number(value) }));

const owner = (given: Partial<OwnerView> = {}): OwnerView => ({
  hand: null,
  hand_size: 0,
  buildings: [],
  points: { A: 0, B: 0, C: 0 },
  outlook: { A: 0, B: 0, C: 0 },
  ...given,
});

const payment = (slot: Currency, cards: number[], price: number): PaymentView => {
  const total = cards.reduce((sum, card) => sum + card, 0);
  return { slot, cards, total, exact: total === price };
};

const view = (given: Partial<TableView> = {}): TableView => ({
  yard: CURRENCIES.map((slot) => ({ slot, building: { kind: "garden", price: 10 } })),
  open_money: [...money("blue 1, blue 1, green 1"), null],
  paying: null,
  bought: null,
  payments: [],
  owners: [owner(), owner(), owner()],
  martin: null,
  discard: [],
  money_pile: 40,
  building_pile: 20,
  unseen_money: { yellow: [], blue: [], green: [], orange: [] },
  unseen_buildings: { pavilion: [], seraglio: [], arcades: [], chambers: [], garden: [], tower: [] },
  due: [],
  held: [],
  kinds: [{ kind: "garden", buildings: 11, pays: { A: [5], B: [12, 5], C: [20, 12, 5] } }],
  copies: 3,
  ...given,
});

const event = <Name extends Event["name"]>(name: Name, given: Named<Name>["arguments"]) =>
  ({ seq: 1, name, audience: -1, arguments: given }) as Named<Name>;

const happening = (move: number, ...events: Event[]): Happening => ({
  seq: 10 + move,
  kind: "move",
  seat: 0,
  text: "",
  move,
  turn: move,
  forced: false,
  events,
});

describe("several things of which some are equal", () => {
  test("each is found as often as it is there", () => {
    expect(includes([7, 3, 3], [3, 3])).toBe(true);
    expect(includes([7, 3], [3, 3])).toBe(false);
    expect(without([7, 3, 3], [3])).toEqual([7, 3]);
  });
});

describe("taking money", () => {
  const open = [...money("blue 1, blue 1, green 1, blue 5")];
  const legal = ["take 1", "take 1+2", "take 3", "take 1+3", "take 1+2+3", "take 4"];

  test("a move names its places from the left", () => expect(takeOf([2, 0])).toBe("take 1+3"));

  test("equal cards stand for each other", () => {
    expect(legalTake(legal, open, [1])).toBe("take 1");
    expect(legalTake(legal, open, [2, 1])).toBe("take 1+3");
    expect(legalTake(legal, open, [0, 3])).toBeNull();
  });

  test("what is part of a legal take may be gathered", () => {
    expect(mayGather(legal, open, [1, 2])).toBe(true);
    expect(mayGather(legal, open, [2, 3])).toBe(false);
    expect(mayGather(new Set<string>(), open, [0])).toBe(false);
  });

  test("a card that goes with no other is known", () => {
    expect(mayHaveCompany(legal, open, 3)).toBe(false);
    expect([0, 1, 2].every((place) => mayHaveCompany(legal, open, place))).toBe(true);
  });
});

describe("paying", () => {
  const ways = [payment("blue", [7, 3], 10), payment("blue", [7, 3, 3], 10), payment("blue", [7, 4], 10)];
  const other = payment("green", [9, 2], 10);
  const table = view({ payments: [...ways, other] });

  test("cards are picked in any order", () => {
    expect([...purchaseOf(table, "blue", []).next]).toEqual([7, 3, 4]);
    const low = purchaseOf(table, "blue", [3]);
    expect(low).toMatchObject({ price: 10, total: 3, complete: null });
    expect([...low.next]).toEqual([7, 3]);
    expect(purchaseOf(table, "blue", [3, 7]).complete).toBe(ways[0]);
  });

  test("an exact payment may be added to if such a payment is listed", () => {
    const exact = purchaseOf(table, "blue", [7, 3]);
    expect([...exact.next]).toEqual([3]);
    expect(purchaseOf(table, "blue", [3, 7, 3]).complete).toBe(ways[1]);
  });

  test("the moves name the slot, the cards from the highest down, and the stop of an exact payment", () => {
    expect(movesOf(ways[0]!, table)).toEqual(["buy blue", "pay 7", "pay 3", "stop"]);
    expect(movesOf(other, table)).toEqual(["buy green", "pay 9", "pay 2"]);
  });

  test("a payment under way goes on with what is missing", () => {
    const paying: PayingView = { slot: "blue", price: 10, cards: [7], total: 7 };
    const under = view({ payments: ways, paying });
    expect(movesOf(ways[1]!, under)).toEqual(["pay 3", "pay 3"]);
    expect(purchaseOf(under, "blue", [])).toMatchObject({ laid: [7], total: 7, complete: null });
    expect(purchaseOf(under, "blue", [3])).toMatchObject({ total: 10, complete: ways[0] });
    const exact = view({ payments: [ways[0]!, ways[1]!], paying: { ...paying, cards: [7, 3], total: 10 } });
    expect(purchaseOf(exact, "blue", []).complete).toBe(ways[0]);
    expect(movesOf(ways[0]!, exact)).toEqual(["stop"]);
  });

  test("what loses the least is offered", () => {
    expect(offersOf(purchaseOf(table, "blue", []))).toEqual([ways[0]]);
    expect(offersOf(purchaseOf(table, "orange", []))).toEqual([]);
    expect(cheapest(table, "blue")).toBe(ways[0]);
    expect(cheapest(table, "green")).toBe(other);
    expect(cheapest(table, "orange")).toBeNull();
  });

  test("equal cards of a payment are told apart", () => {
    const cards = [
      { value: 7, copy: 0 },
      { value: 3, copy: 0 },
      { value: 3, copy: 1 },
    ];
    expect(purchaseFor("blue", [7, 3, 3])).toEqual({ kind: "purchase", slot: "blue", cards });
  });

  test("a card that is picked again is put back", () => {
    const once = paying("blue", null, { value: 3, copy: 0 });
    const both = paying("blue", once, { value: 3, copy: 1 });
    expect(both).toEqual(purchaseFor("blue", [3, 3]));
    expect(paying("blue", both, { value: 3, copy: 1 })).toEqual(once);
  });

  test("money that is gathered again is put back; of none nothing is picked", () => {
    const two = gathering(gathering(null, 2), 0);
    expect(two).toEqual({ kind: "money", places: [2, 0] });
    expect(gathering(two, 2)).toEqual({ kind: "money", places: [0] });
    expect(gathering(gathering(two, 2), 0)).toBe(null);
  });
});

describe("who has what", () => {
  const garden = (price: number): BuildingView => ({ kind: "garden", price });
  const owners = [owner({ buildings: [garden(10), garden(6)], points: { A: 5, B: 12, C: 0 } }), owner()];
  const table = view({ owners, martin: owner({ buildings: [garden(8), garden(8)] }) });

  test("Martin comes after the seats", () => {
    expect(ownersOf(table).map(({ seat }) => seat)).toEqual([0, 1, "martin"]);
  });

  test("buildings are counted, and the most of them is known", () => {
    expect(pricesOf(owners[0]!, "garden")).toEqual([6, 10]);
    expect([mostOf(table, "garden"), mostOf(table, "tower")]).toEqual([2, 0]);
    expect(pointsOf(owners[0]!)).toBe(17);
  });

  test("a hand is sorted by currency and value", () => {
    expect(groupsOf(money("green 2, blue 3, blue 9"), CURRENCIES)).toEqual([
      { currency: "blue", values: [9, 3], total: 12 },
      { currency: "green", values: [2], total: 2 },
    ]);
  });

  test("after the last scoring none is left", () => {
    expect(scoringsLeft(view({ held: ["A"] }))).toEqual(["B", "C"]);
    expect(scoringsLeft(view({ held: ["A", "C"] }))).toEqual([]);
  });
});

describe("scorings", () => {
  const scored = (seat: number, points: number) =>
    event("scored", { seat, scoring: "C", kind: "garden", buildings: 2, points });
  const log = [
    happening(3, event("scoring_held", { scoring: "A" })),
    happening(
      9,
      event("received", { owner: 1, kind: "tower", price: 9 }),
      event("hand_laid_open", { seat: 0, currency: "blue", total: 4 }),
      event("received", { owner: 0, kind: "garden", price: 8 }),
      event("scoring_held", { scoring: "C" }),
      scored(0, 20),
      scored(1, 12),
      event("martin_scored", { scoring: "C", kind: "garden", buildings: 1, points: 5 }),
    ),
  ];

  test("are told up to the move that is looked at", () => {
    expect(heldUntil(log, 2)).toEqual([]);
    expect(heldUntil(log, 8).map(({ scoring }) => scoring)).toEqual(["A"]);
    expect(heldUntil(log, 9).map(({ scoring }) => scoring)).toEqual(["A", "C"]);
  });

  test("have a line for everybody who has a building, and what was handed out before", () => {
    const last = heldUntil(log, 9)[1]!;
    expect(lineFor(last, "martin", "garden")?.points).toBe(5);
    expect(lineFor(last, 2, "garden")).toBeNull();
    expect([pointsFrom(last, 0), pointsFrom(last, 1), pointsFrom(last, 2)]).toEqual([20, 12, 0]);
    expect(last.handedOut.map(({ arguments: given }) => given.kind)).toEqual(["garden"]);
  });

  test("are items for the seats only", () => {
    expect(table.itemOf(scored(1, 12))).toEqual({
      seat: 1,
      points: 12,
      source: "kind-garden",
      group: "board-scoring-C",
    });
    expect(table.itemOf(log[1]!.events.at(-1)!)).toBeNull();
  });
});

describe("journeys", () => {
  const before = view();
  const purchase = [
    event("paid", { seat: 1, currency: "blue", value: 7 }),
    event("bought", { seat: 1, slot: "blue", kind: "garden", price: 10, total: 12 }),
    event("received", { owner: 1, kind: "garden", price: 10 }),
    event("yard_filled", { slot: "blue", kind: "tower", price: 9 }),
  ];

  test("money goes from its place to a hand, and comes from the pile", () => {
    const took = event("took", { seat: 2, place: 1, currency: "blue", value: 1 });
    const opened = event("money_opened", { place: 1, currency: "green", value: 4 });
    expect(journeys(happening(1, took, opened), before, before)).toEqual([
      { from: "open:0", to: "hand:2:blue:1 hand:2" },
      { from: "pile:money", to: "open:0", shows: "to" },
    ]);
  });

  test("a purchase of somebody else goes from a hand that is not seen", () => {
    expect(journeys(happening(1, ...purchase), before, before)).toEqual([
      { from: "hand:1", to: "discard", shows: "to" },
      { from: "yard:blue", to: "owner:1:garden" },
      { from: "pile:building", to: "yard:blue", shows: "to" },
    ]);
  });

  test("of one's own hand the card itself goes", () => {
    const owners = [owner(), owner({ hand: money("blue 7, blue 5") }), owner()];
    const mine = view({ owners, payments: [payment("blue", [7, 5], 10)] });
    expect(journeys(happening(1, purchase[0]!), mine, before)).toEqual([{ from: "hand:1:blue:7", to: "discard" }]);
  });

  test("a payment under way lies at its slot, and goes to the discard with the purchase", () => {
    const paying = view({ paying: { slot: "blue", price: 10, cards: [7], total: 7 } });
    expect(journeys(happening(1, purchase[0]!), before, paying)).toEqual([
      { from: "hand:1", to: "laid:blue", shows: "to" },
    ]);
    expect(journeys(happening(2, purchase[1]!), paying, before)).toEqual([{ from: "laid:blue", to: "discard" }]);
  });

  test("with two players a building waits to be kept or given", () => {
    const bought = view({ bought: { kind: "garden", price: 10 }, martin: owner() });
    const given = event("received", { owner: "martin", kind: "garden", price: 10 });
    expect(journeys(happening(1, purchase[1]!), before, bought)).toEqual([{ from: "yard:blue", to: "bought" }]);
    expect(journeys(happening(2, given), bought, before)).toEqual([{ from: "bought", to: "martin:garden" }]);
  });

  test("what Martin gets after a scoring comes from the pile, what is handed out at the end from the yard", () => {
    const received = event("received", { owner: "martin", kind: "tower", price: 9 });
    expect(journeys(happening(1, received), before, before)).toEqual([{ from: "pile:building", to: "martin:tower" }]);
    const open = event("hand_laid_open", { seat: 0, currency: "blue", total: 4 });
    const handed = event("received", { owner: 0, kind: "garden", price: 10 });
    expect(journeys(happening(1, open, handed), before, before)).toEqual([
      { from: "yard:yellow", to: "owner:0:garden" },
    ]);
  });

  test("the points of a scoring fly to each seat, added up", () => {
    const scored = (seat: number, kind: Kind, points: number) =>
      event("scored", { seat, scoring: "B", kind, buildings: 1, points });
    const events = [scored(0, "garden", 12), scored(1, "garden", 5), scored(0, "tower", 13)];
    expect(journeys(happening(1, ...events), before, before)).toEqual([
      { from: "scoring:B", to: "seat:0", text: "+25" },
      { from: "scoring:B", to: "seat:1", text: "+5" },
    ]);
  });
});

describe("hints", () => {
  const play = (picked: Picked | null = null, legal: Move[] = ["take 1"]) => ({ legal: new Set(legal), picked });

  test("fit what is to be decided", () => {
    expect(hintsFor(play(null, []), view())).toEqual([]);
    expect(hintsFor(play(), view())).toEqual(["hint-action"]);
    expect(hintsFor(play(purchaseFor("blue", [])), view())).toEqual(["hint-payment"]);
    expect(hintsFor(play(), view({ bought: { kind: "tower", price: 9 } }))).toEqual(["hint-gift"]);
    expect(hintsFor(play(), view({ payments: [payment("blue", [7, 3], 10)] }))).toEqual(["hint-action", "hint-exact"]);
    const due: DueView[] = [{ scoring: "A", at_least: 2, at_most: 9 }];
    expect(hintsFor(play(), view({ due }))).toEqual(["hint-action", "hint-due"]);
    const yard: SlotView[] = [{ slot: "blue", building: null }];
    expect(hintsFor(play(), view({ yard }))).toEqual(["hint-action", "hint-again"]);
  });
});

describe("marks", () => {
  const happening = (...events: Event[]): Happening => ({ kind: "move", seat: 1, seq: 1, events }) as Happening;
  const took = event("took", { seat: 1, place: 3, currency: "blue", value: 4 });
  const received = event("received", { owner: 1, kind: "tower", price: 9 });

  test("are where money or a building was, and where that is now", () => {
    expect(marksOf(happening(took))).toEqual(["open:2"]);
    expect(marksOf(happening(received))).toEqual(["owner:1:tower"]);
  });

  test("leave out what nobody did: a scoring and what it hands out, the end", () => {
    const held = event("scoring_held", { scoring: "A" });
    const given = event("received", { owner: "martin", kind: "garden", price: 7 });
    expect(marksOf(happening(took, held, given))).toEqual(["open:2"]);
    expect(marksOf(happening(event("hand_laid_open", { seat: 0, currency: "blue", total: 4 }), given))).toEqual([]);
  });
});

describe("what is this?", () => {
  const shown = view({
    unseen_buildings: { pavilion: [], seraglio: [], arcades: [], chambers: [], garden: [8, 9], tower: [] },
    unseen_money: { yellow: [], blue: [0, 0, 0, 0, 0, 0, 2], green: [], orange: [] },
    owners: [owner({ buildings: [{ kind: "garden", price: 8 }], hand_size: 4 }), owner({ hand: money("blue 7") })],
    martin: owner(),
    held: ["A"],
    due: [{ scoring: "B", at_least: 3, at_most: 9 }],
  });
  const IDS =
    "kind:garden building:garden:8 owner:0:garden martin martin:garden money:blue:7 slot:blue scoring:A \
scoring:B scoring:C pile:money pile:building discard hand:0 hand:1 outlook";

  test("has an answer for all that carries a name", () => {
    for (const id of IDS.split(" ")) expect(aboutOf(id, shown)?.rule, id).toMatch(/^A\d+$/);
    expect(aboutOf("moon:full", shown)).toBeNull();
  });

  test("every name that stands on the table is known", () => {
    const drawn = import.meta.glob<string>("../src/tables/alhambra/**/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const names = Object.values(drawn).flatMap((source) =>
      [...source.matchAll(/data-about="?\{?[`"]?([a-z]+)/g)].map(([, name]) => name),
    );
    const known = new Set(IDS.split(" ").map((id) => id.split(":")[0]));
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) if (name !== "place") expect(known, name).toContain(name);
  });
});

test("beside a scoring its points stand nowhere on the table", () => {
  const owner = (points: number) => ({ points: { A: 3, B: points, C: 0 } });
  const view = { owners: [owner(7), owner(5)], martin: owner(2) } as unknown as TableView;
  const { owners, martin } = untold(view, { scoring: "B" } as ScoringShow);
  expect([...owners, martin].map((each) => each?.points)).toEqual(Array(3).fill({ A: 3, B: 0, C: 0 }));
});
