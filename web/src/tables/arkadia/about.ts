// What is this? Answered for whatever carries `data-about`, with the numbers of the view.

import { words } from "../../words.svelte";
import type { About } from "../contract";
import { capital, cardName, colourName, listed, progressName, sealsName, towersName, workerName } from "./speech";
import type { CardView, Colour, Kind, PlayerView, Square, TableView } from "./types";

const isLike =
  ({ kind, colour }: CardView) =>
  (card: CardView | null): boolean =>
    card?.kind === kind && card.colour === colour;

// --- Cards and buildings ---

/** What the seats would get for their workers. */
const earnings = (earns: readonly number[], names: readonly string[]): string =>
  earns.flatMap((seals, seat) => (seals > 0 ? [`${names[seat] ?? ""} ${seals}`] : [])).join(", ");

function aboutBuilding(view: TableView, index: number, names: readonly string[]): About | null {
  const building = view.buildings[index];
  if (building === undefined) return null;
  const name = capital(cardName(building));
  if (building.is_finished) return { name, text: words.say("about-building-finished"), rule: "K14" };
  const earned = earnings(building.earns, names);
  return {
    name,
    text: words.say("about-building", { open: building.open_squares.length }),
    counts: earned === "" ? words.say("about-building-earns-none") : words.say("about-building-earns", { earned }),
    rule: "K15",
  };
}

function aboutCard(view: TableView, card: CardView): About {
  return {
    name: capital(cardName(card)),
    text: words.say("about-card"),
    counts: words.say("about-card-counts", {
      built: view.buildings.filter(isLike(card)).length,
      unseen: view.unseen_cards.find(isLike(card))?.number ?? 0,
    }),
    rule: "K9",
  };
}

const aboutPile = ({ pile_size }: TableView): About => ({
  name: words.say("board-pile", { cards: pile_size }),
  text: words.say(pile_size > 0 ? "about-pile" : "about-pile-empty"),
  rule: "K12",
});

function aboutHand(player: PlayerView, name: string): About {
  const known = player.known_cards ?? [];
  return {
    name: words.say("board-hand-of", { seat: name, cards: player.hand_size }),
    text: words.say("about-hand"),
    ...(known.length > 0 && { counts: words.say("about-hand-known", { known: known.map(cardName).join(", ") }) }),
    rule: "K12",
  };
}

// --- The castle ---

const aboutCastle = (view: TableView): About => ({
  name: words.say("field-castle"),
  text: words.say("about-castle"),
  counts: capital(progressName(view)),
  rule: "K16",
});

function aboutRing({ castle }: TableView, square: Square): About | null {
  const place = castle.ring.find((each) => each.square === square);
  if (place === undefined) return null;
  const below = [place.printed, ...place.towers].slice(0, -1).map(colourName);
  return {
    name: capital(words.say("thing-square-printed", { towers: place.towers.length, top: colourName(place.top) })),
    text: words.say(place.towers.length < castle.floor ? "about-ring" : "about-ring-taken", { floor: castle.floor }),
    ...(below.length > 0 && { counts: words.say("about-ring-below", { below: below.join(", ") }) }),
    rule: "K17",
  };
}

function aboutStore({ castle }: TableView, floor: number): About | null {
  const store = castle.stores[floor - 1];
  if (store === undefined) return null;
  const towers = listed(store, towersName);
  return {
    name: words.say("board-store", { floor }),
    text: words.say(floor === castle.stores.length ? "about-store-last" : "about-store", { floor }),
    counts: towers === "" ? words.say("board-store-empty") : towers,
    rule: "K17",
  };
}

function aboutPrice({ prices, castle }: TableView, colour: Colour): About {
  return {
    name: words.say("board-price", { colour: colourName(colour), price: prices[colour] }),
    text: words.say("about-price"),
    counts: words.say("about-price-counts", {
      towers: castle.stores.reduce((sum, store) => sum + store[colour], 0),
    }),
    rule: "K18",
  };
}

// --- What the seats have ---

function aboutSeal({ buildings, prices }: TableView, colour: Colour): About {
  return {
    name: capital(sealsName(colour, 1)),
    text: words.say("about-seal"),
    counts: words.say("about-seal-counts", {
      price: prices[colour],
      open: buildings.filter((building) => building.colour === colour && !building.is_finished).length,
    }),
    rule: "K15",
  };
}

function aboutWorker({ workers, players }: TableView, owner: number | null, names: readonly string[]): About {
  const placed = workers.filter((worker) => worker.owner === owner).length;
  const stock = owner === null ? null : (players[owner]?.own_workers ?? null);
  return {
    name: capital(workerName(owner, names)),
    text: words.say(owner === null ? "about-neutral" : "about-worker"),
    counts: words.say(stock === null ? "about-workers-placed" : "about-workers-counts", {
      placed,
      ...(stock !== null && { stock }),
    }),
    rule: owner === null ? "K11" : "K13",
  };
}

/** Those that a seat has in stock. */
const aboutStock = (kind: string): About => ({
  name: words.say(`field-${kind}-workers`),
  text: words.say(kind === "own" ? "about-worker" : "about-neutral"),
  rule: "K13",
});

const aboutBanner = ({ banners }: PlayerView, name: string): About => ({
  name: words.say("board-banners-of", { seat: name, banners }),
  text: words.say("about-banner"),
  rule: "K19",
});

const aboutGold = ({ gold, seals_worth }: PlayerView, name: string): About => ({
  name:
    gold === null ? words.say("board-gold-hidden", { seat: name }) : words.say("board-gold-of", { seat: name, gold }),
  text: words.say("about-gold"),
  ...(seals_worth !== null && { counts: words.say("about-gold-worth", { gold: seals_worth }) }),
  rule: "K21",
});

const aboutCamp = ({ camps }: TableView): About => ({
  name: capital(words.say("thing-camps")),
  text: words.say("about-camp"),
  counts: words.say("about-camp-counts", { camps: camps.length }),
  rule: "K11",
});

/** What there is to say of a thing, by what it is and which. */
export function aboutOf(id: string, view: TableView, names: readonly string[]): About | null {
  const [thing, which = "", more = ""] = id.split(":");
  const seat = Number(which);
  const player = view.players[seat];
  switch (thing) {
    case "building":
      return aboutBuilding(view, Number(which), names);
    case "card":
      return aboutCard(view, { kind: which as Kind, colour: more as Colour });
    case "pile":
      return aboutPile(view);
    case "hand":
      return player ? aboutHand(player, names[seat] ?? "") : null;
    case "castle":
      return aboutCastle(view);
    case "ring":
      return aboutRing(view, which);
    case "store":
      return aboutStore(view, Number(which));
    case "price":
      return aboutPrice(view, which as Colour);
    case "seal":
      return aboutSeal(view, which as Colour);
    case "worker":
      return aboutWorker(view, which === "neutral" ? null : seat, names);
    case "workers":
      return aboutStock(which);
    case "banner":
      return player ? aboutBanner(player, names[seat] ?? "") : null;
    case "gold":
      return player ? aboutGold(player, names[seat] ?? "") : null;
    case "camp":
      return aboutCamp(view);
    default:
      return null;
  }
}
