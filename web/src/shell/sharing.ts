// What did not change stays the same thing: whatever was drawn from it need not be drawn again.

const isThing = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What came as `now`, made of those parts of `before` that it equals. Both came as JSON. */
export function sharedWith<Thing>(before: unknown, now: Thing): Thing {
  if (before === now || !isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  const parts = names.map((name) => sharedWith(before[name], now[name]));
  const isSame = names.length === Object.keys(before).length && names.every((name, at) => before[name] === parts[at]);
  if (isSame) return before as Thing;
  return (Array.isArray(now) ? parts : Object.fromEntries(names.map((name, at) => [name, parts[at]]))) as Thing;
}
