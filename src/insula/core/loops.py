"""Template: the loops around a title's kernels. Executed once for each title, with the names below as globals.

    setup, legal_moves, apply, explain, scores, resample, faults    the title's kernels
    N_MOVES, MAX_FORCED                                             how many moves it has, and at most by force
    IS_ASKED                                                        moves that are not made by force: that would tell

See `insula.core.jit.instantiate` for why this is a template.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.core.jit import Array, kernel
from insula.core.layout import NOBODY
from insula.core.rng import below, stream_word

if TYPE_CHECKING:
    setup: Any = None
    legal_moves: Any = None
    apply: Any = None
    explain: Any = None
    scores: Any = None
    resample: Any = None
    faults: Any = None
    N_MOVES = MAX_FORCED = 0
    IS_ASKED: Any = None

ILLEGAL = 0
MADE = N_MOVES
"""Where in a buffer of legal moves `advance` notes the moves that it made."""
BUFFER = N_MOVES + MAX_FORCED
PLAYER_STREAM = 0
UNSORTED, ENDLESS, UNEXPLAINED, STUCK = 1 << 32, 1 << 33, 1 << 34, 1 << 35
"""What `fuzz` finds besides the title's own fault bits, which are the 32 below."""


# --- One game -------------------------------------------------------------------------------------------------


@kernel
def begin(
    content: Array, states: Array, i: int, seats: int, options: Array, seed: np.uint64, legal: Array
) -> tuple[int, int]:
    """Set up a game; the seat to act and how many legal moves it has."""
    setup(content, states, i, seats, options, seed)
    return int(states[i].actor), int(legal_moves(content, states, i, legal))


@kernel
def advance(
    content: Array, states: Array, i: int, move: int, legal: Array, n_legal: int, bound: int, events: Array
) -> tuple[int, int, int, int]:
    """Make a move if it is among the legal ones, then the moves without alternative that follow.

    `legal` holds the legal moves and, from MADE on, takes the moves made, of which there are at most `bound`.
    Returns how many were made (none: ILLEGAL, and nothing was touched), the seat to act, how many legal moves
    it has, and up to which of the moves made no free undo goes back. Nobody's are none: a move that is only tried
    out may leave the seat to act open.
    """
    s = states[i]
    if not contains(legal, n_legal, move):
        return ILLEGAL, int(s.actor), n_legal, 0
    count = 0
    barrier = 0
    while True:
        before = s.turn + s.revealed
        apply(content, states, i, move, events)
        legal[MADE + count] = move
        count += 1
        if s.turn + s.revealed != before or s.actor == NOBODY:
            barrier = count
        n_legal = 0 if s.actor == NOBODY else legal_moves(content, states, i, legal)
        if n_legal != 1 or count == bound or IS_ASKED[legal[0]]:
            return count, int(s.actor), int(n_legal), barrier
        move = legal[0]


@kernel
def preview(
    content: Array,
    states: Array,
    i: int,
    move: int,
    legal: Array,
    n_legal: int,
    word: int,
    copies: Array,
    events: Array,
) -> tuple[bool, bool]:
    """Make a legal move as the seat to act can foresee it, on a copy in which what it cannot know is rerolled.

    Whether that ends the turn, and whether it brings something to light.
    """
    s = states[i]
    copies[0] = s
    resample_for(content, copies, 0, s.actor, np.uint64(word))
    advance(content, copies, 0, move, legal.copy(), n_legal, MAX_FORCED, events)
    after = copies[0]
    return bool(after.turn != s.turn or after.actor == NOBODY), bool(after.revealed != s.revealed)


@kernel
def contains(legal: Array, n_legal: int, move: int) -> bool:
    """Whether a move is in the ascending list."""
    for k in range(n_legal):
        if legal[k] >= move:
            return legal[k] == move
    return False


# --- Many games -----------------------------------------------------------------------------------------------


@kernel
def begin_game(
    content: Array,
    states: Array,
    i: int,
    seats: int,
    options: Array,
    seed: np.uint64,
    rng: Array,
    legal: Array,
    silent: Array,
) -> None:
    """Set up a game, make the moves without alternative that it begins with, give its random players their word."""
    setup(content, states, i, seats, options, seed)
    n_legal = legal_moves(content, states, i, legal)
    if n_legal == 1 and not IS_ASKED[legal[0]]:
        advance(content, states, i, legal[0], legal, n_legal, MAX_FORCED, silent)
    rng[i] = player_word(seed)


@kernel
def begin_games(
    content: Array,
    states: Array,
    first: int,
    last: int,
    seats: int,
    options: Array,
    seeds: Array,
    rng: Array,
    silent: Array,
) -> None:
    """Begin games `first` to `last - 1`, each from its own seed."""
    legal = np.empty(BUFFER, np.int32)
    for i in range(first, last):
        begin_game(content, states, i, seats, options, seeds[i], rng, legal, silent)


@kernel
def play_out(content: Array, states: Array, i: int, rng: Array, stream: int, legal: Array, silent: Array) -> int:
    """Play one game to its end with uniformly random moves; how many decisions that took."""
    decisions = 0
    while states[i].actor != NOBODY:
        n_legal = legal_moves(content, states, i, legal)
        if n_legal > 1:
            decisions += 1
            apply(content, states, i, legal[below(rng, stream, n_legal)], silent)
        else:
            apply(content, states, i, legal[0], silent)
    return decisions


@kernel
def play_out_games(content: Array, states: Array, first: int, last: int, rng: Array, silent: Array) -> int:
    """Play out games `first` to `last - 1`, game i with word i of the generator; the number of decisions."""
    legal = np.empty(N_MOVES, np.int32)
    decisions = 0
    for i in range(first, last):
        decisions += play_out(content, states, i, rng, i, legal, silent)
    return decisions


@kernel
def play_games(
    content: Array,
    states: Array,
    seats: int,
    options: Array,
    first_seed: np.uint64,
    games: int,
    silent: Array,
) -> int:
    """Set up and play out game after game in row 0, which stays in the processor's cache."""
    legal = np.empty(N_MOVES, np.int32)
    rng = np.empty(1, np.uint64)
    decisions = 0
    for game in range(games):
        seed = first_seed + np.uint64(game)
        setup(content, states, 0, seats, options, seed)
        rng[0] = player_word(seed)
        decisions += play_out(content, states, 0, rng, 0, legal, silent)
    return decisions


@kernel
def player_word(seed: np.uint64) -> np.uint64:
    """The word that random players of a game begin with: unrelated to what the game itself draws."""
    return stream_word(~seed, PLAYER_STREAM)


@kernel
def can_step(content: Array, states: Array, i: int, move: int, legal: Array) -> bool:
    """Whether a game is over, or a move is legal in it."""
    return states[i].actor == NOBODY or contains(legal, legal_moves(content, states, i, legal), move)


@kernel
def check_games(content: Array, states: Array, first: int, last: int, moves: Array, is_legal: Array) -> None:
    """Note for each game whether it can be stepped with its move."""
    legal = np.empty(N_MOVES, np.int32)
    for i in range(first, last):
        is_legal[i] = can_step(content, states, i, moves[i], legal)


@kernel
def step_game(content: Array, states: Array, i: int, move: int, legal: Array, silent: Array) -> None:
    """Make a legal move if the game still runs, then what follows by force."""
    if states[i].actor != NOBODY:
        n_legal = legal_moves(content, states, i, legal)
        advance(content, states, i, move, legal, n_legal, MAX_FORCED, silent)


@kernel
def step_games(content: Array, states: Array, first: int, last: int, moves: Array, silent: Array) -> None:
    """Make one move in each running game."""
    legal = np.empty(BUFFER, np.int32)
    for i in range(first, last):
        step_game(content, states, i, moves[i], legal, silent)


@kernel
def mask_game(content: Array, states: Array, i: int, mask: Array, legal: Array) -> None:
    """Write a game's legal moves as zeros and ones."""
    for move in range(N_MOVES):
        mask[i, move] = 0
    for k in range(legal_moves(content, states, i, legal)):
        mask[i, legal[k]] = 1


@kernel
def mask_games(content: Array, states: Array, first: int, last: int, mask: Array) -> None:
    """Write each game's legal moves as a row of zeros and ones."""
    legal = np.empty(N_MOVES, np.int32)
    for i in range(first, last):
        mask_game(content, states, i, mask, legal)


@kernel
def score_games(content: Array, states: Array, first: int, last: int, points: Array, standings: Array) -> None:
    """Write each game's points and standings."""
    for i in range(first, last):
        scores(content, states, i, points[i], standings[i])


@kernel
def copy_state(states: Array, source: int, target: int, times: int) -> None:
    """Copy a state, as search does at the head of every iteration."""
    for _ in range(times):
        states[target] = states[source]


# --- Proof ----------------------------------------------------------------------------------------------------


@kernel
def perft(content: Array, states: Array, depth: int, legal: Array, silent: Array, nodes: Array) -> np.uint64:
    """Walk all lines of `depth` moves from row 0 and count them, with a hash of all legal lists in their order.

    Rows 1 to `depth` and the rows of `legal` are the walk's stack; `nodes[d]` counts positions at depth d.
    """
    mark = np.uint64(0)
    at = np.zeros(depth + 1, np.int64)
    n_legal = np.zeros(depth + 1, np.int64)
    level = 0
    nodes[0] = 1
    if depth > 0:
        n_legal[0] = legal_moves(content, states, 0, legal[0])
    while level >= 0:
        if level == depth or at[level] == n_legal[level]:
            at[level] = 0
            level -= 1
            continue
        move = legal[level, at[level]]
        at[level] += 1
        mark = stream_word(mark, move)
        states[level + 1] = states[level]
        apply(content, states, level + 1, move, silent)
        level += 1
        nodes[level] += 1
        if level < depth:
            n_legal[level] = legal_moves(content, states, level, legal[level])
    return mark


@kernel
def fuzz_game(
    content: Array, states: Array, i: int, rng: Array, legal: Array, silent: Array, max_moves: int
) -> tuple[int, int]:
    """Play one random game with every invariant checked after every move; moves made and what was wrong."""
    moves = 0
    wrong = faults(content, states, i)
    while wrong == 0 and states[i].actor != NOBODY:
        n_legal = legal_moves(content, states, i, legal)
        wrong |= check_legal(content, states, i, legal, n_legal)
        if moves == max_moves:
            wrong |= ENDLESS
        if wrong == 0:
            apply(content, states, i, legal[below(rng, 0, n_legal)], silent)
            moves += 1
            wrong |= faults(content, states, i)
    return moves, wrong


@kernel
def check_legal(content: Array, states: Array, i: int, legal: Array, n_legal: int) -> int:
    """The list is not empty, ascends, and holds exactly the moves that `explain` does not refuse."""
    wrong = 0 if n_legal > 0 else STUCK
    for k in range(1, n_legal):
        if legal[k - 1] >= legal[k]:
            wrong |= UNSORTED
    for move in range(N_MOVES):
        if (explain(content, states, i, move) == 0) != contains(legal, n_legal, move):
            wrong |= UNEXPLAINED
    return wrong


@kernel
def resample_for(content: Array, states: Array, i: int, seat: int, word: np.uint64) -> None:
    """Reroll what a seat cannot know, from one word."""
    rng = np.empty(1, np.uint64)
    rng[0] = word
    resample(content, states, i, seat, rng)
