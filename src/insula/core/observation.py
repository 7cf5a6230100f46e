"""What a seat may know as numbers for a net: a title's parts, and kernels that write them.

An observation is seen from one seat: the observer comes first, then the others in turn order. A part is a block of it
with a name, a shape and a meaning. Kernels write part after part, each of them only what is not zero, and lead on where
the next one begins.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from insula.core.jit import Array, kernel

SEATS, OTHERS = -1, -2
"""In a shape: one for each seat, the observer first; one for each of the others, in turn order after the observer."""
NAMES_OF_LENGTHS = {SEATS: "seats", OTHERS: "others"}


@dataclass(frozen=True, kw_only=True)
class Part:
    """A block of an observation: its shape, what it means, and the bounds of its numbers."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: float = 0.0
    high: float = 1.0

    def shape_at(self, seats: int) -> tuple[int, ...]:
        """The shape with so many seats."""
        return tuple({SEATS: seats, OTHERS: seats - 1}.get(length, length) for length in self.shape)

    def words_of_shape(self) -> str:
        """The shape for people to read."""
        return " x ".join(NAMES_OF_LENGTHS.get(length, str(length)) for length in self.shape) or "1"


@dataclass(frozen=True, kw_only=True)
class Observation:
    """What a title brings so that nets can play it: its parts, and the kernel that writes them one after another.

    `is_alike(content, states, field, place, value)` says whether another value at a place of a field of row 0 would
    stand for the same thing by another name.
    """

    parts: tuple[Part, ...]
    observe: Callable[..., int]
    is_alike: Callable[[Any, Any, str, tuple[int, ...], int], bool] = lambda content, states, field, place, value: False


@dataclass(frozen=True, kw_only=True)
class Piece:
    """A part at a table: the numbers from `start` to `stop` of an observation."""

    name: str
    shape: tuple[int, ...]
    start: int
    stop: int
    low: float
    high: float
    meaning: str


def laid_out(parts: Sequence[Part], seats: int) -> tuple[Piece, ...]:
    """The parts one after another, with so many seats."""
    pieces: list[Piece] = []
    for part in parts:
        shape, start = part.shape_at(seats), pieces[-1].stop if pieces else 0
        stop = start + math.prod(shape)
        pieces.append(
            Piece(
                name=part.name, shape=shape, start=start, stop=stop, low=part.low, high=part.high, meaning=part.meaning
            )
        )
    return tuple(pieces)


@kernel
def observe_nothing(content: Array, states: Array, i: int, seat: int, out: Array) -> int:
    """In place of what a title does not bring."""
    return 0


@kernel
def seat_after(seat: int, number: int, seats: int) -> int:
    """The seat so many places after another in turn order."""
    other = seat + number
    return other - seats if other >= seats else other


@kernel
def places_after(seat: int, other: int, seats: int) -> int:
    """How many places another seat comes after a seat in turn order."""
    number = other - seat
    return number + seats if number < 0 else number


@kernel
def mark(out: Array, at: int, places: int, value: int) -> int:
    """One of so many places is 1, none where the value is none of them; where the next part begins."""
    if 0 <= value < places:
        out[at + value] = 1.0
    return at + places


@kernel
def measure(out: Array, at: int, number: int, unit: float) -> int:
    """So many units, 1 at most; where the next part begins."""
    out[at] = min(1.0, number * unit)
    return at + 1


def numbers(size: int) -> np.ndarray[Any, Any]:
    """Room for an observation."""
    return np.zeros(size, np.float32)
