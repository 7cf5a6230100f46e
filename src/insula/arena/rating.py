"""Ratings of many bots on one scale (Bradley and Terry's model, in the units of Elo)."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from insula.arena.certainty import Floats

POINTS = 400 / math.log(10)
"""Points of a rating for one unit of log-odds: 400 points are odds of ten to one."""

Duels = Sequence[tuple[int, int, float]]
"""One bot, another, and what the first made of a game: 1 if it came in before the other, 0.5 if level."""


def rate(shuffles: Sequence[Duels], bots: int, anchor: int) -> list[tuple[float, float]]:
    """Each bot's rating with its standard error, the anchor's being 0, by maximum likelihood.

    Every two bots that met are given one draw more, or one that never lost would be infinitely strong. The games of a
    shuffle depend on each other, so the error comes from the spread between shuffles (a sandwich estimator).
    """
    drawn = sorted({(min(pair), max(pair)) for duels in shuffles for *pair, _ in duels})
    clusters = [*shuffles, [(one, other, 0.5) for one, other in drawn]]
    free = [bot for bot in range(bots) if bot != anchor]
    strengths = np.zeros(bots)
    for _ in range(50):
        gradients, information = _slopes(clusters, strengths)
        step = np.linalg.solve(information[np.ix_(free, free)], gradients.sum(axis=0)[free])
        strengths[free] += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    inverse = np.linalg.inv(information[np.ix_(free, free)])
    spread = gradients[:, free].T @ gradients[:, free]
    errors = np.zeros(bots)
    errors[free] = np.sqrt(np.diag(inverse @ spread @ inverse))
    return list(zip((POINTS * strengths).tolist(), (POINTS * errors).tolist(), strict=True))


def _slopes(clusters: Sequence[Duels], strengths: Floats) -> tuple[Floats, Floats]:
    """The slope of the log-likelihood in each cluster, and the information of all of them."""
    gradients = np.zeros((len(clusters), len(strengths)))
    information = np.zeros((len(strengths), len(strengths)))
    for cluster, duels in enumerate(clusters):
        for one, other, share in duels:
            expected = 1 / (1 + math.exp(strengths[other] - strengths[one]))
            gradients[cluster, one] += share - expected
            gradients[cluster, other] -= share - expected
            weight = expected * (1 - expected)
            information[[one, other], [one, other]] += weight
            information[[one, other], [other, one]] -= weight
    return gradients, information
