"""A server of its own as a child process, a Chromium, and pages whose complaints fail the test."""

from __future__ import annotations

import contextlib
import json
import os
import runpy
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="browser tests need playwright")

from tests.browser.devices import WAIT, Devices  # noqa: E402

playwright.expect.set_options(timeout=WAIT)

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
CHROMIUMS = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "chromium", "google-chrome", "chrome")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
STARTING_SECONDS = 180
NOT_CURRENT = "the pages are not built from what is here: python3 run.py build"
BUILT = os.environ.get("INSULA_BUILT")
"""A folder with pages that are built elsewhere, while the client is worked on."""
SERVE_BUILT = (
    "import sys; from pathlib import Path; from insula.server import client; client.FOLDER = Path(sys.argv.pop(1)); "
    "from insula.__main__ import run; run()"
)
"""The command, with the pages of that folder."""


def chromium() -> str | None:
    """A Chromium or Chrome of this machine."""
    wished = os.environ.get("CHROMIUM")
    return shutil.which(wished) if wished else next(filter(None, map(shutil.which, CHROMIUMS)), None)


class Server:
    """`insula serve` as a child on one port, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [
            sys.executable, *(["-c", SERVE_BUILT, BUILT] if BUILT else ["-m", "insula"]),
            "serve", "--port", str(self.port), "--data", str(self.folder), "--no-browser",
            *(f"--{limit}=10000" for limit in ("rate", "connections", "sockets", "creations", "imports")),
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])}
        with open(self.folder / "log.txt", "ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        end = time.monotonic() + STARTING_SECONDS
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log.txt").read_text(encoding="utf-8")
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether it answers."""
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
            return answer.status == 200
        return False

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self._end(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)

    def stop(self) -> None:
        """End it in good order."""
        self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> None:
        if self.process is not None:
            process, self.process = self.process, None
            process.send_signal(sign)
            try:
                process.wait(30)
            finally:
                process.kill()  # which does nothing to one that has ended
                process.wait()

    def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> dict:
        """A request of the test's own."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())

    def make(self, *seats: dict, **rest: object) -> dict:
        """A match."""
        return self.ask("POST", "/api/matches", {"title": "alhambra", "seats": list(seats), **rest})

    def table(self, created: dict, seat: int | None = None) -> dict:
        """The table of a match, as a seat or a spectator has it."""
        token = None if seat is None else next(link["token"] for link in created["links"] if link["seat"] == seat)
        return self.ask("GET", f"/api/matches/{created['match']}", token=token)

    def play(self, created: dict, *moves: str) -> None:
        """Make moves for the seat to act."""
        seat = self.table(created)["to_act"]
        token = next(link["token"] for link in created["links"] if link["seat"] == seat)
        body = {"seq": self.table(created)["seq"], "moves": moves}
        self.ask("POST", f"/api/matches/{created['match']}/moves", body, token)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    if chromium() is None:
        pytest.skip("browser tests need a Chromium or Chrome; CHROMIUM names one")
    assert BUILT or runpy.run_path(str(ROOT / "web" / "build.py"))["is_current"](), NOT_CURRENT
    running = Server(tmp_path_factory.mktemp("browser"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def browser():
    path = chromium()
    if path is None:
        pytest.skip("browser tests need a Chromium or Chrome; CHROMIUM names one")
    with playwright.sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def devices(browser, server):
    return Devices(browser, server.url)


@pytest.fixture
def complaints(devices):
    """What pages complained of. A test that provokes something clears it."""
    devices.complaints.clear()
    return devices.complaints


@pytest.fixture
def visit(devices, complaints):
    """Opens an address on a device of its own, which was never here: see `Devices.open`."""
    yield devices.open
    devices.put_back()
    assert complaints == []
