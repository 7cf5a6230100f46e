"""One client, whatever it sends, stops nobody: what it may have at once is limited, and what it is refused is told."""

from __future__ import annotations

import contextlib
import json
import re
import resource
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import httpx
import pytest

from insula.core import record as records
from insula.core.errors import RecordError
from insula.registry import load_title
from insula.server import guard, matches, store
from insula.server.serve import ENOUGH_FILES
from tests.server.clients import Host, serving
from tests.server.intruder import RawSocket, address_of, read_answer
from tests.server.people import done, problem, wait_for
from tests.server.running import serving as command

RECORD = (Path(__file__).parents[2] / "docs" / "examples" / "alhambra.txt").read_text(encoding="utf-8")


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    """A server's address."""
    with serving(tmp_path) as url:
        yield url


# --- Records ---


def test_half_a_million_moves_are_refused_before_they_are_read(served, monkeypatch):
    made = []
    entry = records.Entry
    monkeypatch.setattr(records, "Entry", lambda **fields: made.append(1) or entry(**fields))
    tags = [line for line in RECORD.splitlines() if line.startswith("[")]
    text = "\n".join([*tags, "1. 0: " + ",".join("a" * 240_000)])
    seats = [{"kind": "person", "name": "Anna"}] * 2
    for path, body in (
        ("/api/records", {"record": text}),
        ("/api/matches", {"title": "alhambra", "seats": seats, "record": text}),
    ):
        problem(httpx.post(served + path, json=body, timeout=300), 422, "record.too_long")
    assert len(made) <= load_title("alhambra").max_moves


def test_records_are_read_one_or_two_at_a_time_and_whoever_waits_too_long_is_told(served, monkeypatch):
    reading: list[int] = []
    most: list[int] = []
    gate = threading.Event()

    def slow(_text: str) -> Any:
        reading.append(1)
        most.append(len(reading))
        gate.wait(30)
        reading.pop()
        raise RecordError("record.unreadable", line=1, text="")

    monkeypatch.setattr(matches, "parse", slow)
    monkeypatch.setattr(matches, "READING_SECONDS", 0.05)
    with ThreadPoolExecutor(6) as threads:
        answers = [
            threads.submit(httpx.post, f"{served}/api/records", json={"record": "x"}, timeout=60) for _ in range(6)
        ]
        refused = [answer.result() for answer in _first(answers, 4)]
        assert {answer.headers["retry-after"] for answer in refused} == {"1"}
        for answer in refused:
            problem(answer, 503, "imports.busy")
        assert httpx.get(f"{served}/healthz", timeout=300).status_code == 200, "everybody else is answered"
        gate.set()
    assert sorted(answer.result().status_code for answer in answers) == [422, 422, 503, 503, 503, 503]
    assert max(most) == matches.READ_AT_ONCE == 2
    monkeypatch.undo()
    done(httpx.post(f"{served}/api/records", json={"record": RECORD}, timeout=300), 201)


def _first(answers: list[Future[httpx.Response]], count: int) -> list[Future[httpx.Response]]:
    """So many of them, as they come in."""
    return [answer for answer, _ in zip(as_completed(answers), range(count), strict=False)]


# --- Connections ---


def dial(url: str) -> socket.socket:
    """A bare connection."""
    return socket.create_connection(address_of(url), 20)


def refusal(line: socket.socket) -> tuple[int, str]:
    """What a connection was told before it was closed: status and code."""
    answer = read_answer(line)
    assert line.recv(1) == b"", "and then it is closed"
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)["code"]


def limits_met(url: str) -> dict[str, int]:
    """What was refused because it was too much, as the metrics count it."""
    found = re.findall(r'^insula_limits_met_total\{limit="(.+?)"\} (\S+)$', httpx.get(f"{url}/metrics").text, re.M)
    return {limit: int(float(count)) for limit, count in found}


def test_headers_without_end_are_refused_after_so_many_bytes(tmp_path):
    with serving(tmp_path, head_limit=2000) as url:
        for endless in (
            b"a: b\r\n" * 1000, b"a: " + b"b" * 4000, b"b" * 4000, b"a" * 4000 + b": b", b"\r\n" * 2000,
        ):  # fmt: skip
            for pieces in (1, 10):
                with dial(url) as line:
                    head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" if endless[:2] != b"\r\n" else b""
                    line.sendall(head + endless[: len(endless) // pieces])
                    with contextlib.suppress(OSError):  # it may have hung up by now
                        for _ in range(pieces - 1):
                            time.sleep(0.002)
                            line.sendall(endless[: len(endless) // pieces])
                    assert refusal(line) == (431, "head.too_large"), (endless[:10], pieces)
        with dial(url) as line:
            line.sendall(b"GET /" + b"a" * 4000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert refusal(line) == (431, "head.too_large")
        with dial(url) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\na: " + b"b" * 1800 + b"\r\n\r\n")
            assert read_answer(line).startswith(b"HTTP/1.1 200"), "what a browser sends is within the limit"
        assert limits_met(url) == {"head.too_large": 11}


def test_nor_is_there_an_end_behind_a_body(tmp_path):
    with serving(tmp_path, head_limit=2000, body_limit=5000) as url:
        start = (
            b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        with dial(url) as line:
            line.sendall(start + b"1\r\n{\r\n0\r\n" + b"a: b\r\n" * 1000)
            assert refusal(line) == (431, "head.too_large")
        with dial(url) as line:
            line.sendall(start + b"1\r\n{\r\n0\r\na: ")
            with contextlib.suppress(OSError):
                for _ in range(100):
                    line.sendall(b"b" * 1000)
            assert refusal(line) == (413, "body.too_large")


def test_half_a_request_is_not_waited_for(tmp_path):
    """Nothing at all, half a head, a head that drips, half a body, blank lines behind an answer."""
    with serving(tmp_path, head_seconds=1) as url:
        head = b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n"
        for start in (b"", b"GET", head, head + b"\r\n{"):
            with dial(url) as line:
                line.sendall(start)
                assert refusal(line) == (408, "request.slow"), start
        with dial(url) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert read_answer(line).startswith(b"HTTP/1.1 200")
            line.sendall(b"\r\n")
            assert refusal(line) == (408, "request.slow")
        assert limits_met(url) == {"request.slow": 5}


def test_a_socket_is_no_request_that_is_waited_for(tmp_path):
    with serving(tmp_path, head_seconds=1) as url, RawSocket(url) as page:
        page.watch(Host(url, "person", "person").match)
        page.until("presence")
        time.sleep(1.5)
        assert page.ask(type="ping")["type"] == "pong"
        assert limits_met(url) == {}


def test_a_head_that_drips_is_not_waited_for_either(tmp_path):
    with serving(tmp_path, head_seconds=1) as url, dial(url) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\n")
        line.settimeout(0.05)
        for _ in range(400):
            with contextlib.suppress(TimeoutError):
                if line.recv(1, socket.MSG_PEEK):
                    break
            line.sendall(b"a: b\r\n")
        line.settimeout(20)
        assert refusal(line) == (408, "request.slow")


def test_an_address_has_so_many_connections_and_a_newcomer_gets_in(tmp_path):
    with serving(tmp_path, connections=20, trusted_proxies=("127.0.0.9",)) as url, contextlib.ExitStack() as lines:
        half_sent = [lines.enter_context(dial(url)) for _ in range(20)]
        for line in half_sent:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        for _ in range(5):
            with dial(url) as line:
                assert refusal(line) == (429, "connections.limit")
        for address, attempts in (("127.0.0.2", 1), ("127.0.0.9", 40)):
            for _ in range(attempts):
                line = lines.enter_context(socket.create_connection(address_of(url), 20, (address, 0)))
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
                assert read_answer(line).startswith(b"HTTP/1.1 200"), "somebody else, and a proxy for many"
        for line in half_sent:
            line.sendall(b"\r\n")
            assert read_answer(line).startswith(b"HTTP/1.1 200"), "and they themselves, once they have sent it all"
        half_sent[0].close()
        wait_for(lambda: _greeted(url))


def _greeted(url: str) -> bool:
    with dial(url) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return read_answer(line).startswith(b"HTTP/1.1 200")


def test_a_start_allows_itself_many_open_files(tmp_path):
    code = (
        "import resource, sys; from insula.cli import main; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1])); "
        "sys.exit(main(['serve', '--port', '0']))"
    )
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with command(tmp_path, code=code) as server:
        server.get()
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        soft = int(re.findall(r"^Max open files +(\d+)", limits, re.M)[0])
    assert soft == (ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES))


# --- An address ---


def test_frames_over_many_sockets_are_one_addresses_frames(tmp_path, monkeypatch):
    monkeypatch.setattr(guard, "BURST_SECONDS", 1000)
    with serving(tmp_path, rate=0.05) as url:  # 50 at once, and then next to none
        host = Host(url, "person", "person")
        with contextlib.ExitStack() as sockets:
            ten = [sockets.enter_context(RawSocket(url)) for _ in range(10)]
            for each in ten:
                each.watch(host.match)
                each.until("presence")
            for _ in range(5):
                for each in ten:
                    each.send(type="ping")
            answers = []
            for each in ten:
                told = 0
                while told < 5:
                    answers.append(each.receive())
                    told += answers[-1]["type"] in ("pong", "error")
            refused = [answer["problem"]["code"] for answer in answers if answer["type"] == "error"]
            assert set(refused) == {"rate.limit"}
            assert len(refused) >= 20, "50 less what it took to come in: the rate is shared, not each socket's own"


def test_an_address_has_so_many_sockets(tmp_path):
    with serving(tmp_path, sockets=3) as url:
        host = Host(url, "person", "person")
        with contextlib.ExitStack() as open_sockets:
            three = [open_sockets.enter_context(RawSocket(url)) for _ in range(3)]
            for each in three:
                each.watch(host.match)
                each.until("table")
            with RawSocket(url) as fourth:
                assert fourth.status == 429
            assert limits_met(url) == {"sockets.limit": 1}
            assert three[0].ask(type="ping")["type"] == "pong"
            three[1].line.close()

            def is_in() -> bool:
                with RawSocket(url) as another:
                    return another.status == 101

            wait_for(is_in)


def test_an_address_makes_so_many_matches_and_brings_so_many_records(tmp_path):
    with serving(tmp_path, creations=2, imports=1) as url:
        body = {"title": "alhambra", "seats": [{"kind": "person", "name": "Anna"}] * 2}
        for _ in range(6):
            done(httpx.post(f"{url}/api/matches", json=body, timeout=300), 201)
        for _ in range(3):
            done(httpx.post(f"{url}/api/records", json={"record": RECORD}, timeout=300), 201)
        answer = httpx.post(f"{url}/api/matches", json=body, timeout=300)
        wait = problem(answer, 429, "creations.limit")["arguments"]["wait"]
        assert answer.headers["retry-after"] == str(wait)
        assert 1700 < wait <= 1800, "two an hour: the next in half of one"
        answer = httpx.post(f"{url}/api/records", json={"record": RECORD}, timeout=300)
        problem(answer, 429, "imports.limit")
        assert limits_met(url) == {"creations.limit": 1, "imports.limit": 1}


def test_links_of_no_match_cost_one_look_into_the_store(tmp_path, monkeypatch):
    looks = []
    known_ids, read_match = store.known_ids, store.read_match
    monkeypatch.setattr(matches, "known_ids", lambda names: looks.append(len(names)) or known_ids(names))
    monkeypatch.setattr(matches, "read_match", lambda name: looks.append(name) or read_match(name))
    with serving(tmp_path) as url:
        host = Host(url, "person", "person")
        looks.clear()
        unknown = [{"match": f"{each:020}", "token": "x"} for each in range(199)]
        links = [*unknown, {"match": host.match, "token": host.token}]
        found = done(httpx.post(f"{url}/api/mine", json={"links": links}, timeout=300))
        assert [each["match"] for each in found["matches"]] == [host.match]
        assert looks == [199]


def test_asking_for_many_matches_at_once_counts_as_much(tmp_path, monkeypatch):
    monkeypatch.setattr(guard, "BURST_SECONDS", 1000)
    with serving(tmp_path, rate=0.05) as url:  # 50 at once, and then next to none
        links = [{"match": f"{each:020}", "token": "x"} for each in range(200)]
        answers = [httpx.post(f"{url}/api/mine", json={"links": links}, timeout=300).status_code for _ in range(8)]
        assert answers == [200] * 4 + [429] * 4
