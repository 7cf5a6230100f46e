"""Payments against brute force (A10, A22): what the legal moves lead to is what a search of all subsets finds."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from insula import State
from insula.games.alhambra.content import OWN_FILE
from insula.games.alhambra.state import MAX_PRICE, N_SLOTS
from insula.games.alhambra.views import MAX_PAYMENT_CARDS, MAX_PAYMENTS
from tests.games.alhambra.table import legal, phase, play, position
from tests.naive.alhambra import CURRENCIES, payments

HANDS = st.lists(st.integers(0, 3), min_size=9, max_size=9)
"""How many cards of each value a hand holds: up to 27."""
PRICES = st.integers(1, 20)
SLOTS = st.sampled_from(range(4))
FULL = [3] * 9


@pytest.fixture(scope="module")
def any_price(tmp_path_factory):
    """Components with gardens and towers for every price from 1 to 20."""
    text = OWN_FILE.read_text(encoding="utf-8")
    text = re.sub(r"garden = .*", f"garden = {list(range(1, 12))}", text)
    text = re.sub(r"tower = .*", f"tower = {[*range(12, 21), 20, 20]}", text)
    path = tmp_path_factory.mktemp("content") / "any_price.toml"
    path.write_text(text, encoding="utf-8")
    return path


def before_purchase(content, counts: list[int], price: int, slot: int) -> State:
    """Seat 0 with a hand of one currency and a building of some price in that currency's slot."""
    cards = " ".join(str(value) for value in range(1, 10) for _ in range(counts[value - 1]))
    yard = ["pavilion 2", "pavilion 3", "pavilion 4", "pavilion 5"]
    yard[slot] = f"{'garden' if price < 12 else 'tower'} {price}"
    elsewhere = CURRENCIES[(slot + 1) % 4]
    return position(
        hands={0: f"{CURRENCIES[slot]} {cards}" if cards else ""},
        yard=", ".join(yard),
        open_money=f"{elsewhere} 6 7 8 9",
        content=content,
    )


def walk(state: State, paid: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """The cards of every complete payment that the legal moves lead to, each as often as they do."""
    found = []
    for text in legal(state):
        after = state.clone()
        play(after, text)
        cards = paid if text == "stop" else (*paid, int(text.removeprefix("pay ")))
        found += walk(after, cards) if phase(after) == "payment" else [cards]
    return found


@settings(deadline=None, max_examples=100, derandomize=True, database=None)
@given(counts=HANDS, price=PRICES, slot=SLOTS)
@example(counts=FULL, price=13, slot=0)
@example(counts=[3, 3, 3, 3, 0, 0, 0, 0, 0], price=20, slot=1)
@example(counts=[0] * 9, price=1, slot=2)
@example(counts=[0, 0, 0, 0, 0, 0, 0, 0, 1], price=9, slot=3)
def test_a10_the_moves_lead_to_exactly_the_payments_that_brute_force_finds(any_price, counts, price, slot):
    state = before_purchase(any_price, counts, price, slot)
    hand = [value for value in range(1, 10) for _ in range(counts[value - 1])]
    expected = sorted(payments(hand, price))
    buy = f"buy {CURRENCIES[slot]}"
    assert (buy in legal(state)) == bool(expected)

    shown = [payment for payment in state.view(0).table.payments if payment.slot == CURRENCIES[slot]]
    assert sorted(payment.cards for payment in shown) == expected
    assert all(payment.total == sum(payment.cards) for payment in shown)
    assert all(payment.exact == (payment.total == price) for payment in shown)

    if expected:
        play(state, buy)
        before = state.digest()
        assert sorted(walk(state)) == expected
        assert [payment.cards for payment in state.view(0).table.payments] == walk(state)
        assert state.digest() == before


@settings(deadline=None, max_examples=40, derandomize=True, database=None)
@given(counts=HANDS, price=PRICES, choices=st.lists(st.integers(0, 99), min_size=20, max_size=20))
def test_a10_a_payment_in_progress_shows_the_payments_that_begin_with_it(any_price, counts, price, choices):
    state = before_purchase(any_price, counts, price, 0)
    hand = [value for value in range(1, 10) for _ in range(counts[value - 1])]
    if "buy yellow" not in legal(state):
        assert sum(hand) < price
        return
    play(state, "buy yellow")
    paid: tuple[int, ...] = ()
    for choice in choices:
        expected = [payment for payment in payments(hand, price) if payment[: len(paid)] == paid]
        assert sorted(payment.cards for payment in state.view(0).table.payments) == sorted(expected)
        text = legal(state)[choice % len(legal(state))]
        play(state, text)
        if phase(state) != "payment":
            break
        paid += (int(text.removeprefix("pay ")),)
    assert phase(state) == "action"


def test_a10_no_hand_and_no_price_have_more_payments_than_there_is_room_for(any_price):
    counts = []
    for price in range(1, MAX_PRICE + 1):
        shown = before_purchase(any_price, FULL, price, 1).view(0).table.payments
        paid = [payment for payment in shown if payment.slot == CURRENCIES[1]]
        counts.append(len(paid))
        assert max(len(payment.cards) for payment in paid) <= MAX_PAYMENT_CARDS
    assert N_SLOTS * max(counts) == N_SLOTS * counts[-1] == MAX_PAYMENTS


def test_a10_all_money_in_one_hand_pays_for_four_buildings_of_the_highest_price(any_price, tmp_path):
    text = any_price.read_text(encoding="utf-8").replace("tower = [12,", "tower = [20,")
    (tmp_path / "dear.toml").write_text(text, encoding="utf-8")
    yard = ", ".join([f"tower {MAX_PRICE}"] * N_SLOTS)
    state = position(yard=yard, open_money="-, -, -, -", rest_of_money=0, content=tmp_path / "dear.toml")
    shown = state.view(0).table.payments
    assert len(shown) == len(set(shown)) == MAX_PAYMENTS
    assert {payment.slot for payment in shown} == set(CURRENCIES)
    assert state.view(1).table.payments == ()
