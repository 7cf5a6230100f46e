"""Every title as environments of Gymnasium: they pass Gymnasium's own checks, single and vector."""

from __future__ import annotations

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

from insula import NOBODY, TableError
from insula.environments.gymnasium import NAMES, id_of
from insula.registry import TITLES
from tests.core.process import environment

IDS = {title: id_of(title) for title in TITLES}


def made(title, **words):
    return gymnasium.make(IDS[title], opponents="random", **words)


def vector(title, num_envs=6, **words):
    return gymnasium.make_vec(IDS[title], num_envs=num_envs, threads=1, **words)


def any_legal(info, chance):
    """A legal move for each game; 0 where there is none."""
    return np.array([chance.choice(np.flatnonzero(row)) if row.any() else 0 for row in info["action_mask"]])


def test_every_title_is_registered_by_importing_the_module():
    assert IDS == {
        "alhambra": "insula/Alhambra-v1",
        "arkadia": "insula/Arkadia-v1",
        "carpe_diem": "insula/CarpeDiem-v1",
    }
    assert set(IDS.values()) <= set(NAMES) <= set(gymnasium.registry)
    code = "import gymnasium; print(gymnasium.make('insula.environments.gymnasium:insula/Alhambra-v1').spec.id)"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(), capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout == "insula/Alhambra-v1\n"


# --- One game ---


@pytest.mark.parametrize("title", TITLES)
def test_gymnasiums_own_check_passes(title):
    check_env(made(title).unwrapped)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_goes_to_its_end(title, seats):
    env, chance = made(title, seats=seats), np.random.default_rng(2)
    told, info = env.reset(seed=3)
    is_over, total = False, 0.0
    while not is_over:
        assert env.observation_space.contains(told)
        assert np.flatnonzero(info["action_mask"]).tolist() == env.unwrapped._state.legal_actions(info["seat"])
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"] > 0)
        told, reward, is_over, is_cut, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        total += reward
        assert not is_cut
    assert total == env.unwrapped._state.returns()[info["seat"]]
    assert info["scores"].tolist() == env.unwrapped._state.scores()


def test_the_others_are_bots_by_name_in_turn_order_and_the_agent_sits_where_it_is_told():
    env = gymnasium.make(IDS["alhambra"], seats=3, opponents=["greedy", "random"], seat=1)
    assert env.reset(seed=1)[1]["seat"] == 1
    assert [bot.name for bot in env.unwrapped._bots] == ["greedy", "random"]
    seats = {made("alhambra", seats=3).reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    for wrong in ({"opponents": ["greedy"]}, {"seat": 3}, {"opponents": "nobody"}):
        with pytest.raises(TableError):
            gymnasium.make(IDS["alhambra"], seats=3, **wrong).reset()


def test_an_illegal_move_ends_the_game_like_a_last_place():
    env = made("alhambra")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over, info["is_illegal"]) == (-1.0, True, True)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(illegal)


def test_it_is_drawn_as_text():
    env = made("alhambra", render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("alhambra, 2 seats")


# --- Many games ---


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_end_and_begin_as_the_mode_says(title, mode):
    env, chance = vector(title, autoreset_mode=mode), np.random.default_rng(1)
    assert env.metadata["autoreset_mode"] is mode
    told, info = env.reset(seed=5)
    ended, finished = np.zeros(env.num_envs, bool), 0
    while finished < 12:
        assert env.observation_space.contains(told)
        assert (info["action_mask"].any(axis=1) | ended).all()
        if mode is AutoresetMode.DISABLED and ended.any():
            with pytest.raises(gymnasium.error.ResetNeeded):
                env.step(any_legal(info, chance))
            told, info = env.reset(options={"reset_mask": ended})
            assert info["action_mask"].any(axis=1).all()
        was_over = ended
        told, rewards, ended, cut, info = env.step(any_legal(info, chance))
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        finished += int(ended.sum())
        if mode is AutoresetMode.NEXT_STEP:
            assert not (was_over & ended).any()
        if ended.any():
            if mode is AutoresetMode.SAME_STEP:
                assert info["_final_obs"].tolist() == ended.tolist()
                assert all(env.single_observation_space.contains(final) for final in info["final_obs"][ended])
                assert info["action_mask"].any(axis=1).all()
            scores = (info["final_info"] if mode is AutoresetMode.SAME_STEP else info)["scores"]
            seats = (info["final_info"] if mode is AutoresetMode.SAME_STEP else info)["seat"]
            for i in np.flatnonzero(ended):
                assert (rewards[i] == 1.0) <= (scores[i][seats[i]] == scores[i].max())
                assert (rewards[i] == -1.0) <= (scores[i][seats[i]] == scores[i].min())


@pytest.mark.parametrize("title", TITLES)
def test_one_seed_is_one_line_of_games_and_nothing_told_is_used_again(title):
    lines = []
    for _ in range(2):
        env, chance = vector(title), np.random.default_rng(1)
        told, info = env.reset(seed=5)
        kept, line = told.copy(), [told]
        for _ in range(60):
            told, rewards, ended, _, info = env.step(any_legal(info, chance))
            line += [told, rewards, ended, info["seat"]]
        assert np.array_equal(line[0], kept)
        lines.append(line)
    assert all(data_equivalence(one, other) for one, other in zip(*lines, strict=True))
    assert not np.array_equal(lines[0][0][0], lines[0][0][1])


def test_what_is_told_is_what_the_agents_seat_knows():
    env, chance = vector("alhambra", seats=3), np.random.default_rng(1)
    told, info = env.reset(seed=5)
    for _ in range(80):
        batch = env.unwrapped._batch
        assert np.array_equal(told, batch.observe(info["seat"]))
        assert set(batch.now.player[info["action_mask"].any(axis=1)]) <= {NOBODY, 0, 1, 2}
        told, _, _, _, info = env.step(any_legal(info, chance))


def test_an_illegal_move_ends_its_game_alone():
    env = vector("alhambra")
    _, info = env.reset(seed=1)
    moves = any_legal(info, np.random.default_rng(1))
    moves[2] = np.flatnonzero(info["action_mask"][2] == 0)[0]
    _, rewards, ended, _, info = env.step(moves)
    assert ended.tolist() == [False, False, True, False, False, False]
    assert rewards.tolist() == [0, 0, -1, 0, 0, 0]
    assert info["is_illegal"].tolist() == ended.tolist()


def test_a_function_may_move_for_the_others():
    asked = []

    def first(now):
        asked.append(now.player.copy())
        return now.legal[:, 0]

    env = vector("alhambra", opponents=first, seat=0)
    _, info = env.reset(seed=1)
    env.step(any_legal(info, np.random.default_rng(1)))
    assert any((players == 1).any() for players in asked)
    with pytest.raises(TableError):
        vector("alhambra", opponents="greedy")


def test_tables_are_drawn_as_text():
    env = vector("alhambra", num_envs=2, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert len(drawn) == 2
    assert drawn[0].startswith("alhambra, 2 seats")


def test_single_environments_stand_side_by_side_too():
    env = gymnasium.make_vec(IDS["alhambra"], num_envs=2, vectorization_mode="sync", opponents="random")
    told, info = env.reset(seed=3)
    assert env.observation_space.contains(told)
    env.step(any_legal(info, np.random.default_rng(1)))
    env.close()
