"""A built wheel, installed in a clean environment without network, plays: content and words are inside."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "INSULA_MODE": "interpreted"}


def run(*command, **environment):
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}
    return subprocess.run(
        [str(word) for word in command],
        env={**clean, **OFFLINE, **environment}, cwd=ROOT, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def python(tmp_path_factory):
    """A Python that has our wheel, and of the rest only the dependencies."""
    folder = tmp_path_factory.mktemp("wheel")
    built = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder)
    assert built.returncode == 0, built.stderr
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    paths = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip()
    installed = run(
        sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", paths, wheel
    )
    assert installed.returncode == 0, installed.stderr
    (Path(paths) / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def test_the_wheel_is_what_is_imported(python):
    where = run(python, "-c", "import insula; print(insula.__file__)").stdout
    assert str(python.parents[1]) in where


def test_the_wheel_plays_a_game(python, tmp_path):
    played = run(python, "-m", "insula", "demo", "alhambra", "--seed", "3", INSULA_CACHE_DIR=str(tmp_path))
    assert played.returncode == 0, played.stderr
    assert "The game is over" in played.stdout


def test_the_wheel_has_content_and_words_inside(python):
    shown = run(python, "-m", "insula", "content", "show", "alhambra")
    assert shown.returncode == 0, shown.stderr
    code = "from insula.words import *; print(*(Words(lang, 'alhambra')('kind-tower') for lang in LANGUAGES))"
    words = run(python, "-c", code)
    assert words.returncode == 0, words.stderr
    assert len(set(words.stdout.split())) >= 3


def test_the_wheel_has_migrations_and_pages_inside(python, tmp_path):
    made = run(python, "-m", "insula", "db", "upgrade", "--data", tmp_path)
    assert made.returncode == 0, made.stderr
    assert (tmp_path / "insula.sqlite").is_file()
    code = "from insula.server.client import FOLDER; print(FOLDER); print(*(path.name for path in FOLDER.rglob('*')))"
    where, files = run(python, "-c", code).stdout.splitlines()
    assert str(python.parents[1]) in where
    assert {"index.html", "icon.svg", "assets", ".sources", "manifest.json"} <= set(files.split())
