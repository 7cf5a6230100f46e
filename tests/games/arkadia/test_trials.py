"""Arkadia tried out: what a seat is told of a turn of its own, whichever seat is to act."""

import pytest

from insula import MoveError
from insula.core.trial import Trial
from tests.games.arkadia.table import FULL_FLOOR, HOUSE, begin_end, faults, last_turns, play, position

CLOSING = ("build house olive", "site b2r0")
"""A house that closes the one in the corner."""
OPEN = {"tracking": "open"}


def closer(**words):
    """Seat 1 is to act; seat 0 can close the house in the corner."""
    return position(**({"to_act": 1, "hands": {0: "house olive"}} | HOUSE | words))


def told(trial: Trial, *wanted: str) -> list[str]:
    return [str(event) for event in trial.events if event.name in wanted]


def worth(trial: Trial) -> dict[str, tuple[int, int]]:
    """What each sale brings, before and after."""
    return {f"{each.name} {each.arguments['colour']}": (each.before, each.after) for each in trial.worth}


def test_k14_k15_a_worker_that_closes_a_house_says_whose_the_seals_are_and_what_they_are_worth():
    trial = closer().try_out(0, "own b2", "stop")
    assert told(trial, "finished", "seals_gained", "seal_taken") == [
        "finished seat=0 kind=house colour=red square=a1",
        "seals_gained seat=0 colour=red workers=2",
        "seals_gained seat=1 colour=red workers=1",
        "seal_taken seat=0 colour=red",
    ]
    assert worth(trial) == {"sold_out red": (0, 3 * 2)}
    assert (trial.view.phase, list(trial.view.legal)) == ("tower", ["tower"])


@pytest.mark.parametrize("source", ["pile", "1"])
def test_k12_k14_a_house_that_closes_another_says_the_seals_though_the_card_drawn_stays_covered(source):
    state = closer(open_cards="mill red, mill olive, mill black")
    trial, table = state.try_out(0, *CLOSING, f"draw {source}"), state.view(0).table
    assert told(trial, "seals_gained", "seal_taken", "card_drawn", "card_seen", "card_opened") == [
        "seals_gained seat=0 colour=red workers=1",
        "seals_gained seat=1 colour=red workers=1",
        "seal_taken seat=0 colour=red",
    ]
    assert worth(trial) == {"sold_out red": (0, 2 * 2)}
    after = trial.view.table
    assert (after.pile_size, len(after.hand)) == (table.pile_size, 3 if source == "pile" else 4)
    assert (after.open_cards[0] is None) == (source == "1")


def test_k18_a_tower_tried_out_says_what_the_own_seals_are_worth_then():
    state = closer()
    moves = ("own b2", "stop")
    trial = state.try_out(0, *moves, "tower red g6")
    assert worth(trial) == {"sold_out red": (0, 3 * 3)}
    assert trial.view.table.prices["red"] == 3
    assert worth(state.try_out(0, *moves, "tower black g5")) == {"sold_out red": (0, 3 * 1)}


def test_k19_a_sale_tried_out_moves_points_from_the_final_sale_to_this_one():
    state = position(to_act=1, seals={0: "red 3"})
    moves = ("own f5", "stop", "banner", "sell red 2", "sell olive 0", "sell black 0", "sell silver 0")
    trial = state.try_out(0, *moves)
    assert worth(trial) == {"sold_out red": (6, 2), "sold red": (0, 4)}
    assert (trial.ended, trial.view.scores[0]) == (True, 4)


def test_k9_a_card_that_another_has_played_is_back_in_its_hand_where_all_have_seen_it():
    state = closer(to_act=0, options=OPEN)
    play(state, "build house olive")
    table = state.try_out(1).view.table
    assert (table.card, table.players[0].hand_size) == (None, 4)
    assert [(card.kind, card.colour) for card in table.players[0].known_cards] == [("house", "olive")]


def test_k12_k14_what_another_has_laid_counts_and_its_card_is_drawn_unseen():
    state = closer(to_act=0)
    play(state, *CLOSING)
    trial = state.try_out(1)
    assert (trial.view.table.players[0].hand_size, trial.view.table.players[1].seals["red"]) == (4, 1)
    assert worth(trial) == {"sold_out red": (2, 2)}


def test_k16_no_tower_is_put_and_nothing_is_sold_for_another():
    state = closer(to_act=0, own={0: 1}, options=OPEN)
    play(state, "own b2", "stop")
    table = state.try_out(1).view.table
    assert (table.towers_due, [ring.towers for ring in table.castle.ring]) == (0, [()] * 10)
    play(state, "tower red g6", "banner", "sell red 1")
    view = state.try_out(1).view
    assert (view.phase, view.table.selling) == ("action", None)
    assert (view.table.players[0].seals["red"], view.table.players[0].gold) == (2, 3), "what was sold stays sold"


def test_k13_workers_of_another_stand_where_they_are():
    state = closer(to_act=0)
    play(state, "own b2")
    assert state.try_out(1).view.table.players[1].seals["red"] == 1


def test_k20_who_has_had_the_last_turn_tries_nothing_out():
    castle = [FULL_FLOOR, FULL_FLOOR]
    state = position(3, castle=castle, turns_left=1, to_act=1)
    assert state.try_out(2).view.table.turns_left == 0
    with pytest.raises(MoveError) as refusal:
        state.try_out(0)
    assert (refusal.value.code, refusal.value.rule) == ("illegal.no_turn_left", "K20")
    assert not state.try_out(1).ended


def test_k20_before_the_last_turns_all_have_one():
    state = begin_end(3)
    assert faults(state) == []
    for seat in range(3):
        assert state.try_out(seat).view.to_act == seat


@pytest.mark.parametrize("sale", [(), ("banner", "sell red 1", "sell olive 0", "sell black 1", "sell silver 0")])
def test_k21_the_last_turn_tried_out_says_by_colour_what_is_sold_now_and_what_at_the_end(sale):
    state = last_turns(turns_left=0, seals={0: "red 2, black 1, silver 3", 1: "olive 4"})
    moves = ("own f5", "stop", *(sale or ("end",)))
    red, black, silver = 3, 2, 2
    if sale:
        sold = {"sold red": (0, red), "sold black": (0, black)}
        expected = {"sold_out red": (2 * red, red), "sold_out black": (black, 0), **sold}
    else:
        expected = {"sold_out red": (2 * red, 2 * red), "sold_out black": (black, black)}
    expected["sold_out silver"] = (3 * silver, 3 * silver)
    trial = state.try_out(0, *moves)
    assert (worth(trial), trial.ended, state.is_terminal()) == (expected, True, False)
    play(state, *moves)
    happened = [
        event for event in state.all_events() if event.arguments.get("seat") == 0 and "points" in event.arguments
    ]
    brought = {f"{event.name} {event.arguments['colour']}": event.arguments["points"] for event in happened}
    assert brought == {source: after for source, (_, after) in expected.items() if after}
    assert state.scores()[0] == sum(brought.values()) == 2 * red + black + 3 * silver
