"""Matches that begin at a position in words: as it says, told to everybody, rebuilt from the log."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import insula
from insula.core.state import State
from insula.server import schema
from insula.server.loading import load_table
from insula.server.matches import _begin_at, _new_deal
from insula.server.store import read_match
from insula.server.table import Table
from tests.server.clients import Client, Host
from tests.server.people import dealing, done, kinds, play_out, post, problem

SEATS = ["person", "person", "person"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def url(folder: Any) -> Iterator[str]:
    with dealing(folder) as address:
        yield address


def middle(title: str, choices: int = 25) -> State:
    """A position on the way of a random game."""
    state, chance = insula.load_game(title, 3).new_initial_state(5), random.Random(5)
    for _ in range(choices):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def stored(folder: Any, match: str) -> Table:
    """The table that the log of a match leads to."""
    engine = schema.open_engine(f"sqlite:///{folder / 'insula.sqlite'}", read_only=True)
    with engine.connect() as connection:
        found = read_match(match)(connection)
    engine.dispose()
    return load_table(found)


def as_sent(table: Any) -> Any:
    return json.loads(json.dumps(dataclasses.asdict(table)))


@pytest.mark.parametrize("title", ["alhambra", "arkadia", "carpe_diem"])
def test_a_match_begins_at_a_position_and_says_so_to_everybody(url, folder, title):
    state = middle(title)
    host = Host(url, *SEATS, title=title, position=state.position())
    for seat, client in [(None, host), (None, host.watcher), *host.seats.items()]:
        table = client.table()
        assert table["origin"] == "position"
        assert (table["move"], table["to_act"]) == (0, state.current_player())
        assert [(entry["kind"], entry["text"], entry["seat"]) for entry in table["log"]] == [("position", "", None)]
        assert table["table"] == as_sent(state.view(seat).table)
        legal = state.view(seat).legal if seat == state.current_player() else {}
        assert table["legal"] == {verb: list(nouns) for verb, nouns in legal.items()}
    host.play_on(10)
    now = stored(folder, host.match).state
    for seat, client in host.seats.items():
        assert client.table()["table"] == as_sent(now.view(seat).table)
        assert done(client.get("/positions/0"))["table"] == as_sent(state.view(seat).table)


def test_a_dealt_match_says_that_it_was_dealt(url):
    assert Host(url, *SEATS).watcher.table()["origin"] == "deal"


def test_it_is_played_to_its_end_over_a_restart_and_its_rematch_is_dealt(tmp_path):
    with dealing(tmp_path) as address:
        host = Host(address, "person", "person", position=near_end())
        host.play_on(1)
        before = [client.table() for client in host.seats.values()]
    with dealing(tmp_path) as address:
        clients = {seat: Client(address, host.match, client.token) for seat, client in host.seats.items()}
        host.seats, host.watcher = clients, Client(address, host.match)
        assert [client.table() for client in clients.values()] == before
        play_out(host)
        table = host.watcher.table()
        assert table["over"]
        assert kinds(table)[0] == "position"
        again = done(clients[0].post("/rematch"), 201)
        assert Client(address, again["match"]).table()["origin"] == "deal"


def near_end() -> str:
    """A position two choices before the end."""
    state, chance = insula.load_game("alhambra", 2).new_initial_state(3), random.Random(3)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return state.at(state.choices[-2]).position()


def test_what_is_left_open_is_drawn_and_nobody_can_foresee_it(url, folder):
    text = middle("alhambra").position(is_open=True)
    states = [stored(folder, Host(url, *SEATS, position=text).match).state for _ in range(2)]
    assert states[0].view(0) == states[1].view(0)
    piles = [state.rows["money_pile"][0].tolist() for state in states]
    assert piles[0] != piles[1]
    assert sorted(piles[0]) == sorted(piles[1])
    assert (states[0].rows["rng"] != states[1].rows["rng"]).all()
    assert len({state.salt for state in (*states, states[0].game.new_initial_state(1))}) == 3
    assert all(len(state.salt) > 20 for state in states)


def test_moves_without_alternative_follow_the_position_at_once():
    game = insula.load_game("alhambra", 2)
    forced = next(position for position in positions_of(game) if game.from_position(position).is_forced)
    begun, *moves = _begin_at(forced, _new_deal(game))
    assert begun.text == forced
    assert moves
    assert {entry.kind for entry in moves} == {"move"}


def positions_of(game: Any) -> Iterator[str]:
    """Positions of random games before each move, those without alternative too."""
    for seed in range(20):
        state, chance = State.unsettled(game, seed), random.Random(seed)
        while not state.is_terminal():
            yield state.position()
            state.apply_literally(state.action_to_string(chance.choice(state.legal_actions())))


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"position": "no position"}, 422, "position.faulty"),
        ({"position": middle("arkadia").position()}, 422, "position.faulty"),
        ({"title": "arkadia"}, 422, "position.faulty"),
        ({"seats": [{"kind": "open"}] * 2}, 422, "position.faulty"),
        ({"options": {"tracking": "open"}, "position": middle("alhambra").position() + "options: tracking=memory\n"},
         422, "position.faulty"),
        ({"move": 3}, 422, "record.missing"),
        ({"record": "x"}, 400, "body.malformed"),
        ({"position": "#" * 20_000}, 400, "body.malformed"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_laid_is_refused(url, change, status, code):
    wish = {"title": "alhambra", "seats": [{"kind": "open"}] * 3, "position": middle("alhambra").position()}
    problem(post(url, "/api/matches", **(wish | change)), status, code)


def test_every_mistake_of_a_position_is_named(url):
    text = middle("alhambra").position().replace("seats: 3", "seats: 3\nsize: 4\nactor")
    found = problem(
        post(url, "/api/matches", title="alhambra", seats=[{"kind": "open"}] * 3, position=text), 422, "position.faulty"
    )
    assert found["arguments"]["faults"] == ["line 4: no colon", "line 3: no field 'size'"]


def test_a_game_that_is_over_is_no_place_to_begin(url):
    state, chance = insula.load_game("alhambra", 2).new_initial_state(3), random.Random(3)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    wish = {"title": "alhambra", "seats": [{"kind": "open"}] * 2, "position": state.position()}
    problem(post(url, "/api/matches", **wish), 409, "match.over")
