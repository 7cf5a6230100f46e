"""Where a person's games are kept on this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from insula.core.errors import InsulaError


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """`INSULA_DATA_DIR`, else the user's data folder of the platform."""
    chosen = environ.get("INSULA_DATA_DIR")
    if chosen:
        return Path(chosen)
    try:
        return _user_data(environ) / "insula"
    except RuntimeError as error:
        raise InsulaError("folders.no_home") from error


def _user_data(environ: Mapping[str, str]) -> Path:
    """Where this system keeps a user's data; RuntimeError for a user without a home."""
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
