// The pictures of the rules, by their numbers: made of the pieces of the table.

import type { RulePictures } from "../../contract";
import Camps from "../guide/Camps.svelte";
import Finish from "../guide/Finish.svelte";
import Sale from "../guide/Sale.svelte";
import Towers from "../guide/Towers.svelte";
import Workers from "../guide/Workers.svelte";
import Closed from "./Closed.svelte";
import Floors from "./Floors.svelte";
import Shapes from "./Shapes.svelte";
import Touching from "./Touching.svelte";
import TwoTowers from "./TwoTowers.svelte";

const pictures: RulePictures = {
  K2: Shapes,
  K9: Touching,
  K11: Camps,
  K13: Workers,
  K14: Closed,
  K15: Finish,
  K16: TwoTowers,
  K17: Floors,
  K18: Towers,
  K19: Sale,
};

export default pictures;
