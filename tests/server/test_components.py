"""The components of a title, for proof-reading: what is told is what the content file says."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import insula.games
from insula.core.content import CONFIDENCE
from insula.registry import load_game, registered_names
from tests.server.clients import Client, Host
from tests.server.people import dealing, done, problem
from tests.server.running import SERVE, serving

GAMES = Path(insula.games.__file__).parent


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with dealing(tmp_path_factory.mktemp("data")) as address:
        yield address


def components(url: str, title: str) -> dict[str, Any]:
    return done(Client(url).http.get(f"/api/components/{title}"))


@pytest.mark.parametrize("title", registered_names())
def test_every_table_is_told_as_it_stands_in_the_content_file(url, title):
    told = components(url, title)
    file = tomllib.loads((GAMES / title / "content.toml").read_text(encoding="utf-8"))
    assert file.pop("title") == told["title"] == title
    sources = {each["table"]: {"source": each["source"], "confidence": each["confidence"]} for each in told["sources"]}
    assert {name: sources[name] | rows for name, rows in told["tables"].items()} == file
    assert [each["table"] for each in told["sources"]] == list(told["tables"]), "in the same order"
    assert all(each["confidence"] in CONFIDENCE for each in told["sources"])


@pytest.mark.parametrize("title", registered_names())
def test_they_are_those_that_a_new_match_is_played_with(url, title):
    told, game = components(url, title), load_game(title)
    assert (told["content"], told["rules_version"]) == (game.content.digest, game.rules_version)
    [offered] = [each for each in done(Client(url).http.get("/api/home"))["titles"] if each["title"] == title]
    assert (told["content"], told["sources"]) == (offered["content"], offered["sources"])


def test_a_title_that_nobody_plays_here_has_none(url):
    found = problem(Client(url).http.get("/api/components/chess"), 422, "table.unknown_title")
    assert found["arguments"] == {"title": "chess", "known": registered_names()}


def test_a_server_keeps_the_components_of_a_match_when_it_is_started_without_them(tmp_path):
    own = (GAMES / "carpe_diem" / "content.toml").read_text(encoding="utf-8")
    file = tmp_path / "other.toml"
    file.write_text(own.replace('"V.M.", chimneys = 1', '"V.M.", chimneys = 2'), encoding="utf-8")
    usual = load_game("carpe_diem").content.digest
    with serving(tmp_path / "data", *SERVE, "--content", str(file)) as server:
        other = json.loads(server.get("/api/components/carpe_diem"))["content"]
        host = Host(server.address, "person", "person", title="carpe_diem")
        host.play_on(12)
        before = host.watcher.table()
        for client in (host, host.watcher, *host.seats.values()):
            client.http.close()
        assert server.end() == 0
    assert other != usual
    with serving(tmp_path / "data") as server:
        assert json.loads(server.get("/api/components/carpe_diem"))["content"] == usual
        assert json.loads(server.get(f"/api/matches/{host.match}"))["table"] == before["table"]
        assert other in server.get(f"/api/matches/{host.match}/record")
