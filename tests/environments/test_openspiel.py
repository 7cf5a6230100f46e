"""Every title as a game of OpenSpiel: it passes OpenSpiel's own test, and no search there sees what it cannot know."""

from __future__ import annotations

import subprocess
import sys
import zlib

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from insula import NOBODY, SPECTATOR, load_game
from insula.core.layout import EVERYBODY
from insula.core.testing import random_game
from insula.environments import openspiel
from insula.registry import TITLES
from tests.core.process import environment

NAMES = {title: f"insula_{title}" for title in TITLES}
TRUTHS = 200
SIMULATIONS = 12
OUTCOMES = 4


def dealt(name, seed=1, moves=0):
    """A game that was dealt and played on at random, at a decision."""
    state, chance = pyspiel.load_game(name).new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node() or moves > 0:
        moves -= not state.is_chance_node()
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def before_a_draw(name, seed=1, moves=0):
    """The same, at the next decision with a move that chance decides about."""
    state, chance = dealt(name, seed, moves), np.random.RandomState(seed)
    while state.is_chance_node() or not any(openspiel.needs_chance(state.core, move) for move in state.legal_actions()):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


class ByTheTable:
    """Judges a state by all that lies open, so that whatever comes to light is found again in what a search found."""

    def evaluate(self, state):
        open_fields = [field.name for field in state.core.game.layout if field.seen == EVERYBODY]
        mark = zlib.crc32(b"".join(np.asarray(state.core.rows[name][0], np.int64).tobytes() for name in open_fields))
        return np.array([mark / 2**31 - 1, 1 - mark / 2**31])

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def tree_of(node):
    """All that a search found, as nested tuples."""
    children = sorted(node.children, key=lambda child: child.action)
    return node.action, node.player, node.explore_count, node.total_reward, tuple(map(tree_of, children))


def searched(state):
    game = state.get_game()
    chance = np.random.RandomState(5)
    return tree_of(mcts.MCTSBot(game, 1.4, SIMULATIONS, ByTheTable(), random_state=chance).mcts_search(state))


def with_truth(state, seed):
    """The same decision, with all drawn anew that no seat knows."""
    other = state.clone()
    other.core = state.core.resample_from_infostate(NOBODY, seed)
    return other


@pytest.mark.parametrize("title", TITLES)
def test_openspiels_own_test_passes(title):
    game = pyspiel.load_game(NAMES[title])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("text", "seats"), [("players=4,tracking=open", 4), ("players=3,outcomes=2", 3)])
def test_parameters_lay_the_table(text, seats):
    game = pyspiel.load_game(f"insula_alhambra({text})")
    assert game.num_players() == seats == game.new_initial_state().num_players()
    assert game.get_parameters()["players"] == seats
    again = pyspiel.load_game(str(game))
    assert again.max_chance_outcomes() == game.max_chance_outcomes()
    assert dict(again.table.options) == dict(game.table.options)


def test_an_option_whose_values_are_numbers_is_one():
    assert pyspiel.load_game("insula_carpe_diem(edition=2018)").table.options["edition"] == "2018"


@pytest.mark.parametrize("text", ["players=9", "tracking=never", "outcomes=1"])
def test_a_table_that_cannot_be_is_refused(text):
    with pytest.raises(Exception, match=r"table\.|outcomes"):
        pyspiel.load_game(f"insula_alhambra({text})")


@pytest.mark.parametrize("title", TITLES)
def test_one_line_of_actions_is_one_game_of_the_core(title):
    state = dealt(NAMES[title], 3, moves=40)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.core.digest() == state.core.digest()
    assert again.core == state.core
    assert [state.get_game().table.moves.texts[move] for move in state.core.history()]


@pytest.mark.parametrize("title", TITLES)
def test_a_search_finds_the_same_whatever_lies_in_the_piles(title):
    state = before_a_draw(f"{NAMES[title]}(outcomes={OUTCOMES})", moves=25)
    truths = [with_truth(state, seed) for seed in range(TRUTHS)]
    assert len({truth.core.digest() for truth in truths}) == TRUTHS
    assert {searched(truth) for truth in truths} == {searched(state)}


@pytest.mark.parametrize("title", TITLES)
def test_a_search_would_find_what_lies_in_the_piles_if_chance_were_no_node(title, monkeypatch):
    """The proof above can fail: without nodes of chance the next card is seen."""
    state = before_a_draw(f"{NAMES[title]}(outcomes={OUTCOMES})", moves=25)
    monkeypatch.setattr(openspiel, "needs_chance", lambda core, action: False)
    assert len({searched(with_truth(state, seed)) for seed in range(20)}) > 1


@pytest.mark.parametrize("title", TITLES)
def test_only_the_outcome_decides_what_comes_to_light(title):
    state = before_a_draw(NAMES[title], 2, moves=30)
    seen = set()
    waits = 0
    for action in state.legal_actions():
        chosen = [with_truth(state, seed) for seed in range(4)]
        for truth in chosen:
            truth.apply_action(action)
        assert len({truth.is_chance_node() for truth in chosen}) == 1
        if chosen[0].is_chance_node():
            waits += 1
            for outcome in (0, 1, 63):
                after = [truth.child(outcome) for truth in chosen]
                assert len({truth.core.digest() for truth in after}) == 1
                seen.add((action, after[0].core.digest()))
    assert len(seen) == 3 * waits > 0


@pytest.mark.parametrize("title", TITLES)
def test_a_move_without_chance_shows_everybody_the_same_in_every_truth(title):
    quiet = 0
    for state in random_game(load_game(title), 6):
        if state.is_terminal() or state.seq % 8:
            continue
        for action in state.legal_actions()[:: max(1, len(state.legal_actions()) // 4)]:
            if openspiel.needs_chance(state, action):
                continue
            quiet += 1
            shown = set()
            for seed in range(3):
                truth = state.resample_from_infostate(NOBODY, seed)
                assert not openspiel.needs_chance(truth, action)
                truth.apply_action(action)
                shown.add(tuple(truth.observation_string(seat) for seat in (*range(state.game.seats), SPECTATOR)))
            assert len(shown) == 1
    assert quiet > 0


@pytest.mark.parametrize("title", TITLES)
def test_is_mcts_plays_from_what_its_seat_knows(title):
    state = dealt(f"{NAMES[title]}(outcomes={OUTCOMES})", moves=20)
    seat = state.current_player()

    def policy(of):
        chance = np.random.RandomState(3)
        bot = ismcts.ISMCTSBot(of.get_game(), ByTheTable(), 1.4, SIMULATIONS, random_state=chance)
        return bot.get_policy(of)

    others = []
    for seed in range(5):
        other = state.clone()
        other.core = state.core.resample_from_infostate(seat, seed)
        others.append(other)
    assert len({other.core.digest() for other in others}) == 5
    assert all(policy(other) == policy(state) for other in others)


def test_a_move_that_waits_for_chance_is_told_as_far_as_it_may_be():
    state = before_a_draw("insula_alhambra", moves=4)
    seat = state.current_player()
    action = next(a for a in state.legal_actions() if openspiel.needs_chance(state.core, a))
    before = state.information_state_string(1 - seat)
    state.apply_action(action)
    assert state.is_chance_node()
    assert state.information_state_string(seat).endswith(state.core.action_to_string(action))
    assert state.information_state_string(1 - seat).startswith(before)
    with pytest.raises(ValueError, match="chance node"):
        state.resample_from_infostate(seat, lambda: 0.5)


def test_a_process_that_used_it_ends_in_peace():
    code = "import pyspiel, insula.environments.openspiel as o; print(pyspiel.load_game(o.NAMES[0]))"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("insula_alhambra(")
