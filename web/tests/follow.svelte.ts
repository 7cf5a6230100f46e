// What an effect of a component would see.

import { flushSync } from "svelte";

/** Every value that `read` has had, also while it changes. */
export function follow<Value>(read: () => Value): Value[] {
  const seen: Value[] = [];
  $effect.root(() => {
    $effect(() => void seen.push(read()));
  });
  flushSync();
  return seen;
}
