"""Datasets: every row is a decision of a real game, whatever was broken off and however many processes wrote it."""

from __future__ import annotations

import json
import shutil

import numpy as np
import pyarrow.parquet as pq
import pytest

from insula import cli, load_game
from insula.arena import dataset

GAMES, CHUNK = 5, 2


def write(folder, *words, title="alhambra", bots="greedy:3,random", games=GAMES):
    return cli.main([
        "dataset", title, "--bots", bots, "--games", str(games), "--chunk", str(CHUNK), "--out", str(folder), *words,
    ])  # fmt: skip


def rows_of(folder):
    return [row for file in sorted(folder.glob("*.parquet")) for row in pq.read_table(file).to_pylist()]


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("dataset") / "data"
    assert write(folder, "--jobs", "1", "--option", "tracking=open", "--observation") == 0
    return folder


def test_every_row_is_a_decision_of_the_game_that_its_seed_deals(written):
    rows = rows_of(written)
    game = load_game("alhambra", options={"tracking": "open"})
    assert {row["game"] for row in rows} == set(range(GAMES))
    for number in range(GAMES):
        of_game = [row for row in rows if row["game"] == number]
        state = game.new_initial_state(of_game[0]["seed"])
        for row in of_game:
            while state.seq < row["step"]:  # a move that is asked for without alternative
                [only] = state.legal_actions()
                state.apply_action(only)
            assert (row["seat"], row["legal"]) == (state.current_player(), state.legal_actions())
            assert row["level"] == ("greedy:3", "random")[(row["seat"] + number) % 2]
            assert row["options"] == "tracking=open"
            assert np.array_equal(row["observation"], state.observation_tensor(row["seat"]))
            assert len(row["legal"]) > 1
            state.apply_action(row["move"])
        while not state.is_terminal():
            [only] = state.legal_actions()
            state.apply_action(only)
        assert {tuple(row["result"]) for row in of_game} == {tuple(state.returns())}
        assert {tuple(row["points"]) for row in of_game} == {tuple(state.scores())}


def test_a_run_that_was_broken_off_goes_on_and_the_rows_are_the_same(written, tmp_path, capsys):
    again = tmp_path / "again"
    shutil.copytree(written, again)
    kept = again / "decisions-00000.parquet"
    before = kept.stat().st_mtime_ns
    (again / "decisions-00001.parquet").unlink()
    (again / "decisions-00002.parquet").unlink()
    (again / "decisions-00001.77.unfinished").write_bytes(b"half")
    assert write(again, "--jobs", "2", "--option", "tracking=open", "--observation") == 0
    assert kept.stat().st_mtime_ns == before
    assert rows_of(again) == rows_of(written)
    assert f"{len(rows_of(written))} decisions of {GAMES} games" in capsys.readouterr().out


def test_a_folder_of_another_dataset_is_left_alone(written, capsys):
    files = sorted(file.name for file in written.iterdir())
    assert write(written, "--jobs", "1", "--option", "tracking=open") != 0
    assert "has_observation" in capsys.readouterr().err
    assert sorted(file.name for file in written.iterdir()) == files


def test_the_card_tells_how_it_was_made_and_what_every_column_holds(written):
    card = (written / "README.md").read_text(encoding="utf-8")
    assert f"{len(rows_of(written))} decisions of {GAMES} whole games" in card
    assert "insula dataset alhambra --seats 2 --option tracking=open --bots greedy:3,random --games 5 --chunk 2" in card
    assert card.startswith("---\nlicense: cc0-1.0\n")
    for name in pq.read_schema(written / "decisions-00000.parquet").names:
        assert f"| `{name}` | " in card
    for piece in load_game("alhambra").observation_pieces:
        assert f"| {piece.name} | " in card


@pytest.mark.parametrize("title", ["arkadia", "carpe_diem"])
def test_other_titles_have_datasets_too(title, tmp_path):
    assert write(tmp_path / "data", "--jobs", "1", title=title, bots="random", games=1) == 0
    rows = rows_of(tmp_path / "data")
    assert {row["title"] for row in rows} == {title}
    assert "observation" not in rows[0]
    assert all(row["move"] in row["legal"] for row in rows)


@pytest.mark.parametrize(
    "words", [["--games", "0"], ["--chunk", "0"], ["--jobs", "0"], ["--bots", "nobody"], ["--seats", "9"]]
)
def test_what_cannot_be_is_refused_before_anything_is_written(words, tmp_path):
    folder = tmp_path / "data"
    assert cli.main(["dataset", "alhambra", "--games", "1", "--out", str(folder), *words]) != 0
    assert not folder.exists()


def test_a_file_that_is_no_plan_is_told(tmp_path, capsys):
    (tmp_path / dataset.PLAN).write_text(json.dumps([]))
    assert write(tmp_path, "--jobs", "1") != 0
    assert "title" in capsys.readouterr().err


def test_without_its_library_it_says_what_to_install(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    assert write(tmp_path / "data", "--jobs", "1") != 0
    assert "insula[dataset]" in capsys.readouterr().err
