"""What the shell asks of a painter: to draw the table of a title and to word its choices.

A title may bring its own; `plain.py` paints all others.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, cast

from rich.console import RenderableType

from insula.core.events import Event
from insula.core.game import Title
from insula.core.seen import Preview, View
from insula.registry import companions_of, find_module
from insula.words import Words

NARROW = 78
"""With fewer columns than this, tables give way to plain lists."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """How to say and show things: the words, who sits where, how wide.

    `again`: the table was drawn before in this turn, so that what has not changed may be left out. `focus`: the seat
    whose things are to be drawn large, where they are not one's own.
    """

    words: Words
    names: Sequence[str]
    width: int
    again: bool = False
    focus: int | None = None

    @property
    def is_narrow(self) -> bool:
        """Whether tables would not fit."""
        return self.width < NARROW


@dataclass(frozen=True, kw_only=True)
class Choice:
    """Something to choose by number: the moves it stands for, its words, the rule behind it.

    A choice of several `parts` stands for no move of its own: next, one of the parts is chosen.
    """

    moves: tuple[str, ...]
    text: str
    rule: str
    parts: tuple[Choice, ...] = ()


class Painter(Protocol):
    """The functions of a title's module."""

    def draw(self, view: View, look: Look) -> RenderableType:
        """The whole table; `again` in a turn what this decision is about."""
        ...

    def draw_rest(self, view: View, look: Look) -> RenderableType:
        """What is still to come, as far as it can be counted."""
        ...

    def prompt(self, view: View, look: Look) -> str:
        """What is to be decided."""
        ...

    def is_step(self, view: View) -> bool:
        """Whether this decision only goes on with a move whose table was just shown."""
        ...

    def choices(self, view: View, look: Look) -> list[Choice]:
        """Every legal move, alone or joined into larger choices."""
        ...

    def notes(self, choice: Choice, preview: Preview, view: View, look: Look) -> list[str]:
        """What to know of a choice before it is made."""
        ...

    def tell(self, events: Sequence[Event], look: Look) -> list[RenderableType]:
        """What happened, in readable lines."""
        ...

    def owners(self, view: View, look: Look) -> list[str]:
        """Who has points: the seats in order, then owners without a seat."""
        ...

    def sources(self, view: View, look: Look) -> list[tuple[str, list[int]]]:
        """Where points came from: for each source its name and what it gave each owner."""
        ...


def painter_of(title: Title) -> Painter:
    """What draws a title: its own module, or the plain painter where it brings none."""
    own = find_module(companions_of(title.module).painter)
    return cast(Painter, own or importlib.import_module("insula.terminal.plain"))


def common_notes(preview: Preview, view: View, look: Look) -> list[str]:
    """What can be said of a move in every title: points, the turn's end, what comes to light."""
    points = sum(
        int(event.arguments["points"])
        for event in preview.events
        if "points" in event.arguments and event.arguments.get("seat") == view.seat
    )
    notes = [look.words("note-points", points=points)] if points else []
    if preview.ends_turn:
        notes.append(look.words("note-ends-turn"))
    if preview.reveals:
        notes.append(look.words("note-reveals"))
    return notes
