"""The database behind one writer thread: what waits together is committed together, durably, before anyone is told.

A job is a function of a connection. Jobs that wait when the thread is free share one transaction; if one of them
fails, all are rolled back and each is tried alone, so that a job fails for its own reasons only. Where the line to the
database was lost, they are tried together once more on another.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine import Connection, Engine

from insula.core.errors import InsulaError
from insula.server import clock, schema
from insula.server.log import Entry
from insula.server.news import CHANNEL, Changed, Grew, tell, text_of

GROUP = 256
"""How many jobs share a transaction at most."""

T = TypeVar("T")
Job = Callable[[Connection], T]


@dataclass(frozen=True, kw_only=True)
class Stored:
    """All that is stored of a match."""

    row: Any
    content: Any
    entries: list[Entry]
    links: dict[int, str]
    changed: int


class Store:
    """The database, from any event loop."""

    def __init__(self, url: str, observe: Callable[[int, float], None] = lambda _jobs, _seconds: None) -> None:
        self._url = url
        self._observe = observe
        self._jobs: queue.SimpleQueue[tuple[Job[Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._is_open = False
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._touching: asyncio.Future[None] | None = None

    def open(self) -> None:
        """Bring the database up to date and start the writer."""
        schema.upgrade(self._url)
        self._is_open = True
        self._thread.start()

    def close(self) -> None:
        """Finish what waits, then stop."""
        if self._is_open:
            self._is_open = False
            self._jobs.put(None)
            self._thread.join()

    async def do(self, job: Job[T]) -> T:
        """Run a job in the writer's next transaction; its result once that is durable."""
        if not self._is_open:
            raise InsulaError("server.stopping")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        return await future

    async def touch(self) -> None:
        """Fail if the writer does, or if the database cannot be opened and read any more; all at once share a look."""
        if self._touching is None or self._touching.done():
            self._touching = asyncio.ensure_future(self._touch())
            self._touching.add_done_callback(read_exception)
        await asyncio.shield(self._touching)

    async def _touch(self) -> None:
        await self.do(
            lambda connection: connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        )
        await asyncio.to_thread(schema.probe, self._url)

    def _write(self) -> None:
        engine = schema.open_engine(self._url)
        is_last = False
        while not is_last:
            batch = [self._jobs.get()]
            while len(batch) < GROUP and not self._jobs.empty():
                batch.append(self._jobs.get())
            work = [item for item in batch if item is not None]
            is_last = len(work) < len(batch)
            if work:
                started = time.perf_counter()
                outcomes = _together(engine, [job for job, _ in work])
                self._observe(len(work), time.perf_counter() - started)
                _tell([future for _, future in work], outcomes)
        engine.dispose()


def _together(engine: Engine, jobs: Sequence[Job[Any]], *, is_again: bool = False) -> list[Any]:
    """The results of jobs done in one transaction; if that fails, of each in its own: a result or an error."""
    try:
        with engine.begin() as connection:
            return _in_order(connection, jobs)
    except Exception as error:
        failure = error
    if schema.is_lost(failure):
        return [_failure(failure)] * len(jobs) if is_again else _together(engine, jobs, is_again=True)
    if len(jobs) == 1:
        return [_failure(failure)]
    return [_together(engine, [job])[0] for job in jobs]


def _in_order(connection: Connection, jobs: Sequence[Job[Any]]) -> list[Any]:
    """The results of jobs in their order; entries of logs that follow one another are added together."""
    results: list[Any] = []
    for kind, group in itertools.groupby(jobs, type):
        work = list(group)
        if kind is Append:
            Append.done(connection, work)  # type: ignore[arg-type]
            results += [None] * len(work)
        else:
            results += [job(connection) for job in work]
    return results


def _failure(error: Exception) -> Exception:
    """What a failed job means to whoever asked for it."""
    if not isinstance(error, sa.exc.SQLAlchemyError):
        return error
    reason = schema.reason_of(error)
    if schema.is_full(error):
        return InsulaError("storage.full", reason=reason)
    return InsulaError("storage.taken" if schema.is_taken(error) else "storage.failed", reason=reason)


def _tell(futures: list[asyncio.Future[Any]], outcomes: list[Any]) -> None:
    """Hand the outcomes to the loops that wait for them; a loop that is gone has nobody left to tell."""

    def hand_over(loop: asyncio.AbstractEventLoop) -> None:
        for future, outcome in zip(futures, outcomes, strict=True):
            if future.get_loop() is not loop or future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    for loop in {future.get_loop() for future in futures}:
        with contextlib.suppress(RuntimeError):  # it was closed
            loop.call_soon_threadsafe(hand_over, loop)


def read_exception(future: asyncio.Future[Any]) -> None:
    """Nobody is left to tell of an error."""
    if not future.cancelled():
        future.exception()


# --- Jobs ------------------------------------------------------------------------------------------------------


def append(
    match: str, seq: int, entries: Sequence[Entry], *, is_over: bool = False, digest: str | None = None
) -> Job[None]:
    """Add entries to a match's log from `seq` on; the key (match, seq) refuses what is there already.

    Where others share the database, so does a match that is gone, or a link that is void by then.
    """
    at = clock.now()
    rows = [
        {"match": match, "seq": seq + n, "at": at, "kind": entry.kind, "seat": entry.seat, "text": entry.text}
        for n, entry in enumerate(entries)
    ]

    return Append(match=match, end=seq + len(entries), rows=rows, is_over=is_over, digest=digest)


@dataclass(frozen=True, kw_only=True)
class Append:
    """Entries to be added to a match's log. As a job it is done alone; `done` does many with one statement."""

    match: str
    end: int
    rows: list[dict[str, Any]]
    is_over: bool
    digest: str | None

    def __call__(self, connection: Connection) -> None:
        """Add them."""
        self.done(connection, [self])

    @staticmethod
    def done(connection: Connection, appends: Sequence[Append]) -> None:
        """Add those of many."""
        if connection.dialect.name == "postgresql":
            for each in appends:
                _announce(connection, Grew(each.match, each.end), each.digest)
        rows = [row for each in appends for row in each.rows]
        if connection.dialect.name == "sqlite":  # as SQLAlchemy would, without a look at each value
            connection.exec_driver_sql(_INSERT_LOG_IN_SQLITE, [tuple(map(row.get, _LOG_COLUMNS)) for row in rows])
        else:
            connection.execute(_INSERT_LOG, rows)
        for each in appends:
            if each.is_over:
                connection.execute(_END_MATCH, {"ended": each.match})


def _announce(connection: Connection, news: Grew, digest: str | None) -> None:
    """Tell the others of a match that grows, and keep it from being deleted meanwhile; in one statement."""
    values = {"id": news.match, "channel": CHANNEL, "news": text_of(news)}
    if digest is None:
        found = connection.execute(_ANNOUNCE, values).first()
    else:
        found = connection.execute(_ANNOUNCE_FOR, values | {"digest": digest}).first()
    if found is None:
        is_there = connection.execute(_SELECT_MATCH, {"id": news.match}).first() is not None
        raise InsulaError("access.token" if is_there else "match.unknown")


def add_match(row: dict[str, Any], content: dict[str, Any], links: dict[int, str], entries: list[Entry]) -> Job[None]:
    """Store a new match with its components, links and the first entries of its log."""
    identity = row["id"]

    def job(connection: Connection) -> None:
        known = sa.select(schema.content.c.digest).where(schema.content.c.digest == content["digest"])
        if connection.execute(known).first() is None:
            connection.execute(sa.insert(schema.content), content)
        connection.execute(sa.insert(schema.match), row)
        if links:
            rows = [{"match": identity, "seat": seat, "hash": digest} for seat, digest in links.items()]
            connection.execute(sa.insert(schema.link), rows)
        if entries:
            append(identity, 0, entries)(connection)

    return job


def both(first: Job[None], second: Job[None]) -> Job[None]:
    """Two jobs, of which both are done or none."""

    def job(connection: Connection) -> None:
        first(connection)
        second(connection)

    return job


def put_link(match: str, seat: int, digest: str) -> Job[None]:
    """Store a seat's new link; the old one is void."""

    def job(connection: Connection) -> None:
        connection.execute(sa.delete(schema.link).where(schema.link.c.match == match, schema.link.c.seat == seat))
        connection.execute(sa.insert(schema.link), {"match": match, "seat": seat, "hash": digest})
        tell(connection, Changed(match))

    return job


def delete_match(match: str) -> Job[None]:
    """Forget a match and its links; itself first, for then nothing is added to its log any more."""

    def job(connection: Connection) -> None:
        for table, column in (
            (schema.match, schema.match.c.id),
            (schema.link, schema.link.c.match),
            (schema.log, schema.log.c.match),
        ):
            connection.execute(sa.delete(table).where(column == match))
        tell(connection, Changed(match))

    return job


ABANDONED_AT_ONCE = 500


def abandoned(before: int, after: str) -> Job[list[str]]:
    """The first unfinished matches in order of their names, behind a name, whose log has not grown since a time."""
    last = sa.select(schema.log.c.at).where(schema.log.c.match == schema.match.c.id)
    last_at = last.order_by(schema.log.c.seq.desc()).limit(1).scalar_subquery()
    wanted = (
        sa.select(schema.match.c.id)
        .where(schema.match.c.is_over.is_(False), schema.match.c.id > after, schema.match.c.created < before)
        .where(sa.func.coalesce(last_at, schema.match.c.created) < before)
        .order_by(schema.match.c.id)
        .limit(ABANDONED_AT_ONCE)
    )
    return lambda connection: list(connection.execute(wanted).scalars())


def expire(match: str, before: int) -> Job[bool]:
    """Delete a match if it is unfinished and its log has not grown since a time; whether it was."""
    held = sa.select(schema.match.c.id).where(schema.match.c.id == match, schema.match.c.is_over.is_(False))
    grown = sa.select(schema.log.c.seq).where(schema.log.c.match == match, schema.log.c.at >= before).limit(1)

    def job(connection: Connection) -> bool:
        if connection.execute(held.with_for_update()).first() is None:  # nothing is added while it is held
            return False
        if connection.execute(grown).first() is not None:
            return False
        delete_match(match)(connection)
        return True

    return job


def read_match(match: str) -> Job[Stored | None]:
    """All that is stored of a match."""

    def job(connection: Connection) -> Stored | None:
        row = connection.execute(_SELECT_MATCH, {"id": match}).first()
        if row is None:
            return None
        entries = _entries(connection, match, 0)
        return Stored(
            row=row,
            content=connection.execute(_SELECT_CONTENT, {"digest": row.content}).first(),
            entries=[Entry(kind=entry.kind, seat=entry.seat, text=entry.text) for entry in entries],
            links=_links(connection, match),
            changed=entries[-1].at if entries else row.created,
        )

    return job


def read_on(match: str, since: int) -> Job[tuple[list[Entry], dict[int, str]] | None]:
    """The entries of a match's log from a length on, and its links; None if it is gone."""

    def job(connection: Connection) -> tuple[list[Entry], dict[int, str]] | None:
        if connection.execute(_SELECT_MATCH, {"id": match}).first() is None:
            return None
        entries = _entries(connection, match, since)
        return [Entry(kind=entry.kind, seat=entry.seat, text=entry.text) for entry in entries], _links(
            connection, match
        )

    return job


def _entries(connection: Connection, match: str, since: int) -> Sequence[Any]:
    """A match's log from a length on; without gaps."""
    entries = connection.execute(_SELECT_LOG, {"id": match, "since": since}).all()
    for seq, entry in enumerate(entries, since):
        if entry.seq != seq:
            raise InsulaError("storage.gap", match=match, seq=seq)
    return entries


def _links(connection: Connection, match: str) -> dict[int, str]:
    return {found.seat: found.hash for found in connection.execute(_SELECT_LINKS, {"id": match})}


def read_ids(*, running: bool = False) -> Job[list[str]]:
    """The names of all matches, or of those not known to be over."""

    def job(connection: Connection) -> list[str]:
        wanted = sa.select(schema.match.c.id).order_by(schema.match.c.created)
        if running:
            wanted = wanted.where(schema.match.c.is_over.is_(False))
        return list(connection.execute(wanted).scalars())

    return job


def known_ids(names: Sequence[str]) -> Job[list[str]]:
    """Those of these names that are matches'."""

    def job(connection: Connection) -> list[str]:
        return list(connection.execute(sa.select(schema.match.c.id).where(schema.match.c.id.in_(names))).scalars())

    return job


_INSERT_LOG = sa.insert(schema.log)
_INSERT_LOG_IN_SQLITE = str(_INSERT_LOG.compile(dialect=sqlite.dialect()))
_LOG_COLUMNS = schema.log.columns.keys()
_END_MATCH = sa.update(schema.match).where(schema.match.c.id == sa.bindparam("ended")).values(is_over=True)
_SELECT_MATCH = sa.select(schema.match).where(schema.match.c.id == sa.bindparam("id"))
_SELECT_LOG = (
    sa.select(schema.log)
    .where(schema.log.c.match == sa.bindparam("id"), schema.log.c.seq >= sa.bindparam("since"))
    .order_by(schema.log.c.seq)
)
_SELECT_CONTENT = sa.select(schema.content).where(schema.content.c.digest == sa.bindparam("digest"))
_SELECT_LINKS = sa.select(schema.link).where(schema.link.c.match == sa.bindparam("id"))
_ANNOUNCE = (
    sa.select(sa.func.pg_notify(sa.bindparam("channel"), sa.bindparam("news")))
    .where(schema.match.c.id == sa.bindparam("id"))
    .with_for_update(key_share=True, read=True)
)
_ANNOUNCE_FOR = _ANNOUNCE.where(
    sa.exists().where(schema.link.c.match == schema.match.c.id, schema.link.c.hash == sa.bindparam("digest"))
)
