"""The socket of a page: told of every change, in order, nothing twice and nothing left out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from insula.server import messages as wire
from insula.server.context import Server
from insula.server.guard import VISITOR, Visitor
from insula.server.match import Access, Match
from insula.server.matches import Matches
from insula.server.metrics import Metrics
from insula.server.settings import Settings
from insula.server.sockets import Page as Socket
from insula.server.store import Store
from insula.server.thinkers import Thinkers
from tests.server.clients import Client, Host, Page, moves_of, run, settings_for
from tests.server.people import IDLE, dealing, done, near_end, over, play_out, problem


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("data")) as address:
        yield address


class Reader:
    """What a page makes of the tables it gets: a log that is continued, or replaced."""

    def __init__(self, log: list[dict[str, Any]] | None = None, seq: int | None = None) -> None:
        self.log = log or []
        self.seq = seq
        self.resets = 0

    def take(self, table: dict[str, Any]) -> dict[str, Any]:
        if table["reset"]:
            assert table["since"] == 0
            self.resets += 1
            self.log = list(table["log"])
        else:
            assert table["since"] == self.seq
            self.log += table["log"]
        self.seq = table["seq"]
        return table


class Desk(Page):
    """A page that follows its match."""

    def __init__(self, client: Client, since: int | None = None) -> None:
        self.reader = Reader(seq=since)
        super().__init__(client, since)

    def receive(self, timeout: float = 10) -> dict[str, Any]:
        frame = super().receive(timeout)
        if frame["type"] == "table":
            self.reader.take(frame)
        return frame

    def at(self, seq: int) -> dict[str, Any]:
        """The table at a length of the log, once it comes."""
        return self.until("table", seq=seq)

    def silence(self) -> list[dict[str, Any]]:
        """All that comes before the answer to a ping."""
        frames, number = [], self.send(type="ping")
        while (frame := self.receive()).get("id") != number:
            frames.append(frame)
        assert frame["type"] == "pong"
        return frames

    def closed(self) -> int:
        """The code that the socket is closed with."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        assert self.socket.close_code is not None
        return self.socket.close_code


def whole(table: dict[str, Any]) -> dict[str, Any]:
    """A table without what depends on what was seen before."""
    return {name: value for name, value in table.items() if name not in ("since", "reset", "log")}


# --- Watching --------------------------------------------------------------------------------------------------


def test_the_first_frames_after_watch_are_the_table_and_who_is_there(url):
    host = Host(url, "person", "open")
    for client in (host.seats[0], host.seats[1], host, host.watcher):
        with Desk(client) as page:
            first, second = page.receive(), page.receive()
            assert first == client.table()
            assert (first["type"], first["reset"], first["since"]) == ("table", True, 0)
            assert second["type"] == "presence"
            assert len(second["present"]) == 2
            assert second["bots_ready"] in (True, False)


def test_every_change_reaches_every_watcher(url):
    host = Host(url, "open", "person", "person")
    clients = [host.watcher, host, *host.seats.values()]
    pages = [Desk(client) for client in clients]
    anna, bert, cleo = (host.seats[seat] for seat in range(3))

    def check(seq: int, *expected: str) -> None:
        for page, client in zip(pages, clients, strict=True):
            assert whole(page.at(seq)) == whole(client.table())
            assert page.reader.log == client.table()["log"]
            assert [line["kind"] for line in page.reader.log] == list(expected)

    for page in pages:
        page.at(0)
    done(anna.post("/seats/0/join", name="Ada"))
    check(1, "join")
    done(anna.play("take 1"))
    check(2, "join", "move")
    done(anna.post("/ask", seq=2))
    check(3, "join", "move", "ask")
    done(bert.post("/answer", seq=3, agree=True))
    check(4, "join", "move", "ask", "agree")
    done(cleo.post("/answer", seq=4, agree=True))
    check(6, "join", "ask", "agree", "agree", "back")
    done(bert.post("/seats/1/bot", level=IDLE))
    check(7, "join", "ask", "agree", "agree", "back", "bot")
    done(bert.post("/seats/1/person"))
    check(8, "join", "ask", "agree", "agree", "back", "bot", "person")
    done(cleo.post("/seats/2/resign", level=IDLE))
    check(9, "join", "ask", "agree", "agree", "back", "bot", "person", "resign")
    assert [page.reader.resets for page in pages] == [2, 2, 3, 2, 2], "who sits down is told all that the seat knows"
    for page in pages:
        page.close()


def test_moves_undo_and_questions_go_over_the_socket(url):
    host = Host(url, "person", "person")
    with Desk(host.seats[0]) as anna, Desk(host.seats[1]) as bert:
        assert bert.ask(type="play", seq=0, moves=["buy  blue"]) == {"type": "accepted", "id": 2, "seq": 1}
        assert bert.ask(type="play", seq=0, moves=["buy blue"])["seq"] == 1
        assert bert.ask(type="undo", seq=1)["seq"] == 2
        assert bert.ask(type="undo", seq=1)["problem"]["code"] == "stale"
        assert bert.ask(type="play", seq=2, moves=["buy blue", "pay 5"])["seq"] == 5
        assert bert.ask(type="undo", seq=5, move=0)["seq"] == 6
        assert bert.ask(type="play", seq=6, moves=["take 1"])["seq"] == 7
        assert bert.ask(type="ask", seq=7)["seq"] == 8
        assert anna.ask(type="answer", seq=8, agree=False)["seq"] == 9
        assert bert.ask(type="ask", seq=9)["seq"] == 10
        assert anna.ask(type="answer", seq=10, agree=True)["seq"] == 12
        for page in (anna, bert):
            page.silence()
            assert page.reader.log == host.watcher.table()["log"]
            assert [line["kind"] for line in page.reader.log] == ["ask", "refuse", "ask", "agree", "back"]


def test_what_is_stale_is_refused_and_a_fresh_table_follows(url):
    host = Host(url, "person", "person")
    with Desk(host.seats[1]) as page:
        page.at(0)
        page.silence()
        number = page.send(type="play", seq=5, moves=["take 1"])
        error = page.receive()
        assert (error["type"], error["id"], error["problem"]["code"]) == ("error", number, "stale")
        table = page.receive()
        assert whole(table) == whole(host.seats[1].table())
        assert page.silence() == []


def test_what_is_refused_changes_nothing_and_the_socket_goes_on(url):
    host = Host(url, "person", "person")
    with Desk(host.seats[1]) as bert, Desk(host.watcher) as watcher, Desk(host) as owner:
        bert.at(0)
        for moves, code in ((["buy yellow"], "illegal.too_poor"), (["jump"], "malformed")):
            refused = bert.ask(type="play", seq=0, moves=moves)
            assert (refused["type"], refused["problem"]["code"], refused["problem"]["status"]) == ("error", code, 422)
        assert bert.ask(type="undo", seq=0)["problem"]["code"] == "undo_limit"
        assert bert.ask(type="ask", seq=0)["problem"]["code"] == "undo_nothing"
        assert bert.ask(type="answer", seq=0, agree=True)["problem"]["code"] == "undo_not_asked"
        for page in (watcher, owner):
            for frame in (
                {"type": "play", "seq": 0, "moves": ["take 1"]}, {"type": "undo", "seq": 0}, {"type": "ask", "seq": 0},
                {"type": "answer", "seq": 0, "agree": True}, {"type": "previews"},
            ):  # fmt: skip
                assert page.ask(**frame)["problem"]["code"] == "access.seat"
        assert host.watcher.table()["seq"] == 0
        assert bert.ask(type="play", seq=0, moves=["take 1"])["type"] == "accepted"


def test_previews_and_positions_go_over_the_socket(url):
    host = Host(url, "person", "person")
    with Desk(host.seats[1]) as bert, Desk(host.seats[0]) as anna, Desk(host.watcher) as watcher:
        found = bert.ask(type="previews")
        assert (found["type"], found["seq"]) == ("previews", 0)
        assert sorted(preview["move"] for preview in found["previews"]) == sorted(moves_of(bert.client.table()))
        assert anna.ask(type="previews")["previews"] == []
        bert.ask(type="play", seq=0, moves=["take 1"])
        for page in (anna, bert, watcher):
            for move in (0, 1):
                answer = page.ask(type="position", move=move)
                position = done(page.client.get(f"/positions/{move}"))
                assert answer == position | {"type": "position", "id": answer["id"]}
            assert page.ask(type="position", move=2)["problem"]["code"] == "table.no_such_move"
        assert anna.ask(type="position", move=0, seat=0)["seat"] == 0
        for page in (anna, watcher):
            assert page.ask(type="position", move=0, seat=1)["problem"]["code"] == "access.seat"


def test_a_ping_is_answered(url):
    with Desk(Host(url, "person", "person").watcher) as page:
        assert page.ask(type="ping")["type"] == "pong"


def test_another_protocol_is_refused(url):
    host = Host(url, "person", "person")
    with Desk(host.watcher) as page:
        page.at(0)
        refused = page.ask(type="watch", protocol=2, match=host.match)
        assert (refused["problem"]["code"], refused["problem"]["arguments"]) == (
            "socket.protocol", {"found": 2, "known": 1},
        )  # fmt: skip
        host.actor().play("take 1")
        page.at(1)


# --- Coming back -----------------------------------------------------------------------------------------------


def test_who_comes_back_gets_exactly_what_is_missing(url):
    host = Host(url, "person", "person")
    bert, anna = host.seats[1], host.seats[0]
    for client in (bert, anna, bert):
        done(client.play("take 1"))
    done(anna.post("/seats/0/join", name="Ada"))
    log = host.watcher.table()["log"]
    for since in range(5):
        with Desk(host.watcher, since) as page:
            table = page.receive()
            assert (table["reset"], table["since"], table["log"]) == (False, since, log[since:])
            done(anna.post("/seats/0/join", name="Ada"))
            log = host.watcher.table()["log"]
            page.at(len(log))
            assert page.reader.log == log[since:]
        assert host.watcher.table(since)["log"] == log[since:]


@pytest.mark.parametrize("way_back", ["undo", "back"])
def test_who_comes_back_after_something_was_taken_back_gets_everything(url, way_back):
    host = Host(url, IDLE, "person")
    bert = host.seats[1]
    done(bert.play("buy blue" if way_back == "undo" else "take 1"))
    done(bert.post("/undo" if way_back == "undo" else "/ask", seq=1))
    end = bert.table()["seq"]
    for since in [*range(end), end + 1, 10**6]:
        with Desk(bert, since) as page:
            table = page.receive()
            assert (table["reset"], table["since"]) == (True, 0)
            assert table == bert.table() == bert.table(since)
    with Desk(bert, end) as page:
        assert (page.receive()["reset"], page.reader.log) == (False, [])


def test_whatever_happens_readers_that_come_and_go_know_the_whole_log(url):
    host = Host(url, "person", "person", "person")
    choose = random.Random(5)
    readers = [(client, Reader()) for client in (host.seats[0], host.seats[2], host.watcher)]
    steady = Desk(host.seats[1])
    for _ in range(30):
        table = host.watcher.table()
        if table["over"]:
            break
        actor = host.seats[table["to_act"]]
        mine = actor.table()
        if mine["undo"] and choose.random() < 0.3:
            done(actor.post("/undo", seq=mine["seq"], move=choose.choice(mine["undo"])))
        elif mine["may_ask"] is not None and choose.random() < 0.2:
            seq = done(actor.post("/ask", seq=mine["seq"]))["seq"]
            for client in host.seats.values():
                if client is not actor:
                    done(client.post("/answer", seq=seq, agree=True))
        elif choose.random() < 0.2:
            done(actor.post(f"/seats/{table['to_act']}/join", name=choose.choice("ABC")))
        else:
            done(actor.play(choose.choice(moves_of(mine)), seq=mine["seq"]))
        client, reader = choose.choice(readers)
        with Page(client, reader.seq) as page:
            reader.take(page.until("table"))
        assert reader.log == client.table()["log"]
        assert reader.seq == client.table()["seq"]
    steady.until("table", seq=host.watcher.table()["seq"])
    assert steady.reader.log == host.seats[1].table()["log"]
    assert steady.reader.resets > 1
    steady.close()


def test_the_old_table_tells_of_the_rematch(url):
    host = over(url, "person", "person")
    with Desk(host.seats[0]) as page:
        page.at(host.watcher.table()["seq"])
        made = done(host.seats[1].post("/rematch"), 201)["match"]
        table = page.at(host.watcher.table()["seq"])
        assert (table["rematch"], page.reader.log[-1]["kind"], page.reader.log[-1]["text"]) == (made, "rematch", made)
        page.send(type="watch", protocol=1, match=made, token=host.seats[0].token)
        assert page.until("table", match=made)["seat"] == 0


def test_the_end_is_told_with_the_standings(url):
    host = near_end(url, "person", "person")
    with Desk(host.watcher) as page:
        play_out(host)
        table = page.until("table", over=True)
        assert table["standings"] == host.watcher.table()["standings"] != []
        assert table["to_act"] is None


# --- Who is there ----------------------------------------------------------------------------------------------


def test_who_comes_and_goes_is_told(url):
    host = Host(url, "person", "person")
    with Desk(host.watcher) as watcher:
        watcher.until("presence", present=[False, False])
        one = Desk(host.seats[0])
        watcher.until("presence", present=[True, False])
        one.until("presence", present=[True, False])
        other_tab = Desk(host.seats[0])
        bert = Desk(host.seats[1])
        watcher.until("presence", present=[True, True])
        one.close()
        other_tab.until("presence", present=[True, True])
        bert.until("presence", present=[True, True])
        bert.close()
        watcher.until("presence", present=[True, False])
        other_tab.close()
        watcher.until("presence", present=[False, False])
        with Desk(host):
            assert [frame for frame in watcher.silence() if frame["type"] == "presence"] == []


def test_two_tabs_of_one_seat_are_both_told(url):
    host = Host(url, "person", "person")
    with Desk(host.seats[1]) as one, Desk(host.seats[1]) as two:
        one.at(0)
        two.at(0)
        assert one.ask(type="play", seq=0, moves=["take 1"])["seq"] == 1
        assert two.at(1)["log"][0]["text"] == "take 1"
        assert two.ask(type="play", seq=0, moves=["take 2"])["problem"]["code"] == "stale"
        assert two.ask(type="play", seq=0, moves=["take 1"])["seq"] == 1


def test_who_makes_a_move_hears_that_before_its_table(url):
    """So that nothing on the table is lit while the answer is still waited for."""
    host = Host(url, "person", "person")
    with Desk(host.seats[0]) as zero, Desk(host.seats[1]) as one:
        pages = (zero, one)
        for page in pages:
            page.at(0)
        for _ in range(20):
            table = host.seats[0].table()
            page = pages[table["to_act"]]
            page.send(type="play", seq=table["seq"], moves=["take 1"])
            kinds = []
            while "table" not in kinds:
                kinds.append(page.receive()["type"])
            assert kinds.index("accepted") < kinds.index("table")
            pages[1 - table["to_act"]].at(table["seq"] + 1)


def test_another_watch_changes_the_seat_and_the_match(url):
    host, other = Host(url, "person", "person"), Host(url, "person", "person", "person")
    with Desk(host.seats[0]) as page, Desk(host.watcher) as watcher:
        assert page.at(0)["seat"] == 0
        watcher.until("presence", present=[True, False])
        page.send(type="watch", protocol=1, match=host.match, token=host.seats[1].token)
        assert page.until("table", seat=1) == host.seats[1].table()
        watcher.until("presence", present=[False, True])
        assert page.ask(type="play", seq=0, moves=["take 1"])["type"] == "accepted"
        page.send(type="watch", protocol=1, match=other.match, token=other.token)
        assert page.until("table", match=other.match) == other.table()
        watcher.until("presence", present=[False, False])
        done(host.seats[0].play("take 1"))
        assert all(frame.get("match") != host.match for frame in page.silence())
        refused = page.ask(type="watch", protocol=1, match=host.match, token="wrong")
        assert refused["problem"]["code"] == "access.token"
        done(other.seats[0].play("take 1"))
        assert page.until("table", seq=1)["match"] == other.match


# --- Sent away -------------------------------------------------------------------------------------------------


def test_who_watches_a_deleted_match_is_sent_away(url):
    host = Host(url, "person", "person")
    pages = [Desk(client) for client in (host.watcher, host.seats[0], host)]
    for page in pages:
        page.at(0)
    assert host.http.delete(f"/api/matches/{host.match}").status_code == 204
    assert [page.closed() for page in pages] == [4404] * 3
    with Desk(host.watcher) as page:
        assert page.closed() == 4404


def test_who_has_a_void_link_is_sent_away_and_nobody_else(url):
    host = Host(url, "person", "person")
    with Desk(host.seats[1]) as old, Desk(host.seats[0]) as anna, Desk(host.watcher) as watcher:
        watcher.until("presence", present=[True, True])
        new = Client(url, host.match, done(host.post("/seats/1/link"), 201)["token"])
        assert old.closed() == 4403
        watcher.until("presence", present=[True, False])
        with Desk(host.seats[1]) as again:
            assert again.closed() == 4403
        with Desk(new) as page:
            assert page.at(1)["seat"] == 1
            done(new.post("/seats/1/join", name="Bert"))
            assert page.ask(type="play", seq=2, moves=["take 1"])["type"] == "accepted"
        anna.at(3)
        problem(host.seats[1].get(), 403, "access.token")


# --- Slow readers: a socket whose other end takes what it takes when the test lets it ---------------------------


class Slow:
    """The server's end of a socket, as Starlette gives it; what is sent waits until the reader takes it."""

    def __init__(self) -> None:
        self.frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.taken: list[dict[str, Any]] = []
        self.is_reading = asyncio.Event()
        self.code: int | None = None
        self.scope = {VISITOR: Visitor(Settings(rate=1e6), Metrics())}

    async def accept(self) -> None:
        """Nothing to do."""

    async def receive(self) -> dict[str, Any]:
        return await self.frames.get()

    async def send(self, message: dict[str, Any]) -> None:
        await self.is_reading.wait()
        self.taken.append(json.loads(message["text"]))

    async def close(self, code: int, _reason: str) -> None:
        self.code = code
        self.frames.put_nowait({"type": "websocket.disconnect", "code": code})

    def say(self, **frame: Any) -> None:
        text = json.dumps({"id": 1, **frame})
        self.frames.put_nowait({"type": "websocket.receive", "text": text})

    def tables(self) -> list[dict[str, Any]]:
        return [frame for frame in self.taken if frame["type"] == "table"]


@asynccontextmanager
async def hall(data: Path) -> AsyncIterator[Server]:
    """A server without a line to it."""
    settings, counts = settings_for(data), Metrics()
    store, thinkers = Store(settings.database_url), Thinkers(0, counts)
    matches = Matches(store, thinkers, counts, settings.keep_loaded)
    store.open()
    try:
        yield Server(settings=settings, matches=matches, thinkers=thinkers, metrics=counts)
    finally:
        await matches.stop()
        store.close()


async def new_match(server: Server) -> tuple[Match, dict[int, str], str]:
    """A match of two people, their tokens and the host's."""
    seats = [wire.NewSeat(kind="person", name=name) for name in ("Anna", "Bert")]
    made = await server.matches.create(wire.NewMatch(title="alhambra", seats=seats))
    return await server.matches.find(made.match), {link.seat: link.token for link in made.links}, made.host


async def settle(is_so: Callable[[], object]) -> None:
    """Let others run until something is so."""
    async with asyncio.timeout(300):  # nothing hangs; a busy machine may be slow
        while not is_so():
            await asyncio.sleep(0.001)


def legal(match: Match) -> str:
    state = match.table.state
    return state.action_to_string(state.legal_actions()[-1])


async def make_moves(server: Server, match: Match, moves: int) -> None:
    for _ in range(moves):
        seat = match.table.to_act
        await server.matches.play(match, Access(seat=seat), wire.Play(seq=match.table.seq, moves=[legal(match)]))


@pytest.mark.parametrize("with_undo", [False, True])
def test_a_slow_reader_gets_fewer_tables_and_every_entry_of_the_log(tmp_path, with_undo):
    async def work() -> None:
        async with hall(tmp_path) as server:
            match, tokens, _ = await new_match(server)
            await make_moves(server, match, 3)
            slow, quick = Slow(), Slow()
            quick.is_reading.set()
            pages = [asyncio.create_task(Socket(server, end).run()) for end in (slow, quick)]
            for end in (slow, quick):
                end.say(type="watch", protocol=1, match=match.id, token=tokens[0])
            await settle(lambda: len(match.watchers) == 2)
            slow.is_reading.set()
            await settle(slow.tables)
            slow.is_reading.clear()
            await make_moves(server, match, 15)
            if with_undo:
                while not match.table.free_undo(match.table.to_act):
                    await make_moves(server, match, 1)
                await server.matches.undo(match, Access(seat=match.table.to_act), wire.Undo(seq=match.table.seq))
            await make_moves(server, match, 15)
            told = json.loads(server.matches.frame(match, Access(seat=0), None, None)[0])["log"]
            if not with_undo:  # who comes back now is told from where it left, not from where the slow one did
                assert match.recent[0].seq > 0
                again = json.loads(server.matches.frame(match, Access(seat=0), 0, None)[0])
                assert (again["reset"], again["log"]) == (False, told)
            slow.is_reading.set()
            await settle(lambda: all(end.tables()[-1]["seq"] == match.table.seq for end in (slow, quick)))
            for end in (slow, quick):
                reader = Reader()
                for table in end.tables():
                    reader.take(table)
                assert reader.log == told
                assert reader.resets == (2 if with_undo else 1)
            assert len(slow.tables()) <= 4
            assert len(quick.tables()) > 15
            for end in (slow, quick):
                await end.close(1000, "")
            await asyncio.gather(*pages)
            assert not match.watchers

    run(work())


def test_what_nobody_waits_for_any_more_is_not_kept(tmp_path):
    async def work() -> None:
        async with hall(tmp_path) as server:
            match, tokens, _ = await new_match(server)
            end = Slow()
            end.is_reading.set()
            page = asyncio.create_task(Socket(server, end).run())
            end.say(type="watch", protocol=1, match=match.id, token=tokens[0])
            await settle(end.tables)
            await make_moves(server, match, 10)
            await settle(lambda: end.tables()[-1]["seq"] == match.table.seq and not match.recent)
            end.is_reading.clear()
            await make_moves(server, match, 3)
            assert match.recent
            await end.close(1000, "")
            await page
            assert not match.recent
            assert not match.encoded

    run(work())


@pytest.mark.parametrize("event", ["delete", "reissue"])
def test_what_became_void_while_a_second_watch_waited_is_not_watched(tmp_path, event):
    async def work() -> None:
        async with hall(tmp_path) as server:
            match, tokens, host = await new_match(server)
            owner = server.matches.access(match, host)
            end = Slow()
            page = asyncio.create_task(Socket(server, end).run())
            end.say(type="watch", protocol=1, match=match.id)
            await settle(lambda: match.watchers)
            end.say(type="watch", protocol=1, match=match.id, token=tokens[0])
            await settle(end.frames.empty)
            await asyncio.sleep(0.01)
            if event == "delete":
                await server.matches.delete(match, owner)
            else:
                await server.matches.reissue(match, owner, 0)
            end.is_reading.set()
            if event == "delete":
                await settle(lambda: end.code is not None)
                assert end.code == 4404
            else:
                await settle(lambda: [frame for frame in end.taken if frame["type"] == "error"])
                codes = [frame["problem"]["code"] for frame in end.taken if frame["type"] == "error"]
                assert codes == ["access.token"]
                await end.close(1000, "")
            assert all(table["seat"] is None for table in end.tables())
            await page

    run(work())
