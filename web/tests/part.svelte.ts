// A part of a page: it reads something as long as it is there.

import { flushSync } from "svelte";

/** Returns how to clear it away. */
export function partThatReads(read: () => unknown): () => void {
  const clearAway = $effect.root(() => {
    $effect(() => void read());
  });
  flushSync();
  return clearAway;
}
