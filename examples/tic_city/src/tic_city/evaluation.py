"""Tic City: what a position is worth to a seat, for the bots."""

from __future__ import annotations

from insula.bots.evaluate import read_weights
from insula.core.jit import Array, Record, kernel
from tic_city.scoring import count_built
from tic_city.state import OVER, Seat

TERMS = (
    "points",  # points scored so far, above the best other seat's
    "wish",  # what the wish would score now, before it does
)
WEIGHTS, VALUES, VALUES_OF_MANY = read_weights(__file__, TERMS)
LEVELS = {
    "beginner": "greedy:3",
    "casual": "greedy:1",
    "skilled": "greedy",
    "expert": "search:40",
    "master": "search:400",
}
SPREAD, POINTS_A_LEAD = 15.0, 1.0
ROLLOUT_WEIGHTS = {"take": 2}
"""In rollouts people rather take a card than draw one."""


@kernel
def wish_worth(c: Record, s: Record, seat: Seat) -> int:
    """T7: what a seat's wish would score now; nothing once it has."""
    return 0 if s.phase == OVER else c.wish_points * count_built(s, seat, s.wish[seat])


@kernel
def evaluate(content: Array, states: Array, i: int, seat: Seat, weights: Array) -> float:
    """How far a seat is ahead of the best other one."""
    c, s = content[0], states[i]
    own, best_other = 0.0, -1.0e18
    for other in range(s.seats):
        worth = weights[0, 0] * s.points[other] + weights[1, 0] * wish_worth(c, s, other)
        if other == seat:
            own = worth
        elif worth > best_other:
            best_other = worth
    return own - best_other
