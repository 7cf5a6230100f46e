"""What bots are to think about, as rows of PostgreSQL: servers lay them down, workers on any machine take them.

A task is known by its hash. It holds all chance that its bot has, so whichever server lays it down, it is the same task
and is thought about once; tried again, it ends in the same answer. Who takes a task has a lease and renews it; a task
whose lease ran out is anybody's again. One that nobody waits for any more is thrown away.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from insula.server import news
from insula.server.store import Job

LEASE_SECONDS = 15
ATTEMPTS = 3
"""How many workers may die over a task."""
WANTED_SECONDS = 30
"""Whoever waits for a task says so at least twice as often."""
KEPT_SECONDS = 120
"""How long an answer is kept, for servers that ask later."""


@dataclass(frozen=True, kw_only=True)
class Taken:
    """A task that a worker took."""

    id: str
    title: str
    is_advice: bool
    task: bytes


def id_of(task: bytes) -> str:
    """What a task is known by."""
    return hashlib.sha256(task).hexdigest()[:32]


def ask(task: bytes, title: str, owner: str, *, is_advice: bool) -> Job[str | None]:
    """Lay a task down, or say that one still waits for it; its answer, if there is one."""
    values = {"id": id_of(task), "title": title, "owner": owner, "is_advice": is_advice, "task": task.decode()}

    def job(connection: Connection) -> str | None:
        answer, is_new = connection.execute(_ASK, values).one()
        if is_new:
            news.call_workers(connection)
        return None if answer is None else str(answer)

    return job


def take(taker: str, titles: Sequence[str]) -> Job[Taken | None]:
    """The next task for a worker: moves before advice, and then whose owner was served longest ago."""

    def job(connection: Connection) -> Taken | None:
        found = connection.execute(_TAKE, {"taker": taker, "titles": list(titles)}).first()
        if found is None:
            return None
        connection.execute(_SERVE, {"owner": found.owner})
        return Taken(id=found.id, title=found.title, is_advice=found.is_advice, task=found.task.encode())

    return job


def renew(taker: str) -> Job[None]:
    """A worker still thinks about what it took."""
    return lambda connection: _run(connection, _RENEW, taker=taker)


def give_back(taker: str) -> Job[None]:
    """What a worker took and did not finish is anybody's."""

    def job(connection: Connection) -> None:
        _run(connection, _GIVE_BACK, taker=taker)
        news.call_workers(connection)

    return job


def answer(task: str, text: str) -> Job[None]:
    """What a worker thinks of a task; it is told to whoever waits."""

    def job(connection: Connection) -> None:
        _run(connection, _ANSWER, id=task, answer=text)
        news.tell(connection, news.Thought(task))

    return job


def forget(task: str) -> Job[None]:
    """Let a task that no worker could tell be tried again."""
    return lambda connection: _run(connection, _FORGET, id=task)


def clear() -> Job[None]:
    """Throw away what nobody waits for, and give up what too many workers died over."""

    def job(connection: Connection) -> None:
        _run(connection, _CLEAR)
        _run(connection, _FORGET_SHARES)
        for (task,) in connection.execute(_GIVE_UP).all():
            news.tell(connection, news.Thought(task))

    return job


def _run(connection: Connection, statement: sa.TextClause, **values: object) -> None:
    connection.execute(statement, values)


_ASK = sa.text(
    "INSERT INTO bot_task (id, title, owner, is_advice, task, asked, wanted, attempts) "
    "VALUES (:id, :title, :owner, :is_advice, :task, now(), now(), 0) "
    "ON CONFLICT (id) DO UPDATE SET wanted = now() RETURNING answer, xmax = 0 AS is_new"
)
_TAKE = sa.text(
    f"UPDATE bot_task SET taker = :taker, until = now() + interval '{LEASE_SECONDS} seconds', attempts = attempts + 1 "
    "WHERE id = (SELECT task.id FROM bot_task task LEFT JOIN bot_share share ON share.owner = task.owner "
    "WHERE task.answer IS NULL AND (task.until IS NULL OR task.until < now()) AND task.title = ANY(:titles) "
    f"AND task.attempts < {ATTEMPTS} AND task.wanted > now() - interval '{WANTED_SECONDS} seconds' "
    "ORDER BY task.is_advice, share.served NULLS FIRST, task.asked LIMIT 1 FOR UPDATE OF task SKIP LOCKED) "
    "RETURNING id, title, owner, is_advice, task"
)
_SERVE = sa.text(
    "INSERT INTO bot_share (owner, served) VALUES (:owner, clock_timestamp()) "
    "ON CONFLICT (owner) DO UPDATE SET served = clock_timestamp()"
)
_RENEW = sa.text(
    f"UPDATE bot_task SET until = now() + interval '{LEASE_SECONDS} seconds' WHERE taker = :taker AND answer IS NULL"
)
_GIVE_BACK = sa.text(
    "UPDATE bot_task SET taker = NULL, until = NULL, attempts = attempts - 1 WHERE taker = :taker AND answer IS NULL"
)
_ANSWER = sa.text("UPDATE bot_task SET answer = :answer, task = '', until = NULL WHERE id = :id AND answer IS NULL")
_CLEAR = sa.text(f"DELETE FROM bot_task WHERE wanted < now() - interval '{KEPT_SECONDS} seconds'")
_FORGET = sa.text("DELETE FROM bot_task WHERE id = :id AND answer = ''")
_FORGET_SHARES = sa.text("DELETE FROM bot_share WHERE served < now() - interval '1 hour'")
_GIVE_UP = sa.text(
    f"UPDATE bot_task SET answer = '', task = '' WHERE answer IS NULL AND attempts >= {ATTEMPTS} AND until < now() "
    "RETURNING id"
)
