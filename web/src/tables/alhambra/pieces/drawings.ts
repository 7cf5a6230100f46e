// The drawings of the title, made once a page: faces and backs of cards, signs, figures.

import { drawing } from "../../../kit/drawings";
import { namesIn } from "../owners";
import type { Currency, Kind, Scoring } from "../types";
import { LOOK_OF_KIND } from "./building";
import Back from "./faces/Back.svelte";
import Building from "./faces/Building.svelte";
import CurrencySign from "./faces/CurrencySign.svelte";
import KindSign from "./faces/KindSign.svelte";
import Martin from "./faces/Martin.svelte";
import Money from "./faces/Money.svelte";
import ScoringFace from "./faces/Scoring.svelte";
import { LOOK_OF_CURRENCY } from "./money";

const CARD = "0 0 100 140";
const KINDS = namesIn(LOOK_OF_KIND);
const CURRENCIES = namesIn(LOOK_OF_CURRENCY);
const SCORINGS: Scoring[] = ["A", "B", "C"];

/** The face of a building card or a money card, for a card as large as one likes or for a small one. */
export const faceOf = (name: Kind | Currency, isSmall: boolean): string => `face-${name}${isSmall ? "-small" : ""}`;

export const DRAWINGS = [
  ...[false, true].flatMap((isSmall) => [
    ...KINDS.map((kind) => drawing(faceOf(kind, isSmall), CARD, Building, { kind, fine: !isSmall })),
    ...CURRENCIES.map((currency) => drawing(faceOf(currency, isSmall), CARD, Money, { currency, fine: !isSmall })),
  ]),
  ...SCORINGS.map((scoring) => drawing(`scoring-${scoring}`, CARD, ScoringFace, { scoring })),
  ...(["money", "building"] as const).map((of) => drawing(`back-${of}`, CARD, Back, { of })),
  ...KINDS.map((kind) => drawing(`kind-${kind}`, "0 0 28 28", KindSign, { kind })),
  ...CURRENCIES.map((currency) => drawing(`currency-${currency}`, "-1 -1 26 26", CurrencySign, { currency })),
  drawing("martin", "0 0 64 64", Martin, {}),
];
