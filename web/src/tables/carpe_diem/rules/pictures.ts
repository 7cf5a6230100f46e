// The pictures of the rules, by their numbers: made of the pieces of the table.

import type { RulePictures } from "../../contract";
import Scoring from "../guide/Scoring.svelte";
import Track from "../guide/Track.svelte";
import Baker from "./Baker.svelte";
import Bread from "./Bread.svelte";
import Centres from "./Centres.svelte";
import Cleared from "./Cleared.svelte";
import Counting from "./Counting.svelte";
import Craftsman from "./Craftsman.svelte";
import Edges from "./Edges.svelte";
import Failed from "./Failed.svelte";
import Fountain from "./Fountain.svelte";
import Half from "./Half.svelte";
import Kinds from "./Kinds.svelte";
import Landscape from "./Landscape.svelte";
import Leap from "./Leap.svelte";
import Merchant from "./Merchant.svelte";
import Open from "./Open.svelte";
import Senator from "./Senator.svelte";
import Step from "./Step.svelte";
import Tasks from "./Tasks.svelte";
import Villas from "./Villas.svelte";
import Ways from "./Ways.svelte";

const pictures: RulePictures = {
  C5: Kinds,
  C11: Ways,
  C13: Leap,
  C15: Cleared,
  C16: Edges,
  C17: Step,
  C18: Open,
  C20: Landscape,
  C21: Merchant,
  C22: Baker,
  C23: Senator,
  C24: Craftsman,
  C25: Centres,
  C27: Track,
  C28: Scoring,
  C29: Counting,
  C32: Failed,
  C33: Bread,
  C35: Villas,
  C36: Half,
  C38: Fountain,
  C39: Tasks,
};

export default pictures;
