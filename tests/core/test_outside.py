"""A title of another distribution: found by its entry point; what is wrong with one is told, and harms no other."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.core.process import environment

TITLE = """
import dataclasses
import tests.contract.toy as toy


def load_content(path=toy.OWN_FILE):
    return dataclasses.replace(toy.load_content(path), title="{title}")


TITLE = dataclasses.replace(toy.SOUND, name="{title}", module=__name__, load_content=load_content)
"""


@pytest.fixture
def install(tmp_path):
    """Put a distribution where Python finds it: its name, its entry points, its modules."""

    def add(name: str, points: dict[str, str], **modules: str) -> None:
        info = tmp_path / f"{name.replace('-', '_')}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        lines = [f"{title} = {value}" for title, value in points.items()]
        (info / "entry_points.txt").write_text("\n".join(["[insula.titles]", *lines, ""]), encoding="utf-8")
        for module, text in modules.items():
            (tmp_path / f"{module}.py").write_text(text, encoding="utf-8")

    return add


@pytest.fixture
def python(tmp_path):
    """Run Python where these distributions are installed."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])
        mine = environment(PYTHONPATH=path, INSULA_MODE="interpreted", LC_ALL="C.UTF-8")
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=mine, capture_output=True, encoding="utf-8", check=False)

    return run


def names(python) -> list[str]:
    return python("-W", "ignore", "-c", "import insula; print(*insula.registered_names())").stdout.split()


OWN = ["alhambra", "arkadia", "carpe_diem"]
PLAY = """
import random, insula
state = insula.load_game("metro", 2).new_initial_state(seed=1)
while not state.is_terminal():
    state.apply_action(random.Random(state.seq).choice(state.legal_actions()))
print(insula.replay(insula.parse(state.record().to_text())).digest() == state.digest())
"""


@pytest.mark.parametrize("value", ["metro_rules", "metro_rules:TITLE"])
def test_a_title_of_another_distribution_is_registered(install, python, value):
    install("metro", {"metro": value}, metro_rules=TITLE.format(title="metro"))
    assert names(python) == [*OWN, "metro"]
    assert python("-c", PLAY).stdout == "True\n"


def test_bots_play_a_title_that_brings_no_evaluation(install, python):
    install("metro", {"metro": "metro_rules"}, metro_rules=TITLE.format(title="metro"))
    code = """
import insula
from insula.bots import LEVELS, ask, make_bot
state = insula.load_game("metro", 3).new_initial_state(seed=1)
print(all(ask(make_bot(bot), state, 1) in state.legal_actions() for bot in ("greedy", "search:5", *LEVELS[:3])))
"""
    assert python("-c", code).stdout == "True\n"


BROKEN = {
    "a module that is not there": ("no_such_module", "", "ModuleNotFoundError: No module named 'no_such_module'"),
    "a module that ends the process": ("metro_rules", "raise SystemExit(3)", "SystemExit: 3"),
    "a module without a title": ("metro_rules", "", "has no attribute 'TITLE'"),
    "something else under its name": ("metro_rules", "TITLE = 7", "TypeError: metro_rules.TITLE is no title"),
    "another name for it": ("metro_rules:OTHER", "", "a title is called TITLE, not OTHER"),
    "a title of another name": ("metro_rules", TITLE.format(title="tram"), "it calls itself tram"),
    "a faulty content file": (
        "metro_rules",
        TITLE.format(title="metro").replace("path=toy.OWN_FILE", "path=toy.OWN_FILE.with_name('none.toml')"),
        "ContentError",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_title_is_told_with_its_distribution_and_the_others_are_there(install, python, what):
    value, module, reason = BROKEN[what]
    install("metro-game", {"metro": value}, metro_rules=module)
    assert names(python) == OWN
    warned = python("-c", "import insula; insula.registered_names()").stderr
    assert "TitleWarning: table.broken_title" in warned
    assert "distribution='metro-game 1.0'" in warned
    assert reason in warned
    done = python("-m", "insula", "perft", "metro")
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert done.stderr.startswith("insula: The title “metro” of metro-game 1.0 cannot be loaded: ")


def test_a_name_that_is_none_of_a_title_is_told(install, python):
    install("metro", {"Metro/7": "metro_rules"}, metro_rules=TITLE.format(title="metro"))
    assert names(python) == OWN
    done = python("-m", "insula", "engine", "no-such-title")
    assert [line for line in done.stderr.splitlines() if "“Metro/7” of metro 1.0" in line] != []


def test_two_titles_of_one_name_are_told_with_both_distributions_and_none_is_taken(install, python):
    install("metro", {"metro": "metro_rules"}, metro_rules=TITLE.format(title="metro"))
    install("metro-again", {"metro": "metro_rules"})
    assert names(python) == OWN
    done = python("-m", "insula", "perft", "metro")
    assert "“metro”: metro 1.0, metro-again 1.0." in done.stderr


def test_our_own_titles_stay_ours(install, python):
    install("alhambra-too", {"alhambra": "metro_rules"}, metro_rules=TITLE.format(title="alhambra"))
    code = "import insula; print(insula.load_game('alhambra').module, *insula.registered_names())"
    done = python("-c", code)
    assert done.stdout.split() == ["insula.games.alhambra", *OWN]
    assert "distributions=['insula', 'alhambra-too 1.0']" in done.stderr


def test_what_cannot_be_loaded_is_told_once_and_in_words_by_a_command(install, python):
    install("metro-game", {"metro": "no_such_module"})
    done = python("-m", "insula", "perft", "no-such-title")
    [told] = [line for line in done.stderr.splitlines() if "metro" in line]
    assert told.startswith("insula: The title “metro” of metro-game 1.0 cannot be loaded: ModuleNotFoundError")


def test_kernels_of_a_title_from_outside_have_a_folder_of_their_own_that_its_files_name(install, python, tmp_path):
    """Even where its package is called like one of our titles."""
    install("metro", {"metro": "alhambra"})
    package = tmp_path / "alhambra"
    package.mkdir()
    (package / "__init__.py").write_text(TITLE.format(title="metro"), encoding="utf-8")
    code = """
from insula.core import jit
from insula.registry import kernels_of
import alhambra
homes = {jit.home_of(name) for name in ("alhambra", "alhambra.rules", "insula.core.loops@alhambra")}
print(*homes | {kernels_of("metro")}, jit.cache_folder("outside/alhambra", "compiled"))
"""
    (package / "rules.py").write_text("", encoding="utf-8")
    home, folder = python("-c", code).stdout.split()
    assert home == "outside/alhambra"
    (package / "rules.py").write_text("A = 1\n", encoding="utf-8")
    assert python("-c", code).stdout.split() != [home, folder]
