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

DISK_FULL, TAKEN = "53100", "23505"
"""The states that PostgreSQL tells it by: that there is no room, that a key is there already."""
LINE_LOST, ENDING = "08", "57P"
"""What the states begin with that tell of a lost line, and of a PostgreSQL that ends or begins."""
TAKEN_IN_SQLITE = (1555, 2067)
"""The codes that SQLite tells it by that a key is there already."""
UPGRADE_LOCK = 0x1_15_07_A
"""The number of the lock under which one of several programs brings a database up to date."""
PATIENT = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3}
"""How soon a line to PostgreSQL counts as lost, in seconds and tries."""
MOST_FAULTS = 20
HEAD = "0002"
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
bot_task = sa.Table(
    "bot_task",
    metadata,
    sa.Column("id", sa.Text, primary_key=True, comment="a hash of the task"),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("owner", sa.Text, nullable=False, comment="for whom, among whom the workers are shared"),
    sa.Column("is_advice", sa.Boolean, nullable=False),
    sa.Column("task", sa.Text, nullable=False, comment="JSON: what a worker gets"),
    sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
    sa.Column("wanted", sa.DateTime(timezone=True), nullable=False, comment="when somebody last waited for it"),
    sa.Column("taker", sa.Text, comment="the worker that has it"),
    sa.Column("until", sa.DateTime(timezone=True), comment="then it is anybody's again"),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("answer", sa.Text, comment="empty: no worker could tell"),
)
bot_share = sa.Table(
    "bot_share",
    metadata,
    sa.Column("owner", sa.Text, primary_key=True),
    sa.Column("served", sa.DateTime(timezone=True), nullable=False, comment="when a worker last took its task"),
)
MATCHES = (match, log, link, content)
"""What a backup holds: all but what bots think about now."""


def open_engine(url: str, *, read_only: bool = False) -> Engine:
    """An engine for one thread. SQLite writes ahead and to the disk before it answers."""
    try:
        known = sa.engine.make_url(url)
        if is_server(url):
            if known.drivername == "postgresql":
                known = known.set(drivername="postgresql+psycopg")
            engine = sa.create_engine(known, pool_size=1, max_overflow=0, connect_args=PATIENT)
            if read_only:  # one moment, whatever is written meanwhile
                return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        else:
            engine = sa.create_engine(known)
    except (sa.exc.ArgumentError, ImportError) as error:
        raise InsulaError("storage.url", url=url.partition("://")[0]) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _read_only if read_only else _durable)
        event.listen(engine, "begin", _begin)
    return engine


def revision(url: str) -> str | None:
    """The revision of a database; None for an empty one."""
    with _connected(url, read_only=True) as connection:
        if not sa.inspect(connection).has_table("alembic_version"):
            return None
        found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return found


def probe(url: str) -> None:
    """Open the database anew and read from it; InsulaError if it is gone, or no longer what it was."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise InsulaError("storage.failed", reason="the file is gone")
    found = revision(url)
    if found != HEAD:
        raise InsulaError("storage.failed", reason=f"revision {found}")


def faults(url: str) -> list[str]:
    """What is wrong with the pages of a database of SQLite, in its own words; of another kind nothing is known."""
    if file_of(url) is None:
        return []
    engine = open_engine(url, read_only=True)
    try:
        with engine.connect() as connection:
            verdicts = connection.exec_driver_sql(f"PRAGMA quick_check({MOST_FAULTS})").scalars().all()
    except sa.exc.OperationalError as error:
        raise InsulaError("storage.failed", reason=reason_of(error)) from error
    except sa.exc.DatabaseError as error:  # the damage is in the way of the check itself
        return [reason_of(error)]
    finally:
        engine.dispose()
    return [] if verdicts == ["ok"] else list(map(str, verdicts))


def need_sound(url: str) -> None:
    """Refuse a database whose pages are damaged: who played on with it would lose more."""
    found = faults(url)
    if found:
        raise InsulaError("storage.broken", reason=found[0][:200])


def file_of(url: str) -> Path | None:
    """The file of a database of SQLite."""
    known = sa.engine.make_url(url)
    is_file = known.get_backend_name() == "sqlite" and known.database
    return Path(str(known.database)) if is_file else None


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
            if is_server(url):  # of several programs that start at once the second finds it done
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(UPGRADE_LOCK)))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    return before, HEAD


@contextmanager
def _connected(url: str, *, read_only: bool = False) -> Iterator[Connection]:
    engine = open_engine(url, read_only=read_only)
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


def is_full(error: sa.exc.SQLAlchemyError) -> bool:
    """Whether there is no room on the disk: SQLite has a sentence for it, PostgreSQL a state."""
    cause = getattr(error, "orig", None)
    return "disk is full" in str(cause) or getattr(cause, "sqlstate", None) == DISK_FULL


def is_lost(error: Exception) -> bool:
    """Whether the line to PostgreSQL is lost, or there is nobody at its end."""
    if not isinstance(error, sa.exc.OperationalError) or not hasattr(error.orig, "sqlstate"):
        return False
    state = getattr(error.orig, "sqlstate", None) or LINE_LOST
    return error.connection_invalidated or state.startswith((LINE_LOST, ENDING))


def is_taken(error: sa.exc.SQLAlchemyError) -> bool:
    """Whether a key is there already."""
    cause = getattr(error, "orig", None)
    codes = getattr(cause, "sqlstate", None), getattr(cause, "sqlite_errorcode", None)
    return codes[0] == TAKEN or codes[1] in TAKEN_IN_SQLITE


def is_server(url: str) -> bool:
    """Whether a database is a server, which several programs may use at once."""
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
