import type { TitleTable } from "../contract";
import { aboutOf } from "./about";
import Board from "./Board.svelte";
import Own from "./Own.svelte";
import { sayMove, type Plain } from "./moves";
import { itemOf } from "./points";
import Sheet from "./Sheet.svelte";
import ToCome from "./ToCome.svelte";

/** The plain table: any title, from its view alone. */
const table: TitleTable<Plain> = {
  Board,
  Own,
  ToCome,
  Sheet,
  aboutOf,
  sayMove,
  itemOf,
  journeys: () => [],
  hintOf: () => null,
  guide: [],
};

export default table;
