"""The lines of a match's log, and where its links lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

HOST = -1
"""The host's place among a match's links."""

Kind = Literal[
    "position", "record", "move", "undo", "back", "reroll", "ask", "agree", "refuse", "join", "sit", "bot", "handed",
    "person", "free", "resign", "link", "rematch",
]  # fmt: skip
"""What happened; `handed` and `link` are the host's doing. `sit` is a `join` with a link that nobody else ever had.

Nobody is told of `undo` and `reroll`; of `position`, which all begins with, not the text."""


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A line of a match's log: what happened, to which seat, and the text that goes with the kind."""

    kind: Kind
    seat: int | None
    text: str = ""
