"""Every title as an environment of PettingZoo: PettingZoo's own tests pass, and its games are those of the core."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from insula import MoveError, load_game
from insula.environments.pettingzoo import env, raw_env
from insula.registry import TITLES

# Its test says of every dictionary that boxes were better; its own board games tell dictionaries.
pytestmark = pytest.mark.filterwarnings("ignore:.*gymnasium.spaces.box:UserWarning", "ignore:Observation:UserWarning")

TABLES = [(title, seats) for title in TITLES for seats in (2, 4)]


def played(table, seed):
    """A random game to its end: what each agent got in all, and every agent that was asked."""
    table.reset(seed=seed)
    chance, total, asked = np.random.default_rng(seed), dict.fromkeys(table.agents, 0.0), []
    for agent in table.agent_iter():
        told, reward, is_over, _, _ = table.last()
        total[agent] += reward
        asked += [] if is_over else [agent]
        table.step(None if is_over else int(chance.choice(np.flatnonzero(told["action_mask"]))))
    return total, asked


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_pettingzoos_own_tests_pass(title, seats, capsys):
    api_test(env(title, seats), num_cycles=150)
    assert "Passed" in capsys.readouterr().out
    seed_test(lambda: env(title, seats), num_cycles=40)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_rewards_add_up_to_the_returns_of_the_core(title, seats):
    table = env(title, seats)
    total, asked = played(table, 3)
    state = table.unwrapped.state_of_game
    assert state.is_terminal()
    assert list(total.values()) == state.returns()
    assert [table.unwrapped.possible_agents[seat] for _, seat, _, forced in state.log() if not forced] == asked


@pytest.mark.parametrize("title", TITLES)
def test_an_agent_is_told_what_its_seat_knows_and_nothing_else(title):
    table = raw_env(title)
    table.reset(seed=4)
    for _ in range(40):
        state = table.state_of_game
        for seat, agent in enumerate(table.agents):
            told = table.observe(agent)
            assert table.observation_space(agent).contains(told)
            assert np.flatnonzero(told["action_mask"]).tolist() == state.legal_actions(seat)
            if state.game.observation is not None:
                other = state.resample_from_infostate(seat, 1)
                assert np.array_equal(told["observation"], other.observation_tensor(seat))
        table.step(state.legal_actions()[-1])


def test_an_illegal_move_ends_the_game_behind_guards_and_is_refused_without(caplog):
    guarded, bare = env("alhambra"), raw_env("alhambra")
    for table in (guarded, bare):
        table.reset(seed=1)
    agent = guarded.agent_selection
    illegal = int(np.flatnonzero(guarded.observe(agent)["action_mask"] == 0)[0])
    guarded.step(illegal)
    assert "Illegal move" in caplog.text
    assert guarded.terminations == dict.fromkeys(guarded.agents, True)
    assert guarded.rewards[agent] == -1.0
    before = bare.state_of_game.clone()
    with pytest.raises(MoveError, match="illegal"):
        bare.step(illegal)
    assert bare.state_of_game == before


def test_one_seed_is_one_line_of_games_and_what_follows_differs():
    first, second = raw_env("alhambra"), raw_env("alhambra")
    digests = []
    for table in (first, second):
        table.reset(seed=9)
        digests.append([table.state_of_game.digest()])
        table.reset()
        digests[-1].append(table.state_of_game.digest())
    assert digests[0] == digests[1]
    assert digests[0][0] != digests[0][1]


def test_it_is_drawn_as_text_and_can_be_pickled(capsys):
    table = env("alhambra", 3, render_mode="ansi", tracking="open")
    table.reset(seed=2)
    assert table.render() == str(table.unwrapped.state_of_game)
    again = pickle.loads(pickle.dumps(table.unwrapped))
    assert dict(again.game.options) == {"tracking": "open"}
    human = env("alhambra", render_mode="human")
    human.reset(seed=2)
    human.step(human.unwrapped.state_of_game.legal_actions()[0])
    assert capsys.readouterr().out.startswith("alhambra, 2 seats")


def test_the_name_and_the_agents():
    table = env("carpe_diem", 3)
    assert table.metadata["name"] == "insula_carpe_diem_v1"
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert table.action_space("seat_0").n == load_game("carpe_diem").num_distinct_actions()
