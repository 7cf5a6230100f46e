"""The rules of Tic City, one by one, and the contract that every title keeps."""

from __future__ import annotations

import random

import pytest

from insula.core.errors import MoveError
from insula.core.state import SPECTATOR, State
from insula.core.testing import CHECKS, run_check
from tic_city import TITLE
from tic_city.state import KINDS, SQUARES


def new_state(seats: int = 2, seed: int = 1) -> State:
    return TITLE.at_table(seats).new_initial_state(seed=seed)


def play_out(state: State, seed: int = 1) -> State:
    chance = random.Random(seed)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def points_of(state: State, name: str) -> list[int]:
    return [event.arguments["points"] for event in state.events() if event.name == name]


def test_t1_there_are_thirty_cards_and_eight_wishes():
    content = TITLE.own_content.plain
    assert (sum(content.cards_of_kind), sum(content.wishes_of_kind)) == (30, 8)


@pytest.mark.parametrize("seats", TITLE.seat_counts)
def test_t2_three_cards_lie_open_and_everybody_sees_only_their_own_wish(seats):
    state = new_state(seats)
    assert [len(state.view(seat).table.market) for seat in range(seats)] == [3] * seats
    for seat in (SPECTATOR, *range(seats)):
        known = [player.wish is not None for player in state.view(None if seat == SPECTATOR else seat).table.players]
        assert known == [owner == seat for owner in range(seats)]


def test_t3_an_open_card_may_be_taken_or_one_be_drawn():
    state = new_state()
    open_kinds = {kind for kind in state.view(0).table.market if kind}
    assert set(state.view(0).legal["take"]) == open_kinds
    assert state.view(0).legal["draw"] == [""]
    absent = next(kind for kind in KINDS if kind not in open_kinds)  # three cards are of at most three kinds
    with pytest.raises(MoveError, match="not_open"):
        state.apply(f"take {absent}")


def test_t3_what_is_drawn_is_seen_by_all_and_cannot_be_put_back():
    state = new_state()
    state.apply("draw")
    assert state.view(None).table.in_hand in KINDS
    assert state.undo_limit == state.seq


def test_t4_buildings_stand_on_empty_squares_and_never_on_the_fountain():
    state = new_state()
    with pytest.raises(MoveError, match="card_first"):
        state.apply("build a1")
    state.apply("draw", "build a1", "draw")
    assert set(SQUARES) - set(state.view(1).legal["build"]) == {"a1", "c3"}
    with pytest.raises(MoveError, match="occupied"):
        state.apply("build a1")


@pytest.mark.parametrize(("kind", "scored"), [("home", [3]), ("shop", [1]), ("park", []), ("tower", [2])])
def test_t5_the_fountain_counts_as_a_park(kind, scored):
    for seed in range(40):
        state = new_state(seed=seed)
        if kind in state.view(0).legal["take"]:
            state.apply(f"take {kind}", "build c2")
            assert points_of(state, "neighbours_scored") == scored
            return
    pytest.fail("no such card in the market of any seed")


def test_t5_a_building_scores_for_all_its_neighbours_together_and_they_score_nothing():
    state = new_state(seed=3)
    state.apply("draw", "build a1")
    state.apply("draw", "build c1")
    before = state.scores()
    state.apply("draw")
    kinds = TITLE.own_content.plain.points_beside
    built, left, right = (KINDS.index(kind) for kind in (state.view(0).table.in_hand, *_on(state, "a1", "c1")))
    state.apply("build b1")
    assert state.scores() == [before[0] + kinds[built][left] + kinds[built][right], before[1]]


def _on(state: State, *squares: str) -> list[str]:
    kinds = {building.squares[0]: building.kind for building in state.view(None).table.city}
    return [kinds[square] for square in squares]


def test_t6_the_market_is_filled_and_the_next_seat_follows():
    state = new_state(3)
    state.apply(f"take {state.view(0).legal['take'][0]}")
    assert state.view(0).table.market.count(None) == 1
    state.apply("build e5")
    assert state.view(1).table.market.count(None) == 0
    assert state.current_player() == 1


@pytest.mark.parametrize("seats", TITLE.seat_counts)
def test_t7_the_city_is_full_after_as_many_turns_for_each_and_the_wishes_score(seats):
    state = play_out(new_state(seats))
    table = state.view(None).table
    assert len(table.city) == len(SQUARES)
    assert {sum(player.buildings.values()) for player in table.players} == {24 // seats}
    assert points_of(state, "wish_scored") == [2 * player.buildings[player.wish] for player in table.players]


def test_t8_of_equal_points_more_towers_win():
    for seed in range(400):
        state = play_out(new_state(seed=seed), seed)
        towers = [player.buildings["tower"] for player in state.view(None).table.players]
        if state.scores()[0] == state.scores()[1] and towers[0] != towers[1]:
            assert (state.returns()[0] > state.returns()[1]) == (towers[0] > towers[1])
            return
    pytest.fail("no tie")


@pytest.mark.parametrize("check", CHECKS)
def test_tic_city_keeps_the_promises_of_a_title(check):
    run_check(check, TITLE.at_table(3), range(1))
