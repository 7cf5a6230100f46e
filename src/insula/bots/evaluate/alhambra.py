"""Alhambra: what a position is worth to a seat. A worth is the sum of named terms, each times its weight."""

from __future__ import annotations

import numpy as np

from insula.core.jit import Array, kernel
from insula.core.layout import NOBODY
from insula.games.alhambra.rules import wealth
from insula.games.alhambra.scoring import score_kind, tally_kind, total_points
from insula.games.alhambra.state import (
    N_BUILDINGS,
    N_CURRENCIES,
    N_KINDS,
    N_SCORINGS,
    C,
)

TERMS = (
    "points",  # points scored so far, above the best other seat's
    "next scoring",  # what the next scoring would give now, above the best other seat's
    "final scoring",  # what scoring C would give now, above the best other seat's
    "buildings",  # buildings owned, whatever their kind
    "money",  # money in hand, as far as it can still be spent
    "spread",  # currencies in which at least five can be paid
    "to act",  # being to act (an exact payment just made)
)
ROLLOUT_WEIGHTS = {"buy": 8, "stop": 8, "keep": 8}
"""In rollouts people mostly buy when they can, stop at the price, and keep what they buy."""
WEIGHTS = np.array([1.0, 0.5, 0.5, 1.0, 0.25, 0.6, 4.0])


@kernel
def evaluate(content: Array, states: Array, i: int, seat: int, weights: Array) -> float:
    """What a position is worth to a seat."""
    c = content[0]
    s = states[i]
    due = next_scoring(s.held)
    best_points = best_next = best_final = -1000.0
    my_next = my_final = 0.0
    for owner in range(s.seats):
        coming = 0.0
        final = 0.0
        for kind in range(N_KINDS):
            tally = tally_kind(c, s, kind)
            if due < N_SCORINGS:
                coming += score_kind(c, due, kind, tally, owner)
            if due < C:
                final += score_kind(c, C, kind, tally, owner)
        if owner == seat:
            my_next = coming
            my_final = final
        else:
            best_points = max(best_points, float(total_points(s, owner)))
            best_next = max(best_next, coming)
            best_final = max(best_final, final)
    buildings_left = N_BUILDINGS - s.buildings_next
    share = buildings_left / N_BUILDINGS
    buildings = 0
    for building in range(N_BUILDINGS):
        if s.owner[building] == seat:
            buildings += 1
    money = 0.0
    spread = 0.0
    for currency in range(N_CURRENCIES):
        held = wealth(s.hands[seat, currency])
        money += min(held, 14) + 0.25 * max(0, held - 14)
        if held >= 5:
            spread += 1.0
    worth = weights[0] * (total_points(s, seat) - best_points)
    worth += weights[1] * (my_next - best_next)
    worth += weights[2] * (my_final - best_final)
    if s.actor != NOBODY:
        worth += weights[3] * buildings
        worth += weights[4] * money * min(1.0, 0.3 + 2.0 * share)
        worth += weights[5] * spread
        if s.actor == seat:
            worth += weights[6]
    return worth


@kernel
def next_scoring(held: int) -> int:
    """The next scoring to be held; N_SCORINGS after the last."""
    for scoring in range(N_SCORINGS):
        if held >> scoring == 0:
            return scoring
    return N_SCORINGS
