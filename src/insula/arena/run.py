"""Runs a contest, from its description to its result."""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from insula.arena.contest import Contest, make_contest
from insula.arena.executors import Executor, Processes, Ray, here
from insula.arena.ledger import Ledger, Outcomes
from insula.arena.outcome import Outcome
from insula.arena.result import Result, summarize, verdict_of, whole_shuffles
from insula.core import jit
from insula.core.errors import InsulaError
from insula.registry import is_warm
from insula.warm import warm

EXECUTORS = ("processes", "ray")
LONGEST_NAME = 24
"""So much of a bot's name is part of the name of a file."""

Watch = Callable[[Outcomes, int], None]
"""Told after every game: the games there are, and how many there will be."""


def play(
    title: str,
    bots: Sequence[str],
    *,
    games: int = 100,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    executor: str = "processes",
    jobs: int | None = None,
    address: str | None = None,
    record: Path | str | None = None,
    records: Path | str | None = None,
    stop_when_sure: bool = False,
    watch: Watch | None = None,
) -> Result:
    """Let bots play a title against each other and say who is stronger.

    Every set of bots that fills the table plays `games` games, rounded up so that each shuffle is played in every
    rotation of the seating. What comes out follows from title, bots, seats, options and seed; `executor` and `jobs` say
    who plays (`jobs=1`: this process). `record` is a file to go on with, `records` a folder for the games themselves.

    >>> result = play("alhambra", ["greedy", "random"], games=4, jobs=1)
    >>> result.games, result.bots[0].win_share > 0.5
    (4, True)
    """
    contest = make_contest(title, bots, seats, options, seed)
    if games < 1 or (jobs is not None and jobs < 1):
        raise InsulaError("arena.numbers", games=games, jobs=jobs)
    if stop_when_sure and len(contest.bots) != 2:
        raise InsulaError("arena.two_bots", bots=len(contest.bots))
    fixtures = [fixture for shuffle in range(contest.shuffles_for(games)) for fixture in contest.fixtures_of(shuffle)]
    with contextlib.closing(Ledger(contest, record)) as ledger:
        is_sure = _stopper(contest, ledger) if stop_when_sure else _never
        missing = [fixture for fixture in fixtures if fixture.key not in ledger.outcomes]
        if missing and not is_sure():
            with contextlib.closing(_executor(title, executor, jobs, address)(missing)) as outcomes:
                for outcome in outcomes:
                    _keep_record(outcome, contest, records)
                    ledger.add(outcome)
                    if watch is not None:
                        watch(ledger.outcomes, len(fixtures))
                    if is_sure():
                        break
    asked = [ledger.outcomes[fixture.key] for fixture in fixtures if fixture.key in ledger.outcomes]
    return summarize(contest, _until_sure(contest, asked) if stop_when_sure else asked)


def _executor(title: str, name: str, jobs: int | None, address: str | None) -> Executor:
    """Who plays the games. Kernels are compiled before several begin, or all would compile the same."""
    if name not in EXECUTORS:
        raise InsulaError("arena.executor", executor=name, known=", ".join(EXECUTORS))
    if name == "processes" and jobs == 1:
        return here
    if address is None and not is_warm(title):
        warm([title], [jit.MODE], report=lambda _: None)
    return Processes(jobs or os.cpu_count() or 1) if name == "processes" else Ray(jobs or 2, address)


def _never() -> bool:
    return False


def _stopper(contest: Contest, ledger: Ledger) -> Callable[[], bool]:
    """Whether it is clear which bot is stronger, checked once after each shuffle's worth of games."""
    games = len(contest.fixtures_of(0))

    def is_sure() -> bool:
        outcomes = ledger.outcomes
        return (
            len(outcomes) % games == 0 and verdict_of(contest, whole_shuffles(contest, outcomes.values())) is not None
        )

    return is_sure


def _until_sure(contest: Contest, outcomes: Sequence[Outcome]) -> Sequence[Outcome]:
    """The games up to the verdict, so that what counts does not depend on which games were under way then."""
    verdict = verdict_of(contest, whole_shuffles(contest, outcomes))
    return outcomes if verdict is None else [game for game in outcomes if game.shuffle < verdict.shuffles]


def _keep_record(outcome: Outcome, contest: Contest, folder: Path | str | None) -> None:
    """A file that `insula replay` reads, for a game that was played to its end; its name is unique."""
    if folder is None or outcome.record is None:
        return
    players = "-".join(re.sub(r"[^\w.]+", "_", bot)[:LONGEST_NAME] for bot in outcome.players)
    game = hashlib.blake2b(repr((contest, outcome.players)).encode(), digest_size=4).hexdigest()
    name = f"{contest.title}-{outcome.shuffle:05}-{players}-{game}"
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        Path(folder, f"{name}.txt").write_text(outcome.record, encoding="utf-8")
    except OSError as error:
        raise InsulaError("arena.file", file=str(folder), reason=error.strerror) from error
