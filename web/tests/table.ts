// A table on paper: a desk that hears what a test says, and the parts of the plain table drawn as text.

import type { Component } from "svelte";
import { render } from "svelte/server";
import { vi } from "vitest";
import type { Listener } from "../src/line";
import type { Happening, Table } from "../src/messages";
import { Desk } from "../src/shell/desk.svelte";
import generic from "../src/tables/generic/index";
import { renew } from "./browser";

const MATCH = "k".repeat(20);

export const happening = (seq: number, more: Partial<Happening> = {}): Happening => ({
  seq,
  kind: "move",
  seat: 0,
  text: "take 1",
  move: seq + 1,
  turn: 1,
  forced: false,
  events: [],
  ...more,
});

export function tableOf(view: unknown, more: Partial<Table> = {}): Table {
  return {
    type: "table",
    match: MATCH,
    title: "alhambra",
    options: { tracking: "memory" },
    seq: 4,
    move: 4,
    seat: 1,
    eyes: more.seat === undefined ? 1 : more.seat,
    own: true,
    host: false,
    origin: "deal",
    seats: ["Anna", "Bruno"].map((name) => ({ kind: "person", name, level: "", resigned: false })),
    turn: 1,
    phase: "action",
    to_act: 1,
    legal: {},
    previews: [],
    scores: [3, 5],
    undo: [],
    may_ask: null,
    ask: null,
    over: false,
    standings: [],
    rematch: null,
    since: 0,
    reset: true,
    log: [],
    event_arguments: {},
    table: view as Table["table"],
    ...more,
  };
}

/** A desk of its own for each test. */
export class Paper {
  readonly desk: Desk;
  private listener: Listener | null = null;

  constructor() {
    renew();
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    const silent = {
      connect() {},
      rewatch() {},
      forget() {},
      close() {},
      request: () => new Promise<never>(() => undefined),
    };
    this.desk = new Desk(MATCH, (heard) => {
      this.listener = heard;
      return silent;
    });
    this.desk.seat = undefined;
  }

  lay(view: unknown, more: Partial<Table> = {}): void {
    this.listener?.onFrame(tableOf(view, more));
  }

  /** A part of the plain table as it is now. */
  drawn(part: "Board" | "Own" | "ToCome" | "Sheet", view: unknown): string {
    return this.rendered(generic[part] as Component<never>, { view });
  }

  rendered(part: Component<never>, more: object = {}): string {
    const props = { desk: this.desk, play: this.desk.choice, ...more };
    return render(part as unknown as Component<object>, { props }).body.replace(/<!--.*?-->/g, "");
  }
}

/** What can be read. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&lt;/g, "<")
    .replace(/\s+/g, " ");

export const count = (html: string, part: string | RegExp): number => html.split(part).length - 1;
