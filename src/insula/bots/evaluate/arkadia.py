"""Arkadia: what a position is worth to a seat. A worth is the sum of named terms, each times its weight."""

from __future__ import annotations

import numpy as np

from insula.core.jit import Array, kernel
from insula.games.arkadia.board import read, size, without
from insula.games.arkadia.scoring import count_workers, price
from insula.games.arkadia.state import N_COLOURS, OVER

TERMS = (
    "gold",  # gold so far
    "seals",  # seals at the prices of the moment
    "workers",  # own workers in stock
    "neutral workers",  # neutral workers in stock
    "banners",  # banners left
    "unfinished",  # seals that unfinished buildings would bring, by how many squares are open
)
N_TERMS = len(TERMS)
GOLD, SEALS, OWN_WORKERS, NEUTRAL_WORKERS, BANNERS, UNFINISHED = range(N_TERMS)
WEIGHTS = np.array([1.0, 1.0, 1.5, 1.0, 3.0, 0.8])
ROLLOUT_WEIGHTS: dict[str, int] = {"build": 4, "stop": 2}


@kernel
def evaluate(content: Array, states: Array, i: int, seat: int, weights: Array) -> float:
    """What a position is worth to a seat, above the best other's."""
    c = content[0]
    s = states[i]
    terms = np.zeros(N_TERMS)
    mine = 0.0
    best = -1.0e9
    for owner in range(s.seats):
        terms[:] = 0.0
        terms[GOLD] = s.gold[owner]
        if s.phase != OVER:
            for colour in range(N_COLOURS):
                terms[SEALS] += s.seals[owner, colour] * price(c, s, colour)
            terms[OWN_WORKERS] = s.own_workers[owner]
            terms[NEUTRAL_WORKERS] = s.neutral_workers[owner]
            terms[BANNERS] = s.banners[owner]
            for building in range(s.n_buildings):
                if s.sealed >> building & 1:
                    gaps = size(without(read(s.edge[building]), read(s.taken)))
                    workers = count_workers(s, building, owner)
                    terms[UNFINISHED] += workers * price(c, s, s.card_of_building[building] % N_COLOURS) / (1.0 + gaps)
        worth = 0.0
        for term in range(N_TERMS):
            worth += terms[term] * weights[term]
        if owner == seat:
            mine = worth
        else:
            best = max(best, worth)
    return mine - best
