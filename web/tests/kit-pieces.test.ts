import { createRawSnippet, type Component } from "svelte";
import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import Back from "../src/kit/Back.svelte";
import Card from "../src/kit/Card.svelte";
import Count from "../src/kit/Count.svelte";
import Dial from "../src/kit/Dial.svelte";
import { drawing } from "../src/kit/drawings";
import Face from "../src/kit/Face.svelte";
import Fan from "../src/kit/Fan.svelte";
import Ghost from "../src/kit/Ghost.svelte";
import LitSquares from "../src/kit/LitSquares.svelte";
import Meeple from "../src/kit/Meeple.svelte";
import { miniShapes } from "../src/kit/mini";
import MiniBoard from "../src/kit/MiniBoard.svelte";
import Panel from "../src/kit/Panel.svelte";
import Pile from "../src/kit/Pile.svelte";
import { STEP_OF_KEY, stepped } from "../src/kit/stepper";
import Stepper from "../src/kit/Stepper.svelte";
import Symbols from "../src/kit/Symbols.svelte";
import SeatToken from "../src/ui/SeatToken.svelte";
import { words } from "../src/words.svelte";
import { Hand } from "./holding.svelte";
import { count, textOf } from "./table";

function draw<Props extends Record<string, any>>(Part: Component<Props>, props: NoInfer<Props>): string {
  return render(Part as unknown as Component<object>, { props }).body.replace(/<!--.*?-->/g, "");
}

const text = (said: string) => createRawSnippet(() => ({ render: () => `<i>${said}</i>` }));

beforeAll(() => words.speak("en", "alhambra"));

describe("cards", () => {
  test("say how they may be chosen by more than their colour", () => {
    expect(draw(Card, {})).not.toMatch(/notch|tick/);
    expect(draw(Card, { lit: true })).toContain("notch");
    expect(draw(Card, { lit: true, chosen: true })).toContain("tick");
    expect(draw(Card, { lit: true, chosen: true })).not.toContain("notch");
    expect(draw(Card, { size: "s", dim: true })).toMatch(/class="card s[^"]*dim/);
  });

  test("show a face that is drawn, or one that is drawn elsewhere", () => {
    expect(draw(Card, { children: text("face") })).toMatch(/<svg class="face[^>]*viewBox="0 0 100 140"[^>]*><i>face/);
    expect(draw(Card, { face: "house-red", viewBox: "0 0 60 20" })).toMatch(
      /viewBox="0 0 60 20"[^>]*><use href="#house-red"/,
    );
  });

  test("have backs whose ornaments are their own", () => {
    const props = { ground: "#123456", edge: "#654321", ornament: text("star") };
    const page = draw(Symbols, { drawings: ["a", "b"].map((id) => drawing(id, "0 0 100 140", Back, props)) });
    const patterns = [...page.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(patterns).size).toBe(2);
    expect([...page.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)).toEqual(patterns);
    expect(count(page, "<i>star")).toBe(2);
  });

  test("lie in piles that are as thick as they are full", () => {
    const layers = [0, 1, 14, 15, 56, 99].map((cards) =>
      count(draw(Pile, { count: cards, name: "money", back: text("back") }), "<i>back"),
    );
    expect(layers).toEqual([0, 1, 1, 2, 4, 4]);
    expect(count(draw(Pile, { count: 5, name: "tiles", thick: 2, back: text("back") }), "<i>back")).toBe(3);
    const empty = draw(Pile, { count: 0, name: "money", back: text("back") });
    expect(empty).toMatch(/class="cards[^"]*empty/);
    expect(textOf(empty)).toMatch(/0 money/);
  });

  test("lie in a fan, one after the other", () => {
    const card = createRawSnippet((item: () => string) => ({ render: () => `<i>${item()}</i>` }));
    expect(textOf(draw(Fan<string>, { items: ["one", "two"], card }))).toMatch(/one +two/);
  });
});

describe("drawings", () => {
  test("are made once, each under its id, and used by it", () => {
    const drawings = [0, 1, null].map((owner) => drawing(`meeple-${owner}`, "0 -2 32 44", Meeple, { owner }));
    const page = draw(Symbols, { drawings, children: text("pattern") });
    expect([...page.matchAll(/<symbol id="([^"]*)" viewBox="0 -2 32 44"/g)].map(([, id]) => id)).toEqual([
      "meeple-0",
      "meeple-1",
      "meeple-null",
    ]);
    expect(page).toContain("<defs><i>pattern");
    expect(page).toContain('aria-hidden="true"');
    expect(draw(Symbols, { drawings })).not.toContain("<defs");
    const face = draw(Face, { id: "meeple-0" });
    expect(face).toContain('<use href="#meeple-0"');
    expect(count(face, /<[a-z]/)).toBe(2);
  });

  test("have a name where no text beside them says what they are", () => {
    expect(draw(Face, { id: "x" })).toMatch(/aria-hidden="true"/);
    expect(draw(Face, { id: "x", name: "a worker" })).toMatch(/role="img" aria-label="a worker"/);
    expect(draw(Face, { id: "x", name: "a worker" })).not.toMatch(/aria-hidden="true"/);
  });
});

describe("people", () => {
  const people = [0, 1, 2, 3, 4, 5, null].map((owner) => draw(Meeple, { owner }));

  test("can be told apart without their colours", () => {
    const bare = people.map((person) => person.replace(/(fill|stroke)="#[0-9a-f]+"/g, ""));
    expect(new Set(bare).size).toBe(7);
  });

  test("wear the sign of their seat", () => {
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      const [, sign] = /<path d="([^"]+)" fill="#fffaf0"/.exec(draw(SeatToken, { seat })) ?? [];
      expect(people[seat]).toContain(`d="${sign}"`);
      expect(people[6]).not.toContain(`d="${sign}"`);
    }
  });
});

describe("numbers", () => {
  test("on a dial run from what is to what would be", () => {
    const dial = draw(Dial, { name: "red: 2", value: 2 });
    expect(dial).toMatch(/role="img" aria-label="red: 2"/);
    expect([count(dial, 'class="pip'), count(dial, / on"/), textOf(dial).trim()]).toEqual([9, 3, "2"]);
    const more = draw(Dial, { name: "red: 2 to 3", value: 2, next: 3 });
    expect(textOf(more)).toMatch(/2→ *3/);
    expect(more).toMatch(/change[^"]* up"/);
    expect(draw(Dial, { name: "red: 3 to 2", value: 3, next: 2 })).not.toMatch(/ up"/);
    expect(draw(Dial, { name: "red: 12", value: 12 })).not.toContain("NaN");
  });

  test("in a stepper can be read, stepped and pressed again and again", () => {
    const page = draw(Stepper, { name: "red seals", value: 0, max: 4, onchange: () => undefined });
    expect(page).toMatch(/role="spinbutton"[^>]*aria-valuenow="0" aria-valuemin="0" aria-valuemax="4"/);
    expect(count(page, "data-repeat")).toBe(2);
    expect(page).toMatch(/aria-label="red seals: one less" aria-disabled="true"/);
    expect(page).toMatch(/aria-label="red seals: one more" aria-disabled="false"/);
  });

  test("are stepped by keys, no further than they go", () => {
    const by = (key: string) => stepped(3, STEP_OF_KEY.get(key)!, 1, 4);
    expect(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].map(by)).toEqual([4, 4, 2, 2]);
    expect(["PageUp", "PageDown", "Home", "End"].map(by)).toEqual([4, 1, 1, 4]);
    expect(STEP_OF_KEY.get("Enter")).toBe(undefined);
  });

  test("stand on a seal", () => {
    expect(textOf(draw(Count, { count: 7 })).trim()).toBe("7");
    expect(draw(Count, { count: 7, small: true })).toMatch(/count[^"]* small/);
  });
});

describe("boards", () => {
  const cell = (square: string, fill: string, whole?: string) => ({ square, fill, whole });

  test("in small are one shape for each whole and one path for each fill", () => {
    const cells = [cell("a1", "red", "villa"), cell("b1", "red", "villa"), cell("d1", "red"), cell("c3", "blue")];
    const shapes = miniShapes(cells);
    expect(shapes.map(({ fill, path }) => [fill, count(path, "M")])).toEqual([
      ["red", 2],
      ["blue", 1],
    ]);
    expect(miniShapes([cell("a1", "red"), cell("b1", "red")])[0]!.path.split("M")).toHaveLength(3);
  });

  test("in small are one picture with a name", () => {
    const cells = [{ ...cell("b2", "#445566"), sign: "M0 0H24V24z", ink: "#ffffff" }, cell("c2", "#445566")];
    const page = draw(MiniBoard, { columns: 6, rows: 6, cells, name: "Anna’s district", children: text("mark") });
    expect(page).toMatch(/<svg viewBox="0 0 144 144" role="img" aria-label="Anna’s district"/);
    expect([count(page, 'fill="#445566"'), count(page, 'd="M0 0H24V24z"'), count(page, "<i>mark")]).toEqual([1, 1, 1]);
    expect(page).toMatch(/translate\(29 29\)/);
  });

  test("have parts with a name, seen or only read out", () => {
    const panel = draw(Panel, { name: "Depots", children: text("inside") });
    expect(panel).toMatch(/<section[^>]*aria-labelledby="([^"]+)"[^>]*><h2 id="\1"/);
    expect(panel).not.toMatch(/<h2[^>]*hidden/);
    expect(draw(Panel, { name: "Depots", quiet: true, children: text("inside") })).toMatch(/<h2[^>]*hidden/);
  });
});

describe("what is being placed", () => {
  const GRID = { columns: 6, rows: 6, size: 10 };
  const sites = [{ move: "place b2", turn: "1", squares: ["b3", "b2"] }];
  const turning = createRawSnippet((turn: () => string) => ({ render: () => `<i>turned ${turn()}</i>` }));

  test("is drawn on its site, or faint beside it", () => {
    const { placing } = new Hand(GRID, sites);
    const ghost = () => draw(Ghost, { placing, children: turning });
    expect(ghost()).toBe("");
    placing.pointAt("b3");
    expect(ghost()).toMatch(/class="ghost[^"]*"[^>]*translate\(10px, 10px\).*turned 1/s);
    expect(ghost()).not.toMatch(/ghost[^"]* free/);
    placing.pointAt("f6");
    expect(ghost()).toMatch(/ghost[^"]* free"[^>]*translate\(50px, 45px\)/);
  });

  test("lights its squares, each with a name, in the order in which one reads", () => {
    const { placing } = new Hand(GRID, sites);
    const page = draw(LitSquares, { placing, nameOf: (square: string) => `build on ${square}` });
    expect([...page.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(["build on b2", "build on b3"]);
    expect([count(page, "data-rove"), count(page, "data-lit"), count(page, 'data-square="b')]).toEqual([2, 2, 2]);
  });
});
