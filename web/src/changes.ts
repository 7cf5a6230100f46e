// What changed from one table to the next, told as docs/protocol.md says.

/** The value that a change makes of another; what did not change is the same object in both. */
export function changed(old: unknown, change: unknown): unknown {
  if (!Array.isArray(change)) return changedIn(old, change as Readonly<Record<string, unknown>>);
  if (change.length === 1) return change[0];
  if (change.length === 2) return chain(change[0], change[1]);
  const [start, n, values] = change as [number, number, unknown[]];
  const list = old as unknown[];
  return [...list.slice(0, start), ...values, ...list.slice(start + n)];
}

/** Name by name, or index by index; null: that name is gone. */
function changedIn(old: unknown, changes: Readonly<Record<string, unknown>>): unknown {
  const copy = (Array.isArray(old) ? [...old] : { ...(old as object) }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) delete copy[name];
    else copy[name] = changed(copy[name], change);
  }
  return copy;
}

/** A list whose elements are told as changes to the ones before them. */
function chain(first: unknown, changes: readonly unknown[]): unknown[] {
  const list = [first];
  for (const change of changes) list.push(changed(list.at(-1), change));
  return list;
}
