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
    Growth,
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
def grow(g: Growth, root: int, n_nodes: int, iterations: int) -> int:
    """Let the tree under a root grow by some iterations; how many nodes there are then."""
    g.child_of_move[:] = NO_NODE
    horizon = g.states[0].turn + g.turns
    for _ in range(iterations):
        number = visits_of_best(g.nodes, g.sums, root, g.exploration) % g.draws.shape[0]
        draw_anew(g, number)
        node, depth, n_nodes, n_planned = descend(g, root, n_nodes)
        if g.is_planned:
            seat = g.states[0].actor
            play_on(g.content, g.states[DRAW:], seat, g.values, g.weights, horizon, g.legal, g.silent, g.max_nodes)
        else:
            roll_out(g.content, g.states, g.rollout_weights, g.chance, g.legal[0], g.silent)
        rate(g)
        if np.isnan(g.draws[number, 0]):
            g.draws[number] = g.utility
        n_nodes = expand(g, node, n_nodes, n_planned, number)
        clear_children(g.nodes, node, g.child_of_move)
        back_up(g, depth, number)
    return n_nodes


@kernel
def draw_anew(g: Growth, number: int) -> None:
    """Lay the draw of this number: what the searching seat cannot know comes from a word of its own."""
    g.chance[0] = stream_word(g.rng[0], number)
    g.states[DRAW] = g.states[0]
    resample(g.content, g.states, DRAW, g.states[0].actor, g.chance)


@kernel
def descend(g: Growth, root: int, n_nodes: int) -> tuple[int, int, int, int]:
    """Walk the draw down the tree, and one step out of it.

    Returns the last node, how deep it is, how many nodes there are, and how many moves of the last node plans weighed:
    then the draw is at the end of the best line.
    """
    s = g.states[DRAW]
    node = root
    depth = 0
    n_planned = 0
    is_leaf = False
    while not is_leaf and s.actor != NOBODY and depth < g.deepest:
        n_legal = legal_moves(g.content, g.states, DRAW, g.legal[0])
        if n_legal == 1:
            apply(g.content, g.states, DRAW, g.legal[0, 0], g.silent)
            continue
        untried = match_children(g.nodes, node, g.legal[0], n_legal, g.child_of_move)
        is_leaf = untried > 0
        if is_leaf and g.is_planned:
            n_planned = plan(g, n_legal)
        elif not is_leaf or n_nodes < g.nodes.shape[0]:
            if is_leaf:
                move = untried_move(g.legal[0], n_legal, g.child_of_move, below(g.chance, 0, untried))
                add_child(g.nodes, node, n_nodes, move)
                child = n_nodes
                n_nodes += 1
            else:
                move = best_move(g.nodes, g.sums, g.legal[0], n_legal, g.child_of_move, g.exploration)
                child = g.child_of_move[move]
            g.path[depth] = child
            g.seats[depth] = s.actor
            depth += 1
            apply(g.content, g.states, DRAW, move, g.silent)
            clear_children(g.nodes, node, g.child_of_move)
            node = child
    return node, depth, n_nodes, n_planned


@kernel
def plan(g: Growth, n_legal: int) -> int:
    """Weigh the best line of the turn under each move, and bring the draw to the end of the best; how many moves."""
    g.moves[:n_legal] = g.legal[0, :n_legal]
    states = g.states[DRAW:]
    last = weigh_moves(g.content, states, g.values, g.legal, n_legal, g.silent, g.max_nodes, g.worth_of_move)
    states[0] = states[last]
    return n_legal


@kernel
def expand(g: Growth, node: int, n_nodes: int, n_planned: int, number: int) -> int:
    """Each move that plans weighed becomes a child with one visit; how many nodes there are then."""
    if n_planned == 0:
        return n_nodes
    seat = g.states[0].actor
    n_seats = g.states[DRAW].seats
    best = highest(g.worth_of_move, n_planned)
    for k in range(n_planned):
        if g.child_of_move[g.moves[k]] == NO_NODE and n_nodes < g.nodes.shape[0]:
            add_child(g.nodes, node, n_nodes, g.moves[k])
            g.nodes[n_nodes].visits = 1
            own = g.worths[seat] + g.worth_of_move[k] - best
            g.sums[n_nodes, 1] = soft_rank(g.worths, n_seats, seat, own, g.spread)
            g.sums[n_nodes, 0] = g.sums[n_nodes, 1] - g.draws[number, seat]
            g.sums[n_nodes, 2] = g.points_a_lead * (own - best_other(g.worths, n_seats, seat))
            n_nodes += 1
    return n_nodes


@kernel
def back_up(g: Growth, depth: int, number: int) -> None:
    """Add what came of the draw to every node on the way, as the seat that chose it sees it."""
    for step in range(depth):
        node, seat = g.path[step], g.seats[step]
        g.nodes[node].visits += 1
        g.sums[node, 0] += g.utility[seat] - g.draws[number, seat]
        g.sums[node, 1] += g.utility[seat]
        g.sums[node, 2] += g.margin[seat]


@kernel
def rate(g: Growth) -> None:
    """The worth, the utility and the margin of each seat where the draw has come to."""
    s = g.states[DRAW]
    rate_worths(g.content, g.states, DRAW, g.values, g.worths)
    if s.actor == NOBODY:
        points = np.zeros(MAX_SEATS, np.int64)
        standing = np.zeros(MAX_SEATS, np.int64)
        scores(g.content, g.states, DRAW, points, standing)
        rate_end(points, standing, s.seats, g.utility, g.margin)
    else:
        for seat in range(s.seats):
            g.utility[seat] = soft_rank(g.worths, s.seats, seat, g.worths[seat], g.spread)
            g.margin[seat] = g.points_a_lead * (g.worths[seat] - best_other(g.worths, s.seats, seat))


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
