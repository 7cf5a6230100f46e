"""Template: information-set Monte Carlo tree search. Executed once a title; no Python in the loop.

    legal_moves, apply, scores, resample, evaluate    the title's kernels
    likely_moves                                      those of the legal moves that are worth a thought further on
    weigh_moves                                       of `greedy_loops.py`: the best line of a turn under each move
    N_MOVES, MAX_SEATS                                sizes

Every iteration draws anew what the searching seat cannot know and walks down one tree that all draws share. Where it
leaves the tree the position is judged in one of two ways:

- by a **rollout**: one new child, and random play from there to the end;
- by a **plan**: the rest of the turn there is weighed as greedy weighs it, by `weights`. Where the best line ends, the
  title's evaluation judges the position by `values`: how games from such positions end. Each move becomes a child that
  begins with one visit, worth that less what its own best line is worse. Nothing is looked at beyond that turn, nor
  beyond the first thing that comes to light in it; the walk itself ends when more things than `reveals` have come to
  light.

Each seat maximises its own utility: its rank, with ties averaged, and a little for its margin over the best other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.bots.tree import NO_NODE, add_child, best_move, clear_children, match_children, untried_move
from insula.core.jit import Array, kernel
from insula.core.layout import NOBODY
from insula.core.rng import below

if TYPE_CHECKING:
    legal_moves: Any = None
    apply: Any = None
    scores: Any = None
    resample: Any = None
    evaluate: Any = None
    likely_moves: Any = None
    weigh_moves: Any = None
    N_MOVES = MAX_SEATS = 0

MAX_PATH = 256
DRAW = 1
MARGIN_WEIGHT = 0.002


@kernel
def grow(
    content: Array,
    states: Array,
    nodes: Array,
    sums: Array,
    root: int,
    n_nodes: int,
    iterations: int,
    is_planned: int,
    exploration: float,
    spread: float,
    points_a_lead: float,
    reveals: int,
    weights: Array,
    values: Array,
    rollout_weights: Array,
    max_nodes: int,
    legal: Array,
    rng: Array,
    silent: Array,
) -> int:
    """Let the tree under a root grow by so many iterations; how many nodes there are then.

    Row 0 is the position, row 1 the draw, those below the stack of `weigh_moves`. `sums` has for each node the sum of
    its utilities and of its margins.
    """
    child_of_move = np.full(N_MOVES, NO_NODE, np.int32)
    path = np.empty(MAX_PATH, np.int32)
    seats = np.empty(MAX_PATH, np.int32)
    worth_of_move = np.zeros(N_MOVES)
    utility = np.zeros(MAX_SEATS)
    margin = np.zeros(MAX_SEATS)
    worths = np.zeros(MAX_SEATS)
    points = np.zeros(MAX_SEATS, np.int64)
    standing = np.zeros(MAX_SEATS, np.int64)
    last_reveal = states[0].revealed + reveals
    for _ in range(iterations):
        states[DRAW] = states[0]
        resample(content, states, DRAW, states[0].actor, rng)
        s = states[DRAW]
        node = root
        depth = 0
        end = DRAW
        is_leaf = False
        while not is_leaf and s.actor != NOBODY and s.revealed <= last_reveal and depth < MAX_PATH:
            if is_planned and node != root:
                n_legal = likely_moves(content, states, DRAW, legal[0])
            else:
                n_legal = legal_moves(content, states, DRAW, legal[0])
            if n_legal == 1:
                apply(content, states, DRAW, legal[0, 0], silent)
                continue
            untried = match_children(nodes, node, legal[0], n_legal, child_of_move)
            is_leaf = untried > 0
            if is_leaf and is_planned:
                end += weigh_moves(content, states[DRAW:], weights, legal, n_legal, silent, max_nodes, worth_of_move)
                rate_worths(content, states, end, values, worths)
                best = highest(worth_of_move, n_legal)
                for k in range(n_legal):
                    if child_of_move[legal[0, k]] == NO_NODE and n_nodes < nodes.shape[0]:
                        add_child(nodes, node, n_nodes, legal[0, k])
                        nodes[n_nodes].visits = 1
                        own = worths[s.actor] + worth_of_move[k] - best
                        sums[n_nodes, 0] = soft_rank(worths, s.seats, s.actor, own, spread)
                        sums[n_nodes, 1] = points_a_lead * (own - best_other(worths, s.seats, s.actor))
                        n_nodes += 1
                clear_children(nodes, node, child_of_move)
            elif is_leaf and n_nodes == nodes.shape[0]:
                clear_children(nodes, node, child_of_move)
            else:
                if is_leaf:
                    move = untried_move(legal[0], n_legal, child_of_move, below(rng, 0, untried))
                    add_child(nodes, node, n_nodes, move)
                    child = n_nodes
                    n_nodes += 1
                else:
                    move = best_move(nodes, sums, legal[0], n_legal, child_of_move, exploration)
                    child = child_of_move[move]
                clear_children(nodes, node, child_of_move)
                path[depth] = child
                seats[depth] = s.actor
                depth += 1
                node = child
                apply(content, states, DRAW, move, silent)
        if not is_planned:
            roll_out(content, states, rollout_weights, rng, legal[0], silent)
        if states[end].actor == NOBODY:
            scores(content, states, end, points, standing)
            rate_end(points, standing, s.seats, utility, margin)
        else:
            rate_worths(content, states, end, values, worths)
            for seat in range(s.seats):
                utility[seat] = soft_rank(worths, s.seats, seat, worths[seat], spread)
                margin[seat] = points_a_lead * (worths[seat] - best_other(worths, s.seats, seat))
        for step in range(depth):
            nodes[path[step]].visits += 1
            sums[path[step], 0] += utility[seats[step]]
            sums[path[step], 1] += margin[seats[step]]
    return n_nodes


@kernel
def roll_out(content: Array, states: Array, weights: Array, rng: Array, legal: Array, silent: Array) -> None:
    """Play the draw to its end, each legal move as likely as its weight says."""
    while states[DRAW].actor != NOBODY:
        n_legal = legal_moves(content, states, DRAW, legal)
        pick = 0
        if n_legal > 1:
            total = 0
            for k in range(n_legal):
                total += weights[legal[k]]
            rest = below(rng, 0, total) - weights[legal[0]]
            while rest >= 0:
                pick += 1
                rest -= weights[legal[pick]]
        apply(content, states, DRAW, legal[pick], silent)


@kernel
def rate_end(points: Array, standing: Array, seats: int, utility: Array, margin: Array) -> None:
    """The end of a game: rank from 1 to -1 with ties averaged, and a little for the margin over the best other."""
    for seat in range(seats):
        ahead = 0
        level = 0
        best = -1000000
        for other in range(seats):
            if standing[other] > standing[seat]:
                ahead += 1
            elif standing[other] == standing[seat]:
                level += 1
            if other != seat:
                best = max(best, points[other])
        margin[seat] = points[seat] - best
        utility[seat] = 1.0 - (2 * ahead + level - 1) / (seats - 1) + MARGIN_WEIGHT * margin[seat]


@kernel
def rate_worths(content: Array, states: Array, i: int, weights: Array, worths: Array) -> None:
    """What a position is worth to each seat."""
    for seat in range(states[i].seats):
        worths[seat] = evaluate(content, states, i, seat, weights)


@kernel
def highest(worth_of_move: Array, n_moves: int) -> float:
    """The worth of the best move."""
    best = worth_of_move[0]
    for k in range(1, n_moves):
        best = max(best, worth_of_move[k])
    return best


@kernel
def soft_rank(worths: Array, seats: int, seat: int, own: float, spread: float) -> float:
    """The rank that a seat with such a worth can expect, from 1 to -1: a lead of `spread` makes a win likely."""
    total = 0.0
    for other in range(seats):
        if other != seat:
            total += np.tanh((own - worths[other]) / spread)
    return total / (seats - 1)


@kernel
def best_other(worths: Array, seats: int, seat: int) -> float:
    """The worth of the best other seat."""
    best = -1.0e18
    for other in range(seats):
        if other != seat:
            best = max(best, worths[other])
    return best
