// @ts-check
// A match before it is made: who sits where, which options, and what a record says of itself.

/**
 * @typedef {import("./wire.js").Title} Title
 * @typedef {import("./words.js").Words} Words
 * @typedef {{who: string, name: string}} Chair `who` is `me`, `here`, `friend`, or `bot:LEVEL`
 * @typedef {{count: number, level: string, chairs: Chair[], options: Record<string, string>}} Draft
 */

const DEFAULT_LEVEL = "greedy";
const USUAL_COUNT = 3;

/**
 * What a match begins as: one's own seat, a friend, and bots.
 * @param {Title} title
 * @param {string[]} levels
 * @param {number} [count]
 * @returns {Draft}
 */
export function draftOf(title, levels, count) {
  const level = levels.includes(DEFAULT_LEVEL) ? DEFAULT_LEVEL : (levels[0] ?? "");
  const counts = title.seat_counts;
  const usual = count ?? (counts.includes(USUAL_COUNT) ? USUAL_COUNT : counts[0]);
  const length = Math.max(usual, ...counts);
  const chairs = Array.from({ length }, (_, seat) => ({ who: ["me", "friend"][seat] ?? `bot:${level}`, name: "" }));
  const options = Object.fromEntries(Object.entries(title.options).map(([name, values]) => [name, values[0]]));
  return { count: usual, level, chairs, options };
}

/**
 * One cannot sit on two seats as oneself: a second “me” makes the first a person here.
 * @param {Draft} draft
 * @param {number} seat
 * @param {string} who
 */
export function sit(draft, seat, who) {
  for (const chair of draft.chairs) if (who === "me" && chair.who === "me") chair.who = "here";
  draft.chairs[seat].who = who;
}

/**
 * The seats as the server wants them. Bots get names that nobody at the table has.
 * @param {Chair[]} chairs
 * @param {string} myName
 * @param {Words} words
 */
export function seatsOf(chairs, myName, words) {
  const people = chairs.map((chair, seat) => nameOf(chair, seat, myName, words));
  const bots = words
    .say("bot-names")
    .split(", ")
    .filter((name) => !people.includes(name));
  return chairs.map((chair, seat) => {
    if (chair.who === "friend") return { kind: "open" };
    if (chair.who.startsWith("bot:")) return { kind: "bot", level: chair.who.slice(4), name: bots.shift() ?? "" };
    return { kind: "person", name: people[seat] };
  });
}

/**
 * @param {Chair} chair
 * @param {number} seat
 * @param {string} myName
 * @param {Words} words
 */
function nameOf(chair, seat, myName, words) {
  if (chair.who === "me") return myName.trim() || words.say("person");
  return chair.name.trim() || words.say("person-number", { number: seat + 1 });
}

/**
 * What a record says of itself, in either of its forms.
 * @param {string} text
 * @returns {{title: string, seats: number, options: Record<string, string>}}
 */
export function headOf(text) {
  try {
    const head = JSON.parse(text.trimStart().split("\n")[0]);
    if (typeof head.title === "string")
      return { title: head.title, seats: Number(head.seats), options: head.options ?? {} };
  } catch {
    // Not NDJSON: then tags.
  }
  const tag = (/** @type {string} */ name) => text.match(new RegExp(`^\\[${name} "([^"]*)"\\]`, "m"))?.[1] ?? "";
  const options = [...text.matchAll(/^\[Option "([^"=]*)=([^"]*)"\]/gm)].map(([, name, value]) => [name, value]);
  return { title: tag("Title"), seats: Number(tag("Seats")), options: Object.fromEntries(options) };
}
