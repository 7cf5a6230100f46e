// What keys do at a table. Boards walk by arrow keys themselves; what they took is not taken twice.

import type { Desk } from "./desk.svelte";
import { focusChoice, isInDialog, isWriting } from "../ui/focus";

type Deed = () => void;

export function onKey(happened: KeyboardEvent, desk: Desk): void {
  if (happened.defaultPrevented || happened.ctrlKey || happened.metaKey || happened.altKey || isInDialog()) return;
  if (happened.key === "Escape") return escape(desk, isWriting(happened.target));
  if (isWriting(happened.target) || desk.screen.curtain !== null || desk.table === null) return;
  if (happened.key === " " && !isPressable(happened.target)) desk.stage?.finish();
  const deed = deedOf(happened.key, desk);
  if (deed === null) return;
  happened.preventDefault();
  deed();
}

const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;

/** Out of the field, else what is picked is put back, else what was said is taken away, else back from the replay. */
function escape(desk: Desk, isFromField: boolean): void {
  if (desk.dialog !== null)
    desk.dialog = null; // it was about to open
  else if (isFromField) document.getElementById("prompt")?.focus();
  else if (desk.choice.picked !== null) desk.choice.pick(null);
  else if (desk.replay.at !== null && desk.refused === null) desk.replay.look(null);
  else if (desk.tryout.now !== null && desk.refused === null) desk.tryout.end();
  desk.refused = null;
  desk.choice.pointed = null;
}

export function deedOf(key: string, desk: Desk): Deed | null {
  const { table } = desk;
  const replay = desk.replay.at;
  const way = replay === null ? undefined : WAYS.get(key);
  if (replay !== null && way !== undefined) return () => desk.replay.look(way(replay.move, table?.move ?? 0));
  const deed = (replay === null ? DEEDS_AT_TABLE.get(key) : undefined) ?? DEEDS.get(key);
  return deed === undefined ? null : () => deed(desk);
}

/** Through a replay. */
const WAYS = new Map<string, (move: number, last: number) => number>([
  ["ArrowLeft", (move) => move - 1],
  ["ArrowRight", (move) => move + 1],
  ["Home", () => 0],
  ["End", (_, last) => last],
]);

const DEEDS_AT_TABLE = new Map<string, (desk: Desk) => void>([
  ["u", (desk) => takeBack(desk, () => desk.choice.undo())],
  ["U", (desk) => takeBack(desk, () => desk.choice.restartTurn())],
  ["s", (desk) => desk.queue.skip()],
  ["t", (desk) => (desk.tryout.now ? desk.tryout.end() : desk.tryout.isOffered && desk.tryout.begin())],
  ["m", () => focusChoice()],
  ["/", () => document.getElementById("typed")?.focus()],
]);

const DEEDS = new Map<string, (desk: Desk) => void>([
  ["?", (desk) => (desk.dialog = "help")],
  ["l", (desk) => openLog(desk)],
  ["h", (desk) => (desk.dialog = "advice")],
]);

/** What is only picked is put back before anything that was done. */
function takeBack(desk: Desk, undo: Deed): void {
  if (desk.choice.picked !== null) desk.choice.pick(null);
  else if (desk.tryout.now !== null) desk.tryout.back();
  else undo();
}

/** To the log: beside the table where there is room for it, else it is opened. */
export function openLog(desk: Desk): void {
  const log = document.getElementById("log");
  if (log) log.focus();
  else desk.dialog = "log";
}
