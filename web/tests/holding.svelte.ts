// A piece in somebody's hand, and what becomes of it.

import { flushSync } from "svelte";
import type { Grid, Square } from "../src/kit/geometry";
import { Placing, type Site } from "../src/kit/placing.svelte";

export class Hand {
  piece = $state.raw<string | null>("tile");
  sites = $state.raw<readonly Site[]>([]);
  /** The square on which it is kept. */
  picked = $state.raw<Square | null>(null);
  readonly told: string[] = [];
  readonly placing: Placing;

  constructor(grid: Grid, sites: readonly Site[], mayPutBack = true, takesTwo = false) {
    this.sites = sites;
    this.placing = new Placing({
      grid,
      piece: () => this.piece,
      sites: () => this.sites,
      onplace: (move) => this.told.push(`place ${move}`),
      onmiss: (square: Square, turn) => this.told.push(`miss ${square} ${turn}`),
      onputback: mayPutBack ? () => this.putBack() : undefined,
      picking: takesTwo ? { square: () => this.picked, onpick: (square) => (this.picked = square) } : undefined,
    });
  }

  private putBack(): void {
    this.told.push("put back");
    this.piece = null;
  }
}

/** An action, as a component would use it. */
export function used<Action extends { destroy(): void }>(use: () => Action): Action {
  let action!: Action;
  const end = $effect.root(() => {
    action = use();
  });
  flushSync();
  return { ...action, destroy: () => (action.destroy(), end()) };
}
