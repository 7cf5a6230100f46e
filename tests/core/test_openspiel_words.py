"""OpenSpiel's words on a state and a game, on whole games of every title."""

import pytest

from insula import NOBODY, TableError, load_game
from insula.core.testing import random_game
from insula.registry import TITLES

EVERY = 9
"""After how many moves a position is looked at."""


def positions(title, seats, seed):
    return (state for state in random_game(load_game(title, seats), seed) if state.seq % EVERY == 0)


TABLES = [(title, seats) for title in TITLES for seats in (2, 4)]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_what_a_seat_cannot_tell_apart_has_one_text(title, seats):
    for state in positions(title, seats, 3):
        seat = (*range(seats), None)[state.seq // EVERY % (seats + 1)]
        whose = NOBODY if seat is None else seat
        for seed in range(2):
            other = state.resample_from_infostate(whose, seed)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
        untold = state.resample_from_infostate(whose, 2, told=False)
        assert untold.observation_string(seat) == state.observation_string(seat)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_whoever_saw_something_else_has_another_text(title, seats):
    alike = different = 0
    for state in random_game(load_game(title, seats), 4):
        reveals = [preview.move for preview in state.previews() if preview.reveals]
        if state.is_terminal() or (state.seq % EVERY and not reveals):
            continue
        seat = state.current_player()
        move = (reveals or [state.action_to_string(state.legal_actions()[0])])[0]
        truths = [state.resample_from_infostate(seat, seed) for seed in range(2)]
        for truth in truths:
            truth.apply(move)
        tables = [truth.view(seat).table for truth in truths]
        events = [truth.events(seat=seat) for truth in truths]
        informed = [truth.information_state_string(seat) for truth in truths]
        observed = [truth.observation_string(seat) for truth in truths]
        assert (informed[0] == informed[1]) is (tables[0] == tables[1] and events[0] == events[1])
        assert (observed[0] == observed[1]) is (tables[0] == tables[1])
        alike, different = alike + (informed[0] == informed[1]), different + (informed[0] != informed[1])
    assert alike > 0
    assert different > 0


def test_how_it_came_about_is_told_by_the_information_state_alone():
    state = load_game("alhambra", 2).new_initial_state(7)
    state.apply("take 1")
    told, untold = (state.resample_from_infostate(0, 1, told=told) for told in (True, False))
    assert told.observation_string(0) == untold.observation_string(0)
    assert told.information_state_string(0) != untold.information_state_string(0)


@pytest.mark.parametrize("title", TITLES)
def test_chance_is_no_node(title):
    state = load_game(title).new_initial_state(1)
    assert (state.is_chance_node(), state.chance_outcomes(), state.is_simultaneous_node()) == (False, [], False)
    assert state.is_player_node()


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_rewards_add_up_to_returns_within_the_bounds_of_the_game(title, seats):
    game = load_game(title, seats)
    rewards = [0.0] * seats
    for state in random_game(game, 5):
        rewards = [before + now for before, now in zip(rewards, state.rewards(), strict=True)]
        assert state.is_player_node() is not state.is_terminal()
    assert rewards == state.returns() == [state.player_return(seat) for seat in range(seats)]
    assert state.rewards() == [state.player_reward(seat) for seat in range(seats)]
    assert sum(rewards) == pytest.approx(game.utility_sum())
    assert game.min_utility() <= min(rewards) < max(rewards) <= game.max_utility()


def test_a_child_is_a_copy_with_a_move_made():
    state = load_game("alhambra").new_initial_state(3)
    before = state.clone()
    child = state.child(state.legal_actions()[0])
    assert state == before
    before.apply_action(before.legal_actions()[0])
    assert child == before


@pytest.mark.parametrize("seat", [-1, 2, True, 0.0, "0", None])
def test_nobody_else_has_a_return(seat):
    state = load_game("alhambra").new_initial_state(3)
    for asked in (state.player_return, state.player_reward):
        with pytest.raises(TableError, match="no_such_seat"):
            asked(seat)
