"""What the command `insula arena` does."""

from __future__ import annotations

import argparse
import csv
import errno
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Protocol

from insula.arena import report
from insula.arena.ledger import Outcomes
from insula.arena.run import play
from insula.core import jit
from insula.core.errors import InsulaError
from insula.registry import is_warm, load_game
from insula.warm import warm

WIDTH = 20
"""Signs of a full bar; where it cannot be written over, it is told as often."""


class Line(Protocol):
    """One line of progress that is written over."""

    def say(self, text: str, is_kept: bool = False) -> None:
        """Show a text in place of the last; without a live terminal only a text that is to be kept is printed."""

    def clear(self) -> None:
        """Leave nothing behind."""


def run_arena(options: argparse.Namespace, line: Line) -> int:
    """Play, then print the table or JSON, and write what else was asked for."""
    bots = names_of(options.bots)
    load_game(options.title, options.seats, options.option)
    if any(name.startswith("python:") for name in bots) and "" not in sys.path:
        sys.path.insert(0, "")  # a module of one's own lies in the folder where one is
    if options.markdown is not None:
        _check_writable(options.markdown)
    if options.plot is not None:
        _check_writable(options.plot)
        report.import_figure()
    if not is_warm(options.title):
        warm([options.title], [jit.MODE], line.say)
    result = play(
        options.title,
        bots,
        games=options.games,
        seats=options.seats,
        options=options.option,
        seed=options.seed,
        executor=options.executor,
        jobs=options.jobs,
        address=options.address,
        record=options.record,
        records=options.records,
        stop_when_sure=options.stop_when_sure,
        watch=Watcher(bots[0], line),
    )
    line.clear()
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    print(json.dumps(result.to_dict()) if options.json else report.table(result, width))
    if options.markdown is not None:
        _write(options.markdown, report.markdown(result))
    if options.plot is not None:
        report.plot(result, options.plot)
    return 0


def names_of(text: str) -> list[str]:
    """Names with commas between them; one that has a comma itself stands in quotes.

    >>> names_of('master, "engine:play --levels 1,2"')
    ['master', 'engine:play --levels 1,2']
    """
    return [name.strip() for row in csv.reader(text.splitlines(), skipinitialspace=True) for name in row] or [""]


class Watcher:
    """Tells how far a contest has come, how its first bot is doing and how long the rest will take."""

    def __init__(self, bot: str, line: Line) -> None:
        self.bot = bot
        self.line = line
        self.started = time.monotonic()
        self.before: int | None = None

    def __call__(self, outcomes: Outcomes, total: int) -> None:
        """After every game; games of an earlier run tell nothing about the pace."""
        done = len(outcomes)
        if self.before is None:
            self.before = done - 1
        left = round((time.monotonic() - self.started) / (done - self.before) * max(0, total - done))
        shares = [outcome.share_of(self.bot) for outcome in outcomes.values() if self.bot in outcome.players]
        share = f", {self.bot} wins {100 * sum(shares) / len(shares):.0f} %" if shares else ""
        bar = "#" * (WIDTH * done // total)
        text = f"[{bar:{WIDTH}}] {done} of {total} games{share}, {left // 60}:{left % 60:02} left"
        self.line.say(text, is_kept=WIDTH * done // total > WIDTH * (done - 1) // total)


def _check_writable(file: Path) -> None:
    """Find out before the games whether the result files can be written."""
    if file.is_dir():
        fault = errno.EISDIR
    elif not file.parent.is_dir():
        fault = errno.ENOENT
    elif not os.access(file.parent, os.W_OK):
        fault = errno.EACCES
    else:
        return
    raise InsulaError("arena.file", file=str(file), reason=os.strerror(fault))


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InsulaError("arena.file", file=str(file), reason=error.strerror) from error
