"""Processes of the tests' own: another mode, another environment, the command as a user gives it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import insula

SOURCES = Path(insula.__file__).parents[1]
ROOT = Path(__file__).parents[2]


def environment(**changes: str | None) -> dict[str, str]:
    """The environment of a child: that of the tests with changes; None takes a name out."""
    path = os.pathsep.join((str(SOURCES), str(ROOT)))
    mine = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": None, **changes}
    return {name: value for name, value in mine.items() if value is not None}


def run(*words: str, **changes: str | None) -> subprocess.CompletedProcess[str]:
    """Python with these words on its command line; every warning is an error."""
    return subprocess.run(
        [sys.executable, "-W", "error", *words],
        env=environment(**changes), capture_output=True, text=True, check=False,
    )  # fmt: skip


def evaluate(code: str, **changes: str | None) -> str:
    """What a program prints; it must end well."""
    done = run("-c", code, **changes)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def command(*words: str, **changes: str | None) -> subprocess.CompletedProcess[str]:
    """The `insula` command."""
    return run("-m", "insula", *words, **changes)
