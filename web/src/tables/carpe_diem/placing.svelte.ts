// The tile in hand while it is being laid: one for a table, shared by the district, the tray and whatever shows it.

import { oneForEach } from "../../kit/lasting.svelte";
import { Placing, type Site } from "../../kit/placing.svelte";
import { SIZE } from "./pieces/paths";
import type { Play } from "./play";
import type { Move, Square } from "./types";

export const GRID = { columns: 6, rows: 6, size: SIZE };

/** A square and how often the tile on it is turned: `c3r1`. */
const SITE = /^(.+)r(\d)$/;

const siteOf = (noun: string): Site => {
  const [, square = "", turn = "0"] = SITE.exec(noun) ?? [];
  return { move: `place ${noun}`, turn, squares: [square] };
};

const HOVERLESS = "(hover: none)";

/** Tell the table what is pointed at, as long as the part lives that begins this. */
export function tellPlacing(play: Play): void {
  const placing = placingOf(play);
  $effect(() => {
    if (placing.isHeld) play.point(placing.move as Move | null);
  });
  // Where nothing hovers, a first tap picks a place: so a second one at once is no slip of the finger.
  $effect(() => {
    if (!placing.isHeld || placing.dragged !== null || !matchMedia(HOVERLESS).matches) return;
    const move = placing.move as Move | null;
    play.pick(move === null ? null : { kind: "place", move });
  });
}

/** What was picked has been seen; what is dropped, or pressed with a pointer, has been seen too, but not for long. */
function lay(play: Play, move: Move): void {
  const isPicked = play.picked?.kind === "place" && play.picked.move === move;
  if (isPicked) play.confirm([move]);
  else play.choose([move]);
}

export const placingOf = oneForEach(
  (play: Play) =>
    new Placing({
      grid: GRID,
      piece: () => (play.legalNouns["place"] ? String(play.move) : null),
      sites: () => (play.legalNouns["place"] ?? []).map(siteOf),
      onplace: (move) => play.isBusy || lay(play, move as Move),
      onmiss: (square, turn) => play.refuse(`place ${square as Square}r${Number(turn ?? 0)}`),
    }),
);
