// Earlier positions: which one is looked at, and with whose eyes.

import type { Position } from "../messages";
import { matchPath, problemOf, request } from "../wire";
import { setAddress } from "./address";
import type { Desk } from "./desk.svelte";
import { sharedWith } from "./sharing";

const LOOK_AFTER = 90;

/** Instead of a seat: with the eyes of somebody without one, who sees what all may see. */
export const EVERYBODY = -1;

export interface Moment {
  move: number;
  /** Whose eyes; null: one's own. */
  seat: number | null;
  position: Position | null;
}

export class Replay {
  /** What is looked at; null: the table as it is now. */
  at = $state.raw<Moment | null>(null);
  private timer = 0;

  constructor(private readonly desk: Desk) {}

  /** Look at an earlier position; null: at the table as it is now. */
  look(move: number | null, seat: number | null = this.at?.seat ?? null): void {
    this.desk.refused = null;
    this.desk.stage?.finish();
    this.desk.dropShows();
    if (move === null) return this.leave();
    const place = Math.max(0, Math.min(move, this.desk.table?.move ?? move));
    const before = this.at;
    this.at = { move: place, seat, position: before?.position ?? null };
    clearTimeout(this.timer);
    if (before === null) this.tellAddress(place, "push");
    this.timer = window.setTimeout(() => this.stay(before !== null), before ? LOOK_AFTER : 0);
  }

  /** Where one stays is looked at; after a step the address follows, too. */
  private stay(isStep: boolean): void {
    if (this.at === null) return;
    if (isStep) this.tellAddress(this.at.move, "replace");
    void this.find();
  }

  private tellAddress(move: number, how: "push" | "replace"): void {
    setAddress(`${location.pathname}?move=${move}`, how, { isReplay: true });
  }

  private leave(): void {
    if (this.at === null) return;
    this.at = null;
    this.desk.focusDue++;
    setAddress(location.pathname, "replace");
  }

  private async find(): Promise<void> {
    const wanted = this.at;
    if (wanted === null) return;
    const { move, seat } = wanted;
    try {
      const eyes = seat === null || seat === EVERYBODY ? "" : `?seat=${seat}`;
      const path = `${matchPath(this.desk.match)}/positions/${move}${eyes}`;
      const token = seat === EVERYBODY ? null : this.desk.token;
      const position = await request<Position>("GET", path, { token });
      const shown = sharedWith(wanted.position ?? this.desk.table, position);
      if (this.at === wanted) this.at = { move, seat, position: shown };
    } catch (error) {
      if (this.at === wanted) this.desk.refused = { problem: problemOf(error), place: "table" };
    }
  }

  /** The address names a position, or none. */
  followAddress(): void {
    const move = new URLSearchParams(location.search).get("move");
    if (move !== null && /^\d+$/.test(move)) {
      const place = Math.min(Number(move), this.desk.table?.move ?? Infinity);
      this.desk.dropShows();
      this.at = { move: place, seat: this.at?.seat ?? null, position: null };
      void this.find();
    } else this.at = null;
  }

  /** Somebody else sits down: they look at the table as it is now. */
  forget(): void {
    clearTimeout(this.timer);
    if (this.at !== null) setAddress(location.pathname, "replace");
    this.at = null;
  }
}
