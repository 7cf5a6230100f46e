"""Write docs/ladder.md: how strong the bots of each title are, by games that anybody can play again.

`python tools/ladder.py --games 100` plays what is missing in benchmarks/ladder, then writes the page;
`python tools/ladder.py --from FOLDER` writes it from games that were played elsewhere. NumPy and Numba are enough.
"""

from __future__ import annotations

import argparse
import dataclasses
import itertools
import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path

from insula import load_game, registered_names
from insula.arena import Result, play, ratings, summarize
from insula.arena.ledger import read_ledger
from insula.bots import LEVELS
from insula.bots.evaluate import evaluation_of

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "ladder.md"
GAMES = ROOT / "benchmarks" / "ladder"

Match = tuple[int, tuple[str, str]]
"""The number of seats, and two bots: the first plays in one seat, the second in the others."""

RATED = (*LEVELS[::-1], "greedy", "random")
DUELS = [*itertools.pairwise(LEVELS[::-1]), (LEVELS[0], "random"), ("greedy", "random"), (LEVELS[-1], "greedy")]
"""Every level against the one below, and greedy in between, in two seats."""
LEVEL_MATCHES: list[Match] = [*((2, duel) for duel in DUELS), (4, (LEVELS[-1], "greedy"))]
BUDGETED = LEVELS[3]
"""The level whose budget is also tried four times and a quarter as large: more thinking must be better."""

INTRODUCTION = """# Ladder: how strong the bots are

Written by `python tools/ladder.py`, from games that it plays. [arena.md](arena.md) tells how they are played and
counted. Every shuffle is played in all rotations of the seats. Intervals are 95 %, with a shuffle as one observation.
Ratings are in the units of Elo, with their standard errors; `random` is 0. Seconds are those of the first bot.
"""


def main() -> None:
    """Play what is missing and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="of each match")
    parser.add_argument("--titles", default=",".join(registered_names()), help="with commas")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--to", type=Path, default=GAMES, metavar="FOLDER", help="where the games are kept")
    parser.add_argument("--from", type=Path, dest="source", metavar="FOLDER", help="play nothing, read these games")
    parser.add_argument("--page", type=Path, default=PAGE)
    options = parser.parse_args()
    titles = options.titles.split(",")
    if options.source is None:
        play_all(titles, options.games, options.jobs, options.to)
    options.page.write_text("\n".join(page(titles, options.source or options.to)), encoding="utf-8")


# --- The games ---


def play_all(titles: Sequence[str], games: int, jobs: int, folder: Path) -> None:
    """Play every match that is not played yet; an end in between loses nothing."""
    folder.mkdir(parents=True, exist_ok=True)
    for title in titles:
        machine_file(folder, title).write_text(json.dumps(machine(), indent=2) + "\n", encoding="utf-8")
        for seats, bots in matches(title):
            result = play(title, bots, games=games, seats=seats, jobs=jobs, record=file_of(folder, title, seats, bots))
            print(f"{title}, {seats} seats: {bots[0]} wins {share(result)} against {bots[1]}", file=sys.stderr)


def matches(title: str) -> list[Match]:
    """What is played in a title: level against level, and one budget against others."""
    kind, budget = evaluation_of(load_game(title)).LEVELS[BUDGETED].split(":")
    budgets = [f"{kind}:{max(1, int(budget) * times // 4)}" for times in (16, 4, 1)]
    return LEVEL_MATCHES + [(2, duel) for duel in itertools.pairwise(budgets)]


def machine_file(folder: Path, title: str) -> Path:
    """Where it is kept what a title was played with."""
    return folder / f"{title}-machine.json"


def file_of(folder: Path, title: str, seats: int, bots: Sequence[str]) -> Path:
    """Where the games of a match are kept."""
    return folder / f"{title}-{seats}-{'-'.join(bots)}.ndjson".replace(":", "")


def machine() -> dict[str, str]:
    """What the games are played with."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=12"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout.strip()  # fmt: skip
    return {
        "commit": commit or "unknown",
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
    }


# --- The page ---


def page(titles: Sequence[str], folder: Path) -> Iterator[str]:
    """The whole page, line by line."""
    yield INTRODUCTION
    for title in titles:
        yield from chapter(title, folder)
    yield ""


def chapter(title: str, folder: Path) -> Iterator[str]:
    """What the levels of a title are, how they are rated, and match by match how that was found.

    A level that is the same bot as another one is rated once.
    """
    facts = json.loads(machine_file(folder, title).read_text(encoding="utf-8"))
    results = {match: summarize(*read_ledger(file_of(folder, title, *match))) for match in matches(title)}
    budgets = {**evaluation_of(load_game(title)).LEVELS, "greedy": "greedy", "random": "random"}
    names = {bot: next(name for name in RATED if budgets[name] == budgets[bot]) for bot in RATED}
    rated = list(dict.fromkeys(names.values()))
    duels = [
        dataclasses.replace(outcome, players=tuple(names[bot] for bot in outcome.players))
        for (seats, bots), result in results.items()
        if seats == 2 and set(bots) <= set(RATED)
        for outcome in result.outcomes
    ]
    yield from ["", f"## {title.replace('_', ' ').title()}", "", "| played with | |", "|---|---|"]
    yield from (f"| {name} | {value} |" for name, value in facts.items())
    yield from ["", "| bot | what it is | rating |", "|---|---|--:|"]
    for bot, (rating, error) in zip(rated, ratings(rated, duels), strict=True):
        yield f"| {bot} | `{budgets[bot]}` | {rating:.0f} ± {error:.0f} |"
    yield from ["", "| seats | match | games | wins | 95 % | margin | s/decision |", "|--:|---|--:|--:|--:|--:|--:|"]
    for (seats, (bot, other)), result in results.items():
        first = result.bots[0]
        cells = [
            str(seats),
            f"{bot} against {other}" if seats == 2 else f"{bot} against {seats - 1} × {other}",
            str(first.games),
            share(result),
            f"{100 * first.paired_low:.1f} to {100 * first.paired_high:.1f}",
            "" if first.mean_margin is None else f"{first.mean_margin:+.1f}",
            f"{first.seconds_per_decision:.3f}",
        ]
        yield f"| {' | '.join(cells)} |"


def share(result: Result) -> str:
    """The first bot's share of the wins."""
    return f"{100 * result.bots[0].win_share:.1f} %"


if __name__ == "__main__":
    main()
