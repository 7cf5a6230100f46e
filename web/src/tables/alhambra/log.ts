// What happened, in the title's own events.

import type { Happening as AnyHappening } from "../../messages";
import type { HappeningOf } from "../contract";
import type { Event } from "./types";

export type Happening = HappeningOf<Event>;

/** An event of this name, or of one of these. */
export type Named<Name extends Event["name"]> = Extract<Event, { name: Name }>;

/** The log of a desk, which knows no title: here, and nowhere else, it becomes one of Alhambra. */
export const logOf = ({ log }: { log: readonly AnyHappening[] }): readonly Happening[] => log as readonly Happening[];
