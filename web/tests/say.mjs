// Says messages as the client does: reads a list of them from the standard input, writes the list of sentences.
// Run by tests/words/test_same_words.py; it is the client's own code that speaks.

import { dirname } from "node:path";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

globalThis.document = { documentElement: {} };

const server = await createServer({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { middlewareMode: true, ws: false, watch: null },
});

/** Each language with each title, once it is asked for. */
const spoken = new Map();

async function speak(language, title) {
  const key = `${language} ${title}`;
  if (!spoken.has(key)) {
    const { Words } = await server.ssrLoadModule("/src/words.svelte.ts");
    const words = new Words();
    await words.speak(language, title);
    spoken.set(key, words);
  }
  return spoken.get(key);
}

function say(words, { message, event, problem, given = {}, names = [] }) {
  if (event) return words.event({ seq: 0, audience: -2, ...event }, names);
  return problem ? words.problem(problem) : words.say(message, given);
}

try {
  const sentences = [];
  for (const each of await json(process.stdin)) sentences.push(say(await speak(each.language, each.title), each));
  process.stdout.write(JSON.stringify(sentences));
} finally {
  await server.close();
}
