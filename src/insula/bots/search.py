"""Search: a tree search with a fresh resample each iteration.

Positions are judged by rollouts; for a title whose evaluation names a SPREAD, by plans of whole turns.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from insula.bots.evaluate import evaluation_of
from insula.bots.greedy import MAX_DEPTH, MAX_NODES, greedy_loops, likely_moves
from insula.bots.tree import NODE
from insula.core import jit
from insula.core.errors import TableError
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.state import State

ROLLOUT_EXPLORATION = 0.7
"""How much rollouts look at what was tried little."""
CHILDREN_AN_ITERATION = 24
"""Room in the tree of plans: more moves than this few positions have, and a full tree only grows no further."""


class SearchBot:
    """Thinks for a number of iterations; the same seed gives the same move."""

    DEFAULT_ITERATIONS = 2000

    def __init__(self, iterations: int = DEFAULT_ITERATIONS) -> None:
        """So many iterations a decision."""
        if type(iterations) is not int or iterations < 1:
            raise TableError("bots.iterations", iterations=iterations)
        self.name = f"search:{iterations}"
        self.iterations = iterations

    def choose(self, state: State, seed: int) -> int:
        """The move that was visited most."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        search = search_by_plans if is_planned(state.game) else search_by_rollouts
        return search(state, self.iterations, np.array([seed], np.uint64))


def is_planned(game: Game) -> bool:
    """Whether a title is searched by plans: its evaluation then says how much of a lead makes a win likely."""
    return hasattr(evaluation_of(game.title), "SPREAD")


def search_by_rollouts(state: State, iterations: int, rng: np.ndarray[Any, Any]) -> int:
    """Positions are judged by how random play ends from there: `search_loops.py`."""
    game = state.game
    rows = game.layout.zeros(2)
    rows[0] = state.rows[0]
    return int(
        search_loops(game).search(
            game.content.tables,
            rows,
            NODE.zeros(iterations + 1),
            np.zeros(iterations + 1),
            iterations,
            ROLLOUT_EXPLORATION,
            rollout_weights(game),
            rng,
            silent_log(),
        )
    )


def search_by_plans(state: State, iterations: int, rng: np.ndarray[Any, Any]) -> int:
    """Positions are judged by the title's evaluation at the end of a turn: `plan_loops.py`."""
    game = state.game
    evaluation = evaluation_of(game.title)
    rows = game.layout.zeros(MAX_DEPTH + 3)
    rows[0] = state.rows[0]
    n_nodes = iterations * CHILDREN_AN_ITERATION + len(game.moves)
    return int(
        plan_loops(game).search(
            game.content.tables,
            rows,
            NODE.zeros(n_nodes),
            np.zeros(n_nodes),
            iterations,
            evaluation.EXPLORATION,
            evaluation.SPREAD,
            evaluation.WEIGHTS,
            MAX_NODES,
            getattr(evaluation, "REVEALS", 0),
            np.zeros((MAX_DEPTH + 1, len(game.moves)), np.int32),
            rng,
            silent_log(),
        )
    )


def rollout_weights(game: Game) -> np.ndarray[Any, Any]:
    """How likely each move is in a rollout, by its verb; verbs that the title says nothing of weigh 1."""
    weights = [evaluation_of(game.title).ROLLOUT_WEIGHTS.get(text.split()[0], 1) for text in game.moves.texts]
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


def plan_loops(game: Game) -> Any:
    """The loops of `plan_loops.py` for a title."""
    return jit.instantiate(
        "insula.bots.plan_loops",
        game.module,
        legal_moves=game.kernels.legal_moves,
        likely_moves=likely_moves(game),
        apply=game.kernels.apply,
        resample=game.kernels.resample,
        evaluate=evaluation_of(game.title).evaluate,
        weigh_moves=greedy_loops(game)[0].weigh_moves,
        N_MOVES=len(game.moves),
        MAX_SEATS=max(game.seat_counts),
    )
