// Tiles for pictures: of no game in particular.

import type { EdgeName, Kind, TileView } from "../types";

/** A tile by its edges, clockwise from the north. */
export const tileOf = (edges: [EdgeName, EdgeName, EdgeName, EdgeName], chimneys = 0): TileView => ({
  tile: "",
  edges,
  chimneys,
  centre: null,
});

/** A tile with something in its middle. */
export const tileWith = (centre: Kind): TileView => ({
  tile: "",
  edges: ["pasture", "pasture", "pasture", "pasture"],
  chimneys: 0,
  centre,
});

/** A tile of the dark row. */
export const dark = (tile: TileView): TileView => ({ ...tile, tile: "K" });
