"""Any title drawn plainly: its view as text, field by field, in the words that it has."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from insula.core.events import Event
from insula.core.seen import Preview, View
from insula.terminal.painter import Choice, Look, common_notes
from insula.words import Words

NOTHING = "–"
INDENT = "  "


# --- The table ---


def draw(view: View, look: Look) -> RenderableType:
    """Whose turn it is and who has how many points, then the title's own table."""
    heading = look.words("heading", title=look.words("title"), turn=view.turn)
    lines = [*_standing(view, look), *_lines("table", view.table, look)]
    return Group(Rule(heading, style="dim", align="left"), *map(Text, lines))


def draw_rest(view: View, look: Look) -> RenderableType:
    """What can be counted stands in the table."""
    return Padding(draw(view, look), (1, 0))


def _standing(view: View, look: Look) -> Iterator[str]:
    for seat, (name, points) in enumerate(zip(look.names, view.scores, strict=True)):
        told = look.words("page-points-hidden") if points is None else look.words("page-points", points=points)
        yield f"{'▸' if seat == view.to_act else ' '} {name}  {told}"


def _lines(name: str, value: Any, look: Look, indent: str = "") -> Iterator[str]:
    """A field on a line; what does not fit on one below it."""
    told = _short(name, value, look)
    if told is not None:
        yield f"{indent}{field_words(name, look.words)}: {told}"
        return
    is_table = name == "table" and not indent
    if not is_table:
        yield f"{indent}{field_words(name, look.words)}"
    below = indent if is_table else indent + INDENT
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from _lines(field.name, getattr(value, field.name), look, below)
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _lines(str(key), each, look, below)
    else:
        for number, each in enumerate(value):
            yield from _item(name, number, each, look, below)


def _item(name: str, number: int, value: Any, look: Look, indent: str) -> Iterator[str]:
    """One of several: on a line, or under its number; of as many as there are seats, under the seat's name."""
    is_of_seat = name in ("seats", "owners", "players")
    head = look.names[number] if is_of_seat and number < len(look.names) else f"{number + 1:2}"
    told = _short(name, value, look)
    if told is not None:
        yield f"{indent}{head}  {told}"
        return
    yield f"{indent}{head}"
    for field in dataclasses.fields(value):
        yield from _lines(field.name, getattr(value, field.name), look, indent + INDENT)


def _short(name: str, value: Any, look: Look) -> str | None:
    """A value in a few words; None where it takes several lines."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return look.words("page-yes" if value else "page-no")
    if isinstance(value, int | str):
        return value_words(name, value, look.words)
    if isinstance(value, Mapping):
        told = {key: _short(str(key), each, look) for key, each in value.items()}
        if None in told.values() or any(isinstance(each, Mapping) for each in value.values()):
            return None
        return ", ".join(f"{value_words(name, key, look.words)} {each}" for key, each in told.items()) or NOTHING
    if dataclasses.is_dataclass(value):
        return _thing(value, look)
    parts = [_short(name, each, look) for each in value]
    if any(dataclasses.is_dataclass(each) for each in value) and value:
        return None
    return ", ".join(part or "" for part in parts) or NOTHING


def _thing(thing: Any, look: Look) -> str | None:
    """A thing as the phrase that its title has for it, or its fields in a row, where each of them is short."""
    fields = {field.name: getattr(thing, field.name) for field in dataclasses.fields(thing)}
    first = next(iter(fields), "")
    phrase = f"thing-{_dashed(first)}"
    told = {name: _short(name, value, look) for name, value in fields.items()}
    if look.words.has(phrase):
        return look.words(phrase, **{name: value for name, value in told.items() if value is not None})
    if any(not isinstance(value, int | str | None) for value in fields.values()):
        return None
    return ", ".join(f"{field_words(name, look.words)} {value}" for name, value in told.items())


# --- Decisions ---


def prompt(view: View, look: Look) -> str:
    """What is to be decided."""
    ids = (f"prompt-{_dashed(view.phase)}", f"phase-{_dashed(view.phase)}")
    return _first(ids, look.words) or look.words("page-choose")


def is_step(view: View) -> bool:
    """Every decision is shown with the whole table."""
    return False


def choices(view: View, look: Look) -> list[Choice]:
    """The legal moves, one by one."""
    return [
        Choice(moves=(f"{verb} {noun}".strip(),), text=move_words(verb, noun, look.words), rule="")
        for verb, nouns in view.legal.items()
        for noun in nouns
    ]


def notes(choice: Choice, preview: Preview, view: View, look: Look) -> list[str]:
    """What can be said of a move in every title."""
    return common_notes(preview, view, look)


# --- What happened ---


def tell(events: Sequence[Event], look: Look) -> list[RenderableType]:
    """A line an event."""
    return [Padding(Text(_event(event, look)), (0, 0, 0, 2), expand=False) for event in events]


def _event(event: Event, look: Look) -> str:
    """A sentence; an event that no file tells by its name and arguments."""
    if look.words.has(f"event-{_dashed(event.name)}"):
        return look.words.event(event, look.names)
    told = ", ".join(f"{_plain(name)} {value}" for name, value in event.arguments.items())
    return f"{_plain(event.name)}: {told}" if told else _plain(event.name)


# --- Points ---


def owners(view: View, look: Look) -> list[str]:
    """The seats."""
    return list(look.names)


def sources(view: View, look: Look) -> list[tuple[str, list[int]]]:
    """All points together: what they were for is told as they come."""
    return [(look.words("end-title"), [points or 0 for points in view.scores])]


# --- Words ---


def field_words(name: str, words: Words) -> str:
    """What a field of a view is called."""
    return _first((f"field-{_dashed(name)}", f"label-{_dashed(name)}", f"value-{name}"), words) or _plain(name)


def value_words(field: str, value: int | str, words: Words) -> str:
    """What a value is called: in its field, or anywhere."""
    if isinstance(value, int):
        return str(value)
    return _first((f"{_dashed(field)}-{value}", f"value-{value}"), words) or value.replace("_", " ")


def move_words(verb: str, noun: str, words: Words) -> str:
    """A move in words, as far as its text tells them."""
    told = words(f"verb-{verb}") if words.has(f"verb-{verb}") else _plain(verb)
    if not noun:
        return told
    nouns = " ".join(value_words(verb, part, words) for part in noun.split())
    return words("page-move", verb=told, noun=nouns)


def _first(ids: Sequence[str], words: Words) -> str | None:
    """The first of several messages that there is."""
    return next((words(message) for message in ids if words.has(message)), None)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _plain(name: str) -> str:
    """An id in plain words: `open_money` is “Open money”."""
    words = name.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]
