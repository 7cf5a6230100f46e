"""A server for tests: the command itself, with a data folder of its own, real sockets and real signals."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.core.process import environment

PATIENCE = 300
"""Whatever takes so long hangs, however busy the machine is."""
# Signals are what a person's are, even where the tests run with them ignored.
START = (
    "import os, signal, sys; "
    "[signal.signal(number, signal.SIG_DFL) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]; "
    "os.execv(sys.executable, [sys.executable, '-W', 'error', *sys.argv[1:]])"
)
SERVE = ("serve", "--port", "0")


class Running:
    """A command that runs, and what it has said."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.out = ""
        self.err = ""
        self._threads = [
            threading.Thread(target=self._read, args=(name,), daemon=True) for name in ("stdout", "stderr")
        ]
        for thread in self._threads:
            thread.start()

    def _read(self, name: str) -> None:
        for line in getattr(self.process, name):
            setattr(self, name.removeprefix("std"), getattr(self, name.removeprefix("std")) + line)

    def until(self, text: str, name: str = "out") -> str:
        """Wait for a text; all that was said until then."""
        deadline = time.monotonic() + PATIENCE
        while text not in getattr(self, name):
            assert time.monotonic() < deadline, f"waited for {text!r}:\n{self.out}\n{self.err}"
            assert self.process.poll() is None or text in getattr(self, name), f"{self.out}\n{self.err}"
            time.sleep(0.02)
        return str(getattr(self, name))

    @property
    def address(self) -> str:
        """Where it says that it runs."""
        return re.search(r"http://\S+", self.until("\n"))[0]

    def get(self, path: str = "/healthz") -> str:
        """What a page holds."""
        with urllib.request.urlopen(self.address + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())

    def end(self, number: int = signal.SIGTERM) -> int:
        """Send a signal and wait for the end; the exit code."""
        self.process.send_signal(number)
        return self.wait()

    def wait(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait(PATIENCE)
        for thread in self._threads:
            thread.join(PATIENCE)
        return code


@contextmanager
def serving(folder: Path, *words: str, code: str | None = None, **changes: str | None) -> Iterator[Running]:
    """`insula` with these words; without any, `insula serve` at a free port; or a program of one's own."""
    plain = {
        "INSULA_MODE": "interpreted", "INSULA_DATA_DIR": str(folder), "LANG": "C.UTF-8",
        "LC_ALL": None, "LC_MESSAGES": None,
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-c", START, *(["-c", code] if code else ["-m", "insula", *(words or SERVE)])],
        env=environment(**{**plain, **changes}),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8",
        start_new_session=True,
    )  # fmt: skip
    running = Running(process)
    try:
        yield running
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        running.wait()
        for stream in (process.stdout, process.stderr):
            stream.close()
