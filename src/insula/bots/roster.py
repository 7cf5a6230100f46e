"""Bots by name: the five levels that people are offered, and what they are made of."""

from __future__ import annotations

import functools
import re

from insula.bots.bot import Bot, RandomBot, Thought
from insula.bots.evaluate import evaluation_of
from insula.bots.outside import ENGINE, OutsideBot
from insula.core.errors import TableError
from insula.core.state import State

LEVELS = ("beginner", "casual", "skilled", "expert", "master")
"""The levels that are offered to people, from weak to strong. What each of them is, a title's evaluation says."""
DEFAULT_LEVEL = "casual"
KNOWN = (
    *LEVELS,
    "random",
    "greedy",
    "greedy:MISTAKE",
    "search:N",
    "search:NxTREES",
    "search:Nms",
    "rollouts:N",
    "engine:COMMAND",
)
MOST_ITERATIONS = 9_999_999
SEARCH = re.compile(r"(search|rollouts)(?::([1-9][0-9]{0,6})(ms|x([1-9][0-9]?))?)?")
GREEDY = re.compile(r"greedy(?::([0-9]{1,3}(?:\.[0-9]{1,3})?))?")


class LevelBot:
    """One of the five levels: for each title the bot that its evaluation names."""

    def __init__(self, level: str) -> None:
        self.name = level
        self._of_name = functools.cache(make_bot)
        self._level = level

    def choose(self, state: State, seed: int) -> int:
        """The move of this level's bot for the title."""
        return self._bot(state).choose(state, seed)

    def think(self, state: State, seed: int) -> list[Thought]:
        """The thoughts of this level's bot for the title."""
        return self._bot(state).think(state, seed)

    def _bot(self, state: State) -> Bot:
        bot: Bot = self._of_name(evaluation_of(state.game).LEVELS[self._level])
        return bot


def make_bot(name: str) -> Bot:
    """A bot by name: a level, `random`, `greedy`, `greedy:3` (misjudges by about 3), or `search`.

    `search:2000` thinks for 2000 iterations per decision, `search:2000x4` in four trees side by side, `search:500ms`
    for so long; `rollouts:2000` judges positions by random play to the end. `engine:COMMAND` is an outside program:
    such a name runs whatever it says, so it is for the owner of the machine alone.
    """
    from insula.bots.greedy import GreedyBot  # noqa: PLC0415 - compiled bots only when they are asked for
    from insula.bots.search import SearchBot  # noqa: PLC0415

    if name in LEVELS:
        return LevelBot(name)
    if name == "random":
        return RandomBot()
    if greedy := GREEDY.fullmatch(name):
        return GreedyBot(float(greedy[1] or 0))
    if search := SEARCH.fullmatch(name):
        amount = int(search[2] or SearchBot.DEFAULT_ITERATIONS)
        is_planned = search[1] == "search"
        if search[3] == "ms":
            return SearchBot(seconds=amount / 1000, is_planned=is_planned)
        return SearchBot(amount, trees=int(search[4] or 1), is_planned=is_planned)
    if name.startswith(ENGINE):
        return OutsideBot.named(name)
    raise TableError("bots.unknown", name=name, known=KNOWN)
