"""Hidden information: the pile is nobody's, a hand its owner's but for cards taken openly; screens and `tracking`."""

from __future__ import annotations

import random

import pytest

from insula import State, load_game
from insula.core import testing
from insula.core.layout import NOBODY
from insula.games.arkadia.state import CARDS
from tests.games.arkadia.table import last_turns, play

BEHIND_THE_SCREEN = ("own_workers", "neutral_workers", "seals", "seals_worth", "gold", "known_cards")


def play_builders(seats: int, seed: int, turns: int, **options: str) -> State:
    """A game of players that build and draw openly as often as from the pile, for some turns."""
    state = load_game("arkadia", seats, options).new_initial_state(seed)
    rng = random.Random(seed)
    while not state.is_terminal() and state.view().turn < turns:
        texts = [state.action_to_string(move) for move in state.legal_actions()]
        state.apply(rng.choice([text for text in texts if text.startswith("build")] or texts))
    return state


def hand(state: State, seat: int) -> list[int]:
    return state.rows["hand"][0, seat].tolist()


def known(state: State, seat: int) -> list[int]:
    return state.rows["known"][0, seat].tolist()


def pile(state: State) -> list[int]:
    return state.rows["pile"][0].tolist()


@pytest.fixture(scope="module")
def midway() -> State:
    """Three seats, of each of which some cards are known and some are not."""
    state = play_builders(3, 0, 14)
    assert all(0 < sum(known(state, seat)) < 4 for seat in range(3))
    assert sum(event.name == "card_drawn" for event in state.all_events()) > 1
    assert state.view().table.pile_size > 0
    return state


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_resampled_for_a_seat_every_card_is_as_likely_as_the_rules_make_it(midway, seat):
    testing._check_odds(midway, seat)


def test_a_seat_keeps_its_hand_and_what_it_knows_of_the_others_which_are_rerolled(midway):
    for seat in range(3):
        others = [other for other in range(3) if other != seat]
        seen = set()
        for number in range(30):
            other = midway.resample_from_infostate(seat, number)
            assert hand(other, seat) == hand(midway, seat)
            assert all(known(other, k) == known(midway, k) for k in range(3))
            assert all(n >= k for owner in others for n, k in zip(hand(other, owner), known(other, owner), strict=True))
            assert [sum(hand(other, k)) for k in range(3)] == [sum(hand(midway, k)) for k in range(3)]
            seen.add(tuple(tuple(hand(other, k)) for k in others))
        assert len(seen) > 25


def test_cards_never_seen_go_to_hands_and_pile_and_no_others():
    midway = play_builders(3, 0, 14, tracking="open")
    unseen = {f"{card.kind} {card.colour}": card.number for card in midway.view(0).table.unseen_cards}
    for number in range(10):
        other = midway.resample_from_infostate(0, number)
        found = [CARDS[card] for card in pile(other)[other.rows[0].pile_next :]]
        for owner in (1, 2):
            for card, (held, told) in enumerate(zip(hand(other, owner), known(other, owner), strict=True)):
                found += [CARDS[card]] * (held - told)
        assert {card: found.count(card) for card in set(found)} == unseen


def test_for_nobody_only_the_pile_is_rerolled(midway):
    other = midway.clone()
    midway.game.loops.resample_for(midway.game.content.tables, other.rows, 0, NOBODY, 7)
    assert other.rows["hand"].tolist() == midway.rows["hand"].tolist()
    assert pile(other) != pile(midway)
    assert sorted(pile(other)) == sorted(pile(midway))


def test_only_the_owner_sees_its_hand(midway):
    for seat in range(3):
        cards = [CARDS[card] for card, number in enumerate(hand(midway, seat)) for _ in range(number)]
        assert [f"{card.kind} {card.colour}" for card in midway.view(seat).table.hand] == cards
    assert midway.view().table.hand == ()


def test_only_the_owner_is_told_what_it_drew_from_the_pile(midway):
    everything = [event for event in midway.all_events() if event.name == "card_seen"]
    assert len(everything) == sum(event.name == "card_drawn" for event in midway.all_events()) > 0
    assert all(event.audience == event.arguments["seat"] for event in everything)
    for seat in range(3):
        told = [event for event in midway.events(seat=seat) if event.name == "card_seen"]
        assert told == [event for event in everything if event.arguments["seat"] == seat]
    assert not any(event.name == "card_seen" for event in midway.events())


def test_memory_leaves_out_what_lies_behind_the_others_screens(midway):
    for eyes in (0, 1, 2, None):
        view = midway.view(eyes)
        for owner, player in enumerate(view.table.players):
            assert {getattr(player, name) is None for name in BEHIND_THE_SCREEN} == {owner != eyes}
            assert (view.scores[owner] is None) == (owner != eyes)
            assert (player.banners, player.hand_size) == (midway.rows["banners"][0, owner], 4)


def at_the_last_sale(tracking: str, others_red: int) -> State:
    """The last seat to act holds two black seals, the other one some red ones and gold."""
    seals = {0: "black 2", 1: f"red {others_red}"}
    options = {"tracking": tracking}
    return last_turns(turns_left=0, asked="banner", seals=seals, gold={1: others_red}, options=options)


@pytest.mark.parametrize("move", ["end", "banner"])
def test_with_memory_nothing_tells_before_it_is_made_what_the_final_sale_brings_to_others(move):
    moves = {"end": (), "banner": ("banner", "sell red 0", "sell olive 0", "sell black 1", "sell silver 0")}[move]
    told = {}
    for tracking in ("memory", "open"):
        poor, rich = at_the_last_sale(tracking, 1), at_the_last_sale(tracking, 9)
        trials = [state.try_out(0, *(moves or ("end",))) for state in (poor, rich)]
        for state in (poor, rich):
            play(state, *moves[:-1])
        previews = [state.previews() for state in (poor, rich)]
        assert all(trial.ended for trial in trials)
        assert {preview.reveals for preview in previews[0] if preview.ends_turn} == {tracking == "memory"}
        told[tracking] = (trials[0] == trials[1], previews[0] == previews[1])
    assert told == {"memory": (True, True), "open": (False, False)}


def test_memory_counts_cards_taken_openly_among_the_unseen_ones(midway):
    shown = play_builders(3, 0, 14, tracking="open")
    assert shown.history() == midway.history()
    for seat in range(3):
        others = [known(midway, owner) for owner in range(3) if owner != seat]
        for card, name in enumerate(CARDS):
            hidden, told = (
                sum(row.number for row in state.view(seat).table.unseen_cards if f"{row.kind} {row.colour}" == name)
                for state in (midway, shown)
            )
            assert hidden - told == sum(numbers[card] for numbers in others)


def test_the_legal_moves_of_a_state_resampled_for_another_seat_are_those_of_the_new_hand():
    state = load_game("arkadia", 2).new_initial_state(3)
    seat = state.current_player()
    for number in range(20):
        other = state.resample_from_infostate(1 - seat, number)
        cards = {f"build {CARDS[card]}" for card, held in enumerate(hand(other, seat)) if held}
        texts = {other.action_to_string(move) for move in other.legal_actions()}
        assert {text for text in texts if text.startswith("build")} == cards


def test_open_tracking_shows_all_but_what_was_drawn_from_the_pile():
    state = play_builders(3, 4, 14, tracking="open")
    for eyes in (0, None):
        view = state.view(eyes)
        assert view.scores == state.scores()
        for owner, player in enumerate(view.table.players):
            assert all(getattr(player, name) is not None for name in BEHIND_THE_SCREEN)
            cards = [CARDS[card] for card, number in enumerate(known(state, owner)) for _ in range(number)]
            assert [f"{card.kind} {card.colour}" for card in player.known_cards] == cards


def test_at_the_end_all_screens_are_lifted_and_no_hand_is_shown():
    state = play_builders(2, 1, 10_000)
    assert state.is_terminal()
    view = state.view()
    assert view.scores == state.scores()
    assert all(player.gold is not None for player in view.table.players)
    assert view.table.hand == ()


def test_a_card_that_is_the_only_one_that_fits_is_asked_for_and_not_played_by_force():
    """Played at once it would tell that no other card of the hand has a place."""
    state = load_game("arkadia", 2).new_initial_state(0)
    rng = random.Random(0)
    while not state.is_terminal():
        texts = [state.action_to_string(move) for move in state.legal_actions()]
        if len(texts) == 1:
            assert texts[0].startswith("build")
            assert not state.is_forced
            return
        workers = [text for text in texts if text.split()[0] in ("own", "neutral")]
        state.apply(rng.choice(workers or [text for text in texts if text != "banner"]))
    raise AssertionError("no card was the only one that fits")
