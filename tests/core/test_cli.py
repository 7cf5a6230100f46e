"""The `insula` command as a user meets it: real processes, every warning an error."""

import json
import os
import subprocess
import sys

import pytest

from insula import bench
from insula.cli import main
from insula.games.alhambra.content import OWN_FILE
from insula.registry import load_game, registered_names
from tests.core.process import command, environment, evaluate

FIGURES = {
    "title", "seats", "core_decisions_per_s", "core_games_per_s", "python_decisions_per_s", "threads_decisions_per_s",
    "threads", "batch_decisions_per_s", "clone_ns", "state_bytes", "cold_start_s", "warm_start_s",
}  # fmt: skip
IMPORTED = """
import sys
from importlib.metadata import packages_distributions
import numpy
if {measures}:
    import numba
    numba.njit(lambda: 0)()
before = set(sys.modules)
import insula
from insula.core.batch import Batch
game = insula.load_game("alhambra", 3)
state = game.new_initial_state(7)
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
state.view(), state.record().to_text(), state.events()
Batch(game, 2, threads=1).play_out()
import insula.bench, insula.warm, insula.core.testing
if {measures}:
    insula.bench.measure("alhambra", 2, 0.01, threads=1, gpu=False, gpu_games=1, starts=False)
modules = {{name.partition(".")[0] for name in set(sys.modules) - before}}
print(*modules & set(packages_distributions()) - {{"insula", "numpy", "numba", "llvmlite"}})
"""


def quickly(*words):
    """The command without Numba's second."""
    return command(*words, INSULA_MODE="interpreted")


def error_line(done, code=1):
    """The one line in which a command says what is wrong."""
    assert done.returncode == code, done.stderr
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    [line] = done.stderr.splitlines()
    return line


def test_the_demo_plays_a_game_and_says_what_can_be_done():
    done = command("demo")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("alhambra: 3 bots that play at random, seed ")
    assert "The game is over after" in done.stdout
    assert "   wins" in done.stdout
    for word in ("insula warm", "insula bench", "insula fuzz", "insula perft", "insula content", "load_game"):
        assert word in done.stdout


def test_one_seed_is_one_game_and_a_title_may_be_left_out():
    first, other = (quickly("alhambra", "--seats", "2", "--seed", seed).stdout for seed in ("7", "8"))
    assert first.startswith("alhambra: 2 bots that play at random, seed 7\n")
    assert first != other
    for words in (["--seed", "7", "--seats", "2"], ["--seed=7", "--seats=2"]):
        done = quickly(*words)
        assert done.stdout == first, done.stderr


def test_cold_rules_are_played_at_once_interpreted(tmp_path):
    cold = command("alhambra", "--seed", "7", INSULA_CACHE_DIR=str(tmp_path), INSULA_MODE="compiled")
    assert cold.stdout == quickly("alhambra", "--seed", "7").stdout
    assert not [path for path in tmp_path.rglob("*.nbi") if "alhambra" in str(path.relative_to(tmp_path))]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["alhambra", "--seats", "7"], "insula: 7 seats are not possible here; possible are 2, 3, 4, 5, 6."),
        (["demo", "chess"], "insula: Unknown title “chess”"),
        (["bench", "chess"], "insula: Unknown title “chess”"),
        (["fuzz", "chess"], "insula: Unknown title “chess”"),
        (["perft", "chess"], "insula: Unknown title “chess”"),
        (["warm", "chess"], "insula: Unknown title “chess”"),
        (["content", "show", "chess"], "insula: Unknown title “chess”"),
        (["warm", "--modes", "fast"], "insula: Unknown mode “fast”"),
        (["alhambra", "--seed", "-1"], "insula: A seed is a whole number"),
        (["fuzz", "alhambra", "--seed", "-1", "--games", "1"], "insula: A seed is a whole number"),
        (["fuzz", "alhambra", "--seed", str(2**64), "--games", "1"], "insula: A seed is a whole number"),
        (["fuzz", "alhambra", "--games", "-5"], "insula: Fuzzing needs at least one game"),
        (["perft", "alhambra", "--seed", "-1"], "insula: A seed is a whole number"),
        (["perft", "alhambra", "--depth", "-1"], "insula: The depth is 0 to 12, not -1."),
        (["perft", "alhambra", "--depth", "99"], "insula: The depth is 0 to 12, not 99."),
        (["bench", "alhambra", "--threads", "0"], "insula: The benchmark needs at least one thread"),
        (["bench", "alhambra", "--seconds", "-1"], "insula: The benchmark needs at least one thread"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_what_cannot_be_done_is_said_in_one_line(words, line):
    assert error_line(quickly(*words)).startswith(line)


def test_an_unknown_command_is_told_what_there_is():
    done = quickly("chess")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    for word in ("chess", "demo", "bench", "fuzz"):
        assert word in done.stderr


def test_interpreted_rules_are_not_benchmarked():
    assert (
        error_line(quickly("bench", "alhambra")) == "insula: Only compiled rules are measured; the mode is interpreted."
    )


def test_fuzz_finds_no_fault():
    done = command("fuzz", "alhambra", "--games", "20", "--seats", "2", INSULA_MODE="compiled")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("alhambra, 2 seats: 20 games, ")
    assert "no fault" in done.stdout


def test_fuzz_goes_round_all_tables():
    done = command("fuzz", "alhambra", "--games", "1", "--seed", "9", INSULA_MODE="compiled")
    assert done.returncode == 0, done.stderr
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == [f"alhambra, {n} seats" for n in range(2, 7)]


def test_perft_counts_alike_in_every_mode():
    words = ("perft", "alhambra", "--seats", "3", "--depth", "3", "--seed", "4")
    compiled, interpreted = command(*words, INSULA_MODE="compiled"), command(*words, "--mode", "interpreted")
    assert compiled.stdout == interpreted.stdout
    assert compiled.stdout.startswith("depth 0: 1\ndepth 1: ")
    assert [line.split()[0] for line in compiled.stdout.splitlines()] == ["depth"] * 4 + ["order"]


def test_observe_tells_every_part_and_where_it_begins():
    done = quickly("observe", "carpe_diem", "--seats", "3")
    assert (done.returncode, done.stderr) == (0, "")
    *parts, last = done.stdout.splitlines()
    pieces = load_game("carpe_diem", 3).observation_pieces
    assert [line.split()[:2] for line in parts] == [[str(piece.start), piece.name] for piece in pieces]
    assert all(line.endswith(piece.meaning) for line, piece in zip(parts, pieces, strict=True))
    assert last.split() == [str(pieces[-1].stop), "in", "all,", "3", "seats"]


# --- Content ---


def test_sound_content_is_called_complete():
    own, same = quickly("content", "check", "alhambra"), quickly("content", "check", "alhambra", str(OWN_FILE))
    assert own.returncode == 0
    assert own.stdout == same.stdout
    assert own.stdout.startswith("alhambra: content is complete, digest ")


def test_faults_of_content_are_listed(tmp_path):
    file = tmp_path / "broken.toml"
    text = OWN_FILE.read_text(encoding="utf-8")
    file.write_text(
        text.replace("pavilion = [2,", "pavilion = [99,").replace('"printed"', '"sure"', 1), encoding="utf-8"
    )
    done = quickly("content", "check", "alhambra", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines() == [
        f"insula: The content file {file} has faults:",
        "  money.confidence: is none of printed, sourced, derived, reconstructed",
        "  buildings.pavilion: 99 is not within 1 to 20",
    ]


def test_content_that_is_not_there_is_told():
    done = quickly("content", "show", "alhambra", "nothing.toml")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[0] == (
        "insula: The content file nothing.toml cannot be read: No such file or directory."
    )


@pytest.fixture
def other_components(tmp_path):
    """Carpe Diem with two chimneys on a tile that has one."""
    own = (OWN_FILE.parents[1] / "carpe_diem" / "content.toml").read_text(encoding="utf-8")
    file = tmp_path / "other.toml"
    file.write_text(own.replace('"V.M.", chimneys = 1', '"V.M.", chimneys = 2'), encoding="utf-8")
    return file


def test_other_components_are_played_with(other_components):
    own, other = quickly("content", "show", "carpe_diem"), quickly("content", "show", "carpe_diem", other_components)
    assert own.stdout.splitlines()[0] != other.stdout.splitlines()[0], "another digest"
    done = quickly("perft", "carpe_diem", "--depth", "2", "--content", other_components)
    assert done.stdout.splitlines()[:3] == ["depth 0: 1", "depth 1: 7", "depth 2: 42"]
    assert quickly("demo", "carpe_diem", "--content", other_components, "--seed", "1").returncode == 0


def test_components_of_another_title_are_refused(other_components):
    line = error_line(quickly("perft", "alhambra", "--content", other_components))
    assert line == "insula: These components belong to “carpe_diem”, not to alhambra."


def test_faulty_components_are_refused_with_every_fault(other_components):
    text = other_components.read_text(encoding="utf-8")
    other_components.write_text(text.replace('edges = "M.P."', 'edges = "MMP."'), encoding="utf-8")
    done = quickly("serve", "--content", other_components)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines()[1:] == ["  light_tiles.L01: 2 merchant edges, not one"]


def test_content_is_shown_with_its_sources():
    done = quickly("content", "show", "alhambra")
    assert done.returncode == 0
    for word in ("money", "printed", "sourced", "Not read off a box: buildings, yard.", "Reconstructed: nothing."):
        assert word in done.stdout


# --- Warm and bench ---


def test_warm_says_ready_and_the_second_time_at_once():
    for _ in range(2):
        done = command("warm")
        assert done.returncode == 0, done.stderr
        assert done.stderr.startswith("alhambra (compiled): ready")
    assert done.stderr == "".join(f"{title} (compiled): ready\n" for title in registered_names())


def test_bench_gives_one_object_of_figures(monkeypatch, capsys):
    monkeypatch.setattr(bench, "_starts", lambda _: (2.0, 1.0))
    assert main(["bench", "alhambra", "--json", "--seconds", "0.3", "--threads", "1"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == FIGURES
    assert (figures["title"], figures["seats"], figures["threads"]) == ("alhambra", 4, 1)
    assert all(figures[name] > 0 for name in FIGURES - {"title"})
    assert figures["python_decisions_per_s"] < figures["core_decisions_per_s"]


@pytest.mark.long
def test_bench_finds_a_warm_start_faster_than_a_cold_one():
    done = command("bench", "alhambra", "--json", "--seconds", "0.3", "--threads", "1", INSULA_MODE="compiled")
    assert (done.returncode, done.stderr) == (0, "")
    figures = json.loads(done.stdout)
    assert 0 < figures["warm_start_s"] < figures["cold_start_s"]


def test_bench_measures_bots(monkeypatch):
    monkeypatch.setattr(bench, "_starts", lambda _: (2.0, 1.0))
    figures = bench.measure_bots("alhambra", 4, 0.1)
    assert set(figures) == {
        "title", "seats", "rollout_iterations_per_s", "plan_iterations_per_s", "bot_cold_start_s", "bot_warm_start_s",
    }  # fmt: skip
    assert figures["plan_iterations_per_s"] > 0
    assert figures["rollout_iterations_per_s"] > 0


def test_a_gpu_that_is_not_there_is_told():
    measure = "insula.bench.measure('alhambra', 2, 0.01, threads=1, gpu=True, gpu_games=2, starts=False)"
    done = subprocess.run(
        [sys.executable, "-c", f"import insula.bench; {measure}"],
        env=environment(INSULA_MODE="compiled", CUDA_VISIBLE_DEVICES="", NUMBA_DISABLE_CUDA="1"),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stderr.splitlines()[-1].startswith("insula.core.errors.InsulaError: cuda.unavailable: reason=")


# --- Pipes and imports ---


@pytest.mark.parametrize(
    "words",
    [["alhambra", "--seed", "7"], ["content", "show", "alhambra"], ["perft", "alhambra", "--depth", "1"]],
    ids=" ".join,
)
def test_a_reader_that_leaves_is_no_error(words):
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "insula", *words],
        env=environment(INSULA_MODE="interpreted"), stdout=writing, stderr=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    os.close(writing)
    assert done.stderr == ""


def test_output_can_be_piped_into_head():
    done = subprocess.run(
        f'"{sys.executable}" -m insula alhambra --seed 7 | head -1',
        shell=True, env=environment(INSULA_MODE="interpreted"), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.stdout == "alhambra: 3 bots that play at random, seed 7\n"
    assert done.stderr == ""


def test_rules_batches_and_benchmarks_import_nothing_but_numpy_and_numba():
    assert evaluate(IMPORTED.format(measures=True), INSULA_MODE="compiled", NUMBA_ENABLE_CUDASIM=None) == ""
    assert (
        evaluate(IMPORTED.format(measures=False) + "assert 'numba' not in sys.modules", INSULA_MODE="interpreted") == ""
    )
