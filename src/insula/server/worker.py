"""A bot worker: reads tasks from standard input, a line each, and answers each with a line: a move, or thoughts."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import sys
import traceback

import msgspec

from insula.bots import ask, make_bot
from insula.core import jit
from insula.core.game import Game
from insula.registry import load_game, registered_names
from insula.server.thinkers import Task, told
from insula.warm import is_ready

NICE = 10
"""Bots think when nobody else needs the processor."""


def main() -> None:
    """Warm up for what is compiled, say so, then think until nobody asks any more."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever a library prints does not become a move
    if hasattr(os, "nice"):
        os.nice(NICE)
    for title in [] if jit.INTERPRETED else filter(is_ready, registered_names()):
        for seats in load_game(title).seat_counts[:2]:
            state = load_game(title, seats).new_initial_state(seed=1)
            for level in ("greedy", "search:2"):
                ask(make_bot(level), state, 1)
    print("ready", file=answers, flush=True)
    decoder = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        try:
            answer = _answer(decoder.decode(line))
        except Exception:
            traceback.print_exc()
            answer = ""  # it could not tell; the next question may be another's
        print(answer, file=answers, flush=True)


def _answer(task: Task) -> str:
    """What a task wants, thought about by a bot without a past: so an answer never depends on earlier ones."""
    content = None if task.content is None else json.dumps(task.content)
    game = _game(task.title, task.seats, json.dumps(task.options), content)
    state, bot = game.deserialize_state(task.state), make_bot(task.level)
    if task.wanted == "move":
        return state.action_to_string(bot.choose(state, task.seed))
    return msgspec.json.encode(told(bot.think(state, task.seed), state)).decode()


@functools.lru_cache(maxsize=64)
def _game(title: str, seats: int, options: str, content: str | None) -> Game:
    game = load_game(title, seats, json.loads(options))
    if content is None:
        return game
    return game.at_table(seats, game.options, game.content.with_numbers(json.loads(content), game.content.provenance))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
