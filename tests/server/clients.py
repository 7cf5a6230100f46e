"""A server in this process on a real port, and clients over real sockets, for tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from insula.server.app import make_app
from insula.server.metrics import Metrics
from insula.server.serve import config_of
from insula.server.settings import Settings

PLENTY = 1e6


def settings_for(data: Path, **changes: Any) -> Settings:
    """Settings for a test: everything in one folder, no limit that a test would meet, no bots that need workers."""
    limits = {"rate": PLENTY, **dict.fromkeys(("connections", "sockets", "creations", "imports"), int(PLENTY))}
    return Settings(**({"data": data, "bot_workers": 0} | limits | changes))


@contextmanager
def serving(data: Path, **changes: Any) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        settings, counts = settings_for(data, **changes), Metrics()
        config = config_of(settings, make_app(settings, counts), counts)
        config.timeout_graceful_shutdown = 2
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            time.sleep(0.005)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)


class Client:
    """Someone who holds a link (or none) of a match, over REST."""

    def __init__(self, url: str, match: str = "", token: str | None = None) -> None:
        self.url = url
        self.match = match
        self.token = token
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=300)

    def get(self, path: str = "", **query: Any) -> httpx.Response:
        return self.http.get(f"/api/matches/{self.match}{path}", params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api/matches/{self.match}{path}", json=body)

    def table(self, since: int | None = None) -> dict[str, Any]:
        response = self.get(**({} if since is None else {"since": since}))
        assert response.status_code == 200, response.text
        return response.json()

    def play(self, *moves: str, seq: int | None = None) -> httpx.Response:
        return self.post("/moves", seq=self.table()["seq"] if seq is None else seq, moves=list(moves))


class Host(Client):
    """Who made a match: a client of every seat's link, and of the host's own."""

    def __init__(self, url: str, *seats: str, title: str = "alhambra", **more: Any) -> None:
        """Seats are "person", "open" or the level of a bot; people are called Anna, Bert, Cleo and so on."""
        names = iter(("Anna", "Bert", "Cleo", "Dora", "Emil", "Fritz"))
        wanted = [
            {"kind": "person", "name": next(names)}
            if seat == "person"
            else {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        response = httpx.post(f"{url}/api/matches", json={"title": title, "seats": wanted, **more}, timeout=300)
        assert response.status_code == 201, response.text
        created = response.json()
        super().__init__(url, created["match"], created["host"])
        self.seats = {link["seat"]: Client(url, self.match, link["token"]) for link in created["links"]}
        self.watcher = Client(url, self.match)

    def actor(self) -> Client:
        """The client of the person to act, once one is."""
        while True:
            table = self.watcher.table()
            assert not table["over"]
            if table["to_act"] in self.seats:
                return self.seats[table["to_act"]]
            time.sleep(0.005)

    def play_on(self, moves: int, seed: int = 0) -> None:
        """Let the people make that many random moves, or fewer if the match ends."""
        words = random.Random(seed)
        for _ in range(moves):
            if self.watcher.table()["over"]:
                return
            actor = self.actor()
            table = actor.table()
            if not table["legal"]:
                continue
            response = actor.play(words.choice(moves_of(table)), seq=table["seq"])
            assert response.status_code in (200, 409), response.text


def moves_of(table: dict[str, Any]) -> list[str]:
    """The legal moves that a table lists."""
    return [f"{verb} {noun}".strip() for verb, nouns in table["legal"].items() for noun in nouns]


class Page:
    """A socket that watches a match, and every frame it got, as text."""

    def __init__(self, client: Client, since: int | None = None) -> None:
        self.client = client
        self.frames: list[str] = []
        self.number = 0
        address = client.url.replace("http", "ws", 1) + "/api/socket"
        self._line = contextlib.ExitStack()
        self.socket: ClientConnection = self._line.enter_context(connect(address, compression=None, max_size=None))
        self.send(type="watch", protocol=1, match=client.match, token=client.token, since=since)

    def send(self, **frame: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, **frame}))
        return self.number

    def receive(self, timeout: float = 10) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        return json.loads(text)

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next frame of a kind with these fields."""
        while True:
            frame = self.receive()
            if frame["type"] == kind and all(frame.get(name) == value for name, value in fields.items()):
                return frame

    def ask(self, **frame: Any) -> dict[str, Any]:
        """Send a frame and wait for its answer."""
        number = self.send(**frame)
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                return answer

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self._line.close()

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def run(work: Any) -> Any:
    """Run a coroutine to its end."""
    return asyncio.run(work)
