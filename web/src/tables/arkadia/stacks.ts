// A stack of towers that may be chosen, on the castle's side and in the tray.

import type { Choosable } from "../../kit/choosable.svelte";
import { words } from "../../words.svelte";
import { putTower, towerMove, towersOf } from "./choosing";
import type { Play } from "./play";
import { capital, colourName } from "./speech";
import type { Colour, TableView } from "./types";

/** A press picks its colour; where the square of the ring is picked already, it puts the tower, or first shows it. */
export function stackOf(play: Play, view: TableView, colour: Colour, isTouched = false): Choosable {
  const towers = towersOf(play);
  const square = towers?.square ?? null;
  const number = view.castle.stores[view.castle.floor - 1]?.[colour] ?? 0;
  return {
    play,
    name: words.say("drawn-stack", { colour: capital(colourName(colour)), number }),
    move: towerMove(colour, square ?? towers?.squares[0] ?? view.castle.square),
    lit: towers?.colours.includes(colour) ?? false,
    pressed: towers?.colour === colour,
    anchor: `stack:${colour}`,
    onchoose: () => {
      if (square === null) play.pick({ kind: "tower", colour, square: null });
      else if (isTouched) putTower(play, colour, square);
      else play.choose([towerMove(colour, square)]);
    },
    onpoint: square === null ? () => undefined : undefined,
  };
}
