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

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
CHROMIUMS = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "chromium", "google-chrome", "chrome")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
STARTING_SECONDS = 60
WAIT = 15_000
"""Milliseconds in which a page must do what is expected of it."""
QUIET = {"pace": "at-once", "hints": "off"}
"""A device that has played before: nothing is explained, and nobody waits for bots."""
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
            "serve", "--port", str(self.port), "--data", str(self.folder), "--rate", "10000", "--no-browser",
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
            self.process.send_signal(sign)
            self.process.wait(30)
            self.process = None

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
        """Make moves for whoever is to act."""
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
    running.start()
    yield running
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


@pytest.fixture
def complaints():
    """What pages complained of. A test that provokes something clears it."""
    return []


@pytest.fixture
def visit(browser, server, complaints):
    """Opens an address in a browser of its own, as a device that was never here.

    `device` are settings of that device, beside or instead of the quiet ones; None takes one out. `links` makes it
    the device that made a match, with all its seats. `before` is done with the page before it goes anywhere.
    """
    contexts = []

    def open_page(path: str = "/", *, device=None, links=None, before=None, **options):
        settings = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}
        stored = stored_on({**QUIET, **(device or {})}, links)
        state = {"cookies": [], "origins": [{"origin": server.url, "localStorage": stored}]}
        context = browser.new_context(storage_state=state, **{**settings, **options})
        context.set_default_timeout(WAIT)
        contexts.append(context)
        page = context.new_page()
        listen(page, complaints)
        if before is not None:
            before(page)
        page.goto(path if path.startswith("http") else server.url + path)
        page.wait_for_selector("h1")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def stored_on(device: dict, links: dict | None) -> list[dict]:
    """What a device remembers."""
    held = (
        [] if links is None else [{"match": links["match"], "host": links["host"], **link} for link in links["links"]]
    )
    kept = {**device, **({"links": json.dumps(held)} if held else {})}
    return [{"name": f"insula.{name}", "value": value} for name, value in kept.items() if value is not None]


def listen(page, complaints) -> None:
    """Note what a page throws, logs as an error or violates; that the server refused something is no complaint."""

    def note(message) -> None:
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            complaints.append(message.text)

    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", note)
