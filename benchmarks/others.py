"""Our games beside backgammon of Pgx and of OpenSpiel: random play on one processor, all in one run.

    python benchmarks/others.py [--seconds 8]

Backgammon is the nearest game that both have: two seats, chance, a few choices a turn. Three ways to play are compared,
each as its users do it:

    compiled     whole games without Python in between: our core, a jitted scan of Pgx, OpenSpiel's rollouts in C++
    batch        many games step by step from Python, each step with what is observed and the legal moves
    one by one   a state in Python, a move at a time

What is not installed is left out, with a word. Pgx needs JAX: make a virtual environment of its own with
`pip install pgx open_spiel insula`. The process is bound to one core, so whatever has threads has no use for them.
Everything is measured `ROUNDS` times in turn and the best of each is told: other work takes from all alike.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import random

import numpy as np

import insula

ROUNDS = 5
GAMES = 1000
"""How many games a batch holds, ours and Pgx's."""
STEPS = 100
"""How many steps of a batch are made before the clock is looked at."""
TITLES = ("alhambra", "carpe_diem", "arkadia")
COMPILED, BATCH, ONE = "compiled", "batch", "one by one"
Run = Callable[[], int]
"""Plays for a while; how many decisions that were."""


def ours(title: str) -> dict[str, Run]:
    """One of our titles with two seats; forced moves are not counted."""
    game = insula.load_game(title, 2)
    choose = np.random.default_rng(1)
    batch = insula.Batch(game, GAMES, threads=1)
    batch.reset(range(GAMES))
    rounds = [0]

    def compiled() -> int:
        rounds[0] += 1
        batch_of_games = insula.Batch(game, GAMES, threads=1, tell=())
        batch_of_games.reset(range(rounds[0] * GAMES, (rounds[0] + 1) * GAMES))
        return batch_of_games.play_out()

    def stepped() -> int:
        now = batch.now
        for _ in range(STEPS):
            chosen = (choose.random(GAMES) * now.n_legal).astype(np.int64)
            now = batch.step(now.legal[np.arange(GAMES), chosen], "same_step")
        return STEPS * GAMES

    def one_by_one() -> int:
        rounds[0] += 1
        state, decisions = game.new_initial_state(rounds[0]), 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return {COMPILED: compiled, BATCH: stepped, ONE: one_by_one}


def pgx() -> dict[str, Run]:
    """Backgammon of Pgx; a game that is over begins anew, as its own wrapper has it."""
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx as library  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = library.make("backgammon")
    step = jax.vmap(auto_reset(env.step, env.init))

    def choose(mask, key):
        return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))

    def move(state, key):
        now, chance = jax.random.split(key)
        return step(state, choose(state.legal_action_mask, now), jax.random.split(chance, GAMES)), None

    many = jax.jit(lambda state, key: jax.lax.scan(move, state, jax.random.split(key, STEPS))[0])
    once = jax.jit(step)
    pick = jax.jit(choose)
    kept = {
        "state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES)),
        "key": jax.random.PRNGKey(1),
    }

    def next_key():
        kept["key"], key = jax.random.split(kept["key"])
        return key

    def compiled() -> int:
        kept["state"] = jax.block_until_ready(many(kept["state"], next_key()))
        return STEPS * GAMES

    def stepped() -> int:
        state = kept["state"]
        for _ in range(STEPS):
            action = pick(state.legal_action_mask, next_key())
            state = once(state, action, jax.random.split(next_key(), GAMES))
            np.asarray(state.observation), np.asarray(state.legal_action_mask)
        kept["state"] = jax.block_until_ready(state)
        return STEPS * GAMES

    return {COMPILED: compiled, BATCH: stepped}


def open_spiel() -> dict[str, Run]:
    """Backgammon of OpenSpiel; the dice are no decisions and not counted."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("backgammon")
    chance = random.Random(1)

    def played(*, is_observed: bool) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                if is_observed:
                    state.observation_tensor(), state.legal_actions_mask()
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    length = sum(played(is_observed=False) for _ in range(50)) / 50
    search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(n_rollouts=50, seed=1), 2.0, 1, 1000, False, 1, False)

    def compiled() -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(chance.choice(state.legal_actions()))
        search.mcts_search(state)  # one simulation: the rollouts from here
        return round(50 * length)

    return {
        COMPILED: compiled,
        BATCH: lambda: played(is_observed=True),
        ONE: lambda: played(is_observed=False),
    }


def rate_of(run: Run, seconds: float) -> float:
    """Decisions a second."""
    started, decisions = time.perf_counter(), 0
    while (passed := time.perf_counter() - started) < seconds:
        decisions += run()
    return decisions / passed


def main() -> None:
    """Measure all in turn, print a table for results.md and how far ahead we are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each figure")
    seconds = parser.parse_args().seconds
    players = {f"{title}": ours(title) for title in TITLES}
    for name, library, make in (("Pgx", "pgx", pgx), ("OpenSpiel", "pyspiel", open_spiel)):
        if importlib.util.find_spec(library) is None:
            print(
                f"{name} is not installed and left out: pip install {'open_spiel' if library == 'pyspiel' else library}"
            )
        else:
            players[f"backgammon of {name}"] = make()
    runs = [(player, way, run) for player, ways in players.items() for way, run in ways.items()]
    for _, _, run in runs:
        run()  # what is compiled first is not counted
    rates: dict[tuple[str, str], float] = {}
    for _ in range(ROUNDS):
        for player, way, run in runs:
            rates[player, way] = max(rates.get((player, way), 0.0), rate_of(run, seconds / ROUNDS))
    ways = (COMPILED, BATCH, ONE)
    print(f"| thousand decisions/s | {' | '.join(ways)} |\n|---|{'---|' * len(ways)}")
    for player in players:
        figures = [f"{rates[player, way] / 1000:,.0f}" if (player, way) in rates else "" for way in ways]
        print(f"| {player} | {' | '.join(figures)} |")
    for other in list(players)[len(TITLES) :]:
        for way in ways:
            if (other, way) in rates:
                least = min(rates[title, way] for title in TITLES) / rates[other, way]
                print(f"{way}: our slowest title is {least:.1f} times as fast as {other}")


if __name__ == "__main__":
    main()
