"""What is played, by whom and in which seats: all of it follows from the few fields of `Contest`."""

from __future__ import annotations

import functools
import hashlib
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import insula
from insula import bots as bots_package
from insula.arena.players import close_all, make_player
from insula.core.errors import InsulaError
from insula.core.game import Game
from insula.registry import load_game


@dataclass(frozen=True, kw_only=True)
class Contest:
    """Bots at a table of a title. Two runs of one contest play the same games."""

    title: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int
    version: str
    rules: int
    content: str
    thinking: str
    """How our own bots think about the title, as a digest: their code, their weights, what the levels are."""

    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets: every set of bots that fills the table.

        Where there are fewer bots than seats, one of the bot named first meets copies of the other, for every pair.
        """
        if len(self.bots) >= self.seats:
            return list(itertools.combinations(self.bots, self.seats))
        return [(one, *[other] * (self.seats - 1)) for one, other in itertools.combinations(self.bots, 2)]

    def fixtures_of(self, shuffle: int) -> list[Fixture]:
        """The games of a shuffle: every lineup, once in each rotation of its seating."""
        return [
            Fixture(contest=self, shuffle=shuffle, players=(*lineup[first:], *lineup[:first]))
            for lineup in self.lineups()
            for first in range(self.seats)
        ]

    def shuffles_for(self, games: int) -> int:
        """How many shuffles it takes to play `games` games of each lineup, rounded up to whole rotations."""
        return -(-games // self.seats)

    def lay(self) -> Game:
        """The table, on the machine that plays; refused where its rules or components are not the contest's."""
        game = load_game(self.title, self.seats, self.options)
        here = (insula.__version__, game.rules_version, game.content.digest, thinking_of(self.title))
        if here != (self.version, self.rules, self.content, self.thinking):
            raise InsulaError("arena.other_rules", title=self.title, version=insula.__version__)
        return game


@dataclass(frozen=True, kw_only=True)
class Fixture:
    """One game of a contest: which shuffle, and the bot at each seat."""

    contest: Contest
    shuffle: int
    players: tuple[str, ...]

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """Which game of its contest it is."""
        return self.shuffle, self.players

    @property
    def seed(self) -> int:
        """The shuffle as a seed, the same for all who play it."""
        return word_of(self.contest.seed, self.shuffle)


def make_contest(
    title: str, bots: Sequence[str], seats: int, options: Mapping[str, str] | None = None, seed: int = 0
) -> Contest:
    """A contest that can be played here: known bots, each once, at a table that the title has."""
    game = load_game(title, seats, options)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise InsulaError("arena.bots", bots=", ".join(bots))
    close_all(map(make_player, bots))
    return Contest(
        title=title,
        bots=tuple(bots),
        seats=seats,
        options=dict(game.options),
        seed=seed,
        version=insula.__version__,
        rules=game.rules_version,
        content=game.content.digest,
        thinking=thinking_of(title),
    )


@functools.cache
def thinking_of(title: str) -> str:
    """A digest of all files on which the moves of our bots in a title depend."""
    folder = Path(bots_package.__file__).parent
    files = [*folder.glob("*.py"), *folder.glob(f"evaluate/{title}.*"), folder / "evaluate" / "__init__.py"]
    digest = hashlib.blake2b(digest_size=8)
    for file in sorted(files):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def word_of(*numbers: int) -> int:
    """A 64-bit word derived from numbers, the same on every machine."""
    return int.from_bytes(hashlib.blake2b(repr(numbers).encode(), digest_size=8).digest(), "big")
