"""What was acknowledged is kept, once and in its place, whatever dies meanwhile: the server, its workers, the line."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import json
import os
import random
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from insula.bots import make_bot
from insula.bots.bot import ask
from insula.core import jit
from insula.core.state import State
from insula.registry import load_game
from insula.server import schema, tokens
from insula.server.settings import Settings
from tests.server import clients, running
from tests.server.clients import Client, Host, Page, moves_of
from tests.server.proxy import Line
from tests.server.running import PATIENCE, Running

MODE = "compiled" if jit.is_warm("alhambra", "compiled") else "interpreted"
LOST = (OSError, EOFError, TimeoutError, WebSocketException, httpx.TransportError)
"""What a client meets whose line is cut."""
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


def start(stack: ExitStack, folder: Path) -> Running:
    """A server as a process of its own, once it answers."""
    words = ("serve", "--port", "0", "--rate", "100000", "--bot-workers", "1", "--log", "json")
    server = stack.enter_context(running.serving(folder, *words, INSULA_MODE=MODE))
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

    row: sqlite3.Row
    log: list[tuple[str, int | None, str]]


def kept(folder: Path, match: str) -> Kept:
    """What is stored of a match; its log must be without gaps."""
    with closing(sqlite3.connect(f"file:{folder / 'insula.sqlite'}?mode=ro", uri=True, timeout=PATIENCE)) as database:
        database.row_factory = sqlite3.Row
        [row] = database.execute("SELECT * FROM match WHERE id = ?", [match])
        entries = database.execute("SELECT * FROM log WHERE match = ? ORDER BY seq", [match]).fetchall()
    assert [entry["seq"] for entry in entries] == list(range(len(entries)))
    return Kept(row=row, log=[(entry["kind"], entry["seat"], entry["text"]) for entry in entries])


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
        """Wait until so many were accepted."""
        async with self._grew:
            await self._grew.wait_for(lambda: self.accepted >= accepted)

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
                self._check_again(self.again.pop(frame["id"]), frame)
            elif frame.get("id") is not None:
                await self._settle(page, frame)
            if self.table is None or self.pending is not None:
                continue
            if self.table["over"]:
                return
            if self.table["legal"]:
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
        assert done is not None
        if answer["type"] == "accepted":
            if self.table is not None and self.table["seq"] < answer["seq"]:
                self.table = None
            if self.journal.words.random() < 0.1:
                await self._send_again(page, done)
            await self.journal.settle(done, "accepted")
        else:
            assert answer["problem"]["code"] == "stale", answer
            self.table = None
            await self.journal.settle(done, "stale")

    async def _send_again(self, page: ClientConnection, done: Request) -> None:
        """A page whose person clicks twice."""
        self.again[await self._send(page, type=_frame_of(done), **done.body)] = done

    def _check_again(self, done: Request, answer: dict[str, Any]) -> None:
        """A move stands already, so it is accepted; an undo is refused, for nothing is taken back twice."""
        if done.kind == "move":
            assert answer["type"] == "accepted", answer
        else:
            assert answer["problem"]["code"] == "stale", answer

    async def _send_pending(self, page: ClientConnection) -> None:
        if self.pending is not None:
            await self._send(page, type=_frame_of(self.pending), **self.pending.body)

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
                return await http.request(method, f"/api/matches/{self.match}{path}", headers=headers, **more)


# --- The server dies again and again ---


async def play_through_deaths(folder: Path, *, seed: int, matches: int, deaths: int, pause: int) -> None:
    """Play matches over a bad line while the server is killed now and then; then look whether anything is wrong."""
    journal = Journal(seed)
    tables = [
        ("person", "person"), ("person", "person", "random"), ("person", "random"), ("person", "greedy"),
    ]  # fmt: skip
    with ExitStack() as stack:
        server = await asyncio.to_thread(start, stack, folder)
        servers = [server]
        hosts = [await asyncio.to_thread(Host, server.address, *tables[n % 4]) for n in range(matches)]
        async with Line(seed) as line, asyncio.TaskGroup() as group:
            line.lead_to(port_of(server))
            players = []
            for number, host in enumerate(hosts):
                links = {seat: str(client.token) for seat, client in host.seats.items()}
                if len(links) == len(tables[number % 4]) and number % 8:
                    group.create_task(HotSeat(line, journal, host.match, links).play())
                else:
                    players += [Player(line, journal, host.match, seat, token) for seat, token in links.items()]
            people = [group.create_task(player.play()) for player in players]
            for _ in range(deaths):
                await journal.until(journal.accepted + journal.words.randrange(pause))
                server.process.kill()
                line.lead_to(None)
                server = await asyncio.to_thread(start, stack, folder)
                servers.append(server)
                line.lead_to(port_of(server))
            await asyncio.wait(people)
        assert all(line.fates[fate] for fate in ("passed", "held", "lost", "swallowed"))
        for host in hosts:
            journal.check(folder, host.match)
        for player in players:
            with closing(Client(server.address, player.match, player.token).http) as http:
                now = http.get(f"/api/matches/{player.match}").json()
            assert now["log"] == player.told
        assert server.end() == 0
    assert not complaints(*servers)
    assert {"accepted", "stale"} <= {wanted.outcome for wanted in journal.requests}


def test_what_was_acknowledged_is_kept_once_and_in_place_however_often_the_server_is_killed(folder):
    asyncio.run(play_through_deaths(folder, seed=1, matches=12, deaths=5, pause=200))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 5))
def test_what_was_acknowledged_is_kept_through_many_deaths_of_the_server(folder, seed):
    asyncio.run(play_through_deaths(folder, seed=seed, matches=48, deaths=20, pause=300))
