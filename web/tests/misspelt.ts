// What the compiler refuses in a title's code: svelte-check fails where a line below `@ts-expect-error` is no error.

import type { Happening } from "../src/tables/alhambra/play";
import type { Event, Move, Options, Phase, TableView, Verb } from "../src/tables/alhambra/types";

export function misspelt(event: Event, view: TableView, happening: Happening): void {
  // @ts-expect-error: an event that does not happen
  if (event.name === "taken") return;
  if (event.name === "took") {
    // @ts-expect-error: an argument that the event has not
    void event.arguments.slot;
    // @ts-expect-error: a word that is no currency
    void (event.arguments.currency === "purple");
  }
  // @ts-expect-error: an argument that not every event has
  void event.arguments.seat;
  // @ts-expect-error: a field that the view has not
  void view.money;
  const drawn = { seq: 1, audience: -1, name: "card_drawn", arguments: { seat: 0 } } as const;
  // @ts-expect-error: an event of another title
  happening.events.push(drawn);
}

// @ts-expect-error: a verb that there is not
export const verb: Verb = "sell";
// @ts-expect-error: a slot that there is not
export const move: Move = "buy purple";
// @ts-expect-error: a phase that there is not
export const phase: Phase = "scoring";
// @ts-expect-error: a value that the option has not
export const options: Options = { tracking: "closed" };
