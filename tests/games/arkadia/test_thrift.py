"""K22: games of players that never use a banner all end."""

from __future__ import annotations

import numpy as np
import pytest

from insula import load_game
from insula.core.events import silent_log
from insula.core.jit import INTERPRETED, Array, kernel
from insula.core.layout import NOBODY
from insula.core.rng import below
from insula.games.arkadia import moves as mv
from insula.games.arkadia import rules
from insula.games.arkadia.state import MAX_BANNERS, MAX_MOVES

GAMES = 10 if INTERPRETED else 10_000
"""For each number of seats."""


@kernel
def play_thriftily(
    content: Array, states: Array, seats: int, options: Array, seed: np.uint64, rng: Array, legal: Array, silent: Array
) -> int:
    """A random game in which nobody uses a banner; how many moves it took, MAX_MOVES if it did not end."""
    rules.setup(content, states, 0, seats, options, seed)
    for moves in range(MAX_MOVES):
        if states[0].actor == NOBODY:
            return moves
        n_legal = rules.legal_moves(content, states, 0, legal)
        move = legal[below(rng, 0, n_legal)]
        rules.apply(content, states, 0, mv.END_MOVE if move == mv.BANNER_MOVE else move, silent)
    return MAX_MOVES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k22_games_without_banners_all_end(seats):
    game = load_game("arkadia", seats)
    rows, legal, rng = game.layout.zeros(1), np.empty(len(game.moves), np.int32), np.array([seats], np.uint64)
    by_all_passing = 0
    for seed in range(GAMES):
        moves = play_thriftily(
            game.content.tables, rows, seats, game.option_numbers, np.uint64(seed), rng, legal, silent_log()
        )
        assert moves < MAX_MOVES, seed
        assert rows["banners"][0, :seats].tolist() == [MAX_BANNERS] * seats
        by_all_passing += rows["passes"][0] == seats
    assert by_all_passing > GAMES // 2
