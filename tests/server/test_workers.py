"""Bots that think on other machines: tasks in PostgreSQL, leases, shares; workers as processes of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest

from insula.server import tasks
from insula.server.store import Store
from tests.server import running
from tests.server.clients import Host, moves_of, serving
from tests.server.databases import Database
from tests.server.people import done, wait_for
from tests.server.running import Running
from tests.server.test_nothing_lost import MODE, NEEDS_PROC, back_at, held, lay_elsewhere, workers_of
from tests.server.test_nothing_lost import Sent as Told


@pytest.fixture
def database(postgres, tmp_path) -> Database:
    """A database of PostgreSQL."""
    url = postgres.new()
    (tmp_path / "insula.sqlite").touch()
    lay_elsewhere(tmp_path, url)
    return Database(url, tmp_path)


@pytest.fixture
def store(database) -> Iterator[Store]:
    """A store of that database."""
    found = Store(database.url)
    found.open()
    try:
        yield found
    finally:
        found.close()


@contextmanager
def worker(database: Database) -> Iterator[Running]:
    """`insula worker`, once it thinks."""
    words = ("worker", "--database", database.url, "--bot-workers", "1", "--log", "json")
    with running.serving(database.folder / "worker", *words, INSULA_MODE=MODE) as found:
        found.until("\n")
        yield found


def run(store: Store, *jobs: Callable) -> list:
    """What becomes of jobs, one after the other."""

    async def work() -> list:
        return [await store.do(job) for job in jobs]

    return asyncio.run(work())


# --- Tasks, leases, shares ---


def lay(store: Store, *names: str, owner: str = "anna", is_advice: bool = False) -> None:
    run(store, *(tasks.ask(name.encode(), "alhambra", owner, is_advice=is_advice) for name in names))


def take(store: Store, taker: str = "w", *titles: str) -> str | None:
    """What a worker gets."""
    [taken] = run(store, tasks.take(taker, titles or ("alhambra",)))
    return None if taken is None else taken.task.decode()


def test_a_task_is_taken_once_whoever_laid_it_down_and_however_often(store):
    lay(store, "think", "think")
    assert [take(store, "w"), take(store, "x")] == ["think", None]
    name = tasks.id_of(b"think")
    assert run(store, tasks.answer(name, "take 1")) == [None]
    assert run(store, tasks.ask(b"think", "alhambra", "bert", is_advice=False)) == ["take 1"]
    run(store, tasks.answer(name, "take 2"))
    assert run(store, tasks.ask(b"think", "alhambra", "bert", is_advice=False)) == ["take 1"]


def test_whoever_asks_for_much_waits_for_those_who_ask_for_little(store):
    lay(store, *(f"much {n}" for n in range(9)))
    assert [take(store) for _ in range(2)] == ["much 0", "much 1"]
    lay(store, "little 0", "little 1", owner="bert")
    lay(store, "new", owner="cleo")
    assert [take(store) for _ in range(5)] == ["little 0", "new", "much 2", "little 1", "much 3"]


def test_moves_come_before_advice(store):
    lay(store, "advice", owner="anna", is_advice=True)
    lay(store, *(f"move {n}" for n in range(3)), owner="bert")
    assert [take(store) for _ in range(4)] == ["move 0", "move 1", "move 2", "advice"]


def test_a_worker_gets_what_it_plays_alone(store):
    lay(store, "think")
    assert take(store, "w", "arkadia") is None
    assert take(store, "w", "arkadia", "alhambra") == "think"


def test_a_task_whose_lease_ran_out_is_anybodys_and_after_so_many_deaths_nobodys(store, database):
    lay(store, "think")
    for n in range(tasks.ATTEMPTS):
        assert take(store, f"w{n}") == "think"
        assert take(store, "x") is None
        run(store, tasks.renew(f"w{n}"), tasks.clear())
        assert take(store, "x") is None
        database.rows("UPDATE bot_task SET until = now() - interval '1 second'")
    assert take(store) is None
    run(store, tasks.clear())
    assert run(store, tasks.ask(b"think", "alhambra", "anna", is_advice=False)) == [""]
    run(store, tasks.forget(tasks.id_of(b"think")))
    assert run(store, tasks.ask(b"think", "alhambra", "anna", is_advice=False)) == [None]
    assert take(store) == "think"


def test_what_a_worker_gives_back_is_taken_at_once_and_counts_for_nothing(store):
    lay(store, "think")
    for _ in range(2 * tasks.ATTEMPTS):
        assert take(store, "w") == "think"
        run(store, tasks.give_back("w"))


def test_what_nobody_waits_for_any_more_is_not_thought_about_and_thrown_away(store, database):
    lay(store, "think", "of this")
    database.rows(
        f"UPDATE bot_task SET wanted = now() - interval '{tasks.WANTED_SECONDS + 1} seconds' WHERE task = 'think'"
    )
    assert [take(store), take(store)] == ["of this", None]
    lay(store, "think")
    assert take(store) == "think"
    database.rows(f"UPDATE bot_task SET wanted = now() - interval '{tasks.KEPT_SECONDS + 1} seconds'")
    run(store, tasks.clear())
    assert database.rows("SELECT count(*) FROM bot_task") == [(0,)]


# --- Workers ---


def count_tasks(database: Database) -> tuple[int, int]:
    """How many tasks were laid down, and how often one was taken."""
    [(count, attempts)] = database.rows("SELECT count(*), coalesce(sum(attempts), 0) FROM bot_task")
    return count, attempts


def being_thought_about(database: Database) -> int:
    """How many tasks workers have now."""
    [(count,)] = database.rows("SELECT count(*) FROM bot_task WHERE answer IS NULL AND taker IS NOT NULL")
    return count


def test_a_bots_turn_is_thought_about_once_at_whichever_of_two_servers_people_play(database):
    with ExitStack() as stack:
        urls = [stack.enter_context(serving(database.folder / str(n), database=database.url)) for n in range(2)]
        stack.enter_context(worker(database))
        host = Host(urls[0], "person", "greedy", "person")
        there = back_at(urls[1], host)
        told = Told(host)
        for n in range(12):
            told.host = (host, there)[n % 2]
            told.until_a_person_is_to_act()
            table = told.host.actor().table()
            move = told.words.choice(moves_of(table))
            told.entries.add((table["seq"], "move", table["seat"], move))
            done(told.host.seats[table["seat"]].play(move, seq=table["seq"]))
        told.until_a_person_is_to_act()
        told.check(database.folder)
        thought, attempts = count_tasks(database)
        assert 0 < thought == attempts


@contextmanager
def thinking_for_ever(database: Database) -> Iterator[tuple[Told, Running, int]]:
    """A match at a server, a worker, and the process of it that holds a bot's turn and does not get on with it."""
    with ExitStack() as stack:
        url = stack.enter_context(serving(database.folder / "server", database=database.url))
        first = stack.enter_context(worker(database))
        wait_for(lambda: '"bots":"ready"' in httpx.get(f"{url}/healthz").text)
        told = Told(Host(url, "person", "greedy"))
        told.until_a_person_is_to_act()
        [thinking] = workers_of(first)
        with held(thinking):
            told.until_a_bot_is_to_act()
            wait_for(lambda: being_thought_about(database))
            yield told, first, thinking


@NEEDS_PROC
def test_the_task_of_a_worker_that_dies_is_taken_over_after_its_lease(database):
    with thinking_for_ever(database) as (told, first, thinking), ExitStack() as stack:
        os.kill(thinking, signal.SIGKILL)
        first.process.kill()
        first.process.wait()
        stack.enter_context(worker(database))
        before = told.host.watcher.table()["seq"]
        time.sleep(0.1)
        assert told.host.watcher.table()["seq"] == before, "the lease still runs"
        database.rows("UPDATE bot_task SET until = now() + interval '1 second' WHERE answer IS NULL")
        told.until_a_person_is_to_act()
        told.check(database.folder)


@NEEDS_PROC
def test_a_worker_that_is_ended_gives_its_task_to_another(database):
    with thinking_for_ever(database) as (told, first, _), ExitStack() as stack:
        assert first.end() == 0
        assert being_thought_about(database) == 0
        stack.enter_context(worker(database))
        told.until_a_person_is_to_act()
        told.check(database.folder)


def test_a_worker_is_told_what_the_bot_may_know_and_no_more(database):
    """The state in the task is another deal: of what its seat cannot know nothing is the true one's but by chance."""
    with serving(database.folder / "server", database=database.url) as url:
        host = Host(url, "person", "greedy")
        while host.watcher.table()["to_act"] == 0:
            table = host.seats[0].table()
            done(host.seats[0].play(moves_of(table)[0], seq=table["seq"]))
        wait_for(lambda: count_tasks(database)[0])
        [(text,)] = database.rows("SELECT task FROM bot_task")
        [(seed, salt, secret)] = database.rows("SELECT seed, salt, secret FROM match")
        for hidden in (seed, salt, secret, host.match, str(host.token)):
            assert hidden not in text


def test_workers_need_postgresql(tmp_path):
    with running.serving(tmp_path, "worker", "--lang", "en") as found:
        assert found.wait() == 1
    assert "PostgreSQL" in found.err
