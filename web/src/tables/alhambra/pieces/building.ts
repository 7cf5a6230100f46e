import type { Component } from "svelte";
import type { Kind } from "../types";
import Arcades from "./buildings/Arcades.svelte";
import Chambers from "./buildings/Chambers.svelte";
import Garden from "./buildings/Garden.svelte";
import Pavilion from "./buildings/Pavilion.svelte";
import Seraglio from "./buildings/Seraglio.svelte";
import Tower from "./buildings/Tower.svelte";

/** The printer's colours of a kind of building, from the header down to the sky behind it. */
export interface BuildingInks {
  /** The kind's own colour: header, domes, roofs. */
  colour: string;
  /** Outlines, a darker tone of it. */
  edge: string;
  /** Between the two: foliage, shadows of openings. */
  shade: string;
  /** Walls. */
  wall: string;
  sky: string;
  /** The border of tiles. */
  tile: string;
  /** What is printed on the colour. */
  ink: string;
}

export interface BuildingLook extends BuildingInks {
  /** How many lozenges tell the kind without its colour. */
  lozenges: number;
  picture: Component<{ inks: BuildingInks; fine: boolean }>;
}

const CREAM = "#fffaf0";

export const LOOK_OF_KIND: Record<Kind, BuildingLook> = {
  pavilion: {
    colour: "#2667a8",
    edge: "#143d66",
    shade: "#6fa3d4",
    wall: "#d9e8f5",
    sky: "#eff5f9",
    tile: "#2667a8",
    ink: CREAM,
    lozenges: 1,
    picture: Pavilion,
  },
  seraglio: {
    colour: "#b3303f",
    edge: "#681622",
    shade: "#d9737b",
    wall: "#f8dcd5",
    sky: "#fcf2ea",
    tile: "#b3303f",
    ink: CREAM,
    lozenges: 2,
    picture: Seraglio,
  },
  arcades: {
    colour: "#8a5726",
    edge: "#4d2e0d",
    shade: "#c3935a",
    wall: "#efdcb9",
    sky: "#fbf4e2",
    tile: "#8a5726",
    ink: CREAM,
    lozenges: 3,
    picture: Arcades,
  },
  chambers: {
    colour: "#ddd8ce",
    edge: "#55524c",
    shade: "#a7a39b",
    wall: "#fffefa",
    sky: "#eceeed",
    tile: "#8f8b83",
    ink: "#3c3a36",
    lozenges: 4,
    picture: Chambers,
  },
  garden: {
    colour: "#267548",
    edge: "#124428",
    shade: "#6cae7c",
    wall: "#d8e9c6",
    sky: "#f3f7e5",
    tile: "#267548",
    ink: CREAM,
    lozenges: 5,
    picture: Garden,
  },
  tower: {
    colour: "#6941b0",
    edge: "#3a2170",
    shade: "#a28bd6",
    wall: "#e6ddf5",
    sky: "#f6f2fa",
    tile: "#6941b0",
    ink: CREAM,
    lozenges: 6,
    picture: Tower,
  },
};
