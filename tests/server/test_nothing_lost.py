"""What was acknowledged is kept, once and in its place, whatever dies meanwhile: the server, its workers, the line."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import math
import os
import random
import resource
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from insula.bots import ask, make_bot
from insula.core import jit
from insula.core.errors import InsulaError
from insula.core.state import State
from insula.registry import load_game
from insula.server import matches, schema, tokens
from insula.server import messages as wire
from insula.server.loading import load_table
from insula.server.match import Access, Match
from insula.server.matches import Matches, encode
from insula.server.metrics import Metrics
from insula.server.postgres import Postgres
from insula.server.settings import Settings
from insula.server.store import Store, read_match
from insula.server.telling import position_message, record_message
from insula.server.thinkers import Thinkers
from tests.server import clients, people, running
from tests.server.clients import Client, Host, Page, moves_of
from tests.server.databases import KINDS, Database, started
from tests.server.people import dealing, done, problem, wait_for
from tests.server.proxy import Line
from tests.server.running import PATIENCE, Running

MODE = "compiled" if jit.is_warm("alhambra", "compiled") else "interpreted"
LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
"""What a client meets whose line is cut."""
LATER = ("server.stopping", "storage.unavailable")
"""With these a request is refused that is to be sent again."""
PAUSE = 0.05
NEEDS_PROC = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="workers are found in /proc")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A data folder whose database is made: that takes longer than a start."""
    folder = tmp_path_factory.mktemp("made")
    schema.upgrade(Settings(data=folder).database_url)
    return folder


@pytest.fixture
def folder(made, tmp_path):
    """A data folder."""
    shutil.copytree(made, tmp_path / "data")
    return tmp_path / "data"


@pytest.fixture(params=KINDS)
def either(request, folder):
    """A data folder whose matches are in a database of either kind."""
    if request.param == "postgresql":
        lay_elsewhere(folder, request.getfixturevalue("postgres").new())
    return folder


def lay_elsewhere(folder: Path, url: str) -> None:
    """Let the matches of a data folder be in a database elsewhere."""
    (folder / "insula.sqlite").unlink()
    (folder / "elsewhere").write_text(url)


def database_of(folder: Path) -> Database:
    """Where the matches of a data folder are."""
    elsewhere = folder / "elsewhere"
    return Database(elsewhere.read_text() if elsewhere.exists() else Settings(data=folder).database_url, folder)


def back_at(url: str, host: Host) -> Host:
    """The people of a match, at another server that has it."""
    again = copy.copy(host)
    Client.__init__(again, url, host.match, host.token)
    again.seats = {seat: Client(url, host.match, client.token) for seat, client in host.seats.items()}
    again.watcher = Client(url, host.match)
    return again


def start(stack: ExitStack, folder: Path, number: int = 0, *more: str) -> Running:
    """A server as a process of its own, once it answers; one of several has a data folder of its own."""
    words = ("serve", "--port", "0", "--rate", "100000", "--creations", "100000", "--bot-workers", "1", "--log", "json")
    words += ("--database", database_of(folder).url, *more)
    own = folder / str(number) if number else folder
    server = stack.enter_context(running.serving(own, *words, INSULA_MODE=MODE))
    assert server.address
    return server


def port_of(server: Running) -> int:
    found = urlsplit(server.address).port
    assert found is not None
    return found


def complaints(*servers: Running) -> list[str]:
    """What servers wrote that an operator should look at."""
    lines = [line for server in servers for line in server.err.splitlines()]
    return [line for line in lines if json.loads(line)["level"] in ("warning", "error")]


# --- What is stored, read without the server's help ---


@dataclass(frozen=True, kw_only=True)
class Kept:
    """A match as its database has it."""

    row: dict[str, Any]
    log: list[tuple[str, int | None, str]]


def kept(folder: Path, match: str) -> Kept:
    """What is stored of a match; its log must be without gaps."""
    database = database_of(folder)
    names = [column.name for column in schema.match.columns]
    [row] = database.rows(f"SELECT {', '.join(names)} FROM match WHERE id = '{match}'")
    entries = database.rows(f"SELECT seq, kind, seat, text FROM log WHERE match = '{match}' ORDER BY seq")
    assert [seq for seq, *_ in entries] == list(range(len(entries)))
    return Kept(row=dict(zip(names, row, strict=True)), log=[(kind, seat, text) for _, kind, seat, text in entries])


def follow(match: Kept, is_sent: Callable[[int, str, int | None, str], bool]) -> State:
    """Replay moves and free undos: each was forced, is what the bot of the seat would do, or was sent by its person."""
    seats = json.loads(match.row["seating"])
    game = load_game(match.row["title"], len(seats), json.loads(match.row["options"]))
    state = State.unsettled(game, int(match.row["seed"]), match.row["salt"])
    for place, (kind, seat, text) in enumerate(match.log):
        if kind == "undo":
            assert is_sent(place, kind, seat, text)
            state.undo(int(text))
            continue
        assert (kind, seat) == ("move", state.current_player())
        if len(state.legal_actions()) > 1:
            if seats[seat]["kind"] == "bot":
                chance = tokens.bot_seed(match.row["secret"], place)
                assert text == state.action_to_string(ask(make_bot(seats[seat]["level"]), state, chance))
            else:
                assert is_sent(place, kind, seat, text), (place, seat, text)
        state.apply_literally(text)
    return state


# --- People who do not give up ---


@dataclass(kw_only=True)
class Request:
    """What a person wants, at which length of the log, and what became of it."""

    match: str
    seat: int
    seq: int
    kind: str
    text: str
    is_named: bool = False
    outcome: str | None = None

    @property
    def body(self) -> dict[str, Any]:
        """What is sent, each time the same."""
        if self.kind == "move":
            return {"seq": self.seq, "moves": [self.text]}
        return {"seq": self.seq} | ({"move": int(self.text)} if self.is_named else {})


class Journal:
    """All that people wanted, and how many of them were told that it is done."""

    def __init__(self, seed: int) -> None:
        self.words = random.Random(seed)
        self.requests: list[Request] = []
        self.accepted = 0
        self._allowed = 0.0
        self._grew = asyncio.Condition()

    def choose(self, table: dict[str, Any]) -> Request:
        """A random move, now and then a free undo."""
        is_undo = table["undo"] and self.words.random() < 0.12
        wanted = Request(
            match=table["match"],
            seat=table["seat"],
            seq=table["seq"],
            kind="undo" if is_undo else "move",
            text=str(table["undo"][0]) if is_undo else self.words.choice(moves_of(table)),
            is_named=self.words.random() < 0.5,
        )
        self.requests.append(wanted)
        return wanted

    async def settle(self, request: Request, outcome: str) -> None:
        """A request was answered."""
        request.outcome = outcome
        if outcome == "accepted":
            async with self._grew:
                self.accepted += 1
                self._grew.notify_all()

    async def until(self, accepted: int) -> None:
        """Wait until that many were accepted."""
        async with self._grew:
            await self._grew.wait_for(lambda: self.accepted >= accepted)

    async def allow(self, accepted: float) -> None:
        """Let people go on until that many were accepted."""
        async with self._grew:
            self._allowed = accepted
            self._grew.notify_all()

    async def allowed(self) -> None:
        """Wait until people may go on."""
        async with self._grew:
            await self._grew.wait_for(lambda: self.accepted < self._allowed)

    def check(self, folder: Path, match: str) -> None:
        """Hold the database against what people sent and were told."""
        mine = [request for request in self.requests if request.match == match]
        stored = kept(folder, match)
        sent = {(wanted.seq, wanted.kind, wanted.seat, wanted.text) for wanted in mine}
        assert follow(stored, lambda *entry: entry in sent).is_terminal()
        assert stored.row["is_over"]
        done = [wanted for wanted in mine if wanted.outcome == "accepted"]
        assert len({wanted.seq for wanted in done}) == len(done), "two were told that the same entry is theirs"
        for wanted in done:
            assert stored.log[wanted.seq] == (wanted.kind, wanted.seat, wanted.text)
        for wanted in mine:
            if wanted.outcome == "stale" and wanted.kind == "move":  # of an undo the first sending may have done it
                assert stored.log[wanted.seq] != (wanted.kind, wanted.seat, wanted.text)


class Player:
    """A person at a page, over a line that is cut: comes back with what was seen last, and sends again as it was."""

    def __init__(self, line: Line, journal: Journal, match: str, seat: int, token: str) -> None:
        self.line, self.journal, self.match, self.seat, self.token = line, journal, match, seat, token
        self.told: list[dict[str, Any]] = []
        self.seq: int | None = None
        self.table: dict[str, Any] | None = None
        self.pending: Request | None = None
        self.again: dict[int, Request] = {}
        self.number = 0

    async def play(self) -> None:
        """Sit at the table until the match is over."""
        while self.table is None or not self.table["over"]:
            await self.line.up()
            with contextlib.suppress(*LOST):
                address = f"ws://{self.line.address}/api/socket"
                async with connect(address, compression=None, max_size=None, proxy=None, close_timeout=1) as page:
                    await self._sit(page)

    async def _sit(self, page: ClientConnection) -> None:
        self.again.clear()
        await self._send(page, type="watch", protocol=1, match=self.match, token=self.token, since=self.seq)
        await self._send_pending(page)
        async for text in page:
            frame = json.loads(text)
            if frame["type"] == "table":
                self._read(frame)
            elif frame.get("id") in self.again:
                await self._read_again(page, self.again.pop(frame["id"]), frame)
            elif frame.get("id") is not None:
                await self._settle(page, frame)
            if self.table is None or self.pending is not None:
                continue
            if self.table["over"]:
                return
            if self.table["legal"]:
                await self.journal.allowed()
                self.pending = self.journal.choose(self.table)
                await self._send_pending(page)

    def _read(self, table: dict[str, Any]) -> None:
        """Add what is new to what was told; nothing is told twice, nothing left out."""
        if table["reset"]:
            self.told = []
        else:
            assert table["since"] == self.seq
            assert all(line["seq"] >= table["since"] for line in table["log"])
        self.told += table["log"]
        places = [line["seq"] for line in self.told]
        assert places == sorted(set(places))
        self.table, self.seq = table, table["seq"]

    async def _settle(self, page: ClientConnection, answer: dict[str, Any]) -> None:
        """The answer to what is pending; what came before it is the table that it was chosen at."""
        done, self.pending = self.pending, None
        if done is None:
            assert answer["problem"]["code"] in LATER, answer
            await asyncio.sleep(PAUSE)
            raise EOFError
        if answer["type"] == "accepted":
            if self.table is not None and self.table["seq"] < answer["seq"]:
                self.table = None
            if self.journal.words.random() < 0.1:
                await self._send_again(page, done)
            await self.journal.settle(done, "accepted")
        elif answer["problem"]["code"] in LATER:
            self.pending = done
            await asyncio.sleep(PAUSE)
            raise EOFError
        else:
            assert answer["problem"]["code"] == "stale", answer
            self.table = None
            await self.journal.settle(done, "stale")

    async def _send_again(self, page: ClientConnection, done: Request) -> None:
        """A page whose person clicks twice."""
        self.again[await self._send(page, type=_frame_of(done), **done.body)] = done

    async def _read_again(self, page: ClientConnection, done: Request, answer: dict[str, Any]) -> None:
        """Whoever is told to come later does so, until there is an answer that can be checked."""
        if answer["type"] == "error" and answer["problem"]["code"] in LATER:
            await asyncio.sleep(PAUSE)
            await self._send_again(page, done)
        else:
            self._check_again(done, answer)

    def _check_again(self, done: Request, answer: dict[str, Any]) -> None:
        """A move stands already, so it is accepted; an undo is refused, for nothing is taken back twice."""
        if done.kind == "move":
            assert answer["type"] == "accepted", answer
        else:
            assert answer["problem"]["code"] == "stale", answer

    async def _send_pending(self, page: ClientConnection) -> None:
        """Send what is wanted; often a person who takes a move back leaves before the answer, and asks again later."""
        if self.pending is not None:
            await self._send(page, type=_frame_of(self.pending), **self.pending.body)
            if self.pending.kind == "undo" and self.journal.words.random() < 0.5:
                raise EOFError

    async def _send(self, page: ClientConnection, **frame: Any) -> int:
        self.number += 1
        await page.send(json.dumps({"id": self.number, **frame}))
        return self.number


def _frame_of(request: Request) -> str:
    return "play" if request.kind == "move" else "undo"


class HotSeat:
    """Several people at one device, over REST and the same bad line."""

    def __init__(self, line: Line, journal: Journal, match: str, links: dict[int, str]) -> None:
        self.line, self.journal, self.match, self.links = line, journal, match, links

    async def play(self) -> None:
        """Play every seat until the match is over."""
        async with httpx.AsyncClient(base_url=f"http://{self.line.address}", timeout=PATIENCE) as http:
            table = await self._look(http, next(iter(self.links)))
            while not table["over"]:
                if table["seat"] != table["to_act"]:
                    table = await self._look(http, table["to_act"])
                    continue
                await self.journal.allowed()
                wanted = self.journal.choose(table)
                path = "/moves" if wanted.kind == "move" else "/undo"
                answer = await self._request(http, "POST", wanted.seat, path, json=wanted.body)
                assert answer.status_code in (200, 409), answer.text
                outcome = "accepted" if answer.status_code == 200 else answer.json()["code"]
                assert outcome in ("accepted", "stale")
                await self.journal.settle(wanted, outcome)
                table = await self._look(http, wanted.seat) if outcome == "accepted" else answer.json()["table"]

    async def _look(self, http: httpx.AsyncClient, seat: int) -> dict[str, Any]:
        table: dict[str, Any] = (await self._request(http, "GET", seat, "")).json()
        return table

    async def _request(self, http: httpx.AsyncClient, method: str, seat: int, path: str, **more: Any) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            await self.line.up()
            with contextlib.suppress(*LOST):
                headers = {"Authorization": f"Bearer {self.links[seat]}"}
                answer = await http.request(method, f"/api/matches/{self.match}{path}", headers=headers, **more)
                if answer.status_code != 503 or answer.json()["code"] not in LATER:
                    return answer
                await asyncio.sleep(PAUSE)


# --- The server dies again and again ---


async def play_through_deaths(
    folder: Path, *, seed: int, matches: int, deaths: int, pause: int, servers: int = 1, own: Postgres | None = None
) -> None:
    """Play matches over a bad line while servers are killed one after the other, and in between their database.

    Whoever calls meets any of the servers that are up. Then look whether anything is wrong.
    """
    journal = Journal(seed)
    tables = [
        ("person", "person"), ("person", "person", "random"), ("person", "random"), ("person", "greedy"),
    ]  # fmt: skip
    with ExitStack() as stack:
        up = [await asyncio.to_thread(start, stack, folder, number) for number in range(servers)]
        ever = list(up)
        hosts = [await asyncio.to_thread(Host, up[n % servers].address, *tables[n % 4]) for n in range(matches)]
        async with Line(seed) as line, asyncio.TaskGroup() as group:
            line.lead_to(*map(port_of, up))
            players = []
            for number, host in enumerate(hosts):
                links = {seat: str(client.token) for seat, client in host.seats.items()}
                if len(links) == len(tables[number % 4]) and number % 8:
                    group.create_task(HotSeat(line, journal, host.match, links).play())
                else:
                    players += [Player(line, journal, host.match, seat, token) for seat, token in links.items()]
            people = [group.create_task(player.play()) for player in players]
            for death in range(deaths):
                goal = journal.accepted + journal.words.randrange(pause)
                await journal.allow(goal + pause)
                await journal.until(goal)
                if own is not None and death % 2:
                    await asyncio.to_thread(own.stop, signal.SIGQUIT)
                    await asyncio.to_thread(own.start)
                    continue
                victim = journal.words.randrange(servers)
                in_good_order = death % 5 == 2
                up[victim].process.send_signal(signal.SIGTERM if in_good_order else signal.SIGKILL)
                line.lead_to(*(port_of(server) for number, server in enumerate(up) if number != victim))
                code = await asyncio.to_thread(up[victim].process.wait, PATIENCE)
                assert code == (0 if in_good_order else -signal.SIGKILL)
                up[victim] = await asyncio.to_thread(start, stack, folder, victim)
                ever.append(up[victim])
                line.lead_to(*map(port_of, up))
            await journal.allow(math.inf)
            await asyncio.wait(people)
        assert all(line.fates[fate] for fate in ("passed", "held", "lost", "swallowed"))
        for host in hosts:
            journal.check(folder, host.match)
        for server in up:
            for player in players:
                assert Client(server.address, player.match, player.token).table()["log"] == player.told
            assert server.end() == 0
    if own is None:
        assert not complaints(*ever)
    assert {"accepted", "stale"} <= {wanted.outcome for wanted in journal.requests}


def test_what_was_acknowledged_is_kept_once_and_in_place_however_often_the_server_is_killed(folder):
    asyncio.run(play_through_deaths(folder, seed=1, matches=12, deaths=20, pause=40))


def test_what_was_acknowledged_is_kept_when_one_of_two_servers_is_killed_or_ended_and_started_again(folder, postgres):
    """Also in the order in which an operator does it: who is cut off comes back at the other."""
    lay_elsewhere(folder, postgres.new())
    asyncio.run(play_through_deaths(folder, seed=5, matches=8, deaths=4, pause=100, servers=2))


def test_what_was_acknowledged_is_kept_when_the_database_is_gone_from_one_moment_to_the_next(folder):
    with started() as own:
        lay_elsewhere(folder, own.url)
        schema.upgrade(own.url)
        asyncio.run(play_through_deaths(folder, seed=6, matches=8, deaths=4, pause=100, servers=2, own=own))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 5))
def test_what_was_acknowledged_is_kept_through_many_deaths_of_the_server(folder, seed):
    asyncio.run(play_through_deaths(folder, seed=seed, matches=48, deaths=20, pause=300))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12, 17))
def test_what_was_acknowledged_is_kept_through_many_deaths_of_servers_and_their_database(folder, seed):
    with started() as own:
        lay_elsewhere(folder, own.url)
        schema.upgrade(own.url)
        asyncio.run(play_through_deaths(folder, seed=seed, matches=200, deaths=200, pause=60, servers=2, own=own))


# --- Bots ---


@pytest.fixture(scope="module")
def busy(made, tmp_path_factory):
    """A server that many tests share, with a worker that is ready; and its data folder."""
    folder = Path(shutil.copytree(made, tmp_path_factory.mktemp("busy") / "data"))
    with ExitStack() as stack:
        server = start(stack, folder)
        wait_for(lambda: '"bots":"ready"' in server.get())
        yield server, folder


def workers_of(server: Running) -> list[int]:
    """The processes that think for a server's bots."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == server.process.pid and b"insula.server.worker" in (process / "cmdline").read_bytes():
                found.append(int(process.name))
    return found


def is_gone(process: int) -> bool:
    """Whether a process has ended; its parent may not have taken notice yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@contextmanager
def held(worker: int) -> Iterator[None]:
    """A worker that does not get on with its task meanwhile."""
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGCONT)


class Sent:
    """The moves that a test has sent for a match."""

    def __init__(self, host: Host, seed: int = 1) -> None:
        self.host, self.words = host, random.Random(seed)
        self.entries: set[tuple[int, str, int | None, str]] = set()

    def until_a_bot_is_to_act(self) -> None:
        """Let people move until it is a bot's turn."""
        while (seat := self.host.watcher.table()["to_act"]) in self.host.seats:
            table = self.host.seats[seat].table()
            move = self.words.choice(moves_of(table))
            self.entries.add((table["seq"], "move", seat, move))
            done(self.host.seats[seat].play(move, seq=table["seq"]))

    def until_a_person_is_to_act(self) -> None:
        """Wait for the bots."""
        wait_for(lambda: self.host.watcher.table()["to_act"] in self.host.seats)

    def check(self, folder: Path) -> State:
        """Hold the log against what was sent, and what the bots are to choose."""
        return follow(kept(folder, self.host.match), lambda *entry: entry in self.entries)


def deaths_of(server: Running) -> float:
    """How many workers have died."""
    [line] = [line for line in server.get("/metrics").splitlines() if line.startswith("insula_bot_worker_deaths_total")]
    return float(line.split()[1])


@NEEDS_PROC
def test_a_bot_whose_worker_is_killed_in_its_turn_makes_the_move_it_would_have_made(busy):
    server, folder = busy
    sent = Sent(Host(server.address, "person", "greedy", "person"))
    before = deaths_of(server)
    sent.until_a_person_is_to_act()
    for _ in range(2):
        [worker] = workers_of(server)
        with held(worker):
            sent.until_a_bot_is_to_act()
            server.get()  # the worker has its task by now
            os.kill(worker, signal.SIGKILL)
            sent.until_a_person_is_to_act()
    assert deaths_of(server) == before + 2
    sent.check(folder)


@NEEDS_PROC
def test_a_bot_whose_workers_are_killed_one_after_the_other_moves_in_the_end(busy):
    """Also those that are killed before they are ready."""
    server, folder = busy
    sent = Sent(Host(server.address, "person", "greedy", "person"))
    sent.until_a_person_is_to_act()
    [worker] = workers_of(server)
    with held(worker):
        sent.until_a_bot_is_to_act()
        server.get()
        for _ in range(3):
            os.kill(worker, signal.SIGKILL)
            wait_for(lambda: [each for each in workers_of(server) if each != worker])  # noqa: B023
            [worker] = [each for each in workers_of(server) if each != worker]
    sent.until_a_person_is_to_act()
    sent.check(folder)


@NEEDS_PROC
def test_no_worker_is_lost_with_a_match_that_is_deleted_while_a_dead_worker_is_replaced(busy):
    server, folder = busy
    sent = Sent(Host(server.address, "person", "greedy"))
    other = Sent(Host(server.address, "person", "greedy"))
    for each in (sent, other):
        each.until_a_person_is_to_act()
    [worker] = workers_of(server)
    with held(worker):
        sent.until_a_bot_is_to_act()
        server.get()
        os.kill(worker, signal.SIGKILL)
        wait_for(lambda: [each for each in workers_of(server) if each != worker])
    assert sent.host.http.delete(f"/api/matches/{sent.host.match}").status_code == 204
    other.until_a_bot_is_to_act()
    other.until_a_person_is_to_act()
    other.check(folder)


@NEEDS_PROC
def test_bots_go_on_when_the_server_was_killed_in_their_turn(folder, tmp_path):
    with ExitStack() as stack:
        server = start(stack, folder)
        wait_for(lambda: '"bots":"ready"' in server.get())
        sent = Sent(Host(server.address, "person", "greedy"))
        sent.until_a_person_is_to_act()
        [worker] = workers_of(server)
        with held(worker):
            sent.until_a_bot_is_to_act()
            alone = Host(server.address, *["random"] * 4)
            with Page(alone.watcher) as page:
                while page.until("table")["seq"] < 20:
                    pass
                server.process.kill()
                server.process.wait(PATIENCE)
        wait_for(lambda: is_gone(worker))
        shutil.copytree(folder, tmp_path / "copy", ignore=shutil.ignore_patterns("*-shm"))
        before = [kept(folder, host.match).log for host in (sent.host, alone)]
        assert [kept(tmp_path / "copy", host.match).log for host in (sent.host, alone)] == before
        assert not sent.check(folder).is_terminal()
        server = start(stack, folder)
        sent.host, alone = back_at(server.address, sent.host), back_at(server.address, alone)
        sent.until_a_person_is_to_act()
        with Page(alone.watcher) as page:
            while not page.until("table")["over"]:
                pass
        assert server.end() == 0
    for host, log in zip((sent.host, alone), before, strict=True):
        after = kept(folder, host.match).log
        assert after[: len(log)] == log
        assert len(after) > len(log)
    sent.check(folder)
    assert follow(kept(folder, alone.match), lambda *_: False).is_terminal()


def test_a_bot_goes_on_when_the_answer_of_the_database_was_lost(folder):
    """The move is in the log, and the server does not know: sent again it is accepted, and the bot moves."""
    with dealing(folder) as url:
        host = Host(url, "random", "person")
        table = host.seats[1].table()
        state = load_game("alhambra", 2).new_initial_state(people.SEED)
        move = next(text for text in moves_of(table) if state.explain_illegal(text) is None)
        trial = state.clone()
        trial.apply(move)
        assert trial.current_player() == 0
        texts = trial.game.moves.texts
        lines = [(place, seat, texts[number]) for place, (_, seat, number, _) in enumerate(trial.log())]
        with closing(sqlite3.connect(folder / "insula.sqlite")) as database, database:
            database.executemany(
                "INSERT INTO log VALUES (?, ?, 1, 'move', ?, ?)", [(host.match, *line) for line in lines]
            )
        assert done(host.seats[1].play(move, seq=0))["seq"] >= len(lines)
        wait_for(lambda: host.watcher.table()["to_act"] == 1)
    entries = {(place, "move", seat, text) for place, seat, text in lines}
    follow(kept(folder, host.match), lambda *entry: entry in entries)


# --- The disk is full ---


def check_nothing_half_done(host: Host, folder: Path, refill: Callable[[], None], room: Callable[[], None]) -> set[str]:
    """Play while the disk is full and once it is not; with which codes moves were refused."""
    codes: set[str] = set()
    for _ in range(3):
        client = host.actor()
        table, log = client.table(), kept(folder, host.match).log
        with Page(client) as page:
            page.until("table")
            refill()
            move = moves_of(table)[-1]
            for _ in range(3):
                refusal = client.play(move, seq=table["seq"])
                codes.add(refusal.json()["code"])
                assert refusal.status_code in (503, 507)
                frame = page.ask(type="play", seq=table["seq"], moves=[move])
                assert frame["problem"]["code"] == refusal.json()["code"]
            assert client.table() == table
            assert kept(folder, host.match).log == log
            answer = clients.httpx.post(
                f"{client.url}/api/matches", json={"title": "alhambra", "seats": [{"kind": "open"}] * 2}
            )
            assert answer.status_code in (503, 507)
            assert page.ask(type="previews")["previews"]
            room()
            assert page.ask(type="play", seq=table["seq"], moves=[move])["type"] == "accepted"
        seq = done(client.play(move, seq=table["seq"]))["seq"]
        after = kept(folder, host.match).log
        assert after[: len(log) + 1] == [*log, ("move", table["seat"], move)]
        assert len(after) == seq == client.table()["seq"]
    return codes


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process are Linux's")
def test_where_no_byte_can_be_written_nothing_is_half_done(busy):
    server, folder = busy
    process = server.process.pid
    least = [1, *(size + (folder / "insula.sqlite-wal").stat().st_size for size in (1, 5000))]
    free = resource.prlimit(process, resource.RLIMIT_FSIZE)
    limits = iter(least)
    host = Host(server.address, "person", "person")
    try:
        codes = check_nothing_half_done(
            host,
            folder,
            lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, (next(limits), free[1])),
            lambda: resource.prlimit(process, resource.RLIMIT_FSIZE, free),
        )
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, free)
    assert codes == {"storage.unavailable"}
    host.play_on(3)


@NEEDS_PROC
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process are Linux's")
def test_a_bot_whose_move_cannot_be_written_moves_once_it_can(busy):
    server, folder = busy
    process = server.process.pid
    free = resource.prlimit(process, resource.RLIMIT_FSIZE)
    sent = Sent(Host(server.address, "person", "greedy"))
    sent.until_a_person_is_to_act()
    said = len(complaints(server))
    [worker] = workers_of(server)
    with held(worker):
        sent.until_a_bot_is_to_act()
        resource.prlimit(process, resource.RLIMIT_FSIZE, (1, free[1]))
    try:
        wait_for(lambda: "bot.failed" in [json.loads(line)["event"] for line in complaints(server)[said:]])
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, free)
    sent.until_a_person_is_to_act()
    sent.check(folder)


@pytest.fixture
def small_disk(tmp_path):
    """A disk of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "none", disk]
    if subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("this user cannot mount a disk")
    yield disk
    subprocess.run(["umount", "--lazy", disk], check=True)


def fill(file: Path) -> None:
    """Take all the room that there is."""
    with file.open("wb", buffering=0) as filler, contextlib.suppress(OSError):
        while True:
            filler.write(bytes(1024))


@pytest.mark.skipif(not shutil.which("mount"), reason="a disk of its own is mounted")
def test_on_a_full_disk_nothing_is_half_done(small_disk, made):
    folder = small_disk / "data"
    shutil.copytree(made, folder)
    with ExitStack() as stack:
        server = start(stack, folder)
        host = Host(server.address, "person", "person")
        host.play_on(3)
        filler = small_disk / "filler"
        codes = check_nothing_half_done(host, folder, lambda: fill(filler), filler.unlink)
        host.play_on(3)
        assert server.end() == 0
    assert codes == {"storage.full"}
    assert {json.loads(line)["event"] for line in complaints(server)} <= {"storage.full"}


# --- Memory is only a cache ---


class Eye:
    """Someone who watches, and sees what is told sooner or later or not at all."""

    def __init__(self, words: random.Random, seat: int | None) -> None:
        self.words, self.seat, self.digest, self.match = words, seat, None, None
        self.seen = -1

    def wake(self) -> None:
        if self.words.random() < 0.7 and self.match is not None:
            self.seen = self.match.table.seq

    def dismiss(self, code: str) -> None:
        raise AssertionError(code)

    def has_seen(self, seq: int) -> bool:
        return self.seen == seq


DEEDS = {
    "play": "play", "undo": "undo", "ask": "ask", "answer": "answer", "join": "join", "hand over": "hand_over",
    "sit again": "take_seat_back", "resign": "resign",
}  # fmt: skip
"""What people do at a table, and how it is called."""


class Room:
    """A match in this process, over a real database, at which people do all that they may; and its twin on disk."""

    def __init__(self, store: Store, seed: int) -> None:
        self.words, self.store = random.Random(seed), store
        counts = Metrics()
        self.matches = Matches(store, Thinkers(0, counts), counts, keep_loaded=300)
        self.done: Counter[str] = Counter()

    async def open(self) -> None:
        """Lay the table: three people, one of them not there yet, and a bot."""
        seats = [wire.NewSeat(kind="person", name=name) for name in ("Anna", "Bert")]
        seats += [wire.NewSeat(kind="open"), wire.NewSeat(kind="bot", level="random")]
        created = await self.matches.create(wire.NewMatch(title="alhambra", seats=seats))
        self.match = await self.matches.find(created.match)
        self.people = {link.seat: self.matches.access(self.match, link.token) for link in created.links}
        self.host = self.matches.access(self.match, created.host)
        for seat in (None, 0, 1):
            eye = Eye(self.words, seat)
            eye.match = self.match
            self.matches.watch(self.match, eye)

    def choose(self) -> tuple[str, Callable[[], Coroutine[Any, Any, Any]]]:
        """Something that someone wants to do now, mostly what is possible: its name, and how it is done."""
        words = self.words
        wanted = list(self._possible())
        if words.random() < 0.1 or not wanted:
            wanted = [(name, seat, 1) for name in DEEDS for seat in self.people]
        [(name, seat, _)] = words.choices(wanted, [weight for _, _, weight in wanted])
        seq = self.match.table.seq if words.random() < 0.95 else words.randrange(self.match.table.seq + 2)
        return name, self._deed(name, seat, seq)

    def _possible(self) -> Iterator[tuple[str, int, float]]:
        """What can be done, by which seat, and how much it is wanted."""
        table = self.match.table
        for seat in self.people:
            who = table.seats[seat]
            if who.kind == "open":
                yield "join", seat, 3
            elif who.kind == "bot":
                if not who.resigned:
                    yield "sit again", seat, 12
            else:
                if table.to_act == seat:
                    yield "play", seat, 40
                if table.free_undo(seat):
                    yield "undo", seat, 10
                elif table.last_choice(seat) is not None:
                    yield "ask", seat, 3
                if table.ask is not None and seat in table.missing(table.ask, table.seats):
                    yield "answer", seat, 30
                yield "hand over", seat, 1
                yield "resign", seat, 0.05

    def _deed(self, name: str, seat: int, seq: int) -> Callable[[], Coroutine[Any, Any, Any]]:
        match, who, to_bot = self.match, self.people[seat], wire.HandOver(level="random")
        state = match.table.state
        bodies = {
            "play": wire.Play(seq=seq, moves=[state.action_to_string(self.words.choice(state.legal_actions()))]),
            "undo": wire.Undo(seq=seq),
            "ask": wire.AskBack(seq=seq),
            "answer": wire.AnswerBack(seq=seq, agree=self.words.random() < 0.7),
        }
        deed = getattr(self.matches, DEEDS[name])
        if name in bodies:
            return lambda: deed(match, who, bodies[name])
        if name == "sit again":
            return lambda: deed(match, who, seat)
        body = wire.Join(name=f"Person {seat}") if name == "join" else to_bot
        return lambda: deed(match, self.host if name == "hand over" else who, seat, body)

    async def act(self, *, may_be_cancelled: bool) -> None:
        """Do something; what the database failed to do is sent again until it does."""
        name, deed = self.choose()
        while True:
            try:
                if may_be_cancelled and self.words.random() < 0.3:
                    await self._abandon(deed)
                    name = f"{name} (left)"
                else:
                    await deed()
                self.done[name] += 1
                return
            except InsulaError as error:
                self.done[error.code] += 1
                if not error.code.startswith("storage."):
                    return
            await self.check()

    async def _abandon(self, deed: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Ask for something and be gone."""
        task = asyncio.create_task(deed())
        for _ in range(self.words.randrange(5)):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        for _ in range(3):
            await asyncio.sleep(0)

    async def check(self) -> None:
        """Once nothing is under way: for everyone, from wherever they left off, memory tells what the disk tells."""
        while self.match.thinking is not None:
            await asyncio.gather(self.match.thinking)
        async with self.match.lock:
            stored = await self.store.do(read_match(self.match.id))
            if self.match.is_suspect:
                return
        assert stored is not None
        twin = Match(
            id=self.match.id, secret=stored.row.secret, created=stored.row.created, changed=stored.changed,
            links={digest: place for place, digest in stored.links.items()}, table=load_table(stored),
        )  # fmt: skip
        assert bool(stored.row.is_over) == twin.table.is_over
        assert twin.links == self.match.links
        assert twin.table.state == self.match.table.state
        assert twin.table.state.serialize() == self.match.table.state.serialize()
        seq, move = twin.table.seq, self.words.randrange(twin.table.state.seq + 1)
        for access in (Access(), self.host, *self.people.values()):
            since = self.words.choice([None, seq, max(0, seq - 1), self.words.randrange(seq + 1)])
            told, _ = self.matches.frame(self.match, access, since, None)
            assert told == encode(self.matches.table(twin, access, since))
        seat = self.words.choice([None, *self.people])
        assert position_message(self.match, move, seat) == position_message(twin, move, seat)
        assert record_message(self.match) == record_message(twin)


async def live_in(room: Room, *, steps: int, may_be_cancelled: bool = False) -> None:
    """Let people do that many things; a match that is over is followed by another."""
    await room.open()
    for _ in range(steps):
        await room.act(may_be_cancelled=may_be_cancelled)
        await room.check()
        if room.match.table.is_over:
            await room.open()
    await room.matches.stop()


@contextmanager
def stored_in(folder: Path) -> Iterator[Store]:
    store = Store(database_of(folder).url)
    store.open()
    try:
        yield store
    finally:
        store.close()


@pytest.fixture
def dealt(monkeypatch):
    """The same cards and the same chances each time, so that what went wrong once goes wrong again."""
    known = random.Random(people.SEED)
    chances = SimpleNamespace(randbits=known.getrandbits, token_hex=lambda size: known.randbytes(size).hex())
    monkeypatch.setattr(matches, "secrets", chances)
    monkeypatch.setattr(matches, "_new_state", lambda game: game.new_initial_state(known.getrandbits(64), salt="salt"))


@pytest.mark.usefixtures("dealt")
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))])
def test_a_match_read_from_its_log_is_the_one_in_memory_whatever_people_did(either, seed):
    with stored_in(either) as store:
        room = Room(store, seed)
        asyncio.run(live_in(room, steps=150 if seed == 1 else 400))
    assert {"play", "undo", "ask", "answer", "hand over", "sit again", "join"} <= set(room.done)


@pytest.mark.usefixtures("dealt")
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))])
def test_a_database_that_fails_and_people_who_leave_before_the_answer_leave_nothing_half_done(
    folder, monkeypatch, seed
):
    monkeypatch.setattr(matches, "RETRY_SECONDS", 0)
    with closing(sqlite3.connect(folder / "insula.sqlite")) as database:
        database.execute(
            "CREATE TRIGGER failing BEFORE INSERT ON log WHEN abs(random()) % 4 = 0 "
            "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        )
    with stored_in(folder) as store:
        room = Room(store, seed)
        asyncio.run(live_in(room, steps=120 if seed == 1 else 400, may_be_cancelled=True))
    assert {"play", "play (left)", "storage.full"} <= set(room.done)


def test_matches_that_are_never_in_memory_for_long_are_played_as_any(folder, monkeypatch):
    """Between all that is asked a match is forgotten and read again, also while others ask for it."""
    monkeypatch.setattr(matches, "SHORTEST_SWEEP", 0)
    with dealing(folder, keep_loaded=0) as url:
        hosts = [Host(url, "person", "person", "random") for _ in range(2)]
        before = {}
        for host in hosts * 12:
            wait_for(lambda: json.loads(Client(url).http.get("/healthz").text)["matches"] == 0)
            now = host.watcher.table()
            assert before.setdefault(host.match, now) == now
            host.play_on(1)
            host.actor()
            before[host.match] = host.watcher.table()
        with ThreadPoolExecutor(4) as pool:
            looks = [pool.submit(look_and_play, back_at(url, host), 25) for host in hosts for _ in range(2)]
        assert {status for look in looks for status in look.result()} <= {200, 409}
    for host in hosts:
        kept(folder, host.match)


def look_and_play(host: Host, moves: int) -> list[int]:
    """What comes of moves, and of looking at the table, while others do the same."""
    statuses = []
    for _ in range(moves):
        for client in host.seats.values():
            answer = client.get()
            statuses.append(answer.status_code)
            if answer.status_code == 200 and answer.json()["legal"]:
                statuses.append(client.play(moves_of(answer.json())[0], seq=answer.json()["seq"]).status_code)
    return statuses


def test_what_a_database_keeps_beside_its_file_is_not_needed_after_a_good_end(folder, tmp_path):
    with dealing(folder) as url:
        host = Host(url, "person", "person")
        host.play_on(10)
        before = [client.table() for client in (host, host.watcher, *host.seats.values())]
    shutil.copytree(folder, tmp_path / "copy", ignore=shutil.ignore_patterns("*-wal", "*-shm"))
    with dealing(tmp_path / "copy") as url:
        again = back_at(url, host)
        assert [client.table() for client in (again, again.watcher, *again.seats.values())] == before
        again.play_on(5)


def test_a_rematch_is_made_whole_or_not_at_all(folder):
    with dealing(folder) as url:
        host = people.over(url, "person", "person")
        with closing(sqlite3.connect(folder / "insula.sqlite", timeout=PATIENCE)) as database:
            database.execute(
                "CREATE TRIGGER failing BEFORE INSERT ON log WHEN NEW.kind = 'rematch' "
                "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
            )
            problem(host.post("/rematch"), 507, "storage.full")
            database.execute("DROP TRIGGER failing")
            again = done(host.post("/rematch"), 201)["match"]
            assert host.watcher.table()["rematch"] == again
            found = {match for (match,) in database.execute("SELECT id FROM match")}
    assert found == {host.match, again}


# --- Who is gone before the answer ---


def send_and_leave(client: Client, path: str, body: bytes, *, sent: int, is_reset: bool) -> None:
    """Send the first bytes of a request and hang up at once."""
    where = urlsplit(client.url)
    head = (
        f"POST /api/matches/{client.match}{path} HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Authorization: Bearer {client.token}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    ).encode()
    with socket.create_connection((where.hostname, where.port)) as line:
        line.sendall((head + body)[: len(head) + sent])
        if is_reset:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def play_and_leave(client: Client, **frame: Any) -> None:
    """Send a frame and cut the line at once."""
    address = client.url.replace("http", "ws", 1) + "/api/socket"
    async with connect(address, compression=None, proxy=None) as page:
        watch = {"type": "watch", "protocol": 1, "match": client.match, "token": client.token}
        await page.send(json.dumps({"id": 1, **watch}))
        await page.send(json.dumps({"id": 2, **frame}))
        page.transport.abort()


def test_a_move_whose_sender_hangs_up_is_in_or_not_and_the_match_goes_on(busy):
    server, folder = busy
    words = random.Random(1)
    host = Host(server.address, "person", "person")
    said = len(complaints(server))
    for number in range(60):
        client = host.actor()
        table = client.table()
        move = words.choice(moves_of(table))
        body = json.dumps({"seq": table["seq"], "moves": [move]}).encode()
        if number % 3:
            sent = words.choice([0, len(body) // 2, len(body), len(body)])
            send_and_leave(client, "/moves", body, sent=sent, is_reset=words.random() < 0.5)
        else:
            asyncio.run(play_and_leave(client, type="play", seq=table["seq"], moves=[move]))
        seq = done(client.play(move, seq=table["seq"]))["seq"]
        log = kept(folder, host.match).log
        assert log[table["seq"]] == ("move", table["seat"], move)
        assert len(log) == seq == client.table()["seq"]
    assert not complaints(server)[said:]
