"""Where a person's games are kept on this machine, and files that one program has for itself."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from insula.core.errors import InsulaError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCKED_BYTE = 1 << 30
"""Far beyond the end of the file: on Windows a locked byte cannot be read."""


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


def take_lock(descriptor: int) -> bool:
    """Take the lock of an open file if it is free; the system frees it when its holder ends in any way."""
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
