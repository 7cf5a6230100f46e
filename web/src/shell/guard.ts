// Presses that were meant for what lay there before: the second half of a double press does nothing.

/** Milliseconds after a change in which a second press at the same place does not count. */
export const CALM = 350;
/** Pixels within which two presses are at the same place. */
export const NEAR = 24;

export interface Press {
  x: number;
  y: number;
  /** Milliseconds, as `performance.now` counts them. */
  time: number;
  /** Whether the system takes it for the second half of a double click, however slow. */
  isSecond: boolean;
  /** What was pressed: it may have gone from its place, or come to it. */
  on: unknown;
}

export class PressGuard {
  private last: Press | null = null;
  private changed = -Infinity;

  /** What can be pressed has changed. */
  note(time: number): void {
    this.changed = time;
  }

  /** Whether a press counts. One that does not is forgotten: the next is held against the one that did. */
  admits(press: Press): boolean {
    const { last, changed } = this;
    const isMeantForBefore =
      last !== null &&
      (changed >= last.time || press.on !== last.on) &&
      Math.hypot(press.x - last.x, press.y - last.y) < NEAR &&
      (press.isSecond || press.time - Math.max(changed, last.time) < CALM);
    if (!isMeantForBefore) this.last = press;
    return !isMeantForBefore;
  }
}

/** What a press is on: a button as a whole, else whatever is there. */
export const pressedOf = (target: EventTarget | null): unknown =>
  (target instanceof Element && target.closest("a, button, label, summary, [role=button]")) || target;

/** What is meant to be pressed again and again: a stepper, a turning. */
export const isRepeatable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-repeat]") !== null;

/** What acts when it is pressed down, and not when it is let go: a list that opens, a slider that goes there. */
export const actsAtOnce = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("select, input[type=range]");
