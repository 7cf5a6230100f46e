"""Games in progress, for tests of the core."""

from __future__ import annotations

import random

from insula import State, load_game

ALL_SEATS = (2, 3, 4, 5, 6)


def played(seats: int = 3, seed: int = 5, moves: int | None = None, salt: str = "", title: str = "alhambra") -> State:
    """A game played at random, for at least that many moves (default: to its end)."""
    state = load_game(title, seats).new_initial_state(seed, salt=salt)
    choose = random.Random(seed)
    while not state.is_terminal() and (moves is None or state.seq < moves):
        state.apply_action(choose.choice(state.legal_actions()))
    return state


def taken_back(seats: int = 3, seed: int = 5, salt: str = "") -> State:
    """A game taken back twice beyond what is free, once to a place before the first, and played on."""
    state, choose = played(seats, seed, moves=60, salt=salt), random.Random(seed)
    for choice in (20, 15, 25):
        state.take_back(state.choices[choice])
        while state.seq < 60:
            state.apply_action(choose.choice(state.legal_actions()))
    return state


def fingerprint(state: State) -> tuple[object, ...]:
    """All that can be told of a state."""
    return (
        state.digest(),
        state.history(),
        state.legal_actions(),
        state.current_player(),
        state.undo_limit,
        state.choices,
        state.rerolls,
        state.log(),
        state.events(),
        state.seed,
        state.salt,
    )
