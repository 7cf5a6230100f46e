"""Tic City comes from outside: installed as people install it, it plays wherever our own titles do."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.core.process import environment
from tests.examples.site import EXAMPLE, install, path_with


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    """Where Tic City is installed."""
    return install(tmp_path_factory.mktemp("outside"))


@pytest.fixture
def python(site, tmp_path):
    """Run Python where Tic City is installed."""

    def run(*words: str, typed: str = "", **changes: str) -> str:
        mine = {
            "PYTHONPATH": path_with(site),
            "INSULA_MODE": "interpreted",
            "INSULA_DATA_DIR": str(tmp_path),
            "LC_ALL": "C.UTF-8",
        }
        done = subprocess.run(
            [sys.executable, "-W", "error", *words],
            env=environment(**(mine | changes)), input=typed, capture_output=True, encoding="utf-8", check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


@pytest.fixture
def insula(python):
    """The command."""
    return lambda *words, **more: python("-m", "insula", *words, **more)


TABLE = ("--seats", "2", "--level", "random", "--seed", "1")

LIBRARY = """
import pickle, random
import insula
from insula.core.testing import random_game

assert "tic_city" in insula.registered_names()
game = insula.load_game("tic_city", seats=3)
*_, state = random_game(game, 7)
record = state.record()
for text in (record.to_text(), record.to_ndjson()):
    assert insula.replay(insula.parse(text)).digest() == state.digest()
assert pickle.loads(pickle.dumps(state)).digest() == state.digest()
print(state.returns())
"""


def test_the_library_plays_it_and_replays_its_records(python):
    assert python("-c", LIBRARY).startswith("[")


ENVIRONMENTS = """
import gymnasium, numpy, pyspiel
import insula.environments.gymnasium
from insula.environments import openspiel
from insula.environments.pettingzoo import env

single = gymnasium.make("insula/TicCity-v1", seats=3, opponents="random")
told, info = single.reset(seed=1)
is_over = False
while not is_over:
    told, reward, is_over, _, info = single.step(single.action_space.sample(mask=info["action_mask"]))
many = gymnasium.make_vec("insula/TicCity-v1", num_envs=3)
told, info = many.reset(seed=1)
assert many.observation_space.contains(many.step(info["action_mask"].argmax(axis=1))[0])
table = env("tic_city", 2)
table.reset(seed=1)
for agent in table.agent_iter():
    told, _, is_over, _, _ = table.last()
    table.step(None if is_over else int(told["action_mask"].argmax()))
assert "insula_tic_city" in openspiel.NAMES
pyspiel.random_sim_test(pyspiel.load_game("insula_tic_city"), num_sims=1, serialize=True, verbose=False)
"""


def test_it_is_an_environment_of_every_project(python):
    python("-c", ENVIRONMENTS)


def test_its_own_tests_pass(python):
    out = python("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE), str(EXAMPLE / "tests"))
    assert re.search(r"^\d+ passed", out, re.MULTILINE), out


def test_random_games_keep_every_invariant(insula):
    insula("fuzz", "tic_city", "--games", "5")


def test_bots_meet_in_the_arena(insula):
    result = json.loads(insula("arena", "tic_city", "--bots", "greedy,random", "--games", "4", "--jobs", "1", "--json"))
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random"]


def test_bots_meet_in_processes_of_the_arena(insula):
    result = json.loads(insula("arena", "tic_city", "--bots", "greedy,random", "--games", "4", "--jobs", "2", "--json"))
    assert [bot["name"] for bot in result["bots"]] == ["greedy", "random"]


def test_the_commands_know_it(insula):
    assert "made up for this example" in insula("content", "show", "tic_city")
    assert len(insula("perft", "tic_city", "--depth", "2").splitlines()) > 1
    assert "The game is over" in insula("tic_city", "--seed", "3")
    assert "The fountain counts as a park" in " ".join(insula("rules", "tic_city", "--lang", "en").split())


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Take a card or draw one."), ("de", "Nimm eine Karte oder zieh eine."), ("fr", "Take a card or draw one.")],
)
def test_the_terminal_draws_it_plainly_in_the_words_that_it_has(insula, language, said):
    """Where it has none in a language it speaks English."""
    told = insula("play", "tic_city", *TABLE, "--lang", language, typed="? 1\n? T5\ndraw\nbuild a1\nq\n")
    assert said in told
    assert "rule-" not in told
    assert "a1" in told


def test_a_game_in_the_terminal_ends_with_a_record_that_replays(insula, tmp_path):
    told = insula("play", "tic_city", *TABLE, "--lang", "en", typed="1\n" * 60)
    assert "The city is full." in told
    [record] = (tmp_path / "records").glob("tic_city*.txt")
    insula("replay", str(record), "--verify")


SERVER = """
import pathlib, sys, time
import httpx
from tests.server.clients import serving

with serving(pathlib.Path(sys.argv[1]), bot_workers=1) as address, httpx.Client(base_url=address, timeout=60) as client:
    home = client.get("/api/home").json()
    assert "tic_city" in [title["title"] for title in home["titles"]]
    told = client.get("/api/words/tic_city/de").json()
    assert any("Brunnen" in text for text in told["files"]) and any("fountain" in text for text in told["files"])
    assert told["emblem"].startswith("<svg")
    assert client.get("/api/words/alhambra/de").json()["emblem"] is None
    assert client.get("/api/words/no_such_title/de").status_code == 422
    assert client.get("/api/words/tic_city/xx").status_code == 422
    assert client.get("/api/components/tic_city").json()["tables"]["wishes"]["points"] == 2
    seats = [{"kind": "bot", "name": name, "level": "casual"} for name in ("Ada", "Ben")]
    made = client.post("/api/matches", json={"title": "tic_city", "seats": seats}).json()
    path = f"/api/matches/{made['match']}"
    while not client.get(path).json()["over"]:
        time.sleep(0.05)
    record = client.get(f"{path}/record").json()["text"]
    assert client.post("/api/records", json={"record": record}).status_code == 201
    assert "tic_city.TableView" in client.get("/api/openapi.json").text
print("over")
"""


def test_a_match_of_bots_on_the_server_ends(python, tmp_path):
    assert python("-c", SERVER, str(tmp_path)) == "over\n"


@pytest.mark.long
def test_it_keeps_every_promise_compiled_too(python, tmp_path):
    code = "from insula.core.testing import check_title; from tic_city import TITLE; check_title(TITLE, games=2)"
    python("-c", code, INSULA_MODE="compiled", INSULA_CACHE_DIR=str(tmp_path / "cache"))
