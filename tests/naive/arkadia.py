"""The naive twin of "The Builders of Arkadia" (K1-K23): plain, slow, written from the rules document alone.

Nothing is remembered that can be counted again: neighbours come from coordinates, sites are found by trying every
square and turning, prices are counted from above. Only what no game changes is cached: the geometry of the empty board.
All chance comes from outside: the place of the lot, the start player, the order of all cards.
"""

from functools import cache
from typing import Any

Seat = int
Square = str  # "a1" is top left, "p12" bottom right
Card = str  # "house red"
Colour = str
Shape = tuple[str, ...]  # rows from the top, "#" is a square of the tile

COLOURS = ["red", "olive", "black", "silver"]
COLUMNS = "abcdefghijklmnop"
ROWS = [str(number) for number in range(1, 13)]
SQUARES = [column + row for row in ROWS for column in COLUMNS]  # row by row from the top left
COURT = "court"
LOT = "lot"  # stands for the lot among the numbers of buildings
NEUTRAL = "neutral"
LAST_FLOOR = 3
WORKERS_FOR_A_BANNER = 2


# ---- Squares (K1) ----


def at(column: int, row: int) -> Square | None:
    """The square with these coordinates from 0 on, or none off the board."""
    if column not in range(len(COLUMNS)) or row not in range(len(ROWS)):
        return None
    return COLUMNS[column] + ROWS[row]


def coordinates(square: Square) -> tuple[int, int]:
    """Column and row of a square, from 0 on."""
    return COLUMNS.index(square[0]), ROWS.index(square[1:])


@cache
def neighbours(square: Square) -> tuple[Square, ...]:
    """The squares of the board that share an edge with this one."""
    column, row = coordinates(square)
    around = [at(column, row - 1), at(column + 1, row), at(column, row + 1), at(column - 1, row)]
    return tuple(neighbour for neighbour in around if neighbour is not None)


def border(squares: list[Square]) -> list[Square]:
    """K14: every square that shares an edge with some squares and is none of them, each once."""
    found: list[Square] = []
    for square in squares:
        for neighbour in neighbours(square):
            if neighbour not in squares and neighbour not in found:
                found.append(neighbour)
    return found


# ---- Tiles and the lot (K1, K2) ----


def quarter_turn(rows: list[Any]) -> list[Any]:
    """Rows after a clockwise quarter turn: what was the left column, from the bottom up, is then the first row."""
    return [[row[column] for row in reversed(rows)] for column in range(len(rows[0]))]


def turnings(shape: Shape, flip: str) -> list[tuple[str, list[Any]]]:
    """K2: the names of all turnings with the shape turned so: r0-r3, and with the option its mirror image t0-t3."""
    found: list[tuple[str, list[Any]]] = []
    ways = [("r", [list(row) for row in shape])]
    if flip == "yes":
        ways.append(("t", [list(reversed(row)) for row in shape]))
    for letter, rows in ways:
        turned = rows
        for number in range(4):
            found.append((letter + str(number), turned))
            turned = quarter_turn(turned)
    return found


def covered(rows: list[Any], first: Square) -> list[Square] | None:
    """The squares under a tile whose first square, row by row, lies here; none when it is not all on the board."""
    cells = [(x, y) for y in range(len(rows)) for x in range(len(rows[0])) if rows[y][x] == "#"]
    column, row = coordinates(first)
    squares: list[Square] = []
    for x, y in cells:
        square = at(column + x - cells[0][0], row + y - cells[0][1])
        if square is None:
            return None
        squares.append(square)
    return squares


@cache
def ways_to_lie(shape: Shape, flip: str) -> dict[str, list[Square]]:
    """K23: every way to lie on an empty board, by its text; of turnings that cover the same squares the first one."""
    found: dict[str, list[Square]] = {}
    for first in SQUARES:
        seen: list[list[Square]] = []
        for name, rows in turnings(shape, flip):
            squares = covered(rows, first)
            if squares is not None and sorted(squares) not in seen:
                seen.append(sorted(squares))
                found[first + name] = squares
    return found


class Twin:
    """One match, move by move."""

    def __init__(
        self,
        content: dict[str, Any],
        seats: int,
        flip: str,
        start: Seat,
        lot: Square,
        upright: bool,
        hands: list[list[Card]],
        open_cards: list[Card],
        pile: list[Card],
    ) -> None:
        """K6, K7: the set-up."""
        self.content = content
        self.seats = seats
        self.flip = flip
        self.lot = self.lay_lot(lot, upright)  # square -> printed colour, "plain" or "court"

        self.hands = [list(hand) for hand in hands]
        self.known: list[list[Card]] = [[] for _ in range(seats)]
        self.open: list[Card | None] = list(open_cards)
        self.pile = list(pile)
        self.played: list[Card] = []
        self.in_play: Card | None = None

        self.buildings: list[dict[str, Any]] = []
        self.workers: dict[Square, Any] = {}
        self.towers: dict[Square, list[Colour]] = {square: [] for square in self.ring()}
        self.stores = [
            dict(zip(COLOURS, content["stores"]["store_" + str(floor)], strict=True))
            for floor in range(1, LAST_FLOOR + 1)
        ]

        pieces = content["pieces"]
        self.own = [pieces["start_workers"] for _ in range(seats)]
        self.neutral = [0 for _ in range(seats)]
        self.banners = [pieces["banners"] for _ in range(seats)]
        self.gold = [0 for _ in range(seats)]
        self.seals = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]

        self.over = False
        self.to_act = start
        self.asked = "action"
        self.placed: list[Square] = []  # K13: workers of this action
        self.due = 0  # K16: towers still to be put
        self.sold: list[Colour] = []  # K19: colours asked for already
        self.passed = False  # K8: in this turn
        self.used_banner = False  # K19: in this turn
        self.passes = 0  # K22
        self.turns_left: int | None = None  # K20
        self.ended_by = ""

    def lay_lot(self, corner: Square, upright: bool) -> dict[Square, str]:
        """K1, K6: what is printed on each square of the lot; upright it is given a quarter turn."""
        rows = self.content["lot"]["rows"]
        if upright:
            rows = quarter_turn(rows)
        column, row = coordinates(corner)
        lot: dict[Square, str] = {}
        for y in range(len(rows)):
            for x in range(len(rows[0])):
                square = at(column + x, row + y)
                assert square is not None, "K6: the lot lies on the board"
                assert square not in self.camps(), "K6: the lot lies on no camp"
                lot[square] = rows[y][x]
        return lot

    # ---- The board (K1) ----

    def camps(self) -> list[Square]:
        """K1: the squares with a camp."""
        rows = self.content["board"]["rows"]
        return [square for square in SQUARES if rows[coordinates(square)[1]][coordinates(square)[0]] == "T"]

    def ring(self) -> list[Square]:
        """K1: the squares of the lot round the courtyard."""
        return [square for square, printed in self.lot.items() if printed != COURT]

    def built(self) -> list[Square]:
        """The squares of the lot and of all buildings."""
        return list(self.lot) + [square for building in self.buildings for square in building["squares"]]

    def taken(self) -> list[Square]:
        """K9, K14: the squares with a building, the lot or a worker."""
        return self.built() + list(self.workers)

    # ---- Sites (K9) ----

    def sites(self, card: Card) -> dict[str, list[Square]]:
        """K9: every legal site of a card's tile, by its text: free squares that touch what is there."""
        kind = card.split()[0]
        shape = tuple(self.content["buildings"][kind]["shape"])
        taken = set(self.taken())
        found: dict[str, list[Square]] = {}
        for text, squares in ways_to_lie(shape, self.flip).items():
            is_free = not any(square in taken for square in squares)
            touches = any(neighbour in taken for square in squares for neighbour in neighbours(square))
            if is_free and touches:
                found[text] = squares
        return found

    # ---- Workers (K13) ----

    def touched(self, square: Square) -> list[Any]:
        """K13: the buildings, by their number, and the lot, that share an edge with a square."""
        found: list[Any] = []
        if any(neighbour in self.lot for neighbour in neighbours(square)):
            found.append(LOT)
        for number, building in enumerate(self.buildings):
            if any(neighbour in building["squares"] for neighbour in neighbours(square)):
                found.append(number)
        return found

    def squares_for_a_worker(self) -> list[Square]:
        """K13: the free squares that touch one and the same building as all squares of this action."""
        taken = set(self.taken())
        found: list[Square] = []
        for square in SQUARES:
            if square in taken:
                continue
            together = self.touched(square)
            for other in self.placed:
                together = [building for building in together if building in self.touched(other)]
            if together:
                found.append(square)
        return found

    def worker_moves(self) -> list[str]:
        """K13: one more own or neutral worker from the own stock."""
        moves: list[str] = []
        for square in self.squares_for_a_worker():
            if self.own[self.to_act] > 0:
                moves.append("own " + square)
            if self.neutral[self.to_act] > 0:
                moves.append("neutral " + square)
        return moves

    # ---- The castle (K16-K18) ----

    def floor(self) -> int:
        """K17: the floor on which the next tower goes; a floor is begun when the one below is full."""
        for floor in range(1, LAST_FLOOR):
            if any(len(towers) < floor for towers in self.towers.values()):
                return floor
        return LAST_FLOOR

    def store(self) -> dict[Colour, int]:
        """K16: the store of the current floor."""
        return self.stores[self.floor() - 1]

    def prices(self) -> dict[Colour, int]:
        """K18: for each colour, how many of its seals are seen from above."""
        seen = [self.towers[square][-1] if self.towers[square] else self.lot[square] for square in self.ring()]
        return {colour: seen.count(colour) for colour in COLOURS}

    # ---- Legal moves (K23) ----

    def legal(self) -> list[str]:
        """K23: each legal move once."""
        if self.over:
            return []
        moves = {
            "action": self.legal_action,
            "site": self.legal_site,
            "draw": self.legal_draw,
            "workers": self.legal_workers,
            "tower": self.legal_tower,
            "banner": self.legal_banner,
            "sell": self.legal_sell,
        }
        return moves[self.asked]()

    def legal_action(self) -> list[str]:
        """K8: a card whose tile has a legal site, or a first worker; pass only when there is neither."""
        cards = sorted(set(self.hands[self.to_act]))
        moves = ["build " + card for card in cards if self.sites(card)] + self.worker_moves()
        return moves or ["pass"]

    def legal_site(self) -> list[str]:
        """K9: where the tile may lie."""
        assert self.in_play is not None
        return ["site " + site for site in self.sites(self.in_play)]

    def legal_draw(self) -> list[str]:
        """K12: one of the open cards, of equal ones the first, or the top of the pile."""
        moves: list[str] = []
        for place, card in enumerate(self.open):
            if card is not None and card not in self.open[:place]:
                moves.append("draw " + str(place + 1))
        if self.pile:
            moves.append("draw pile")
        return moves

    def legal_workers(self) -> list[str]:
        """K13: another worker or stop."""
        return [*self.worker_moves(), "stop"]

    def legal_tower(self) -> list[str]:
        """K16: a colour that is still in the store, on a ring square that is free on this floor."""
        return [
            "tower " + colour + " " + square
            for colour in COLOURS
            for square in self.ring()
            if self.store()[colour] > 0 and len(self.towers[square]) < self.floor()
        ]

    def legal_banner(self) -> list[str]:
        """K19: a banner, if there is one, or the end of the turn."""
        return ["banner", "end"] if self.banners[self.to_act] > 0 else ["end"]

    def legal_sell(self) -> list[str]:
        """K19, K23: how many seals of the next colour, from none to all."""
        colour = COLOURS[len(self.sold)]
        return ["sell " + colour + " " + str(number) for number in range(self.seals[self.to_act][colour] + 1)]

    # ---- Moves ----

    def apply(self, text: str) -> None:
        """K23: plays exactly one move."""
        if text not in self.legal():
            raise ValueError(f"not a legal move: {text!r}")
        verb, *words = text.split()
        if verb == "build":
            self.play_card(" ".join(words))
        elif verb == "site":
            self.lay_tile(words[0])
        elif verb == "draw":
            self.draw(words[0])
        elif verb in ("own", "neutral"):
            self.place_worker(verb, words[0])
        elif verb == "stop":
            self.finish_buildings()
        elif verb == "tower":
            self.put_tower(words[0], words[1])
        elif verb == "pass":
            self.passed = True
            self.asked = "banner"
        elif verb == "banner":
            self.use_banner()
        elif verb == "sell":
            self.sell(words[0], int(words[1]))
        elif verb == "end":
            self.end_turn()

    def play_card(self, card: Card) -> None:
        """K9: the card is played; where one of the hand is known it counts as that one."""
        self.hands[self.to_act].remove(card)
        if card in self.known[self.to_act]:
            self.known[self.to_act].remove(card)
        self.played.append(card)
        self.in_play = card
        self.asked = "site"

    def lay_tile(self, site: str) -> None:
        """K9-K11: the tile with a seal on it, and a neutral worker for each camp under it."""
        assert self.in_play is not None
        squares = self.sites(self.in_play)[site]
        self.buildings.append({"card": self.in_play, "squares": sorted(squares), "sealed": True})
        self.in_play = None
        self.neutral[self.to_act] += len([square for square in squares if square in self.camps()])
        if self.legal_draw():
            self.asked = "draw"
        else:
            self.finish_buildings()

    def draw(self, what: str) -> None:
        """K12: the top of the pile, or an open card, which is replaced at once while there is a pile."""
        if what == "pile":
            self.hands[self.to_act].append(self.pile.pop(0))
        else:
            place = int(what) - 1
            card = self.open[place]
            assert card is not None
            self.hands[self.to_act].append(card)
            self.known[self.to_act].append(card)
            self.open[place] = self.pile.pop(0) if self.pile else None
        self.finish_buildings()

    def place_worker(self, whose: str, square: Square) -> None:
        """K13: one worker; a camp under it earns nothing."""
        if whose == "own":
            self.own[self.to_act] -= 1
            self.workers[square] = self.to_act
        else:
            self.neutral[self.to_act] -= 1
            self.workers[square] = NEUTRAL
        self.placed.append(square)
        self.asked = "workers"

    def finish_buildings(self) -> None:
        """K14-K16: after the whole action all seals of all finished buildings, then a tower for each."""
        taken = self.taken()
        for building in self.buildings:
            around = border(building["squares"])
            if not building["sealed"] or any(square not in taken for square in around):
                continue
            colour = building["card"].split()[1]
            for square in around:
                if square in self.workers and self.workers[square] != NEUTRAL:
                    self.seals[self.workers[square]][colour] += 1
            building["sealed"] = False
            self.seals[self.to_act][colour] += 1
            self.due += 1
        self.ask_for_a_tower()

    def ask_for_a_tower(self) -> None:
        """K16, K17: the next tower, as long as one is due and there is one; then the banner."""
        if sum(self.store().values()) == 0:
            self.due = 0
        self.asked = "tower" if self.due > 0 else "banner"

    def put_tower(self, colour: Colour, square: Square) -> None:
        """K16, K17, K20: a tower; the last one of floors 1 and 2 moves what is left in the store to store 3."""
        floor = self.floor()
        self.stores[floor - 1][colour] -= 1
        self.towers[square].append(colour)
        self.due -= 1
        if self.floor() > floor:
            for left in COLOURS:
                self.stores[LAST_FLOOR - 1][left] += self.stores[floor - 1][left]
                self.stores[floor - 1][left] = 0
            if floor == 2:
                self.turns_left = self.seats
        self.ask_for_a_tower()

    def use_banner(self) -> None:
        """K19: the banner leaves the game, 2 own workers at once, then the sale."""
        self.banners[self.to_act] -= 1
        self.own[self.to_act] += WORKERS_FOR_A_BANNER
        self.used_banner = True
        self.sold = []
        self.asked = "sell"

    def sell(self, colour: Colour, number: int) -> None:
        """K19: so many seals of a colour at the price of the moment."""
        self.seals[self.to_act][colour] -= number
        self.gold[self.to_act] += number * self.prices()[colour]
        self.sold.append(colour)
        if len(self.sold) == len(COLOURS):
            self.end_turn()

    def end_turn(self) -> None:
        """K20, K22: the game may end; else the next seat."""
        self.passes = self.passes + 1 if self.passed and not self.used_banner else 0
        if self.turns_left == 0 or self.passes == self.seats:
            self.ended_by = "K20" if self.turns_left == 0 else "K22"
            self.end_game()
            return
        if self.turns_left is not None:
            self.turns_left -= 1
        self.to_act = (self.to_act + 1) % self.seats
        self.asked = "action"
        self.placed = []
        self.sold = []
        self.passed = False
        self.used_banner = False

    def end_game(self) -> None:
        """K21: all seals are sold at the final prices."""
        self.over = True
        for seat in range(self.seats):
            for colour in COLOURS:
                self.gold[seat] += self.seals[seat][colour] * self.prices()[colour]
                self.seals[seat][colour] = 0

    # ---- What is there ----

    def places(self) -> list[int] | None:
        """K21: each seat's place by gold; tied seats share the better one."""
        if not self.over:
            return None
        return [1 + len([other for other in self.gold if other > mine]) for mine in self.gold]

    def snapshot(self) -> dict[str, Any]:
        """Everything on the table and in the hands."""
        return {
            "over": self.over,
            "to_act": None if self.over else self.to_act,
            "asked": None if self.over else self.asked,
            "hands": [sorted(hand) for hand in self.hands],
            "known": [sorted(cards) for cards in self.known],
            "open": list(self.open),
            "pile": list(self.pile),
            "played": sorted(self.played),
            "in_play": self.in_play,
            "buildings": [
                {"card": building["card"], "squares": sorted(building["squares"]), "sealed": building["sealed"]}
                for building in self.buildings
            ],
            "workers": dict(self.workers),
            "own": list(self.own),
            "neutral": list(self.neutral),
            "banners": list(self.banners),
            "gold": list(self.gold),
            "seals": [dict(seals) for seals in self.seals],
            "stores": [dict(store) for store in self.stores],
            "floor": self.floor(),
            "towers": {square: list(towers) for square, towers in self.towers.items() if towers},
            "prices": self.prices(),
            "due": self.due,
            "turns_left": self.turns_left,
            "passes": self.passes,
            "places": self.places(),
        }
