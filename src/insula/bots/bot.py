"""What a bot is, and the one way to ask it."""

from __future__ import annotations

import random
import re
from typing import Protocol

from insula.core.errors import TableError
from insula.core.state import State

LEVELS = ("random", "greedy", "search:500", "search:2000")
"""The levels that are offered to people, from weak to strong."""


class Bot(Protocol):
    """Someone who chooses moves. `seed` is all the chance it may use: one seed, one choice."""

    name: str

    def choose(self, state: State, seed: int) -> int:
        """The move for the seat to act; the state is the bot's own and true only in what that seat knows."""
        ...


def ask(bot: Bot, state: State, seed: int) -> int:
    """A bot's move, from what the seat to act can know.

    What is hidden is rerolled before the bot sees it, by a law that does not look at it, so no bot can cheat.
    """
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    words = random.Random(seed)
    known = state.resample_from_infostate(state.current_player(), words)
    return bot.choose(known, words.getrandbits(64))


class RandomBot:
    """Any legal move."""

    name = "random"

    def choose(self, state: State, seed: int) -> int:
        """A legal move, each equally likely."""
        return random.Random(seed).choice(state.legal_actions())


def make_bot(name: str) -> Bot:
    """A bot by name: `random`, `greedy`, `search`, or `search:500` for so many iterations."""
    from insula.bots.greedy import GreedyBot  # noqa: PLC0415 - compiled bots only when they are asked for
    from insula.bots.search import SearchBot  # noqa: PLC0415

    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "search":
        return SearchBot()
    if re.fullmatch(r"search:[1-9][0-9]{0,6}", name):
        return SearchBot(int(name.removeprefix("search:")))
    raise TableError("bots.unknown", name=name, known=("random", "greedy", "search:N"))
