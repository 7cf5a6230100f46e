"""All lines of play to a depth: how many positions, and the legal lists in their order, pinned."""

from __future__ import annotations

import pytest

from insula.core.state import State
from insula.core.testing import count_lines
from insula.registry import load_game

# Title, seats, options, positions by depth from seed 1, and a hash of all legal lists in the order of the walk.
PINNED = [
    ("alhambra", 2, {}, [1, 6, 22, 103, 396, 1412, 5977], "cf5548b256dd0de3"),
    ("alhambra", 3, {}, [1, 6, 22, 110, 507, 2093, 10530], "eaf95cca345c584b"),
    ("alhambra", 4, {}, [1, 6, 22, 103, 639, 3794, 21735], "ba91fa9b4fb6b8b9"),
    ("alhambra", 5, {}, [1, 9, 60, 458, 2685, 19708], "b63d03dbeefdf235"),
    ("alhambra", 6, {}, [1, 7, 36, 234, 1072, 5610, 33210], "46a1befe779d47db"),
    ("arkadia", 2, {}, [1, 18, 372, 3098, 4194, 27228, 416676], "f3fcc4b474781ab7"),
    ("arkadia", 2, {"flip": "yes"}, [1, 18, 448, 3402, 4802, 35132, 654092], "771edefa689e3be7"),
    ("arkadia", 3, {}, [1, 18, 372, 3098, 4208, 28578, 453416], "a9a466a3beb3bfdf"),
    ("arkadia", 3, {"flip": "yes"}, [1, 18, 448, 3402, 4816, 37306, 753696], "de63f97a61e3c6f3"),
    ("arkadia", 4, {}, [1, 18, 408, 3242, 4496, 32426, 563560], "390595be0c7cc1a2"),
    ("arkadia", 4, {"flip": "yes"}, [1, 18, 520, 3690, 5392, 43914, 922320], "f8218a24749b84f8"),
    ("carpe_diem", 2, {}, [1, 7, 42, 84, 312, 1308, 2616, 9391, 38939, 82493], "8d7c138cbb026459"),
    ("carpe_diem", 2, {"edition": "2018"}, [1, 7, 42, 84, 312, 1308, 2616, 9418, 39246, 82944], "97cb65ba1506c63b"),
    ("carpe_diem", 3, {}, [1, 7, 42, 210, 420, 1560, 6540, 13080, 46955, 194695], "f1578f5fc4c61e84"),
    ("carpe_diem", 3, {"edition": "2018"}, [1, 7, 42, 210, 420, 1560, 6540, 13080, 47090, 196230], "88448d110f60e31a"),
    ("carpe_diem", 4, {}, [1, 7, 42, 210, 840, 1680, 6240, 26160, 52320, 187820], "0569882a23838480"),
    ("carpe_diem", 4, {"edition": "2018"}, [1, 7, 42, 210, 840, 1680, 6240, 26160, 52320, 188360], "496e23f93e82915e"),
]


@pytest.mark.parametrize(("title", "seats", "options", "nodes", "order"), PINNED)
def test_perft(title, seats, options, nodes, order):
    assert count_lines(load_game(title, seats, options), 1, len(nodes) - 1) == (nodes, order)


@pytest.mark.parametrize(
    ("title", "seats", "depth"),
    [
        ("alhambra", 2, 4),
        ("alhambra", 5, 4),
        ("arkadia", 2, 3),
        ("arkadia", 4, 3),
        ("carpe_diem", 2, 4),
        ("carpe_diem", 4, 4),
    ],
)
def test_perft_counts_what_the_state_face_walks(title, seats, depth):
    game = load_game(title, seats)

    def walk(state: State, depth: int, nodes: list[int]) -> list[int]:
        nodes[-depth - 1] += 1
        for move in state.legal_actions() if depth else []:
            following = state.clone()
            following.apply_literally(game.moves.texts[move])
            walk(following, depth - 1, nodes)
        return nodes

    assert walk(State.unsettled(game, 1), depth, [0] * (depth + 1)) == count_lines(game, 1, depth)[0]
