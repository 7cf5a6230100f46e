// A turn that somebody lays for themselves, at any time: the rules say what it would bring, and nothing is made.

import type { Table, Trial } from "../messages";
import { matchPath, problemOf, request } from "../wire";
import type { Desk } from "./desk.svelte";

/** How often at most it is asked again after somebody moved meanwhile. */
const CHANCES = 5;

export class TryOut {
  /** What is tried out; null: nothing is. */
  now = $state.raw<Trial | null>(null);
  isAsking = $state(false);
  /** The moves after each choice, so that the last one can be taken back. */
  private steps = $state.raw<readonly string[][]>([]);

  constructor(private readonly desk: Desk) {}

  /** Whether somebody sits here who could try something out. */
  readonly isOffered: boolean = $derived.by(() => this.desk.choice.isPlayed);

  /** Begin with one's pieces as they lie. */
  begin(): void {
    this.steps = [];
    const { desk } = this;
    do desk.queue.skip();
    while (desk.queue.isBehind); // whoever tries something out has seen enough of what others did
    desk.dropShows();
    void this.ask([]);
  }

  /** Make moves in it. */
  async make(moves: readonly string[]): Promise<void> {
    if (this.now === null || this.now.ended) return;
    const before = this.now.moves;
    if (await this.ask([...before, ...moves])) this.steps = [...this.steps, before];
  }

  /** Take back the last choice of it. */
  back(): void {
    const before = this.steps.at(-1);
    if (before === undefined) return;
    this.steps = this.steps.slice(0, -1);
    void this.ask(before);
  }

  get mayGoBack(): boolean {
    return this.now !== null && this.steps.length > 0;
  }

  /** Put all of it back. */
  end(): void {
    if (this.now === null) return;
    this.forget();
    this.desk.focusDue++;
  }

  /** Make the moves that were tried out, where it is one's turn and they were tried out from there. */
  play(): void {
    const moves = this.now?.moves ?? [];
    if (!this.mayPlay) return;
    this.forget();
    void this.desk.choice.play(moves);
  }

  get mayPlay(): boolean {
    const { table } = this.desk;
    return (
      this.now !== null && this.now.moves.length > 0 && table !== null && table.to_act === table.seat && !table.over
    );
  }

  /** Others have moved: the same moves from how things stand now, or an end of it where they are no longer possible. */
  follow(table: Table): void {
    if (this.now === null || (this.now.seq >= table.seq && !table.reset)) return;
    if (table.over || table.reset) this.forget();
    else void this.ask(this.now.moves).then((isPossible) => isPossible || this.forget());
  }

  /** Nothing of it is kept. */
  forget(): void {
    this.now = null;
    this.isAsking = false;
    this.steps = [];
  }

  /** Returns whether the rules allow it; if not, why is said. */
  private async ask(moves: readonly string[]): Promise<boolean> {
    const { desk } = this;
    const { table, sitting } = desk;
    if (table === null || this.isAsking) return false;
    this.isAsking = true;
    desk.refused = null;
    desk.choice.drop();
    try {
      const found = await this.trialOf(moves, table.seq);
      if (desk.sitting !== sitting) return false;
      this.now = found;
      return true;
    } catch (error) {
      if (desk.sitting === sitting) desk.refused = { problem: problemOf(error), place: "table" };
      return false;
    } finally {
      if (desk.sitting === sitting) this.isAsking = false;
    }
  }

  /** Others may move meanwhile: then it is asked again from how things stand by then. */
  private async trialOf(moves: readonly string[], seq: number, chances = CHANCES): Promise<Trial> {
    const { match, token } = this.desk;
    try {
      return await request<Trial>("POST", `${matchPath(match)}/trial`, { token, body: { seq, moves } });
    } catch (error) {
      const { code, arguments: given } = problemOf(error);
      if (code !== "stale" || chances === 0) throw error;
      return this.trialOf(moves, Number(given?.["expected"]), chances - 1);
    }
  }
}
