"""Alhambra: what a position is worth to a seat.

A worth is the sum of named terms, each times its weight, above the mean of all seats.
"""

from __future__ import annotations

import numpy as np

from insula.bots.evaluate import read_weights
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.games.alhambra import moves as mv
from insula.games.alhambra.rules import count_hand, last_paid, legal_moves, price, total_paid, wealth
from insula.games.alhambra.scoring import count_of_owner, score_kind, tally_kind, total_points
from insula.games.alhambra.state import (
    MAX_PRICE,
    MAX_SEATS,
    N_BUILDINGS,
    N_CURRENCIES,
    N_KINDS,
    N_SCORINGS,
    N_VALUES,
    NO_BUILDING,
    PAYMENT,
    Value,
)

TERMS = (
    "points",  # points scored so far
    "scoring A",  # what scoring A would give now, before it is held
    "scoring B",  # what scoring B would give now, before it is held
    "scoring C",  # what scoring C would give now, before it is held
    "buildings",  # buildings owned, whatever their kind
    "kinds",  # different kinds among them
    "money",  # money in hand, as far as one currency can be spent
    "wealth",  # all money in hand
    "spread",  # currencies in which at least five can be paid
    "cards",  # money cards in hand: many small ones pay more prices exactly
    "exact",  # buildings of the yard that could be paid exactly
)
N_TERMS = len(TERMS)
(
    POINTS, SCORING_A, SCORING_B, SCORING_C, BUILDINGS, KINDS_TERM, MONEY, WEALTH, SPREAD_TERM, CARDS, EXACT,
) = range(N_TERMS)  # fmt: skip
PLENTY, SURPLUS_SHARE, SPENDABLE = 14, 0.25, 5
"""More of a currency than this hardly ever buys anything more; what the rest counts; what buys something."""
EVERY_SUM = (1 << MAX_PRICE + N_VALUES) - 1
"""A bit for each sum that can be paid: less than the highest card above the highest price."""
SPREAD, POINTS_A_LEAD = 20.0, 1.0
"""A lead that makes a win likely, and the points that a lead of 1 stands for."""
TURNS_OF_MANY = 13
"""How many turns plans go on with more than two seats: three rounds of four. With two seats, five are as good."""
LEVELS = {
    "beginner": "greedy:2",
    "casual": "greedy:0.6",
    "skilled": "greedy:0.3",
    "expert": "search:4",
    "master": "search:300",
}
ROLLOUT_WEIGHTS = {"buy": 8, "stop": 8, "keep": 8}
"""In rollouts people mostly buy when they can, stop at the price, and keep what they buy."""
WEIGHTS, VALUES, VALUES_OF_MANY = read_weights(__file__, TERMS)
"""What a term counts for at the end, and what is added to that at the beginning."""


@kernel
def evaluate(content: Array, states: Array, i: int, seat: int, weights: Array) -> float:
    """What a position is worth to a seat, above the mean of all seats."""
    s = states[i]
    terms = np.zeros((MAX_SEATS, N_TERMS))
    measure(content[0], s, terms)
    early = (N_BUILDINGS - s.buildings_next) / N_BUILDINGS
    mine = 0.0
    total = 0.0
    for owner in range(s.seats):
        worth = 0.0
        for term in range(N_TERMS):
            worth += terms[owner, term] * (weights[term, 0] + early * weights[term, 1])
        total += worth
        if owner == seat:
            mine = worth
    return mine - total / s.seats


@kernel
def measure(c: Record, s: Record, terms: Array) -> None:
    """Every term of every seat."""
    for owner in range(s.seats):
        terms[owner, POINTS] = total_points(s, owner)
    if s.actor == NOBODY:
        return
    for kind in range(N_KINDS):
        tally = tally_kind(c, s, kind)
        for owner in range(s.seats):
            number = count_of_owner(tally, owner)
            if number > 0:
                terms[owner, BUILDINGS] += number
                terms[owner, KINDS_TERM] += 1.0
                for scoring in range(N_SCORINGS):
                    if s.held >> scoring == 0:
                        terms[owner, SCORING_A + scoring] += score_kind(c, scoring, kind, tally, owner)
    for owner in range(s.seats):
        measure_hand(c, s, owner, terms[owner])


@kernel
def measure_hand(c: Record, s: Record, seat: int, terms: Array) -> None:
    """The money of a seat."""
    for currency in range(N_CURRENCIES):
        held = wealth(s.hands[seat, currency])
        terms[MONEY] += min(held, PLENTY) + SURPLUS_SHARE * max(0, held - PLENTY)
        terms[WEALTH] += held
        if held >= SPENDABLE:
            terms[SPREAD_TERM] += 1.0
        building = s.yard[currency]
        if building != NO_BUILDING and sums(s.hands[seat, currency]) >> c.price_of_building[building] & 1:
            terms[EXACT] += 1.0
    terms[CARDS] = count_hand(s, seat)


@kernel
def sums(hand: Array) -> int:
    """What can be paid with the cards of one currency: a bit for each sum."""
    paid = 1
    for value in range(1, N_VALUES + 1):
        paid = sums_with(paid, value, hand[value - 1])
    return paid


@kernel
def sums_with(paid: int, value: Value, cards: int) -> int:
    """What can be paid with some more cards of a value."""
    for _ in range(cards):
        paid |= paid << value & EVERY_SUM
    return paid


# --- The moves that are worth a thought -----------------------------------------------------------------------


@kernel
def likely_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """The moves that are worth a thought further on: payments as near to the price as the hand allows."""
    n_legal = legal_moves(content, states, i, out)
    if states[i].phase == PAYMENT:
        return keep_payments(content[0], states[i], out)
    return n_legal


@kernel
def keep_payments(c: Record, s: Record, out: Array) -> int:
    """A10, A22: stop at the price; before it, the cards by which the least sum that is enough can be reached."""
    hand = s.hands[s.actor, s.slot]
    missing = price(c, s) - total_paid(s)
    if missing == 0:
        out[0] = mv.STOP_MOVE
        return 1
    highest = last_paid(s)
    paid = 1
    for value in range(1, highest + 1):
        paid = sums_with(paid, value, hand[value - 1])
    while not paid >> missing & 1:
        missing += 1
    kept = 0
    lower = 1
    for value in range(1, min(highest, missing) + 1):
        if hand[value - 1] > 0:
            rest = sums_with(lower, value, hand[value - 1] - 1)
            if rest >> (missing - value) & 1:
                out[kept] = mv.PAY_MOVE[value]
                kept += 1
            lower = sums_with(rest, value, 1)
    return kept
