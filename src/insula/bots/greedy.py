"""Greedy: the turn after which the position is worth most, by the title's evaluation."""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from insula.bots.bot import Thought
from insula.bots.evaluate import evaluation_of
from insula.core import jit
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.state import State

MAX_DEPTH = 48
MAX_NODES = 4000
FEW_SEATS = 2
FAR_WORSE = 2.0
"""A move that is this many mistakes worse than the best is never chosen."""


class GreedyBot:
    """Looks at every way to play its turn, up to a bound, and at nothing beyond it.

    One that makes mistakes misjudges each move by about `mistake`, and never takes one that is far worse than the best.
    """

    def __init__(self, mistake: float = 0.0, weights: np.ndarray[Any, Any] | None = None) -> None:
        self.name = f"greedy:{mistake:g}" if mistake else "greedy"
        self.mistake = mistake
        self._weights = weights

    def choose(self, state: State, seed: int) -> int:
        """The first move of the best turn; among equals the first found."""
        moves, worths = self._weigh(state)
        return int(moves[np.argmax(self._misjudge(worths, seed))])

    def think(self, state: State, seed: int) -> list[Thought]:
        """All moves, the one that seems best first.

        It expects what search's values say of the position, less what a move seems to be worse than the best.
        """
        moves, worths = self._weigh(state)
        seeming = self._misjudge(worths, seed)
        is_absurd = np.isneginf(seeming)
        seeming = np.where(is_absurd, np.minimum(worths, seeming[~is_absurd].min()), seeming)
        game, seat, evaluation = state.game, state.current_player(), evaluation_of(state.game)
        values = [
            evaluation.evaluate(game.content.tables, state.rows, 0, each, values_of(game)) for each in range(game.seats)
        ]
        own = values.pop(seat) + seeming - seeming.max()
        ranks = [1 + sum(1 - math.tanh((each - other) / evaluation.SPREAD) for other in values) / 2 for each in own]
        margins = evaluation.POINTS_A_LEAD * (own - max(values))
        return [
            Thought(move=int(moves[k]), share=1 / len(moves), rank=ranks[k], margin=float(margins[k]))
            for k in np.lexsort((-seeming, is_absurd))
        ]

    def _weigh(self, state: State) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """The legal moves, and the worth of the best turn that begins with each."""
        game = state.game
        weights = evaluation_of(game).WEIGHTS if self._weights is None else self._weights
        rows = game.layout.zeros(MAX_DEPTH + 2)
        rows[0] = state.rows[0]
        legal = np.zeros((MAX_DEPTH + 1, len(game.moves)), np.int32)
        worths = np.zeros(len(game.moves))
        n_moves = greedy_loops(game).weigh_turn(
            game.content.tables, rows, weights, legal, silent_log(), MAX_NODES, worths
        )
        return legal[0, :n_moves], worths[:n_moves]

    def _misjudge(self, worths: np.ndarray[Any, Any], seed: int) -> np.ndarray[Any, Any]:
        """What the moves seem to be worth."""
        if not self.mistake:
            return worths
        words = random.Random(seed)
        seeming = worths + [words.gauss(0.0, self.mistake) for _ in worths]
        seeming[worths < worths.max() - FAR_WORSE * self.mistake] = -np.inf
        return seeming


def values_of(game: Game) -> np.ndarray[Any, Any]:
    """The weights by which search judges positions, with as many seats as a game has."""
    evaluation = evaluation_of(game)
    values: np.ndarray[Any, Any] = evaluation.VALUES if game.seats == FEW_SEATS else evaluation.VALUES_OF_MANY
    return values


def greedy_loops(game: Game) -> Any:
    """The loops of `greedy_loops.py` for a title."""
    return jit.instantiate(
        "insula.bots.greedy_loops",
        game.module,
        legal_moves=game.kernels.legal_moves,
        apply=game.kernels.apply,
        evaluate=evaluation_of(game).evaluate,
        likely_moves=likely_moves(game),
    )


def likely_moves(game: Game) -> Any:
    """The kernel that lists the moves worth a thought further on; all of them unless the title's evaluation has one."""
    return getattr(evaluation_of(game), "likely_moves", game.kernels.legal_moves)
