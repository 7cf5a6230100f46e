"""Alhambra: what a position is worth to a seat. A worth is the sum of named terms, each times its weight."""

from __future__ import annotations

import numpy as np

from insula.bots.evaluate import read_weights
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.games.alhambra.rules import count_hand, wealth
from insula.games.alhambra.scoring import score_kind, tally_kind, total_points
from insula.games.alhambra.state import (
    MAX_PRICE,
    N_BUILDINGS,
    N_CURRENCIES,
    N_KINDS,
    N_SCORINGS,
    N_VALUES,
    NO_BUILDING,
    C,
)

TERMS = (
    "points",  # points scored so far, above the best other seat's
    "next scoring",  # what the next scoring would give now, above the best other seat's
    "final scoring",  # what scoring C would give now, above the best other seat's
    "buildings",  # buildings owned, whatever their kind
    "money",  # money in hand, as far as one currency can be spent
    "spread",  # currencies in which at least five can be paid
    "to act",  # being to act (an exact payment just made)
    "order",  # seats that are to act before one
    "cards",  # money cards in hand: many small ones pay more prices exactly
    "exact",  # buildings of the yard that could be paid exactly
)
N_TERMS = len(TERMS)
POINTS, NEXT_SCORING, FINAL_SCORING, BUILDINGS, MONEY, SPREAD_TERM, TO_ACT, ORDER, CARDS, EXACT = range(N_TERMS)
PLENTY, SURPLUS_SHARE, SPENDABLE = 14, 0.25, 5
"""More of a currency than this hardly ever buys anything more; what the rest counts; what buys something."""
EVERY_SUM = (1 << MAX_PRICE + 1) - 1
EXPLORATION, SPREAD, REVEALS, POINTS_A_LEAD = 0.02, 30.0, 9, 0.5
LEVELS = {
    "beginner": "greedy:2",
    "casual": "greedy:0.5",
    "skilled": "greedy",
    "expert": "search:40",
    "master": "search:3000",
}
ROLLOUT_WEIGHTS = {"buy": 8, "stop": 8, "keep": 8}
"""In rollouts people mostly buy when they can, stop at the price, and keep what they buy."""
WEIGHTS, VALUES, VALUES_OF_MANY = read_weights(__file__, TERMS)
"""What a term counts for at the end, and what is added to that at the beginning."""
PLANS_BY_VALUES = False


@kernel
def evaluate(content: Array, states: Array, i: int, seat: int, weights: Array) -> float:
    """What a position is worth to a seat."""
    s = states[i]
    terms = np.zeros(N_TERMS)
    measure(content[0], s, seat, terms)
    early = (N_BUILDINGS - s.buildings_next) / N_BUILDINGS
    worth = 0.0
    for term in range(N_TERMS):
        worth += terms[term] * (weights[term, 0] + early * weights[term, 1])
    return worth


@kernel
def measure(c: Record, s: Record, seat: int, terms: Array) -> None:
    """Every term of a position."""
    due = next_scoring(s.held)
    best_points = best_next = best_final = -1000.0
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
            terms[POINTS] = total_points(s, owner)
            terms[NEXT_SCORING] = coming
            terms[FINAL_SCORING] = final
        else:
            best_points = max(best_points, float(total_points(s, owner)))
            best_next = max(best_next, coming)
            best_final = max(best_final, final)
    terms[POINTS] -= best_points
    terms[NEXT_SCORING] -= best_next
    terms[FINAL_SCORING] -= best_final
    if s.actor == NOBODY:
        return
    for building in range(N_BUILDINGS):
        if s.owner[building] == seat:
            terms[BUILDINGS] += 1
    for currency in range(N_CURRENCIES):
        held = wealth(s.hands[seat, currency])
        terms[MONEY] += min(held, PLENTY) + SURPLUS_SHARE * max(0, held - PLENTY)
        if held >= SPENDABLE:
            terms[SPREAD_TERM] += 1.0
        building = s.yard[currency]
        if building != NO_BUILDING and sums(s.hands[seat, currency]) >> c.price_of_building[building] & 1:
            terms[EXACT] += 1.0
    terms[CARDS] = count_hand(s, seat)
    terms[ORDER] = (seat - s.actor) % s.seats
    if s.actor == seat:
        terms[TO_ACT] = 1.0


@kernel
def sums(hand: Array) -> int:
    """What can be paid exactly with the cards of one currency: a bit for each sum."""
    paid = 1
    for value in range(1, N_VALUES + 1):
        for _ in range(hand[value - 1]):
            paid |= paid << value & EVERY_SUM
    return paid


@kernel
def next_scoring(held: int) -> int:
    """The next scoring to be held; N_SCORINGS after the last."""
    for scoring in range(N_SCORINGS):
        if held >> scoring == 0:
            return scoring
    return N_SCORINGS
