"""Insula: three board games about building a city, as exact and very fast rules.

>>> import insula
>>> insula.registered_names()
['alhambra']
>>> state = insula.load_game("alhambra", seats=2).new_initial_state(seed=7)
>>> state.current_player() in (0, 1)
True
"""

from insula.core.errors import ContentError, InsulaError, MoveError, RecordError, TableError
from insula.core.game import Game
from insula.core.layout import NOBODY
from insula.core.state import SPECTATOR, TERMINAL, State, View
from insula.registry import load_game, registered_names

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "SPECTATOR",
    "TERMINAL",
    "ContentError",
    "Game",
    "InsulaError",
    "MoveError",
    "RecordError",
    "State",
    "TableError",
    "View",
    "load_game",
    "registered_names",
]
