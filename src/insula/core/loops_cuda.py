"""Template: the loops of `loops.py` with one game a thread, as CUDA kernels. Executed once a title.

setup, legal_moves, apply    the title's kernels, which become device code as they are
N_MOVES                      how many moves it has
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int32

from insula.core.jit import Array
from insula.core.layout import NOBODY
from insula.core.rng import below, stream_word

if TYPE_CHECKING:
    setup: Any = None
    legal_moves: Any = None
    apply: Any = None
    N_MOVES = 0

PLAYER_STREAM = 0


@cuda.jit
def set_up_games(content: Array, states: Array, seats: int, options: Array, seeds: Array, rng: Array) -> None:
    """Set up every game from its seed and give its random players their word."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        setup(content, states, i, seats, options, seeds[i])
        rng[i] = stream_word(~seeds[i], PLAYER_STREAM)


@cuda.jit
def play_out_games(content: Array, states: Array, rng: Array, silent: Array, decisions: Array) -> None:
    """Play every game to its end with uniformly random moves."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal = cuda.local.array(N_MOVES, int32)
        made = 0
        while states[i].actor != NOBODY:
            n_legal = legal_moves(content, states, i, legal)
            if n_legal > 1:
                made += 1
                apply(content, states, i, legal[below(rng, i, n_legal)], silent)
            else:
                apply(content, states, i, legal[0], silent)
        decisions[i] = made
