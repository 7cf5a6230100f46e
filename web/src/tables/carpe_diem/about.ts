// What is this? Answered for whatever carries `data-about`, with the numbers of the view.

import { words } from "../../words.svelte";
import type { About } from "../contract";
import { isGood } from "./icons";
import { isDark, openTilesOf } from "./pieces/tiles";
import { isRing } from "./ring";
import {
  capital,
  cardName,
  circleName,
  featureName,
  kindName,
  listed,
  progressName,
  taskName,
  tileName,
} from "./speech";
import { taskAnchor } from "./tasks";
import type { Circle, Kind, Space, TableView, TileView } from "./types";

const RULE_OF_KIND: Record<Kind, string> = {
  villa: "C35",
  merchant: "C21",
  baker: "C22",
  senator: "C23",
  craftsman: "C24",
  pond: "C20",
  garden: "C20",
  vineyard: "C20",
  henyard: "C20",
  market: "C25",
  bakery: "C25",
  fountain: "C25",
};

// --- Tiles and what is on them ---

const aboutKind = (view: TableView, kind: Kind): About => ({
  name: capital(kindName(kind)),
  text: words.say(`about-kind-${kind}`),
  counts: words.say("about-kind-counts", {
    total: view.in_game[kind],
    light: view.light_to_come[kind],
    dark: view.dark_to_come[kind],
  }),
  rule: RULE_OF_KIND[kind],
});

const kindsOn = ({ edges, centre }: TileView): Kind[] => [
  ...new Set([...edges.filter((edge) => edge !== "pasture"), ...(centre ? [centre] : [])]),
];

/** A tile in sight: what it shows, and how many such tiles there are. */
function aboutTile(view: TableView, name: string): About | null {
  const tile = openTilesOf(view).find((each) => each.tile === name);
  if (tile === undefined) return null;
  const face = view.faces.find(({ tiles }) => tiles.includes(name));
  const isStored = view.players.some(({ stored }) => stored.some((each) => each.tile === name));
  const texts = isStored ? [words.say("about-stored")] : kindsOn(tile).map((kind) => words.say(`about-kind-${kind}`));
  return {
    name: capital(tileName(tile)),
    text: texts.join(" "),
    ...(face && { counts: words.say("about-tile-counts", { total: face.in_game, tiles: face.to_come }) }),
    rule: isStored ? "C14" : isDark(tile) ? "C24" : "C18",
  };
}

function aboutFeature(view: TableView, seat: number, number: number): About | null {
  const feature = view.players[seat]?.features[number];
  if (feature === undefined) return null;
  const brings = Object.entries(feature.brings).filter(([, amount]) => amount > 0);
  return {
    name: featureName(feature),
    text: words.say(`about-kind-${feature.kind}`),
    ...(brings.length > 0 && {
      counts: words.say("about-feature-brings", { brings: listed(Object.fromEntries(brings)) }),
    }),
    rule: RULE_OF_KIND[feature.kind],
  };
}

// --- Districts and stores ---

function aboutTask(view: TableView, id: string): About | null {
  const task = view.players.flatMap(({ tasks }, seat) => tasks.filter((each) => taskAnchor(seat, each) === id))[0];
  return task === undefined ? null : { name: taskName(task), text: words.say("about-task"), rule: "C39" };
}

const aboutPlace = (place: "frame" | "shovel" | "banderole", rule: string): About => ({
  name: words.say(`board-${place}`),
  text: words.say(`about-${place}`),
  rule,
});

const aboutThing = (thing: string): About =>
  isGood(thing)
    ? { name: capital(words.say(`value-${thing}`)), text: words.say("about-good"), rule: "C29" }
    : { name: words.say(`field-${thing}`), text: words.say(`about-${thing}`), rule: thing === "coins" ? "C29" : "C33" };

function aboutFountainCard(view: TableView, kind: Kind | ""): About {
  return {
    name:
      kind === "" ? words.say("field-fountain-cards") : words.say("about-fountain-card-name", { kind: kindName(kind) }),
    text: words.say(kind === "" ? "about-fountain-cards" : "about-fountain-card", {
      kind: kind === "" ? "" : kindName(kind),
      points: view.fountain_each,
    }),
    counts: words.say("board-pile-fountain", { count: view.fountain_pile }),
    rule: "C38",
  };
}

const aboutFinal = (): About => ({ name: words.say("board-ended-now"), text: words.say("about-final"), rule: "C35" });

// --- Forum and track ---

function aboutDepot(view: TableView, depot: number): About | null {
  const place = view.depots[depot];
  if (place === undefined) return null;
  return {
    name: words.say("board-depot", { depot }),
    text: words.say(isRing(view.depots) ? "about-depot-ring" : "about-depot-star"),
    counts: words.say("about-depot-counts", { tiles: place.to_take }),
    rule: place.to_take === place.tiles.filter((tile) => tile !== null).length ? "C11" : "C15",
  };
}

function aboutPatrician(view: TableView, seat: number, name: string): About {
  const depot = view.players[seat]?.patrician ?? null;
  return {
    name: words.say(depot === null ? "board-patrician-waits" : "board-patrician", { seat: name, depot: depot ?? 0 }),
    text: words.say("about-patrician"),
    rule: "C12",
  };
}

const PILES = {
  light: { field: "light_pile", rule: "C34" },
  dark: { field: "dark_pile", rule: "C34" },
  fountain: { field: "fountain_pile", rule: "C25" },
} as const;

function aboutPile(view: TableView, pile: keyof typeof PILES): About {
  const { field, rule } = PILES[pile];
  return { name: words.say(`board-pile-${pile}`, { count: view[field] }), text: words.say(`about-pile-${pile}`), rule };
}

const aboutProgress = (view: TableView): About => ({
  name: capital(progressName(view)),
  text: words.say("about-progress"),
  rule: "C34",
});

const aboutTrack = (): About => ({ name: words.say("board-track"), text: words.say("about-track"), rule: "C27" });

const aboutStart = (name: string): About => ({
  name: words.say("board-start", { seat: name }),
  text: words.say("about-start"),
  rule: "C34",
});

// --- Scoring ---

function aboutCard(view: TableView, space: Space): About | null {
  const card = view.cards.find((each) => each.space === space);
  if (card === undefined) return null;
  return { name: cardName(card), text: words.say(card.red ? "about-card-red" : "about-card-green"), rule: "C29" };
}

function aboutCircle(view: TableView, circle: Circle, names: readonly string[]): About {
  const disc = view.circles.find((each) => each.circle === circle)?.disc ?? null;
  const name = circleName(view, circle);
  return {
    name: disc === null ? name : words.say("board-circle-taken", { circle: name, seat: names[disc] ?? "" }),
    text: words.say("about-circle"),
    rule: "C28",
  };
}

const aboutPenalty = ({ penalty }: TableView): About => ({
  name: words.say("about-penalty-name"),
  text: words.say("about-penalty", { points: penalty }),
  rule: "C32",
});

/** What there is to say of a thing, by what it is and which. */
export function aboutOf(id: string, view: TableView, names: readonly string[]): About | null {
  const [thing, which = "", more = ""] = id.split(":");
  switch (thing) {
    case "tile":
      return aboutTile(view, which);
    case "kind":
      return aboutKind(view, which as Kind);
    case "feature":
      return aboutFeature(view, Number(which), Number(more));
    case "task":
      return aboutTask(view, id);
    case "frame":
    case "shovel":
      return aboutPlace(thing, "C16");
    case "banderole":
      return aboutPlace(thing, "C17");
    case "thing":
      return aboutThing(which);
    case "fountain-card":
      return aboutFountainCard(view, which as Kind | "");
    case "final":
      return aboutFinal();
    case "depot":
      return aboutDepot(view, Number(which));
    case "patrician":
      return aboutPatrician(view, Number(which), names[Number(which)] ?? "");
    case "pile":
      return aboutPile(view, which as keyof typeof PILES);
    case "progress":
      return aboutProgress(view);
    case "track":
      return aboutTrack();
    case "start":
      return aboutStart(names[view.start] ?? "");
    case "card":
      return aboutCard(view, which as Space);
    case "circle":
      return aboutCircle(view, which as Circle, names);
    case "penalty":
      return aboutPenalty(view);
    case "bread":
      return aboutThing("bread");
    default:
      return null;
  }
}
