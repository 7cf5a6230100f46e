"""How sure a share is."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959963984540054
"""95 of 100 draws of a normal distribution lie within this many deviations of its mean."""
PSEUDO_WINS = (1.0, 1.0, 0.0, 0.0)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of independent games.

    >>> [round(bound, 3) for bound in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    spread = Z * Z / games
    middle = share + spread / 2
    half = math.sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def paired(shares: Sequence[float]) -> tuple[float, float]:
    """A 95 % interval for a share, from its mean in each shuffle.

    The games of one shuffle are not independent: who has the good deal in one rotation lacks it in the next. So a
    shuffle is one observation, and the spread between shuffles says how sure their mean is. Two wins and two losses
    are added, as Agresti and Coull do for single games: a few shuffles that all ended alike do not make one certain.

    >>> [round(bound, 3) for bound in paired([0.5] * 50)]
    [0.463, 0.537]
    """
    observed = [*shares, *PSEUDO_WINS]
    count = len(observed)
    mean = sum(observed) / count
    variance = sum((share - mean) ** 2 for share in observed) / (count - 1)
    half = Z * math.sqrt(variance / count)
    return max(0.0, mean - half), min(1.0, mean + half)
