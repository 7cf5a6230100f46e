"""What the terminal draws, on plain paper."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from insula.terminal.painter import Look
from insula.words import Words

NAMES = ("Anna", "Bartholomäus-Maximilian", "Cleo", "Дарья", "E", "F")


def look_of(title: str, language: str = "en", columns: int = 120, seats: int = 4, **changes: Any) -> Look:
    """How a title is drawn in a language on a window of some columns."""
    return Look(words=Words(language, title), names=list(NAMES[:seats]), width=columns, **changes)


def printed(thing: Any, look: Look) -> list[str]:
    """What a thing looks like; no line is wider than the paper."""
    console = Console(file=io.StringIO(), width=look.width, color_system=None, highlight=False, markup=False)
    console.print(thing)
    lines = console.file.getvalue().splitlines()
    assert all(len(line.rstrip()) <= look.width for line in lines), lines
    return lines
