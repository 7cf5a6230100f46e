"""The weights by which search judges positions, fitted to what choices bring.

Greedy players play. At some of their decisions several ends of the same turn are compared: those that seem best by the
weights so far, and by weights with noise. Each is played on to the end of the game several times, by greedy play and
with the same draws for all of them. Ridge regression finds the weights whose differences between ends of one turn
come nearest to the differences in points, above the mean of all seats. What all ends of a turn have in common, which is
most of what decides a game, has no part in it.

It is done in passes: the first ends are greedy's, those of the next pass are found, and played on, by the weights of
the pass before.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import numpy as np

from insula.bots.evaluate import Weights, evaluation_of
from insula.bots.greedy import MAX_DEPTH, MAX_NODES, greedy_loops
from insula.bots.search import PLAN_NODES, search_loops
from insula.core.events import silent_log
from insula.core.layout import NOBODY
from insula.registry import load_game, load_title

PASSES = 3
MEASURED = 0.12
"""The share of the decisions at which ends are put side by side."""
MOST_ENDS, PLAYOUTS = 6, 4
"""How many ends of a turn are compared, and how often each is played on."""
SHAKEN, RANDOM_MOVES = 0.5, 0.3
"""How much weights are shaken, as a part of them, and how often a turn begins with a random move."""
RIDGE = 30.0
"""How strongly weights are held near 0, in ends, with terms of deviation 1."""
FOLDS = 5
"""The parts into which choices are divided: what those of one part bring is foretold by a fit to the others."""
LEAST_DEVIATION = 1e-3
"""A term that differs by less between the ends of a turn gets no weight."""
STEP = 1e-4
"""How far a weight is moved to see what it counts for."""
CHUNKS = 64
NEVER = 1 << 40


@dataclass(frozen=True, kw_only=True)
class Fit:
    """The weights, the number of ends they come from, and how much of what a choice brings they explain."""

    weights: Weights
    ends: int
    explained: float


@dataclass(frozen=True, kw_only=True)
class Ends:
    """Ends of turns: of which choice each is one, what each weight counts for in it, and the points of its playouts."""

    choices: Weights
    terms: Weights
    points: Weights


def fit(title: str, seats: int, games: int, *, jobs: int, seed: int, report: Callable[[str], None]) -> Fit:
    """In each pass play `games` games with `seats` seats, then fit the weights to what choices bring."""
    weights = evaluation_of(load_title(title)).WEIGHTS
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for number in range(PASSES):
            first = seed + number * games
            parts = [range(first + chunk, first + games, CHUNKS) for chunk in range(min(CHUNKS, games))]
            found = []
            for done, part in enumerate(pool.map(partial(collect, title, seats, weights), parts), start=1):
                found.append(part)
                report(f"pass {number + 1} of {PASSES}: part {done} of {len(parts)}")
            ends = _joined(found)
            weights = _solve(ends).reshape(weights.shape)
    return Fit(weights=weights, ends=len(ends.points), explained=_explained(ends))


def _joined(parts: list[Ends]) -> Ends:
    """The ends of all parts, their choices numbered throughout."""
    firsts = np.cumsum([0] + [part.choices.max(initial=-1) + 1 for part in parts])
    return Ends(
        choices=np.concatenate([part.choices + first for part, first in zip(parts, firsts, strict=False)]),
        terms=np.concatenate([part.terms for part in parts]),
        points=np.concatenate([part.points for part in parts]),
    )


def _above_choice(numbers: Weights, choices: Weights) -> Weights:
    """Columns of numbers, each less the mean of its choice."""
    sizes = np.bincount(choices)
    means = np.column_stack([np.bincount(choices, column) / np.maximum(sizes, 1) for column in numbers.T])
    return np.asarray(numbers - means[choices])


def _solve(ends: Ends) -> Weights:
    """Ridge regression, every term measured in its own deviation."""
    terms = _above_choice(ends.terms, ends.choices)
    points = _above_choice(ends.points, ends.choices).mean(axis=1)
    scale = terms.std(axis=0)
    scale[scale < LEAST_DEVIATION] = np.inf
    terms = terms / scale
    solution: Weights = np.linalg.solve(terms.T @ terms + RIDGE * np.eye(len(scale)), terms.T @ points) / scale
    return solution


def _explained(ends: Ends) -> float:
    """How much of what a choice brings is explained by weights that were fitted without that choice.

    What it brings is measured twice, by the first half of its playouts and by the second: chance has no part in the
    product of the two.
    """
    terms, points = (_above_choice(numbers, ends.choices) for numbers in (ends.terms, ends.points))
    expected = np.zeros(len(points))
    for fold in range(FOLDS):
        is_held = ends.choices % FOLDS == fold
        others = Ends(choices=ends.choices[~is_held], terms=ends.terms[~is_held], points=ends.points[~is_held])
        expected[is_held] = terms[is_held] @ _solve(others)
    half = points.shape[1] // 2
    brought = np.mean(points[:, :half].mean(axis=1) * points[:, half:].mean(axis=1))
    return float(np.mean(2 * expected * points.mean(axis=1) - expected**2) / brought)


def collect(title: str, seats: int, own: Weights, seeds: range) -> Ends:
    """The ends of some games; bot `own` finds ends and plays them on against greedy players."""
    desk = Desk(title, seats, own)
    choices: list[int] = []
    terms: list[Weights] = []
    points: list[Weights] = []
    n_choices = 0
    for seed in seeds:
        chance = np.random.default_rng(seed)
        desk.begin(seed)
        while desk.is_at_decision():
            if chance.random() < MEASURED:
                ends = desk.ends(chance)
                draws = chance.integers(0, 2**63, PLAYOUTS)
                if len(ends) > 1:
                    choices += [n_choices] * len(ends)
                    n_choices += 1
                    terms += [desk.terms(end) for end in ends]
                    points += [np.array([desk.play_out(end, draw) for draw in draws]) for end in ends]
            desk.play_turn(chance)
    return Ends(
        choices=np.array(choices, np.int64),
        terms=np.array(terms).reshape(len(terms), own.size),
        points=np.array(points).reshape(len(points), PLAYOUTS),
    )


class Desk:
    """A game of greedy players, in which other ends of their turns are tried out."""

    def __init__(self, title: str, seats: int, own: Weights) -> None:
        self.game = load_game(title, seats)
        self.own = own
        self._evaluation = evaluation_of(self.game)
        self._tables = self.game.content.tables
        self._now = self.game.layout.zeros(1)
        self._rows = self.game.layout.zeros(MAX_DEPTH + 2)
        self._legal = np.zeros((MAX_DEPTH + 1, len(self.game.moves)), np.int32)
        self._worths = np.zeros(len(self.game.moves))

    def begin(self, seed: int) -> None:
        """A new game."""
        self._now[0] = self.game.new_initial_state(seed).rows[0]

    def is_at_decision(self) -> bool:
        """Make forced moves; whether there is then a choice to make."""
        while self._now[0].actor != NOBODY:
            if self.game.kernels.legal_moves(self._tables, self._now, 0, self._legal[0]) > 1:
                return True
            self.game.kernels.apply(self._tables, self._now, 0, self._legal[0, 0], silent_log())
        return False

    def ends(self, chance: np.random.Generator) -> list[Weights]:
        """Some different ends of this turn, each a row."""
        greedy = self._evaluation.WEIGHTS
        found = [self._end(greedy), self._end(self.own)]
        for _ in range(2 * MOST_ENDS):
            weights = (greedy, self.own)[chance.integers(2)]
            shaken = weights * (1 + SHAKEN * chance.standard_normal(weights.shape))
            found.append(self._end(shaken, chance if chance.random() < RANDOM_MOVES else None))
        different = {end.tobytes(): end for end in found}
        return list(different.values())[:MOST_ENDS]

    def play_turn(self, chance: np.random.Generator) -> None:
        """Play on to the end of the turn, as greedy does or by the weights given."""
        self._now = self._end((self._evaluation.WEIGHTS, self.own)[chance.integers(2)])

    def terms(self, end: Weights) -> Weights:
        """What each weight of the seat counts for in an end."""
        seat = int(self._now[0].actor)

        def worth(weights: Weights) -> float:
            return float(self._evaluation.evaluate(self._tables, end, 0, seat, weights))

        steps = STEP * np.eye(self.own.size).reshape(-1, *self.own.shape)
        return (np.array([worth(self.own + step) for step in steps]) - worth(self.own)) / STEP

    def play_out(self, end: Weights, draw: int) -> float:
        """The points above the mean of all seats to which an end leads, with this draw of what is hidden."""
        seat = int(self._now[0].actor)
        self._rows[0] = end[0]
        self.game.kernels.resample(self._tables, self._rows, 0, seat, np.array([draw], np.uint64))
        search_loops(self.game).play_on(
            self._tables,
            self._rows,
            seat,
            self.own,
            self._evaluation.WEIGHTS,
            NEVER,
            self._legal,
            silent_log(),
            PLAN_NODES,
        )
        points, standing = np.zeros((2, max(self.game.seat_counts)), np.int64)
        self.game.kernels.scores(self._tables, self._rows, 0, points, standing)
        return float(points[seat] - points[: self.game.seats].mean())

    def _end(self, weights: Weights, chance: np.random.Generator | None = None) -> Weights:
        """Where the best line of this turn ends; one that begins with a random move, if there is a chance for it."""
        self._rows[0] = self._now[0]
        n_legal = self.game.kernels.legal_moves(self._tables, self._rows, 0, self._legal[0])
        if chance is not None:
            self._legal[0, 0] = self._legal[0, chance.integers(n_legal)]
            n_legal = 1
        last = greedy_loops(self.game).weigh_moves(
            self._tables, self._rows, weights, self._legal, n_legal, silent_log(), MAX_NODES, self._worths
        )
        return self.game.layout.copy(self._rows[last : last + 1])
