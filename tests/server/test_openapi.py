"""The OpenAPI document: complete, in order, and true of what is really sent."""

from __future__ import annotations

import copy
import json
import re
import typing
from collections import Counter

import jsonschema_rs
import msgspec
import pytest
import schemathesis

from insula.registry import load_game, registered_names
from insula.server import messages as wire
from insula.server import openapi
from insula.server.api import ENDPOINTS
from tests.server.clients import moves_of, serving
from tests.server.intruder import Party, RawSocket, line_to

FRAMES = (*typing.get_args(wire.ClientFrame), *typing.get_args(wire.ServerFrame))


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as url:
        yield url


@pytest.fixture(scope="module")
def line(url):
    with line_to(url) as line:
        yield line


@pytest.fixture(scope="module")
def document():
    return openapi.document()


def walk(part):
    """A part of the document and all parts of it."""
    yield part
    if isinstance(part, (dict, list)):
        for each in part.values() if isinstance(part, dict) else part:
            yield from walk(each)


def validator_of(name, document):
    """What checks a message strictly: what a schema does not name must not be there."""
    strict = copy.deepcopy(document["components"])
    for part in walk(strict):
        if isinstance(part, dict) and "properties" in part:
            part["additionalProperties"] = False
    return jsonschema_rs.Draft202012Validator(
        {"$ref": openapi.REFERENCE.format(name=name), "components": strict}, validate_formats=True
    )


# --- The document ----------------------------------------------------------------------------------------------


def test_the_server_publishes_the_document(line, document):
    answer = line.get("/api/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == json.loads(msgspec.json.encode(document))


def test_it_is_openapi_3_1(document):
    assert re.fullmatch(r"3\.1\.\d", document["openapi"])
    assert schemathesis.openapi.from_dict(document).validate() is None


def test_every_schema_is_a_json_schema(document):
    for name, schema in document["components"]["schemas"].items():
        assert jsonschema_rs.meta.is_valid(schema), name


def test_every_reference_resolves(document):
    references = {part["$ref"] for part in walk(document) if isinstance(part, dict) and "$ref" in part}
    references |= {
        each for part in walk(document) if isinstance(part, dict) and isinstance(part.get("mapping"), dict)
        for each in part["mapping"].values()
    }  # fmt: skip
    assert references
    known = {openapi.REFERENCE.format(name=name) for name in document["components"]["schemas"]}
    assert references <= known


def test_every_endpoint_is_there_once_and_no_other(document):
    told = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert told == {(row.method, row.path) for row in ENDPOINTS}
    assert len(told) == len(ENDPOINTS)


def test_names_of_operations_are_unique(document):
    names = Counter(
        operation["operationId"] for methods in document["paths"].values() for operation in methods.values()
    )
    assert set(names.values()) == {1}


@pytest.mark.parametrize("row", ENDPOINTS, ids=lambda row: f"{row.method} {row.path}")
def test_an_operation_says_all_that_its_row_does(row, document):
    operation = document["paths"][row.path][row.method.lower()]
    inside = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
    assert inside == set(re.findall(r"\{(\w+)\}", row.path))
    assert all(each["required"] for each in operation["parameters"] if each["in"] == "path")
    assert {each["name"] for each in operation["parameters"] if each["in"] == "query"} == set(row.query)
    assert ("requestBody" in operation) == (row.body is not None)
    assert {str(row.status), "default"} == set(operation["responses"])
    assert "application/problem+json" in operation["responses"]["default"]["content"]
    security = {"anyone": None, "watcher": [{}, {"link": []}]}.get(row.who, [{"link": []}])
    assert operation.get("security") == security
    assert operation["summary"]


def test_every_message_and_every_frame_is_there(document):
    schemas = document["components"]["schemas"]
    kinds = {
        name for name, kind in vars(wire).items()
        if isinstance(kind, type) and issubclass(kind, (wire.Request, wire.Message))
    }  # fmt: skip
    assert kinds - {"Request", "Message"} <= set(schemas)
    assert {kind.__name__ for kind in FRAMES} <= set(schemas)
    for union, kinds in (("ClientFrame", wire.ClientFrame), ("ServerFrame", wire.ServerFrame)):
        tags = {kind.__struct_config__.tag: kind.__name__ for kind in typing.get_args(kinds)}
        mapping = schemas[union]["discriminator"]["mapping"]
        assert {tag: reference.rpartition("/")[2] for tag, reference in mapping.items()} == tags
        assert all(schemas[name]["properties"]["type"]["enum"] == [tag] for tag, name in tags.items())


def test_every_titles_table_is_there(document):
    schemas = document["components"]["schemas"]
    for title in registered_names():
        assert any(name.startswith(f"{title}.") for name in schemas)
    tables = [reference["$ref"] for reference in schemas["Table"]["properties"]["table"]["oneOf"]]
    assert [reference.rpartition("/")[2].partition(".")[0] for reference in tables] == registered_names()


# --- What is sent ----------------------------------------------------------------------------------------------


def test_frames_of_a_whole_session_are_as_the_document_says(url, line, document):
    sent, got = validator_of("ClientFrame", document), validator_of("ServerFrame", document)
    host = Party(line, "person", "person")
    with RawSocket(url) as watcher, RawSocket(url) as seated:
        mover = host.actor()
        watch = {"type": "watch", "protocol": 1, "match": host.match}
        sent.validate({"id": 0, **watch})
        sent.validate({"id": 0, **watch, "token": mover.token, "since": 0, "changes": True})
        watcher.watch(host.match, changes=True)
        seated.watch(host.match, mover.token)
        table = seated.until("table")
        for frame in (
            {"type": "ping"},
            {"type": "previews"},
            {"type": "position", "move": 0},
            {"type": "position", "move": 99_999, "seat": None},
            {"type": "undo", "seq": table["seq"], "move": None},
            {"type": "ask", "seq": table["seq"]},
            {"type": "answer", "seq": table["seq"], "agree": True},
            {"type": "play", "seq": 10_000, "moves": ["take 1"]},
            {"type": "play", "seq": table["seq"], "moves": [moves_of(table)[0]]},
        ):
            sent.validate({"id": 1, **frame})
            seated.ask(**frame)
        host.play_on(12)
        kinds = set()
        for page in (watcher, seated):
            page.ask(type="ping")
            for text in page.texts:
                frame = json.loads(text)
                got.validate(frame)
                kinds.add(frame["type"])
    assert kinds == {kind.__struct_config__.tag for kind in typing.get_args(wire.ServerFrame)}


@pytest.mark.parametrize("title", registered_names())
def test_views_of_a_whole_game_are_as_the_document_says(title, document):
    schema = document["components"]["schemas"]["Table"]["properties"]["table"]
    check = validator_of(schema["oneOf"][registered_names().index(title)]["$ref"].rpartition("/")[2], document)
    state = load_game(title).new_initial_state(seed=3)
    while not state.is_terminal():
        for seat in (None, *range(state.game.seats)):
            check.validate(json.loads(msgspec.json.encode(state.view(seat).table)))
        for _ in range(5):
            if not state.is_terminal():
                state.apply_action(state.legal_actions()[-1])
    check.validate(json.loads(msgspec.json.encode(state.view().table)))


def test_answers_hold_nothing_that_the_document_does_not_name(line, document):
    host = Party(line, "person", "open")
    assert host.seats[1].post("/seats/1/join", name="Bert").status_code == 200
    seat = host.actor()
    links = [{"match": host.match, "token": host.token}]
    for name, answer in {
        "Home": line.get("/api/home"),
        "Health": line.get("/healthz"),
        "Summaries": line.post("/api/mine", json={"links": links}),
        "Components": line.get("/api/components/alhambra"),
        "Table": seat.get(),
        "Previews": seat.get("/previews"),
        "Trial": seat.post("/trial", seq=seat.table()["seq"], moves=moves_of(seat.table())[:1]),
        "Refusal": seat.get("/refusal", move="buy blue"),
        "Position": seat.get("/positions/0"),
        "RecordText": seat.get("/record"),
        "Accepted": seat.play(moves_of(seat.table())[0]),
        "Problem": seat.play("take 1", seq=9999),
        "Link": host.post("/seats/0/link"),
    }.items():
        validator_of(name, document).validate(answer.json())
        assert (name == "Problem") == (answer.status_code == 409)
