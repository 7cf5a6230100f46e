"""`insula serve` and `insula` alone, as the person who starts them meets them.

What runs is a real process with real sockets and signals; what is refused before that is called in this process.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from insula import cli
from insula.core import jit
from insula.core.errors import InsulaError
from insula.server import addresses, schema, serve
from insula.server.metrics import Metrics
from insula.server.serve import Start, address_in, bind, config_of, open_browser, taken
from insula.server.settings import Settings
from insula.words import LANGUAGES, Words
from tests.core.process import ROOT, SOURCES, environment
from tests.server.busy_match import make
from tests.server.running import PATIENCE, serving

WORKERS = 40
"""While that many workers of our own begin and end, those of a server have surely begun and made a move."""
IS_ROOT = hasattr(os, "getuid") and os.getuid() == 0
# The command with an app that keeps every request waiting.
HANGING = """
import asyncio, sys
import insula.server.app, insula.server.serve
from insula.cli import main

async def hang(scope, receive, send):
    if scope["type"] == "lifespan":
        for answer in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{answer}.complete"})
    else:
        print("asked", file=sys.stderr, flush=True)
        await asyncio.sleep(3600)

insula.server.serve.GRACE_SECONDS = 3600
insula.server.app.make_app = lambda *_: hang
sys.exit(main(["serve", "--port", "0"]))
"""

PATIENT = """
import sys
import insula.server.serve
from insula.cli import main

insula.server.serve.GRACE_SECONDS = 3600
sys.exit(main(["--port", "0", "--lang", "de"]))
"""
"""A server that would wait for an hour for whoever is connected, if it waited."""


@pytest.fixture(autouse=True)
def _here(monkeypatch):
    """In this process nothing is started anew in another mode; umask and signals stay."""
    monkeypatch.setattr(jit, "is_warm", lambda *_: True)
    umask, handlers = os.umask(0o022), {number: signal.getsignal(number) for number in serve.ENDINGS}
    yield
    os.umask(umask)
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A data folder whose database is made: that takes longer than a start."""
    folder = tmp_path_factory.mktemp("made")
    schema.upgrade(Settings(data=folder).database_url)
    return folder


@pytest.fixture
def folder(made, tmp_path):
    """A data folder."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "insula.sqlite").write_bytes((made / "insula.sqlite").read_bytes())
    return tmp_path / "data"


@pytest.fixture
def busy_port():
    """A port that another program has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


@pytest.fixture
def browser(tmp_path, monkeypatch):
    """A browser that notes the address it is asked for, as the environment names it; and the note."""
    note, script = tmp_path / "opened", tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{note}"\n', encoding="utf-8")
    script.chmod(0o755)
    return f"{script} %s", note


def a_start(language: str = "en", *, bare: bool = True, browser: bool | None = None, **values: object) -> Start:
    """A start that has not begun."""
    options = argparse.Namespace(is_bare=bare, browser=browser, **{name: str(value) for name, value in values.items()})
    return Start(Settings(**values), Words(language), options)


def refusal(capsys, folder: Path, *words: str) -> str:
    """The one line in which a start in this process says what is wrong."""
    assert cli.main([*words, "--data", str(folder), "--lang", "en"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    [line] = told.err.splitlines()
    return line.removeprefix("insula: ")


# --- A start and an end ---


def test_a_server_says_where_it_runs_answers_there_and_ends_well(tmp_path):
    folder = tmp_path / "not" / "yet"
    with serving(folder, "serve", "--port", "0", "--log", "json") as running:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+", running.address)
        assert json.loads(running.get())["status"] == "ok"
        assert running.end() == 0
    said, hint = running.out.splitlines()
    assert said == f"Insula is running at {running.address}"
    assert hint.startswith("Press Ctrl-C to stop. Nothing is lost")
    events = [json.loads(line) for line in running.err.splitlines()]
    assert {"server.started", "server.ended"} <= {event["event"] for event in events}
    assert {event["level"] for event in events} == {"info"}
    assert (folder / serve.LOCK).read_text(encoding="utf-8") == ""
    for path in (folder, *folder.iterdir()):
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0


def test_insula_alone_opens_a_browser_and_ends_well_whoever_is_connected(folder, browser):
    name, note = browser
    with serving(folder, code=PATIENT, BROWSER=name, INSULA_NO_BROWSER=None) as running:
        running.until("Der Browser öffnet sich.")
        host, port = running.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as idle:
            idle.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert idle.recv(12) == b"HTTP/1.1 200"
            assert running.end(signal.SIGINT) == 0
    assert note.read_text(encoding="utf-8").strip() == running.address
    assert running.err == ""
    assert [line.split()[0] for line in running.out.splitlines()] == ["Insula", "Strg+C", "Lieber", "Der", "Insula"]


def test_a_second_ctrl_c_does_not_wait_for_an_open_request(folder):
    with serving(folder, code=HANGING) as running:
        host, port = running.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as slow:
            slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            running.until("asked", "err")
            running.process.send_signal(signal.SIGINT)
            time.sleep(0.4)
            assert running.process.poll() is None
            assert running.end(signal.SIGINT) == 130
    assert "Traceback" not in running.err


def test_a_folder_has_one_server_until_it_is_gone(folder, browser, capsys, monkeypatch):
    name, note = browser
    monkeypatch.setenv("BROWSER", name)
    monkeypatch.delenv("INSULA_NO_BROWSER")
    with serving(folder, "serve", "--port", "0", "--host", "0.0.0.0") as running:
        said = running.until("Ctrl-C")
        assert ("On this network: " in said) == bool(addresses.urls_of("0.0.0.0", 1))
        assert running.address.startswith("http://127.0.0.1:")
        line = refusal(capsys, folder, "serve", "--port", "0")
        assert line.startswith(f"A server already has the data folder {folder} (address: {running.address})")
        assert cli.main(["--data", str(folder), "--lang", "fr"]) == 0
        assert capsys.readouterr().out == (
            f"Insula tourne déjà à l’adresse {running.address}\nLe navigateur s’ouvre.\n"
        )  # fmt: skip
        assert json.loads(running.get())["status"] == "ok"
        running.process.kill()
        running.wait()
    deadline = time.monotonic() + PATIENCE
    while not note.exists():
        assert time.monotonic() < deadline
    assert note.read_text(encoding="utf-8").strip() == running.address
    with taken(folder) as lock:
        assert lock is not None


# --- What keeps it from starting ---


def test_a_taken_port_that_was_asked_for_is_an_error(folder, busy_port, capsys, monkeypatch):
    told = f"Port {busy_port} is taken by another program. Choose another with --port"
    assert refusal(capsys, folder, "serve", "--port", str(busy_port)).startswith(told)
    assert refusal(capsys, folder, "--port", str(busy_port)).startswith(told)
    monkeypatch.setenv("INSULA_PORT", str(busy_port))
    assert refusal(capsys, folder, "--no-browser").startswith(told)


def test_insula_alone_takes_the_next_port(monkeypatch, capsys, busy_port):
    with socket.create_server(("127.0.0.1", 0)) as probe:
        free = probe.getsockname()[1]
    start = a_start()
    start.settings = Settings(port=busy_port)
    monkeypatch.setattr(serve, "MORE_PORTS", (busy_port, free))
    with start._bound() as listener:
        assert listener.getsockname()[1] == free
    assert capsys.readouterr().out == f"Port {busy_port} is taken; using port {free} this time.\n"
    monkeypatch.setattr(serve, "MORE_PORTS", (busy_port,))
    with pytest.raises(InsulaError) as error:
        start._bound()
    assert (error.value.code, error.value.arguments) == ("serve.port_taken", {"port": busy_port})


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path, capsys):
    (tmp_path / "file").write_text("", encoding="utf-8")
    folder = tmp_path / "file" / "folder"
    for words in (["serve"], ["--no-browser"]):
        assert refusal(capsys, folder, *words).startswith(f"The data folder {folder} cannot be used: Not a directory.")


@pytest.mark.skipif(IS_ROOT, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_to_is_an_error(tmp_path, capsys):
    tmp_path.chmod(0o500)
    line = refusal(capsys, tmp_path, "serve", "--port", "0")
    assert line.startswith(f"The data folder {tmp_path} cannot be used: Permission denied.")


def test_a_database_of_a_newer_program_is_refused_and_left_as_it_is(folder, capsys):
    file = folder / "insula.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    before = file.read_bytes()
    assert "9999" in refusal(capsys, folder, "serve", "--port", "0")
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_an_error(tmp_path, capsys):
    (tmp_path / "insula.sqlite").write_text("some words " * 99, encoding="utf-8")
    assert "file is not a database" in refusal(capsys, tmp_path, "serve", "--port", "0")


@pytest.mark.parametrize(
    ("flags", "line"),
    [
        (["--host", "192.0.2.77"], "It is not possible to listen on “192.0.2.77”: "),
        (["--host", "no.such.host.invalid"], "It is not possible to listen on “no.such.host.invalid”: "),
        (["--public-url", "https://a.org/b"], "--public-url is an address such as https://games.example.org"),
        (["--port", "99999"], "--port is a whole number from 0 to 65535, not “99999”."),
        (["--metrics", "some"], "--metrics is one of local, public, off, not “some”."),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(folder, capsys, flags, line):
    assert refusal(capsys, folder, "serve", *flags).startswith(line)


def test_an_unknown_flag_is_told_what_there_is(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["--prot", "1"])
    assert end.value.code == 2
    assert "--prot" in capsys.readouterr().err


def test_an_app_that_cannot_start_is_an_error_and_no_traceback(monkeypatch, folder, capsys):
    async def broken(scope, receive, send):
        raise RuntimeError("no")

    monkeypatch.setattr("insula.server.app.make_app", lambda *_: broken)
    monkeypatch.setattr(serve.logs, "set_up", lambda *_, **__: None)
    line = refusal(capsys, folder, "serve", "--port", "0")
    assert line == "The server could not start. The lines above say why."


# --- What it says, and the browser ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_the_persons_language(language, tmp_path, capsys, monkeypatch):
    monkeypatch.delenv("INSULA_NO_BROWSER")
    monkeypatch.setattr(serve, "open_browser", lambda address: False)
    monkeypatch.setattr(serve, "is_ready", lambda title: False)
    monkeypatch.setattr(serve, "urls_of", lambda host, port: ["http://10.0.0.5:7"])
    with (tmp_path / "lock").open("w+", encoding="utf-8") as lock:
        a_start(language, port=7)._greet(lock)
        assert (tmp_path / "lock").read_text(encoding="utf-8") == "http://127.0.0.1:7"
    said, deadline = "", time.monotonic() + PATIENCE
    while said.count("\n") < 6 and time.monotonic() < deadline:
        said += capsys.readouterr().out
    runs, others, end, terminal, warming, browser = said.splitlines()
    words = Words(language)
    assert runs == words("serve-runs", address="http://127.0.0.1:7")
    assert "http://10.0.0.5:7" in others
    assert end == words("serve-end")
    assert "insula menu" in terminal
    assert "python3 run.py menu" in terminal
    assert warming == words("serve-warming")
    assert browser == words("serve-no-browser")


def test_with_a_public_address_it_is_the_one_that_is_told(tmp_path, capsys):
    with (tmp_path / "lock").open("w+", encoding="utf-8") as lock:
        a_start(bare=False, host="0.0.0.0", port=7, public_url="https://games.example.org")._greet(lock)
    said = capsys.readouterr().out.splitlines()
    assert (said[0], len(said)) == ("Insula is running at https://games.example.org", 2)


@pytest.mark.parametrize(
    ("bare", "wish", "variable", "opens"),
    [
        (True, None, "", True),
        (True, False, "", False),
        (True, None, "1", False),
        (False, None, "", False),
        (False, True, "", True),
        (False, True, "1", False),
    ],
)
def test_a_browser_is_opened_for_a_person_or_where_asked_for(monkeypatch, bare, wish, variable, opens):
    monkeypatch.setenv("INSULA_NO_BROWSER", variable)
    assert a_start(bare=bare, browser=wish).opens_browser is opens


def test_a_browser_that_fails_or_never_returns_keeps_nothing_from_running(monkeypatch):
    def fail(address):
        raise RuntimeError(address)

    monkeypatch.setattr(serve.webbrowser, "open", fail)
    assert not open_browser("http://x", {"DISPLAY": ":0"})
    monkeypatch.setattr(serve.webbrowser, "open", lambda _: False)
    assert not open_browser("http://x", {"DISPLAY": ":0"})
    ended = threading.Event()
    monkeypatch.setattr(serve.webbrowser, "open", lambda _: ended.wait(PATIENCE))
    monkeypatch.setattr(serve, "BROWSER_SECONDS", 0.05)
    assert open_browser("http://x", {"DISPLAY": ":0"})
    ended.set()


@pytest.mark.skipif(os.name == "nt", reason="there are always windows")
def test_a_browser_in_the_terminal_is_not_opened(monkeypatch):
    monkeypatch.setattr(serve.sys, "platform", "linux")
    monkeypatch.setattr(serve.webbrowser, "open", lambda _: True)
    assert [open_browser("http://x", environ) for environ in ({}, {"WAYLAND_DISPLAY": "w"}, {"BROWSER": "b"})] == [
        False, True, True,
    ]  # fmt: skip


# --- Beyond this machine ---


def test_addresses_are_told_apart(monkeypatch):
    assert [addresses.is_loopback(host) for host in ("127.0.0.9", "::1", "localhost", "0.0.0.0", "10.1.1.1")] == [
        True, True, True, False, False,
    ]  # fmt: skip
    monkeypatch.setattr(addresses, "own_addresses", lambda: ["10.1.1.1", "fd00::1"])
    assert addresses.urls_of("0.0.0.0", 5) == ["http://10.1.1.1:5", "http://[fd00::1]:5"]
    assert addresses.urls_of("10.1.1.1", 5) == ["http://10.1.1.1:5"]
    assert addresses.urls_of("127.0.0.1", 5) == []
    assert addresses.url_of("::", 5) == "http://[::1]:5"
    assert Settings(host="0.0.0.0", port=5).address == "http://10.1.1.1:5"
    assert Settings(host="0.0.0.0", public_url="https://a.b").address == "https://a.b"


def test_own_addresses_are_useful_ones(monkeypatch):
    found = ["127.0.1.1", "169.254.1.1", "fe80::1%eth0", "::1", "10.0.0.5", "10.0.0.5"]
    monkeypatch.setattr(addresses.socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", (each, 0)) for each in found])
    monkeypatch.setattr(addresses, "_address_towards", lambda family, there: None)
    assert addresses.own_addresses() == ["10.0.0.5"]


def test_who_asks_is_whom_a_trusted_proxy_names_and_no_one_else():
    plain, proxied = (
        config_of(Settings(trusted_proxies=proxies), None, Metrics()) for proxies in ((), ("10.0.0.0/8",))
    )
    assert plain.proxy_headers is False
    assert (proxied.proxy_headers, proxied.forwarded_allow_ips) == (True, ["10.0.0.0/8"])
    assert (plain.ws_max_size, plain.access_log, plain.server_header) == (65_536, False, False)


# --- Parts ---


def test_a_folder_is_taken_by_one_at_a_time_and_tells_the_address(tmp_path, monkeypatch):
    with taken(tmp_path) as lock:
        lock.write("http://127.0.0.1:1")
        lock.flush()
        with taken(tmp_path) as other:
            assert other is None
        assert address_in(tmp_path) == "http://127.0.0.1:1"
    monkeypatch.setattr(serve, "STARTING_SECONDS", 0.1)
    assert address_in(tmp_path) == ""
    with taken(tmp_path) as lock:
        assert lock is not None


def test_a_port_is_bound_or_the_reason_told(busy_port):
    with bind("localhost", 0) as listener:
        assert listener.getsockname()[1]
    for host, port, code in (
        ("127.0.0.1", busy_port, "serve.port_taken"),
        ("192.0.2.77", 0, "serve.host"),
        ("x" * 300, 0, "serve.host"),
    ):
        with pytest.raises(InsulaError) as refusal:
            bind(host, port)
        assert refusal.value.code == code


# --- A cold start ---


def test_a_cold_server_plays_at_once_and_compiles_beside(folder):
    cache = folder / "cache"
    with serving(folder, INSULA_MODE=None, INSULA_CACHE_DIR=str(cache)) as running:
        running.until("The rules are being compiled, once")
        assert json.loads(running.get())["bots"] == "warming"
        deadline = time.monotonic() + PATIENCE
        while not list(cache.rglob("*.nbi")):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert running.end() == 0
    assert "mode=interpreted" in running.err
    assert "warm.failed" not in running.err
    assert (folder / "warm.log").exists()
    made = len(list(cache.rglob("*.nbi")))
    time.sleep(0.5)
    assert len(list(cache.rglob("*.nbi"))) - made <= 1  # the compiler has ended with the server


def until_as_slow_as_a_worker(running, is_so):
    """Wait until something is so, by the one clock that is as slow as the machine: bot workers of our own."""
    for _ in range(WORKERS):
        assert running.process.poll() is None, running.err
        assert "bot.worker_died" not in running.err
        if is_so():
            return
        subprocess.run(
            [sys.executable, "-m", "insula.server.worker"], env=environment(INSULA_MODE="interpreted"),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True,
        )  # fmt: skip
    raise AssertionError(running.err)


def test_bots_think_interpreted_where_nothing_can_be_compiled(folder):
    (folder / "numba.py").write_text("raise ImportError('none here')\n", encoding="utf-8")
    path = os.pathsep.join(map(str, (folder, SOURCES, ROOT)))
    with serving(folder, INSULA_COLD="1", INSULA_CACHE_DIR=str(folder / "cache"), PYTHONPATH=path) as running:
        running.until("warm.failed", "err")
        match, _ = make(running.address, "beginner", "beginner")
        until_as_slow_as_a_worker(running, lambda: json.loads(running.get(f"/api/matches/{match}"))["seq"] > 0)
        until_as_slow_as_a_worker(running, lambda: json.loads(running.get())["bots"] == "ready")
        assert running.end() == 0
    assert "none here" in (folder / "warm.log").read_text(encoding="utf-8")
