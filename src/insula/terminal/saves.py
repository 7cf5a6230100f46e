"""Games on disk: what is being played, saved after every move, and the records of what was played."""

from __future__ import annotations

import contextlib
import json
import os
import re
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from insula.core.errors import InsulaError
from insula.core.state import State
from insula.folders import data_folder
from insula.registry import load_game
from insula.words import LANGUAGES

FORMAT = 1
LONGEST_NAME = 20
NAMELESS = "?"


@dataclass(kw_only=True)
class Match:
    """A match in the terminal: its state, names, the level of each seat's bot (None: a person), and the language."""

    state: State
    names: list[str]
    bots: list[str | None]
    language: str

    def __post_init__(self) -> None:
        """Names come from outside."""
        self.names = [clean_name(name) for name in self.names]

    @property
    def people(self) -> list[int]:
        """The seats without a bot."""
        return [seat for seat, bot in enumerate(self.bots) if bot is None]


def clean_name(name: str) -> str:
    """A name that fits at a table and in a record, and that no terminal takes for a command."""
    return " ".join(re.sub(r'[\x00-\x1f\x7f-\x9f"\\{},]', " ", name).split())[:LONGEST_NAME] or NAMELESS


def games_folder() -> Path:
    """Where games are saved."""
    return data_folder() / "games"


def saved_games() -> list[Path]:
    """The saved games, the newest first."""
    return _newest_first("games", "*.json")


def kept_records() -> list[Path]:
    """The records of games played here, the newest first."""
    return _newest_first("records", "*.txt")


class Save:
    """The file of a match in progress. It is replaced whole or not at all, and never over someone else's."""

    def __init__(self, path: Path, written: str | None = None) -> None:
        self.path = path
        self._written = written

    @classmethod
    def new(cls, title: str) -> Save:
        """A file that is not there yet."""
        return cls(_fresh("games", title, ".json"))

    def write(self, match: Match) -> None:
        """Save the match; in a file beside this one if another process has written to it."""
        text = json.dumps(
            {
                "insula": FORMAT,
                "title": match.state.game.name,
                "names": match.names,
                "bots": match.bots,
                "language": match.language,
                "state": match.state.serialize(),
            },
            ensure_ascii=False,
        )
        if self.path.exists() and self.path.read_text(encoding="utf-8") != self._written:
            self.path = _fresh("games", match.state.game.name, ".json")
        write_whole(self.path, text)
        self._written = text

    def remove(self) -> None:
        """The match is over and its record kept."""
        if self.path.exists() and self.path.read_text(encoding="utf-8") == self._written:
            self.path.unlink()


@dataclass(frozen=True, kw_only=True)
class Saved:
    """What a file says of a match before its moves are made again, which may be slow."""

    path: Path
    text: str
    title: str
    names: list[str]
    bots: list[str | None]
    language: str
    state: str

    def match(self) -> tuple[Match, Save]:
        """The match, and the file to go on saving it in."""
        with _refusing(self.path):
            table = json.loads(self.state)
            state = load_game(self.title, table["seats"], table["options"]).deserialize_state(self.state)
            if len(self.names) != state.game.seats:
                raise ValueError("names are not as many as seats")
        return Match(state=state, names=self.names, bots=self.bots, language=self.language), Save(self.path, self.text)


def read_save(path: Path) -> Saved:
    """A saved match; any other file is refused and left as it is."""
    text = read_text(path)
    with _refusing(path):
        document = json.loads(text)
        if document["insula"] != FORMAT:
            raise ValueError(f"format {document['insula']}")
        names, bots, language = document["names"], document["bots"], document["language"]
        if not all(isinstance(name, str) for name in names) or not all(isinstance(bot, str | None) for bot in bots):
            raise TypeError("names and bots are not words")
        if len(names) != len(bots) or language not in LANGUAGES:
            raise ValueError("names, bots and language do not fit")
        load_game(document["title"])
        return Saved(
            path=path,
            text=text,
            title=document["title"],
            names=names,
            bots=bots,
            language=language,
            state=document["state"],
        )


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Turn whatever is wrong inside a saved match into one error that names the file."""
    try:
        yield
    except InsulaError as error:
        raise InsulaError("save.damaged", file=str(path), reason=str(error)) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise InsulaError("save.damaged", file=str(path), reason=f"{type(error).__name__}: {error}") from error


def keep_record(match: Match) -> Path:
    """Write the record of a match, with the seats' names, and return where."""
    text = match.state.record().with_players(match.names).to_text()
    path = _fresh("records", match.state.game.name, ".txt")
    write_whole(path, text)
    return path


def read_text(path: Path) -> str:
    """A text file; what keeps it from being read is an error in words."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise InsulaError("file.unreadable", file=str(path), reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise InsulaError("file.not_text", file=str(path), byte=error.start) from error


def write_whole(path: Path, text: str) -> None:
    """Write a file so that whatever happens either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make a rename outlive a power cut, where folders can be synced."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _fresh(folder: str, title: str, suffix: str) -> Path:
    """A file name that is not taken: the title and the time."""
    stem = f"{title}-{time.strftime('%Y%m%d-%H%M%S')}"
    paths = (data_folder() / folder / f"{stem}{extra}{suffix}" for extra in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def _newest_first(folder: str, pattern: str) -> list[Path]:
    files: Sequence[Path] = list((data_folder() / folder).glob(pattern))
    return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)
