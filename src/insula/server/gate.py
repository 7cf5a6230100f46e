"""What thousands of sockets wait at: in place of asyncio's events and queues, which take a kilobyte and more each."""

from __future__ import annotations

import asyncio
from typing import Any


class Gate:
    """Open or closed; whoever waits goes through as soon as it is opened."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self, *, is_open: bool = False) -> None:
        self._is_open = is_open
        self._waiting: tuple[asyncio.Future[None], ...] = ()

    def set(self) -> None:
        """Open it."""
        self._is_open = True
        waiting, self._waiting = self._waiting, ()
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        """Close it."""
        self._is_open = False

    async def wait(self) -> None:
        """Wait until it is opened, if it is closed."""
        if not self._is_open:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting = (*self._waiting, waiting)
            await waiting


class Inbox:
    """What came and was not read yet; one reader."""

    __slots__ = ("_has_come", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._has_come = Gate()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        """Something came."""
        self._messages.append(message)
        self._has_come.set()

    async def get(self) -> Any:
        """The next message, once there is one."""
        while not self._messages:
            self._has_come.clear()
            await self._has_come.wait()
        return self._messages.pop(0)
