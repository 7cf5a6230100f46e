"""The page about the strength of the bots is made of games, on a machine that has NumPy and Numba alone."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest

from insula import load_game, registered_names
from insula.arena import summarize
from insula.arena.contest import make_contest
from insula.arena.ledger import Ledger, read_ledger
from insula.arena.outcome import Outcome, play_game
from insula.bots import LEVELS
from insula.bots.evaluate import evaluation_of
from insula.core.jit import INTERPRETED
from tools import ladder

ROOT = Path(__file__).parents[2]
LACKING = ["msgspec", "rich", "fluent", "starlette", "uvicorn", "sqlalchemy", "alembic", "ray", "matplotlib"]


def write_games(folder, title):
    """A ladder on which the stronger bot wins three of four shuffles."""
    for seats, bots in ladder.matches(title):
        contest = make_contest(title, bots, seats)
        ledger = Ledger(contest, ladder.file_of(folder, title, seats, bots))
        for shuffle in range(8):
            for fixture in contest.fixtures_of(shuffle):
                strong = 1 if shuffle % 4 else -1
                points = tuple(50 + strong * 5 * (player == bots[0]) for player in fixture.players)
                places = tuple(1.0 + sum(other > mine for other in points) for mine in points)
                spent = {"decisions": (10,) * seats, "seconds": (0.5,) * seats}
                ledger.add(Outcome(shuffle=shuffle, players=fixture.players, points=points, places=places, **spent))
        ledger.close()
    ladder.machine_file(folder, title).write_text(json.dumps(ladder.machine()), encoding="utf-8")


def test_the_page_rates_all_levels_and_tells_every_match_and_what_it_was_played_with(tmp_path):
    write_games(tmp_path, "alhambra")
    page = "\n".join(ladder.page(["alhambra"], tmp_path))
    assert "| seats | match" in page
    for _, (bot, other) in ladder.LEVEL_MATCHES:
        assert f"| {bot} against {other} | 16 | 75.0 % |" in page
    assert "| 4 | master against 3 × greedy | 32 | 75.0 % |" in page
    rated = [line.split(" | ")[0].removeprefix("| ") for line in page.splitlines() if " ± " in line]
    assert rated == list(ladder.RATED)
    assert "| numba |" in page


@pytest.mark.parametrize("title", registered_names())
def test_a_budget_is_tried_four_times_and_a_quarter_as_large(title):
    duels = [bots for _, bots in ladder.matches(title)[len(ladder.LEVEL_MATCHES) :]]
    budgets = [int(bot.removeprefix("search:")) for duel in duels for bot in duel]
    assert f"search:{budgets[1]}" == evaluation_of(load_game(title)).LEVELS["expert"]
    assert budgets[0] == 4 * budgets[1] == 4 * budgets[2]
    assert budgets[3] == budgets[1] // 4 > 0


def test_a_level_that_is_the_same_bot_as_another_is_rated_once(tmp_path):
    write_games(tmp_path, "arkadia")
    assert evaluation_of(load_game("arkadia")).LEVELS["skilled"] == "greedy"
    page = "\n".join(ladder.page(["arkadia"], tmp_path))
    rated = [line.split(" | ")[0].removeprefix("| ") for line in page.splitlines() if " ± " in line]
    assert rated == [name for name in ladder.RATED if name != "greedy"]


def test_the_page_in_the_documents_is_made_of_the_games_beside_it(tmp_path):
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    titles = [title for title in registered_names() if ladder.machine_file(ladder.GAMES, title).exists()]
    assert titles
    assert page == "\n".join(ladder.page(titles, ladder.GAMES))


@pytest.mark.parametrize("title", registered_names())
def test_on_the_page_every_level_clearly_beats_the_one_below_and_thinking_longer_helps(title):
    shares = {
        match: summarize(*read_ledger(ladder.file_of(ladder.GAMES, title, *match))).bots[0].win_share
        for match in ladder.matches(title)
    }
    assert shares.pop((4, ("master", "greedy"))) >= 0.55
    for duel in itertools.pairwise((*LEVELS[::-1], "random")):
        assert shares.pop((2, duel)) >= 0.65
    assert shares.pop((2, ("greedy", "random"))) >= 0.9
    assert shares.pop((2, ("master", "greedy"))) >= 0.65
    assert len(shares) == 2
    assert min(shares.values()) > 0.5


def sample(title):
    """Two games of every match between levels; those of master, which is slow, only in the long run."""
    for seats, bots in ladder.LEVEL_MATCHES:
        marks = [pytest.mark.long] if "master" in bots else []
        yield pytest.param(title, seats, bots, marks=marks, id=f"{title}-{seats}-{'-'.join(bots)}")


@pytest.mark.skipif(INTERPRETED, reason="whole games of bots take a while without a compiler")
@pytest.mark.parametrize(("title", "seats", "bots"), [case for title in registered_names() for case in sample(title)])
def test_the_bots_of_the_page_are_those_of_today_and_play_its_games_again_as_they_were(title, seats, bots):
    _, outcomes = read_ledger(ladder.file_of(ladder.GAMES, title, seats, bots))
    of_key = {outcome.key: outcome for outcome in outcomes}
    for fixture in make_contest(title, bots, seats).fixtures_of(0)[:2]:
        assert play_game(fixture).points == of_key[fixture.key].points


def test_games_are_played_and_the_page_is_made_where_only_numpy_and_numba_are_installed(tmp_path):
    write_games(tmp_path, "alhambra")
    page = tmp_path / "page.md"
    code = f"""
import runpy, sys
sys.modules |= dict.fromkeys({LACKING})
from insula.arena import play
play("alhambra", ["greedy", "random"], games=2, jobs=1)
sys.argv = ["ladder", "--titles", "alhambra", "--from", {str(tmp_path)!r}, "--page", {str(page)!r}]
runpy.run_path("tools/ladder.py", run_name="__main__")
"""
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
    assert "## Alhambra" in page.read_text(encoding="utf-8")
