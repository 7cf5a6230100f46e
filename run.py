"""Plays, tests or checks Insula in a virtual environment that it makes beside this file.

Standard library only, and nothing that Python 3.6 cannot read: an old Python must get as far as its refusal.
"""

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows
    import msvcrt

HELP = """\
python3 run.py                           play: start Insula and a browser at it
python3 run.py test [--long] [OPTIONS]   run the tests; OPTIONS and paths from this folder go to pytest
python3 run.py check                     check format, style, types and imports, of the pages too
python3 run.py build                     do all that a first start does, and start nothing
python3 run.py shots [OPTIONS]           take pictures of the pages; OPTIONS go to tools/shots.py
python3 run.py docs [--out FOLDER]       build the documentation as a site, into the folder site
python3 run.py help                      print this, do nothing
python3 run.py ANYTHING ELSE             is passed to insula; .venv/bin/insula --help lists what it can do

The first start makes the folder .venv, builds the pages and needs the network once; later starts repeat none of it."""

# Name, budget in seconds on two cores, a folder and what of it to leave out.
SUITES = (
    ("core and titles", 240, ["tests", "--ignore=tests/server", "--ignore=tests/browser"]),
    ("server", 150, ["tests/server"]),
    ("browser", 240, ["tests/browser"]),
)
CLIENT_BUDGET = 60
SET_UP_BUDGET = 120
WARM_BUDGET = 100
CHECKS = (["ruff", "format", "--check"], ["ruff", "check"], ["mypy"], ["lint-imports"])

OLDEST_PYTHON = (3, 11)
ON_WINDOWS = os.name == "nt"
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if ON_WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if ON_WINDOWS else "python")
LOCK = VENV / "run.lock"
BUILD = ROOT / "web" / "build.py"

# What each step of the set-up is made from. dev.lock holds all of app.lock, so "dev" does what "app" does.
# The pages keep their own stamp beside what is built: web/build.py knows what they are made from.
SOURCES_OF_STEP = {
    "venv": [],
    "app": ["app.lock"],
    "dev": ["app.lock", "dev.lock"],
    "node": ["node.lock"],
    "package": ["pyproject.toml"],
}

# What a failing tool prints, and what that means to the user; the first that fits counts.
TROUBLES = (
    (
        r"Errno 28\b|No space left on device|WinError 112\b",
        "The disk is full, here or where temporary files go. Make room and run it again.",
    ),
    (
        r"DO NOT MATCH THE HASHES",
        "A download does not match the lock: damaged on its way, or not the file that was tested. "
        "Nothing of it was installed.",
    ),
    (
        r"ensurepip is not available|No module named '?(ensurepip|venv)\b",
        "This Python cannot make virtual environments. On Debian or Ubuntu: apt install python3-venv",
    ),
    (
        r"Errno (1|13|30)\b|Permission denied|Read-only file system|WinError 5\b",
        f"No permission to write in {ROOT}. Run it in a copy of your own.",
    ),
    (
        r"connection broken|Max retries exceeded|timed out|name resolution|from versions: none",
        "The package index cannot be reached. The first start needs the network once; "
        "nothing was broken, just run it again.",
    ),
)


class SetUpError(Exception):
    """What keeps the environment from being made, in words for the user."""


def main(args: "list[str]") -> int:
    """Do what the command line asks for; return the exit code."""
    require_python(sys.version_info[:3])
    if args in (["-h"], ["--help"], ["help"]):
        print(HELP)
        return 0
    if args[:1] == ["test"]:
        return test(args[1:])
    if args == ["check"]:
        return check()
    if args == ["build"]:
        return build()
    if args[:1] == ["shots"]:
        return shots(args[1:])
    if args[:1] == ["docs"]:
        return docs(args[1:])
    return play(args)


def require_python(version: "tuple[int, ...]") -> None:
    """Refuse a Python that is too old."""
    if version < OLDEST_PYTHON:
        needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
        raise SetUpError(f"Insula needs Python {needed} or newer; {sys.executable} is Python {found}.")


# ---- The commands


def play(args: "list[str]") -> int:
    """Become insula."""
    prepare("app")
    command = [str(PYTHON), "-m", "insula", *args]
    if not ON_WINDOWS:
        os.execv(command[0], command)
    return subprocess.call(command)


def test(args: "list[str]") -> int:
    """Run the suites, or the chosen tests; hold each one's time against its budget; return the worst code."""
    options = [arg for arg in args if arg != "--long"]
    if not any(option.startswith(("-n", "--numprocesses")) for option in options):
        options = ["-n", str(min(2, os.cpu_count() or 1)), "--dist=worksteal", *options]
    environment = dict(os.environ, INSULA_LONG="1") if "--long" in args else None
    warm = partial(call, ["insula", "warm", "--modes", "compiled,checked", "--jobs", "2"])
    results = [
        timed("set-up", SET_UP_BUDGET, partial(prepare, "dev")),
        timed("warming the kernels", WARM_BUDGET, warm),
    ]
    suites = [suite for suite in SUITES if (ROOT / suite[2][0]).is_dir()]
    for name, budget, paths in [("chosen tests", None, [])] if chooses_tests(options) else suites:
        print(f"\n{name}", flush=True)
        results.append(timed(name, budget, partial(call, ["pytest", "-q", *options, *paths], environment)))
    if BUILD.is_file() and not chooses_tests(options):
        print("\nclient", flush=True)
        results.append(timed("client", CLIENT_BUDGET, partial(call_here, npm("test"))))
    print("", *(line for _, line in results), sep="\n", flush=True)
    return max(code for code, _ in results)


def chooses_tests(options: "list[str]") -> bool:
    """Tell whether a word (a path, an expression of -k) stands beside options and the number of workers."""
    return any(not word.startswith("-") and options[at - 1] != "-n" for at, word in enumerate(options))


def timed(name: str, budget: "int | None", job: "Callable[[], int | None]") -> "tuple[int, str]":
    """Do a job; return its exit code and a line about its time."""
    start = time.monotonic()
    code = job() or 0
    seconds = round(time.monotonic() - start)
    verdict = "" if budget is None else f", {'within' if seconds <= budget else 'OVER'} {budget} s"
    return code, f"{name}: {seconds} s{verdict}"


def check() -> int:
    """Run all checks, whatever the ones before said."""
    prepare("dev")
    commands = {" ".join(check): [str(BIN / check[0]), *check[1:]] for check in CHECKS}
    if BUILD.is_file():
        commands["npm run check"] = npm("run", "check")
    failed = []
    for name, command in commands.items():
        print(f"\n{name}", flush=True)
        if call_here(command):
            failed.append(name)
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll checks passed", flush=True)
    return 1 if failed else 0


def build() -> int:
    """Make ready all that playing needs."""
    prepare("app")
    say("Insula is ready: python3 run.py starts it.")
    return 0


def shots(args: "list[str]") -> int:
    """Take pictures of the pages, as they are now."""
    prepare("dev")
    return call_here([str(PYTHON), str(ROOT / "tools" / "shots.py"), *args])


def docs(args: "list[str]") -> int:
    """Build the documentation as a site."""
    prepare("dev")
    return call_here([str(PYTHON), str(ROOT / "tools" / "manual.py"), *args])


def call(module: "list[str]", environment: "dict[str, str] | None" = None) -> int:
    """Run a module of the environment."""
    return call_here([str(PYTHON), "-m", *module], environment)


def call_here(command: "list[str]", environment: "dict[str, str] | None" = None) -> int:
    """Run a command from the project's folder; death by a signal is a failure as well."""
    return abs(subprocess.call(command, cwd=str(ROOT), env=environment))


def npm(*words: str) -> "list[str]":
    """Return the command that runs npm in the client's folder, with whichever Node.js builds the pages."""
    return [str(PYTHON), str(BUILD), "npm", *words]


# ---- The set-up


def prepare(kind: str) -> None:
    """Bring .venv and the pages to what "app" or "dev" needs, step by step, repeating no finished step."""
    if is_whole() and is_done(kind) and is_done("package") and has_pages(kind):
        return
    VENV.mkdir(exist_ok=True)
    with sole_use():
        for step in SOURCES_OF_STEP:
            if not is_done(step):
                forget(step)
        if not is_whole():
            make_venv()
        if not is_done(kind):
            install_lock(kind)
        if not has_pages(kind):
            make_pages(kind)
        if not is_done("package"):
            pip_install("Installing insula itself", "--no-deps", "--no-build-isolation", "--editable", ".")
            mark_done("package")


def is_whole() -> bool:
    """Tell whether .venv was finished, for this place and Python, and its interpreter still starts."""
    command = [str(PYTHON), "-I", "-S", "-c", ""]
    try:
        return is_done("venv") and subprocess.call(command, stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make .venv from nothing: what an interrupted start or another Python left there goes."""
    with progress("Making .venv"):
        for leftover in VENV.iterdir():
            if leftover.is_dir() and not leftover.is_symlink():
                shutil.rmtree(str(leftover))
            elif leftover != LOCK:
                leftover.unlink()
        raise_if_failed(run_quietly([sys.executable, "-m", "venv", "--without-pip", str(VENV)]))
        # A step of its own, because venv keeps to itself why ensurepip failed.
        raise_if_failed(run_quietly([str(PYTHON), "-I", "-m", "ensurepip", "--upgrade", "--default-pip"]))
    mark_done("venv")


def install_lock(kind: str) -> None:
    """Install what a lock names, by hash."""
    names = re.findall(r"^[\w.-]+(?===)", (ROOT / f"{kind}.lock").read_text(), re.MULTILINE)
    words = f"Installing {len(set(names))} packages (once)"
    pip_install(words, "--require-hashes", "--requirement", f"{kind}.lock")
    mark_done("app")
    if kind == "dev":
        mark_done("dev")


def has_pages(kind: str) -> bool:
    """Tell whether the pages are built from what is here now, for "dev" with the tools of the client beside them."""
    if not BUILD.is_file():
        return True
    client = runpy.run_path(str(BUILD))
    return bool(client["is_current"]() and (kind == "app" or (client["has_tools"]() and has_node())))


def has_node() -> bool:
    """Tell whether a fitting Node.js is in .venv or on this machine."""
    return is_done("node") or runpy.run_path(str(BUILD))["find_node_of_machine"]() is not None


def make_pages(kind: str) -> None:
    """Build the pages; where no fitting Node.js is installed, one goes into .venv first."""
    if not has_node():
        pip_install("Installing Node.js (once)", "--require-hashes", "--requirement", "node.lock")
        mark_done("node")
    with progress("Building the pages (once)"):
        result = run_quietly([str(PYTHON), str(BUILD), *(["--tools"] if kind == "dev" else [])])
    if result.returncode:
        raise SetUpError(result.stdout.strip() or explain(""))


def pip_install(words: str, *arguments: str) -> None:
    """Run pip; unless it ends by itself, .venv is left without its stamp and will be made anew."""
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]
    with progress(words):
        forget("venv")
        result = run_quietly([*command, *arguments])
        if result.returncode >= 0:
            mark_done("venv")
    raise_if_failed(result)


# ---- Stamps: one file in .venv for each finished step


@lru_cache(maxsize=len(SOURCES_OF_STEP))  # read once: what changes during a step counts at the next start
def fingerprint(step: str) -> str:
    """Return a hash of what a step's result depends on: the place, the Python, the sources."""
    digest = hashlib.sha256(os.fsencode(f"{ROOT} {sys.implementation.cache_tag}"))
    for source in SOURCES_OF_STEP[step]:
        digest.update(hashlib.sha256((ROOT / source).read_bytes()).digest())
    return digest.hexdigest()


def stamp_of(step: str) -> Path:
    """Return the file that says from what a step was last finished."""
    return VENV / f"run-{step}.done"


def is_done(step: str) -> bool:
    """Tell whether a step was finished from what is here now."""
    return stamp_of(step).is_file() and stamp_of(step).read_text() == fingerprint(step)


def mark_done(step: str) -> None:
    """Stamp a finished step."""
    stamp_of(step).write_text(fingerprint(step))


def forget(step: str) -> None:
    """Remove a stamp, before what it vouches for is touched."""
    if stamp_of(step).exists():
        stamp_of(step).unlink()


# ---- One at a time, quietly, in words


@contextmanager
def sole_use() -> "Iterator[None]":
    """Let one run.py at a time change .venv; the system frees the lock when its holder ends in any way."""
    with LOCK.open("a") as handle:
        if not try_to_lock(handle.fileno()):
            say("Waiting for another run.py that prepares .venv …")
            while not try_to_lock(handle.fileno()):
                time.sleep(0.2)
        os.set_inheritable(handle.fileno(), True)  # a pip that outlives its run.py goes on holding the lock
        yield


def try_to_lock(descriptor: int) -> bool:
    """Take the lock if it is free."""
    try:
        if ON_WINDOWS:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def run_quietly(command: "list[str]") -> "subprocess.CompletedProcess[str]":
    """Run a tool of the set-up and keep what it prints."""
    return subprocess.run(
        command,
        cwd=str(ROOT),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
        check=False,
    )


def raise_if_failed(result: "subprocess.CompletedProcess[str]") -> None:
    """Turn a failed tool into an error in words."""
    if result.returncode:
        raise SetUpError(explain(result.stdout))


def explain(output: str) -> str:
    """Put a known trouble into words, with the line that tells it; of an unknown one show the last lines."""
    lines = output.strip().splitlines() or ["(nothing was printed)"]
    for pattern, words in TROUBLES:
        for line in lines:
            if re.search(pattern, line):
                return f"{words}\n({line.strip()})"
    return "\n".join(["That failed. The last lines about it:", *lines[-15:]])


@contextmanager
def progress(words: str) -> "Iterator[None]":
    """Show a step in one line, with its seconds at the end."""
    start = time.monotonic()
    say(f"{words} …", end=" ")
    try:
        yield
    finally:
        say(f"{time.monotonic() - start:.0f} s")


def say(words: str, end: str = "\n") -> None:
    """Tell the user something without mixing it into the output of insula."""
    print(words, end=end, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SetUpError as error:
        sys.exit(f"\n{error}")
    except OSError as error:
        sys.exit(f"\n{explain(str(error))}")
    except KeyboardInterrupt:
        sys.exit("\nStopped. If the set-up was not finished, the next start sees to it.")
