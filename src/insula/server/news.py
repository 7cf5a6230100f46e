"""What one server tells the others that share its database of PostgreSQL, in the transaction that the news is about.

So it is told exactly when that is durable. Nothing is wrong where news was missed: that server is refused by the keys
of the log and reads on, and after a lost line it looks at everything anew. On SQLite there is one server alone.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

CHANNEL = "insula"
TASKS = "insula_tasks"
"""The channel on which workers hear that there is something to think about."""


class Grew(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A match's log has this length now."""

    match: str
    seq: int


class Changed(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A match has other links, or was deleted."""

    match: str


class Present(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """At this server the holders of these seats watch a match."""

    server: str
    match: str
    seats: list[int]


class Wondering(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A server wants to know who watches a match elsewhere."""

    server: str
    match: str


class Alive(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A server is there."""

    server: str


class Left(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A server has ended."""

    server: str


class Working(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A worker is there, and plays these titles."""

    worker: str
    titles: list[str]


class Thought(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A bot's task is done."""

    task: str


News = Grew | Changed | Present | Wondering | Alive | Left | Working | Thought
decode = msgspec.json.Decoder(News).decode
_encode = msgspec.json.Encoder().encode
_NOTIFY = sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("news")))


def text_of(news: News) -> str:
    """News as it travels."""
    return _encode(news).decode()


def tell(connection: Connection, news: News) -> None:
    """Tell the others once the transaction is durable."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "news": text_of(news)})


def call_workers(connection: Connection) -> None:
    """Tell the workers that there is something to think about."""
    connection.execute(_NOTIFY, {"channel": TASKS, "news": ""})
