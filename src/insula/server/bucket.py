"""So many a second, and some more at once after a pause."""

from __future__ import annotations

import math
import time


class Bucket:
    """Fills at a rate up to a burst; whoever takes gets it, or nothing."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = max(1.0, burst)
        self._filled = time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Whether so many more are within the rate; more than a burst are as many as one."""
        count = min(count, self._burst)
        if self.left < count:
            return False
        self._left -= count
        return True

    @property
    def left(self) -> float:
        """How many there may be now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        return self._left

    @property
    def wait(self) -> int:
        """Seconds until there may be one more."""
        return max(1, math.ceil((1 - self.left) / self._rate))
