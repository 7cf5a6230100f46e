"""A toy title with secrets of single seats: hands that nobody else ever saw, looks at the deck that only one had.

Twelve cards, two in each hand at the start. A turn: `draw` a card unseen by the others; `peek` at the top card, and go
on; `dare`, which opens the top card, scores it, and goes on after an even one; `play` a card of one's hand for its
points; or `leave`. The game ends with the deck, or after forty turns. Its kernels are plain functions, in every mode.
"""

from __future__ import annotations

import functools
import random
import types
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from insula import registry
from insula.core import jit
from insula.core.content import Content
from insula.core.errors import LEGAL, ReasonTable
from insula.core.events import COVERED, FIRST_REVEAL, EventTable, emit
from insula.core.game import Game, Kernels, Title
from insula.core.layout import EVERYBODY, NOBODY, OWNER, Layout, array, generator, head, number
from insula.core.moves import MoveTable, numbered
from insula.core.state import SPECTATOR, State

N_CARDS = 12
N_SEATS = 3
START = 2
MAX_TURNS = 40
GONE = -1

STATE = Layout(
    generator(1),
    *head(N_SEATS, 2, MAX_TURNS + 1),
    number("deck_next", 0, N_CARDS, "the top of the deck"),
    array("deck", N_CARDS, low=GONE, high=N_CARDS - 1, meaning="the deck; GONE where a card was", seen=NOBODY),
    array("hands", N_SEATS, N_CARDS, low=0, high=1, meaning="the cards in each hand", seen=OWNER),
    array("peeked", N_SEATS, low=0, high=1, meaning="whether a seat has seen the top card", seen=OWNER),
    array("shown", N_CARDS, low=0, high=1, meaning="the cards that everybody has seen"),
    array("points", N_SEATS, low=0, high=2000, meaning="each seat's points"),
)
CONTENT = Layout(array("worth_of_card", N_CARDS, low=0, high=20, meaning="what a card scores"))
MOVES = MoveTable()
DRAW = MOVES.add("draw", rule="W3")
PEEK = MOVES.add("peek", rule="W4")
DARE = MOVES.add("dare", rule="W3")
LEAVE = MOVES.add("leave", rule="W1")
PLAY = MOVES.add("play {card}", rule="W2", card=numbered(range(N_CARDS)))
EVENTS = EventTable()
DREW = EVENTS.add("drew", seat=None, card=None)
DREW_ONE = EVENTS.add("drew_one", seat=None)
PEEKED = EVENTS.add("peeked", seat=None, card=None)
OPENED = EVENTS.add("opened", card=None)
SCORED = EVENTS.add("scored", seat=None, points=None)
TURN_BEGAN = EVENTS.add("turn_began", seat=None)
ENDED = EVENTS.add("ended")
REASONS = ReasonTable()
GAME_OVER = REASONS.add("game_over", rule="W1")
NOT_IN_HAND = REASONS.add("not_in_hand", rule="W2")
EMPTY_DECK = REASONS.add("empty_deck", rule="W3")
SEEN_ALREADY = REASONS.add("seen_already", rule="W4")


def _shuffled(s: Any, cards: list[int], word: int) -> list[int]:
    words = random.Random(word)
    words.shuffle(cards)
    s.rng[0] = words.getrandbits(64)
    return cards


def setup(content: Any, states: Any, i: int, seats: int, options: Any, seed: Any) -> None:
    s = states[i]
    s.seats, s.actor, s.phase, s.turn, s.revealed = seats, 0, 0, 1, 0
    s.hands[:], s.peeked[:], s.shown[:], s.points[:] = 0, 0, 0, 0
    s.deck[:] = _shuffled(s, list(range(N_CARDS)), int(seed))
    s.deck_next = 0
    for seat in range(seats):
        for _ in range(START):
            s.hands[seat, _pop(s)] = 1


def _pop(s: Any) -> int:
    card = int(s.deck[s.deck_next])
    s.deck[s.deck_next] = GONE
    s.deck_next += 1
    s.peeked[:] = 0
    return card


def explain(content: Any, states: Any, i: int, move: int) -> int:
    s = states[i]
    if s.actor == NOBODY:
        return GAME_OVER
    if move in (DRAW, PEEK, DARE) and s.deck_next == N_CARDS:
        return EMPTY_DECK
    if move == PEEK and s.peeked[s.actor]:
        return SEEN_ALREADY
    return NOT_IN_HAND if move >= PLAY and not s.hands[s.actor, move - PLAY] else LEGAL


def legal_moves(content: Any, states: Any, i: int, out: Any) -> int:
    moves = [move for move in range(len(MOVES)) if explain(content, states, i, move) == LEGAL]
    out[: len(moves)] = moves
    return len(moves)


def apply(content: Any, states: Any, i: int, move: int, events: Any) -> None:
    s = states[i]
    actor = int(s.actor)
    if move in (DRAW, PEEK, DARE):
        s.revealed += 1
        if events.shape[0] >= 2 and events[0, FIRST_REVEAL] == 0:
            events[0, FIRST_REVEAL] = events[0, 0] + 1
        if events[0, COVERED]:
            s.actor = NOBODY
            return
    if move == PEEK:
        s.peeked[actor] = 1
        emit(events, PEEKED, actor, actor, int(s.deck[s.deck_next]), 0, 0, 0)
        return
    if move == DARE:
        card = _pop(s)
        s.shown[card] = 1
        emit(events, OPENED, EVERYBODY, card, 0, 0, 0, 0)
        _score(s, card, events)
        if card % 2 == 0 and s.deck_next < N_CARDS:
            return
    elif move == DRAW:
        card = _pop(s)
        s.hands[actor, card] = 1
        emit(events, DREW, actor, actor, card, 0, 0, 0)
        emit(events, DREW_ONE, EVERYBODY, actor, 0, 0, 0, 0)
    elif move >= PLAY:
        s.hands[actor, move - PLAY] = 0
        s.shown[move - PLAY] = 1
        _score(s, move - PLAY, events)
    s.actor = (actor + 1) % s.seats
    s.turn += 1
    if s.turn > MAX_TURNS or s.deck_next == N_CARDS:
        s.actor, s.phase = NOBODY, 1
        emit(events, ENDED, EVERYBODY, 0, 0, 0, 0, 0)
    else:
        emit(events, TURN_BEGAN, EVERYBODY, int(s.actor), 0, 0, 0, 0)


def _score(s: Any, points: int, events: Any) -> None:
    s.points[s.actor] += points
    emit(events, SCORED, EVERYBODY, int(s.actor), points, 0, 0, 0)


def scores(content: Any, states: Any, i: int, points: Any, standing: Any) -> None:
    points[:] = standing[:] = states[i].points[: states[i].seats]


def resample(content: Any, states: Any, i: int, seat: int, rng: Any) -> None:
    """A seat knows its hand and the card it peeked at; nobody's knowledge is what no seat knows."""
    s = states[i]
    knows_top = s.deck_next < N_CARDS and bool(s.peeked.any() if seat == NOBODY else s.peeked[seat])
    top = int(s.deck[s.deck_next]) if knows_top else GONE
    others = [] if seat == NOBODY else [other for other in range(s.seats) if other != seat]
    sizes = {other: int(s.hands[other].sum()) for other in others}
    for other in others:
        s.hands[other] = 0
    held = s.hands.any(axis=0)
    unseen = [card for card in range(N_CARDS) if not held[card] and not s.shown[card] and card != top]
    unseen = _shuffled(s, unseen, int(rng[0]))
    for other, size in sizes.items():
        for _ in range(size):
            s.hands[other, unseen.pop()] = 1
    s.deck[int(s.deck_next) :] = ([top] if knows_top else []) + unseen


def faults(content: Any, states: Any, i: int) -> int:
    s = states[i]
    found = [*s.deck[int(s.deck_next) :].tolist(), *np.flatnonzero(s.hands.any(axis=0)), *np.flatnonzero(s.shown)]
    return 0 if sorted(map(int, found)) == list(range(N_CARDS)) else 1


def suppose(content: Any, states: Any, i: int, seat: int, events: Any) -> int:
    """Nobody is ever in the middle of something: the turn is another's."""
    if states[i].actor == NOBODY:
        return GAME_OVER
    states[i].actor = seat
    return LEGAL


def score_now(content: Any, states: Any, i: int, events: Any) -> None:
    """All points are given at once."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """The toy's table."""

    hands: tuple[tuple[int, ...] | None, ...]
    sizes: tuple[int, ...]
    top: int
    deck: int
    shown: tuple[int, ...]


def view(state: State, seat: int) -> Table:
    s = state.rows[0]
    hands = [tuple(map(int, np.flatnonzero(hand))) for hand in s.hands[: s.seats]]
    knows_top = seat != SPECTATOR and bool(s.peeked[seat]) and s.deck_next < N_CARDS
    return Table(
        hands=tuple(hand if owner == seat else None for owner, hand in enumerate(hands)),
        sizes=tuple(map(len, hands)),
        top=int(s.deck[s.deck_next]) if knows_top else GONE,
        deck=int(N_CARDS - s.deck_next),
        shown=tuple(map(int, np.flatnonzero(s.shown))),
    )


def load_content(_path: Path = Path()) -> Content:
    tables = CONTENT.zeros(1)
    return Content(title="whisper", digest=CONTENT.digest(tables), layout=CONTENT, tables=tables, provenance=())


class PlainTitle(Title):
    """A title whose kernels are called as they are, also where all others are compiled."""

    def at_table(self, *table: Any, **chosen: Any) -> PlainGame:
        return PlainGame(**vars(super().at_table(*table, **chosen)))


class PlainGame(PlainTitle, Game):
    """Such a title at a table."""

    @functools.cached_property
    def loops(self) -> types.ModuleType:
        with jit._LOCK, pytest.MonkeyPatch.context() as patch:
            patch.setattr(jit, "INTERPRETED", True)
            return super().loops

    @functools.cached_property
    def advance(self) -> Any:
        return self.loops.advance


TITLE = PlainTitle(
    name="whisper",
    module=__name__,
    rules_version=1,
    seat_counts=(2, 3),
    known_options={},
    phases=("choice", "over"),
    max_moves=200,
    max_events=16,
    layout=STATE,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    fault_names=("a card is missing",),
    kernels=Kernels(
        setup=setup, legal_moves=legal_moves, apply=apply, explain=explain, scores=scores, resample=resample,
        faults=faults, suppose=suppose, score_now=score_now,
    ),
    load_content=load_content,
    view=view,
    refusal=lambda state, move, code: {},
    odds=lambda state, seat: {},
)  # fmt: skip


@contextmanager
def registered() -> Iterator[None]:
    """The title among those that can be loaded."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.TITLES, "whisper", __name__)
        yield
