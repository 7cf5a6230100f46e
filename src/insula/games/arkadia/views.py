"""What a seat or a spectator may see, built from what is allowed; and what a seat cannot know, rerolled."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

import numpy as np

from insula.core.cards import draw_counted, shuffle
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.core.rng import draw_word
from insula.core.seen import with_parts
from insula.core.state import SPECTATOR, State
from insula.games.arkadia import moves as mv
from insula.games.arkadia.board import (
    Bits,
    beside,
    bit,
    cell_square,
    common,
    first,
    free_squares,
    is_empty,
    near_squares,
    read,
    sites,
    size,
    tile_bits,
    union,
    without,
)
from insula.games.arkadia.rules import board_square, n_turnings, occupy_again
from insula.games.arkadia.scoring import price, seal_on_top
from insula.games.arkadia.state import (
    ACTION,
    COLOURS,
    COLUMNS,
    COURT,
    DECK_SIZE,
    DRAW,
    HAND_SIZE,
    KINDS,
    LOT,
    LOT_SQUARES,
    MAX_SEATS,
    N_CARDS,
    N_COLOURS,
    N_FLOORS,
    N_KINDS,
    N_LOT_SQUARES,
    N_OPEN,
    N_RING,
    N_SQUARES,
    N_STREAMS,
    NEUTRAL,
    NO_BUILDING,
    NO_CARD,
    NO_COLOUR,
    NO_TOWER,
    NOT_ENDING,
    OVER,
    PHASES,
    ROWS,
    SITE,
    SQUARES,
    TRACKING,
    TURNINGS,
    WORKERS,
    Building,
    Card,
    Colour,
    Kind,
    Seat,
    Turning,
)

# --- Resampling: what a seat cannot know ----------------------------------------------------------------------


@kernel
def resample(content: Array, states: Array, i: int, seat: Seat, rng: Array) -> None:
    """Reroll the pile, what the seat does not know of the others' hands, and the generator.

    What is unseen is counted out of what is open and dealt anew, so the outcome depends on nothing that is hidden.
    """
    c = content[0]
    s = states[i]
    unseen = np.zeros(N_CARDS, np.int64)
    count_unseen(c, s, seat, unseen)
    for owner in range(s.seats):
        if not knows_hand(seat, owner):
            for _ in range(forget_hand(s, owner)):
                s.hand[owner, draw_counted(unseen, rng, 0)] += 1
    end = s.pile_next
    for card in range(N_CARDS):
        for _ in range(unseen[card]):
            s.pile[end] = card
            end += 1
    shuffle(s.pile, s.pile_next, end, rng, 0)
    for stream in range(N_STREAMS):
        s.rng[stream] = draw_word(rng, 0)


@kernel
def knows_hand(seat: Seat, owner: Seat) -> bool:
    """A seat knows its own hand; what somebody knows is not NOBODY's to reroll."""
    return seat in (owner, NOBODY)


@kernel
def forget_hand(s: Record, owner: Seat) -> int:
    """Only what was taken from the open cards is left of a hand; how many cards went."""
    cards = 0
    for card in range(N_CARDS):
        cards += s.hand[owner, card] - s.known[owner, card]
        s.hand[owner, card] = s.known[owner, card]
    return cards


@kernel
def count_unseen(c: Record, s: Record, seat: Seat, unseen: Array) -> None:
    """K3: how many of each card are somewhere the seat cannot know: all but played, open and known ones."""
    for card in range(N_CARDS):
        unseen[card] = c.n_cards[card]
        for owner in range(s.seats):
            unseen[card] -= s.hand[owner, card] if knows_hand(seat, owner) else s.known[owner, card]
    for building in range(s.n_buildings):
        unseen[s.card_of_building[building]] -= 1
    if s.card != NO_CARD:
        unseen[s.card] -= 1
    for place in range(N_OPEN):
        if s.open_cards[place] != NO_CARD:
            unseen[s.open_cards[place]] -= 1


def complete(content: Array, rows: Array, left: Mapping[str, Sequence[int]], rng: Array) -> None:
    """Work out which squares are taken; deal the hands and lay the pile that a position leaves open."""
    s = rows[0]
    occupy_again(s)
    if "hand" in left:
        s.hand[:] = s.known
    unseen = np.zeros(N_CARDS, np.int64)
    count_unseen(content[0], s, NOBODY, unseen)
    if (unseen < 0).any():
        return
    if "hand" in left:
        for seat in range(s.seats):
            size = HAND_SIZE - (1 if seat == s.actor and s.phase in (SITE, DRAW) else 0)
            while s.hand[seat].sum() < size and unseen.sum() > 0:
                s.hand[seat, draw_counted(unseen, rng, 0)] += 1
    if "pile" in left:
        if s.pile_next == 0:
            s.pile_next = max(0, DECK_SIZE - int(unseen.sum()))
        pile = [0] * s.pile_next + [card for card in range(N_CARDS) for _ in range(unseen[card])]
        s.pile[:] = (pile + [0] * DECK_SIZE)[:DECK_SIZE]


def odds(state: State, seat: Seat) -> dict[str, np.ndarray[Any, Any]]:
    """For each hidden field how likely each value is at each place, as a seat knows it."""
    s = state.plain
    unseen = np.zeros(N_CARDS, np.int64)
    count_unseen(state.game.content.tables[0], state.rows[0], seat, unseen)
    left = max(1, int(unseen.sum()))
    pile = np.zeros((DECK_SIZE, N_CARDS))
    pile[: s.pile_next, 0] = 1
    pile[s.pile_next :] = unseen / left
    hands = np.zeros((MAX_SEATS, N_CARDS, HAND_SIZE + 1))
    for owner in range(MAX_SEATS):
        drawn = sum(s.hand[owner]) - sum(s.known[owner])
        for card in range(N_CARDS):
            known = s.hand[owner][card] if owner == seat else s.known[owner][card]
            for count in range(HAND_SIZE + 1 - known):
                is_certain = owner == seat or owner >= s.seats
                chance = float(count == 0) if is_certain else _chance(count, drawn, int(unseen[card]), left)
                hands[owner, card, known + count] = chance
    return {"pile": pile, "hand": hands.reshape(-1, HAND_SIZE + 1)}


def _chance(count: int, size: int, of_card: int, left: int) -> float:
    """How likely `size` cards out of `left` hold exactly `count` like one."""
    if count > size:
        return 0.0
    return math.comb(of_card, count) * math.comb(left - of_card, size - count) / math.comb(left, size)


# --- Sites before a tile is laid ------------------------------------------------------------------------------

SQUARE, CAMPS, CLOSED, BESIDE = range(4)
"""The columns of a survey: from the last on, the workers of each seat beside the tile."""


@kernel
def survey_sites(content: Array, states: Array, i: int, kind: Kind, turning: Turning, out: Array) -> int:
    """K9, K11, K14, K15: every place of a turned tile in a row of its own, with what it brings; how many there are."""
    c = content[0]
    s = states[i]
    left = sites(c, kind, turning, free_squares(s), near_squares(s))
    n = 0
    while not is_empty(left):
        square = first(left)
        left = without(left, bit(square))
        tile = tile_bits(c, kind, turning, square)
        out[n, SQUARE] = square
        out[n, CAMPS] = size(common(tile, read(c.camps)))
        out[n, CLOSED] = closed_by_tile(s, tile)
        for seat in range(s.seats):
            out[n, BESIDE + seat] = size(common(beside(tile), read(s.workers[seat])))
        n += 1
    return n


@kernel
def closed_by_tile(s: Record, tile: Bits) -> int:
    """K14: the buildings that a tile would finish, as bits; its own is the next."""
    taken = union(read(s.taken), tile)
    closed = 0
    for building in range(s.n_buildings):
        if s.sealed >> building & 1 and is_empty(without(read(s.edge[building]), taken)):
            closed |= 1 << building
    if is_empty(without(beside(tile), taken)):
        closed |= 1 << s.n_buildings
    return closed


# --- Numbers that views show ----------------------------------------------------------------------------------

AT, ON_TOP, PRICE = range(3)
"""The rows of a survey of the castle: by square of the lot where it is and what is on top; by colour its price."""
Place: TypeAlias = tuple[int, int, int]
"""Where a square of the lot is on the board, what is on top of it, and which it is."""


@kernel
def survey_castle(content: Array, states: Array, i: int, out: Array) -> None:
    """K6, K18: the castle from above, and all prices."""
    for square in range(N_LOT_SQUARES):
        out[AT, square] = board_square(states[i], square)
        out[ON_TOP, square] = seal_on_top(content[0], states[i], square)
    for colour in range(N_COLOURS):
        out[PRICE, colour] = price(content[0], states[i], colour)


@kernel
def unseen_of(content: Array, states: Array, i: int, seat: Seat, out: Array) -> None:
    """K3: how many of each card a seat cannot know where they are."""
    count_unseen(content[0], states[i], seat, out)


# --- The table ------------------------------------------------------------------------------------------------

# The names that travel, each one of these words.
KindName: TypeAlias = Annotated[str, KINDS]
ColourName: TypeAlias = Annotated[str, COLOURS]
SquareName: TypeAlias = Annotated[str, SQUARES]
LotSquareName: TypeAlias = Annotated[str, LOT_SQUARES]
TurningName: TypeAlias = Annotated[str, TURNINGS]


@dataclass(frozen=True, kw_only=True)
class CardView:
    """A card: a kind of building and the colour of its seal."""

    kind: KindName
    colour: ColourName


@dataclass(frozen=True, kw_only=True)
class CardCountView:
    """So many equal cards."""

    kind: KindName
    colour: ColourName
    number: int


@dataclass(frozen=True, kw_only=True)
class WorkerView:
    """A worker on the board; a neutral one is nobody's."""

    square: SquareName
    owner: int | None


@dataclass(frozen=True, kw_only=True)
class BuildingView:
    """A building: its squares, what is still open around it, who would get how many seals if it closed now.

    `earns` counts workers; whoever closes it gets the seal that lies on it besides. A finished one earns nothing.
    """

    kind: KindName
    colour: ColourName
    squares: tuple[SquareName, ...]
    is_finished: bool
    open_squares: tuple[SquareName, ...]
    workers: tuple[WorkerView, ...]
    earns: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class RingSquareView:
    """A square of the castle's ring: what is printed there, the towers from the lowest up, what is seen from above."""

    square: SquareName
    printed: LotSquareName
    towers: tuple[ColourName, ...]
    top: LotSquareName


@dataclass(frozen=True, kw_only=True)
class CastleView:
    """The castle from above, its stores, and the floor on which the next tower goes (1-3)."""

    square: SquareName
    is_upright: bool
    ring: tuple[RingSquareView, ...]
    courtyard: tuple[SquareName, ...]
    floor: int
    stores: tuple[dict[ColourName, int], ...]


@dataclass(frozen=True, kw_only=True)
class NextTowerView:
    """A tower that could be put next: on which squares, what it would cover there, and all prices then."""

    colour: ColourName
    covers: LotSquareName
    squares: tuple[SquareName, ...]
    prices: dict[ColourName, int]


@dataclass(frozen=True, kw_only=True)
class TurnedTileView:
    """The tile to be laid in one of its turnings, in the top left corner of the board; its first square is first."""

    turning: TurningName
    squares: tuple[SquareName, ...]


@dataclass(frozen=True, kw_only=True)
class ClosedView:
    """A building that would be finished, by its place in `buildings`, None for the tile just laid.

    `seals` is what each seat would get of its colour: for workers, and for who closes it the one that lies on it.
    """

    building: int | None
    seals: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class ClosingView:
    """What would be finished, and how many towers would be put for it."""

    buildings: tuple[ClosedView, ...]
    new_towers: int


@dataclass(frozen=True, kw_only=True)
class SitesView:
    """A turning of a tile: its squares in the top left corner of the board, the first one first; where that may lie."""

    turning: TurningName
    cells: tuple[SquareName, ...]
    squares: tuple[SquareName, ...]


@dataclass(frozen=True, kw_only=True)
class PlayableView:
    """A kind of card that can be built, in each turning that has a site.

    By site, as `site` names it: `camps` is how many it covers, each a neutral worker, and `closes` what laying
    the tile there would finish. Sites that bring neither are in neither.
    """

    kind: KindName
    turnings: tuple[SitesView, ...]
    camps: dict[str, int]
    closes: dict[str, ClosingView]


@dataclass(frozen=True, kw_only=True)
class PlayerView:
    """What is before a seat; what lies behind its screen is None where it is not shown."""

    banners: int
    workers_on_board: int
    hand_size: int
    own_workers: int | None
    neutral_workers: int | None
    seals: dict[ColourName, int] | None
    seals_worth: int | None
    gold: int | None
    known_cards: tuple[CardView, ...] | None


@dataclass(frozen=True, kw_only=True)
class TableView:
    """The table of Arkadia as a seat sees it. Squares are a1-p12, seats count from 0.

    `shapes` are the tiles as they are not turned, in the top left corner. `unseen_cards` are those in the pile and in
    hands, but for what of a hand is shown. `towers_to_end` is how many towers are put until the end begins. Only who is
    to act is told what is `playable`, what the workers placed have finished if it stops (`closes_now`), and what one
    more would finish besides, by its move (`closed_by`).
    """

    columns: int
    rows: int
    shapes: dict[KindName, tuple[SquareName, ...]]
    castle: CastleView
    prices: dict[ColourName, int]
    next_towers: tuple[NextTowerView, ...]
    towers_due: int
    towers_to_end: int
    camps: tuple[SquareName, ...]
    buildings: tuple[BuildingView, ...]
    workers: tuple[WorkerView, ...]
    open_cards: tuple[CardView | None, ...]
    hand: tuple[CardView, ...]
    card: CardView | None
    tile: tuple[TurnedTileView, ...]
    playable: tuple[PlayableView, ...]
    closes_now: ClosingView | None
    closed_by: dict[str, ClosingView]
    pile_size: int
    unseen_cards: tuple[CardCountView, ...]
    players: tuple[PlayerView, ...]
    selling: ColourName | None
    start: int
    turns_left: int | None
    passes: int


def view(state: State, seat: Seat) -> TableView:
    """What a seat (or SPECTATOR) may see of the table: what everybody may, and what only this seat may besides."""
    public = state.once(_public_view)
    s = state.plain
    if not 0 <= seat < s.seats:
        return public
    is_to_act = seat == s.actor
    buildings = public.buildings
    players = list(public.players)
    players[seat] = _player(state, s, seat, seat, list(public.prices.values()))
    return with_parts(
        public,
        hand=_cards(s.hand[seat]),
        playable=_playable(state, s, buildings) if is_to_act else (),
        closes_now=_closes_now(s, buildings) if is_to_act and s.phase == WORKERS else None,
        closed_by=_closed_by(state, s, buildings) if is_to_act and s.phase in (ACTION, WORKERS) else {},
        unseen_cards=_unseen_cards(state, s, seat),
        players=tuple(players),
    )


def _public_view(state: State) -> TableView:
    """What everybody may see of the table, field by field."""
    s = state.plain
    c = state.game.content.plain
    castle = np.zeros((3, N_LOT_SQUARES), np.int64)
    survey_castle(state.game.content.tables, state.rows, 0, castle)
    prices = castle[PRICE, :N_COLOURS].tolist()
    places = list(zip(*castle[:PRICE].tolist(), range(N_LOT_SQUARES), strict=True))
    lies = places, s.lot_square, s.is_upright, s.towers, s.castle_floor, s.stores
    workers = state.kept(_workers, s.workers, lambda: _workers(s))
    return TableView(
        columns=COLUMNS,
        rows=ROWS,
        shapes=state.kept(_cells, None, lambda: {name: _cells(c, kind, 0) for kind, name in enumerate(KINDS)}),
        castle=state.kept(_castle, lies, lambda: _castle(s, c, places)),
        prices=dict(zip(COLOURS, prices, strict=True)),
        next_towers=state.kept(
            _next_towers, (lies, prices, s.phase == OVER), lambda: _next_towers(s, c, places, prices)
        ),
        towers_due=s.towers_due,
        towers_to_end=_towers_to_end(s),
        camps=_squares([camp & ~taken for camp, taken in zip(c.camps, s.taken, strict=True)]),
        buildings=_buildings(state, s, workers),
        workers=workers,
        open_cards=tuple(_card(card) for card in s.open_cards),
        hand=(),
        card=_card(s.card),
        tile=_tile(state, s, c),
        playable=(),
        closes_now=None,
        closed_by={},
        pile_size=DECK_SIZE - s.pile_next,
        unseen_cards=_unseen_cards(state, s, SPECTATOR),
        players=tuple(_player(state, s, owner, SPECTATOR, prices) for owner in range(s.seats)),
        selling=None if s.selling == NO_COLOUR else COLOURS[s.selling],
        start=s.start,
        turns_left=None if s.turns_left == NOT_ENDING else s.turns_left,
        passes=s.passes,
    )


def _unseen_cards(state: State, s: Any, seat: Seat) -> tuple[CardCountView, ...]:
    """K3: the cards in the pile and in hands, but for what of a hand is shown."""
    numbers = np.zeros(N_CARDS, np.int64)
    unseen_of(state.game.content.tables, state.rows, 0, seat, numbers)
    unseen = numbers.tolist()
    for owner in range(s.seats):
        if not _is_screen_open(s, owner, seat):
            unseen = [number + known for number, known in zip(unseen, s.known[owner], strict=True)]
    return state.kept(
        (_unseen_cards, seat),
        unseen,
        lambda: tuple(_count_of(card, number) for card, number in enumerate(unseen) if number > 0),
    )


@functools.cache
def _count_of(card: Card, number: int) -> CardCountView:
    return CardCountView(kind=KINDS[card // N_COLOURS], colour=COLOURS[card % N_COLOURS], number=number)


def is_score_seen(state: State, seat: Seat, owner: Seat) -> bool:
    """Whether the table view shows a seat how much gold another has."""
    return _is_screen_open(state.plain, owner, seat)


def _is_screen_open(s: Any, owner: Seat, seat: Seat) -> bool:
    """One's own; the others' with open tracking, and once the game is over."""
    return seat == owner or TRACKING[s.tracking] == "open" or s.phase == OVER


def _player(state: State, s: Any, owner: Seat, seat: Seat, prices: list[int]) -> PlayerView:
    is_open = _is_screen_open(s, owner, seat)
    seals = s.seals[owner]

    def player() -> PlayerView:
        return PlayerView(
            banners=s.banners[owner],
            workers_on_board=sum(word.bit_count() for word in s.workers[owner]),
            hand_size=sum(s.hand[owner]),
            own_workers=s.own_workers[owner] if is_open else None,
            neutral_workers=s.neutral_workers[owner] if is_open else None,
            seals=dict(zip(COLOURS, seals, strict=True)) if is_open else None,
            seals_worth=sum(number * each for number, each in zip(seals, prices, strict=True)) if is_open else None,
            gold=s.gold[owner] if is_open else None,
            known_cards=_cards(s.known[owner]) if is_open else None,
        )

    behind = (
        (s.own_workers[owner], s.neutral_workers[owner], seals, prices, s.gold[owner], s.known[owner])
        if is_open
        else ()
    )
    parts = is_open, s.banners[owner], s.workers[owner], sum(s.hand[owner]), behind
    return state.kept((_player, owner, seat), parts, player)


_CARDS = tuple(CardView(kind=kind, colour=colour) for kind in KINDS for colour in COLOURS)
"""One view of each card serves all tables: it cannot be changed."""


def _card(card: Card) -> CardView | None:
    return None if card == NO_CARD else _CARDS[card]


def _tile(state: State, s: Any, c: Any) -> tuple[TurnedTileView, ...]:
    """K2, K23: each turning of the tile to be laid that looks different."""
    if s.card == NO_CARD:
        return ()
    kind = s.card // N_COLOURS
    return tuple(
        TurnedTileView(turning=TURNINGS[turning], squares=_cells(c, kind, turning))
        for turning in _turnings(state, c, kind)
    )


def _turnings(state: State, c: Any, kind: Kind) -> list[Turning]:
    """K2, K23: those that look different."""
    number = state.kept(_turnings, None, lambda: n_turnings(state.rows[0]))
    return [turning for turning in range(number) if c.first_turning[kind][turning] == turning]


def _cells(c: Any, kind: Kind, turning: Turning) -> tuple[str, ...]:
    n_cells = c.n_cells[kind]
    rows, columns = (of_cell[kind][turning][:n_cells] for of_cell in (c.row_of_cell, c.column_of_cell))
    return tuple(SQUARES[row * COLUMNS + column - min(columns)] for row, column in zip(rows, columns, strict=True))


def _playable(state: State, s: Any, buildings: tuple[BuildingView, ...]) -> tuple[PlayableView, ...]:
    """K9: the kinds that who is to act can build: of its hand, or the one just played."""
    kinds = {
        ACTION: [kind for kind in range(N_KINDS) if any(s.hand[s.actor][kind * N_COLOURS :][:N_COLOURS])],
        SITE: [s.card // N_COLOURS],
    }
    found = (_playable_kind(state, s, kind, buildings) for kind in kinds.get(s.phase, []))
    return tuple(playable for playable in found if playable.turnings)


def _playable_kind(state: State, s: Any, kind: Kind, buildings: tuple[BuildingView, ...]) -> PlayableView:
    """K9: where the tile of a kind may lie, and what that brings."""
    tables, c = state.game.content.tables, state.game.content.plain
    survey = np.zeros((N_SQUARES, BESIDE + MAX_SEATS), np.int64)
    turnings, camps, closes = [], {}, {}
    for turning in _turnings(state, c, kind):
        lines = survey[: survey_sites(tables, state.rows, 0, kind, turning, survey)].tolist()
        squares = [SQUARES[line[SQUARE]] for line in lines]
        if squares:
            cells = state.kept((_cells, kind, turning), None, functools.partial(_cells, c, kind, turning))
            turnings.append(SitesView(turning=TURNINGS[turning], cells=cells, squares=tuple(squares)))
        for square, line in zip(squares, lines, strict=True):
            if line[CAMPS]:
                camps[f"{square}{TURNINGS[turning]}"] = line[CAMPS]
            if line[CLOSED]:
                closed = [_closed(s, *pair, 0) for pair in enumerate(buildings) if line[CLOSED] >> pair[0] & 1]
                if line[CLOSED] >> s.n_buildings:
                    closed.append(ClosedView(building=None, seals=_seals(s, line[BESIDE : BESIDE + s.seats], 0)))
                closes[f"{square}{TURNINGS[turning]}"] = _closing(s, closed, 0)
    return PlayableView(kind=KINDS[kind], turnings=tuple(turnings), camps=camps, closes=closes)


def _closes_now(s: Any, buildings: tuple[BuildingView, ...]) -> ClosingView:
    """K13, K14: what is finished if no more workers are placed."""
    closed = [_closed(s, *pair, 0) for pair in enumerate(buildings) if _has_open(pair[1], 0)]
    return _closing(s, closed, 0)


def _closed_by(state: State, s: Any, buildings: tuple[BuildingView, ...]) -> dict[str, ClosingView]:
    """K13, K14: what each worker that may be placed would finish besides, where it would."""
    before = sum(_has_open(building, 0) for building in buildings)
    last: dict[str, list[tuple[Building, BuildingView]]] = {}
    for pair in enumerate(buildings):
        if _has_open(pair[1], 1):
            last.setdefault(pair[1].open_squares[0], []).append(pair)
    found = {}
    for move in state.legal_actions():
        verb, square = mv.VERB_OF_MOVE[move], SQUARES[mv.SQUARE_OF_MOVE[move]]
        if verb in (mv.OWN, mv.NEUTRAL) and square in last:
            closed = [_closed(s, *pair, int(verb == mv.OWN)) for pair in last[square]]
            found[state.action_to_string(move)] = _closing(s, closed, before)
    return found


def _has_open(building: BuildingView, number: int) -> bool:
    """K14: whether a building that is not finished has so many open squares."""
    return not building.is_finished and len(building.open_squares) == number


def _closed(s: Any, number: Building, building: BuildingView, placed: int) -> ClosedView:
    return ClosedView(building=number, seals=_seals(s, building.earns, placed))


def _seals(s: Any, workers: Sequence[int], placed: int) -> tuple[int, ...]:
    """K15: for every own worker one, also for those just placed; who is to act takes the seal that lies there."""
    return tuple(number + (seat == s.actor) * (placed + 1) for seat, number in enumerate(workers))


def _closing(s: Any, closed: list[ClosedView], before: int) -> ClosingView:
    """K16, K17: a tower each, as long as there are some; the first ones are for what was finished before."""
    left = max(0, sum(map(sum, s.stores)) - before)
    return ClosingView(buildings=tuple(closed), new_towers=min(left, len(closed)))


def _cards(numbers: list[int]) -> tuple[CardView, ...]:
    """Each card as often as it is there."""
    return tuple(_CARDS[card] for card, number in enumerate(numbers) for _ in range(number))


def _squares(words: Iterable[int]) -> tuple[str, ...]:
    """The names of squares that are given as bits."""
    return _names_of_squares(tuple(words))


@functools.lru_cache(maxsize=16384)
def _names_of_squares(words: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(SQUARES[square] for square in _numbers(words))


def _numbers(words: Iterable[int]) -> list[int]:
    """The numbers of squares that are given as bits, ascending."""
    found = []
    for number, word in enumerate(words):
        left = word
        while left:
            lowest = left & -left
            found.append(64 * number + lowest.bit_length() - 1)
            left ^= lowest
    return found


def _workers(s: Any) -> tuple[WorkerView, ...]:
    """All workers, square by square."""
    found = [(square, owner) for owner, words in enumerate(s.workers) for square in _numbers(words)]
    return tuple(_worker(*pair) for pair in sorted(found))


@functools.cache
def _worker(square: int, owner: int) -> WorkerView:
    return WorkerView(square=SQUARES[square], owner=None if owner == NEUTRAL else owner)


def _buildings(state: State, s: Any, workers: tuple[WorkerView, ...]) -> tuple[BuildingView, ...]:
    """All buildings, in the order in which they came; each made anew only where something at it changed."""
    number = s.n_buildings
    board = s.building_at, s.edge, s.taken, s.workers, s.sealed, number

    def buildings() -> tuple[BuildingView, ...]:
        squares = state.kept(_squares_of_buildings, (s.building_at, number), lambda: _squares_of_buildings(s))
        row = state.rows[:1]
        edges = row["edge"][0, :number]
        is_open = (edges & ~row["taken"][0]).tolist()
        occupied = (edges[:, None] & row["workers"][0]).tolist()
        worker_of_square = {worker.square: worker for worker in workers}
        return tuple(
            state.kept(
                (_building, building),
                (
                    s.card_of_building[building],
                    squares[building],
                    s.edge[building],
                    is_open[building],
                    occupied[building],
                    s.sealed >> building & 1,
                ),
                functools.partial(_building, s, building, squares[building], is_open[building], worker_of_square),
            )
            for building in range(number)
        )

    return state.kept(_buildings, board, buildings)


def _squares_of_buildings(s: Any) -> list[tuple[str, ...]]:
    squares: list[list[str]] = [[] for _ in range(s.n_buildings)]
    for name, building in zip(SQUARES, s.building_at, strict=True):
        if 0 <= building < s.n_buildings:
            squares[building].append(name)
    return [tuple(of_building) for of_building in squares]


def _building(
    s: Any,
    building: Building,
    squares: tuple[str, ...],
    is_open: list[int],
    worker_of_square: dict[str, WorkerView],
) -> BuildingView:
    workers = tuple(worker_of_square[at] for at in _squares(s.edge[building]) if at in worker_of_square)
    is_finished = not s.sealed >> building & 1
    owners = [worker.owner for worker in workers]
    card = _CARDS[s.card_of_building[building]]
    return BuildingView(
        kind=card.kind,
        colour=card.colour,
        squares=squares,
        is_finished=is_finished,
        open_squares=_squares(is_open),
        workers=workers,
        earns=tuple(0 if is_finished else owners.count(seat) for seat in range(s.seats)),
    )


def _castle(s: Any, c: Any, places: list[Place]) -> CastleView:
    return CastleView(
        square=SQUARES[s.lot_square],
        is_upright=bool(s.is_upright),
        ring=tuple(
            RingSquareView(
                square=SQUARES[at],
                printed=LOT_SQUARES[c.lot[square]],
                towers=tuple(COLOURS[floor[square]] for floor in s.towers if floor[square] != NO_TOWER),
                top=LOT_SQUARES[top],
            )
            for at, top, square in sorted(places)
            if c.lot[square] != COURT
        ),
        courtyard=tuple(SQUARES[at] for at, _, square in sorted(places) if c.lot[square] == COURT),
        floor=s.castle_floor + 1,
        stores=tuple(dict(zip(COLOURS, s.stores[floor], strict=True)) for floor in range(N_FLOORS)),
    )


def _towers_to_end(s: Any) -> int:
    """K20: the end begins with the last tower of the last floor but one."""
    return sum(N_RING - sum(tower != NO_TOWER for tower in floor) for floor in s.towers[:-1])


def _next_towers(s: Any, c: Any, places: list[Place], prices: list[int]) -> tuple[NextTowerView, ...]:
    """K18: what each tower that could come next would do to the prices, by colour and by what it covers."""
    if s.phase == OVER:
        return ()
    free: dict[int, list[int]] = {}
    for at, top, square in places:
        if c.lot[square] != COURT and s.towers[s.castle_floor][square] == NO_TOWER:
            free.setdefault(top, []).append(at)
    return tuple(
        NextTowerView(
            colour=COLOURS[colour],
            covers=LOT_SQUARES[covered],
            squares=tuple(SQUARES[at] for at in sorted(free[covered])),
            prices={
                COLOURS[other]: prices[other] + (other == colour) - (other == covered) for other in range(N_COLOURS)
            },
        )
        for colour in range(N_COLOURS)
        if s.stores[s.castle_floor][colour] > 0
        for covered in sorted(free)
    )


# --- Refusals -------------------------------------------------------------------------------------------------


def refusal(state: State, move: int, code: str) -> dict[str, Any]:
    """The arguments of a sentence about a refused move."""
    s = state.plain
    arguments = _ARGUMENTS.get(code)
    return {} if arguments is None else arguments(state, s, move)


def _card_of(move: int) -> dict[str, Any]:
    return {"kind": KINDS[mv.KIND_OF_MOVE[move]], "colour": COLOURS[mv.COLOUR_OF_MOVE[move]]}


def _square_of(move: int) -> dict[str, Any]:
    return {"square": SQUARES[mv.SQUARE_OF_MOVE[move]]}


def _thing_at(s: Any, square: int) -> str:
    """What takes a square."""
    building = s.building_at[square]
    if building == LOT:
        return "lot"
    return "worker" if building == NO_BUILDING else KINDS[s.card_of_building[building] // N_COLOURS]


def _first_taken(state: State, s: Any, move: int) -> dict[str, Any]:
    """K9: the first square of a tile that is not free, and what is there."""
    kind, turning, square = s.card // N_COLOURS, int(mv.TURNING_OF_MOVE[move]), int(mv.SQUARE_OF_MOVE[move])
    c = state.game.content.tables[0]
    for cell in range(c.n_cells[kind]):
        at = int(cell_square(c, kind, turning, square, cell))
        if s.taken[at >> 6] >> (at & 63) & 1:
            return {"square": SQUARES[at], "thing": _thing_at(s, at)}
    raise AssertionError("no square of the tile is taken")


def _first_turning(state: State, s: Any, move: int) -> dict[str, Any]:
    """K23: the turning that stands for this one."""
    first = state.game.content.tables[0].first_turning[s.card // N_COLOURS, mv.TURNING_OF_MOVE[move]]
    return {"turning": TURNINGS[first]}


def _beside_others(state: State, s: Any, move: int) -> dict[str, Any]:
    """K13: the square, and a building that the workers of this turn have in common."""
    building = (s.common & -s.common).bit_length() - 1
    at = s.building_at.index(building)
    return {"square": SQUARES[mv.SQUARE_OF_MOVE[move]], "thing": _thing_at(s, at), "beside": SQUARES[at]}


def _equal_place(s: Any, move: int) -> dict[str, Any]:
    """K12: the first of the open cards that are like this one."""
    return {"place": s.open_cards.index(s.open_cards[mv.SOURCE_OF_MOVE[move]]) + 1}


def _seals_held(s: Any, colour: Colour) -> dict[str, Any]:
    return {"colour": COLOURS[colour], "number": s.seals[s.actor][colour]}


_ARGUMENTS: dict[str, Any] = {
    "not_now": lambda state, s, move: {"phase": PHASES[s.phase]},
    "card_not_held": lambda state, s, move: _card_of(move),
    "no_site": lambda state, s, move: {"kind": KINDS[mv.KIND_OF_MOVE[move]]},
    "off_board": lambda state, s, move: _square_of(move) | {"kind": KINDS[s.card // N_COLOURS]},
    "square_occupied": _first_taken,
    "touches_nothing": lambda state, s, move: _square_of(move),
    "same_turning": _first_turning,
    "no_open_card": lambda state, s, move: {"place": int(mv.SOURCE_OF_MOVE[move]) + 1},
    "equal_card": lambda state, s, move: _equal_place(s, move),
    "worker_square_occupied": lambda state, s, move: (
        _square_of(move) | {"thing": _thing_at(s, int(mv.SQUARE_OF_MOVE[move]))}
    ),
    "no_building_beside": lambda state, s, move: _square_of(move),
    "no_common_building": _beside_others,
    "not_on_ring": lambda state, s, move: _square_of(move),
    "not_in_store": lambda state, s, move: {
        "colour": COLOURS[mv.COLOUR_OF_MOVE[move]],
        "floor": s.castle_floor + 1,
    },
    "tower_there": lambda state, s, move: _square_of(move) | {"floor": s.castle_floor + 1},
    "other_colour": lambda state, s, move: {"colour": COLOURS[s.selling]},
    "too_few_seals": lambda state, s, move: _seals_held(s, s.selling),
}
