"""The one list of titles, as strings, loaded on first use."""

from __future__ import annotations

import functools
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

from insula.core.content import Content
from insula.core.errors import RecordError, TableError
from insula.core.game import Game, Title, title_in
from insula.core.record import Record
from insula.core.replay import replay as replay_with
from insula.core.state import State

TITLES = {
    "alhambra": "insula.games.alhambra",
    "arkadia": "insula.games.arkadia",
    "carpe_diem": "insula.games.carpe_diem",
}
CONTENT = "INSULA_CONTENT"
"""The variable that names content files to play with in place of a title's own; child processes inherit it."""


def registered_names() -> list[str]:
    """The titles that can be loaded.

    >>> registered_names()
    ['alhambra', 'arkadia', 'carpe_diem']
    """
    return sorted(TITLES)


def load_title(name: str) -> Title:
    """A title without a table: what it is played with, and how.

    >>> load_title("alhambra").seat_counts
    (2, 3, 4, 5, 6)
    """
    if name not in TITLES:
        raise TableError("table.unknown_title", title=name, known=registered_names())
    return title_in(TITLES[name])


def load_game(
    title: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Content | Path | str | None = None,
) -> Game:
    """A title at a table: so many seats, options, and components (default: `--content`, else the title's own file).

    >>> game = load_game("alhambra", seats=4, options={"tracking": "open"})
    >>> game.num_players(), game.num_distinct_actions()
    (4, 32)
    """
    return load_title(title).at_table(seats, options, content or _replaced_content().get(title))


def replace_content(path: Path, title: str | None = None) -> None:
    """Play a title with other components from now on; `title` is the one they have to be of.

    A faulty file is refused with every fault named, and nothing changes.
    """
    content = _read_content(path.resolve())
    if title not in (None, content.title):
        raise TableError("table.other_content", title=content.title, expected=title)
    files = [file for file in _content_files() if _read_content(file).title != content.title]
    os.environ[CONTENT] = os.pathsep.join(map(str, [*files, path.resolve()]))


def _replaced_content() -> dict[str, Content]:
    contents = [_read_content(file) for file in _content_files()]
    return {content.title: content for content in contents}


def _content_files() -> list[Path]:
    return [Path(name) for name in os.environ.get(CONTENT, "").split(os.pathsep) if name]


@functools.lru_cache(maxsize=16)
def _read_content(path: Path) -> Content:
    """The components in a file of any title: the file names it."""
    try:
        title = tomllib.loads(path.read_text(encoding="utf-8")).get("title")
    except (OSError, ValueError, RecursionError):
        title = None
    names = [title] if title in TITLES else registered_names()[:1]
    return load_title(names[0]).load_content(path)


def replay(record: Record, content: Content | None = None, *, to: int | None = None) -> State:
    """The state after the first `to` moves of a record (default: all); RecordError says what does not fit."""
    if record.title not in TITLES:
        raise RecordError("record.other_title", line=1, title=record.title, expected=registered_names())
    return replay_with(record, load_title(record.title), content, to=to)
