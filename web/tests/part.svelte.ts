// A part of a page: it reads something as long as it is there.

import { flushSync } from "svelte";

/** Returns how to clear it away. */
export function partThatReads(read: () => unknown): () => void {
  const clearAway = $effect.root(() => {
    const now = $derived(read());
    $effect(() => void now);
  });
  flushSync();
  return clearAway;
}
