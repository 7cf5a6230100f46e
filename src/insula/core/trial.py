"""A turn that a seat tries out for itself, and what it would get for it, source by source."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from insula.core.events import Event

if TYPE_CHECKING:
    from insula.core.seen import Preview, View


@dataclass(frozen=True, kw_only=True)
class Worth:
    """What a seat gets from one source: if all were scored as things stand, and after what was tried out.

    A source is told like points in events: `name` is that of the event, `arguments` are the names in it.
    """

    name: str
    arguments: dict[str, str]
    before: int
    after: int


@dataclass(frozen=True, kw_only=True)
class Trial:
    """What moves of a seat would lead to, as far as it can know: what comes to light in them stays covered.

    `moves` are those made, with the ones that followed by force; `worth` is nothing but what is above or below zero.
    A trial has ended when the seat is no longer to act.
    """

    seat: int
    moves: tuple[str, ...]
    events: tuple[Event, ...]
    worth: tuple[Worth, ...]
    view: View
    previews: tuple[Preview, ...]
    ended: bool


def compare(seat: int, before: Iterable[Event], after: Iterable[Event]) -> tuple[Worth, ...]:
    """The points that events give a seat, before and after, added up by source."""
    points: dict[tuple[str, tuple[tuple[str, str], ...]], list[int]] = {}
    for column, events in enumerate((before, after)):
        for event in events:
            given = event.arguments
            if given.get("seat") == seat and "points" in given:
                names = tuple((name, value) for name, value in given.items() if isinstance(value, str))
                points.setdefault((event.name, names), [0, 0])[column] += int(given["points"])
    return tuple(
        Worth(name=name, arguments=dict(names), before=sums[0], after=sums[1])
        for (name, names), sums in points.items()
        if any(sums)
    )
