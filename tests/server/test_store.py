"""The store on databases of both kinds: groups of jobs, what fails in them, revisions, and what is only a cache."""

from __future__ import annotations

import asyncio
import gc
import math
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.engine import Engine

from insula.core.errors import InsulaError
from insula.server import schema
from insula.server.loading import check_all
from insula.server.log import HOST, Entry
from insula.server.store import GROUP, Store, add_match, append, put_link, read_ids, read_match
from insula.words import LANGUAGES, Words
from tests.server.clients import Host, moves_of
from tests.server.databases import Database
from tests.server.people import IDLE, dealing, done, over, problem, wait_for
from tests.server.test_nothing_lost import back_at

MOVE = Entry(kind="move", seat=0, text="take 0")


@pytest.fixture
def file(made_file, tmp_path):
    """A database of SQLite of one's own."""
    return Path(shutil.copy(made_file, tmp_path / "insula.sqlite"))


@contextmanager
def opened(database: Database, observe=lambda _jobs, _seconds: None) -> Iterator[Store]:
    store = Store(database.url, observe)
    store.open()
    try:
        yield store
    finally:
        store.close()


# --- Groups ---


class Gate:
    """A job that holds the writer up until it is opened, so that what comes meanwhile waits together."""

    def __init__(self) -> None:
        self.is_reached, self._is_open = threading.Event(), threading.Event()

    def __call__(self, _connection: object) -> str:
        self.is_reached.set()
        assert self._is_open.wait(30)
        return "passed"

    def open(self) -> None:
        self._is_open.set()


async def do_together(store: Store, *jobs) -> list:
    """Give jobs to a writer that is busy; what became of each."""
    gate = Gate()
    first = asyncio.create_task(store.do(gate))
    await asyncio.to_thread(gate.is_reached.wait)
    tasks = [asyncio.create_task(store.do(job)) for job in jobs]
    await asyncio.sleep(0)  # every task has handed its job over
    gate.open()
    assert await first == "passed"
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_jobs_that_wait_together_share_a_transaction(database):
    groups: list[int] = []
    transactions: list[int] = []
    database.lay(*(f"{kind}{n}" for kind in "mn" for n in range(100)))
    with opened(database, lambda jobs, _seconds: groups.append(jobs)) as store:
        found = asyncio.run(do_together(store, *(append(f"m{n}", 0, [MOVE]) for n in range(100))))
        counter = lambda _connection: transactions.append(1)  # noqa: E731
        sa.event.listen(Engine, "commit", counter)
        try:
            asyncio.run(do_together(store, *(append(f"n{n}", 0, [MOVE]) for n in range(100))))
        finally:
            sa.event.remove(Engine, "commit", counter)
    assert found == [None] * 100
    assert groups == [1, 100, 1, 100]
    assert len(transactions) == 2
    assert database.rows("SELECT count(*) FROM log") == [(200,)]


def test_a_group_has_a_bound(database):
    groups: list[int] = []
    database.lay(*(f"m{n}" for n in range(GROUP + 10)))
    with opened(database, lambda jobs, _seconds: groups.append(jobs)) as store:
        found = asyncio.run(do_together(store, *(append(f"m{n}", 0, [MOVE]) for n in range(GROUP + 10))))
    assert found == [None] * (GROUP + 10)
    assert groups == [1, GROUP, 10]


def test_what_is_told_as_done_can_be_seen_by_others_already(database):
    async def work(store: Store) -> None:
        for n in range(5):
            await asyncio.gather(*(store.do(append(f"m{k}", n, [MOVE])) for k in range(7)))
            assert database.rows("SELECT count(*) FROM log") == [(7 * (n + 1),)]

    database.lay(*(f"m{n}" for n in range(7)))
    with opened(database) as store:
        asyncio.run(work(store))


def test_a_job_that_fails_in_a_group_fails_alone(database):
    def broken(connection):
        append("broken", 0, [MOVE])(connection)
        raise ZeroDivisionError

    def wrong(connection):
        append("wrong", 0, [MOVE])(connection)
        connection.execute(sa.text("SELECT * FROM nowhere"))

    jobs = [append("a", 0, [MOVE]), broken, append("b", 0, [MOVE]), wrong, append("c", 0, [MOVE])]
    database.lay("a", "b", "c", "d", "broken", "wrong")
    with opened(database) as store:
        found = asyncio.run(do_together(store, *jobs))
        assert asyncio.run(do_together(store, append("d", 0, [MOVE]))) == [None]
    assert [found[n] for n in (0, 2, 4)] == [None] * 3
    assert isinstance(found[1], ZeroDivisionError)
    assert (found[3].code, "nowhere" in found[3].arguments["reason"]) == ("storage.failed", True)
    assert database.rows("SELECT match FROM log ORDER BY match") == [("a",), ("b",), ("c",), ("d",)]


def test_a_place_in_a_log_is_taken_once_whoever_comes_second_is_refused_with_all_it_brought(database):
    other = Entry(kind="move", seat=1, text="take 1")
    database.lay("m")
    with opened(database) as store:
        found = asyncio.run(do_together(store, append("m", 0, [MOVE, MOVE]), append("m", 1, [other, other])))
    assert found[0] is None
    assert found[1].code == "storage.taken"
    assert database.rows("SELECT seq, seat FROM log") == [(0, 0), (1, 0)]


def test_a_log_keeps_the_order_in_which_its_entries_were_given(database):
    database.lay("m")
    with opened(database) as store:
        jobs = [append("m", n, [Entry(kind="move", seat=0, text=str(n))]) for n in range(2 * GROUP)]
        assert asyncio.run(do_together(store, *jobs)) == [None] * len(jobs)
    assert database.rows("SELECT text FROM log ORDER BY seq") == [(str(n),) for n in range(2 * GROUP)]
    if database.kind == "sqlite":
        assert database.rows("SELECT text FROM log ORDER BY rowid") == [(str(n),) for n in range(2 * GROUP)]


def test_reads_in_a_group_see_what_was_written_before_them_in_it(database):
    with opened(database) as store:
        add = add_match(row("m"), CONTENT, {0: "hash"}, [MOVE])
        found = asyncio.run(do_together(store, add, read_match("m"), append("m", 1, [MOVE]), read_match("m")))
    assert [len(found[n].entries) for n in (1, 3)] == [1, 2]
    assert found[3].links == {0: "hash"}


def row(identity: str) -> dict:
    return {
        "id": identity, "title": "alhambra", "rules_version": 1, "content": "digest", "options": "{}", "seating": "[]",
        "seed": "1", "salt": "", "secret": "", "created": 1, "is_over": False,
    }  # fmt: skip


CONTENT = {"digest": "digest", "title": "alhambra", "numbers": "{}", "provenance": "[]"}


def test_a_match_is_stored_whole_or_not_at_all(database):
    with opened(database) as store:
        good = add_match(row("m"), CONTENT, {HOST: "h", 0: "a"}, [MOVE])
        bad = add_match(row("n"), CONTENT | {"digest": "other"}, {HOST: "h"}, [Entry(kind=None, seat=0)])
        found = asyncio.run(do_together(store, good, bad))
    assert found[0] is None
    assert found[1].code == "storage.failed"
    counts = [database.rows(f"SELECT count(*) FROM {table.name}") for table in schema.metadata.sorted_tables]
    assert sorted(counts) == [[(0,)], [(0,)], [(1,)], [(1,)], [(1,)], [(2,)]]


# --- Ends ---


def test_closing_finishes_what_waits(database):
    async def work() -> list:
        store = Store(database.url)
        store.open()
        gate = Gate()
        tasks = [asyncio.create_task(store.do(gate))]
        await asyncio.to_thread(gate.is_reached.wait)
        tasks += [asyncio.create_task(store.do(append(f"m{n}", 0, [MOVE]))) for n in range(2 * GROUP)]
        await asyncio.sleep(0)
        threading.Timer(0.01, gate.open).start()
        store.close()
        with pytest.raises(InsulaError, match=r"server\.stopping"):
            await store.do(append("late", 0, [MOVE]))
        store.close()
        return await asyncio.gather(*tasks)

    database.lay(*(f"m{n}" for n in range(2 * GROUP)))
    assert asyncio.run(work()) == ["passed", *[None] * (2 * GROUP)]
    assert database.rows("SELECT count(*) FROM log") == [(2 * GROUP,)]


def test_a_store_that_was_never_opened_can_be_closed(database):
    Store(database.url).close()


async def leave_before_the_answer(store: Store, job: Callable) -> None:
    """Ask for a job, and be gone before it is done."""
    gate = Gate()
    first = asyncio.create_task(store.do(gate))
    await asyncio.to_thread(gate.is_reached.wait)
    task = asyncio.create_task(store.do(job))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    gate.open()
    await first


def test_a_job_is_done_also_if_nobody_waits_for_it_any_more(database):
    async def work(store: Store) -> None:
        await leave_before_the_answer(store, append("m", 0, [MOVE]))
        assert await store.do(lambda _connection: "next") == "next"

    database.lay("m")
    with opened(database) as store:
        asyncio.run(work(store))
    assert database.rows("SELECT count(*) FROM log") == [(1,)]


def test_a_job_that_fails_after_nobody_waits_for_it_complains_to_nobody(database):
    complaints = []

    async def work(store: Store) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: complaints.append(context))
        await leave_before_the_answer(store, append("m", 1, [MOVE]))
        await store.do(lambda _connection: None)
        gc.collect()
        await asyncio.sleep(0)

    database.lay("m")
    with opened(database) as store:
        asyncio.run(store.do(append("m", 1, [MOVE])))
        asyncio.run(work(store))
    assert not complaints


def test_a_loop_that_went_away_takes_nothing_with_it(database):
    """Also not the answers to others whose jobs were in a group with its own."""
    gate = Gate()

    async def leave(store: Store) -> None:
        tasks = [asyncio.create_task(store.do(gate))]
        await asyncio.to_thread(gate.is_reached.wait)
        tasks.append(asyncio.create_task(store.do(append("left", 0, [MOVE]))))
        await asyncio.sleep(0)

    async def stay(store: Store) -> list:
        tasks = [asyncio.create_task(store.do(append(f"m{n}", 0, [MOVE]))) for n in range(10)]
        await asyncio.sleep(0)
        gate.open()
        return await asyncio.wait_for(asyncio.gather(*tasks), 10)

    database.lay("left", *(f"m{n}" for n in range(10)))
    with opened(database) as store:
        asyncio.run(leave(store))
        assert asyncio.run(stay(store)) == [None] * 10
    assert database.rows("SELECT count(*) FROM log") == [(11,)]


def test_several_loops_may_use_one_store(database):
    async def work(store: Store, name: str) -> int:
        for n in range(100):
            await store.do(append(name, n, [MOVE]))
        return 100

    done: list[int] = []

    def run(name: str) -> None:
        done.append(asyncio.run(work(store, name)))

    database.lay("m0", "m1", "m2")
    with opened(database) as store:
        threads = [threading.Thread(target=run, args=[f"m{k}"], daemon=True) for k in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
    assert done == [100] * 3
    counts = database.rows("SELECT match, count(*) FROM log GROUP BY match ORDER BY match")
    assert counts == [("m0", 100), ("m1", 100), ("m2", 100)]


# --- What is on the disk ---


def test_the_writer_writes_ahead_and_waits_for_the_disk(file):
    def settings(connection):
        names = ("journal_mode", "synchronous", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    with opened(Database(f"sqlite:///{file}", file.parent)) as store:
        assert asyncio.run(do_together(store, settings)) == [["wal", 2, 5000]]


def test_a_log_with_a_gap_is_refused(database):
    with opened(database) as store:
        asyncio.run(do_together(store, add_match(row("m"), CONTENT, {}, [MOVE] * 5)))
    database.rows("DELETE FROM log WHERE seq = 2")
    with opened(database) as store:
        [found] = asyncio.run(do_together(store, read_match("m")))
    assert (found.code, found.arguments) == ("storage.gap", {"match": "m", "seq": 2})


def test_a_log_without_its_beginning_is_refused(database):
    with opened(database) as store:
        jobs = [add_match(row("m"), CONTENT, {}, []), append("m", 1, [MOVE]), read_match("m"), read_match("nobody")]
        found = asyncio.run(do_together(store, *jobs))
    assert found[2].code == "storage.gap"
    assert found[3] is None


def test_a_new_link_of_a_seat_takes_the_place_of_the_old_one(database):
    with opened(database) as store:
        jobs = [
            add_match(row("m"), CONTENT, {HOST: "h", 0: "a", 1: "b"}, []),
            put_link("m", 1, "c"), put_link("m", 2, "d"), read_match("m"),
        ]  # fmt: skip
        found = asyncio.run(do_together(store, *jobs))
    assert found[3].links == {HOST: "h", 0: "a", 1: "c", 2: "d"}


def test_only_matches_that_are_not_known_to_be_over_are_running(database):
    with opened(database) as store:
        jobs = [
            add_match(row("m"), CONTENT, {}, []), add_match(row("n") | {"created": 0}, CONTENT, {}, []),
            append("m", 0, [MOVE], is_over=True), read_ids(), read_ids(running=True),
        ]  # fmt: skip
        found = asyncio.run(do_together(store, *jobs))
    assert found[3:] == [["n", "m"], ["n"]]


# --- Revisions ---


def shape_of(database: Database) -> list[tuple]:
    """All tables of a database, and all their columns."""
    if database.kind == "sqlite":
        return database.rows("SELECT type, name, sql FROM sqlite_master ORDER BY name")
    return database.rows(
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = 'public' ORDER BY table_name, column_name"
    )


def migrate(database: Database, verb: str, target: str) -> None:
    """Let Alembic itself go from one revision to another."""
    config = Config()
    config.set_main_option("script_location", str(Path(schema.__file__).with_name("migrations")))
    engine = schema.open_engine(database.url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        getattr(command, verb)(config, target)
    engine.dispose()


def test_the_revisions_lead_to_what_the_program_expects(database):
    engine = schema.open_engine(database.url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()
    assert schema.revision(database.url) == schema.HEAD


def test_a_revision_can_be_left_and_entered_again(database):
    before = shape_of(database)
    migrate(database, "downgrade", "base")
    left = {"sqlite": {"alembic_version", "sqlite_autoindex_alembic_version_1"}, "postgresql": {"alembic_version"}}
    assert {row[database.kind == "sqlite"] for row in shape_of(database)} == left[database.kind]
    assert schema.revision(database.url) is None
    assert schema.upgrade(database.url) == (None, schema.HEAD)
    assert shape_of(database) == before


def test_a_second_upgrade_does_nothing(database):
    database.rows("INSERT INTO log VALUES ('m', 0, 1, 'move', 0, 'take 0')")
    before = database.rows("SELECT * FROM log"), shape_of(database)
    for _ in range(2):
        assert schema.upgrade(database.url) == (schema.HEAD, schema.HEAD)
    assert (database.rows("SELECT * FROM log"), shape_of(database)) == before


def test_an_upgrade_that_breaks_off_leaves_nothing_behind(empty):
    """Whatever statement it breaks off at; the next upgrade is the first again."""
    other, database = empty(), empty()
    statements = count_statements(lambda: schema.upgrade(other.url))
    assert statements > 10
    for last in range(statements):
        with pytest.raises(InsulaError, match="the power is gone"):
            count_statements(lambda: schema.upgrade(database.url), last)
        assert shape_of(database) == []
    assert schema.upgrade(database.url) == (None, schema.HEAD)


def test_programs_that_start_at_once_bring_a_database_up_to_date_together(empty):
    database = empty()
    if database.kind == "sqlite":
        pytest.skip("a database of SQLite is one program's, by the lock of its folder")
    with ThreadPoolExecutor(4) as pool:
        for outcome in [pool.submit(schema.upgrade, database.url) for _ in range(4)]:
            assert outcome.result()[1] == schema.HEAD
    assert schema.revision(database.url) == schema.HEAD


def count_statements(work: Callable[[], object], most: float = math.inf) -> int:
    """How many statements some work takes; it breaks off after a given number."""
    count = 0

    def note(*_arguments: object) -> None:
        nonlocal count
        if count >= most:
            raise sa.exc.OperationalError("", {}, Exception("the power is gone"))
        count += 1

    sa.event.listen(Engine, "before_cursor_execute", note)
    try:
        work()
    finally:
        sa.event.remove(Engine, "before_cursor_execute", note)
    return count


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_of_a_newer_program_is_refused_in_words(database, language):
    database.rows("UPDATE alembic_version SET version_num = '9999'")
    before = shape_of(database)
    with pytest.raises(InsulaError) as refused:
        Store(database.url).open()
    assert refused.value.code == "storage.newer"
    sentence = Words(language, None).refusal(refused.value)
    assert "9999" in sentence
    assert "storage" not in sentence
    assert shape_of(database) == before


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path):
    file = tmp_path / "insula.sqlite"
    file.write_text("not a database, whatever it is " * 100)
    with pytest.raises(InsulaError) as refused:
        Store(f"sqlite:///{file}").open()
    assert refused.value.code == "storage.failed"
    assert file.read_text() == "not a database, whatever it is " * 100


# --- What is only a cache, and what is damaged ---


@contextmanager
def dealing_from(database: Database) -> Iterator[str]:
    """A server that has a database; its address."""
    with dealing(database.folder, database=database.url) as url:
        yield url


def faults_of(database: Database) -> dict[str, str]:
    """What the check of a database reports."""
    found: dict[str, str] = {}
    count, faulty = check_all(database.url, lambda match, error: found.update({match: error.code}))
    assert (count, faulty) == (len(database.rows("SELECT id FROM match")), len(found))
    return found


def waiting_for_a_bot(url: str) -> Host:
    """A match in which a bot is to act that has nobody to think for it; once it is random, it will."""
    host = Host(url, "person", "person", IDLE)
    while (to_act := host.watcher.table()["to_act"]) in host.seats:
        table = host.seats[to_act].table()
        done(host.seats[to_act].play(moves_of(table)[-1], seq=table["seq"]))
    assert len(table["log"]) > 0
    return host


def let_bots_be_random(database: Database) -> None:
    database.rows(f"UPDATE match SET seating = replace(seating, '{IDLE}', 'random')")


def length_of(database: Database, match: str) -> int:
    return database.rows(f"SELECT count(*) FROM log WHERE match = '{match}'")[0][0]


def test_whether_a_match_is_over_is_read_from_its_log(database):
    """A wrong mark changes nothing for the people at the table, and the check of the database tells it."""
    with dealing_from(database) as url:
        running, ended = Host(url, "person", "person"), over(url, "person", "person")
        running.play_on(5)
        before = [host.watcher.table() for host in (running, ended)]
    assert faults_of(database) == {}
    database.rows("UPDATE match SET is_over = NOT is_over")
    assert faults_of(database) == dict.fromkeys((running.match, ended.match), "storage.wrong_mark")
    with dealing_from(database) as url:
        running, ended = back_at(url, running), back_at(url, ended)
        assert [host.watcher.table() for host in (running, ended)] == before
        problem(ended.seats[0].play("take 1", seq=before[1]["seq"]), 422, "illegal.game_over")
        running.play_on(3)
        assert running.watcher.table()["move"] > before[0]["move"]
    assert set(faults_of(database)) == {running.match, ended.match}


def test_a_bot_goes_on_also_in_a_match_that_is_marked_as_over(database):
    with dealing_from(database) as url:
        host = waiting_for_a_bot(url)
    let_bots_be_random(database)
    database.rows("UPDATE match SET is_over = true")
    with dealing_from(database) as url:
        host = back_at(url, host)
        wait_for(lambda: host.watcher.table()["to_act"] in host.seats)


DAMAGES = (
    "UPDATE log SET kind = 'nonsense' WHERE seq = 1 AND",
    "UPDATE log SET kind = 'undo' WHERE seq = 1 AND",
    "UPDATE log SET kind = 'undo', text = 'x' WHERE seq = 1 AND",
    "UPDATE log SET kind = 'join', seat = NULL WHERE seq = 1 AND",
    "UPDATE log SET kind = 'join', seat = 99 WHERE seq = 1 AND",
    "UPDATE log SET kind = 'back', text = '' WHERE seq = 1 AND",
    "UPDATE log SET text = 'fly' WHERE seq = 1 AND",
    "UPDATE log SET text = 'place' WHERE seq = 1 AND",
    "DELETE FROM log WHERE seq = 0 AND",
    "UPDATE match SET seed = 'x' WHERE",
    "UPDATE match SET seating = '{' WHERE",
    "UPDATE match SET seating = '[]' WHERE",
    "UPDATE match SET options = '[1]' WHERE",
    "UPDATE match SET title = 'no such game' WHERE",
    "UPDATE match SET rules_version = 99 WHERE",
    "UPDATE match SET content = 'other' WHERE",
)


def test_a_match_that_is_damaged_is_reported_and_keeps_nobody_else_from_playing(database):
    with dealing_from(database) as url:
        damaged = [waiting_for_a_bot(url) for _ in DAMAGES]
        whole = waiting_for_a_bot(url)
    let_bots_be_random(database)
    for host, damage in zip(damaged, DAMAGES, strict=True):
        column = "match" if " log " in damage else "id"
        database.rows(f"{damage} {column} = '{host.match}'")
        database.rows(f"UPDATE match SET created = 0 WHERE id = '{host.match}'")  # looked at first
    faults = faults_of(database)
    assert set(faults) == {host.match for host in damaged}
    before = length_of(database, whole.match)
    with dealing_from(database) as url:
        wait_for(lambda: length_of(database, whole.match) > before)
        for host in damaged:
            answer = back_at(url, host).watcher.get()
            assert answer.status_code in (422, 503), answer.text
            assert answer.json()["code"] == faults[host.match]
        back_at(url, whole).play_on(2)


def test_a_full_disk_is_known_by_what_each_database_says_of_it():
    class DiskFullError(Exception):
        sqlstate = "53100"

    for cause, is_full in (
        (sqlite3.OperationalError("database or disk is full"), True), (DiskFullError("could not extend file"), True),
        (sqlite3.OperationalError("database is locked"), False), (Exception("a full moon"), False),
    ):  # fmt: skip
        assert schema.is_full(sa.exc.OperationalError("", {}, cause)) == is_full
