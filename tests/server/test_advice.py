"""What a bot thinks of a position, told only to those who may know."""

from __future__ import annotations

import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from insula.bots import LEVELS, consider, make_bot
from insula.core.state import State
from insula.server import messages as wire
from insula.server import thinkers, worker
from insula.server.loading import game_at
from insula.server.metrics import Metrics
from insula.server.thinkers import MOST_THOUGHTS, Task, Thinkers, told
from tests.core.tables import played
from tests.server import twins
from tests.server.clients import Client, Host, moves_of
from tests.server.people import IDLE, dealing, done, near_end, over, post, problem, wait_for

ANYTHING = "random"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("data")) as address:
        yield address


def against_bots(url: str) -> Host:
    """A person at the first seat, to act, against bots."""
    host = Host(url, "person", ANYTHING, ANYTHING)
    wait_for(lambda: host.seats[0].table()["legal"])
    return host


def ask(client: Client, level: str = ANYTHING, move: int | None = None):
    return client.post("/advice", level=level, move=client.table()["move"] if move is None else move)


# --- Who may ask -----------------------------------------------------------------------------------------------


def test_who_plays_against_bots_alone_hears_of_legal_moves_the_best_first(url):
    anna = against_bots(url).seats[0]
    advice, table = done(ask(anna)), anna.table()
    moves = [thought["move"] for thought in advice["thoughts"]]
    assert (advice["level"], advice["move"], advice["seat"]) == (ANYTHING, table["move"], 0)
    assert len(set(moves)) == len(moves) == min(MOST_THOUGHTS, len(moves_of(table)))
    assert set(moves) <= set(moves_of(table))


def test_it_is_what_a_bot_would_do_that_took_the_seat(url):
    host = against_bots(url)
    anna = host.seats[0]
    seq = anna.table()["seq"]
    first = done(ask(anna))["thoughts"][0]["move"]
    done(anna.post("/seats/0/bot", level=ANYTHING))
    wait_for(lambda: anna.table()["to_act"] != 0 or anna.table()["over"])
    assert next(line["text"] for line in anna.table()["log"] if line["seq"] >= seq and line["kind"] == "move") == first


def test_asked_again_it_is_the_same_and_changes_nothing(url):
    anna = against_bots(url).seats[0]
    before = anna.table()
    assert done(ask(anna)) == done(ask(anna))
    assert anna.table() == before


@pytest.mark.parametrize("other", ["person", "open"])
def test_nobody_is_advised_against_people(url, other):
    host = Host(url, "person", "person", other)
    problem(ask(host.actor()), 409, "advice.people")


def test_while_the_match_runs_only_the_seat_to_act_is_advised_and_only_about_now(url):
    host = against_bots(url)
    anna, move = host.seats[0], host.seats[0].table()["move"]
    problem(ask(host), 409, "match.running")
    problem(ask(host.watcher), 403, "access.seat")
    problem(ask(anna, move=move + 1), 409, "stale")
    if move:
        problem(ask(anna, move=move - 1), 409, "stale")
    waiting = Host(url, "person", IDLE)
    assert waiting.watcher.table()["to_act"] == 1
    problem(ask(waiting.seats[0]), 409, "out_of_turn")
    done(anna.post("/seats/0/bot", level=IDLE))
    problem(ask(anna), 409, "seat.bot")


def test_once_the_match_is_over_those_who_played_may_ask_about_every_position(url):
    host = over(url, "person", "person")
    last = host.watcher.table()["move"]
    for move in (0, 1, last - 1):
        seat = done(host.watcher.get(f"/positions/{move}"))["to_act"]
        advice = done(ask(host.seats[1], move=move))
        assert advice["seat"] == seat
        assert advice == done(ask(host, move=move)) == done(ask(host.seats[0], move=move))
    problem(ask(host, move=last), 409, "match.over")
    problem(ask(host, move=last + 1), 404, "table.no_such_move")
    problem(ask(host.watcher, move=0), 403, "access.seat")


# --- Which bots ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "code"),
    [
        ("search:5000", None), ("greedy:3", None), ("greedy:0.5", None), ("", None),
        ("search:5001", "bots.too_deep"), ("search:50x4", "bots.unknown"), ("search:50ms", "bots.unknown"),
        ("search:1x0", "bots.unknown"), ("genius", "bots.unknown"), *((level, None) for level in LEVELS),
    ],
)  # fmt: skip
def test_a_server_thinks_only_so_long_for_anyone(url, level, code):
    seats = [{"kind": "open"}, {"kind": "bot", "level": level}]
    made = post(url, "/api/matches", title="alhambra", seats=seats)
    done(made, 201) if code is None else problem(made, 422, code)


@pytest.mark.parametrize("level", ["engine:touch {file}", "engine: touch {file}", "engine:/bin/sh", "engine"])
def test_no_request_makes_a_server_run_a_program(url, tmp_path, level):
    level = level.format(file=tmp_path / "x")[:40]
    host = Host(url, "person", "person")
    seats = [{"kind": "open"}, {"kind": "bot", "level": level}]
    for response in (
        post(url, "/api/matches", title="alhambra", seats=seats),
        host.seats[0].post("/seats/0/bot", level=level),
        host.seats[0].post("/seats/0/resign", level=level),
        against_bots(url).seats[0].post("/advice", level=level, move=0),
    ):
        problem(response, 422, "bots.unknown")
    assert list(tmp_path.iterdir()) == []


def test_while_bots_get_ready_there_is_no_advice(tmp_path, monkeypatch):
    monkeypatch.setattr(thinkers, "is_ready", lambda _title: False)
    with dealing(tmp_path) as address:
        problem(ask(against_bots(address).seats[0], "expert"), 503, "bots.warming")


def test_bots_that_are_busy_for_too_long_are_said_to_be(url, monkeypatch):
    monkeypatch.setattr("insula.server.matches.ADVICE_SECONDS", 0.01)
    problem(ask(against_bots(url).seats[0], IDLE), 503, "bots.busy")


# --- Nothing hidden --------------------------------------------------------------------------------------------


def thoughts_of(task: bytes) -> str:
    return worker._answer(msgspec.json.decode(task, type=Task))


@pytest.mark.parametrize("seats", [2, 3])
def test_for_twins_the_advice_is_the_same(seats):
    """What is told depends on nothing that the seat cannot know."""
    pool = Thinkers(0, Metrics())
    for seed, share in itertools.product(range(2), (0.3, 0.8)):
        left, right = (truth.now() for truth in twins.twins(game_at("alhambra", seats, {}), seed, share))
        assert {"rng"} < set(twins.hidden_differences(left, right))
        tasks = [pool._task("thoughts", state, "greedy", 9) for state in (left, right)]
        assert tasks[0] == tasks[1]
        assert thoughts_of(tasks[0]) == thoughts_of(tasks[1])


def test_a_worker_thinks_what_the_library_thinks():
    state = at_a_choice()
    answer = thoughts_of(Thinkers(0, Metrics())._task("thoughts", state, "greedy:3", 5))
    assert msgspec.json.decode(answer, type=list[wire.Thought]) == told(consider(make_bot("greedy:3"), state, 5), state)


def at_a_choice() -> State:
    """A position with more moves than are thought about aloud."""
    whole = played(3, seed=3)
    return next(at for at in map(whole.at, whole.choices) if len(at.legal_actions()) > MOST_THOUGHTS)


# --- With a worker ---------------------------------------------------------------------------------------------


def test_a_worker_that_dies_while_it_advises_is_replaced_and_the_answer_is_the_same(tmp_path: Path, monkeypatch):
    started: list[int] = []
    exchange = thinkers._exchange

    async def dying(process, task):
        started.append(process.pid)
        if len(started) == 1:
            os.kill(process.pid, signal.SIGKILL)
        return await exchange(process, task)

    monkeypatch.setattr(thinkers, "_exchange", dying)
    with dealing(tmp_path, bot_workers=1) as address:
        wait_for(lambda: done(Client(address).http.get("/api/home"))["bots_ready"])
        anna = near_end(address, "person", ANYTHING, choices=20).seats[0]
        wait_for(lambda: anna.table()["legal"])
        advice = done(ask(anna, "greedy"))
        assert done(ask(anna, "greedy")) == advice
        assert all(thought["rank"] >= 1 and thought["share"] > 0 for thought in advice["thoughts"])
        done(anna.play(advice["thoughts"][0]["move"]))
    assert len(set(started)) == 2
