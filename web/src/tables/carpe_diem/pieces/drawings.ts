// The drawings of the title, made once a page and used by their ids.

import { drawing, type Drawing } from "../../../kit/drawings";
import type { Good, Kind } from "../types";
import {
  BANDEROLE,
  BREAD,
  BUSH,
  CHIMNEY,
  COIN,
  COURT,
  CYPRESS,
  DWELLING_PICTURE,
  DWELLINGS,
  FRAME,
  GOOD_PICTURES,
  LANDSCAPE_PICTURE,
  medallionOf,
  PLATE_OF_KIND,
  ROOF_CHIMNEY,
  ROOF_CHIMNEY_SMOKING,
  SCORING_CARDS,
  SHOVEL,
  TICK,
  type Picture,
} from "./pictures";
import PlatePicture from "./PlatePicture.svelte";
import Strokes from "./Strokes.svelte";

const BOX = "0 0 32 32";
const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => Object.keys(record) as Key[];

/** Things that a card, a source of points or a place shows, by their names. */
const THINGS = {
  coin: COIN,
  bread: BREAD,
  banderole: BANDEROLE,
  chimney: CHIMNEY,
  shovel: SHOVEL,
  frame: FRAME,
  cards: SCORING_CARDS,
  tick: TICK,
  "sign-landscape": LANDSCAPE_PICTURE,
  "sign-dwelling": DWELLING_PICTURE,
  "villa-chimney": ROOF_CHIMNEY,
  "villa-chimney-smoking": ROOF_CHIMNEY_SMOKING,
  "villa-court": COURT,
  cypress: CYPRESS,
  bush: BUSH,
} as const satisfies Record<string, Picture>;

export const signOf = (kind: Kind | "landscape" | "dwelling"): string => `sign-${kind}`;
export const goodOf = (good: Good): string => `good-${good}`;

export const DRAWINGS: readonly Drawing[] = [
  ...keysOf(PLATE_OF_KIND).map((kind) => drawing(signOf(kind), BOX, PlatePicture, PLATE_OF_KIND[kind])),
  ...keysOf(GOOD_PICTURES).map((good) => drawing(goodOf(good), BOX, Strokes, { picture: GOOD_PICTURES[good] })),
  ...DWELLINGS.map((kind) => drawing(`medal-${kind}`, BOX, PlatePicture, medallionOf(kind))),
  ...keysOf(THINGS).map((thing) => drawing(thing, BOX, Strokes, { picture: THINGS[thing] })),
];
