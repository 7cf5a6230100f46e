"""Template: the evaluation of a title that brings none. Executed once for each title.

It knows no more than points, which say little before the end. So the levels play on at random to the end of the game.

scores       the title's kernel
MAX_SEATS    the most seats it is played with
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from insula.core.jit import Array, kernel

if TYPE_CHECKING:
    scores: Any = None
    MAX_SEATS: int = 0

TERMS = ("points",)  # points scored so far, above the best other seat's
WEIGHTS = VALUES = VALUES_OF_MANY = np.ones((1, 1))
LEVELS = {
    "beginner": "rollouts:4",
    "casual": "rollouts:16",
    "skilled": "rollouts:64",
    "expert": "rollouts:256",
    "master": "rollouts:1024",
}
SPREAD, POINTS_A_LEAD = 10.0, 1.0
ROLLOUT_WEIGHTS: dict[str, int] = {}


@kernel
def evaluate(content: Array, states: Array, i: int, seat: int, weights: Array) -> float:
    """How far a seat is ahead of the best other one."""
    points = np.zeros(MAX_SEATS, np.int64)
    standing = np.zeros(MAX_SEATS, np.int64)
    scores(content, states, i, points, standing)
    best_other = -1.0e18
    for other in range(states[i].seats):
        if other != seat:
            best_other = max(best_other, float(points[other]))
    return weights[0, 0] * (points[seat] - best_other)
