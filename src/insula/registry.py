"""The one list of titles, as strings, loaded on first use."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path

from insula.core.content import Content
from insula.core.errors import RecordError, TableError
from insula.core.game import Game
from insula.core.record import Record
from insula.core.replay import replay as replay_with
from insula.core.state import State

TITLES = {"alhambra": "insula.games.alhambra"}


def registered_names() -> list[str]:
    """The titles that can be loaded.

    >>> registered_names()
    ['alhambra']
    """
    return sorted(TITLES)


def load_game(
    title: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Content | Path | str | None = None,
) -> Game:
    """A title at a table: so many seats, options, and components (default: the title's own content file).

    >>> game = load_game("alhambra", seats=4, options={"tracking": "open"})
    >>> game.num_players(), game.num_distinct_actions()
    (4, 32)
    """
    if title not in TITLES:
        raise TableError("table.unknown_title", title=title, known=registered_names())
    game: Game = importlib.import_module(TITLES[title]).GAME
    return game.at_table(seats, options, content)


def replay(record: Record, content: Content | None = None, *, to: int | None = None) -> State:
    """The state after the first `to` moves of a record (default: all); RecordError says what does not fit."""
    if record.title not in TITLES:
        raise RecordError("record.other_title", line=1, title=record.title, expected=registered_names())
    return replay_with(record, load_game(record.title), content, to=to)
