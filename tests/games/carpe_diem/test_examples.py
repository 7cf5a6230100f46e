"""The 25 examples at the end of the rules of Carpe Diem, one test each."""

import random
from collections import Counter

import pytest

from insula import State, load_game
from tests.games.carpe_diem.table import (
    DWELLINGS,
    LANDSCAPES,
    bread,
    build,
    cards,
    coins,
    end,
    fill_gap,
    goods,
    last_tile,
    legal,
    paid,
    phase,
    play,
    position,
    refused,
    row,
    scorer,
    settle,
    told,
    track,
)


def test_example_01_a_merchant_with_four_goods_brings_5_coins_and_with_nothing_1():
    words = {"district": "c3 .M.."}
    assert coins(build("M...", "d3r3", goods={0: "fish 2, chickens 1, grapes 1"}, **words)) == 5
    assert coins(build("M...", "d3r3", **words)) == 1


def test_example_02_a_pond_of_3_tiles_brings_2_fish():
    assert goods(build("P...", "e3r3", district="c3 .P.., d3 .P.P")) == "fish 2"


def test_example_03_7_chimneys_give_3_bread_or_2_coins_and_2_steps():
    """Six chimneys on finished villas, one on an unfinished one."""
    district = {0: "c3 S29r1, d3 S30r3, c4 .V.., b4 V..., b3 ..V."}
    state = settle(scorer("C01", "A04", districts=district), "b2", "stop")
    assert state.rows[0].chimneys[0] == 7
    assert (bread(state), coins(state), track(state)[0]) == (3, 0, 1)
    state = settle(scorer("C05", "A04", districts=district), "b2")
    assert (bread(state), coins(state), track(state)[0]) == (0, 2, 1 + 2)


def test_example_04_7_landscapes_give_7_points_or_2_coins_and_2_bread():
    state = settle(scorer("D09", "A04", districts={0: LANDSCAPES}), "b2")
    assert told(state, "card_scored") == ["card_scored seat=0 card=D09 multiples=1 points=7"]
    state = settle(scorer("D24", "A04", districts={0: LANDSCAPES}), "b2")
    assert (coins(state), bread(state)) == (2, 2)


def test_example_05_the_four_goods_card_with_bread_coins_and_goods_brings_24_points():
    words = {"bread": {0: 3}, "coins": {0: 3}, "goods": {0: "fish 2, herbs 2, chickens 1"}, "points": {0: 0}}
    state = settle(scorer("B11", "A04", **words), "b2")
    assert legal(state) == ["pay 0", "pay 1", "pay 2"]
    play(state, "pay 2", "bread")
    assert (state.scores()[0], coins(state), bread(state), goods(state)) == (24, 0, 0, "")


def test_example_06_3_herbs_are_asked_for_and_2_are_there_so_4_points_are_lost():
    state = settle(scorer("A05", "A01", goods={0: "herbs 2"}), "b2")
    assert legal(state) == ["pay 0"]
    play(state, "pay 0")
    assert (state.scores()[0], goods(state)) == (6, "herbs 2")


FINISHED_VILLAS = (
    "c3 S25r1, d3 ..VV, d4 S26r0, c2 S29r1, d2 .V.V, e2 S30r3, c4 market, c5 S27r1, d5 L58r1, e5 .S.V, d6 S28r0"
)
UNFINISHED_VILLAS = "b3 L56r2, b4 L57r3, e3 .VM., f3 L59r2, f2 P.V."


def test_example_07_villas_of_3_5_5_and_unfinished_ones_of_4_and_4_pay_17_or_13():
    for rule, points in (("table", [3, 7, 7]), ("linear", [3, 5, 5])):
        state = end(districts={0: f"{FINISHED_VILLAS}, {UNFINISHED_VILLAS}"}, options={"villas": rule})
        villas = [feature for feature in state.view().table.players[0].features if feature.kind == "villa"]
        assert sorted((villa.finished, villa.chimneys) for villa in villas) == [
            (False, 4), (False, 4), (True, 3), (True, 5), (True, 5),
        ]  # fmt: skip
        assert sorted(int(line.split("points=")[1]) for line in paid(state, "villa")) == points
        assert state.view().table.players[0].final["villas"] == sum(points)


def test_example_08_the_tasks_baker_4_and_villa_3_are_met_and_the_others_are_not():
    laid = "b3 .B.., c3 ...B, c4 market, c5 .V.., d5 ...V, d3 market, e3 .P.., d4 .H.., e4 ...H"
    state = end(districts={0: laid}, frames={0: "F11 F01 F07 F16"})
    assert paid(state, "task") == [
        "task_scored seat=0 side=top kind=baker points=4",
        "task_scored seat=0 side=right kind=villa points=3",
    ]
    assert state.view().table.players[0].final["tasks"] == 7


def test_example_09_there_are_9_13_or_17_circles():
    circles = {seats: legal(position(seats, scoring=True, track={0: 1})) for seats in (2, 3, 4)}
    assert {seats: len(texts) for seats, texts in circles.items()} == {2: 9, 3: 13, 4: 17}
    for seats in (2, 3, 4):
        assert len(State.unsettled(load_game("carpe_diem", seats), 0).view().table.circles) == len(circles[seats])


@pytest.mark.parametrize("top", [0, 1])
def test_example_10_in_a_tie_on_the_track_the_top_disc_scores_first(top):
    state = play(last_tile(track={0: 7, 1: 7}, pile=[1 - top, top]), "store")
    assert (phase(state), state.current_player()) == ("circle", top)


def test_example_11_three_seats_play_with_10_cards():
    for seed in range(5):
        laid = cards(State.unsettled(load_game("carpe_diem", 3), seed))
        assert Counter(card[0] for card in laid.values()) == {"A": 2, "B": 3, "C": 2, "D": 3}
        assert len(laid) == 10


@pytest.mark.parametrize(
    ("card", "good", "number", "coins_", "points"),
    [
        ("A04", "herbs", 2, 0, 4),
        ("A04", "herbs", 4, 0, 8),
        ("A04", "herbs", 6, 0, 12),
        ("A04", "herbs", 0, 2, 4),
        ("A04", "herbs", 1, 3, 8),
        ("A04", "herbs", 3, 3, 12),
        ("A11", "chickens", 3, 0, 7),
        ("A11", "chickens", 6, 0, 14),
        ("A11", "chickens", 2, 4, 14),
    ],
)
def test_example_12_herbs_and_chickens_or_coins_in_their_place(card, good, number, coins_, points):
    state = settle(scorer(card, "A01", goods={0: f"{good} {number}"}, coins={0: coins_}, points={0: 0}), "b2")
    play(state, legal(state)[-1])
    assert (state.scores()[0], goods(state), coins(state)) == (points, "", 0)


def test_example_13_two_sets_of_chicken_grapes_and_fish_give_10_points():
    words = {"goods": {0: "fish 2, grapes 2, chickens 2"}, "points": {0: 0}}
    assert settle(scorer("B09", "A01", **words), "b2", "pay 2").scores()[0] == 10


FIVE_VILLAS = (
    "c3 S25r1, d3 S26r3, c4 S27r1, d4 S28r3, c2 S29r1, d2 S30r3, "
    "b1 .M.., c1 .V.M, d1 .B.V, e1 ...B, b5 .S.., c5 .V.S, d5 .C.V, e5 ...C"
)


def test_example_14_2_villas_give_6_points_and_5_give_2_of_each():
    state = settle(scorer("C09", "A01", districts={0: "c3 .V.., d3 ...V, c4 .V.., d4 ...V"}), "b2")
    assert told(state, "card_scored") == ["card_scored seat=0 card=C09 multiples=2 points=6"]
    state = settle(scorer("C11", "A01", districts={0: FIVE_VILLAS}), "b2")
    assert (coins(state), bread(state), track(state)[0]) == (2, 2, 1 + 2)


def test_example_15_2_merchants_give_6_and_5_bakeries_give_6():
    state = settle(scorer("D01", "A01", districts={0: DWELLINGS}), "b2")
    assert told(state, "card_scored") == ["card_scored seat=0 card=D01 multiples=2 points=6"]
    bakeries = "c3 bakery, d3 bakery, e3 bakery, c4 bakery, d4 bakery"
    state = settle(scorer("D22", "A01", districts={0: bakeries}), "b2")
    assert told(state, "card_scored") == ["card_scored seat=0 card=D22 multiples=2 points=6"]


def test_example_16_both_cards_failed_cost_8_points():
    assert settle(scorer("D01", "D02", points={0: 20}), "b3").scores()[0] == 12


def test_example_17_bread_of_the_first_card_pays_with_2_more_for_the_other():
    state = settle(scorer("C01", "D01", bread={0: 2}, districts={0: "c3 .V.., d3 ...V"}), "b2", "stop", "bread")
    assert told(state, "bread_gained", "bread_paid", "card_scored") == [
        "bread_gained seat=0 bread=1",
        "bread_paid seat=0 card=D01",
        "card_scored seat=0 card=D01 multiples=1 points=3",
    ]
    assert (bread(state), state.scores()[0]) == (0, 13)


def test_example_18_two_equal_fountain_cards_pay_twice():
    laid = {0: "c3 market, d3 market, c4 market"}
    assert (
        paid(end(districts=laid, fountain_hands={0: "market market"}), "fountain")
        == ["fountain_scored seat=0 kind=market things=3 points=6"] * 2
    )


def test_example_19_a_craftsmans_tile_that_finishes_another_craftsman_brings_a_further_one():
    state = build("L14", "d3r3", district="c3 .C.., b3 ...C", row="S12 S31 S34")
    play(state, "craft 1", "place a3r1")
    assert (phase(state), legal(state)) == ("craft", ["craft 2", "craft 3"])
    play(state, "craft 3", "place c2r0")
    assert (bread(state), row(state).split()[:3], state.current_player()) == (1, ["-", "S31", "-"], 1)


@pytest.mark.parametrize(("seats", "tiles"), [(2, 14), (3, 21), (4, 28)])
def test_example_20_14_21_or_28_tiles_are_taken_in_a_phase(seats, tiles):
    state = load_game("carpe_diem", seats).new_initial_state(seed=20)
    rng = random.Random(20)
    while state.view().table.game_phase == 1 and state.seq < 300:
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(told(state, "took")) == tiles


@pytest.mark.parametrize(("laid", "other"), [("c3 market", "pasture"), ("c3 .V..", "villa")])
def test_example_21_a_pond_edge_against_pasture_or_a_villa_is_refused(laid, other):
    code, rule, arguments = refused(position(hand="P...", districts={0: laid}), "place d3r3")
    assert (code, rule) == ("edge_mismatch", "C16")
    assert (arguments["own"], arguments["other"]) == ("pond", other)


@pytest.mark.parametrize("edition", ["2020", "2018"])
def test_example_22_with_tiles_in_the_own_depot_alone_the_move_ends_there_again(edition):
    empty = dict.fromkeys([0, 1, 2, 3, 5, 6], "")
    state = position(pawns={0: 4}, depots=empty, options={"edition": edition})
    assert legal(state) == ["move 4"]
    state = position(pawns={0: 4}, depots={0: ""}, options={"edition": "2018"})
    assert legal(state) == ["move 1", "move 3", "move 4"]


def test_example_23_a_disc_on_19_goes_2_steps_to_20():
    assert track(build("S...", "d3r3", district="c3 .S..", track={0: 19}))[0] == 20


def test_example_24_merchant_and_pond_finished_by_one_tile_bring_2_coins_and_a_fish_or_3_coins():
    state = fill_gap("P", "M", "first merchant", goods={0: "herbs 1"})
    assert (coins(state), goods(state)) == (2, "fish 1")
    state = fill_gap("P", "M", "first landscape", goods={0: "herbs 1"})
    assert (coins(state), goods(state)) == (3, "")


def test_example_25_2_points_a_failed_card_and_one_worth_7_make_7_or_5():
    words = {"points": {0: 2}, "districts": {0: "c3 .P.., d3 .K.P, e3 ...K"}}
    assert settle(scorer("D01", "D11", **words), "b2").scores()[0] == 7
    assert settle(scorer("D01", "D11", **words), "b3").scores()[0] == 5
