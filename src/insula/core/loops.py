"""Template: the loops around a title's kernels. Executed once for each title, with the names below as globals.

    setup, legal_moves, apply, explain, scores, resample, faults    the title's kernels
    observe                                                         what a seat may know as numbers, nothing without it
    N_MOVES, MAX_FORCED                                             how many moves it has, and at most by force
    IS_ASKED                                                        moves that are not made by force: that would tell
    MAX_SEATS                                                       how many seats may play

Loops over many games take the arrays of a batch as one: `now` is what it tells (`insula.core.batch.Now`), and `kept`
what it keeps for itself (`Kept`).

See `insula.core.jit.instantiate` for why this is a template.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.core.events import AUDIENCE, COUNT, FIRST_REVEAL, OVERFLOW
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY, NOBODY
from insula.core.rng import below, stream_word, wrapping

if TYPE_CHECKING:
    setup: Any = None
    legal_moves: Any = None
    apply: Any = None
    explain: Any = None
    scores: Any = None
    resample: Any = None
    faults: Any = None
    observe: Any = None
    N_MOVES = MAX_FORCED = MAX_SEATS = 0
    IS_ASKED: Any = None

ILLEGAL = 0
MADE = N_MOVES
"""Where in a buffer of legal moves `advance` notes the moves that it made."""
BUFFER = N_MOVES + MAX_FORCED
PLAYER_STREAM = 0
NO_MOVE = -1
WORD_BITS = 64
N_WORDS = N_MOVES // WORD_BITS + 1
"""Words of bits in which a set of moves has room."""
ONE, NONE = np.uint64(1), np.uint64(0)
DISABLED, NEXT_STEP, SAME_STEP = range(3)
"""What becomes of a game that is over: it stays, the next step begins it anew, or the one that ends it does."""
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
    if not contains(legal, n_legal, move):
        return ILLEGAL, int(states[i].actor), n_legal, 0
    return make(content, states, i, move, legal, bound, events)


@kernel
def make(
    content: Array, states: Array, i: int, move: int, legal: Array, bound: int, events: Array
) -> tuple[int, int, int, int]:
    """Make a legal move, or NO_MOVE, then those without alternative that follow; see `advance`."""
    s = states[i]
    count = 0
    barrier = 0
    while True:
        if move != NO_MOVE:
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
    legal: Array,
    n_legal: int,
    word: int,
    copies: Array,
    events: Array,
    told: Array,
    outcomes: Array,
) -> int:
    """Make each legal move as the seat to act can foresee it, on a copy in which what it cannot know is rerolled.

    `outcomes` takes for each whether it ends the turn, whether it brings something to light, whether `events` was too
    short, and where in `told` its events end: those that the seat may know, up to the first reveal. Returns how many
    rows that takes; if `told` has fewer, the last are missing.
    """
    s = states[i]
    copies[0] = s
    resample_for(content, copies, 0, s.actor, np.uint64(word))
    buffer = legal.copy()
    rows = 0
    for k in range(n_legal):
        copies[1] = copies[0]
        buffer[:n_legal] = legal[:n_legal]
        events[0] = 0
        advance(content, copies, 1, legal[k], buffer, n_legal, MAX_FORCED, events)
        end = events[0, COUNT] + 1
        if events[0, FIRST_REVEAL] != 0:
            end = events[0, FIRST_REVEAL]
        for row in range(1, end):
            if events[row, AUDIENCE] == EVERYBODY or events[row, AUDIENCE] == s.actor:
                if rows < told.shape[0]:
                    told[rows] = events[row]
                rows += 1
        after = copies[1]
        outcomes[k, 0] = after.turn != s.turn or after.actor == NOBODY
        outcomes[k, 1] = after.revealed != s.revealed
        outcomes[k, 2] = events[0, OVERFLOW]
        outcomes[k, 3] = rows
    return rows


@kernel
def contains(legal: Array, n_legal: int, move: int) -> bool:
    """Whether a move is in the ascending list."""
    for k in range(n_legal):
        if legal[k] >= move:
            return legal[k] == move
    return False


# --- Many games -----------------------------------------------------------------------------------------------


@kernel
def start_game(
    content: Array, states: Array, i: int, seats: int, options: Array, seed: np.uint64, rng: Array
) -> None:  # fmt: skip
    """Set up a game, and give its random players their word."""
    setup(content, states, i, seats, options, seed)
    rng[i] = player_word(seed)


@kernel
def begin_games(
    content: Array, states: Array, games: Array, first: int, last: int, seats: int, options: Array, now: Record,
    kept: Record, silent: Array,
) -> None:  # fmt: skip
    """Begin some games, each from its own seed, and make the moves without alternative that they begin with."""
    listed = np.empty(BUFFER, np.int32)
    for k in range(first, last):
        i = games[k]
        start_game(content, states, i, seats, options, now.seeds[i], kept.rng)
        make(content, states, i, NO_MOVE, listed, MAX_FORCED, silent)


@wrapping
@kernel
def next_seed(seed: np.uint64, n: int) -> np.uint64:
    """What a game of `n` begins with after one of that seed."""
    return seed + np.uint64(n)


@kernel
def is_allowed(allowed: Array, i: int, move: int) -> bool:
    """Whether a move is among those that were legal when a game's moves were last listed."""
    if move < 0 or move >= N_MOVES:
        return False
    return (allowed[i, move // WORD_BITS] >> np.uint64(move % WORD_BITS)) & ONE != NONE


@kernel
def tell_moves(i: int, listed: Array, n: int, now: Record, kept: Record) -> None:
    """Write a game's legal moves: as bits that are kept, as a list with NO_MOVE behind it, into an empty mask."""
    for word in range(N_WORDS):
        kept.allowed[i, word] = NONE
    for k in range(n):
        move = listed[k]
        kept.allowed[i, move // WORD_BITS] |= ONE << np.uint64(move % WORD_BITS)
    if now.legal.shape[1] > 0:
        for k in range(n):
            now.legal[i, k] = listed[k]
        for k in range(n, min(now.n_legal[i], N_MOVES)):
            now.legal[i, k] = NO_MOVE
    if now.mask.shape[1] > 0:
        for k in range(n):
            now.mask[i, listed[k]] = 1
    now.n_legal[i] = n


@kernel
def rank(standing: Array, seats: int, out: Array) -> None:
    """The utilities of seats that stand so: 1 for the first place to -1 for the last, ties averaged."""
    for seat in range(seats):
        ahead = 0
        level = 0
        for other in range(seats):
            if standing[other] > standing[seat]:
                ahead += 1
            elif standing[other] == standing[seat]:
                level += 1
        out[seat] = 1.0 - (2 * ahead + level - 1) / (seats - 1)


@kernel
def is_to_move(
    states: Array, i: int, seats: int, move: int, autoreset: int, now: Record, kept: Record, listed: Array
) -> bool:
    """Whether a game goes on with its move; its mask must be empty.

    One that is over stays, or is marked to begin anew. Where the move is illegal, the same moves are told again.
    """
    for seat in range(seats):
        now.rewards[i, seat] = 0.0
    now.same_seat[i] = False
    kept.begins[i] = False
    kept.ended_by[i] = NOBODY
    if states[i].actor == NOBODY:
        if autoreset != DISABLED:
            now.terminated[i] = False
            mark_to_begin(i, states.shape[0], now, kept)
        return False
    if is_allowed(kept.allowed, i, move):
        return True
    kept.refused[i] += 1
    n = 0
    for other in range(N_MOVES):
        if is_allowed(kept.allowed, i, other):
            listed[n] = other
            n += 1
    tell_moves(i, listed, n, now, kept)
    return False


@kernel
def mark_to_begin(i: int, games: int, now: Record, kept: Record) -> None:
    """Note that this step begins a game anew, from its next seed."""
    kept.begins[i] = True
    now.seeds[i] = next_seed(now.seeds[i], games)


@kernel
def move_game(
    content: Array, states: Array, i: int, seats: int, move: int, autoreset: int, now: Record, kept: Record,
    silent: Array, listed: Array, points: Array, standing: Array,
) -> int:  # fmt: skip
    """Make a legal move in a game, then what follows by force, and tell what came of it; NO_MOVE where it has begun.

    The seat that is to observe: the one to act, or that moved last; NOBODY where the game is to begin anew.
    """
    s = states[i]
    mover = s.actor
    _, _, n, _ = make(content, states, i, move, listed, MAX_FORCED, silent)
    if move != NO_MOVE:
        now.terminated[i] = s.actor == NOBODY
        now.same_seat[i] = s.actor == mover
        if s.actor == NOBODY:
            scores(content, states, i, points, standing)
            rank(standing, seats, now.rewards[i])
            if autoreset == SAME_STEP:
                for seat in range(seats):
                    now.final_scores[i, seat] = points[seat]
                kept.ended_by[i] = mover
                mark_to_begin(i, states.shape[0], now, kept)
                return NOBODY
    tell_moves(i, listed, n, now, kept)
    now.player[i] = s.actor
    return int(mover if s.actor == NOBODY else s.actor)


@kernel
def step_game(
    content: Array, states: Array, i: int, seats: int, options: Array, move: int, autoreset: int, now: Record,
    kept: Record, silent: Array, listed: Array, points: Array, standing: Array,
) -> int:  # fmt: skip
    """Step a game with its move and tell all but its observation; its mask must be empty.

    The seat that is to observe, NOBODY where nothing was done. A CUDA device does the same in parts, one kernel each:
    in one, all this would neither be compiled in good time nor find room for its tables.
    """
    seat = NOBODY
    if is_to_move(states, i, seats, move, autoreset, now, kept, listed):
        seat = move_game(
            content, states, i, seats, move, autoreset, now, kept, silent, listed, points, standing
        )  # fmt: skip
    if kept.begins[i]:
        if kept.ended_by[i] != NOBODY and now.final_observation.shape[1] > 0:
            now.final_observation[i, :] = 0.0
            observe(content, states, i, int(kept.ended_by[i]), now.final_observation[i])
        start_game(content, states, i, seats, options, now.seeds[i], kept.rng)
        seat = move_game(
            content, states, i, seats, NO_MOVE, autoreset, now, kept, silent, listed, points, standing
        )  # fmt: skip
    return seat


@kernel
def step_games(
    content: Array, states: Array, first: int, last: int, seats: int, options: Array, moves: Array, autoreset: int,
    now: Record, kept: Record, silent: Array,
) -> None:  # fmt: skip
    """Step games `first` to `last - 1`, each with its move, and tell all of them."""
    listed = np.empty(BUFFER, np.int32)
    points = np.empty(MAX_SEATS, np.int64)
    standing = np.empty(MAX_SEATS, np.int64)
    for i in range(first, last):
        now.mask[i, :] = 0
        seat = step_game(
            content, states, i, seats, options, moves[i], autoreset, now, kept, silent, listed, points, standing
        )
        if seat != NOBODY and now.observation.shape[1] > 0:
            now.observation[i, :] = 0.0
            observe(content, states, i, seat, now.observation[i])


@kernel
def tell_game(content: Array, states: Array, i: int, now: Record, kept: Record, listed: Array) -> int:
    """Tell how a game stands that was not stepped; its mask must be empty. The seat that is to observe."""
    s = states[i]
    tell_moves(i, listed, 0 if s.actor == NOBODY else legal_moves(content, states, i, listed), now, kept)
    now.player[i] = s.actor
    now.terminated[i] = s.actor == NOBODY
    now.same_seat[i] = False
    for seat in range(s.seats):
        now.rewards[i, seat] = 0.0
    return max(0, s.actor)


@kernel
def tell_games(content: Array, states: Array, games: Array, first: int, last: int, now: Record, kept: Record) -> None:
    """Tell how some games stand that were not stepped."""
    listed = np.empty(BUFFER, np.int32)
    for k in range(first, last):
        i = games[k]
        now.mask[i, :] = 0
        seat = tell_game(content, states, i, now, kept, listed)
        if now.observation.shape[1] > 0:
            now.observation[i, :] = 0.0
            observe(content, states, i, seat, now.observation[i])


@kernel
def observe_games(content: Array, states: Array, first: int, last: int, seats: Array, out: Array) -> None:
    """Write what a seat of each game may know."""
    for i in range(first, last):
        out[i, :] = 0.0
        observe(content, states, i, seats[i], out[i])


@kernel
def resample_games(content: Array, states: Array, games: Array, first: int, last: int, words: Array) -> None:
    """Draw anew in some games what the seat to act cannot know, each from its own word; those that are over stay."""
    for k in range(first, last):
        i = games[k]
        if states[i].actor != NOBODY:
            resample_for(content, states, i, states[i].actor, words[k])


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
def check_games(moves: Array, states: Array, first: int, last: int, allowed: Array, is_legal: Array) -> None:
    """Note for each game whether it can be stepped with its move: it is over, or the move is legal."""
    for i in range(first, last):
        is_legal[i] = states[i].actor == NOBODY or is_allowed(allowed, i, moves[i])


@kernel
def score_games(content: Array, states: Array, first: int, last: int, points: Array, utilities: Array) -> None:
    """Write each game's points, and its utilities if it is over."""
    standing = np.empty(MAX_SEATS, np.int64)
    for i in range(first, last):
        scores(content, states, i, points[i], standing)
        utilities[i, :] = 0.0
        if states[i].actor == NOBODY:
            rank(standing, states[i].seats, utilities[i])


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
