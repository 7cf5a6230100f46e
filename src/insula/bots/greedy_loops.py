"""Template: the walk through all ways to play a turn. Executed once for each title.

legal_moves, apply, evaluate    the title's kernels
likely_moves                    those of the legal moves that are worth a thought further on in a turn
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.core.jit import Array, kernel

if TYPE_CHECKING:
    legal_moves: Any = None
    apply: Any = None
    evaluate: Any = None
    likely_moves: Any = None


@kernel
def weigh_turn(
    content: Array, states: Array, weights: Array, legal: Array, silent: Array, max_nodes: int, worths: Array
) -> int:
    """The legal moves of the position in row 0 of `legal`, with the worth of the best line that begins with each."""
    n_moves = legal_moves(content, states, 0, legal[0])
    weigh_moves(content, states, weights, legal, n_moves, silent, max_nodes, worths)
    return n_moves


@kernel
def weigh_moves(
    content: Array,
    states: Array,
    weights: Array,
    legal: Array,
    n_moves: int,
    silent: Array,
    max_nodes: int,
    worths: Array,
) -> int:
    """For each of the moves in row 0 of `legal` the worth of the best line of one's own moves that begins with it.

    Row 0 is the position; the rows below it and those of `legal` are the walk's stack. A line ends with the turn, at
    the first reveal, where no move is worth a thought, or at the bottom of the stack; past `max_nodes` no line is begun
    anew. The last row, whose number is returned, is the end of the best line of all.
    """
    seat = states[0].actor
    last = states.shape[0] - 1
    depth = last - 1
    at = np.zeros(depth + 1, np.int64)
    n_legal = np.zeros(depth + 1, np.int64)
    n_legal[0] = n_moves
    worths[:n_moves] = -1.0e18
    best = -1.0e18
    level = 0
    nodes = 0
    while level >= 0:
        if at[level] == n_legal[level] or (nodes > max_nodes and level > 0):
            level -= 1
            continue
        move = legal[level, at[level]]
        at[level] += 1
        nodes += 1
        states[level + 1] = states[level]
        apply(content, states, level + 1, move, silent)
        after = states[level + 1]
        n_likely = 0
        is_own = after.actor == seat and after.turn == states[0].turn and after.revealed == states[0].revealed
        if is_own and level + 1 < depth and nodes <= max_nodes:
            n_likely = likely_moves(content, states, level + 1, legal[level + 1])
        if n_likely > 0:
            level += 1
            at[level] = 0
            n_legal[level] = n_likely
        else:
            worth = evaluate(content, states, level + 1, seat, weights)
            worths[at[0] - 1] = max(worths[at[0] - 1], worth)
            if worth > best:
                best = worth
                states[last] = after
    return last
