import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import table from "../src/tables/carpe_diem";
import { aboutOf } from "../src/tables/carpe_diem/about";
import { finalOf } from "../src/tables/carpe_diem/finals";
import { foretell } from "../src/tables/carpe_diem/foretell";
import { GUIDE } from "../src/tables/carpe_diem/guide/guide";
import { hintsFor } from "../src/tables/carpe_diem/hints";
import { journeys } from "../src/tables/carpe_diem/journeys";
import { marksOf } from "../src/tables/carpe_diem/marks";
import type { Happening, Named } from "../src/tables/carpe_diem/play";
import { itemOf } from "../src/tables/carpe_diem/points";
import { promptOf } from "../src/tables/carpe_diem/prompts";
import { gainsOf, scoringsOf } from "../src/tables/carpe_diem/scorings";
import { cardName } from "../src/tables/carpe_diem/speech";
import { tabFor } from "../src/tables/carpe_diem/tabs";
import { tell } from "../src/tables/carpe_diem/tell";
import type {
  CardView,
  CircleView,
  Event,
  FeatureView,
  Kind,
  Move,
  PlayerView,
  TableView,
  TaskView,
  TileView,
} from "../src/tables/carpe_diem/types";
import { words } from "../src/words.svelte";

const KINDS: Kind[] = [
  "villa",
  "merchant",
  "baker",
  "senator",
  "craftsman",
  "pond",
  "garden",
  "vineyard",
  "henyard",
  "market",
  "bakery",
  "fountain",
];
const ofKinds = (number: number) => Object.fromEntries(KINDS.map((kind) => [kind, number])) as Record<Kind, number>;

const tile = (name: string): TileView => ({
  tile: name,
  edges: ["pond", "pasture", "baker", "pasture"],
  chimneys: 0,
  centre: null,
});

const FEATURE: FeatureView = {
  kind: "pond",
  squares: ["c3", "c4"],
  open_edges: [{ side: "north", square: "c3", fitting: 0 }],
  finished: false,
  chimneys: 0,
  brings: { fish: 1 },
};
const TASK: TaskView = { side: "top", mark: "left", kind: "baker", points: 4, line: ["b1", "b2"], met: false };

const player = (given: Partial<PlayerView> = {}): PlayerView =>
  ({ patrician: 0, stored: [], features: [], tasks: [], ...given }) as PlayerView;

const card = (space: CardView["space"], red: boolean): CardView => ({
  space,
  card: red ? "A01" : "C01",
  deck: red ? "A" : "C",
  red,
  need: { fish: 2 },
  reward: { points: 4 },
  worth: [],
});

const circle = (disc: number | null): CircleView => ({ circle: "a1-b1", disc, ways: [] });

/** A table where everything lies that can be asked about. */
const view = (given: Partial<TableView> = {}): TableView =>
  ({
    game_phase: 2,
    round: 3,
    scoring: null,
    start: 1,
    depots: [0, 1].map((depot) => ({
      depot,
      tiles: depot === 0 ? [tile("L01"), tile("L02"), null, null] : [null, null, null, null],
      patricians: [],
      to_take: 1,
      lines: [1 - depot],
    })),
    row: [tile("S01"), null],
    in_hand: null,
    settling: null,
    faces: [{ tiles: ["L01", "L02"], in_game: 5, to_come: 3, sites: {} }],
    cards: [card("a1", true), card("b1", false)],
    circles: [circle(null)],
    players: [player({ features: [FEATURE], tasks: [TASK] }), player({ patrician: null, stored: [tile("L09")] })],
    light_pile: 28,
    dark_pile: 28,
    fountain_pile: 20,
    in_game: ofKinds(13),
    light_to_come: ofKinds(4),
    dark_to_come: ofKinds(2),
    ...given,
  }) as TableView;

const event = <Name extends Event["name"]>(name: Name, given: Named<Name>["arguments"]): Event =>
  ({ seq: 1, audience: -1, name, arguments: given }) as unknown as Event;

const happening = (move: number, ...events: Event[]): Happening =>
  ({ kind: "move", seat: 0, seq: move, move, events }) as unknown as Happening;

describe("what is this?", () => {
  const NAMES = ["Anna", "Bruno"];
  const IDS = [
    ..."tile:L01 tile:S01 tile:L09 feature:0:0 task:0:top:left frame shovel banderole thing:fish thing:coins".split(
      " ",
    ),
    ..."thing:bread fountain-card fountain-card:pond final depot:0 depot:1 progress start penalty bread".split(" "),
    ..."card:a1 card:b1 circle:a1-b1 pile:light pile:dark pile:fountain track patrician:0 patrician:1".split(" "),
    ...KINDS.map((kind) => `kind:${kind}`),
  ];

  beforeAll(() => words.speak("en", "carpe_diem"));

  test("has an answer for all that carries a name, with a rule of the title", () => {
    for (const id of IDS) {
      const about = aboutOf(id, view(), NAMES);
      expect(about?.rule, id).toMatch(/^C\d+$/);
      for (const text of [about?.name, about?.text]) expect(text, id).toMatch(/\w+/);
      expect(JSON.stringify(about), id).not.toMatch(/about-|board-|undefined|\{ ?\$/);
    }
  });

  test("is silent on what is not there", () => {
    for (const id of ["moon:full", "tile:L77", "feature:0:9", "task:1:top:left", "depot:9", "card:c4"])
      expect(aboutOf(id, view(), NAMES), id).toBeNull();
  });

  test("every name that stands on the table is known", () => {
    const drawn = import.meta.glob<string>("../src/tables/carpe_diem/**/*.svelte", {
      query: "?raw",
      import: "default",
      eager: true,
    });
    const sources = Object.values(drawn);
    const names = sources.flatMap((source) => [
      ...[...source.matchAll(/data-about="([a-z-]+)/g)].map(([, name]) => name),
      ...[...source.matchAll(/about: `([a-z-]+):/g)].map(([, name]) => name),
      ...[...source.matchAll(/data-about=\{[^}]*\? "([a-z]+)" : "([a-z]+)"\}/g)].flatMap(([, one, other]) => [
        one,
        other,
      ]),
    ]);
    const known = new Set(IDS.map((id) => id.split(":")[0]));
    expect(new Set(names).size).toBeGreaterThan(17);
    for (const name of names) expect(known, name).toContain(name);
  });

  test("counts what there is: of a kind, of a tile, of a feature, in a depot", () => {
    const counts = (id: string) => aboutOf(id, view(), NAMES)?.counts;
    expect(counts("kind:pond")).toBe("On 13 tiles of the game; still to come: 4 light, 2 dark");
    expect(counts("tile:L02")).toBe("Tiles like this: 5 in the game, 3 still to come");
    expect(counts("tile:L09")).toBeUndefined();
    expect(counts("feature:0:0")).toBe("At this size it is worth 1 fish");
    expect(counts("depot:0")).toBe("1 tile can still be taken here");
  });

  test("tells the ring from the star, a free circle from a taken one, a patrician that waits", () => {
    const star = view({ depots: view().depots.map((depot) => ({ ...depot, lines: [3, 4] })) });
    expect(aboutOf("depot:0", view(), NAMES)?.text).not.toBe(aboutOf("depot:0", star, NAMES)?.text);
    expect(aboutOf("circle:a1-b1", view({ circles: [circle(1)] }), NAMES)?.name).toMatch(/disc of Bruno$/);
    expect(aboutOf("patrician:1", view(), NAMES)?.name).toBe("Patrician of Bruno, not yet at a depot");
  });
});

describe("hints", () => {
  const hints = (...verbs: string[]) =>
    hintsFor({ legalNouns: Object.fromEntries(verbs.map((verb) => [verb, ["1"]])) });

  test.each([
    [["pawn"], ["hint-pawn"]],
    [["move"], ["hint-depot"]],
    [
      ["travel", "move"],
      ["hint-depot", "hint-travel"],
    ],
    [["take"], ["hint-tile"]],
    [["place", "store"], ["hint-square"]],
    [["store"], ["hint-square"]],
    [["first"], ["hint-first"]],
    [["craft"], ["hint-craft"]],
    [["return"], ["hint-return"]],
    [["circle"], ["hint-circle"]],
    [["card"], ["hint-card"]],
    [["pay"], ["hint-pay"]],
    [["bread", "stop"], ["hint-bread"]],
    [[], []],
  ])("for %j: %j", (verbs, expected) => expect(hints(...verbs)).toEqual(expected));
});

describe("the guide", () => {
  test("says in every language what its pictures show", async () => {
    expect(table.guide).toBe(GUIDE);
    for (const language of ["fr", "de", "ru", "en"] as const) {
      await words.speak(language, "carpe_diem");
      for (const { text } of GUIDE) expect(words.has(text), `${language} ${text}`).toBe(true);
    }
  });
});

describe("the log", () => {
  const told = (...events: Event[]) => {
    const lines = tell(
      events,
      ["Anna", "Bruno"],
      view({ card_bread: 3, cards: [card("a1", true), card("b1", false)] }),
    );
    return lines.map(({ text }) => text);
  };
  const asked = { seat: 1, card: "A01" };

  test("tells of a card in one line: how often it counts, what it brings, what is given for it", async () => {
    await words.speak("en", "carpe_diem");
    const [line, ...more] = told(
      event("card_begun", asked),
      event("good_paid", { seat: 1, good: "fish", number: 2 }),
      event("coins_paid", { seat: 1, coins: 1 }),
      event("multiples_reached", { ...asked, multiples: 2 }),
      event("card_scored", { ...asked, multiples: 2, points: 8 }),
      event("bread_paid", asked),
      event("multiples_reached", { ...asked, multiples: 1 }),
      event("card_scored", { ...asked, multiples: 1, points: 4 }),
    );
    expect(line).toBe(`Bruno: “${cardName(card("a1", true))}” counts 3 times: 12 points for 2 fish, 1 coin, 3 bread`);
    expect(more).toEqual([]);
  });

  test("tells of a card that is not met, of one that is being settled nothing, of all else as it is", () => {
    const [failed, fish, ...more] = told(
      event("card_begun", asked),
      event("card_failed", { ...asked, points: -4 }),
      event("goods_gained", { seat: 1, good: "fish", number: 2 }),
      event("card_begun", asked),
    );
    expect(failed).toBe(`Bruno: “${cardName(card("a1", true))}” is not met, which costs 4 points`);
    expect([fish, more]).toEqual(["Bruno: gets 2 fish", []]);
  });

  test("names the cards beside a disc", () => {
    const [line] = told(event("disc_laid", { seat: 0, circle: "a1-b1" }));
    expect(line).toBe(`Anna: puts a disc between “${cardName(card("a1", true))}” and “${cardName(card("b1", false))}”`);
  });
});

describe("what a move would lead to", () => {
  const best = { cards: [], points: -4, changes: { coins: 2 }, moves: [] };
  const circle = { circle: "a1-b1", disc: null, ways: [best] } satisfies CircleView;
  const cards = [card("a1", true), card("b1", false)];
  const texts = (...events: Event[]) =>
    foretell(events, ["Anna"], view({ cards, circles: [circle] })).map(({ text }) => text);

  test("says of a disc first what it comes to", () => {
    const [worth, said] = texts(event("disc_laid", { seat: 0, circle: "a1-b1" }));
    expect(worth).toBe("comes to −4 points, 2 coins");
    expect(said).toMatch("puts a disc between");
  });

  test("says last where a tile lies", () => {
    const built = event("built", { seat: 0, square: "c3", tile: "L01", one: "pond", other: "none" });
    const fish = event("goods_gained", { seat: 0, good: "fish", number: 2 });
    expect(texts(built, fish)).toEqual(["Anna: gets 2 fish", expect.stringMatching("builds pond")]);
  });
});

describe("the prompt", () => {
  const way = (space: string, points: number) => ({ cards: [], points, changes: {}, moves: [`card ${space}`] });
  const asked = (...outlook: ReturnType<typeof way>[]) =>
    promptOf({ legal: new Set(), picked: null }, view({ outlook } as Partial<TableView>));

  test("says whether the order of the cards changes anything, where that is asked", () => {
    expect(asked()).toBeNull();
    expect(asked(way("a1", 5), way("b1", 5))).toBe("Which card first? Either way: 5 points.");
    expect(asked(way("a1", 5), way("b1", 2))).toBe(words.say("board-orders-differ"));
  });

  test("says of a circle that a finger picked what it comes to", () => {
    const circles: CircleView[] = [{ circle: "a1-b1", disc: null, ways: [{ ...way("a1", 7), moves: [] }] }];
    const picked = { kind: "circle", circle: "a1-b1" } as const;
    const prompt = (...legal: Move[]) => promptOf({ legal: new Set(legal), picked }, view({ circles, outlook: [] }));
    expect(prompt("circle a1-b1")).toMatch("Both cards come to 7 points.");
    expect(prompt()).toBeNull();
  });
});

describe("points", () => {
  const scored = event("card_scored", { seat: 1, card: "A01", multiples: 2, points: 8 });
  const reached = event("multiples_reached", { seat: 1, card: "A01", multiples: 2 });
  const failed = event("card_failed", { seat: 0, card: "A01", points: -4 });

  test("are items of scorings and of the end", () => {
    expect(itemOf(scored)).toEqual({ seat: 1, points: 8, source: "points-card-scored", group: "board-cards" });
    expect(itemOf(failed)).toEqual({ seat: 0, points: -4, source: "points-card-failed", group: "board-cards" });
    expect(itemOf(event("villa_scored", { seat: 0, chimneys: 5, points: 7 }))).toEqual({
      seat: 0,
      points: 7,
      source: "points-villa-scored",
      group: "board-final",
    });
    expect(itemOf(event("turn_began", { seat: 0, turn: 3 }))).toBeNull();
  });

  test("every event that gives points is an item, and its words are there", async () => {
    await words.speak("en", "carpe_diem");
    const source = readFileSync("src/tables/carpe_diem/types.ts", "utf8");
    const names = [...source.matchAll(/name: "(\w+)"; arguments: \{[^}]*\bpoints: number/g)].map(([, name]) => name!);
    expect(names).toHaveLength(7);
    for (const name of names) {
      const item = itemOf(event(name as "villa_scored", { seat: 0, chimneys: 1, points: 1 }));
      expect(item?.points, name).toBe(1);
      expect(words.has(item!.source) && words.has(item!.group), name).toBe(true);
    }
  });

  test("of scorings are told one by one, up to the move that is looked at", () => {
    const log = [
      happening(1, event("scoring_began", { number: 1 }), reached, scored),
      happening(2, failed),
      happening(3, event("scoring_began", { number: 2 }), failed),
    ];
    expect(scoringsOf(log, 2)).toEqual([
      {
        number: 1,
        settled: [
          { seat: 1, card: "A01", multiples: 2, points: 8, things: {}, forBread: 0 },
          { seat: 0, card: "A01", multiples: 0, points: -4, things: {}, forBread: 0 },
        ],
        endSeq: null,
      },
    ]);
    expect([...gainsOf(log, 2)]).toEqual([
      [1, 8],
      [0, -4],
    ]);
    expect([...gainsOf(log, 3)]).toEqual([[0, -4]]);
    expect(scoringsOf(log, 0)).toEqual([]);
  });

  test("of scorings are told of cards without points too, and with bread; a scoring ends with the phase", () => {
    const card = { seat: 1, card: "C01" };
    const log = [
      happening(1, event("scoring_began", { number: 1 }), event("multiples_reached", { ...card, multiples: 2 })),
      happening(2, event("bread_gained", { seat: 1, bread: 2 }), event("stepped", { seat: 1, steps: 1, space: 3 })),
      happening(
        3,
        event("bread_paid", card),
        event("multiples_reached", { ...card, multiples: 1 }),
        event("bread_gained", { seat: 1, bread: 1 }),
      ),
      happening(4, event("phase_began", { number: 2, seat: 0 }), event("bread_gained", { seat: 1, bread: 5 })),
    ];
    const [scoring] = scoringsOf(log, 4);
    expect(scoring?.settled).toEqual([
      { ...card, multiples: 3, points: 0, things: { bread: 3, steps: 1 }, forBread: 1 },
    ]);
    expect([scoring?.endSeq, scoringsOf(log, 3)[0]?.endSeq]).toEqual([log[3]!.seq, null]);
  });

  test("of scorings are told with what was given up for them", () => {
    const card = { seat: 1, card: "A01" };
    const log = [
      happening(1, event("scoring_began", { number: 1 }), event("good_paid", { seat: 1, good: "fish", number: 2 })),
      happening(
        2,
        event("coins_paid", { seat: 1, coins: 1 }),
        reached,
        scored,
        event("card_failed", { ...card, points: -4 }),
      ),
    ];
    expect(scoringsOf(log, 2)[0]?.settled).toEqual([
      { ...card, multiples: 2, points: 8, things: { fish: -2, coins: -1 }, forBread: 0 },
      { ...card, multiples: 0, points: -4, things: {}, forBread: 0 },
    ]);
  });

  test("of the end are added up by source, once it is there", () => {
    const end = happening(
      9,
      event("villa_scored", { seat: 0, chimneys: 3, points: 3 }),
      event("villa_scored", { seat: 0, chimneys: 5, points: 7 }),
      event("store_scored", { seat: 1, things: 5, points: 2 }),
      event("task_scored", { seat: 1, side: "top", kind: "baker", points: 4 }),
      event("game_ended", { turn: 84 }),
    );
    expect(finalOf([end], 8, 2)).toBeNull();
    expect(finalOf([end], 9, 2)).toEqual({
      seq: 9,
      points: { villas: [10, 0], store: [0, 2], track: [0, 0], fountain: [0, 0], tasks: [0, 4] },
    });
  });
});

describe("journeys and marks", () => {
  const took = event("took", { seat: 1, depot: 0, tile: "L02", one: "pond", other: "baker" });
  const built = event("built", { seat: 1, square: "c3", tile: "L02", one: "pond", other: "baker" });
  const way = (...events: Event[]) => journeys(happening(1, ...events), view(), view());

  test("a tile goes from its place in the depot to the hand, and to its square or the store", () => {
    expect(way(took)).toEqual([{ from: "depot:0:2", to: "in-hand" }]);
    expect(way(built)).toEqual([{ from: "in-hand", to: "square:1:c3" }]);
    expect(way(event("stored", { seat: 1, tile: "L02", one: "pond", other: "baker" }))).toEqual([
      { from: "in-hand", to: "stored:1" },
    ]);
    expect(way(event("crafted", { seat: 1, space: 1, tile: "S01", one: "pond", other: "none" }))).toEqual([
      { from: "row:1", to: "in-hand" },
    ]);
  });

  test("new tiles come from the pile to their places", () => {
    expect(way(event("dealt", { depot: 0, tile: "L01", one: "pond", other: "baker" }))).toEqual([
      { from: "pile:light", to: "depot:0:1", shows: "to" },
    ]);
  });

  test("what is gained flies to where it is kept, points from their card to the seat", () => {
    expect(way(event("goods_gained", { seat: 0, good: "fish", number: 2 }))).toEqual([
      { from: "seat:0", to: "fish:0", text: "+2" },
    ]);
    expect(way(event("stepped", { seat: 0, steps: 1, space: 4 }))).toEqual([
      { from: "seat:0", to: "track:0", text: "+1" },
    ]);
    expect(way(event("card_scored", { seat: 1, card: "A01", multiples: 1, points: 4 }))).toEqual([
      { from: "card:a1", to: "seat:1", text: "+4" },
    ]);
    expect(way(event("card_failed", { seat: 1, card: "C01", points: -4 }))).toEqual([
      { from: "card:b1", to: "seat:1", text: "−4" },
    ]);
    expect(way(event("card_failed", { seat: 1, card: "C01", points: 0 }))).toEqual([]);
  });

  test("marked is where a tile was and is, and where a disc was laid", () => {
    expect(marksOf(happening(1, took, built))).toEqual(["depot:0", "square:1:c3"]);
    expect(marksOf(happening(1, event("disc_laid", { seat: 0, circle: "a1-b1" })))).toEqual(["circle:a1-b1"]);
    expect(marksOf(happening(1, event("stepped", { seat: 0, steps: 1, space: 4 })))).toEqual([]);
  });
});

describe("tabs", () => {
  const nouns = (...verbs: string[]) => ({
    legalNouns: Object.fromEntries(verbs.map((verb) => [verb, ["c3r0"]])),
  });
  test("the part follows what is to be decided", () => {
    expect(tabFor(nouns("move"), view())).toBe("depots");
    expect(tabFor(nouns("place", "store"), view({ in_hand: tile("L01") }))).toBe("district");
    expect(tabFor(nouns("circle"), view({ scoring: 1 }))).toBe("cards");
    expect(tabFor(nouns("craft"), view())).toBe("depots");
  });
});
