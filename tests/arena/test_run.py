"""Contests: the same on every executor, resumable, and no bot can stop them."""

from __future__ import annotations

import dataclasses
import importlib.util
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from insula import InsulaError, parse, replay
from insula.arena import play, report, run
from insula.arena.command import names_of
from insula.arena.ledger import read_ledger
from insula.arena.outcome import Outcome
from insula.cli import main
from tests.arena import players

FIRST = "python:tests.arena.players.First"
HAS_RAY = importlib.util.find_spec("ray") is not None
HAS_MATPLOTLIB = importlib.util.find_spec("matplotlib") is not None


def duel(games=4, **more):
    return play("alhambra", ["random", FIRST], games=games, jobs=1, **more)


@pytest.fixture(scope="module")
def four_games():
    return duel()


def test_processes_play_the_same_games_as_one(four_games):
    assert play("alhambra", ["random", FIRST], games=4, jobs=2).outcomes == four_games.outcomes


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install 'insula[cluster]'")
@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_that_is_reached_from_this_machine_alone_plays_the_same_games(four_games):
    places = []
    result = play(
        "alhambra", ["random", FIRST], games=4, executor="ray",
        watch=lambda *_: places.append(sys.modules["ray"].util.get_node_ip_address()),
    )  # fmt: skip
    assert result.outcomes == four_games.outcomes
    assert set(places) == {"127.0.0.1"}


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_the_extra_that_brings_it_is_named():
    with pytest.raises(InsulaError) as refused:
        play("alhambra", ["random", FIRST], games=2, executor="ray")
    assert (refused.value.code, refused.value.arguments["extra"]) == ("arena.extra", "cluster")


def test_a_cluster_that_cannot_be_reached_is_named(monkeypatch):
    def refuse(**_):
        raise ConnectionError("no answer")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=refuse))
    with pytest.raises(InsulaError) as refused:
        play("alhambra", ["random", FIRST], games=2, executor="ray", address="10.0.0.1:6379")
    assert refused.value.code == "arena.cluster"
    assert refused.value.arguments == {"address": "10.0.0.1:6379", "reason": "no answer"}


def test_another_seed_is_another_contest(four_games):
    assert [game.points for game in duel(seed=1).outcomes] != [game.points for game in four_games.outcomes]


def test_rotations_of_a_shuffle_have_the_same_deal(tmp_path):
    duel(games=2, records=tmp_path)
    records = [parse(file.read_text(encoding="utf-8")) for file in sorted(tmp_path.iterdir())]
    assert len({record.seed for record in records}) == 1
    assert {record.players for record in records} == {("random", FIRST), (FIRST, "random")}
    assert all(replay(record).is_terminal() for record in records)


def test_no_two_games_have_the_same_file(tmp_path):
    for more in ({}, {"seed": 1}, {"options": {"tracking": "open"}}):
        duel(games=2, records=tmp_path, **more)
    long = f"engine:{sys.executable} -c {'x' * 300}"
    for names in (["search:1x1", "search:1.x1"], ["random", long]):
        outcome = Outcome(
            shuffle=0, players=tuple(names), places=(1, 2), points=None, decisions=(1, 1), seconds=(1, 1), record="."
        )
        run._keep_record(outcome, duel(games=2).contest, tmp_path)
        run._keep_record(dataclasses.replace(outcome, players=tuple(names[::-1])), duel(games=2).contest, tmp_path)
    assert len(list(tmp_path.iterdir())) == 3 * 2 + 2 * 2


def test_a_game_whose_record_could_not_be_kept_is_played_again(tmp_path):
    file, folder = tmp_path / "games.ndjson", tmp_path / "records"
    folder.write_text("no folder")
    with pytest.raises(InsulaError) as refused:
        duel(record=file, records=folder)
    assert refused.value.code == "arena.file"
    folder.unlink()
    duel(record=file, records=folder)
    assert len(list(folder.iterdir())) == 4


# --- Bots that fail ---


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Broken", "ZeroDivisionError: no idea"),
        ("Illegal", "illegal move -7"),
        ("Leaver", "SystemExit: 0"),
        ("Lister", "TypeError: 'list' object cannot be interpreted as an integer"),
        ("Shouter", f"ValueError: one two?[2J{'!' * 1000}"[:300]),
    ],
)
def test_a_bot_that_fails_loses_its_game_and_the_others_go_on(name, reason):
    bot = f"python:tests.arena.players.{name}"
    result = play("alhambra", [bot, "random"], games=6, seats=3, jobs=1)
    assert (result.games, result.bots[0].forfeits, result.bots[0].win_share) == (6, 6, 0)
    assert (result.bots[0].mean_rank, result.bots[1].mean_rank, result.bots[0].mean_margin) == (3, 1.5, None)
    assert {(game["players"][game["seat"]], game["reason"]) for game in result.to_dict()["forfeits"]} == {(bot, reason)}


def test_every_bot_is_closed_after_its_game_even_after_a_failure():
    players.First.closed.clear()
    play("alhambra", [FIRST, "python:tests.arena.players.Broken"], games=2, jobs=1)
    assert sorted(players.First.closed) == ["broken"] * 3 + ["first"] * 3  # one to see whether it can be made


def test_a_bot_that_cannot_be_closed_has_played_all_the_same(four_games):
    result = play("alhambra", ["random", "python:tests.arena.players.Untidy"], games=4, jobs=1)
    assert [game.points for game in result.outcomes] == [game.points for game in four_games.outcomes]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("python:First", "ValueError: python:MODULE.CALLABLE is how such a bot is named"),
        ("python:tests.arena.nowhere.First", "ModuleNotFoundError: No module named 'tests.arena.nowhere'"),
        ("python:tests.arena.players.State", None),
        ("python:os.getcwd", "TypeError: it has no method `choose`"),
        ("python:sys.exit", "SystemExit:"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_the_first_game(name, reason):
    with pytest.raises(InsulaError) as refused:
        play("alhambra", ["random", name], games=2, jobs=1)
    assert refused.value.code == "arena.own_bot"
    assert reason is None or refused.value.arguments["reason"] == reason


def test_a_bot_that_takes_its_process_along_ends_the_run_with_a_sentence():
    with pytest.raises(InsulaError) as refused:
        play("alhambra", ["random", "python:tests.arena.players.Fatal"], games=4, jobs=2)
    assert refused.value.code == "arena.worker_lost"


# --- A file to go on with ---


def test_a_run_goes_on_where_it_ended_and_comes_to_the_same(tmp_path, four_games):
    file = tmp_path / "games.ndjson"
    duel(games=2, record=file)
    before = file.read_bytes()
    played = []
    result = duel(record=file, watch=lambda outcomes, total: played.append((len(outcomes), total)))
    assert played == [(3, 4), (4, 4)]
    assert file.read_bytes().startswith(before)
    assert result.outcomes == four_games.outcomes
    assert read_ledger(file) == (result.contest, list(four_games.outcomes))
    duel(record=file, watch=lambda *_: pytest.fail("all was played"))


@pytest.mark.parametrize("cut", [1, 30])
def test_a_line_that_was_not_finished_is_played_again(tmp_path, four_games, cut):
    file = tmp_path / "games.ndjson"
    duel(record=file)
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    assert duel(record=file).outcomes == four_games.outcomes
    assert [line.count(b"shuffle") for line in file.read_bytes().splitlines()] == [0, 1, 1, 1, 1]


def test_a_header_that_was_not_finished_is_written_again(tmp_path):
    file = tmp_path / "games.ndjson"
    file.write_bytes(b'{"insula_arena":1,"tit')
    assert duel(games=2, record=file).outcomes == tuple(read_ledger(file)[1])


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"dear diary", "arena.record_line"),
        (b'{"other":1}\n', "arena.record_line"),
        (b'{"insula_arena":2}\n', "arena.record_line"),
        (b'{"insula_arena":[]}\n', "arena.record_line"),
        (None, "arena.other_contest"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path, text, code):
    file = tmp_path / "games.ndjson"
    if text is None:
        duel(games=2, seed=9, record=file)
    else:
        file.write_bytes(text)
    before = file.read_bytes()
    with pytest.raises(InsulaError) as refused:
        duel(record=file)
    assert (refused.value.code, file.read_bytes()) == (code, before)
    assert text is not None or refused.value.arguments["fields"] == "seed"


def test_a_file_that_another_run_is_writing_is_refused_and_free_when_that_run_ends(tmp_path):
    file = tmp_path / "games.ndjson"
    refusals = []

    def write_there_too(*_):
        with pytest.raises(InsulaError) as refused:
            duel(record=file)
        refusals.append(refused.value.code)

    whole = duel(record=file, watch=write_there_too)
    assert refusals == ["arena.file_in_use"] * 4
    assert read_ledger(file) == (whole.contest, list(whole.outcomes))
    assert duel(record=file).outcomes == whole.outcomes


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no /dev/zero here")
def test_what_is_no_file_is_not_read(tmp_path):
    for file in (Path("/dev/zero"), tmp_path):
        with pytest.raises(InsulaError) as refused:
            duel(record=file)
        assert (refused.value.code, refused.value.arguments["reason"]) == ("arena.file", "not a regular file")


@pytest.mark.skipif(sys.platform == "win32", reason="a process can be kept from writing much on POSIX alone")
def test_a_disk_that_takes_no_more_is_told_and_the_run_goes_on_later(tmp_path, four_games):
    import resource

    file = tmp_path / "games.ndjson"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (700, limits[1]))
    try:
        with pytest.raises(InsulaError) as refused:
            duel(record=file)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert (refused.value.code, file.stat().st_size) == ("arena.file", 700)
    assert len(read_ledger(file)[1]) in (1, 2, 3)
    assert duel(record=file).outcomes == four_games.outcomes


@pytest.mark.parametrize("line", [b"{}", b"5", b"[]", b"null", b'"x"'])
def test_a_damaged_line_is_named(tmp_path, line):
    file = tmp_path / "games.ndjson"
    duel(record=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], line + b"\n", *lines[2:]]))
    with pytest.raises(InsulaError) as refused:
        duel(record=file)
    assert (refused.value.code, refused.value.arguments["line"]) == ("arena.record_line", 3)


HEEDING = (  # whoever starts the tests in the background has them ignore Ctrl-C
    "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "from insula.cli import main; sys.exit(main(sys.argv[1:]))"
)


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX's")
def test_after_ctrl_c_every_finished_game_is_in_the_file_and_the_run_goes_on(tmp_path):
    file = tmp_path / "games.ndjson"
    command = [sys.executable, "-c", HEEDING, "arena", "alhambra", "--bots", f"random,{FIRST}"]
    words = ["--games", "100000", "--jobs", "2", "--record", str(file)]
    with subprocess.Popen([*command, *words], stderr=subprocess.PIPE, text=True) as run:
        while run.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 4):
            time.sleep(0.02)
        run.send_signal(signal.SIGINT)
        error = run.communicate()[1]
    assert run.returncode == 130
    assert "Traceback" not in error
    _, before = read_ledger(file)
    assert len(before) >= 3
    assert set(map(repr, before)) <= set(map(repr, read_after(file)))


def read_after(file):
    duel(record=file)
    return read_ledger(file)[1]


# --- Stopping ---


def test_a_run_that_stops_when_sure_counts_the_same_games_whatever_else_was_under_way(tmp_path):
    stopped = duel(games=100, stop_when_sure=True)
    assert stopped.stronger == "random"
    assert stopped.games == 2 * stopped.verdict.shuffles < 60
    file = tmp_path / "games.ndjson"
    duel(games=60, record=file)
    assert duel(games=100, record=file, stop_when_sure=True).outcomes == stopped.outcomes


def test_more_than_two_bots_are_never_sure():
    with pytest.raises(InsulaError) as refused:
        play("alhambra", ["random", "greedy", FIRST], stop_when_sure=True)
    assert refused.value.code == "arena.two_bots"


# --- The command ---


def test_the_command_prints_a_table_and_writes_one_for_documents(tmp_path, capsys):
    page = tmp_path / "table.md"
    command = ["arena", "alhambra", "--bots", f"random,{FIRST}", "--games", "3", "--jobs", "1"]
    assert main([*command, "--markdown", str(page)]) == 0
    said = capsys.readouterr().out
    assert "4 games, 2 shuffles, each in 2 rotations" in said
    assert f"random before {FIRST}: 100.0 % of 4 games" in said
    rows = page.read_text(encoding="utf-8").splitlines()
    assert rows[2].startswith("| random | 4 | 100.0 % |")
    assert len({row.count("|") for row in rows}) == 1


def test_a_stroke_in_a_name_does_not_break_the_table_for_documents(four_games):
    piped = dataclasses.replace(four_games.bots[0], name="engine:sh -c 'a | b'")
    row = report.markdown(dataclasses.replace(four_games, bots=(piped,))).splitlines()[2]
    assert row.startswith(r"| engine:sh -c 'a \| b' | 4 |")


def test_a_module_of_ones_own_may_lie_where_the_command_is_given(tmp_path):
    (tmp_path / "clever.py").write_text(
        "class Clever:\n    def choose(self, state, seed):\n        return state.legal_actions()[-1]\n",
        encoding="utf-8",
    )
    script = "import sys; sys.path.remove(''); from insula.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["arena", "alhambra", "--bots", "random,python:clever.Clever", "--games", "2", "--jobs", "2", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", script, *words], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["forfeits"] == []


@pytest.mark.parametrize("width", [100, 80, 60, 40, 20])
def test_a_narrow_window_gets_the_columns_that_fit_and_is_told_what_is_missing(width, four_games):
    rows = report.table(four_games, width).split("\n\n")
    headings = re.split(r"\s{2,}", rows[1].splitlines()[0].strip())
    assert max(map(len, rows[1].splitlines())) <= max(width, 60)  # the name of a bot, its wins and their interval
    assert {"bot", "wins", "paired 95 %"} <= set(headings)
    missing = re.findall(r"No room for: (.*)\. --json", rows[2])
    assert set(headings) | set(missing[0].split(", ") if missing else []) == set(report.HEADINGS)
    assert report.table(four_games, 200) == report.table(four_games)


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy,random", ["greedy", "random"]),
        (" greedy , search:20x2 ", ["greedy", "search:20x2"]),
        ('greedy, "engine:bot --depths 2,3"', ["greedy", "engine:bot --depths 2,3"]),
        ('"engine:sh -c ""a,b""",random', ['engine:sh -c "a,b"', "random"]),
        ('engine:sh -c "exec bot",random', ['engine:sh -c "exec bot"', "random"]),
        ("greedy\nrandom", ["greedy", "random"]),
        ("", [""]),
    ],
)
def test_names_of_bots_have_commas_between_them_and_in_quotes_also_inside(text, names):
    assert names_of(text) == names


def test_the_command_prints_one_json_object(capsys):
    words = ["arena", "alhambra", "--bots", f"random,{FIRST}", "--seats", "4", "--games", "4", "--jobs", "1", "--json"]
    assert main([*words, "--option", "tracking=open"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["games"], figures["seats"], figures["options"]) == (4, 4, {"tracking": "open"})
    names = {"name", "games", "win_share", "ci_low", "ci_high", "mean_rank", "mean_margin", "forfeits"}
    assert all(names < set(bot) for bot in figures["bots"])


@pytest.mark.parametrize(
    "words",
    [
        ["--games", "0"],
        ["--jobs", "0"],
        ["--bots", "random"],
        ["--bots", "random,nobody"],
        ["--bots", ""],
        ["--bots", "random,search:2x4"],
        ["--markdown", "/nowhere/at/all.md"],
        ["--plot", "/nowhere/at/all.png"],
        ["--markdown", "/"],
    ],
)
def test_what_cannot_be_played_is_a_line_not_a_traceback(words, capsys):
    assert main(["arena", "alhambra", *words]) == 1
    assert capsys.readouterr().err.startswith("insula: ")


def test_a_picture_is_drawn_or_what_it_needs_is_named(tmp_path, capsys):
    file = tmp_path / "shares.png"
    words = ["arena", "alhambra", "--bots", f"random,{FIRST}", "--games", "2", "--jobs", "1", "--plot", str(file)]
    assert main(words) == (0 if HAS_MATPLOTLIB else 1)
    if HAS_MATPLOTLIB:
        assert file.read_bytes().startswith(b"\x89PNG")
    else:
        assert "insula[plot]" in capsys.readouterr().err
