"""Points that a table does not show: in no message of a running match, to nobody but their seat; at the end to all."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from insula import load_game
from tests.server.clients import Client, Host, Page
from tests.server.people import dealing, done

SEATS = 3


def match_with_gold(url: str, tracking: str) -> Host:
    """A match in which every seat has sold seals: random moves, but seals that are worth something are all sold."""
    state = load_game("arkadia", SEATS, {"tracking": tracking}).new_initial_state(seed=2)
    chance = random.Random(2)
    while min(state.scores()) == 0:
        seat = state.current_player()
        legal = [state.game.moves.texts[move] for move in state.legal_actions()]
        wanted = "banner" if state.view(seat).table.players[seat].seals_worth else "end"
        eager = [move for move in legal if move.startswith((wanted, "sell"))]
        state.apply(eager[-1] if eager else chance.choice(legal))
    move = state.seq
    while not state.is_terminal():  # only of a game that is over a record tells the seed
        state.apply_action(chance.choice(state.legal_actions()))
    beginning = {"options": dict(state.game.options), "record": state.record().to_text(), "move": move}
    return Host(url, *["person"] * SEATS, title="arkadia", **beginning)


def messages_to(client: Client) -> Iterator[dict[str, Any]]:
    """Each message with points that someone gets: the table, over the socket too, a position, a line of a list."""
    table = client.table()
    yield table
    with Page(client) as page:
        yield page.until("table")
        yield page.ask(type="position", move=table["move"])
    yield done(client.get(f"/positions/{table['move']}"))
    if client.token is not None:
        links = [{"match": client.match, "token": client.token}]
        [summary] = client.http.post("/api/mine", json={"links": links}).json()["matches"]
        yield summary


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="module")
def host(url: str) -> Host:
    """A match played from memory in which every seat has gold."""
    return match_with_gold(url, "memory")


@pytest.mark.parametrize("seat", range(SEATS))
def test_a_seat_gets_its_own_points_and_no_others(host, seat):
    for message in messages_to(host.seats[seat]):
        assert [points is not None for points in message["scores"]] == [other == seat for other in range(SEATS)]
        assert message["scores"][seat] > 0


def test_a_seat_s_view_tells_its_own_gold_and_no_other(host):
    for seat, client in host.seats.items():
        for message in messages_to(client):
            players = message.get("table", {}).get("players", [])
            assert [player["gold"] for player in players] in ([], message["scores"])
            assert all((player["seals"] is None) == (other != seat) for other, player in enumerate(players))


def test_a_spectator_and_the_host_get_nobody_s(host):
    for client in (host.watcher, host):
        for message in messages_to(client):
            assert message["scores"] == [None] * SEATS


def test_an_earlier_position_tells_no_more(host):
    for move in range(0, host.watcher.table()["move"], 7):
        for seat, client in host.seats.items():
            scores = done(client.get(f"/positions/{move}"))["scores"]
            assert [points is not None for points in scores] == [other == seat for other in range(SEATS)]


def test_a_table_that_is_open_shows_everybody_s(url):
    host = match_with_gold(url, "open")
    told = [
        message["scores"] for client in (host, host.watcher, *host.seats.values()) for message in messages_to(client)
    ]
    assert all(min(scores) > 0 for scores in told)
    assert [scores for scores in told if scores != told[0]] == []


def test_at_the_end_everybody_s_are_shown(host):
    host.play_on(1000)
    standings = [standing["points"] for standing in host.watcher.table()["standings"]]
    for client in (host, host.watcher, *host.seats.values()):
        for message in messages_to(client):
            assert message["scores"] == standings
