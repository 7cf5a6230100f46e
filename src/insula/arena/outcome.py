"""One game between bots, and how it ended."""

from __future__ import annotations

import operator
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from insula.arena.contest import Fixture, word_of
from insula.arena.players import FAULTS, close_all, make_player, reason_of
from insula.bots import Bot, ask
from insula.core.state import State


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How a game ended, seat by seat. What it took in seconds is not part of it: that depends on the machine.

    `places` are 1 for the first, ties averaged. A bot that failed or chose an illegal move forfeits: it is the last,
    the others share the places before it, and nobody has points. `record` is the game as text, where it is asked for.
    """

    shuffle: int
    players: tuple[str, ...]
    places: tuple[float, ...]
    points: tuple[int, ...] | None
    decisions: tuple[int, ...]
    forfeit: tuple[int, str] | None = None
    seconds: tuple[float, ...] = field(compare=False)
    record: str | None = field(default=None, compare=False, repr=False)

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """Which game of its contest it was."""
        return self.shuffle, self.players

    def seats_of(self, bot: str) -> list[int]:
        """Where a bot and its copies sat."""
        return [seat for seat, player in enumerate(self.players) if player == bot]

    def place_of(self, bot: str) -> float:
        """The mean place of a bot's seats."""
        return self._mean(bot, self.places)

    def share_of(self, bot: str) -> float:
        """The mean share of the win of a bot's seats; a shared first place counts its share."""
        best = min(self.places)
        return self._mean(bot, [(place == best) / self.places.count(best) for place in self.places])

    def margin_of(self, bot: str) -> float | None:
        """The mean of a bot's points less those of the best other seat; None after a forfeit."""
        if self.points is None:
            return None
        best = [max(self.points[:seat] + self.points[seat + 1 :]) for seat in range(len(self.points))]
        return self._mean(bot, [mine - theirs for mine, theirs in zip(self.points, best, strict=True)])

    def duel(self, one: str, other: str) -> float:
        """How often a bot came in before another, over all pairs of their seats; a tie is half."""
        pairs = [(self.places[a], self.places[b]) for a in self.seats_of(one) for b in self.seats_of(other)]
        return sum((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs) / len(pairs)

    def _mean(self, bot: str, values: Sequence[float]) -> float:
        seats = self.seats_of(bot)
        return sum(values[seat] for seat in seats) / len(seats)


class ForfeitError(Exception):
    """A bot cannot go on: its seat, and why."""


def play_game(fixture: Fixture) -> Outcome:
    """A game with fresh bots. What they use as chance is derived from shuffle, seat and move number."""
    state = fixture.contest.lay().new_initial_state(fixture.seed)
    bots = [make_player(name) for name in fixture.players]
    effort = Effort(len(bots))
    try:
        _play_out(state, bots, fixture.seed, effort)
    except ForfeitError as forfeit:
        return _ended(fixture, effort, places=_places_after(forfeit.args[0], len(bots)), forfeit=forfeit.args)
    finally:
        close_all(bots)
    last = len(bots) - 1
    places = tuple(1 + (1 - utility) * last / 2 for utility in state.returns())
    record = state.record().with_players(fixture.players).to_text()
    return _ended(fixture, effort, places=places, points=tuple(state.scores()), record=record)


class Effort:
    """Decisions and seconds of each seat."""

    def __init__(self, seats: int) -> None:
        self.decisions = [0] * seats
        self.seconds = [0.0] * seats


def _play_out(state: State, bots: list[Bot], seed: int, effort: Effort) -> None:
    while not state.is_terminal():
        seat, legal = state.current_player(), state.legal_actions()
        started = time.perf_counter()
        try:
            move = operator.index(ask(bots[seat], state, word_of(seed, seat, state.seq)))
        except FAULTS as error:
            raise ForfeitError(seat, reason_of(error)) from error
        effort.seconds[seat] += time.perf_counter() - started
        effort.decisions[seat] += len(legal) > 1
        if move not in legal:
            raise ForfeitError(seat, f"illegal move {move}")
        state.apply_action(move)


def _places_after(seat: int, seats: int) -> tuple[float, ...]:
    return tuple(float(seats) if other == seat else seats / 2 for other in range(seats))


def _ended(fixture: Fixture, effort: Effort, points: tuple[int, ...] | None = None, **ending: Any) -> Outcome:
    return Outcome(
        shuffle=fixture.shuffle,
        players=fixture.players,
        points=points,
        decisions=tuple(effort.decisions),
        seconds=tuple(round(seconds, 4) for seconds in effort.seconds),
        **ending,
    )
