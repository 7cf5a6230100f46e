"""Arkadia: what its evaluation knows, what greedy does in drawn positions, and the search that looks beyond a draw."""

from __future__ import annotations

import json
import random
from collections import Counter

import numpy as np
import pytest

from insula import load_game
from insula.bots import ask, make_bot
from insula.bots.evaluate import arkadia
from insula.bots.evaluate.arkadia import (
    CARDS,
    CLOSING,
    FAR,
    GOLD,
    HALF,
    LATER_CLOSING,
    N_TERMS,
    NEAR,
    SEALS,
    WEIGHTS,
    evaluate,
    likely_moves,
    measure,
    turns_to_come,
)
from insula.bots.search import SearchBot
from insula.core.events import silent_log
from insula.core.layout import NOBODY
from insula.games.arkadia.state import ACTION, BANNER, DRAW, MAX_SEATS, N_COLOURS, PHASES, TOWER, WORKERS
from tests.bots.games import played
from tests.core import process
from tests.games.arkadia.table import (
    FULL_FLOOR,
    HOUSE,
    NINE_TOWERS,
    NO_WORKERS,
    PINWHEEL,
    begin_end,
    crowded,
    last_turns,
    position,
    prices,
    tops,
)

DEAR_RED = ["rrr. .... ...."]
"""Towers on the first floor that make red the dearest colour."""


def terms_of(state):
    """The terms of every seat."""
    terms = np.zeros((MAX_SEATS, N_TERMS))
    measure(state.game.content.tables[0], state.rows[0], np.zeros(N_COLOURS + 2, np.int64), terms)
    return terms


def worth(state, seat=0):
    return evaluate(state.game.content.tables, state.rows, 0, seat, WEIGHTS)


def rest_of_turn(state, bot="greedy"):
    """What a bot does in the rest of a turn; moves made by force are not told."""
    state, turn, moves = state.clone(), state.rows[0].turn, []
    while not state.is_terminal() and state.rows[0].turn == turn:
        move = ask(make_bot(bot), state, 1)
        moves.append(state.action_to_string(move))
        state.apply_action(move)
    return moves


# --- The evaluation -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_end_a_position_is_worth_the_gold_above_the_mean(seats):
    *_, state = played("arkadia", seats, 5)
    scores = state.scores()
    for seat in range(seats):
        assert worth(state, seat) == pytest.approx(scores[seat] - sum(scores) / seats)


def test_k21_the_terms_of_gold_and_seals_are_what_would_be_paid_now():
    for state in played("arkadia", 3, 2):
        if state.rows[0].towers_due == 0 and not state.is_terminal():
            terms, price_of = terms_of(state), list(prices(state).values())
            for seat in range(3):
                held = state.rows[0].seals[seat].tolist()
                assert terms[seat, GOLD] == state.scores()[seat]
                assert terms[seat, SEALS] == sum(n * price for n, price in zip(held, price_of, strict=True))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_k20_the_turns_to_come_are_those_that_are_then_played(seats):
    state = begin_end(seats, to_act=1)
    game, rows, choose = state.game, state.rows.copy(), random.Random(seats)
    s, legal = rows[0], np.zeros(len(game.moves), np.int32)
    expected, actors = [], []
    while s.actor != NOBODY:
        expected += [(len(actors), seat, turns_to_come(s, seat)) for seat in range(seats)]
        if s.phase == ACTION:
            actors.append(int(s.actor))
        n_legal = game.kernels.legal_moves(game.content.tables, rows, 0, legal)
        game.kernels.apply(game.content.tables, rows, 0, choose.choice(legal[:n_legal]), silent_log())
    assert sorted(actors) == list(range(seats))
    for begun, seat, to_come in expected:
        assert to_come == actors[begun:].count(seat)


def test_k20_after_the_end_has_begun_every_seat_has_one_turn_to_come():
    state = begin_end(3)
    assert [turns_to_come(state.rows[0], seat) for seat in range(3)] == [1, 1, 1]
    state = last_turns(3, to_act=1, turns_left=1)
    assert [turns_to_come(state.rows[0], seat) for seat in range(3)] == [0, 1, 1]
    state = last_turns(3, to_act=1, turns_left=1, asked="banner")
    assert [turns_to_come(state.rows[0], seat) for seat in range(3)] == [0, 0, 1]


def worths_of_last_turns():
    """What positions in which the end has begun are worth to each seat."""
    states = (
        begin_end(3),
        last_turns(3, to_act=1, turns_left=1),
        last_turns(3, to_act=1, turns_left=1, asked="banner"),
    )
    return [float(worth(state, seat)) for state in states for seat in range(3)]


def test_k20_what_the_last_turns_are_worth_is_known_interpreted_too():
    code = "from tests.bots.test_arkadia import worths_of_last_turns; print(worths_of_last_turns())"
    assert json.loads(process.evaluate(code, INSULA_MODE="interpreted")) == pytest.approx(worths_of_last_turns())


def test_workers_beside_a_building_count_by_its_gaps_and_its_price():
    near = terms_of(position(**HOUSE))
    assert [near[seat, NEAR] for seat in (0, 1)] == [2, 2]
    assert near[:, HALF].sum() == near[:, FAR].sum() == 0
    dear = terms_of(position(**HOUSE, castle=DEAR_RED))
    assert [dear[seat, NEAR] for seat in (0, 1)] == [4, 4]
    half = terms_of(position(board=".AA0 ....", buildings="A house red"))
    assert (half[0, NEAR], half[0, HALF], half[0, FAR]) == (0, 2, 0)
    far = terms_of(position(board=".... .AA0 ....", buildings="A house red"))
    assert (far[0, NEAR], far[0, HALF], far[0, FAR]) == (0, 0, 2)


def test_what_the_stock_can_close_counts_for_the_seat_that_acts_next_more_than_for_the_others():
    terms = terms_of(position(**HOUSE, own={0: 1, 1: 1}, castle=DEAR_RED))
    assert terms[0, CLOSING] == terms[1, LATER_CLOSING] == 2 * 4 - 1.5
    assert terms[0, LATER_CLOSING] == terms[1, CLOSING] == 0
    assert terms_of(position(**HOUSE, own=NO_WORKERS))[0, CLOSING] == 0


def test_k18_towers_that_are_due_are_guessed_for_the_seat_that_puts_them():
    state = position(towers_due=1, seals={0: "red 5", 1: "silver 5"})
    terms = terms_of(state)
    assert (terms[0, SEALS], terms[1, SEALS]) == (5 * 3, 5 * 1)


def test_a_card_without_a_place_is_worth_nothing():
    terms = terms_of(crowded(hand="house red, monastery red", board=".. 00", castle=[FULL_FLOOR]))
    assert terms[0, CARDS] == 1


# --- Greedy ---------------------------------------------------------------------------------------------------


def test_greedy_closes_what_pays_four_seals():
    assert rest_of_turn(position(**PINWHEEL, own={0: 1}))[0] == "own b2"


def test_greedy_closes_a_building_with_several_workers_at_once():
    state = position(board="AA. ...", buildings="A house red", own={0: 3, 1: 3}, castle=DEAR_RED)
    assert sorted(rest_of_turn(state)[:3]) == ["own a2", "own b2", "own c1"]


def test_greedy_lays_a_tile_into_a_gap_to_take_a_seal():
    moves = rest_of_turn(position(**HOUSE, own=NO_WORKERS, banners={0: 0}))
    assert moves[1].startswith("site b2")


def test_k16_greedy_raises_its_own_colour_and_covers_that_of_the_others():
    state = position(towers_due=1, seals={0: "red 5", 1: "silver 5"})
    top = tops(state)
    _, colour, square = rest_of_turn(state)[0].split()
    assert (colour, top[square]) == ("red", "silver")


def test_greedy_sells_what_is_dear_and_keeps_what_is_cheap():
    state = position(asked="banner", castle=DEAR_RED, seals={0: "red 6, silver 1"}, banners={0: 3})
    assert prices(state)["red"] > 2 > prices(state)["silver"]
    assert rest_of_turn(state) == ["banner", "sell red 6", "sell silver 0"]


def test_k20_greedy_sells_out_in_its_last_turn_before_prices_fall():
    state = last_turns(asked="banner", turns_left=1, seals={0: "red 4, olive 3"}, banners={0: 1})
    assert rest_of_turn(state) == ["banner", "sell red 4", "sell olive 3"]


def test_greedy_keeps_its_banners_while_there_is_nothing_to_sell():
    assert rest_of_turn(position(asked="banner")) == ["end"]


@pytest.mark.parametrize(
    ("cards", "draw"),
    [("monastery red, house olive, mill red", "draw 2"), ("smithy red, mill red, house red", "draw 3")],
)
def test_k12_greedy_takes_the_open_card_that_has_a_place(cards, draw):
    state = crowded(board="....", open_cards=cards, asked="draw", castle=[FULL_FLOOR])
    assert rest_of_turn(state)[0] == draw


def test_greedy_beats_random_with_every_number_of_seats():
    for seats in (2, 3, 4):
        for seed in range(3):
            state = load_game("arkadia", seats).new_initial_state(seed)
            first = seed % seats
            while not state.is_terminal():
                bot = make_bot("greedy" if state.current_player() == first else "random")
                state.apply_action(ask(bot, state, state.seq))
            assert state.scores()[first] == max(state.scores())


# --- Moves worth a thought, and search ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_the_moves_worth_a_thought_are_some_of_the_legal_ones_and_none_only_where_a_banner_is_foreseen(seats):
    fewer = Counter()
    for seed in range(4):
        for state in played("arkadia", seats, seed, flip="yes" if seed % 2 else "no"):
            if not state.is_terminal():
                out = np.zeros(len(state.game.moves), np.int32)
                n = likely_moves(state.game.content.tables, state.rows, 0, out)
                legal = state.legal_actions()
                kept = out[:n].tolist()
                assert kept == sorted(set(kept) & set(legal))
                assert (n == 0) == (state.rows[0].phase == BANNER)
                fewer[PHASES[state.rows[0].phase]] += n < len(legal)
    assert {name for name, n in fewer.items() if n} >= {PHASES[phase] for phase in (ACTION, DRAW, WORKERS, TOWER)}


def test_of_the_ways_to_close_a_building_one_order_is_worth_a_thought():
    state = position(board="AA. ...", buildings="A house red", own={0: 3})
    out = np.zeros(len(state.game.moves), np.int32)
    for worker in ("own c1", "own a2", "own b2"):
        n = likely_moves(state.game.content.tables, state.rows, 0, out)
        names = [state.action_to_string(move) for move in out[:n]]
        assert [name for name in names if name.startswith("own")] == [worker]
        state.apply_literally(worker)
    assert likely_moves(state.game.content.tables, state.rows, 0, out) == 1
    assert state.action_to_string(out[0]) == "stop"


def test_search_closes_and_sells_in_drawn_positions():
    assert rest_of_turn(position(**PINWHEEL, own={0: 1}), "search:100")[0] == "own b2"
    state = last_turns(asked="banner", turns_left=1, seals={0: "red 4, olive 3"}, banners={0: 1})
    assert rest_of_turn(state, "search:100") == ["banner", "sell red 4", "sell olive 3"]


def test_search_does_not_raise_the_others_colour_as_the_end_begins():
    state = position(castle=[FULL_FLOOR, NINE_TOWERS], towers_due=1, seals={0: "red 9", 1: "silver 9"})
    _, colour, _ = rest_of_turn(state, "search:200")[0].split()
    assert colour != "silver"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_search_judges_by_the_weights_for_its_number_of_seats(seats):
    state = load_game("arkadia", seats).new_initial_state(3)
    sets = {"few": arkadia.VALUES, "many": arkadia.VALUES_OF_MANY}
    thoughts = {name: SearchBot(60, values=values).think(state, 1) for name, values in sets.items()}
    assert SearchBot(60).think(state, 1) == thoughts["few" if seats == 2 else "many"]
    assert thoughts["few"] != thoughts["many"]


def test_search_takes_the_others_for_greedy_players(monkeypatch):
    state = load_game("arkadia", 2).new_initial_state(3)
    before = SearchBot(20).think(state, 1)
    monkeypatch.setattr(arkadia, "WEIGHTS", -arkadia.WEIGHTS)
    assert SearchBot(20).think(state, 1) != before
