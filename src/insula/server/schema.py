"""What is stored: matches, their logs, the hashes of their links, the components that they are played with.

The log is the truth of a match; everything else about it follows from its row and its log. Alembic brings a database
from any earlier revision to this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import Connection, Engine

from insula.core.errors import InsulaError

HEAD = "0001"
"""The revision that this program reads and writes."""

metadata = sa.MetaData()

match = sa.Table(
    "match",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False, comment="JSON"),
    sa.Column("seating", sa.Text, nullable=False, comment="JSON: who sat where at the start"),
    sa.Column("seed", sa.Text, nullable=False, comment="64 bits in decimal: more than a signed column holds"),
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False, comment="what bots' chance is derived from"),
    sa.Column("created", sa.BigInteger, nullable=False, comment="milliseconds"),
    sa.Column("is_over", sa.Boolean, nullable=False, comment="a cache: the log tells it too"),
)
log = sa.Table(
    "log",
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds"),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
)
link = sa.Table(
    "link",
    metadata,
    sa.Column("match", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False, comment="-1: the host"),
    sa.Column("hash", sa.Text, nullable=False),
)
content = sa.Table(
    "content",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("numbers", sa.Text, nullable=False, comment="JSON"),
    sa.Column("provenance", sa.Text, nullable=False, comment="JSON"),
)


def open_engine(url: str, *, read_only: bool = False) -> Engine:
    """An engine for one thread. SQLite writes ahead and to the disk before it answers."""
    try:
        engine = sa.create_engine(url, pool_size=1, max_overflow=0) if _is_server(url) else sa.create_engine(url)
    except (sa.exc.ArgumentError, ImportError) as error:
        raise InsulaError("storage.url", url=sa.engine.url.make_url(url).drivername if "://" in url else url) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _read_only if read_only else _durable)
        event.listen(engine, "begin", _begin)
    return engine


def revision(url: str) -> str | None:
    """The revision of a database; None for an empty one."""
    with _connected(url) as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return found


def upgrade(url: str) -> tuple[str | None, str]:
    """Bring a database to HEAD, from nothing or from an earlier revision; both revisions."""
    before = revision(url)
    if before != HEAD:
        if before is not None and before > HEAD:
            raise InsulaError("storage.newer", found=before, known=HEAD)
        from alembic import command  # noqa: PLC0415 - half a second that most starts can do without
        from alembic.config import Config  # noqa: PLC0415

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
        with _connected(url) as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    return before, HEAD


@contextmanager
def _connected(url: str) -> Iterator[Connection]:
    engine = open_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    except sa.exc.SQLAlchemyError as error:
        raise InsulaError("storage.failed", reason=reason_of(error)) from error
    finally:
        engine.dispose()


def reason_of(error: sa.exc.SQLAlchemyError) -> str:
    """What the database said, without the statement and its values."""
    return str(getattr(error, "orig", None) or type(error).__name__)[:200]


def _is_server(url: str) -> bool:
    return not url.startswith("sqlite")


def _durable(connection: Any, _record: Any) -> None:
    """SQLAlchemy begins transactions itself (see _begin), else the driver would commit before DDL."""
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA busy_timeout = 5000")


def _read_only(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA query_only = ON")
    connection.execute("PRAGMA busy_timeout = 5000")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
