"""Template: tree search over whole turns, judged by the title's evaluation. Executed once a title.

    legal_moves, apply, resample, evaluate    the title's kernels
    likely_moves                              those of the legal moves that are worth a thought further on
    weigh_moves                               of `greedy_loops.py`: the best line of a turn under each of its moves
    N_MOVES, MAX_SEATS                        sizes

For titles in which random play says little of a position. Every iteration draws anew what the searching seat cannot
know and walks down one tree that all draws share. At its end the rest of the turn there is weighed: each move becomes
a child that begins with one visit, worth the best line under it. Nothing is looked at beyond that turn, nor beyond the
first thing that comes to light in it; the walk itself ends when more things than `reveals` have come to light. Each
seat maximises its own utility: its worth above the best other's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.bots.tree import NO_NODE, ROOT, add_child, best_move, clear_children, match_children
from insula.core.jit import Array, kernel
from insula.core.layout import NOBODY

if TYPE_CHECKING:
    legal_moves: Any = None
    apply: Any = None
    resample: Any = None
    evaluate: Any = None
    likely_moves: Any = None
    weigh_moves: Any = None
    N_MOVES = MAX_SEATS = 0

MAX_PATH = 256
DRAW = 1


@kernel
def search(
    content: Array,
    states: Array,
    nodes: Array,
    worths: Array,
    iterations: int,
    exploration: float,
    spread: float,
    weights: Array,
    max_nodes: int,
    reveals: int,
    legal: Array,
    rng: Array,
    silent: Array,
) -> int:
    """The move most visited. Row 0 is the position, row 1 the draw, those below the stack of `weigh_moves`."""
    child_of_move = np.full(N_MOVES, NO_NODE, np.int32)
    path = np.empty(MAX_PATH, np.int32)
    seats = np.empty(MAX_PATH, np.int32)
    worth_of_move = np.zeros(N_MOVES)
    worth_of_seat = np.zeros(MAX_SEATS)
    nodes[ROOT].first_child = NO_NODE
    n_nodes = 1
    for _ in range(iterations):
        states[DRAW] = states[0]
        resample(content, states, DRAW, states[0].actor, rng)
        s = states[DRAW]
        node = ROOT
        depth = 0
        end = DRAW
        while end == DRAW and s.actor != NOBODY and s.revealed <= states[0].revealed + reveals and depth < MAX_PATH:
            if node == ROOT:
                n_legal = legal_moves(content, states, DRAW, legal[0])
            else:
                n_legal = likely_moves(content, states, DRAW, legal[0])
            if n_legal == 1:
                apply(content, states, DRAW, legal[0, 0], silent)
                continue
            if match_children(nodes, node, legal[0], n_legal, child_of_move) > 0:
                end += weigh_moves(content, states[DRAW:], weights, legal, n_legal, silent, max_nodes, worth_of_move)
                rate(content, states, end, weights, worth_of_seat)
                rival = best_other(worth_of_seat, s.seats, s.actor)
                for k in range(n_legal):
                    if child_of_move[legal[0, k]] == NO_NODE and n_nodes < nodes.shape[0]:
                        add_child(nodes, node, n_nodes, legal[0, k])
                        nodes[n_nodes].visits = 1
                        worths[n_nodes] = np.tanh((worth_of_move[k] - rival) / spread)
                        n_nodes += 1
                clear_children(nodes, node, child_of_move)
            else:
                move = best_move(nodes, worths, legal[0], n_legal, child_of_move, exploration)
                path[depth] = child_of_move[move]
                seats[depth] = s.actor
                clear_children(nodes, node, child_of_move)
                node = path[depth]
                depth += 1
                apply(content, states, DRAW, move, silent)
        if end == DRAW:
            rate(content, states, DRAW, weights, worth_of_seat)
        for step in range(depth):
            rival = best_other(worth_of_seat, s.seats, seats[step])
            nodes[path[step]].visits += 1
            worths[path[step]] += np.tanh((worth_of_seat[seats[step]] - rival) / spread)
    return best_visited(nodes, worths)


@kernel
def rate(content: Array, states: Array, i: int, weights: Array, worth_of_seat: Array) -> None:
    """What a position is worth to each seat."""
    for seat in range(states[i].seats):
        worth_of_seat[seat] = evaluate(content, states, i, seat, weights)


@kernel
def best_other(worth_of_seat: Array, seats: int, seat: int) -> float:
    """The worth of the best other seat."""
    best = -1.0e18
    for other in range(seats):
        if other != seat:
            best = max(best, worth_of_seat[other])
    return best


@kernel
def best_visited(nodes: Array, worths: Array) -> int:
    """The move of the root's child that was visited most; of equals the one worth more, then the older one."""
    best = nodes[ROOT].first_child
    child = best
    while child != NO_NODE:
        visits = nodes[child].visits
        if visits > nodes[best].visits or (visits == nodes[best].visits and worths[child] >= worths[best]):
            best = child
        child = nodes[child].next_sibling
    return nodes[best].move
