"""Where a server lays down what its bots are to think about, for the workers of all servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from insula.core.errors import InsulaError
from insula.registry import registered_names
from insula.server import tasks
from insula.server.neighbours import SILENT_SECONDS
from insula.server.store import Store

LOOK_SECONDS = 5.0
"""How often whoever waits says so, and looks whether the news of an answer was missed."""


class Desk:
    """The tasks that this server waits for, and which workers there are."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[str, asyncio.Event] = {}
        self._workers: dict[str, tuple[float, frozenset[str]]] = {}
        self._on_ready: Callable[[], None] = lambda: None

    def start(self, on_ready: Callable[[], None]) -> None:
        """Say from now on when there are workers for more titles."""
        self._on_ready = on_ready

    async def think(self, title: str, task: bytes, owner: str, *, is_advice: bool) -> str:
        """A worker's answer, whichever server laid the task down first."""
        name = tasks.id_of(task)
        event = self._waiting.setdefault(name, asyncio.Event())
        try:
            while True:
                event.clear()
                answer = await self._store.do(tasks.ask(task, title, owner, is_advice=is_advice))
                if answer:
                    return answer
                if answer is not None:
                    await self._store.do(tasks.forget(name))
                    raise InsulaError("bots.failed")
                try:
                    async with asyncio.timeout(LOOK_SECONDS):
                        await event.wait()
                except TimeoutError:
                    continue
        finally:
            self._waiting.pop(name, None)

    def note_answer(self, task: str) -> None:
        """A task is done."""
        if task in self._waiting:
            self._waiting[task].set()

    def note_worker(self, worker: str, titles: list[str]) -> None:
        """A worker is there, and plays these titles."""
        before = self.titles
        self._workers[worker] = time.monotonic(), frozenset(titles)
        if self.titles > before:
            self._on_ready()

    @property
    def titles(self) -> frozenset[str]:
        """What the workers play that have been heard of lately."""
        recent = time.monotonic() - SILENT_SECONDS
        self._workers = {name: known for name, known in self._workers.items() if known[0] > recent}
        return frozenset[str]().union(*(titles for _, titles in self._workers.values()))

    @property
    def is_ready(self) -> bool:
        """Whether every title has a worker."""
        return self.titles >= set(registered_names())
