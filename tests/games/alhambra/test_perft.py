"""All lines of play to a depth: how many positions, and the legal lists in their order, pinned."""

from __future__ import annotations

import pytest

from insula.core.state import State
from insula.core.testing import count_lines
from insula.registry import load_game

# Seats, then positions by depth from seed 1, then a hash of all legal lists in the order of the walk.
PINNED = [
    (2, [1, 6, 22, 103, 396, 1412, 5977], "cf5548b256dd0de3"),
    (3, [1, 6, 22, 110, 507, 2093, 10530], "eaf95cca345c584b"),
    (4, [1, 6, 22, 103, 639, 3794, 21735], "ba91fa9b4fb6b8b9"),
    (5, [1, 9, 60, 458, 2685, 19708], "b63d03dbeefdf235"),
    (6, [1, 7, 36, 234, 1072, 5610, 33210], "46a1befe779d47db"),
]


@pytest.mark.parametrize(("seats", "nodes", "order"), PINNED)
def test_perft(seats, nodes, order):
    assert count_lines(load_game("alhambra", seats), 1, len(nodes) - 1) == (nodes, order)


@pytest.mark.parametrize("seats", [2, 5])
def test_perft_counts_what_the_state_face_walks(seats):
    game = load_game("alhambra", seats)

    def walk(state: State, depth: int, nodes: list[int]) -> list[int]:
        nodes[-depth - 1] += 1
        for move in state.legal_actions() if depth else []:
            following = state.clone()
            following.apply_literally(game.moves.texts[move])
            walk(following, depth - 1, nodes)
        return nodes

    assert walk(State.unsettled(game, 1), 4, [0] * 5) == count_lines(game, 1, 4)[0]
