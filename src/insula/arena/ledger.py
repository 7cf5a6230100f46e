"""The games of a contest as NDJSON: a header that tells the contest, then a line a game, written as it ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from io import FileIO
from pathlib import Path
from typing import Any, TypeVar

from insula.arena.contest import Contest
from insula.arena.outcome import Outcome
from insula.core.errors import InsulaError
from insula.folders import take_lock

FORMAT = 1
HEAD = b'{"insula_arena":'

Outcomes = dict[tuple[int, tuple[str, ...]], Outcome]
"""Games of a contest by their key."""

T = TypeVar("T")


class Ledger:
    """The games of a contest that are already played, kept in a file if one is named."""

    def __init__(self, contest: Contest, file: Path | str | None = None) -> None:
        self.outcomes: Outcomes = {}
        self._file: FileIO | None = None
        self._path = Path(file or "")
        if file is not None:
            try:
                self._open(self._path, contest)
            except InsulaError:
                self.close()
                raise

    def add(self, outcome: Outcome) -> None:
        """Keep a game."""
        self.outcomes[outcome.key] = outcome
        row = asdict(outcome)
        del row["record"]
        self._write(row)

    def close(self) -> None:
        """Nothing more is written."""
        if self._file is not None:
            self._file.close()

    def _open(self, path: Path, contest: Contest) -> None:
        """Continue after the last whole line of this contest's file; any other file, or one in use, is left alone."""
        try:
            if path.exists() and not path.is_file():
                raise InsulaError("arena.file", file=str(path), reason="not a regular file")
            self._file = path.open("ab", buffering=0)
            if not take_lock(self._file.fileno()):
                raise InsulaError("arena.file_in_use", file=str(path))
            lines = _whole_lines(path)
            self.outcomes = _outcomes_of(contest, path, lines) if lines else {}
            self._file.truncate(sum(map(len, lines)))
        except OSError as error:
            raise InsulaError("arena.file", file=str(path), reason=error.strerror) from error
        if not lines:
            self._write({"insula_arena": FORMAT, **asdict(contest)})

    def _write(self, row: dict[str, Any]) -> None:
        if self._file is None:
            return
        line = json.dumps(row, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            raise InsulaError("arena.file", file=str(self._path), reason=error.strerror) from error


def read_ledger(path: Path) -> tuple[Contest, list[Outcome]]:
    """The contest of a file and its games."""
    lines = _whole_lines(path)
    if not lines:
        raise InsulaError("arena.record_line", file=str(path), line=1)
    return _read_lines(path, lines)


def _whole_lines(path: Path) -> list[bytes]:
    """The lines of a file; what comes after the last line's end was never finished."""
    try:
        text = path.read_bytes()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise InsulaError("arena.file", file=str(path), reason=error.strerror) from error
    if not text.startswith(HEAD[: len(text)]):
        raise InsulaError("arena.record_line", file=str(path), line=1)
    return [line for line in text.splitlines(keepends=True) if line.endswith(b"\n")]


def _read_lines(path: Path, lines: list[bytes]) -> tuple[Contest, list[Outcome]]:
    contest = _read_line(path, lines, 0, _read_header)
    return contest, [_read_line(path, lines, number, _read_outcome) for number in range(1, len(lines))]


def _outcomes_of(contest: Contest, path: Path, lines: list[bytes]) -> Outcomes:
    """The games of a file, which must be of this contest."""
    found, outcomes = _read_lines(path, lines)
    if found != contest:
        raise InsulaError("arena.other_contest", file=str(path), fields=_differences(found, contest))
    return {outcome.key: outcome for outcome in outcomes}


def _read_line(path: Path, lines: list[bytes], number: int, read: Callable[[dict[str, Any]], T]) -> T:
    try:
        return read(json.loads(lines[number]))
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise InsulaError("arena.record_line", file=str(path), line=number + 1) from error


def _read_header(row: dict[str, Any]) -> Contest:
    if row.pop("insula_arena") != FORMAT:
        raise ValueError(FORMAT)
    return Contest(**_with_tuples(row))


def _read_outcome(row: dict[str, Any]) -> Outcome:
    return Outcome(**_with_tuples(row))


def _with_tuples(row: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in row.items()}


def _differences(one: Contest, other: Contest) -> str:
    """The names of what differs between two contests."""
    theirs = asdict(other)
    return ", ".join(name for name, value in asdict(one).items() if value != theirs[name])
