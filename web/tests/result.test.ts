import { expect, test, vi } from "vitest";
import type { Stage } from "../src/shell/motion";
import { showResult } from "../src/shell/result";
import { renew } from "./browser";

test("what still travels is over before the page goes to the result", () => {
  renew();
  const done: string[] = [];
  const heading = { scrollIntoView: () => done.push("scroll"), focus: () => done.push("focus") };
  Object.assign(document, { getElementById: vi.fn(() => heading) });
  showResult({ finish: () => done.push("finish") } as unknown as Stage);
  expect(done).toEqual(["finish", "scroll", "focus"]);
});
