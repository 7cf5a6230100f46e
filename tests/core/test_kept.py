"""What is kept of a view from move to move is what would be made anew: it tells nothing that has changed since."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest

from insula import load_game, registered_names

GAMES = 3
encode = msgspec.json.Encoder().encode


@pytest.mark.parametrize("title", registered_names())
def test_a_view_with_what_was_kept_is_one_made_anew(title):
    words = random.Random(title)
    known = load_game(title).known_options
    tables = list(itertools.product(load_game(title).seat_counts, *known.values()))
    for seats, *values in words.sample(tables, min(GAMES, len(tables))):
        game = load_game(title, seats=seats, options=dict(zip(known, values, strict=True)))
        state = game.new_initial_state(words.getrandbits(32))
        while not state.is_terminal():
            state = state.clone()  # as on a server: what is kept goes along with every copy
            state.apply_action(words.choice(state.legal_actions()))
            if words.random() < 0.1 and state.choices and not state.is_terminal():
                state.take_back(words.choice(state.choices[-4:]))
            for seat in (None, *range(seats)):
                if words.random() < 0.5:
                    anew = state.clone()
                    anew.forget()
                    assert encode(state.view(seat)) == encode(anew.view(seat))


def test_what_was_made_of_parts_is_made_again_once_they_change():
    state = load_game("alhambra").new_initial_state(seed=1)
    made = []

    def make():
        made.append(len(made))
        return made[-1]

    assert [state.kept("here", parts, make) for parts in (1, 1, 2, 2, 1)] == [0, 0, 1, 1, 2]
    assert state.clone().kept("here", 1, make) == 2, "a copy has it too"
    assert state.kept("there", 1, make) == 3
    state.forget()
    assert state.kept("here", 1, make) == 4
