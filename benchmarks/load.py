"""How much a server carries: real sockets on loopback, server and clients on the machine's own processors.

    python benchmarks/load.py [--matches 200] [--watchers 2000] [--seconds 10] [--pace 300] [--json]

Each match is Alhambra for a person and a bot that plays at random, one socket a match; the person answers at once. The
watchers look at as many further matches in which nobody moves. Measured, one after the other:

- the server's memory for a match that nobody moves in, and for a socket that watches one;
- durable moves a second: those that people sent and got acknowledged, and all that went into the logs, with the bots'
  and those without alternative;
- how long a move takes from the page to its acknowledgement, when people make `--pace` moves a second together.
"""

from __future__ import annotations

import argparse
import asyncio
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
from collections.abc import Awaitable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

SEATS = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "random"}]
WITHOUT_BOTS = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bert"}]
WITHOUT_LIMITS = [
    f"--{limit}={10**6}" for limit in ("rate", "connections", "sockets", "creations")
]  # all clients are one address
AT_ONCE = 50
"""How many matches are made, or sockets opened, at once."""


class Frame(msgspec.Struct):
    """What this client reads of a frame."""

    type: str
    seq: int = 0
    over: bool = False
    legal: dict[str, list[str]] = {}


decode = msgspec.json.Decoder(Frame).decode


class Player:
    """A person at a socket who answers at once, or at a pace, with any legal move; when a match ends, in a new one."""

    def __init__(self, server: Served, seed: int) -> None:
        self.server = server
        self.words = random.Random(seed)
        self.moves = 0
        self.waits: list[float] = []
        self.socket: ClientConnection | None = None

    async def sit_down(self) -> None:
        """Make a match and watch it."""
        if self.socket is not None:
            await self.socket.close()
        created = await self.server.create(SEATS)
        self.socket = await connect(self.server.socket, compression=None, max_size=None)
        await self.socket.send(_watch(created["match"], created["links"][0]["token"]))

    async def play(self, until: float, pace: float | None) -> None:
        """Play until the time is up."""
        due = time.perf_counter() + self.words.random() / (pace or 1)
        sent = 0.0
        while (left := until - time.perf_counter()) > 0:
            assert self.socket is not None
            try:
                async with asyncio.timeout(left):
                    frame = decode(await self.socket.recv())
            except TimeoutError:
                return
            if frame.type == "accepted":
                self.waits.append(time.perf_counter() - sent)
                self.moves += 1
            elif frame.over:
                await self.sit_down()
            elif frame.type == "table" and frame.legal:
                if pace is not None:
                    await asyncio.sleep(due - time.perf_counter())
                    due = max(due + 1 / pace, time.perf_counter())
                verb = self.words.choice(list(frame.legal))
                move = f"{verb} {self.words.choice(frame.legal[verb])}".strip()
                sent = time.perf_counter()
                await self.socket.send(json.dumps({"type": "play", "id": 1, "seq": frame.seq, "moves": [move]}))


class Served:
    """A server as its clients see it."""

    def __init__(self, url: str, process: int) -> None:
        self.url = url
        self.socket = url.replace("http", "ws", 1) + "/api/socket"
        self.process = process
        self.http = httpx.AsyncClient(base_url=url, timeout=60)

    async def create(self, seats: list[dict[str, str]]) -> Any:
        """A new match."""
        answer = await self.http.post("/api/matches", json={"title": "alhambra", "seats": seats})
        return answer.raise_for_status().json()

    async def moves(self) -> int:
        """How many moves the server has made durable."""
        text = (await self.http.get("/metrics")).text
        [count] = re.findall(r"^insula_moves_total (\S+)$", text, re.MULTILINE)
        return int(float(count))

    def processor_seconds(self) -> float:
        """How long the server's process has had a processor."""
        fields = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that the server's process has in memory."""
        status = Path(f"/proc/{self.process}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) * 1024


async def measure(server: Served, options: argparse.Namespace) -> dict[str, Any]:
    """All figures."""
    figures: dict[str, Any] = {"machine": f"{platform.processor() or platform.machine()}, {os.cpu_count()} processors"}
    await _play(server, 20, 2, None)  # what a server loads once is not counted to a match
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
    figures["acknowledged moves/s"] = round(sum(player.moves for player in players) / options.seconds)
    figures["durable moves/s"] = round(durable / options.seconds)
    figures["server's time for one, µs"] = round((server.processor_seconds() - used) / durable * 1e6)

    players = await _play(server, options.matches, options.seconds, options.pace / options.matches)
    waits = sorted(wait * 1000 for player in players for wait in player.waits)
    figures["paced moves/s"] = round(len(waits) / options.seconds)
    figures["paced p50, ms"] = round(statistics.median(waits), 1)
    figures["paced p99, ms"] = round(waits[int(len(waits) * 0.99)], 1)
    await _each(socket.close() for socket in sockets)
    return figures


async def _play(server: Served, matches: int, seconds: float, pace: float | None) -> list[Player]:
    players = [Player(server, seed) for seed in range(matches)]
    await _each(player.sit_down() for player in players)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(player.play(until, pace) for player in players))
    await _each(player.socket.close() for player in players if player.socket)
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
    return json.dumps({"type": "watch", "id": 0, "protocol": 1, "match": match, "token": token})


@contextmanager
def serving() -> Iterator[Served]:
    """A server of its own, in a folder of its own."""
    command = [sys.executable, "-m", "insula", "serve", "--port", "0", *WITHOUT_LIMITS]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "INSULA_DATA_DIR": folder, "INSULA_NO_BROWSER": "1"}
        with subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as child:
            try:
                assert child.stdout is not None
                url = next(found[0] for line in child.stdout if (found := re.search(r"http://\S+", line)))
                yield Served(url, child.pid)
            finally:
                child.terminate()


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=300)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    with serving() as server:
        figures = uvloop.run(measure(server, options))
    if options.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:28}{value:>36}")


if __name__ == "__main__":
    main()
