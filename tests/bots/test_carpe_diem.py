"""Carpe Diem: what its evaluation knows exactly, and the search by plans that rests on it."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from insula import load_game
from insula.bots import ask, make_bot
from insula.bots.evaluate.carpe_diem import (
    FOUNTAIN_CARDS,
    N_TERMS,
    TASKS,
    TRACK,
    VALUES,
    VILLAS,
    WEIGHTS,
    count_turns,
    evaluate,
    measure,
)
from insula.bots.greedy import GreedyBot
from insula.core.events import silent_log
from insula.core.layout import NOBODY
from insula.games.carpe_diem.scoring import score_fountain_cards, score_tasks, score_track, score_villas
from insula.games.carpe_diem.state import DEPOT, N_GAME_PHASES, OVER, RETURN
from tests.bots.games import played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c15_the_turns_to_come_are_those_that_are_then_played(seats):
    game = load_game("carpe_diem", seats)
    rows = game.new_initial_state(seats).rows.copy()
    s, legal, choose = rows[0], np.zeros(len(game.moves), np.int32), random.Random(seats)
    expected, turns = [], Counter()
    while s.actor != NOBODY:
        if s.phase == DEPOT:
            expected += [(s.game_phase, seat, count_turns(s, seat), turns[s.game_phase, seat]) for seat in range(seats)]
            turns[s.game_phase, s.actor] += 1
        n_legal = game.kernels.legal_moves(game.content.tables, rows, 0, legal)
        game.kernels.apply(game.content.tables, rows, 0, choose.choice(legal[:n_legal]), silent_log())
    assert len(expected) == seats * seats * 7 * N_GAME_PHASES
    for phase, seat, to_come, before in expected:
        assert to_come == turns[phase, seat] - before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_end_a_position_is_worth_its_points(seats):
    *_, state = played("carpe_diem", seats, 5)
    for seat in range(seats):
        assert evaluate(state.game.content.tables, state.rows, 0, seat, WEIGHTS) == state.scores()[seat]


@pytest.mark.parametrize("villas", ["table", "linear"])
def test_c35_the_terms_of_the_end_are_what_the_end_would_pay_now(villas):
    parts = {VILLAS: score_villas, TRACK: score_track, FOUNTAIN_CARDS: score_fountain_cards, TASKS: score_tasks}
    seen = Counter()
    for seed in range(6):
        for state in played("carpe_diem", 3, seed, villas=villas):
            c, s = state.game.content.tables[0], state.rows[0]
            for seat in range(3):
                terms = np.zeros(N_TERMS)
                measure(c, s, seat, terms)
                for term, score in parts.items():
                    if s.phase not in (RETURN, OVER):
                        assert terms[term] == score(c, s, seat, silent_log())
                        seen[term] += terms[term] > 0
    assert set(seen) == set(parts)
    assert min(seen.values()) > 0


def test_one_look_ahead_by_plans_is_greedy_by_the_weights_of_search_but_for_what_comes_to_light():
    same = [
        ask(make_bot("search:1"), state, 3) == ask(GreedyBot(weights=VALUES), state, 3)
        for seed in range(2)
        for state in played("carpe_diem", 2, seed)
        if state.seq % 4 == 0 and not state.is_terminal()
    ]
    assert sum(same) > 0.9 * len(same)
