"""Turns tried out: which seats may, that the game is not touched, and points added up by source."""

from __future__ import annotations

import pytest

from insula import NOBODY, SPECTATOR, MoveError, TableError
from insula.core.events import Event
from insula.core.layout import EVERYBODY
from insula.core.trial import Worth, compare
from tests.core.tables import fingerprint, played


def scored(points: int, seat: int = 0, **names: str) -> Event:
    return Event(seq=1, name="scored", audience=EVERYBODY, arguments={"seat": seat, **names, "points": points})


# --- Points by source ---


def test_points_are_added_up_by_what_the_events_name():
    before = [scored(3, kind="tower"), scored(4, kind="tower"), scored(5, kind="garden")]
    after = [scored(9, kind="tower"), scored(2, kind="arcades")]
    assert compare(0, before, after) == (
        Worth(name="scored", arguments={"kind": "tower"}, before=7, after=9),
        Worth(name="scored", arguments={"kind": "garden"}, before=5, after=0),
        Worth(name="scored", arguments={"kind": "arcades"}, before=0, after=2),
    )


def test_only_points_of_the_seat_count_and_nothing_that_comes_to_nothing():
    other = Event(seq=1, name="took", audience=EVERYBODY, arguments={"seat": 0, "value": 7})
    assert compare(0, [scored(3, seat=1), other], [scored(0), scored(2), scored(-2)]) == ()


def test_losses_count_too():
    assert compare(1, [], [scored(-4, seat=1)]) == (Worth(name="scored", arguments={}, before=0, after=-4),)


# --- Trials ---


def test_a_trial_changes_nothing_whoever_makes_it():
    state = played(moves=30)
    before = fingerprint(state)
    for seat in range(3):
        trial = state.try_out(seat)
        assert (trial.seat, trial.view.seat, trial.ended) == (seat, seat, False)
        state.try_out(seat, *trial.moves, trial.previews[0].move)
    assert fingerprint(state) == before


def test_the_same_is_tried_out_to_the_same_end_each_time():
    state = played(moves=30)
    assert state.try_out(1) == state.try_out(1) == state.clone().try_out(1)


def test_events_bear_the_numbers_that_their_moves_would_have():
    state = played(2, moves=30)
    seat = state.current_player()
    trial = state.try_out(seat, state.previews()[0].move)
    assert {event.seq for event in trial.events} == {state.seq + 1}
    assert trial.view.seq == state.seq + len(trial.moves)


def test_a_watcher_has_no_turn_to_try_out():
    for seat in (SPECTATOR, None, NOBODY, 3, True, "0"):
        with pytest.raises(TableError, match=r"table\.no_such_seat"):
            played(moves=30).try_out(seat)


def test_beyond_what_ends_the_trial_nothing_is_tried_out():
    state = played(moves=30)
    seat = (state.current_player() + 1) % 3
    trial = state.try_out(seat, "take 1")
    assert trial.ended
    with pytest.raises(MoveError) as refusal:
        state.try_out(seat, *trial.moves, "take 1")
    assert (refusal.value.code, refusal.value.arguments) == ("too_far_ahead", {"move": "take 1"})


def test_a_game_that_is_over_has_no_turn_to_come():
    with pytest.raises(MoveError, match=r"illegal\.game_over \(A18\)"):
        played().try_out(0)
