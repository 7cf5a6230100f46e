// One action for everything that can be pressed at a table: a button, a card, a square of a drawing.

import { untrack } from "svelte";
import { on } from "svelte/events";
import type { Play } from "../tables/contract";
import { afterPaint } from "../ui/paint";

export interface Choosable {
  play: Play;
  /** What it is called, for people who do not see it; what shows its own text needs no name. */
  name?: string;
  /** The move that a press makes, and that is explained where it is not legal. */
  move?: string | null;
  /** Whether it may be pressed now; by default, whether its move is legal. */
  lit?: boolean;
  /** Whether it is picked; undefined for what cannot be. */
  pressed?: boolean;
  /** The place that pieces travel from and to. */
  anchor?: string;
  /** What a press does while it is lit, instead of making its move. */
  onchoose?: (isByKeys: boolean) => void;
  /** What a press does while it is not lit, instead of having its move refused. */
  onrefuse?: () => void;
  /** Tells when it is pointed at, by pointer or by focus; by default its move is pointed at. */
  onpoint?: (isPointed: boolean) => void;
}

const PRESSING_KEYS = new Set(["Enter", " "]);

/**
 * Makes an element choosable: lit and pressable where its choice is legal, ready to say why not where it is not, and
 * a mere picture where nobody plays. It is walked to by arrow keys within `use:rove`.
 */
export function choosable(element: HTMLElement | SVGElement, specOf: () => Choosable): void {
  const isButton = element instanceof HTMLButtonElement;
  const drawn = new Map<string, string | null>();
  /** Names are sentences, which cost: they are not made again because a move is on its way. */
  const wanted = $derived(specOf());
  /** As it was drawn last: what is cleared away still loses the pointer and the focus. */
  let spec = untrack(() => wanted);

  function set(name: string, value: string | null): void {
    if (drawn.get(name) === value) return;
    drawn.set(name, value);
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }

  const mayBe = ({ play, move, lit }: Choosable): boolean => lit ?? (move != null && play.legal.has(move));

  /** Whether it was pressed: it goes out at once, all others when that has been painted. */
  let isPressed = $state(false);
  let forgetFocus = () => {};
  const isLit = ({ play }: Choosable): boolean => !play.isWaiting && !(isPressed && play.isBusy);

  function draw(): void {
    spec = wanted;
    const { isPlayed } = spec.play;
    const lit = isPlayed && mayBe(spec) && isLit(spec);
    element.classList.toggle("lit", lit);
    set("aria-label", spec.name ?? null);
    set("data-anchor", spec.anchor ?? null);
    set("role", isPlayed ? (isButton ? null : "button") : "img");
    set("aria-disabled", isPlayed ? String(!lit) : null);
    set("aria-pressed", isPlayed && spec.pressed !== undefined ? String(spec.pressed) : null);
    set("data-rove", isPlayed ? "" : null);
    set("data-lit", lit ? "" : null);
    set("data-move", (isPlayed && spec.move) || null);
    // Among pieces that are walked over, `rove` says which one Tab stops at.
    if (!isPlayed) set("tabindex", isButton ? "-1" : null);
    else if (!element.hasAttribute("tabindex")) element.setAttribute("tabindex", "0");
  }

  function press(isByKeys: boolean): void {
    const { play, move } = spec;
    if (!play.isPlayed || play.isBusy) return;
    if (mayBe(spec)) {
      if (spec.onchoose) spec.onchoose(isByKeys);
      else if (move != null) play.choose([move]);
      isPressed = true;
      if (play.isBusy) forgetFocus();
    } else if (spec.onrefuse) spec.onrefuse();
    else if (move != null) play.refuse(move);
  }

  function point(isPointed: boolean): void {
    const { play, move, onpoint } = spec;
    if (!play.isPlayed) return;
    if (onpoint) onpoint(isPointed);
    else if (isPointed) play.point(move != null && play.legal.has(move) ? move : null);
    else if (play.pointed === move) play.point(null); // else something else is pointed at by now
  }

  /** What is no button is pressed by keys all the same. */
  function pressByKey(happened: Event): void {
    if (isButton || !(happened instanceof KeyboardEvent) || !PRESSING_KEYS.has(happened.key)) return;
    happened.preventDefault();
    if (!happened.repeat) press(true);
  }

  /** Where the focus is now is painted before it is told what lies there. */
  function arrive(): void {
    forgetFocus = afterPaint(() => point(true));
  }

  /**
   * The same where it goes on to something else. What is cleared away loses it to nothing, and while the page is drawn
   * nothing may change.
   */
  function leave(happened: Event): void {
    forgetFocus();
    if (happened instanceof FocusEvent && happened.relatedTarget !== null) afterPaint(() => point(false));
    else queueMicrotask(() => point(false));
  }

  const heard: Record<string, (happened: Event) => void> = {
    click: (happened) => press(happened instanceof MouseEvent && happened.detail === 0),
    keydown: pressByKey,
    pointerenter: () => point(true),
    pointerleave: () => point(false),
    focus: arrive,
    blur: leave,
  };

  element.classList.add("choosable");
  $effect(draw);
  $effect(() => {
    const heed = Object.entries(heard).map(([name, listener]) => on(element, name, listener));
    return () => {
      forgetFocus();
      heed.forEach((forget) => forget());
    };
  });
}
