"""A worker that takes tasks from PostgreSQL: `insula worker`, or the part of a server that thinks for all of them."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
from collections.abc import Coroutine
from typing import Any

from insula.core.errors import InsulaError
from insula.registry import is_warm, registered_names
from insula.server import logs, news, schema, tasks, tokens
from insula.server.metrics import Metrics
from insula.server.neighbours import AGAIN_SECONDS, ALIVE_SECONDS, listening
from insula.server.serve import warming
from insula.server.settings import Settings, read_settings
from insula.server.store import Store
from insula.server.thinkers import Thinkers
from insula.warm import COLD, become
from insula.words import Words, pick_language


class Taker:
    """As many hands as there are processes that think; each takes one task after another."""

    def __init__(self, url: str, store: Store, thinkers: Thinkers) -> None:
        self._url = url
        self._store = store
        self._thinkers = thinkers
        self._name = tokens.new_name()
        self._has_tasks = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Take tasks from now on."""
        for hand in range(self._thinkers.workers):
            self._background(self._work(f"{self._name}-{hand}"))
        self._background(self._listen())
        self._background(self._live())

    async def stop(self) -> None:
        """Take no more, and leave to others what is not done."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, taker: str) -> None:
        """One hand."""
        while True:
            try:
                taken = await self._store.do(tasks.take(taker, self._thinkers.titles))
                if taken is None:
                    await self._wait()
                    continue
                await self._think(taker, taken)
            except InsulaError as error:
                logs.warn("bot.worker_waits", reason=error.arguments.get("reason"))
                await asyncio.sleep(AGAIN_SECONDS)

    async def _think(self, taker: str, taken: tasks.Taken) -> None:
        """Think about a task; whoever thinks long renews the lease."""
        renewing = asyncio.create_task(self._renew(taker))
        try:
            answer = await self._thinkers.think(taken.title, taken.task, is_advice=taken.is_advice)
        except asyncio.CancelledError:
            with contextlib.suppress(InsulaError):
                await self._store.do(tasks.give_back(taker))
            raise
        except InsulaError:
            answer = ""
        finally:
            renewing.cancel()
        await self._store.do(tasks.answer(taken.id, answer))

    async def _renew(self, taker: str) -> None:
        while True:
            await asyncio.sleep(tasks.LEASE_SECONDS / 3)
            with contextlib.suppress(InsulaError):
                await self._store.do(tasks.renew(taker))

    async def _wait(self) -> None:
        """Wait until there may be something to do; leases run out without a word."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ALIVE_SECONDS), self._has_tasks:
                await self._has_tasks.wait()

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(InsulaError):
                async with listening(self._url, news.TASKS) as payloads:
                    await self._call()
                    async for _ in payloads:
                        await self._call()
            await asyncio.sleep(AGAIN_SECONDS)

    async def _call(self) -> None:
        async with self._has_tasks:
            self._has_tasks.notify_all()

    async def _live(self) -> None:
        """Say what is played here, and clear away what is left over."""
        titles: list[str] = []
        while True:
            if self._thinkers.titles != titles:
                titles = self._thinkers.titles
                await self._call()
            with contextlib.suppress(InsulaError):
                told = news.Working(self._name, titles)
                await self._store.do(lambda connection, told=told: news.tell(connection, told))  # type: ignore[misc]
                await self._store.do(tasks.clear())
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ALIVE_SECONDS):
                    while self._thinkers.titles == titles:
                        await asyncio.sleep(AGAIN_SECONDS)

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def run_worker(options: argparse.Namespace) -> int:
    """Think for the bots of all servers on a database until a signal ends it."""
    words = Words(pick_language(options.lang, os.environ))
    settings = read_settings(vars(options))
    if not schema.is_server(settings.database_url):
        raise InsulaError("worker.no_server")
    if "INSULA_MODE" not in os.environ and not all(map(is_warm, registered_names())):
        become("interpreted", options.words, **{COLD: "1"})
    logs.set_up(settings.log)
    schema.upgrade(settings.database_url)
    print(words("worker-runs", workers=settings.bot_workers), flush=True)
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    with warming(settings.data / "warm.log"):
        asyncio.run(_until_signal(settings))
    return 0


async def _until_signal(settings: Settings) -> None:
    is_ending = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, is_ending.set)
    store = Store(settings.database_url)
    thinkers = Thinkers(settings.bot_workers, Metrics())
    taker = Taker(settings.database_url, store, thinkers)
    store.open()
    thinkers.start(on_ready=lambda: None)
    taker.start()
    logs.log("worker.started", workers=settings.bot_workers)
    await is_ending.wait()
    await taker.stop()
    await thinkers.stop()
    store.close()
    logs.log("worker.ended")
