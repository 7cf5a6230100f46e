"""Random games to look at bots in."""

from __future__ import annotations

import random

from insula import load_game


def played(title, seats, seed, **options):
    """A random game, position by position; each is the same state, moved on."""
    state = load_game(title, seats, options).new_initial_state(seed)
    choose = random.Random(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(choose.choice(state.legal_actions()))
    yield state
