// The tile in hand while it is being laid: one for a table, shared by the district, the tray and whatever shows it.

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

const placings = new WeakMap<Play, Placing>();

export function placingOf(play: Play): Placing {
  let placing = placings.get(play);
  if (placing === undefined) {
    // It outlives the part of the table that asks first.
    $effect.root(() => {
      placing = begun(play);
      $effect(() => {
        if (placing?.isHeld) play.point(placing.move as Move | null);
      });
    });
    placings.set(play, placing!);
  }
  return placing!;
}

const begun = (play: Play): Placing =>
  new Placing({
    grid: GRID,
    piece: () => (play.legalNouns["place"] ? String(play.move) : null),
    sites: () => (play.legalNouns["place"] ?? []).map(siteOf),
    onplace: (move) => play.isBusy || play.choose([move as Move]),
    onmiss: (square, turn) => play.refuse(`place ${square as Square}r${Number(turn ?? 0)}`),
  });
