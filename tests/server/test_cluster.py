"""`insula cluster`: one command brings up PostgreSQL, servers behind a proxy, and workers, and ends them all."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from insula.server import postgres
from tests.server import running
from tests.server.clients import Host, Page, moves_of
from tests.server.people import done, wait_for
from tests.server.running import Running
from tests.server.test_nothing_lost import MODE, NEEDS_PROC, is_gone

pytestmark = [
    pytest.mark.skipif(shutil.which("caddy") is None, reason="no Caddy here: on Debian, apt install caddy"),
    pytest.mark.skipif(postgres.find() is None, reason="no PostgreSQL here: on Debian, apt install postgresql"),
]


@contextmanager
def cluster(*words: str) -> Iterator[Running]:
    """A cluster with its data in a folder of its own, once it answers."""
    pytest.importorskip("psycopg", reason="no driver for PostgreSQL here: python3 run.py test installs it")
    folder = tempfile.mkdtemp(prefix="insula-cluster-")
    Path(folder).chmod(0o755)
    command = ("cluster", "--port", "0", "--rate", "100000", "--creations", "100000", "--lang", "en", *words)
    try:
        with running.serving(Path(folder) / "data", *command, INSULA_MODE=MODE) as found:
            found.until("Press Ctrl-C")
            try:
                yield found
            finally:
                if found.process.poll() is None:
                    found.end()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def processes_of(found: Running) -> dict[str, int]:
    """The cluster's processes as it last started them."""
    return {name: int(number) for name, number in re.findall(r"cluster\.started name=(\w+) process=(\d+)", found.err)}


@NEEDS_PROC
def test_one_command_brings_up_all_what_dies_comes_back_and_all_ends_together():
    with cluster() as found:
        host = Host(found.address, "person", "greedy")
        host.play_on(3)
        wait_for(lambda: len(processes_of(found)) == 5)
        before = processes_of(found)
        for name in ("server0", "worker0", "proxy"):
            os.kill(before[name], signal.SIGKILL)
        wait_for(lambda: all(processes_of(found)[name] != before[name] for name in ("server0", "worker0", "proxy")))
        wait_for(lambda: answers(found))
        host.play_on(2)
        ended = processes_of(found)
        assert found.end(signal.SIGINT) == 0
        assert all(is_gone(number) for number in ended.values())
    assert "Insula has stopped" in found.out


def answers(found: Running) -> bool:
    """Whether somebody answers at the cluster's port."""
    with contextlib.suppress(OSError):
        return '"status":"ok"' in found.get()
    return False


def check(host: Host, made: list[tuple[int, int, str]]) -> None:
    """What was acknowledged is in the log."""
    log = {line["seq"]: (line["seat"], line["text"]) for line in host.watcher.table()["log"]}
    assert [(seq, *log[seq]) for seq, *_ in made] == made


def test_servers_are_started_anew_one_after_the_other_without_a_lost_move_or_a_broken_page():
    """Whoever calls meanwhile meets the other; a page whose socket is closed comes back and has missed nothing."""
    with cluster("--workers", "1") as found:
        host = Host(found.address, "person", "person")
        watched = host.watcher
        told: list[int] = []
        is_over = threading.Event()

        def watch() -> None:
            """A page as the client's: it comes back with what it saw last."""
            while not is_over.is_set():
                with contextlib.suppress(Exception), Page(watched, told[-1] if told else 0) as page:
                    while not is_over.is_set():
                        frame = page.receive(0.5)
                        if frame["type"] == "table":
                            assert frame["reset"] or frame["since"] == (told[-1] if told else 0)
                            told.append(frame["seq"])

        page = threading.Thread(target=watch)
        page.start()
        found.process.send_signal(signal.SIGUSR1)
        made: list[tuple[int, int, str]] = []
        while "cluster.rolled" not in found.err or len(made) < 10:
            client = host.actor()
            table = client.table()
            move = moves_of(table)[0]
            done(client.play(move, seq=table["seq"]))
            made.append((table["seq"], table["seat"], move))
            if table["move"] > 60:
                check(host, made)
                host, made = Host(found.address, "person", "person"), []
        check(host, made)
        wait_for(lambda: told and told[-1] == watched.table()["seq"])
        is_over.set()
        page.join()
        assert told == sorted(told)
        assert len(processes_of(found)) == 4
        assert found.err.count("cluster.started name=server") == 4
