"""A field table becomes one fixed-layout record: the state of a game, or a title's tables.

Every field says what it means, its range and who may see it. Single numbers are 64 bits wide, so that kernels
have few signatures; arrays take the narrowest integers that hold their range twice over. Interpreted,
all are 64 bits wide: NumPy's narrow integers would overflow where compiled code widens.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from insula.core.errors import InsulaError
from insula.core.jit import INTERPRETED

EVERYBODY = -1
"""Seen by all: the audience of a field or an event."""
NOBODY = -2
"""No seat: seen by none, to act at the end, the hidden part that no seat knows."""
OWNER = -3
"""Seen by the seat that is the first index."""

WORD = np.uint64

Names = tuple[str, ...] | Callable[[Any], tuple[str, ...]]
"""What the numbers from 0 on are called, as it stands or by the tables of a content."""


@dataclass(frozen=True, kw_only=True)
class Field:
    """One field: its shape, the least and greatest value, what it means and who may see it.

    For positions as text, `words` are what its values from 0 on are called, and `places` what its places are, for each
    index; a single number, or whole words, with `places` are a set of those. Names that a content file gives are a
    function of its tables.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    seen: int
    is_words: bool = False
    words: Names = ()
    places: tuple[Names, ...] = ()

    @property
    def is_derived(self) -> bool:
        """Whether it follows from other fields."""
        return self.meaning.startswith("derived")

    @property
    def is_option(self) -> bool:
        """Whether it only says how an option was chosen."""
        return self.meaning.startswith("option")

    @property
    def is_set(self) -> bool:
        """Whether its numbers are bits, each of which stands for a place."""
        return self.is_words or (not self.shape and bool(self.places))

    @property
    def has_rows(self) -> bool:
        """Whether a position has a line for each value of the first index."""
        return len(self.shape) > 1

    @property
    def is_listed(self) -> bool:
        """Whether a line of it is a list, in the order of places that have no names."""
        return len(self.shape) - self.has_rows == 1 and not self.places[self.has_rows :]

    @property
    def is_count(self) -> bool:
        """Whether its numbers count things: a place alone has one of them."""
        return self.low == 0 and not self.words

    @property
    def default(self) -> int:
        """What a position does not mention: nothing, or the least number."""
        return self.low

    def names_of(self, axis: int) -> tuple[str, ...]:
        """What the places of an index are called: by their words, else by their numbers."""
        if axis < 0 and self.is_set:
            places = self.places[-1] if self.places else tuple(map(str, range(64 * self.shape[-1])))
            assert not callable(places)
            return places
        named = self.places[axis] if axis < len(self.places) else ()
        assert not callable(named), "names that depend on the content were not looked up"
        return named or tuple(map(str, range(self.shape[axis])))

    def named_by(self, content: Any) -> Field:
        """The same field, with the names that these tables give."""
        names = [value(content) if callable(value) else value for value in (self.words, *self.places)]
        return dataclasses.replace(self, words=names[0], places=tuple(names[1:]))

    @property
    def dtype(self) -> np.dtype[Any]:
        """The integers that this field is made of in this mode."""
        if self.is_words:
            return np.dtype(WORD)
        if INTERPRETED or not self.shape:
            return np.dtype(np.int64)
        for width in (np.int8, np.int16, np.int32):
            limits = np.iinfo(width)
            if 2 * self.low >= limits.min and 2 * self.high <= limits.max:
                return np.dtype(width)
        return np.dtype(np.int64)


def number(name: str, low: int, high: int, meaning: str, *, seen: int = EVERYBODY, words: Names = ()) -> Field:
    """A single number."""
    return Field(name=name, shape=(), low=low, high=high, meaning=meaning, seen=seen, words=words)


def subset(name: str, places: tuple[str, ...], meaning: str) -> Field:
    """Some of these places, as the bits of a single number."""
    return Field(
        name=name, shape=(), low=0, high=2 ** len(places) - 1, meaning=meaning, seen=EVERYBODY, places=(places,)
    )


def array(
    name: str,
    *shape: int,
    low: int,
    high: int,
    meaning: str,
    seen: int = EVERYBODY,
    words: Names = (),
    places: tuple[Names, ...] = (),
) -> Field:
    """A fixed array of numbers."""
    return Field(name=name, shape=shape, low=low, high=high, meaning=meaning, seen=seen, words=words, places=places)


def generator(streams: int) -> Field:
    """The generator's words, one a named stream; part of every state."""
    meaning = "the generator, one word a named stream"
    return Field(name="rng", shape=(streams,), low=0, high=2**64 - 1, meaning=meaning, seen=NOBODY, is_words=True)


def bits(name: str, *shape: int, meaning: str, places: tuple[Names, ...] = ()) -> Field:
    """Whole 64-bit words, such as the squares of a board."""
    return Field(
        name=name, shape=shape, low=0, high=2**64 - 1, meaning=meaning, seen=EVERYBODY, is_words=True, places=places
    )


def head(max_seats: int, phases: int, max_turns: int) -> tuple[Field, ...]:
    """The fields that every title's state begins with, read by the core."""
    return (
        number("seats", 2, max_seats, "how many seats play"),
        number("actor", NOBODY, max_seats - 1, "the seat to act, NOBODY once the game is over"),
        number("phase", 0, phases - 1, "what the seat to act decides on"),
        number("turn", 1, max_turns, "turns begun"),
        number("revealed", 0, 4 * max_turns, "how often something hidden came to light"),
    )


class Layout:
    """A table of fields and the record made of it."""

    def __init__(self, *fields: Field) -> None:
        self.fields = {field.name: field for field in fields}
        if len(self.fields) != len(fields):
            raise InsulaError("layout.field_twice", names=[field.name for field in fields])
        for name in self.fields:
            if hasattr(np.record, name):
                raise InsulaError("layout.reserved_name", name=name)
        ordered = sorted(fields, key=lambda field: -field.dtype.itemsize)
        aligned = np.dtype([(field.name, field.dtype, field.shape) for field in ordered], align=True)
        self.dtype = np.dtype((np.record, aligned))

    def zeros(self, n: int) -> np.ndarray[Any, Any]:
        """`n` rows of zeros whose dtype *is* this layout's (an equal one makes each call ten times dearer)."""
        return np.ndarray(n, self.dtype, bytearray(n * self.dtype.itemsize))

    def copy(self, rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """A copy, byte by byte: NumPy's own goes field by field and takes twenty times as long."""
        return np.ndarray(len(rows), self.dtype, bytearray(rows.tobytes()))

    def values(self, rows: np.ndarray[Any, Any], i: int) -> dict[str, np.ndarray[Any, Any]]:
        """Each field of row `i` as an array, in the table's order."""
        return {name: np.asarray(rows[name][i]) for name in self.fields}

    def differences(self, rows: np.ndarray[Any, Any], i: int, others: np.ndarray[Any, Any], j: int) -> list[str]:
        """The fields in which two rows differ."""
        mine, theirs = self.values(rows, i), self.values(others, j)
        return [name for name in self.fields if not np.array_equal(mine[name], theirs[name])]

    def range_faults(self, rows: np.ndarray[Any, Any], i: int) -> list[str]:
        """The fields of row `i` that left their declared range."""
        return [
            name
            for name, values in self.values(rows, i).items()
            if not self.fields[name].is_words
            and (values.min() < self.fields[name].low or values.max() > self.fields[name].high)
        ]

    def digest(self, rows: np.ndarray[Any, Any], i: int = 0) -> str:
        """A hash of row `i`'s values, the same in every mode."""
        digest = hashlib.blake2b(digest_size=16)
        for name, values in self.values(rows, i).items():
            width = WORD if self.fields[name].is_words else np.int64
            digest.update(values.astype(np.dtype(width).newbyteorder("<")).tobytes())
        return digest.hexdigest()

    def to_numbers(self, rows: np.ndarray[Any, Any], i: int = 0) -> dict[str, Any]:
        """Row `i` as plain numbers and lists."""
        return {name: values.tolist() for name, values in self.values(rows, i).items()}

    def plain(self, rows: np.ndarray[Any, Any], i: int = 0) -> SimpleNamespace:
        """A copy of row `i` for Python to read: NumPy's own numbers take ten times as long, one by one."""
        fields = zip(self.dtype.names or (), rows[i].item(), strict=True)
        return SimpleNamespace(**{name: value if type(value) is int else value.tolist() for name, value in fields})

    def from_numbers(self, numbers: dict[str, Any]) -> np.ndarray[Any, Any]:
        """One row from plain numbers and lists; refuses what is missing, strange or out of range."""
        if set(numbers) != set(self.fields):
            raise InsulaError("layout.wrong_fields", names=sorted(set(numbers) ^ set(self.fields)))
        rows = self.zeros(1)
        for name, field in self.fields.items():
            if not _is_whole(numbers[name]):
                raise InsulaError("layout.not_numbers", field=name)
            try:
                values = np.array(numbers[name], dtype=WORD if field.is_words else np.int64)
            except (ValueError, OverflowError) as error:
                raise InsulaError("layout.not_numbers", field=name) from error
            if values.shape != field.shape:
                raise InsulaError("layout.wrong_shape", field=name, shape=values.shape)
            if not field.is_words and (values.min() < field.low or values.max() > field.high):
                raise InsulaError("layout.out_of_range", field=name, low=field.low, high=field.high)
            rows[name][0] = values
        return rows

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())


def _is_whole(value: Any) -> bool:
    """Whether a value is a whole number or lists of them, all the way down."""
    return all(map(_is_whole, value)) if isinstance(value, list) else type(value) is int
