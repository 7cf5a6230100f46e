// What can be chosen comes into sight by itself, unless somebody scrolls just then.

import { isMoving } from "../device.svelte";

const SCROLLING_KEYS = new Set(["PageUp", "PageDown", "Home", "End"]);
/** Milliseconds after which nobody scrolls any more. */
const CALM = 1000;
/** Milliseconds in which what goes on by itself still belongs to the push before. */
const PUSHED = 200;

interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that a span lies within the room, as little as possible. */
const wayOf = (span: Span, room: Span): number =>
  span.top < room.top ? span.top - room.top : Math.max(0, span.bottom - room.bottom);

/**
 * How far to scroll for choices that lie so: nothing if all are in sight; to all of them if there is room for all; to
 * the first if none is in sight.
 */
export function wayToChoices(choices: readonly Span[], room: Span): number {
  const [first] = choices;
  if (first === undefined) return 0;
  const all = {
    top: Math.min(...choices.map(({ top }) => top)),
    bottom: Math.max(...choices.map(({ bottom }) => bottom)),
  };
  if (all.bottom - all.top <= room.bottom - room.top) return wayOf(all, room);
  return choices.some((choice) => wayOf(choice, room) === 0) ? 0 : wayOf(first, room);
}

/** What is lit on the table: what stays in sight anyhow and what is cut off by a board that is moved about left out. */
function choicesOnTable(): Span[] {
  const area = document.querySelector("main .area");
  if (area === null) return [];
  const { left, right, top, bottom } = area.getBoundingClientRect();
  return [...area.querySelectorAll("[data-lit]")]
    .map((each) => each.getBoundingClientRect())
    .filter((each) => each.width > 0 && each.left >= left - 1 && each.right <= right + 1)
    .filter((each) => each.top >= top - 1 && each.bottom <= bottom + 1);
}

/** What of the window nothing lies over. */
function roomOf(): Span {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  return { top: parseFloat(scrollPaddingTop) || 0, bottom: innerHeight - (parseFloat(scrollPaddingBottom) || 0) };
}

export class Sight {
  private scrolledAt = -Infinity;
  private fingers = 0;
  private isGliding = false;

  /** `onglide`: something else lies at every place. */
  constructor(private readonly onglide: () => void) {}

  /** Heed what somebody scrolls. Returns how to stop. */
  follow(): () => void {
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    const note = () => (this.scrolledAt = performance.now());
    const count = ({ touches }: TouchEvent) => (this.fingers = touches.length);
    addEventListener("wheel", note, options);
    addEventListener("touchmove", note, options);
    for (const name of ["touchstart", "touchend", "touchcancel"] as const) addEventListener(name, count, options);
    addEventListener("keydown", ({ key }) => SCROLLING_KEYS.has(key) && note(), options);
    addEventListener("scroll", () => this.goOn(note), options);
    addEventListener("scrollend", () => (this.isGliding = false), options);
    return () => stop.abort();
  }

  private goOn(note: () => void): void {
    if (performance.now() - this.scrolledAt < PUSHED) note();
    else if (this.isGliding) this.onglide();
  }

  /** Let what can be chosen come into sight. */
  bring(): void {
    if (this.fingers > 0 || performance.now() - this.scrolledAt < CALM) return;
    const way = wayToChoices(choicesOnTable(), roomOf());
    if (Math.abs(way) < 1) return;
    this.isGliding = true;
    scrollBy({ top: way, behavior: isMoving() ? "smooth" : "instant" });
  }
}
