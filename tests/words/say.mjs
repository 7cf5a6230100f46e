// Says messages with the library that the client says them with: JSON in (files, messages), sentences out.

import { readFileSync } from "node:fs";
import { FluentBundle, FluentNumber, FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js";

const { language, files, messages } = JSON.parse(readFileSync(0, "utf-8"));
const bundle = new FluentBundle(language, { useIsolating: false });
for (const file of files) bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));

const variable = (value) => (typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value);

function say([id, values]) {
  const taken = Object.entries(values).map(([name, value]) => [name, variable(value)]);
  const message = bundle.getMessage(`title-${id}`) ?? bundle.getMessage(id);
  return bundle.formatPattern(message.value, Object.fromEntries(taken));
}

process.stdout.write(JSON.stringify(messages.map(say)));
