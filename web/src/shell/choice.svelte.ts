// What may be chosen at the table, what is being chosen, and what becomes of it. Titles see it as `Play`.

import { isConfirming, settings } from "../device.svelte";
import type { Outcome } from "../line";
import type { Event, Happening, Preview, Problem, Refusal, Table, Trial } from "../messages";
import type { Play } from "../tables/contract";
import { matchPath, problemOf, request } from "../wire";
import { afterPaint } from "../ui/paint";
import { words } from "../words.svelte";
import type { Desk, Place, Shown } from "./desk.svelte";
import { withoutName } from "./speech";

/** Whose turn is next goes with the turn's end. */
const TURN_BEGAN = "turn_began";
const NOTHING = {};

/** A move that is to be confirmed. */
export interface Doubt {
  moves: string[];
  effects: string[];
}

export class Choice implements Play {
  /** The move that is pointed at: its effect is said beside the prompt. */
  pointed = $state<string | null>(null);
  /** What is being put together before it is sent, in the title's own terms. It is forgotten with the table. */
  picked = $state.raw<unknown>(null);
  doubt = $state.raw<Doubt | null>(null);
  isSending = $state(false);
  /** Whether what was pressed is still to be painted. */
  private isFresh = $state(false);
  /** How long the log must be before the next move. */
  private awaited = $state(0);

  constructor(private readonly desk: Desk) {}

  // --- What is the case ---

  readonly isMyTurn: boolean = $derived.by(() => {
    const { table, replay, show, tryout } = this.desk;
    if (tryout.now !== null) return Object.keys(tryout.now.legal).length > 0;
    return (
      table !== null &&
      replay.at === null &&
      show === null &&
      table.seat !== null &&
      table.to_act === table.seat &&
      Object.keys(table.legal).length > 0
    );
  });

  /** Whether somebody at this page plays here now: the table of now, not over, seen from a person's seat. */
  readonly isPlayed: boolean = $derived.by(() => {
    const { told, replay, seats } = this.desk;
    return (
      told !== null && replay.at === null && !told.over && told.seat !== null && seats[told.seat]?.kind === "person"
    );
  });

  /** How many moves stood when presses were made: what one press made is taken back by one. */
  private presses: readonly number[] = [];

  /** Whether a move is on its way, or its result is still to be shown. */
  readonly isBusy: boolean = $derived.by(() => {
    const { table, queue, show, tryout } = this.desk;
    if (tryout.now !== null) return tryout.isAsking;
    return this.isSending || queue.isBehind || show !== null || (table !== null && table.seq < this.awaited);
  });

  /** Whether that is shown. What was pressed is painted first: the whole table need not be drawn for it. */
  readonly isWaiting: boolean = $derived.by(() => this.isBusy && !this.isFresh);

  /** The moves that may be made now, as texts. Nothing else has an opinion about what is legal. */
  readonly legal: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        Object.entries(this.legalNouns).flatMap(([verb, nouns]) => nouns.map((noun) => `${verb} ${noun}`.trim())),
      ),
  );

  readonly legalNouns: Readonly<Record<string, readonly string[]>> = $derived.by(() => {
    const { table, tryout } = this.desk;
    return (this.isMyTurn && (tryout.now ?? table)?.legal) || NOTHING;
  });

  get match(): string {
    return this.desk.match;
  }

  get names(): readonly string[] {
    return this.desk.names;
  }

  readonly eyes: number | null = $derived.by(() => eyesOf(this.desk.shown));

  get log(): readonly Happening[] {
    return this.desk.toldLog;
  }

  readonly move: number = $derived.by(() => this.desk.shown?.move ?? 0);

  get scores(): readonly (number | null)[] {
    return this.desk.shown?.scores ?? [];
  }

  readonly toAct: number | null = $derived.by(() => this.desk.shown?.to_act ?? null);

  readonly isReplayed: boolean = $derived.by(() => this.desk.replay.at !== null);

  /** What each move would lead to. */
  private readonly previews: ReadonlyMap<string, Preview> = $derived.by(
    () => new Map((this.desk.tryout.now ?? this.desk.table)?.previews.map((preview) => [preview.move, preview])),
  );

  previewOf(move: string): Preview | null {
    return this.previews.get(move) ?? null;
  }

  effectsOf(move: string): string[] {
    const preview = this.previewOf(move);
    return preview === null ? [] : [...this.sentencesOf(preview), ...marksOf(preview)];
  }

  private sentencesOf(preview: Preview): string[] {
    const name = this.names[this.desk.table?.seat ?? -1] ?? "";
    const events = eventsOfTurn(preview, this.desk.table?.seat ?? null);
    const { drawing, shown } = this.desk;
    const tell = drawing?.foretell ?? drawing?.tell;
    const told = shown && tell?.(events, this.names, shown.table).map(({ text }) => text);
    const sentences = (told ?? events.map((event) => words.event(event, this.names))).map((text) =>
      withoutName(text, name),
    );
    const times = (sentence: string) => sentences.filter((other) => other === sentence).length;
    return [...new Set(sentences)].map((sentence) =>
      times(sentence) > 1 ? `${times(sentence)} × ${sentence}` : sentence,
    );
  }

  // --- While one chooses ---

  point(move: string | null): void {
    this.pointed = move;
  }

  /** Also takes away what was refused: a person who picks has read it. */
  pick(picked: unknown): void {
    this.desk.refused = null;
    this.picked = picked;
  }

  async refuse(...moves: readonly string[]): Promise<void> {
    const { table, tryout } = this.desk;
    const tried = [...(tryout.now?.moves ?? []), ...moves];
    const problem = await (tried.length > 1 ? this.refusalOfLast(tried) : this.refusalOf(tried[0] ?? ""));
    if (problem === null || this.desk.table !== table) return;
    this.desk.refused = { problem: this.desk.drawing?.refusalOf?.(problem, tried) ?? problem, place: "table" };
  }

  explain(error: string, rule: string, values: Record<string, string> = {}): void {
    this.desk.refused = { problem: { title: "", status: 0, code: error, rule, arguments: values }, place: "table" };
  }

  // --- Making moves ---

  /**
   * Make moves, after a question where one is due. Of several moves the caller says what they lead to together:
   * `effects` in sentences if the last of them ends the turn or reveals something, else nothing. A surprise is asked
   * about whatever somebody wishes.
   */
  async choose(moves: readonly string[], effects: readonly string[] = [], isSurprise = false): Promise<void> {
    const { tryout } = this.desk;
    if (tryout.now !== null) return tryout.make(moves);
    const [first = ""] = moves;
    if (this.isBusy) return;
    const preview = moves.length === 1 ? this.previewOf(first) : null;
    const isGrave = preview !== null ? preview.ends_turn || preview.reveals : effects.length > 0;
    if ((isConfirming() || isSurprise) && isGrave)
      this.doubt = { moves: [...moves], effects: preview ? this.effectsOf(first) : [...effects] };
    else void this.play(moves);
  }

  /** Moves that were seen on the table before they were pressed again: asked is only who wishes it always. */
  confirm(moves: readonly string[], effects: readonly string[] = []): void {
    if (settings.confirm === "always" || this.desk.tryout.now !== null) void this.choose(moves, effects);
    else if (!this.isBusy) void this.play(moves);
  }

  /** Make moves without a question. */
  play(moves: readonly string[], place: Place = "table"): Promise<void> {
    this.doubt = null;
    const { move } = this.desk.table ?? { move: 0 };
    this.presses = [...this.presses.filter((before) => before < move), move];
    return this.send("play", { moves }, place);
  }

  /** A typed move, or several with commas; what is not legal is explained. Returns whether it was taken. */
  async type(text: string): Promise<boolean> {
    const moves = text
      .split(",")
      .map((move) => move.trim().replace(/\s+/g, " ").toLowerCase())
      .filter(Boolean);
    const [first] = moves;
    const { table, show } = this.desk;
    if (show !== null) this.desk.closeShow(); // what it told is seen before it is answered
    if (first === undefined || table === null || show !== null || this.isBusy) return false;
    const problem = moves.length === 1 && !this.legal.has(first) ? await this.refusalOf(first) : null;
    if (this.desk.table !== table || this.isBusy) return false;
    if (problem) {
      this.desk.refused = { problem, place: "typed" };
      return false;
    }
    if (moves.length === 1) await this.choose(moves);
    else await this.play(moves, "typed");
    return this.desk.refused === null;
  }

  /** Take back freely: all that the last press made, or all since a move. */
  undo(move: number | null = null): void {
    const moves = this.desk.table?.undo ?? [];
    const pressed = moves.find((each) => this.presses.includes(each)) ?? null;
    if (moves.length > 0) void this.send("undo", { move: move ?? pressed }, "table");
  }

  restartTurn(): void {
    this.undo(this.desk.table?.undo.at(-1) ?? null);
  }

  /** Ask the others to go back. */
  askBack(): void {
    void this.send("ask", {}, "table");
  }

  answer(agree: boolean): void {
    void this.send("answer", { agree }, "table");
  }

  /** Something through the line, and what came of it. */
  private async send(type: "play" | "undo" | "ask" | "answer", body: object, place: Place): Promise<void> {
    const { desk } = this;
    if (desk.table === null || this.isBusy) return;
    this.isFresh = true;
    this.isSending = true;
    desk.refused = null;
    const { sitting } = desk;
    const answer = desk.wire.request(type, { seq: desk.table.seq, ...body });
    afterPaint(() => this.settleDown()); // an answer that has come by then is heard before
    const outcome: Outcome = await answer;
    if (sitting !== desk.sitting) return;
    this.isSending = false;
    this.awaited = outcome.seq;
    if (outcome.problem) desk.refused = { problem: outcome.problem, place, at: desk.table?.seq };
    else desk.focusDue++;
  }

  /** What was pressed has been painted. */
  private settleDown(): void {
    this.isFresh = false;
    if (this.isSending) this.pointed = null;
  }

  // --- With every new table ---

  /** A table was laid: what is lit on it can be pressed. */
  follow(table: Table): void {
    this.isFresh = false;
    if (table.reset) this.awaited = Math.min(this.awaited, table.seq); // a server may have gone back to a copy
  }

  private async refusalOf(move: string): Promise<Problem | null> {
    try {
      const path = `${matchPath(this.desk.match)}/refusal?move=${encodeURIComponent(move)}`;
      return (await request<Refusal>("GET", path, { token: this.desk.token })).problem;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** Why the last of several moves cannot follow the others: they are tried out, and none is made. */
  private async refusalOfLast(moves: readonly string[]): Promise<Problem | null> {
    try {
      const body = { seq: this.desk.table?.seq ?? 0, moves };
      await request<Trial>("POST", `${matchPath(this.desk.match)}/trial`, { token: this.desk.token, body });
      return null;
    } catch (error) {
      return problemOf(error);
    }
  }

  /** What was being chosen is over. */
  drop(): void {
    this.pointed = null;
    this.picked = null;
    this.doubt = null;
  }

  /** Somebody else sits down: nothing of what the last one chose or was told is kept. */
  forget(): void {
    this.drop();
    this.isSending = false;
    this.isFresh = false;
    this.awaited = 0;
    void [this.legal, this.legalNouns, this.previews, this.isMyTurn, this.isPlayed]; // what was derived is derived anew, and not kept
  }
}

/** What a move brings; once it has ended the turn, nothing of what others then do by force. */
function eventsOfTurn({ events, ends_turn: isEnding }: Preview, seat: number | null): Event[] {
  const end = isEnding ? events.findIndex(({ name }) => name === TURN_BEGAN) : -1;
  if (end < 0) return events;
  return events.filter((event, place) => place < end || (place > end && event.arguments["seat"] === seat));
}

/** Whose knowledge is shown. */
const eyesOf = (shown: (Shown & Partial<Pick<Table, "eyes">>) | null): number | null =>
  (shown?.eyes === undefined ? shown?.seat : shown.eyes) ?? null;

/** That a move ends the turn, or brings something to light. */
const marksOf = (preview: Preview): string[] => [
  ...(preview.reveals ? [words.reveals(preview.move.split(" ")[0] ?? "")] : []),
  ...(preview.ends_turn ? [words.say("page-ends-turn")] : []),
];
