"""Databases for tests: of SQLite in a file, of PostgreSQL in one that the suite starts itself."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from insula.server import postgres, schema
from insula.server.postgres import Postgres

KINDS = ("sqlite", "postgresql")
MADE = "made"
SPEEDY = ("fsync=off", "full_page_writes=off", "max_connections=60")
"""A PostgreSQL that is killed loses nothing without waiting for the disk: the system is still there."""


class Database:
    """A database of the present revision, seen from outside."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self.kind = sa.engine.make_url(url).get_backend_name()

    def rows(self, statement: str) -> list[tuple]:
        """What a statement finds."""
        engine = schema.open_engine(self.url)
        try:
            with engine.begin() as connection:
                found = connection.exec_driver_sql(statement.replace("%", "%%") if self.kind != "sqlite" else statement)
                return [tuple(row) for row in found] if found.returns_rows else []
        finally:
            engine.dispose()

    def lay(self, *matches: str) -> None:
        """Let there be matches of these names, without a log."""
        values = ", ".join(f"('{name}', 'alhambra', 1, '', '{{}}', '[]', '1', '', '', 1, false)" for name in matches)
        names = "id, title, rules_version, content, options, seating, seed, salt, secret, created, is_over"
        self.rows(f"INSERT INTO match ({names}) VALUES {values}")


class Server:
    """A PostgreSQL in which tests have databases of their own."""

    def __init__(self, url: str, own: Postgres | None) -> None:
        self.url = url
        self.own = own
        self._numbers = itertools.count()
        self._made: set[str] = set()

    def new(self, template: str | None = MADE) -> str:
        """A new database, of the present revision or with another's content; its address."""
        if template == MADE and MADE not in self._made:
            self._make(MADE, "template1")
            schema.upgrade(self.url_of(MADE))
        return self._make(f"t{next(self._numbers)}", template or "template1")

    def url_of(self, name: str) -> str:
        return sa.engine.make_url(self.url).set(database=self._name(name)).render_as_string(hide_password=False)

    def _name(self, name: str) -> str:
        return f"insula_test_{os.getpid()}_{name}"

    def _make(self, name: str, template: str) -> str:
        self._made.add(name)
        self.execute(f'DROP DATABASE IF EXISTS "{self._name(name)}"')
        whence = template if template == "template1" else self._name(template)
        self.execute(f'CREATE DATABASE "{self._name(name)}" TEMPLATE "{whence}"')
        return self.url_of(name)

    def execute(self, statement: str) -> None:
        engine = schema.open_engine(self.url)
        try:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql(statement)
        finally:
            engine.dispose()

    def clear(self) -> None:
        for name in sorted(self._made):
            with contextlib.suppress(sa.exc.SQLAlchemyError):
                self.execute(f'DROP DATABASE "{self._name(name)}" WITH (FORCE)')


@contextmanager
def started(*options: str) -> Iterator[Postgres]:
    """A PostgreSQL of one's own in a folder of its own, until it is not needed any more."""
    programs = postgres.find()
    if programs is None:
        pytest.skip("no PostgreSQL here: install it (on Debian: apt install postgresql), or name one in DATABASE_URL")
    pytest.importorskip("psycopg", reason="no driver for PostgreSQL here: python3 run.py test installs it")
    folder = tempfile.mkdtemp(prefix="insula-postgres-")
    Path(folder).chmod(0o755)
    own = Postgres(programs, Path(folder) / "own", [*SPEEDY, *options])
    try:
        own.start()
        yield own
    finally:
        own.close()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def server() -> Iterator[Server]:
    """The PostgreSQL of the tests: the one that is named, else one of their own."""
    named = os.environ.get("INSULA_TEST_POSTGRES") or os.environ.get("DATABASE_URL", "")
    if named.startswith("postgres"):
        found = Server("postgresql+psycopg://" + named.partition("://")[2], None)
        try:
            yield found
        finally:
            found.clear()
        return
    with started() as own:
        yield Server(own.url_of("postgres"), own)
