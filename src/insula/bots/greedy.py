"""Greedy: the turn after which the position is worth most, by the title's evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np

from insula.bots.evaluate import evaluation_of
from insula.core import jit
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.state import State

MAX_DEPTH = 48
MAX_NODES = 4000


class GreedyBot:
    """Looks at every way to play its turn, up to a bound, and at nothing beyond it."""

    name = "greedy"

    def choose(self, state: State, seed: int) -> int:
        """The first move of the best turn; among equals the first found."""
        game = state.game
        loops, weights = greedy_loops(game)
        rows = game.layout.zeros(MAX_DEPTH + 2)
        rows[0] = state.rows[0]
        legal = np.zeros((MAX_DEPTH + 1, len(game.moves)), np.int32)
        return int(loops.best_turn(game.content.tables, rows, weights, legal, silent_log(), MAX_NODES))


def greedy_loops(game: Game) -> tuple[Any, np.ndarray[Any, Any]]:
    """The loops of `greedy_loops.py` for a title, and the weights of its evaluation."""
    evaluation = evaluation_of(game.title)
    loops = jit.instantiate(
        "insula.bots.greedy_loops",
        game.module,
        legal_moves=game.kernels.legal_moves,
        apply=game.kernels.apply,
        evaluate=evaluation.evaluate,
        likely_moves=likely_moves(game),
    )
    return loops, evaluation.WEIGHTS


def likely_moves(game: Game) -> Any:
    """The kernel that lists the moves worth a thought further on; all of them unless the title's evaluation has one."""
    return getattr(evaluation_of(game.title), "likely_moves", game.kernels.legal_moves)
