"""Nobody gets in without a right to: tokens, seats, hosts, origins, floods, names; and nothing is told by a refusal."""

from __future__ import annotations

import asyncio
import dataclasses
import hashlib
import inspect
import json
import re
import socket
import threading
import time
import typing
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

from insula.server import api, guard, matches, sockets, tokens
from insula.server import bucket as bucket_module
from insula.server import messages as wire
from insula.server.api import ENDPOINTS, Endpoint
from insula.server.app import make_app
from insula.server.bucket import Bucket
from insula.server.client import FOREVER
from insula.server.guard import Guard
from insula.server.matches import Matches
from insula.server.metrics import Metrics
from insula.server.serve import config_of
from insula.server.settings import Settings
from tests.server.clients import moves_of, serving, settings_for
from tests.server.intruder import (
    Guest,
    Party,
    RawSocket,
    address_of,
    everything,
    line_to,
    raw_http,
    read_answer,
)
from tests.server.people import PATIENCE
from tests.server.small_client import SCRIPT

CLIENT = Path(__file__).parents[2] / "web" / "src"
RECORD = (Path(__file__).parents[2] / "docs" / "examples" / "alhambra.txt").read_text(encoding="utf-8")
GUARDED = [row for row in ENDPOINTS if row.who != "anyone"]
GARBAGE = b'{"seq": -1, "moves": 7, "\xff'
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
NOBODYS = ("A" * 22, "x", "Ä" * 22, "a" * 5000, "null", "undefined", "../..", "' OR 1=1 --", "=", "A" * 22 + "\x80")


def named(row: Endpoint) -> str:
    return f"{row.method} {row.path}"


each_guarded = pytest.mark.parametrize("row", GUARDED, ids=named)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def url(folder):
    with serving(folder) as url:
        yield url


@pytest.fixture(scope="module")
def client(url):
    with line_to(url) as client:
        yield client


@dataclasses.dataclass(frozen=True, kw_only=True)
class Scene:
    """A match with a seat whose link was re-issued, another match, one that is over; all of them known to nobody."""

    host: Party
    other: Party
    over: str
    revoked: str


@pytest.fixture(scope="module")
def scene(client):
    host, other = Party(client, "person", "person", "open"), Party(client, "person", "person")
    host.play_on(6)
    revoked = host.seats[0].token
    host.seats[0] = Guest(client, host.match, host.post("/seats/0/link").json()["token"])
    host.seats[0].post("/seats/0/join", name="Anna")
    over = client.post("/api/records", json={"record": RECORD}).json()["match"]
    return Scene(host=host, other=other, over=over, revoked=revoked)


# --- Requests of every endpoint --------------------------------------------------------------------------------


def example_of(kind: Any, name: str = "") -> Any:
    """A value that a decoder takes: any new message is covered without being named here."""
    by_name = {"level": "random", "name": "Anna", "moves": ["take 1"], "record": RECORD, "title": "alhambra"}
    if name in by_name:
        return by_name[name]
    if isinstance(kind, msgspec.inspect.Metadata):
        return example_of(kind.type, name)
    if isinstance(kind, msgspec.inspect.StructType):
        return {field.encode_name: example_of(field.type, field.name) for field in kind.fields if field.required}
    if isinstance(kind, msgspec.inspect.ListType):
        return [example_of(kind.item_type)] * (kind.min_length or 0)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return kind.values[0]
    if isinstance(kind, msgspec.inspect.UnionType):
        return example_of(kind.types[0])
    return {"IntType": 0, "StrType": "Anna", "BoolType": True, "DictType": {}, "NoneType": None}[type(kind).__name__]


def request_of(row: Endpoint, match: str, seat: int = 0, *, body: bytes | None = None, **headers: str) -> httpx.Request:
    """A request of an endpoint in which nothing is wrong but perhaps who asks."""
    path = row.path.format(match=match, seat=seat, move=0, title="alhambra", language="en")
    if body is None and row.body is not None:
        body = msgspec.json.encode(example_of(msgspec.inspect.type_info(row.body)))
    if body is not None:
        headers["Content-Type"] = "application/json"
    encoded = {name: value.encode() for name, value in headers.items()}
    return httpx.Request(row.method, f"http://127.0.0.1{path}", content=body, headers=encoded)


def ask(client: httpx.Client, row: Endpoint, match: str, **how: Any) -> httpx.Response:
    """Send a request of an endpoint."""
    request = request_of(row, match, **how)
    request.url = client.base_url.join(request.url.raw_path.decode())
    request.headers["Host"] = f"{request.url.host}:{request.url.port}"
    return client.send(request)


def check_refused(response: httpx.Response, *codes: str) -> None:
    """Insist on a 403 that says why and nothing else."""
    assert response.status_code == 403, (response.request.url, response.request.headers, response.text)
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem["code"] in (codes or ("access.token", "access.seat", "access.host"))
    assert problem == {"title": problem["code"], "status": 403, "code": problem["code"]}


def intruders(row: Endpoint, scene: Scene) -> dict[str, dict[str, str]]:
    """Those who may not, each with the headers of the attempt."""
    good = scene.host.seats[0].token
    assert good is not None
    assert scene.host.token is not None
    assert scene.other.token is not None
    headers = {f"nobody's {token[:20]!r}": f"Bearer {token}" for token in NOBODYS}
    headers |= {
        "a revoked link": f"Bearer {scene.revoked}",
        "a seat of another match": f"Bearer {scene.other.seats[0].token}",
        "the host of another match": f"Bearer {scene.other.token}",
        "no scheme": good,
        "another scheme": f"Basic {good}",
        "only a scheme": "Bearer",
        "nothing in it": "",
        "two tokens": f"Bearer {good} {good}",
        "two tokens with a comma": f"Bearer {good}, Bearer {good}",
        "in quotes": f'Bearer "{good}"',
        "a hash": f"Bearer {hashlib.sha256(good.encode()).hexdigest()}",
        "the other case": f"Bearer {good.swapcase()}",
        "cut": f"Bearer {good[:-1]}",
        "longer": f"Bearer {good}A",
        "padded": f"Bearer {good}==",
    }
    if "{seat}" in row.path:
        headers["another seat"] = f"Bearer {scene.host.seats[1].token}"
    if row.who == "seat":
        headers["the host"] = f"Bearer {scene.host.token}"
    if row.who == "host":
        headers["a seat"] = f"Bearer {good}"
        headers["another seat"] = f"Bearer {scene.host.seats[1].token}"
    who = {name: {"Authorization": value} for name, value in headers.items()}
    if row.who != "watcher":
        who["a spectator"] = {}
        who["in a cookie"] = {"Cookie": f"token={good}; Authorization=Bearer {good}; host={scene.host.token}"}
        who["in another header"] = {"X-Authorization": f"Bearer {good}", "Proxy-Authorization": f"Bearer {good}"}
    return who


# --- Who may not -----------------------------------------------------------------------------------------------


def test_the_table_of_endpoints_is_all_there_is(url):
    """Every route that a person can reach is a row of the table, or is known to hold nothing of a match."""
    app = make_app(settings_for(Path("/nonexistent")), Metrics()).__dict__["_app"].app
    paths = {(route.path, tuple(sorted(getattr(route, "methods", None) or ()))) for route in app.routes}
    rows = {(row.path, tuple(sorted({row.method} | ({"HEAD"} if row.method == "GET" else set())))) for row in ENDPOINTS}
    reading = ("GET", "HEAD")
    assert paths - rows == {
        ("/api/openapi.json", reading), ("/metrics", reading), ("/", reading),
        ("/table/{match}", reading), ("/components/{title}", reading), ("/static", ()),
    }  # fmt: skip


def test_every_row_about_a_match_asks_who_it_is():
    assert {row.path for row in ENDPOINTS if "{match}" in row.path} == {row.path for row in GUARDED}
    assert {row.who for row in GUARDED} == set(typing.get_args(api.Who)) - {"anyone"}


@each_guarded
def test_nobody_in_who_may_not(row, scene, client, folder):
    before = everything(folder)
    for headers in intruders(row, scene).values():
        check_refused(ask(client, row, scene.host.match, **headers))
    assert everything(folder) == before


@pytest.mark.parametrize(
    "value", ["", " ", "Bearer", "Bearer ", "Bearer \t", "Bearer\t{token}", "Bearer:{token}", "\xa0{token}"]
)
def test_a_header_that_is_none_of_ours_opens_nothing(value, scene, url):
    line = f"Host: {url.removeprefix('http://')}\r\nAuthorization: {value}".format(token=scene.host.token)
    for row in GUARDED:
        path = row.path.format(match=scene.host.match, seat=0, move=0)
        answer = raw_http(url, f"{row.method} {path} HTTP/1.1\r\n{line}\r\n\r\n".encode("latin-1"))
        assert answer.startswith(b"HTTP/1.1 403"), answer


@each_guarded
def test_a_refusal_comes_before_the_body_and_tells_nothing_of_the_match(row, scene, client, folder):
    """A fresh match, one under way and one that is over answer with the same bytes, whatever else is wrong."""
    before = everything(folder)
    for headers in ({"Authorization": f"Bearer {'A' * 22}"}, {}):
        answers = set()
        for match in (scene.host.match, scene.other.match, scene.over):
            for body in (None, GARBAGE, b"") if row.body else (None,):
                response = ask(client, row, match, body=body, **headers)
                if headers or row.who != "watcher":
                    check_refused(response)
                    answers.add((response.content, tuple(sorted(set(response.headers)))))
        assert len(answers) <= 1
    assert everything(folder) == before


@each_guarded
def test_who_may_gets_in(row, client):
    """With the right link the same requests are let in, so that nothing but access was refused above."""
    ways = {
        "watcher": [lambda host: None, lambda host: host.token, lambda host: host.seats[0].token],
        "seat": [lambda host: host.seats[0].token],
        "seat or host": [lambda host: host.seats[0].token, lambda host: host.token],
        "host": [lambda host: host.token],
    }
    for token_of in ways[row.who]:
        host = Party(client, "person", "person")
        token = token_of(host)
        headers = {} if token is None else {"Authorization": f"bEaReR   {token}"}
        response = ask(client, row, host.match, **headers)
        assert response.status_code < 500
        assert response.status_code not in (400, 403, 404), response.text
        assert response.status_code == row.status or row.who != "watcher"


@each_guarded
def test_a_match_that_is_not_there_is_not_found_whoever_asks(row, scene, client):
    for headers in ({}, {"Authorization": f"Bearer {scene.host.token}"}, {"Authorization": "Bearer wrong"}):
        response = ask(client, row, "0" * 20, **headers)
        assert (response.status_code, response.json()["code"]) == (404, "match.unknown")
        assert response.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    "name",
    ["x", "0" * 19, "0" * 21, "A" * 20, "%20" + "0" * 19, "0" * 20 + "%0A", "0" * 19 + "%00", "..", "%2e%2e",
     "%C3%A4" * 20, "0" * 19 + "*", "%D9%A0" * 20, "'%20OR%201=1--", "{match}", "%FF" * 20, "0" * 3000],
)  # fmt: skip
def test_a_name_that_is_none_is_not_found(name, url):
    host, port = address_of(url)
    for row in GUARDED:
        path = row.path.format(match=name, seat=0, move=0)
        answer = raw_http(url, f"{row.method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 404"), answer
        assert b"application/problem+json" in answer


@pytest.mark.parametrize(
    "number", ["-1", "x", "1.0", "0x0", "٠", "1e1", "+0", "%200", "9" * 10, "9" * 5000, "00000000000"]
)
def test_a_number_that_is_none_is_not_found(number, scene, client):
    headers = {"Authorization": f"Bearer {scene.host.token}"}
    for row in GUARDED:
        if row.who in ("host", "watcher", "seat or host") and ("{seat}" in row.path or "{move}" in row.path):
            path = row.path.format(match=scene.host.match, seat=number, move=number)
            response = client.request(row.method, path, headers=headers)
            assert (response.status_code, response.json()["code"]) == (404, "route.unknown")


def test_a_seat_that_is_not_at_the_table_is_nobodys(scene, client):
    for seat in (3, 7, 8, 999_999_999):
        for row in GUARDED:
            if "{seat}" in row.path:
                for token, statuses in ((scene.host.seats[0].token, {403}), (scene.host.token, {403, 404})):
                    response = ask(client, row, scene.host.match, seat=seat, Authorization=f"Bearer {token}")
                    assert response.status_code in statuses, named(row)


def test_a_token_in_the_address_opens_nothing(scene, client, folder):
    before = everything(folder)
    token = scene.host.seats[0].token
    for row in GUARDED:
        if row.who != "watcher":
            path = row.path.format(match=scene.host.match, seat=0, move=0)
            for query in (f"token={token}", f"access_token={token}", f"authorization=Bearer%20{token}"):
                assert client.request(row.method, f"{path}?{query}").status_code == 403
    table = client.get(f"/api/matches/{scene.host.match}?token={token}").json()
    assert table["seat"] is None
    assert everything(folder) == before


def test_links_that_are_none_are_left_out_of_the_list(scene, client):
    held = [
        (scene.host.match, scene.revoked), (scene.host.match, "A" * 22), (scene.host.match, scene.other.token),
        ("0" * 20, scene.host.token), (scene.over, scene.host.token), (scene.host.match, ""),
    ]  # fmt: skip
    links = [{"match": match, "token": token} for match, token in held]
    assert client.post("/api/mine", json={"links": links}).json() == {"matches": []}
    links.append({"match": scene.host.match, "token": scene.host.seats[1].token})
    [summary] = client.post("/api/mine", json={"links": links}).json()["matches"]
    assert (summary["match"], summary["seat"], summary["host"]) == (scene.host.match, 1, False)


def test_only_its_own_view_is_shown_of_a_match_under_way(scene, client):
    """A link opens its seat's view; asked for another's, it is refused, also the host's."""
    for token, own in ((None, None), (scene.host.token, None), (scene.host.seats[0].token, 0)):
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        for seat in range(3):
            path = f"/api/matches/{scene.host.match}/positions/0?seat={seat}"
            response = client.get(path, headers=headers)
            if seat == own:
                assert response.json()["seat"] == own
            else:
                check_refused(response, "access.seat")


# --- Links that become void ------------------------------------------------------------------------------------


def test_a_link_that_is_re_issued_while_its_holder_takes_time_over_a_body_is_void(url, client, folder):
    host = Party(client, "person", "person")
    actor = host.actor()
    table = actor.table()
    body = json.dumps({"seq": table["seq"], "moves": moves_of(table)[:1]}).encode()
    head = (
        f"POST /api/matches/{host.match}/moves HTTP/1.1\r\nHost: {url.removeprefix('http://')}\r\n"
        f"Authorization: Bearer {actor.token}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(address_of(url), 10) as line:
        line.sendall(head.encode() + body[:5])
        time.sleep(0.1)
        assert host.post(f"/seats/{table['seat']}/link").status_code == 201
        before = everything(folder)
        line.sendall(body[5:])
        assert read_answer(line).startswith(b"HTTP/1.1 403")
    assert everything(folder) == before


def test_the_socket_of_a_void_link_is_closed_and_does_nothing_more(url, client, folder):
    host = Party(client, "person", "person")
    with RawSocket(url) as page:
        page.watch(host.match, host.actor().token)
        table = page.until("table")
        host.post(f"/seats/{table['seat']}/link")
        before = everything(folder)
        for _ in range(20):  # whoever does not mind the close
            page.send(type="play", seq=table["seq"], moves=moves_of(table)[:1])
        assert page.until_closed().code == 4403
        assert everything(folder) == before
        assert not any('"accepted"' in text for text in page.texts)


def bloat(monkeypatch: pytest.MonkeyPatch, megabytes: int = 1) -> None:
    """From now on tables are so large that the line to a client that does not read is soon full."""
    encode = matches.encode
    monkeypatch.setattr(matches, "encode", lambda message: encode(message) + b" " * (megabytes << 20))


def clog(host: Party) -> None:
    """Change a match until what is told of it fills every line that is not read from."""
    for _ in range(3):
        host.seats[0].post("/seats/0/join", name="Anna")
        time.sleep(0.05)


def test_a_link_that_is_re_issued_while_its_page_reads_nothing_is_void(url, client, folder, monkeypatch):
    """Nothing can be sent to it, not even that it is closed; and yet it may do nothing any more."""
    monkeypatch.setattr(sockets, "SLOW_SECONDS", 1.5)
    host = Party(client, "person", "person")
    with RawSocket(url, receive_buffer=4096) as page:
        page.watch(host.match, host.actor().token)
        table = page.until("table")
        bloat(monkeypatch, 4)
        clog(host)
        host.post(f"/seats/{table['seat']}/link")
        before = everything(folder)
        page.send(type="play", seq=host.watcher.table()["seq"], moves=moves_of(table)[:1])
        time.sleep(0.2)
        assert everything(folder) == before
        assert page.until_closed().code in (1006, 4403, 4408)
        assert everything(folder) == before
        assert not any('"accepted"' in text for text in page.texts)


def test_a_link_that_is_re_issued_before_its_watch_is_through_is_void(url, client, folder, monkeypatch):
    """A spectator whose line is full asks for a seat; by the time that it could get it the link is void."""
    host = Party(client, "person", "person")
    table = host.actor().table()
    with RawSocket(url) as page:
        page.watch(host.match)
        page.until("presence")
        bloat(monkeypatch, 8)
        clog(host)
        page.watch(host.match, host.seats[table["seat"]].token)
        time.sleep(0.2)
        host.post(f"/seats/{table['seat']}/link")
        before = everything(folder)
        page.send(type="play", seq=host.watcher.table()["seq"], moves=moves_of(table)[:1])
        page.ask(type="ping")
        frames = [json.loads(text) for text in page.texts]
        assert [frame["problem"]["code"] for frame in frames if "problem" in frame] == ["access.token", "access.seat"]
        assert {frame["seat"] for frame in frames if frame["type"] == "table"} == {None}
        assert everything(folder) == before


def test_who_watches_a_match_that_is_deleted_is_told_and_sent_away(url, client):
    host = Party(client, "person", "person")
    with RawSocket(url) as page:
        page.watch(host.match)
        page.until("table")
        assert host.http.delete(f"/api/matches/{host.match}").status_code == 204
        assert page.until_closed().code == 4404
    for row in GUARDED:
        assert ask(client, row, host.match, Authorization=f"Bearer {host.token}").status_code == 404


# --- The socket ------------------------------------------------------------------------------------------------


def test_a_socket_with_a_wrong_link_is_sent_away(scene, url):
    for match, token, code in (
        *((scene.host.match, token, 4403) for token in ("A" * 22, "", scene.revoked, scene.other.token)),
        (scene.other.match, scene.host.seats[0].token, 4403),
        ("0" * 20, None, 4404),
        ("0" * 20, scene.host.token, 4404),
    ):
        with RawSocket(url) as page:
            number = page.watch(match, token)
            frame = page.receive()
            assert (frame["type"], frame["id"]) == ("error", number)
            assert page.until_closed().code == code
            assert len(page.texts) == 1, "nothing but the refusal"


FRAMES = {kind.__struct_config__.tag: msgspec.inspect.type_info(kind) for kind in typing.get_args(wire.ClientFrame)}
"""The frames of a client by their types."""


def frame_of(kind: str, **changes: Any) -> dict[str, Any]:
    """A frame in which nothing is wrong but perhaps who sends it."""
    example = example_of(FRAMES[kind]) | changes
    return {"type": kind, **{name: value for name, value in example.items() if name != "id"}}


@pytest.mark.parametrize("who", ["a spectator", "the host"])
def test_who_has_no_seat_plays_nothing_over_a_socket(who, scene, url, folder):
    before = everything(folder)
    with RawSocket(url) as page:
        page.watch(scene.host.match, None if who == "a spectator" else scene.host.token)
        seq = page.until("table")["seq"]
        for kind in sorted(set(FRAMES) - {"watch", "ping", "position"}):
            answer = page.ask(**frame_of(kind, **({} if kind == "previews" else {"seq": seq})))
            assert (answer["type"], answer["problem"]["code"]) == ("error", "access.seat"), kind
        for seat in (0, 1, 2):
            assert page.ask(type="position", move=0, seat=seat)["problem"]["code"] == "access.seat"
        assert page.ask(type="ping")["type"] == "pong"
    assert everything(folder) == before


def test_another_watch_leaves_the_first_seat_or_changes_nothing(scene, url):
    with RawSocket(url) as page:
        page.watch(scene.host.match, scene.host.seats[0].token)
        assert page.until("table")["seat"] == 0
        assert page.ask(type="watch", protocol=1, match=scene.host.match, token="A" * 22)["type"] == "error"
        assert page.ask(type="watch", protocol=1, match="0" * 20)["type"] == "error"
        assert page.ask(type="previews")["type"] == "previews", "still at its seat"
        page.watch(scene.host.match, None)
        assert page.until("table")["seat"] is None
        assert page.ask(type="previews")["problem"]["code"] == "access.seat"
        page.watch(scene.other.match, scene.other.seats[1].token)
        assert page.until("table")["match"] == scene.other.match


@pytest.mark.parametrize("kind", sorted(set(FRAMES) - {"watch", "ping"}))
def test_before_a_watch_a_socket_does_nothing(kind, url):
    with RawSocket(url) as page:
        assert page.ask(**frame_of(kind))["problem"]["code"] == "socket.hello"
        assert page.until_closed().code == 4400


def test_sockets_that_say_nothing_are_closed(url, scene, monkeypatch):
    with ExitStack() as stack:
        seated = stack.enter_context(RawSocket(url))
        seated.watch(scene.host.match)
        seated.until("table")
        monkeypatch.setattr(sockets, "FIRST_FRAME_SECONDS", 0.3)
        chatty, *silent = [stack.enter_context(RawSocket(url)) for _ in range(31)]
        for _ in range(5):
            chatty.send(type="ping")
            time.sleep(0.02)
        assert {page.until_closed().code for page in (chatty, *silent)} == {4400}
        assert seated.ask(type="ping")["type"] == "pong"


def sockets_open(client: httpx.Client) -> int:
    """How many sockets the server says it has."""
    found = re.search(r"(?m)^insula_sockets_open (\S+)", client.get("/metrics").text)
    assert found is not None
    return int(float(found[1]))


@pytest.mark.parametrize("is_flooding", [False, True], ids=["it only listens", "it asks and asks"])
def test_a_page_that_takes_nothing_is_dropped_and_nobody_waits_for_it(is_flooding, url, client, monkeypatch):
    monkeypatch.setattr(sockets, "SLOW_SECONDS", 1.5)
    host = Party(client, "person", "person")
    with RawSocket(url) as good, RawSocket(url, receive_buffer=4096) as slow:
        good.watch(host.match)
        slow.watch(host.match, host.seats[0].token)
        good.until("presence", present=[True, False])
        before = sockets_open(client)
        bloat(monkeypatch)
        for _ in range(200 if is_flooding else 0):
            slow.watch(host.match, host.seats[0].token)
        deadline, rounds = time.monotonic() + PATIENCE, 0
        while sockets_open(client) == before:
            seq = host.seats[1].post("/seats/1/join", name="Bert").json()["seq"]
            good.until("table", seq=seq)
            rounds += 1
            assert time.monotonic() < deadline, "the page that takes nothing is still there"
        assert rounds > 3, "the others waited for it"
        while not any('"present":[false,false]' in text for text in good.texts):
            good.receive()
        assert slow.until_closed().code in (1006, 4408)


def test_a_page_that_takes_its_time_is_told_why_it_was_closed(url, client, monkeypatch):
    is_closing, close = threading.Event(), sockets.Page._close

    async def note(page: sockets.Page, code: str) -> None:
        is_closing.set()
        await close(page, code)

    monkeypatch.setattr(sockets, "SLOW_SECONDS", 1.5)
    monkeypatch.setattr(sockets.Page, "_close", note)
    host = Party(client, "person", "person")
    with RawSocket(url) as slow:
        slow.watch(host.match)
        slow.until("presence")
        bloat(monkeypatch, 8)
        clog(host)
        assert is_closing.wait(10)
        assert slow.until_closed().code == 4408


# --- Secrets ---------------------------------------------------------------------------------------------------


def test_tokens_are_128_random_bits_each_of_its_own_kept_only_as_hashes(tmp_path):
    known = set()
    with serving(tmp_path) as url, line_to(url) as client:
        for _ in range(10):
            host = Party(client, "person", "open", "person")
            host.seats[1].post("/seats/1/join", name="Bert")
            link = host.post("/seats/2/link").json()
            known |= {host.token, link["token"], *(guest.token for guest in host.seats.values())}
        assert len(known) == 50
        assert all(TOKEN.fullmatch(token) for token in known)
        hashes = {row[2] for row in everything(tmp_path)["link"]}
        files = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
        assert any(name.endswith("-wal") for name in files)
    files |= {f"after {path.name}": path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert len(hashes) == 40, "a re-issued link's old hash is gone"
    assert hashes < {hashlib.sha256(token.encode()).hexdigest() for token in known}
    assert any(digest.encode() in data for data in files.values() for digest in hashes), "these are the files"
    for name, data in files.items():
        assert not any(token.encode() in data for token in known), name


def test_a_token_has_all_its_bits():
    made = [tokens.new_token() for _ in range(2000)]
    assert len(set(made)) == len(made)
    assert all(TOKEN.fullmatch(token) for token in made)
    for place in range(21):
        assert len({token[place] for token in made}) == 64, "every letter of base64url everywhere"


def test_no_answer_but_the_first_holds_a_token(scene, client):
    secret = {scene.host.token, scene.other.token, scene.revoked}
    secret |= {each.token for host in (scene.host, scene.other) for each in host.seats.values()}
    for row in ENDPOINTS:
        for match in (scene.host.match, scene.other.match, scene.over):
            for token in (None, scene.host.token, scene.host.seats[0].token):
                if row.method != "GET":
                    continue
                headers = {} if token is None else {"Authorization": f"Bearer {token}"}
                response = ask(client, row, match, **headers)
                told = response.text + repr(response.headers.multi_items())
                assert not any(each in told for each in secret)
                assert not any(hashlib.sha256(each.encode()).hexdigest() in told for each in secret)


def test_the_client_puts_tokens_into_fragments_and_headers_only():
    """A token in a path or a query would stand in logs and in referrers."""
    for path in [each for each in sorted(CLIENT.rglob("*")) if each.suffix in (".ts", ".svelte")]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            where = f"{path.name}:{number}: {line}"
            for before in re.findall(r"(\S*\s?)\$\{(?!location\.)[^${}]*\b(?:token|host|secret)\}", line):
                assert before.endswith(("#", "Bearer ")), where
            assert not re.search(r"[?&](?:token|key|secret|auth)\w*=", line), where
            assert "document.cookie" not in line, where


def test_the_page_needs_nothing_that_its_policy_forbids():
    text = (CLIENT.parent / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=|https?://(?!www\.w3\.org)", text)


# --- Origins and hosts -----------------------------------------------------------------------------------------


async def _answer(scope: Any, receive: Any, send: Any) -> None:
    """An app that lets everyone in."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    else:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"in"})


def knock(door: Guard, method: str = "GET", address: str = "127.0.0.1", **headers: str) -> Any:
    """What a guard sends first in answer to such a request: a status, or what a socket gets."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "websocket" if method == "SOCKET" else "http", "method": method, "path": "/", "client": (address, 1),
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()],
    }  # fmt: skip
    asyncio.run(door(scope, receive, send))
    first = sent[0]
    return first.get("status") or (first["type"].removeprefix("websocket."), first.get("reason"))


def guarding(**changes: Any) -> Guard:
    return Guard(_answer, Settings(data=Path(), **{"rate": 1e6, **changes}), Metrics())


OWN = "http://127.0.0.1:8765"
FOREIGN = (
    "http://evil.example", "null", "", "http://127.0.0.1", "http://127.0.0.1:8766", "http://localhost:8765",
    "http://evil.example:8765", "http://127.0.0.1:8765.evil.example", "http://evil.example/127.0.0.1:8765",
    "127.0.0.1:8765", "http://127.0.0.1:8765@evil.example", "http://evil.example@127.0.0.1:8765", "http://[",
    "http://[::1", "file://", "\xbd", "http://evil.example#127.0.0.1:8765",
    "http://[v1.x]:1", "//", "http://127.0.0.1:8765, http://evil.example",
)  # fmt: skip


@pytest.mark.parametrize("method", ["POST", "DELETE", "PUT", "PATCH", "OPTIONS", "SOCKET"])
def test_a_foreign_origin_changes_nothing(method):
    door = guarding()
    refused = ("close", "origin.foreign") if method == "SOCKET" else 403
    let_in = ("accept", None) if method == "SOCKET" else 200
    for origin in FOREIGN:
        assert knock(door, method, Host="127.0.0.1:8765", Origin=origin) == refused, origin
    assert knock(door, method, Host="127.0.0.1:8765", Origin=OWN) == let_in
    assert knock(door, method, Host="127.0.0.1:8765") == let_in, "no page asks: whoever asks has the link itself"


def test_a_foreign_page_may_read_nothing_either(url):
    """It may send a plain GET; without a word of permission its browser shows it nothing."""
    for path in ("/api/home", "/api/openapi.json", "/", SCRIPT):
        response = httpx.get(f"{url}{path}", headers={"Origin": "http://evil.example"})
        assert not [name for name in response.headers if name.startswith("access-control")]
        assert response.headers["cross-origin-resource-policy"] == "same-origin"


def test_the_public_address_is_an_origin_of_ours():
    door = guarding(public_url="https://games.example.org", host="127.0.0.1")
    for method, let_in in (("POST", 200), ("SOCKET", ("accept", None))):
        assert knock(door, method, Host="games.example.org", Origin="https://games.example.org") == let_in
        assert knock(door, method, Host="127.0.0.1:8765", Origin="https://games.example.org") == let_in
        assert knock(door, method, Host="games.example.org", Origin="https://example.org") != let_in
        assert knock(door, method, Host="games.example.org", Origin="https://games.example.org.evil.example") != let_in


REBINDING = (
    "evil.example", "evil.example:8765", "127.0.0.1.evil.example", "localhost.evil.example", "",
    "127.0.0.1.nip.io:8765", "localhost.", "2130706433", "0x7f000001", "0177.0.0.1", "127.1", "[::1", "[evil]",
    "evil.example,localhost", "-", ":8765", "localhost\xbd",
    "x@localhost", "x@127.0.0.1:8765", "@localhost", "x:y@localhost:8765",
)  # fmt: skip


@pytest.mark.parametrize("method", ["GET", "POST", "SOCKET"])
@pytest.mark.parametrize("listening", ["127.0.0.1", "0.0.0.0", "::"])
def test_a_name_that_is_not_ours_is_not_answered(method, listening):
    door = guarding(host=listening)
    for name in REBINDING:
        expected = ("close", "host.unknown") if method == "SOCKET" else 421
        assert knock(door, method, Host=name) == expected, name


def test_this_machine_is_always_known_and_a_bare_address_unless_only_this_machine_is_served():
    for name in ("localhost", "localhost:8765", "LOCALHOST", "127.0.0.1", "127.0.0.1:8765", "[::1]", "[::1]:8765"):
        assert knock(guarding(), Host=name) == 200
    for name in ("192.168.1.7:8765", "10.0.0.1", "0.0.0.0:8765", "[fe80::1]:8765", "[2001:db8::1]", "127.0.0.2"):
        assert knock(guarding(host="127.0.0.1"), Host=name) == 421
        assert knock(guarding(host="localhost"), Host=name) == 421
        assert knock(guarding(host="::1"), Host=name) == 421
        assert knock(guarding(host="0.0.0.0"), Host=name) == 200
        assert knock(guarding(host="::"), Host=name) == 200


def test_the_public_name_and_the_allowed_ones_are_answered():
    door = guarding(public_url="https://games.example.org:8443", allowed_hosts=("games.lan", "192.168.1.7"))
    for name in ("games.example.org:8443", "games.lan", "games.lan:8765", "GAMES.LAN", "192.168.1.7", "localhost"):
        assert knock(door, Host=name) == 200
    for name in ("games.example.org", "example.org", "x.games.lan", "192.168.1.8"):
        assert knock(door, Host=name) == 421


def test_origins_and_hosts_over_real_lines(url):
    ours = url.removeprefix("http://")
    for origin, status in ((url, 200), ("http://evil.example", 403), ("null", 403), ("http://[", 403)):
        response = httpx.post(f"{url}/api/mine", json={"links": []}, headers={"Origin": origin})
        assert response.status_code == status
        with RawSocket(url, Origin=origin) as page:
            assert page.status == (101 if status == 200 else 403)
    assert httpx.get(f"{url}/api/home", headers={"Host": "evil.example"}).json()["code"] == "host.unknown"
    assert raw_http(url, b"GET /api/home HTTP/1.0\r\n\r\n").startswith(b"HTTP/1.1 421")
    with RawSocket(url, Host="evil.example") as page:
        assert page.status == 421
    with RawSocket(url, Host=ours) as page:
        assert page.status == 101


# --- Headers ---------------------------------------------------------------------------------------------------


@contextmanager
def running(settings: Settings) -> Any:
    """The server as the command runs it."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        counts = Metrics()
        server = uvicorn.Server(config_of(settings, make_app(settings, counts), counts))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.005)
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(20)


def check_headers(headers: Any, *, is_https: bool = False) -> None:
    """Insist on what every answer has."""
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == policy["frame-ancestors"] == "'none'"
    assert {name for name, value in policy.items() if value != "'none'"} == {
        "script-src",
        "style-src",
        "img-src",
        "connect-src",
    }
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "*" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["permissions-policy"]
    assert headers["cache-control"] in ("no-store", "no-cache", FOREVER)
    assert ("strict-transport-security" in headers) == is_https
    assert "server" not in headers
    assert "set-cookie" not in headers
    assert "x-powered-by" not in headers


@pytest.mark.parametrize("public_url", [None, "http://games.example.org", "https://games.example.org"])
def test_every_kind_of_answer_has_the_same_headers(public_url, tmp_path, monkeypatch):
    monkeypatch.setattr(Matches, "record", fail)
    monkeypatch.setattr("insula.server.api.LEVELS", 5)  # not even a list
    settings = settings_for(tmp_path, body_limit=1000, public_url=public_url)
    with running(settings) as url, line_to(url) as client:
        host = Party(client, "person", "person")
        tag = client.get(SCRIPT).headers["etag"]
        new = {"title": "alhambra", "seats": [{"kind": "open"}] * 2}
        seen = set()
        for status, method, path, how in (
            (200, "GET", "/", {}),
            (200, "HEAD", "/", {}),
            (200, "GET", f"/table/{host.match}", {}),
            (200, "GET", SCRIPT, {}),
            (304, "GET", SCRIPT, {"headers": {"If-None-Match": tag}}),
            (404, "GET", "/static/none.js", {}),
            (405, "POST", SCRIPT, {}),
            (200, "GET", "/api/openapi.json", {}),
            (200, "GET", "/metrics", {}),
            (200, "GET", "/healthz", {}),
            (200, "GET", f"/api/matches/{host.match}", {}),
            (201, "POST", "/api/matches", {"json": new}),
            (422, "POST", "/api/matches", {"json": new | {"title": "chess"}}),
            (400, "POST", "/api/matches", {"content": b"{"}),
            (413, "POST", "/api/matches", {"content": b" " * 1001, "headers": {"Content-Type": "application/json"}}),
            (403, "GET", f"/api/matches/{host.match}/previews", {}),
            (409, "POST", f"/api/matches/{host.match}/rematch", {"headers": host.http.headers}),
            (404, "GET", "/nothing", {}),
            (307, "GET", "/healthz/", {}),
            (405, "PATCH", "/api/home", {}),
            (421, "GET", "/", {"headers": {"Host": "evil.example"}}),
            (403, "POST", "/api/mine", {"headers": {"Origin": "http://evil.example"}}),
            (403, "POST", "/api/mine", {"headers": {"Origin": "http://["}}),
            (500, "GET", f"/api/matches/{host.match}/record", {}),
            (500, "GET", "/api/home", {}),
            (204, "DELETE", f"/api/matches/{host.match}", {"headers": host.http.headers}),
        ):  # fmt: skip
            response = client.request(method, path, **how)
            assert response.status_code == status, (method, path, response.text)
            check_headers(response.headers, is_https=bool(public_url) and public_url.startswith("https:"))
            if status >= 400:
                assert response.headers["content-type"] == "application/problem+json"
                assert response.json()["status"] == status
            seen.add(status)
        assert len(seen) == 14


def test_nobody_is_who_they_say_they_are_without_a_trusted_proxy(tmp_path):
    """X-Forwarded-For moves neither who is local nor the rate limit."""
    with running(settings_for(tmp_path, rate=0.5)) as url, line_to(url) as client:
        assert client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.1"}).status_code == 200
        answers = [client.get("/healthz", headers={"X-Forwarded-For": f"203.0.113.{each}"}) for each in range(12)]
        assert [answer.status_code for answer in answers].count(429) >= 2


def test_a_trusted_proxys_word_is_taken(tmp_path):
    with (
        running(settings_for(tmp_path, rate=2, trusted_proxies=("127.0.0.1",))) as url,
        line_to(url) as client,
    ):
        for each in range(12):
            assert client.get("/healthz", headers={"X-Forwarded-For": f"203.0.113.{each}"}).status_code == 200
        assert client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.1"}).status_code == 404


# --- Floods ----------------------------------------------------------------------------------------------------


def test_a_bucket_gives_its_rate_and_a_burst(monkeypatch):
    clock = [0.0]
    monkeypatch.setattr(bucket_module.time, "monotonic", lambda: clock[0])
    bucket = Bucket(5, 20)
    assert [bucket.take() for _ in range(25)] == [True] * 20 + [False] * 5
    clock[0] += 1
    assert [bucket.take() for _ in range(7)] == [True] * 5 + [False] * 2
    clock[0] += 1000
    assert [bucket.take() for _ in range(25)] == [True] * 20 + [False] * 5, "a pause saves up no more than a burst"
    slow = Bucket(0.1, 0.4)
    assert [slow.take(), slow.take()] == [True, False], "also a low rate lets someone in"
    clock[0] += 9
    assert not slow.take()
    clock[0] += 2
    assert slow.take()


def test_a_flood_from_one_address_is_its_own_affair():
    door = guarding(rate=1)
    for _ in range(4):
        assert knock(door, Host="localhost", address="203.0.113.1") == 200
    assert knock(door, Host="localhost", address="203.0.113.1") == 429
    assert knock(door, "SOCKET", Host="localhost", address="203.0.113.1") == ("close", "rate.limit")
    assert knock(door, Host="localhost", address="203.0.113.2") == 200
    assert knock(door, "SOCKET", Host="localhost", address="203.0.113.2") == ("accept", None)


def test_one_network_of_ipv6_is_one_client_and_mapped_addresses_are_many():
    door = guarding(rate=1, host="::")
    for each in range(4):
        assert knock(door, Host="localhost", address=f"2001:db8::{each}") == 200
    assert knock(door, Host="localhost", address="2001:db8::ffff:1") == 429
    assert knock(door, Host="localhost", address="2001:db8:0:1::1") == 200
    for _ in range(4):
        assert knock(door, Host="localhost", address="::ffff:203.0.113.1") == 200
    assert knock(door, Host="localhost", address="::ffff:203.0.113.1") == 429
    assert knock(door, Host="localhost", address="203.0.113.1") == 429, "the same address, told in another way"
    assert knock(door, Host="localhost", address="::ffff:203.0.113.2") == 200
    assert knock(door, Host="localhost", address="fe80::1%eth0") == 200
    assert knock(door, Host="localhost", address="") == 200


def test_who_is_local():
    for address, is_local in (
        ("127.0.0.1", True), ("127.9.9.9", True), ("::1", True), ("::ffff:127.0.0.1", True),
        ("203.0.113.1", False), ("::ffff:203.0.113.1", False), ("", False), ("localhost", False), ("0.0.0.0", False),
    ):  # fmt: skip
        assert guard.is_local({"client": (address, 1)}) == is_local, address
    assert not guard.is_local({})


def test_a_thousand_addresses_do_not_fill_the_memory(monkeypatch):
    monkeypatch.setattr(guard, "MOST_VISITORS", 100)
    door = guarding(rate=1)
    for each in range(1000):
        door._visitor({"client": (f"10.0.{each // 256}.{each % 256}", 1)})
        assert len(door._visitors) <= 100


def test_a_flood_is_refused_with_when_to_come_again(tmp_path):
    with serving(tmp_path, rate=2) as url, line_to(url) as client:
        host = Party(client, "person", "person")
        answers = [client.get("/api/home") for _ in range(40)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) >= 5
        assert {answer.status_code for answer in answers} == {200, 429}
        for answer in refused:
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json() == {"title": "rate.limit", "status": 429, "code": "rate.limit"}
            assert int(answer.headers["retry-after"]) >= 1
        time.sleep(1)
        with RawSocket(url) as page:
            page.watch(host.match)
            for _ in range(100):
                page.send(type="ping")
            assert page.until_closed().code == 4400
        frames = [json.loads(text) for text in page.texts]
        errors = [frame["problem"] for frame in frames if frame["type"] == "error"]
        assert len(errors) == sockets.MOST_MISTAKES + 1
        assert errors[0] == {"title": "rate.limit", "status": 429, "code": "rate.limit"}
        assert sum(frame["type"] == "pong" for frame in frames) < 79


def test_a_body_over_the_limit_is_refused_however_it_comes(tmp_path):
    with serving(tmp_path, body_limit=2000) as url, line_to(url) as client:
        headers = {"Content-Type": "application/json"}
        mine = b'{"links":[]}'
        pieces = [b" " * 100] * 30
        for body in (mine + b" " * 2000, iter(pieces), iter([mine, b" " * 5_000_000])):
            response = client.post("/api/mine", content=body, headers=headers)
            assert (response.status_code, response.json()["code"]) == (413, "body.too_large")
            assert response.json()["arguments"] == {"limit": 2000}
        fits = mine + b" " * (2000 - len(mine))
        assert client.post("/api/mine", content=fits, headers=headers).status_code == 200
        assert client.post("/api/mine", content=iter([fits]), headers=headers).status_code == 200
        assert client.post("/api/mine", content=fits + b" ", headers=headers).status_code == 413
        huge = f"POST /api/mine HTTP/1.1\r\nHost: {url[7:]}\r\nContent-Type: application/json\r\n".encode()
        answer = raw_http(url, huge + b"Content-Length: 99999999999\r\n\r\n" + b" " * 3000)
        assert answer.startswith(b"HTTP/1.1 413"), "it is not waited for"


def test_a_frame_over_the_limit_closes_the_socket_only(url, scene):
    with RawSocket(url) as page, RawSocket(url) as other:
        for each in (page, other):
            each.watch(scene.host.match)
            each.until("table")
        page.send_frame(b" " * 65_537)
        assert page.until_closed().code == 1009
        other.send_frame(json.dumps({"type": "ping", "id": 5}).encode().ljust(65_536))
        assert other.until("pong")["id"] == 5


def test_a_frame_in_pieces_over_the_limit_closes_the_socket_too(url, scene):
    with RawSocket(url) as page:
        page.watch(scene.host.match)
        page.until("table")
        page.send_frame(b" " * 40_000, final=False)
        page.send_frame(b" " * 40_000, 0, final=False)
        assert page.until_closed().code == 1009


# --- Names -----------------------------------------------------------------------------------------------------

UNFIT = (
    "", " ", "\t\n", "<b>Anna</b>", "Anna&amp;", 'An"na', "Anna\\", "{Anna}", "An\x00na", "An\x1b[31mna",
    "An\x7fna", "An\x85na\x9f", "\u202eannA", "A\u202dnna", "An\u2066na", "An\u2069na", "An\u200bna",
    "An\u200dna", "An\u200ena",
    "An\ufeffna", "An\u00adna", "An\u061cna", "An\ue000na", "An\U000e0041na", "A" * 25, "A" * 200,
    "\U0001f469\u200d\U0001f469", "\u2060", "\u180e",
)  # fmt: skip
FIT = (
    "Anna", "Анна Кареленина", "Ännchen", "安娜", "أنا", "😀", "O'Brien", "a.b-c_d", "A" * 24, "Ж" * 24, "😀" * 24,
    "Zoë #1", "[Anna]", "a,b", "100%", "$x", "`x`", "null", "İ", "ﬁ", "javascript:alert(1)", "=1+1", "../..", "--",
)  # fmt: skip


@pytest.mark.parametrize("name", UNFIT, ids=ascii)
def test_a_name_that_could_mislead_is_refused(name, scene, client):
    seats = [{"kind": "person", "name": name}, {"kind": "open"}]
    before = scene.host.watcher.table()
    for response in (
        client.post("/api/matches", json={"title": "alhambra", "seats": seats}),
        scene.host.seats[0].post("/seats/0/join", name=name),
    ):
        assert (response.status_code, response.json()["code"]) == (422, "name.unfit")
        assert not tokens.UNFIT.search(response.json()["arguments"]["name"])
    assert scene.host.watcher.table() == before


def test_a_name_that_is_taken_comes_back_as_the_same_text(url, client):
    host = Party(client, "open", "person")
    with RawSocket(url) as page:
        page.watch(host.match)
        for name in FIT:
            seq = host.seats[0].post("/seats/0/join", name=name).json()["seq"]
            answer = host.watcher.get()
            assert answer.headers["content-type"] == "application/json"
            assert answer.json()["seats"][0]["name"] == answer.json()["log"][-1]["text"] == name
            assert page.until("table", seq=seq)["seats"][0]["name"] == name
            text, rows = (host.watcher.get(f"/record.{kind}") for kind in ("txt", "ndjson"))
            assert text.headers["content-disposition"].startswith("attachment")
            assert rows.headers["content-disposition"].startswith("attachment")
            assert json.loads(rows.text.splitlines()[0])["players"][0] == name.replace(",", " ")


def test_blanks_are_put_in_order_and_letters_are_put_together(client):
    host = Party(client, "open", "person")
    for name, kept in (("  Anna \u00a0 \n\u2028 Maria ", "Anna Maria"), ("Zoe\u0308", "Zoë"), ("\u212b", "Å")):
        assert host.seats[0].post("/seats/0/join", name=name).status_code == 200
        assert host.watcher.table()["seats"][0]["name"] == kept


# --- Faults ----------------------------------------------------------------------------------------------------

SECRET = "the cake is in the cellar"


def fail(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError(SECRET)


def test_a_fault_of_ours_tells_nothing(url, scene, monkeypatch, folder):
    """Whatever breaks, the answer is the same few bytes, and the next request is answered."""
    names = [name for name, value in vars(Matches).items() if inspect.isfunction(value) and not name.startswith("__")]
    for name in set(names) - {"stop", "start", "wake_watchers", "_sweep", "_wake_all", "unwatch", "_background"}:
        monkeypatch.setattr(Matches, name, fail)
    before = everything(folder)
    with line_to(url) as client:
        broken = 0
        for row in ENDPOINTS:
            response = ask(client, row, scene.host.match, Authorization=f"Bearer {scene.host.token}")
            if response.status_code < 500 and row.who == "anyone":
                continue
            assert response.status_code == 500, named(row)
            assert response.headers["content-type"] == "application/problem+json"
            assert response.json() == {"title": "server.fault", "status": 500, "code": "server.fault"}
            told = response.text + repr(response.headers.multi_items())
            assert not any(word in told for word in (SECRET, "ZeroDivision", "Traceback", "matches.py", "insula/"))
            broken += 1
        assert broken >= len(GUARDED)
        monkeypatch.undo()
        assert client.get(f"/api/matches/{scene.host.match}").status_code == 200
    assert everything(folder) == before


def test_a_socket_outlives_a_fault_of_ours(url, scene, monkeypatch):
    with RawSocket(url) as page, RawSocket(url) as other:
        for each in (page, other):
            each.watch(scene.host.match, scene.host.seats[0].token)
            each.until("table")
        for name in ("previews", "position", "play", "undo", "ask", "answer", "find"):
            monkeypatch.setattr(Matches, name, fail)
        for kind in sorted(set(FRAMES) - {"ping"}):
            changes = {"watch": {"protocol": 1, "match": scene.other.match}}
            answer = page.ask(**frame_of(kind, **changes.get(kind, {})))
            assert answer["problem"] == {"title": "server.fault", "status": 500, "code": "server.fault"}
        monkeypatch.undo()
        assert page.ask(type="previews")["type"] == other.ask(type="previews")["type"] == "previews"
        assert not any(word in text for text in page.texts for word in (SECRET, "ZeroDivision", "Traceback"))


def test_a_fault_while_telling_ends_that_page_alone(url, client, monkeypatch):
    """It does not stay as a page that is never told anything again: it is closed, so that it comes back."""
    host = Party(client, "person", "person")
    with RawSocket(url) as page:
        page.watch(host.match)
        page.until("presence")
        monkeypatch.setattr(Matches, "table", fail)
        host.seats[0].post("/seats/0/join", name="Ann")
        closed = page.until_closed()
        assert closed.code in (1006, 1011)
        assert SECRET not in closed.reason
        monkeypatch.undo()
        assert host.watcher.table()["seats"][0]["name"] == "Ann"
