"""The example of a title from outside, installed as people install it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.core.process import ROOT, environment

EXAMPLE = ROOT / "examples" / "tic_city"


def install(folder: Path) -> Path:
    """Build it and install it below a folder, without a network; where its modules and its metadata are."""
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    command = [
        sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation",
        "--disable-pip-version-check", "--target", str(site), str(source),
    ]  # fmt: skip
    subprocess.run(command, check=True, capture_output=True)
    return site


def path_with(site: Path) -> str:
    """A PYTHONPATH that leads to it, and to the sources here."""
    return os.pathsep.join([str(site), environment()["PYTHONPATH"]])
