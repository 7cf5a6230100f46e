"""The naive twin of "Carpe Diem" (C1-C41): plain, slow, written from the rules document alone.

A tile lies on a square as a (tile, turn). Nothing is remembered that can be counted again: features are flooded anew
each time, placements are found by trying every square and turning.
All chance comes from outside: frames, boards, scoring cards, start player, the order of all piles.
"""

from typing import Any

Seat = int
Depot = int
Square = str  # "a1" is top left
Tile = str
Tiles = dict[Tile, dict[str, Any]]
District = dict[Square, Any]  # square -> (tile, turn)
Feature = dict[str, Any]

DWELLINGS = ["merchant", "baker", "senator", "craftsman"]
LANDSCAPES = ["pond", "garden", "vineyard", "henyard"]
CENTRES = ["market", "bakery", "fountain"]
KINDS = ["villa", *DWELLINGS, *LANDSCAPES, *CENTRES]
GOODS = ["fish", "herbs", "grapes", "chickens"]
GOOD_OF_LANDSCAPE = {"pond": "fish", "garden": "herbs", "vineyard": "grapes", "henyard": "chickens"}
KIND_OF_LETTER = {
    "V": "villa",
    "M": "merchant",
    "B": "baker",
    "S": "senator",
    "C": "craftsman",
    "P": "pond",
    "H": "garden",
    "G": "vineyard",
    "K": "henyard",
}
PASTURE = "."
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
SIDES = [NORTH, EAST, SOUTH, WEST]
FRAME_SIDES = ["top", "right", "bottom", "left"]
COLUMNS = "abcdef"
ROWS = "123456"
SQUARES = [column + row for row in ROWS for column in COLUMNS]
PHASES = 4
ROUNDS = 7
TILES_TO_THE_BOX = {2: 2, 3: 1, 4: 0}  # C15: so many are left in a depot when it is cleared


# ---- Squares and tiles (C5, C41) ----


def beyond(square: Square, side: int) -> Square | None:
    """The square on that side, or none where the frame is."""
    column = COLUMNS.index(square[0]) + {NORTH: 0, EAST: 1, SOUTH: 0, WEST: -1}[side]
    row = ROWS.index(square[1]) + {NORTH: -1, EAST: 0, SOUTH: 1, WEST: 0}[side]
    if column not in range(6) or row not in range(6):
        return None
    return COLUMNS[column] + ROWS[row]


def opposite(side: int) -> int:
    """The side from which a neighbour sees this edge."""
    return (side + 2) % 4


def turned(edges: str, turn: int) -> str:
    """C41: the edges after so many clockwise quarter turns; what was north is then east."""
    for _ in range(turn):
        edges = edges[WEST] + edges[NORTH] + edges[EAST] + edges[SOUTH]
    return edges


def edges_on(district: District, tiles: Tiles, square: Square) -> str:
    """The edges of the tile on a square, as it lies."""
    tile, turn = district[square]
    return turned(tiles[tile]["edges"], turn)


def looks(tiles: Tiles, tile: Tile) -> tuple[str, int, str]:
    """C41: tiles that look alike are equal: same edges up to turning, chimneys, centre."""
    edges = min(turned(tiles[tile]["edges"], turn) for turn in range(4))
    return (edges, tiles[tile].get("chimneys") or 0, tiles[tile].get("centre") or "")


# ---- Features (C18) ----


def features(district: District, tiles: Tiles) -> list[Feature]:
    """C18: all features of a district, with the squares they lie on and the number of their open edges."""
    found: list[Feature] = []
    for square in sorted(district):
        for kind in kinds_on(district, tiles, square):
            seen_before = any(feature["kind"] == kind and square in feature["squares"] for feature in found)
            if not seen_before:
                squares = flood(district, tiles, square, kind)
                number_open = open_edges(district, tiles, squares, kind)
                found.append({"kind": kind, "squares": squares, "open": number_open})
    return found


def kinds_on(district: District, tiles: Tiles, square: Square) -> list[str]:
    """C5: the kinds on the edges of one tile; edges of one kind are one feature."""
    letters = edges_on(district, tiles, square)
    return [kind for letter, kind in KIND_OF_LETTER.items() if letter in letters]


def flood(district: District, tiles: Tiles, start: Square, kind: str) -> list[Square]:
    """C18: the squares joined to the first one over edges of the kind."""
    reached = [start]
    for square in reached:  # grows while it is walked
        for side in SIDES:
            neighbour = beyond(square, side)
            if neighbour is None or neighbour not in district or neighbour in reached:
                continue
            here = edges_on(district, tiles, square)[side]
            there = edges_on(district, tiles, neighbour)[opposite(side)]
            if KIND_OF_LETTER.get(here) == kind and KIND_OF_LETTER.get(there) == kind:
                reached.append(neighbour)
    return sorted(reached)


def open_edges(district: District, tiles: Tiles, squares: list[Square], kind: str) -> int:
    """C18: an edge is open while no tile lies beyond it."""
    number = 0
    for square in squares:
        for side in SIDES:
            of_kind = KIND_OF_LETTER.get(edges_on(district, tiles, square)[side]) == kind
            if of_kind and beyond(square, side) not in district:
                number += 1
    return number


def finished_features(district: District, tiles: Tiles) -> list[Feature]:
    """C18: a feature is finished when it has no open edge."""
    return [feature for feature in features(district, tiles) if feature["open"] == 0]


def chimneys_on(district: District, tiles: Tiles, squares: list[Square]) -> int:
    """The chimneys on the tiles of some squares."""
    return sum(tiles[district[square][0]].get("chimneys") or 0 for square in squares)


# ---- Placements (C16) ----


def fits(district: District, tiles: Tiles, tile: Tile, square: Square, turn: int) -> bool:
    """C16: all touching edges must match; the frame is pasture."""
    edges = turned(tiles[tile]["edges"], turn)
    for side in SIDES:
        neighbour = beyond(square, side)
        if neighbour is None:
            if edges[side] != PASTURE:
                return False
        elif neighbour in district and edges_on(district, tiles, neighbour)[opposite(side)] != edges[side]:
            return False
    return True


def may_lie_on(district: District, shovel: Square, square: Square) -> bool:
    """C16: the first tile on the shovel, a later one on a free square next to an own tile."""
    if not district:
        return square == shovel
    return square not in district and any(beyond(square, side) in district for side in SIDES)


def placements(district: District, tiles: Tiles, shovel: Square, tile: Tile) -> list[tuple[Square, int]]:
    """C16, C41: every square and turning that fits; of turnings that look alike the smallest."""
    found: list[tuple[Square, int]] = []
    for square in SQUARES:
        if not may_lie_on(district, shovel, square):
            continue
        seen: list[str] = []
        for turn in range(4):
            edges = turned(tiles[tile]["edges"], turn)
            if edges not in seen and fits(district, tiles, tile, square, turn):
                found.append((square, turn))
            seen.append(edges)
    return found


# ---- Patricians (C11) ----


def reachable(depot: Depot, filled: list[bool], edition: str, line: int) -> set[Depot]:
    """C11: the depots on which a move that begins here may end."""
    if str(edition) == "2018":
        return reachable_2018(depot, filled, line)
    return reachable_2020(depot, filled, line)


def reachable_2020(depot: Depot, filled: list[bool], line: int) -> set[Depot]:
    """C11: on in the same direction until a depot has a tile, if need be round to the first one."""
    found: set[Depot] = set()
    for direction in (line, -line):
        at = (depot + direction) % len(filled)
        while not filled[at] and at != depot:
            at = (at + direction) % len(filled)
        if filled[at]:
            found.add(at)
    return found


def reachable_2018(depot: Depot, filled: list[bool], line: int) -> set[Depot]:
    """C11: along the lines; from an empty depot either line may be taken, a depot with a tile ends the move."""
    found: set[Depot] = set()
    stood_on = [depot]
    for at in stood_on:  # grows while it is walked
        for direction in (line, -line):
            ahead = (at + direction) % len(filled)
            if filled[ahead]:
                found.add(ahead)
            elif ahead not in stood_on:
                stood_on.append(ahead)
    return found


# ---- Points at the end (C35) ----


def villa_points(chimneys: int, table: list[int], villas: str) -> int:
    """C35: a finished villa by its chimneys, by the table or one point each."""
    if villas == "linear":
        return chimneys
    if chimneys < len(table):
        return table[chimneys]
    return chimneys * chimneys // 4 + 1


class Twin:
    """One match, move by move."""

    def __init__(
        self,
        *,
        content: dict[str, Any],
        seats: int,
        edition: str,
        villas: str,
        bread: str,
        start: Seat,
        frames: list[list[str]],
        boards: list[str],
        cards: dict[str, str],
        light: list[Tile],
        dark: list[Tile],
        fountain: list[str],
    ) -> None:
        """C7-C10: the set-up, in the order of the rules."""
        self.content = content
        self.seats = seats
        self.edition = edition
        self.villas = villas
        self.bread_option = bread
        self.start = start
        self.tiles = self.read_tiles()
        self.frames = [list(pieces) for pieces in frames]
        self.boards = list(boards)
        self.cards = dict(cards)
        self.light = list(light)
        self.dark = list(dark)
        self.fountain_pile = list(fountain)

        self.districts: list[District] = [{} for _ in range(seats)]
        self.stored: list[list[Tile]] = [[] for _ in range(seats)]
        self.banderoles = [self.squares_marked(board, "b") for board in boards]
        self.goods = [dict.fromkeys(GOODS, 0) for _ in range(seats)]
        self.coins = [0 for _ in range(seats)]
        self.bread = [0 for _ in range(seats)]
        self.fountain_hands: list[list[str]] = [[] for _ in range(seats)]
        self.circles: dict[str, Seat] = {}
        self.pawns: list[Depot | None] = [None for _ in range(seats)]
        self.points = self.start_points()
        self.discs = self.start_discs()

        self.game_phase = 0
        self.turns = 0  # taken in this phase
        self.row: list[Tile | None] = list(dark[: self.content["depots"]["dark_spaces"]])
        self.depots: list[list[Tile | None]] = []
        self.deal_depots()

        self.asked: str | None = "pawn"
        self.to_act = start
        self.in_hand: Tile | None = None
        self.waiting: list[list[Feature]] = []  # C19: rewards to come, the next one last; two at once: asked which
        self.scorers: list[Seat] = []  # C27: those still to score after the one that acts
        self.cards_left: list[str] = []  # C28: spaces beside the disc that are still to be settled
        self.card_now: str | None = None
        self.multiples = 0  # C32: of the card being settled, real or bread
        self.bread_used = False  # C33: in this scoring of this seat

    # ---- Set-up ----

    def read_tiles(self) -> Tiles:
        """C4: the light and the dark tiles of the content."""
        tiles: Tiles = {}
        for table in ("light_tiles", "dark_tiles"):
            for name, tile in self.content[table].items():
                if isinstance(tile, dict):
                    tiles[name] = {
                        "edges": tile["edges"],
                        "chimneys": tile.get("chimneys", 0),
                        "centre": tile.get("centre"),
                    }
        return tiles

    def squares_marked(self, board: str, mark: str) -> list[Square]:
        """C4: the squares of a board that carry a mark, b a banderole, S the shovel."""
        rows = [text.split() for text in self.content["boards"][board]]
        return [COLUMNS[x] + ROWS[y] for y in range(6) for x in range(6) if rows[y][x] == mark]

    def shovel(self, seat: Seat) -> Square:
        """C16: where the first tile of a seat goes."""
        return self.squares_marked(self.boards[seat], "S")[0]

    def seats_from(self, first: Seat) -> list[Seat]:
        """All seats in turn order, from one of them on."""
        return [(first + number) % self.seats for number in range(self.seats)]

    def start_points(self) -> list[int]:
        """C9: points from the start player on."""
        points = [0 for _ in range(self.seats)]
        by_order = self.content["start"]["points_" + str(self.seats)]
        for number, seat in enumerate(self.seats_from(self.start)):
            points[seat] = by_order[number]
        return points

    def start_discs(self) -> list[list[Seat]]:
        """C9: for each space of the track the pile of discs, lowest first: all on 0, the start player's lowest."""
        piles: list[list[Seat]] = [[] for _ in self.content["track"]["spaces"]]
        piles[0] = self.seats_from(self.start)
        return piles

    def deal_depots(self) -> None:
        """C10, C34: light tiles in the first three phases, then the dark ones that are not in the row."""
        number = self.content["depots"]["depots"]
        size = self.content["depots"]["tiles"]
        if self.game_phase == PHASES - 1:
            dealt = self.dark[self.content["depots"]["dark_spaces"] :]
        else:
            dealt = self.light[self.game_phase * number * size :]
        self.depots = [list(dealt[depot * size : (depot + 1) * size]) for depot in range(number)]

    def legal_pawn(self) -> list[str]:
        """C10: a depot space without a patrician."""
        return [f"pawn {depot}" for depot in range(len(self.depots)) if depot not in self.pawns]

    def apply_pawn(self, depot: Depot) -> None:
        """C10: in turn order; when all stand, the first turn begins."""
        self.pawns[self.to_act] = depot
        if None in self.pawns:
            self.to_act = (self.to_act + 1) % self.seats
        else:
            self.begin_turn()

    # ---- A turn: depot and tile ----

    def begin_turn(self) -> None:
        """One turn a seat a round, from the seat with the start token on."""
        self.to_act = (self.start + self.turns) % self.seats
        self.asked = "depot"

    def depots_by_line(self) -> set[Depot]:
        """C11: where the patrician of the seat that acts can go without bread."""
        depot = self.pawns[self.to_act]
        assert depot is not None
        filled = [any(tile is not None for tile in place) for place in self.depots]
        return reachable(depot, filled, self.edition, self.content["depots"]["line_" + self.edition])

    def legal_depot(self) -> list[str]:
        """C11, C13: by line, or with bread to any other depot with a tile."""
        by_line = self.depots_by_line()
        texts = [f"move {depot}" for depot in sorted(by_line)]
        if self.bread[self.to_act] >= 1:
            for depot in range(len(self.depots)):
                has_tile = any(tile is not None for tile in self.depots[depot])
                if has_tile and depot not in by_line:
                    texts.append(f"travel {depot}")
        return texts

    def apply_move(self, depot: Depot) -> None:
        """C11: the patrician ends on that depot; next comes the tile."""
        self.pawns[self.to_act] = depot
        self.asked = "tile"

    def apply_travel(self, depot: Depot) -> None:
        """C13: for 1 bread."""
        self.bread[self.to_act] -= 1
        self.apply_move(depot)

    def different_places(self, places: list[Tile | None]) -> list[int]:
        """C41: the numbers, from 1, of the places with a tile; of equal tiles the first."""
        found: list[int] = []
        seen: list[tuple[str, int, str]] = []
        for number, tile in enumerate(places, start=1):
            if tile is not None and looks(self.tiles, tile) not in seen:
                seen.append(looks(self.tiles, tile))
                found.append(number)
        return found

    def depot_of_pawn(self) -> list[Tile | None]:
        """C14: the tiles of the depot on which the acting patrician stands."""
        depot = self.pawns[self.to_act]
        assert depot is not None
        return self.depots[depot]

    def legal_tile(self) -> list[str]:
        """C14: any tile there."""
        return [f"take {place}" for place in self.different_places(self.depot_of_pawn())]

    def apply_take(self, place: int) -> None:
        """C14: the tile is taken; C15: what is left of the depot may go to the box."""
        tiles = self.depot_of_pawn()
        self.in_hand = tiles[place - 1]
        tiles[place - 1] = None
        left = len([tile for tile in tiles if tile is not None])
        if left == TILES_TO_THE_BOX[self.seats]:
            for number in range(len(tiles)):
                tiles[number] = None
        self.asked = "square"

    # ---- Building ----

    def legal_square(self) -> list[str]:
        """C14, C16, C24: every square and turning that fits, or store."""
        assert self.in_hand is not None
        district = self.districts[self.to_act]
        found = placements(district, self.tiles, self.shovel(self.to_act), self.in_hand)
        return [f"place {square}r{turn}" for square, turn in found] + ["store"]

    def apply_store(self) -> None:
        """C14: face down for good; C25: it brings nothing before the end."""
        assert self.in_hand is not None
        self.stored[self.to_act].append(self.in_hand)
        self.in_hand = None
        self.settle_rewards()

    def apply_place(self, square: Square, turn: int) -> None:
        """C19: first the banderole, then what the tile itself brings, then the features it finishes."""
        seat = self.to_act
        tile = self.in_hand
        assert tile is not None
        self.districts[seat][square] = (tile, turn)
        self.in_hand = None
        if square in self.banderoles[seat]:  # C17
            self.banderoles[seat].remove(square)
            self.advance(seat, 1)
        self.queue_rewards(square)
        self.reward_centre(self.tiles[tile]["centre"])
        if self.asked != "return":
            self.settle_rewards()

    def advance(self, seat: Seat, steps: int) -> None:
        """C17: only the own disc moves and ends on top; the track ends; a disc that does not move keeps its place."""
        here = self.track(seat)
        there = min(here + steps, len(self.discs) - 1)
        if there != here:
            self.discs[here].remove(seat)
            self.discs[there].append(seat)

    def track(self, seat: Seat) -> int:
        """The space of the track on which a disc lies."""
        return next(space for space in range(len(self.discs)) if seat in self.discs[space])

    def reward_centre(self, centre: str | None) -> None:
        """C25: market 1 coin, bakery 1 bread, fountain two cards of which one goes back."""
        if centre == "market":
            self.coins[self.to_act] += 1
        if centre == "bakery":
            self.bread[self.to_act] += 1
        if centre == "fountain":
            self.fountain_hands[self.to_act] += self.fountain_pile[:2]
            self.fountain_pile = self.fountain_pile[2:]
            if self.fountain_hands[self.to_act]:
                self.asked = "return"

    def legal_return(self) -> list[str]:
        """C25, C41: one of all the cards held, equal ones once."""
        return [f"return {kind}" for kind in sorted(set(self.fountain_hands[self.to_act]))]

    def apply_return(self, kind: str) -> None:
        """C25: the card goes under the pile."""
        self.fountain_hands[self.to_act].remove(kind)
        self.fountain_pile.append(kind)
        self.settle_rewards()

    # ---- Rewards of finished features (C19-C24) ----

    def reward_class(self, feature: Feature) -> str | None:
        """C19: the classes between which the order matters."""
        if feature["kind"] in LANDSCAPES:
            return "landscape"
        if feature["kind"] in ("merchant", "craftsman"):
            return str(feature["kind"])
        return None

    def queue_rewards(self, square: Square) -> None:
        """C19: what the tile on a square has finished waits; if the order matters, together, to be asked."""
        done = [
            feature
            for feature in finished_features(self.districts[self.to_act], self.tiles)
            if square in feature["squares"]
        ]
        classes = {self.reward_class(feature) for feature in done} - {None}
        if len(classes) == 2:
            self.waiting.append(done)
            return
        for feature in done:  # a craftsman comes last, so it is put down first
            if feature["kind"] == "craftsman":
                self.waiting.append([feature])
        for feature in done:
            if feature["kind"] != "craftsman":
                self.waiting.append([feature])

    def settle_rewards(self) -> None:
        """C19: the latest first, until something is asked or nothing waits and the turn is over."""
        self.asked = None
        while self.waiting:
            if len(self.waiting[-1]) == 2:
                self.asked = "first"
                return
            feature = self.waiting.pop()[0]
            if feature["kind"] == "craftsman" and self.different_places(self.row):  # C24
                self.asked = "craft"
                return
            self.reward_feature(feature)
        self.end_turn()

    def legal_first(self) -> list[str]:
        """C19: asked by class."""
        return [f"first {self.reward_class(feature)}" for feature in self.waiting[-1]]

    def apply_first(self, chosen: str) -> None:
        """C19: the picked one pays first, the other one waits."""
        both = self.waiting.pop()
        for feature in both:
            if self.reward_class(feature) != chosen:
                self.waiting.append([feature])
        for feature in both:
            if self.reward_class(feature) == chosen:
                self.waiting.append([feature])
        self.settle_rewards()

    def reward_feature(self, feature: Feature) -> None:
        """C20-C23: what one finished feature brings; a villa nothing, a craftsman neither when the row is empty."""
        seat = self.to_act
        kind = feature["kind"]
        if kind in LANDSCAPES:  # C20
            self.goods[seat][GOOD_OF_LANDSCAPE[kind]] += len(feature["squares"]) - 1
        if kind == "merchant":  # C21
            self.coins[seat] += sum(self.goods[seat].values()) + 1
            self.goods[seat] = dict.fromkeys(GOODS, 0)
        if kind == "baker":  # C22
            self.bread[seat] += 2
        if kind == "senator":  # C23
            self.advance(seat, 2)

    def legal_craft(self) -> list[str]:
        """C24: any tile of the dark row."""
        return [f"craft {space}" for space in self.different_places(self.row)]

    def apply_craft(self, space: int) -> None:
        """C24: it is built at once or stored; the row is never refilled."""
        self.in_hand = self.row[space - 1]
        self.row[space - 1] = None
        self.asked = "square"

    def end_turn(self) -> None:
        """After seven rounds the phase is scored."""
        self.turns += 1
        if self.turns == ROUNDS * self.seats:
            self.begin_scoring()
        else:
            self.begin_turn()

    # ---- Counting what is owned (C30) ----

    def owned(self, seat: Seat) -> dict[str, int]:
        """C30: of each kind, features only finished, centres as built."""
        numbers = dict.fromkeys(KINDS, 0)
        for feature in finished_features(self.districts[seat], self.tiles):
            numbers[feature["kind"]] += 1
        for tile, _ in self.districts[seat].values():
            if self.tiles[tile]["centre"] is not None:
                numbers[self.tiles[tile]["centre"]] += 1
        return numbers

    def count(self, seat: Seat, thing: str) -> int:
        """C30: what a card may ask for; chimneys on finished and unfinished villas."""
        if thing == "chimney":
            return chimneys_on(self.districts[seat], self.tiles, list(self.districts[seat]))
        numbers = self.owned(seat)
        if thing == "landscape":
            return sum(numbers[kind] for kind in LANDSCAPES)
        if thing == "dwelling":
            return sum(numbers[kind] for kind in DWELLINGS)
        return numbers[thing]

    # ---- Scoring, after each phase ----

    def scoring_order(self) -> list[Seat]:
        """C27: furthest on the track first, in a pile from the top down."""
        order: list[Seat] = []
        for pile in reversed(self.discs):
            order += reversed(pile)
        return order

    def begin_scoring(self) -> None:
        """C27: the order stands when scoring begins."""
        self.scorers = self.scoring_order()
        self.next_scorer()

    def next_scorer(self) -> None:
        """C28: the next seat puts its disc; after the last one the phase is over."""
        if not self.scorers:
            self.end_phase()
            return
        self.to_act = self.scorers.pop(0)
        self.bread_used = False
        self.asked = "circle"

    def legal_circle(self) -> list[str]:
        """C28: a free circle between two cards."""
        texts: list[str] = []
        for circle in self.content["card_spaces"]["circles"]:
            one, other = circle.split("-")
            if circle not in self.circles and one in self.cards and other in self.cards:
                texts.append(f"circle {circle}")
        return texts

    def apply_circle(self, circle: str) -> None:
        """C28: the disc stays and blocks; both cards beside it are to be settled."""
        self.circles[circle] = self.to_act
        self.cards_left = circle.split("-")
        self.asked = "card"

    def legal_card(self) -> list[str]:
        """C28, C41: which card first is always asked."""
        return [f"card {space}" for space in self.cards_left]

    def apply_card(self, space: str) -> None:
        """C28: one card wholly after the other; C29: a green one counts by itself, on a red one the seat picks."""
        self.cards_left.remove(space)
        self.card_now = space
        self.multiples = 0
        if self.is_red():
            self.asked = "pay"
        else:
            self.earn(self.multiples_owned())
            self.offer_bread()

    def is_red(self) -> bool:
        """C4: decks A and B are red."""
        assert self.card_now is not None
        return self.cards[self.card_now][0] in ("A", "B")

    def card_part(self, part: str) -> dict[str, int]:
        """The need or the reward of the card being settled."""
        assert self.card_now is not None
        table: dict[str, int] = self.content["scoring_cards"][self.cards[self.card_now]][part]
        return table

    def multiples_owned(self) -> int:
        """C29: green: all full multiples; a set counts its scarcest part."""
        return min(self.count(self.to_act, thing) // number for thing, number in self.card_part("need").items())

    def coins_missing(self, multiples: int) -> int:
        """C29: red: the coins that must replace goods; own goods are given first."""
        own = self.goods[self.to_act]
        return sum(max(0, multiples * number - own[good]) for good, number in self.card_part("need").items())

    def legal_pay(self) -> list[str]:
        """C29: from 0 to the most that can be paid."""
        texts = ["pay 0"]
        multiples = 1
        while self.coins_missing(multiples) <= self.coins[self.to_act]:
            texts.append(f"pay {multiples}")
            multiples += 1
        return texts

    def apply_pay(self, multiples: int) -> None:
        """C29: goods and coins are given, the reward comes."""
        seat = self.to_act
        self.coins[seat] -= self.coins_missing(multiples)
        for good, number in self.card_part("need").items():
            self.goods[seat][good] = max(0, self.goods[seat][good] - multiples * number)
        self.earn(multiples)
        self.offer_bread()

    def earn(self, multiples: int) -> None:
        """C31: the reward times the multiples, at once."""
        seat = self.to_act
        reward = self.card_part("reward")
        self.multiples += multiples
        self.points[seat] += multiples * reward.get("points", 0)
        self.coins[seat] += multiples * reward.get("coins", 0)
        self.bread[seat] += multiples * reward.get("bread", 0)
        self.advance(seat, multiples * reward.get("steps", 0))

    def offer_bread(self) -> None:
        """C33: after the real multiples, with three bread or more, once a scoring or again and again."""
        allowed = self.bread_option == "repeat" or not self.bread_used
        if allowed and self.bread[self.to_act] >= 3:
            self.asked = "bread"
        else:
            self.end_card()

    def apply_bread(self) -> None:
        """C33: three bread stand for one multiple."""
        self.bread[self.to_act] -= 3
        self.bread_used = True
        self.earn(1)
        self.offer_bread()

    def end_card(self) -> None:
        """C32: a card with no multiple costs 4, never below 0; then comes the other card, or the next seat."""
        if self.multiples == 0:
            self.points[self.to_act] = max(0, self.points[self.to_act] - 4)
        self.card_now = None
        if self.cards_left:
            self.apply_card(self.cards_left[0])
        else:
            self.next_scorer()

    # ---- Next phase ----

    def end_phase(self) -> None:
        """C34: new tiles, and the start token goes to the next seat; after the fourth scoring the end."""
        if self.game_phase == PHASES - 1:
            self.end_game()
            return
        self.game_phase += 1
        self.deal_depots()
        self.start = (self.start + 1) % self.seats
        self.turns = 0
        self.begin_turn()

    # ---- End ----

    def end_game(self) -> None:
        """C35-C39: the last points."""
        self.asked = None
        for seat in range(self.seats):
            self.points[seat] += self.points_for_villas(seat)
            self.points[seat] += self.points_for_stores(seat)
            self.points[seat] += self.points_for_track(seat)
            self.points[seat] += self.points_for_fountain_cards(seat)
            self.points[seat] += self.points_for_frame(seat)

    def points_for_villas(self, seat: Seat) -> int:
        """C35: each finished villa by its chimneys."""
        district = self.districts[seat]
        points = 0
        for feature in finished_features(district, self.tiles):
            if feature["kind"] == "villa":
                chimneys = chimneys_on(district, self.tiles, feature["squares"])
                points += villa_points(chimneys, self.content["villas"]["points"], self.villas)
        return points

    def points_for_stores(self, seat: Seat) -> int:
        """C36: half, rounded down, of all goods, coins, bread and stored tiles together."""
        goods = sum(self.goods[seat].values())
        return (goods + self.coins[seat] + self.bread[seat] + len(self.stored[seat])) // 2

    def points_for_track(self, seat: Seat) -> int:
        """C37: the number of the track space."""
        number: int = self.content["track"]["spaces"][self.track(seat)]
        return number

    def points_for_fountain_cards(self, seat: Seat) -> int:
        """C38: each card pays for every thing of its kind."""
        each: int = self.content["fountain_cards"]["points"]
        return sum(each * self.count(seat, kind) for kind in self.fountain_hands[seat])

    def points_for_frame(self, seat: Seat) -> int:
        """C39: every task that is met, once, at the value printed."""
        points = 0
        for side, piece in zip(FRAME_SIDES, self.frames[seat], strict=True):
            for mark in ("left", "right"):
                task = self.content["frame_pieces"][piece][mark]
                if self.task_is_met(seat, task["kind"], self.line_at(side, mark)):
                    points += task["points"]
        return points

    def line_at(self, side: str, mark: str) -> list[Square]:
        """C39: the squares at a mark: a column at top and bottom, a row at the sides."""
        number = self.content["frame_lines"][side][mark]
        if side in ("top", "bottom"):
            return [COLUMNS[number] + row for row in ROWS]
        return [column + ROWS[number] for column in COLUMNS]

    def task_is_met(self, seat: Seat, kind: str, line: list[Square]) -> bool:
        """C39: the line holds at least one tile of a finished feature of the kind."""
        for feature in finished_features(self.districts[seat], self.tiles):
            if feature["kind"] == kind and any(square in line for square in feature["squares"]):
                return True
        return False

    def places(self) -> list[int] | None:
        """C40: most points first, of equals the one that would score last."""
        if not self.over():
            return None
        last_first = self.scoring_order()[::-1]
        order = sorted(last_first, key=lambda seat: self.points[seat], reverse=True)  # keeps the order of equals
        return [order.index(seat) + 1 for seat in range(self.seats)]

    def over(self) -> bool:
        """After the fourth scoring nothing is asked any more."""
        return self.asked is None

    # ---- Decisions, in order (C41) ----

    def legal(self) -> list[str]:
        """C41: the texts of all legal moves; none when the game is over."""
        if self.asked == "pawn":
            return self.legal_pawn()
        if self.asked == "depot":
            return self.legal_depot()
        if self.asked == "tile":
            return self.legal_tile()
        if self.asked == "square":
            return self.legal_square()
        if self.asked == "first":
            return self.legal_first()
        if self.asked == "craft":
            return self.legal_craft()
        if self.asked == "return":
            return self.legal_return()
        if self.asked == "circle":
            return self.legal_circle()
        if self.asked == "card":
            return self.legal_card()
        if self.asked == "pay":
            return self.legal_pay()
        if self.asked == "bread":
            return ["bread", "stop"]
        return []

    def apply(self, text: str) -> None:
        """C41: plays exactly one move."""
        if text not in self.legal():
            raise ValueError(f"not a legal move: {text!r}")
        verb, _, rest = text.partition(" ")
        if verb == "pawn":
            self.apply_pawn(int(rest))
        elif verb == "move":
            self.apply_move(int(rest))
        elif verb == "travel":
            self.apply_travel(int(rest))
        elif verb == "take":
            self.apply_take(int(rest))
        elif verb == "place":
            square, _, turn = rest.partition("r")
            self.apply_place(square, int(turn))
        elif verb == "store":
            self.apply_store()
        elif verb == "first":
            self.apply_first(rest)
        elif verb == "craft":
            self.apply_craft(int(rest))
        elif verb == "return":
            self.apply_return(rest)
        elif verb == "circle":
            self.apply_circle(rest)
        elif verb == "card":
            self.apply_card(rest)
        elif verb == "pay":
            self.apply_pay(int(rest))
        elif verb == "bread":
            self.apply_bread()
        else:
            self.end_card()

    def snapshot(self) -> dict[str, Any]:
        """Everything on the table and in the hands, in a form that can be compared."""
        everyone = range(self.seats)
        return {
            "over": self.over(),
            "to_act": None if self.over() else self.to_act,
            "asked": self.asked,
            "game_phase": self.game_phase,
            "start": self.start,
            "points": list(self.points),
            "goods": [dict(goods) for goods in self.goods],
            "coins": list(self.coins),
            "bread": list(self.bread),
            "track": [self.track(seat) for seat in everyone],
            "discs": self.scoring_order(),
            "depots": [list(tiles) for tiles in self.depots],
            "row": list(self.row),
            "pawns": list(self.pawns),
            "in_hand": self.in_hand,
            "districts": [{square: list(lies) for square, lies in district.items()} for district in self.districts],
            "stored": [sorted(tiles) for tiles in self.stored],
            "finished": [self.owned(seat) for seat in everyone],
            "chimneys": [self.count(seat, "chimney") for seat in everyone],
            "circles": dict(self.circles),
            "fountain_hands": [sorted(hand) for hand in self.fountain_hands],
            "fountain_pile": list(self.fountain_pile),
            "banderoles": [sorted(squares) for squares in self.banderoles],
            "card_now": self.card_now,
            "places": self.places(),
        }
