"""Other servers on the same database of PostgreSQL: what they tell is taken in, and who watches here is told to them.

One line of its own listens. When it was lost and is there again, everything in memory is looked at anew, for what was
told meanwhile is told to nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa

from insula.core.errors import InsulaError
from insula.server import news, schema, tokens
from insula.server.logs import log, warn
from insula.server.match import Match
from insula.server.news import News
from insula.server.store import Job, Store

AGAIN_SECONDS = 0.5
"""How long it waits before a lost line is tried again."""
ALIVE_SECONDS = 5.0
"""How often a server says that it is there, and asks its line whether it still is."""
SILENT_SECONDS = 3 * ALIVE_SECONDS
"""A server that has said nothing for so long is gone, and nobody watches there any more."""


class Memory(Protocol):
    """What is in memory here: all matches."""

    @property
    def loaded(self) -> list[Match]:
        """All matches in memory."""
        ...

    def at_hand(self, identity: str) -> Match | None:
        """A match, if it is in memory."""
        ...

    def look_again(self, identity: str, seq: int | None = None) -> None:
        """Take in what another server did to a match."""
        ...


class Bots(Protocol):
    """Who waits for what bots think."""

    def note_answer(self, task: str) -> None:
        """A task is done."""
        ...

    def note_worker(self, worker: str, titles: list[str]) -> None:
        """A worker is there, and plays these titles."""
        ...


class Neighbours:
    """The other servers, as one of them knows them."""

    def __init__(self, url: str, store: Store, memory: Memory, bots: Bots) -> None:
        self._url = url
        self._store = store
        self._memory = memory
        self._bots = bots
        self._name = tokens.new_name()
        self._heard: dict[str, float] = {}
        self.is_listening = False
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Listen, and say from time to time that one is there."""
        self._background(self._listen())
        self._background(self._live())

    async def stop(self) -> None:
        """Take leave."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._tell(news.Left(self._name))

    def note_presence(self, match: Match) -> None:
        """Somebody came to a match or went; tell the others, if that changes which seats are watched."""
        here = match.here
        if here and not match.told_here:
            self._background(self._tell(news.Wondering(self._name, match.id)))
        if here != match.told_here:
            self._tell_presence(match)

    def _tell_presence(self, match: Match) -> None:
        match.told_here = match.here
        self._background(self._tell(news.Present(self._name, match.id, match.told_here)))

    async def _tell(self, told: News) -> None:
        with contextlib.suppress(InsulaError):  # what is lost with a line is asked for once it is there again
            await self._store.do(_telling(told))

    # --- Hearing ---

    async def _listen(self) -> None:
        while True:
            try:
                async with listening(self._url, news.CHANNEL) as payloads:
                    log("neighbours.listening")
                    self._begin()
                    self.is_listening = True
                    async for payload in payloads:
                        if payload is not None:
                            with contextlib.suppress(msgspec.DecodeError):  # a later version of the program tells more
                                self._hear(news.decode(payload))
            except InsulaError as error:
                warn("neighbours.lost", reason=error.arguments.get("reason"))
            self.is_listening = False
            await asyncio.sleep(AGAIN_SECONDS)

    def _begin(self) -> None:
        """From now on everything is heard; what was told before has to be found out."""
        for match in self._memory.loaded:
            self._memory.look_again(match.id)
            if match.watchers:
                self._background(self._tell(news.Wondering(self._name, match.id)))
                self._tell_presence(match)

    def _hear(self, told: News) -> None:
        if isinstance(told, news.Grew):
            self._memory.look_again(told.match, told.seq)
            return
        if isinstance(told, news.Changed):
            self._memory.look_again(told.match)
            return
        if isinstance(told, news.Working):
            self._bots.note_worker(told.worker, told.titles)
            return
        if isinstance(told, news.Thought):
            self._bots.note_answer(told.task)
            return
        if told.server == self._name:
            return
        self._heard[told.server] = time.monotonic()
        if isinstance(told, news.Left):
            self._miss(told.server)
        elif isinstance(told, (news.Present, news.Wondering)):
            match = self._memory.at_hand(told.match)
            if match is not None and isinstance(told, news.Present):
                _note(match, told.server, told.seats)
            elif match is not None and match.here:
                self._tell_presence(match)

    def _miss(self, server: str) -> None:
        """A server is gone, and all who watched there."""
        del self._heard[server]
        for match in self._memory.loaded:
            _note(match, server, [])

    async def _live(self) -> None:
        while True:
            await self._tell(news.Alive(self._name))
            await asyncio.sleep(ALIVE_SECONDS)
            for server in [name for name, at in self._heard.items() if at < time.monotonic() - SILENT_SECONDS]:
                self._miss(server)

    def _background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _note(match: Match, server: str, seats: list[int]) -> None:
    """Note who watches a match at another server."""
    before = match.present
    if seats:
        match.elsewhere[server] = seats
    else:
        match.elsewhere.pop(server, None)
    if match.present != before:
        for watcher in match.watchers:
            watcher.wake()


def _telling(told: News) -> Job[None]:
    return lambda connection: news.tell(connection, told)


@asynccontextmanager
async def listening(url: str, channel: str) -> AsyncIterator[AsyncIterator[str | None]]:
    """What is told on a channel of PostgreSQL, on a line of its own; None every few seconds in which nothing was.

    InsulaError once the line is lost, which is also tried out every few seconds.
    """
    import psycopg  # noqa: PLC0415 - an extra

    address = sa.engine.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    try:
        line = await psycopg.AsyncConnection.connect(address, autocommit=True, **schema.PATIENT)
        async with line:
            await line.execute(f"LISTEN {channel}")

            async def payloads() -> AsyncIterator[str | None]:
                while True:
                    async for notice in line.notifies(timeout=ALIVE_SECONDS):
                        yield notice.payload
                    async with asyncio.timeout(ALIVE_SECONDS):
                        await line.execute("SELECT 1")
                    yield None

            yield payloads()
    except (psycopg.Error, OSError, TimeoutError) as error:
        raise InsulaError("storage.failed", reason=str(error)[:200]) from error
