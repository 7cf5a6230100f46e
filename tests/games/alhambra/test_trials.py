"""Alhambra tried out: what a seat is told of a turn of its own, whichever seat is to act."""

import pytest

from insula import MoveError, State
from insula.core.trial import Trial
from tests.games.alhambra.table import last_turn, play, position

CHEAP_TOWER = "tower 7, tower 12, garden 12, garden 11"


def buyer(seats: int = 3, money: str = "yellow 9", **words) -> State:
    """Seat 0 is to act; seat 1 has money for the tower."""
    usual = {"hands": {1: money}, "yard": CHEAP_TOWER, "money_pile": ["blue 1", "A", "B"]}
    return position(seats, **(usual | words))


def worth(trial: Trial) -> dict[str, tuple[int, int]]:
    """What each scoring would pay for each kind, before and after."""
    return {" ".join(source.arguments.values()): (source.before, source.after) for source in trial.worth}


def names(trial: Trial) -> list[str]:
    return [event.name for event in trial.events]


def test_a10_a20_a_building_bought_for_oneself_says_what_every_scoring_to_come_would_pay():
    trial = buyer().try_out(1, "buy yellow")
    assert trial.moves == ("buy yellow", "pay 9")
    assert names(trial) == ["paid", "bought", "received", "turn_began"]
    assert worth(trial) == {"A tower": (0, 6), "B tower": (0, 13), "C tower": (0, 21)}


def test_a20_a_scoring_that_was_held_pays_no_more():
    trial = buyer(money_pile=["B"]).try_out(1, "buy yellow")
    assert list(worth(trial)) == ["B tower", "C tower"]


def test_a21_who_draws_level_shares_and_the_other_kinds_stay_as_they_are():
    owned = {0: "tower 8", 1: "garden 6", 2: "tower 9"}
    trial = buyer(owned=owned, money_pile=[]).try_out(1, "buy yellow")
    assert worth(trial) == {"C garden": (20, 20), "C tower": (0, (21 + 13 + 6) // 3)}


def test_a14_what_comes_after_the_turn_stays_covered():
    state = buyer()
    trial, table = state.try_out(1, "buy yellow"), state.view(1).table
    assert (trial.ended, trial.view.legal, trial.previews, trial.view.to_act) == (True, {}, (), 2)
    after = trial.view.table
    assert [slot.building is None for slot in after.yard] == [True, False, False, False]
    assert (after.building_pile, after.money_pile) == (table.building_pile, table.money_pile)
    taken = state.try_out(1, "take 2").view.table.open_money
    assert [card is None for card in taken] == [False, True, False, False]


def test_a15_a_discard_that_is_to_be_shuffled_stays_covered_too():
    state = position(rest_of_money="discard")
    trial = state.try_out(1, "take 1")
    assert names(trial) == ["took", "discard_shuffled", "turn_began"]
    assert trial.view.table.open_money[0] is None


def test_a11_after_an_exact_payment_the_trial_goes_on():
    trial = buyer(money="yellow 4 3").try_out(1, "buy yellow", "pay 4", "pay 3", "stop")
    assert names(trial)[-1] == "acts_again"
    assert not trial.ended
    assert sorted(trial.view.legal) == ["take"]
    assert [preview.move for preview in trial.previews] == [f"take {cards}" for cards in trial.view.legal["take"]]


def test_a10_what_another_is_paying_with_is_back_in_its_hand():
    state = buyer(hands={0: "yellow 5 4", 1: "blue 9"}, tracking="open")
    play(state, "buy yellow", "pay 5")
    table = state.try_out(1).view.table
    assert table.paying is None
    assert table.yard[0].building is not None
    assert [(card.currency, card.value) for card in table.owners[0].hand] == [("yellow", 4), ("yellow", 5)]


def test_a12_what_another_has_paid_for_is_its_own_until_it_is_given():
    state = buyer(2, hands={0: "yellow 9", 1: "blue 9"})
    play(state, "buy yellow", "pay 9")
    table = state.try_out(1).view.table
    assert table.bought is None
    assert [building.kind for building in table.owners[0].buildings] == ["tower"]
    assert table.yard[0].building is None, "nobody knows what comes there"


def test_a22_in_the_middle_of_ones_own_turn_it_goes_on_from_there():
    state = buyer(hands={0: "yellow 4 3 2"})
    play(state, "buy yellow", "pay 4")
    trial = state.try_out(0)
    assert (trial.moves, trial.view.legal) == (("pay 3",), {"pay": ["2"], "stop": [""]})
    assert names(state.try_out(0, *trial.moves, "stop"))[-1] == "acts_again"


def test_a18_the_end_of_the_game_stays_covered():
    trial = last_turn(hands={1: "blue 9"}).try_out(1, "take 1")
    assert names(trial) == ["took"]
    assert (trial.ended, trial.view.to_act, trial.view.phase) == (True, None, "action")
    assert [owner.hand is None for owner in trial.view.table.owners] == [True, False, True]
    assert all(slot.building for slot in trial.view.table.yard[1:]), "nothing is given out"


def test_a18_a_yard_that_the_pile_cannot_fill_is_the_end_however_little_is_known():
    words = {"yard": "tower 7, -, garden 12, garden 11", "building_pile": ["tower 12"], "rest_of_buildings": 0}
    trial = buyer(**words).try_out(1, "buy yellow")
    assert names(trial) == ["paid", "bought", "received"]
    assert trial.view.to_act is None


@pytest.mark.parametrize(
    ("moves", "code", "move"),
    [
        (["buy blue"], "illegal.too_poor", "buy blue"),
        (["buy yellow", "stop"], "illegal.below_price", "stop"),
        (["take 1", "take 2"], "too_far_ahead", "take 1"),
        (["fly"], "malformed", None),
    ],
)
def test_a_move_that_cannot_be_tried_out_is_refused_by_its_rule(moves, code, move):
    with pytest.raises(MoveError) as refusal:
        buyer().try_out(1, *moves)
    assert (refusal.value.code, refusal.value.arguments.get("move")) == (code, move)


def test_a18_nobody_tries_anything_out_once_the_game_is_over():
    state = last_turn()
    state.apply("take 1")
    with pytest.raises(MoveError, match="game_over") as refusal:
        state.try_out(0)
    assert refusal.value.rule == "A18"
