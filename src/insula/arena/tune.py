"""The weights of an evaluation, found by play: two greedy bots meet again and again, and the better one shows the way.

Simultaneous perturbation (SPSA): in every round all weights are moved a little at once, each up or down by the toss of
a coin, once this way and once the opposite way; the two play each other, and the weights go towards the one that did
better, as far as it did better. The mean over the second half of the rounds is what comes out. The first term, points,
stays as it is: it is what the others are measured in.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import numpy as np

from insula.arena.command import Line
from insula.arena.fit import fit
from insula.arena.intervals import wilson
from insula.bots import ask
from insula.bots.evaluate import Weights, evaluation_of, weights_text
from insula.bots.greedy import GreedyBot
from insula.core import jit
from insula.core.errors import InsulaError
from insula.registry import load_game
from insula.warm import warm

REACH = 0.15
"""How far weights are moved to try them, as a part of their size."""
SMALLEST = 0.2
"""A weight near 0 is moved as if it were this part of the largest of its term."""
PACE, LAST_PACE = 3.0, 0.6
"""How far weights go towards the better ones, in reaches for a whole win: at first, and in the last round."""
CHECKED_SHUFFLES = 400
SEATS = 2


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """What came out, and how it did against the weights that it began with: its share of the wins, and of how many."""

    weights: Weights
    share: float
    games: int


def run_tune(options: argparse.Namespace, line: Line) -> int:
    """What the command `insula tune` does: a set of weights as the file of the evaluation says it."""
    load_game(options.title)
    if min(options.rounds, options.games // SEATS, options.jobs) < 1:
        raise InsulaError("tune.numbers", rounds=options.rounds, games=options.games, jobs=options.jobs)
    if not jit.is_warm(options.title):
        warm([options.title], [jit.MODE], line.say)
    by_what = _tune_greedy if options.set == "greedy" else _fit_search
    weights, found = by_what(options, line.say)
    line.clear()
    command = f"insula tune {options.title} {options.set} --games {options.games} --seed {options.seed}"
    command += f" --rounds {options.rounds}" if options.set == "greedy" else ""
    terms = evaluation_of(options.title).TERMS
    print(weights_text(options.set, terms, weights, f"Found by `{command}`: {found}."), end="")
    return 0


def _tune_greedy(options: argparse.Namespace, report: Callable[[str], None]) -> tuple[Weights, str]:
    """By play."""
    shuffles = options.games // SEATS
    tuned = tune(options.title, options.rounds, shuffles, jobs=options.jobs, seed=options.seed, report=report)
    low, high = (100 * bound for bound in wilson(tuned.share, tuned.games))
    share = f"{100 * tuned.share:.1f} % of {tuned.games} games ({low:.1f} to {high:.1f})"
    return tuned.weights, f"against the weights before {share}"


def _fit_search(options: argparse.Namespace, report: Callable[[str], None]) -> tuple[Weights, str]:
    """By how games ended."""
    fitted = fit(options.title, options.games, jobs=options.jobs, seed=options.seed, report=report)
    found = f"{fitted.positions} positions, off by {fitted.error:.1f} points of a deviation of {fitted.deviation:.1f}"
    return fitted.weights, found


def tune(title: str, rounds: int, shuffles: int, *, jobs: int, seed: int, report: Callable[[str], None]) -> Tuning:
    """Tune a title's weights over so many rounds, each of so many shuffles with the seats swapped."""
    first = evaluation_of(title).WEIGHTS
    coin = np.random.default_rng(seed)
    reach = _reach(first)
    weights = first.copy()
    tail = np.zeros_like(first)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number in range(rounds):
            tried = reach * coin.choice([-1.0, 1.0], first.shape)
            lead = _compete(pool, title, weights + tried, weights - tried, number * shuffles, shuffles, jobs)[0]
            pace = PACE + (LAST_PACE - PACE) * number / rounds
            weights = weights + pace * lead * tried
            tail += weights * (number >= rounds // 2)
            report(f"round {number + 1} of {rounds}: {lead:+.3f}")
        tuned = tail / (rounds - rounds // 2)
        _, share = _compete(pool, title, tuned, first, rounds * shuffles, CHECKED_SHUFFLES, jobs)
    return Tuning(weights=tuned, share=share, games=SEATS * CHECKED_SHUFFLES)


def _reach(weights: Weights) -> Weights:
    """How far each weight is moved; that of points not at all."""
    rows = np.abs(weights)
    reach: Weights = REACH * np.maximum(rows, SMALLEST * rows.max(axis=1, keepdims=True))
    reach[0] = 0
    return reach


def _compete(
    pool: ProcessPoolExecutor, title: str, one: Weights, other: Weights, first: int, shuffles: int, jobs: int
) -> tuple[float, float]:
    """How far one did better, from -1 to 1, and its share of the wins."""
    parts = [range(first + part, first + shuffles, jobs) for part in range(jobs)]
    results = np.concatenate(list(pool.map(partial(_play, title, one, other), parts)))
    lead, share = results.mean(axis=0)
    return float(lead), float(share)


def _play(title: str, one: Weights, other: Weights, shuffles: range) -> Weights:
    """For each shuffle, played from both seats: how far one was ahead, softly, and its share of the win."""
    game, spread = load_game(title, SEATS), evaluation_of(title).SPREAD
    bots = [GreedyBot(weights=one), GreedyBot(weights=other)]
    results = []
    for shuffle in shuffles:
        for mine in range(SEATS):
            state = game.new_initial_state(shuffle)
            words = random.Random(shuffle)
            while not state.is_terminal():
                state.apply_action(ask(bots[state.current_player() ^ mine], state, words.getrandbits(64)))
            points = state.scores()
            results.append((np.tanh((points[mine] - points[1 - mine]) / spread), (state.returns()[mine] + 1) / 2))
    return np.array(results).reshape(-1, 2)
