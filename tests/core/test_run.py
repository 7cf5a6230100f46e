"""run.py, as a user meets it: real processes in a project of the test's own, without the network.

Most tests put a stub in the place of venv, the environment's Python and its tools; it notes every call.
"""

import ast
import fcntl
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 300
"""Whatever takes so long hangs, however busy the machine is."""

# Found as the module `venv` through PYTHONPATH; the environment it makes is scripts that call it again.
STUB = """\
import os, sys, time
from pathlib import Path

words = sys.argv[1:]
if words[0] == "--without-pip":
    folder = Path(words[1]) / "bin"
    words = ["venv"]
    folder.mkdir(parents=True)
    for tool in ("python", "ruff", "mypy", "lint-imports"):
        script = folder / tool
        stub = f'"{sys.executable}" -I -S "{__file__}" {tool}'
        script.write_text(f'#!/bin/sh\\n[ "$3" = -c ] || exec {stub} "$@"\\n')
        script.chmod(0o755)
elif "-m" in words:
    words = words[words.index("-m") + 1 :]
call = " ".join(words)
if call.startswith("pytest") and "INSULA_LONG" in os.environ:
    call += " with long tests"
with open(os.environ["CALLS"], "a") as calls:
    print(call, file=calls)
if os.environ.get("HELD", "nothing") in call:
    deadline = time.monotonic() + 300
    while not Path(os.environ["RELEASE"]).exists() and time.monotonic() < deadline:
        time.sleep(0.02)
if os.environ.get("FAILING", "nothing") in call:
    print(os.environ.get("OUTPUT", ""))
    code = int(os.environ.get("CODE", "1"))
    if code < 0:
        os.kill(os.getpid(), -code)
    sys.exit(code)
if words[1:2] and words[1].endswith("build.py") and "npm" not in words:
    web = Path(words[1]).parent
    (web / "built").write_text((web / "source").read_text())
    if "--tools" in words:
        (web / "tools").touch()
"""

# In the place of web/build.py: what it knows. What it does is noted by the stub above.
CLIENT = """\
import os
from pathlib import Path

WEB = Path(__file__).parent


def is_current():
    return (WEB / "built").is_file() and (WEB / "built").read_text() == (WEB / "source").read_text()


def has_tools():
    return (WEB / "tools").is_file()


def find_node_of_machine():
    return os.environ.get("NODE") or None
"""

# A build backend of one function, so that the real pip can install the package with nothing else at hand.
BACKEND = """\
import zipfile
from pathlib import Path


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    files = {
        "insula.pth": str(Path("src").resolve()),
        "insula-1.dist-info/METADATA": "Metadata-Version: 2.1\\nName: insula\\nVersion: 1\\n",
        "insula-1.dist-info/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    }
    record = "insula-1.dist-info/RECORD"
    name = "insula-1-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w") as wheel:
        for file, text in files.items():
            wheel.writestr(file, text)
        wheel.writestr(record, "".join(f"{file},,\\n" for file in [*files, record]))
    return name
"""

SET_UP = ["venv", "ensurepip", "pip app.lock", "pip package"]
SET_UP_WITH_PAGES = ["venv", "ensurepip", "pip app.lock", "pages", "pip package"]


class Project:
    """A folder with the real run.py beside small locks, and the stub."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder.with_name("calls")
        self.release = folder.with_name("release")
        self.stubs = folder.with_name("stubs")
        self.stubs.mkdir()
        (self.stubs / "venv.py").write_text(STUB)
        folder.mkdir()
        shutil.copy(ROOT / "run.py", folder)
        (folder / "pyproject.toml").write_text("")
        (folder / "app.lock").write_text("one==1 \\\n    --hash=sha256:1\n")
        (folder / "node.lock").write_text("node==1 \\\n    --hash=sha256:3\n")
        (folder / "tests" / "server").mkdir(parents=True)
        (folder / "dev.lock").write_text("one==1 \\\n    --hash=sha256:1\ntwo==2 \\\n    --hash=sha256:2\n")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "INSULA_"))}
        self.environment = {
            **kept,
            "PYTHONPATH": str(self.stubs),
            "PYTHONIOENCODING": "utf-8",
            "CALLS": str(self.log),
            "RELEASE": str(self.release),
            "TMPDIR": str(folder.parent),
            "NODE": "here",
        }

    def add_client(self) -> None:
        """Give it pages to build."""
        web = self.folder / "web"
        web.mkdir()
        (web / "build.py").write_text(CLIENT)
        (web / "source").write_text("first")

    @contextmanager
    def start(self, *args: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
        """Start run.py in a process group, with Ctrl-C at work even where the tests themselves ignore it."""
        code = "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        code += "runpy.run_path('run.py', run_name='__main__')"
        with subprocess.Popen(
            [sys.executable, "-c", code, *args],
            cwd=self.folder,
            env={**self.environment, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,
        ) as process:
            try:
                yield process
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)

    def run(self, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run run.py to its end."""
        with self.start(*args, **environment) as process:
            out, err = process.communicate(timeout=PATIENCE)
        return subprocess.CompletedProcess(args, process.returncode, out, err)

    def calls(self) -> list[str]:
        """Return what was called since the last look; steps of the set-up by a short name."""
        calls = self.log.read_text().splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [short_name(call) for call in calls]

    def wait_for(self, words: str) -> None:
        """Wait until a call is noted."""
        deadline = time.monotonic() + PATIENCE
        while not (self.log.exists() and words in self.log.read_text()):
            assert time.monotonic() < deadline, f"{words} was not called"
            time.sleep(0.02)


def short_name(call: str) -> str:
    if call.startswith("pip"):
        lock = re.search(r"--require-hashes --requirement (\S+)", call)
        return f"pip {lock[1]}" if lock else "pip package"
    if call.startswith("python"):
        script, _, words = call.partition(".py")
        what = Path(script).name
        return words.strip() if "npm" in words else f"{'pages' if what == 'build' else what}{words}"
    return "ensurepip" if call.startswith("ensurepip") else call


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path / "project with a space")


@pytest.fixture
def with_pages(project):
    project.add_client()
    return project


@pytest.fixture(scope="module")
def run_py():
    return SimpleNamespace(**runpy.run_path(str(ROOT / "run.py")))


# ---- Before anything is made

COMMANDS = ("test", "check", "build", "shots", "docs", "help", "ANYTHING ELSE")


def test_python_3_6_can_read_the_file():
    ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13)])
def test_a_python_that_is_too_old_is_refused_by_its_version(run_py, version):
    found = ".".join(map(str, version))
    with pytest.raises(run_py.SetUpError, match=rf"needs Python 3\.11 or newer; .* is Python {found}\."):
        run_py.require_python(version)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 1), (4, 0, 0)])
def test_a_python_that_is_new_enough_is_taken(run_py, version):
    run_py.require_python(version)


@pytest.mark.parametrize("word", ["-h", "--help", "help"])
def test_help_alone_creates_nothing(project, word):
    before = sorted(project.folder.iterdir())
    result = project.run(word)
    assert result.returncode == 0
    assert all(f"run.py {command}" in result.stdout for command in COMMANDS)
    assert sorted(project.folder.iterdir()) == before
    assert project.calls() == []


# ---- The set-up and its stamps


def test_the_real_venv_and_pip_set_up_once_and_start_insula(project):
    (project.folder / "app.lock").write_text("")
    (project.folder / "backend.py").write_text(BACKEND)
    (project.folder / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "insula"\nversion = "1"\n'
    )
    source = project.folder / "src" / "insula"
    source.mkdir(parents=True)
    (source / "__main__.py").write_text("import sys\nprint(sys.prefix, sys.argv[1:])\nsys.exit(7)\n")
    real = {"PYTHONPATH": "", "PIP_NO_INDEX": "1", "PIP_NO_CACHE_DIR": "1", "PIP_CONFIG_FILE": os.devnull}
    first, second = (project.run("perft", "--depth", "3", **real) for _ in range(2))
    said = f"{project.folder / '.venv'} ['perft', '--depth', '3']\n"
    assert (first.returncode, first.stdout) == (7, said), first.stderr
    assert re.fullmatch(
        r"Making \.venv … \d+ s\nInstalling 0 packages \(once\) … \d+ s\nInstalling insula itself … \d+ s\n",
        first.stderr,
    )
    assert (second.returncode, second.stdout, second.stderr) == (7, said, "")


def test_a_second_start_repeats_nothing(project):
    assert project.run("play").returncode == 0
    assert project.calls() == [*SET_UP, "insula play"]
    second = project.run("play", "--seats", "2")
    assert project.calls() == ["insula play --seats 2"]
    assert second.stderr == ""


def test_the_development_environment_adds_to_that_of_the_app_and_serves_both(project):
    project.run()
    project.calls()
    project.run("check")
    assert project.calls()[0] == "pip dev.lock"
    project.run()
    project.run("check")
    assert not [call for call in project.calls() if call.startswith(("venv", "pip"))]


def test_the_development_environment_alone_serves_the_app(project):
    project.run("check")
    assert project.calls()[:4] == ["venv", "ensurepip", "pip dev.lock", "pip package"]
    project.run()
    assert project.calls() == ["insula"]


@pytest.mark.parametrize(
    ("command", "changed", "repeated"),
    [
        ("play", "app.lock", ["pip app.lock"]),
        ("play", "dev.lock", []),
        ("play", "pyproject.toml", ["pip package"]),
        ("check", "app.lock", ["pip dev.lock"]),
        ("check", "dev.lock", ["pip dev.lock"]),
    ],
)
def test_only_what_a_changed_file_concerns_is_done_again(project, command, changed, repeated):
    project.run(command)
    usual = project.calls()[4:]
    with (project.folder / changed).open("a") as file:
        file.write("# changed\n")
    project.run(command)
    assert project.calls() == [*repeated, *usual]


def test_a_lock_that_came_back_after_a_failed_change_is_installed_again(project):
    project.run()
    lock = project.folder / "app.lock"
    text = lock.read_text()
    lock.write_text(f"{text}# changed\n")
    assert project.run(FAILING="app.lock").returncode == 1
    lock.write_text(text)
    project.calls()
    project.run()
    assert project.calls() == ["pip app.lock", "insula"]


def test_an_environment_that_was_moved_is_made_anew(project):
    project.run()
    project.calls()
    project.folder = project.folder.rename(project.folder.with_name("elsewhere"))
    project.run()
    assert project.calls() == [*SET_UP, "insula"]


def test_an_environment_whose_python_is_gone_is_made_anew(project):
    project.run()
    project.calls()
    interpreter = project.folder / ".venv" / "bin" / "python"
    interpreter.unlink()
    interpreter.symlink_to("no such python")
    assert project.run().returncode == 0
    assert project.calls() == [*SET_UP, "insula"]


def test_an_environment_of_another_python_version_is_made_anew(project):
    project.run()
    project.calls()
    (project.stubs / "sitecustomize.py").write_text("import sys\nsys.implementation.cache_tag = 'another'\n")
    project.run(PYTHONDONTWRITEBYTECODE="1")
    assert project.calls() == [*SET_UP, "insula"]


# ---- The pages


def test_the_pages_are_built_once(with_pages):
    first = with_pages.run()
    assert with_pages.calls() == [*SET_UP_WITH_PAGES, "insula"]
    assert re.search(r"\nBuilding the pages \(once\) … \d+ s\n", first.stderr)
    second = with_pages.run()
    assert with_pages.calls() == ["insula"]
    assert second.stderr == ""


def test_the_pages_are_built_again_when_their_sources_changed_and_nothing_else_is_done(with_pages):
    with_pages.run()
    with_pages.calls()
    (with_pages.folder / "web" / "source").write_text("second")
    with_pages.run()
    with_pages.run()
    assert with_pages.calls() == ["pages", "insula", "insula"]


def test_pages_that_are_built_need_no_node(with_pages):
    with_pages.run()
    with_pages.calls()
    with_pages.run(NODE="")
    assert with_pages.calls() == ["insula"]


def test_without_a_node_on_this_machine_one_is_installed_by_hash(with_pages):
    first = with_pages.run(NODE="")
    assert with_pages.calls() == [*SET_UP_WITH_PAGES[:3], "pip node.lock", *SET_UP_WITH_PAGES[3:], "insula"]
    assert "Installing Node.js (once)" in first.stderr
    (with_pages.folder / "web" / "source").write_text("second")
    with_pages.run(NODE="")
    assert with_pages.calls() == ["pages", "insula"]
    (with_pages.folder / "node.lock").write_text("node==2 \\\n    --hash=sha256:4\n")
    with_pages.run(NODE="")
    assert with_pages.calls() == ["insula"]
    with_pages.run("check", NODE="")
    assert with_pages.calls()[:3] == ["pip dev.lock", "pip node.lock", "pages --tools"]


def test_developing_needs_the_tools_of_the_client_too(with_pages):
    with_pages.run()
    with_pages.calls()
    with_pages.run("check")
    assert with_pages.calls()[:2] == ["pip dev.lock", "pages --tools"]
    with_pages.run("check")
    assert not [call for call in with_pages.calls() if call.startswith(("pages", "pip"))]


def test_pages_that_cannot_be_built_are_told_as_their_build_tells_it(with_pages):
    failed = with_pages.run(
        FAILING="build.py", OUTPUT="The registry cannot be reached.\nThe last lines of npm ci:\nENOTFOUND"
    )
    assert failed.returncode == 1
    assert failed.stderr.endswith("\nThe registry cannot be reached.\nThe last lines of npm ci:\nENOTFOUND\n")
    assert with_pages.calls() == SET_UP_WITH_PAGES[:-1]
    assert with_pages.run().returncode == 0
    assert with_pages.calls() == ["pages", "pip package", "insula"]


def test_a_build_without_a_word_is_still_told(with_pages):
    failed = with_pages.run(FAILING="build.py")
    assert failed.returncode == 1
    assert "That failed." in failed.stderr


def test_two_starts_at_once_build_the_pages_once(with_pages):
    with with_pages.start("first", HELD="build.py") as first:
        with_pages.wait_for("build.py")
        with with_pages.start("second") as second:
            assert second.stderr.readline().startswith("Waiting for another run.py")
            with_pages.release.touch()
            second.communicate(timeout=PATIENCE)
        first.communicate(timeout=PATIENCE)
    assert (first.returncode, second.returncode) == (0, 0)
    assert with_pages.calls().count("pages") == 1


def test_build_makes_all_ready_and_starts_nothing(with_pages):
    assert with_pages.run("build").returncode == 0
    assert with_pages.calls() == SET_UP_WITH_PAGES
    again = with_pages.run("build")
    assert with_pages.calls() == []
    assert again.stderr == "Insula is ready: python3 run.py starts it.\n"


def test_shots_runs_its_tool_on_what_is_built_now(with_pages):
    result = with_pages.run("shots", "--only", "home", FAILING="shots.py", CODE="4")
    assert result.returncode == 4
    assert with_pages.calls() == [
        "venv", "ensurepip", "pip dev.lock", "pages --tools", "pip package", "shots --only home",
    ]  # fmt: skip


def test_docs_runs_its_tool(with_pages):
    result = with_pages.run("docs", "--out", "elsewhere", FAILING="manual.py", CODE="3")
    assert result.returncode == 3
    assert with_pages.calls()[-1] == "manual --out elsewhere"


# ---- Interrupted, and at once


@pytest.mark.parametrize("step", ["ensurepip", "app.lock", "editable"])
def test_ctrl_c_leaves_no_stamp_and_the_next_start_begins_anew(project, step):
    with project.start(HELD=step) as process:
        project.wait_for(step)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "Stopped." in err
    assert "Traceback" not in err
    project.calls()
    assert project.run().returncode == 0
    assert project.calls() == [*SET_UP, "insula"]


def test_a_killed_start_leaves_neither_a_stamp_nor_a_lock(project):
    with project.start(HELD="app.lock") as process:
        project.wait_for("app.lock")
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    project.calls()
    again = project.run()
    assert again.returncode == 0
    assert "Waiting" not in again.stderr
    assert project.calls() == [*SET_UP, "insula"]


def test_a_pip_that_outlives_its_start_is_waited_for(project):
    with project.start(HELD="app.lock") as process:
        project.wait_for("app.lock")
        process.kill()
        process.wait()
    with project.start() as again:
        assert again.stderr.readline().startswith("Waiting for another run.py")
        project.release.touch()
        again.communicate(timeout=PATIENCE)
    assert again.returncode == 0
    assert project.calls() == ["venv", "ensurepip", "pip app.lock", *SET_UP, "insula"]


def test_two_starts_at_once_set_up_once(project):
    with project.start("first", HELD="app.lock") as first:
        project.wait_for("app.lock")
        with project.start("second") as second:
            assert second.stderr.readline().startswith("Waiting for another run.py")
            project.release.touch()
            second.communicate(timeout=PATIENCE)
        first.communicate(timeout=PATIENCE)
    assert (first.returncode, second.returncode) == (0, 0)
    calls = project.calls()
    assert calls[:4] == SET_UP
    assert sorted(calls[4:]) == ["insula first", "insula second"]


def test_a_finished_environment_starts_without_the_lock(project):
    project.run()
    with (project.folder / ".venv" / "run.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert project.run().returncode == 0


# ---- Failures, in words

RETRYING = "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError()': /one/"
NONE_FOUND = "ERROR: Could not find a version that satisfies the requirement one==1 (from versions: none)"
NO_SPACE = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"
HASHES = "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.\n    one==1:\n        Got 12"
READ_ONLY = "ERROR: Could not install packages due to an OSError: [Errno 30] Read-only file system: 'lib'"


@pytest.mark.parametrize(
    ("step", "output", "words"),
    [
        ("venv", "python3: No module named venv", "apt install python3-venv"),
        ("ensurepip", ".venv/bin/python: No module named ensurepip", "apt install python3-venv"),
        ("venv", "OSError: [Errno 28] No space left on device: 'bin'", "The disk is full"),
        ("ensurepip", f"{NO_SPACE}\nsubprocess.CalledProcessError: exit status 1.", "The disk is full"),
        ("app.lock", NO_SPACE, "The disk is full"),
        ("app.lock", f"{RETRYING}\n{NONE_FOUND}", "needs the network once; nothing was broken"),
        ("app.lock", NONE_FOUND, "needs the network once; nothing was broken"),
        ("app.lock", "ReadTimeoutError: Read timed out.", "needs the network once; nothing was broken"),
        ("app.lock", f"{RETRYING}\n{HASHES}", "does not match the lock"),
        ("venv", "Error: [Errno 13] Permission denied: 'bin'", "No permission to write in"),
        ("editable", READ_ONLY, "No permission to write in"),
    ],
)
def test_a_known_trouble_is_told_in_words_and_nothing_counts_as_done(project, step, output, words):
    failed = project.run(FAILING=step, OUTPUT=output)
    assert failed.returncode == 1
    assert words in failed.stderr
    assert "The last lines" not in failed.stderr
    assert "Traceback" not in failed.stderr
    failed_call = project.calls()[-1]
    assert project.run().returncode == 0
    assert failed_call in project.calls()


def test_an_unknown_failure_shows_the_last_lines_that_pip_printed(project):
    failed = project.run(FAILING="app.lock", OUTPUT="\n".join(f"line {number} of pip" for number in range(40)))
    assert failed.returncode == 1
    assert "line 39 of pip" in failed.stderr
    assert "line 25 of pip" in failed.stderr
    assert "line 24 of pip" not in failed.stderr
    assert not (project.folder / ".venv" / "run-app.done").exists()


def test_a_failure_without_a_word_is_still_told(project):
    failed = project.run(FAILING="app.lock")
    assert failed.returncode == 1
    assert "That failed." in failed.stderr


def test_after_a_pip_that_was_killed_the_environment_is_made_anew(project):
    assert project.run(FAILING="app.lock", CODE="-9").returncode == 1
    project.calls()
    project.run()
    assert project.calls() == [*SET_UP, "insula"]


def test_a_failed_step_does_not_undo_the_steps_before_it(project):
    project.run()
    project.calls()
    assert project.run("test", FAILING="dev.lock", OUTPUT=RETRYING).returncode == 1
    assert project.calls() == ["pip dev.lock"]
    assert project.run().returncode == 0
    assert project.calls() == ["insula"]


def test_a_system_error_of_run_py_itself_is_told_in_words(project):
    (project.folder / ".venv").write_text("a file where the folder should be")
    failed = project.run()
    assert failed.returncode == 1
    assert "File exists" in failed.stderr
    assert "Traceback" not in failed.stderr


# ---- Tests and checks

WARM = "insula warm --modes compiled,checked --jobs 2"
WORKERS = f"-n {min(2, os.cpu_count() or 1)} --dist=worksteal"
CORE = "tests --ignore=tests/server --ignore=tests/browser"


def test_the_tests_run_warm_in_suites_with_their_time_and_budget(project):
    result = project.run("test", "-x")
    tests = f"pytest -q {WORKERS} -x"
    assert project.calls()[-3:] == [WARM, f"{tests} {CORE}", f"{tests} tests/server"]
    assert re.search(
        r"\nset-up: \d+ s, \w+ 120 s\nwarming the kernels: \d+ s, \w+ 100 s\n"
        r"core and titles: \d+ s, \w+ 240 s\nserver: \d+ s, \w+ 150 s\n$",
        result.stdout,
    )
    assert result.returncode == 0


def test_a_suite_is_run_where_its_folder_is(project):
    (project.folder / "tests" / "browser").mkdir()
    result = project.run("test")
    assert project.calls()[-1] == f"pytest -q {WORKERS} tests/browser"
    assert re.search(r"\nserver: \d+ s, \w+ 150 s\nbrowser: \d+ s, \w+ 240 s\n$", result.stdout)


@pytest.mark.parametrize(
    ("args", "called"),
    [
        (["tests/core"], f"pytest -q {WORKERS} tests/core"),
        (["-k", "alhambra"], f"pytest -q {WORKERS} -k alhambra"),
        (["-n", "4", "tests/core"], "pytest -q -n 4 tests/core"),
    ],
)
def test_chosen_tests_run_alone_and_without_a_budget(project, args, called):
    result = project.run("test", *args)
    assert project.calls()[-2:] == [WARM, called]
    assert re.search(r"\nchosen tests: \d+ s\n$", result.stdout)


def test_another_number_of_workers_does_not_choose_tests(project):
    result = project.run("test", "-n", "0")
    assert project.calls()[-2:] == [f"pytest -q -n 0 {CORE}", "pytest -q -n 0 tests/server"]
    assert "core and titles: " in result.stdout


def test_long_tests_run_only_when_asked_for(project):
    project.run("test", "--long")
    assert project.calls()[-1] == f"pytest -q {WORKERS} tests/server with long tests"
    project.run("test")
    assert project.calls()[-1] == f"pytest -q {WORKERS} tests/server"


@pytest.mark.parametrize(("failing", "code"), [("pytest", 2), ("pytest", -9), ("warm", 3)])
def test_the_exit_code_of_the_tests_is_the_worst(project, failing, code):
    result = project.run("test", FAILING=failing, CODE=str(code))
    assert result.returncode == abs(code)
    assert project.calls()[-1].startswith("pytest")
    assert "core and titles: " in result.stdout


def test_the_tests_of_the_client_are_a_line_of_their_own(with_pages):
    result = with_pages.run("test", FAILING="npm test", CODE="5")
    assert with_pages.calls()[-2:] == [f"pytest -q {WORKERS} tests/server", "npm test"]
    assert re.search(r"\nserver: \d+ s, \w+ 150 s\nclient: \d+ s, \w+ 60 s\n$", result.stdout)
    assert result.returncode == 5
    with_pages.run("test", "tests/core")
    assert "npm test" not in with_pages.calls()


def test_a_suite_is_said_to_be_within_its_budget_or_over_it_and_fails_for_neither(run_py):
    assert run_py.timed("suite", -1, lambda: 0) == (0, "suite: 0 s, OVER -1 s")
    assert run_py.timed("suite", 0, lambda: 0) == (0, "suite: 0 s, within 0 s")


def test_every_check_runs_even_if_the_first_fails(project):
    checks = ["ruff format --check", "ruff check", "mypy", "lint-imports"]
    good, bad = project.run("check"), project.run("check", FAILING="ruff format")
    calls = project.calls()
    assert [call for call in calls if call in checks] == checks * 2
    assert (good.returncode, bad.returncode) == (0, 1)
    assert "Failed: ruff format --check\n" in bad.stdout


def test_the_client_is_checked_last(with_pages):
    good, bad = with_pages.run("check"), with_pages.run("check", FAILING="npm run check")
    assert with_pages.calls()[-1] == "npm run check"
    assert (good.returncode, bad.returncode) == (0, 1)
    assert "Failed: npm run check\n" in bad.stdout


# ---- The locks


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^[\w.-]+==.*?(?= \\$)", (ROOT / lock).read_text(), re.MULTILINE))


def test_the_development_lock_holds_every_pin_of_the_app_lock():
    assert pins("app.lock")
    assert pins("app.lock") < pins("dev.lock")


def test_the_node_lock_holds_what_the_build_asks_for():
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    assert set(groups["node"]) < pins("node.lock")


@pytest.mark.parametrize("lock", ["app.lock", "dev.lock", "node.lock"])
def test_a_lock_names_no_address(lock):
    assert not re.search(r"://|--(index|extra-index|find-links)|\s/\w", (ROOT / lock).read_text())
