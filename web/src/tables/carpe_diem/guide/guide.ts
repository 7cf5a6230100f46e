// How the game works, on one screen.

import type { Component } from "svelte";
import Build from "./Build.svelte";
import End from "./End.svelte";
import Finish from "./Finish.svelte";
import Scoring from "./Scoring.svelte";
import Track from "./Track.svelte";
import Walk from "./Walk.svelte";

export const GUIDE: { text: string; Picture: Component }[] = [
  { text: "guide-walk", Picture: Walk },
  { text: "guide-build", Picture: Build },
  { text: "guide-finish", Picture: Finish },
  { text: "guide-track", Picture: Track },
  { text: "guide-scoring", Picture: Scoring },
  { text: "guide-end", Picture: End },
];
