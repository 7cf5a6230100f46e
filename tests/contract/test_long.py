"""Random games by the thousand, every invariant checked after every move, in all three modes."""

from __future__ import annotations

import subprocess
import sys

import pytest

from insula.core.jit import environment
from insula.registry import load_game, registered_names

TABLES = [
    pytest.param(title, option, id=f"{title}-{option}")
    for title in registered_names()
    for option in [
        "default",
        *(f"{name}={value}" for name, values in load_game(title).known_options.items() for value in values[1:]),
    ]
]


@pytest.mark.long
@pytest.mark.parametrize(("title", "option"), TABLES)
@pytest.mark.parametrize(("mode", "games"), [("compiled", 100_000), ("checked", 25_000), ("interpreted", 50)])
def test_random_games_have_no_fault(title, option, mode, games):
    """`games` in all, shared out among the numbers of seats; other options than the default get a tenth."""
    seat_counts = load_game(title).seat_counts
    share = -(-games // len(seat_counts)) if option == "default" else max(1, games // 10 // len(seat_counts))
    chosen = [] if option == "default" else ["--option", option]
    done = subprocess.run(
        [sys.executable, "-m", "insula", "fuzz", title, "--games", str(share), "--seed", "1000000", *chosen],
        env=environment(mode), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("no fault") == len(done.stdout.splitlines())
