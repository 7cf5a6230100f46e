"""The mutation tool on a made-up title of five rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).resolve().parents[2] / "tools" / "mutate.py"

RULES = '''\
"""Count to ten."""
from insula.core.jit import kernel

@kernel
def apply_step(s):
    """T1: a step is one more."""
    s[0] += 1

@kernel
def next_seat(seat: int, seats: int) -> int:
    """T2: after seat i comes seat i + 1.

    After the last, seat 0.
    """
    return (seat + 1) % seats

@kernel
def is_over(s) -> bool:
    """T3: ten is the end."""
    return s[0] >= 10

@kernel
def score(s) -> int:
    """T4: a step is a point."""
    return s[0]

def view(s):
    return {"steps": s[0]}
'''
TESTS = """\
from insula.games.toy.rules import apply_step, is_over, score, view

def test_t1_a_step_is_one_more():
    s = [3]
    apply_step(s)
    assert view(s) == {"steps": 4}

def test_t3_ten_is_the_end():
    assert is_over([10])
    s = [0]
    while not is_over(s):
        apply_step(s)

def test_t4_a_step_is_a_point():
    assert score([7]) == 7
"""


class Project:
    """A folder with the tool, one title and its tests."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("tools/mutate.py", TOOL.read_text(encoding="utf-8"))
        self.write("src/insula/__init__.py", "")
        self.write("src/insula/core/jit.py", "def kernel(function):\n    return function\n")
        self.write("src/insula/games/toy/rules.py", RULES)
        self.write("tests/test_toy.py", TESTS)

    def write(self, name: str, text: str) -> None:
        """Make a file of the project."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def mutate(
        self, *arguments: str, title: str = "toy", tests: str = "tests/test_toy.py"
    ) -> tuple[int, list[str], str]:
        """The tool's exit code, the lines it printed, and what it complained of."""
        chosen = ["--tests", tests] if tests else []
        command = [sys.executable, "tools/mutate.py", *filter(None, [title]), *chosen, *arguments]
        environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(command, cwd=self.root, env=environment, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout.splitlines(), done.stderr


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path)


def test_every_emptied_rule_is_reported_as_caught_or_missed(project):
    code, lines, _ = project.mutate("--jobs", "2")
    assert lines[0].endswith("Mutants to test: 5.")
    assert sorted(lines[1:6]) == [
        "caught  rules.py apply_step  (test_t1_a_step_is_one_more)",
        "caught  rules.py is_over=False  (test_t3_ten_is_the_end)",
        "caught  rules.py score  (test_t4_a_step_is_a_point)",
        "missed  rules.py is_over=True",
        "missed  rules.py next_seat",
    ]
    assert lines[6:] == [
        "",
        "MISSED rules.py next_seat: T2: after seat i comes seat i + 1.",
        "MISSED rules.py is_over=True: T3: ten is the end.",
        "toy: 5 mutants, 3 caught, 2 missed",
    ]
    assert code == 1
    assert (project.root / "src/insula/games/toy/rules.py").read_text() == RULES


def test_chosen_rules_alone_are_emptied(project):
    code, lines, _ = project.mutate("score", "apply_step")
    assert (code, lines[-1]) == (0, "toy: 2 mutants, 2 caught, 0 missed")


def test_without_a_title_all_of_them_are_mutated(project):
    project.write("src/insula/games/toy2/rules.py", RULES)
    project.write("tests/test_toy2.py", TESTS.replace("games.toy.", "games.toy2."))
    code, lines, _ = project.mutate(title="", tests="tests/test_{title}.py")
    assert [line for line in lines if " mutants, " in line] == [
        "toy: 5 mutants, 3 caught, 2 missed",
        "toy2: 5 mutants, 3 caught, 2 missed",
    ]
    assert code == 1


def test_a_mutant_that_hangs_the_tests_is_caught(project):
    project.write("tests/test_toy.py", TESTS.replace("def test_t1", "def later_t1"))
    code, lines, _ = project.mutate("--timeout", "1", "apply_step")
    assert code == 0
    assert lines[1].startswith("caught  rules.py apply_step  (no end after ")


def test_tests_that_fail_unmutated_stop_it(project):
    project.write("tests/test_toy.py", TESTS.replace("== 7", "== 8"))
    code, lines, complaint = project.mutate()
    assert (code, lines) == (2, [])
    assert "FAILED tests/test_toy.py::test_t4_a_step_is_a_point" in complaint
    assert complaint.endswith("The tests fail on the unmutated rules; no mutant was tried.\n")


def test_tests_that_would_import_another_insula_stop_it(project):
    project.write("elsewhere/insula/__init__.py", "")
    project.write("pytest.ini", "[pytest]\npythonpath = elsewhere")
    code, lines, complaint = project.mutate()
    assert (code, lines) == (2, [])
    assert str(project.root / "elsewhere") in complaint


def test_unless_tests_are_named_those_that_there_are_of_the_title_run(project):
    code, lines, complaint = project.mutate("score", tests="")
    assert (code, lines, complaint) == (2, [], "There are no rule tests of toy.\n")
    project.write("tests/games/toy/test_chains.py", TESTS)
    code, lines, _ = project.mutate("score", tests="")
    assert (code, lines[1]) == (0, "caught  rules.py score  (test_t4_a_step_is_a_point)")


@pytest.mark.parametrize("arguments", [["scoer"], ["--files", "views.py"]])
def test_a_kernel_that_does_not_exist_stops_it(project, arguments):
    code, lines, complaint = project.mutate(*arguments)
    assert (code, lines) == (2, [])
    assert complaint.startswith("There is no kernel")


def test_a_run_that_is_stopped_says_so_and_counts_nothing(project):
    stops = "    if s == [3]:\n        os.kill(os.getppid(), signal.SIGINT)\n        time.sleep(600)\n"
    tests = TESTS.replace("    assert view(s)", stops + "    assert view(s)")
    project.write("tests/test_toy.py", f"import os, signal, time\n{tests}")
    code, lines, complaint = project.mutate("apply_step", "score", "--jobs", "1", "--timeout", "1000")
    assert (code, [line for line in lines if "mutants," in line]) == (2, [])
    assert complaint == "Stopped: 0 of 2 mutants were tried.\n"
