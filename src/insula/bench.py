"""How fast the core is on this machine. Only the standard library, NumPy and Numba: a GPU machine may have no more.

A decision is a choice among two or more moves; forced moves are played but not counted. Each rate is the best of
several short runs in one process, so that ratios between them hold.
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from insula.bots.search import SearchBot
from insula.core import jit
from insula.core.batch import Batch
from insula.core.batch_cuda import cuda_target
from insula.core.errors import InsulaError
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.state import State
from insula.registry import load_game

GAMES_A_RUN = 500
PYTHON_GAMES_A_RUN = 20
CLONES = 2_000_000
GAMES_OF_A_BATCH = 256
STEPS_A_RUN = 200
ITERATIONS_A_RUN = 2000
FIRST_MOVE = """
import insula
state = insula.load_game({title!r}, seats={seats}).new_initial_state(seed=1)
state.apply_action(state.legal_actions()[0])
"""
FIRST_THOUGHT = """
import insula
from insula.bots import ask, make_bot
state = insula.load_game({title!r}, seats={seats}).new_initial_state(seed=1)
state.apply_action(ask(make_bot("search:2"), state, 1))
"""


def measure(
    title: str, seats: int, seconds: float, *, threads: int, gpu: bool, gpu_games: int, starts: bool = True
) -> dict[str, Any]:
    """All figures as one flat object."""
    if jit.INTERPRETED:
        raise InsulaError("bench.interpreted", mode=jit.MODE)
    game = load_game(title, seats)
    if gpu:
        cuda_target()
    share = seconds / 4
    decisions, games = _core(game, share)
    figures: dict[str, Any] = {
        "title": title,
        "seats": seats,
        "core_decisions_per_s": round(decisions),
        "core_games_per_s": round(games),
        "python_decisions_per_s": round(_python(game, share)),
        "threads_decisions_per_s": round(_threads(game, share, threads)),
        "threads": threads,
        "batch_decisions_per_s": round(_batch(game, share)),
        "clone_ns": round(_clone_ns(game), 1),
        "state_bytes": game.layout.dtype.itemsize,
    }
    if starts:
        cold, warm = _starts(FIRST_MOVE.format(title=title, seats=seats))
        figures |= {"cold_start_s": cold, "warm_start_s": warm}
    if gpu:
        figures |= _gpu(game, gpu_games)
    return figures


def _best_rate(seconds: float, run: Callable[[int], int]) -> float:
    """The best rate of repeated runs, each with its own number, within a time."""
    run(0)
    best, number, end = 0.0, 1, time.perf_counter() + seconds
    while number < 3 or time.perf_counter() < end:
        started = time.perf_counter()
        done = run(number)
        best = max(best, done / (time.perf_counter() - started))
        number += 1
    return best


def _play(game: Game, rows: np.ndarray[Any, Any], first_seed: int, games: int) -> int:
    decisions: int = game.loops.play_games(
        game.content.tables, rows, game.seats, game.option_numbers, np.uint64(first_seed), games, silent_log()
    )
    return decisions


def _core(game: Game, seconds: float) -> tuple[float, float]:
    """Random games in the core: decisions and games a second."""
    rows = game.layout.zeros(1)
    played = []
    rate = _best_rate(
        seconds,
        lambda run: played.append(_play(game, rows, run * GAMES_A_RUN, GAMES_A_RUN)) or played[-1],  # type: ignore[func-returns-value]
    )
    return rate, rate * GAMES_A_RUN * len(played) / sum(played)


def _python(game: Game, seconds: float) -> float:
    """Random games move by move through `State`: decisions a second."""

    def run(number: int) -> int:
        draw = random.Random(number).random
        decisions = 0
        for seed in range(PYTHON_GAMES_A_RUN):
            state = game.new_initial_state(seed + PYTHON_GAMES_A_RUN * number)
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return decisions

    return _best_rate(seconds, run)


def _threads(game: Game, seconds: float, threads: int) -> float:
    """Random games in the core on several threads: decisions a second in all."""

    def run(number: int) -> int:
        done = [0] * threads

        def work(thread: int) -> None:
            first_seed = (number * threads + thread) * 4 * GAMES_A_RUN
            done[thread] = _play(game, game.layout.zeros(1), first_seed, 4 * GAMES_A_RUN)

        workers = [threading.Thread(target=work, args=(thread,)) for thread in range(threads)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return sum(done)

    return _best_rate(seconds, run)


def _batch(game: Game, seconds: float) -> float:
    """Steps of many games at once on one thread, with masks, lists, observations and rewards: decisions a second.

    Each move is drawn outside of the time that counts.
    """
    batch = Batch(game, GAMES_OF_A_BATCH, threads=1)
    draw, games = np.random.default_rng(1), np.arange(GAMES_OF_A_BATCH)
    best, end = 0.0, time.perf_counter() + seconds
    while best == 0.0 or time.perf_counter() < end:
        spent = 0.0
        for _ in range(STEPS_A_RUN):
            moves = batch.now.legal[games, (draw.random(GAMES_OF_A_BATCH) * batch.now.n_legal).astype(np.int64)]
            started = time.perf_counter()
            batch.step(moves, "same_step")
            spent += time.perf_counter() - started
        best = max(best, STEPS_A_RUN * GAMES_OF_A_BATCH / spent)
    return best


def _clone_ns(game: Game) -> float:
    """One copy of a state in the core, in nanoseconds."""
    rows = game.layout.zeros(2)
    return 1e9 / _best_rate(0.1, lambda _: game.loops.copy_state(rows, 0, 1, CLONES) or CLONES)


def measure_bots(title: str, seats: int, seconds: float) -> dict[str, Any]:
    """The bots' figures: iterations of search at the first move on one core, and how long until the first thought."""
    if jit.INTERPRETED:
        raise InsulaError("bench.interpreted", mode=jit.MODE)
    state = load_game(title, seats).new_initial_state(seed=1)
    cold, warm = _starts(FIRST_THOUGHT.format(title=title, seats=seats))
    return {
        "title": title,
        "seats": seats,
        "rollout_iterations_per_s": round(_iterations(state, seconds / 2, is_planned=False)),
        "plan_iterations_per_s": round(_iterations(state, seconds / 2, is_planned=True)),
        "bot_cold_start_s": cold,
        "bot_warm_start_s": warm,
    }


def _iterations(state: State, seconds: float, *, is_planned: bool) -> float:
    """Iterations of search a second, each thought begun anew."""

    def run(number: int) -> int:
        SearchBot(ITERATIONS_A_RUN, is_planned=is_planned).choose(state, number)
        return ITERATIONS_A_RUN

    return _best_rate(seconds, run)


def _starts(script: str) -> tuple[float, float]:
    """Seconds from starting Python to the end of a script: with an empty kernel cache, then with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        environment = jit.environment(jit.MODE) | {"INSULA_CACHE_DIR": folder}
        command = [sys.executable, "-c", script]
        cold = _seconds(command, environment)
        return round(cold, 2), round(min(_seconds(command, environment) for _ in range(3)), 2)


def _seconds(command: list[str], environment: Mapping[str, str]) -> float:
    started = time.perf_counter()
    subprocess.run(command, env=environment, check=True)
    return time.perf_counter() - started


def _gpu(game: Game, games: int) -> dict[str, Any]:
    """Random games on a CUDA device, one a thread, set up and played there; every state compared with the CPU's."""
    on_gpu, on_cpu = Batch(game, games, device="cuda", tell=()), Batch(game, games, tell=())
    seeds = np.arange(games, dtype=np.uint64)
    rates = []
    for _ in range(4):  # the first run compiles
        started = time.perf_counter()
        on_gpu.reset(seeds)
        decisions = on_gpu.play_out()
        rates.append(decisions / (time.perf_counter() - started))
    rows = on_gpu.rows
    is_identical = on_cpu.play_out() == decisions and all(
        np.array_equal(on_cpu.rows[name], rows[name]) for name in game.layout.fields
    )
    name = cuda_target().get_current_device().name
    return {
        "gpu_name": name.decode() if isinstance(name, bytes) else name,
        "gpu_games": games,
        "gpu_decisions_per_s": round(max(rates[1:])),
        "gpu_identical": is_identical,
    }
