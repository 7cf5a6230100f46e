"""Empties one rule of a title at a time and lists the rules that no test misses.

    python tools/mutate.py
    python tools/mutate.py alhambra
    python tools/mutate.py alhambra --files scoring.py --tests tests/games/alhambra/test_rules.py score_kind

Every kernel makes a mutant, or two if it says yes or no: its body does nothing, or returns 0, False or True.
The tests run on each mutant in a copy of src/, interpreted. A mutant that crashes or hangs them counts as caught.
The exit code is 0 if all were caught, 1 if one was missed, 2 if the tests cannot tell.
"""

from __future__ import annotations

import argparse
import ast
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "insula" / "games"
FILES = ("rules.py", "board.py", "district.py", "scoring.py", "views.py")
KINDS_OF_TESTS = ("rules", "examples", "chains", "board", "features", "payments", "thrift", "trials", "views")
TESTS = tuple(f"tests/games/{{title}}/test_{name}.py" for name in KINDS_OF_TESTS)
PYTEST = ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--tb=short", "--color=no")
PROBE = "import insula; print(insula.__file__)"
FAILED = re.compile(r"^(?:FAILED|ERROR) (?=\S)(?:\S+?::)?(.+?)(?: - .*)?$", re.MULTILINE)
RULE = re.compile(r"\b[A-Z]\d+\b")
NO_TESTS_CHOSEN = 5
SLOWEST = 4
"""How many times longer than the unmutated rules a mutant may take, if that is more than the time limit."""


class CannotTellError(Exception):
    """Why the tests can say nothing about mutants, in words for the user."""


# --- Mutants --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Mutant:
    """A kernel of which one statement is left, and the rule that goes missing with the rest."""

    file: str
    kernel: str
    body: str
    rule: str

    def __str__(self) -> str:
        value = self.body.removeprefix("return ")
        return f"{self.file} {self.kernel}" + (f"={value}" if value in ("False", "True") else "")


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of a file, in the order of its kernels."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and "kernel" in map(ast.unparse, node.decorator_list):
            rule = (ast.get_docstring(node) or "no docstring").splitlines()[0]
            for body in empty_bodies(node):
                yield Mutant(file=path.name, kernel=node.name, body=body, rule=rule)


def empty_bodies(node: ast.FunctionDef) -> Sequence[str]:
    """What a kernel's body is replaced by: nothing for a procedure, a neutral value else, both for a bool."""
    if isinstance(node.returns, ast.Name) and node.returns.id == "bool":
        return ("return False", "return True")
    returns_value = any(isinstance(part, ast.Return) and part.value for part in ast.walk(node))
    return ("return 0",) if returns_value else ("pass",)


def emptied(source: str, mutant: Mutant) -> str:
    """A file's source with one kernel emptied."""
    tree = ast.parse(source)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == mutant.kernel:
            node.body = ast.parse(mutant.body).body
    return ast.unparse(tree)


# --- Running the tests ----------------------------------------------------------------------------------------


class Workplace:
    """A copy of src/ where one mutant at a time is tested."""

    def __init__(self, folder: Path, title: str, tests: Sequence[str]) -> None:
        self.source = folder.resolve() / "src"
        self.title = title
        self.tests = tests
        self.process: subprocess.Popen[str] | None = None
        shutil.copytree(ROOT / "src", self.source, ignore=shutil.ignore_patterns("__pycache__"))
        _, found = self.run(["-c", PROBE])
        if found.strip() != str(self.source / "insula" / "__init__.py"):
            raise CannotTellError(f"The tests would not import the mutants in {self.source} but:\n{found.strip()}")

    def test(self, mutant: Mutant, limit: float) -> str | None:
        """By what the tests catch a mutant, those of its own rule first; None if all pass."""
        path = self.source / "insula" / "games" / self.title / mutant.file
        source = path.read_text(encoding="utf-8")
        path.write_text(emptied(source, mutant), encoding="utf-8")
        own = " or ".join(f"test_{rule.lower()}_" for rule in RULE.findall(mutant.rule))
        try:
            return self.failure(limit, "-k", own) or self.failure(limit) if own else self.failure(limit)
        finally:
            path.write_text(source, encoding="utf-8")

    def failure(self, limit: float, *choice: str) -> str | None:
        """The first test that fails, or what else is wrong; None if all the tests chosen pass."""
        code, output = self.run([*PYTEST, *choice, *self.tests], limit)
        if code in (0, NO_TESTS_CHOSEN):
            return None
        failed = FAILED.search(output)
        return failed[1] if failed else f"exit code {code}" if code is not None else f"no end after {limit:.0f} s"

    def run(self, arguments: Sequence[str], limit: float | None = None) -> tuple[int | None, str]:
        """Python's exit code, None if it was stopped at the time limit, and what it printed."""
        path = os.pathsep.join(filter(None, [str(self.source), os.environ.get("PYTHONPATH")]))
        # Bytecode is told apart by second and size, which two mutants may share.
        environment = {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "INSULA_MODE": "interpreted"}
        self.process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=ROOT,
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        with self.process as process:
            try:
                output, _ = process.communicate(timeout=limit)
            except subprocess.TimeoutExpired:
                return None, ""
            finally:
                self.stop()
        return process.returncode, output

    def stop(self) -> None:
        """End what still runs here, and all that it started."""
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)


def time_tests(workplace: Workplace) -> float:
    """The seconds that the tests take on the unmutated rules, which they have to pass."""
    began = time.monotonic()
    code, output = workplace.run([*PYTEST, *workplace.tests])
    if code != 0:
        raise CannotTellError(f"{output.strip()}\n\nThe tests fail on the unmutated rules; no mutant was tried.")
    return time.monotonic() - began


def missed_mutants(mutants: Sequence[Mutant], workplaces: Sequence[Workplace], limit: float) -> list[Mutant]:
    """Test every mutant, say how each fared, and return those that no test missed."""
    free: queue.SimpleQueue[Workplace] = queue.SimpleQueue()
    for workplace in workplaces:
        free.put(workplace)

    def test(mutant: Mutant) -> str | None:
        workplace = free.get()
        try:
            return workplace.test(mutant, limit)
        finally:
            free.put(workplace)

    missed = []
    with ThreadPoolExecutor(len(workplaces)) as pool:
        mutant_of_run = {pool.submit(test, mutant): mutant for mutant in mutants}
        try:
            for run in as_completed(mutant_of_run):
                mutant, failure = mutant_of_run[run], run.result()
                print(f"caught  {mutant}  ({failure})" if failure else f"missed  {mutant}", flush=True)
                missed += [] if failure else [mutant]
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for workplace in workplaces:
                workplace.stop()
            raise
    return sorted(missed, key=mutants.index)


# --- The command ----------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; return the exit code."""
    parser = argparse.ArgumentParser(description="Empty one rule at a time and list the rules that no test misses.")
    parser.add_argument("title", nargs="?", help="a folder of src/insula/games; all of them if none is named")
    parser.add_argument("kernels", nargs="*", help="which kernels to empty; all of them if none is named")
    parser.add_argument("--files", default=",".join(FILES), help="those of the title to look in (%(default)s)")
    parser.add_argument("--tests", help=f"files or folders of tests (those that there are of {','.join(TESTS)})")
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants to test at once (%(default)s)")
    parser.add_argument("--timeout", type=float, default=120, help="seconds until a mutant hangs (%(default)s)")
    options = parser.parse_intermixed_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    titles = [options.title] if options.title else sorted(path.parent.name for path in GAMES.glob("*/rules.py"))
    try:
        return max(mutate(title, options) for title in titles)
    except CannotTellError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 2


def tests_of(title: str) -> list[str]:
    """The rule tests of a title: not every one has all kinds."""
    found = [path for path in (test.format(title=title) for test in TESTS) if (ROOT / path).exists()]
    if not found:
        raise CannotTellError(f"There are no rule tests of {title}.")
    return found


def mutate(title: str, options: argparse.Namespace) -> int:
    """Test the mutants of a title that were asked for, then list those missed; return the exit code."""
    paths = [GAMES / title / name for name in options.files.split(",")]
    found = [mutant for path in paths if path.exists() for mutant in mutants_of(path)]
    unknown = set(options.kernels) - {mutant.kernel for mutant in found}
    if unknown or not found:
        words = f"no kernel {', '.join(sorted(unknown))}" if unknown else "no kernel"
        raise CannotTellError(f"There is {words} in {options.files} of {title}.")
    mutants = [mutant for mutant in found if not options.kernels or mutant.kernel in options.kernels]
    tests = tests_of(title) if options.tests is None else options.tests.format(title=title).split(",")
    with tempfile.TemporaryDirectory(prefix="insula-mutants-") as folder:
        jobs = range(max(1, min(options.jobs, len(mutants))))
        workplaces = [Workplace(Path(folder) / str(job), title, tests) for job in jobs]
        seconds = time_tests(workplaces[0])
        print(f"The tests pass unmutated in {seconds:.0f} s. Mutants to test: {len(mutants)}.", flush=True)
        missed = missed_mutants(mutants, workplaces, max(options.timeout, SLOWEST * seconds))
    print()
    for mutant in missed:
        print(f"MISSED {mutant}: {mutant.rule}")
    print(f"{title}: {len(mutants)} mutants, {len(mutants) - len(missed)} caught, {len(missed)} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
