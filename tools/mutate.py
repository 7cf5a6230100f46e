"""Empties one rule of a title at a time and lists the rules that no test misses.

    python tools/mutate.py
    python tools/mutate.py alhambra
    python tools/mutate.py alhambra --files scoring.py --tests tests/games/alhambra/test_rules.py score_kind

Every kernel makes a mutant, or two if it says yes or no: its body does nothing, or returns 0, False or True. The tests
are collected once, interpreted; each mutant is a fork in which its kernel is emptied, and the tests run there until one
fails: those of the kernel's own rule first, then the quickest. A mutant that crashes or hangs them counts as caught.
Time is the processor's, so that a busy machine catches nothing.
The exit code is 0 if all were caught, 1 if one was missed, 2 if the tests cannot tell.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "insula" / "games"
FILES = ("rules.py", "board.py", "district.py", "scoring.py", "views.py")
KINDS_OF_TESTS = ("rules", "examples", "chains", "board", "features", "payments", "thrift", "trials", "views")
TESTS = tuple(f"tests/games/{{title}}/test_{name}.py" for name in KINDS_OF_TESTS)
PYTEST = ("-s", "-p", "no:cacheprovider", "-p", "no:terminal")
RULE = re.compile(r"\b[A-Z]\d+\b")
SLOWEST = 4
"""How many times longer than on the unmutated rules a test may take, if that is more than the time limit."""


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


def empty(module: str, mutant: Mutant) -> None:
    """Empty a kernel in this process, for whoever has it by whatever name."""
    kernel: FunctionType = getattr(importlib.import_module(module), mutant.kernel)
    tree = ast.parse(Path(kernel.__code__.co_filename).read_text(encoding="utf-8"))
    node = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == mutant.kernel)
    node.decorator_list, node.body = [], ast.parse(mutant.body).body
    made: dict[str, Any] = {}
    exec(compile(ast.Module([node], []), kernel.__code__.co_filename, "exec"), dict(kernel.__globals__), made)
    kernel.__code__ = made[mutant.kernel].__code__


# --- Running the tests ----------------------------------------------------------------------------------------


class Mutation:
    """A plugin of pytest that runs the tests on one mutant after another, in place of once."""

    def __init__(self, title: str, mutants: Sequence[Mutant], jobs: int, limit: float) -> None:
        self.title = title
        self.mutants = mutants
        self.jobs = jobs
        self.limit = limit
        self.missed: list[Mutant] = []
        self.tried = 0
        self.trouble = ""
        self._items: list[pytest.Item] = []
        self._seconds: dict[str, float] = {}
        self._tell: Callable[[str], None] = print

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note what cannot be collected."""
        if report.failed:
            self.trouble += f"{report.longreprtext}\n"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails is the last of its fork."""
        if report.failed:
            self._tell(json.dumps([report.nodeid, report.longreprtext]))
            os._exit(1)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Time the tests on the unmutated rules, which they have to pass; then try every mutant."""
        self._items = session.items
        found = getattr(sys.modules.get("insula"), "__file__", None)
        if found != str(ROOT / "src" / "insula" / "__init__.py"):
            self.trouble += f"The tests would not import the mutants in {ROOT / 'src'} but:\n{found}\n"
        if not self.trouble:
            self._time_tests()
        if not self.trouble:
            self._try_all()
        return True

    def _time_tests(self) -> None:
        """Run the tests once on the unmutated rules, in as many forks as there are jobs."""
        began = time.monotonic()
        shares = [share for share in (self._items[k :: self.jobs] for k in range(self.jobs)) if share]
        running = dict(self._fork(lambda share=share: self._run_timed(share)) for share in shares)
        try:
            for process, told in list(running.items()):
                said = json.loads(told.read() or '["", "The tests end the process."]')
                if os.waitpid(process, 0)[1] == 0:
                    self._seconds |= said
                elif not self.trouble:
                    test, text = said
                    self.trouble = (
                        f"FAILED {test}\n{text}\n\nThe tests fail on the unmutated rules; no mutant was tried."
                    )
                running.pop(process).close()
        finally:
            for process, told in running.items():
                told.close()
                os.kill(process, signal.SIGKILL)
        seconds = time.monotonic() - began
        if not self.trouble:
            print(f"The tests pass unmutated in {seconds:.0f} s. Mutants to test: {len(self.mutants)}.", flush=True)

    def _try_all(self) -> None:
        """Try every mutant in a fork of its own, and say how each fared."""
        waiting = list(reversed(self.mutants))
        running: dict[int, tuple[Mutant, Any]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < self.jobs:
                    mutant = waiting.pop()
                    process, told = self._fork(lambda mutant=mutant: self._run_mutant(mutant))
                    running[process] = mutant, told
                process, status = os.wait()
                mutant, told = running.pop(process)
                with told:
                    self._report(mutant, status, told.read())
        finally:
            for process in running:
                os.kill(process, signal.SIGKILL)
        self.missed.sort(key=self.mutants.index)

    def _report(self, mutant: Mutant, status: int, said: str) -> None:
        self.tried += 1
        if status == 0:
            self.missed.append(mutant)
            print(f"missed  {mutant}", flush=True)
            return
        test = json.loads(said)[0].partition("::")[2] if said else f"exit code {os.waitstatus_to_exitcode(status)}"
        print(f"caught  {mutant}  ({test})", flush=True)

    def _fork(self, run: Callable[[], None]) -> tuple[int, Any]:
        """The number of a process that runs this and no more, and what it tells."""
        reading, writing = os.pipe()
        process = os.fork()
        if process:
            os.close(writing)
            return process, os.fdopen(reading, encoding="utf-8")
        code = 1
        with contextlib.suppress(BaseException):
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            self._tell = lambda text: _write(writing, text)
            run()
            code = 0
        os._exit(code)

    def _run_timed(self, items: Sequence[pytest.Item]) -> None:
        seconds: dict[str, float] = {}
        for item, following in _with_next(items):
            began = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            seconds[item.nodeid] = time.process_time() - began
        self._tell(json.dumps(seconds))

    def _run_mutant(self, mutant: Mutant) -> None:
        own = tuple(f"test_{rule.lower()}_" for rule in RULE.findall(mutant.rule))
        empty(f"insula.games.{self.title}.{Path(mutant.file).stem}", mutant)
        order = sorted(self._items, key=lambda item: (not item.name.startswith(own), self._seconds[item.nodeid]))
        for item, following in _with_next(order):
            self._limit(item)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)

    def _limit(self, item: pytest.Item) -> None:
        """Let a test take so much of the processor's time, and no more."""
        limit = max(self.limit, SLOWEST * self._seconds[item.nodeid])

        def stop(*_: object) -> None:
            self._tell(json.dumps([f"::no end after {limit:.0f} s, {item.name}", ""]))
            os._exit(1)

        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, limit)


def _with_next(items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, pytest.Item | None]]:
    return zip(items, [*items[1:], None], strict=True)


def _write(file: int, text: str) -> None:
    data = text.encode("utf-8", "replace")
    while data:
        data = data[os.write(file, data) :]


# --- The command ----------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; return the exit code."""
    parser = argparse.ArgumentParser(description="Empty one rule at a time and list the rules that no test misses.")
    parser.add_argument("title", nargs="?", help="a folder of src/insula/games; all of them if none is named")
    parser.add_argument("kernels", nargs="*", help="which kernels to empty; all of them if none is named")
    parser.add_argument("--files", default=",".join(FILES), help="those of the title to look in (%(default)s)")
    parser.add_argument("--tests", help=f"files or folders of tests (those that there are of {','.join(TESTS)})")
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants to test at once (%(default)s)")
    parser.add_argument("--timeout", type=float, default=10, help="seconds until a test hangs (%(default)s)")
    options = parser.parse_intermixed_args(arguments)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if options.title:
            return mutate(options.title, options)
        titles = sorted(path.parent.name for path in GAMES.glob("*/rules.py"))
        return max(mutate_apart(title, options) for title in titles)
    except CannotTellError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 2


def mutate_apart(title: str, options: argparse.Namespace) -> int:
    """Mutate a title in a process of its own: tests are imported once a process."""
    chosen = ["--files", options.files, "--jobs", str(options.jobs), "--timeout", str(options.timeout)]
    chosen += [] if options.tests is None else ["--tests", options.tests]
    return subprocess.call([sys.executable, __file__, title, *chosen])


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
    missed = run_tests(tests, Mutation(title, mutants, max(1, options.jobs), options.timeout))
    print()
    for mutant in missed:
        print(f"MISSED {mutant}: {mutant.rule}")
    print(f"{title}: {len(mutants)} mutants, {len(mutants) - len(missed)} caught, {len(missed)} missed", flush=True)
    return 1 if missed else 0


def run_tests(tests: Sequence[str], mutation: Mutation) -> list[Mutant]:
    """The mutants that no test misses."""
    os.chdir(ROOT)
    os.environ["INSULA_MODE"] = "interpreted"
    sys.path.insert(0, str(ROOT / "src"))
    pytest.main([*PYTEST, *tests], plugins=[mutation])
    if mutation.trouble:
        raise CannotTellError(mutation.trouble.strip())
    if mutation.tried < len(mutation.mutants):  # pytest takes an interruption for an end
        raise CannotTellError(f"Stopped: {mutation.tried} of {len(mutation.mutants)} mutants were tried.")
    return mutation.missed


if __name__ == "__main__":
    sys.exit(main())
