// What is told while something is shown, and how far a game is.

import { beforeEach, describe, expect, test } from "vitest";
import { linesOf, turnsOf } from "../src/shell/log";
import { headingOf, promptOf } from "../src/shell/prompt";
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

  test("nothing beside it tells how it ends", () => {
    paper.lay({});
    paper.lay({}, { ...end, log: [...end.log], scores: [90, 80], standings });
    const letGo = paper.desk.queue.hold("Scoring C");
    expect(paper.desk.told?.over).toBe(false);
    expect(paper.desk.told?.scores).toEqual([3, 5]);
    expect(paper.desk.toldLog).toEqual([]);
    expect(promptOf(paper.desk)).toEqual({
      who: "Scoring C",
      seat: null,
      what: words.say("page-held"),
      isMine: false,
    });
    letGo();
    expect(paper.desk.told?.scores).toEqual([90, 80]);
    expect(paper.desk.toldLog.length).toBe(1);
    expect(promptOf(paper.desk).what).toContain("Anna");
  });

  test("one that is opened over a match which was laid as a whole has nothing before it", () => {
    paper.lay({}, { over: true, standings });
    paper.desk.queue.hold("Scoring C");
    expect(paper.desk.told?.over).toBe(true);
  });
});

describe("how far a game is", () => {
  test.each([
    ["alhambra", { held: ["A"] }, "Alhambra · before scoring B"],
    ["carpe_diem", { game_phase: 3, round: 1 }, "Carpe Diem · phase 3 of 4, round 1 of 7"],
    ["arkadia", { castle: { floor: 2 }, towers_to_end: 4, turns_left: null }, "floor 2: 4 towers to the end"],
    ["arkadia", { castle: { floor: 3 }, towers_to_end: 0, turns_left: 2 }, "floor 3: last turns, 2 after this one"],
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
    arguments: { depot, tile: "K01", one: "pond", other: "none" },
  });
  const lines = (count: number) => {
    const events = Array.from({ length: count }, (_, place) => dealt(place));
    return turnsOf([happening(0, { events })]).flatMap((turn) => linesOf(turn, "all", ["Anna", "Bruno"]));
  };
  expect(lines(28).map(({ text }) => text)).toEqual(["New tiles in the depots: 28"]);
  expect(lines(1)[0]?.text).toContain("depot 0");
});
