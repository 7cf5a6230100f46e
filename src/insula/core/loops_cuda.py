"""Template: the loops of `loops.py` with one game a thread, as CUDA kernels. Executed once a title.

setup, play_out, player_word    the title's and the loops' kernels, which become device code as they are
N_MOVES                         how many moves the title has
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int32

from insula.core.jit import Array

if TYPE_CHECKING:
    setup: Any = None
    play_out: Any = None
    player_word: Any = None
    N_MOVES = 0


@cuda.jit
def set_up_games(content: Array, states: Array, seats: int, options: Array, seeds: Array, rng: Array) -> None:
    """Set up every game from its seed and give its random players their word."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        setup(content, states, i, seats, options, seeds[i])
        rng[i] = player_word(seeds[i])


@cuda.jit
def play_out_games(content: Array, states: Array, rng: Array, silent: Array, decisions: Array) -> None:
    """Play every game to its end with uniformly random moves."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal = cuda.local.array(N_MOVES, int32)
        decisions[i] = play_out(content, states, i, rng, i, legal, silent)
