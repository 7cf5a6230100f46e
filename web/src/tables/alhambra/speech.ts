// Names of things on the table, as they are printed and as they are read out.

import type { AlhambraBuildingView, AlhambraMoneyView } from "../../messages";
import { words } from "../../words.svelte";

/** A name as it begins a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);

export const kindName = (kind: string): string => words.value("kind", kind);
export const currencyName = (currency: string): string => words.value("currency", currency);

export const buildingName = ({ kind, price }: AlhambraBuildingView): string =>
  words.say("board-building", { kind: kindName(kind), price });

export const moneyName = ({ currency, value }: AlhambraMoneyView): string =>
  words.say("board-money", { currency: currencyName(currency), value });

/** An owner's name: a seat's, or Martin's. */
export const ownerName = (owner: number | "martin", names: readonly string[]): string =>
  owner === "martin" ? words.say("martin") : (names[owner] ?? "");
