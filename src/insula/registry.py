"""The titles: our own, and those that installed distributions bring. Loaded on first use.

A distribution brings one as pytest's and Gymnasium's plugins come, by an entry point of the group `insula.titles`:

    [project.entry-points."insula.titles"]
    tic_city = "tic_city"

What is wrong with one is told with its distribution's name; the other titles are there all the same.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import re
import tomllib
import types
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from insula.core import jit, position
from insula.core.content import Content
from insula.core.errors import InsulaError, RecordError, TableError
from insula.core.game import Game, Title, title_in
from insula.core.record import Record
from insula.core.record import parse as parse_any
from insula.core.replay import replay as replay_with
from insula.core.state import State

TITLES = {
    "alhambra": "insula.games.alhambra",
    "arkadia": "insula.games.arkadia",
    "carpe_diem": "insula.games.carpe_diem",
}
GROUP = "insula.titles"
"""The group of the entry points of all other titles."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
ATTRIBUTE = "TITLE"
"""What a title's module calls it."""
PACKAGE = Path(__file__).parent
CONTENT = "INSULA_CONTENT"
"""The variable that names content files to play with in place of a title's own; child processes inherit it."""


class TitleWarning(UserWarning):
    """A title of another distribution that cannot be played, and why."""

    def __init__(self, error: InsulaError) -> None:
        super().__init__(str(error))
        self.error = error


def registered_names() -> list[str]:
    """The titles that can be loaded; of each that cannot a `TitleWarning` tells whose it is and why.

    >>> {'alhambra', 'arkadia', 'carpe_diem'} <= set(registered_names())
    True
    """
    return sorted({*TITLES, *_sound_names()})


def announced_names() -> list[str]:
    """The titles that are there by their names; nothing is loaded to find out whether they can be."""
    return sorted({*TITLES, *(name for name, found in _outside().items() if isinstance(found, Outside))})


def load_title(name: str) -> Title:
    """A title without a table: what it is played with, and how.

    >>> load_title("alhambra").seat_counts
    (2, 3, 4, 5, 6)
    """
    if name in TITLES:
        return title_in(TITLES[name])
    found = _outside().get(name)
    if found is None:
        raise TableError("table.unknown_title", title=name, known=registered_names())
    if isinstance(found, TableError):
        raise found
    return _load_outside(name, found)


def load_game(
    title: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Content | Path | str | None = None,
) -> Game:
    """A title at a table: seats, options, and components (default: `--content`, else the title's own file).

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
    return load_title(title if title in announced_names() else min(TITLES)).load_content(path)


def read_position(text: str, seed: int = 0) -> State:
    """The state that a position in words describes, at the table that it names; see `Game.from_position`."""
    title, seats, options = position.table_of(text)
    return load_game(title, seats, options).from_position(text, seed)


def parse(text: str) -> Record:
    """A record of a title from text or NDJSON, no longer than its longest game; RecordError says what does not fit."""
    return parse_any(text, lambda head: load_title(_known(head).title).max_moves)


def replay(record: Record, content: Content | None = None, *, to: int | None = None) -> State:
    """The state after the first `to` moves of a record (default: all); RecordError says what does not fit."""
    return replay_with(_known(record), load_title(record.title), content, to=to)


def _known(record: Record) -> Record:
    """The record, if there is such a title here."""
    if record.title not in announced_names():
        raise RecordError("record.other_title", line=1, title=record.title, expected=registered_names())
    return record


def is_warm(title: str, mode: str | None = None, mark: str = jit.WARM_MARK) -> bool:
    """Whether a title's kernels, or those of a mark, were compiled in a mode (default: this process's)."""
    return jit.is_warm(kernels_of(title), mode, mark)


def kernels_of(title: str) -> str:
    """What a title's kernels are kept under, as `jit` calls it."""
    module = module_of(title)
    return title if module is None else jit.home_of(module)


# --- What stands beside a title's rules ---


@dataclass(frozen=True, kw_only=True)
class Companions:
    """What a title brings besides its rules: modules that bots and the terminal look for, and a folder of words.

    Those of our own titles stand with the bots, the terminal and the words; those of another within its package.
    """

    evaluation: str
    painter: str
    folder: Path
    """Where its folder `locales` is."""


@functools.cache
def companions_of(module: str) -> Companions:
    """What goes with the title of a module, whether or not it is there."""
    own, _, title = module.rpartition(".")
    if own == "insula.games":
        return Companions(
            evaluation=f"insula.bots.evaluate.{title}", painter=f"insula.terminal.{title}", folder=PACKAGE
        )
    spec = importlib.util.find_spec(module)
    folder = PACKAGE if spec is None or spec.origin is None else Path(spec.origin).parent
    return Companions(evaluation=f"{module}.evaluation", painter=f"{module}.terminal", folder=folder)


def module_of(title: str) -> str | None:
    """The module of a title; None for one that is not there."""
    found = TITLES.get(title) or _outside().get(title)
    return found.module if isinstance(found, Outside) else found if isinstance(found, str) else None


@functools.cache
def find_module(name: str) -> types.ModuleType | None:
    """A module, or None where there is none of this name; one that is there and cannot be imported is an error."""
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # what should hold it is no package
        return None
    return None if spec is None else importlib.import_module(name)


# --- Titles of other distributions ---


@dataclass(frozen=True, kw_only=True)
class Outside:
    """A title of another distribution."""

    module: str
    distribution: str


@functools.cache
def _outside() -> dict[str, Outside | TableError]:
    """What the entry points name: where each title is, or why it cannot be."""
    found: dict[str, Outside | TableError] = {}
    for point in metadata.entry_points(group=GROUP):
        distribution = "?" if point.dist is None else f"{point.dist.name} {point.dist.version}"
        other = found.get(point.name)
        if point.name in TITLES:
            found[point.name] = TableError(
                "table.title_taken", title=point.name, distributions=["insula", distribution]
            )
        elif isinstance(other, Outside):
            both = sorted([other.distribution, distribution])
            found[point.name] = TableError("table.title_taken", title=point.name, distributions=both)
        elif other is not None:
            other.arguments["distributions"].append(distribution)
        elif not NAME.fullmatch(point.name):
            found[point.name] = _broken(point.name, distribution, "a name is of small letters, digits and low lines")
        elif point.attr not in (None, "", ATTRIBUTE):
            found[point.name] = _broken(point.name, distribution, f"a title is called {ATTRIBUTE}, not {point.attr}")
        else:
            found[point.name] = Outside(module=point.module, distribution=distribution)
    return found


@functools.cache
def _sound_names() -> frozenset[str]:
    """The titles of other distributions that can be loaded; once a process, of all others why not."""
    sound = set()
    for name, found in _outside().items():
        if isinstance(found, TableError):
            warnings.warn(TitleWarning(found), stacklevel=3)
            continue
        try:
            _load_outside(name, found)
        except TableError as error:
            warnings.warn(TitleWarning(error), stacklevel=3)
        else:
            sound.add(name)
    return frozenset(sound)


@functools.cache
def _load_outside(name: str, found: Outside) -> Title:
    """A title of another distribution; TableError where anything is wrong with it."""
    try:
        title = getattr(importlib.import_module(found.module), ATTRIBUTE)
        if not isinstance(title, Title):
            raise TypeError(f"{found.module}.{ATTRIBUTE} is no title")
        if (title.name, title.module) != (name, found.module):
            raise ValueError(f"it calls itself {title.name} in {title.module}")
        title.at_table()
        find_module(companions_of(found.module).evaluation)
    except (Exception, SystemExit) as error:
        raise _broken(name, found.distribution, f"{type(error).__name__}: {error}") from error
    return title


def _broken(title: str, distribution: str, reason: str) -> TableError:
    return TableError("table.broken_title", title=title, distribution=distribution, reason=reason)
