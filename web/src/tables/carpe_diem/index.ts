// Carpe Diem.
import type { TitleTable } from "../contract";
import { aboutOf } from "./about";
import Board from "./Board.svelte";
import Deeds from "./Deeds.svelte";
import { foretell } from "./foretell";
import { GUIDE } from "./guide/guide";
import { hintOf } from "./hints";
import { journeys } from "./journeys";
import { marksOf } from "./marks";
import Own from "./Own.svelte";
import type { CarpeDiem } from "./play";
import { itemOf } from "./points";
import { promptOf } from "./prompts";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import Shows from "./Shows.svelte";
import { tell } from "./tell";
import { showsOf } from "./telling";
import ToCome from "./ToCome.svelte";

const table: TitleTable<CarpeDiem> = {
  Board,
  Own,
  Deeds,
  ToCome,
  Sheet,
  Seat,
  aboutOf,
  itemOf,
  journeys,
  marksOf,
  showsOf,
  Show: Shows,
  hintOf,
  promptOf,
  tell,
  foretell,
  guide: GUIDE,
  rulePictures: () => import("./rules/pictures"),
};

export default table;
