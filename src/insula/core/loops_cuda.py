"""Template: the loops of `loops.py` with one game a thread, as CUDA kernels. Executed once for each title.

begin_game, can_step, step_game, mask_game, play_out    the loops' kernels, which become device code as they are
N_MOVES, BUFFER                                         how many moves there are; room for them and those made
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int16

from insula.core.jit import Array

if TYPE_CHECKING:
    begin_game: Any = None
    can_step: Any = None
    step_game: Any = None
    mask_game: Any = None
    play_out: Any = None
    N_MOVES = BUFFER = 0


@cuda.jit
def begin_games(
    content: Array, states: Array, seats: int, options: Array, seeds: Array, rng: Array, silent: Array
) -> None:
    """Begin every game from its seed."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal = cuda.local.array(BUFFER, int16)
        begin_game(content, states, i, seats, options, seeds[i], rng, legal, silent)


@cuda.jit
def check_games(content: Array, states: Array, moves: Array, is_legal: Array) -> None:
    """Note for each game whether it can be stepped with its move."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal = cuda.local.array(N_MOVES, int16)
        is_legal[i] = can_step(content, states, i, moves[i], legal)


@cuda.jit
def step_games(content: Array, states: Array, moves: Array, silent: Array) -> None:
    """Make one move in each running game."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal = cuda.local.array(BUFFER, int16)
        step_game(content, states, i, moves[i], legal, silent)


@cuda.jit
def mask_games(content: Array, states: Array, mask: Array) -> None:
    """Write each game's legal moves as a row of zeros and ones."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal = cuda.local.array(N_MOVES, int16)
        mask_game(content, states, i, mask, legal)


@cuda.jit
def play_out_games(content: Array, states: Array, rng: Array, silent: Array, decisions: Array) -> None:
    """Play every game to its end with uniformly random moves."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        legal = cuda.local.array(N_MOVES, int16)
        decisions[i] = play_out(content, states, i, rng, i, legal, silent)
