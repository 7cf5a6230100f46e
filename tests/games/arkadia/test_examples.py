"""The 17 examples at the end of the rules of Arkadia, one test each."""

import pytest

from insula import State, load_game
from tests.games.arkadia.table import (
    FULL_FLOOR,
    NINE_TOWERS,
    banners,
    begin_end,
    building,
    built,
    gold,
    legal,
    neutral,
    open_cards,
    own,
    phase,
    play,
    position,
    prices,
    seals,
    squares,
    store,
    stuck,
    to_draw,
    told,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_01_all_prices_are_2_at_the_start(seats):
    for seed in range(10):
        state = State.unsettled(load_game("arkadia", seats), seed)
        assert prices(state) == {"red": 2, "olive": 2, "black": 2, "silver": 2}


def test_example_02_7_red_seals_at_price_3_and_5_silver_at_price_4_sell_for_41():
    state = position(asked="banner", castle=["...s r..s ...."], seals={0: "red 7, silver 5"})
    assert (prices(state)["red"], prices(state)["silver"]) == (3, 4)
    play(state, "banner", "sell red 7", "sell olive 0", "sell black 0", "sell silver 5")
    assert gold(state) == 41


@pytest.mark.parametrize(
    ("board", "card"), [("AA1 A.. 1..", "farm red"), ("A1. A.1 AA1 11.", "smithy red")], ids=["farm", "smithy"]
)
def test_example_03_a_worker_in_the_notch_of_an_l_counts_once(board, card):
    state = play(position(board=board, buildings=f"A {card}"), "own b2", "stop")
    assert told(state, "seals_gained")[0] == "seals_gained seat=0 colour=red workers=1"
    assert seals(state) == "red 2"


def test_example_04_a_tile_laid_into_a_closed_gap_is_finished_at_once():
    state = building("house black", "a1r0", "draw pile", board="..1 11.", at="a1")
    assert built(state)["a1"] == "house black finished"
    assert (seals(state), seals(state, 1)) == ("black 1", "black 3")
    assert (phase(state), state.current_player(), state.view().table.towers_due) == ("tower", 0, 1)
    assert phase(play(state, "tower red g5")) == "banner"


def test_example_05_two_buildings_closed_by_one_worker_both_pay():
    state = position(board="AA.BB1 11.11.", buildings="A house red, B house olive")
    play(state, "own c1", "stop")
    assert (seals(state), seals(state, 1)) == ("red 2, olive 2", "red 2, olive 3")
    assert state.view().table.towers_due == 2
    play(state, "tower red g5", "tower red h5")
    assert phase(state) == "banner"


def test_example_06_after_floor_1_its_2_leftovers_lie_in_store_3():
    state = position(towers_due=1, castle=[NINE_TOWERS])
    assert store(state, 3) == "red 1, olive 1, black 1, silver 1"
    play(state, "tower silver j7")
    assert (store(state, 1), store(state, 3)) == ("", "red 1, olive 1, black 2, silver 2")


def test_example_07_the_10th_tower_of_floor_2_with_one_more_building_to_settle():
    state = begin_end(towers_due=2)
    assert squares(state, "tower") == ["g5", "h5", "i5", "j5", "g6", "j6", "g7", "h7", "i7", "j7"]
    before = store(state, 3)
    assert before == "red 1, olive 1, black 3, silver 3"
    play(state, "tower red g5")
    assert store(state, 3) == "olive 1, black 3, silver 3"
    assert told(state, "tower_placed")[-1] == "tower_placed seat=0 colour=red square=g5 floor=3 covered=red"


def test_example_08_a_building_on_two_camps_brings_2_neutral_workers_and_a_worker_on_a_camp_none():
    assert {"c5", "e4", "h4"} <= set(position().view().table.camps)
    state = building("smithy red", "e4r3", board="0", at="d4")
    assert state.view().table.buildings[0].squares == ("e4", "c5", "d5", "e5")
    assert neutral(state) == 2
    state = play(position(), "own h4", "stop")
    assert neutral(state) == 0


def test_example_09_a_building_closed_with_only_neutral_and_other_seats_workers():
    state = position(3, board=".12. 1AA. .2n.", at="a9", buildings="A house red", own={0: 0}, neutral={0: 1})
    play(state, "neutral d10", "stop")
    assert [seals(state, seat) for seat in range(3)] == ["red 1", "red 2", "red 2"]


def test_example_10_one_worker_next_to_two_buildings_of_one_colour_earns_2_seals():
    state = position(to_act=1, board="A0B1 A.B1 1.1.", buildings="A house red, B house red")
    play(state, "own b2", "stop")
    assert told(state, "seals_gained") == [
        "seals_gained seat=0 colour=red workers=1",
        "seals_gained seat=1 colour=red workers=2",
        "seals_gained seat=0 colour=red workers=1",
        "seals_gained seat=1 colour=red workers=4",
    ]
    assert seals(state) == "red 2"


@pytest.mark.parametrize(
    ("board", "at", "last"),
    [("AA0 1..", "a1", "b2"), ("0AA ..1", "n1", "o2"), ("1.. AA0", "a11", "b11"), ("..1 0AA", "n11", "o11")],
)
def test_example_11_a_building_in_a_corner_needs_only_its_inner_neighbours(board, at, last):
    state = play(position(board=board, at=at, buildings="A house red"), f"own {last}", "stop")
    assert len(told(state, "finished")) == 1


def test_example_12_floor_1_full_with_red_and_silver_left_over():
    state = play(position(towers_due=1, castle=["rroo o..b bbs."]), "tower silver j7")
    assert store(state, 3) == "red 2, olive 1, black 1, silver 2"


def test_example_13_a_black_tower_on_a_visible_red_seal():
    state = position(towers_due=1)
    before = prices(state)
    play(state, "tower black j7")
    assert prices(state) == before | {"red": before["red"] - 1, "black": before["black"] + 1}
    state = position(towers_due=1, castle=[FULL_FLOOR])
    before = prices(state)
    play(state, "tower black g5")
    assert prices(state) == before | {"red": before["red"] - 1, "black": before["black"] + 1}


def test_example_14_pile_empty_taking_an_open_card_leaves_two_open():
    state = play(to_draw("farm red, farm olive, farm black", "", "board"), "draw 1")
    assert open_cards(state) == "-, farm olive, farm black"


def test_example_15_a_seat_that_can_do_neither_passes_then_uses_a_banner():
    state = stuck()
    assert legal(state) == ["pass"]
    play(state, "pass", "banner")
    assert (own(state), banners(state)) == (2, 3)


def test_example_16_all_pass_without_banner_and_all_seals_are_sold():
    state = play(stuck(3, seals={0: "red 2", 2: "silver 3"}), *["pass", "end"] * 3)
    assert state.is_terminal()
    assert state.scores() == [4, 0, 6]
    assert [seals(state, seat) for seat in range(3)] == ["", "", ""]


def test_example_17_the_seat_that_started_the_end_has_the_last_turn():
    state = play(begin_end(3, to_act=1), "end")
    turns = []
    while not state.is_terminal():
        turns.append(state.current_player())
        play(state, legal(state, "own")[0], "stop", "end")
    assert turns == [2, 0, 1]
