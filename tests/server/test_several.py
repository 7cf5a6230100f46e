"""Several servers on one PostgreSQL: whoever is asked answers the same, nothing is done twice or lost between them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Client, Host, Page, moves_of, serving
from tests.server.databases import Database
from tests.server.people import done, near_end, play_out, problem, wait_for
from tests.server.test_nothing_lost import back_at


@pytest.fixture
def database(postgres, tmp_path) -> Database:
    """A database of PostgreSQL."""
    return Database(postgres.new(), tmp_path)


@pytest.fixture
def urls(database) -> Iterator[list[str]]:
    """Two servers on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(serving(database.folder / str(n), database=database.url)) for n in range(2)]


def at_both(urls: list[str], *seats: str) -> list[Host]:
    """The people of a match, as both servers have it in memory."""
    host = Host(urls[0], *seats)
    hosts = [host, back_at(urls[1], host)]
    for each in hosts:
        each.watcher.table()
    return hosts


def test_what_is_done_at_one_server_is_told_at_the_other(urls):
    here, there = at_both(urls, "person", "person")
    with Page(there.watcher) as page, Page(there.seats[0]) as mine:
        first = page.until("table")
        mine.until("table")
        here.play_on(1)
        table = page.until("table")
        assert (table["since"], table["reset"]) == (first["seq"], False)
        assert [line["kind"] for line in table["log"]] == ["move"] * len(table["log"])
        assert table["seq"] == here.watcher.table()["seq"]
        assert mine.until("table")["seq"] == table["seq"]
        seat = here.actor().table()["seat"]
        done(here.seats[seat].post(f"/seats/{seat}/join", name="Zoe"))
        assert page.until("table")["seats"][seat]["name"] == "Zoe"
    for one, other in zip((here, *here.seats.values()), (there, *there.seats.values()), strict=True):
        assert one.table() == other.table()


def test_a_second_writer_is_told_that_it_is_stale_and_a_message_sent_again_is_accepted(urls):
    """Also where the news of the first has not come yet: the key of the log refuses it."""
    hosts = at_both(urls, "person", "person")
    words = random.Random(1)
    met = set()
    for _ in range(25):
        actor = hosts[0].actor()
        seat, table = actor.table()["seat"], actor.table()
        if len(moves_of(table)) < 2:
            actor.play(*moves_of(table), seq=table["seq"])
            continue
        chosen = words.sample(moves_of(table), 2)
        with ThreadPoolExecutor(2) as pool:
            tries = [
                pool.submit(host.seats[seat].play, move, seq=table["seq"])
                for host, move in zip(hosts, chosen, strict=True)
            ]
            answers = [each.result() for each in tries]
        statuses = sorted(answer.status_code for answer in answers)
        met.add(tuple(statuses))
        assert statuses == [200, 409], [answer.text for answer in answers]
        [late] = [answer for answer in answers if answer.status_code == 409]
        [made] = [move for move, answer in zip(chosen, answers, strict=True) if answer.status_code == 200]
        assert problem(late, 409, "stale")["table"]["seq"] > table["seq"]
        seqs = {host.seats[seat].play(made, seq=table["seq"]).json()["seq"] for host in hosts}
        assert len(seqs) == 1
    assert met == {(200, 409)}


def test_a_message_that_comes_to_both_is_done_once(urls):
    hosts = at_both(urls, "person", "person")
    for _ in range(15):
        actor = hosts[0].actor()
        table = actor.table()
        with ThreadPoolExecutor(2) as pool:
            move, seat = moves_of(table)[0], table["seat"]
            tries = [pool.submit(host.seats[seat].play, move, seq=table["seq"]) for host in hosts]
            answers = [each.result() for each in tries]
        assert [answer.status_code for answer in answers] == [200, 200], [answer.text for answer in answers]
    assert hosts[0].watcher.table() == hosts[1].watcher.table()


def test_a_link_that_is_void_at_one_server_is_void_at_all(urls):
    here, there = at_both(urls, "person", "person")
    for _ in range(10):
        actor = here.actor()
        table = actor.table()
        old = there.seats[table["seat"]]
        with Page(old) as page:
            page.until("table")
            token = done(here.post(f"/seats/{table['seat']}/link"), 201)["token"]
            problem(old.play(moves_of(table)[0], seq=table["seq"]), 403, "access.token")
            with pytest.raises(ConnectionClosed) as end:
                page.until("nothing more")
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 4403
            problem(old.get(), 403, "access.token")
        for host in (here, there):
            host.seats[table["seat"]] = Client(host.url, host.match, token)
        joined = done(here.seats[table["seat"]].post(f"/seats/{table['seat']}/join", name="Zoe"))["seq"]
        seq = done(there.seats[table["seat"]].play(moves_of(table)[0], seq=joined))["seq"]
        wait_for(lambda: here.watcher.table()["seq"] == seq)  # noqa: B023


def test_a_link_of_ones_own_that_is_made_at_one_server_opens_the_seat_at_all(urls):
    """Made at the server that the page met; the link that the host knows is void at the other at once."""
    here, there = at_both(urls, "person", "open")
    kept, own = there.seats[1], "b" * 22
    with Page(kept) as page:
        page.until("table")
        done(here.seats[1].post("/seats/1/join", name="Bert", token=own))
        problem(kept.post("/seats/1/join", name="Eve"), 403, "access.token")
        with pytest.raises(ConnectionClosed):
            page.until("nothing more")
    assert Client(there.url, there.match, own).table()["own"]


def test_a_match_that_is_deleted_at_one_server_is_gone_at_all(urls, database):
    here, there = at_both(urls, "person", "person")
    actor = there.actor()
    table = actor.table()
    with Page(actor) as page:
        page.until("table")
        assert here.http.delete(f"/api/matches/{here.match}").status_code == 204
        problem(actor.play(moves_of(table)[0], seq=table["seq"]), 404, "match.unknown")
        wait_for(lambda: there.watcher.get().status_code == 404)
    for name in ("match", "log", "link"):
        assert database.rows(f"SELECT count(*) FROM {name}") == [(0,)]


def test_a_rematch_that_both_ask_for_is_one(urls, database):
    host = near_end(urls[0], "person", "person")
    other = back_at(urls[1], host)
    other.watcher.table()
    play_out(host)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda each: done(each.seats[0].post("/rematch"), 201), (host, other)))
    assert answers[0]["match"] == answers[1]["match"]
    assert database.rows("SELECT count(*) FROM match") == [(2,)]


def test_who_is_at_the_table_is_seen_at_every_server(urls):
    here, there = at_both(urls, "person", "person")
    with Page(here.watcher) as page:
        assert page.until("presence")["present"] == [False, False]
        with Page(there.seats[1]) as other:
            assert page.until("presence")["present"] == [False, True]
            with Page(here.seats[0]) as mine:
                assert mine.until("presence", present=[True, True])
                assert other.until("presence", present=[True, True])
            assert page.until("presence", present=[False, True])
        assert page.until("presence", present=[False, False])


def test_a_match_that_is_read_while_it_is_changed_elsewhere_lacks_nothing(urls):
    """What is told of a match that is just being read is not lost on it."""
    host = Host(urls[0], "person", "person")
    for _ in range(10):
        again = back_at(urls[1], Host(urls[0], "person", "person"))
        there = back_at(urls[0], again)
        with ThreadPoolExecutor(2) as pool:
            looks = [pool.submit(again.watcher.table), pool.submit(there.play_on, 1)]
            [look.result() for look in looks]
        wait_for(lambda: again.watcher.table() == there.watcher.table())  # noqa: B023
    assert host.watcher.table()["seq"] == 0
