// Tables that came from the server, shown one after another at the pace that somebody likes.

import { flushSync, untrack } from "svelte";
import { isMoving, settings } from "../device.svelte";
import type { Happening, Table } from "../messages";
import type { Journey } from "../tables/contract";
import type { Desk } from "./desk.svelte";

/** How long what somebody else did is looked at before the next is shown. */
const PAUSE_OF_PACE = { "at-once": 0, normal: 1200, slow: 2600 };
const WITHIN_TURN = 0.45;
/** Bots among themselves may be quicker than they are shown: who falls this far behind is brought up to now. */
const MOST_WAITING = 30;

export class Queue {
  /** Tables that came while others were still being looked at. */
  private waiting = $state.raw<Table[]>([]);
  /** What wants to be looked at in peace, in words. */
  private holds = $state.raw<readonly { what: string }[]>([]);
  /** When the last table was shown, and how long its pieces travel. */
  private laid = { at: -Infinity, travelling: 0 };
  private pump = 0;

  constructor(private readonly desk: Desk) {}

  /** Whether there are tables that are still to be shown. */
  get isBehind(): boolean {
    return this.waiting.length > 0;
  }

  /** What is being looked at while all else waits; null if nothing is. */
  get held(): string | null {
    return this.holds.at(-1)?.what ?? null;
  }

  /** A table came: shown at once, or after those that are still being looked at. */
  receive(table: Table): void {
    this.waiting = [...this.waiting, table];
    if (this.waiting.length > MOST_WAITING || table.reset || (!this.isPaced(table) && this.desk.show === null))
      this.skip();
    else this.showNext();
  }

  /** What one did oneself, and what nobody looks at, needs no pause; at once, only what is looked at is waited for. */
  private isPaced(table: Table): boolean {
    if (table.reset || this.desk.table === null || document.hidden) return false;
    if (PAUSE_OF_PACE[settings.pace] === 0 && this.holds.length === 0) return false;
    if (this.waiting.length > 1) return true;
    return table.log.some((happening) => happening.kind === "move" && happening.seat !== table.seat);
  }

  /** Show the next table when its time has come. */
  private showNext(): void {
    clearTimeout(this.pump);
    const [next, ...rest] = this.waiting;
    if (next === undefined || this.holds.length > 0) return;
    const wait = this.laid.at + Math.max(this.laid.travelling, this.pauseBefore(next)) - performance.now();
    if (wait > 0) {
      this.pump = window.setTimeout(() => this.showNext(), wait);
      return;
    }
    this.waiting = rest;
    this.laid = { travelling: this.show(next), at: performance.now() };
    if (rest.length === 0) return;
    flushSync(); // what is shown may want to be looked at
    this.showNext();
  }

  /** Within a turn one thing follows the other more quickly than one turn the other. */
  private pauseBefore(next: Table): number {
    const turnOf = (log: readonly Happening[]) => log.findLast(({ kind }) => kind === "move")?.turn;
    const isSameTurn = turnOf(next.log) === turnOf(this.desk.log);
    return PAUSE_OF_PACE[settings.pace] * (isSameTurn ? WITHIN_TURN : 1);
  }

  /**
   * Let nothing more be shown while something is looked at; returns how to let go. An effect may call it, and its
   * teardown lets go: what is drawn within that sees what was before and stays so, so the next is shown after it.
   */
  hold(what: string): () => void {
    const own = { what };
    this.holds = [...untrack(() => this.holds), own];
    return () => {
      this.holds = this.holds.filter((hold) => hold !== own);
      queueMicrotask(() => this.showNext());
    };
  }

  /** Nobody looks any more: all is shown but for what wants to be told. */
  leave(): void {
    if (this.desk.show === null) this.skip();
  }

  /** Show all that is still to be shown, at once, up to what wants to be told. */
  skip(): void {
    const { desk } = this;
    clearTimeout(this.pump);
    desk.stage?.finish();
    desk.dropShows();
    const tables = this.waiting;
    this.waiting = [];
    const news: Happening[] = [];
    const { sitting } = desk;
    for (const [place, table] of tables.entries()) {
      const isMine = !table.reset && table.log.some(({ kind, seat }) => kind === "move" && seat === table.seat);
      if (table === tables.at(-1))
        this.laid = { travelling: this.show(table), at: isMine ? performance.now() : -Infinity };
      else desk.lay(table);
      if (desk.sitting !== sitting) return; // the screen has changed hands
      news.push(...desk.news);
      if (desk.show === null) continue;
      this.waiting = [...tables.slice(place + 1), ...this.waiting];
      break;
    }
    if (tables.length > 1) desk.news = news;
  }

  /** What was told is over: its points travel that waited for it, and the next table follows. */
  goOn(letGo: () => void): void {
    const { table, told } = this.desk;
    if (table === null) return letGo();
    const points = this.journeysBetween(told, table).filter(isOfPoints);
    this.laid = { travelling: this.travel(table, points, letGo), at: performance.now() };
  }

  /** Lay a table with its pieces travelling; returns how long they do. */
  private show(table: Table): number {
    return this.travel(table, this.journeysBetween(this.desk.told, table), () => this.desk.lay(table));
  }

  /** Points that are told step by step travel when that is over. */
  private travel(table: Table, journeys: Journey[], lay: () => void): number {
    const { desk } = this;
    desk.stage?.prepare(journeys);
    lay();
    if (journeys.length === 0 || desk.stage === null || desk.table !== table) return 0;
    flushSync();
    return desk.stage.play((journey) => desk.show === null || !isOfPoints(journey));
  }

  private journeysBetween(before: Table | null, table: Table): Journey[] {
    const { replay, drawing } = this.desk;
    if (before === null || table.reset || replay.at !== null || document.hidden || !isMoving()) return [];
    try {
      return table.log.flatMap((happening) => drawing?.journeys(happening, before.table, table.table) ?? []);
    } catch (error) {
      reportError(error); // A picture that fails must not cost the table.
      return [];
    }
  }

  /** Somebody else sits down: nothing of what waited is shown to them. */
  forget(): void {
    clearTimeout(this.pump);
    this.desk.stage?.finish();
    this.waiting = [];
  }
}

const isOfPoints = ({ text }: Journey): boolean => text !== undefined;
