"""A terminal for tests: the command runs in a pseudo-terminal of its own, its output is read as it comes."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.core.process import environment

PATIENCE = 300
ESCAPE = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[@-Z\\-_])")
# A terminal's signals are what a person's are, even where the tests run with them ignored.
START = (
    "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
    "[signal.signal(number, signal.SIG_DFL) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]; "
    "os.execv(sys.executable, [sys.executable, '-W', 'error', '-m', 'insula', *sys.argv[1:]])"
)
ASK = "Your choice: "


def surroundings(folder: Path, **changes: str | None) -> dict[str, str]:
    """The environment of a command: interpreted, in English, with files of its own."""
    plain: dict[str, str | None] = {
        "INSULA_MODE": "interpreted", "INSULA_DATA_DIR": str(folder), "TERM": "xterm-256color", "LANG": "C.UTF-8",
        "LC_ALL": None, "LC_MESSAGES": None, "NO_COLOR": None, "COLUMNS": None, "LINES": None, "FORCE_COLOR": None,
    }  # fmt: skip
    return environment(**{**plain, **changes})


class Terminal:
    """A running command, what it printed, and where the test has read to."""

    def __init__(self, process: subprocess.Popen[bytes], master: int) -> None:
        self.process = process
        self.master = master
        self.raw = b""
        self._read = 0

    @property
    def text(self) -> str:
        """All that was printed, without escapes."""
        return plain(self.raw)

    def send(self, line: str) -> None:
        """Type a line."""
        self.press(f"{line}\n")

    def press(self, keys: str) -> None:
        """Type keys."""
        os.write(self.master, keys.encode())

    def until(self, *texts: str) -> str:
        """Wait until one of the texts is printed; return what came since the last wait, without escapes."""
        deadline = time.monotonic() + PATIENCE
        while True:
            fresh = plain(self.raw[self._read :])
            found = [fresh.index(text) + len(text) for text in texts if text in fresh]
            if found:
                self._read = len(self.raw)
                return fresh
            if time.monotonic() > deadline or not self._pump(deadline):
                raise AssertionError(f"waited for {texts}, got:\n{fresh[-3000:]}")

    def end(self) -> int:
        """Wait for the end; return the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._pump(deadline):
            assert time.monotonic() < deadline, self.text[-3000:]
        return self.process.wait(PATIENCE)

    def resize(self, columns: int, lines: int) -> None:
        """Give the window another size."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def _pump(self, deadline: float) -> bool:
        """Read what there is; False once the command has closed the terminal."""
        if not select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))[0]:
            return True
        try:
            read = os.read(self.master, 65536)
        except OSError:
            return False
        self.raw += read
        return bool(read)


@contextmanager
def terminal(
    folder: Path, *words: str, columns: int = 80, lines: int = 40, **changes: str | None
) -> Iterator[Terminal]:
    """The command in a terminal of this size."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", START, *words],
        stdin=slave, stdout=slave, stderr=slave, env=surroundings(folder, **changes), start_new_session=True,
    )  # fmt: skip
    running = Terminal(process, master)
    running.resize(columns, lines)
    os.close(slave)
    try:
        yield running
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)
        process.wait()
        os.close(master)


def plain(raw: bytes) -> str:
    """What was printed, without escapes and with plain line ends."""
    return ESCAPE.sub("", raw.decode(errors="replace")).replace("\r\n", "\n")
