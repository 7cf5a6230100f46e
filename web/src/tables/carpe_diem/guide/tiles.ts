// Tiles and features for pictures: of no game in particular.

import type { BuiltView, EdgeName, FeatureView, Kind, OpenEdgeView, Side, Square, TileView } from "../types";

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
export const dark = (tile: TileView): TileView => ({ ...tile, tile: "S" });

/** A tile in a district. */
export const built = (square: Square, tile: TileView): BuiltView => ({ square, turning: 0, tile });

/** An open edge; `fitting` 0: it can never be closed. */
export const open = (square: Square, side: Side, fitting = 1): OpenEdgeView => ({ square, side, fitting });

export const feature = (kind: Kind, squares: Square[], chimneys = 0, ...open_edges: OpenEdgeView[]): FeatureView => ({
  kind,
  squares,
  chimneys,
  open_edges,
  finished: open_edges.length === 0,
  brings: {},
});
