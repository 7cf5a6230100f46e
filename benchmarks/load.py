"""How much a server carries: real sockets on loopback, server and clients on the machine's own processors.

    python benchmarks/load.py [title ...] [--matches 200] [--watchers 200] [--seconds 10] [--pace 300] [--json]
                              [--servers N]

Each title has a server of its own, with SQLite; or N servers with one PostgreSQL of their own, which clients call in
turn. Each match is for a person and a bot that plays at random, one socket a match; the
person answers at once. The watchers look at as many further matches in which nobody moves. Measured, one after the
other:

- the server's memory for a match that nobody moves in, and for a socket that watches one;
- durable moves a second: those that people sent and got acknowledged, and all that went into the logs, with the bots'
  and those without alternative; the processor time of the server's process for one; the bytes of tables that a
  person's page got for one;
- how long a move takes from the page to its acknowledgement, when people make `--pace` moves a second together;
- the same beside one more match that all the watchers look at, in which somebody moves once a second.

`python benchmarks/load.py --watchers 2000` measures the whole table of results.md.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import platform
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from insula.registry import registered_names
from insula.server.changes import changed
from insula.server.postgres import Postgres, find
from insula.server.serve import raise_file_limit

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "random"}]
WITHOUT_BOTS = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bert"}]
WITHOUT_LIMITS = [
    f"--{limit}=999999" for limit in ("rate", "connections", "sockets", "creations")
]  # all clients are one address
AT_ONCE = 50
"""How many matches are made, or sockets opened, at once."""
KEEP_ALIVE = httpx.Limits(keepalive_expiry=2)
"""A connection is dropped by us before the server drops it: it does so after five seconds without a request."""
CROWD_PACE = 1.0
"""Moves a second in the match that a crowd watches."""
GATHERED = 2.0
"""Seconds of play before memory is measured: what a server loads once is not counted to a match."""


class Frame(msgspec.Struct):
    """What this client reads of a frame, and of a table that is told by its changes."""

    type: str
    id: int | None = None
    seq: int = 0
    over: bool = False
    legal: dict[str, list[str]] = {}
    change: dict[str, msgspec.Raw] = {}

    def after(self, change: dict[str, msgspec.Raw]) -> Frame:
        """The table that a change makes of this one."""
        told = {name: msgspec.json.decode(change[name]) for name in ("seq", "over", "legal") if name in change}
        return Frame(type="table", **changed({"seq": self.seq, "over": self.over, "legal": self.legal}, told))


decode = msgspec.json.Decoder(Frame).decode


class Player:
    """A person at a socket who answers at once, or at a pace, with any legal move; when a match ends, in a new one.

    A table may come before the acknowledgement of the move that led to it, so answers are told by their numbers.
    """

    def __init__(self, server: Served, seed: int) -> None:
        self.server = server
        self.words = random.Random(seed)
        self.waits: list[float] = []
        self.tables = 0
        self.bytes = 0
        self.match = ""
        self._table = Frame(type="table")
        self._socket: ClientConnection | None = None
        self._sent: dict[int, float] = {}
        self._last = 0
        self._due = 0.0
        self._answering: asyncio.Task[None] | None = None

    async def sit_down(self) -> None:
        """Make a match and watch it."""
        await self.leave()
        created = await self.server.create(SEATS)
        self.match = created["match"]
        self._socket = await connect(self.server.socket, compression=None, max_size=None)
        self._sent.clear()
        await self._socket.send(_watch(created["match"], created["links"][0]["token"]))

    async def leave(self) -> None:
        """Close the socket."""
        if self._answering is not None:
            self._answering.cancel()
        if self._socket is not None:
            await self._socket.close()

    async def play(self, until: float, pace: float | None) -> None:
        """Play until the time is up."""
        self._due = time.perf_counter() + self.words.random() / (pace or 1)
        while (left := until - time.perf_counter()) > 0:
            assert self._socket is not None
            try:
                async with asyncio.timeout(left):
                    text = await self._socket.recv()
            except TimeoutError:
                return
            frame = decode(text)
            if frame.type in ("table", "change"):
                self.tables += 1
                self.bytes += len(text)
                self._table = frame = frame if frame.type == "table" else self._table.after(frame.change)
            if frame.type == "accepted":
                self.waits.append(time.perf_counter() - self._sent.pop(frame.id or 0))
            elif frame.type == "error":
                raise SystemExit(f"refused: {text!r}")
            elif frame.type == "table" and frame.over:
                await self.sit_down()
            elif frame.type == "table" and frame.legal:
                self._answering = asyncio.create_task(self._answer(frame, pace))

    async def _answer(self, frame: Frame, pace: float | None) -> None:
        """Make any legal move, at a pace when it is due; meanwhile other frames are read."""
        assert self._socket is not None
        if pace is not None:
            await asyncio.sleep(self._due - time.perf_counter())
            self._due = max(self._due + 1 / pace, time.perf_counter())
        verb = self.words.choice(list(frame.legal))
        move = f"{verb} {self.words.choice(frame.legal[verb])}".strip()
        self._last += 1
        self._sent[self._last] = time.perf_counter()
        await self._socket.send(json.dumps({"type": "play", "id": self._last, "seq": frame.seq, "moves": [move]}))


class Served:
    """A server as its clients see it."""

    def __init__(self, title: str, urls: list[str], processes: list[int]) -> None:
        self.title = title
        self.processes = processes
        self._sockets = itertools.cycle([url.replace("http", "ws", 1) + "/api/socket" for url in urls])
        self._all = [httpx.AsyncClient(base_url=url, timeout=60, limits=KEEP_ALIVE) for url in urls]
        self._http = itertools.cycle(self._all)

    @property
    def socket(self) -> str:
        """Where the next socket is opened."""
        return next(self._sockets)

    async def create(self, seats: list[dict[str, str]]) -> Any:
        """A new match."""
        answer = await next(self._http).post("/api/matches", json={"title": self.title, "seats": seats})
        return answer.raise_for_status().json()

    async def moves(self) -> int:
        """How many moves the servers have made durable."""
        texts = [(await http.get("/metrics")).text for http in self._all]
        return sum(int(float(re.findall(r"^insula_moves_total (\S+)$", text, re.MULTILINE)[0])) for text in texts)

    def processor_seconds(self) -> float:
        """How long the servers' processes have had a processor."""
        stats = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in self.processes]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that the servers' processes have in memory."""
        texts = [Path(f"/proc/{process}/status").read_text() for process in self.processes]
        return sum(int(re.findall(r"VmRSS:\s+(\d+) kB", text)[0]) * 1024 for text in texts)


async def measure(server: Served, options: argparse.Namespace) -> dict[str, Any]:
    """All figures of a title."""
    figures: dict[str, Any] = {"title": server.title}
    await _play(server, 20, GATHERED, None)
    before = server.memory()
    idle = await _each(server.create(WITHOUT_BOTS) for _ in range(options.watchers))
    loaded = server.memory()
    figures["idle match, kB"] = round((loaded - before) / options.watchers / 1000, 1)
    sockets = await _each(_connected(server, created["match"]) for created in idle)
    figures["watching socket, kB"] = round((server.memory() - loaded) / options.watchers / 1000, 1)

    figures["matches"], figures["watchers"] = options.matches, len(sockets)
    made, used = await server.moves(), server.processor_seconds()
    players = await _play(server, options.matches, options.seconds, None)
    durable = await server.moves() - made
    sent = sum(player.bytes for player in players)
    figures["acknowledged moves/s"] = round(sum(len(player.waits) for player in players) / options.seconds)
    figures["durable moves/s"] = round(durable / options.seconds)
    figures["processor's time for one, µs"] = round((server.processor_seconds() - used) / durable * 1e6)
    figures["tables for one, bytes"] = round(sent / durable)
    figures["a table, bytes"] = round(sent / sum(player.tables for player in players))

    players = await _play(server, options.matches, options.seconds, options.pace / options.matches)
    waits = sorted(wait * 1000 for player in players for wait in player.waits)
    figures["paced moves/s"] = round(len(waits) / options.seconds)
    figures["paced p50, ms"] = round(statistics.median(waits), 1)
    figures["paced p99, ms"] = round(waits[int(len(waits) * 0.99)], 1)
    await _each(socket.close() for socket in sockets)

    async with _crowd(server, options.watchers, options.seconds):
        players = await _play(server, options.matches, options.seconds, options.pace / options.matches)
    waits = sorted(wait * 1000 for player in players for wait in player.waits)
    figures["beside a crowd p99, ms"] = round(waits[int(len(waits) * 0.99)], 1)
    return figures


@contextlib.asynccontextmanager
async def _crowd(server: Served, watchers: int, seconds: float) -> AsyncIterator[None]:
    """Meanwhile somebody plays slowly, and all these watch that one match and read what they are told."""
    star = Player(server, watchers)
    await star.sit_down()
    sockets = await _each(_connected(server, star.match) for _ in range(watchers))
    work = [asyncio.create_task(_read(socket)) for socket in sockets]
    work.append(asyncio.create_task(star.play(time.perf_counter() + 10 * seconds, CROWD_PACE)))
    yield
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    await _each(socket.close() for socket in sockets)
    await star.leave()


async def _read(socket: Any) -> None:
    """Read what comes, as a page does."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await socket.recv()


async def _play(server: Served, matches: int, seconds: float, pace: float | None) -> list[Player]:
    players = [Player(server, seed) for seed in range(matches)]
    await _each(player.sit_down() for player in players)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(player.play(until, pace) for player in players))
    await _each(player.leave() for player in players)
    return players


async def _connected(server: Served, match: str) -> Any:
    socket = await connect(server.socket, compression=None, max_size=None, ping_interval=None)
    await socket.send(_watch(match, None))
    await socket.recv()
    return socket


async def _each(work: Iterable[Awaitable[Any]]) -> list[Any]:
    """The results of much work, some of it at once."""
    results: list[Any] = []
    group: list[Awaitable[Any]] = []
    for item in work:
        group.append(item)
        if len(group) == AT_ONCE:
            results += await asyncio.gather(*group)
            group = []
    return results + list(await asyncio.gather(*group))


def _watch(match: str, token: str | None) -> str:
    return json.dumps({"type": "watch", "id": 0, "protocol": 1, "match": match, "token": token, "changes": True})


@contextmanager
def serving(title: str, servers: int | None) -> Iterator[Served]:
    """Servers of its own, in folders of their own, with their rules compiled before."""
    subprocess.run([sys.executable, "-m", "insula", "warm"], check=True, stdout=subprocess.DEVNULL)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        more: list[str] = []
        if servers is not None:
            programs = find()
            assert programs is not None, "PostgreSQL is not installed here"
            database = Postgres(programs, folder / "postgresql", ["max_connections=100"])
            stack.callback(database.close)
            database.start()
            more = [f"--database={database.url}"]
        started = [stack.enter_context(_started(folder / str(number), more)) for number in range(servers or 1)]
        yield Served(title, [url for url, _ in started], [process for _, process in started])


@contextmanager
def _started(folder: Path, more: list[str]) -> Iterator[tuple[str, int]]:
    """A server, once it runs: its address and its process."""
    command = [sys.executable, "-m", "insula", "serve", "--port", "0", *WITHOUT_LIMITS, *more]
    environment = {**os.environ, "INSULA_DATA_DIR": str(folder), "INSULA_NO_BROWSER": "1"}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as child:
        try:
            assert child.stdout is not None
            yield next(found[0] for line in child.stdout if (found := re.search(r"http://\S+", line))), child.pid
        finally:
            child.terminate()


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=registered_names(), metavar="title", help="default: all")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=300)
    parser.add_argument("--servers", type=int, help="so many on one PostgreSQL (default: one with SQLite)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    raise_file_limit()
    columns = []
    for title in options.titles:
        with serving(title, options.servers) as server:
            columns.append(uvloop.run(measure(server, options)))
    if options.json:
        print(json.dumps(columns))
        return
    print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} processors")
    for name in columns[0]:
        print(f"{name:30}" + "".join(f"{figures[name]:>14}" for figures in columns))


if __name__ == "__main__":
    main()
