// Alhambra, the card game.

import type { AlhambraTableView, Event } from "../../messages";
import type { Item, TitleTable } from "../contract";
import type { Picked } from "./choosing";
import Board from "./Board.svelte";
import Companions from "./guide/Companions.svelte";
import Exact from "./guide/Exact.svelte";
import Kinds from "./guide/Kinds.svelte";
import Money from "./guide/Money.svelte";
import Scorings from "./guide/Scorings.svelte";
import { hintOf } from "./hints";
import { journeys } from "./journeys";
import Own from "./Own.svelte";
import Sheet from "./Sheet.svelte";
import ToCome from "./ToCome.svelte";

function itemOf({ name, arguments: given }: Event): Item | null {
  if (name !== "scored") return null;
  return {
    seat: Number(given["seat"]),
    points: Number(given["points"]),
    source: `kind-${given["kind"]}`,
    group: `board-scoring-${given["scoring"]}`,
  };
}

const table: TitleTable<AlhambraTableView, Picked> = {
  Board,
  Own,
  ToCome,
  Sheet,
  itemOf,
  journeys,
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
