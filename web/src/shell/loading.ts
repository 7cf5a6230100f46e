// A title's table and words, fetched until they are there: a network that fails is no end.

import { ofTab } from "../device.svelte";
import { loadTable, type TitleTable } from "../tables/contract";
import { request } from "../wire";
import { words, type Language } from "../words.svelte";

const FIRST_WAIT = 800;
const LONGEST_WAIT = 8_000;
/** Milliseconds between one loading of the whole page and the next. */
const RELOAD_AGAIN = 20_000;

const sleep = (time: number): Promise<void> => new Promise((wake) => setTimeout(wake, time));

/** Try until it is done or no longer wanted; `onFail` hears of the first failure. */
async function until<Result>(
  attempt: () => Promise<Result>,
  isWanted: () => boolean,
  onFail: () => void,
): Promise<Result | null> {
  for (let failures = 0; isWanted(); failures++) {
    try {
      return await attempt();
    } catch {
      onFail();
      await reloadPage();
      await sleep(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures));
    }
  }
  return null;
}

/**
 * A browser remembers that a file could not be fetched, and a file may be gone because the server has newer ones: as
 * soon as the server answers, the whole page is loaded anew. Nothing is lost with it.
 */
async function reloadPage(): Promise<void> {
  if (Date.now() - Number(ofTab("reloaded") ?? 0) < RELOAD_AGAIN) return;
  try {
    await request("GET", "/api/home");
  } catch {
    return;
  }
  const isNoted = ofTab("reloaded", String(Date.now())) !== null; // else it would be loaded anew without end
  if (isNoted) location.reload();
}

/** The drawing of a title; null if it is no longer wanted. */
export const findDrawing = (
  title: string,
  isPlain: boolean,
  isWanted: () => boolean,
  onFail: () => void,
): Promise<TitleTable | null> => until(() => loadTable(title, isPlain), isWanted, onFail);

/** The words of a language, with those of a title; undefined: of the one that is spoken of anyway. */
export const findWords = (
  language: Language,
  title: string | undefined,
  isWanted: () => boolean,
  onFail: () => void,
): Promise<void | null> => until(() => words.speak(language, title), isWanted, onFail);
