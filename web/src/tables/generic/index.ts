import type { TitleTable } from "../contract";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import { itemOf } from "./points";
import Sheet from "./Sheet.svelte";
import ToCome from "./ToCome.svelte";

/** The plain table: any title, from its view alone. */
const table: TitleTable<unknown, string> = {
  Board,
  Own,
  ToCome,
  Sheet,
  itemOf,
  journeys: () => [],
  hintOf: () => null,
  guide: [],
};

export default table;
