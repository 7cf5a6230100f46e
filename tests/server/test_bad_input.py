"""Bad input: whatever is sent, the answer is a refusal that the document knows, and every match goes on."""

from __future__ import annotations

import json
import random
import re
import threading
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import jsonschema_rs
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks
from schemathesis.generation import GenerationMode

from insula import registry
from insula.registry import registered_names
from insula.server import matches, openapi
from insula.server.api import ENDPOINTS
from insula.server.loading import check_all
from tests.server import small_client
from tests.server.clients import moves_of, serving
from tests.server.intruder import (
    BINARY,
    PING,
    PONG,
    ClosedError,
    Party,
    RawSocket,
    everything,
    line_to,
    raw_http,
)
from tests.server.people import PATIENCE, wait_for
from tests.server.small_client import SCRIPT

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
TEXT = (EXAMPLES / "alhambra.txt").read_text(encoding="utf-8")
ROWS = (EXAMPLES / "alhambra.ndjson").read_text(encoding="utf-8")
SCHEMA = schemathesis.openapi.from_dict(json.loads(msgspec.json.encode(openapi.document())))
CONFORMANCE = [
    checks.not_a_server_error, checks.status_code_conformance, checks.content_type_conformance,
    checks.response_schema_conformance, checks.response_headers_conformance,
]  # fmt: skip
GUARDED_PATHS = sorted({row.path for row in ENDPOINTS})
HELD = b'{"links":[{"match":"aaaaaaaaaaaaaaaaaaaa","token":"%s"}]}'
SEEDS = range(12)
LONG_SEEDS = range(100, 400)


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


@pytest.fixture(scope="module")
def bystanders(client):
    """Matches that nobody here has the links of but their people."""
    hosts = [Party(client, "person", "person"), Party(client, "person", "person", "person")]
    for host in hosts:
        host.play_on(8)
    return hosts


@pytest.fixture
def unharmed(bystanders, url, folder):
    """Afterwards every log replays, and bystanders have seen nothing and can play on."""
    before = [host.watcher.table() for host in bystanders]
    yield
    faults: list[str] = []
    _, faulty = check_all(
        f"sqlite:///{folder / 'insula.sqlite'}", lambda match, error: faults.append(f"{match}: {error}")
    )
    assert not faulty, faults
    assert [host.watcher.table() for host in bystanders] == before
    for host in bystanders:
        host.play_on(1)
        assert host.watcher.table()["seq"] > before[bystanders.index(host)]["seq"]


def check_problem(response: Any, *statuses: int) -> dict[str, Any]:
    """Insist on a refusal with one of these statuses; the problem."""
    assert response.status_code in statuses, response.text
    assert response.headers["content-type"] == "application/problem+json"
    problem: dict[str, Any] = response.json()
    assert problem["status"] == response.status_code
    assert problem["title"] == problem["code"]
    return problem


# --- What the document allows, and what it does not ------------------------------------------------------------


class Target:
    """A match to be shot at, one that is over, and the links that open them."""

    def __init__(self, client: Any) -> None:
        self.client = client
        self.host = Party(client, "person", "person", "open")
        self.over = client.post("/api/records", json={"record": TEXT}).json()

    def aim(self, case: Any, data: st.DataObject) -> None:
        """Let a case often get as far as the match itself, and sometimes as far as its rules."""
        if "match" in (case.path_parameters or {}) and data.draw(st.integers(0, 9)):
            host = Party(self.client, "person", "person") if case.method == "DELETE" else self.host
            tokens = [host.token, *(guest.token for guest in host.seats.values())]
            match, token = host.match, data.draw(st.sampled_from(tokens))
            if case.method == "GET" and data.draw(st.booleans()):
                match, token = self.over["match"], self.over["host"]
            case.path_parameters["match"] = match
            if data.draw(st.integers(0, 9)):
                case.headers["Authorization"] = f"Bearer {token}"
        body = case.body
        if isinstance(body, dict) and type(body.get("seq")) is int and data.draw(st.booleans()):
            table = self.host.watcher.table()
            actor = self.host.seats[table["to_act"] or 0]
            body["seq"] = table["seq"]
            case.headers["Authorization"] = f"Bearer {actor.token}"
            if "moves" in body:
                shown = actor.get()  # its link may have been re-issued meanwhile
                legal = (moves_of(shown.json()) if shown.status_code == 200 else []) or ["take 1"]
                body["moves"] = data.draw(st.lists(st.sampled_from(legal), min_size=1, max_size=3))
        if isinstance(body, dict) and "record" in body and data.draw(st.booleans()):
            body["record"] = data.draw(st.sampled_from([TEXT, ROWS]))


@pytest.fixture
def target(client):
    return Target(client)


def whole(value: Any) -> Any:
    """A body as clients write it: to JSON Schema 4.0 is an integer, to most decoders, ours among them, it is not."""
    if isinstance(value, dict):
        return {name: whole(each) for name, each in value.items()}
    if isinstance(value, list):
        return [whole(each) for each in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def validator_of(name: str) -> Any:
    """What says whether the document allows a message."""
    return jsonschema_rs.Draft202012Validator(
        {"$ref": openapi.REFERENCE.format(name=name), "components": SCHEMA.raw_schema["components"]}
    )


def is_allowed(sent: Any, check: Any) -> bool:
    """Whether the document allows a body."""
    try:
        return bool(check.is_valid(json.loads(sent or b"", parse_constant=int)))
    except ValueError:
        return False


def shoot(url: str, target: Target, row: Any, mode: GenerationMode, examples: int, *, is_fixed: bool) -> None:
    """Send requests to an operation and check that the document foresaw the answers."""
    operation = SCHEMA[row.path][row.method]
    check = None if row.body is None else validator_of(row.body.__name__)

    @given(st.data())
    @settings(
        max_examples=examples, deadline=None, derandomize=is_fixed, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    def attempt(data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy(mode))
        if mode is GenerationMode.POSITIVE:
            case.body = whole(case.body)
        target.aim(case, data)
        response = case.call(base_url=url, session=session)
        case.validate_response(response, checks=CONFORMANCE)
        if response.status_code >= 400:
            assert response.headers["content-type"] == ["application/problem+json"]
        if check is not None and not is_allowed(response.request.body, check):
            assert response.status_code >= 400, f"the document does not allow it: {case.body}"
        elif mode is GenerationMode.POSITIVE:
            assert response.status_code != 400, f"the document allows it: {response.text}"

    with requests.Session() as session:
        attempt()


SHOTS = [
    (row, mode) for mode in GenerationMode for row in ENDPOINTS
    if mode is GenerationMode.POSITIVE or row.body or row.query or "{" in row.path
]  # fmt: skip
each_shot = pytest.mark.parametrize(
    ("row", "mode"), SHOTS, ids=[f"{mode.value} {row.method} {row.path}" for row, mode in SHOTS]
)
"""What the document allows of every endpoint, and what it does not, where there is anything to do wrong."""


@each_shot
def test_answers_are_as_the_document_says_whatever_is_asked(row, mode, url, target, unharmed):
    wait_for(lambda: requests.get(f"{url}/api/home", timeout=300).json()["bots_ready"])
    shoot(url, target, row, mode, 25, is_fixed=True)


@pytest.mark.long
@each_shot
def test_answers_are_as_the_document_says_however_long_one_asks(row, mode, url, target, unharmed):
    shoot(url, target, row, mode, 300, is_fixed=False)


# --- HTTP ------------------------------------------------------------------------------------------------------


def path_of(path: str, host: Party) -> str:
    return path.format(match=host.match, seat=0, move=0, title="alhambra", language="en")


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "", "application/jsonx",
     "text/json", "application/json, text/plain", ";", "\xff"],
)  # fmt: skip
def test_a_body_is_json_and_says_so(kind, client, target):
    for row in ENDPOINTS:
        if row.body is not None:
            token = target.host.seats[0].token if "seat" in row.who else target.host.token
            headers = {"Content-Type": kind.encode("latin-1"), "Authorization": f"Bearer {token}".encode()}
            response = client.post(path_of(row.path, target.host), content=b"{}", headers=headers)
            assert check_problem(response, 400)["code"] == "body.malformed"


def test_how_json_says_so_does_not_matter(client):
    for kind in ("application/json", "APPLICATION/JSON", "application/json; charset=utf-8", " application/json;x=y"):
        body = b'{"links":[]}'
        assert client.post("/api/mine", content=body, headers={"Content-Type": kind.strip()}).status_code == 200


@pytest.mark.parametrize(
    "body",
    [b"", b"null", b"[]", b"7", b'"x"', b"{", b"}", b'{"links":}', b"{'links':[]}", b'{"links":[],}',
     b'{"links":NaN}', b'{"links":[Infinity]}', b'\xef\xbb\xbf{"links":[]}', b"\x00", b"\xff\xfe",
     HELD % b"\\ud800", HELD % b"\xed\xa0\x80", b'{"links":[]}' * 2, b'{"links":[],"more":1}', b'{"links":7}',
     b'{"links":{}}', b'{"links":[null]}', b"[" * 100_000, b'{"a":' * 100_000, b'{"links":' + b"[" * 99_999,
     b'{"links":[],"links":', b"\x1f\x8b\x08\x00", b'{"links":[]}\x00',
     b'{"links":[{"match":' + b"9" * 5000 + b"}]}", b'{"links":[{"match":1e999}]}'],
    ids=lambda body: ascii(body[:40]),
)  # fmt: skip
def test_a_body_that_is_none_is_malformed(body, client):
    problem = check_problem(client.post("/api/mine", content=body, headers={"Content-Type": "application/json"}), 400)
    assert problem["code"] == "body.malformed"
    assert len(problem["arguments"]["reason"]) <= 200


@pytest.mark.parametrize("path", GUARDED_PATHS)
def test_other_methods_are_refused_as_such(path, client, target, folder):
    known = {row.method for row in ENDPOINTS if row.path == path}
    known |= {"HEAD"} if "GET" in known else set()
    before = everything(folder)
    for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"} - known:
        response = client.request(method, path_of(path, target.host), headers=target.host.http.headers)
        if method == "HEAD":
            assert response.status_code == 405
        else:
            assert check_problem(response, 405)["code"] == "route.method"
    assert everything(folder) == before


def test_a_refused_method_says_which_are_not(client, target):
    """RFC 9110, 15.5.6: an answer 405 must have the header Allow."""
    for path in (*GUARDED_PATHS, "/", "/api/openapi.json"):
        known = {row.method for row in ENDPOINTS if row.path == path} or {"GET"}
        response = client.request("PATCH", path_of(path, target.host))
        allowed = {method.strip() for method in response.headers.get("allow", "").split(",")}
        assert allowed - {"HEAD"} == known, path


def test_a_slash_too_many_leads_back_or_nowhere(client, target, url):
    for row in ENDPOINTS:
        path = path_of(row.path, target.host)
        response = client.request(row.method, f"{path}/")
        assert response.status_code in (307, 404)
        if response.status_code == 307:
            assert response.headers["location"].removeprefix(url) == path
        answer = raw_http(url, f"{row.method} /{path} HTTP/1.1\r\nHost: {url.removeprefix('http://')}\r\n\r\n".encode())
        assert answer.startswith(b"HTTP/1.1 404"), answer


def test_names_may_be_percent_encoded_and_are_still_names(client, target):
    match = target.host.match
    encoded = "".join(f"%{ord(letter):02X}" for letter in match)
    assert client.get(f"/api/matches/{encoded}").json()["match"] == match
    for path in (
        f"/api/matches/{match}%00",
        f"/api/matches/.%2F{match}",
        f"/api/matches/{match}%20",
        f"/api/matches/%{match}",
    ):
        check_problem(client.get(path), 404)


OUTSIDE = (
    "/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/%2e%2e%2fapp.py",
    "/static/..%5capp.py",
    "/static/....//app.py", "/static/%252e%252e/app.py", "/static/%c0%ae%c0%ae/app.py", "/static/./../app.py",
    "/static//etc/passwd", "/static/%2fetc%2fpasswd", "/static/" + "../" * 12 + "etc/passwd",
    "/static/" + "..%2f" * 12 + "etc/passwd",
    f"{SCRIPT}%00.html", f"{SCRIPT}/../../../app.py", "/static/~root", "/static/C:%5cx", "/static/%00",
    "/static/" + "a" * 5000,
    "/static/" + "a/" * 3000, "/static/.", "/static/..", "/static/../server/../app.py",
    "/static/%2e%2e/server/%2e%2e/app.py", "/static/.sources", "/static/.vite/manifest.json", f"{SCRIPT}.gz",
    "/table/../static/../app.py", f"{SCRIPT}/", "/static/\\..\\app.py", "/static/..;/app.py",
    "/static/?/../app.py",
    "/static/../../../../../../../proc/self/environ", "/static/__pycache__/", "/app.py", "/src/insula/server/app.py",
)  # fmt: skip


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: path[:60])
def test_nothing_but_the_client_is_served(path, url):
    served = (small_client.PAGE, small_client.ICON, small_client.CODE)
    host = url.removeprefix("http://")
    for start in (path, f"{url}{path}"):
        answer = raw_http(url, f"GET {start} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        head, _, body = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1])
        assert status in (200, 307, 400, 404), answer[:200]
        assert status != 200 or body in served


@pytest.mark.parametrize(
    "request_",
    [b"\r\n\r\n", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
     b"GET / HTTP/1.1\r\nHost\r\n\r\n",
     b"GET \xff HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET / HTTP/1.1\r\nHost: localhost\r\nA: \x00\r\n\r\n",
     b"GET /" + b"a" * 200_000 + b" HTTP/1.1\r\n\r\n",
     b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"a" * 200_000 + b"\r\n\r\n",
     b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"A: a\r\n" * 20_000 + b"\r\n",
     b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
     b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x",
     b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
     b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
     b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\n",
     b"CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
     b"GET /api/home HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n",
     b"GET /api/home HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n\r\n",
     b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
     b"GET /api/nowhere HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
     b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
     b"GET /api/home HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n"
     b"HTTP2-Settings: \r\n\r\n"],
    ids=lambda request: ascii(request[:60]),
)  # fmt: skip
def test_what_is_not_http_does_no_harm(request_, url, client):
    try:
        answer = raw_http(url, request_, timeout=1)
    except (TimeoutError, ConnectionError):
        answer = b""
    assert not answer or int(answer.split()[1]) < 500, answer[:300]
    assert b"Traceback" not in answer
    assert client.get("/healthz").status_code == 200


def test_numbers_in_a_query_are_numbers(client, target):
    for text in ("-1", "x", "", "1.5", "1e3", "٣", " 1", "0x10", "9" * 10, "9" * 5000, "null", "1&since=x"[:1] + "_0"):
        for path in (f"/api/matches/{target.host.match}", f"/api/matches/{target.host.match}/positions/0"):
            name = "seat" if "positions" in path else "since"
            problem = check_problem(client.get(path, params={name: text}), 400)
            assert problem["code"] == "body.malformed"
    for since in (0, 1, 10**8):
        assert client.get(f"/api/matches/{target.host.match}", params={"since": since}).status_code == 200


# --- Titles ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["chess", "ALHAMBRA", "alhambra.toml", "alhambra%00", "%20alhambra", "..", "%2e%2e", "%2e%2e%2falhambra",
     "%FF%FE", "%ED%A0%80", "{title}", "registry", "insula.games.alhambra", "0", "*"],
)  # fmt: skip
def test_a_title_that_is_none_has_no_components(name, url):
    host = url.removeprefix("http://")
    answer = raw_http(url, f"GET /api/components/{name} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    assert json.loads(body)["code"] in ("table.unknown_title", "route.unknown")


def test_a_long_title_is_refused_in_short(client):
    problem = check_problem(client.get("/api/components/" + "alhambra" * 500), 422)
    assert problem["arguments"] == {"title": "alhambra" * 5, "known": registered_names()}


# --- Records ---------------------------------------------------------------------------------------------------


def bad_records() -> dict[str, tuple[str, str]]:
    """Records that are refused: for each what it is, the text, and the code."""
    lines = TEXT.splitlines()
    first = next(number for number, line in enumerate(lines) if re.match(r"\d+\.", line))
    header, *rows = ROWS.splitlines()

    def told(**changes: Any) -> str:
        return "\n".join([json.dumps(json.loads(header) | changes), *rows])

    def played(place: int, **changes: Any) -> str:
        changed = json.dumps(json.loads(rows[place]) | changes)
        return "\n".join([header, *rows[:place], changed, *(rows[place + 1 :] if place >= 0 else [])])

    def tagged(tag: str, value: str) -> str:
        return re.sub(rf'\[{tag} "[^"]*"\]', f'[{tag} "{value}"]', TEXT, count=1)

    return {
        "nothing": ("", "record.header"),
        "blanks": (" \n\t\n", "record.header"),
        "an empty object": ("{}", "record.header"),
        "prose": ("To be, or not to be", "record.unreadable"),
        "half a text": (TEXT[: len(TEXT) // 2].rpartition("\n")[0], "record.wrong_result"),
        "half a word": (TEXT[: TEXT.rindex(" ") + 2], "record.refused"),
        "no last row": ("\n".join([header, *rows[:-1]]), "record.wrong_result"),
        "unfinished": ("\n".join([*tagged("Result", "*").splitlines()[:-1]]), "record.unfinished"),
        "no moves": ("\n".join(lines[:first]), "record.wrong_result"),
        "moves twice": (TEXT + "\n".join(lines[first:]), "record.refused"),
        "one more": (ROWS + rows[-1], "record.refused"),
        "a damaged line": ("\n".join([*lines[: first + 3], "3. : x", *lines[first + 3 :]]), "record.unreadable"),
        "a broken row": ("\n".join([header, *rows[:5], rows[5][:-3], *rows[6:]]), "record.unreadable"),
        "a row of another kind": ("\n".join([header, "[]", *rows]), "record.unreadable"),
        "a row without a move": ("\n".join([header, '{"turn":1,"seat":0}', *rows]), "record.unreadable"),
        "an illegal move": (played(-1, move="fly home"), "record.refused"),
        "another seat": (played(0, seat=7), "record.wrong_turn"),
        "another mark": (played(0, forced=True), "record.wrong_mark"),
        "nested too deep": (header + "\n" + "[" * 100_000, "record.unreadable"),
        "a tag twice": (TEXT.replace("[Seats", '[Seats "2"]\n[Seats'), "record.tag_twice"),
        "foreign rules": (tagged("Rules", "99"), "record.other_rules"),
        "rules as large as they get": (tagged("Rules", "9" * 20), "record.other_rules"),
        "rules beyond all": (told(rules=10**400), "record.other_rules"),
        "a foreign title": (tagged("Title", "chess"), "record.other_title"),
        "half a letter as title": (told(title="\ud800"), "record.other_title"),
        "foreign components": (tagged("Content", "0" * 32), "record.other_content"),
        "half a letter as components": (told(content="\udfff"), "record.other_content"),
        "half a letter as move": (played(-1, move="\ud800"), "record.refused"),
        "half a letter as option": (told(options={"\ud800": "\udfff"}), "record.header"),
        "a foreign format": (tagged("Insula", "2"), "record.format"),
        "a wrong commitment": (tagged("Commitment", "0" * 64), "record.commitment"),
        "another seed": (tagged("Seed", "8"), "record.commitment"),
        "a seed too large": (tagged("Seed", str(2**64)), "record.header"),
        "a seed that is none": (told(seed=-1), "record.header"),
        "a seed in quotes": (told(seed="7"), "record.header"),
        "another salt": (tagged("Salt", "x"), "record.commitment"),
        "no seed": (re.sub(r'\[(Seed|Salt) "[^"]*"\]\n', "", TEXT), "record.no_seed"),
        "another result": (tagged("Result", "1 2"), "record.wrong_result"),
        "a result of letters": (told(result="1 2"), "record.header"),
        "too many seats": (tagged("Seats", "99"), "record.header"),
        "seats beyond all": (told(seats=10**400), "record.header"),
        "an unknown option": (told(options={"wind": "east"}), "record.header"),
        "options of another kind": (told(options=[1]), "record.header"),
        "a reroll before the start": (told(rerolls=[[-1, 5]]), "record.reroll"),
        "a reroll after the end": (told(rerolls=[[99_999, 5]]), "record.reroll"),
        "a reroll of letters": (told(rerolls="x"), "record.reroll"),
        "controls": ("\x00\x1b[2J", "record.unreadable"),
        "half a megabyte of lines": ("x\n" * 249_000, "record.unreadable"),
        "half a megabyte of braces": ("{" * 499_000, "record.unreadable"),
        "half a megabyte of brackets": (TEXT + "[" * 490_000, "record.unreadable"),
        "half a megabyte of moves": (TEXT.rstrip("\n") + ", take 1" * 60_000, "record.too_long"),
        "half a megabyte of rows": (header + ("\n" + rows[0]) * 9_000, "record."),
        "half a megabyte of names": (told(players=["x" * 400_000], result=None), "record.wrong_result"),
    }  # fmt: skip


BAD_RECORDS = bad_records()


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_record_that_does_not_hold_is_refused_with_its_line_and_nothing_is_kept(name, client, folder):
    text, code = BAD_RECORDS[name]
    before = everything(folder)
    problem = check_problem(client.post("/api/records", json={"record": text}), 422)
    assert problem["code"].startswith(code), problem
    if code != "record.unfinished":  # of that no line is to blame
        assert type(problem["arguments"]["line"]) is int
        assert 1 <= problem["arguments"]["line"] <= len(text.splitlines()) + 1
    assert everything(folder) == before


def test_a_record_that_is_too_long_is_refused_before_it_is_read(client, folder):
    before = everything(folder)
    assert check_problem(client.post("/api/records", json={"record": "x" * 500_001}), 400)["code"] == "body.malformed"
    assert check_problem(client.post("/api/records", json={"record": "x" * 1_000_001}), 413)["code"] == "body.too_large"
    assert everything(folder) == before


def test_a_match_from_a_record_that_does_not_fit_is_refused(client, folder):
    before = everything(folder)
    seats = [{"kind": "open"}] * 2
    for changes, statuses in (
        ({"record": TEXT, "move": 99_999}, (422,)),
        ({"record": TEXT}, (409,)),
        ({"record": TEXT, "seats": [{"kind": "open"}] * 3, "move": 3}, (422,)),
        ({"record": TEXT, "options": {"tracking": "open"}, "move": 3}, (422,)),
        ({"move": 3}, (422,)),
        ({"record": BAD_RECORDS["a wrong commitment"][0], "move": 0}, (422,)),
        ({"record": BAD_RECORDS["half a letter as title"][0], "move": 0}, (422,)),
        ({"record": "x", "move": 0}, (422,)),
        ({"title": "chess"}, (422,)),
        ({"options": {"tracking": "\x00"}}, (422,)),
        ({"options": {"\u202e": "x"}}, (422,)),
        ({"seats": [{"kind": "bot", "level": "search:5001"}, {"kind": "open"}]}, (422,)),
        ({"seats": [{"kind": "bot", "level": "search:99999999"}, {"kind": "open"}]}, (422,)),
        ({"seats": [{"kind": "bot", "level": "../x"}, {"kind": "open"}]}, (422,)),
        ({"seats": [{"kind": "open"}]}, (422,)),
        ({"seats": [{"kind": "open"}] * 8}, (422,)),
        ({"seats": [{"kind": "open"}] * 9}, (400,)),
        ({"seats": []}, (400,)),
        ({"seats": [{"kind": "ghost"}] * 2}, (400,)),
        ({"move": -1, "record": TEXT}, (400,)),
        ({"move": 2**31, "record": TEXT}, (400,)),
    ):
        check_problem(client.post("/api/matches", json={"title": "alhambra", "seats": seats} | changes), *statuses)
    assert everything(folder) == before


def test_nobody_waits_for_a_record_that_takes_long_to_read(url, bystanders, monkeypatch):
    is_reading, may_go_on = threading.Event(), threading.Event()

    def parse(text: str) -> Any:
        is_reading.set()
        assert may_go_on.wait(PATIENCE)
        return registry.parse(text)

    def send() -> None:
        with line_to(url) as line:
            check_problem(line.post("/api/records", json={"record": "nonsense"}), 422)

    monkeypatch.setattr(matches, "parse", parse)
    with RawSocket(url) as page:
        page.watch(bystanders[0].match)
        page.until("presence")
        sender = threading.Thread(target=send)
        sender.start()
        assert is_reading.wait(PATIENCE)
        assert page.ask(type="ping")["type"] == "pong"
        assert sender.is_alive()
        may_go_on.set()
        sender.join()


def spoil(text: str, chance: random.Random) -> str:
    """A text with a few mistakes in it."""
    for _ in range(chance.randint(1, 3)):
        here, there = sorted(chance.choices(range(len(text) or 1), k=2))
        lines = text.splitlines(keepends=True)
        piece = text[here : min(there, here + 40)]
        text = chance.choice([
            text[:here] + chance.choice('0123456789 ,.:()[]{}"\\\n\x00é\ud7ff😀') + text[here + 1 :],
            text[:here] + text[here + len(piece) :],
            text[:there] + piece + text[there:],
            text[:here],
            "".join(chance.sample(lines, len(lines))),
            "".join(line for line in lines if chance.random() > 0.05),
            re.sub(r"\d+", lambda found: str(int(found[0]) + chance.choice((-1, 0, 0, 0, 1, 10**25))), text, count=99),
            text.replace(chance.choice(("take", "buy", "pay", "0", '"')), chance.choice(("pay", "", "9" * 30, "stop"))),
        ])  # fmt: skip
    return text


def import_spoilt(seeds: range, client: Any, folder: Path) -> None:
    before = everything(folder)
    for seed in seeds:
        chance = random.Random(seed)
        text = spoil(chance.choice((TEXT, ROWS)), chance)
        response = client.post("/api/records", json={"record": text})
        if response.status_code == 201:  # nothing that counts was spoilt
            created = response.json()
            assert client.get(f"/api/matches/{created['match']}").json()["over"]
            headers = {"Authorization": f"Bearer {created['host']}"}
            assert client.delete(f"/api/matches/{created['match']}", headers=headers).status_code == 204
        else:
            assert check_problem(response, 422)["code"].startswith("record."), seed
    assert everything(folder) == before


def test_a_spoilt_record_is_refused_or_holds(client, folder):
    import_spoilt(range(150), client, folder)


@pytest.mark.long
def test_many_spoilt_records_are_refused_or_hold(client, folder):
    import_spoilt(range(1000, 20_000), client, folder)


# --- The socket ------------------------------------------------------------------------------------------------

NUMBERS = (
    0,
    1,
    -1,
    2**31 - 1,
    2**31,
    2**53,
    2**63,
    2**64,
    10**30,
    10**400,
    1.5,
    4.0,
    -0.0,
    1e308,
    True,
    None,
    "0",
    [],
    {},
)
TEXTS = (
    "",
    "x",
    "x" * 201,
    "take 1",
    "take  1 ",
    "TAKE 1",
    "take\x001",
    "\u202e",
    "😀",
    "../..",
    7,
    None,
    True,
    [],
    {},
    ["take 1"],
    "\ud800",
)
RAW = (
    b"", b" ", b"{", b"}", b"[]", b"null", b"7", b'"x"', b"{}", b'{"type":', b'{"type":"ping"}',
    b'{"type":"ping","id":NaN}',
    b'{"type":"ping","id":1,"id":2}', b'{"type":"ping","type":"play","id":1}', b'{"id":1,"type":"ping","id":"x"}',
    b'{"type":"ping","id":1}{"type":"ping","id":2}', b'{"type":"table","id":1}', b'{"type":"PING","id":1}',
    b'{"type":1,"id":1}',
    b'{"type":"ping","id":1,"more":2}', b'{"type":"ping","id":1e2}', b'{"type":"ping","id":' + b"9" * 400 + b"}",
    b'{"type":"ping","id":1,"x":"\\ud800"}', b'\xef\xbb\xbf{"type":"ping","id":1}', b"[" * 60_000, b'{"a":' * 12_000,
    b'{"type":"' * 7_000,
    b'{"type":"watch","id":1,"protocol":1,"match":' + b"[" * 50_000, b"\x00" * 1000, b'{"type":"__proto__","id":1}',
)  # fmt: skip


def random_frame(chance: random.Random, table: dict[str, Any], other: str) -> bytes:
    """Something that a socket may get: a frame in order, one with mistakes, or none at all."""
    match, number = table["match"], chance.randrange(2**40)
    moves = moves_of(table) or ["take 1"]
    seq = chance.choice((table["seq"], table["seq"], table["seq"] - 1, chance.choice(NUMBERS)))
    frame: dict[str, Any] = chance.choice((
        {"type": "watch", "protocol": 1, "match": chance.choice((match, match, other, "0" * 20, "x")), "since": seq},
        {"type": "watch", "protocol": chance.choice(NUMBERS), "match": match, "token": chance.choice(TEXTS)},
        {"type": "play", "seq": seq, "moves": chance.choice((moves[:1], moves[-1:], moves * 9, list(TEXTS), []))},
        {"type": "undo", "seq": seq, "move": chance.choice(NUMBERS)},
        {"type": "undo", "seq": table["seq"]},
        {"type": "ask", "seq": seq},
        {"type": "answer", "seq": seq, "agree": chance.choice((True, False, *NUMBERS))},
        {"type": "previews"},
        {"type": "position", "move": chance.choice(NUMBERS), "seat": chance.choice(NUMBERS)},
        {"type": "position", "move": chance.randrange(9)},
        {"type": "ping"},
        {"type": chance.choice(TEXTS)},
    )) | {"id": number}  # fmt: skip
    for _ in range(chance.choice((0, 0, 0, 1, 2))):
        name = chance.choice((*frame, "more"))
        frame[name] = chance.choice(NUMBERS + TEXTS)
    for _ in range(chance.choice((0, 0, 0, 0, 1))):
        frame.pop(chance.choice(list(frame)), None)
    data = json.dumps(frame).encode()
    fate = chance.random()
    if fate < 0.1:
        return data[: chance.randrange(len(data))]
    if fate < 0.2:
        place = chance.randrange(len(data))
        return data[:place] + chance.randbytes(chance.randint(1, 3)) + data[place + 1 :]
    if fate < 0.3:
        return chance.choice(RAW)
    return chance.randbytes(chance.randrange(300)) if fate < 0.33 else data


def converse(seed: int, url: str, client: Any, other: str) -> None:
    """Frames of all kinds at a match of three; it goes on, for who sent them and for who did not."""
    chance = random.Random(seed)
    host = Party(client, "person", "person", "random")
    answers: list[dict[str, Any]] = []
    for _ in range(4):
        table = host.actor().table()
        token = chance.choice((host.actor().token, host.seats[0].token, host.token, None))
        with RawSocket(url) as page:
            try:
                if chance.random() < 0.9:
                    page.watch(host.match, token)
                for _ in range(25):
                    page.send_frame(
                        random_frame(chance, table, other), chance.choice((1, 1, 1, 1, 1, 1, 1, BINARY, PING, PONG))
                    )
                page.send(type="ping")
                while (frame := page.receive())["type"] != "pong" or frame["id"] != page.number:
                    pass
            except (ClosedError, ConnectionError) as error:
                code = getattr(error, "code", 1006)
                assert code in (1000, 1002, 1006, 1007, 1009, 4400, 4403, 4404), (seed, code)
            answers += map(json.loads, page.texts)
    problems = [frame["problem"] for frame in answers if frame["type"] == "error"]
    assert all(problem["status"] < 500 for problem in problems), (seed, problems)
    if not host.watcher.table()["over"]:
        before = host.watcher.table()["seq"]
        for guest in host.seats.values():
            guest.post(f"/seats/{guest.table()['seat']}/person")
        host.play_on(2)
        assert host.watcher.table()["seq"] > before


@pytest.mark.parametrize("seed", SEEDS)
def test_frames_of_all_kinds_do_no_harm(seed, url, client, bystanders, unharmed):
    converse(seed, url, client, bystanders[0].match)


@pytest.mark.long
def test_many_frames_of_all_kinds_do_no_harm(url, client, bystanders, unharmed):
    for seed in LONG_SEEDS:
        converse(seed, url, client, bystanders[0].match)


@pytest.mark.parametrize("data", RAW, ids=lambda data: ascii(data[:40]))
def test_a_frame_that_is_none_is_answered_and_the_socket_goes_on(data, url, bystanders):
    with RawSocket(url) as page:
        page.watch(bystanders[0].match)
        page.until("presence")
        page.send_frame(data)
        page.send(type="ping")
        answer = page.receive()
        assert answer["type"] in ("error", "pong")
        if answer["type"] == "error":
            assert (answer["id"], answer["problem"]["code"]) == (None, "body.malformed")
        page.until("pong", id=page.number)


def test_numbers_beyond_all_are_answered(url, target):
    with RawSocket(url) as page:
        page.watch(target.over["match"], target.over["host"])
        page.until("presence")
        for frame in (
            {"type": "position", "move": 0, "seat": 10**30}, {"type": "position", "move": 0, "seat": -1},
            {"type": "position", "move": 2**31 - 1},
            {"type": "watch", "protocol": 10**30, "match": target.over["match"]},
            {"type": "watch", "protocol": -1, "match": target.over["match"]},
        ):  # fmt: skip
            answer = page.ask(**frame)
            assert answer["type"] == "error"
            assert answer["problem"]["status"] in (404, 422)


def test_bytes_that_are_no_text_close_the_socket_only(url, bystanders):
    with RawSocket(url) as good:
        good.watch(bystanders[0].match)
        for payload, opcode, code in ((b"\xff\xfe", 1, 1007), (b"x", 3, 1002), (b"x" * 126, 9, 1002), (b"x", 0, 1002)):
            with RawSocket(url) as page:
                page.watch(bystanders[0].match)
                page.until("presence")
                page.send_frame(payload, opcode)
                assert page.until_closed().code == code
        with RawSocket(url) as page:
            page.watch(bystanders[0].match)
            page.line.sendall(b"\x81\x02{}")  # a client's frame without a mask
            assert page.until_closed().code == 1002
        assert good.ask(type="ping")["type"] == "pong"


def test_a_binary_frame_is_no_frame(url, bystanders):
    with RawSocket(url) as page:
        page.watch(bystanders[0].match)
        page.until("presence")
        page.send_frame(b'{"type":"ping","id":1}', BINARY)
        assert page.until("error")["problem"]["arguments"] == {"reason": "frames are text"}
        assert page.ask(type="ping")["type"] == "pong"


def test_who_sends_only_mistakes_is_sent_away(url, bystanders):
    with RawSocket(url) as page:
        page.watch(bystanders[0].match)
        page.until("presence")
        for _ in range(30):
            page.send_frame(b"{")
        assert page.until_closed().code == 4400
        assert len(page.texts) < 30


def test_thousands_of_pings_are_answered_in_their_order(url, bystanders):
    with RawSocket(url) as page, RawSocket(url) as other:
        page.watch(bystanders[0].match)
        other.watch(bystanders[0].match)
        sender = threading.Thread(target=lambda: [page.send(type="ping") for _ in range(3000)], daemon=True)
        sender.start()
        numbers = [page.until("pong")["id"] for _ in range(3000)]
        sender.join(10)
        assert numbers == list(range(2, 3002))
        assert other.ask(type="ping")["type"] == "pong"


def test_frames_in_the_wrong_order_change_nothing(url, client, folder):
    host = Party(client, "person", "person")
    actor = host.actor()
    table = actor.table()
    play = {"type": "play", "seq": table["seq"], "moves": moves_of(table)[:1]}
    before = everything(folder)
    with RawSocket(url) as page:  # play before watch
        assert page.ask(**play)["problem"]["code"] == "socket.hello"
        assert page.until_closed().code == 4400
    with RawSocket(url) as page:  # a spectator's watch after the seat's
        page.watch(host.match, actor.token)
        page.watch(host.match)
        assert page.ask(**play)["problem"]["code"] == "access.seat"
        assert page.ask(type="answer", seq=table["seq"], agree=True)["problem"]["code"] == "access.seat"
        page.watch(host.match, actor.token)
        assert page.ask(type="answer", seq=table["seq"], agree=True)["problem"]["code"] == "undo_not_asked"
        assert page.ask(type="undo", seq=table["seq"])["problem"]["code"] == "undo_limit"
        assert everything(folder) == before
        assert page.ask(**play)["type"] == "accepted"
        assert page.ask(**play)["type"] == "accepted", "sent again it is the same move"
        assert page.ask(**play | {"moves": ["take 1", "take 1"]})["type"] == "error"
    assert host.watcher.table()["seq"] >= table["seq"] + 1
    host.play_on(1)
