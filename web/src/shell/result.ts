// The way to the result, at the end of the page.

/** Bring the result into sight, and the focus to it. */
export function showResult(): void {
  const heading = document.getElementById("end-heading");
  heading?.scrollIntoView({ block: "start", behavior: "instant" });
  heading?.focus({ preventScroll: true });
}
