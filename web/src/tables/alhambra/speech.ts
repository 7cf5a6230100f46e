// Names of things on the table, as they are printed and as they are read out.

import { words } from "../../words.svelte";
import type { BuildingView, Currency, Kind, MoneyView, Owner } from "./types";

/** A name as it begins a line. */
export const capital = (name: string): string => name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);

export const kindName = (kind: Kind): string => words.value("kind", kind);
export const currencyName = (currency: Currency): string => words.value("currency", currency);

export const buildingName = ({ kind, price }: BuildingView): string =>
  words.say("board-building", { kind: kindName(kind), price });

export const moneyName = ({ currency, value }: MoneyView): string =>
  words.say("board-money", { currency: currencyName(currency), value });

/** An owner's name: a seat's, or Martin's. */
export const ownerName = (owner: Owner, names: readonly string[]): string =>
  owner === "martin" ? words.say("martin") : (names[owner] ?? "");
