// What would happen, and what a place holds, in words.

import { words } from "../../words.svelte";
import type { Closed, Outlook } from "./outlook";
import { cardName, colourName } from "./speech";
import type { BuildingView, TableView } from "./types";

/** Who looks, and what the others are called. */
interface Eyes {
  eyes: number | null;
  names: readonly string[];
}

/** Seals by seat, one's own first: "you 2, Livia 1". */
export function sharesName({ eyes, names }: Eyes, seals: readonly number[]): string {
  const shares = seals
    .map((number, seat) => ({ number, seat }))
    .filter(({ number }) => number > 0)
    .toSorted((one, other) => Number(other.seat === eyes) - Number(one.seat === eyes));
  if (shares.length === 0) return words.say("drawn-nobody");
  return shares
    .map(({ number, seat }) =>
      seat === eyes
        ? words.say("drawn-share-own", { number })
        : words.say("drawn-share", { name: names[seat] ?? "", number }),
    )
    .join(", ");
}

/** What would be closed, with who gets what, and the towers for it: "closes black house: you 2, Livia 1; 1 tower". */
export function closingName(eyes: Eyes, closed: readonly Closed[], towers: number): string {
  if (closed.length === 0) return words.say("drawn-closes-nothing");
  const parts = closed.map((each) =>
    words.say("drawn-closes", { building: cardName(each), shares: sharesName(eyes, each.seals) }),
  );
  return [...parts, ...(towers > 0 ? [words.say("drawn-towers", { towers })] : [])].join("; ");
}

/** All that would follow, in one sentence; "" where nothing would. */
export function outlookName(eyes: Eyes, { camps, closed, towers }: Outlook): string {
  const parts = [
    ...(camps > 0 ? [words.say("drawn-covers", { workers: camps })] : []),
    ...(closed.length > 0 ? [closingName(eyes, closed, towers)] : []),
  ];
  return parts.join("; ");
}

/** A building on the board: what is open around it, and who would get what. */
export function buildingState(eyes: Eyes, building: BuildingView): string {
  const name = cardName(building);
  if (building.is_finished) return words.say("drawn-building-finished", { building: name });
  return words.say("drawn-building", {
    building: name,
    open: building.open_squares.length,
    shares: sharesName(eyes, building.earns),
  });
}

/** A square of the ring: how high it is, and what is seen from above. */
export function ringName({ castle }: TableView, square: string): string {
  const { towers, top } = castle.ring.find((each) => each.square === square)!;
  return words.say("drawn-ring", { square, towers: towers.length, top: colourName(top) });
}
