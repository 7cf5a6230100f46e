// That it is one's turn: in the title and icon of the page, as a sound, as a note while nobody looks.

import { fileAddress } from "../wire";
import type { Desk } from "./desk.svelte";
import { notify } from "./notify";
import { headingOf, promptOf } from "./prompt";
import { sound, soundOf } from "./sounds";

/** Follow a desk for as long as the component that calls this is there. */
export function announceTurns(desk: Desk): void {
  const prompt = $derived(promptOf(desk));
  const heading = $derived(headingOf(desk));

  $effect(() => {
    document.title = [prompt.isMine ? `● ${prompt.who}`.trim() : prompt.who, heading].filter(Boolean).join(" · ");
  });

  $effect(() => {
    const wanted = fileAddress(prompt.isMine ? "icon-turn.svg" : "icon.svg");
    const icon = document.querySelector("link[rel=icon]");
    if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
  });

  let wasMine = false;
  let lastSeq: number | null = null;
  $effect(() => {
    const table = desk.told;
    const isMine = desk.choice.isMyTurn;
    if (table === null || table.seq === lastSeq) return;
    const isNews = lastSeq !== null && !table.reset;
    const heard = isNews ? soundOf(table, wasMine, isMine) : null;
    if (heard) sound(heard);
    if (isNews && isMine && !wasMine) notify(desk.match, prompt.who, [heading, prompt.what].filter(Boolean).join(". "));
    [wasMine, lastSeq] = [isMine, table.seq];
  });
}
