// What is told while something is shown, and how far a game is.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { linesOf, turnsOf } from "../src/shell/log";
import { headingOf, promptOf } from "../src/shell/prompt";
import type { Happening, Trial } from "../src/messages";
import type { TitleTable } from "../src/tables/contract";
import generic from "../src/tables/generic/index";
import { words } from "../src/words.svelte";
import { happening, Paper } from "./table";

let paper: Paper;

beforeEach(async () => {
  paper = new Paper();
  await words.speak("en", "alhambra");
});

describe("while a scoring is looked at", () => {
  const end = { seq: 5, move: 5, since: 4, reset: false, over: true, to_act: null, log: [happening(4)] } as const;
  const standings = [
    { points: 90, place: 1, resigned: false },
    { points: 80, place: 2, resigned: false },
  ];

  const scoring = { seq: 4, heading: "Scoring C", points: [87, 75] };
  let shows: (typeof scoring)[] = [];

  beforeEach(() => {
    shows = [scoring];
    paper.desk.drawing = {
      ...generic,
      untold: (view: { held: string[] }, { heading }: typeof scoring) => ({
        held: view.held.filter((each) => !heading.endsWith(each)),
      }),
      showsOf: (log: readonly Happening[]) => shows.filter(({ seq }) => log.some((each) => each.seq === seq)),
    } as unknown as TitleTable;
  });

  /** A match that is over with a scoring that is told. */
  function endWithScoring(): void {
    paper.lay({ held: ["A", "B"] });
    paper.lay({ held: ["A", "B", "C"] }, { ...end, log: [...end.log], scores: [90, 80], standings });
  }

  test("what the move brought lies beside it, but no points are counted until it is closed", () => {
    endWithScoring();
    const { desk } = paper;
    expect(desk.show).toEqual(scoring);
    expect(desk.told?.over).toBe(false);
    expect([desk.told?.scores, desk.choice.scores]).toEqual([
      [3, 5],
      [3, 5],
    ]);
    expect(desk.shown?.table).toEqual({ held: ["A", "B"] });
    expect([desk.toldLog, desk.choice.log]).toEqual([[], []]);
    expect([desk.choice.isMyTurn, desk.choice.isBusy]).toEqual([false, true]);
    expect(promptOf(desk)).toEqual({ who: "Scoring C", seat: null, what: words.say("page-held"), isMine: false });
    desk.closeShow();
    expect([desk.show, desk.told?.scores, desk.choice.isBusy]).toEqual([null, [90, 80], false]);
    expect(desk.shown?.table).toEqual({ held: ["A", "B", "C"] });
    expect(desk.toldLog.length).toBe(1);
    expect(promptOf(desk).what).toContain("Anna");
  });

  test("one that lay there when the page was opened is not told", () => {
    paper.lay({}, { over: true, standings, log: [happening(3)] });
    expect([paper.desk.show, paper.desk.told?.over]).toEqual([null, true]);
  });

  test("two at once are told one after the other, each without the points of those to come", () => {
    const final = { seq: 4, heading: "The end", points: [0, 5] };
    shows.push(final);
    endWithScoring();
    expect(paper.desk.told?.scores).toEqual([3, 0]);
    paper.desk.closeShow();
    expect([paper.desk.show, paper.desk.queue.held, paper.desk.told?.over]).toEqual([final, "The end", false]);
    expect(paper.desk.told?.scores).toEqual([90, 75]);
    paper.desk.closeShow();
    expect([paper.desk.show, paper.desk.queue.held, paper.desk.told?.over]).toEqual([null, null, true]);
  });

  test("whoever takes the screen over sees the points before it, too", () => {
    paper.lay({ held: ["A", "B"] });
    const { desk } = paper;
    desk.leaveSeat(0, "token-0");
    paper.lay({ held: ["A", "B"] }, { ...end, seat: 0, reset: true, log: [happening(4)], scores: [90, 80], standings });
    expect([desk.show, desk.told?.over, desk.told?.scores, desk.toldLog]).toEqual([scoring, false, [3, 5], []]);
    desk.closeShow();
    expect([desk.told?.over, desk.told?.scores]).toEqual([true, [90, 80]]);
  });

  test("what is taken back is not told any further", () => {
    endWithScoring();
    paper.lay({ held: ["A"] }, { seq: 6, move: 3, log: [happening(5, { kind: "back" })] });
    expect([paper.desk.show, paper.desk.shown?.table]).toEqual([null, { held: ["A"] }]);
  });

  test("whoever looks back has seen enough", () => {
    endWithScoring();
    paper.desk.replay.look(2);
    expect([paper.desk.show, paper.desk.queue.held]).toEqual([null, null]);
  });

  test("a typed move closes it, and is made only when it is sent again", async () => {
    endWithScoring();
    const send = vi.spyOn(paper.desk.wire, "request");
    expect(await paper.desk.choice.type("take 1, take 2")).toBe(false);
    expect([paper.desk.show, send.mock.calls.length]).toEqual([null, 0]);
    void paper.desk.choice.type("take 1, take 2");
    expect(send.mock.calls.length).toBe(1);
  });
});

test("whoever tries something out in the turn of another is spoken to with the own seal", () => {
  paper.lay({}, { to_act: 0, seat: 1 });
  expect(promptOf(paper.desk).seat).toBe(0);
  paper.desk.tryout.now = { legal: { take: ["1"] }, table: {}, moves: [] } as unknown as Trial;
  expect([promptOf(paper.desk).who, promptOf(paper.desk).seat]).toEqual(["Your turn", 1]);
});

describe("how far a game is", () => {
  test.each([
    ["alhambra", { held: ["A"] }, "Alhambra · before scoring B"],
    ["carpe_diem", { game_phase: 3, round: 1, scoring: null }, "Carpe Diem · phase 3 of 4, round 1 of 7"],
    ["carpe_diem", { game_phase: 3, round: 7, scoring: 3 }, "Carpe Diem · scoring 3 of 4"],
    ["arkadia", { castle: { floor: 2 }, towers_to_end: 4, turns_left: null }, "floor 2: 4 towers to the end"],
    ["arkadia", { castle: { floor: 3 }, towers_to_end: 0, turns_left: 2 }, "floor 3: last turns, 2 more"],
  ])("%s says it in its own words", async (title, view, heading) => {
    await words.speak("en", title);
    paper.lay(view, { title });
    expect(headingOf(paper.desk)).toContain(heading);
  });
});

test("a deal is one line of the log, a single tile its own", async () => {
  await words.speak("en", "carpe_diem");
  const dealt = (depot: number) => ({
    seq: 0,
    audience: -1,
    name: "dealt",
    arguments: { depot, tile: "S01", one: "pond", other: "none" },
  });
  const lines = (count: number) => {
    const events = Array.from({ length: count }, (_, place) => dealt(place));
    return turnsOf([happening(0, { events })]).flatMap((turn) => linesOf(turn, "all", ["Anna", "Bruno"]));
  };
  expect(lines(28).map(({ text }) => text)).toEqual(["New tiles in the depots: 28"]);
  expect(lines(1)[0]?.text).toContain("depot 0");
});
