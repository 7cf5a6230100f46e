"""Bots choose legal moves from what a seat can know; one seed, one choice."""

from __future__ import annotations

import dataclasses
import importlib
import os
import random
import subprocess
import sys

import numpy as np
import pytest

from insula import TableError, load_game, registered_names
from insula.arena import play
from insula.bots import LEVELS, ask, consider, make_bot
from insula.bots.bot import as_known
from insula.bots.evaluate import evaluation_of
from insula.bots.greedy import FAR_WORSE, GreedyBot
from insula.bots.search import SearchBot, rollout_weights
from insula.core.testing import random_game

NAMES = ["random", "greedy", "search:20"]


def _seen(state, seat):
    return dataclasses.replace(state.view(seat), seq=0, undo_limit=0).to_json()


def some_positions(game, seed, every=9):
    state = game.new_initial_state(seed)
    choose = random.Random(seed)
    while not state.is_terminal():
        if state.seq % every == 0:
            yield state
        state.apply_action(choose.choice(state.legal_actions()))


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_a_legal_move_at_every_number_of_seats(title, name):
    bot = make_bot(name)
    for seats in load_game(title).seat_counts:
        for state in some_positions(load_game(title, seats), seats):
            before = state.digest()
            assert ask(bot, state, 5) in state.legal_actions()
            assert state.digest() == before


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize("name", NAMES)
def test_one_seed_is_one_choice(title, name):
    for state in some_positions(load_game(title, 3), 1, every=30):
        assert ask(make_bot(name), state, 7) == ask(make_bot(name), state.clone(), 7)


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize("name", ["random", "greedy", "search:20x2", "rollouts:60", *LEVELS])
def test_a_bot_makes_the_same_move_over_200_truths_that_look_alike(title, name):
    game = load_game(title, 2, {"tracking": "open"} if "tracking" in load_game(title).options else {})
    *_, state = (state.clone() for state, _ in zip(some_positions(game, 4), range(4), strict=False))
    seat = state.current_player()
    truths = [state.resample_from_infostate(seat, number) for number in range(200)]
    assert len({truth.digest() for truth in truths}) == 200
    assert {_seen(truth, seat) for truth in truths} == {_seen(state, seat)}
    assert {ask(make_bot(name), truth, 3) for truth in truths} == {ask(make_bot(name), state, 3)}


@pytest.mark.parametrize("title", registered_names())
def test_what_a_bot_is_given_holds_no_move_that_was_made_behind_the_legal_ones(title):
    for state in some_positions(load_game(title, 2), 3):
        known, _ = as_known(state, 1)
        assert not known._legal[len(known.legal_actions()) :].any()


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize(("strong", "weak", "least"), [("greedy", "random", 0.9), ("search:12", "greedy", 0.6)])
def test_bots_play_whole_games_and_the_stronger_one_wins_most(title, strong, weak, least):
    assert play(title, [strong, weak], games=10, jobs=1).bots[0].win_share >= least


@pytest.mark.parametrize("title", registered_names())
def test_every_term_of_an_evaluation_is_named_and_weighs(title):
    evaluation = importlib.import_module(f"insula.bots.evaluate.{title}")
    assert len(evaluation.TERMS) == len(set(evaluation.TERMS)) == len(evaluation.WEIGHTS)
    game = load_game(title, 3)
    positions = [state.clone() for seed in range(6) for state in some_positions(game, seed, every=5)]
    for term in range(len(evaluation.TERMS)):
        weights = np.zeros_like(evaluation.WEIGHTS)
        weights[term] = 1.0
        worths = {
            evaluation.evaluate(game.content.tables, state.rows, 0, seat, weights)
            for state in positions
            for seat in range(3)
        }
        assert len(worths) > 1, evaluation.TERMS[term]


@pytest.mark.parametrize("title", registered_names())
def test_rollout_weights_name_verbs_of_the_title(title):
    evaluation = importlib.import_module(f"insula.bots.evaluate.{title}")
    assert set(evaluation.ROLLOUT_WEIGHTS) <= {verb.name for verb in load_game(title).moves.verbs}
    assert (rollout_weights(load_game(title)) >= 1).all()


@pytest.mark.parametrize(
    "name",
    [
        "",
        "grandmaster",
        "search:",
        "search:0",
        "search:-3",
        "search:x",
        "search:9x0",
        "search:ms",
        "greedy:x",
        "rollouts:",
        "expert:3",
    ],
)
def test_an_unknown_bot_is_refused(name):
    with pytest.raises(TableError) as refusal:
        make_bot(name)
    assert refusal.value.code == "bots.unknown"


def test_search_has_a_default_number_of_iterations():
    assert make_bot("search").name == "search:2000"


@pytest.mark.parametrize("title", registered_names())
def test_a_second_process_compiles_no_search_again(title):
    code = (
        "import insula; from insula.bots import ask, make_bot; from insula.bots.search import search_loops;"
        f"state = insula.load_game('{title}', 2).new_initial_state(seed=1);"
        "ask(make_bot('search:5'), state, 1);"
        "print(sum(search_loops(state.game).grow.stats.cache_misses.values()))"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={**os.environ, "INSULA_MODE": "compiled"},
        ).stdout.strip()
        for _ in range(2)
    ]  # fmt: skip
    assert runs[-1] == "0"


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_makes_the_only_move_where_there_is_one(title, name):
    state = next(
        state
        for seed in range(50)
        for state in random_game(load_game(title, 2), seed)
        if len(state.legal_actions()) == 1
    )
    assert [ask(make_bot(name), state, 3), make_bot(name).choose(state, 3)] == state.legal_actions() * 2


@pytest.mark.parametrize("iterations", [0, -3, 1.5, True, "9"])
def test_search_needs_a_whole_number_of_iterations(iterations):
    with pytest.raises(TableError) as refusal:
        SearchBot(iterations)
    assert refusal.value.code == "bots.iterations"


def test_threads_that_ask_at_once_for_cold_loops_all_get_whole_ones():
    code = (
        "import threading, insula; from insula.bots import ask, make_bot;"
        "state = insula.load_game('alhambra', 2).new_initial_state(1); moves = [];"
        "work = lambda: moves.append(ask(make_bot('greedy'), state, 1));"
        "threads = [threading.Thread(target=work) for _ in range(6)];"
        "[t.start() for t in threads]; [t.join() for t in threads]; print(len(moves), len(set(moves)))"
    )
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True,
            env={**os.environ, "INSULA_MODE": "interpreted"},
        )  # fmt: skip
        assert done.stdout.split() == ["6", "1"], done.stderr


@pytest.mark.parametrize("title", registered_names())
def test_every_level_is_a_bot_and_each_thinks_at_least_as_much_as_the_one_below(title):
    named = [evaluation_of(load_game(title)).LEVELS[level] for level in LEVELS]
    assert list(evaluation_of(load_game(title)).LEVELS) == list(LEVELS)
    bots = [make_bot(name) for name in named]
    greedy = [bot for bot in bots if isinstance(bot, GreedyBot)]
    searching = [bot for bot in bots if isinstance(bot, SearchBot)]
    assert bots == greedy + searching
    assert [bot.mistake for bot in greedy] == sorted({bot.mistake for bot in greedy}, reverse=True)
    assert [bot.iterations for bot in searching] == sorted({bot.iterations for bot in searching})


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize("name", [*NAMES, "beginner", "casual", "skilled", "rollouts:60"])
def test_the_first_thought_is_the_move_that_is_chosen(title, name):
    for state in some_positions(load_game(title, 3), 2, every=40):
        thoughts = consider(make_bot(name), state, 4)
        assert thoughts[0].move == ask(make_bot(name), state, 4)
        moves = [thought.move for thought in thoughts]
        assert len(moves) == len(set(moves))
        assert set(moves) <= set(state.legal_actions())


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize("name", ["greedy", "beginner", "casual"])
def test_a_greedy_bot_tells_what_its_moves_seem_to_be_worth_to_it(title, name):
    for state in some_positions(load_game(title, 3), 2, every=10):
        thoughts = consider(make_bot(name), state, 4)
        if len(thoughts) > 1:
            assert [thought.margin for thought in thoughts] == sorted((t.margin for t in thoughts), reverse=True)
            assert [thought.rank for thought in thoughts] == sorted(thought.rank for thought in thoughts)


@pytest.mark.parametrize("title", registered_names())
def test_a_beginner_errs_and_never_absurdly(title):
    mistake = make_bot(evaluation_of(load_game(title)).LEVELS["beginner"]).mistake
    losses = []
    for state in some_positions(load_game(title, 2), 5, every=4):
        if len(state.legal_actions()) > 1:
            known, seed = as_known(state, state.seq)
            moves, worths = GreedyBot()._weigh(known)
            chosen = make_bot("beginner").choose(known, seed)
            losses.append(worths.max() - worths[list(moves).index(chosen)])
    assert any(loss > 0 for loss in losses)
    assert max(losses) <= FAR_WORSE * mistake
