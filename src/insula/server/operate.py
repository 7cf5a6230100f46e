"""What an operator does with a server's database: bring it up to date, check it, copy it."""

from __future__ import annotations

import argparse
import os
import shutil
import sqlite3
import tempfile
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import sqlalchemy as sa

from insula.core.errors import InsulaError
from insula.registry import is_warm, registered_names
from insula.server import schema
from insula.server.serve import taken
from insula.server.settings import Settings, read_settings
from insula.warm import become
from insula.words import Words, pick_language

ROWS_AT_ONCE = 5000


def run_upgrade(options: argparse.Namespace) -> int:
    """Bring the database to this program's revision."""
    words, settings = _words_of(options), read_settings(vars(options))
    _need_folder(settings)
    before, after = schema.upgrade(settings.database_url)
    message = "db-made" if before is None else "db-current" if before == after else "db-upgraded"
    print(words(message, before=before, after=after))
    return 0


def run_check(options: argparse.Namespace) -> int:
    """Replay every match that is stored, without writing anything."""
    if "INSULA_MODE" not in os.environ and not all(map(is_warm, registered_names())):
        become("interpreted", options.words)
    from insula.server.loading import check_all  # noqa: PLC0415 - after the mode is settled

    words, settings = _words_of(options), read_settings(vars(options))
    _need_current(settings)

    def report(match: str, error: InsulaError) -> None:
        print(words("db-fault", match=match, reason=words.refusal(error)))

    broken = schema.faults(settings.database_url)
    for reason in broken:
        print(words("db-broken", reason=reason))
    matches, faults = check_all(settings.database_url, report)
    print(words("db-checked", matches=matches, faults=faults))
    return 1 if faults or broken else 0


def run_backup(options: argparse.Namespace) -> int:
    """Copy the database into a file that is whole or not there; a server may be running."""
    words, settings = _words_of(options), read_settings(vars(options))
    if schema.is_server(settings.database_url):
        _need_current(settings)
    else:
        _file_of(settings)
    size = back_up(settings.database_url, options.file)
    print(words("db-backed-up", file=str(options.file), kilobytes=-(-size // 1000)))
    return 0


def run_restore(options: argparse.Namespace) -> int:
    """Fill a database that has no matches from a backup, whichever kind either is of."""
    words, settings = _words_of(options), read_settings(vars(options))
    if not options.file.is_file():
        raise InsulaError("storage.missing", file=str(options.file))
    with ExitStack() as stack:
        if settings.database is None and stack.enter_context(taken(settings.data)) is None:
            raise InsulaError("serve.running", folder=str(settings.data), address=None)
        schema.upgrade(settings.database_url)
        copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="insula-"))) / "backup.sqlite"
        shutil.copyfile(options.file, copy)
        schema.upgrade(f"sqlite:///{copy}")
        matches = fill(settings.database_url, f"sqlite:///{copy}")
    print(words("db-restored", matches=matches))
    return 0


def fill(target: str, source: str) -> int:
    """Copy all matches of one database, as they are at one moment, into another that has none; how many there are."""
    reading, writing = schema.open_engine(source, read_only=True), schema.open_engine(target)
    try:
        with reading.connect() as there, writing.begin() as here:
            if here.execute(sa.select(schema.match.c.id).limit(1)).first() is not None:
                raise InsulaError("restore.not_empty")
            here.execute(sa.delete(schema.content))
            for table in schema.MATCHES:
                rows = there.execution_options(yield_per=ROWS_AT_ONCE).execute(sa.select(table))
                for part in rows.mappings().partitions():
                    here.execute(sa.insert(table), [dict(row) for row in part])
            return int(here.execute(sa.select(sa.func.count()).select_from(schema.match)).scalar_one())
    except sa.exc.SQLAlchemyError as error:
        raise InsulaError("storage.failed", reason=schema.reason_of(error)) from error
    finally:
        reading.dispose()
        writing.dispose()


def back_up(url: str, target: Path) -> int:
    """Copy a database as it is at one moment into a file of SQLite; return the copy's size in bytes."""
    if os.path.lexists(target):
        raise InsulaError("backup.exists", file=str(target))
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        os.close(descriptor)
        try:
            (_copy_rows if schema.is_server(url) else _copy)(url, name)
            return _publish(name, target)
        finally:
            for suffix in ("", "-journal", "-wal", "-shm"):
                with suppress(OSError):
                    os.unlink(name + suffix)
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InsulaError("backup.failed", file=str(target), reason=reason) from error


def _copy(url: str, name: str) -> None:
    """All pages in one step: SQLite shows one moment of a database that is written to. The copy is one file."""
    there = f"{Path(str(sa.engine.make_url(url).database)).absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(there, uri=True, timeout=5)) as original, closing(sqlite3.connect(name)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        [(verdict,)] = copy.execute("PRAGMA quick_check(1)").fetchall()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)


def _copy_rows(url: str, name: str) -> None:
    """All rows of a database of PostgreSQL, into one of SQLite in one file."""
    schema.upgrade(f"sqlite:///{name}")
    fill(f"sqlite:///{name}", url)
    with closing(sqlite3.connect(name)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")


def _publish(name: str, target: Path) -> int:
    """Give the finished copy its name, never over another file."""
    with open(name, "rb+") as file:
        os.fsync(file.fileno())
    try:
        os.link(name, target)
    except FileExistsError as error:
        raise InsulaError("backup.exists", file=str(target)) from error
    except OSError:  # a file system without second names
        os.rename(name, target)
    return target.stat().st_size


def _file_of(settings: Settings) -> Path:
    """The file of a SQLite database that exists."""
    url = sa.engine.make_url(settings.database_url)
    if not url.database or not Path(url.database).is_file():
        raise InsulaError("storage.missing", file=url.database or settings.database_url)
    return Path(url.database)


def _need_folder(settings: Settings) -> None:
    """Make sure that the data folder is there if the database is to be in it."""
    if settings.database is None:
        try:
            settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise InsulaError("serve.data_folder", folder=str(settings.data), reason=error.strerror) from error


def _need_current(settings: Settings) -> None:
    """Refuse a database of another revision; looking at it must not create one."""
    if sa.engine.make_url(settings.database_url).get_backend_name() == "sqlite":
        _file_of(settings)
    found = schema.revision(settings.database_url)
    if found is None or found < schema.HEAD:
        raise InsulaError("storage.older", found=found, known=schema.HEAD)
    if found > schema.HEAD:
        raise InsulaError("storage.newer", found=found, known=schema.HEAD)


def _words_of(options: argparse.Namespace) -> Words:
    return Words(pick_language(options.lang, os.environ))
