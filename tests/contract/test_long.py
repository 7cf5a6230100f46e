"""Random games by the thousand, every invariant checked after every move, in all three modes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from insula.core.jit import environment
from insula.registry import registered_names


@pytest.mark.long
@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize(("mode", "games"), [("compiled", 20_000), ("checked", 5_000), ("interpreted", 20)])
def test_random_games_have_no_fault(title, mode, games):
    done = subprocess.run(
        [sys.executable, "-m", "insula", "fuzz", title, "--games", str(games), "--seed", "1000000"],
        env=environment(mode), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("no fault") == len(done.stdout.splitlines())
