"""Search: a tree search with a fresh resample each iteration.

A deep tree is kept while one's turn goes on and nothing comes to light: what was learned under the move that was made
is true for the next one.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import numpy as np

from insula.bots.bot import Thought
from insula.bots.evaluate import evaluation_of
from insula.bots.greedy import FEW_SEATS, MAX_DEPTH, greedy_loops, values_of
from insula.bots.tree import NO_NODE, NODE, Growth, add_up, child_of
from insula.core import jit
from insula.core.errors import TableError
from insula.core.events import silent_log
from insula.core.game import Game
from insula.core.state import NO_MOVE, State

Numbers: TypeAlias = np.ndarray[Any, Any]

EXPLORATION_A_TURN, ROLLOUT_EXPLORATION = 0.02, 0.7
"""How much search, for each turn that it plays on, and rollouts look at what was tried little."""
DEEPEST, ROLLOUT_DEEPEST = 1, 256
"""How many decisions deep their trees are: beyond a move, plans are better guides than the mean of what was tried."""
TURNS = 5
"""So far plans go on, the present turn counted, unless the title says `TURNS_OF_MANY` and there are many seats."""
PLAN_NODES = 1500
"""The most positions by which a turn is weighed."""
N_DRAWS = 4096
"""How many draws differ; after them the first ones come again."""
MOST_NODES = 4_000_000
FIRST_SLICE, SLICE_SECONDS = 64, 0.05
"""Thinking is cut into slices, so that it can be watched and stopped."""
STRIDE = 0x9E3779B97F4A7C15
"""The distance between the seeds of two trees."""
LEAST_SHARE = 4
"""With a tree to go on from, at least 1/LEAST_SHARE of the iterations is still made."""


class SearchBot:
    """Thinks for a number of iterations a decision, or for a time; the same seed gives the same move.

    With several trees the iterations are shared out among them, each tree in a thread with chance of its own, and
    what they found is added up.
    """

    DEFAULT_ITERATIONS = 2000

    def __init__(
        self,
        iterations: int = DEFAULT_ITERATIONS,
        *,
        trees: int = 1,
        seconds: float | None = None,
        is_planned: bool = True,
        values: Numbers | None = None,
    ) -> None:
        """Rollouts instead of plans where `is_planned` is false; other weights than the title's by `values`."""
        if type(iterations) is not int or iterations < trees:
            raise TableError("bots.iterations", iterations=iterations)
        kind = "search" if is_planned else "rollouts"
        amount = f"{iterations}" if seconds is None else f"{seconds * 1000:.0f}ms"
        self.name = f"{kind}:{amount}" + (f"x{trees}" if trees > 1 else "")
        self.iterations = iterations
        self.seconds = seconds
        self.is_planned = is_planned
        self._values = values
        self.nodes = 0
        """Iterations of the last thought, in all trees, with those that were kept."""
        self.kept = 0
        """Those of them that were known already, from the thought before."""
        self._trees: list[Tree] = [Tree() for _ in range(trees)]
        self._made = NO_MOVE
        self._after: State | None = None
        self._legal: list[int] = []

    def choose(self, state: State, seed: int) -> int:
        """The move that was visited most."""
        for _ in self._think(state, seed):
            pass
        return self._made

    def think(self, state: State, seed: int) -> list[Thought]:
        """All moves that were tried, the most visited first."""
        for _ in self._think(state, seed):
            pass
        return self._thoughts(state)

    def ponder(self, state: State, seed: int) -> Iterator[list[Thought]]:
        """What it thinks after each slice of its thinking; to stop, ask no further."""
        for _ in self._think(state, seed):
            yield self._thoughts(state)

    def _think(self, state: State, seed: int) -> Iterator[None]:
        """Think slice by slice; at the end note the move and the decision that follows it."""
        self._legal = state.legal_actions()
        if len(self._legal) == 1:
            self._made, self._after = self._legal[0], None
            return
        limit = None if self.seconds is None else time.monotonic() + self.seconds
        fair_share = self.iterations // len(self._trees)
        self.nodes = self.kept = self._prepare(state, seed)
        left = max(fair_share - self.kept // len(self._trees), fair_share // LEAST_SHARE, 1)
        length = FIRST_SLICE
        while left > 0:
            length = length if limit else min(length, left)
            started = time.monotonic()
            self._grow(length)
            self.nodes += length * len(self._trees)
            now = time.monotonic()
            left = int(now < limit) if limit else left - length
            yield
            length = max(1, int(length * min(4.0, SLICE_SECONDS / max(now - started, 1e-6))))
        self._made = self._legal[self._by_visits(self._found())[0]]
        self._expect(state)

    def _prepare(self, state: State, seed: int) -> int:
        """Go on from the subtree of the move that was made, or begin anew; how many iterations are kept."""
        seat = state.current_player()
        after, self._after = self._after, None
        is_next = after is not None and after.game is state.game and _looks_alike(after, state, seat)
        is_next = is_next and all(tree.descend(self._made) for tree in self._trees)
        for number, tree in enumerate(self._trees):
            if not is_next:
                tree.plant(state.game, self._room(state.game), is_planned=self.is_planned, values=self._values)
            tree.look_at(state, seed + number * STRIDE & 2**64 - 1)
        visits = self._found()[:, 0]
        return int(visits.sum() - np.count_nonzero(visits)) if is_next else 0

    def _expect(self, state: State) -> None:
        """Note the next decision of the turn, if nothing comes to light before it and the tree is deep enough."""
        if self.is_planned:
            return
        seat, after = state.current_player(), state.clone()
        after.apply_action(self._made)
        while after.current_player() == seat and len(after.legal_actions()) == 1:
            after.apply_action(after.legal_actions()[0])
        before, now = state.rows[0], after.rows[0]
        if now.actor == seat and now.turn == before.turn and now.revealed == before.revealed:
            self._after = after

    def _room(self, game: Game) -> int:
        """How many nodes have room in a tree."""
        if self.is_planned:
            return 1 + len(game.moves)
        if self.seconds is not None:
            return MOST_NODES
        return min(MOST_NODES, 2 * self.iterations // len(self._trees) + len(game.moves))

    def _grow(self, iterations: int) -> None:
        """Let every tree grow by some iterations."""
        if len(self._trees) == 1:
            self._trees[0].grow(iterations)
            return
        with ThreadPoolExecutor(len(self._trees)) as pool:
            for done in [pool.submit(tree.grow, iterations) for tree in self._trees]:
                done.result()

    def _found(self) -> Numbers:
        """For each legal move its visits, utilities and margins in all trees.

        Below a root that was not the first there may also be moves for what other draws lead to.
        """
        totals = np.zeros((len(self._trees[0].game.moves), 4))
        for tree in self._trees:
            add_up(tree.nodes, tree.sums, tree.root, totals)
        return totals[self._legal]

    def _by_visits(self, found: Numbers) -> Numbers:
        """The numbers of the legal moves that were tried, the most visited first, of equals the better one."""
        order = np.lexsort((-found[:, 1], -found[:, 0]))
        return order[: np.count_nonzero(found[:, 0])]

    def _thoughts(self, state: State) -> list[Thought]:
        """What all trees together found of each move."""
        if len(self._legal) == 1:
            return [Thought(move=self._legal[0], share=1.0)]
        found = self._found()
        n_visits = found[:, 0].sum()
        others = state.game.seats - 1
        return [
            Thought(
                move=self._legal[number],
                share=float(visits / n_visits),
                rank=float(np.clip(1 + others * (1 - utility / visits) / 2, 1, 1 + others)),
                margin=float(margin / visits),
            )
            for number in self._by_visits(found)
            for visits, _, utility, margin in [found[number]]
        ]


def _looks_alike(one: State, other: State, seat: int) -> bool:
    """Whether a seat cannot tell two positions apart."""
    return one.observation_string(seat) == other.observation_string(seat)


class Tree:
    """A tree, the position that it grows from, and its chance."""

    game: Game
    nodes: Any
    sums: Numbers
    root: int
    _n_nodes: int

    def plant(self, game: Game, room: int, *, is_planned: bool, values: Numbers | None) -> None:
        """Begin anew, with room for that many nodes."""
        evaluation = evaluation_of(game)
        turns, moves, seats = turns_of(game), len(game.moves), max(game.seat_counts)
        deepest = DEEPEST if is_planned else ROLLOUT_DEEPEST
        self.game = game
        self.nodes = NODE.zeros(room)
        self.sums = np.zeros((room, 3))
        self._unmet = np.nan if is_planned else 0.0
        self.root, self._n_nodes = 0, 1
        self.nodes[0].first_child = NO_NODE
        self._growth = Growth(
            content=game.content.tables,
            states=game.layout.zeros(MAX_DEPTH + 3),
            nodes=self.nodes,
            sums=self.sums,
            draws=np.zeros((N_DRAWS, seats)),
            rng=np.zeros(1, np.uint64),
            silent=silent_log(),
            legal=np.zeros((MAX_DEPTH + 1, moves), np.int32),
            is_planned=int(is_planned),
            deepest=deepest,
            exploration=EXPLORATION_A_TURN * turns if is_planned else ROLLOUT_EXPLORATION,
            spread=evaluation.SPREAD,
            points_a_lead=evaluation.POINTS_A_LEAD,
            turns=turns,
            max_nodes=PLAN_NODES,
            weights=evaluation.WEIGHTS,
            values=values_of(game) if values is None else values,
            rollout_weights=rollout_weights(game),
            chance=np.zeros(1, np.uint64),
            child_of_move=np.full(moves, NO_NODE, np.int32),
            path=np.empty(deepest, np.int32),
            seats=np.empty(deepest, np.int32),
            moves=np.empty(moves, np.int32),
            worth_of_move=np.zeros(moves),
            worths=np.zeros(seats),
            utility=np.zeros(seats),
            margin=np.zeros(seats),
        )

    def look_at(self, state: State, seed: int) -> None:
        """Grow from this position on, with this chance."""
        self._growth.states[0] = state.rows[0]
        self._growth.rng[0] = seed
        self._growth.draws[:] = self._unmet

    def descend(self, move: int) -> bool:
        """Make the child that a move leads to the root, if there is one and half of the room is left."""
        child = child_of(self.nodes, self.root, move)
        if child == NO_NODE or 2 * self._n_nodes > len(self.nodes):
            return False
        self.root = child
        return True

    def grow(self, iterations: int) -> None:
        """Think for that many iterations."""
        self._n_nodes = search_loops(self.game).grow(self._growth, self.root, self._n_nodes, iterations)


def turns_of(game: Game) -> int:
    """How far plans go on."""
    turns: int = getattr(evaluation_of(game), "TURNS_OF_MANY", TURNS) if game.seats > FEW_SEATS else TURNS
    return turns


def rollout_weights(game: Game) -> np.ndarray[Any, Any]:
    """How likely each move is in a rollout, by its verb; verbs that the title says nothing of weigh 1."""
    weights = [evaluation_of(game).ROLLOUT_WEIGHTS.get(text.split()[0], 1) for text in game.moves.texts]
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
        evaluate=evaluation_of(game).evaluate,
        weigh_moves=greedy_loops(game).weigh_moves,
        N_MOVES=len(game.moves),
        MAX_SEATS=max(game.seat_counts),
    )
