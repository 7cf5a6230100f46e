"""People at a server's tables, for tests: one that deals the same cards each time, and what they get from it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from insula import Game
from insula.core.state import State
from insula.server import matches
from tests.core.tables import played
from tests.server import clients
from tests.server.clients import Client, Host, moves_of, serving

SEED = 7
"""Two seats: seat 1 begins and may buy blue with an exact 5. Three seats: seat 0 begins."""
IDLE = "greedy"
"""A level whose bots never move where there are no workers: such a seat waits as long as a test needs."""
PATIENCE = 300.0


@contextmanager
def dealing(data: Path, **changes: Any) -> Iterator[str]:
    """A server that always deals the same, and one line to it for all clients; its address."""
    with pytest.MonkeyPatch.context() as patch, httpx.HTTPTransport(verify=False) as line:

        def client(**more: Any) -> httpx.Client:
            return httpx.Client(**{"timeout": PATIENCE, "transport": line, **more})

        def post(url: str, **more: Any) -> httpx.Response:
            more.pop("timeout", None)
            return client().post(url, **more)

        patch.setattr(clients, "httpx", SimpleNamespace(Client=client, post=post))
        patch.setattr(matches, "_new_state", deal)
        with serving(data, **changes) as address:
            yield address


def deal(game: Game) -> State:
    """The same cards, and the same again where something is drawn anew."""
    return game.new_initial_state(SEED, salt="pepper")


def post(url: str, path: str, **body: Any) -> httpx.Response:
    """A request about no match."""
    return Client(url).http.post(path, json=body)


def problem(response: httpx.Response, status: int, code: str) -> dict[str, Any]:
    """The problem that a request was refused with."""
    assert response.headers["content-type"] == "application/problem+json", response.text
    found: dict[str, Any] = response.json()
    assert (response.status_code, found["status"], found["code"]) == (status, status, code), found
    return found


def done(response: httpx.Response, status: int = 200) -> Any:
    """The answer to a request that was granted."""
    assert response.status_code == status, response.text
    return response.json()


def near_end(url: str, *seats: str, choices: int = 2) -> Host:
    """A match a few choices before its end."""
    state = played(len(seats), seed=3)
    return Host(url, *seats, record=state.record().to_text(), move=state.choices[-choices])


def over(url: str, *seats: str) -> Host:
    """A match that has just ended."""
    host = near_end(url, *seats)
    play_out(host)
    return host


def play_out(host: Host) -> None:
    """Let the people, and the bots that do, play to the end."""

    def play_one() -> bool:
        for client in host.seats.values():
            table = client.table()
            if table["legal"]:
                client.play(moves_of(table)[-1], seq=table["seq"])
        return bool(table["over"])

    wait_for(play_one)


def wait_for(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.005)


def kinds(table: dict[str, Any]) -> list[str]:
    """What happened, in short."""
    return [entry["kind"] for entry in table["log"]]
