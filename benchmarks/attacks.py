"""What somebody who plays feels of it while somebody else tries to stop the server, within its usual limits.

    python benchmarks/attacks.py [attack ...] [--seconds 10] [--title alhambra] [--pace 20] [--offered 400] [--json]

Each attack runs for so long against a server in a process of its own, with SQLite and all limits as they are by
default, from one address (127.0.0.2) and in a process of its own; who plays comes from another (127.0.0.1). The attacks
are those that once stopped a server or told a secret; each asks for `--offered` things a second, ten times what an
address may. Told of each: how long the moves of whoever plays took from the page to their acknowledgement, how long the
bot then took to answer, how much of the attack was refused, and how the server's memory grew.
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
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from load import Frame, Served, decode
from load import _started as started
from load import _watch as watching
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from insula.server.settings import Settings

ELSEWHERE = "127.0.0.2"
"""The address that attacks come from."""
RECORD = (Path(__file__).parents[1] / "docs" / "examples" / "alhambra.txt").read_text(encoding="utf-8")
LIMITS = ("rate", "connections", "sockets", "creations")
PEOPLE = [{"kind": "person", "name": "Eve"}, {"kind": "person", "name": "Eva"}]
WORKERS = 1
BEFORE = 1.0
"""Seconds that an attack has run before anything is measured."""


# --- Who plays -------------------------------------------------------------------------------------------------


class Victim:
    """A person who plays with a bot at a pace, in one match after another."""

    def __init__(self, url: str, title: str) -> None:
        self.url = url
        self.title = title
        self.words = random.Random(1)
        self.waits: list[float] = []
        self.bots: list[float] = []

    async def play(self, until: float, pace: float) -> None:
        """Play until the time is up."""
        seats = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "level": "casual"}]
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            while time.perf_counter() < until:
                answer = await http.post("/api/matches", json={"title": self.title, "seats": seats})
                created = answer.raise_for_status().json()
                address = self.url.replace("http", "ws", 1) + "/api/socket"
                async with connect(address, compression=None, max_size=None) as socket:
                    await socket.send(watching(created["match"], created["links"][0]["token"]))
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - time.perf_counter()):
                            await self._match(socket, pace)

    async def _match(self, socket: ClientConnection, pace: float) -> None:
        """Play one match."""
        table, chosen, since = Frame(type="table"), -1, 0.0
        for number in itertools.count(1):
            while not table.legal or table.seq <= chosen:
                table = _after(table, decode(await socket.recv()))
                if table.over:
                    return
            if number > 1:
                self.bots.append(time.perf_counter() - since)
            await asyncio.sleep(1 / pace)
            verb, chosen = self.words.choice(list(table.legal)), table.seq
            move = f"{verb} {self.words.choice(table.legal[verb])}".strip()
            sent = time.perf_counter()
            await socket.send(json.dumps({"type": "play", "id": number, "seq": table.seq, "moves": [move]}))
            while (frame := decode(await socket.recv())).id != number:
                table = _after(table, frame)
            if frame.type == "error":
                raise SystemExit("who plays was refused")
            since = time.perf_counter()
            self.waits.append(since - sent)
            if table.over:
                return


def _after(table: Frame, frame: Frame) -> Frame:
    """The table after a frame."""
    if frame.type == "change":
        return table.after(frame.change)
    return frame if frame.type == "table" else table


# --- Who attacks -----------------------------------------------------------------------------------------------


class Attacker:
    """Somebody at another address who asks for so many things a second."""

    def __init__(self, url: str, seconds: float, offered: float) -> None:
        self.url = url
        self.seconds = seconds
        self.offered = offered
        self.until = time.perf_counter() + seconds
        self.asked = self.refused = 0
        self.http = httpx.AsyncClient(
            base_url=url,
            timeout=60,
            limits=httpx.Limits(max_connections=100, keepalive_expiry=2),
            transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE, limits=httpx.Limits(max_connections=100)),
        )

    async def post(self, path: str, body: object, token: str | None = None) -> Any:
        """Ask for something; the answer, or None if it was refused."""
        self.asked += 1
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        try:
            answer = await self.http.post(path, json=body, headers=headers)
        except httpx.HTTPError:
            self.refused += 1
            return None
        if answer.status_code >= 400:
            self.refused += 1
            return None
        return answer.json()

    async def flood(self, work: Callable[[], Awaitable[Any]], at_once: int = 50, share: float = 1) -> None:
        """Do something again and again, as often as is offered."""
        running: set[asyncio.Task[Any]] = set()
        due = time.perf_counter()
        while time.perf_counter() < self.until:
            due = max(due + share / self.offered, time.perf_counter() - 1)
            await asyncio.sleep(max(0, due - time.perf_counter()))
            if len(running) < at_once:
                task = asyncio.ensure_future(work())
                running.add(task)
                task.add_done_callback(running.discard)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def new(self, *levels: str, people: int = 0, title: str = "alhambra") -> Any:
        """A match; it is waited for, for an address may make only so many."""
        seats = [*PEOPLE[:people], *({"kind": "bot", "level": level} for level in levels)]
        return await self.post("/api/matches", {"title": title, "seats": seats})

    async def bare(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection."""
        parts = urlsplit(self.url)
        return await asyncio.open_connection(parts.hostname, parts.port, local_addr=(ELSEWHERE, 0))

    def socket(self) -> Any:
        """A socket."""
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        return connect(address, compression=None, max_size=None, local_addr=(ELSEWHERE, 0))


async def records(eve: Attacker) -> None:
    """Records of half a million moves."""
    tags = [line for line in RECORD.splitlines() if line.startswith("[")]
    text = "\n".join([*tags, "1. 0: " + ",".join("a" * 240_000)])
    await eve.flood(lambda: eve.post("/api/records", {"record": text}), at_once=8)


async def bots_alone(eve: Attacker) -> None:
    """Matches of bots alone that need no worker, as many as may be made."""
    await eve.flood(lambda: eve.new(*["random"] * 4))


async def bots_queue(eve: Attacker) -> None:
    """Matches with six bots that search for as long as a guest may let them."""
    level = f"search:{Settings().guest_search}"
    await eve.flood(lambda: eve.new(*[level] * 6))


async def endless_heads(eve: Attacker) -> None:
    """Headers without end, in number and in length."""

    async def one(part: bytes) -> None:
        eve.asked += 1
        _, writer = await eve.bare()
        try:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\na: ")
            while time.perf_counter() < eve.until:
                writer.write(part * 20)
                await writer.drain()
        except OSError:
            eve.refused += 1
        finally:
            writer.close()

    parts = itertools.cycle((b"b\r\na: " * 1000, b"b" * 6000))
    await eve.flood(lambda: one(next(parts)), at_once=20)


async def slow_heads(eve: Attacker) -> None:
    """A thousand requests of which half is sent, and others as soon as one is hung up on."""

    async def one() -> None:
        eve.asked += 1
        try:
            reader, writer = await eve.bare()
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
            await reader.read()
            writer.close()
        except OSError:
            pass
        eve.refused += 1

    await eve.flood(one, at_once=1000)


async def known_seeds(eve: Attacker) -> None:
    """Matches that go on from the beginning of a record whose seed is known."""
    body = {"title": "alhambra", "seats": PEOPLE, "record": RECORD, "move": 0}
    await eve.flood(lambda: eve.post("/api/matches", body), at_once=8)


async def taking_back(eve: Attacker) -> None:
    """Draw, take back, draw: what comes again and what never does would tell a hand."""
    tables = [await eve.new("random", people=1) for _ in range(4)]

    async def one(made: Any) -> None:
        path, token = f"/api/matches/{made['match']}", made["links"][0]["token"]
        answer = await eve.http.get(path, headers={"Authorization": f"Bearer {token}"})
        eve.asked += 1
        if answer.status_code != 200:
            eve.refused += 1
            return
        table = answer.json()
        if table["may_ask"] is not None:
            await eve.post(f"{path}/ask", {"seq": table["seq"]}, token)
        elif table["legal"]:
            verb, nouns = next(iter(table["legal"].items()))
            await eve.post(f"{path}/moves", {"seq": table["seq"], "moves": [f"{verb} {nouns[0]}".strip()]}, token)

    turns = itertools.cycle([made for made in tables if made])
    await eve.flood(lambda: one(next(turns)), at_once=8)


async def forced_consent(eve: Attacker) -> None:
    """Ask, be refused, hand the seat of whoever refused to a bot, and back."""
    tables = [await eve.new(people=2) for _ in range(4)]

    async def one(made: Any) -> None:
        path, (anna, bert) = f"/api/matches/{made['match']}", (link["token"] for link in made["links"])
        await eve.post(f"{path}/ask", {"seq": 0}, anna)
        await eve.post(f"{path}/seats/1/bot", {"level": "random"}, made["host"])
        await eve.post(f"{path}/seats/1/person", {}, bert)

    turns = itertools.cycle([made for made in tables if made])
    await eve.flood(lambda: one(next(turns)), at_once=8)


async def new_links(eve: Attacker) -> None:
    """A new link for a seat, again and again, with pages that watch."""
    tables = [await eve.new("greedy", people=1) for _ in range(4)]
    turns = itertools.cycle([made for made in tables if made])

    def one() -> Awaitable[Any]:
        made = next(turns)
        return eve.post(f"/api/matches/{made['match']}/seats/1/link", {}, made["host"])

    async with AsyncExitStack() as sockets:
        for made in [made for made in tables if made] * 10:
            socket = await sockets.enter_async_context(eve.socket())
            await socket.send(watching(made["match"], None))
        await eve.flood(one, at_once=8)


async def bots_times(eve: Attacker) -> None:
    """Play with masters and note how long they take, at many tables at once."""
    tables = [await eve.new(*["master"] * 3, people=1, title="carpe_diem") for _ in range(20)]

    async def one(made: Any) -> None:
        path, token = f"/api/matches/{made['match']}", made["links"][0]["token"]
        answer = await eve.http.get(path, headers={"Authorization": f"Bearer {token}"})
        eve.asked += 1
        if answer.status_code != 200:
            eve.refused += 1
        elif (table := answer.json())["legal"]:
            verb, nouns = next(iter(table["legal"].items()))
            await eve.post(f"{path}/moves", {"seq": table["seq"], "moves": [f"{verb} {nouns[0]}".strip()]}, token)

    turns = itertools.cycle([made for made in tables if made])
    await eve.flood(lambda: one(next(turns)), at_once=20)


async def frames(eve: Attacker) -> None:
    """A hundred sockets that ask for what every move would lead to."""
    made = await eve.new(people=2, title="carpe_diem")

    async def ask(socket: ClientConnection) -> None:
        for number in itertools.count(1):
            if time.perf_counter() > eve.until:
                return
            eve.asked += 1
            await socket.send(json.dumps({"type": "previews", "id": number}))
            await asyncio.sleep(100 / eve.offered)

    async def read(socket: ClientConnection) -> None:
        async for text in socket:
            eve.refused += '"rate.limit"' in str(text)[:200]

    async def sit() -> None:
        while time.perf_counter() < eve.until:
            try:
                async with eve.socket() as socket:
                    await socket.send(watching(made["match"], made["links"][0]["token"]))
                    await asyncio.gather(ask(socket), read(socket))
            except (WebSocketException, OSError):
                await asyncio.sleep(0.5)

    async with asyncio.timeout(eve.seconds + 1):
        await asyncio.gather(*(sit() for _ in range(100)))


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]] | None] = {
    "nobody": None,
    "records": records,
    "bots-alone": bots_alone,
    "bots-queue": bots_queue,
    "endless-heads": endless_heads,
    "slow-heads": slow_heads,
    "known-seeds": known_seeds,
    "taking-back": taking_back,
    "forced-consent": forced_consent,
    "new-links": new_links,
    "bots-times": bots_times,
    "frames": frames,
}


async def attack(name: str, url: str, seconds: float, offered: float) -> None:
    """Run one attack; tell how much was asked and refused."""
    work = ATTACKS[name]
    assert work is not None
    print("it begins", flush=True)
    eve = Attacker(url, seconds, offered)
    with contextlib.suppress(TimeoutError):
        await work(eve)
    await eve.http.aclose()
    print(json.dumps([eve.asked, eve.refused]), flush=True)


# --- Both ------------------------------------------------------------------------------------------------------


def measure(name: str, options: argparse.Namespace) -> dict[str, Any]:
    """What whoever plays feels of an attack."""
    usual = Settings()
    flags = [f"--{limit}={getattr(usual, limit):g}" for limit in LIMITS] + [f"--bot-workers={WORKERS}"]
    with tempfile.TemporaryDirectory() as folder, started(Path(folder), flags) as (url, process):
        _wait_until_ready(url)
        served = Served(options.title, [url], [process])
        asyncio.run(Victim(url, options.title).play(time.perf_counter() + 2, options.pace))  # what is loaded once
        before, used = served.memory(), served.processor_seconds()
        child = None
        if ATTACKS[name] is not None:
            words = [
                name,
                "--attack",
                url,
                "--seconds",
                str(options.seconds + BEFORE),
                "--offered",
                str(options.offered),
            ]
            child = subprocess.Popen([sys.executable, __file__, *words], stdout=subprocess.PIPE, text=True)
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(BEFORE)
        victim = Victim(url, options.title)
        began = time.perf_counter()
        asyncio.run(victim.play(began + options.seconds, options.pace))
        grown, share = served.memory() - before, served.processor_seconds() - used
        asked, refused = (0, 0)
        if child is not None:
            output, _ = child.communicate(timeout=120)
            asked, refused = json.loads(output.splitlines()[-1]) if output else (0, 0)
    waits, bots = sorted(victim.waits) or [float("inf")], sorted(victim.bots) or [float("inf")]
    return {
        "attack": name,
        "moves": len(victim.waits),
        "p50, ms": round(statistics.median(waits) * 1000, 1),
        "p99, ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "bot p99, ms": round(bots[int(len(bots) * 0.99)] * 1000, 1),
        "asked": asked,
        "refused": refused,
        "server's processor, s": round(share, 1),
        "memory, MB": round(grown / 1e6, 1),
    }


def _wait_until_ready(url: str) -> None:
    deadline = time.monotonic() + 300
    while httpx.get(f"{url}/healthz", timeout=60).json()["bots"] != "ready":
        assert time.monotonic() < deadline, "the bots are not ready"
        time.sleep(0.2)


def main() -> None:
    """Attack and print, or be one attack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attacks", nargs="*", default=[], choices=[*ATTACKS, []], metavar="attack", help="default: all")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--title", default="alhambra")
    parser.add_argument("--pace", type=float, default=20, help="moves a second of whoever plays")
    parser.add_argument("--offered", type=float, default=400, help="what an attacker asks for in a second")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", metavar="URL", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.attack:
        asyncio.run(attack(options.attacks[0], options.attack, options.seconds, options.offered))
        return
    subprocess.run([sys.executable, "-m", "insula", "warm"], check=True, stdout=subprocess.DEVNULL)
    if not options.json:
        print(f"{platform.processor() or platform.machine()}, {os.cpu_count()} processors, {options.title}")
    for number, name in enumerate(options.attacks or ATTACKS):
        row = measure(name, options)
        if options.json:
            print(json.dumps(row), flush=True)
            continue
        if number == 0:
            print("".join(f"{head:>{_width(head)}}" for head in row))
        print("".join(f"{told!s:>{_width(head)}}" for head, told in row.items()), flush=True)


def _width(head: str) -> int:
    return max(16, len(head) + 2)


if __name__ == "__main__":
    main()
