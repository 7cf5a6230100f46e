"""Template: the loops of `loops.py` with one game a thread, as CUDA kernels. Executed once for each title.

start_game, is_to_move, move_game, tell_game, play_out, rank, is_allowed
                                        the loops' kernels, which become device code as they are
observe, scores                         likewise, the title's own
N_MOVES, NO_MOVE, BUFFER, MAX_SEATS     how many moves there are, and none; room for them and those made; seats

Each kernel has little to do: what it calls is compiled into it, and all tables that this mentions, each time anew,
must go into 64 kB of constant memory. So only one makes moves, only one sets up, and only one observes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numba import cuda, int16, int64

from insula.core.jit import Array, Record
from insula.core.layout import NOBODY

if TYPE_CHECKING:
    start_game: Any = None
    is_to_move: Any = None
    move_game: Any = None
    tell_game: Any = None
    play_out: Any = None
    rank: Any = None
    is_allowed: Any = None
    observe: Any = None
    scores: Any = None
    N_MOVES = NO_MOVE = BUFFER = MAX_SEATS = 0


@cuda.jit
def start_games(content: Array, states: Array, seats: int, options: Array, now: Record, kept: Record) -> None:
    """Set up the games that are marked to begin, each from its own seed."""
    i = cuda.grid(1)
    if i < states.shape[0] and kept.begins[i]:
        start_game(content, states, i, seats, options, now.seeds[i], kept.rng)


@cuda.jit
def check_games(moves: Array, states: Array, allowed: Array, is_legal: Array, wrong: Array) -> None:
    """Note for each game whether it can be stepped with its move, and count those that cannot."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        is_legal[i] = states[i].actor == NOBODY or is_allowed(allowed, i, moves[i])
        if not is_legal[i]:
            cuda.atomic.add(wrong, 0, 1)


@cuda.jit
def move_games(
    content: Array, states: Array, seats: int, moves: Array, autoreset: int, is_begun: bool, now: Record, kept: Record,
    silent: Array, observers: Array,
) -> None:  # fmt: skip
    """Make the move of every game, or those by force that begin the games just set up; tell all but observations."""
    if not is_begun:
        first = cuda.blockIdx.x * cuda.blockDim.x
        for game in range(first, min(first + cuda.blockDim.x, states.shape[0])):
            for move in range(cuda.threadIdx.x, now.mask.shape[1], cuda.blockDim.x):
                now.mask[game, move] = 0
        cuda.syncthreads()
    i = cuda.grid(1)
    if i < states.shape[0]:
        listed = cuda.local.array(BUFFER, int16)
        points = cuda.local.array(MAX_SEATS, int64)
        standing = cuda.local.array(MAX_SEATS, int64)
        move = NO_MOVE
        if is_begun:
            goes_on = kept.begins[i]
        else:
            move = int64(moves[i])
            observers[i] = NOBODY
            goes_on = is_to_move(states, i, seats, move, autoreset, now, kept, listed)
        if goes_on:
            observers[i] = move_game(
                content, states, i, seats, move, autoreset, now, kept, silent, listed, points, standing
            )


@cuda.jit
def tell_games(content: Array, states: Array, games: Array, now: Record, kept: Record, observers: Array) -> None:
    """Tell how some games stand that were not stepped, but for their observations; no other has an observer then."""
    k = cuda.grid(1)
    if k < games.shape[0]:
        i = games[k]
        listed = cuda.local.array(BUFFER, int16)
        for move in range(now.mask.shape[1]):
            now.mask[i, move] = 0
        observers[i] = tell_game(content, states, i, now, kept, listed)


@cuda.jit
def observe_games(content: Array, states: Array, observers: Array, out: Array) -> None:
    """Write what the observer of each game may know, where there is one."""
    first = cuda.blockIdx.x * cuda.blockDim.x
    for game in range(first, min(first + cuda.blockDim.x, states.shape[0])):
        if observers[game] != NOBODY:
            for place in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
                out[game, place] = 0.0
    cuda.syncthreads()
    i = cuda.grid(1)
    if i < states.shape[0] and observers[i] != NOBODY:
        observe(content, states, i, observers[i], out[i])


@cuda.jit
def score_games(content: Array, states: Array, points: Array, utilities: Array) -> None:
    """Write each game's points, and its utilities if it is over."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        standing = cuda.local.array(MAX_SEATS, int64)
        scores(content, states, i, points[i], standing)
        for seat in range(states[i].seats):
            utilities[i, seat] = 0.0
        if states[i].actor == NOBODY:
            rank(standing, states[i].seats, utilities[i])


@cuda.jit
def copy_games(source: Array, source_rows: Array, target: Array, target_rows: Array, width: int) -> None:
    """Copy rows of so many bytes, one after another, each from its place to its place."""
    place = cuda.grid(1)
    if place < source_rows.shape[0] * width:
        k, byte = place // width, place % width
        target[target_rows[k] * width + byte] = source[source_rows[k] * width + byte]


@cuda.jit
def play_out_games(content: Array, states: Array, rng: Array, silent: Array, decisions: Array) -> None:
    """Play every game to its end with uniformly random moves."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        listed = cuda.local.array(N_MOVES, int16)
        decisions[i] = play_out(content, states, i, rng, i, listed, silent)
