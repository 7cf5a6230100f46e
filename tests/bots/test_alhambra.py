"""Alhambra's evaluation: terms whose value can be told by hand, and the payments that are worth a thought."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from insula.bots.evaluate.alhambra import (
    BUILDINGS,
    CARDS,
    EXACT,
    KINDS_TERM,
    N_TERMS,
    POINTS,
    SCORING_A,
    SCORING_C,
    WEIGHTS,
    evaluate,
    likely_moves,
    measure,
    sums,
)
from insula.games.alhambra.state import MAX_PRICE, MAX_SEATS, N_VALUES, PAYMENT, A, B
from insula.registry import load_game
from tests.bots.games import played
from tests.games.alhambra.table import position


def hand_of(*values):
    """The cards of one currency in a hand."""
    return np.bincount(values, minlength=N_VALUES + 1)[1:]


def terms_of(state, seat):
    """Every term of a seat."""
    terms = np.zeros((MAX_SEATS, N_TERMS))
    measure(state.game.content.tables[0], state.rows[0], terms)
    return terms[seat]


def test_what_a_hand_can_pay_exactly():
    assert [price for price in range(MAX_PRICE + 1) if sums(hand_of(7, 3, 3)) >> price & 1] == [0, 3, 6, 7, 10, 13]
    assert sums(hand_of(*[*range(1, 10)] * 3)) == 2 ** (MAX_PRICE + N_VALUES) - 1


def test_buildings_count_that_can_be_paid_exactly_in_their_own_currency():
    state = load_game("alhambra", 3).new_initial_state(1)
    row, prices = state.rows[0], state.game.content.tables[0].price_of_building
    row.hands[:] = 0
    first, second = (int(prices[building]) for building in row.yard[:2])
    row.hands[1, 0] = hand_of(first - 1, 1)
    row.hands[1, 2] = hand_of(*[9] * (second == 9))
    assert terms_of(state, 1)[EXACT] == 1
    row.hands[1, 1] = hand_of(*[min(second, 9), second - 9][: 1 + (second > 9)])
    assert terms_of(state, 1)[EXACT] >= 2
    assert terms_of(state, 1)[CARDS] == row.hands[1].sum()
    assert terms_of(state, 0)[EXACT] == terms_of(state, 0)[CARDS] == 0


def test_a_scoring_counts_what_it_would_give_now_until_it_is_held():
    state = load_game("alhambra", 3).new_initial_state(1)
    row, c = state.rows[0], state.game.content.tables[0]
    tower, garden = (int(np.flatnonzero(c.kind_of_building == kind)[0]) for kind in (5, 4))
    row.owner[[tower, garden]] = 0, 1
    places = c.points_of_place
    assert terms_of(state, 0)[SCORING_A : SCORING_C + 1].tolist() == places[:, 0, 5].tolist()
    assert terms_of(state, 1)[SCORING_A : SCORING_C + 1].tolist() == places[:, 0, 4].tolist()
    row.held = 1 << A | 1 << B
    row.points[A, 0] = 3
    assert terms_of(state, 0)[SCORING_A : SCORING_C + 1].tolist() == [0, 0, places[2, 0, 5]]
    assert terms_of(state, 0)[POINTS] == 3


def test_buildings_count_and_so_do_their_kinds():
    state = load_game("alhambra", 3).new_initial_state(1)
    kinds = state.game.content.tables[0].kind_of_building
    state.rows[0].owner[np.flatnonzero(kinds == 2)[:3]] = 2
    state.rows[0].owner[np.flatnonzero(kinds == 3)[:1]] = 2
    assert terms_of(state, 2)[[BUILDINGS, KINDS_TERM]].tolist() == [4, 2]
    assert terms_of(state, 0)[[BUILDINGS, KINDS_TERM]].tolist() == [0, 0]


def test_a_worth_counts_above_the_mean_of_all_seats():
    state = load_game("alhambra", 4).new_initial_state(1)
    state.rows[0].points[A, :4] = 1, 2, 3, 54
    worths = [evaluate(state.game.content.tables, state.rows, 0, seat, WEIGHTS) for seat in range(4)]
    assert abs(sum(worths)) < 1e-9
    assert np.argmax(worths) == 3


def likely(state):
    """The moves worth a thought, as text."""
    out = np.zeros(len(state.game.moves), np.int32)
    n = likely_moves(state.game.content.tables, state.rows, 0, out)
    return [state.action_to_string(move) for move in out[:n]]


@pytest.mark.parametrize(
    ("first", "hand", "ways"),
    [
        ("tower 10", "7 3 3", [[7, 3]]),
        ("seraglio 6", "5 4 3 2 1", [[3, 2, 1], [4, 2], [5, 1]]),
        ("tower 9", "7 7 3", [[7, 3]]),  # 10, not the 14 of two sevens
        ("seraglio 4", "9 6", [[6]]),
        ("tower 13", "9 9 8", [[9, 8]]),
        ("pavilion 2", "1 1 1", [[1, 1]]),  # and nothing on top of it
    ],
)
def test_payments_worth_a_thought_come_as_near_to_the_price_as_the_hand_allows(first, hand, ways):
    cards = ", ".join(f"yellow {value}" for value in hand.split())
    state = position(yard=f"{first}, tower 12, garden 12, garden 11", hands={0: cards})
    state.apply_literally("buy yellow")
    assert likely_payments(state) == ways


def likely_payments(state):
    """Every payment that is worth a thought, card by card."""
    if state.rows[0].phase != PAYMENT:
        return [[]]
    ways = []
    for text in likely(state):
        after = state.clone()
        after.apply_literally(text)
        ways += [[*(int(value) for value in text.split()[1:]), *rest] for rest in likely_payments(after)]
    return ways


def test_only_payments_are_left_out():
    fewer = Counter()
    for seats in (2, 4):
        for state in played("alhambra", seats, seats):
            if not state.is_terminal():
                legal = [state.action_to_string(move) for move in state.legal_actions()]
                kept = likely(state)
                assert kept
                assert [text for text in legal if text in kept] == kept
                if state.rows[0].phase != PAYMENT:
                    assert kept == legal
                fewer[len(kept) < len(legal)] += 1
    assert fewer[True]
