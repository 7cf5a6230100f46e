// The Builders of Arkadia.
import type { TitleTable } from "../contract";
import { aboutOf } from "./about";
import Board from "./Board.svelte";
import Deeds from "./Deeds.svelte";
import { GUIDE } from "./guide/guide";
import { hintOf } from "./hints";
import { journeys } from "./journeys";
import { marksOf } from "./marks";
import { promptOf } from "./prompts";
import Own from "./Own.svelte";
import type { Arkadia } from "./play";
import { itemOf } from "./points";
import Seat from "./Seat.svelte";
import Sheet from "./Sheet.svelte";
import Shows from "./Shows.svelte";
import { showsOf, untold } from "./shows";
import { sayMove } from "./speech";
import { tell } from "./tell";
import ToCome from "./ToCome.svelte";

const table: TitleTable<Arkadia> = {
  Board,
  hasLens: true,
  Own,
  Deeds,
  ToCome,
  Sheet,
  Seat,
  aboutOf,
  sayMove,
  tell,
  itemOf,
  journeys,
  marksOf,
  showsOf,
  untold,
  Show: Shows,
  hintOf,
  promptOf,
  guide: GUIDE,
  rulePictures: () => import("./rules/pictures"),
};

export default table;
