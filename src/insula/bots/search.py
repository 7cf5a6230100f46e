"""Search: information-set Monte Carlo tree search with a fresh resample each iteration."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np

from insula.core import jit
from insula.core.errors import TableError
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.layout import Layout, number
from insula.core.state import State

NODE = Layout(
    number("move", -1, 2**31, "the move that leads here"),
    number("first_child", -1, 2**31, "the newest of its children, -1 for none"),
    number("next_sibling", -1, 2**31, "the next older child of its parent, -1 for none"),
    number("visits", 0, 2**31, "iterations that went through it"),
    number("available", 0, 2**31, "iterations in which it could have been chosen"),
)


class SearchBot:
    """Thinks for a number of iterations; the same seed gives the same move."""

    DEFAULT_ITERATIONS = 2000

    def __init__(self, iterations: int = DEFAULT_ITERATIONS, exploration: float = 0.7) -> None:
        """So many iterations a decision; `exploration` weighs what was tried little."""
        if type(iterations) is not int or iterations < 1:
            raise TableError("bots.iterations", iterations=iterations)
        self.name = f"search:{iterations}"
        self.iterations = iterations
        self.exploration = exploration

    def choose(self, state: State, seed: int) -> int:
        """The move that was visited most."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        game = state.game
        loops = search_loops(game)
        rows = game.layout.zeros(2)
        rows[0] = state.rows[0]
        nodes = NODE.zeros(self.iterations + 1)
        worths = np.zeros(self.iterations + 1)
        return int(
            loops.search(
                game.content.tables,
                rows,
                nodes,
                worths,
                self.iterations,
                self.exploration,
                rollout_weights(game),
                np.array([seed], np.uint64),
                silent_log(),
            )
        )


def rollout_weights(game: Game) -> np.ndarray[Any, Any]:
    """How likely each move is in a rollout, by its verb; verbs that the title says nothing of weigh 1."""
    evaluation = importlib.import_module(f"insula.bots.evaluate.{game.title}")
    weights = [evaluation.ROLLOUT_WEIGHTS.get(text.split()[0], 1) for text in game.moves.texts]
    return np.array(weights, np.int64)


def search_loops(game: Game) -> Any:
    """The loops of `search_loops.py` for a title."""
    return jit.instantiate(
        "insula.bots.search_loops",
        game.module,
        legal_moves=game.kernels.legal_moves,
        apply=game.kernels.apply,
        scores=game.kernels.scores,
        resample=game.kernels.resample,
        N_MOVES=len(game.moves),
        MAX_SEATS=max(game.seat_counts),
    )
