"""Fill the kernel caches: every kernel that play, proof and benchmarks need, compiled once.

Runs in child processes, one per title and mode, so that nobody waits for the compiler.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from insula.bots import ask, make_bot
from insula.core import jit
from insula.core.batch import Batch
from insula.core.events import silent_log
from insula.core.game import Game
from insula.registry import is_warm, kernels_of, load_game, load_title

PROBE = """
from insula.core import jit
from insula.registry import is_warm, kernels_of
print(is_warm({title!r}), jit.cache_folder(kernels_of({title!r})))
"""
COMPILE = "from insula import warm; warm.compile_title({title!r})"
COLD = "INSULA_COLD"
"""Set for a process that is interpreted only until its rules are compiled."""


def compile_title(title: str) -> None:
    """Call every kernel of a title once, in this process and mode: first those that people and bots wait for."""
    games = [load_game(title, seats) for seats in load_title(title).seat_counts[:2]]
    for game in games:
        compile_play(game)
    jit.mark_warm(kernels_of(title), jit.PLAY_MARK)
    for game in games:
        compile_study(game)
    jit.mark_warm(kernels_of(title))


def compile_play(game: Game) -> None:
    """Call every kernel once that a table of people and bots needs."""
    state = game.new_initial_state(seed=1)
    state.apply_action(state.legal_actions()[0])
    game.kernels.explain(game.content.tables, state.rows, 0, 0)
    state.previews()
    state.events()
    state.view(state.current_player())
    state.resample_from_infostate(0, 1)
    state.try_out((state.current_player() + 1) % game.seats)
    for bot in ("greedy", "search:2"):
        ask(make_bot(bot), state, 1)


def compile_study(game: Game) -> None:
    """Call every kernel once that batches, proofs and benchmarks need besides."""
    batch = Batch(game, 2, threads=1)
    batch.step(batch.now.legal[:, 0], "same_step")
    batch.resample([1, 2])
    batch.play_out()
    batch.returns()
    if game.observation:
        batch.observe()
    loops, tables, rows, silent = game.loops, game.content.tables, game.layout.zeros(3), silent_log()
    legal = np.zeros((3, len(game.moves)), np.int32)
    loops.play_games(tables, rows, game.seats, game.option_numbers, np.uint64(1), 1, silent)
    loops.copy_state(rows, 0, 1, 1)
    for i in (0, 2):
        loops.begin(tables, rows, i, game.seats, game.option_numbers, np.uint64(1), legal[0])
    loops.perft(tables, rows, 1, legal, silent, np.zeros(3, np.int64))
    loops.fuzz_game(tables, rows, 2, np.ones(1, np.uint64), legal[0], silent, 5)


def warm(titles: Sequence[str], modes: Sequence[str], report: Callable[[str], None], jobs: int = 1) -> bool:
    """Compile what is not yet compiled, `jobs` titles at a time, and tell the progress; whether all went well."""
    with ThreadPoolExecutor(jobs) as pool:
        children = [pool.submit(_warm_one, title, mode, report) for title in titles for mode in modes]
    return all(child.result() for child in children)


def _warm_one(title: str, mode: str, report: Callable[[str], None]) -> bool:
    environment = jit.environment(mode)
    probe = subprocess.run(
        [sys.executable, "-c", PROBE.format(title=title)],
        env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    is_done, _, folder = probe.stdout.strip().partition(" ")
    if is_done == "True":
        report(f"{title} ({mode}): ready")
        return True
    started = time.monotonic()
    with subprocess.Popen([sys.executable, "-c", COMPILE.format(title=title)], env=environment) as child:
        while child.poll() is None:
            kernels = sum(1 for _ in Path(folder).rglob("*.nbi"))
            report(f"{title} ({mode}): {kernels} kernels compiled, {time.monotonic() - started:.0f} s")
            time.sleep(0.5)
    word = "ready" if child.returncode == 0 else "FAILED"
    report(f"{title} ({mode}): {word} after {time.monotonic() - started:.0f} s")
    return child.returncode == 0


# --- Not in a person's way ---


def bot_mode() -> str:
    """The mode in which bots think: this process's, or compiled while the compiler still runs."""
    return "compiled" if os.environ.get(COLD) else jit.MODE


def is_ready(title: str) -> bool:
    """Whether bots can think about a title without waiting for a compiler; true from any mode."""
    return is_warm(title, bot_mode(), jit.PLAY_MARK)


def become(mode: str, command: Sequence[str], **variables: str) -> None:
    """Replace this process by one of another mode."""
    arguments = [sys.executable, "-m", "insula", *command]
    environment = {**jit.environment(mode), **variables}
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(sys.executable, arguments, environment)
    with subprocess.Popen(arguments, env=environment) as child:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the console tells the child too
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())
    sys.exit(child.returncode)
