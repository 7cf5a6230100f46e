"""Carpe Diem tried out: what a seat is told of a turn of its own, whichever seat is to act."""

import pytest

from insula import MoveError, State, load_game
from insula.core.trial import Trial
from tests.games.carpe_diem.table import fill_gap, gap, last_tile, play, position, scorer, settle

POND = ("move 1", "take 1", "place e3r3")
"""The third tile of a pond, with which it is finished."""


def angler(**words) -> State:
    """Seat 1 is to act; seat 0 has a pond of two tiles and finds the third at the next depot."""
    return position(**({"to_act": 1, "districts": {0: "c3 .P.., d3 .P.P"}, "depots": {1: "P..."}} | words))


def told(trial: Trial, *wanted: str) -> list[str]:
    return [str(event) for event in trial.events if event.name in wanted]


def worth(trial: Trial) -> dict[str, tuple[int, int]]:
    """What each source pays, before and after."""
    return {" ".join((each.name, *each.arguments.values())): (each.before, each.after) for each in trial.worth}


def test_c20_a_pond_finished_while_another_is_to_act_says_the_fish_and_the_points():
    trial = angler(frames={0: "F08 F02 F03 F04"}, fountain_hands={0: "pond"}).try_out(0, *POND)
    assert told(trial, "finished", "goods_gained") == [
        "finished seat=0 kind=pond tiles=3 chimneys=0",
        "goods_gained seat=0 good=fish number=2",
    ]
    assert worth(trial) == {"store_scored": (0, 1), "fountain_scored pond": (0, 2), "task_scored top pond": (0, 4)}
    assert trial.view.table.players[0].goods["fish"] == 2
    assert (trial.ended, trial.view.to_act) == (True, 1)


def test_c17_c37_a_banderole_tried_out_says_what_the_track_pays_then():
    trial = angler(boards={0: "A"}, depots={1: "market"}).try_out(0, "move 1", "take 1", "place c4r0")
    assert worth(trial) == {"track_scored": (0, 1)}


def test_c14_a_tile_tried_out_may_be_stored():
    trial = angler(coins={0: 1}).try_out(0, "move 1", "take 1", "store")
    assert worth(trial) == {"store_scored": (0, 1)}


def test_c19_a_chain_is_tried_out_to_its_end_move_by_move():
    state = angler(districts={0: gap("M", "C")}, depots={1: ".C.M"}, goods={0: "fish 3"}, row="market")
    taken = state.try_out(0, "move 1", "take 1")
    (fitting,) = [place for place in taken.view.legal["place"] if place.startswith("d3")]
    trial = state.try_out(0, *taken.moves, f"place {fitting}")
    assert trial.view.legal == {"first": ["merchant", "craftsman"]}
    trial = state.try_out(0, *trial.moves, "first craftsman")
    assert trial.moves[-2:] == ("first craftsman", "craft 1"), "there is no other tile"
    trial = state.try_out(0, *trial.moves, "store")
    assert told(trial, "goods_sold") == ["goods_sold seat=0 goods=3 coins=4"]
    assert worth(trial) == {"store_scored": (1, 2)}


def test_c25_the_fountain_cards_stay_covered_and_nobody_can_know_how_it_goes_on():
    state = angler(districts={}, depots={1: "fountain"}, fountain_hands={0: "pond"})
    trial = state.try_out(0, "move 1", "take 1", "place c3r0")
    assert told(trial, "built", "fountain_looked", "fountain_seen") == [
        f"built seat=0 square=c3 tile={state.view(0).table.depots[1].tiles[0].tile} one=fountain other=none"
    ]
    assert (trial.ended, trial.view.to_act) == (True, None)
    assert trial.view.table.players[0].fountain_cards == ("pond",)
    assert trial.view.table.fountain_pile == 23


def test_c14_what_another_has_in_hand_is_stored():
    state = angler(to_act=0)
    play(state, "move 1", "take 1")
    trial = state.try_out(1)
    assert (trial.view.to_act, trial.view.table.in_hand) == (1, None)
    assert [tile.tile for tile in trial.view.table.players[0].stored] == [state.view(0).table.in_hand.tile]


def test_c19_rewards_that_another_waits_for_are_left_out():
    table = fill_gap("M", "C", goods={0: "fish 3"}).try_out(1).view.table
    assert (table.waiting, table.players[0].goods["fish"], table.players[0].coins) == ((), 3, 0)


def test_c25_another_that_looks_at_the_fountain_keeps_what_it_looks_at():
    state = play(position(hand="fountain"), "place c3r0")
    table = state.try_out(1).view.table
    assert (table.players[0].fountain_count, table.players[0].fountain_cards) == (2, None)


def test_c10_before_the_patricians_stand_a_seat_puts_its_own():
    state = load_game("carpe_diem", 3).new_initial_state(seed=5)
    first, second, third = ((state.current_player() + place) % 3 for place in range(3))
    assert state.try_out(third).view.phase == "pawn"
    assert state.try_out(third, "pawn 4").ended
    state.apply("pawn 2")
    trial = state.try_out(first)
    assert (trial.view.phase, trial.view.to_act) == ("depot", first)
    patricians = {seat: depot.depot for depot in trial.view.table.depots for seat in depot.patricians}
    assert patricians == {first: 2, min(second, third): 0, max(second, third): 1}
    assert trial.view.legal["move"] == ["1", "3"]


def test_c28_in_a_scoring_a_seat_tries_out_its_own():
    state = scorer("B11", "A04", to_act=1, track={1: 1}, coins={0: 8}, goods={0: "fish 1"})
    trial = state.try_out(0, "circle b2-b3", "card b2", "pay 2")
    assert trial.moves[-1] == "pay 0", "the other card cannot be paid"
    assert worth(trial) == {"store_scored": (4, 0), "card_scored B11": (0, 16), "card_failed A04": (0, -4)}
    assert (trial.view.scores[0], trial.view.to_act) == (10 + 16 - 4, 1)


def test_c28_whoever_has_laid_a_disc_has_had_its_scoring():
    state = scorer("B11", "A04", 3, track={0: 2, 2: 1})
    play(state, "circle b2-b3")
    trial = state.try_out(1)
    assert trial.view.table.order == (0, 1, 2)
    assert "b2-b3" not in trial.view.legal["circle"]


def test_c34_who_has_scored_waits_for_tiles_that_nobody_has_seen():
    state = settle(scorer("B11", "A04"), "b2", "pay 0", "pay 0")
    assert state.current_player() == 1
    with pytest.raises(MoveError) as refusal:
        state.try_out(0)
    assert (refusal.value.code, refusal.value.rule) == ("illegal.scored_already", "C34")


def test_c34_the_tiles_of_the_next_phase_stay_covered():
    state = settle(scorer("B11", "A04"), "b2", "pay 0", "pay 0")
    trial = state.try_out(1, "circle a2-b2", "card a2")
    while not trial.ended:
        trial = state.try_out(1, *trial.moves, "pay 0" if "pay" in trial.view.legal else "stop")
    table = trial.view.table
    assert (trial.view.to_act, table.game_phase, table.light_pile) == (None, 1, 56)
    assert all(tile is None for depot in table.depots for tile in depot.tiles)


def test_c27_while_another_holds_the_last_tile_a_seat_tries_out_its_scoring():
    trial = last_tile().try_out(1)
    assert (trial.view.phase, trial.view.to_act) == ("circle", 1)


def test_c38_the_fountain_cards_of_the_others_stay_covered_at_the_end():
    words = {"to_act": 1, "track": {0: 1}, "game_phase": 3, "fountain_hands": {0: "pond", 1: "villa"}}
    state = scorer("A01", "A02", **words)
    trial = state.try_out(1, "circle b2-b3", "card b2", "pay 0")
    assert (trial.ended, trial.view.phase == "over", trial.view.to_act) == (True, False, None)
    assert trial.view.table.players[0].fountain_cards is None
    assert told(trial, "fountain_scored", "game_ended") == []
