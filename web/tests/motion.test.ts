import { beforeEach, describe, expect, test, vi } from "vitest";
import { allBut, durationOf, frame, Stage } from "../src/shell/motion";
import { renew } from "./browser";

/** As much of an element as a picture needs. */
class FakeElement {
  readonly attributes = new Map<string, string>();
  children: FakeElement[] = [];
  parent: FakeElement | null = null;
  style: Record<string, string> = {};
  className = "";
  textContent = "";
  inert = false;
  frames: Keyframe[] = [];
  options: KeyframeAnimationOptions = {};
  animation: { cancel: () => void; onfinish: (() => void) | null; oncancel: (() => void) | null } | null = null;

  constructor(readonly rect: DOMRect | null = null) {}

  getClientRects(): DOMRect[] {
    return this.rect === null ? [] : [this.rect];
  }

  getBoundingClientRect(): DOMRect {
    return this.rect ?? rectOf(0, 0, 40, 20);
  }

  cloneNode(): FakeElement {
    const copy = new FakeElement();
    for (const [name, value] of this.attributes) copy.attributes.set(name, value);
    copy.append(...this.children.map((child) => child.cloneNode()));
    return copy;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  hasAttribute(name: string): boolean {
    return this.attributes.has(name);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  querySelectorAll(): FakeElement[] {
    return this.children.flatMap((child) => [child, ...child.querySelectorAll()]);
  }

  append(...children: FakeElement[]): void {
    for (const child of children) child.parent = this;
    this.children.push(...children);
  }

  remove(): void {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }

  replaceChildren(): void {
    this.children = [];
  }

  animate(frames: Keyframe[], options: KeyframeAnimationOptions) {
    [this.frames, this.options] = [frames, options];
    this.animation = { cancel: () => this.animation?.oncancel?.(), onfinish: null, oncancel: null };
    return this.animation;
  }
}

const rectOf = (x: number, y: number, width: number, height: number): DOMRect =>
  ({ x, y, width, height, left: x, top: y, right: x + width, bottom: y + height }) as DOMRect;

let places: Map<string, FakeElement[]>;
let read: FakeElement[];
let layer: FakeElement;
let stage: Stage;

/** A place on the table; without a size it cannot be seen. */
function place(anchor: string, rect: DOMRect | null): FakeElement {
  const element = new FakeElement(rect);
  element.attributes.set("data-anchor", anchor);
  places.set(anchor, [...(places.get(anchor) ?? []), element]);
  return element;
}

beforeEach(() => {
  renew();
  places = new Map();
  read = [];
  layer = new FakeElement();
  stage = new Stage(layer as unknown as HTMLElement);
  vi.stubGlobal(
    "DOMRect",
    class {
      constructor(x: number, y: number, width: number, height: number) {
        Object.assign(this, rectOf(x, y, width, height));
      }
    },
  );
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") });
  Object.assign(document, {
    createElement: () => new FakeElement(),
    querySelectorAll: (selector: string) => {
      if (selector === "[data-read]") return read;
      const anchor = /^\[data-anchor~="(.*)"\]$/.exec(selector)?.[1]?.replaceAll("\\", "") ?? "";
      return places.get(anchor) ?? [];
    },
  });
});

describe("durations", () => {
  test("a short way is not too quick to be seen, a long one does not keep anybody waiting", () => {
    expect([0, 100, 480, 800, 5000].map(durationOf)).toEqual([220, 220, 300, 500, 520]);
  });
});

describe("frames", () => {
  test("a picture lies over its place, centred and as large", () => {
    const own = rectOf(0, 0, 40, 60);
    expect(frame(rectOf(100, 200, 40, 60), own, true).transform).toBe("translate(100px, 200px) scale(1)");
    expect(frame(rectOf(100, 200, 20, 60), own, true).transform).toBe("translate(100px, 215px) scale(0.5)");
  });

  test("a text keeps its size", () => {
    expect(frame(rectOf(100, 200, 10, 10), rectOf(0, 0, 40, 20), false).transform).toBe(
      "translate(85px, 195px) scale(1)",
    );
  });

  test("what is flat breaks nothing", () => {
    expect(frame(rectOf(10, 10, 5, 5), rectOf(0, 0, 0, 20), true).transform).not.toMatch(/NaN|Infinity/);
  });
});

describe("the stage", () => {
  test("a piece travels as it looked where it was", () => {
    const card = place("open:0", rectOf(0, 0, 40, 60));
    card.attributes.set("id", "card");
    card.attributes.set("class", "blue");
    const part = new FakeElement();
    part.attributes.set("data-move", "take 1");
    card.append(part);
    place("hand", rectOf(300, 400, 40, 60));
    stage.prepare([{ from: "open:0", to: "hand" }]);
    places.delete("open:0");
    expect(stage.play()).toBe(durationOf(500));
    const [box] = layer.children;
    const [picture] = box?.children ?? [];
    expect(box?.frames.map(({ transform }) => transform)).toEqual([
      "translate(0px, 0px) scale(1)",
      "translate(300px, 400px) scale(1)",
    ]);
    expect(box?.style).toEqual({ width: "40px", height: "60px", containerType: "inline-size" });
    expect([...(picture?.attributes.keys() ?? [])]).toEqual(["class"]);
    expect(picture?.children[0]?.attributes.size).toBe(0);
    expect(picture?.inert).toBe(true);
  });

  test("a piece that was hidden travels as it looks where it comes to lie", () => {
    place("pile", rectOf(0, 0, 10, 10));
    stage.prepare([{ from: "pile", to: "hand", shows: "to" }]);
    place("hand", rectOf(0, 100, 40, 60));
    expect(stage.play()).toBeGreaterThan(0);
    expect(layer.children[0]?.style.width).toBe("40px");
  });

  const isAwaited = (element: FakeElement) => element.hasAttribute("data-awaited");

  test("what is new on the table is not seen where it lies until its picture comes there", () => {
    place("open:0", rectOf(0, 0, 40, 60));
    stage.prepare([{ from: "open:0", to: "hand:0:blue:5 hand:0" }]);
    const card = place("hand:0:blue:5", rectOf(0, 100, 40, 60));
    const hand = place("hand:0", rectOf(0, 100, 400, 60));
    stage.play();
    expect([card, hand].map(isAwaited)).toEqual([true, false]);
    layer.children[0]?.animation?.onfinish?.();
    expect(isAwaited(card)).toBe(false);
    stage.prepare([{ from: "open:0", to: "hand:0:blue:5" }]);
    const copy = place("hand:0:blue:5", rectOf(50, 100, 40, 60));
    stage.play();
    expect([card, copy].map(isAwaited)).toEqual([false, true]);
    stage.finish();
    expect(isAwaited(copy)).toBe(false);
  });

  test("a place that is left and filled at once is empty in between; a heap that something joins is not", () => {
    const open = place("open:0", rectOf(0, 0, 40, 60));
    const hand = place("hand", rectOf(0, 100, 40, 60));
    place("pile", rectOf(50, 0, 40, 60));
    stage.prepare([
      { from: "open:0", to: "hand" },
      { from: "pile", to: "open:0", shows: "to" },
    ]);
    stage.play();
    expect([open, hand].map(isAwaited)).toEqual([true, false]);
    expect(layer.children.flatMap(({ children }) => children).some(isAwaited)).toBe(false);
  });

  test("points travel as a text", () => {
    place("board", rectOf(0, 0, 10, 10));
    place("seat:1", rectOf(100, 0, 10, 10));
    stage.prepare([{ from: "board", to: "seat:1", text: "+3" }]);
    expect(stage.play()).toBe(220);
    expect(layer.children[0]?.children[0]).toMatchObject({ className: "points", textContent: "+3" });
  });

  test("what travels passes beneath what is read", () => {
    place("board", rectOf(0, 0, 10, 10));
    place("seat:1", rectOf(100, 0, 10, 10));
    read = [new FakeElement(rectOf(50, 0, 30, 10)), new FakeElement(rectOf(50, 20, 20, 10))];
    stage.prepare([{ from: "board", to: "seat:1", text: "+3" }]);
    stage.play();
    const { innerWidth: width, innerHeight: height } = window;
    expect(layer.style["clipPath"]).toBe(
      `path(evenodd, "M0 0h${width}v${height}h${-width}zM48 -2h34v14h-34zM48 18h24v14h-24z")`,
    );
    expect(allBut([], { width: 4, height: 3 })).toBe('path(evenodd, "M0 0h4v3h-4z")');
  });

  test("several set off one after another", () => {
    place("a", rectOf(0, 0, 10, 10));
    place("b", rectOf(0, 100, 10, 10));
    stage.prepare([1, 2, 3].map(() => ({ from: "a", to: "b" })));
    expect(stage.play()).toBe(180 + 220);
    expect(layer.children.map(({ options }) => options.delay)).toEqual([0, 90, 180]);
  });

  test.each([
    ["there is no place to begin at", "nowhere", "b"],
    ["there is no place to end at", "a", "nowhere"],
    ["the place cannot be seen", "unseen", "b"],
  ])("nothing travels where %s", (_, from, to) => {
    place("a", rectOf(0, 0, 10, 10));
    place("b", rectOf(0, 100, 10, 10));
    place("unseen", null);
    stage.prepare([{ from, to }]);
    expect(stage.play()).toBe(0);
    expect(layer.children).toEqual([]);
  });

  test("of several places with a name the one that can be seen counts", () => {
    place("hand", null);
    place("hand", rectOf(0, 100, 10, 10));
    place("a", rectOf(0, 0, 10, 10));
    stage.prepare([{ from: "a", to: "hand" }]);
    expect(stage.play()).toBe(220);
  });

  test("odd names of places break nothing", () => {
    stage.prepare([{ from: '"] , *', to: "a\\" }]);
    expect(stage.play()).toBe(0);
  });

  test("nothing stays on the layer: not after the way, not after a skip, not after the next move", () => {
    place("a", rectOf(0, 0, 10, 10));
    place("b", rectOf(0, 100, 10, 10));
    const go = () => {
      stage.prepare([{ from: "a", to: "b" }]);
      stage.play();
    };
    go();
    layer.children[0]?.animation?.onfinish?.();
    expect(layer.children).toEqual([]);
    go();
    stage.finish();
    expect(layer.children).toEqual([]);
    go();
    stage.prepare([]);
    expect(layer.children).toEqual([]);
    expect(stage.play()).toBe(0);
  });

  test("what was prepared and not played is forgotten", () => {
    place("a", rectOf(0, 0, 10, 10));
    place("b", rectOf(0, 100, 10, 10));
    stage.prepare([{ from: "a", to: "b" }]);
    stage.finish();
    expect(stage.play()).toBe(0);
  });
});
