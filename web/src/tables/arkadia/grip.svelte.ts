// What somebody at the table has in hand while choosing: a tile that is being laid, workers of one kind or the other.
// One for a table, shared by the board, the tray and the buttons beside the prompt.

import { oneForEach } from "../../kit/lasting.svelte";
import { Placing, type Site } from "../../kit/placing.svelte";
import { afterPaint } from "../../ui/paint";
import { heldCard, movesToLay, sitesOf, turnedOver, workerKind, type WorkerKind } from "./choosing";
import { outlookOfMove, outlookOfSite, type Outlook } from "./outlook";
import { COLUMNS, ROWS, SIZE } from "./pieces/paths";
import type { Play } from "./play";
import type { CardView, Kind, Move, Square, TableView } from "./types";

export const GRID = { columns: COLUMNS, rows: ROWS, size: SIZE };

export class Grip {
  /** The table as it is shown. */
  view = $state.raw<TableView | null>(null);
  /** Whether workers are to be neutral ones, until one says otherwise. */
  isNeutral = $state(false);
  /** Whether a key is held that makes the next one neutral. */
  isInsisted = $state(false);
  /** Whether the tile in hand has been painted there: the board and what is done with it come after that. */
  isWalked = $state(false);
  readonly placing: Placing;

  readonly card: CardView | null = $derived.by(() => (this.view === null ? null : heldCard(this.play, this.view)));
  readonly worker: WorkerKind = $derived.by(() => workerKind(this.play, this.isNeutral, this.isInsisted));

  /** Where the tile of each kind may lie. */
  readonly sites: ReadonlyMap<Kind, readonly Site[]> = $derived.by(() => {
    const { view } = this;
    return new Map(view?.playable.map(({ kind }) => [kind, sitesOf(view, kind)]));
  });

  /** What would follow from where one points; null while nobody looks at a table. */
  readonly outlook: Outlook | null = $derived.by(() => {
    const { view, card } = this;
    if (view === null) return null;
    const { site } = this.placing;
    if (card !== null && site !== null) return outlookOfSite(view, card, site.move, site.squares as Square[]);
    return outlookOfMove(view, this.play.pointed);
  });

  constructor(private readonly play: Play) {
    this.placing = new Placing({
      grid: GRID,
      piece: () => this.nameOfPiece(),
      sites: () => (this.card === null ? [] : (this.sites.get(this.card.kind) ?? [])),
      onplace: (move) => play.isBusy || play.choose(movesToLay(play.picked, move as Move)),
      onputback: () => play.pick(null),
      onmiss: (square, turn) => play.refuse(...movesToLay(play.picked, `site ${square}${turn ?? "r0"}` as Move)),
    });
  }

  private nameOfPiece(): string | null {
    const { card } = this;
    const place = this.play.picked?.kind === "card" ? this.play.picked.place : "";
    return card === null ? null : `${this.play.move} ${card.kind} ${card.colour} ${place}`;
  }

  /** Whether the tile in hand fits somewhere turned over. */
  get mayTurnOver(): boolean {
    const { turning, turnings } = this.placing;
    return turning !== null && turnings.includes(turnedOver(turning));
  }

  /** What is in hand is told of as long as the board is shown; called while that is set up. */
  follow(): void {
    $effect(() => {
      if (this.placing.isHeld) this.play.point(this.placing.move as Move | null);
    });
    // Found before a card is picked.
    $effect(() => void this.sites);
    $effect(() => {
      if (!this.placing.isHeld) return;
      const forget = afterPaint(() => (this.isWalked = true));
      return () => {
        forget();
        this.isWalked = false;
      };
    });
    // Only among workers of one turn it stays as it was wished.
    $effect(() => {
      if (!this.play.legal.has("stop")) this.isNeutral = false;
    });
  }

  turnOver(): void {
    const { turning } = this.placing;
    if (turning !== null) this.placing.turnTo(turnedOver(turning));
  }
}

/** What is in hand at a table; the parts of the table that ask tell what they show. */
export const gripOf = oneForEach((play: Play) => new Grip(play));
