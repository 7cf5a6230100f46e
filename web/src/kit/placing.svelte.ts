// A piece that is being placed. It follows the pointer, lies down where it may, and is turned on the way.

import {
  boxInWindow,
  boxOf,
  centreOf,
  cornered,
  pointInDrawing,
  squareAtPoint,
  type Box,
  type Grid,
  type Point,
  type Square,
} from "./geometry";
import { letterOf, Notches } from "./gestures";
import { coveredBySites, siteAt, sitesAt, stepTurn, turnsOf, type Site } from "./sites";

export type { Site } from "./sites";

/** What a title tells of the piece, and what it is told. */
export interface Holding {
  grid: Grid;
  /** What is being placed, by a name of its own; null while nothing is. */
  piece: () => string | null;
  /** All legal sites of that piece. */
  sites: () => readonly Site[];
  onplace: (move: string) => void;
  /** It is not to be placed after all; left out where it cannot be put back. */
  onputback?: () => void;
  /** A square was chosen on which it cannot lie. */
  onmiss?: (square: Square, turn: string | null) => void;
  /** Where a first press only keeps it on a square, and one on what lies there lays it. */
  picking?: Picking;
}

export interface Picking {
  /** The square on which it is kept. */
  square: () => Square | null;
  onpick: (square: Square) => void;
}

/** Where one points: at a point of the board, and at the square there, if there is one. */
interface Aim {
  /** For which piece. */
  piece: string;
  point: Point;
  square: Square | null;
}

/** The board in the window. */
interface Shown {
  pointAt(point: Point): Point | null;
  boxOf(box: Box): Box;
}

/** The pixels that a pressed piece is moved before it counts as dragged. */
const DRAG = 6;

export class Placing {
  private readonly holding: Holding;
  private aimed = $state.raw<Aim | null>(null);
  private wished = $state.raw<{ piece: string; turn: string } | null>(null);
  private shown: Shown | null = null;

  /** Where in the window it is dragged; null while it is not. */
  dragged = $state.raw<Point | null>(null);

  readonly piece = $derived.by(() => this.holding.piece());
  readonly sites = $derived.by(() => (this.piece === null ? [] : this.holding.sites()));
  /** The squares that it can cover. */
  readonly lit: ReadonlySet<Square> = $derived(coveredBySites(this.sites));
  private readonly picked = $derived.by(() => this.holding.picking?.square() ?? null);
  /** Where one points, else the square on which it is kept. */
  private readonly aim = $derived.by((): Aim | null => {
    const { aimed, piece, picked } = this;
    if (piece === null) return null;
    if (aimed?.piece === piece) return aimed;
    return picked === null ? null : { piece, point: centreOf([picked], this.grid.size), square: picked };
  });
  private readonly wish = $derived.by(() => {
    const turns = turnsOf(this.sites);
    const isWished = this.wished?.piece === this.piece && turns.includes(this.wished?.turn ?? "");
    return (isWished ? this.wished?.turn : turns[0]) ?? null;
  });
  /** The site on which it would be laid now. */
  readonly site = $derived.by(() => {
    if (this.aim === null || this.aim.square === null) return null;
    return siteAt(this.sites, this.aim.square, this.aim.point, this.grid.size, this.wish);
  });
  /** The move that would lay it there. */
  readonly move = $derived(this.site?.move ?? null);
  /** How it is turned now. */
  readonly turning = $derived(this.site?.turn ?? this.wish);
  /** How it can be turned: as it fits where one points, else in all ways in which it fits anywhere. */
  readonly turnings = $derived.by(() => {
    const here = this.aim?.square == null ? [] : sitesAt(this.sites, this.aim.square);
    return turnsOf(here.length > 0 ? here : this.sites);
  });
  /** Its squares as it is turned now, in the top left corner of the board. */
  readonly shape = $derived.by(() => {
    const like = this.site ?? this.sites.find(({ turn }) => turn === this.turning);
    return like === undefined ? [] : cornered(like.squares);
  });
  /** The box that it covers: on its site, else about the pointer; null while one does not point at the board. */
  readonly box = $derived.by((): Box | null => {
    if (this.site !== null) return boxOf(this.site.squares, this.grid.size);
    if (this.aim === null || this.shape.length === 0) return null;
    const { width, height } = boxOf(this.shape, this.grid.size);
    return { x: this.aim.point.x - width / 2, y: this.aim.point.y - height / 2, width, height };
  });

  constructor(holding: Holding) {
    this.holding = holding;
  }

  get grid(): Grid {
    return this.holding.grid;
  }

  /** Whether a piece is being placed. */
  get isHeld(): boolean {
    return this.piece !== null;
  }

  /** The same box in the window. */
  boxInWindow(): Box | null {
    return this.box === null || this.shown === null ? null : this.shown.boxOf(this.box);
  }

  // --- Pointing and turning ---

  point(point: Point): void {
    if (this.piece === null) return;
    this.aimed = { piece: this.piece, point, square: squareAtPoint(point, this.grid) };
  }

  pointAt(square: Square): void {
    this.point(centreOf([square], this.grid.size));
  }

  leave(): void {
    this.aimed = null;
  }

  /** To the next turning (1), or to the one before (-1). */
  turn(step: number): void {
    if (this.piece === null || this.turning === null) return;
    this.wished = { piece: this.piece, turn: stepTurn(this.turnings, this.turning, step) };
  }

  /** To a turning, if it fits anywhere in it. */
  turnTo(turn: string): void {
    if (this.piece !== null && turnsOf(this.sites).includes(turn)) this.wished = { piece: this.piece, turn };
  }

  // --- Laying it down ---

  /** Lay it where it is, or say that it cannot lie there. */
  place(): void {
    const { site, aim } = this;
    if (site !== null) this.holding.onplace(site.move);
    else if (aim !== null && aim.square !== null) this.holding.onmiss?.(aim.square, this.turning);
  }

  /** Lay it where it is; where that takes two presses, the first one keeps it there. */
  press(): void {
    const { picking } = this.holding;
    if (picking === undefined || this.isKept || this.site === null || this.aim?.square == null) this.place();
    else picking.onpick(this.aim.square);
  }

  /** Whether it lies on the square on which it is kept. */
  private get isKept(): boolean {
    return this.picked !== null && (this.site?.squares.includes(this.picked) ?? false);
  }

  /** A click is where one points. */
  click(point: Point): void {
    this.point(point);
    this.press();
  }

  /** A first tap shows where it would lie, one on what is shown lays it there. */
  tap(point: Point): void {
    const { picking } = this.holding;
    const square = squareAtPoint(point, this.grid);
    const isShown = square !== null && (this.site?.squares.includes(square) ?? false);
    if (isShown && (picking === undefined || this.isKept)) return this.place();
    this.point(point);
    if (this.site === null) this.place();
    else if (square !== null) picking?.onpick(square);
  }

  /** A square is pressed without pointing, by keys or by a screen reader. */
  pressAt(square: Square): void {
    if (this.holding.picking !== undefined) return this.tap(centreOf([square], this.grid.size));
    this.pointAt(square);
    this.place();
  }

  putBack(): void {
    this.forget();
    this.holding.onputback?.();
  }

  /** Whatever is placed next begins anew. */
  forget(): void {
    this.aimed = null;
    this.wished = null;
    this.dragged = null;
  }

  /** What a key does, wherever the focus is; whether it did anything. */
  key(pressed: Pick<KeyboardEvent, "key" | "code">): boolean {
    if (this.piece === null) return false;
    const letter = letterOf(pressed);
    if (letter === "escape") {
      if (this.aim === null && this.holding.onputback === undefined) return false;
      this.putBack();
      return true;
    }
    const step = STEP_OF_LETTER.get(letter);
    if (step !== undefined) this.turn(step);
    return step !== undefined;
  }

  // --- In the window ---

  /** The board is shown, or no longer. */
  show(shown: Shown | null): void {
    this.shown = shown;
  }

  /** It is dragged over a point of the window. */
  drag(point: Point): void {
    if (this.piece === null) return;
    this.dragged = point;
    const onBoard = this.shown?.pointAt(point) ?? null;
    if (onBoard === null) this.leave();
    else this.point(onBoard);
  }

  /** It is let go: laid down on the board, put back elsewhere. */
  drop(point: Point): void {
    if (this.piece === null) return;
    this.drag(point);
    this.dragged = null;
    if (this.aim?.square == null) this.putBack();
    else this.place();
  }
}

const STEP_OF_LETTER = new Map([
  ["q", -1],
  ["e", 1],
  ["r", 1],
]);

// --- The board and the piece on the page ---

type Listened = keyof HTMLElementEventMap;

/** Listens until it is told to stop. */
function listen<Name extends Listened>(
  target: EventTarget,
  name: Name,
  heard: (happened: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(name, heard as EventListener, options);
  return () => target.removeEventListener(name, heard as EventListener, options);
}

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target !== null && "closest" in target ? (target as Element).closest<HTMLElement>(selector) : null;

const isWriting = (target: EventTarget | null): boolean => closest(target, "input, select, textarea, dialog") !== null;

const isShortcut = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;

/**
 * An action for a board that is an `svg` with a view box in the units of the grid: the piece is pointed, turned and
 * laid there. Squares that can be reached by keys carry `data-square`; the focus on one points at it.
 */
export function placeable(board: SVGSVGElement, placing: Placing): { destroy(): void } {
  const notches = new Notches();
  /** What the page was last pressed with: a kind of pointer; null for a key. */
  let pressedBy: string | null = null;
  let isByKeys = false;

  const shown: Shown = {
    pointAt(point) {
      const { left, top, right, bottom } = board.getBoundingClientRect();
      const isInside = point.x >= left && point.x < right && point.y >= top && point.y < bottom;
      return isInside ? pointInDrawing(point, board.viewBox.baseVal, board.getBoundingClientRect()) : null;
    },
    boxOf: (box) => boxInWindow(box, board.viewBox.baseVal, board.getBoundingClientRect()),
  };

  const squareOf = ({ target }: Event) => closest(target, "[data-square]")?.dataset["square"] ?? null;

  /** A finger that moves over the board means the page. */
  function onMove(happened: PointerEvent): void {
    const isHovering = happened.pointerType === "mouse" || happened.buttons === 0;
    const point = isHovering ? shown.pointAt(pointOf(happened)) : null;
    if (point === null) return;
    isByKeys = false;
    placing.point(point);
  }

  function onClick(happened: MouseEvent): void {
    if (!placing.isHeld || happened.defaultPrevented) return;
    const square = squareOf(happened);
    const point = shown.pointAt(pointOf(happened));
    if (happened.detail === 0 && square !== null) placing.pressAt(square);
    else if (point !== null && pressedBy !== null && pressedBy !== "mouse") placing.tap(point);
    else if (point !== null) placing.click(point);
  }

  function onWheel(happened: WheelEvent): void {
    if (!placing.isHeld || happened.ctrlKey || happened.deltaY === 0) return;
    happened.preventDefault();
    const step = notches.count(happened);
    if (step !== 0) placing.turn(step);
  }

  function onMenu(happened: MouseEvent): void {
    if (!placing.isHeld) return;
    happened.preventDefault();
    placing.turn(1);
  }

  /** The focus that comes with a press does not point: the pointer does. */
  function onFocus(happened: FocusEvent): void {
    const square = board.contains(happened.target as Node | null) ? squareOf(happened) : null;
    if (square === null || pressedBy !== null) return;
    isByKeys = true;
    placing.pointAt(square);
  }

  /** A square that is cleared away loses the focus, too, and while the page is drawn nothing may change. */
  function onBlur({ target, relatedTarget }: FocusEvent): void {
    const isLeft = board.contains(target as Node | null) && !board.contains(relatedTarget as Node | null);
    if (isByKeys && isLeft) queueMicrotask(() => placing.leave());
  }

  /** On a square that has the focus. */
  function onSquareKey(happened: KeyboardEvent): void {
    if (!placing.isHeld || happened.repeat || isShortcut(happened) || squareOf(happened) === null) return;
    if (happened.key !== "Enter" && happened.key !== " ") return;
    happened.preventDefault();
    placing.press();
  }

  /** Before the page takes the key for something else. */
  function onKey(happened: KeyboardEvent): void {
    pressedBy = null;
    if (happened.defaultPrevented || isShortcut(happened) || isWriting(happened.target)) return;
    if (placing.key(happened)) happened.preventDefault();
  }

  placing.show(shown);
  $effect(() => {
    if (!placing.isHeld) placing.forget();
  });
  const stops = [
    listen(board, "pointermove", onMove),
    listen(board, "pointerleave", ({ pointerType }) => pointerType === "mouse" && placing.leave()),
    listen(board, "click", onClick),
    listen(board, "wheel", onWheel, { passive: false }),
    listen(board, "contextmenu", onMenu),
    listen(board, "keydown", onSquareKey),
    // An `svg` that listens to the focus itself would be a stop for Tab.
    listen(window, "focusin", onFocus),
    listen(window, "focusout", onBlur),
    listen(window, "keydown", onKey, { capture: true }),
    listen(window, "pointerdown", ({ pointerType }) => (pressedBy = pointerType), { capture: true }),
  ];
  return {
    destroy() {
      placing.show(null);
      for (const stop of stops) stop();
    },
  };
}

/** A piece that can be dragged onto the board, too. */
export interface Lifting {
  placing: Placing;
  /** It begins to be placed. */
  onlift: () => void;
}

/** An action for a piece that is chosen to be placed: pressed and moved, it is dragged. A click is the title's own. */
export function liftable(
  piece: HTMLElement | SVGElement,
  lifting: Lifting,
): { update(next: Lifting): void; destroy(): void } {
  let now = lifting;
  let drag: { pointer: number; from: Point; isLifted: boolean } | null = null;
  let stops: (() => void)[] = [];

  function end(): void {
    drag = null;
    for (const stop of stops) stop();
    stops = [];
  }

  function onDown(happened: PointerEvent): void {
    if (!happened.isPrimary || happened.button !== 0 || drag !== null) return;
    drag = { pointer: happened.pointerId, from: pointOf(happened), isLifted: false };
    stops = [
      listen(window, "pointermove", onMove),
      listen(window, "pointerup", onUp),
      listen(window, "pointercancel", onCancel),
    ];
  }

  function onMove(happened: PointerEvent): void {
    if (drag === null || happened.pointerId !== drag.pointer) return;
    const { x, y } = pointOf(happened);
    if (!drag.isLifted && Math.hypot(x - drag.from.x, y - drag.from.y) < DRAG) return;
    if (!drag.isLifted) now.onlift();
    drag.isLifted = true;
    now.placing.drag({ x, y });
  }

  function onUp(happened: PointerEvent): void {
    if (drag === null || happened.pointerId !== drag.pointer) return;
    const { isLifted } = drag;
    end();
    if (!isLifted) return;
    swallowClick();
    now.placing.drop(pointOf(happened));
  }

  function onCancel(happened: PointerEvent): void {
    if (drag === null || happened.pointerId !== drag.pointer) return;
    const { isLifted } = drag;
    end();
    if (isLifted) now.placing.putBack();
  }

  const touchAction = piece.style.touchAction;
  piece.style.touchAction = "none";
  const stopDown = listen(piece, "pointerdown", onDown);
  const stopDragging = listen(piece, "dragstart", (happened) => happened.preventDefault());
  return {
    update(next) {
      now = next;
    },
    destroy() {
      piece.style.touchAction = touchAction;
      if (drag?.isLifted !== true) end(); // one that is dragged may be gone from where it lay
      stopDown();
      stopDragging();
    },
  };
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const stop = listen(window, "click", (happened) => happened.stopPropagation(), { capture: true });
  setTimeout(stop);
}
