// Alhambra, the card game.
import type { Item, TitleTable } from "../contract";
import { aboutOf } from "./about";
import Board from "./Board.svelte";
import Companions from "./guide/Companions.svelte";
import Exact from "./guide/Exact.svelte";
import Kinds from "./guide/Kinds.svelte";
import Money from "./guide/Money.svelte";
import Scorings from "./guide/Scorings.svelte";
import { hintOf } from "./hints";
import { journeys } from "./journeys";
import { marksOf } from "./marks";
import Own from "./Own.svelte";
import ScoringShow from "./ScoringShow.svelte";
import { showsOf, untold } from "./scorings";
import type { Alhambra } from "./play";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import { refusalOf, sayMove } from "./speech";
import { tell } from "./tell";
import ToCome from "./ToCome.svelte";
import { LOOK_OF_KIND } from "./pieces/building";
import type { Event, Kind } from "./types";

function itemOf(event: Event): Item | null {
  if (event.name !== "scored") return null;
  const { seat, points, kind, scoring } = event.arguments;
  return { seat, points, source: `kind-${kind}`, group: `board-scoring-${scoring}` };
}

/** Kinds keep their colours in the result. */
const colourOf = (source: string): string | null => LOOK_OF_KIND[source.replace(/^kind-/, "") as Kind]?.colour ?? null;

const table: TitleTable<Alhambra> = {
  Board,
  Own,
  ToCome,
  Sheet,
  Seat,
  aboutOf,
  sayMove,
  refusalOf,
  tell,
  itemOf,
  colourOf,
  journeys,
  marksOf,
  showsOf,
  untold,
  Show: ScoringShow,
  hintOf,
  guide: [
    { text: "guide-kinds", Picture: Kinds },
    { text: "guide-money", Picture: Money },
    { text: "guide-exact", Picture: Exact },
    { text: "guide-scorings", Picture: Scorings },
    { text: "guide-martin", Picture: Companions },
  ],
};

export default table;
