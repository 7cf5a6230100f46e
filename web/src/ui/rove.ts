// Arrow keys walk over a board: from piece to piece, to the nearest in that direction, and where there is none to the
// next board. A board is one stop for Tab.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Direction = "left" | "right" | "up" | "down";

const DIRECTION_OF_KEY: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};
/** How much farther something seems that lies aside. */
const ASIDE = 2.5;
const NEAR = 1;

/** The box that is nearest in a direction; -1 if there is none. */
export function nearest(from: Box, direction: Direction, boxes: readonly Box[]): number {
  let best = -1;
  let shortest = Infinity;
  for (const [number, box] of boxes.entries()) {
    const length = lengthOfWay(from, direction, box);
    if (length < shortest) [best, shortest] = [number, length];
  }
  return best;
}

/** How far it seems from one box to another; Infinity if that does not lie in the direction. */
function lengthOfWay(from: Box, direction: Direction, to: Box): number {
  const isLevel = direction === "left" || direction === "right";
  const ahead = isLevel ? centre(to.x, to.width, from.x, from.width) : centre(to.y, to.height, from.y, from.height);
  const forward = direction === "left" || direction === "up" ? -ahead : ahead;
  if (forward <= NEAR) return Infinity;
  const aside = isLevel ? gap(from.y, from.height, to.y, to.height) : gap(from.x, from.width, to.x, to.width);
  return forward + ASIDE * aside;
}

const centre = (start: number, length: number, otherStart: number, otherLength: number): number =>
  start + length / 2 - (otherStart + otherLength / 2);

/** The gap between two stretches of a line; where they overlap, a trace of how far their middles are apart. */
function gap(start: number, length: number, otherStart: number, otherLength: number): number {
  const between = Math.max(otherStart - (start + length), start - (otherStart + otherLength));
  return between > 0 ? between : Math.abs(centre(start, length, otherStart, otherLength)) * 0.05;
}

const piecesOf = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>("[data-rove]")];

/** All boards that are shown. */
const boards = new Set<HTMLElement>();

/** The pieces beside a board: of the other boards on the page, or in the same dialog. */
const piecesBeside = (board: HTMLElement): HTMLElement[] =>
  [...boards]
    .filter((other) => other !== board && other.closest("dialog") === board.closest("dialog"))
    .flatMap(piecesOf);

/**
 * An action for a board: its `[data-rove]` pieces are walked over by the arrow keys, Home and End. One of them is
 * the stop for Tab: where one was last, else the first that is lit, else the first.
 */
export function rove(board: HTMLElement): { destroy(): void } {
  let last: HTMLElement | null = null;

  /** Asks for attributes alone: anything else would have the page laid out in between. */
  function keepOneStop(): void {
    const all = piecesOf(board);
    const stop = (last && all.includes(last) && last) || all.find((piece) => piece.hasAttribute("data-lit")) || all[0];
    for (const piece of all) {
      const index = piece === stop ? "0" : "-1";
      if (piece.getAttribute("tabindex") !== index) piece.setAttribute("tabindex", index);
    }
  }

  function onFocus({ target }: FocusEvent): void {
    const piece = target instanceof Element ? target.closest<HTMLElement>("[data-rove]") : null;
    if (piece === null) return;
    last = piece;
    keepOneStop();
  }

  function onKey(happened: KeyboardEvent): void {
    if (happened.defaultPrevented || happened.ctrlKey || happened.metaKey || happened.altKey) return;
    const from = (happened.target as Element).closest<HTMLElement>("[data-rove]");
    if (from === null || (happened.target as Element).matches("input, select, textarea")) return;
    const next = nextOf(from, happened.key, piecesOf(board));
    if (next === undefined) return;
    happened.preventDefault();
    (next ?? nextOf(from, happened.key, piecesBeside(board)))?.focus();
  }

  /** Another lit piece may have come: it is the better stop, as long as one is not on the board. */
  const observer = new MutationObserver(() => {
    if (!board.contains(document.activeElement)) last = null;
    keepOneStop();
  });

  boards.add(board);
  keepOneStop();
  board.addEventListener("focusin", onFocus);
  board.addEventListener("keydown", onKey);
  observer.observe(board, { childList: true, subtree: true, attributeFilter: ["data-rove", "data-lit"] });
  return {
    destroy() {
      boards.delete(board);
      observer.disconnect();
      board.removeEventListener("focusin", onFocus);
      board.removeEventListener("keydown", onKey);
    },
  };
}

/** Where a key leads from a piece; null: nowhere, undefined: the key is none of ours. */
function nextOf(from: HTMLElement, key: string, pieces: HTMLElement[]): HTMLElement | null | undefined {
  const direction = DIRECTION_OF_KEY[key];
  if (direction === undefined && key !== "Home" && key !== "End") return undefined;
  const seen = pieces
    .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 || box.height > 0);
  if (direction === undefined) return seen.at(key === "Home" ? 0 : -1)?.piece ?? null;
  const others = seen.filter(({ piece }) => piece !== from);
  const boxes = others.map(({ box }) => box);
  return others[nearest(from.getBoundingClientRect(), direction, boxes)]?.piece ?? null;
}
