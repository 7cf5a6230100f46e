"""A bad line between clients and a server: requests are cut off, answers are swallowed, all by a seeded plan."""

from __future__ import annotations

import asyncio
import contextlib
import random
from asyncio import StreamReader, StreamWriter
from collections import Counter
from types import TracebackType
from typing import Self

LONGEST_DELAY = 0.02
CHUNK = 65_536


class Line:
    """A TCP proxy in the running loop. Whatever a client sends at once is a request and meets one fate.

    It passes; it is held up; it is lost, and the connection with it; or it arrives and its answer is lost, and the
    connection with it. While there is no server, whoever calls is cut off.
    """

    def __init__(self, seed: int, *, held: float = 0.05, lost: float = 0.02, swallowed: float = 0.04) -> None:
        self.targets: tuple[int, ...] = ()
        self.fates: Counter[str] = Counter()
        self._seed = seed
        self._weights = {"held": held, "lost": lost, "swallowed": swallowed, "passed": 1 - held - lost - swallowed}
        self._calls: set[asyncio.Task[None]] = set()
        self._is_up = asyncio.Event()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._server.close()
        for call in list(self._calls):
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)

    @property
    def address(self) -> str:
        """Where clients call."""
        return f"127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def lead_to(self, *ports: int) -> None:
        """Let every call from now on go to one of these ports; without any, to nobody."""
        self.targets = ports
        (self._is_up.set if ports else self._is_up.clear)()

    async def up(self) -> None:
        """Wait until there is somebody to call."""
        await self._is_up.wait()

    async def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        call = asyncio.current_task()
        assert call is not None
        self._calls.add(call)
        self.fates["called"] += 1
        plan = random.Random(f"{self._seed} {self.fates['called']}")
        try:
            with contextlib.suppress(OSError):
                await self._connect(reader, writer, plan)
        except asyncio.CancelledError:
            pass  # the test is over, and streams complain of handlers that end so
        finally:
            writer.transport.abort()
            self._calls.discard(call)

    async def _connect(self, reader: StreamReader, writer: StreamWriter, plan: random.Random) -> None:
        if not self.targets:
            return
        there, away = await asyncio.open_connection("127.0.0.1", plan.choice(self.targets))
        is_silent = asyncio.Event()
        ways = {
            asyncio.create_task(self._ask(reader, away, plan, is_silent)),
            asyncio.create_task(self._answer(there, writer, is_silent)),
        }
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            away.close()  # in good order: what has passed arrives

    async def _ask(
        self, reader: StreamReader, away: StreamWriter, plan: random.Random, is_silent: asyncio.Event
    ) -> None:
        while data := await reader.read(CHUNK):
            [fate] = plan.choices(list(self._weights), list(self._weights.values()))
            self.fates[fate] += 1
            if fate == "lost":
                return
            if fate == "held":
                await asyncio.sleep(plan.uniform(0, LONGEST_DELAY))
            if fate == "swallowed":
                is_silent.set()
            away.write(data)
            await away.drain()

    async def _answer(self, there: StreamReader, writer: StreamWriter, is_silent: asyncio.Event) -> None:
        while (data := await there.read(CHUNK)) and not is_silent.is_set():
            writer.write(data)
            await writer.drain()
