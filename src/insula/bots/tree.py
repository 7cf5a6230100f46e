"""The tree of a search: nodes in one array, each with a list of its children, and what was learned of each.

A node stands for the moves that lead to it, whatever is hidden. A child whose move is not legal in a draw is not
available in it, and the bound of exploration counts how often it was.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from insula.core.jit import Array, kernel
from insula.core.layout import Layout, number

NODE = Layout(
    number("move", -1, 2**31, "the move that leads here"),
    number("first_child", -1, 2**31, "the newest of its children, -1 for none"),
    number("next_sibling", -1, 2**31, "the next older child of its parent, -1 for none"),
    number("visits", 0, 2**31, "iterations that went through it"),
    number("available", 0, 2**31, "iterations in which it could have been chosen"),
)
NO_NODE = -1


class Growth(NamedTuple):
    """All that a tree grows with, in one record: the loops of `search_loops.py` read it.

    `states`: row 0 is the position, row 1 the draw, those below are the stack of `weigh_moves`. `sums` has for each
    node the sum of its utilities above what `draws` says of the same draw, of its utilities and of its margins; NaN in
    `draws` is a draw that was not met yet.
    """

    content: Array
    states: Array
    nodes: Array
    sums: Array
    draws: Array
    rng: Array
    silent: Array
    legal: Array

    is_planned: int
    deepest: int
    exploration: float
    spread: float
    points_a_lead: float
    turns: int
    max_nodes: int
    weights: Array
    values: Array
    rollout_weights: Array

    # What one iteration notes for itself:
    chance: Array
    child_of_move: Array
    path: Array
    seats: Array
    moves: Array
    worth_of_move: Array
    worths: Array
    utility: Array
    margin: Array


@kernel
def match_children(nodes: Array, node: int, legal: Array, n_legal: int, child_of_move: Array) -> int:
    """Note the child of each move; count the legal moves without one and the legal children as available."""
    child = nodes[node].first_child
    while child != NO_NODE:
        child_of_move[nodes[child].move] = child
        child = nodes[child].next_sibling
    untried = 0
    for k in range(n_legal):
        if child_of_move[legal[k]] == NO_NODE:
            untried += 1
        else:
            nodes[child_of_move[legal[k]]].available += 1
    return untried


@kernel
def clear_children(nodes: Array, node: int, child_of_move: Array) -> None:
    """Forget what `match_children` noted."""
    child = nodes[node].first_child
    while child != NO_NODE:
        child_of_move[nodes[child].move] = NO_NODE
        child = nodes[child].next_sibling


@kernel
def untried_move(legal: Array, n_legal: int, child_of_move: Array, number: int) -> int:
    """The legal move without a child that has this number among them."""
    move = legal[0]
    for k in range(n_legal):
        if child_of_move[legal[k]] == NO_NODE:
            if number == 0:
                move = legal[k]
            number -= 1
    return move


@kernel
def add_child(nodes: Array, node: int, child: int, move: int) -> None:
    """Hang a new node into the tree."""
    nodes[child].move = move
    nodes[child].first_child = NO_NODE
    nodes[child].next_sibling = nodes[node].first_child
    nodes[child].visits = 0
    nodes[child].available = 1
    nodes[node].first_child = child


@kernel
def best_move(nodes: Array, sums: Array, legal: Array, n_legal: int, child_of_move: Array, exploration: float) -> int:
    """The legal move with the highest upper confidence bound."""
    best = -1.0e18
    move = legal[0]
    for k in range(n_legal):
        bound = upper_bound(nodes, sums, child_of_move[legal[k]], exploration)
        if bound > best:
            best = bound
            move = legal[k]
    return move


@kernel
def upper_bound(nodes: Array, sums: Array, child: int, exploration: float) -> float:
    """How good a child may be, for all that is known."""
    visits = nodes[child].visits
    return sums[child, 0] / visits + exploration * np.sqrt(np.log(nodes[child].available) / visits)


@kernel
def visits_of_best(nodes: Array, sums: Array, node: int, exploration: float) -> int:
    """How often the child with the highest upper confidence bound was visited; 0 if there is none."""
    best = -1.0e18
    visits = 0
    child = nodes[node].first_child
    while child != NO_NODE:
        bound = upper_bound(nodes, sums, child, exploration)
        if bound > best:
            best = bound
            visits = nodes[child].visits
        child = nodes[child].next_sibling
    return visits


@kernel
def add_up(nodes: Array, sums: Array, node: int, totals: Array) -> None:
    """Add the visits and sums of a node's children to those of their moves."""
    child = nodes[node].first_child
    while child != NO_NODE:
        move = nodes[child].move
        totals[move, 0] += nodes[child].visits
        for column in range(sums.shape[1]):
            totals[move, 1 + column] += sums[child, column]
        child = nodes[child].next_sibling


@kernel
def child_of(nodes: Array, node: int, move: int) -> int:
    """The child that a move leads to; NO_NODE for none."""
    child = nodes[node].first_child
    while child != NO_NODE and nodes[child].move != move:
        child = nodes[child].next_sibling
    return child
