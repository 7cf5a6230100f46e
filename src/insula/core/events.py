"""What happened, itemised, each item with its audience.

In kernels an event log is an array of rows: row 0 is the header (count, overflow, the first row after a
reveal, whether the move is only tried out), every further row an event (kind, audience, five arguments). A log of the
header alone makes `emit` return at once: that is how search and playouts run without book-keeping.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from insula.core.errors import CapacityError, InsulaError
from insula.core.jit import Array, Record, kernel, kernel_of
from insula.core.layout import EVERYBODY

N_ARGUMENTS = 5
ROW = 2 + N_ARGUMENTS
COUNT, OVERFLOW, FIRST_REVEAL, COVERED = 0, 1, 2, 3
AUDIENCE = 1

Names = Sequence[int | str] | None
"""What an argument's numbers are called; None: it is a number."""


@kernel
def is_silent(events: Array) -> bool:
    """Whether the log takes nothing: no need to work out what an event would say."""
    return bool(events.shape[0] < 2)


@kernel_of("void(int32[:, ::1], int64, int64, int64, int64, int64, int64, int64)")
def emit(events: Array, kind: int, audience: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Write one event, unless the log is silent."""
    if events.shape[0] < 2:
        return
    row = events[0, COUNT] + 1
    if row >= events.shape[0]:
        events[0, OVERFLOW] = 1
        return
    events[0, COUNT] = row
    events[row, 0] = kind
    events[row, 1] = audience
    events[row, 2] = a
    events[row, 3] = b
    events[row, 4] = c
    events[row, 5] = d
    events[row, 6] = e


@kernel
def reveal(s: Record, events: Array) -> bool:
    """Something hidden comes to light: undo stops here, and a preview tells nothing from here on.

    Whether it stays covered all the same: then the move is only tried out, and goes on without it.
    """
    s.revealed += 1
    if events.shape[0] >= 2 and events[0, FIRST_REVEAL] == 0:
        events[0, FIRST_REVEAL] = events[0, COUNT] + 1
    return bool(events[0, COVERED] != 0)


def silent_log() -> np.ndarray[Any, Any]:
    """A log that nothing is written to."""
    return np.zeros((1, ROW), np.int32)


def empty_log(rows: int) -> np.ndarray[Any, Any]:
    """A log with room for `rows` events; what is behind the header is written before it is read."""
    log = np.empty((rows + 1, ROW), np.int32)
    log[0] = 0
    return log


def covered_log(rows: int) -> np.ndarray[Any, Any]:
    """The same for a move that is only tried out: nothing comes to light."""
    log = empty_log(rows)
    log[0, COVERED] = 1
    return log


@dataclass(frozen=True, kw_only=True)
class Event:
    """One thing that happened at move number `seq`, in the words of the title."""

    seq: int
    name: str
    audience: int
    arguments: dict[str, int | str]

    def is_for(self, seat: int) -> bool:
        """Whether a seat (or EVERYBODY, a spectator) may learn of it."""
        return self.audience in (EVERYBODY, seat)

    def __str__(self) -> str:
        return " ".join([self.name, *(f"{name}={value}" for name, value in self.arguments.items())])


class EventTable:
    """The kinds of events of a title: for each its arguments and what their numbers are called."""

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.arguments: tuple[tuple[tuple[str, Names], ...], ...] = ()
        self.argument_names: dict[str, list[str]] = {}

    def add(self, name: str, /, **arguments: Names) -> int:
        """Declare a kind of event, such as `PAID = EVENTS.add("paid", seat=None, currency=CURRENCIES)`; its number.

        An event with the arguments `seat` and `points` gives that seat those points; nothing else does.
        """
        if len(arguments) > N_ARGUMENTS:
            raise InsulaError("events.too_many_arguments", event=name)
        assert name not in self.names, "two kinds of events with one name"
        self.names += (name,)
        self.arguments += (tuple(arguments.items()),)
        self.argument_names[name] = list(arguments)
        return len(self.names) - 1

    def read(self, log: np.ndarray[Any, Any], seq: int) -> list[Event]:
        """The log's events."""
        if log[0, OVERFLOW]:
            raise CapacityError("events.overflow", rows=len(log) - 1)
        end = int(log[0, COUNT]) + 1
        return self.of_rows(log[1:end], seq)

    def of_rows(self, rows: np.ndarray[Any, Any], seq: int) -> list[Event]:
        """The events of these rows of a log."""
        return [self._event(row, seq) for row in rows.tolist()]

    def _event(self, row: list[int], seq: int) -> Event:
        arguments = {
            argument: value if names is None else names[value]
            for (argument, names), value in zip(self.arguments[row[0]], row[2:], strict=False)
        }
        return Event(seq=seq, name=self.names[row[0]], audience=row[1], arguments=arguments)
