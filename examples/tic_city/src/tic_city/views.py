"""What a seat may see, and what a seat cannot know, rerolled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from insula.core.cards import shuffle
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.core.rng import draw_word
from insula.core.state import State
from tic_city import moves as mv
from tic_city.rules import can_build, lay_out
from tic_city.state import (
    FOUNTAIN,
    KINDS,
    MAX_SEATS,
    N_CARDS,
    N_KINDS,
    N_SQUARES,
    N_STREAMS,
    N_WISHES,
    NO_KIND,
    OVER,
    SQUARES,
    Kind,
    Seat,
)

# --- What a seat cannot know ----------------------------------------------------------------------------------


@kernel
def resample(content: Array, states: Array, i: int, seat: Seat, rng: Array) -> None:
    """T2: the rest of the deck, and the wishes of the others until the end; the generator for every seat."""
    c, s = content[0], states[i]
    unseen = np.zeros(N_KINDS, np.int64)
    count_unseen(c, s, unseen)
    lay_out(unseen, s.deck, s.deck_next)
    shuffle(s.deck, s.deck_next, N_CARDS, rng, 0)
    if seat != NOBODY and s.phase != OVER:
        resample_wishes(c, s, seat, rng)
    for stream in range(N_STREAMS):
        s.rng[stream] = draw_word(rng, 0)


@kernel
def count_unseen(c: Record, s: Record, unseen: Array) -> None:
    """How many cards of each kind were not yet drawn."""
    for kind in range(N_KINDS):
        unseen[kind] = c.cards_of_kind[kind]
    for place in range(s.deck_next):
        unseen[s.deck[place]] -= 1


@kernel
def resample_wishes(c: Record, s: Record, seat: Seat, rng: Array) -> None:
    """T2: a seat knows its own wish alone, a spectator none; the others are dealt anew from the rest."""
    left = np.zeros(N_KINDS, np.int64)
    for kind in range(N_KINDS):
        left[kind] = c.wishes_of_kind[kind]
    n = N_WISHES
    if seat >= 0:
        left[s.wish[seat]] -= 1
        n -= 1
    wishes = np.zeros(N_WISHES, np.int64)
    lay_out(left, wishes, 0)
    shuffle(wishes, 0, n, rng, 0)
    for other in range(s.seats):
        if other != seat:
            s.wish[other] = wishes[other]


def odds(state: State, seat: Seat) -> dict[str, np.ndarray[Any, Any]]:
    """For each hidden field how likely each kind is at each place."""
    s, c = state.rows[0], state.game.content.tables[0]
    deck = np.zeros((N_CARDS, N_KINDS))
    deck[np.arange(s.deck_next), s.deck[: s.deck_next]] = 1
    unseen = np.bincount(s.deck[s.deck_next :], minlength=N_KINDS)
    deck[s.deck_next :] = unseen / max(1, unseen.sum())
    left = np.array(c.wishes_of_kind, float)
    if seat >= 0:
        left[s.wish[seat]] -= 1
    wish = np.zeros((MAX_SEATS, N_KINDS))
    wish[: s.seats] = left / left.sum()
    for known in range(MAX_SEATS):
        if known in (seat, *range(s.seats, MAX_SEATS)) or s.phase == OVER or seat == NOBODY:
            wish[known] = np.arange(N_KINDS) == s.wish[known]
    return {"deck": deck, "wish": wish}


# --- What a seat may see --------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class BuildingView:
    """A building: its kind, where it stands, who built it (None: the fountain)."""

    kind: Annotated[str, (*KINDS, "fountain")]
    owner: int | None
    squares: tuple[Annotated[str, SQUARES], ...]


@dataclass(frozen=True, kw_only=True)
class PlayerView:
    """A seat's own: the wish, None where it is not known, and how many buildings of each kind it built."""

    wish: Annotated[str, KINDS] | None
    buildings: dict[Annotated[str, KINDS], int]


@dataclass(frozen=True, kw_only=True)
class TableView:
    """The table: the market, the card in hand, the city, its empty squares, the players, what the deck still holds."""

    market: tuple[Annotated[str, KINDS] | None, ...]
    in_hand: Annotated[str, KINDS] | None
    city: tuple[BuildingView, ...]
    empty: tuple[Annotated[str, SQUARES], ...]
    players: tuple[PlayerView, ...]
    deck: int
    unseen: dict[Annotated[str, KINDS], int]


def view(state: State, seat: Seat) -> TableView:
    """What a seat (or SPECTATOR) may see of the table, field by field."""
    s = state.rows[0]
    unseen = np.bincount(s.deck[s.deck_next :], minlength=N_KINDS)
    return TableView(
        market=tuple(_name(kind) for kind in s.market),
        in_hand=_name(s.in_hand),
        city=tuple(_building(s, square) for square in range(N_SQUARES) if not can_build(s, square)),
        empty=tuple(SQUARES[square] for square in range(N_SQUARES) if can_build(s, square)),
        players=tuple(_player(s, owner, is_known=owner == seat or s.phase == OVER) for owner in range(s.seats)),
        deck=int(N_CARDS - s.deck_next),
        unseen={name: int(unseen[kind]) for kind, name in enumerate(KINDS)},
    )


def _name(kind: Kind) -> str | None:
    return None if kind == NO_KIND else KINDS[kind]


def _building(s: Any, square: int) -> BuildingView:
    if square == FOUNTAIN:
        return BuildingView(kind="fountain", owner=None, squares=(SQUARES[square],))
    return BuildingView(kind=KINDS[s.kind_on[square]], owner=int(s.owner_on[square]), squares=(SQUARES[square],))


def _player(s: Any, owner: Seat, *, is_known: bool) -> PlayerView:
    built = np.bincount(s.kind_on[s.owner_on == owner], minlength=N_KINDS)
    return PlayerView(
        wish=KINDS[s.wish[owner]] if is_known else None,
        buildings={name: int(built[kind]) for kind, name in enumerate(KINDS)},
    )


def refusal(state: State, move: int, code: str) -> dict[str, Any]:
    """The arguments of a sentence about a refused move."""
    if code == "not_open":
        return {"kind": KINDS[mv.KIND_OF_MOVE[move]]}
    if code == "occupied":
        return {"square": SQUARES[mv.SQUARE_OF_MOVE[move]]}
    return {}
