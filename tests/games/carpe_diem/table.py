"""Positions of Carpe Diem for tests, laid out and read in words.

A tile is written by its name (`L62`), by what is in its middle (`market`) or by its edges, clockwise from the north
(`P.P.`). A district names the square too, and how the tile is turned: `"c3 L62r0, c4 P.H."`; edges are written there
as they lie. Tiles in a depot or in the dark row are named place by place, `-` is a gap. The top of a pile comes first.
"""

from __future__ import annotations

import itertools
import re
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from insula import Game, State, load_game
from insula.core.events import silent_log
from insula.games.carpe_diem.district import clear_district
from insula.games.carpe_diem.state import (
    BOARDS,
    CARDS,
    CIRCLES,
    DECKS,
    EDGE_LETTERS,
    GOODS,
    KINDS,
    N_CIRCLES,
    N_DARK,
    N_DARK_SPACES,
    N_DEPOTS,
    N_FOUNTAIN_CARDS,
    N_LIGHT,
    N_PIECES,
    N_PLACES,
    N_SPACES,
    N_SQUARES,
    N_TILES,
    NEIGHBOUR_OF_SQUARE,
    NO_TILE,
    PHASES,
    PIECES,
    SPACES,
    SQUARES,
    TILES,
    TILES_A_PHASE,
)
from tests.games.positions import faults, in_words

NOTHING = -1
MAX_SEATS = 4
LAST_PHASE = 3
TURNINGS = range(4)
MOST_ASKED = 4
"""What a seat is asked of its two cards, if it never pays bread."""
TILE_NAME = re.compile(r"\b[LS]\d\d\b")
LAID = ("tile_at", "turning_at")

LANDSCAPES = "a3 .P.., b3 .K.P, c3 ...K, d3 .P.., e3 .H.P, f3 ...H, a4 .G.., b4 .K.G, c4 ...K, d4 .G.., e4 ...G"
"""Two ponds, two hen yards, two vineyards, one herb garden."""
DWELLINGS = "a3 .M.., b3 .B.M, c3 ...B, d3 .M.., e3 .C.M, f3 ...C, a4 .S.., b4 .C.S, c4 ...C, d4 .B.., e4 ...B"
"""Two merchants, two bakers, two craftsmen, one senator."""
VILLAS = "c3 S25r1, d3 S26r3, c4 S27r1, d4 S28r3, c2 S29r1, d2 S30r3"
"""Three villas of 2, 2 and 4 chimneys."""
SINGLES = "c3 market, d3 market, e3 market, c4 bakery, d4 bakery, e4 bakery, c2 fountain, d2 fountain, e2 fountain"


class Box:
    """The tiles that lie nowhere yet."""

    def __init__(self, game: Game, words: Iterable[str]) -> None:
        content = game.content.plain
        self.edges = content.edges_of_tile
        self.centre = content.centre_of_tile
        self.left = list(range(N_TILES))
        self.named = {TILES.index(name) for text in words for name in TILE_NAME.findall(text)}

    def take(self, word: str) -> tuple[int, int]:
        """A tile by its name, middle or edges, and the turning in which it shows them."""
        if found := re.fullmatch(r"([LS]\d\d)(?:r([0-3]))?", word):
            tile, turning = TILES.index(found[1]), int(found[2] or 0)
            assert tile in self.left, f"{found[1]} lies somewhere else"
        else:
            tile, turning = self._find(word)
        self.left.remove(tile)
        return tile, turning

    def _find(self, word: str) -> tuple[int, int]:
        if word in KINDS:
            found = ((tile, 0) for tile in self.left if self.centre[tile] == KINDS.index(word))
        else:
            edges = sum(EDGE_LETTERS.index(letter) << (4 * side) for side, letter in enumerate(word))
            bare = (tile for tile in self.left if self.centre[tile] == NOTHING)
            found = ((tile, turning) for tile in bare for turning in TURNINGS if self.edges[tile][turning] == edges)
        tile, turning = next((pair for pair in found if pair[0] not in self.named), (NOTHING, 0))
        assert tile != NOTHING, f"no tile {word} is left in the box"
        return tile, turning

    def n_out(self, *, dark: bool) -> int:
        """How many dark or light tiles lie somewhere."""
        left = sum((tile >= N_LIGHT) == dark for tile in self.left)
        return (N_DARK if dark else N_LIGHT) - left

    def any(self, *, dark: bool) -> int:
        """Some tile that no word names."""
        tile = next((tile for tile in self.left if (tile >= N_LIGHT) == dark and tile not in self.named), NOTHING)
        assert tile != NOTHING, f"no {'dark' if dark else 'light'} tile is left in the box"
        self.left.remove(tile)
        return tile


def position(
    seats: int = 2,
    *,
    to_act: int = 0,
    hand: str = "",
    scoring: bool = False,
    districts: Mapping[int, str] | None = None,
    stored: Mapping[int, str] | None = None,
    depots: Mapping[int, str] | None = None,
    other_depots: str = "full",
    row: str | None = None,
    goods: Mapping[int, str] | None = None,
    coins: Mapping[int, int] | None = None,
    bread: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    track: Mapping[int, int] | None = None,
    pile: Sequence[int] = range(MAX_SEATS),
    pawns: Mapping[int, int] | None = None,
    boards: Mapping[int, str] | None = None,
    frames: Mapping[int, str] | None = None,
    cards: Mapping[str, str] | None = None,
    discs: Mapping[str, int] | None = None,
    free: str = "b2-b3",
    fountain_hands: Mapping[int, str] | None = None,
    fountain_pile: str = "",
    rest_of_fountain: str | int = "pile",
    rest_of_tiles: int | None = None,
    game_phase: int | None = None,
    start: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Any = None,
) -> State:
    """A sound state: every tile, card, piece and disc of the game lies somewhere, once.

    A seat is to pick a depot, or to build the tile in its `hand`, or, if `scoring`, to pick a circle. What is not named
    is like this: ten points and nothing else for each seat, all discs on space 0, `pile` from the bottom up; seat k on
    board k with its patrician at depot k; the other depots `"full"` or `"empty"`; a named one is filled up to the
    fewest tiles that may lie there; the dark row as full as can be; the discs of earlier scorings anywhere but on the
    circles in `free`. It is the first phase of the game (0-3) in which so many tiles are out. Tiles that were dealt
    and are not named are stored by one seat, by default the last.
    """
    game = load_game("carpe_diem", seats, options, content)
    numbers = game.layout.to_numbers(State.unsettled(game, 0).rows)
    words = [hand, row or "", *(districts or {}).values(), *(stored or {}).values(), *(depots or {}).values()]
    box = Box(game, words)
    numbers["board"] = _boards(seats, boards or {})
    _lay_districts(game, numbers, box, districts or {})
    _lay_tiles(
        numbers,
        box,
        seats=seats,
        to_act=to_act,
        hand=hand,
        stored=stored or {},
        depots=depots or {},
        is_full=other_depots == "full" and not scoring,
        row=row,
        pawns={seat: seat for seat in range(seats)} | dict(pawns or {}),
        game_phase=game_phase,
        rest=seats - 1 if rest_of_tiles is None else rest_of_tiles,
    )
    numbers["goods"] = [_goods((goods or {}).get(seat, "")) for seat in range(MAX_SEATS)]
    numbers["coins"] = _each(coins)
    numbers["bread"] = _each(bread)
    numbers["points"] = [(points or {}).get(seat, 10) if seat < seats else 0 for seat in range(MAX_SEATS)]
    numbers["track"] = _each(track)
    arrivals = [seat for seat in pile if seat < seats]
    numbers["arrivals"] = _padded(arrivals, MAX_SEATS)
    numbers["frame"] = _frames(seats, frames or {})
    numbers["cards"] = _cards(game, cards or {})
    _lay_fountain(game, numbers, fountain_hands or {}, fountain_pile, rest_of_fountain)
    _begin(numbers, seats, to_act, arrivals, start, is_scoring=scoring)
    _lay_discs(game, numbers, discs or {}, free.split())
    return in_words(game, numbers)


# --- What lies where ------------------------------------------------------------------------------------------


def _each(amounts: Mapping[int, int] | None) -> list[int]:
    return [(amounts or {}).get(seat, 0) for seat in range(MAX_SEATS)]


def _padded(values: Sequence[int], length: int) -> list[int]:
    return [*values, *[NOTHING] * (length - len(values))]


def _items(text: str) -> list[str]:
    """What a text lists."""
    return [item.strip() for item in text.split(",") if item.strip()]


def _goods(text: str) -> list[int]:
    counts = [0] * len(GOODS)
    for item in _items(text):
        good, count = item.split()
        counts[GOODS.index(good)] = int(count)
    return counts


def _boards(seats: int, boards: Mapping[int, str]) -> list[int]:
    left = [board for board in BOARDS if board not in boards.values()]
    names = [boards[seat] if seat in boards else left.pop(0) for seat in range(seats)]
    return _padded([BOARDS.index(name) for name in names], MAX_SEATS)


def _frames(seats: int, frames: Mapping[int, str]) -> list[int]:
    named = {piece for text in frames.values() for piece in text.split()}
    left = [piece for piece in PIECES if piece not in named]
    pieces = []
    for seat in range(seats):
        pieces += frames[seat].split() if seat in frames else [left.pop(0) for _ in range(4)]
    assert len(set(pieces)) == len(pieces) == 4 * seats
    return _padded([PIECES.index(piece) for piece in pieces], N_PIECES)


def _cards(game: Game, cards: Mapping[str, str]) -> list[int]:
    """C8: the number of each deck; cards that are not named are the first ones."""
    content = game.content.plain
    wanted = dict(zip(DECKS, content.dealt_of_deck[game.seats], strict=True))
    for card in cards.values():
        wanted[card[0]] -= 1
    assert min(wanted.values()) >= 0, "more cards of a deck than are dealt"
    unnamed = (card for card in CARDS if card not in cards.values())
    left = []
    for card in unnamed:
        if wanted[card[0]] > 0:
            wanted[card[0]] -= 1
            left.append(card)
    spaces = [space for space in range(N_SPACES) if content.is_space_used[game.seats][space]]
    assert set(cards) <= {SPACES[space] for space in spaces}
    laid = [NOTHING] * N_SPACES
    for space in spaces:
        laid[space] = CARDS.index(cards[SPACES[space]] if SPACES[space] in cards else left.pop(0))
    return laid


def _lay_districts(game: Game, numbers: dict[str, Any], box: Box, districts: Mapping[int, str]) -> None:
    """Tiles are laid by the rules' own hand, outwards from the shovel; all that this brings is forgotten again."""
    content = game.content.plain
    numbers["row"] = [NO_TILE] * N_DARK_SPACES
    rows = game.layout.from_numbers(numbers)
    for seat in range(game.seats):
        clear_district(rows[0], seat, content.shovel_of_board[numbers["board"][seat]])
    for seat, text in districts.items():
        tiles = {}
        for item in _items(text):
            square, word = item.split()
            assert SQUARES.index(square) not in tiles, f"two tiles on {square}"
            tiles[SQUARES.index(square)] = box.take(word)
        _assert_edges_match(content, tiles)
        for at in _outwards(tiles, content.shovel_of_board[numbers["board"][seat]]):
            tile, turning = tiles[at]
            in_hand = {"actor": seat, "phase": PHASES.index("square"), "tile": tile, "depth": 0}
            for name, number in in_hand.items():
                rows[name][0] = number
            move = game.moves.number(f"place {SQUARES[at]}r{turning}")
            game.kernels.apply(game.content.tables, rows, 0, move, silent_log())
    laid = game.layout.to_numbers(rows)
    for field in game.layout:
        if field.name in LAID or field.meaning.startswith("derived"):
            numbers[field.name] = laid[field.name]


def _assert_edges_match(content: Any, tiles: Mapping[int, tuple[int, int]]) -> None:
    """C16: what touches is the same, and pasture at the frame."""

    def edge(square: int, side: int) -> int:
        tile, turning = tiles[square]
        return int(content.edges_of_tile[tile][turning] >> (4 * side) & 15)

    for square, side in itertools.product(tiles, range(4)):
        neighbour = int(NEIGHBOUR_OF_SQUARE[square, side])
        if neighbour == NOTHING or neighbour in tiles:
            other = 0 if neighbour == NOTHING else edge(neighbour, (side + 2) % 4)
            assert edge(square, side) == other, f"an edge of {SQUARES[square]} does not match"


def _outwards(tiles: Iterable[int], shovel: int) -> list[int]:
    """The squares in an order in which they can be built on."""
    order, waiting, left = [], deque([shovel]), set(tiles)
    while waiting:
        square = waiting.popleft()
        if square in left:
            left.remove(square)
            order.append(square)
            waiting.extend(int(neighbour) for neighbour in NEIGHBOUR_OF_SQUARE[square] if neighbour != NOTHING)
    assert not left, f"{[SQUARES[square] for square in left]} hang together with no tile on the shovel"
    return order


def _lay_tiles(
    numbers: dict[str, Any],
    box: Box,
    *,
    seats: int,
    to_act: int,
    hand: str,
    stored: Mapping[int, str],
    depots: Mapping[int, str],
    is_full: bool,
    row: str | None,
    pawns: Mapping[int, int],
    game_phase: int | None,
    rest: int,
) -> None:
    """C10, C15, C34: depots, dark row, stores, piles, and what is back in the box."""
    tile = box.take(hand)[0] if hand else NO_TILE
    owner = [NOTHING] * N_TILES
    for seat, text in stored.items():
        for word in text.replace(",", " ").split():
            owner[box.take(word)[0]] = seat
    in_row = None if row is None else _take_all(box, row)
    places = [_take_all(box, depots.get(depot, "")) for depot in range(N_DEPOTS)]
    taken_from = pawns[to_act] if hand else NOTHING
    sizes = _sizes(places, depots, taken_from, fewest=N_PLACES - seats + 1, is_full=is_full)
    phases = range(LAST_PHASE + 1) if game_phase is None else [game_phase]
    phase = next((phase for phase in phases if _is_room(box, phase, seats, places, sizes)), None)
    assert phase is not None, "so many tiles cannot be out"
    is_dark = phase == LAST_PHASE
    for depot, size in enumerate(sizes):
        while _n_tiles(places[depot]) < size:
            gap = places[depot].index(NO_TILE) if NO_TILE in places[depot] else len(places[depot])
            places[depot][gap : gap + 1] = [box.any(dark=is_dark)]
    light_gone, dark_gone = _gone(phase, seats, sizes)
    light_out = min(N_LIGHT, (phase + 1) * TILES_A_PHASE) - light_gone
    dark_out = N_DARK - dark_gone if is_dark else N_DARK_SPACES
    if in_row is None:
        in_row = [box.any(dark=True) for _ in range(min(N_DARK_SPACES, dark_out - box.n_out(dark=True)))]
    for is_dark, n_out in ((True, dark_out), (False, light_out)):
        for _ in range(n_out - box.n_out(dark=is_dark)):
            owner[box.any(dark=is_dark)] = rest
    light = [tile for tile in box.left if tile < N_LIGHT][light_gone:]
    dark = [tile for tile in box.left if tile >= N_LIGHT][dark_gone:]
    numbers |= {
        "game_phase": phase,
        "tile": tile,
        "stored_by": owner,
        "depots": [_padded(depot, N_PLACES) for depot in places],
        "filled": sum(1 << depot for depot, size in enumerate(sizes) if size),
        "row": _padded(in_row, N_DARK_SPACES),
        "pawn": _padded([pawns[seat] for seat in range(seats)], MAX_SEATS),
        "light_pile": [tile for tile in range(N_LIGHT) if tile not in light] + light,
        "dark_pile": [tile for tile in range(N_LIGHT, N_TILES) if tile not in dark] + dark,
    }


def _take_all(box: Box, text: str) -> list[int]:
    """The tiles that a text names place by place."""
    return [NO_TILE if word == "-" else box.take(word)[0] for word in text.split()]


def _n_tiles(places: Sequence[int]) -> int:
    return sum(tile != NO_TILE for tile in places)


def _sizes(
    places: list[list[int]], depots: Mapping[int, str], taken_from: int, *, fewest: int, is_full: bool
) -> list[int]:
    """How many tiles each depot is to hold; from one of them the tile in hand was taken."""
    sizes = []
    for depot in range(N_DEPOTS):
        named = _n_tiles(places[depot])
        if depot in depots:
            sizes.append(max(named, fewest) if named else 0)
        else:
            sizes.append(N_PLACES - (depot == taken_from) if is_full else 0)
    return sizes


def _gone(phase: int, seats: int, sizes: Sequence[int]) -> tuple[int, int]:
    """C15: the light and the dark tiles that were cleared from emptied depots."""
    before, now = phase * N_DEPOTS * (N_PLACES - seats), sizes.count(0) * (N_PLACES - seats)
    return (before, now) if phase == LAST_PHASE else (before + now, 0)


def _is_room(box: Box, phase: int, seats: int, places: list[list[int]], sizes: list[int]) -> bool:
    """Whether as many tiles have been dealt by this phase as words and depots want."""
    in_depots = [tile for depot in places for tile in depot if tile != NO_TILE]
    if any((tile >= N_LIGHT) != (phase == LAST_PHASE) for tile in in_depots):
        return False
    to_fill = sum(sizes) - len(in_depots)
    light, dark = box.n_out(dark=False), box.n_out(dark=True)
    gone_light, gone_dark = _gone(phase, seats, sizes)
    if phase == LAST_PHASE:
        return light + gone_light <= N_LIGHT and dark + to_fill + gone_dark <= N_DARK
    return light + to_fill + gone_light <= (phase + 1) * TILES_A_PHASE and dark <= N_DARK_SPACES


def _lay_fountain(game: Game, numbers: dict[str, Any], hands: Mapping[int, str], pile: str, rest: str | int) -> None:
    """C25: `"villa, ..., pond by 1"`: the rest of the cards lies at the dots, a pond below it that seat 1 put back."""
    box = list(game.content.plain.kind_of_fountain_card)
    held = [[0] * len(KINDS) for _ in range(MAX_SEATS)]
    for seat, text in hands.items():
        for kind in text.replace(",", " ").split():
            box.remove(KINDS.index(kind))
            held[seat][KINDS.index(kind)] += 1
    above: list[tuple[int, int]] = []
    below: list[tuple[int, int]] = []
    part = above
    for item in _items(pile):
        if item == "...":
            part = below
            continue
        kind, _, by = item.partition(" by ")
        box.remove(KINDS.index(kind))
        part.append((KINDS.index(kind), int(by) if by else NOTHING))
    if rest == "pile":
        above += [(kind, NOTHING) for kind in box]
    else:
        for kind in box:
            held[int(rest)][kind] += 1
    laid = above + below
    padding = N_FOUNTAIN_CARDS - len(laid)
    numbers["fountain_hand"] = held
    numbers["fountain_top"], numbers["fountain_size"] = 0, len(laid)
    numbers["fountain_pile"] = [kind for kind, _ in laid] + [0] * padding
    numbers["returned_by"] = [by for _, by in laid] + [NOTHING] * padding


def _begin(
    numbers: dict[str, Any],
    seats: int,
    to_act: int,
    arrivals: Sequence[int],
    start: int | None,
    *,
    is_scoring: bool,
) -> None:
    """Whose decision it is, and which; the start token lies where the tiles taken so far say."""
    sizes = [_n_tiles(depot) for depot in numbers["depots"]]
    taken = TILES_A_PHASE - sum(sizes) - sizes.count(0) * (N_PLACES - seats)
    before = taken - (numbers["tile"] != NO_TILE)
    numbers["start"] = (to_act - before) % seats if start is None else start
    numbers["actor"] = to_act
    numbers["turn"] = seats + numbers["game_phase"] * (N_DEPOTS + 1) * seats + before + 1
    numbers["phase"] = PHASES.index("square" if numbers["tile"] != NO_TILE else "depot")
    numbers["order"], numbers["scorer"] = [NOTHING] * MAX_SEATS, 0
    if is_scoring:
        order = sorted(range(seats), key=lambda seat: (-numbers["track"][seat], -arrivals.index(seat)))
        numbers["phase"] = PHASES.index("circle")
        numbers["order"], numbers["scorer"] = _padded(order, MAX_SEATS), order.index(to_act)
        numbers["start"] = 0 if start is None else start


def _lay_discs(game: Game, numbers: dict[str, Any], discs: Mapping[str, int], free: Sequence[str]) -> None:
    """C28: a disc of each seat for every scoring that it has had."""
    between = game.content.plain.space_of_circle
    laid = [NOTHING] * N_CIRCLES
    for circle, seat in discs.items():
        laid[CIRCLES.index(circle)] = seat
    for seat in range(game.seats):
        scored = seat in numbers["order"] and numbers["order"].index(seat) < numbers["scorer"]
        for _ in range(numbers["game_phase"] + scored - laid.count(seat)):
            laid[_free_circle(numbers["cards"], between, laid, free)] = seat
    numbers["disc"] = laid


def _free_circle(cards: Sequence[int], between: Any, laid: Sequence[int], free: Sequence[str]) -> int:
    for circle, name in enumerate(CIRCLES):
        if laid[circle] == NOTHING and name not in free and all(cards[space] != NOTHING for space in between[circle]):
            return circle
    raise AssertionError("no circle is left for a disc")


# --- Playing --------------------------------------------------------------------------------------------------


def play(state: State, *texts: str) -> State:
    """Make exactly these moves and none that would follow by force; the state again, which is still sound."""
    for text in texts:
        state.apply_literally(text)
    assert faults(state) == [], faults(state)
    return state


def build(hand: str, at: str, *then: str, district: str = "", **words: Any) -> State:
    """Seat 0 has built a tile in its district; further moves follow."""
    words = {"districts": {0: district} if district else {}} | words
    return play(position(hand=hand, **words), f"place {at}", *then)


def gap(west: str, east: str) -> str:
    """A district with a gap on d3: the edge of c3 faces it from the west, that of e3 from the east."""
    return f"c3 .{west}.., c2 market, d2 bakery, e2 market, e3 ...{east}"


def fill_gap(west: str, east: str, *then: str, **words: Any) -> State:
    """Seat 0 has built a tile on d3 that joins two features to its neighbours there; further moves follow."""
    state = position(hand=f".{east}.{west}", **({"districts": {0: gap(west, east)}} | words))
    (fitting,) = [text for text in legal(state) if text.startswith("place d3")]
    return play(state, fitting, *then)


def last_tile(seats: int = 2, **words: Any) -> State:
    """Seat 0 holds the last tile of a phase."""
    return position(seats, **({"hand": "market", "other_depots": "empty"} | words))


def settle(state: State, first: str, *then: str) -> State:
    """The seat to act puts its disc between b2 and b3 and settles one of their cards first; further moves follow."""
    return play(state, "circle b2-b3", f"card {first}", *then)


def scorer(upper: str, lower: str, seats: int = 2, **words: Any) -> State:
    """Seat 0, first in a scoring, with two cards on b2 and b3."""
    usual: dict[str, Any] = {"scoring": True, "track": {0: 1}, "cards": {"b2": upper, "b3": lower}}
    return position(seats, **(usual | words))


def settle_for_nothing(state: State) -> None:
    """What is left of a seat's scoring, for as little as possible."""
    for _ in range(MOST_ASKED):
        if phase(state) in ("pay", "bread"):
            play(state, "pay 0" if phase(state) == "pay" else "stop")


def end(seats: int = 2, *, last: int | None = None, **words: Any) -> State:
    """The game is over, and nobody has scored anything but for the end.

    One seat, by default the last, was the last to score; both cards failed, but it had no point to lose. With `points`
    it has so many after that.
    """
    last = seats - 1 if last is None else last
    words = {"track": {seat: 1 for seat in range(seats) if seat != last}, "points": {}} | words
    words["points"] = dict.fromkeys(range(seats), 0) | words["points"]
    if words["points"][last]:
        words["points"][last] += 8
    usual: dict[str, Any] = {"cards": {"b2": "A01", "b3": "A02"}}
    state = position(seats, scoring=True, game_phase=LAST_PHASE, to_act=last, **(usual | words))
    settle(state, "b2")
    settle_for_nothing(state)
    assert state.is_terminal()
    return state


# --- Reading the table ----------------------------------------------------------------------------------------


def legal(state: State, verb: str = "") -> list[str]:
    """The legal moves as texts, in their order; all or those of one verb."""
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    return [text for text in texts if not verb or text.split()[0] == verb]


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


def goods(state: State, seat: int = 0) -> str:
    """A seat's goods in words: `fish 2, herbs 1`."""
    counts = state.rows[0].goods[seat].tolist()
    return ", ".join(f"{good} {count}" for good, count in zip(GOODS, counts, strict=True) if count)


def coins(state: State, seat: int = 0) -> int:
    return int(state.rows[0].coins[seat])


def bread(state: State, seat: int = 0) -> int:
    return int(state.rows[0].bread[seat])


def track(state: State) -> list[int]:
    """The space of each disc."""
    return [int(space) for space in state.rows[0].track[: state.game.seats]]


def order(state: State) -> list[int]:
    """C27: the seats from the one furthest on, in a pile from the top down."""
    return list(state.view().table.order)


def depot(state: State, number: int) -> str:
    """The tiles in a depot, place by place."""
    return " ".join(tile_name(tile) for tile in state.rows[0].depots[number])


def row(state: State) -> str:
    """The tiles of the dark row, space by space."""
    return " ".join(tile_name(tile) for tile in state.rows[0].row)


def tile_name(tile: int) -> str:
    return "-" if tile == NO_TILE else TILES[tile]


def in_hand(state: State) -> str:
    return tile_name(state.rows[0].tile)


def district(state: State, seat: int = 0) -> str:
    """A district in words, with the names of its tiles."""
    row_ = state.rows[0]
    laid = [square for square in range(N_SQUARES) if row_.tile_at[seat, square] != NO_TILE]
    tiles = [f"{TILES[row_.tile_at[seat, square]]}r{row_.turning_at[seat, square]}" for square in laid]
    return ", ".join(f"{SQUARES[square]} {tile}" for square, tile in zip(laid, tiles, strict=True))


def stored(state: State, seat: int = 0) -> list[str]:
    return [name for tile, name in enumerate(TILES) if state.rows[0].stored_by[tile] == seat]


def built(state: State, seat: int = 0) -> dict[str, int]:
    """What counts as built or finished."""
    counts = state.rows[0].built[seat].tolist()
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def fountain_hand(state: State, seat: int = 0) -> list[str]:
    """The fountain cards that a seat holds, whether or not others may see them."""
    return [kind for number, kind in enumerate(KINDS) for _ in range(state.rows[0].fountain_hand[seat, number])]


def fountain_pile(state: State) -> list[str]:
    """The fountain pile from the top down."""
    row_ = state.rows[0]
    places = [(row_.fountain_top + number) % N_FOUNTAIN_CARDS for number in range(row_.fountain_size)]
    return [KINDS[row_.fountain_pile[place]] for place in places]


def discs(state: State) -> dict[str, int]:
    """Whose disc lies on which circle."""
    return {CIRCLES[circle]: int(seat) for circle, seat in enumerate(state.rows[0].disc) if seat != NOTHING}


def cards(state: State) -> dict[str, str]:
    """The scoring card on each space."""
    return {SPACES[space]: CARDS[card] for space, card in enumerate(state.rows[0].cards) if card != NOTHING}


def waiting(state: State) -> list[str]:
    """The rewards that wait, the next one last."""
    return list(state.view().table.waiting)


def paid(state: State, source: str, seat: int = 0) -> list[str]:
    """The events of one source of points at the end that tell of a seat."""
    return [line for line in told(state, f"{source}_scored") if f" seat={seat} " in line]
