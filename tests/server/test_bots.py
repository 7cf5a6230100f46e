"""Bots at the server's tables."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from insula import load_game, registered_names
from insula.bots import DEFAULT_LEVEL, ask, make_bot
from insula.server import matches, schema, thinkers
from insula.server.loading import load_table
from insula.server.metrics import Metrics
from insula.server.store import Stored, read_match
from insula.server.thinkers import Question, Thinkers, Waiting
from insula.server.tokens import bot_seed
from tests.core.process import environment
from tests.server.clients import Client, Host, Page, moves_of, serving, settings_for
from tests.server.people import IDLE, PATIENCE, dealing, done, kinds, near_end, play_out, post, problem, wait_for


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with dealing(folder) as address:
        yield address


def stored(folder: Path, match: str) -> Stored:
    """What the database has of a match."""
    engine = schema.open_engine(settings_for(folder).database_url, read_only=True)
    try:
        with engine.connect() as connection:
            return read_match(match)(connection)
    finally:
        engine.dispose()


def check_bots(folder: Path, match: str) -> int:
    """That each move of a bot is what its level chooses from its seed, whenever it is asked; how many there were."""
    found, moves = stored(folder, match), 0
    table = load_table(Stored(row=found.row, content=found.content, entries=[], links={}, changed=0))
    begun = max((seq + 1 for seq, entry in enumerate(found.entries) if entry.kind == "reroll"), default=0)
    for seq, entry in enumerate(found.entries):
        is_choice = seq >= begun and entry.kind == "move" and len(table.state.legal_actions()) > 1
        if is_choice and table.seats[entry.seat].kind == "bot":
            bot = make_bot(table.seats[entry.seat].level)
            move = ask(bot, table.state, bot_seed(found.row.secret, table.changed_at))
            assert table.state.action_to_string(move) == entry.text
            moves += 1
        table.fold(entry)
    return moves


# --- Without a worker ------------------------------------------------------------------------------------------


def test_a_match_of_bots_ends_by_itself(url, folder):
    host = Host(url, "random", "random", "random")
    assert host.seats == {}
    wait_for(lambda: host.table()["over"])
    assert len(host.table()["standings"]) == 3
    assert check_bots(folder, host.match) > 50


def test_a_bot_answers_every_turn_of_a_person(url, folder):
    host = near_end(url, "person", "random", choices=30)
    play_out(host)
    assert check_bots(folder, host.match) > 2
    assert {line["seat"] for line in host.watcher.table()["log"] if line["kind"] == "move"} == {0, 1}


def test_each_turn_of_a_bot_is_told_by_itself(url):
    """So a page can show one after another; only a slow reader gets several at once."""
    host = Host(url, "random", "person", "random", "random")
    with Page(host.watcher) as page:
        table = page.until("table")
        told = []
        while not table["over"]:
            if table["to_act"] == 1:
                mine = host.seats[1].table()
                done(host.seats[1].play(moves_of(mine)[-1], seq=mine["seq"]))
            table = page.until("table")
            told.append(len({(line["turn"], line["seat"]) for line in table["log"]}))
    assert len(told) > 50
    assert sum(turns > 1 for turns in told) <= len(told) / 20


def test_a_bot_begins_where_it_is_to(url):
    host = Host(url, "person", "random")
    wait_for(lambda: host.seats[0].table()["legal"])
    assert host.watcher.table()["log"][0]["seat"] == 1


def test_a_bot_that_gets_a_seat_in_its_turn_goes_on(url, folder):
    host = Host(url, "person", "person")
    anna, bert = host.seats[0], host.seats[1]
    done(bert.play("buy blue"))
    for _ in range(8):
        done(bert.post("/seats/1/bot", level="random"))
        wait_for(lambda: anna.table()["legal"])
        problem(bert.play("take 1"), 409, "seat.bot")
        done(bert.post("/seats/1/person"))
        while anna.table()["legal"]:
            done(anna.play(moves_of(anna.table())[0]))
        assert moves_of(bert.table())
    time.sleep(0.05)
    assert bert.table()["to_act"] == 1
    assert check_bots(folder, host.match) > 5


@pytest.mark.parametrize(
    ("level", "code"),
    [("genius", "bots.unknown"), ("search:0", "bots.unknown"), ("search:x", "bots.unknown"), ("Random", "bots.unknown"),
     ("search:5001", "bots.too_deep"), ("search:9999999", "bots.too_deep")],  # from this machine
)  # fmt: skip
def test_a_level_that_is_not_played_is_refused_everywhere(url, level, code):
    seats = [{"kind": "open"}, {"kind": "bot", "level": level}]
    problem(post(url, "/api/matches", title="alhambra", seats=seats), 422, code)
    host = Host(url, "person", "person")
    for path in ("/seats/1/bot", "/seats/1/resign"):
        problem(host.seats[1].post(path, level=level), 422, code)
    assert host.watcher.table()["seq"] == 0


def test_a_guest_may_ask_for_smaller_searches_than_who_sits_at_this_machine(tmp_path):
    """Wherever a level is named; the five levels are for all, and what is refused is counted."""
    with serving(tmp_path, search=200, guest_search=100, trusted_proxies=("127.0.0.1",)) as url:

        def ask_for(level: str, guest: bool) -> list[httpx.Response]:
            headers = {"X-Forwarded-For": "203.0.113.7"} if guest else {}
            host = Host(url, "person", "open")
            seats = [{"kind": "open"}, {"kind": "bot", "level": level}]
            return [
                httpx.post(
                    f"{url}{path}", json=body, timeout=300, headers={"Authorization": f"Bearer {token}", **headers}
                )
                for token in [host.seats[0].token]
                for path, body in (
                    ("/api/matches", {"title": "alhambra", "seats": seats}),
                    (f"/api/matches/{host.match}/advice", {"level": level, "move": 9}),
                    (f"/api/matches/{host.match}/seats/0/bot", {"level": level}),
                    (f"/api/matches/{host.match}/seats/0/resign", {"level": level}),
                )
            ]

        for level, guest, most in (
            ("search:101", True, 100), ("search:201", False, 200), ("search:100", True, None),
            ("search:200", False, None), ("master", True, None),
        ):  # fmt: skip
            for answer in ask_for(level, guest):
                if most is not None:
                    assert problem(answer, 422, "bots.too_deep")["arguments"]["most"] == f"search:{most}"
                else:
                    assert "bots.too_deep" not in answer.text
        counted = httpx.get(f"{url}/metrics", timeout=300).text
        assert 'insula_limits_met_total{limit="bots.too_deep"} 8.0' in counted


def test_matches_of_bots_alone_play_a_few_at_once_and_keep_nobody_waiting(tmp_path, monkeypatch):
    """All of them think here, and nobody waits for them: twenty at once would be felt by whoever plays."""
    playing: set[int] = set()
    most = 0
    choose = Thinkers.choose

    async def note(self, state, level, seed, owner=""):
        nonlocal most
        playing.add(owner)
        most = max(most, len(playing))
        await asyncio.sleep(0)
        playing.discard(owner)
        return await choose(self, state, level, seed, owner)

    monkeypatch.setattr(Thinkers, "choose", note)
    with serving(tmp_path) as url:
        alone = [Host(url, "random", "random") for _ in range(20)]
        wait_for(lambda: all(host.table()["over"] for host in alone))
        assert most <= matches.BOTS_ALONE
        most = 0
        with_people = [Host(url, "random", "person") for _ in range(20)]
        wait_for(lambda: all(host.table()["to_act"] == 1 for host in with_people))


def test_every_level_that_is_offered_is_played(url):
    for level in done(Client(url).http.get("/api/home"))["levels"]:
        done(Host(url, "person", "person").post("/seats/0/bot", level=level))
    host = Host(url, "person", "person")
    done(host.post("/seats/0/bot", level=""))
    assert host.watcher.table()["seats"][0]["level"] == DEFAULT_LEVEL


def test_two_servers_with_the_same_match_play_the_same_bots(tmp_path):
    (tmp_path / "one").mkdir()
    with dealing(tmp_path / "one") as address:
        host = Host(address, "person", "random", "random")
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    logs = []
    for folder in ("one", "two"):
        with dealing(tmp_path / folder) as address:
            anna = Client(address, host.match, host.seats[0].token)
            for _ in range(8):
                wait_for(lambda anna=anna: anna.table()["legal"])
                anna.play(moves_of(anna.table())[0])
            wait_for(lambda anna=anna: anna.table()["legal"])
            logs.append(anna.table()["log"])
    assert logs[0] == logs[1]
    assert len({line["seat"] for line in logs[0]}) == 3


def test_a_bot_may_choose_otherwise_after_a_way_back(url, folder):
    host = Host(url, "random", "person", "random")
    for _ in range(5):
        wait_for(lambda: host.seats[1].table()["legal"])
        done(host.seats[1].play("take 1"))
        wait_for(lambda: host.seats[1].table()["legal"])
        done(host.seats[1].post("/ask", seq=host.seats[1].table()["seq"]))
    assert kinds(host.seats[1].table()).count("back") == 5
    assert check_bots(folder, host.match) >= 5


# --- Before the workers are ready ------------------------------------------------------------------------------


def test_people_and_random_bots_play_while_the_others_are_not_ready(tmp_path, monkeypatch):
    monkeypatch.setattr(thinkers, "is_ready", lambda _title: False)
    with dealing(tmp_path) as address:
        assert done(Client(address).http.get("/api/home"))["bots_ready"] is False
        assert done(Client(address).http.get("/healthz"))["bots"] == "warming"
        people = near_end(address, "person", "person")
        with Page(people.watcher) as page:
            assert page.until("presence")["bots_ready"] is False
        play_out(people)
        play_out(near_end(address, "person", "random"))
        host = Host(address, IDLE, "person")
        done(host.seats[1].play("take 1"))
        time.sleep(0.05)
        assert host.watcher.table()["to_act"] == 0


def test_bots_of_a_title_play_as_soon_as_it_is_compiled_whatever_the_others_are(tmp_path, monkeypatch):
    compiled = {"alhambra"}
    monkeypatch.setattr(thinkers, "is_ready", compiled.__contains__)
    with dealing(tmp_path, bot_workers=1) as address:
        early = Host(address, "greedy", "person")
        done(early.seats[1].play("take 1"))
        wait_for(lambda: early.seats[1].table()["legal"])
        late = Host(address, "greedy", "greedy", title="arkadia")
        time.sleep(2 * thinkers.POLL_SECONDS)
        assert late.watcher.table()["seq"] == 0
        assert done(Client(address).http.get("/api/home"))["bots_ready"] is False
        compiled.update(registered_names())
        wait_for(lambda: late.watcher.table()["seq"] > 0)
        wait_for(lambda: done(Client(address).http.get("/api/home"))["bots_ready"])


def test_a_waiting_bots_seat_is_played_at_once_by_one_that_need_not_wait(url):
    host = Host(url, IDLE, "person")
    done(host.seats[1].play("take 1"))
    done(host.post("/seats/0/bot", level="random"))
    wait_for(lambda: host.seats[1].table()["legal"])


def test_a_bot_that_waits_keeps_no_other_waiting_when_its_seat_is_taken_back(url):
    host = Host(url, "random", "person")
    bert = host.seats[1]
    done(bert.post("/seats/1/bot", level=IDLE))
    done(bert.post("/seats/1/person"))
    done(bert.play("take 1"))
    wait_for(lambda: bert.table()["legal"])


def test_a_bot_that_waits_keeps_no_other_waiting_after_a_way_back(url):
    host = Host(url, IDLE, "person", "random")
    wait_for(lambda: host.watcher.table()["to_act"] == 0)
    guest = Client(url, host.match, done(host.post("/seats/0/link"), 201)["token"])
    done(guest.post("/seats/0/person"))
    done(guest.post("/seats/0/join", name="Anna"))
    done(guest.play("take 1"))
    done(guest.post("/seats/0/bot", level=IDLE))
    done(host.seats[1].play("take 1"))
    wait_for(lambda: host.watcher.table()["to_act"] == 0)  # the bot in between was not kept


# --- Whom a worker serves ---------------------------------------------------------------------------------------


def test_moves_come_before_advice_and_nobody_waits_behind_those_who_ask_for_much():
    async def order() -> list[str]:
        waiting, loop = Waiting(), asyncio.get_running_loop()

        def ask(owner: str, *, is_advice: bool = False) -> None:
            future = loop.create_future()
            waiting.put(Question(task=b"", owner=owner, is_advice=is_advice, answer=future))

        ask("wonders", is_advice=True)
        for _ in range(3):
            ask("greedy")
        served = []
        for place in range(7):
            if place == 1:
                ask("late")
            if place == 2:
                ask("newest")
                ask("late")
            question = await waiting.get()
            served.append(question.owner)
            waiting.note(question, 2.0 if question.owner == "greedy" else 0.1)
        assert waiting._used == {}
        return served

    assert asyncio.run(order()) == ["greedy", "late", "newest", "late", "greedy", "greedy", "wonders"]


# --- How long a bot takes -------------------------------------------------------------------------------------


def test_a_bot_that_has_no_alternative_thinks_as_if_it_had_one(monkeypatch):
    """Its time would tell that it holds but one kind of card."""
    asked = []

    async def note(self, state, task, owner, *, is_advice=False):
        asked.append(state)
        return state.action_to_string(state.legal_actions()[-1])

    monkeypatch.setattr(Thinkers, "_ask", note)
    state, chance = load_game("carpe_diem", 2).new_initial_state(11), random.Random(11)
    while not state.is_terminal():
        legal = state.legal_actions()
        words = {state.action_to_string(move): move for move in legal}
        if len(legal) == 1:
            assert asyncio.run(Thinkers(1, Metrics()).choose(state, "master", 1)) in words
            assert len(asked[-1].legal_actions()) > 1
            for seat in (None, 1 - state.current_player()):
                assert asked[-1].view(seat).table == state.view(seat).table
        state.apply_action(chance.choice([move for word, move in words.items() if word != "store"] or legal))
    assert len(asked) == 1


def test_where_everybody_knows_that_there_is_no_alternative_a_bot_answers_at_once(monkeypatch):
    monkeypatch.setattr(Thinkers, "_ask", None)
    state = SimpleNamespace(
        game=SimpleNamespace(seats=2), current_player=lambda: 0, legal_actions=lambda: [3], action_to_string=str
    )
    state.resample_from_infostate = lambda seat, word, told: state
    state.clone = lambda: state
    assert asyncio.run(Thinkers(1, Metrics()).choose(state, "master", 1)) == "3"


# --- With a worker ---------------------------------------------------------------------------------------------


def test_an_interpreted_worker_is_ready_without_a_thought_for_there_is_nothing_to_warm_up():
    code = "from insula.server import worker; worker.ask = None; worker.main()"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(INSULA_MODE="interpreted"),
        stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == "ready\n", done.stderr


def test_workers_play_what_they_are_asked_and_what_waited_for_them(tmp_path):
    with dealing(tmp_path) as address:
        waiting = near_end(address, "greedy", "greedy", choices=20)
    with dealing(tmp_path, bot_workers=1) as address:
        health = Client(address).http
        with Page(Client(address, waiting.match)) as page:
            while not (frame := page.receive(PATIENCE)).get("bots_ready"):
                assert frame["type"] in ("table", "presence")
        assert done(health.get("/healthz"))["bots"] == "ready"
        wait_for(lambda: Client(address, waiting.match).table()["over"])
        host = near_end(address, "person", "greedy", choices=40)
        play_out(host)
        searching = near_end(address, "search:50", "search:50", choices=4)
        wait_for(lambda: searching.watcher.table()["over"])
    assert check_bots(tmp_path, waiting.match) > 2
    assert check_bots(tmp_path, host.match) > 2
    assert check_bots(tmp_path, searching.match) > 0
