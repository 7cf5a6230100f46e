"""A bot worker: reads tasks from standard input, a line each, and answers each with a line: the move."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import sys

import msgspec

from insula.bots import make_bot
from insula.bots.bot import ask
from insula.core.game import Game
from insula.registry import load_game, registered_names
from insula.server.thinkers import Task

NICE = 10
"""Bots think when nobody else needs the processor."""


def main() -> None:
    """Warm up, say so, then think until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a library prints does not become a move
    if hasattr(os, "nice"):
        os.nice(NICE)
    for title in registered_names():
        for seats in load_game(title).seat_counts[:2]:
            state = load_game(title, seats).new_initial_state(seed=1)
            for level in ("greedy", "search:2"):
                ask(make_bot(level), state, 1)
    print("ready", file=answers, flush=True)
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        task = decoder.decode(line)
        content = None if task.content is None else json.dumps(task.content)
        game = _game(task.title, task.seats, json.dumps(task.options), content)
        state = game.deserialize_state(task.state)
        move = make_bot(task.level).choose(state, task.seed)
        print(state.action_to_string(move), file=answers, flush=True)


@functools.lru_cache(maxsize=64)
def _game(title: str, seats: int, options: str, content: str | None) -> Game:
    game = load_game(title, seats, json.loads(options))
    if content is None:
        return game
    return game.at_table(seats, game.options, game.content.with_numbers(json.loads(content), game.content.provenance))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
