// The way to the result, at the end of the page.

import type { Stage } from "./motion";

/** Bring the result into sight, and the focus to it; what still travels there would lie over it. */
export function showResult(stage: Stage | null): void {
  stage?.finish();
  const heading = document.getElementById("end-heading");
  heading?.scrollIntoView({ block: "start", behavior: "instant" });
  heading?.focus({ preventScroll: true });
}
