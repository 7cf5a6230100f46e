"""Bots at the server's tables: worker processes that get what a seat can know, and answer with a move.

A worker gets a state in which everything hidden from the seat was drawn anew, never the true one. All its chance is
the seed it is given, so that a turn that is tried again ends in the same move.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Any

import msgspec

from insula.bots import make_bot
from insula.bots.bot import ask
from insula.core import jit
from insula.core.errors import InsulaError
from insula.core.state import State
from insula.registry import registered_names
from insula.server.logs import warn
from insula.server.metrics import Metrics
from insula.warm import bot_mode, is_ready

LONGEST_THOUGHT = 120.0
"""After so many seconds a worker is taken for stuck."""
LONGEST_LINE = 1_000_000
ATTEMPTS = 3
POLL_SECONDS = 0.5


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is asked: the table, the state as the seat knows it, the level and all its chance."""

    title: str
    seats: int
    options: dict[str, str]
    content: dict[str, Any] | None
    state: str
    level: str
    seed: int


class Thinkers:
    """The pool of workers."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._count = workers
        self._idle: asyncio.Queue[Process] = asyncio.Queue()
        self._all: set[Process] = set()
        self._starting: asyncio.Task[None] | None = None
        self.is_ready = False

    def start(self, on_ready: Callable[[], None]) -> None:
        """Start the workers as soon as the rules are compiled, without keeping anyone waiting."""
        self._starting = asyncio.create_task(self._start(on_ready))

    async def stop(self) -> None:
        """End the workers."""
        if self._starting is not None:
            self._starting.cancel()
        for worker in list(self._all):
            await self._end(worker)

    async def choose(self, state: State, level: str, seed: int) -> str:
        """A bot's move; tried again with another worker if one dies."""
        started = time.perf_counter()
        if level == "random" or len(state.legal_actions()) == 1:
            move = state.action_to_string(ask(make_bot("random"), state, seed))
        else:
            move = await self._think(self._task(state, level, seed))
        self._metrics.note_thinking(level, time.perf_counter() - started)
        return move

    def _task(self, state: State, level: str, seed: int) -> bytes:
        words = random.Random(seed)
        known = state.resample_from_infostate(state.current_player(), words)
        game = state.game
        is_own = game.content.digest == game.own_content.digest
        return msgspec.json.encode(
            Task(
                title=game.title,
                seats=game.seats,
                options=dict(game.options),
                content=None if is_own else game.content.layout.to_numbers(game.content.tables),
                state=known.serialize(),
                level=level,
                seed=words.getrandbits(64),
            )
        )

    async def _think(self, task: bytes) -> str:
        for _ in range(ATTEMPTS):
            worker = await self._idle.get()
            try:
                move = await asyncio.wait_for(_exchange(worker, task), LONGEST_THOUGHT)
            except (OSError, EOFError, ValueError, TimeoutError) as error:
                warn("bot.worker_died", reason=type(error).__name__)
                self._metrics.worker_deaths.inc()
                await asyncio.shield(self._replace(worker))  # also if nobody waits for this move any more
                continue
            except BaseException:  # cancelled in the middle of an exchange: its answer would be the next one's
                await asyncio.shield(self._replace(worker))
                raise
            self._idle.put_nowait(worker)
            if not move:
                break
            return move
        raise InsulaError("bots.failed")

    async def _replace(self, worker: Process) -> None:
        await self._end(worker)
        await self._add_worker()

    async def _start(self, on_ready: Callable[[], None]) -> None:
        while not all(is_ready(title) for title in registered_names()):
            await asyncio.sleep(POLL_SECONDS)
        await asyncio.gather(*(self._add_worker() for _ in range(self._count)))
        self.is_ready = True
        on_ready()

    async def _add_worker(self) -> None:
        """A worker, warmed before it is used."""
        worker = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "insula.server.worker",
            stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, env=jit.environment(bot_mode()),
            start_new_session=True,
        )  # fmt: skip
        self._all.add(worker)
        assert worker.stdout is not None
        if await worker.stdout.readline():
            self._idle.put_nowait(worker)
        else:
            warn("bot.worker_died", reason="start")
            await self._end(worker)
            await asyncio.sleep(POLL_SECONDS)
            self._starting = asyncio.create_task(self._add_worker())

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _exchange(worker: Process, task: bytes) -> str:
    """Ask a worker and wait for its answer; empty if it could not tell."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(task + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return line.decode().strip()
