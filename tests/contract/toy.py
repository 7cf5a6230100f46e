"""A toy title that keeps the contract, and variants that each break one promise of it.

Ten cards, one open. `take` scores the open card and turns up the next; after an even card the same seat goes on.
`leave` scores one point. The game ends when the deck is empty or after thirty turns.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from insula.core.cards import shuffle
from insula.core.content import Content, read_content
from insula.core.errors import ReasonTable
from insula.core.events import COVERED, EventTable, emit, reveal
from insula.core.game import Kernels, Title
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY, NOBODY, Layout, array, generator, head, number
from insula.core.moves import MoveTable
from insula.core.observation import SEATS, Observation, Part, mark, measure, places_after, seat_after
from insula.core.rng import draw_word, stream_word
from insula.core.state import SPECTATOR, State
from insula.core.testing import CHECKS, ContractError, run_check

N_DECK = 10
MAX_TURNS = 30

STATE = Layout(
    generator(1),
    *head(3, 2, MAX_TURNS + 1),
    number("deck_next", 0, N_DECK, "the top of the deck"),
    number("open_card", -1, N_DECK - 1, "the open card, -1 for none"),
    array("deck", N_DECK, low=0, high=N_DECK - 1, meaning="the deck", seen=NOBODY),
    array("points", 3, low=0, high=200, meaning="each seat's points"),
)
CONTENT = Layout(array("worth_of_card", N_DECK, low=0, high=20, meaning="what a card scores"))
MOVES = MoveTable()
TAKE = MOVES.add("take", rule="T1")
LEAVE = MOVES.add("leave", rule="T1")
EVENTS = EventTable()
SCORED = EVENTS.add("scored", seat=None, points=None)
OPENED = EVENTS.add("opened", card=None)
TURN_BEGAN = EVENTS.add("turn_began", seat=None)
ENDED = EVENTS.add("ended")
REASONS = ReasonTable()
REASONS.add("game_over", rule="T1")
SHARED = np.zeros(1, np.int64)


@kernel
def setup(content: Array, states: Array, i: int, seats: int, options: Array, seed: np.uint64) -> None:
    """T1: shuffle, open one card."""
    s = states[i]
    s.seats = seats
    s.actor = 0
    s.phase = 0
    s.turn = 1
    s.revealed = 0
    s.points[:] = 0
    s.rng[0] = stream_word(seed, 0)
    for card in range(N_DECK):
        s.deck[card] = card
    shuffle(s.deck, 0, N_DECK, s.rng, 0)
    s.open_card = s.deck[0]
    s.deck_next = 1


@kernel
def legal_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """T2: take or leave."""
    if states[i].actor == NOBODY:
        return 0
    out[0] = TAKE
    out[1] = LEAVE
    return 2


@kernel
def explain(content: Array, states: Array, i: int, move: int) -> int:
    """T2: both are legal while the game runs."""
    return 1 if states[i].actor == NOBODY else 0


@kernel
def score(s: Record, points: int, events: Array) -> None:
    """T3: points are itemised."""
    s.points[s.actor] += points
    emit(events, SCORED, EVERYBODY, s.actor, points, 0, 0, 0)


@kernel
def turn_up(s: Record, events: Array) -> None:
    """T3: the next card comes to light."""
    s.open_card = s.deck[s.deck_next] if s.deck_next < N_DECK else -1
    s.deck_next = min(N_DECK, s.deck_next + 1)
    emit(events, OPENED, EVERYBODY, s.open_card, 0, 0, 0, 0)


@kernel
def end_turn(s: Record, events: Array) -> None:
    """T4: the next seat, or the end."""
    if s.open_card < 0 or s.turn == MAX_TURNS:
        s.actor = NOBODY
        s.phase = 1
        emit(events, ENDED, EVERYBODY, 0, 0, 0, 0, 0)
    else:
        s.actor = (s.actor + 1) % s.seats
        s.turn += 1
        emit(events, TURN_BEGAN, EVERYBODY, s.actor, 0, 0, 0, 0)


@kernel
def apply(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """T3, T4: one move."""
    s = states[i]
    if move == LEAVE:
        score(s, 1, events)
        end_turn(s, events)
        return
    card = s.open_card
    score(s, content[0].worth_of_card[card], events)
    if reveal(s, events):
        s.actor = NOBODY
        return
    turn_up(s, events)
    if card % 2 == 1 or s.open_card < 0:
        end_turn(s, events)


@kernel
def scores(content: Array, states: Array, i: int, points: Array, standing: Array) -> None:
    """T5: most points wins."""
    s = states[i]
    for seat in range(s.seats):
        points[seat] = s.points[seat]
        standing[seat] = s.points[seat]


@kernel
def resample(content: Array, states: Array, i: int, seat: int, rng: Array) -> None:
    """The rest of the deck is unknown to all: laid in order, then shuffled."""
    s = states[i]
    seen = 0
    for place in range(s.deck_next):
        seen |= 1 << s.deck[place]
    end = s.deck_next
    for card in range(N_DECK):
        if not seen >> card & 1:
            s.deck[end] = card
            end += 1
    shuffle(s.deck, s.deck_next, N_DECK, rng, 0)
    s.rng[0] = draw_word(rng, 0)


@kernel
def faults(content: Array, states: Array, i: int) -> int:
    """Every card is in the deck once."""
    s = states[i]
    seen = 0
    for place in range(N_DECK):
        seen |= 1 << s.deck[place]
    return 0 if seen == (1 << N_DECK) - 1 else 1


@kernel
def suppose(content: Array, states: Array, i: int, seat: int, events: Array) -> int:
    """The turn becomes that seat's, whatever seat's it was."""
    s = states[i]
    if s.actor == NOBODY:
        return 1
    s.actor = seat
    return 0


@kernel
def score_now(content: Array, states: Array, i: int, events: Array) -> None:
    """T5: nothing is scored at the end."""


@dataclass(frozen=True, kw_only=True)
class Table:
    """The toy's table."""

    open_card: int
    deck: int
    peek: int = -1


def view(state: State, seat: int) -> Table:
    s = state.rows[0]
    return Table(open_card=int(s.open_card), deck=int(N_DECK - s.deck_next))


def odds(state: State, seat: int) -> dict[str, np.ndarray[Any, Any]]:
    s = state.rows[0]
    table = np.zeros((N_DECK, N_DECK))
    table[np.arange(s.deck_next), s.deck[: s.deck_next]] = 1
    hidden = s.deck[s.deck_next :]
    table[s.deck_next :, hidden] = 1 / max(1, len(hidden))
    return {"deck": table}


PARTS = (
    Part(name="phase", shape=(2,), meaning="choice, over"),
    Part(name="to_act", shape=(SEATS,), meaning="who is to act"),
    Part(name="open_card", shape=(N_DECK,), meaning="the open card"),
    Part(name="deck", shape=(1,), meaning="cards in the deck / 10"),
    Part(name="points", shape=(SEATS,), meaning="points / 200"),
)


@kernel
def observe(content: Array, states: Array, i: int, seat: int, out: Array) -> int:
    """All that is open, the observer first."""
    s = states[i]
    at = mark(out, 0, 2, s.phase)
    at = mark(out, at, s.seats, places_after(seat, s.actor, s.seats) if s.actor != NOBODY else NOBODY)
    at = mark(out, at, N_DECK, s.open_card)
    at = measure(out, at, N_DECK - s.deck_next, 1 / N_DECK)
    for place in range(s.seats):
        at = measure(out, at, s.points[seat_after(seat, place, s.seats)], 1 / 200)
    return at


OWN_FILE = Path(__file__).with_name("toy.toml")


def load_content(path: Path = OWN_FILE) -> Content:
    def fill(document: Any, tables: Any, faults: Any) -> None:
        tables["worth_of_card"][0] = faults.numbers(document["cards"], "cards", "worth", 0, 20)

    return read_content(path, "toy", CONTENT, ("cards",), fill)


SOUND = Title(
    name="toy",
    module=__name__,
    rules_version=1,
    seat_counts=(2, 3),
    known_options={"colour": ("red", "blue")},
    phases=("choice", "over"),
    max_moves=MAX_TURNS + N_DECK,
    max_events=16,
    layout=STATE,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    fault_names=("a card is missing",),
    kernels=Kernels(
        setup=setup,
        legal_moves=legal_moves,
        apply=apply,
        explain=explain,
        scores=scores,
        resample=resample,
        faults=faults,
        suppose=suppose,
        score_now=score_now,
    ),
    load_content=load_content,
    view=view,
    refusal=lambda state, move, code: {},
    odds=odds,
    observation=Observation(parts=PARTS, observe=observe),
)

# --- Variants that break a promise ---


@kernel
def unsorted_legal_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """Breaks: legal lists ascend."""
    if states[i].actor == NOBODY:
        return 0
    out[0] = LEAVE
    out[1] = TAKE
    return 2


@kernel
def unexplained(content: Array, states: Array, i: int, move: int) -> int:
    """Breaks: explain refuses exactly what is not legal."""
    return 1 if states[i].actor == NOBODY or (move == LEAVE and states[i].turn > 5) else 0


@kernel
def apply_with_shared_counter(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: a copy goes its own way."""
    SHARED[0] += 1
    apply(content, states, i, move, events)
    states[i].rng[0] = np.uint64(SHARED[0])


@kernel
def apply_with_uncounted_points(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: points come as itemised events."""
    apply(content, states, i, move, events)
    states[i].points[0] += 1


@kernel
def apply_without_reveal(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: undo never crosses a reveal."""
    before = states[i].revealed
    apply(content, states, i, move, events)
    states[i].revealed = before


@kernel
def apply_without_end(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: games end within the bound."""
    s = states[i]
    apply(content, states, i, LEAVE, events)
    s.turn = 1 + s.turn % 2


@kernel
def apply_out_of_bounds(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: kernels stay within their arrays."""
    s = states[i]
    apply(content, states, i, move, events)
    s.points[s.turn // 8 + 2] += 0


@kernel
def apply_losing_a_card(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: components are conserved."""
    s = states[i]
    apply(content, states, i, move, events)
    s.deck[0] = s.deck[1]


@kernel
def biased_resample(content: Array, states: Array, i: int, seat: int, rng: Array) -> None:
    """Breaks: each hidden thing is uniform (the lowest card never comes last)."""
    s = states[i]
    resample(content, states, i, seat, rng)
    if s.deck_next < N_DECK - 1:
        for place in range(s.deck_next, N_DECK - 1):
            if s.deck[N_DECK - 1] > s.deck[place]:
                return
        s.deck[N_DECK - 1], s.deck[s.deck_next] = s.deck[s.deck_next], s.deck[N_DECK - 1]


@kernel
def remembering_resample(content: Array, states: Array, i: int, seat: int, rng: Array) -> None:
    """Breaks: what a resample leads to depends on nothing hidden (it shuffles the deck as it lies)."""
    s = states[i]
    shuffle(s.deck, s.deck_next, N_DECK, rng, 0)
    s.rng[0] = draw_word(rng, 0)


@kernel
def forgetful_resample(content: Array, states: Array, i: int, seat: int, rng: Array) -> None:
    """Breaks: taken back, a game is for every seat where it was (all know the last card; only for a seat it stays)."""
    s = states[i]
    last = s.deck[N_DECK - 1]
    resample(content, states, i, seat, rng)
    if seat != NOBODY:
        for place in range(s.deck_next, N_DECK):
            if s.deck[place] == last:
                s.deck[place], s.deck[N_DECK - 1] = s.deck[N_DECK - 1], last


def view_with_last_card(state: State, seat: int) -> Table:
    return dataclasses.replace(view(state, seat), peek=int(state.rows[0].deck[-1]) if seat != SPECTATOR else -1)


def odds_with_last_card(state: State, seat: int) -> dict[str, np.ndarray[Any, Any]]:
    s, table = state.rows[0], odds(state, seat)["deck"]
    table[s.deck_next : -1, s.deck[s.deck_next : -1]] = 1 / max(1, N_DECK - 1 - s.deck_next)
    table[s.deck_next : -1, s.deck[-1]] = 0
    table[-1] = np.arange(N_DECK) == s.deck[-1]
    return {"deck": table}


@kernel
def legal_by_what_is_hidden(content: Array, states: Array, i: int, out: Array) -> int:
    """Breaks the same: what is legal depends on what nobody knows (one may not leave before every third card)."""
    s = states[i]
    n = legal_moves(content, states, i, out)
    return 1 if n == 2 and s.deck_next < N_DECK and s.deck[s.deck_next] % 3 == 0 else n


@kernel
def explain_by_what_is_hidden(content: Array, states: Array, i: int, move: int) -> int:
    """The same list, asked move by move."""
    return 0 if move < legal_by_what_is_hidden(content, states, i, np.empty(2, np.int32)) else 1


@kernel
def suppose_nothing(content: Array, states: Array, i: int, seat: int, events: Array) -> int:
    """Breaks: what is supposed is a turn of the seat."""
    return 1 if states[i].actor == NOBODY else 0


@kernel
def peeking_suppose(content: Array, states: Array, i: int, seat: int, events: Array) -> int:
    """Breaks: what is supposed depends on nothing hidden (in another's turn the next card lies open)."""
    s = states[i]
    if s.actor not in (seat, NOBODY) and s.deck_next < N_DECK:
        s.open_card = s.deck[s.deck_next]
    return suppose(content, states, i, seat, events)


@kernel
def apply_uncovered(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: what comes to light stays covered in a trial."""
    is_covered = events[0, COVERED]
    events[0, COVERED] = 0
    apply(content, states, i, move, events)
    events[0, COVERED] = is_covered


@kernel
def apply_with_promises(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Breaks: a trial tells what then happens (tried out, a move scores more)."""
    if events[0, COVERED]:
        score(states[i], 1, events)
    apply(content, states, i, move, events)


def leaking_view(state: State, seat: int) -> Table:
    """Breaks: a view is the same whatever a seat cannot know."""
    s = state.rows[0]
    return dataclasses.replace(view(state, seat), peek=int(s.deck[min(s.deck_next, N_DECK - 1)]))


@kernel
def peeking_observe(content: Array, states: Array, i: int, seat: int, out: Array) -> int:
    """Breaks: an observation tells nothing hidden (the next card is marked too)."""
    at, s = observe(content, states, i, seat, out), states[i]
    if s.deck_next < N_DECK:
        out[2 + s.seats + s.deck[s.deck_next]] = 1.0
    return at


@kernel
def blind_observe(content: Array, states: Array, i: int, seat: int, out: Array) -> int:
    """Breaks: an observation changes with all that the view shows (it does not tell how many cards are left)."""
    at, s = observe(content, states, i, seat, out), states[i]
    out[2 + s.seats + N_DECK] = 0.0
    return at


@kernel
def unbounded_observe(content: Array, states: Array, i: int, seat: int, out: Array) -> int:
    """Breaks: an observation stays within its bounds (points are told as they are)."""
    at = observe(content, states, i, seat, out)
    out[at - 1] = states[i].points[seat]
    return at


@kernel
def long_observe(content: Array, states: Array, i: int, seat: int, out: Array) -> int:
    """Breaks: an observation is as long as its parts."""
    at = observe(content, states, i, seat, out)
    out[at] = 1.0
    return at


def with_observe(function: Any) -> Title:
    return dataclasses.replace(SOUND, observation=Observation(parts=PARTS, observe=function))


def with_kernels(**kernels: Any) -> Title:
    return dataclasses.replace(SOUND, kernels=dataclasses.replace(SOUND.kernels, **kernels))


# What is broken, the variant, and the word for it.
VARIANTS = {
    "nothing": (lambda: SOUND, "sound"),
    "unsorted list": (lambda: with_kernels(legal_moves=unsorted_legal_moves), "legal"),
    "unexplained refusal": (lambda: with_kernels(explain=unexplained), "explain"),
    "shared copy": (lambda: with_kernels(apply=apply_with_shared_counter), "copies"),
    "uncounted points": (lambda: with_kernels(apply=apply_with_uncounted_points), "points"),
    "undo over a reveal": (lambda: with_kernels(apply=apply_without_reveal), "undo"),
    "endless game": (lambda: with_kernels(apply=apply_without_end), "endless"),
    "out-of-bounds write": (lambda: with_kernels(apply=apply_out_of_bounds), "bounds"),
    "lost card": (lambda: with_kernels(apply=apply_losing_a_card), "faults"),
    "remembering resample": (lambda: with_kernels(resample=remembering_resample), "resample"),
    "biased resample": (lambda: with_kernels(resample=biased_resample), "odds"),
    "forgetful resample": (
        lambda: dataclasses.replace(
            with_kernels(resample=forgetful_resample), view=view_with_last_card, odds=odds_with_last_card
        ),
        "take_back",
    ),
    "legality by what is hidden": (
        lambda: with_kernels(legal_moves=legal_by_what_is_hidden, explain=explain_by_what_is_hidden),
        "leak",
    ),
    "leaking view": (lambda: dataclasses.replace(SOUND, view=leaking_view), "leak"),
    "nobody's turn supposed": (lambda: with_kernels(suppose=suppose_nothing), "suppose"),
    "peeking suppose": (lambda: with_kernels(suppose=peeking_suppose), "leak"),
    "uncovered trial": (lambda: with_kernels(apply=apply_uncovered), "leak"),
    "no observation": (lambda: dataclasses.replace(SOUND, observation=None), "sound"),
    "peeking observation": (lambda: with_observe(peeking_observe), "leak"),
    "blind observation": (lambda: with_observe(blind_observe), "observation"),
    "unbounded observation": (lambda: with_observe(unbounded_observe), "observation"),
    "long observation": (lambda: with_observe(long_observe), "observation"),
    "trial with promises": (lambda: with_kernels(apply=apply_with_promises), "trial"),
}
TITLE = SOUND
"""The toy as others import it; who tries a variant puts it here, where copies look for their title."""


def first_broken_promise(*checks: str) -> str:
    """The word of the first check that fails, as a title's developer would meet it."""
    try:
        for name in checks or CHECKS:
            run_check(name, TITLE.at_table(3), range(3))
    except ContractError as error:
        return error.code
    return "sound"
