"""All lines of play to a depth: how many positions, and the legal lists in their order, pinned."""

from __future__ import annotations

import pytest

from insula.core.state import State
from insula.core.testing import count_lines
from insula.registry import load_game

# Seats, edition, then positions by depth from seed 1, then a hash of all legal lists in the order of the walk.
PINNED = [
    (2, "2020", [1, 7, 42, 84, 312, 1308, 2616, 9391, 38939, 82493], "8d7c138cbb026459"),
    (2, "2018", [1, 7, 42, 84, 312, 1308, 2616, 9418, 39246, 82944], "97cb65ba1506c63b"),
    (3, "2020", [1, 7, 42, 210, 420, 1560, 6540, 13080, 46955, 194695], "f1578f5fc4c61e84"),
    (3, "2018", [1, 7, 42, 210, 420, 1560, 6540, 13080, 47090, 196230], "88448d110f60e31a"),
    (4, "2020", [1, 7, 42, 210, 840, 1680, 6240, 26160, 52320, 187820], "0569882a23838480"),
    (4, "2018", [1, 7, 42, 210, 840, 1680, 6240, 26160, 52320, 188360], "496e23f93e82915e"),
]


@pytest.mark.parametrize(("seats", "edition", "nodes", "order"), PINNED)
def test_perft(seats, edition, nodes, order):
    game = load_game("carpe_diem", seats, {"edition": edition})
    assert count_lines(game, 1, len(nodes) - 1) == (nodes, order)


@pytest.mark.parametrize("seats", [2, 4])
def test_perft_counts_what_the_state_face_walks(seats):
    game = load_game("carpe_diem", seats)

    def walk(state: State, depth: int, nodes: list[int]) -> list[int]:
        nodes[-depth - 1] += 1
        for move in state.legal_actions() if depth else []:
            following = state.clone()
            following.apply_literally(game.moves.texts[move])
            walk(following, depth - 1, nodes)
        return nodes

    assert walk(State.unsettled(game, 1), 4, [0] * 5) == count_lines(game, 1, 4)[0]
