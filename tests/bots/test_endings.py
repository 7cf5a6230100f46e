"""Endings laid out by hand: one way to win, and every bot that thinks ahead finds it."""

from __future__ import annotations

import pytest

from insula.bots import ask, make_bot
from tests.games.alhambra import table as alhambra
from tests.games.arkadia import table as arkadia
from tests.games.carpe_diem import table as carpe_diem

THINKERS = ("expert", "master", "rollouts:3000")
NO_BANNERS = {"banners": {0: 0, 1: 0}, "open_cards": "-, -, -", "rest": "board"}


def the_tower_decides():
    """A tower or a garden can be bought, not both; the other seat gets what is left, and a garden helps no more."""
    state = alhambra.last_turn(
        2,
        yard="-, tower 13, garden 12, seraglio 9",
        owned={0: "tower 7, garden 6, arcades 4", 1: "tower 8, garden 7 8, seraglio 3"},
        rest_of_buildings="martin",
        hands={0: "blue 9 5, green 9 4", 1: "blue 8 8, green 8 8"},
        open_money="yellow 9, yellow 8, yellow 7, yellow 6",
    )
    return state, ["buy blue"]


def money_for_the_last_building():
    """Nothing can be bought; level in blue and nearly in green, but the only holder of orange gets the seraglio."""
    state = alhambra.last_turn(
        2,
        yard="-, tower 13, garden 12, seraglio 9",
        owned={0: "tower 7, garden 6", 1: "tower 8, garden 7"},
        rest_of_buildings="martin",
        hands={0: "blue 9, green 2", 1: "blue 9, green 9"},
        open_money="yellow 9, blue 1, green 7, orange 6",
    )
    return state, ["take 4"]


def the_last_tower():
    """Four black seals against four olive ones, three gold behind: only a black tower over olive turns it."""
    state = arkadia.last_turns(
        turns_left=0,
        towers_due=1,
        seals={0: "black 4", 1: "olive 4"},
        gold={0: 10, 1: 13},
        **NO_BANNERS,
        **arkadia.HOUSE,
    )
    return state, ["tower black j5", "tower black g6", "tower black j6"]


def the_last_circle():
    """Two circles are free: one pays for villas and with bread and coins, the other punishes."""
    state = carpe_diem.position(
        scoring=True,
        game_phase=3,
        to_act=1,
        track={0: 1},
        free="b2-b3 c2-c3",
        districts={1: carpe_diem.VILLAS},
        cards={"b2": "A04", "b3": "C07", "c2": "D05"},
        points={0: 50, 1: 10},
        goods={1: "herbs 3"},
    )
    return state, ["circle b2-b3"]


ENDINGS = (the_tower_decides, money_for_the_last_building, the_last_tower, the_last_circle)


def play_out(state, bot):
    """Let a bot play its turn, and greedy whatever may come after it."""
    seat, end = state.current_player(), state.clone()
    while not end.is_terminal():
        end.apply_action(ask(bot if end.current_player() == seat else make_bot("greedy"), end, 1))
    return end.returns()[seat]


@pytest.mark.parametrize("ending", ENDINGS)
def test_only_these_moves_win(ending):
    state, winning = ending()
    results = {}
    for move in state.legal_actions():
        after = state.clone()
        after.apply_action(move)
        results[state.action_to_string(move)] = max(
            after.returns()[state.current_player()] if after.is_terminal() else play_out(after, make_bot(name))
            for name in ("greedy", "search:300")
        )
    assert [text for text, result in results.items() if result > 0] == winning


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("ending", ENDINGS)
def test_who_thinks_ahead_wins(ending, name):
    state, winning = ending()
    for seed in range(3):
        assert state.action_to_string(ask(make_bot(name), state, seed)) in winning
    assert play_out(state, make_bot(name)) > 0
