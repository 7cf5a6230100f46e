"""The seventeen examples at the end of the rules of Alhambra, one test each."""

from tests.games.alhambra.table import (
    after_scoring,
    building_pile,
    discard,
    hand,
    last_turn,
    legal,
    money_pile,
    open_money,
    owned,
    play,
    points,
    position,
    told,
    yard,
)


def at_price_10(cards: str, seats: int = 3):
    """Seat 0 holds some blue cards; a garden for 10 lies in the blue slot."""
    return position(seats, hands={0: f"blue {cards}"}, yard="tower 13, garden 10, tower 12, tower 11")


def payments(state) -> list[tuple[int, ...]]:
    return [payment.cards for payment in state.view(0).table.payments]


def test_example_01_a_sole_leader_in_white_gets_4_at_a():
    state = after_scoring("A", chambers=(2, 1, 1))
    assert points(state, "A", "chambers") == {0: 4, 1: 0, 2: 0}
    assert state.scores() == [4, 0, 0]


def test_example_02_b_pays_13_and_6_in_violet_and_two_tied_leaders_get_9_each():
    assert points(after_scoring("B", tower=(1, 3, 2)), "B", "tower") == {1: 13, 2: 6, 0: 0}
    assert points(after_scoring("B", tower=(2, 2, 1)), "B", "tower") == {0: 9, 1: 9, 2: 0}


def test_example_03_c_in_green_with_two_tied_first_and_two_tied_next_pays_16_16_2_2():
    state = after_scoring("C", 4, garden=(3, 3, 1, 1))
    assert points(state, "C", "garden") == {0: 16, 1: 16, 2: 2, 3: 2}


def test_example_04_price_10_paid_7_and_4_ends_the_turn_paid_7_and_3_acts_again():
    over = at_price_10("7 4")
    play(over, "buy blue", "pay 7", "pay 4")
    assert over.current_player() == 1
    assert (hand(over, 0), discard(over)) == ("", "blue 4 7")
    exact = at_price_10("7 3")
    play(exact, "buy blue", "pay 7", "pay 3", "stop")
    assert exact.current_player() == 0
    assert legal(exact) == ["take 1", "take 2", "take 3", "take 4"]
    assert owned(over, 0) == owned(exact, 0) == ["garden 10"]


def test_example_05_three_and_four_tied_in_violet_and_two_in_blue():
    assert points(after_scoring("B", tower=(1, 1, 1)), "B", "tower") == {0: 6, 1: 6, 2: 6}
    assert points(after_scoring("C", 4, tower=(2, 2, 2, 2)), "C", "tower") == {0: 10, 1: 10, 2: 10, 3: 10}
    assert points(after_scoring("A", pavilion=(1, 1)), "A", "pavilion") == {0: 0, 1: 0}


def test_example_06_open_money_2_3_7_9_allows_2_and_3_or_any_one_card():
    state = position(open_money="yellow 2, blue 3, green 7, orange 9")
    assert set(legal(state)) == {"take 1", "take 2", "take 3", "take 4", "take 1+2"}
    error = state.explain_illegal("take 1+3")
    assert (error.code, error.rule, error.arguments["total"]) == ("illegal.over_five", "A9", 9)


def test_example_07_price_10_is_paid_by_7_3_1_but_not_by_7_4_3():
    state = at_price_10("7 4 3 1")
    assert (7, 3, 1) in payments(state)
    assert (7, 4, 3) not in payments(state)
    wrong = state.clone()
    play(state, "buy blue", "pay 7", "pay 3", "pay 1")
    assert state.current_player() == 1
    assert owned(state, 0) == ["garden 10"]
    play(wrong, "buy blue", "pay 7", "pay 4")
    assert wrong.explain_illegal("pay 3").code == "illegal.no_payment"


def test_example_08_two_tied_second_in_red_and_two_tied_third_in_blue():
    assert points(after_scoring("B", seraglio=(2, 1, 1)), "B", "seraglio") == {0: 9, 1: 1, 2: 1}
    state = after_scoring("C", 4, pavilion=(3, 2, 1, 1))
    assert points(state, "C", "pavilion") == {0: 16, 1: 8, 2: 0, 3: 0}


def test_example_09_four_exact_purchases_and_money_are_five_actions_in_one_turn():
    state = position(
        hands={0: "yellow 2, blue 3, green 4, orange 5"},
        yard="pavilion 2, pavilion 3, pavilion 4, pavilion 5",
    )
    for slot, price in (("yellow", 2), ("blue", 3), ("green", 4), ("orange", 5)):
        play(state, f"buy {slot}", f"pay {price}", "stop")
        assert state.current_player() == 0
    play(state, "take 1")
    assert state.current_player() == 1
    assert state.rows[0].turn == 2
    assert owned(state, 0) == ["pavilion 2", "pavilion 3", "pavilion 4", "pavilion 5"]
    assert "-" not in yard(state)


def test_example_10_an_exact_gift_to_martin_earns_the_next_action():
    state = at_price_10("7 3", seats=2)
    play(state, "buy blue", "pay 7", "pay 3", "stop", "give")
    assert owned(state, "martin") == ["garden 10"]
    assert state.current_player() == 0
    assert "take 1" in legal(state)


def test_example_11_7_7_and_3_in_the_slots_currency_give_the_building_to_nobody():
    state = last_turn(hands={0: "blue 7", 1: "blue 4 3", 2: "blue 3"}, yard="-, tower 9, tower 13, tower 12")
    play(state, "take 1")
    assert told(state, "unclaimed")[0] == "unclaimed slot=blue kind=tower price=9"
    assert told(state, "received") == []


def test_example_12_of_20_buildings_in_the_pile_at_b_martin_takes_6():
    names = building_pile(position(2))[:20]
    state = position(2, money_pile=["B"], building_pile=names, rest_of_buildings=0)
    play(state, "take 1")
    assert owned(state, "martin") == names[:6]
    assert building_pile(state) == names[6:]


def test_example_13_the_last_refill_leaves_money_and_b_alone():
    state = position(
        hands={0: "blue 7 3"},
        yard="tower 13, garden 10, tower 12, tower 11",
        money_pile=["B", "green 9"],
        rest_of_buildings=1,
    )
    play(state, "buy blue", "pay 7", "pay 3", "stop", "take 1")
    assert state.is_terminal()
    assert open_money(state) == "-, blue 4, green 4, orange 4"
    assert money_pile(state)[:2] == ["B", "green 9"]
    assert told(state, "scoring_held") == ["scoring_held scoring=C"]
    assert state.view().table.owners[1].points["B"] == 0


def test_example_14_of_5_buildings_in_the_pile_at_b_martin_takes_1():
    names = building_pile(position(2))[:5]
    state = position(2, money_pile=["B"], building_pile=names, rest_of_buildings=0)
    play(state, "take 1")
    assert owned(state, "martin") == names[:1]
    assert building_pile(state) == names[1:]


def test_example_15_after_pass_pass_purchase_the_count_of_passes_is_zero():
    state = position(
        hands={0: "green 1", 1: "orange 1", 2: "blue 7 3"},
        yard="tower 13, garden 10, tower 12, tower 11",
        open_money="-, -, -, -",
        rest_of_money=2,
    )
    counts = [state.rows[0].passes]
    for texts in (["pass"], ["pass"], ["buy blue", "pay 7", "pay 3", "stop"]):
        play(state, *texts)
        counts.append(state.rows[0].passes)
    assert counts == [0, 1, 2, 0]
    assert not state.is_terminal()


def test_example_16_price_10_is_paid_by_7_3_3_but_not_by_9_7_3():
    state = at_price_10("9 7 3 3")
    assert (7, 3, 3) in payments(state)
    assert (9, 7, 3) not in payments(state)
    play(state, "buy blue", "pay 7", "pay 3", "pay 3")
    assert state.current_player() == 1
    assert hand(state, 0) == "blue 9"


def test_example_17_open_blue_1_blue_1_green_1_blue_5_allows_six_takes():
    state = position(open_money="blue 1, blue 1, green 1, blue 5")
    assert set(legal(state)) == {"take 1", "take 3", "take 4", "take 1+2", "take 1+3", "take 1+2+3"}
    assert len(legal(state)) == 6
