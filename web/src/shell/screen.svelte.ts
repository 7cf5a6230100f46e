// One screen for several people: a curtain between what one and the next may see.

import { linksOf, settings } from "../device.svelte";
import type { Table } from "../messages";
import type { Desk } from "./desk.svelte";

export class SharedScreen {
  /** Whether several people sit at this screen, one after another. */
  isShared = $state(false);
  /** The seat that the screen is to be handed to. */
  curtain = $state<number | null>(null);
  /** Who was to act when the last table came; the screen is handed over when that changes. */
  lastToAct = $state<number | null>(null);

  constructor(private readonly desk: Desk) {}

  /** A table came; returns whether it may be laid: not while the curtain is drawn, or is to be drawn for it. */
  mayLay(table: Table): boolean {
    const isDue = this.isShared && this.isHandOverDue(table);
    this.lastToAct = table.to_act;
    if (isDue) this.handTo(table.to_act!);
    else if (table.over) this.curtain = null;
    return !isDue && this.curtain === null;
  }

  /** Whether the screen must change hands: somebody else of this screen is to act now. */
  private isHandOverDue(table: Table): boolean {
    const { seat, match } = this.desk;
    if (table.over || table.to_act === null || table.to_act === seat || table.to_act === this.curtain) return false;
    const isHere = linksOf(match).some((link) => link.seat === table.to_act);
    const isNobody = seat === null && this.curtain === null;
    return isHere && (isNobody || table.to_act !== this.lastToAct);
  }

  /** Clear the table, draw the curtain, and watch as a spectator until the next one looks. */
  handTo(seat: number): void {
    this.desk.leaveSeat(null, null);
    this.curtain = seat;
    if (settings.curtain === "off") return this.show();
    this.desk.wire.rewatch();
  }

  /** The next one looks. */
  show(): void {
    if (this.curtain === null) return;
    const link = linksOf(this.desk.match).find(({ seat }) => seat === this.curtain);
    this.desk.leaveSeat(link?.seat ?? null, link?.token ?? null);
    this.desk.focusDue++;
    this.desk.wire.rewatch();
  }
}
