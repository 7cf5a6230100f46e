"""`insula cluster`: PostgreSQL, servers behind a proxy, and workers, all on this machine, started and ended as one.

Whatever ends by itself is started again. SIGUSR1 has the servers end and start one after the other: people play on.
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType

from insula.core import jit
from insula.core.errors import InsulaError
from insula.registry import is_warm, registered_names
from insula.server import logs, schema
from insula.server.addresses import EVERYWHERE, own_addresses, url_of, urls_of
from insula.server.postgres import Postgres, find
from insula.server.serve import bind, taken
from insula.server.settings import Settings, read_settings, settings_table
from insula.words import Words, pick_language

LOOK_SECONDS = 0.2
"""How often it is looked whether everything runs."""
PAUSE_SECONDS = 1.0
"""How long what has ended by itself waits before it is started again."""
PATIENCE_SECONDS = 120.0
"""How long a server may take to answer, or to end, before it is given up."""
LOCALLY = "127.0.0.1"
OWN = ("host", "port", "database", "data", "bot_workers", "trusted_proxies", "allowed_hosts")
"""The settings that servers of a cluster do not have from the cluster's."""
CADDYFILE = """{{
	admin off
	auto_https off
	log {{
		level WARN
	}}
}}
http://:{port} {{
	bind {host}
	reverse_proxy {servers} {{
		lb_policy least_conn
		lb_try_duration 10s
		lb_try_interval 100ms
		fail_duration 1s
	}}
}}
"""
"""A call that nobody takes is tried at the next server; so a server that is down is not noticed."""


class Child:
    """A process of the cluster."""

    def __init__(self, name: str, words: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        self.name = name
        self.environment = dict(environment)
        self._words = list(words)
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None
        self._again = 0.0

    def start(self) -> None:
        """Start it."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._words, env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True,
            )  # fmt: skip
        logs.log("cluster.started", name=self.name, process=self._process.pid)

    @property
    def code(self) -> int | None:
        """How it ended; None while it runs."""
        return None if self._process is None else self._process.poll()

    @property
    def is_wanted(self) -> bool:
        """Whether it was started."""
        return self._process is not None

    def look(self) -> None:
        """Start it again, after a pause, if it ended by itself."""
        if self.code is None:
            return
        if not self._again:
            logs.warn("cluster.died", name=self.name, code=self.code)
            self._again = time.monotonic() + PAUSE_SECONDS
        elif time.monotonic() > self._again:
            self._again = 0.0
            self.start()

    def tell_to_end(self) -> None:
        """Ask it to end."""
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()

    def end(self) -> None:
        """Ask it to end, and wait for it; one that does not is killed."""
        self.tell_to_end()
        if self._process is not None:
            try:
                self._process.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None


class Cluster:
    """All processes of a cluster, those that others need first."""

    def __init__(self, settings: Settings, servers: int, workers: int, words: Words) -> None:
        self._settings = settings
        self._words = words
        self._folder = settings.data
        self._is_ending = self._is_rolling = False
        self._postgres = None if settings.database else _own_postgres(self._folder)
        caddy = shutil.which("caddy")
        if caddy is None:
            raise InsulaError("cluster.no_proxy")
        self._caddy = caddy
        self._ports = _free_ports(servers)
        self._servers: list[Child] = []
        self._workers: list[Child] = []
        self._count = workers
        self._compiler: Child | None = None
        self._proxy: Child | None = None

    def run(self) -> int:
        """Start all, keep it running, and end it in good order."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        if hasattr(signal, "SIGUSR1"):
            signal.signal(signal.SIGUSR1, self._roll)
        try:
            if self._postgres is not None:
                self._postgres.start()
            schema.upgrade(self._url)
            self._lay_out()
            self._start()
            while not self._is_ending:
                self._look()
                time.sleep(LOOK_SECONDS)
        finally:
            for children in ([self._proxy, self._compiler], [*self._servers, *self._workers]):
                for child in children:
                    if child is not None:
                        child.tell_to_end()
                for child in children:
                    if child is not None:
                        child.end()
            if self._postgres is not None:
                self._postgres.close()
        print(self._words("serve-ended"), flush=True)
        return 0

    @property
    def _url(self) -> str:
        return self._settings.database_url if self._postgres is None else self._postgres.url

    def _lay_out(self) -> None:
        """What is to run, and with what."""
        settings = self._settings
        is_cold = "INSULA_MODE" not in os.environ and not all(map(is_warm, registered_names()))
        environment = {**os.environ, "INSULA_DATABASE": self._url, "INSULA_NO_BROWSER": "1"}
        hosts = [*settings.allowed_hosts, *(own_addresses() if settings.host in EVERYWHERE else [settings.host])]
        passed = [word for name, value in _given(settings) for word in (f"--{name.replace('_', '-')}", value)]
        insula = [sys.executable, "-m", "insula"]
        for number, port in enumerate(self._ports):
            words = [
                *insula, "serve", "--host", LOCALLY, "--port", str(port), "--bot-workers", "0",
                "--data", str(self._folder / f"server{number}"), "--trusted-proxies", LOCALLY,
                "--allowed-hosts", ",".join(hosts), *passed,
            ]  # fmt: skip
            mode = {"INSULA_MODE": "interpreted"} if is_cold else {}
            self._servers.append(self._child(f"server{number}", words, environment | mode))
        for number in range(self._count):
            words = [*insula, "worker", "--bot-workers", "1", "--data", str(self._folder), "--log", settings.log]
            self._workers.append(self._child(f"worker{number}", words, environment))
        if is_cold:
            words = [*insula, "warm", "--jobs", str(min(os.cpu_count() or 1, len(registered_names())))]
            self._compiler = self._child("warm", words, jit.environment("compiled"))
        file = self._folder / "Caddyfile"
        servers = " ".join(f"{LOCALLY}:{port}" for port in self._ports)
        host = "0.0.0.0" if settings.host == "" else settings.host
        file.write_text(CADDYFILE.format(host=host, port=settings.port, servers=servers), encoding="utf-8")
        self._proxy = self._child(
            "proxy",
            [self._caddy, "run", "--config", str(file), "--adapter", "caddyfile"],
            {
                **os.environ,
                "XDG_DATA_HOME": str(self._folder / "caddy"),
                "XDG_CONFIG_HOME": str(self._folder / "caddy"),
            },
        )

    def _child(self, name: str, words: Sequence[str], environment: Mapping[str, str]) -> Child:
        return Child(name, words, environment, self._folder / f"{name}.log")

    def _start(self) -> None:
        """Start what people need, then say where they find it; bots follow once the rules are compiled."""
        assert self._proxy is not None
        for child in self._servers:
            child.start()
        for child, port in zip(self._servers, self._ports, strict=True):
            self._wait_for(child, port)
        self._proxy.start()
        self._wait_for(self._proxy, self._settings.port)
        address = url_of(self._settings.host, self._settings.port)
        print(self._words("serve-runs", address=self._settings.public_url or address), flush=True)
        others = urls_of(self._settings.host, self._settings.port)
        if others and not self._settings.public_url:
            print(self._words("serve-others", addresses=others), flush=True)
        print(self._words("serve-end"), flush=True)
        if self._compiler is None:
            self._start_workers()
        else:
            print(self._words("serve-warming"), flush=True)
            self._compiler.start()

    def _start_workers(self) -> None:
        for child in self._workers:
            child.start()

    def _look(self) -> None:
        """Start again what has ended; go on where the compiler is done; roll, if that was asked for."""
        if self._postgres is not None and self._postgres.process is None:
            logs.warn("cluster.died", name="postgresql")
            with contextlib.suppress(InsulaError):
                self._postgres.start()
        for child in (self._proxy, *self._servers, *self._workers):
            if child is not None and child.is_wanted:
                child.look()
        if self._compiler is not None and self._compiler.code is not None:
            logs.log("warm.done", code=self._compiler.code)
            self._compiler = None
            self._start_workers()
            for child in self._servers:
                child.environment.pop("INSULA_MODE", None)
            self._is_rolling = True
        if self._is_rolling:
            self._is_rolling = False
            for child, port in zip(self._servers, self._ports, strict=True):
                child.end()
                child.start()
                self._wait_for(child, port)
            logs.log("cluster.rolled")

    def _wait_for(self, child: Child, port: int) -> None:
        """Wait until a process answers at its port."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not self._is_ending and child.code is None and time.monotonic() < deadline:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://{LOCALLY}:{port}/readyz", timeout=5):
                return
            time.sleep(LOOK_SECONDS)
        if not self._is_ending:
            raise InsulaError("cluster.failed", folder=str(self._folder))

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._is_ending = True

    def _roll(self, _number: int, _frame: FrameType | None) -> None:
        self._is_rolling = True


def run_cluster(options: argparse.Namespace) -> int:
    """Run a cluster until a signal ends it."""
    words = Words(pick_language(options.lang, os.environ))
    settings = read_settings(vars(options))
    if settings.database and not schema.is_server(settings.database):
        raise InsulaError("worker.no_server")
    os.umask(0o077)
    with taken(settings.data) as lock:
        if lock is None:
            raise InsulaError("serve.running", folder=str(settings.data), address=None)
        with bind(settings.host, settings.port) as listener:  # it is free; the proxy takes it
            settings = dataclasses.replace(settings, port=listener.getsockname()[1])
        logs.set_up(settings.log)
        return Cluster(settings, options.servers, options.workers, words).run()


def _own_postgres(folder: Path) -> Postgres:
    """A PostgreSQL in the data folder."""
    programs = find()
    if programs is None:
        raise InsulaError("cluster.no_postgres")
    return Postgres(programs, folder / "postgresql")


def _given(settings: Settings) -> list[tuple[str, str]]:
    """The settings that a cluster's servers share, as they are written, where they are not the default."""
    plain = Settings(data=settings.data, bot_workers=0)
    found = []
    for setting in settings_table():
        value = getattr(settings, setting.name)
        if setting.name not in OWN and value != getattr(plain, setting.name):
            found.append((setting.name, ",".join(value) if isinstance(value, tuple) else str(value)))
    return found


def _free_ports(count: int) -> list[int]:
    """Ports of this machine that nobody has."""
    with contextlib.ExitStack() as stack:
        listeners = [stack.enter_context(socket.socket()) for _ in range(count)]
        for listener in listeners:
            listener.bind((LOCALLY, 0))
        return [listener.getsockname()[1] for listener in listeners]
