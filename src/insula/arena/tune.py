"""The weights of an evaluation, found by play: two bots meet again and again, and the better one shows the way.

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

from insula.arena.choices import fit
from insula.arena.command import Line
from insula.arena.intervals import wilson
from insula.bots import Bot, ask
from insula.bots.evaluate import SETS, Weights, evaluation_of, weights_text
from insula.bots.greedy import FEW_SEATS, GreedyBot, values_of
from insula.bots.search import SearchBot
from insula.core import jit
from insula.core.errors import InsulaError, TableError
from insula.core.seeds import MAX_SEED
from insula.registry import is_warm, load_game, load_title
from insula.warm import warm

REACH = 0.15
"""How far weights are moved to try them, as a part of their size."""
SMALLEST = 0.2
"""A weight near 0 is moved as if it were this part of the largest of its term, or of 1 if the term has none."""
PACE, LAST_PACE = 3.0, 0.6
"""How far weights go towards the better ones, in reaches for a whole win: at first, and in the last round."""
CHECKED_SHUFFLES = 400
SIDES = 2
"""Those who play, in every second seat each."""
ITERATIONS = 60
"""Of a search whose weights are tried."""


@dataclass(frozen=True, kw_only=True)
class Match:
    """Where two sets of weights meet: a title, greedy or search, and the number of seats."""

    title: str
    set: str
    seats: int

    def weights(self) -> Weights:
        """The weights that the evaluation has."""
        game = load_game(self.title, self.seats)
        weights: Weights = evaluation_of(game).WEIGHTS if self.set == SETS[0] else values_of(game)
        return weights

    def bot(self, weights: Weights) -> Bot:
        """A bot that plays by these weights."""
        return GreedyBot(weights=weights) if self.set == SETS[0] else SearchBot(ITERATIONS, values=weights)


@dataclass(frozen=True, kw_only=True)
class Tuning:
    """What came out, and how it did against the weights that it began with: its share of the wins, and of how many."""

    weights: Weights
    share: float
    games: int


def run_tune(options: argparse.Namespace, line: Line) -> int:
    """What the command `insula tune` does: a set of weights as the file of the evaluation says it."""
    load_game(options.title, options.seats)
    if min(options.rounds, options.games // SIDES, options.jobs) < 1:
        raise InsulaError("tune.numbers", rounds=options.rounds, games=options.games, jobs=options.jobs)
    if not 0 <= options.seed <= MAX_SEED:
        raise TableError("table.seed", seed=options.seed, low=0, high=MAX_SEED)
    if not is_warm(options.title):
        warm([options.title], [jit.MODE], line.say)
    match = Match(title=options.title, set=options.set, seats=options.seats)
    by = options.by or ("play" if options.set == "greedy" else "choices")
    weights, found = (_by_play if by == "play" else _by_choices)(match, options, line.say)
    line.clear()
    command = f"insula tune {options.title} {options.set} --by {by} --seats {options.seats} --games {options.games}"
    command += f" --seed {options.seed}" + (f" --rounds {options.rounds}" if by == "play" else "")
    terms = evaluation_of(load_title(options.title)).TERMS
    name = "many" if options.set == "search" and options.seats > FEW_SEATS else options.set
    print(weights_text(name, terms, weights, f"Found by `{command}`: {found}."), end="")
    return 0


def _by_play(match: Match, options: argparse.Namespace, report: Callable[[str], None]) -> tuple[Weights, str]:
    """Weights found by letting sets of them play each other."""
    tuned = tune(match, options.rounds, options.games // SIDES, jobs=options.jobs, seed=options.seed, report=report)
    low, high = (100 * bound for bound in wilson(tuned.share, tuned.games))
    share = f"{100 * tuned.share:.1f} % of {tuned.games} games ({low:.1f} to {high:.1f})"
    return tuned.weights, f"against the weights before {share}"


def _by_choices(match: Match, options: argparse.Namespace, report: Callable[[str], None]) -> tuple[Weights, str]:
    """Weights fitted to what choices bring."""
    fitted = fit(match.title, match.seats, options.games, jobs=options.jobs, seed=options.seed, report=report)
    return fitted.weights, f"{fitted.ends} ends of turns, {100 * fitted.explained:.0f} % of what they bring"


def tune(match: Match, rounds: int, shuffles: int, *, jobs: int, seed: int, report: Callable[[str], None]) -> Tuning:
    """Tune a set of weights over some rounds, each of some shuffles that are played with seats swapped."""
    first = match.weights()
    coin = np.random.default_rng(seed)
    reach = _reach(first)
    weights = first.copy()
    tail = np.zeros_like(first)
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number in range(rounds):
            tried = reach * coin.choice([-1.0, 1.0], first.shape)
            lead = _compete(pool, match, weights + tried, weights - tried, number * shuffles, shuffles, jobs)[0]
            pace = PACE + (LAST_PACE - PACE) * number / rounds
            weights = weights + pace * lead * tried
            tail += weights * (number >= rounds // 2)
            report(f"round {number + 1} of {rounds}: {lead:+.3f}")
        tuned = tail / (rounds - rounds // 2)
        _, share = _compete(pool, match, tuned, first, rounds * shuffles, CHECKED_SHUFFLES, jobs)
    return Tuning(weights=tuned, share=share, games=SIDES * CHECKED_SHUFFLES)


def _reach(weights: Weights) -> Weights:
    """How far each weight is moved; that of points not at all."""
    sizes = np.abs(weights)
    largest = sizes.max(axis=1, keepdims=True)
    reach: Weights = REACH * np.maximum(sizes, SMALLEST * np.where(largest > 0, largest, 1.0))
    reach[0] = 0
    return reach


def _compete(
    pool: ProcessPoolExecutor, match: Match, one: Weights, other: Weights, first: int, shuffles: int, jobs: int
) -> tuple[float, float]:
    """How much better the first did, from -1 to 1, and its share of the wins."""
    parts = [range(first + part, first + shuffles, jobs) for part in range(jobs)]
    results = np.concatenate(list(pool.map(partial(_play, match, one, other), parts)))
    lead, share = results.mean(axis=0)
    return float(lead), float(share)


def _play(match: Match, one: Weights, other: Weights, shuffles: range) -> Weights:
    """For each shuffle, played from both sides: the first one's lead, squashed to -1 to 1, and its share of the win."""
    game = load_game(match.title, match.seats)
    spread = evaluation_of(game).SPREAD
    bots = [match.bot((one, other)[seat % SIDES]) for seat in range(match.seats + 1)]
    results = []
    for shuffle in shuffles:
        for shift in range(SIDES):
            state = game.new_initial_state(shuffle)
            words = random.Random(shuffle)
            while not state.is_terminal():
                state.apply_action(ask(bots[state.current_player() + shift], state, words.getrandbits(64)))
            points, returns = np.array(state.scores()), np.array(state.returns())
            mine = np.arange(shift, match.seats + shift) % SIDES == 0
            lead = np.tanh((points[mine].mean() - points[~mine].mean()) / spread)
            results.append((lead, (returns == returns.max())[mine].sum() / (returns == returns.max()).sum()))
    return np.array(results).reshape(-1, 2)
