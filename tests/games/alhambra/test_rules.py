"""Alhambra, rule by rule: at least one test for every statement and ruling of A1-A22."""

import random
import re
from collections import Counter

import numpy as np
import pytest

from insula import MoveError, State, load_game
from insula.games.alhambra.content import OWN_FILE
from insula.games.alhambra.reasons import REASONS
from tests.games.alhambra.table import (
    CURRENCIES,
    KINDS,
    after_scoring,
    building_name,
    building_pile,
    card_name,
    discard,
    hand,
    last_turn,
    legal,
    money_pile,
    open_money,
    owned,
    phase,
    play,
    points,
    position,
    shares,
    told,
    yard,
)
from tests.games.chance import assert_uniform
from tests.games.positions import faults
from tests.games.refusals import assert_refused

ALL_SEATS = (2, 3, 4, 5, 6)
MANY = 2000
FULL = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}
"""A1: how many buildings there are of each kind."""


DEALT: dict[int, list[State]] = {seats: [] for seats in ALL_SEATS}


def dealt(seats: int, games: int = 60) -> list[State]:
    """Games as they are dealt, before any move. They are shared: never make a move in them."""
    game = load_game("alhambra", seats)
    for seed in range(len(DEALT[seats]), games):
        DEALT[seats].append(State.unsettled(game, seed))
    return DEALT[seats][:games]


def deck(state: State) -> list[str]:
    """The money of a dealt game in the order in which it was shuffled."""
    row = state.rows[0]
    names = [card_name(card) for card in row.money_pile[: row.money_end]]
    return [name for name in names if name not in ("A", "B")]


def building_deck(state: State) -> list[str]:
    """The buildings of a dealt game in the order in which they were shuffled."""
    return [building_name(state, card) for card in state.rows[0].building_pile]


def value(card: str) -> int:
    return int(card.split()[1])


def hand_cards(state: State, seat: int) -> list[str]:
    """A hand card by card."""
    return [f"{group.split()[0]} {number}" for group in hand(state, seat).split(", ") for number in group.split()[1:]]


def random_game(seats: int, seed: int, moves: int = 10_000) -> State:
    """A game after some random decisions, or at its end."""
    state = load_game("alhambra", seats).new_initial_state(seed=seed)
    rng = random.Random(seed)
    while moves and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        moves -= 1
    return state


def refusal(state: State, text: str) -> MoveError:
    error = state.explain_illegal(text)
    assert error is not None
    return error


# --- Components (A1-A3) ---------------------------------------------------------------------------------------


def test_a1_54_buildings_of_six_kinds_with_their_prices():
    expected = {
        "pavilion": [2, 3, 4, 5, 6, 7, 8],
        "seraglio": [3, 4, 5, 6, 7, 8, 9],
        "arcades": [4, 5, 6, 6, 7, 8, 8, 9, 10],
        "chambers": [5, 6, 7, 7, 8, 9, 9, 10, 11],
        "garden": [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12],
        "tower": [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13],
    }
    for seats in ALL_SEATS:
        buildings = building_deck(dealt(seats)[0])
        assert len(buildings) == 54
        assert {kind: sorted(value(b) for b in buildings if b.startswith(kind)) for kind in KINDS} == expected


@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_a2_three_copies_of_each_money_card_two_with_two_players(seats, copies):
    cards = Counter(deck(dealt(seats)[0]))
    assert cards == {f"{currency} {number}": copies for currency in CURRENCIES for number in range(1, 10)}
    assert cards.total() == {2: 72, 3: 108}[copies]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a3_two_scoring_cards_and_a_yard_of_four_slots(seats):
    state = dealt(seats)[0]
    assert [name for name in money_pile(state) if name in ("A", "B")] == ["A", "B"]
    assert [slot.slot for slot in state.view().table.yard] == ["yellow", "blue", "green", "orange"]


# --- Set-up (A4-A7) -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a4_four_buildings_go_to_the_yard_from_left_to_right(seats):
    for state in dealt(seats):
        buildings = building_deck(state)
        assert yard(state) == ", ".join(buildings[:4])
        assert building_pile(state) == buildings[4:]
        assert [owned(state, seat) for seat in range(seats)] == [[]] * seats
        assert owned(state, "martin") == []
        assert state.view().table.martin is None


def test_a4_with_two_players_martin_takes_the_top_six_first_and_open():
    for state in dealt(2):
        buildings = building_deck(state)
        assert sorted(owned(state, "martin")) == sorted(buildings[:6])
        assert yard(state) == ", ".join(buildings[6:10])
        assert building_pile(state) == buildings[10:]
        shown = [f"{b.kind} {b.price}" for b in state.view().table.martin.buildings]
        assert sorted(shown) == sorted(buildings[:6])


def test_a4_every_building_is_on_top_about_equally_often():
    tops = Counter(int(state.rows[0].building_pile[0]) for state in dealt(3, MANY))
    assert_uniform([tops], [54])


def test_a4_every_money_card_is_on_top_about_equally_often():
    tops = Counter(int(state.rows[0].money_pile[0]) for state in dealt(3, MANY))
    assert_uniform([tops], [36])


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a5_seat_after_seat_draws_until_it_holds_20_or_more(seats):
    for state in dealt(seats):
        cards = deck(state)
        for seat in range(seats):
            drawn = []
            while sum(value(card) for card in drawn) < 20:
                drawn.append(cards.pop(0))
            assert sorted(hand_cards(state, seat)) == sorted(drawn)


def test_a5_a_hand_is_worth_20_to_28():
    totals = Counter(total for state in dealt(3, MANY) for _, total in ranks(state))
    assert set(totals) == set(range(20, 29))


def test_a5_hands_are_then_secret():
    state = dealt(3)[0]
    owners = state.view(1).table.owners
    assert [owner.hand is None for owner in owners] == [True, False, True]
    assert [owner.hand_size for owner in owners] == [len(hand_cards(state, seat)) for seat in range(3)]


def ranks(state: State) -> list[tuple[int, int]]:
    """A6: for each seat its number of cards and their total."""
    hands = state.rows[0].hands.sum(axis=1)[: state.game.seats].tolist()
    return [(sum(counts), sum(n * count for n, count in enumerate(counts, start=1))) for counts in hands]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a6_fewest_cards_start_and_of_those_the_smaller_total(seats):
    by_total = 0
    for state in dealt(seats, 150):
        of_seat = ranks(state)
        assert of_seat[state.current_player()] == min(of_seat)
        fewest = [total for cards, total in of_seat if cards == min(of_seat)[0]]
        by_total += len(set(fewest)) > 1
    assert by_total > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_a6_a_tie_is_drawn_by_lot(seats):
    chosen = Counter()
    for state in dealt(seats, MANY if seats == 3 else 800):
        of_seat = ranks(state)
        tied = [seat for seat in range(seats) if of_seat[seat] == min(of_seat)]
        if len(tied) == 2:
            chosen[tied.index(state.current_player())] += 1
    assert chosen.total() > 20
    assert_uniform([chosen], [2])
    assert set(chosen) == {0, 1}


def cut(state: State) -> tuple[list[int], int, int]:
    """A7: the sizes of the five piles without scoring cards, and in which places of the whole A and B lie."""
    pile = money_pile(state)
    size, larger = divmod(len(pile) - 2, 5)
    return [size + (number < larger) for number in range(5)], pile.index("A"), pile.index("B")


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a7_four_money_cards_are_laid_open_after_the_hands(seats):
    for state in dealt(seats):
        in_hands = sum(len(hand_cards(state, seat)) for seat in range(seats))
        assert open_money(state) == ", ".join(deck(state)[in_hands : in_hands + 4])
        assert [name for name in money_pile(state) if name not in ("A", "B")] == deck(state)[in_hands + 4 :]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a7_a_lies_in_the_second_of_five_piles_and_b_in_the_fourth(seats):
    for state in dealt(seats):
        sizes, a, b = cut(state)
        assert max(sizes) - min(sizes) <= 1
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] <= a <= sizes[0] + sizes[1]
        assert sum(sizes[:3]) + 1 <= b <= sum(sizes[:4]) + 1


def test_a7_larger_piles_come_first_and_every_place_of_a_pile_is_equally_likely():
    """Places are counted in the piles as the rule cuts them; with another cut the counts would leave the table."""
    places_of_a: dict[int, Counter] = {}
    places_of_b: dict[int, Counter] = {}
    remainders = set()
    for state in dealt(3, MANY):
        sizes, a, b = cut(state)
        places_of_a.setdefault(sizes[1], Counter())[a - sizes[0]] += 1
        places_of_b.setdefault(sizes[3], Counter())[b - sum(sizes[:3]) - 1] += 1
        remainders.add(sum(sizes) % 5)
    assert remainders == {0, 1, 2, 3, 4}
    for places in (places_of_a, places_of_b):
        often = {size: table for size, table in places.items() if table.total() >= 10 * size}
        assert often
        assert_uniform(often.values(), [size + 1 for size in often])
        for size, table in often.items():
            assert table[0] > 0
            assert table[size] > 0


# --- A turn (A8, A9) ------------------------------------------------------------------------------------------


def test_a8_one_action_then_the_next_seat_and_after_the_last_seat_0():
    state = position(3, to_act=1)
    acted = []
    for _ in range(4):
        acted.append(state.current_player())
        play(state, "take 1")
    assert acted == [1, 2, 0, 1]
    assert told(state, "turn_began") == [
        "turn_began seat=2 turn=2",
        "turn_began seat=0 turn=3",
        "turn_began seat=1 turn=4",
        "turn_began seat=2 turn=5",
    ]


def test_a8_a_purchase_that_is_not_exact_is_the_action_of_the_turn():
    state = position(3, hands={0: "blue 7 4"}, yard="tower 9, garden 10, tower 11, tower 12")
    play(state, "buy blue", "pay 7", "pay 4")
    assert state.current_player() == 1


def test_a8_an_action_is_compulsory():
    state = position(3, hands={0: "blue 9 9"})
    assert "pass" not in legal(state)
    assert refusal(state, "pass").code == "illegal.can_act"


def test_a8_both_actions_are_free_to_choose():
    state = position(3, hands={0: "blue 7 3, green 9"}, yard="tower 9, garden 10, tower 8, tower 12")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4", "buy blue", "buy green"]


@pytest.mark.parametrize("seed", range(3))
def test_a8_martin_has_no_turn(seed):
    state = random_game(2, seed)
    seats = [event.arguments["seat"] for event in state.events() if event.name == "turn_began"]
    assert len(seats) > 20
    first = State.unsettled(state.game, seed).current_player()
    assert seats == [(first + 1 + turn) % 2 for turn in range(len(seats))]


def test_a8_nobody_acts_in_another_seats_turn():
    state = position(3, to_act=1, hands={2: "blue 9 9"})
    assert state.legal_actions(2) == []
    assert state.view(2).legal == {}
    with pytest.raises(MoveError) as caught:
        state.apply("take 1", seat=2)
    assert caught.value.code == "out_of_turn"
    assert state.seq == 0


def test_a9_any_one_open_card_may_be_taken_whatever_its_value():
    state = position(open_money="yellow 9, blue 6, green 8, orange 7")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "take 1")
    assert hand(state, 0) == "yellow 9"


def test_a9_several_open_cards_may_be_taken_if_worth_five_or_less():
    state = position(open_money="yellow 1, blue 2, green 3, orange 9")
    assert set(legal(state)) == {"take 1", "take 2", "take 3", "take 4", "take 1+2", "take 1+3", "take 2+3"}
    play(state, "take 2+3")
    assert hand(state, 0) == "blue 2, green 3"


def test_a9_several_open_cards_worth_six_are_too_many():
    state = position(open_money="yellow 1, blue 2, green 3, orange 4")
    assert refusal(state, "take 2+4").arguments["total"] == 6
    assert refusal(state, "take 1+2+3").arguments["total"] == 6
    assert "take 1+4" in legal(state)


def test_a9_all_four_open_cards_may_be_taken():
    state = position(open_money="yellow 1, blue 2, green 1, orange 1", money_pile=["blue 8, green 8, blue 9 7"])
    play(state, "take 1+2+3+4")
    assert hand(state, 0) == "yellow 1, blue 2, green 1, orange 1"
    assert open_money(state) == "blue 8, green 8, blue 9, blue 7"


def test_a9_taking_money_ends_the_turn():
    state = position(hands={0: "blue 9 9"})
    play(state, "take 1")
    assert state.current_player() == 1
    assert told(state, "took") == ["took seat=0 place=1 currency=yellow value=4"]


def test_a9_a_taken_card_leaves_a_gap():
    state = position(open_money="yellow 1, blue 2, green 9, orange 8", rest_of_money=2)
    play(state, "take 1+2")
    assert open_money(state) == "-, -, green 9, orange 8"
    assert legal(state) == ["take 3", "take 4"]
    assert refusal(state, "take 1").code == "illegal.gap"
    assert refusal(state, "take 1+3").code == "illegal.gap"


def test_a9_of_equal_cards_the_lowest_places_stand_for_the_choice():
    state = position(open_money="blue 1, green 2, blue 1, blue 1")
    assert set(legal(state)) == {
        "take 1",
        "take 2",
        "take 1+2",
        "take 1+3",
        "take 1+2+3",
        "take 1+3+4",
        "take 1+2+3+4",
    }
    assert refusal(state, "take 3").code == "illegal.equal_card_further_left"
    assert refusal(state, "take 1+4").code == "illegal.equal_card_further_left"
    assert refusal(state, "take 2+3").code == "illegal.equal_card_further_left"


def test_a9_cards_of_equal_value_but_another_currency_are_another_choice():
    state = position(open_money="blue 1, green 1, yellow 9, orange 9")
    assert {"take 1", "take 2"} <= set(legal(state))


# --- Buying (A10, A11, A12) -----------------------------------------------------------------------------------

YARD_OF_TEN = "tower 13, garden 10, tower 12, tower 11"
"""A garden for 10 in the blue slot; nothing else is in reach."""


def buyer(hand_of_buyer: str, seats: int = 3, **words) -> State:
    """Seat 0 before a garden for 10 in the blue slot."""
    return position(seats, **({"hands": {0: hand_of_buyer}, "yard": YARD_OF_TEN} | words))


def payments_of(state: State, slot: str = "blue") -> list[tuple[int, ...]]:
    return [payment.cards for payment in state.view(0).table.payments if payment.slot == slot]


@pytest.mark.parametrize(("cards", "buys"), [("blue 9", False), ("blue 7 3", True), ("blue 7 4", True)])
def test_a10_the_cards_must_be_worth_at_least_the_price(cards, buys):
    assert ("buy blue" in legal(buyer(cards))) == buys


def test_a10_only_cards_of_the_slots_currency_count():
    state = buyer("blue 9, yellow 9, green 9, orange 9")
    assert not any(text.startswith("buy") for text in legal(state))
    error = refusal(state, "buy blue")
    assert (error.code, error.arguments["price"], error.arguments["money"]) == ("illegal.too_poor", 10, 9)
    state = buyer("blue 9 2, yellow 9 9")
    assert {"buy blue", "buy yellow"} <= set(legal(state))
    play(state, "buy blue")
    assert refusal(state, "pay 8").code == "illegal.card_not_in_hand"
    play(state, "pay 9", "pay 2")
    assert hand(state, 0) == "yellow 9 9"


def test_a10_no_change_is_given_and_the_cards_go_to_the_discard():
    state = buyer("blue 7 4, green 1")
    play(state, "buy blue", "pay 7", "pay 4")
    assert hand(state, 0) == "green 1"
    assert discard(state) == "blue 4 7"
    assert owned(state, 0) == ["garden 10"]
    assert "bought seat=0 slot=blue kind=garden price=10 total=11" in told(state)


def test_a10_a_payment_is_open_to_all():
    state = buyer("blue 7 4")
    play(state, "buy blue", "pay 7")
    for seat in (None, 1, 2):
        paying = state.view(seat).table.paying
        assert (paying.slot, paying.price, paying.cards, paying.total) == ("blue", 10, (7,), 7)
    play(state, "pay 4")
    assert [(card.currency, card.value) for card in state.view(2).table.discard] == [("blue", 4), ("blue", 7)]
    assert told(state, "paid", seat=2) == [
        "paid seat=0 currency=blue value=7",
        "paid seat=0 currency=blue value=4",
    ]


def test_a10_a_payment_without_its_lowest_card_is_at_most_the_price():
    state = buyer("blue 7 4 3 1")
    assert sorted(payments_of(state)) == [(7, 3), (7, 3, 1), (7, 4)]
    play(state, "buy blue", "pay 7", "pay 4")
    assert state.current_player() == 1
    assert hand(state, 0) == "blue 1 3"


def test_a10_one_card_more_than_exact_is_allowed_if_not_above_the_lowest():
    assert payments_of(buyer("blue 7 3 3")) == [(7, 3, 3), (7, 3)]
    assert payments_of(buyer("blue 7 3 1")) == [(7, 3, 1), (7, 3)]
    assert sorted(payments_of(buyer("blue 6 4 5"))) == [(6, 4), (6, 5)]


@pytest.mark.parametrize("extra", [1, 3])
def test_a10_one_card_more_than_exact_ends_the_turn(extra):
    state = buyer(f"blue 7 3 {extra} 9 9")
    play(state, "buy blue", "pay 7", "pay 3")
    assert set(legal(state)) == {f"pay {extra}", "stop"}
    play(state, f"pay {extra}")
    assert state.current_player() == 1
    assert told(state, "acts_again") == []
    assert hand(state, 0) == "blue 9 9"


def test_a10_a_card_above_the_lowest_after_an_exact_payment_is_refused():
    state = buyer("blue 7 3 4 3")
    play(state, "buy blue", "pay 7", "pay 3")
    assert set(legal(state)) == {"pay 3", "stop"}
    assert refusal(state, "pay 4").code == "illegal.above_last_card"


def test_a10_one_card_may_pay_all():
    state = position(hands={0: "blue 9"}, yard="tower 13, pavilion 2, tower 12, tower 11")
    assert payments_of(state) == [(9,)]


def test_a10_a_paid_card_leaves_the_hand_at_once_but_the_building_only_when_the_payment_is_over():
    state = buyer("blue 7 3 2")
    play(state, "buy blue")
    assert (hand(state, 0), yard(state)) == ("blue 2 3 7", YARD_OF_TEN)
    play(state, "pay 7")
    assert (hand(state, 0), discard(state), yard(state)) == ("blue 2 3", "", YARD_OF_TEN)
    play(state, "pay 3")
    assert (hand(state, 0), discard(state), yard(state)) == ("blue 2", "", YARD_OF_TEN)
    assert owned(state, 0) == []
    play(state, "stop")
    assert (hand(state, 0), discard(state)) == ("blue 2", "blue 3 7")
    assert yard(state) == "tower 13, -, tower 12, tower 11"
    assert owned(state, 0) == ["garden 10"]


def test_a11_an_exact_payment_earns_another_action_of_either_kind():
    state = buyer("blue 7 3, green 9", yard="tower 13, garden 10, tower 8, tower 11")
    play(state, "buy blue", "pay 7", "pay 3", "stop")
    assert state.current_player() == 0
    assert told(state, "acts_again") == ["acts_again seat=0"]
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4", "buy green"]


def test_a11_the_earned_action_is_as_compulsory_as_the_first():
    state = buyer("blue 7 3")
    play(state, "buy blue", "pay 7", "pay 3", "stop")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    assert refusal(state, "pass").code == "illegal.can_act"
    assert refusal(state, "stop").code == "illegal.no_payment"


def test_a11_the_earned_action_is_compulsory_even_if_it_can_only_be_a_purchase():
    state = buyer(
        "blue 7 3, green 9",
        yard="tower 13, garden 10, tower 8, tower 11",
        open_money="-, -, -, -",
        rest_of_money=1,
    )
    play(state, "buy blue", "pay 7", "pay 3", "stop")
    assert (state.current_player(), legal(state)) == (0, ["buy green"])


def test_a11_yard_and_money_are_not_refilled_in_between():
    state = buyer("blue 7 3", building_pile=["pavilion 2"])
    play(state, "buy blue", "pay 7", "pay 3", "stop")
    assert yard(state) == "tower 13, -, tower 12, tower 11"
    assert refusal(state, "buy blue").code == "illegal.empty_slot"
    assert told(state, "yard_filled", "money_opened") == []
    play(state, "take 1")
    assert yard(state) == "tower 13, pavilion 2, tower 12, tower 11"
    assert told(state, "yard_filled") == ["yard_filled slot=blue kind=pavilion price=2"]


def test_a11_a_turn_has_at_most_four_exact_purchases_and_one_more_action():
    state = position(
        hands={0: "yellow 2 9 9, blue 3 9 9, green 4 9 9, orange 5 9 9"},
        yard="pavilion 2, pavilion 3, pavilion 4, pavilion 5",
    )
    for slot, price in zip(CURRENCIES, (2, 3, 4, 5), strict=True):
        assert state.current_player() == 0
        play(state, f"buy {slot}", f"pay {price}", "stop")
    assert yard(state) == "-, -, -, -"
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "take 4")
    assert state.current_player() == 1
    assert len(told(state, "acts_again")) == 4


def test_a11_an_overpaid_purchase_after_exact_ones_ends_the_turn():
    state = buyer("blue 7 3, green 9 9 9", yard="tower 13, garden 10, tower 8, tower 11")
    play(state, "buy blue", "pay 7", "pay 3", "stop", "buy green", "pay 9")
    assert state.current_player() == 1
    assert owned(state, 0) == ["garden 10", "tower 8"]


def test_a12_a_bought_building_lies_open_before_its_owner():
    state = buyer("blue 7 4")
    play(state, "buy blue", "pay 7", "pay 4")
    for seat in (None, 0, 1, 2):
        shown = [(b.kind, b.price) for b in state.view(seat).table.owners[0].buildings]
        assert shown == [("garden", 10)]
    assert told(state, "received") == ["received owner=0 kind=garden price=10"]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a12_with_more_than_two_players_nothing_is_given(seats):
    state = buyer("blue 7 4", seats)
    play(state, "buy blue", "pay 7", "pay 4")
    assert (phase(state), state.current_player()) == ("action", 1)
    assert refusal(state, "give").code == "illegal.no_gift"


def test_a12_with_two_players_the_buyer_keeps_or_gives_to_martin():
    state = buyer("blue 7 4", 2)
    play(state, "buy blue", "pay 7", "pay 4")
    assert (state.current_player(), legal(state)) == (0, ["keep", "give"])
    kept, given = state.clone(), state.clone()
    play(kept, "keep")
    play(given, "give")
    assert (owned(kept, 0), owned(kept, "martin")) == (["garden 10"], [])
    assert (owned(given, 0), owned(given, "martin")) == ([], ["garden 10"])
    assert kept.current_player() == given.current_player() == 1
    assert told(given, "received") == ["received owner=martin kind=garden price=10"]


def test_a12_an_exact_gift_earns_the_next_action_all_the_same():
    state = buyer("blue 7 3", 2)
    play(state, "buy blue", "pay 7", "pay 3", "stop", "give")
    assert owned(state, "martin") == ["garden 10"]
    assert state.current_player() == 0
    assert told(state, "acts_again") == ["acts_again seat=0"]


def test_a12_each_building_is_kept_or_given_on_its_own():
    state = buyer("blue 7 3, green 8", 2, yard="tower 13, garden 10, tower 8, tower 11")
    play(state, "buy blue", "pay 7", "pay 3", "stop", "give", "buy green", "pay 8", "stop", "keep")
    assert owned(state, "martin") == ["garden 10"]
    assert owned(state, 0) == ["tower 8"]


def test_a12_what_was_kept_cannot_be_given_later():
    state = buyer("blue 7 3", 2)
    play(state, "buy blue", "pay 7", "pay 3", "stop", "keep")
    assert refusal(state, "give").code == "illegal.no_gift"


# --- Passing (A13) --------------------------------------------------------------------------------------------

NO_MONEY = "-, -, -, -"


def test_a13_a_seat_that_can_neither_take_nor_buy_passes():
    state = position(3, hands={0: "blue 1"}, open_money=NO_MONEY, rest_of_money=1)
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert (state.current_player(), state.rows[0].turn, state.rows[0].passes) == (1, 2, 1)
    assert told(state) == ["passed seat=0", "turn_began seat=1 turn=2"]


def test_a13_no_pass_while_money_is_open():
    state = position(3, open_money="-, blue 9, -, -", rest_of_money=1)
    assert legal(state) == ["take 2"]
    assert refusal(state, "pass").rule == "A13"


def test_a13_no_pass_while_a_building_can_be_bought():
    state = buyer("blue 7 3", open_money=NO_MONEY, rest_of_money=1)
    assert legal(state) == ["buy blue"]
    assert refusal(state, "pass").rule == "A13"


def test_a13_after_an_exact_purchase_with_nothing_possible_the_turn_ends_without_a_pass():
    state = buyer("blue 7 3", open_money=NO_MONEY, rest_of_money=1, passes=2)
    play(state, "buy blue", "pay 7", "pay 3", "stop")
    assert state.current_player() == 1
    assert state.rows[0].passes == 0
    assert told(state, "passed", "acts_again") == []
    assert told(state, "turn_began") == ["turn_began seat=1 turn=2"]


def test_a13_after_an_exact_gift_with_nothing_possible_the_turn_ends_without_a_pass():
    state = buyer("blue 7 3", 2, open_money=NO_MONEY, rest_of_money=1)
    play(state, "buy blue", "pay 7", "pay 3", "stop", "give")
    assert state.current_player() == 1
    assert told(state, "passed", "acts_again") == []


def test_a13_a_purchase_sets_the_count_of_passes_to_zero():
    state = buyer("blue 7 4", passes=2)
    play(state, "buy blue", "pay 7")
    assert state.rows[0].passes == 2
    play(state, "pay 4")
    assert state.rows[0].passes == 0


def test_a13_taking_money_sets_the_count_of_passes_to_zero():
    state = position(passes=2)
    play(state, "take 1")
    assert state.rows[0].passes == 0


def dear_content(path, cheapest: int = 20):
    """Two copies of each money card, and every building but one for 20.

    With the printed components some seat can always buy; with these six seats can all be too poor.
    """
    text = OWN_FILE.read_text(encoding="utf-8").replace("copies = 3", "copies = 2")
    for kind, cards in FULL.items():
        prices = [cheapest if kind == "pavilion" else 20, *[20] * (cards - 1)]
        text = re.sub(rf"^{kind} = .*$", f"{kind} = {prices}", text, flags=re.MULTILINE)
    path.write_text(text, encoding="utf-8")
    return path


EVEN = ["9 6", "9 6", "8 7", "8 7", "5 5 4 1", "4 3 3 2 2 1"]
FIRST_IS_RICHER = ["9 7", "9 6", "8 6", "8 7", "5 5 4 1", "4 3 3 2 2 1"]
LAST_IS_RICHER = ["9 6", "9 6", "8 7", "8 7", "5 5 4", "4 3 3 2 2 1 1"]


@pytest.fixture
def six_poor_seats(tmp_path):
    """Six seats with 14 to 16 of each currency, all money in hands, and every building for 20."""
    shares_of_slot = zip(CURRENCIES, (FIRST_IS_RICHER, LAST_IS_RICHER, EVEN, EVEN), strict=True)
    hands = {seat: [] for seat in range(6)}
    for currency, values in shares_of_slot:
        for seat in range(6):
            hands[seat].append(f"{currency} {values[seat]}")
    return position(
        6,
        to_act=2,
        hands={seat: ", ".join(texts) for seat, texts in hands.items()},
        open_money=NO_MONEY,
        yard="tower 20, garden 20, pavilion 20, arcades 20",
        content=dear_content(tmp_path / "dear.toml"),
    )


def test_a13_when_every_seat_passes_in_a_row_the_game_ends_with_all_four_buildings(six_poor_seats):
    state = six_poor_seats
    for passes in range(5):
        play(state, "pass")
        assert not state.is_terminal()
        assert state.rows[0].passes == passes + 1
    play(state, "pass")
    assert state.is_terminal()
    assert told(state, "passed") == [f"passed seat={seat}" for seat in (2, 3, 4, 5, 0, 1)]
    assert told(state, "received", "unclaimed") == [
        "received owner=0 kind=tower price=20",
        "received owner=5 kind=garden price=20",
        "unclaimed slot=green kind=pavilion price=20",
        "unclaimed slot=orange kind=arcades price=20",
    ]
    assert state.scores() == [21, 0, 0, 0, 0, 20]


def test_a13_passes_count_only_in_a_row(tmp_path, six_poor_seats):
    """Five seats have passed when the sixth can buy: the count begins anew and the game goes on."""
    hands = {seat: hand(six_poor_seats, seat) for seat in range(6)}
    state = position(
        6,
        to_act=1,
        passes=5,
        hands={**hands, 1: hands[0], 0: hands[1]},
        open_money=NO_MONEY,
        yard="pavilion 16, garden 20, tower 20, arcades 20",
        content=dear_content(tmp_path / "one_cheaper.toml", cheapest=16),
    )
    assert legal(state) == ["buy yellow"]
    play(state, "buy yellow", "pay 9", "pay 7", "stop")
    assert not state.is_terminal()
    assert state.rows[0].passes == 0


# --- After a turn (A14-A17) -----------------------------------------------------------------------------------


def test_a14_first_the_yard_is_refilled_then_the_money():
    state = buyer("blue 7 3", building_pile=["pavilion 2"], money_pile=["green 9"])
    play(state, "buy blue", "pay 7", "pay 3", "stop", "take 2")
    assert told(state, "yard_filled", "money_opened", "turn_began") == [
        "yard_filled slot=blue kind=pavilion price=2",
        "money_opened place=2 currency=green value=9",
        "turn_began seat=1 turn=2",
    ]


def test_a14_empty_slots_are_filled_from_left_to_right():
    state = position(
        hands={0: "orange 5, yellow 2"},
        yard="pavilion 2, tower 13, tower 12, pavilion 5",
        building_pile=["seraglio 3", "seraglio 4", "seraglio 5"],
    )
    play(state, "buy orange", "pay 5", "stop", "buy yellow", "pay 2", "stop", "take 1")
    assert yard(state) == "seraglio 3, tower 13, tower 12, seraglio 4"
    assert building_pile(state)[0] == "seraglio 5"


def test_a14_gaps_in_the_money_are_filled_from_left_to_right():
    state = position(open_money="yellow 2, blue 9, green 3, orange 9", money_pile=["blue 1", "green 8", "blue 7"])
    play(state, "take 1+3")
    assert open_money(state) == "blue 1, blue 9, green 8, orange 9"
    assert money_pile(state)[0] == "blue 7"


def test_a14_what_was_not_touched_is_not_refilled():
    state = buyer("blue 7 4", building_pile=["pavilion 2"])
    before = open_money(state)
    play(state, "buy blue", "pay 7", "pay 4")
    assert yard(state) == "tower 13, pavilion 2, tower 12, tower 11"
    assert open_money(state) == before
    assert told(state, "money_opened") == []


def test_a15_the_discard_is_shuffled_only_when_a_card_is_needed():
    state = position(money_pile=["green 9"], rest_of_money="discard")
    n_discard = len(state.view().table.discard)
    play(state, "take 1")
    assert money_pile(state) == []
    assert told(state, "discard_shuffled") == []
    assert len(state.view().table.discard) == n_discard
    play(state, "take 1")
    assert told(state, "discard_shuffled") == [f"discard_shuffled cards={n_discard}"]
    assert len(money_pile(state)) == n_discard - 1
    assert discard(state) == ""


def test_a15_a_purchase_needs_no_card_and_shuffles_nothing():
    state = buyer("blue 7 4", discard="green 8", rest_of_money=1)
    play(state, "buy blue", "pay 7", "pay 4")
    assert discard(state) == "blue 4 7, green 8"
    assert told(state, "discard_shuffled") == []


def test_a15_the_new_pile_is_the_discard_shuffled_without_scoring_cards():
    state = position(rest_of_money="discard")
    expected = Counter((card.currency, card.value) for card in state.view().table.discard)
    in_order = [f"{currency} {number}" for currency, number in expected.elements()]
    play(state, "take 2")
    pile = [open_money(state).split(", ")[1], *money_pile(state)]
    assert Counter(pile) == Counter(in_order)
    assert pile != in_order


def test_a15_the_old_pile_is_used_up_before_the_discard_is_shuffled():
    state = position(
        open_money="yellow 2, blue 9, green 3, orange 9",
        money_pile=["blue 1"],
        discard="blue 5",
        rest_of_money=1,
    )
    play(state, "take 1+3")
    assert open_money(state) == "blue 1, blue 9, blue 5, orange 9"
    assert told(state, "money_opened", "discard_shuffled") == [
        "money_opened place=1 currency=blue value=1",
        "discard_shuffled cards=1",
        "money_opened place=3 currency=blue value=5",
    ]


def test_a15_cards_paid_in_the_turn_are_shuffled_with_the_rest():
    state = buyer("blue 7 3", rest_of_money=1)
    play(state, "buy blue", "pay 7", "pay 3", "stop", "take 1")
    assert told(state, "discard_shuffled") == ["discard_shuffled cards=2"]
    assert {open_money(state).split(", ")[0], *money_pile(state)} == {"blue 3", "blue 7"}


def test_a15_with_both_empty_fewer_than_four_stay_open():
    state = position(rest_of_money=2)
    play(state, "take 3")
    assert open_money(state) == "yellow 4, blue 4, -, orange 4"
    assert (money_pile(state), discard(state)) == ([], "")
    assert state.current_player() == 1
    assert faults(state) == []


def test_a15_gaps_are_filled_again_once_there_is_a_discard():
    state = buyer("blue 7 4", open_money="-, green 9, -, -", rest_of_money=2)
    play(state, "buy blue", "pay 7", "pay 4")
    assert open_money(state).split(", ")[1] == "green 9"
    assert open_money(state).split(", ")[3] == "-"
    assert {open_money(state).split(", ")[0], open_money(state).split(", ")[2]} == {"blue 4", "blue 7"}
    assert (money_pile(state), discard(state)) == ([], "")


@pytest.mark.parametrize("scoring", ["A", "B"])
def test_a16_a_scoring_card_is_scored_at_once_leaves_the_game_and_refilling_goes_on(scoring):
    state = position(
        owned={1: "tower 7"},
        open_money="yellow 2, blue 9, green 3, orange 9",
        money_pile=["green 8", scoring, "blue 7"],
    )
    play(state, "take 1+3")
    lines = told(state, "money_opened", "scoring_held", "scored", "turn_began")
    assert lines == [
        "money_opened place=1 currency=green value=8",
        f"scoring_held scoring={scoring}",
        f"scored seat=1 scoring={scoring} kind=tower buildings=1 points={6 if scoring == 'A' else 13}",
        "money_opened place=3 currency=blue value=7",
        "turn_began seat=1 turn=2",
    ]
    assert open_money(state) == "green 8, blue 9, blue 7, orange 9"
    assert scoring not in money_pile(state)
    assert scoring in state.view().table.held
    assert faults(state) == []


def test_a16_a_scoring_card_below_the_last_card_needed_is_not_met():
    state = position(owned={1: "tower 7"}, money_pile=["green 8", "A"])
    play(state, "take 1")
    assert money_pile(state)[0] == "A"
    assert state.scores() == [0, 0, 0]
    play(state, "take 1")
    assert state.scores() == [0, 6, 0]


def test_a16_a_building_bought_in_the_same_turn_counts():
    state = buyer("blue 7 3", money_pile=["A"])
    play(state, "buy blue", "pay 7", "pay 3", "stop", "take 1")
    assert points(state, "A", "garden") == {0: 5}


def test_a16_both_scoring_cards_may_be_met_in_one_refill():
    state = position(owned={1: "tower 7"}, money_pile=["A", "B", "green 8"])
    play(state, "take 1")
    assert told(state, "scoring_held") == ["scoring_held scoring=A", "scoring_held scoring=B"]
    assert open_money(state).split(", ")[0] == "green 8"
    assert state.scores() == [0, 6 + 13, 0]
    assert faults(state) == []


def test_a16_after_a_scoring_card_at_the_bottom_the_discard_is_shuffled():
    state = position(money_pile=["B"], discard="green 8", rest_of_money=1)
    play(state, "take 1")
    assert told(state, "scoring_held", "discard_shuffled", "money_opened") == [
        "scoring_held scoring=B",
        "discard_shuffled cards=1",
        "money_opened place=1 currency=green value=8",
    ]


def test_a16_a_scoring_card_is_scored_even_if_no_money_follows_it():
    state = position(owned={1: "tower 7"}, money_pile=["A"], rest_of_money=1)
    play(state, "take 1")
    assert state.scores() == [0, 6, 0]
    assert open_money(state) == "-, blue 4, green 4, orange 4"


def test_a17_after_a_martin_takes_the_top_six_and_they_count_for_later_scorings_only():
    top = ["tower 7", "tower 8", "garden 6", "garden 7", "pavilion 2", "seraglio 3"]
    state = position(2, owned={0: "arcades 4"}, money_pile=["A"], building_pile=[*top, "pavilion 8"])
    play(state, "take 1")
    assert sorted(owned(state, "martin")) == sorted(top)
    assert building_pile(state)[0] == "pavilion 8"
    assert told(state, "scored", "martin_scored") == ["scored seat=0 scoring=A kind=arcades buildings=1 points=3"]
    lines = told(state)
    held = lines.index("scoring_held scoring=A")
    taken = [lines.index(line) for line in lines if line.startswith("received owner=martin")]
    opened = [lines.index(line) for line in lines if line.startswith("money_opened")]
    assert held < min(taken) < max(taken) < min(opened)


@pytest.mark.parametrize(("pile", "taken"), [(0, 0), (1, 1), (5, 5), (6, 6), (7, 6), (30, 6)])
def test_a17_at_a_a_pile_of_fewer_than_six_gives_all_it_has(pile, taken):
    state = martin_draws("A", pile)
    assert len(owned(state, "martin")) == taken
    assert len(building_pile(state)) == pile - taken
    assert not state.is_terminal()


@pytest.mark.parametrize(("pile", "taken"), [(0, 0), (1, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6), (47, 15)])
def test_a17_after_b_martin_takes_a_third_of_the_pile_rounded_down(pile, taken):
    state = martin_draws("B", pile)
    assert len(owned(state, "martin")) == taken
    assert len(building_pile(state)) == pile - taken
    assert not state.is_terminal()


def martin_draws(scoring: str, pile: int) -> State:
    """Two players have just met a scoring card, with that many buildings in the pile and the rest before seat 1."""
    all_names = building_pile(position(2))
    state = position(2, money_pile=[scoring], building_pile=all_names[:pile], rest_of_buildings=1)
    assert len(building_pile(state)) == pile
    play(state, "take 1")
    assert owned(state, "martin") == sorted(all_names[:pile][: len(owned(state, "martin"))], key=all_names.index)
    return state


def test_a17_the_yard_is_filled_first_and_then_not_touched():
    state = buyer("blue 7 3", 2, money_pile=["A"], building_pile=[f"pavilion {price}" for price in range(2, 9)])
    play(state, "buy blue", "pay 7", "pay 3", "stop", "keep", "take 1")
    assert yard(state) == "tower 13, pavilion 2, tower 12, tower 11"
    assert owned(state, "martin") == [f"pavilion {price}" for price in range(3, 9)]


def test_a17_an_empty_pile_does_not_end_the_game():
    state = position(2, hands={1: "yellow 9 4"}, money_pile=["A"], building_pile=["pavilion 2"], rest_of_buildings=0)
    play(state, "take 1")
    assert building_pile(state) == []
    assert (state.is_terminal(), state.current_player()) == (False, 1)
    play(state, "take 1")
    assert not state.is_terminal()
    play(state, "take 1")
    play(state, "buy yellow", "pay 9", "pay 4", "stop", "keep", "take 1")
    assert state.is_terminal()


def test_a17_with_both_scoring_cards_in_one_refill_martin_takes_after_each():
    top = [f"pavilion {price}" for price in range(2, 9)] + ["seraglio 3", "seraglio 4"]
    state = position(2, money_pile=["A", "B"], building_pile=top, rest_of_buildings=0)
    play(state, "take 1")
    assert owned(state, "martin") == [f"pavilion {price}" for price in range(2, 9)]
    assert building_pile(state) == ["seraglio 3", "seraglio 4"]
    assert points(state, "B", "pavilion") == {"martin": 8}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("scoring", ["A", "B"])
def test_a17_with_more_players_nobody_takes_from_the_pile(seats, scoring):
    state = position(seats, money_pile=[scoring])
    before = building_pile(state)
    play(state, "take 1")
    assert building_pile(state) == before
    assert owned(state, "martin") == []


# --- End (A18, A19) -------------------------------------------------------------------------------------------


def test_a18_the_game_goes_on_while_the_yard_can_be_filled_to_the_last_card():
    state = buyer("blue 7 4", building_pile=["pavilion 2"], rest_of_buildings=1)
    play(state, "buy blue", "pay 7", "pay 4")
    assert building_pile(state) == []
    assert not state.is_terminal()
    play(state, "take 1")
    assert not state.is_terminal()


def test_a18_the_game_ends_after_the_turn_whose_refill_leaves_a_slot_empty():
    state = buyer("blue 7 3", rest_of_buildings=1)
    play(state, "buy blue", "pay 7", "pay 3", "stop")
    assert not state.is_terminal()
    play(state, "take 1")
    assert state.is_terminal()
    assert state.current_player() < 0
    assert legal(state) == []
    assert phase(state) == "over"
    assert told(state, "game_ended") == ["game_ended turn=1"]


def test_a18_the_yard_is_filled_as_far_as_it_goes_from_the_left():
    state = last_turn(yard="tower 13, -, tower 12, -", building_pile=["pavilion 2"], hands={2: "blue 1"})
    play(state, "take 1")
    assert told(state, "yard_filled") == ["yard_filled slot=blue kind=pavilion price=2"]
    assert owned(state, 2) == ["pavilion 2"]


def test_a18_money_is_not_refilled():
    state = last_turn(money_pile=["green 9"])
    play(state, "take 1")
    assert state.is_terminal()
    assert open_money(state) == "-, blue 4, green 4, orange 4"
    assert money_pile(state)[0] == "green 9"
    assert told(state, "money_opened") == []


@pytest.mark.parametrize("scoring", ["A", "B"])
def test_a18_a_scoring_card_still_in_the_pile_is_not_scored(scoring):
    state = last_turn(owned={1: "tower 7"}, money_pile=[scoring])
    play(state, "take 1")
    assert told(state, "scoring_held") == ["scoring_held scoring=C"]
    assert money_pile(state)[0] == scoring


def test_a18_hands_are_laid_open():
    state = last_turn(hands={0: "blue 1", 1: "blue 7 3, green 2"})
    assert state.view(2).table.owners[1].hand is None
    play(state, "take 1")
    shown = state.view(2).table.owners[1].hand
    assert [(card.currency, card.value) for card in shown] == [("blue", 3), ("blue", 7), ("green", 2)]
    assert state.view().table.owners[1].hand == shown
    assert "hand_laid_open seat=1 currency=blue total=10" in told(state)
    assert len(told(state, "hand_laid_open")) == 3 * 4


def test_a18_buildings_left_go_to_the_most_money_of_their_slot_from_left_to_right():
    state = last_turn(
        yard="-, tower 9, garden 10, pavilion 2",
        hands={0: "blue 3, green 9, orange 1", 1: "blue 1 1 2, green 5", 2: "yellow 9 9, orange 2"},
        rest_of_buildings=1,
    )
    play(state, "take 1")
    assert told(state, "received") == [
        "received owner=1 kind=tower price=9",
        "received owner=0 kind=garden price=10",
        "received owner=2 kind=pavilion price=2",
    ]
    assert yard(state) == "-, -, -, -"
    assert owned(state, 0) == ["garden 10"]
    assert owned(state, 2) == ["pavilion 2"]


@pytest.mark.parametrize("hands", [{0: "blue 7", 1: "blue 4 3"}, {1: "blue 7", 2: "blue 7"}, {}])
def test_a18_nobody_gets_a_building_on_a_tie_or_at_zero(hands):
    state = last_turn(yard="-, tower 9, tower 13, tower 12", hands=hands, rest_of_buildings=1)
    play(state, "take 1")
    assert "unclaimed slot=blue kind=tower price=9" in told(state)
    assert yard(state).split(", ")[1] == "tower 9"
    assert told(state, "received") == []


def test_a18_a_tie_below_the_most_money_does_not_matter():
    state = last_turn(yard="-, tower 9, tower 13, tower 12", hands={0: "blue 3", 1: "blue 3", 2: "blue 4"})
    play(state, "take 1")
    assert owned(state, 2) == ["tower 9"]


def test_a18_no_money_is_spent_and_one_seat_may_get_several():
    state = last_turn(hands={1: "blue 1, green 1, orange 1"}, yard="-, tower 13, tower 12, garden 12")
    play(state, "take 1")
    assert owned(state, 1) == ["garden 12", "tower 12", "tower 13"]
    assert hand(state, 1) == "blue 1, green 1, orange 1"
    assert discard(state) == ""


def test_a18_money_taken_in_the_last_turn_counts():
    hands = {0: "blue 4", 1: "blue 7"}
    state = last_turn(hands=hands, yard="-, tower 9, tower 13, tower 12", rest_of_buildings=2)
    other = state.clone()
    play(state, "take 2")
    assert owned(state, 0) == ["tower 9"]
    play(other, "take 1")
    assert owned(other, 1) == ["tower 9"]


def test_a18_money_paid_in_the_last_turn_is_gone():
    state = position(
        hands={0: "blue 9 9 9, green 9", 1: "green 5, blue 1"},
        yard="tower 13, tower 9, tower 8, tower 12",
        rest_of_buildings=2,
    )
    play(state, "buy green", "pay 9")
    assert state.is_terminal()
    assert told(state, "received") == [
        "received owner=0 kind=tower price=8",
        "received owner=0 kind=tower price=9",
    ]
    assert told(state, "unclaimed")[0] == "unclaimed slot=yellow kind=tower price=13"


def test_a18_a_building_nobody_gets_counts_for_nobody():
    counts = {"pavilion": (3, 2, 1)}
    state = last_turn(owned=shares(**counts), yard="-, pavilion 8, tower 13, tower 12")
    play(state, "take 1")
    assert told(state, "unclaimed")[0] == "unclaimed slot=blue kind=pavilion price=8"
    assert points(state, "C", "pavilion") == {0: 16, 1: 8, 2: 1}
    assert sum(len(owned(state, who)) for who in (0, 1, 2, "martin")) == 51


def test_a18_martin_gets_none_and_nothing_can_be_given_away():
    state = last_turn(2, hands={1: "blue 5"}, owned={"martin": "pavilion 2"}, yard="-, tower 9, tower 13, tower 12")
    play(state, "take 1")
    assert state.is_terminal()
    assert owned(state, "martin") == ["pavilion 2"]
    assert owned(state, 1) == ["tower 9"]
    assert refusal(state, "give").code == "illegal.game_over"


def test_a18_with_two_players_the_last_building_bought_can_still_be_given():
    state = buyer("blue 7 4", 2, rest_of_buildings=1)
    play(state, "buy blue", "pay 7", "pay 4")
    assert not state.is_terminal()
    play(state, "give")
    assert state.is_terminal()
    assert owned(state, "martin") == ["garden 10"]


def even_last_turn(hands: dict[int, str]) -> State:
    """Seats 0 and 1 own the same, seat 2 the few buildings left over; a tower for 11 lies in the blue slot."""
    return last_turn(
        owned=shares(pavilion=(3, 3), seraglio=(3, 3), arcades=(4, 4), chambers=(4, 4), garden=(5, 5), tower=(4, 4)),
        yard="-, tower 11, tower 13, tower 12",
        rest_of_buildings=2,
        hands=hands,
    )


def test_a19_scoring_c_comes_after_the_buildings_left_were_given_out():
    state = even_last_turn({1: "blue 1"})
    play(state, "take 1")
    lines = told(state)
    held = lines.index("scoring_held scoring=C")
    assert lines.index("received owner=1 kind=tower price=11") < held
    assert points(state, "C", "tower") == {0: 13, 1: 21}
    assert lines[-1] == "game_ended turn=1"


def test_a19_most_points_win():
    state = even_last_turn({1: "blue 1"})
    assert state.returns() == [0.0, 0.0, 0.0]
    play(state, "take 1")
    scores = state.scores()
    assert scores[1] == scores[0] + 8 > scores[2]
    assert state.returns() == [0.0, 1.0, -1.0]


def test_a19_points_of_all_scorings_count():
    state = buyer(
        "", hands={1: "blue 7 3"}, owned={1: "tower 7 8 9 9 9 10"}, money_pile=["A", "B"], rest_of_buildings=2
    )
    play(state, "take 2")
    assert state.scores()[1] == 6 + 13
    play(state, "buy blue", "pay 7", "pay 3", "stop", "take 2")
    assert state.is_terminal()
    assert points(state, "C", "tower") == {1: 21, 2: 13}
    assert points(state, "C", "garden") == {1: 12, 2: 20}
    assert state.scores()[1] == 6 + 13 + 21 + 12


def test_a19_a_tie_is_a_shared_victory():
    """Neither cards nor buildings nor the order of seats break it."""
    state = even_last_turn({0: "yellow 9 9 9"})
    play(state, "take 1")
    scores = state.scores()
    assert scores[0] == scores[1] > scores[2]
    assert state.returns() == [0.5, 0.5, -1.0]


def test_a19_martins_points_are_shown_but_he_cannot_win():
    state = last_turn(2, owned={0: "pavilion 2 3 4 5"}, rest_of_buildings="martin")
    play(state, "take 1")
    assert state.scores() == [16, 0]
    martin = state.view(0).table.martin
    assert martin.points == {"A": 0, "B": 0, "C": 8 + 17 + 18 + 19 + 20 + 21}
    assert len(state.scores()) == len(state.returns()) == 2
    assert state.returns() == [1.0, -1.0]
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a19_returns_sum_to_zero_in_played_games(seats):
    state = random_game(seats, seed=seats)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    best = max(state.scores())
    for mine, result in zip(state.scores(), state.returns(), strict=True):
        assert (mine == best) == (result == max(state.returns()))


# --- Scoring (A20, A21) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("scoring", ["A", "B", "C"])
@pytest.mark.parametrize("kind", KINDS)
def test_a20_each_scoring_pays_its_places_for_each_kind(scoring, kind):
    k = KINDS.index(kind) + 1
    expected = {"A": [k, 0, 0, 0], "B": [7 + k, k, 0, 0], "C": [15 + k, 7 + k, k, 0]}[scoring]
    counts = {7: (1, 3, 2), 9: (1, 4, 2), 11: (1, 4, 3)}[FULL[kind]]
    state = after_scoring(scoring, 4, **{kind: (*counts, 0)})
    assert points(state, scoring, kind) == {1: expected[0], 2: expected[1], 0: expected[2]}


@pytest.mark.parametrize("kind", ["garden", "tower"])
def test_a20_the_fourth_place_is_paid_nothing(kind):
    state = after_scoring("C", 4, **{kind: (1, 4, 3, 2)})
    assert points(state, "C", kind)[0] == 0


@pytest.mark.parametrize("scoring", ["A", "B", "C"])
def test_a20_at_least_one_building_is_needed(scoring):
    state = after_scoring(scoring, 3, tower=(0, 8))
    assert list(points(state, scoring, "tower")) == [1]


@pytest.mark.parametrize("scoring", ["A", "B"])
def test_a20_a_kind_nobody_owns_pays_nothing(scoring):
    state = after_scoring(scoring, 3, tower=(1,))
    assert told(state, "scored") == [
        f"scored seat=0 scoring={scoring} kind=tower buildings=1 points={6 if scoring == 'A' else 13}"
    ]


def test_a20_all_kinds_are_scored_in_their_order():
    state = after_scoring("A", 3, tower=(1,), pavilion=(0, 1), chambers=(0, 0, 1), garden=(2, 1))
    assert told(state, "scored") == [
        "scored seat=1 scoring=A kind=pavilion buildings=1 points=1",
        "scored seat=2 scoring=A kind=chambers buildings=1 points=4",
        "scored seat=0 scoring=A kind=garden buildings=2 points=5",
        "scored seat=1 scoring=A kind=garden buildings=1 points=0",
        "scored seat=0 scoring=A kind=tower buildings=1 points=6",
    ]
    assert state.scores() == [11, 1, 4]


def test_a20_martin_is_ranked_like_a_seat():
    state = after_scoring("B", 2, owners=(0, 1, "martin"), tower=(2, 1, 3), garden=(1, 0, 2))
    assert points(state, "B", "tower") == {"martin": 13, 0: 6, 1: 0}
    assert points(state, "B", "garden") == {"martin": 12, 0: 5}
    assert state.scores() == [11, 0]
    assert state.view().table.martin.points == {"A": 0, "B": 25, "C": 0}


def test_a21_tied_seats_share_the_places_they_occupy_rounded_down():
    state = after_scoring("B", 3, tower=(1, 1), garden=(1, 1), arcades=(1, 1))
    assert points(state, "B", "tower") == {0: 9, 1: 9}
    assert points(state, "B", "garden") == {0: 8, 1: 8}
    assert points(state, "B", "arcades") == {0: 6, 1: 6}


def test_a21_the_next_takes_the_next_free_place():
    state = after_scoring("C", 4, tower=(3, 3, 2, 1), owners=(2, 1, 0, 3))
    assert points(state, "C", "tower") == {2: 17, 1: 17, 0: 6, 3: 0}


def test_a21_places_beyond_the_table_are_worth_nothing():
    state = after_scoring("A", 3, tower=(1, 1, 1), garden=(1, 1))
    assert points(state, "A", "tower") == {0: 2, 1: 2, 2: 2}
    assert points(state, "A", "garden") == {0: 2, 1: 2}
    state = after_scoring("B", 4, tower=(2, 1, 1, 1))
    assert points(state, "B", "tower") == {0: 13, 1: 2, 2: 2, 3: 2}


def test_a21_martins_share_is_lost_to_the_seats():
    state = after_scoring("B", 2, owners=(0, 1, "martin"), tower=(1, 0, 1), garden=(1, 1, 1))
    assert points(state, "B", "tower") == {0: 9, "martin": 9}
    assert points(state, "B", "garden") == {0: 5, 1: 5, "martin": 5}
    assert state.scores() == [14, 5]


def test_a21_prices_never_matter():
    state = position(3, owned={0: "tower 13", 1: "tower 7"}, yard="pavilion 2 3 4 5", money_pile=["A"])
    play(state, "take 1")
    assert points(state, "A", "tower") == {0: 3, 1: 3}


@pytest.mark.parametrize(("scoring", "share"), [("A", 1), ("B", 3)])
def test_a21_six_seats_may_be_tied(scoring, share):
    state = after_scoring(scoring, 6, tower=(1, 1, 1, 1, 1, 1))
    assert points(state, scoring, "tower") == dict.fromkeys(range(6), share)


# --- Decisions, in order (A22) --------------------------------------------------------------------------------


def test_a22_take_or_buy_then_slot_then_payment_then_keep_or_give():
    state = buyer("blue 7 3 1", 2, yard="tower 13, garden 10, pavilion 8, tower 11")
    seen = []
    for text in ("buy blue", "pay 7", "pay 3", "stop", "keep", "take 1"):
        seen.append((state.current_player(), phase(state)))
        play(state, text)
    assert seen == [(0, "action"), (0, "payment"), (0, "payment"), (0, "payment"), (0, "gift"), (0, "action")]
    assert (state.current_player(), phase(state)) == (1, "action")


def test_a22_below_the_price_only_a_card_from_which_the_price_can_be_reached():
    state = buyer("blue 7 3 2 1")
    play(state, "buy blue")
    assert legal(state) == ["pay 7"]
    assert refusal(state, "pay 3").code == "illegal.price_out_of_reach"
    play(state, "pay 7")
    assert legal(state) == ["pay 2", "pay 3"]
    play(state, "pay 2")
    assert legal(state) == ["pay 1"]


def test_a22_a_card_is_never_above_the_last_one():
    state = buyer("blue 7 4 3 3")
    play(state, "buy blue")
    assert legal(state) == ["pay 4", "pay 7"]
    play(state, "pay 4")
    assert legal(state) == ["pay 3"]
    assert refusal(state, "pay 7").code == "illegal.above_last_card"


def test_a22_a_card_equal_to_the_last_one_may_follow():
    state = buyer("blue 5 5 9")
    play(state, "buy blue", "pay 5")
    assert legal(state) == ["pay 5"]
    play(state, "pay 5")
    assert legal(state) == ["stop"]


def test_a22_at_the_price_stop_or_one_more_card_not_above_the_last_one():
    state = buyer("blue 7 3 9 4 3 2")
    play(state, "buy blue", "pay 7")
    assert refusal(state, "stop").code == "illegal.below_price"
    play(state, "pay 3")
    assert legal(state) == ["pay 2", "pay 3", "stop"]


def test_a22_above_the_price_the_payment_is_over():
    state = buyer("blue 7 3 2 1 1")
    play(state, "buy blue", "pay 7", "pay 3", "pay 1")
    assert (state.current_player(), phase(state)) == (1, "action")
    assert hand(state, 0) == "blue 1 2"


def test_a22_equal_cards_in_hand_are_one_choice():
    state = buyer("blue 7 7 7 3 3 3")
    assert sorted(payments_of(state)) == [(7, 3), (7, 3, 3), (7, 7)]
    play(state, "buy blue")
    assert legal(state) == ["pay 7"]


def test_a22_a_payment_once_begun_must_be_finished():
    state = buyer("blue 7 3 2 1")
    play(state, "buy blue")
    for text in ("take 1", "buy yellow", "buy blue", "pass"):
        assert refusal(state, text).code == "illegal.payment_first"
    play(state, "pay 7", "pay 3")
    assert refusal(state, "take 1").code == "illegal.payment_first"


def test_a22_till_kept_or_given_a_building_is_nobodys():
    state = buyer("blue 7 4", 2)
    play(state, "buy blue", "pay 7", "pay 4")
    assert owned(state, 0) == owned(state, 1) == owned(state, "martin") == []
    bought = state.view(1).table.bought
    assert (bought.kind, bought.price) == ("garden", 10)
    assert yard(state) == "tower 13, -, tower 12, tower 11"
    assert refusal(state, "take 1").code == "illegal.gift_first"


def test_a22_after_an_exact_payment_the_same_again():
    state = buyer("blue 7 3, green 5 3 1", yard="tower 13, garden 10, pavilion 8, tower 11")
    play(state, "buy blue", "pay 7", "pay 3", "stop", "buy green")
    assert legal(state) == ["pay 5"]
    play(state, "pay 5", "pay 3")
    assert legal(state) == ["pay 1", "stop"]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a22_nothing_else_holds_a_choice_and_nobody_chooses_in_another_seats_turn(seats):
    state = random_game(seats, seed=seats)
    log = state.log()
    first = log[0][1]
    for turn, seat, move, _ in log:
        assert seat == (first + turn - 1) % seats
        verb = state.action_to_string(move).split()[0]
        assert verb in {"take", "buy", "pay", "stop", "pass"} | ({"keep", "give"} if seats == 2 else set())


# --- Hidden information ---------------------------------------------------------------------------------------


def test_tracking_memory_is_the_default():
    assert load_game("alhambra").options == {"tracking": "memory"}


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_tracking_memory_leaves_the_others_hands_out_of_the_view(seat):
    table = position(hands={0: "blue 7", 1: "green 3", 2: "orange 1 2"}).view(seat).table
    assert [owner.hand is not None for owner in table.owners] == [owner == seat for owner in range(3)]
    assert [owner.hand_size for owner in table.owners] == [1, 1, 2]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_tracking_open_shows_all_hands(seat):
    hands = {0: "blue 7", 1: "green 3", 2: "orange 1 2"}
    table = position(hands=hands, tracking="open").view(seat).table
    shown = [[(card.currency, card.value) for card in owner.hand] for owner in table.owners]
    assert shown == [[("blue", 7)], [("green", 3)], [("orange", 1), ("orange", 2)]]


@pytest.mark.parametrize(("seats", "copies"), [(2, 2), (3, 3)])
def test_a1_a2_a20_what_is_printed_is_the_same_for_all_eyes(seats, copies):
    state = load_game("alhambra", seats=seats).new_initial_state(seed=4)
    tables = [state.view(seat).table for seat in (None, *range(seats))]
    assert [kind.buildings for kind in tables[0].kinds] == [7, 7, 9, 9, 11, 11]
    assert tables[0].kinds[4].pays == {"A": [5], "B": [12, 5], "C": [20, 12, 5]}
    assert all(table.kinds == tables[0].kinds for table in tables)
    assert {table.copies for table in tables} == {copies}


def test_unseen_money_is_what_a_seat_has_not_before_its_eyes():
    hands, words = (
        {0: "blue 7", 1: "blue 7"},
        {"open_money": "blue 8, green 1, green 2, green 3", "discard": "blue 9"},
    )
    for tracking, sevens in (("memory", [3, 2, 2, 3]), ("open", [1, 1, 1, 1])):
        state = position(hands=hands, tracking=tracking, **words)
        unseen = [state.view(seat).table.unseen_money["blue"] for seat in (None, 0, 1, 2)]
        assert [counts[7 - 1] for counts in unseen] == sevens
        assert [counts[8 - 1] for counts in unseen] == [2, 2, 2, 2]
        assert [counts[9 - 1] for counts in unseen] == [2, 2, 2, 2]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_sizes_discard_buildings_points_and_martins_cards_are_open(seat):
    state = position(
        2,
        hands={0: "blue 7", 1: "green 3 4"},
        owned={0: "tower 7", "martin": "garden 6"},
        discard="blue 9",
        money_pile=["A"],
    )
    play(state, "take 1")
    table = state.view(seat).table
    assert [owner.hand_size for owner in table.owners] == [2, 2]
    assert [(card.currency, card.value) for card in table.discard] == [("blue", 9)]
    assert [(building.kind, building.price) for building in table.owners[0].buildings] == [("tower", 7)]
    assert [owner.points for owner in table.owners] == [{"A": 6, "B": 0, "C": 0}, {"A": 0, "B": 0, "C": 0}]
    assert table.martin.points == {"A": 5, "B": 0, "C": 0}
    assert len(table.martin.buildings) == 7
    assert table.money_pile == len(money_pile(state))
    assert table.building_pile == len(building_pile(state))


def test_the_money_piles_size_counts_the_scoring_cards_in_it():
    state = position(money_pile=["blue 1", "A", "blue 2", "B", "blue 3"], rest_of_money="discard")
    assert state.view().table.money_pile == 5


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("moves", [0, 40, 120])
def test_a_view_tells_nothing_of_the_orders_of_the_piles(seats, moves):
    """However they lie, the view is the same, and so are the previews of the moves."""
    state = random_game(seats, 5, moves)
    assert not state.is_terminal()
    other = state.resample_from_infostate(0, 11)
    assert money_pile(other) != money_pile(state)
    assert building_pile(other) != building_pile(state)
    for seat in (None, *range(seats)):
        assert other.view(seat).table == state.view(seat).table
    assert legal(other) == legal(state)
    assert other.previews() == state.previews()


def test_a_preview_ends_where_cards_are_turned_up():
    state = dealt(3)[0].clone()
    previews = {preview.move: preview for preview in state.previews()}
    assert [event.name for event in previews["take 1"].events] == ["took"]
    assert previews["take 1"].reveals
    assert previews["take 1"].ends_turn


def test_a_preview_of_a_purchase_ends_where_the_yard_is_refilled():
    state = buyer("blue 7 4")
    play(state, "buy blue", "pay 7")
    (preview,) = state.previews()
    assert [str(event) for event in preview.events] == [
        "paid seat=0 currency=blue value=4",
        "bought seat=0 slot=blue kind=garden price=10 total=11",
        "received owner=0 kind=garden price=10",
    ]
    assert preview.reveals


def test_a_preview_of_the_last_move_lays_no_hand_open():
    state = last_turn(hands={1: "blue 7"})
    events = {preview.move: [event.name for event in preview.events] for preview in state.previews()}
    assert events == {f"take {place}": ["took"] for place in (1, 2, 3, 4)}


def test_what_was_once_seen_may_always_be_looked_up():
    state = position(hands={0: "blue 7"})
    play(state, "take 1")
    assert state.view(1).table.owners[0].hand is None
    assert "took seat=0 place=1 currency=yellow value=4" in told(state, seat=1)


@pytest.mark.parametrize("seat", [-2, -1, 0, 1, 2])
def test_resampling_rerolls_the_two_orders_and_never_hands(seat):
    state = random_game(3, 3, 60)
    before = state.digest()
    other = state.resample_from_infostate(seat, 1)
    assert [hand(other, owner) for owner in range(3)] == [hand(state, owner) for owner in range(3)]
    assert (yard(other), open_money(other), discard(other)) == (
        yard(state),
        open_money(state),
        discard(state),
    )
    assert sorted(money_pile(other)) == sorted(money_pile(state))
    assert sorted(building_pile(other)) == sorted(building_pile(state))
    assert money_pile(other) != money_pile(state)
    assert building_pile(other) != building_pile(state)
    assert faults(other) == []
    assert state.digest() == before


@pytest.mark.parametrize("moves", [0, 60, 150])
def test_resampling_depends_on_nothing_that_is_hidden(moves):
    state = random_game(3, 3, moves)
    other = state.resample_from_infostate(0, 1)
    assert other.digest() != state.digest()
    assert other.resample_from_infostate(0, 2).digest() == state.resample_from_infostate(0, 2).digest()


def test_resampling_rerolls_the_next_shuffle_of_the_discard():
    state = position(rest_of_money="discard")
    orders = []
    for seed in (1, 2):
        other = state.resample_from_infostate(0, seed)
        play(other, "take 1")
        orders.append(money_pile(other))
    assert orders[0] != orders[1]
    assert faults(other) == []


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_resampling_leaves_a_scoring_card_in_its_fifth(seats):
    for state in dealt(seats)[:5]:
        sizes, _, _ = cut(state)
        for seed in range(5):
            _, a, b = cut(state.resample_from_infostate(0, seed))
            assert sizes[0] <= a <= sizes[0] + sizes[1]
            assert sum(sizes[:3]) + 1 <= b <= sum(sizes[:4]) + 1


def within_second_fifth(uncovered: int) -> tuple[State, int]:
    """A game of three in which that many cards of the second fifth were turned up without A; the fifth's size."""
    for start in dealt(3):
        sizes, a, _ = cut(start)
        if a >= sizes[0] + uncovered:
            state = start.clone()
            for _ in range(sizes[0] + uncovered):
                play(state, "take 1")
            return state, sizes[1]
    raise AssertionError("no game among those dealt has A so deep")


def test_resampling_puts_an_unmet_scoring_card_anywhere_in_its_fifth_not_yet_uncovered():
    state, size = within_second_fifth(uncovered=6)
    rng = random.Random(0)
    places = Counter(money_pile(state.resample_from_infostate(1, rng)).index("A") for _ in range(500))
    assert_uniform([places], [size - 6 + 1])
    assert set(places) == set(range(size - 6 + 1))


def test_the_view_says_between_which_places_a_scoring_card_lies():
    start = dealt(3)[0]
    sizes, _, _ = cut(start)
    due = start.view().table.due
    assert [(card.scoring, card.at_least, card.at_most) for card in due] == [
        ("A", sizes[0], sizes[0] + sizes[1]),
        ("B", sum(sizes[:3]) + 1, sum(sizes[:4]) + 1),
    ]
    state, size = within_second_fifth(uncovered=6)
    assert (state.view().table.due[0].at_least, state.view().table.due[0].at_most) == (0, size - 6)


def test_undo_reaches_back_over_a_payment_and_an_exact_purchase():
    state = buyer("blue 7 3 1")
    digests = []
    for text in ("buy blue", "pay 7", "pay 3", "stop"):
        digests.append(state.digest())
        play(state, text)
    assert owned(state, 0) == ["garden 10"]
    while state.seq:
        state.undo()
        assert state.digest() in digests
    assert (hand(state, 0), yard(state)) == ("blue 1 3 7", YARD_OF_TEN)
    assert state.digest() == digests[0]


@pytest.mark.parametrize("rest_of_money", ["pile", "discard", 1])
def test_undo_stops_at_the_refill(rest_of_money):
    state = buyer("blue 7 3 1", rest_of_money=rest_of_money)
    play(state, "buy blue", "pay 7", "pay 3", "stop", "take 1")
    assert state.undo_limit == state.seq == 5
    with pytest.raises(MoveError) as caught:
        state.undo()
    assert caught.value.code == "undo_limit"
    assert state.seq == 5


def test_undo_within_a_turn_does_not_reach_into_the_turn_before():
    state = buyer("", hands={1: "blue 7 4 3 3"})
    play(state, "take 1", "buy blue", "pay 4")
    state.undo()
    state.undo()
    assert (state.seq, phase(state), state.current_player()) == (1, "action", 1)
    with pytest.raises(MoveError):
        state.undo()


def test_undo_stops_at_the_end():
    state = last_turn()
    play(state, "take 1")
    with pytest.raises(MoveError) as caught:
        state.undo()
    assert caught.value.code == "undo_limit"


# --- Refusals -------------------------------------------------------------------------------------------------

TEN = {"slot": "blue", "price": 10}

REFUSED = {
    "game_over": ("A18", lambda: after_scoring("C", tower=(4, 4)), (), "take 2", {}),
    "payment_first": (
        "A22",
        lambda: buyer("blue 7 3"),
        ("buy blue",),
        "take 1",
        TEN | {"total": 0, "cards": ()},
    ),
    "gift_first": ("A22", lambda: buyer("blue 7 4", 2), ("buy blue", "pay 7", "pay 4"), "take 1", {}),
    "no_payment": ("A22", lambda: buyer("blue 7 3"), (), "pay 7", {}),
    "no_gift": ("A12", lambda: buyer("blue 7 3", 2), (), "give", {}),
    "gap": ("A9", lambda: position(open_money="blue 1, -, -, -", rest_of_money=1), (), "take 1+2", {}),
    "over_five": ("A9", lambda: position(open_money="blue 2 3 7 9"), (), "take 1+3", {"total": 9}),
    "equal_card_further_left": ("A9", lambda: position(open_money="blue 2 2 7 9"), (), "take 2", {}),
    "empty_slot": (
        "A11",
        lambda: buyer("blue 7 3 9 9"),
        ("buy blue", "pay 7", "pay 3", "stop"),
        "buy blue",
        {"slot": "blue"},
    ),
    "too_poor": ("A10", lambda: buyer("blue 7 2"), (), "buy blue", TEN | {"money": 9}),
    "card_not_in_hand": (
        "A10",
        lambda: buyer("blue 7 4"),
        ("buy blue", "pay 7"),
        "pay 7",
        TEN | {"total": 7, "cards": (7,)},
    ),
    "above_last_card": (
        "A22",
        lambda: buyer("blue 4 3 3 7"),
        ("buy blue", "pay 4"),
        "pay 7",
        TEN | {"total": 4, "cards": (4,)},
    ),
    "price_out_of_reach": (
        "A22",
        lambda: buyer("blue 7 3 2"),
        ("buy blue",),
        "pay 3",
        TEN | {"total": 0, "cards": ()},
    ),
    "below_price": (
        "A10",
        lambda: buyer("blue 5 3 2"),
        ("buy blue", "pay 5", "pay 3"),
        "stop",
        TEN | {"total": 8, "cards": (5, 3)},
    ),
    "can_act": ("A13", position, (), "pass", {}),
}
"""For each reason: the rule behind it, a position, the moves that lead on, a refused move and its arguments."""


def test_every_reason_is_provoked():
    assert set(REFUSED) == set(REASONS.codes[1:])


@pytest.mark.parametrize("reason", REFUSED)
def test_a_refused_move_names_its_rule_and_changes_nothing(reason):
    rule, laid_out, moves, text, arguments = REFUSED[reason]
    state = laid_out()
    play(state, *moves)
    assert_refused(state, text, reason, rule, arguments)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_move_is_either_legal_or_explained(seats):
    state = load_game("alhambra", seats).new_initial_state(seed=8)
    rng = random.Random(8)
    while not state.is_terminal():
        unexplained = [text for text in state.game.moves.texts if state.explain_illegal(text) is None]
        assert unexplained == legal(state)
        state.apply_action(rng.choice(state.legal_actions()))


def test_a20_the_outlook_is_what_each_scoring_would_give_now():
    table = position(2, owned=shares((0, 1, "martin"), tower=(2, 1, 3), garden=(1, 1, 0))).view().table
    assert [owner.outlook for owner in (*table.owners, table.martin)] == [
        {"A": 0 + 2, "B": 6 + 8, "C": 13 + 16},
        {"A": 0 + 2, "B": 0 + 8, "C": 6 + 16},
        {"A": 6, "B": 13, "C": 21},
    ]
    assert [owner.points for owner in table.owners] == [{"A": 0, "B": 0, "C": 0}] * 2


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a4_set_up_clears_whatever_was_on_the_table(seats):
    game = load_game("alhambra", seats)
    rows = random_game(seats, 3).rows.copy().view(game.layout.dtype)
    game.kernels.setup(game.content.tables, rows, 0, seats, game.option_numbers, np.uint64(8))
    assert game.layout.differences(rows, 0, State.unsettled(game, 8).rows, 0) == []
