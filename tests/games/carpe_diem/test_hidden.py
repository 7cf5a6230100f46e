"""Hidden information: fountain cards are their owner's alone until the end, the piles nobody's."""

from __future__ import annotations

import random

import pytest

from insula import State, load_game, replay
from insula.core import testing
from insula.core.layout import NOBODY
from insula.core.record import parse
from insula.games.carpe_diem.state import KINDS


def play_for_fountains(seats: int, seed: int, owners: int, cards: int) -> State:
    """A game of players that take and build fountains, until that many seats hold that many cards together."""
    state = load_game("carpe_diem", seats).new_initial_state(seed)
    rng = random.Random(seed)
    while not state.is_terminal() and not holds(state, owners, cards):
        seat = state.current_player()
        table = state.view(seat).table
        texts = [state.action_to_string(move) for move in state.legal_actions()]
        wanted = [text for text in texts if text.startswith("take") and is_fountain(table, seat, text)]
        wanted = wanted or [text for text in texts if text.startswith("move") and has_fountain(table, text)]
        wanted = wanted or [text for text in texts if text != "store"] or texts
        state.apply(rng.choice(wanted))
    return state


def holds(state: State, owners: int, cards: int) -> bool:
    hands = [sum(hand(state, seat)) for seat in range(state.game.seats)]
    return sum(size > 0 for size in hands) >= owners and sum(hands) >= cards


def hand(state: State, seat: int) -> list[int]:
    return state.rows["fountain_hand"][0, seat].tolist()


def is_fountain(table, seat: int, text: str) -> bool:
    tile = table.depots[table.players[seat].patrician].tiles[int(text.split()[1]) - 1]
    return tile is not None and tile.centre == "fountain"


def has_fountain(table, text: str) -> bool:
    tiles = table.depots[int(text.split()[1])].tiles
    return any(tile is not None and tile.centre == "fountain" for tile in tiles)


@pytest.fixture(scope="module")
def midway() -> State:
    """Three seats, two of which hold four fountain cards together."""
    state = play_for_fountains(3, 5, 2, 4)
    assert not state.is_terminal()
    assert (state.rows["returned_by"][0] >= 0).sum() > 1, "cards were put back"
    return state


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_resampled_for_a_seat_every_card_is_as_likely_as_the_rules_make_it(midway, seat):
    testing._check_odds(midway, seat)


def test_a_seat_keeps_its_cards_and_what_it_put_back_and_the_others_are_rerolled(midway):
    row = midway.rows[0]
    for seat in range(3):
        own = [place for place in range(24) if row.returned_by[place] == seat]
        others = [other for other in range(3) if other != seat and sum(hand(midway, other))]
        seen = set()
        for number in range(30):
            other = midway.resample_from_infostate(seat, number)
            assert hand(other, seat) == hand(midway, seat)
            assert [other.rows[0].fountain_pile[place] for place in own] == [row.fountain_pile[place] for place in own]
            assert [sum(hand(other, k)) for k in range(3)] == [sum(hand(midway, k)) for k in range(3)]
            seen.add(tuple(tuple(hand(other, k)) for k in others))
        assert len(seen) > 5


def test_for_nobody_only_what_no_seat_knows_is_rerolled(midway):
    row = midway.rows[0]
    known = [place for place in range(24) if row.returned_by[place] >= 0]
    other = midway.clone()
    midway.game.loops.resample_for(midway.game.content.tables, other.rows, 0, NOBODY, 7)
    assert other.rows["fountain_hand"].tolist() == midway.rows["fountain_hand"].tolist()
    assert [other.rows[0].fountain_pile[place] for place in known] == [row.fountain_pile[place] for place in known]
    assert other.rows[0].fountain_pile.tolist() != row.fountain_pile.tolist()


def test_only_the_owner_sees_its_fountain_cards_and_what_they_would_pay(midway):
    for seat in range(3):
        players = midway.view(seat).table.players
        for owner, player in enumerate(players):
            assert player.fountain_count == sum(hand(midway, owner))
            cards = [kind for number, kind in enumerate(KINDS) for _ in range(hand(midway, owner)[number])]
            assert player.fountain_cards == (tuple(cards) if owner == seat else None)
            assert (player.final["fountain"] is None) == (owner != seat)
            assert (player.put_back is None) == (owner != seat)
    assert all(player.fountain_cards is None for player in midway.view().table.players)


def test_only_the_owner_is_told_what_it_looked_at_and_put_back(midway):
    private = ("fountain_seen", "fountain_put_back")
    everything = [event for event in midway.all_events() if event.name in private]
    assert {event.arguments["seat"] for event in everything} == {event.audience for event in everything}
    for seat in range(3):
        told = [event for event in midway.events(seat=seat) if event.name in private]
        assert told == [event for event in everything if event.arguments["seat"] == seat]
    assert [event for event in midway.events(seat=-1) if event.name in private] == []


def test_c38_at_the_end_all_fountain_cards_are_shown():
    state = play_for_fountains(2, 3, 2, 99)
    assert state.is_terminal()
    for eyes in (0, 1):
        for owner, player in enumerate(state.view(eyes).table.players):
            assert len(player.fountain_cards) == sum(hand(state, owner))
            assert player.final["fountain"] is not None
    other = state.resample_from_infostate(0, 1)
    assert hand(other, 1) == hand(state, 1)


def test_a_fountain_look_and_the_deal_of_a_phase_stop_free_undo():
    state = play_for_fountains(2, 8, 1, 1)
    looked = [event.seq for event in state.all_events() if event.name == "fountain_looked"]
    assert state.undo_limit >= looked[-1]
    while not any(event.name == "phase_began" for event in state.events()):
        state.apply_action(state.legal_actions()[0])
    dealt = next(event.seq for event in state.all_events() if event.name == "phase_began")
    assert state.undo_limit >= dealt


# --- Which card went back ---


def returns(texts: list[str]) -> list[str]:
    return [text for text in texts if text.startswith("return")]


def test_c25_a_record_of_a_running_game_does_not_say_which_card_went_back(midway):
    moves = [entry.move for entry in midway.record().entries]
    assert set(returns(moves)) == {"return"}
    truth = [midway.action_to_string(move) for move in midway.history()]
    assert len(returns(truth)) == len(returns(moves))
    assert all(text != "return" for text in returns(truth))


def test_c25_the_record_of_a_finished_game_says_it_and_replays():
    state = play_for_fountains(2, 3, 2, 99)
    record = state.record()
    assert any(entry.move.startswith("return ") for entry in record.entries)
    assert replay(parse(record.to_text())) == state


def test_c25_a_resampled_state_does_not_remember_which_card_went_back(midway):
    for seat in range(3):
        other = midway.resample_from_infostate(seat, 1)
        assert {*returns([other.action_to_string(move) for move in other.history()])} == {"return villa"}
        assert "fountain_put_back" not in {event.name for event in other.events(seat=(seat + 1) % 3)}
        assert midway.game.deserialize_state(other.serialize()) == other


def test_c25_a_return_without_alternative_is_not_made_at_once_for_that_would_tell():
    """Two equal cards at the first look: one may go back only, and all the same the seat is asked."""
    for seed in range(400):
        state = until_return(seed)
        if state is not None and len(state.legal_actions()) == 1:
            break
    assert state.view(state.current_player()).phase == "return"
    assert not state.is_forced
    before = state.seq
    state.apply_action(state.legal_actions()[0])
    assert not state.log()[before][3], "not marked as forced"
    assert before in state.choices


def until_return(seed: int) -> State | None:
    """A game of random players up to the first time that a card is to go back."""
    state = load_game("carpe_diem", 2).new_initial_state(seed)
    rng = random.Random(seed)
    while not state.is_terminal():
        if state.view().phase == "return":
            return state
        state.apply_action(rng.choice(state.legal_actions()))
    return None
