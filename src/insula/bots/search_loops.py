"""Template: information-set Monte Carlo tree search. Executed once a title; no Python in the loop.

    legal_moves, apply, scores, resample    the title's kernels
    N_MOVES, MAX_SEATS                      sizes

Every iteration draws anew what the searching seat cannot know and walks down one tree that all draws share: a node
stands for the moves that lead to it, whatever is hidden. A child that is not legal in a draw is not available in it,
and the bound of exploration counts how often it was. Each seat maximises its own utility: its rank, then its margin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.bots.tree import (
    NO_NODE,
    ROOT,
    add_child,
    best_move,
    clear_children,
    match_children,
    most_visited,
    untried_move,
)
from insula.core.jit import Array, kernel
from insula.core.layout import NOBODY
from insula.core.rng import below

if TYPE_CHECKING:
    legal_moves: Any = None
    apply: Any = None
    scores: Any = None
    resample: Any = None
    N_MOVES = MAX_SEATS = 0

MAX_PATH = 256
MARGIN_WEIGHT = 0.002


@kernel
def search(
    content: Array,
    states: Array,
    nodes: Array,
    worths: Array,
    iterations: int,
    exploration: float,
    rollout_weights: Array,
    rng: Array,
    silent: Array,
) -> int:
    """The move most visited. Row 0 is the position, row 1 the draw; `worths` sums each node's utilities."""
    legal = np.empty(N_MOVES, np.int32)
    child_of_move = np.full(N_MOVES, NO_NODE, np.int32)
    path = np.empty(MAX_PATH, np.int32)
    seats = np.empty(MAX_PATH, np.int32)
    points = np.zeros(MAX_SEATS, np.int64)
    standing = np.zeros(MAX_SEATS, np.int64)
    utility = np.zeros(MAX_SEATS, np.float64)
    nodes[ROOT].first_child = NO_NODE
    n_nodes = 1
    for _ in range(iterations):
        states[1] = states[0]
        resample(content, states, 1, states[0].actor, rng)
        node = ROOT
        depth = 0
        is_new = False
        while not is_new and states[1].actor != NOBODY and depth < MAX_PATH:
            n_legal = legal_moves(content, states, 1, legal)
            if n_legal == 1:
                apply(content, states, 1, legal[0], silent)
                continue
            untried = match_children(nodes, node, legal, n_legal, child_of_move)
            if untried > 0:
                is_new = True
                move = untried_move(legal, n_legal, child_of_move, below(rng, 0, untried))
                add_child(nodes, node, n_nodes, move)
                child = n_nodes
                n_nodes += 1
            else:
                move = best_move(nodes, worths, legal, n_legal, child_of_move, exploration)
                child = child_of_move[move]
            clear_children(nodes, node, child_of_move)
            path[depth] = child
            seats[depth] = states[1].actor
            depth += 1
            apply(content, states, 1, move, silent)
            node = child
        roll_out(content, states, rollout_weights, rng, legal, silent)
        scores(content, states, 1, points, standing)
        rate(points, standing, states[1].seats, utility)
        for step in range(depth):
            nodes[path[step]].visits += 1
            worths[path[step]] += utility[seats[step]]
    return most_visited(nodes)


@kernel
def roll_out(content: Array, states: Array, weights: Array, rng: Array, legal: Array, silent: Array) -> None:
    """Play row 1 to its end, each legal move as likely as its weight says."""
    while states[1].actor != NOBODY:
        n_legal = legal_moves(content, states, 1, legal)
        pick = 0
        if n_legal > 1:
            total = 0
            for k in range(n_legal):
                total += weights[legal[k]]
            rest = below(rng, 0, total) - weights[legal[0]]
            while rest >= 0:
                pick += 1
                rest -= weights[legal[pick]]
        apply(content, states, 1, legal[pick], silent)


@kernel
def rate(points: Array, standing: Array, seats: int, utility: Array) -> None:
    """Rank from 1 to -1 with ties averaged, and a little for the margin over the best other seat."""
    for seat in range(seats):
        ahead = 0
        level = 0
        best_other = -1000000
        for other in range(seats):
            if standing[other] > standing[seat]:
                ahead += 1
            elif standing[other] == standing[seat]:
                level += 1
            if other != seat:
                best_other = max(best_other, points[other])
        rank = 1.0 - (2 * ahead + level - 1) / (seats - 1)
        utility[seat] = rank + MARGIN_WEIGHT * (points[seat] - best_other)
