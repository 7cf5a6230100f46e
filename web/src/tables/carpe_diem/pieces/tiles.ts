// Tiles by reference: each face is drawn once, however many tiles show it and wherever they lie.

import { drawing, type Drawing } from "../../../kit/drawings";
import type { TableView, TileView } from "../types";
import { SIZE } from "./paths";
import TilePicture from "./TilePicture.svelte";

/** Tiles of the dark row have names of their own. */
export const isDark = ({ tile }: TileView): boolean => tile.startsWith("S");

/** The id of the drawing of a tile as its edges are listed; tiles that look alike share it. */
export const faceOf = (tile: TileView): string =>
  ["tile", isDark(tile) ? "dark" : "light", ...tile.edges, tile.chimneys, tile.centre ?? "none"].join("-");

/** The faces of tiles, each once. */
export const faceDrawings = (tiles: readonly TileView[]): Drawing[] => {
  const byFace = new Map(tiles.map((tile) => [faceOf(tile), tile]));
  return [...byFace].map(([face, tile]) => drawing(face, `0 0 ${SIZE} ${SIZE}`, TilePicture, { tile }));
};

/** Every tile that lies open on the table outside of districts: in depots, in the row, in the hand, in stores. */
export const openTilesOf = ({ depots, row, in_hand, players }: TableView): TileView[] =>
  [...depots.flatMap(({ tiles }) => tiles), ...row, in_hand, ...players.flatMap(({ stored }) => stored)].filter(
    (tile) => tile !== null,
  );
