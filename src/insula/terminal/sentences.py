"""Sentences about what happened, in lines: what a seat did in one, with its name said once; others alone and faint."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from insula.core.events import Event
from insula.terminal.painter import Look


def speaker_of(event: Event, look: Look, *, but: str) -> str | None:
    """The name of the seat whose line an event belongs to; `but` is the event that only mentions a seat."""
    seat = event.arguments.get("seat")
    return look.names[seat] if isinstance(seat, int) and event.name != but else None


def tell_of(speaker: str | None, events: Sequence[Event], look: Look) -> list[RenderableType]:
    """The line of a speaker, or the faint ones of nobody."""
    sentences = [look.words.event(event, look.names) for event in events]
    if speaker is None:
        return [Padding(Text(sentence, style="dim"), (0, 0, 0, 4), expand=False) for sentence in sentences]
    head = sentences[0].partition(":")[0]
    rest = ", ".join(without_name(sentence, look) for sentence in sentences)
    return [Padding(Text.assemble((f"{head}:", "bold"), f" {rest}"), (0, 0, 0, 2), expand=False)]


def without_name(sentence: str, look: Look) -> str:
    """A sentence about a player without the name at its beginning."""
    head, colon, rest = sentence.partition(":")
    return rest.strip() if colon and head.strip() in look.names else sentence
