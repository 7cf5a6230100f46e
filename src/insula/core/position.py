"""Positions as text, as FEN is for chess: the fields of a state, one a line, in the words of the title.

    title: alhambra
    seats: 3
    phase: action
    hands 0: yellow 7, blue 3=2
    open_money: green 4, -, blue 1, orange 9

Defaults do not stand there: the least number of a field, nothing, an empty place. What is derived from other fields
never does, nor does the generator. What is hidden may be left open: then it is drawn, as the rules would. Where a
title says which places of a hidden field somebody knows, the others stand there as `?`.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from insula.core.errors import TableError
from insula.core.layout import EVERYBODY, NOBODY, Field

if TYPE_CHECKING:
    from insula.core.game import Game

Rows = np.ndarray[Any, Any]

NOTHING = "-"
OPEN = "?"
WORD_BITS = 64
MOST_TOLD = 12
"""Where a field has more words than these, a mistake does not list them."""
TABLE = ("title", "seats", "options", "content")
"""The lines that every position begins with; of these `options` and `content` may be missing."""


class Line(NamedTuple):
    """A line of a position: its number, the field and the row that it names, what it says."""

    number: int
    field: str
    row: str
    text: str


# --- Writing --------------------------------------------------------------------------------------------------


def write(game: Game, rows: Rows, *, is_open: bool = False) -> str:
    """A position as text; `is_open` leaves open what nobody knows, such as the order of a pile."""
    lines = [f"title: {game.name}", f"seats: {game.seats}"]
    chosen = [f"{name}={value}" for name, value in game.options.items() if value != game.known_options[name][0]]
    if chosen:
        lines.append(f"options: {', '.join(chosen)}")
    if game.content.digest != game.own_content.digest:
        lines.append(f"content: {game.content.digest}")
    for field in _told(game):
        if not (is_open and field.seen == NOBODY):
            lines += _write_field(_named(field, game), np.asarray(rows[field.name][0]))
        elif field.name in game.known:
            lines += _write_known(_named(field, game), rows[field.name][0], game.known[field.name](rows[0]))
    return "\n".join(lines) + "\n"


def _told(game: Game) -> Iterator[Field]:
    """The fields that stand in a position."""
    for field in game.layout:
        if field.name not in ("rng", "seats") and not field.is_derived and not field.is_option:
            yield field


def _named(field: Field, game: Game) -> Field:
    """The field with the names of the components at hand; the phases are the title's."""
    if field.name == "phase":
        return dataclasses.replace(field, words=game.phases)
    return field.named_by(game.content.plain)


def _write_field(field: Field, values: Any) -> Iterator[str]:
    """The lines of a field: one, or one for each row that is not empty."""
    if not field.has_rows:
        text = _write_values(field, values)
        if text:
            yield f"{field.name}: {text}"
        return
    for row, name in enumerate(field.names_of(0)):
        text = _write_values(field, values[row])
        if text:
            yield f"{field.name} {name}: {text}"


def _write_values(field: Field, values: Any) -> str:
    """One row; nothing where all of it is the default."""
    if field.is_set:
        places = field.names_of(-1)
        return ", ".join(places[place] for place in _members(np.atleast_1d(values)))
    if not field.shape:
        return "" if int(values) == field.default else _write_value(field, int(values))
    if field.is_listed:
        items = [_write_value(field, int(value)) for value in values]
        if field.default < 0 or not field.words:
            while items and int(values[len(items) - 1]) == field.default:
                items.pop()
        return ", ".join(items)
    called = _places(field)
    return ", ".join(
        called[at] if int(value) == 1 and field.is_count else f"{called[at]}={_write_value(field, int(value))}"
        for at, value in np.ndenumerate(values)
        if int(value) != field.default
    )


def _write_known(field: Field, values: Any, known: Any) -> Iterator[str]:
    """The line of a hidden field with the places that somebody knows."""
    items = [
        _write_value(field, int(value)) if is_known else OPEN for value, is_known in zip(values, known, strict=True)
    ]
    while items and items[-1] == OPEN:
        items.pop()
    if items:
        yield f"{field.name}: {', '.join(items)}"


def _write_value(field: Field, value: int) -> str:
    if value < 0 and value == field.default:
        return NOTHING
    return _words(field)[value] if field.words else str(value)


def _words(field: Field) -> tuple[str, ...]:
    assert not callable(field.words)
    return field.words


def _members(words: Any) -> list[int]:
    """The numbers of the bits that are set."""
    return [
        WORD_BITS * word + bit
        for word, bits in enumerate(words.tolist())
        for bit in range(WORD_BITS)
        if bits >> bit & 1
    ]


def _places(field: Field) -> dict[tuple[int, ...], str]:
    """What each place of a row is called."""
    axes = range(1 if field.has_rows else 0, len(field.shape))
    names = [list(enumerate(field.names_of(axis))) for axis in axes]
    return {
        tuple(number for number, _ in place): " ".join(name for _, name in place) for place in itertools.product(*names)
    }


# --- Reading --------------------------------------------------------------------------------------------------


def table_of(text: str) -> tuple[str, int | None, dict[str, str]]:
    """The title, the number of seats and the options that a position names."""
    said = {line.field: line.text for line in _lines(text, [])}
    options = dict(item.partition("=")[::2] for item in _items(said.get("options", "")))
    seats = said.get("seats", "")
    return said.get("title", ""), int(seats) if seats.isdecimal() and len(seats) < WORD_BITS else None, options


def read(text: str, game: Game, seed: int) -> Rows:
    """The row of a position; TableError names every mistake. What it leaves open is drawn from a seed."""
    faults: list[str] = []
    lines = list(_lines(text, faults))
    rows = _begun(game, seed)
    _check_table(lines, game, faults)
    fields = {field.name: _named(field, game) for field in _told(game)}
    named: set[str] = set()
    left: dict[str, list[int]] = {}
    for line in lines:
        if line.field in TABLE:
            continue
        if line.field not in fields:
            faults.append(f"line {line.number}: no field {line.field!r}")
            continue
        if line.field not in named:
            rows[line.field][0] = fields[line.field].default
        named.add(line.field)
        field = fields[line.field]
        if field.name in game.known:
            line, places = _without_open(field, line)  # noqa: PLW2901 - what is open is left out
            left |= {field.name: places} if places else {}
        _read_line(field, line, rows, faults)
    hidden = (field for name, field in fields.items() if field.seen != EVERYBODY and name not in named)
    left |= {field.name: list(range(math.prod(field.shape))) for field in hidden}
    if not faults:
        _complete(game, rows, left, seed, faults)
    if faults:
        raise TableError("position.faulty", faults=faults)
    return rows


def _lines(text: str, faults: list[str]) -> Iterator[Line]:
    """The lines that say something; a `#` begins a remark, and a semicolon ends a line too."""
    seen = set()
    for number, raw in enumerate(text.replace(";", "\n").splitlines(), start=1):
        words = raw.partition("#")[0].strip()
        if not words:
            continue
        head, colon, said = words.partition(":")
        field, _, row = " ".join(head.split()).partition(" ")
        if not colon:
            faults.append(f"line {number}: no colon")
        elif (field, row) in seen:
            faults.append(f"line {number}: {head.strip()!r} stands there twice")
        else:
            seen.add((field, row))
            yield Line(number, field, row, said.strip())


def _items(text: str) -> list[str]:
    return [" ".join(item.split()) for item in text.split(",")] if text else []


def _begun(game: Game, seed: int) -> Rows:
    """An empty table: what follows from seats, options and seed, and else the default of every field."""
    rows = game.layout.zeros(1)
    game.kernels.setup(game.content.tables, rows, 0, game.seats, game.option_numbers, np.uint64(seed))
    for field in _told(game):
        rows[field.name][0] = field.default
    return rows


def _check_table(lines: Sequence[Line], game: Game, faults: list[str]) -> None:
    """The position is of the title, seats, options and components at hand."""
    said = {line.field: line for line in lines if line.field in TABLE}
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    expected = {"title": game.name, "seats": str(game.seats), "content": game.content.digest}
    for name, value in expected.items():
        if name in said and said[name].text != value:
            faults.append(f"line {said[name].number}: {name} is {value}, not {said[name].text}")
    faults += [f"{name}: missing" for name in ("title", "seats") if name not in said]
    if "options" in said:
        where = f"line {said['options'].number}: options are {options}, not "
        faults += [where + item for item in _items(said["options"].text) if item not in _items(options)]


def _read_line(field: Field, line: Line, rows: Rows, faults: list[str]) -> None:
    values = rows[line.field][0]
    where = f"line {line.number}: "
    if field.has_rows:
        names = field.names_of(0)
        if line.row not in names:
            faults.append(f"{where}{field.name} has no row {line.row!r}")
            return
        row = names.index(line.row)
        values[row] = _read_values(field, line.text, where, faults)
    elif line.row:
        faults.append(f"{where}{field.name} has no rows")
    else:
        rows[line.field][0] = _read_values(field, line.text, where, faults)


def _without_open(field: Field, line: Line) -> tuple[Line, list[int]]:
    """A line with the first word in the places that it leaves open; and those places."""
    items = _items(line.text)
    items += [OPEN] * (field.shape[0] - len(items))
    left = [place for place, item in enumerate(items) if item == OPEN]
    return line._replace(text=", ".join(_words(field)[0] if item == OPEN else item for item in items)), left


def _read_values(field: Field, text: str, where: str, faults: list[str]) -> Any:
    """One row of a field."""
    if field.is_set:
        return _read_set(field, text, where, faults)
    if not field.shape:
        return _read_value(field, text, where, faults)
    values = np.full(field.shape[1 if field.has_rows else 0 :], field.default, np.int64)
    items = _items(text)
    if field.is_listed:
        if len(items) > len(values):
            faults.append(f"{where}{field.name} has {len(values)} places, not {len(items)}")
            return values
        for place, item in enumerate(items):
            values[place] = _read_value(field, item, where, faults)
        return values
    numbers = {name: at for at, name in _places(field).items()}
    for item in items:
        name, has_value, value = (part.strip() for part in item.partition("="))
        if name not in numbers:
            faults.append(f"{where}{field.name} has no place {name!r}")
        else:
            values[numbers[name]] = _read_value(field, value if has_value or not field.is_count else "1", where, faults)
    return values


def _read_set(field: Field, text: str, where: str, faults: list[str]) -> Any:
    places = field.names_of(-1)
    words = [0] * (field.shape[-1] if field.shape else 1)
    for item in _items(text):
        if item not in places:
            faults.append(f"{where}{field.name} has no place {item!r}")
        else:
            place = places.index(item)
            words[place // WORD_BITS] |= 1 << place % WORD_BITS
    return np.array(words, np.uint64) if field.shape else words[0]


def _read_value(field: Field, text: str, where: str, faults: list[str]) -> int:
    """A word of the field, a number, or nothing."""
    if text == NOTHING and field.default < 0:
        return field.default
    words = _words(field)
    if text in words:
        return words.index(text)
    digits = text.removeprefix("-")
    value = int(text) if digits.isascii() and digits.isdecimal() and len(digits) < WORD_BITS else None
    if value is None or not field.low <= value <= field.high or words:
        known = f"none of {', '.join(words)}" if len(words) <= MOST_TOLD else "no such thing"
        expected = known if words else f"not within {field.low} to {field.high}"
        faults.append(f"{where}{field.name}: {text[:80]!r} is {expected}")
        return field.default
    return value


# --- What a position leaves open ------------------------------------------------------------------------------


def _complete(game: Game, rows: Rows, left: dict[str, list[int]], seed: int, faults: list[str]) -> None:
    """Work out what is derived and lay what is left open; if every invariant holds then, draw what nobody knows."""
    rng = np.array([seed], np.uint64)
    game.complete(game.content.tables, rows, left, rng)
    faults += [f"{name}: out of range" for name in game.layout.range_faults(rows, 0)]
    if not faults:
        faults += fault_names(game, rows)
    if left and not faults:
        drawn = game.layout.copy(rows)
        game.loops.resample_for(game.content.tables, drawn, 0, NOBODY, rng[0])
        for name in left:
            rows[name][0] = drawn[name][0]


def fault_names(game: Game, rows: Rows) -> list[str]:
    """What is wrong with a position, in the words of the title."""
    wrong = int(game.kernels.faults(game.content.tables, rows, 0))
    return [name for bit, name in enumerate(game.fault_names) if wrong >> bit & 1]
