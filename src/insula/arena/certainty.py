"""When it is clear which of two bots is stronger: a test that may be looked at after every shuffle.

The hypothesis is that a bot's share is at most `fair`. Somebody bets against it, shuffle by shuffle, at odds that are
fair if it holds. Then the bettor's money cannot be expected to grow, and by Ville's inequality the chance that it
*ever* reaches 1/p times the stake is at most p. So when it does, the hypothesis is rejected, however often one has
looked. All that is assumed is that shares lie between 0 and 1 and that shuffles are independent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

ERROR_RATE = 0.05
"""How often at most, over all looks at all times, a bot is called stronger that is not; half of it for either side."""
STAKES = np.array([0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9])
"""Which part of the money is set; as nobody knows which part is best, an equal sum is played with each."""


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """After which shuffle it was clear, whether the first bot is the stronger one, and where its share lies.

    The interval holds at whatever time one stops, unlike those that count on a fixed number of games.
    """

    shuffles: int
    is_first: bool
    low: float
    high: float


def judge(shares: Sequence[float], fair: float) -> Verdict | None:
    """The first moment at which it is clear, or None; `shares` are the first bot's, shuffle by shuffle."""
    enough = np.log(2 / ERROR_RATE)
    above, below = log_wealth(shares, fair), log_wealth([1 - share for share in shares], 1 - fair)
    clear = np.flatnonzero(np.maximum(above, below) >= enough)
    if not len(clear):
        return None
    last = int(clear[0])
    low, high = certain_interval(shares[: last + 1])
    return Verdict(shuffles=last + 1, is_first=bool(above[last] > below[last]), low=low, high=high)


def log_wealth(shares: Sequence[float], doubted: float) -> Floats:
    """The logarithm, after each shuffle, of the money of a bet that the mean share is above `doubted`."""
    gains = np.asarray(shares)[:, None] / doubted - 1
    sums = np.cumsum(np.log1p(STAKES * gains), axis=0)
    wealth: Floats = np.logaddexp.reduce(sums, axis=1) - np.log(len(STAKES))
    return wealth


def certain_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The shares that no bet has rejected so far."""
    return _lowest(shares), 1 - _lowest([1 - share for share in shares])


def _lowest(shares: Sequence[float]) -> float:
    """The lowest share that is not rejected: the higher a share, the less is won by betting against it."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        is_refuted = log_wealth(shares, middle).max() >= np.log(2 / ERROR_RATE)
        low, high = (middle, high) if is_refuted else (low, middle)
    return low
