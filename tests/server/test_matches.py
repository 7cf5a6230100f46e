"""Matches as their people meet them, over REST."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import insula
from insula.core.replay import positions
from insula.core.state import State
from insula.server import matches
from insula.server.loading import line_of
from insula.server.table import Seat, Table
from tests.core.tables import played
from tests.server.clients import Client, Host, Page, moves_of, serving
from tests.server.people import IDLE, dealing, done, kinds, near_end, over, play_out, post, problem

NOWHERE = "0" * 20
DEAL = matches._new_state
"""What deals where nothing is arranged."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("data")) as address:
        yield address


def mine(url: str, *clients: Client) -> list[dict[str, Any]]:
    links = [{"match": client.match, "token": client.token} for client in clients]
    return done(post(url, "/api/mine", links=links))["matches"]


# --- Making ----------------------------------------------------------------------------------------------------


def test_a_match_is_made_with_its_title_seats_and_options(url):
    host = Host(url, "person", "open", IDLE, options={"tracking": "open"})
    table = host.watcher.table()
    assert (table["title"], table["options"]) == ("alhambra", {"tracking": "open"})
    assert [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]] == [
        ("person", "Anna", ""), ("open", "", ""), ("bot", "", IDLE),
    ]  # fmt: skip
    assert (table["seq"], table["move"], table["log"], table["over"], table["standings"]) == (0, 0, [], False, [])
    assert not any(seat["resigned"] for seat in table["seats"])


def test_there_is_a_link_for_each_seat_that_is_not_a_bots_and_one_for_the_host(url):
    host = Host(url, "person", "open", IDLE)
    assert sorted(host.seats) == [0, 1]
    assert len({host.token, host.seats[0].token, host.seats[1].token}) == 3
    assert (host.table()["seat"], host.table()["host"]) == (None, True)
    for seat, client in host.seats.items():
        assert (client.table()["seat"], client.table()["host"]) == (seat, False)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "chess"}, "table.unknown_title"),
        ({"seats": [{"kind": "person", "name": "Anna"}]}, "table.seats"),
        ({"options": {"tracking": "sometimes"}}, "table.option"),
        ({"options": {"colour": "blue"}}, "table.unknown_option"),
        ({"seats": [{"kind": "person", "name": " "}, {"kind": "open"}]}, "name.unfit"),
        ({"seats": [{"kind": "person"}, {"kind": "open"}]}, "name.unfit"),
        ({"move": 3}, "record.missing"),
        ({"record": "once upon a time"}, "record.unreadable"),
    ],
)
def test_what_cannot_be_laid_is_not_made(url, change, code):
    wish = {"title": "alhambra", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}]} | change
    response = post(url, "/api/matches", **wish)
    assert response.status_code == 422, response.text
    assert response.json()["code"].startswith(code)


def test_every_match_is_dealt_anew():
    game = insula.load_game("alhambra", 2)
    states = [DEAL(game) for _ in range(5)]
    assert len({state.digest() for state in states}) == len({state.salt for state in states}) == 5
    assert all(len(state.salt) > 20 for state in states)


# --- Seats -----------------------------------------------------------------------------------------------------


def test_who_has_an_open_seats_link_sits_down_before_moving(url):
    host = Host(url, "person", "open")
    guest = host.seats[1]
    assert guest.table()["legal"] == {}
    problem(guest.play("take 1"), 409, "seat.open")
    done(guest.post("/seats/1/join", name="  Bert  Brecht "))
    table = guest.table()
    assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == ("person", "Bert Brecht")
    assert (table["log"][0]["kind"], table["log"][0]["seat"], table["log"][0]["text"]) == ("join", 1, "Bert Brecht")
    assert moves_of(table)
    done(guest.play("take 1"))


def test_joining_again_renames(url):
    host = Host(url, "person", "open")
    done(host.seats[0].post("/seats/0/join", name="Ada"))
    done(host.seats[0].post("/seats/0/join", name="Eve"))
    assert host.watcher.table()["seats"][0]["name"] == "Eve"
    assert kinds(host.watcher.table()) == ["join", "join"]


def test_nobody_sits_down_on_anothers_seat(url):
    host = Host(url, "person", "open")
    for client in (host.seats[0], host, host.watcher):
        problem(client.post("/seats/1/join", name="Eve"), 403, "access.seat")
    problem(host.seats[1].post("/seats/1/join", name="<b>"), 422, "name.unfit")


def test_a_seat_goes_to_a_bot_and_comes_back(url):
    host = Host(url, "person", "person")
    bert = host.seats[1]
    done(bert.post("/seats/1/bot", level=IDLE))
    table = bert.table()
    assert table["seats"][1] == {"kind": "bot", "name": "Bert", "level": IDLE, "resigned": False}
    assert (table["legal"], table["undo"], table["may_ask"]) == ({}, [], None)
    problem(bert.play("take 1"), 409, "seat.bot")
    problem(bert.post("/undo", seq=1), 409, "seat.bot")
    problem(bert.post("/seats/1/join", name="Ada"), 409, "seat.bot")
    done(bert.post("/seats/1/person"))
    assert bert.table()["seats"][1] == {"kind": "person", "name": "Bert", "level": "", "resigned": False}
    assert kinds(bert.table()) == ["bot", "person"]
    done(bert.play("take 1"))


def test_the_host_hands_over_an_absent_friends_seat_and_an_open_one(url):
    host = Host(url, "person", "open", "person")
    done(host.post("/seats/1/bot", level=IDLE))
    done(host.post("/seats/2/bot", level="random"))
    assert [seat["kind"] for seat in host.watcher.table()["seats"]] == ["person", "bot", "bot"]
    done(host.seats[2].post("/seats/2/person"))
    assert host.watcher.table()["seats"][2]["name"] == "Bert"


def test_only_its_link_takes_a_seat_back_and_only_it_or_the_host_hands_it_over(url):
    host = Host(url, "person", "person")
    for client in (host.seats[0], host.watcher):
        problem(client.post("/seats/1/bot", level=IDLE), 403, "access.seat")
    done(host.post("/seats/1/bot", level=IDLE))
    for client in (host.seats[0], host.watcher, host):
        problem(client.post("/seats/1/person"), 403, "access.seat")
    problem(host.seats[0].post("/seats/0/person"), 409, "seat.no_bot")
    problem(host.post("/seats/9/bot", level=IDLE), 404, "table.no_such_seat")


def test_resigning_is_for_good(url):
    host = Host(url, "person", "person")
    bert = host.seats[1]
    for client in (host, host.seats[0], host.watcher):
        problem(client.post("/seats/1/resign", level=IDLE), 403, "access.seat")
    done(bert.post("/seats/1/resign", level=IDLE))
    assert bert.table()["seats"][1] == {"kind": "bot", "name": "Bert", "level": IDLE, "resigned": True}
    problem(bert.post("/seats/1/person"), 409, "seat.resigned")
    problem(bert.post("/seats/1/bot", level="random"), 409, "seat.resigned")
    problem(host.post("/seats/1/bot", level="random"), 409, "seat.resigned")
    problem(host.post("/seats/1/link"), 409, "seat.resigned")
    problem(bert.post("/seats/1/join", name="Bert"), 409, "seat.bot")
    problem(bert.play("take 1"), 409, "seat.bot")
    assert bert.table()["seat"] == 1  # who resigned may look on


def test_who_resigned_is_named_in_the_standings_and_the_record(url):
    host = near_end(url, "person", "person", "person")
    done(host.seats[1].post("/seats/1/resign", level="random"))
    record = done(host.watcher.get("/record"))
    assert '[Resigned "1"]' in record["text"]
    play_out(host)
    table = host.watcher.table()
    assert [standing["resigned"] for standing in table["standings"]] == [False, True, False]
    record = done(host.watcher.get("/record"))
    assert '[Resigned "1"]' in record["text"]
    assert json.loads(record["ndjson"].partition("\n")[0])["resigned"] == [1]
    problem(host.seats[0].post("/seats/0/resign", level=IDLE), 409, "match.over")


# --- Links -----------------------------------------------------------------------------------------------------


def test_a_spectator_sees_what_everybody_may_and_does_nothing(url):
    host = Host(url, "person", "person")
    table = host.watcher.table()
    assert (table["seat"], table["host"], table["legal"], table["undo"]) == (None, False, {}, [])
    for path, body in (
        ("/moves", {"seq": 0, "moves": ["take 1"]}), ("/undo", {"seq": 0}), ("/ask", {"seq": 0}),
        ("/answer", {"seq": 0, "agree": True}), ("/rematch", {}), ("/seats/0/join", {"name": "Eve"}),
        ("/seats/0/bot", {"level": IDLE}), ("/seats/0/person", {}), ("/seats/0/resign", {"level": IDLE}),
    ):  # fmt: skip
        problem(host.watcher.post(path, **body), 403, "access.seat")
    problem(host.watcher.post("/seats/0/link"), 403, "access.host")
    problem(host.watcher.get("/previews"), 403, "access.seat")
    assert host.watcher.table() == table


def test_hands_are_shown_to_their_holder_only(url):
    host = Host(url, "person", "person")
    tables = [json.dumps(client.table()["table"]) for client in (host.seats[0], host.seats[1], host.watcher)]
    assert len(set(tables)) == 3
    assert tables[2] == json.dumps(host.table()["table"])


@pytest.mark.parametrize("seat", [IDLE, "open"])
def test_the_link_of_a_seat_shows_no_hand_before_somebody_sits_there(url, seat):
    host = Host(url, "person", seat, title="arkadia")
    token = done(host.post("/seats/1/link"), 201)["token"]
    guest = Client(url, host.match, token)

    def all_told() -> str:
        return json.dumps([guest.table(), done(guest.get("/positions/0")), done(guest.get("/record"))])

    seen, public = guest.table(), host.watcher.table()
    assert (seen["seat"], seen["eyes"]) == (1, None)
    assert seen["table"] == public["table"]
    assert done(guest.get("/positions/0"))["table"] == done(host.watcher.get("/positions/0"))["table"]
    problem(guest.post("/trial", seq=seen["seq"], moves=[]), 409, f"seat.{'open' if seat == 'open' else 'bot'}")
    hidden = all_told()
    if seat == IDLE:
        done(guest.post("/seats/1/person"))
    assert guest.table()["eyes"] is None
    done(guest.post("/seats/1/join", name="Bert"))
    assert guest.table()["eyes"] == 1
    assert guest.table()["table"] != public["table"]
    assert all_told() != hidden
    assert [line["kind"] for line in host.watcher.table()["log"] if line["kind"] != "move"][-1] == "join"


def test_a_link_opens_only_its_own_match(url):
    one, two = Host(url, "person", "person"), Host(url, "person", "person")
    problem(Client(url, one.match, two.seats[0].token).get(), 403, "access.token")
    problem(Client(url, NOWHERE, one.token).get(), 404, "match.unknown")


def test_a_lost_link_is_issued_again_and_the_old_one_is_void(url):
    host = Host(url, "person", "person")
    old = host.seats[1]
    for client in (host.seats[0], old, host.watcher):
        problem(client.post("/seats/1/link"), 403, "access.host")
    link = done(host.post("/seats/1/link"), 201)
    new = Client(url, host.match, link["token"])
    assert (link["seat"], new.table()["seat"]) == (1, 1)
    told = [(line["kind"], line["seat"]) for line in host.watcher.table()["log"]]
    assert told == [("link", 1)]  # everybody learns of it
    for response in (old.get(), old.play("take 1", seq=0), old.post("/seats/1/bot", level=IDLE), old.get("/previews")):
        problem(response, 403, "access.token")
    assert [found["seat"] for found in mine(url, old, new, host.seats[0])] == [1, 0]
    problem(new.play("take 1"), 409, "seat.open")
    assert new.table()["table"] == host.watcher.table()["table"], "nothing is seen before all learn who sits there"
    done(new.post("/seats/1/join", name="Bert"))
    done(new.play("take 1"))


def test_a_bots_seat_is_given_to_a_person_by_a_new_link(url):
    host = Host(url, "person", IDLE)
    guest = Client(url, host.match, done(host.post("/seats/1/link"), 201)["token"])
    problem(guest.play("take 1"), 409, "seat.bot")
    problem(guest.post("/seats/1/join", name="Bert"), 409, "seat.bot")
    problem(guest.get("/refusal", move="take 1"), 409, "seat.bot")
    done(guest.post("/seats/1/person"))
    problem(guest.play("take 1"), 409, "seat.open")
    done(guest.post("/seats/1/join", name="Bert"))
    assert guest.table()["seats"][1] == {"kind": "person", "name": "Bert", "level": "", "resigned": False}
    done(guest.play("take 1"))


# --- What who made the match could do, and cannot ---


def secret(sign: str) -> str:
    return (sign * 22)[:22]


def told(client: Client) -> list[tuple[str, int]]:
    """What happened beside moves."""
    return [(line["kind"], line["seat"]) for line in client.table()["log"] if line["kind"] != "move"]


def test_the_link_that_the_host_knows_is_void_once_somebody_sits_there(url):
    """The cheat keeps the link that it sent to a friend."""
    host = Host(url, "person", "open", title="arkadia")
    kept = host.seats[1]
    done(kept.post("/seats/1/join", name="Bert", token=secret("b")))
    bert = Client(url, host.match, secret("b"))
    assert (bert.table()["seat"], bert.table()["eyes"], bert.table()["own"]) == (1, 1, True)
    for response in (kept.get(), kept.get("/positions/0"), kept.post("/seats/1/join", name="Eve", token=secret("e"))):
        problem(response, 403, "access.token")
    assert mine(url, kept) == []
    assert told(host.watcher) == [("join", 1)]
    done(bert.post("/seats/1/join", name="Bertolt"))
    assert bert.table()["own"], "a name is no link"


def test_a_page_that_the_host_opened_with_a_friends_link_is_sent_away_when_the_friend_sits_down(url):
    host = Host(url, "person", "open")
    kept = host.seats[1]
    with Page(kept) as cheat:
        assert cheat.until("table")["eyes"] is None
        done(kept.post("/seats/1/join", name="Bert", token=secret("b")))
        with pytest.raises(ConnectionClosed) as end:
            cheat.until("nothing more")
        assert not any(json.loads(frame).get("eyes") == 1 for frame in cheat.frames)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4403


def test_a_link_of_ones_own_outlives_a_restart_and_opens_the_rematch(tmp_path):
    with dealing(tmp_path) as address:
        host = near_end(address, "person", "open")
        done(host.seats[1].post("/seats/1/join", name="Bert", token=secret("b")))
        host.seats[1] = Client(address, host.match, secret("b"))
        play_out(host)
    with dealing(tmp_path) as address:
        bert = Client(address, host.match, secret("b"))
        assert bert.table()["own"]
        again = Client(address, done(bert.post("/rematch"), 201)["match"], secret("b"))
        assert (again.table()["seat"], again.table()["own"]) == (1, True)


@pytest.mark.parametrize("token", ["", "short", "b" * 23, "b" * 21 + " ", "b" * 21 + "ß"])
def test_a_secret_is_128_bits_of_plain_letters(url, token):
    host = Host(url, "person", "open")
    problem(host.seats[1].post("/seats/1/join", name="Bert", token=token), 400, "body.malformed")
    assert told(host.watcher) == []


def test_a_secret_that_opens_something_at_this_table_already_is_refused(url):
    host = Host(url, "person", "open", "open")
    for token in (host.token, host.seats[1].token, host.seats[2].token):
        problem(host.seats[1].post("/seats/1/join", name="Bert", token=token), 400, "body.malformed")
    assert (host.table()["host"], told(host.watcher)) == (True, [])


def test_who_takes_a_seat_that_was_left_is_not_back_but_sits_down(url):
    """The cheat makes a new link for it, and would like the log to say that its player is back."""
    host = Host(url, "person", "person", title="arkadia")
    done(host.seats[1].post("/seats/1/bot", level=IDLE))
    cheat = Client(url, host.match, done(host.post("/seats/1/link"), 201)["token"])
    assert cheat.table()["eyes"] is None
    done(cheat.post("/seats/1/person"))
    assert (cheat.table()["eyes"], cheat.table()["seats"][1]["kind"]) == (None, "open")
    done(cheat.post("/seats/1/join", name="Eve"))
    assert cheat.table()["eyes"] == 1
    assert told(host.watcher) == [("bot", 1), ("link", 1), ("free", 1), ("join", 1)]
    assert host.watcher.table()["log"][-1]["text"] == "Eve"


def test_who_left_and_comes_back_by_their_own_link_is_back(url):
    host = Host(url, "person", "person")
    bert = host.seats[1]
    done(bert.post("/seats/1/bot", level=IDLE))
    done(bert.post("/seats/1/person"))
    assert told(host.watcher) == [("bot", 1), ("person", 1)]
    assert bert.table()["eyes"] == 1


def test_a_host_who_takes_a_persons_seat_by_a_new_link_sees_nothing_before_all_learn_of_it(url):
    host = Host(url, "person", "person", title="arkadia")
    with Page(host.seats[1]) as page:
        page.until("table")
        cheat = Client(url, host.match, done(host.post("/seats/1/link"), 201)["token"])
        with pytest.raises(ConnectionClosed):
            page.until("nothing more")
    assert cheat.table()["table"] == host.watcher.table()["table"]
    for response in (
        cheat.play("banner"), cheat.post("/ask", seq=0), cheat.post("/trial", seq=0, moves=[]),
    ):  # fmt: skip
        problem(response, 409, "seat.open")
    assert host.watcher.table()["seats"][1]["kind"] == "open"
    assert told(host.watcher) == [("link", 1)]


def test_who_sits_down_sees_what_the_seat_saw_before_without_loading_the_page_again(tmp_path):
    """Also who comes back with what it saw last; a spectator is told no more than before."""
    with dealing(tmp_path) as url:
        host = Host(url, "person", IDLE, title="carpe_diem")
        guest = Client(url, host.match, done(host.post("/seats/1/link"), 201)["token"])
        with Page(guest) as page, Page(host.watcher) as spectator:
            seen = page.until("table")["seq"]
            spectator.until("table")
            done(guest.post("/seats/1/person"))
            done(guest.post("/seats/1/join", name="Bert"))
            table = page.until("table")
            while table["eyes"] != 1:
                table = page.until("table")
            assert (table["reset"], table["log"]) == (True, guest.table()["log"])
            late = guest.table(since=seen)
            assert (late["reset"], late["log"]) == (True, table["log"])
            assert not spectator.until("table")["reset"]
            assert not guest.table(since=table["seq"])["reset"]


def test_a_move_that_waits_while_its_link_becomes_void_is_not_made(tmp_path, monkeypatch):
    """Sent in the moment in which the new link is being stored."""
    with dealing(tmp_path) as url:
        host = Host(url, "person", "person")
        bert = host.seats[1]
        is_storing, may_go_on = threading.Event(), threading.Event()
        put_link = matches.put_link

        def slowly(*what: Any) -> Any:
            job = put_link(*what)

            def put(connection: Any) -> None:
                is_storing.set()
                may_go_on.wait(30)
                job(connection)

            return put

        monkeypatch.setattr(matches, "put_link", slowly)
        with ThreadPoolExecutor(2) as threads:
            link = threads.submit(host.post, "/seats/1/link")
            assert is_storing.wait(30)
            move = threads.submit(Client(url, host.match, bert.token).play, "take 1", seq=0)
            time.sleep(0.3)  # it has come in by then; without that the test would pass for another reason
            may_go_on.set()
            assert done(link.result(), 201)["seat"] == 1
            problem(move.result(), 403, "access.token")
        assert told(host.watcher) == [("link", 1)]
        assert host.watcher.table()["move"] == 0


def test_a_device_finds_the_matches_of_its_links(url):
    one, two = Host(url, "person", "person"), Host(url, "person", "open", IDLE)
    one.actor().play("take 1")
    found = mine(url, two, one.seats[1], one.seats[0], Client(url, NOWHERE, "x"), Client(url, one.match, "x"))
    assert [(match["match"], match["seat"], match["host"]) for match in found] == [
        (two.match, None, True), (one.match, 1, False), (one.match, 0, False),
    ]  # fmt: skip
    assert (found[1]["title"], found[1]["move"], found[1]["seq"], found[1]["to_act"]) == ("alhambra", 1, 1, 0)
    assert [seat["name"] for seat in found[1]["seats"]] == ["Anna", "Bert"]
    assert (found[1]["over"], len(found[1]["scores"])) == (False, 2)
    assert found[1]["changed"] >= found[1]["created"]
    assert mine(url) == []


def test_a_deleted_match_is_gone_for_everyone(url):
    host = Host(url, "person", "person")
    for client in (host.seats[0], host.watcher):
        problem(client.http.delete(f"/api/matches/{host.match}"), 403, "access.host")
    assert host.http.delete(f"/api/matches/{host.match}").status_code == 204
    for client in (host, host.seats[0], host.watcher):
        problem(client.get(), 404, "match.unknown")
    problem(host.seats[1].play("take 1", seq=0), 404, "match.unknown")
    assert mine(url, host, host.seats[0]) == []


def test_a_match_is_the_same_after_the_server_stopped(tmp_path):
    with dealing(tmp_path) as address:
        host = Host(address, "person", "open", "person")
        guest = host.seats[1]
        guest.post("/seats/1/join", name="Bert")
        host.play_on(20)
        actor = host.actor()
        if buys := [move for move in moves_of(actor.table()) if move.startswith("buy")]:
            actor.play(buys[0])
            actor.post("/undo", seq=actor.table()["seq"])
        host.seats[2].post("/seats/2/resign", level=IDLE)
        lost = host.seats[0]
        host.seats[0] = Client(address, host.match, host.post("/seats/0/link").json()["token"])
        before = [client.table() for client in (host, host.watcher, *host.seats.values())]
        summary = [match | {"changed": 0} for match in mine(address, host)]
    with dealing(tmp_path) as address:
        again = [Client(address, host.match, client.token) for client in (host, host.watcher, *host.seats.values())]
        assert [client.table() for client in again] == before
        assert [match | {"changed": 0} for match in mine(address, again[0])] == summary
        problem(Client(address, host.match, lost.token).get(), 403, "access.token")


# --- Rematch ---------------------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_seats_and_the_same_links(url):
    host = over(url, "person", "person")
    made = done(host.seats[0].post("/rematch"), 201)
    assert (made["host"], made["links"]) == ("", [])
    assert made["match"] != host.match
    for old in (host, *host.seats.values()):
        new = Client(url, made["match"], old.token)
        assert (new.table()["seat"], new.table()["host"]) == (old.table()["seat"], old.table()["host"])
        assert new.table()["move"] == 0
        assert [seat["name"] for seat in new.table()["seats"]] == ["Anna", "Bert"]
    told = host.watcher.table()
    assert told["rematch"] == made["match"]
    assert (told["log"][-1]["kind"], told["log"][-1]["seat"], told["log"][-1]["text"]) == ("rematch", 0, made["match"])
    new = Client(url, made["match"], host.seats[1].token)
    done(new.play(moves_of(new.table())[0]))
    assert done(host.seats[0].get())["move"] != 1  # the old one is as it was


def test_a_rematch_asked_for_twice_is_one_match(url):
    host = over(url, "person", "person")
    with ThreadPoolExecutor(4) as pool:
        clients = [host, host.seats[0], host.seats[1], host.seats[0]]
        found = {done(answer, 201)["match"] for answer in pool.map(lambda client: client.post("/rematch"), clients)}
    found.add(done(host.seats[1].post("/rematch"), 201)["match"])
    assert len(found) == 1
    assert kinds(host.watcher.table()).count("rematch") == 1


def test_after_a_rematch_that_was_deleted_there_is_another(url):
    host = over(url, "person", "person")
    first = Client(url, done(host.post("/rematch"), 201)["match"], host.token)
    assert first.http.delete(f"/api/matches/{first.match}").status_code == 204
    second = Client(url, done(host.seats[0].post("/rematch"), 201)["match"], host.seats[0].token)
    assert second.match != first.match
    assert second.table()["seat"] == 0
    assert host.watcher.table()["rematch"] == second.match


def test_there_is_no_rematch_before_the_end(url):
    host = Host(url, "person", "person")
    for client in (host, host.seats[0]):
        problem(client.post("/rematch"), 409, "match.running")


def test_who_resigned_is_a_person_again_in_the_rematch_and_a_bot_stays_one(url):
    host = near_end(url, "person", "person", "random", choices=12)
    done(host.seats[0].post("/seats/0/resign", level="random"))
    play_out(host)
    again = Client(url, done(host.post("/rematch"), 201)["match"], host.seats[0].token)
    assert again.table()["seats"] == [
        {"kind": "person", "name": "Anna", "level": "", "resigned": False},
        {"kind": "person", "name": "Bert", "level": "", "resigned": False},
        {"kind": "bot", "name": "", "level": "random", "resigned": False},
    ]
    done(again.play("take 1"))


# --- Moves -----------------------------------------------------------------------------------------------------


def test_a_move_is_accepted_and_told(url):
    host = Host(url, "person", "person")
    bert = host.seats[1]
    assert done(bert.play("buy blue")) == {"seq": 1}
    assert done(bert.play(" pay   5 ")) == {"seq": 3}
    log = host.watcher.table()["log"]
    assert [(line["seq"], line["kind"], line["seat"], line["text"], line["move"], line["forced"]) for line in log] == [
        (0, "move", 1, "buy blue", 1, False), (1, "move", 1, "pay 5", 2, False), (2, "move", 1, "stop", 3, True),
    ]  # fmt: skip
    assert [line["turn"] for line in log] == [1, 1, 1]
    assert host.watcher.table()["move"] == 3


def test_moves_of_one_message_are_all_made_or_none(url):
    bert = Host(url, "person", "person").seats[1]
    before = bert.table()
    found = problem(bert.play("buy blue", "pay 5", "stop", "take 1"), 422, "illegal.gift_first")
    assert found["arguments"]["move"] == "take 1"
    assert bert.table() == before
    done(bert.play("buy blue", "pay 5", "stop", "keep", "take 1"))
    assert bert.table()["to_act"] == 0


def test_what_was_chosen_at_an_older_log_is_stale_and_the_answer_brings_the_table(url):
    host = Host(url, "person", "person")
    bert = host.seats[1]
    done(bert.play("buy blue"))
    for seq in (0, 2, 10**6):
        found = problem(bert.play("take 1", seq=seq), 409, "stale")
        assert found["arguments"] == {"seq": seq, "expected": 1}
        assert found["table"] == bert.table()
    for path, body in (("/undo", {}), ("/ask", {}), ("/answer", {"agree": True})):
        assert problem(bert.post(path, seq=0, **body), 409, "stale")["table"] == bert.table()


def test_a_move_is_refused_with_its_reason_its_rule_and_what_a_sentence_needs(url):
    host = Host(url, "person", "person")
    anna, bert = host.seats[0], host.seats[1]
    found = problem(anna.play("take 1"), 409, "out_of_turn")
    assert found["arguments"] == {"seat": 0, "to_act": 1}
    found = problem(bert.play("buy yellow"), 422, "illegal.too_poor")
    assert found["rule"] == "A10"
    assert found["arguments"] == {"move": "buy yellow", "slot": "yellow", "price": 8, "money": 5}
    for text in ("jump", "take 9", "buy", " ", "take 1, take 2"):
        assert problem(bert.play(text), 422, "malformed")["arguments"]
    problem(bert.play(), 400, "body.malformed")
    assert bert.table()["seq"] == 0
    assert done(bert.get("/refusal", move="buy yellow"))["problem"]["code"] == "illegal.too_poor"
    assert done(bert.get("/refusal", move="buy blue"))["problem"] is None
    problem(anna.get("/refusal", move="buy blue"), 409, "out_of_turn")


def test_only_the_seat_to_act_is_told_why_a_move_cannot_be_made(url):
    """The reason names what a seat has in its hand: nobody else gets it, however they ask."""
    host, other = Host(url, "person", "person"), Host(url, "person", "person")
    anna, bert = host.seats[0], host.seats[1]
    old = Client(url, host.match, bert.token)
    bert = Client(url, host.match, done(host.post("/seats/1/link"), 201)["token"])
    done(bert.post("/seats/1/join", name="Bert"))
    reason = done(bert.get("/refusal", move="buy yellow"))["problem"]
    assert reason["arguments"]["money"] == 5
    for who, code in (
        (host.watcher, "access.seat"),
        (host, "access.seat"),
        (old, "access.token"),
        (Client(url, host.match, other.seats[1].token), "access.token"),
    ):
        for answer in (who.get("/refusal", move="buy yellow"), who.play("buy yellow", seq=0)):
            assert problem(answer, 403, code) == {"title": code, "status": 403, "code": code}
    for answer in (anna.get("/refusal", move="buy yellow"), anna.play("buy yellow", seq=0)):
        found = problem(answer, 409, "out_of_turn")
        assert found["arguments"] == {"seat": 0, "to_act": 1}
        assert "rule" not in found
    for who in (host.watcher, host, anna):
        with Page(who) as page:
            error = page.ask(type="play", seq=0, moves=["buy yellow"])["problem"]
            assert error["code"] == ("out_of_turn" if who is anna else "access.seat")
            assert error.get("arguments", {}).keys() <= {"seat", "to_act"}
    done(bert.play("take 1", seq=0))
    found = problem(bert.get("/refusal", move="buy yellow"), 409, "out_of_turn")
    assert found["arguments"] == {"seat": 1, "to_act": 0}


def test_a_message_sent_again_is_acknowledged_with_the_present_length(url):
    host = Host(url, "person", "open")
    anna, bert = host.seats[0], host.seats[1]
    done(bert.post("/seats/1/join", name="Bert"))
    assert done(bert.play("take 1", seq=0)) == {"seq": 2}
    assert done(bert.play("take 1", seq=0)) == {"seq": 2}
    done(bert.post("/ask", seq=2))
    done(anna.post("/seats/0/join", name="Ada"))
    assert done(bert.play("take  1", seq=0)) == {"seq": 4}
    done(anna.play("take 1"))
    for seq in (0, 1):
        assert done(bert.play("take 1", seq=seq)) == {"seq": 5}
    assert done(anna.play("take 1", seq=2)) == {"seq": 5}
    problem(bert.play("take 2", seq=0), 409, "stale")
    problem(anna.play("take 1", seq=0), 409, "stale")
    assert kinds(host.watcher.table()) == ["join", "move", "ask", "join", "move"]


def test_several_moves_sent_again_are_acknowledged(url):
    bert = Host(url, "person", "person").seats[1]
    done(bert.play("buy blue", "pay 5", "stop", "keep", seq=0))
    seq = bert.table()["seq"]
    assert done(bert.play("buy blue", "pay 5", "stop", "keep", seq=0)) == {"seq": seq}
    problem(bert.play("buy blue", "pay 5", "stop", "give", seq=0), 409, "stale")


def test_of_two_at_once_one_is_made(url):
    bert = Host(url, "person", "person").seats[1]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda place: bert.play(f"take {place}", seq=0), (1, 2, 3, 4)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert bert.table()["seq"] == 1


def test_who_sits_down_between_does_not_make_a_move_stale(url):
    host = Host(url, "open", "person")
    done(host.seats[0].post("/seats/0/join", name="Ada"))
    done(host.seats[1].play("take 1", seq=0))


def test_nothing_is_played_once_the_match_is_over(url):
    host = over(url, "person", "person")
    for client in host.seats.values():
        table = client.table()
        assert (table["to_act"], table["legal"], table["undo"], table["may_ask"]) == (None, {}, [], None)
        assert problem(client.play("take 1"), 422, "illegal.game_over")
        problem(client.post("/undo", seq=table["seq"]), 409, "undo_limit")
        problem(client.post("/ask", seq=table["seq"]), 409, "undo_nothing")
    points = table["scores"]
    assert table["standings"] == [
        {"points": own, "place": 1 + sum(other > own for other in points), "resigned": False} for own in points
    ]


# --- Undo ------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_choice_or_begins_the_turn_again(url):
    host = Host(url, "person", "person")
    bert = host.seats[1]
    tables = [bert.table()]
    for move in ("buy blue", "pay 5", "keep"):
        done(bert.play(move))
        tables.append(bert.table())
    assert [table["undo"] for table in tables] == [[], [0], [1, 0], [3, 1, 0]]
    assert host.seats[0].table()["undo"] == []
    done(bert.post("/undo", seq=bert.table()["seq"]))
    table = bert.table()
    assert (table["table"], table["legal"], table["move"], table["undo"]) == (
        tables[2]["table"], tables[2]["legal"], tables[2]["move"], [1, 0],
    )  # fmt: skip
    assert [line["text"] for line in table["log"]] == ["buy blue", "pay 5", "stop"]
    done(bert.post("/undo", seq=table["seq"], move=table["undo"][-1]))
    assert (bert.table()["table"], bert.table()["log"]) == (tables[0]["table"], [])


def test_an_undo_sent_again_takes_nothing_more_back(url):
    bert = Host(url, "person", "person").seats[1]
    done(bert.play("buy blue"))
    done(bert.play("pay 5"))
    seq = bert.table()["seq"]
    done(bert.post("/undo", seq=seq))
    problem(bert.post("/undo", seq=seq), 409, "stale")
    assert bert.table()["move"] == 1


def test_undo_is_for_who_chose_and_ends_with_the_turn(url):
    host = Host(url, "person", "person")
    anna, bert = host.seats[0], host.seats[1]
    done(bert.play("buy blue"))
    problem(anna.post("/undo", seq=1), 409, "undo_limit")
    problem(anna.post("/undo", seq=1, move=0), 409, "undo_limit")
    problem(bert.post("/undo", seq=1, move=1), 409, "undo_limit")
    done(bert.post("/undo", seq=1))
    done(bert.play("take 1"))
    problem(bert.post("/undo", seq=bert.table()["seq"]), 409, "undo_limit")
    assert (bert.table()["undo"], bert.table()["may_ask"], anna.table()["may_ask"]) == ([], 0, None)


def test_back_with_the_others_consent(url):
    host = Host(url, "person", "person")
    anna, bert = host.seats[0], host.seats[1]
    before = [client.table() for client in (anna, bert, host)]
    done(bert.play("take 1"))
    problem(anna.post("/ask", seq=1), 409, "undo_nothing")
    done(bert.post("/ask", seq=1))
    assert anna.table()["ask"] == {"seat": 1, "move": 0, "needs": [0]}
    problem(bert.post("/answer", seq=2, agree=True), 409, "undo_not_asked")
    problem(host.post("/answer", seq=2, agree=True), 403, "access.seat")
    done(anna.post("/answer", seq=2, agree=True))
    for client, old in zip((anna, bert, host), before, strict=True):
        table = client.table()
        assert [(line["kind"], line["seat"], line["text"]) for line in table["log"]] == [
            ("ask", 1, "0"), ("agree", 0, ""), ("back", 1, "0"),
        ]  # fmt: skip
        assert (table["table"], table["legal"], table["move"], table["ask"]) == (old["table"], old["legal"], 0, None)
    problem(anna.post("/answer", seq=2, agree=True), 409, "stale")
    done(bert.play("take 2"))


def test_one_refusal_ends_a_wish_and_the_next_move_too(url):
    host = Host(url, "person", "person")
    anna, bert = host.seats[0], host.seats[1]
    done(bert.play("take 1"))
    done(bert.post("/ask", seq=1))
    done(anna.post("/answer", seq=2, agree=False))
    assert (anna.table()["ask"], anna.table()["move"]) == (None, 1)
    problem(anna.post("/answer", seq=3, agree=True), 409, "undo_not_asked")
    done(bert.post("/ask", seq=3))
    done(anna.play("take 1", seq=3))  # chosen before the question came
    assert (anna.table()["ask"], anna.table()["move"]) == (None, 2)
    problem(anna.post("/answer", seq=anna.table()["seq"], agree=True), 409, "undo_not_asked")


def test_a_wish_sent_again_is_acknowledged(url):
    host = Host(url, "person", "person")
    done(host.seats[1].play("take 1"))
    assert done(host.seats[1].post("/ask", seq=1)) == {"seq": 2}
    assert done(host.seats[1].post("/ask", seq=1)) == {"seq": 2}
    assert kinds(host.watcher.table()) == ["move", "ask"]


def test_two_others_must_both_agree(url):
    host = Host(url, "person", "person", "person")
    anna, bert, cleo = (host.seats[seat] for seat in range(3))
    done(anna.play("take 1"))
    done(anna.post("/ask", seq=1))
    done(cleo.post("/answer", seq=2, agree=True))
    assert host.watcher.table()["ask"]["needs"] == [1]
    problem(cleo.post("/answer", seq=3, agree=False), 409, "undo_not_asked")
    assert host.watcher.table()["move"] == 1
    done(bert.post("/answer", seq=2, agree=True))
    assert host.watcher.table()["move"] == 0
    assert kinds(host.watcher.table()) == ["ask", "agree", "agree", "back"]


def test_an_answer_counts_only_for_the_wish_that_was_seen(url):
    host = Host(url, "person", "person", "person")
    anna, bert, cleo = (host.seats[seat] for seat in range(3))
    for client in (anna, bert, cleo):
        done(client.play(moves_of(client.table())[0]))
    done(bert.post("/ask", seq=3))
    done(cleo.post("/answer", seq=4, agree=False))
    done(cleo.post("/ask", seq=5))
    found = problem(anna.post("/answer", seq=4, agree=True), 409, "stale")
    assert found["table"]["ask"]["seat"] == 2
    done(anna.post("/answer", seq=6, agree=True))


@pytest.mark.parametrize("other", [IDLE, "open"])
def test_with_only_bots_and_open_seats_back_needs_no_consent(url, other):
    bert = Host(url, other, "person").seats[1]
    done(bert.play("take 1"))
    done(bert.post("/ask", seq=1))
    assert (kinds(bert.table()), bert.table()["move"]) == (["ask", "back"], 0)


@pytest.mark.parametrize("leave", ["bot", "resign"])
def test_who_leaves_a_seat_to_a_bot_consents(url, leave):
    host = Host(url, "person", "person")
    anna, bert = host.seats[0], host.seats[1]
    done(bert.play("take 1"))
    done(bert.post("/ask", seq=1))
    done(anna.post(f"/seats/0/{leave}", level=IDLE))
    assert kinds(bert.table()) == ["ask", leave, "back"]
    assert (bert.table()["move"], bert.table()["ask"]) == (0, None)


def test_what_is_free_is_not_asked_for(url):
    bert = Host(url, "person", "person").seats[1]
    done(bert.play("buy blue"))
    assert bert.table()["may_ask"] is None
    problem(bert.post("/ask", seq=1), 409, "undo_is_free")


# --- Previews and positions ------------------------------------------------------------------------------------


def test_there_is_one_preview_for_each_legal_move_of_the_seat_to_act(url):
    host = Host(url, "person", "person")
    bert = host.seats[1]
    found = done(bert.get("/previews"))
    assert found["seq"] == 0
    assert sorted(preview["move"] for preview in found["previews"]) == sorted(moves_of(bert.table()))
    assert all(preview["ends_turn"] == preview["move"].startswith("take") for preview in found["previews"])
    assert done(host.seats[0].get("/previews"))["previews"] == []
    problem(host.get("/previews"), 403, "access.seat")
    done(bert.post("/seats/1/bot", level=IDLE))
    assert done(bert.get("/previews"))["previews"] == []


def test_every_watcher_may_look_at_every_position_as_it_was_seen_then(url):
    host = Host(url, "person", "person", "person")
    watchers = [host.seats[0], host.seats[1], host.seats[2], host, host.watcher]
    names = ("table", "turn", "phase", "to_act", "scores", "move", "seat")
    seen: list[dict[int, Any]] = [{} for _ in watchers]
    choose = random.Random(1)

    def look() -> None:
        for watcher, own in zip(watchers, seen, strict=True):
            table = watcher.table()
            own[table["move"]] = {name: table[name] for name in names}

    def check() -> None:
        for watcher, own in zip(watchers, seen, strict=True):
            last = watcher.table()["move"]
            for move, view in own.items():
                if move <= last:
                    position = done(watcher.get(f"/positions/{move}"))
                    assert {name: position[name] for name in names} == view
                    assert position["last"] == last
            problem(watcher.get(f"/positions/{last + 1}"), 404, "table.no_such_move")

    for _ in range(12):
        look()
        actor = host.actor()
        done(actor.play(choose.choice(moves_of(actor.table()))))
    look()
    check()
    asker = next(client for client in host.seats.values() if client.table()["may_ask"] is not None)
    back = asker.table()["may_ask"]
    done(asker.post("/ask", seq=asker.table()["seq"]))
    for client in host.seats.values():
        if client is not asker:
            done(client.post("/answer", seq=asker.table()["seq"], agree=True))
    assert host.watcher.table()["move"] == back
    for own in seen:
        for move in [move for move in own if move > back]:
            del own[move]
    look()
    for _ in range(6):
        actor = host.actor()
        done(actor.play(choose.choice(moves_of(actor.table()))))
        look()
    check()


def test_other_seats_positions_are_open_once_the_match_is_over(url):
    host = near_end(url, "person", "person")
    anna = host.seats[0]
    for client in (anna, host, host.watcher):
        problem(client.get("/positions/3", seat=1), 403, "access.seat")
    before = [done(host.seats[seat].get("/positions/3")) for seat in (0, 1)]
    assert done(anna.get("/positions/3", seat=0)) == before[0]
    assert before[0]["table"] != before[1]["table"]
    play_out(host)
    last = anna.table()["move"]
    for client in (anna, host, host.watcher):
        for seat in (0, 1):
            position = done(client.get("/positions/3", seat=seat))
            assert position | {"last": before[seat]["last"]} == before[seat]
        problem(client.get("/positions/3", seat=2), 404, "table.no_such_seat")
        problem(client.get(f"/positions/{last + 1}", seat=0), 404, "table.no_such_move")
    problem(anna.get("/positions/x"), 404, "route.unknown")
    problem(anna.get("/positions/-1"), 404, "route.unknown")


# --- Records ---------------------------------------------------------------------------------------------------


def check_record(host: Host) -> State:
    """The record of a match that is over, both forms, replayed; what everybody saw is what the record says."""
    table, answer = host.watcher.table(), done(host.watcher.get("/record"))
    states = [insula.replay(insula.parse(answer[form])) for form in ("text", "ndjson")]
    assert insula.parse(answer["text"]) == insula.parse(answer["ndjson"])
    for state in states:
        assert state.scores() == table["scores"]
        assert state.seq == table["move"]
    moves = [line["text"] for line in table["log"] if line["kind"] == "move"]
    assert [entry.move for entry in insula.parse(answer["text"]).entries] == moves
    return states[0]


def play_with_second_thoughts(host: Host, seed: int, moves: int = 1000) -> int:
    """Play at random, now and then taking back what is free or, with consent, what is not; how often the latter."""
    choose, backs, seq = random.Random(seed), 0, 0
    for _ in range(moves):
        to_act = host.watcher.table(seq)["to_act"]
        if to_act is None:
            break
        actor = host.seats[to_act]
        table = actor.table(seq)
        seq = table["seq"]
        if table["undo"] and choose.random() < 0.2:
            done(actor.post("/undo", seq=seq, move=choose.choice(table["undo"])))
        elif table["may_ask"] is not None and choose.random() < 0.05:
            seq = done(actor.post("/ask", seq=seq))["seq"]
            for client in host.seats.values():
                if client is not actor:
                    done(client.post("/answer", seq=seq, agree=True))
            backs += 1
        else:
            done(actor.play(choose.choice(moves_of(table)), seq=seq))
    return backs


def test_the_record_of_a_whole_match_replays_whatever_was_taken_back(url):
    host = Host(url, "person", "person")
    assert play_with_second_thoughts(host, seed=4) > 3
    assert host.watcher.table()["over"]
    state = check_record(host)
    assert state.rerolls
    text = done(host.watcher.get("/record"))["text"]
    assert text.count("[Reroll ") == len(state.rerolls)
    assert '[Players "Anna, Bert"]' in text
    assert "[Resigned" not in text


def test_a_record_tells_no_seed_before_the_end(url):
    host = Host(url, IDLE, "person")
    done(host.seats[1].play("take 1"))
    done(host.seats[1].post("/ask", seq=1))
    done(host.seats[1].play("take 1"))
    for client in (host, host.seats[1], host.watcher):
        answer = done(client.get("/record"))
        for word in ("[Seed", "[Salt", "[Reroll", '"seed"', '"salt"', '"rerolls"'):
            assert word not in answer["text"] + answer["ndjson"]
        assert '[Players "greedy, Anna"]' in answer["text"]
        assert json.loads(answer["ndjson"].partition("\n")[0])["players"] == ["greedy", "Anna"]
        for form in ("text", "ndjson"):
            assert [entry.move for entry in insula.parse(answer[form]).entries] == ["take 1"]
            assert insula.parse(answer[form]).result is None


def test_the_record_can_be_downloaded_in_both_forms(url):
    host = Host(url, "person", "person")
    answer = done(host.watcher.get("/record"))
    for form, end in (("text", "txt"), ("ndjson", "ndjson")):
        response = host.watcher.get(f"/record.{end}")
        assert response.text == answer[form]
        assert response.headers["content-disposition"] == f'attachment; filename="alhambra.{end}"'


@pytest.mark.parametrize("form", ["text", "ndjson"])
def test_a_record_opens_as_a_finished_match(url, form):
    old = over(url, "person", "person")
    done(old.seats[0].post("/seats/0/join", name="Ana, [M]"))
    record = done(old.watcher.get("/record"))[form]
    made = done(post(url, "/api/records", record=record), 201)
    assert made["links"] == []
    host, watcher = Client(url, made["match"], made["host"]), Client(url, made["match"])
    table = host.table()
    assert (table["over"], table["host"], table["seat"]) == (True, True, None)
    assert [seat["name"] for seat in table["seats"]] == ["Ana [M]", "Bert"]
    assert table["scores"] == old.watcher.table()["scores"]
    assert table["standings"] == old.watcher.table()["standings"]
    for move in (0, 1, table["move"] // 2, table["move"]):
        for seat in ({}, {"seat": 0}, {"seat": 1}):
            found = done(watcher.get(f"/positions/{move}", **seat))
            assert found | {"match": old.match} == done(old.watcher.get(f"/positions/{move}", **seat))
    problem(host.play("take 1"), 403, "access.seat")
    again = done(watcher.get("/record"))[form]
    assert again == record


def test_an_opened_record_says_who_resigned(url):
    record = played(2, seed=3).record().with_players(["Anna", "Bert"], [1])
    made = done(post(url, "/api/records", record=record.to_text()), 201)
    assert [standing["resigned"] for standing in Client(url, made["match"]).table()["standings"]] == [False, True]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "record.header"),
        ('[Insula "1"]\n', "record.header"),
        (played(2, seed=3, moves=20).record().to_text(), "record.no_seed"),
        (played(2, seed=3).record().to_text().replace("take 1", "take 4", 1), "record."),
    ],
)
def test_what_is_no_record_of_a_whole_game_is_not_opened(url, record, code):
    response = post(url, "/api/records", record=record)
    assert response.status_code == 422
    assert response.json()["code"].startswith(code)


@pytest.mark.parametrize("place", [0.1, 0.4, 0.95])
def test_a_match_goes_on_from_any_position_of_a_record_with_other_people(url, place):
    old = over(url, "person", "person", "person")
    record = done(old.watcher.get("/record"))["text"]
    last = old.watcher.table()["move"]
    move = int(last * place)
    host = Host(url, "open", "person", "person", record=record, move=move)
    done(host.seats[0].post("/seats/0/join", name="Zoe"))
    table = host.watcher.table()
    assert (table["move"], table["over"]) == (move, False)
    for client in (host, host.watcher, *host.seats.values()):
        found = client.table()
        assert found["origin"] == "record", "whoever made it may know what the others hold, and all are told so"
        assert (found["log"][0]["kind"], found["log"][0]["text"]) == ("record", str(move))
    assert [seat["name"] for seat in table["seats"]] == ["Zoe", "Anna", "Bert"]
    for number in {0, move // 2, move}:
        for seat in (0, 1, 2):
            found = done(host.seats[seat].get(f"/positions/{number}"))
            assert found | {"match": old.match, "last": last} == done(old.get(f"/positions/{number}", seat=seat))
    if place > 0.9:
        play_with_second_thoughts(host, seed=1)
        assert host.watcher.table()["over"]
        assert check_record(host).rerolls[0][0] <= move
    else:
        play_with_second_thoughts(host, seed=1, moves=10)


@pytest.mark.parametrize("title", ["alhambra", "arkadia", "carpe_diem"])
def test_nobody_chooses_the_deal_by_a_record_of_which_nothing_was_played(tmp_path, monkeypatch, title):
    """The cheat writes a record whose seed it knows, and begins at its beginning: it would know every hand."""
    record = played(2, seed=3, title=title).record().to_text()
    monkeypatch.setattr(matches, "_new_state", DEAL)
    with serving(tmp_path) as url:
        hosts = [Host(url, "person", "person", title=title, record=record, move=0) for _ in range(3)]
        hidden = [[json.dumps(host.seats[seat].table()["table"]) for seat in (0, 1)] for host in hosts]
        assert len({json.dumps(each) for each in hidden}) == 3, "each is dealt by itself"
        for host in hosts:
            assert host.watcher.table()["origin"] == "deal"
            assert "record" not in kinds(host.watcher.table())
            assert json.loads(done(host.watcher.get("/record"))["ndjson"].splitlines()[0])["commitment"]


def test_a_match_goes_on_only_where_there_is_something_to_go_on_with(url):
    record = played(2, seed=3).record()
    seats = [{"kind": "open"}, {"kind": "open"}]

    def refused(**change: Any) -> str:
        wish = {"title": "alhambra", "seats": seats, "record": record.to_text(), "move": 5} | change
        response = post(url, "/api/matches", **wish)
        assert response.status_code in (409, 422), response.text
        return response.json()["code"]

    assert refused(move=None) == "match.over"
    assert refused(move=len(record.entries)) == "match.over"
    assert refused(move=len(record.entries) + 1) == "record.no_such_move"
    assert refused(seats=[*seats, {"kind": "open"}]) == "record.other_table"
    assert refused(options={"tracking": "open"}) == "record.other_table"
    assert refused(record=played(2, seed=3, moves=20).record().to_text()) == "record.no_seed"


def test_the_unseen_is_drawn_anew_when_a_match_goes_on():
    record = played(2, seed=3).record()
    game = insula.load_game("alhambra", 2)
    states = [matches._go_on(record, 40, game) for _ in range(2)]
    at = next(state.clone() for state in positions(record, game) if state.seq == 40)
    assert len({state.digest() for state in (*states, at)}) == 3
    assert len({json.dumps(state.view(None).to_dict() | {"undo_limit": 0}) for state in (*states, at)}) == 1


def test_no_reroll_is_drawn_twice_in_a_match_that_goes_on_from_one():
    state = played(2, seed=3, moves=30)
    state.take_back(state.choices[-3])
    place, choose = state.seq, random.Random(3)
    while not state.is_terminal():
        state.apply_action(choose.choice(state.legal_actions()))
    on = matches._go_on(state.record(), place, state.game)
    seats = [Seat(kind="bot", level=IDLE), Seat(kind="bot", level=IDLE)]
    seats[on.current_player()] = Seat(kind="person", name="Anna")
    table = Table(State.unsettled(on.game, on.seed, on.salt), seats)
    for entry in line_of(on):
        table.fold(entry)
    asker = table.to_act
    table = table.play(asker, ["take 1"]).table
    assert table.ask_back(asker).entries[-1].text.split()[1] != str(on.rerolls[-1][1])
