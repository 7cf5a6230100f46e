// The drawings of the title, made once a page and used by their ids.

import { drawing, type Drawing } from "../../../kit/drawings";
import Meeple from "../../../kit/Meeple.svelte";
import BannerPicture from "./BannerPicture.svelte";
import { COLOURS, CREAM, KINDS, PAINT, SIGN_OF_COLOUR, SIGN_OF_KIND } from "./looks";
import { GOLD, OLIVE_TREE, SCENE, TENT, THINGS, type Thing } from "./pictures";
import PlatformPicture from "./PlatformPicture.svelte";
import SealPicture from "./SealPicture.svelte";
import SignPicture from "./SignPicture.svelte";
import Strokes from "./Strokes.svelte";
import TowerPicture from "./TowerPicture.svelte";

const N_SEATS = 4;
const SEATS = Array.from({ length: N_SEATS }, (_, seat) => seat);
const SMALL = "0 0 32 32";
const SIGN = "0 0 24 24";

export const DRAWINGS: readonly Drawing[] = [
  ...(Object.keys(THINGS) as Thing[]).map((thing) =>
    drawing(`thing-${thing}`, "-24 -24 48 48", Strokes, { picture: THINGS[thing] }),
  ),
  ...COLOURS.flatMap((colour) => {
    const { edge, ink } = PAINT[colour];
    return [
      drawing(`seal-${colour}`, "-17 -17 34 34", SealPicture, { colour }),
      drawing(`tower-${colour}`, SMALL, TowerPicture, { colour }),
      drawing(`platform-${colour}`, "0 0 45 35", PlatformPicture, { colour }),
      drawing(`sign-${colour}`, SIGN, SignPicture, {
        d: SIGN_OF_COLOUR[colour],
        fill: ink,
        edge: colour === "silver" ? "#f4f7fa" : edge,
      }),
      ...KINDS.map((kind) =>
        drawing(`sign-${kind}-${colour}`, SIGN, SignPicture, {
          d: SIGN_OF_KIND[kind],
          fill: CREAM,
          edge: colour === "silver" ? "#39434d" : edge,
        }),
      ),
    ];
  }),
  ...KINDS.map((kind) =>
    drawing(`sign-${kind}`, SIGN, SignPicture, { d: SIGN_OF_KIND[kind], fill: "#3a2f1c", edge: "none" }),
  ),
  ...[null, ...SEATS].map((owner) => drawing(`worker-${owner ?? "neutral"}`, "0 -2 32 44", Meeple, { owner })),
  ...[null, ...SEATS].map((owner) => drawing(`banner-${owner ?? "used"}`, "0 0 25 32", BannerPicture, { owner })),
  drawing("tent", "0 0 48 48", Strokes, { picture: TENT }),
  drawing("olive-tree", "0 0 40 48", Strokes, { picture: OLIVE_TREE }),
  drawing("scene", "0 0 98 109", Strokes, { picture: SCENE }),
  drawing("gold", SMALL, Strokes, { picture: GOLD }),
];
