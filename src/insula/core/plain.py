"""A view in plain text: every field by its name, what lies within indented; for `print(state)` and `insula show`."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from insula.core.seen import View

WIDTH = 110
NONE = "-"


def drawn(view: View) -> str:
    """The whole table, line by line."""
    to_act = "over" if view.to_act is None else f"seat {view.to_act} to act"
    options = [f"{name} {value}" for name, value in view.options.items()]
    head = [view.title, f"{view.seats} seats", *options, f"turn {view.turn}", view.phase, to_act]
    scores = " ".join(NONE if points is None else str(points) for points in view.scores)
    return "\n".join([", ".join(head), f"scores: {scores}", *_fields(view.table)])


def _fields(thing: Any) -> Iterator[str]:
    """The fields of a dataclass, each in a line where it fits there."""
    for field in dataclasses.fields(thing):
        yield from _lines(field.name, getattr(thing, field.name))


def _lines(name: str, value: Any) -> Iterator[str]:
    text = f"{name}: {_brief(value)}"
    is_list = isinstance(value, list | tuple) and any(dataclasses.is_dataclass(part) for part in value)
    if len(text) <= WIDTH and not is_list:
        yield text
    elif dataclasses.is_dataclass(value):
        yield f"{name}:"
        yield from _indented(_fields(value))
    elif isinstance(value, dict):
        yield f"{name}:"
        for key, part in value.items():
            yield from _indented(_lines(str(key), part))
    elif isinstance(value, list | tuple):
        yield f"{name}:"
        for number, part in enumerate(value):
            yield from _indented(_lines(str(number), part))
    else:
        yield text


def _indented(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield f"  {line}"


def _brief(value: Any) -> str:
    """Something in one line."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if dataclasses.is_dataclass(value):
        return ", ".join(f"{field.name} {_within(getattr(value, field.name))}" for field in dataclasses.fields(value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {_within(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return " ".join(_within(part) for part in value) or NONE
    return str(value)


def _within(value: Any) -> str:
    """The same as part of a line: what has parts of its own is bracketed."""
    has_parts = dataclasses.is_dataclass(value) or isinstance(value, dict | list | tuple)
    return f"({_brief(value)})" if has_parts and value else _brief(value)
