"""A move that only its seat may know in full is told to the others by its verb alone, until the match is over."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.clients import Client, Host, moves_of
from tests.server.people import dealing, done


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A match of Carpe Diem in which both seats put a fountain card back."""
    with dealing(tmp_path_factory.mktemp("data")) as url:
        host = Host(url, "person", "person", title="carpe_diem")
        chance, seats = random.Random(1), set()
        while len(seats) < 2:
            actor = host.actor()
            table = actor.table()
            assert not table["over"]
            moves = moves_of(table)
            move = chance.choice([move for move in moves if move != "store"] or moves)
            if move.startswith("return"):
                seats.add(table["to_act"])
            actor.play(move, seq=table["seq"])
        yield host


def returns(client: Client, **query: Any) -> list[tuple[int, str]]:
    log = client.table(**query)["log"]
    return [(line["seat"], line["text"]) for line in log if line["text"].startswith("return")]


def test_a_spectator_and_the_host_learn_that_a_card_went_back_and_not_which(host):
    for client in (host.watcher, host):
        told = returns(client)
        assert {seat for seat, _ in told} == {0, 1}
        assert {text for _, text in told} == {"return"}


def test_a_seat_knows_its_own_and_not_the_others(host):
    for seat, client in host.seats.items():
        for other, text in returns(client):
            assert (text == "return") == (other != seat)


def test_the_log_since_a_while_ago_tells_no_more(host):
    assert {text for _, text in returns(host.watcher, since=1)} <= {"return"}


@pytest.mark.parametrize("path", ["/record", "/record.txt", "/record.ndjson"])
def test_the_record_of_a_running_match_tells_no_more(host, path):
    text = host.watcher.get(path).text
    assert "return" in text
    assert not any(f"return {kind}" in text for kind in ("villa", "m", "b", "s", "c", "p", "g", "v", "h", "f"))


def test_nobody_is_told_that_a_return_had_no_alternative(host):
    lines = [line for line in done(host.watcher.get())["log"] if line["text"].startswith("return")]
    assert not any(line["forced"] for line in lines)
