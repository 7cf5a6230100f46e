import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { beside } from "../src/kit/beside";
import { cornered, placeOf, shifted, squaresOf, turned, type Box, type Point, type Square } from "../src/kit/geometry";
import { letterOf, Notches } from "../src/kit/gestures";
import { liftable, placeable } from "../src/kit/placing.svelte";
import { coveredBySites, siteAt, stepTurn, turnsOf, type Site } from "../src/kit/sites";
import { renew } from "./browser";
import { follow } from "./follow.svelte";
import { Hand, used } from "./holding.svelte";

const GRID = { columns: 6, rows: 6, size: 10 };
const HOUSE = ["a1", "a2"];
const FARM = ["a1", "a2", "b2"];

/** The middle of a square, or a point beside it. */
const at = (square: Square, right = 0, down = 0): Point => {
  const { column, row } = placeOf(square);
  return { x: column * 10 + 5 + right, y: row * 10 + 5 + down };
};

/** Every site of a shape on free squares, in all its turnings. */
function sitesOf(shape: Square[], free: Square[]): Site[] {
  const lies = [0, 1, 2, 3].flatMap((quarters) => {
    const lying = turned(shape, quarters);
    return squaresOf(GRID).flatMap((square): Site[] => {
      const { column, row } = placeOf(square);
      const squares = lying.map((each) => shifted(each, column, row) ?? "");
      const isFree = squares.every((each) => free.includes(each));
      return isFree ? [{ move: `site ${square}r${quarters}`, turn: `r${quarters}`, squares }] : [];
    });
  });
  const looks = lies.map(({ squares }) => squares.toSorted().join());
  return lies.filter((_, number) => looks.indexOf(looks[number]!) === number);
}

const site = (move: string, turn: string, ...squares: Square[]): Site => ({ move, turn, squares });
/** Two ways to lie, upright on the left and level below. */
const FEW = [site("up", "r0", "b2", "b3"), site("level", "r1", "b3", "c3"), site("far", "r1", "e5", "f5")];

// --- Which site is meant ---

describe("the site that is meant", () => {
  const move = (sites: Site[], square: Square, turn: string | null, right = 0, down = 0) =>
    siteAt(sites, square, at(square, right, down), 10, turn)?.move ?? null;

  test("covers the square that one points at", () => {
    expect(move(FEW, "b2", "r0")).toBe("up");
    expect(move(FEW, "c3", "r1")).toBe("level");
    expect(move(FEW, "a1", "r0")).toBe(null);
  });

  test("is turned as wished, else as it fits", () => {
    expect(move(FEW, "b3", "r0")).toBe("up");
    expect(move(FEW, "b3", "r1")).toBe("level");
    expect(move(FEW, "c3", "r0")).toBe("level");
    expect(move(FEW, "b2", "r1")).toBe("up");
  });

  test("is the nearest to the pointer", () => {
    const row = [site("left", "r0", "a1", "b1"), site("right", "r0", "b1", "c1")];
    expect(move(row, "b1", "r0", -1)).toBe("left");
    expect(move(row, "b1", "r0", 1)).toBe("right");
    expect(move(row, "b1", "r0")).toBe("left");
    expect(move(row.toReversed(), "b1", "r0")).toBe("left");
  });

  test("does not depend on the order in which sites are told", () => {
    const sites = sitesOf(FARM, squaresOf(GRID));
    for (const square of squaresOf(GRID))
      for (const turn of ["r0", "r3", null])
        expect(move(sites.toReversed(), square, turn)).toBe(move(sites, square, turn));
  });

  test.each([
    [HOUSE, 2],
    [FARM, 4],
    [["a1", "b1", "c1", "b2"], 4],
    [["a1", "b1", "a2", "b2"], 1],
  ])("of %j, can be any, also if one points at the middle of squares only", (shape, ways) => {
    for (const free of [squaresOf(GRID), squaresOf(GRID).filter((_, place) => place % 7 !== 3)]) {
      const sites = sitesOf(shape, free);
      expect(turnsOf(sites)).toHaveLength(ways);
      const meant = squaresOf(GRID).flatMap((square) => turnsOf(sites).map((turn) => move(sites, square, turn)));
      expect(new Set(meant.filter((each) => each !== null))).toEqual(new Set(sites.map(({ move }) => move)));
    }
  });

  test("lights all that sites cover", () => {
    expect([...coveredBySites(FEW)].toSorted()).toEqual(["b2", "b3", "c3", "e5", "f5"]);
  });

  test("turnings go round and round", () => {
    const turns = ["r0", "r1", "t0"];
    expect(turnsOf([...FEW, site("over", "t0", "a1")].toReversed())).toEqual(turns);
    expect(turns.map((turn) => stepTurn(turns, turn, 1))).toEqual(["r1", "t0", "r0"]);
    expect(turns.map((turn) => stepTurn(turns, turn, -1))).toEqual(["t0", "r0", "r1"]);
    expect(stepTurn(turns, "r3", 1)).toBe("r0");
    expect(stepTurn([], "r3", 1)).toBe("r3");
  });
});

// --- Placing ---

describe("a piece that is being placed", () => {
  let hand: Hand;

  beforeEach(() => {
    hand = new Hand(GRID, FEW);
  });

  test("lies nowhere until one points", () => {
    const { placing } = hand;
    expect([placing.isHeld, placing.site, placing.box, placing.turning]).toEqual([true, null, null, "r0"]);
    expect(placing.turnings).toEqual(["r0", "r1"]);
    expect(placing.shape).toEqual(["a1", "a2"]);
    expect(placing.lit.size).toBe(5);
  });

  test("snaps to a site, and follows the pointer where there is none", () => {
    const { placing } = hand;
    placing.point(at("b3"));
    expect([placing.move, placing.box]).toEqual(["up", { x: 10, y: 10, width: 10, height: 20 }]);
    placing.point({ x: 3, y: 40 });
    expect([placing.move, placing.box]).toEqual([null, { x: -2, y: 30, width: 10, height: 20 }]);
    placing.leave();
    expect(placing.box).toBe(null);
  });

  test("turns among what fits where one points", () => {
    const { placing } = hand;
    placing.point(at("b3"));
    placing.turn(1);
    expect([placing.turning, placing.move, placing.shape]).toEqual(["r1", "level", ["a1", "b1"]]);
    placing.turn(1);
    expect(placing.move).toBe("up");
    placing.turn(-1);
    expect(placing.move).toBe("level");
    placing.point(at("b2"));
    expect([placing.turnings, placing.move]).toEqual([["r0"], "up"]);
    placing.turn(1);
    expect(placing.move).toBe("up");
  });

  test("turns among all that fits anywhere, where nothing fits here", () => {
    const { placing } = hand;
    placing.turn(1);
    expect(placing.turning).toBe("r1");
    placing.point(at("a6"));
    expect([placing.turnings, placing.box]).toEqual([["r0", "r1"], { x: -5, y: 50, width: 20, height: 10 }]);
    placing.turn(1);
    expect(placing.turning).toBe("r0");
  });

  test("keeps the turning that was wished where it fits again", () => {
    const { placing } = hand;
    placing.turn(1);
    placing.point(at("b2"));
    expect(placing.turning).toBe("r0");
    placing.point(at("b3"));
    expect(placing.turning).toBe("r1");
  });

  test("a click lays it down, or says that it cannot lie there", () => {
    hand.placing.click(at("c3"));
    hand.placing.click(at("a1"));
    hand.placing.click({ x: -5, y: 5 });
    expect(hand.told).toEqual(["place level", "miss a1 r0"]);
  });

  test("a tap shows it, a second one lays it down", () => {
    const { placing, told } = hand;
    placing.tap(at("b3"));
    expect([placing.move, told]).toEqual(["up", []]);
    placing.turn(1);
    placing.tap(at("e5"));
    expect([placing.move, told]).toEqual(["far", []]);
    placing.tap(at("f5"));
    expect(told).toEqual(["place far"]);
    placing.tap(at("a1"));
    placing.tap(at("a1"));
    expect(told).toEqual(["place far", "miss a1 r1", "miss a1 r1"]);
  });

  test("the next one begins anew", () => {
    const { placing } = hand;
    placing.turn(1);
    placing.tap(at("b3"));
    hand.piece = "other tile";
    expect([placing.site, placing.turning]).toEqual([null, "r0"]);
    placing.tap(at("b3"));
    expect(hand.told).toEqual([]);
  });

  test("stays where it is when the table is told again", () => {
    hand.placing.point(at("b3"));
    hand.placing.turn(1);
    hand.sites = FEW.map((each) => ({ ...each }));
    expect(hand.placing.move).toBe("level");
    hand.sites = FEW.slice(0, 1);
    expect([hand.placing.move, hand.placing.turning]).toEqual(["up", "r0"]);
  });

  test("is nowhere when there is none", () => {
    const { placing } = hand;
    placing.point(at("b3"));
    hand.piece = null;
    placing.point(at("b3"));
    placing.turn(1);
    placing.click(at("b3"));
    placing.drop({ x: 0, y: 0 });
    expect([placing.isHeld, placing.site, placing.box, placing.lit.size]).toEqual([false, null, null, 0]);
    expect([placing.key({ key: "r", code: "KeyR" }), placing.key({ key: "Escape", code: "Escape" })]).toEqual([
      false,
      false,
    ]);
    expect(hand.told).toEqual([]);
  });

  test("tells who watches what would be done, and only when that changes", () => {
    const seen = follow(() => hand.placing.move);
    for (const right of [0, 1, 2]) hand.placing.point(at("b2", right));
    expect(seen).toEqual([null]);
    return Promise.resolve().then(() => expect(seen).toEqual([null, "up"]));
  });
});

describe("a piece that is laid by two presses", () => {
  let hand: Hand;

  beforeEach(() => {
    hand = new Hand(GRID, FEW, true, true);
  });

  test.each(["click", "tap"] as const)("is kept by the first %s and laid by the second", (press) => {
    const { placing } = hand;
    placing[press](at("b3"));
    expect([hand.picked, placing.move, hand.told]).toEqual(["b3", "up", []]);
    placing[press](at("b3"));
    expect(hand.told).toEqual(["place up"]);
  });

  test("lies where it is kept while one points elsewhere or nowhere, and is turned there", () => {
    const { placing } = hand;
    placing.click(at("b3"));
    placing.leave();
    expect([placing.move, placing.turnings]).toEqual(["up", ["r0", "r1"]]);
    placing.turn(1);
    expect(placing.move).toBe("level");
    placing.point(at("e5"));
    expect(placing.move).toBe("far");
  });

  test("is kept elsewhere by a press elsewhere, and on what it covers laid", () => {
    const { placing } = hand;
    placing.click(at("b3"));
    placing.click(at("f5"));
    expect([hand.picked, hand.told]).toEqual(["f5", []]);
    placing.click(at("e5"));
    expect(hand.told).toEqual(["place far"]);
  });

  test("is laid by a finger as it is shown, not as another square would have it", () => {
    const { placing } = hand;
    placing.turn(1);
    placing.tap(at("b2"));
    expect([hand.picked, placing.move]).toEqual(["b2", "up"]);
    placing.tap(at("b3")); // pointed at, it would be level there
    expect(hand.told).toEqual(["place up"]);
  });

  test("is pressed by whoever does not point, too", () => {
    hand.placing.pressAt("c3");
    expect([hand.picked, hand.told]).toEqual(["c3", []]);
    hand.placing.pressAt("c3");
    expect(hand.told).toEqual(["place level"]);
  });

  test("says where it cannot lie", () => {
    hand.placing.click(at("a1"));
    expect([hand.picked, hand.told]).toEqual([null, ["miss a1 r0"]]);
  });
});

describe("keys", () => {
  const press = (hand: Hand, key: string, code = `Key${key.toUpperCase()}`) => hand.placing.key({ key, code });

  test("turn it forwards and back", () => {
    const hand = new Hand(GRID, sitesOf(FARM, squaresOf(GRID)));
    hand.placing.pointAt("c3");
    const turnings = ["e", "r", "E", "R", "q", "Q"].map((key) => (press(hand, key), hand.placing.turning));
    expect(turnings).toEqual(["r1", "r2", "r3", "r0", "r3", "r2"]);
    expect([press(hand, "u"), hand.placing.turning]).toEqual([false, "r2"]);
  });

  test("put it back", () => {
    const hand = new Hand(GRID, FEW);
    hand.placing.pointAt("b3");
    expect(press(hand, "Escape", "Escape")).toBe(true);
    expect([hand.told, hand.placing.box]).toEqual([["put back"], null]);
  });

  test("leave one that cannot be put back, and take no more than that", () => {
    const hand = new Hand(GRID, FEW, false);
    hand.placing.pointAt("b3");
    expect([press(hand, "Escape", "Escape"), hand.placing.site]).toEqual([true, null]);
    expect(press(hand, "Escape", "Escape")).toBe(false);
  });

  test("are read by what they write, and elsewhere by their place", () => {
    expect(letterOf({ key: "Q", code: "KeyA" })).toBe("q"); // French
    expect(letterOf({ key: "й", code: "KeyQ" })).toBe("q"); // Russian
    expect(letterOf({ key: "Escape", code: "Escape" })).toBe("escape");
    expect(letterOf({ key: "3", code: "Digit3" })).toBe("3");
  });
});

describe("a wheel", () => {
  const turn = (deltas: number[], every: number, deltaMode = 0) => {
    const notches = new Notches();
    return deltas.map((deltaY, number) => notches.count({ deltaY, deltaMode, timeStamp: number * every }));
  };

  test("has a step a notch, however fast", () => {
    expect(turn([120, 120, -120, 100], 5)).toEqual([1, 1, -1, 1]);
    expect(turn([3, 3, -3], 5, 1)).toEqual([1, 1, -1]);
    expect(turn([1], 5, 2)).toEqual([1]);
  });

  test("that is smooth has a step a stretch, then it rests", () => {
    const steps = turn(Array<number>(30).fill(12), 10); // 360 pixels in a third of a second
    expect(steps.flatMap((step, number) => (step === 0 ? [] : [[number, step]]))).toEqual([
      [4, 1],
      [23, 1],
    ]);
    expect(turn([20, 20, -20, -20, -20], 10)).toEqual([0, 0, 0, 0, -1]);
    expect(turn([40, 40], 1000)).toEqual([0, 0]);
  });
});

// --- On the page ---

/** As much of an element as the actions use. */
class FakeElement extends EventTarget {
  readonly dataset: Record<string, string> = {};
  readonly style = { touchAction: "" };
  readonly viewBox = { baseVal: { x: -10, y: -10, width: 80, height: 80 } };
  box: Box = { x: 100, y: 50, width: 160, height: 160 };

  getBoundingClientRect() {
    const { x, y, width, height } = this.box;
    return { x, y, width, height, left: x, top: y, right: x + width, bottom: y + height };
  }

  closest(selector: string): FakeElement | null {
    return selector === "[data-square]" && "square" in this.dataset ? this : null;
  }

  contains(other: unknown): boolean {
    return other instanceof FakeElement && "square" in other.dataset;
  }

  /** Something happens to it, or to what lies on it; whether that was left to the page. */
  meet(type: string, about: object = {}, target: unknown = this): boolean {
    return happen(this, type, { target, ...about });
  }
}

function happen(to: { dispatchEvent(happened: Event): boolean }, type: string, about: object): boolean {
  const happened = new Event(type, { cancelable: true });
  for (const [name, value] of Object.entries(about)) Object.defineProperty(happened, name, { value });
  return to.dispatchEvent(happened);
}

/** Where a point of the board is in the window. */
const client = ({ x, y }: Point) => ({ clientX: 100 + (x + 10) * 2, clientY: 50 + (y + 10) * 2 });
/** Something happens to the page as a whole. */
const onPage = (type: string, about: object = {}): boolean => happen(globalThis, type, about);

describe("a board on the page", () => {
  let hand: Hand;
  let board: FakeElement;
  let action: { destroy(): void };
  const squareOn = (square: Square) => Object.assign(new FakeElement(), { dataset: { square } });
  const mouse = { pointerType: "mouse", buttons: 0, detail: 1 };

  beforeEach(() => {
    renew();
    hand = new Hand(GRID, FEW);
    board = new FakeElement();
    action = used(() => placeable(board as unknown as SVGSVGElement, hand.placing));
  });

  const tap = (square: Square) => {
    onPage("pointerdown", { pointerType: "touch" });
    board.meet("pointermove", { ...client(at(square, 1)), pointerType: "touch", buttons: 1 });
    board.meet("pointerleave", { pointerType: "touch" });
    onPage("focusin", { target: squareOn(square) }); // comes with the click
    board.meet("click", { ...client(at(square)), detail: 1 });
  };

  test("is pointed at by a mouse", () => {
    board.meet("pointermove", { ...mouse, ...client(at("b3")) });
    expect(hand.placing.move).toBe("up");
    expect(hand.placing.boxInWindow()).toEqual({ x: 140, y: 90, width: 20, height: 40 });
    board.meet("pointerleave", mouse);
    expect(hand.placing.box).toBe(null);
  });

  test("is clicked", () => {
    onPage("pointerdown", { pointerType: "mouse" });
    board.meet("click", { ...mouse, ...client(at("c3")) });
    expect(hand.told).toEqual(["place level"]);
  });

  test("is tapped: once to see, once more to do", () => {
    tap("b3");
    expect([hand.told, hand.placing.move]).toEqual([[], "up"]);
    tap("e5");
    expect([hand.told, hand.placing.move]).toEqual([[], "far"]);
    tap("f5");
    expect(hand.told).toEqual(["place far"]);
  });

  test("is walked by keys, and chosen by one", async () => {
    onPage("keydown", { key: "Tab", code: "Tab" });
    const square = squareOn("b3");
    onPage("focusin", { target: square });
    expect(hand.placing.move).toBe("up");
    expect(onPage("keydown", { key: "r", code: "KeyR" })).toBe(false);
    expect(hand.placing.move).toBe("level");
    expect(board.meet("keydown", { key: "Enter", code: "Enter" }, square)).toBe(false);
    expect(hand.told).toEqual(["place level"]);
    onPage("focusout", { target: square, relatedTarget: squareOn("c3") });
    await Promise.resolve();
    expect(hand.placing.move).toBe("level");
    onPage("focusout", { target: new EventTarget(), relatedTarget: null });
    await Promise.resolve();
    expect(hand.placing.move).toBe("level");
    onPage("focusout", { target: square, relatedTarget: null });
    await Promise.resolve();
    expect(hand.placing.box).toBe(null);
  });

  test("is not pointed at by the focus that comes with a press", async () => {
    onPage("pointerdown", { pointerType: "mouse" });
    board.meet("pointermove", { ...mouse, ...client(at("b3")) });
    onPage("focusin", { target: squareOn("e5") });
    expect(hand.placing.move).toBe("up");
    onPage("focusout", { target: squareOn("e5"), relatedTarget: null });
    await Promise.resolve();
    expect(hand.placing.move).toBe("up");
  });

  test("is chosen by a click without a pointer", () => {
    board.meet("click", { clientX: 0, clientY: 0, detail: 0 }, squareOn("c3"));
    expect(hand.told).toEqual(["place level"]);
  });

  test("turns the piece by wheel and right click, and keeps them from the page", () => {
    board.meet("pointermove", { ...mouse, ...client(at("b3")) });
    const wheel = { deltaY: 120, deltaMode: 0, ctrlKey: false };
    expect([board.meet("wheel", wheel), hand.placing.move]).toEqual([false, "level"]);
    expect([board.meet("contextmenu", mouse), hand.placing.move]).toEqual([false, "up"]);
    expect(board.meet("wheel", { ...wheel, ctrlKey: true })).toBe(true);
    expect(board.meet("wheel", { ...wheel, deltaY: 0 })).toBe(true);
    expect(hand.placing.move).toBe("up");
  });

  test("leaves the page what is not for it", () => {
    const r = { key: "r", code: "KeyR" };
    expect(onPage("keydown", { ...r, ctrlKey: true })).toBe(true);
    expect(onPage("keydown", { ...r, target: { closest: () => ({}) } })).toBe(true); // in a field
    expect(onPage("keydown", { key: "u", code: "KeyU" })).toBe(true);
    hand.piece = null;
    expect(onPage("keydown", r)).toBe(true);
    expect(board.meet("wheel", { deltaY: 120, deltaMode: 0 })).toBe(true);
    expect(board.meet("contextmenu", mouse)).toBe(true);
    board.meet("click", { ...mouse, ...client(at("c3")) });
    expect(hand.told).toEqual([]);
  });

  test("forgets what was placed, also if the next piece has the same name", () => {
    tap("b3");
    hand.placing.turn(1);
    hand.piece = null;
    flushSync();
    hand.piece = "tile";
    expect([hand.placing.box, hand.placing.turning]).toEqual([null, "r0"]);
  });

  test("hears nothing once it is gone", () => {
    action.destroy();
    board.meet("pointermove", { ...mouse, ...client(at("b3")) });
    expect([hand.placing.box, onPage("keydown", { key: "r", code: "KeyR" })]).toEqual([null, true]);
  });
});

describe("a piece that is dragged", () => {
  let hand: Hand;
  let piece: FakeElement;
  let action: { destroy(): void };
  const press = { pointerId: 1, isPrimary: true, button: 0, clientX: 20, clientY: 20 };
  const move = (to: { clientX: number; clientY: number }, pointerId = 1) => onPage("pointermove", { pointerId, ...to });
  const release = (to: { clientX: number; clientY: number }) => onPage("pointerup", { pointerId: 1, ...to });

  beforeEach(() => {
    renew();
    hand = new Hand(GRID, FEW);
    hand.piece = null;
    used(() => placeable(new FakeElement() as unknown as SVGSVGElement, hand.placing));
    piece = new FakeElement();
    const onlift = () => {
      hand.told.push("lift");
      hand.piece = "tile";
    };
    action = liftable(piece as unknown as HTMLElement, { placing: hand.placing, onlift });
  });

  test("is lifted, follows, and is laid where it is let go", () => {
    piece.meet("pointerdown", press);
    move({ clientX: 60, clientY: 60 });
    expect([hand.told, hand.placing.dragged, hand.placing.box]).toEqual([["lift"], { x: 60, y: 60 }, null]);
    move(client(at("b3")));
    expect(hand.placing.move).toBe("up");
    release(client(at("c3")));
    expect([hand.told, hand.placing.dragged]).toEqual([["lift", "place level"], null]);
    move(client(at("b3")));
    expect(hand.placing.move).toBe("level");
  });

  test("is put back beside the board, but stays in the hand over a wrong square", () => {
    piece.meet("pointerdown", press);
    move({ clientX: 60, clientY: 60 });
    release(client(at("a1")));
    expect(hand.told).toEqual(["lift", "miss a1 r0"]);
    piece.meet("pointerdown", press);
    move({ clientX: 60, clientY: 60 });
    release({ clientX: 5, clientY: 5 });
    expect(hand.told.slice(2)).toEqual(["lift", "put back"]);
    expect(hand.placing.isHeld).toBe(false);
  });

  test("is only pressed if it is hardly moved, or by another finger or button", () => {
    piece.meet("pointerdown", press);
    move({ clientX: 23, clientY: 23 });
    release({ clientX: 23, clientY: 23 });
    piece.meet("pointerdown", { ...press, button: 2 });
    move({ clientX: 90, clientY: 90 });
    piece.meet("pointerdown", { ...press, isPrimary: false });
    move({ clientX: 90, clientY: 90 });
    piece.meet("pointerdown", press);
    move({ clientX: 90, clientY: 90 }, 2);
    expect(hand.told).toEqual([]);
  });

  test("is put back if the page takes the pointer away", () => {
    piece.meet("pointerdown", press);
    move({ clientX: 60, clientY: 60 });
    onPage("pointercancel", { pointerId: 1 });
    expect(hand.told).toEqual(["lift", "put back"]);
  });

  test("goes on if it is gone from where it lay", () => {
    piece.meet("pointerdown", press);
    move({ clientX: 60, clientY: 60 });
    action.destroy();
    release(client(at("b3")));
    expect(hand.told).toEqual(["lift", "place up"]);
    piece.meet("pointerdown", press);
    move({ clientX: 60, clientY: 60 });
    expect(hand.told).toHaveLength(2);
  });

  test("ends in no click", async () => {
    vi.useFakeTimers();
    piece.meet("pointerdown", press);
    move({ clientX: 60, clientY: 60 });
    release(client(at("b3")));
    const stop = vi.fn();
    onPage("click", { stopPropagation: stop });
    vi.runAllTimers();
    onPage("click", { stopPropagation: stop });
    vi.useRealTimers();
    expect(stop).toHaveBeenCalledOnce();
  });
});

// --- Beside it ---

describe("what floats beside a box", () => {
  const ROOM = { width: 400, height: 300 };
  const OWN = { width: 100, height: 40 };

  test.each([
    ["to the right", { x: 50, y: 100, width: 50, height: 60 }, { x: 110, y: 110 }],
    ["to the left where there is no room", { x: 300, y: 100, width: 50, height: 60 }, { x: 190, y: 110 }],
    ["above where there is none either", { x: 20, y: 100, width: 360, height: 60 }, { x: 150, y: 50 }],
    ["below at last", { x: 20, y: 20, width: 360, height: 60 }, { x: 150, y: 90 }],
    ["within the window", { x: 50, y: -80, width: 50, height: 60 }, { x: 110, y: 10 }],
  ])("stands %s", (_, box, corner) => {
    expect(beside(box, OWN, ROOM)).toEqual(corner);
  });

  test("is never cut off at its beginning", () => {
    const huge = { width: 900, height: 900 };
    expect(beside({ x: 50, y: 50, width: 10, height: 10 }, huge, ROOM)).toEqual({ x: 10, y: 10 });
  });
});

test("a shape in the corner is what a site covers there", () => {
  for (const { squares, turn } of sitesOf(FARM, squaresOf(GRID)))
    expect(cornered(squares).toSorted()).toEqual(turned(FARM, Number(turn.slice(1))).toSorted());
});
