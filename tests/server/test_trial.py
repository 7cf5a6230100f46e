"""Turns tried out over the wire: told to the one who asks, to nobody else, and nothing of it in the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from insula.registry import registered_names
from tests.server.clients import Client, Host, Page, moves_of
from tests.server.people import IDLE, dealing, done, over, problem


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture
def host(url: str) -> Host:
    """Two people; the second is to act, and may buy blue with an exact 5."""
    return Host(url, "person", "person")


def try_out(client: Client, *moves: str, seq: int | None = None) -> httpx.Response:
    return client.post("/trial", seq=client.table()["seq"] if seq is None else seq, moves=list(moves))


# --- What is told ----------------------------------------------------------------------------------------------


def test_who_waits_tries_out_a_turn_move_by_move(host):
    anna = host.seats[0]
    assert anna.table()["to_act"] == 1
    first = done(try_out(anna))
    assert (first["seq"], first["seat"], first["to_act"], first["moves"], first["ended"]) == (0, 0, 0, [], False)
    assert [preview["move"] for preview in first["previews"]] == moves_of(first)
    assert first["events"] == []
    after = done(try_out(anna, "take 1"))
    assert (after["moves"], after["ended"], after["legal"], after["previews"]) == (["take 1"], True, {}, [])
    assert [event["name"] for event in after["events"]] == ["took", "turn_began"]
    assert after["table"]["open_money"][0] is None, "what comes there is not known"
    assert len(after["table"]["owners"][0]["hand"]) == len(first["table"]["owners"][0]["hand"]) + 1
    assert after["table"]["owners"][1]["hand"] is None


def test_a_building_bought_for_oneself_has_its_worth_told_by_source(host):
    bert = host.seats[1]
    kind = next(slot["building"]["kind"] for slot in bert.table()["table"]["yard"] if slot["slot"] == "blue")
    trial = done(try_out(bert, "buy blue", "pay 5", "stop", "keep"))
    changed = [each for each in trial["worth"] if each["before"] != each["after"]]
    assert changed
    assert {each["name"] for each in changed} == {"scored"}
    assert {each["arguments"]["kind"] for each in changed} == {kind}
    assert sum(each["after"] for each in trial["worth"]) == sum(trial["table"]["owners"][1]["outlook"].values())


def test_in_ones_own_turn_it_is_what_then_happens(host):
    bert = host.seats[1]
    moves = ["buy blue", "pay 5", "stop", "keep"]
    trial = done(try_out(bert, *moves))
    done(bert.play(*moves))
    table = bert.table()
    assert trial["moves"] == [line["text"] for line in table["log"]]
    assert trial["events"] == [event for line in table["log"] for event in line["events"]]
    assert {name: trial[name] for name in ("legal", "phase", "to_act", "turn", "scores", "table")} == {
        name: table[name] for name in ("legal", "phase", "to_act", "turn", "scores", "table")
    }


@pytest.mark.parametrize("title", registered_names())
def test_every_title_is_tried_out_by_who_acts_and_by_who_waits(url, title):
    host = Host(url, "person", "person", title=title)
    for client in host.seats.values():
        trial = done(try_out(client))
        move = trial["previews"][-1]["move"]
        assert done(try_out(client, *trial["moves"], move))["moves"][len(trial["moves"])] == move


# --- Nothing of it stays ---------------------------------------------------------------------------------------


def test_nothing_is_logged_and_nobody_else_is_told(host):
    everybody: list[Client] = [host, host.watcher, *host.seats.values()]
    before = [client.table() for client in everybody]
    records = [done(client.get("/record")) for client in everybody]
    with Page(host.seats[1]) as bert, Page(host.watcher) as watcher:
        for page in (bert, watcher):
            page.until("presence", present=[False, True])
            page.ask(type="ping")
            page.frames.clear()
        for moves in ([], ["take 1"], ["take 2"], ["fly"]):
            try_out(host.seats[0], *moves)
        for page in (bert, watcher):
            assert page.ask(type="ping")["type"] == "pong"
            assert len(page.frames) == 1, "not even that somebody is there"
    assert [client.table() for client in everybody] == before
    assert [done(client.get("/record")) for client in everybody] == records


def test_what_was_tried_out_is_not_in_the_way_of_what_is_played(host):
    anna, bert = host.seats.values()
    seq = done(bert.play("take 1"))["seq"]
    done(try_out(bert, "take 2"))
    done(anna.play("take 1", seq=seq))


# --- Who may, and what -----------------------------------------------------------------------------------------


def test_only_the_holder_of_a_seats_link_may(host):
    for client in (host, host.watcher):
        problem(try_out(client), 403, "access.seat")
    problem(Client(host.url, host.match, "not-a-token").post("/trial", seq=0, moves=[]), 403, "access.token")
    old = host.seats[0]
    done(host.post("/seats/0/link"), 201)
    problem(old.post("/trial", seq=0, moves=[]), 403, "access.token")
    problem(Client(host.url, "0" * 20, old.token).post("/trial", seq=0, moves=[]), 404, "match.unknown")


def test_a_seat_that_a_bot_plays_or_nobody_has_taken_tries_nothing_out(url):
    host = Host(url, "person", "open")
    problem(try_out(host.seats[1]), 409, "seat.open")
    done(host.seats[0].post("/seats/0/bot", level=IDLE))
    problem(try_out(host.seats[0]), 409, "seat.bot")


def test_a_trial_that_starts_from_an_older_table_is_stale_and_gets_a_fresh_one(host):
    anna, bert = host.seats.values()
    done(bert.play("take 1"))
    found = problem(try_out(anna, seq=0), 409, "stale")
    assert (found["table"]["seq"], found["table"]["seat"]) == (1, 0)
    problem(try_out(anna, seq=99), 409, "stale")


@pytest.mark.parametrize(
    ("moves", "status", "code", "rule", "move"),
    [
        (["pay 5"], 422, "illegal.no_payment", "A22", "pay 5"),
        (["buy blue", "take 1"], 422, "illegal.payment_first", "A22", "take 1"),
        (["take 1", "take 2"], 409, "too_far_ahead", None, "take 1"),
        (["fly"], 422, "malformed", None, None),
        (["take 1"] * 64, 409, "too_far_ahead", None, "take 1"),
    ],
)
def test_a_move_that_cannot_be_tried_out_is_named_with_its_rule(host, moves, status, code, rule, move):
    found = problem(try_out(host.seats[1], *moves), status, code)
    assert (found.get("rule"), found.get("arguments", {}).get("move")) == (rule, move)


@pytest.mark.parametrize(
    "body",
    [
        {}, {"moves": []}, {"seq": -1}, {"seq": "0"}, {"seq": 0, "moves": "take 1"}, {"seq": 0, "moves": [1]},
        {"seq": 0, "moves": [""]}, {"seq": 0, "moves": ["take 1"] * 65}, {"seq": 0, "seat": 1}, {"seq": 0, "word": 1},
    ],
)  # fmt: skip
def test_what_is_not_asked_like_that_is_refused(host, body: dict[str, Any]):
    problem(host.seats[0].post("/trial", **body), 400, "body.malformed")


def test_once_the_match_is_over_there_is_nothing_to_try_out(url):
    host = over(url, "person", "person")
    assert problem(try_out(host.seats[0]), 422, "illegal.game_over")["rule"] == "A18"
