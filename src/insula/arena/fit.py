"""The weights by which search judges positions, fitted to how games ended.

Bots of different strength play each other; at the beginning of some turns every term is measured for each seat, and
at the end of the game the differences in points are known. Ridge regression finds the weights whose sum over the
differences of the terms comes nearest to them. An evaluation is linear in its weights, so a term is measured by giving
it the weight 1 and all others 0.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import numpy as np

from insula.bots import ask, make_bot
from insula.bots.evaluate import Weights, evaluation_of
from insula.core.state import State
from insula.registry import load_game

PLAYERS = ("greedy", "greedy", "greedy:1", "greedy:3", "search:30", "search:100", "search:300")
"""Who plays: what is fitted must hold for good play and for bad."""
MEASURED_TURNS = 0.35
"""The share of the turns at which the terms are measured: neighbours tell nearly the same."""
RIDGE = 100.0
"""How strongly weights are held near 0, in positions, with terms of deviation 1."""
HELD_BACK = 0.2
"""The share of the positions that is not fitted to, but tells how good the fit is."""
CHUNKS = 64


@dataclass(frozen=True, kw_only=True)
class Fit:
    """The weights, from how many positions, and how far from the truth they are: in points, for positions held back."""

    weights: Weights
    positions: int
    error: float
    deviation: float


def fit(title: str, seats: int, games: int, *, jobs: int, seed: int, report: Callable[[str], None]) -> Fit:
    """Play so many games with so many seats, and fit the weights to how they ended."""
    evaluation = evaluation_of(title)
    parts = [range(seed + chunk, seed + games, CHUNKS) for chunk in range(CHUNKS)]
    found = []
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number, part in enumerate(pool.map(partial(_collect, title, seats), parts), start=1):
            found.append(part)
            report(f"part {number} of {CHUNKS}")
    positions = np.concatenate(found)
    leads, margins = positions[:, :-1] * evaluation.POINTS_A_LEAD, positions[:, -1]
    n_fitted = int(len(positions) * (1 - HELD_BACK))
    weights = _solve(leads[:n_fitted], margins[:n_fitted])
    errors = margins[n_fitted:] - leads[n_fitted:] @ weights
    return Fit(
        weights=weights.reshape(evaluation.WEIGHTS.shape),
        positions=len(positions),
        error=float(np.sqrt(np.mean(errors**2))),
        deviation=float(margins[n_fitted:].std()),
    )


def _solve(leads: Weights, margins: Weights) -> Weights:
    """Ridge regression, every term measured in its own deviation."""
    scale = leads.std(axis=0) + 1e-9
    terms = leads / scale
    solution: Weights = np.linalg.solve(terms.T @ terms + RIDGE * np.eye(len(scale)), terms.T @ margins) / scale
    return solution


def _collect(title: str, seats: int, seeds: range) -> Weights:
    """For each measured position the differences of the terms between neighbours, and of their points at the end."""
    game = load_game(title, seats)
    rows = [np.empty((0, evaluation_of(title).WEIGHTS.size + 1))]
    for seed in seeds:
        words = random.Random(seed)
        bots = [make_bot(words.choice(PLAYERS)) for _ in range(seats)]
        state, turn, measured = game.new_initial_state(seed), -1, []
        while not state.is_terminal():
            if state.rows[0].turn != turn:
                turn = state.rows[0].turn
                if words.random() < MEASURED_TURNS:
                    measured.append(_terms(state))
            state.apply_action(ask(bots[state.current_player()], state, words.getrandbits(64)))
        points = state.scores()
        rows += [np.diff(np.column_stack([terms, points]), axis=0) for terms in measured]
    return np.concatenate(rows)


def _terms(state: State) -> Weights:
    """Each term of each seat."""
    evaluation, tables = evaluation_of(state.game.title), state.game.content.tables
    single = np.eye(evaluation.WEIGHTS.size).reshape(-1, *evaluation.WEIGHTS.shape)
    return np.array(
        [
            [evaluation.evaluate(tables, state.rows, 0, seat, weights) for weights in single]
            for seat in range(state.game.seats)
        ]
    )
