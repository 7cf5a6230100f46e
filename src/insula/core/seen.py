"""What is told of a state: the table as a seat sees it, what a move would lead to, what a move that was made was."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, TypeVar

from insula.core.events import Event

T = TypeVar("T")


@dataclass(frozen=True, kw_only=True)
class View:
    """What a seat (or a spectator: seat None) may see: the head that all titles share, and the title's table.

    A score that lies behind a screen is None.
    """

    title: str
    seats: int
    options: dict[str, str]
    seq: int
    seat: int | None
    turn: int
    phase: str
    to_act: int | None
    legal: dict[str, list[str]]
    undo_limit: int
    scores: list[int | None]
    table: Any

    def to_dict(self) -> dict[str, Any]:
        """Plain dictionaries, lists, numbers and strings."""
        plain: dict[str, Any] = json.loads(self.to_json())
        return plain

    def to_json(self) -> str:
        """The same as JSON text."""
        return json.dumps(vars(self), default=vars, separators=(",", ":"))


def with_parts(view: T, **parts: Any) -> T:
    """A copy of a part of a view in which these fields are others: what `dataclasses.replace` makes, ten times as fast.

    >>> with_parts(Preview(move="pass", events=(), ends_turn=False, reveals=False), ends_turn=True).ends_turn
    True
    """
    copy = object.__new__(type(view))
    vars(copy).update(vars(view), **parts)
    return copy


@dataclass(frozen=True, kw_only=True)
class Preview:
    """What a legal move would lead to, as far as the seat can know."""

    move: str
    events: tuple[Event, ...]
    ends_turn: bool
    reveals: bool


@dataclass(frozen=True, kw_only=True)
class Step:
    """A move that was made: by whom, in which turn, whether it had no alternative, and all that happened."""

    move: str
    seat: int
    turn: int
    forced: bool
    events: tuple[Event, ...]
