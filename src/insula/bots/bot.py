"""What a bot is, and the one way to ask it."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Protocol

from insula.core.state import State

MOST_THOUGHTS = 5
"""How many of a bot's moves people are shown."""


@dataclass(frozen=True, kw_only=True)
class Thought:
    """What a bot thinks of one of its moves.

    `share` is how much of its thinking went to the move (0 to 1), `rank` the rank it expects (1 is the first) and
    `margin` by how many points it expects to be ahead of the best other seat; both None for a bot that does not look.
    """

    move: int
    share: float
    rank: float | None = None
    margin: float | None = None


class Bot(Protocol):
    """Someone who chooses moves. `seed` is all the chance it may use: one seed, one choice."""

    name: str

    def choose(self, state: State, seed: int) -> int:
        """The move for the seat to act; the state is the bot's own and true only in what that seat knows."""
        ...

    def think(self, state: State, seed: int) -> list[Thought]:
        """What it thinks of its moves, the one it would choose first, then the best of the others."""
        ...


def ask(bot: Bot, state: State, seed: int) -> int:
    """A bot's move, from what the seat to act can know.

    What is hidden is rerolled before the bot sees it, by a law that does not look at it, so no bot can cheat.
    """
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    return bot.choose(*as_known(state, seed))


def consider(bot: Bot, state: State, seed: int) -> list[Thought]:
    """What a bot thinks of its moves, from what the seat to act can know.

    The first is what `ask` with that seed chooses, unless the bot has thought about the position before: rollouts go on
    from what they know.
    """
    legal = state.legal_actions()
    if len(legal) == 1:
        return [Thought(move=legal[0], share=1.0)]
    return bot.think(*as_known(state, seed))


def as_known(state: State, seed: int) -> tuple[State, int]:
    """The state as the seat to act can know it, and the chance that is left for the bot."""
    words = random.Random(seed)
    known = state.resample_from_infostate(state.current_player(), words, told=False)
    return known, words.getrandbits(64)


class RandomBot:
    """Any legal move."""

    name = "random"

    def choose(self, state: State, seed: int) -> int:
        """A legal move, each equally likely."""
        return random.Random(seed).choice(state.legal_actions())

    def think(self, state: State, seed: int) -> list[Thought]:
        """All moves are alike to it."""
        legal = state.legal_actions()
        chosen = self.choose(state, seed)
        others = [move for move in legal if move != chosen]
        return [Thought(move=move, share=1 / len(legal)) for move in (chosen, *others)]
