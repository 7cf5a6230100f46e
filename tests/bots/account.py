"""An account of all that bots think along whole games, in numbers that every mode must come to."""

from __future__ import annotations

import dataclasses
from unittest.mock import patch

import numpy as np

from insula.bots import ask, consider, greedy, make_bot, search
from insula.bots.evaluate import evaluation_of
from insula.core.state import State
from insula.registry import load_game


@dataclasses.dataclass(frozen=True, kw_only=True)
class Course:
    """A whole game, and who thinks about it: bots by name, for how many decisions in a row, and where in the log."""

    title: str
    seats: int
    options: dict[str, str]
    seed: int
    moves: list[int]
    thinkers: list[tuple[str, int, list[int]]]
    max_nodes: int  # bots weigh a turn by at most so many positions


def course_of(game, *, seed, thinkers, max_nodes):
    """A game among beginners; each thinker is asked at its last decision and at regular intervals before."""
    state, bot = game.new_initial_state(seed), make_bot("beginner")
    while not state.is_terminal():
        state.apply_action(ask(bot, state, state.seq))
    return Course(
        title=game.name,
        seats=game.seats,
        options=dict(game.options),
        seed=seed,
        moves=state.history(),
        thinkers=[(name, in_a_row, list(state.choices[::-every])) for name, in_a_row, every in thinkers],
        max_nodes=max_nodes,
    )


def account_of(course):
    """For each position of a game what there is to think about it: where and what, and its numbers."""
    game = load_game(course.title).at_table(course.seats, course.options)
    state = State.unsettled(game, course.seed)
    with patch.object(greedy, "MAX_NODES", course.max_nodes), patch.object(search, "PLAN_NODES", course.max_nodes):
        for move in course.moves:
            where = f"{game.name}, {game.seats} seats, after move {state.seq}"
            yield f"{where}: worth", [worth(state)]
            yield f"{where}: likely moves", likely_moves(state)
            for name, in_a_row, places in course.thinkers:
                if state.seq in places:
                    yield f"{where}: {name}", thoughts(name, state, in_a_row)
            state.apply_literally(game.moves.texts[move])
        yield f"{game.name}, {game.seats} seats, at the end: worth", [worth(state)]


def worth(state):
    """What a position is worth to one of the seats, each in turn, by weights that no term can hide behind."""
    game, evaluation = state.game, evaluation_of(state.game)
    weights = np.random.default_rng(1).random(evaluation.WEIGHTS.shape)
    return float(evaluation.evaluate(game.content.tables, state.rows, 0, state.seq % game.seats, weights))


def likely_moves(state):
    """The moves that greedy looks at further on in a turn."""
    game = state.game
    out = np.zeros(len(game.moves), np.int32)
    return out[: greedy.likely_moves(game)(game.content.tables, state.rows, 0, out)].tolist()


def thoughts(name, state, in_a_row):
    """What a bot thinks of each move, here and at the decisions that follow once it has made the best one."""
    bot, line, numbers = make_bot(name), state.clone(), []
    for _ in range(in_a_row):
        if not line.is_terminal():
            thinking = consider(bot, line, line.seq)
            for thought in sorted(thinking, key=lambda thought: thought.move):
                numbers += [number for number in dataclasses.astuple(thought) if number is not None]
            line.apply_action(thinking[0].move)
    return numbers
