// How the game works, on one screen.

import type { Component } from "svelte";
import Build from "./Build.svelte";
import Camps from "./Camps.svelte";
import Finish from "./Finish.svelte";
import Sale from "./Sale.svelte";
import Towers from "./Towers.svelte";
import Workers from "./Workers.svelte";

export const GUIDE: { text: string; Picture: Component }[] = [
  { text: "guide-build", Picture: Build },
  { text: "guide-camps", Picture: Camps },
  { text: "guide-workers", Picture: Workers },
  { text: "guide-finish", Picture: Finish },
  { text: "guide-towers", Picture: Towers },
  { text: "guide-end", Picture: Sale },
];
