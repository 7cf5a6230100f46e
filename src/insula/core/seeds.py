"""Seeds, salts and the words that something is drawn anew with: what they are, and what binds them."""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from insula.core.errors import TableError
from insula.core.layout import NOBODY

MAX_SEED: Final = 2**64 - 1

Random = int | random.Random | np.random.Generator | Callable[[], float]
"""Where randomness may come from: a seed, a generator, or a function that returns numbers in [0, 1)."""


def is_salt(salt: object) -> bool:
    """Whether something is a salt: letters, digits, dashes, or nothing."""
    return isinstance(salt, str) and re.fullmatch(r"[\w-]*", salt, re.ASCII) is not None


def commitment(seed: int, salt: str) -> str:
    """A hash that binds its publisher to a seed without telling the seed."""
    return hashlib.sha256(f"insula:{salt}:{seed}".encode()).hexdigest()


def reroll_word(seed: int | None, salt: str, made: int) -> int:
    """The word of a game's next reroll after `made` of them: the commitment to the seed binds it too."""
    text = f"insula:reroll:{salt}:{seed or 0}:{made}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def is_word(word: object) -> bool:
    """Whether something is a whole number of 64 bits, as seeds and rerolls are."""
    return type(word) is int and 0 <= word <= MAX_SEED


class Reroll(NamedTuple):
    """Something drawn anew: at which length of the log, from which word, and whose ignorance was the measure.

    For a seat it is all that this seat could not know, the others' hands too; for NOBODY what no seat knew.
    """

    at: int
    word: int
    seat: int = NOBODY

    def to_numbers(self) -> list[int]:
        """As it is written down: the seat only where there is one."""
        return [self.at, self.word] if self.seat == NOBODY else [*self]


def read_reroll(numbers: object, seats: int, last: int, before: Reroll | None) -> Reroll | None:
    """The reroll that was written down so, at most at the length `last` and not before another; None if it is none.

    Where two stand at one length they are for different seats: the same seat's replaces the one before it.
    """
    if not isinstance(numbers, list) or not 2 <= len(numbers) <= 3 or any(type(each) is not int for each in numbers):
        return None
    found = Reroll(*numbers)
    follows = before is None or before.at < found.at or (before.at == found.at and before.seat != found.seat)
    is_seat = len(numbers) == 2 or 0 <= found.seat < seats
    return found if follows and is_seat and 0 <= found.at <= last and is_word(found.word) else None


def draw_word(rng: Random) -> int:
    """64 random bits from whatever stands for randomness."""
    if isinstance(rng, int | np.integer):
        return random.Random(int(rng)).getrandbits(64)
    if isinstance(rng, random.Random):
        return rng.getrandbits(64)
    if isinstance(rng, np.random.Generator):
        return int(rng.integers(0, MAX_SEED, endpoint=True, dtype=np.uint64))
    if not callable(rng):
        raise TableError("table.rng", rng=repr(rng)[:80])
    return int(rng() * 2**32) << 32 | int(rng() * 2**32)
