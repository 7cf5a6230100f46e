// Where the focus goes: to what is to be done next, and never away from where somebody writes.

let isByKeys = false;

/** Whether the page was last used by keys: then what the focus is on is looked at. */
export function followInput(): () => void {
  const onKey = () => (isByKeys = true);
  const onPointer = () => (isByKeys = false);
  addEventListener("keydown", onKey, true);
  addEventListener("pointerdown", onPointer, true);
  return () => {
    removeEventListener("keydown", onKey, true);
    removeEventListener("pointerdown", onPointer, true);
  };
}

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input:not([type=range]), select, textarea");

/** Whether a dialog has the page, or the focus is in one beside it. */
export const isInDialog = (): boolean =>
  document.querySelector("dialog:modal") !== null || (document.activeElement?.closest("dialog[open]") ?? null) !== null;

/** Whether a dialog is open, or about to be. */
export const isDialogDue = (): boolean => isInDialog() || document.querySelector("dialog:not([open])") !== null;

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * What can be chosen at the table: what completes a choice that was begun, what is lit, what makes a move. A button
 * beside the prompt is there instead of that, and comes after it.
 */
const CHOICES = [
  ".primary[data-lit]",
  "[data-lit]:not(#prompt *)",
  "[data-move][aria-disabled=false]:not(#prompt *)",
  "[data-lit]",
];

/** The first thing that can be chosen. */
function firstChoice(): HTMLElement | null {
  const main = document.querySelector("main");
  const all = CHOICES.flatMap((choice) => [...(main?.querySelectorAll<HTMLElement>(choice) ?? [])]);
  return all.find(isSeen) ?? null;
}

/** To what can be chosen, else to the prompt. */
export function focusChoice(): void {
  (firstChoice() ?? document.getElementById("prompt"))?.focus();
}

/**
 * After one's own move. With a mouse or a finger nothing is to be pointed at that is not: then only a focus that has
 * gone astray, with the button that it was on, comes to the prompt.
 */
export function focusNext(): void {
  if (isInDialog() || isWriting(document.activeElement)) return;
  if (isByKeys) focusChoice();
  else if (document.activeElement === document.body || document.activeElement === null)
    document.getElementById("prompt")?.focus({ preventScroll: true });
}
