// A note from the browser that it is one's turn, on wish and only while nobody looks at the page.

import { settings } from "../device.svelte";
import { fileAddress } from "../wire";

/** Whether this browser can show such notes at all. */
export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Say it, unless somebody is looking. One note a match: the next replaces the last. */
export function notify(match: string, title: string, body: string): void {
  if (settings.notify !== "on" || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  try {
    const note = new Notification(title, { body, tag: `insula-${match}`, icon: fileAddress("icon-turn.svg") });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some browsers allow notes to service workers only.
  }
}
