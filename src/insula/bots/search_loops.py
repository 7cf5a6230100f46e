"""Template: information-set Monte Carlo tree search. Executed once for each title; no Python in the loop.

    legal_moves, apply, scores, resample, evaluate    the title's kernels
    weigh_moves                                       of `greedy_loops.py`: the best line of a turn under each move
    N_MOVES, MAX_SEATS                                sizes

Every iteration draws anew what the searching seat cannot know and walks down one tree that all draws share. All moves
of the root meet the same draws in the same order: so they differ by what they are worth, not by their luck. Where an
iteration leaves the tree it goes on in one of two ways:

- by **random play** to the end;
- by **plans**: the rest of the turn and the turns that follow, up to a horizon, are played as greedy plays them, the
  searching seat by `values`, the others by `weights`; there the title's evaluation judges the position by `values`. At
  the root each move becomes a child that begins with one visit, worth what came of the best line less what its own
  best line is worse. What a draw brings is compared with what it brought when it was first met. (Not so with random
  play: there a move brings more the better the tree below it is known.)

Each seat maximises its own utility: its rank, with ties averaged, and a little for its margin over the best other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.bots.tree import (
    NO_NODE,
    add_child,
    best_move,
    clear_children,
    match_children,
    untried_move,
    visits_of_best,
)
from insula.core.jit import Array, kernel
from insula.core.layout import NOBODY
from insula.core.rng import below, stream_word

if TYPE_CHECKING:
    legal_moves: Any = None
    apply: Any = None
    scores: Any = None
    resample: Any = None
    evaluate: Any = None
    weigh_moves: Any = None
    N_MOVES = MAX_SEATS = 0

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
    deepest: int,
    exploration: float,
    spread: float,
    points_a_lead: float,
    turns: int,
    weights: Array,
    values: Array,
    rollout_weights: Array,
    max_nodes: int,
    legal: Array,
    rng: Array,
    draws: Array,
    silent: Array,
) -> int:
    """Let the tree under a root grow by some iterations; how many nodes there are then.

    Row 0 is the position, row 1 the draw, those below the stack of `weigh_moves`. `sums` has for each node the sum of
    its utilities above what `draws` says of the same draw, of its utilities and of its margins; NaN there is a draw
    that was not met yet.
    """
    child_of_move = np.full(N_MOVES, NO_NODE, np.int32)
    path = np.empty(deepest, np.int32)
    seats = np.empty(deepest, np.int32)
    moves = np.empty(N_MOVES, np.int32)
    worth_of_move = np.zeros(N_MOVES)
    utility = np.zeros(MAX_SEATS)
    margin = np.zeros(MAX_SEATS)
    worths = np.zeros(MAX_SEATS)
    chance = np.zeros(1, np.uint64)
    horizon = states[0].turn + turns
    for _ in range(iterations):
        number = visits_of_best(nodes, sums, root, exploration) % draws.shape[0]
        chance[0] = stream_word(rng[0], number)
        states[DRAW] = states[0]
        resample(content, states, DRAW, states[0].actor, chance)
        s = states[DRAW]
        node = root
        depth = 0
        n_planned = 0
        is_leaf = False
        while not is_leaf and s.actor != NOBODY and depth < deepest:
            n_legal = legal_moves(content, states, DRAW, legal[0])
            if n_legal == 1:
                apply(content, states, DRAW, legal[0, 0], silent)
                continue
            untried = match_children(nodes, node, legal[0], n_legal, child_of_move)
            is_leaf = untried > 0
            if is_leaf and is_planned:
                n_planned = n_legal
                moves[:n_legal] = legal[0, :n_legal]
                last = weigh_moves(content, states[DRAW:], values, legal, n_legal, silent, max_nodes, worth_of_move)
                states[DRAW] = states[DRAW + last]
            elif not is_leaf or n_nodes < nodes.shape[0]:
                if is_leaf:
                    move = untried_move(legal[0], n_legal, child_of_move, below(chance, 0, untried))
                    add_child(nodes, node, n_nodes, move)
                    child = n_nodes
                    n_nodes += 1
                else:
                    move = best_move(nodes, sums, legal[0], n_legal, child_of_move, exploration)
                    child = child_of_move[move]
                path[depth] = child
                seats[depth] = s.actor
                depth += 1
                apply(content, states, DRAW, move, silent)
                clear_children(nodes, node, child_of_move)
                node = child
        if is_planned:
            play_on(content, states[DRAW:], states[0].actor, values, weights, horizon, legal, silent, max_nodes)
        else:
            roll_out(content, states, rollout_weights, chance, legal[0], silent)
        rate(content, states, values, spread, points_a_lead, worths, utility, margin)
        if np.isnan(draws[number, 0]):
            draws[number] = utility
        if n_planned > 0:
            seat = states[0].actor
            best = highest(worth_of_move, n_planned)
            for k in range(n_planned):
                if child_of_move[moves[k]] == NO_NODE and n_nodes < nodes.shape[0]:
                    add_child(nodes, node, n_nodes, moves[k])
                    nodes[n_nodes].visits = 1
                    own = worths[seat] + worth_of_move[k] - best
                    sums[n_nodes, 1] = soft_rank(worths, s.seats, seat, own, spread)
                    sums[n_nodes, 0] = sums[n_nodes, 1] - draws[number, seat]
                    sums[n_nodes, 2] = points_a_lead * (own - best_other(worths, s.seats, seat))
                    n_nodes += 1
        clear_children(nodes, node, child_of_move)
        for step in range(depth):
            seat = seats[step]
            nodes[path[step]].visits += 1
            sums[path[step], 0] += utility[seat] - draws[number, seat]
            sums[path[step], 1] += utility[seat]
            sums[path[step], 2] += margin[seat]
    return n_nodes


@kernel
def rate(
    content: Array,
    states: Array,
    values: Array,
    spread: float,
    points_a_lead: float,
    worths: Array,
    utility: Array,
    margin: Array,
) -> None:
    """The worth, the utility and the margin of each seat where the draw has come to."""
    s = states[DRAW]
    rate_worths(content, states, DRAW, values, worths)
    if s.actor == NOBODY:
        points = np.zeros(MAX_SEATS, np.int64)
        standing = np.zeros(MAX_SEATS, np.int64)
        scores(content, states, DRAW, points, standing)
        rate_end(points, standing, s.seats, utility, margin)
    else:
        for seat in range(s.seats):
            utility[seat] = soft_rank(worths, s.seats, seat, worths[seat], spread)
            margin[seat] = points_a_lead * (worths[seat] - best_other(worths, s.seats, seat))


@kernel
def play_on(
    content: Array,
    states: Array,
    seat: int,
    values: Array,
    weights: Array,
    horizon: int,
    legal: Array,
    silent: Array,
    max_nodes: int,
) -> None:
    """Play the position in row 0 on up to a turn, as greedy does: a seat by `values`, the others by `weights`."""
    worth_of_move = np.zeros(N_MOVES)
    while states[0].actor != NOBODY and states[0].turn < horizon:
        n_legal = legal_moves(content, states, 0, legal[0])
        if n_legal == 1:
            apply(content, states, 0, legal[0, 0], silent)
        else:
            by = values if states[0].actor == seat else weights
            states[0] = states[weigh_moves(content, states, by, legal, n_legal, silent, max_nodes, worth_of_move)]


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
