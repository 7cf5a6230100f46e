"""Positions of Arkadia for tests, drawn and read in words.

A drawing shows a part of the board row by row: `.` a free square, `#` the lot, a capital letter a building, a digit a
worker of that seat, `n` a neutral worker. `"A house red, B farm olive"` says which building a letter is; the order of
the letters is the order of laying. A floor of the castle is drawn as it lies on the board, a word a row: `"rosb r..b
bsor"` has towers in red, olive, silver and black, `.` where there is none. Cards are named by kind and colour, `-` is a
gap; the top of the pile comes first. Seals are written as `"red 2, silver 1"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from insula import Game, State, load_game
from insula.games.arkadia.state import (
    CARDS,
    COLOURS,
    COLUMNS,
    DECK_SIZE,
    HAND_SIZE,
    KINDS,
    LOT,
    LOT_COLUMNS,
    LOT_ROWS,
    MAX_BANNERS,
    MAX_SEATS,
    N_CARDS,
    N_FLOORS,
    N_LOT_SQUARES,
    N_OPEN,
    N_RING,
    N_ROTATIONS,
    N_SQUARES,
    N_TURNINGS,
    NEUTRAL,
    PHASES,
    ROWS,
    SQUARES,
)
from tests.games.positions import faults, in_words

NOTHING = -1
START_WORKERS = 3
WORKERS_A_BANNER = 2
TOWERS = {colour[0]: number for number, colour in enumerate(COLOURS)}
"""The letter of each colour in a drawing of the castle."""

FULL_FLOOR = "rrro o..o bbss"
"""A floor of ten towers; a black and a silver one are left over."""
NINE_TOWERS = "rrro o..o bbs."
"""The same but for the tenth tower; a black and two silver ones are in the store."""
EIGHT_TOWERS = "rrro o..o bb.."

HOUSE = {"board": "AA0 1..", "buildings": "A house red"}
"""A house in the corner; b2 closes it, with one worker of seat 0 and one of seat 1 beside it."""
PINWHEEL = {
    "board": "AAB0 C.B1 CDDn 111.",
    "buildings": "A house red, B house olive, C house black, D house silver",
}
"""Four houses round b2, which closes all four."""
NO_WORKERS = dict.fromkeys(range(MAX_SEATS), 0)
SELL_NOTHING = tuple(f"sell {colour} 0" for colour in COLOURS)
"""After a banner, to the end of the turn."""


class Box:
    """The cards that lie nowhere yet."""

    def __init__(self, game: Game) -> None:
        self.left = Counter({CARDS[card]: n for card, n in enumerate(game.content.plain.n_cards)})

    def take(self, name: str) -> int:
        assert self.left[name] > 0, f"no {name} is left in the box"
        self.left[name] -= 1
        return CARDS.index(name)

    def take_all(self, text: str) -> list[int]:
        """The cards that a text lists, place by place."""
        return [NOTHING if name == "-" else self.take(name) for name in items(text)]

    def any(self) -> int:
        """Some card that no word names, the largest tiles first."""
        return self.take(next(name for name in reversed(CARDS) if self.left[name]))

    def rest(self) -> list[int]:
        """All that is left, in the order of their names."""
        return [self.take(name) for name in CARDS for _ in range(self.left[name])]


class Board:
    """What stands where, square by square; all that kernels keep in bits is counted out anew."""

    def __init__(self, game: Game) -> None:
        self.camps = set(_squares(game.content.plain.camps))
        self.shapes = [_shapes(game, kind) for kind in range(len(KINDS))]
        self.building_at = [NOTHING] * N_SQUARES
        self.owner_at: dict[int, int] = {}
        self.cards: list[int] = []
        self.drawn: set[int] = set()

    def is_free(self, square: int) -> bool:
        return self.building_at[square] == NOTHING and square not in self.owner_at

    def squares_of(self, building: int) -> list[int]:
        return [square for square in range(N_SQUARES) if self.building_at[square] == building]

    def edge(self, building: int) -> set[int]:
        """The squares that share an edge with a building."""
        own = self.squares_of(building)
        return {other for square in own for other in neighbours(square)} - set(own)

    def covered_camps(self) -> int:
        return sum(self.building_at[camp] != NOTHING for camp in self.camps)

    def lay(self, card: int, squares: Iterable[int]) -> None:
        for square in squares:
            assert self.is_free(square), f"{SQUARES[square]} is taken"
            self.building_at[square] = len(self.cards)
        self.cards.append(card)

    def sites(self, card: int, squares: Iterable[int]) -> Iterable[list[int]]:
        """The places of a tile outside the drawing that begin on one of these squares."""
        for square in squares:
            for shape in self.shapes[card // len(COLOURS)][:N_ROTATIONS]:
                places = [_shifted(square, row, column) for row, column in shape]
                if all(at is not None and self.is_free(at) and at not in self.drawn for at in places):
                    yield [at for at in places if at is not None]

    def apart(self) -> int:
        """A free square outside the drawing, if there is one beside no building; the last on the board."""
        free = [square for square in range(N_SQUARES) if self.is_free(square) and square not in self.drawn]
        lonely = [s for s in free if all(self.building_at[other] == NOTHING for other in neighbours(s))]
        assert free, "no square is left for a worker"
        return (lonely or free)[-1]


def position(
    seats: int = 2,
    *,
    to_act: int = 0,
    board: str = "",
    at: str = "a1",
    buildings: str = "",
    lot: str = "g5",
    is_upright: bool = False,
    hands: Mapping[int, str] | None = None,
    known: Mapping[int, str] | None = None,
    open_cards: str | None = None,
    pile: str = "",
    rest: str = "pile",
    own: Mapping[int, int] | None = None,
    neutral: Mapping[int, int] | None = None,
    banners: Mapping[int, int] | None = None,
    seals: Mapping[int, str] | None = None,
    gold: Mapping[int, int] | None = None,
    castle: Sequence[str] = (),
    asked: str = "action",
    towers_due: int = 0,
    passes: int = 0,
    turns_left: int | None = None,
    start: int | None = None,
    turn: int = 1,
    options: Mapping[str, str] | None = None,
    free: int | None = None,
    content: Any = None,
) -> State:
    """A sound state: every card, tower and worker of the game is somewhere, once.

    The drawing begins `at` a square. What is not named is like this: the lot on g5; hands of four as long as there is a
    pile, and three open cards; the rest of the cards below the `pile`, or built on the `board` outside the drawing, and
    then there are no cards but the named ones. Of neutral workers a seat has those named and no other, of its own what
    as few banners as can be have brought. Camps that these come from are under houses outside the drawing; workers that
    are left over stand apart there. Before a floor is full its store has what is not in the castle. In the last turns
    there are `turns_left` to come, by default one for each other seat. With `free`, only so many squares of the board
    are: the last seats have used banners, and their workers stand on the others.
    """
    game = load_game("arkadia", seats, options, content)
    numbers = game.layout.to_numbers(State.unsettled(game, 0).rows)
    box = Box(game)
    table = Board(game)
    _draw(table, box, board, at, buildings, numbers, lot, is_upright=is_upright)
    in_hand = [box.take_all((hands or {}).get(seat, "")) for seat in range(MAX_SEATS)]
    opened = None if open_cards is None else box.take_all(open_cards)
    on_pile = box.take_all(pile)
    if rest == "pile" or on_pile:
        for seat in range(seats):
            in_hand[seat] += [box.any() for _ in range(HAND_SIZE - len(in_hand[seat]))]
    if opened is None:
        opened = [box.any() for _ in range(N_OPEN)]
    _cover_camps(table, box, sum((neutral or {}).values()))
    if rest == "board":
        _build_rest(table, box)
    on_pile += box.rest()
    _count_workers(numbers, table, seats, own or {}, neutral or {}, banners or {})
    if free is not None:
        _crowd(numbers, table, seats, free)
    _write_board(numbers, table)
    numbers["hand"] = [[cards.count(card) for card in range(N_CARDS)] for cards in in_hand]
    numbers["known"] = [_counts((known or {}).get(seat, "")) for seat in range(MAX_SEATS)]
    numbers["open_cards"] = [*opened, *[NOTHING] * (N_OPEN - len(opened))]
    numbers["pile"] = [0] * (DECK_SIZE - len(on_pile)) + on_pile
    numbers["pile_next"] = DECK_SIZE - len(on_pile)
    numbers["seals"] = [_seals((seals or {}).get(seat, "")) for seat in range(MAX_SEATS)]
    numbers["gold"] = [(gold or {}).get(seat, 0) for seat in range(MAX_SEATS)]
    _raise_castle(game, numbers, castle, turns_left, is_upright=bool(numbers["is_upright"]))
    phase_ = "tower" if towers_due else asked
    numbers |= {"actor": to_act, "phase": PHASES.index(phase_), "towers_due": towers_due, "passes": passes}
    numbers |= {"start": to_act if start is None else start, "turn": turn}
    return in_words(game, numbers)


# --- What is where --------------------------------------------------------------------------------------------


def items(text: str) -> list[str]:
    """What a text lists."""
    return [item.strip() for item in text.split(",") if item.strip()]


def neighbours(square: int) -> list[int]:
    """The squares that share an edge with a square."""
    found = [_shifted(square, *step) for step in ((-1, 0), (0, -1), (0, 1), (1, 0))]
    return [other for other in found if other is not None]


def _shifted(square: int, rows: int, columns: int) -> int | None:
    row, column = square // COLUMNS + rows, square % COLUMNS + columns
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else None


def _squares(words: Iterable[int]) -> list[int]:
    return [64 * n + bit for n, word in enumerate(words) for bit in range(64) if int(word) >> bit & 1]


def _words(squares: Iterable[int]) -> list[int]:
    words = [0] * (N_SQUARES // 64)
    for square in squares:
        words[square // 64] |= 1 << square % 64
    return words


def _shapes(game: Game, kind: int) -> list[list[tuple[int, int]]]:
    """The squares of a tile in each turning, from its first one."""
    content = game.content.plain
    cells = range(content.n_cells[kind])
    rows, columns = content.row_of_cell[kind], content.column_of_cell[kind]
    return [[(rows[turning][cell], columns[turning][cell]) for cell in cells] for turning in range(N_TURNINGS)]


def _draw(
    table: Board,
    box: Box,
    board: str,
    at: str,
    buildings: str,
    numbers: dict[str, Any],
    lot: str,
    *,
    is_upright: bool,
) -> None:
    """Buildings, workers and the lot as they are drawn."""
    lines = board.split()
    corner = SQUARES.index(at)
    letters: dict[str, list[int]] = {}
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            square = _shifted(corner, row, column)
            assert square is not None, "the drawing is larger than the board"
            table.drawn.add(square)
            letters.setdefault(letter, []).append(square)
    for square in letters.pop("#", _lot_squares(SQUARES.index(lot), is_upright=is_upright)):
        table.building_at[square] = LOT
    on_lot = table.squares_of(LOT)
    numbers["lot_square"], numbers["is_upright"] = on_lot[0], int(on_lot[2] + 1 != on_lot[3])
    assert on_lot == _lot_squares(on_lot[0], is_upright=bool(numbers["is_upright"])), "the lot is in pieces"
    letters.pop(".", None)
    cards = {item[0]: item[2:] for item in items(buildings)}
    for letter in sorted(cards):
        card = box.take(cards[letter])
        squares = letters.pop(letter)
        cells = [(at // COLUMNS - squares[0] // COLUMNS, at % COLUMNS - squares[0] % COLUMNS) for at in squares]
        assert cells in table.shapes[card // len(COLOURS)], f"{letter} has not the shape of a {cards[letter]}"
        table.lay(card, squares)
    for letter, squares in letters.items():
        for square in squares:
            table.owner_at[square] = NEUTRAL if letter == "n" else int(letter)


def _lot_squares(corner: int, *, is_upright: bool) -> list[int]:
    width, height = (LOT_ROWS, LOT_COLUMNS) if is_upright else (LOT_COLUMNS, LOT_ROWS)
    return [corner + row * COLUMNS + column for row in range(height) for column in range(width)]


def _cover_camps(table: Board, box: Box, in_stock: int) -> None:
    """K11: as many camps under buildings as there are neutral workers."""
    needed = in_stock + list(table.owner_at.values()).count(NEUTRAL)
    for camp in sorted(table.camps, reverse=True):
        if table.covered_camps() >= needed:
            return
        name = next((name for name in CARDS if name.startswith("house") and box.left[name]), "")
        site = next((site for site in table.sites(0, [camp, camp - 1]) if camp in site), None) if name else None
        if site and all(table.building_at[other] == NOTHING for square in site for other in neighbours(square)):
            table.lay(box.take(name), site)
    assert table.covered_camps() >= needed, "too few camps for so many neutral workers"


def _build_rest(table: Board, box: Box) -> None:
    """All cards that are left are built, as far from the beginning of the board as can be."""
    while box.left.total():
        card = box.any()
        site = next(iter(table.sites(card, reversed(range(N_SQUARES)))), None)
        assert site is not None, f"no place is left for {CARDS[card]}"
        table.lay(card, site)


def _count_workers(
    numbers: dict[str, Any],
    table: Board,
    seats: int,
    own: Mapping[int, int],
    neutral: Mapping[int, int],
    banners: Mapping[int, int],
) -> None:
    """K5, K11: those in the stocks, and those that stand apart."""
    placed = Counter(table.owner_at.values())
    numbers["own_workers"] = [0] * MAX_SEATS
    numbers["banners"] = [0] * MAX_SEATS
    for seat in range(seats):
        needed = max(START_WORKERS, placed[seat] + own.get(seat, 0))
        used = MAX_BANNERS - banners[seat] if seat in banners else (needed - START_WORKERS + 1) // WORKERS_A_BANNER
        workers = START_WORKERS + WORKERS_A_BANNER * used
        numbers["banners"][seat] = MAX_BANNERS - used
        numbers["own_workers"][seat] = own.get(seat, workers - placed[seat])
        _stand_apart(table, seat, workers - placed[seat] - numbers["own_workers"][seat])
    numbers["neutral_workers"] = [neutral.get(seat, 0) for seat in range(MAX_SEATS)]
    _stand_apart(table, NEUTRAL, table.covered_camps() - placed[NEUTRAL] - sum(numbers["neutral_workers"]))


def _stand_apart(table: Board, owner: int, workers: int) -> None:
    assert workers >= 0, "more workers than there are"
    for _ in range(workers):
        table.owner_at[table.apart()] = owner


def _crowd(numbers: dict[str, Any], table: Board, seats: int, free: int) -> None:
    """Workers that banners have brought fill the board but for that many squares."""
    to_fill = sum(table.is_free(square) for square in range(N_SQUARES)) - free
    for seat in reversed(range(seats)):
        while to_fill > 0 and numbers["banners"][seat] > 0:
            numbers["banners"][seat] -= 1
            workers = min(to_fill, WORKERS_A_BANNER)
            _stand_apart(table, seat, workers)
            numbers["own_workers"][seat] += WORKERS_A_BANNER - workers
            to_fill -= workers
    assert to_fill == 0, "too few workers to fill the board" if to_fill > 0 else "too many squares are taken"


def _write_board(numbers: dict[str, Any], table: Board) -> None:
    """The board in numbers; a building that is enclosed has no seal any more."""
    built = [square for square in range(N_SQUARES) if table.building_at[square] != NOTHING]
    laid = range(len(table.cards))
    numbers["building_at"] = table.building_at
    numbers["n_buildings"] = len(table.cards)
    numbers["card_of_building"] = [*table.cards, *[NOTHING] * (DECK_SIZE - len(table.cards))]
    numbers["built"] = _words(built)
    numbers["taken"] = _words([*built, *table.owner_at])
    numbers["workers"] = [
        _words(square for square, other in table.owner_at.items() if other == owner) for owner in range(MAX_SEATS + 1)
    ]
    numbers["edge"] = [_words(table.edge(building)) for building in range(LOT + 1)]
    open_ = [building for building in laid if any(table.is_free(square) for square in table.edge(building))]
    numbers["sealed"] = sum(1 << building for building in open_)


def _counts(text: str) -> list[int]:
    names = items(text)
    return [names.count(name) for name in CARDS]


def _seals(text: str) -> list[int]:
    counts = [0] * len(COLOURS)
    for item in items(text):
        colour, count = item.split()
        counts[COLOURS.index(colour)] = int(count)
    return counts


def _raise_castle(
    game: Game, numbers: dict[str, Any], castle: Sequence[str], turns_left: int | None, *, is_upright: bool
) -> None:
    """K17: towers floor by floor; what a full floor leaves over is in store 3."""
    towers = [[NOTHING] * N_LOT_SQUARES for _ in range(N_FLOORS)]
    stores = [list(store) for store in game.content.plain.towers_of_store]
    floor = 0
    for number, drawing in enumerate(castle):
        for row, word in enumerate(drawing.split()):
            for column, letter in enumerate(word):
                square = _lot_square(row, column, is_upright=is_upright)
                if letter != ".":
                    towers[number][square] = TOWERS[letter]
                    stores[number][TOWERS[letter]] -= 1
        if N_LOT_SQUARES - towers[number].count(NOTHING) == N_RING:
            stores[-1] = [mine + left for mine, left in zip(stores[-1], stores[number], strict=True)]
            stores[number] = [0] * len(COLOURS)
            floor = number + 1
    numbers |= {"towers": towers, "stores": stores, "castle_floor": floor}
    if floor == N_FLOORS - 1:
        numbers["turns_left"] = game.seats - 1 if turns_left is None else turns_left


def _lot_square(row: int, column: int, *, is_upright: bool) -> int:
    """Which square of the lot lies there; upright it was given a clockwise quarter turn."""
    return (LOT_ROWS - 1 - column) * LOT_COLUMNS + row if is_upright else row * LOT_COLUMNS + column


def drawing(letter_of_square: Mapping[str, str]) -> dict[str, str]:
    """`board` and `at` of a drawing of these squares, and no larger."""
    places = {divmod(SQUARES.index(square), COLUMNS): letter for square, letter in letter_of_square.items()}
    top, left = min(row for row, _ in places), min(column for _, column in places)
    bottom, right = max(row for row, _ in places), max(column for _, column in places)
    lines = [[places.get((row, column), ".") for column in range(left, right + 1)] for row in range(top, bottom + 1)]
    return {"board": " ".join(map("".join, lines)), "at": SQUARES[top * COLUMNS + left]}


# --- Playing --------------------------------------------------------------------------------------------------


def play(state: State, *texts: str) -> State:
    """Make exactly these moves and none that would follow by force; the state again, which is still sound."""
    for text in texts:
        state.apply_literally(text)
    assert faults(state) == [], faults(state)
    return state


def building(card: str, site: str, *then: str, **words: Any) -> State:
    """Seat 0 has played a card and laid its tile; further moves follow."""
    return play(position(**({"hands": {0: card}} | words)), f"build {card}", f"site {site}", *then)


def to_draw(open_cards: str, pile: str = "", rest: str = "pile", **words: Any) -> State:
    """Seat 0 has laid a house beside a worker, and is to draw."""
    words = {"hands": {0: "house red"}, "board": "0.. ...", "at": "a1"} | words
    state = position(open_cards=open_cards, pile=pile, rest=rest, **words)
    return play(state, "build house red", "site b1r0")


def stuck(seats: int = 2, **words: Any) -> State:
    """All cards are built and no seat has a worker in stock: nobody can act."""
    usual: dict[str, Any] = {"rest": "board", "open_cards": "-", "own": NO_WORKERS}
    return position(seats, **(usual | words))


def crowded(hand: str = "", **words: Any) -> State:
    """Four seats, all other cards are built, no seat has a worker in stock, and nothing is free but what is drawn."""
    usual: dict[str, Any] = {"hands": {0: hand}, "free": words.get("board", "").count(".")}
    return stuck(4, **(usual | words))


def begin_end(seats: int = 2, to_act: int = 0, **words: Any) -> State:
    """A seat puts the tenth tower of floor 2."""
    usual: dict[str, Any] = {"castle": [FULL_FLOOR, NINE_TOWERS], "towers_due": 1}
    return play(position(seats, to_act=to_act, **(usual | words)), "tower silver j7")


def last_turns(seats: int = 2, **words: Any) -> State:
    """The end has started, and seat 0 has the first of the last turns unless words say otherwise."""
    return position(seats, **({"castle": [FULL_FLOOR, FULL_FLOOR]} | words))


def ended(seats: int = 2, **words: Any) -> State:
    """The last turn is over."""
    return play(last_turns(seats, turns_left=0, asked="banner", **words), "end")


# --- Reading the table ----------------------------------------------------------------------------------------


def legal(state: State, verb: str = "") -> list[str]:
    """The legal moves as texts, in their order; all or those of one verb."""
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    return [text for text in texts if not verb or text.split()[0] == verb]


def squares(state: State, verb: str = "own") -> list[str]:
    """Where the verb may go: the last word of each of its legal moves, once each, in the order of the board."""
    found = {text.split()[-1] for text in legal(state, verb)}
    return sorted(found, key=lambda square: SQUARES.index(square) if square in SQUARES else NOTHING)


def sites(state: State, square: str = "") -> list[str]:
    """Where the tile may be laid, all places or the turnings on one square."""
    found = [text.split()[1] for text in legal(state, "site")]
    return [site for site in found if not square or site[:-2] == square]


def refused(state: State, text: str) -> tuple[str, str | None, dict[str, Any]]:
    """Why a move is refused: code, rule and arguments."""
    error = state.explain_illegal(text)
    assert error is not None, f"{text} is legal"
    return error.code.removeprefix("illegal."), error.rule, {k: v for k, v in error.arguments.items() if k != "move"}


def told(state: State, *names: str, seat: int | None = None, since: int = 0) -> list[str]:
    """The events since the position, all or those of some names, as lines."""
    return [str(event) for event in state.events(since, seat=seat) if not names or event.name in names]


def phase(state: State) -> str:
    return PHASES[state.rows[0].phase]


def prices(state: State) -> dict[str, int]:
    """The price of each colour."""
    return dict(state.view().table.prices)


def seals(state: State, seat: int = 0) -> str:
    """A seat's seals in words: `red 2, silver 1`."""
    counts = state.rows[0].seals[seat].tolist()
    return ", ".join(f"{colour} {count}" for colour, count in zip(COLOURS, counts, strict=True) if count)


def gold(state: State, seat: int = 0) -> int:
    return int(state.rows[0].gold[seat])


def own(state: State, seat: int = 0) -> int:
    """The own workers in a seat's stock."""
    return int(state.rows[0].own_workers[seat])


def neutral(state: State, seat: int = 0) -> int:
    """The neutral workers in a seat's stock."""
    return int(state.rows[0].neutral_workers[seat])


def banners(state: State, seat: int = 0) -> int:
    return int(state.rows[0].banners[seat])


def hand(state: State, seat: int = 0) -> str:
    """A seat's hand in words, whether or not others may see it."""
    return _card_names(state.rows[0].hand[seat])


def known(state: State, seat: int = 0) -> str:
    """What all know of a seat's hand."""
    return _card_names(state.rows[0].known[seat])


def open_cards(state: State) -> str:
    """The open cards, place by place."""
    return ", ".join("-" if card == NOTHING else CARDS[card] for card in state.rows[0].open_cards)


def pile(state: State) -> list[str]:
    """The pile from the top down."""
    row = state.rows[0]
    return [CARDS[card] for card in row.pile[row.pile_next :]]


def store(state: State, floor: int) -> str:
    """The towers in a store (1-3): `red 3, olive 3`."""
    counts = state.rows[0].stores[floor - 1].tolist()
    return ", ".join(f"{colour} {count}" for colour, count in zip(COLOURS, counts, strict=True) if count)


def tops(state: State) -> dict[str, str]:
    """What is seen on each square of the ring."""
    return {ring.square: ring.top for ring in state.view().table.castle.ring}


def owners(state: State) -> dict[str, int | None]:
    """Whose worker stands on which square."""
    return {worker.square: worker.owner for worker in state.view().table.workers}


def built(state: State) -> dict[str, str]:
    """The building of each first square, and whether it is finished."""
    return {
        building.squares[0]: f"{building.kind} {building.colour}" + (" finished" if building.is_finished else "")
        for building in state.view().table.buildings
    }


def _card_names(counts: Any) -> str:
    return ", ".join(CARDS[card] for card in range(N_CARDS) for _ in range(int(counts[card])))
