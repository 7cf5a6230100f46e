"""Unfinished matches that nobody goes on with are deleted after a time that the page tells beforehand; others never."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager

import httpx
import pytest

from insula.core.errors import InsulaError
from insula.server import clock, store
from insula.server.matches import DAY, Matches
from insula.server.metrics import Metrics
from insula.server.store import Store
from insula.server.thinkers import Thinkers
from tests.server.clients import Client, Host, Page, serving
from tests.server.databases import Database
from tests.server.people import done, near_end, play_out, problem, wait_for

DAYS = 30
START = 1_700_000_000_000


class Clock:
    """What time it is, as a test says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = START
        patch.setattr(clock, "now", lambda: self.now)

    def pass_days(self, days: float) -> None:
        self.now += round(days * DAY)


@pytest.fixture
def time(monkeypatch) -> Clock:
    return Clock(monkeypatch)


@contextmanager
def open_at(database: Database, **changes: object) -> Iterator[str]:
    """A server on a database, started anew; what is abandoned by then is deleted as it starts."""
    with serving(database.folder, database=database.url, keep_abandoned=DAYS, **changes) as url:
        yield url


def is_there(url: str, host: Host) -> bool:
    return Client(url, host.match).get().status_code == 200


def names(database: Database) -> set[str]:
    return {name for (name,) in database.rows("SELECT id FROM match")}


def test_an_unfinished_match_is_deleted_once_nobody_has_gone_on_with_it_for_so_long(database, time):
    """To the day, with all that is stored of it, and counted. One that is over stays, and so does one that goes on."""
    with open_at(database) as url:
        played, never_begun, over = (
            Host(url, "person", "person"),
            Host(url, "person", "person"),
            near_end(url, "person", "person"),
        )
        play_out(over)
        played.play_on(3)
        time.pass_days(DAYS - 1)
        lately = Host(url, "person", "person")
        played.play_on(1)
    time.pass_days(1)
    with open_at(database) as url:
        assert is_there(url, never_begun), "on its last day"
    time.pass_days(0.1)
    with open_at(database) as url:
        wait_for(lambda: not is_there(url, never_begun))
        assert [is_there(url, each) for each in (played, lately, over)] == [True] * 3
        assert "insula_matches_expired_total 1.0" in httpx.get(f"{url}/metrics", timeout=300).text
        problem(Client(url, never_begun.match, never_begun.seats[0].token).get(), 404, "match.unknown")
    time.pass_days(10_000)
    with open_at(database) as url:
        wait_for(lambda: names(database) == {over.match})
        assert Client(url, over.match, over.token).table()["over"]
        for table in ("log", "link"):
            assert {name for (name,) in database.rows(f"SELECT match FROM {table}")} == {over.match}


@pytest.mark.parametrize("deed", ["a name", "a link", "a question"])
def test_whatever_somebody_does_keeps_a_match(database, time, deed):
    with open_at(database) as url:
        host = Host(url, "person", "person")
        host.actor().play("take 1")
        time.pass_days(DAYS)
        if deed == "a name":
            done(host.seats[0].post("/seats/0/join", name="Ann"))
        elif deed == "a link":
            done(host.post("/seats/0/link"), 201)
        else:
            asker = next(client for client in host.seats.values() if client.table()["may_ask"] is not None)
            done(asker.post("/ask", seq=asker.table()["seq"]))
    time.pass_days(DAYS)
    with open_at(database) as url:
        assert is_there(url, host)


def test_where_nothing_is_to_be_deleted_nothing_is(database, time):
    with serving(database.folder, database=database.url, keep_abandoned=0) as url:
        host = Host(url, "person", "person")
        assert httpx.get(f"{url}/api/home", timeout=300).json()["keep_abandoned"] == 0
    time.pass_days(30_000)
    with serving(database.folder, database=database.url, keep_abandoned=0) as url:
        assert is_there(url, host)


def test_the_page_is_told_beforehand(tmp_path):
    with serving(tmp_path) as url:
        assert httpx.get(f"{url}/api/home", timeout=300).json()["keep_abandoned"] == 180


# --- In the moment in which it is deleted ---


@asynccontextmanager
async def hall(database: Database):
    """All matches of a database, without a server around them."""
    kept, counts = Store(database.url), Metrics()
    thinkers = Thinkers(0, counts)
    matches = Matches(kept, thinkers, counts, keep_loaded=300, keep_abandoned=DAYS)
    kept.open()
    try:
        yield matches, kept
    finally:
        await matches.stop()
        await thinkers.stop()
        kept.close()


def test_a_match_that_somebody_looks_at_is_not_deleted(database, time):
    with open_at(database) as url:
        host = Host(url, "person", "person")
    time.pass_days(DAYS + 1)

    class Someone:
        """Who watches."""

        seat = digest = None

        def wake(self) -> None:
            """Nothing to do."""

        def has_seen(self, _seq: int) -> bool:
            return True

    async def look() -> None:
        async with hall(database) as (matches, _):
            match, someone = await matches.find(host.match), Someone()
            matches.watch(match, someone)
            await matches.expire()
            assert (await matches.find(host.match)) is match
            matches.unwatch(match, someone)
            await matches.expire()
            with pytest.raises(InsulaError, match=r"match\.unknown"):
                await matches.find(host.match)

    asyncio.run(look())


def test_a_move_that_comes_in_the_last_moment_keeps_the_match(database, time, monkeypatch):
    """After it was found, and before it is deleted; here, and at another server."""
    with open_at(database) as url:
        host = Host(url, "person", "person")
    time.pass_days(DAYS + 1)
    expire = store.expire

    async def play_late() -> None:
        async with hall(database) as (matches, kept):

            def late(match: str, before: int):
                job = expire(match, before)

                def do(connection):
                    database_row = store.append(match, 0, [store.Entry(kind="join", seat=0, text="Ann")])
                    database_row(connection)
                    return job(connection)

                return do

            monkeypatch.setattr("insula.server.matches.expire", late)
            await matches.expire()
            assert await kept.do(store.known_ids([host.match])) == [host.match]

    asyncio.run(play_late())


def test_one_that_cannot_be_read_is_left_alone_and_the_others_are_deleted(database, time):
    with open_at(database) as url:
        hosts = [Host(url, "person", "person") for _ in range(3)]
        for host in hosts:
            host.actor().play("take 1")
    damaged = sorted(host.match for host in hosts)[1]
    database.rows(f"UPDATE log SET text = 'nonsense' WHERE match = '{damaged}'")
    time.pass_days(DAYS + 1)
    with open_at(database):
        wait_for(lambda: names(database) == {damaged})


def test_more_than_are_looked_at_in_one_go_are_all_deleted(database, time, monkeypatch):
    monkeypatch.setattr(store, "ABANDONED_AT_ONCE", 2)
    with open_at(database) as url:
        for _ in range(7):
            Host(url, "person", "person")
    time.pass_days(DAYS + 1)
    with open_at(database):
        wait_for(lambda: names(database) == set())


def test_a_page_that_watches_keeps_its_match_while_others_go(database, time, monkeypatch):
    monkeypatch.setattr("insula.server.matches.EXPIRING_SECONDS", 0.05)
    with open_at(database) as url:
        watched, left = Host(url, "person", "person"), Host(url, "person", "person")
        with Page(watched.watcher) as page:
            page.until("table")
            time.pass_days(DAYS + 1)
            wait_for(lambda: not is_there(url, left))
            assert is_there(url, watched)
        wait_for(lambda: not is_there(url, watched))
