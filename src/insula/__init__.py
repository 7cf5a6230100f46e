"""Insula: board games about building a city, as exact and very fast rules.

>>> import insula
>>> insula.registered_names()
['alhambra', 'arkadia', 'carpe_diem']
>>> state = insula.load_game("alhambra", seats=2).new_initial_state(seed=7)
>>> state.current_player() in (0, 1)
True
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from insula.core.batch import Batch
    from insula.core.errors import ContentError, InsulaError, MoveError, RecordError, TableError
    from insula.core.game import Game, Title
    from insula.core.layout import NOBODY
    from insula.core.seen import View
    from insula.core.state import SPECTATOR, TERMINAL, State
    from insula.registry import load_game, load_title, parse, read_position, registered_names, replay

__version__ = "0.1.0"

_HOME_OF_NAME = {
    **dict.fromkeys(("ContentError", "InsulaError", "MoveError", "RecordError", "TableError"), "insula.core.errors"),
    **dict.fromkeys(("SPECTATOR", "TERMINAL", "State", "View"), "insula.core.state"),
    **dict.fromkeys(
        ("load_game", "load_title", "parse", "read_position", "registered_names", "replay"), "insula.registry"
    ),
    "Batch": "insula.core.batch",
    **dict.fromkeys(("Game", "Title"), "insula.core.game"),
    "NOBODY": "insula.core.layout",
}

__all__ = [
    "NOBODY",
    "SPECTATOR",
    "TERMINAL",
    "Batch",
    "ContentError",
    "Game",
    "InsulaError",
    "MoveError",
    "RecordError",
    "State",
    "TableError",
    "Title",
    "View",
    "load_game",
    "load_title",
    "parse",
    "read_position",
    "registered_names",
    "replay",
]


def __getattr__(name: str) -> Any:
    """Load what is asked for on first use: a command that only tells its version pays for nothing."""
    if name not in _HOME_OF_NAME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(_HOME_OF_NAME[name]), name)
