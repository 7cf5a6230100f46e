"""What a contest came to: figures of each bot, of each pair, and a rating."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from insula.arena.certainty import ERROR_RATE, Verdict, judge
from insula.arena.contest import Contest
from insula.arena.intervals import paired, wilson
from insula.arena.outcome import Outcome
from insula.arena.rating import rate
from insula.core.errors import InsulaError

ANCHOR = "random"


@dataclass(frozen=True, kw_only=True)
class BotFigures:
    """How one bot did. All means are over its games; in a game with copies of it, over its seats.

    `ci_low` and `ci_high` are Wilson's interval of `win_share`, as if all games were independent; `paired_low` and
    `paired_high` know that the rotations of a shuffle are one observation. A margin is own points less the best
    other's. `rating` is in the units of Elo, with its standard error.
    """

    name: str
    games: int
    win_share: float
    ci_low: float
    ci_high: float
    paired_low: float
    paired_high: float
    mean_rank: float
    mean_margin: float | None
    forfeits: int
    seconds_per_decision: float
    rating: float
    rating_error: float


@dataclass(frozen=True, kw_only=True)
class PairFigures:
    """How often a bot came in before another in the games of both, a tie being half, with a paired interval."""

    bot: str
    other: str
    games: int
    share: float
    low: float
    high: float


@dataclass(frozen=True, kw_only=True)
class Result:
    """The figures of a contest, and the games that count for them."""

    contest: Contest
    outcomes: tuple[Outcome, ...]
    bots: tuple[BotFigures, ...]
    pairs: tuple[PairFigures, ...]
    verdict: Verdict | None

    @property
    def games(self) -> int:
        """How many games count."""
        return len(self.outcomes)

    @property
    def stronger(self) -> str | None:
        """Which of two bots is the stronger one, where that is clear."""
        if self.verdict is None:
            return None
        return self.contest.bots[0 if self.verdict.is_first else 1]

    def to_dict(self) -> dict[str, Any]:
        """All figures, as JSON has them."""
        verdict = self.verdict and {"stronger": self.stronger, "error_rate": ERROR_RATE, **asdict(self.verdict)}
        return {
            **asdict(self.contest),
            "games": self.games,
            "bots": [asdict(bot) for bot in self.bots],
            "pairs": [asdict(pair) for pair in self.pairs],
            "verdict": verdict,
            "forfeits": [
                {"shuffle": outcome.shuffle, "players": outcome.players, "seat": seat, "reason": reason}
                for outcome in self.outcomes
                if outcome.forfeit
                for seat, reason in [outcome.forfeit]
            ],
        }


def summarize(contest: Contest, outcomes: Iterable[Outcome]) -> Result:
    """The figures of the games up to the first shuffle that is not whole; the order of the outcomes does not matter."""
    counted = whole_shuffles(contest, outcomes)
    if not counted:
        raise InsulaError("arena.no_games")
    return Result(
        contest=contest,
        outcomes=tuple(counted),
        bots=tuple(
            _figures(bot, counted, rating)
            for bot, rating in zip(contest.bots, ratings(contest.bots, counted), strict=True)
        ),
        pairs=tuple(_pair_figures(one, other, counted) for one, other in itertools.combinations(contest.bots, 2)),
        verdict=verdict_of(contest, counted),
    )


def whole_shuffles(contest: Contest, outcomes: Iterable[Outcome]) -> list[Outcome]:
    """The outcomes in the order of the contest, up to the first shuffle in which a game is missing."""
    of_key = {outcome.key: outcome for outcome in outcomes}
    whole: list[Outcome] = []
    for shuffle in itertools.count():
        found = [of_key.get(fixture.key) for fixture in contest.fixtures_of(shuffle)]
        if None in found:
            return whole
        whole += [outcome for outcome in found if outcome is not None]
    raise AssertionError


def verdict_of(contest: Contest, outcomes: Sequence[Outcome]) -> Verdict | None:
    """Which of two bots is the stronger one, from whole shuffles; None for more bots, and while it is not clear."""
    if len(contest.bots) != 2 or not outcomes:
        return None
    return judge(_by_shuffle(outcomes, lambda outcome: outcome.share_of(contest.bots[0])), 1 / contest.seats)


def _figures(bot: str, outcomes: Sequence[Outcome], rating: tuple[float, float]) -> BotFigures:
    games = [outcome for outcome in outcomes if bot in outcome.players]
    shares = _by_shuffle(games, lambda outcome: outcome.share_of(bot))
    win_share = _mean(shares)
    low, high = wilson(win_share, len(games))
    paired_low, paired_high = paired(shares)
    margins = [margin for game in games if (margin := game.margin_of(bot)) is not None]
    seats = [(game, seat) for game in games for seat in game.seats_of(bot)]
    decisions = sum(game.decisions[seat] for game, seat in seats)
    return BotFigures(
        name=bot,
        games=len(games),
        win_share=win_share,
        ci_low=low,
        ci_high=high,
        paired_low=paired_low,
        paired_high=paired_high,
        mean_rank=_mean([game.place_of(bot) for game in games]),
        mean_margin=_mean(margins) if margins else None,
        forfeits=sum(game.forfeit is not None and game.players[game.forfeit[0]] == bot for game in games),
        seconds_per_decision=sum(game.seconds[seat] for game, seat in seats) / max(1, decisions),
        rating=rating[0],
        rating_error=rating[1],
    )


def _pair_figures(one: str, other: str, outcomes: Sequence[Outcome]) -> PairFigures:
    games = [outcome for outcome in outcomes if {one, other} <= set(outcome.players)]
    shares = _by_shuffle(games, lambda outcome: outcome.duel(one, other))
    low, high = paired(shares)
    return PairFigures(bot=one, other=other, games=len(games), share=_mean(shares), low=low, high=high)


def ratings(bots: Sequence[str], outcomes: Iterable[Outcome]) -> list[tuple[float, float]]:
    """Each bot's rating and its standard error, from games of any contests that share their shuffles.

    A game of more than two seats counts as an order of every two of its bots. `random` is 0, else the first bot.
    """
    ordered = sorted(outcomes, key=lambda outcome: outcome.shuffle)
    duels = [
        [
            (bots.index(one), bots.index(other), outcome.duel(one, other))
            for outcome in games
            for one, other in itertools.combinations(bots, 2)
            if {one, other} <= set(outcome.players)
        ]
        for _, games in itertools.groupby(ordered, key=lambda outcome: outcome.shuffle)
    ]
    return rate(duels, len(bots), bots.index(ANCHOR) if ANCHOR in bots else 0)


def _by_shuffle(outcomes: Iterable[Outcome], figure: Callable[[Outcome], float]) -> list[float]:
    """The mean of a figure in each shuffle."""
    return [_mean(map(figure, games)) for _, games in itertools.groupby(outcomes, key=lambda game: game.shuffle)]


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
