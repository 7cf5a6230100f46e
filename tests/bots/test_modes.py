"""Bots think the same in every mode: compiled, bounds-checked and interpreted, position by position of whole games."""

from __future__ import annotations

import dataclasses
import itertools
import json
import re
import subprocess
import sys

import pytest

from insula.core import jit
from insula.registry import load_game, registered_names
from tests.bots.account import account_of, course_of
from tests.core.process import SOURCES, environment

WRITE = """
import json, sys
from tests.bots.called import CALLED
from tests.bots.account import Course, account_of

lines = [line for course in json.load(sys.stdin) for line in account_of(Course(**course))]
json.dump([lines, sorted(CALLED)], sys.stdout)
"""
OTHER_MODES = [mode for mode in jit.MODES if mode != jit.MODE]
SOME = {"seed": 1, "thinkers": [("greedy", 1, 40), ("search:2", 1, 150), ("rollouts:3", 2, 150)], "max_nodes": 12}
MOST = {"seed": 2, "thinkers": [("greedy", 1, 1), ("search:4", 1, 10), ("rollouts:20", 3, 10)], "max_nodes": 100}
"""Thinkers: bots, for how many decisions in a row, and how many decisions apart."""


def tables_of(title):
    """Every number of seats, with the values of every option in turn."""
    game = load_game(title)
    for number, seats in enumerate(game.seat_counts):
        yield game.at_table(seats, {name: values[number % len(values)] for name, values in game.known_options.items()})


def kernels_for(title):
    """All kernels that the bots of a title with an evaluation of its own call, each with the name of its file."""
    others = {*registered_names(), "plain_evaluation"} - {title}
    for path in (SOURCES / "insula" / "bots").rglob("*.py"):
        if path.stem not in others:
            for name in re.findall(r"^@kernel\ndef (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
                yield f"{path.stem}.{name}"


def written_elsewhere(courses, mode):
    """The account of a process of another mode, and the kernels that it called; NumPy's warnings are errors there."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", WRITE],
        env=environment(INSULA_MODE=mode), input=json.dumps([dataclasses.asdict(course) for course in courses]),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def check_mode(title, mode, care):
    """Hold what is thought in another mode against what is thought here; no kernel may be left out."""
    courses = [course_of(table, **care) for table in tables_of(title)]
    theirs, called = written_elsewhere(courses, mode)
    ours = itertools.chain.from_iterable(map(account_of, courses))
    for (where, expected), (there, found) in zip(ours, theirs, strict=True):
        assert where == there
        assert found == pytest.approx(expected, rel=1e-9, abs=1e-9), where
    if mode == "interpreted":
        assert set(kernels_for(title)) <= set(called)


@pytest.mark.parametrize("mode", OTHER_MODES)
@pytest.mark.parametrize("title", registered_names())
def test_bots_think_the_same_in_every_mode(title, mode):
    check_mode(title, mode, SOME)


@pytest.mark.long
@pytest.mark.parametrize("mode", OTHER_MODES)
@pytest.mark.parametrize("title", registered_names())
def test_bots_think_the_same_in_every_mode_at_every_decision(title, mode):
    check_mode(title, mode, MOST)
