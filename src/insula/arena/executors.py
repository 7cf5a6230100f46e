"""Who plays the games: processes of this machine, or a Ray cluster. Each takes fixtures and yields outcomes."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from insula.arena.contest import Fixture
from insula.arena.outcome import Outcome, play_game
from insula.core import jit
from insula.core.errors import InsulaError

Executor = Callable[[Iterable[Fixture]], Generator[Outcome, None, None]]
"""Plays games and yields how they ended, in the order in which they end."""


def here(fixtures: Iterable[Fixture]) -> Generator[Outcome, None, None]:
    """One game after the other in this process: what a debugger sees."""
    yield from map(play_game, fixtures)


class Processes:
    """Plays `jobs` games at a time, each in a process of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def __call__(self, fixtures: Iterable[Fixture]) -> Generator[Outcome, None, None]:
        """Outcomes as they come in; no game waits inside the pool, so that an end is quick."""
        spawn = multiprocessing.get_context("spawn")
        try:
            with ProcessPoolExecutor(self.jobs, mp_context=spawn, initializer=obey) as pool:
                yield from _play_in(pool, iter(fixtures), self.jobs)
        except BrokenProcessPool as error:
            raise InsulaError("arena.worker_lost") from error


def _play_in(pool: ProcessPoolExecutor, waiting: Iterator[Fixture], jobs: int) -> Iterator[Outcome]:
    playing = {pool.submit(play_game, fixture) for fixture in itertools.islice(waiting, jobs)}
    while playing:
        done, playing = wait(playing, return_when=FIRST_COMPLETED)
        playing |= {pool.submit(play_game, fixture) for fixture in itertools.islice(waiting, len(done))}
        yield from (future.result() for future in done)


def obey() -> None:
    """A worker ends at Ctrl-C without a word, and when the process that started it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Ray:
    """As many games at a time as a Ray cluster has cores; without an address, a cluster of `jobs` workers here."""

    def __init__(self, jobs: int, address: str | None = None) -> None:
        self.jobs = jobs
        self.address = address

    def __call__(self, fixtures: Iterable[Fixture]) -> Generator[Outcome, None, None]:
        """Outcomes as they come in; a game whose machine is lost is played again elsewhere."""
        ray = _import_ray(is_own=self.address is None)
        waiting = iter(fixtures)
        with self._cluster(ray) as cores:
            play = ray.remote(play_game)
            playing = [play.remote(fixture) for fixture in itertools.islice(waiting, cores)]
            while playing:
                done, playing = ray.wait(playing)
                playing += [play.remote(fixture) for fixture in itertools.islice(waiting, len(done))]
                yield from ray.get(done)

    @contextlib.contextmanager
    def _cluster(self, ray: Any) -> Iterator[int]:
        """A connection to the cluster, and how many cores it has."""
        own = {"num_cpus": self.jobs, "include_dashboard": False} if self.address is None else {}
        try:
            ray.init(
                address=self.address or "local",
                log_to_driver=False,
                logging_level="error",
                runtime_env={"env_vars": {"INSULA_MODE": jit.MODE}},
                **own,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise InsulaError("arena.cluster", address=self.address or "local", reason=str(error)) from error
        try:
            yield int(ray.cluster_resources()["CPU"])
        finally:
            ray.shutdown()


def _import_ray(is_own: bool) -> Any:
    """Ray, which sends no statistics anywhere; a cluster of our own listens on this machine's loopback alone.

    Ray runs the code of anyone who reaches it, and reads these variables when it is imported.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if is_own:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    try:
        import ray  # noqa: PLC0415 - the extra `cluster`
    except ImportError as error:
        raise InsulaError("arena.extra", package="ray", extra="cluster") from error
    return ray
