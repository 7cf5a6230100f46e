"""Golden games replay move by move: the same legal counts, the same events, the same scores."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from insula.core.state import State
from insula.core.testing import transcript
from insula.registry import TITLES, load_game

GOLDENS = sorted(Path(__file__).parent.glob("*/*.txt"))
MOVE = re.compile(r"\d+\. \d+: \(?([^()]+?)\)?  of \d+")


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays(path):
    text = path.read_text(encoding="utf-8")
    _, table, seed, *lines = text.splitlines()
    seats, *options = table.removeprefix("seats ").split()
    content = path.with_suffix(".toml")
    game = load_game(
        path.parent.name,
        int(seats),
        dict(option.split("=") for option in options),
        content if content.exists() else None,
    )
    state = State.unsettled(game, int(seed.removeprefix("seed ")))
    for line in lines:
        if move := MOVE.fullmatch(line):
            state.apply_literally(move[1])
    assert state.is_terminal()
    assert transcript(state) == text


@pytest.mark.parametrize("title", TITLES)
def test_every_number_of_seats_has_a_golden_game(title):
    texts = [path.read_text(encoding="utf-8") for path in GOLDENS if path.parent.name == title]
    seen = {int(re.search(r"^seats (\d+)", text, re.MULTILINE)[1]) for text in texts}
    assert seen == set(load_game(title).seat_counts)
