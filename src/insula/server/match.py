"""A match in memory, who watches it, and what a link opens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from insula.core.errors import InsulaError
from insula.core.game import Game
from insula.server import clock
from insula.server import messages as wire
from insula.server.table import LogLine, Table

Audience = tuple[int | None, bool]
"""Who are told the same: the seat of their link, and whether it is the host's."""
Turn = tuple[int, str, int]
"""A bot's turn: its seat, its level, the log's length when the state last changed."""


class Watcher(Protocol):
    """Someone who is told of every change: a socket."""

    @property
    def seat(self) -> int | None:
        """The seat whose link it has."""
        ...

    @property
    def digest(self) -> str | None:
        """The hash of its link's token."""
        ...

    def wake(self) -> None:
        """Something changed."""
        ...

    def dismiss(self, code: str) -> None:
        """There is nothing to watch any more, for this reason."""
        ...

    def has_seen(self, seq: int) -> bool:
        """Whether the log was told up to there."""
        ...


@dataclass(frozen=True, kw_only=True)
class Access:
    """Who asks: the holder of a seat's link, the host, or anyone (a spectator)."""

    seat: int | None = None
    is_host: bool = False
    digest: str | None = None

    @property
    def audience(self) -> Audience:
        """Who are told the same."""
        return self.seat, self.is_host

    def need_seat(self, seat: int | None = None) -> int:
        """The seat of the link; refused without one, or if it is another's."""
        if self.seat is None or (seat is not None and seat != self.seat):
            raise InsulaError("access.seat")
        return self.seat

    def need_host(self) -> None:
        """Refused to all but the host."""
        if not self.is_host:
            raise InsulaError("access.host")

    def need_seat_or_host(self, seat: int) -> None:
        """Refused to all but the host and the seat's link."""
        if not self.is_host:
            self.need_seat(seat)


@dataclass(eq=False, kw_only=True)
class Match:
    """A match in memory."""

    id: str
    secret: str
    created: int
    changed: int
    links: dict[str, int]  # hash of a token -> seat or HOST
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    advising: asyncio.Lock = field(default_factory=asyncio.Lock)  # one advice at a time: others need the workers too
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[str, list[int]] = field(default_factory=dict)  # other servers, and whose holders watch there
    told_here: list[int] = field(default_factory=list)  # the same of this one, as the others were told
    recent: list[LogLine] = field(default_factory=list)  # the end of the log, as long as a watcher has not seen it
    messages: dict[Audience, list[tuple[Table, wire.Table]]] = field(default_factory=dict)  # the last two, without logs
    encoded: dict[tuple[Audience, int | None, bool], bytes] = field(default_factory=dict)
    thinking: asyncio.Task[None] | None = None
    thought: Turn | None = None  # what a bot thinks about now
    is_deleted: bool = False
    is_suspect: bool = False  # memory may lag behind the log
    is_lively: bool = False  # something has happened lately: what was made of the table is worth keeping
    used: float = field(default_factory=time.monotonic)

    @property
    def game(self) -> Game:
        """The title at this table."""
        return self.table.state.game

    def adopt(self, table: Table, told: Sequence[LogLine] | None = None) -> None:
        """Take in what became durable, and tell it; without what is `told` of it, the whole log is told again."""
        before, self.table = self.table, table
        self.changed = clock.now()
        self.is_lively = True
        self.encoded.clear()
        if self.watchers and told is not None and table.nothing_was_taken_back(before.seq):
            self.recent += told
        else:
            self.recent = []
        for watcher in self.watchers:
            watcher.wake()

    def forget_seen(self) -> None:
        """Drop the end of the log once everyone has seen it."""
        if all(watcher.has_seen(self.table.seq) for watcher in self.watchers):
            self.recent = []
            self.encoded.clear()

    def forget_made(self) -> None:
        """Keep nothing that was made of the table, but for the table itself."""
        self.messages.clear()
        self.table.state.forget()

    @property
    def here(self) -> list[int]:
        """Which seats are watched by their holders at this server."""
        return sorted({watcher.seat for watcher in self.watchers if watcher.seat is not None})

    @property
    def present(self) -> list[bool]:
        """Which seats are watched by their holders now."""
        seats = set(self.here).union(*self.elsewhere.values())
        return [seat in seats for seat in range(self.game.seats)]
