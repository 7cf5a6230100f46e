"""`insula serve`, and `insula` alone: from a command line to a server that runs, and to its end in good order."""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import io
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import IO, TYPE_CHECKING, Any

import uvicorn

from insula.core import jit
from insula.core.errors import InsulaError
from insula.folders import take_lock
from insula.registry import is_warm, registered_names
from insula.server import logs, schema
from insula.server.addresses import url_of, urls_of
from insula.server.settings import Settings, is_set, read_settings
from insula.warm import COLD, become, is_ready
from insula.words import Words, pick_language

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]
if TYPE_CHECKING:
    from insula.server.metrics import Metrics

MORE_PORTS = range(8766, 8786)
"""Where `insula` alone looks if its port is taken."""
LOCK = "server.lock"
ENDINGS = [signal.SIGTERM] if sys.platform == "win32" else [signal.SIGTERM, signal.SIGHUP]
GRACE_SECONDS = 5
"""How long whoever is in the middle of a request is waited for at the end."""
STARTING_SECONDS = 10
BROWSER_SECONDS = 5
FORCED_SECONDS = 2
ENOUGH_FILES = 65_536


def run_serve(options: argparse.Namespace) -> int:
    """Serve until a signal ends it; `insula` alone is for a person at this machine, so it opens a browser."""
    words = Words(pick_language(options.lang, os.environ))
    settings = read_settings(vars(options))
    if "INSULA_MODE" not in os.environ and not all(map(is_warm, registered_names())):
        become("interpreted", options.words, **{COLD: "1"})
    return Start(settings, words, options).run()


class Start:
    """One start of a server: what it is given, and what it says."""

    def __init__(self, settings: Settings, words: Words, options: argparse.Namespace) -> None:
        self.settings = settings
        self.words = words
        self.is_bare: bool = options.is_bare
        self.may_move = self.is_bare and not is_set("port", vars(options))
        wanted = self.is_bare if options.browser is None else options.browser
        self.opens_browser = wanted and not os.environ.get("INSULA_NO_BROWSER")

    def run(self) -> int:
        """Take the folder, the port and the database, then serve; what is written there is nobody else's."""
        os.umask(0o077)
        raise_file_limit()
        for number in ENDINGS:
            if signal.getsignal(number) is signal.SIG_DFL:
                signal.signal(number, _leave)
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        with taken(self.settings.data) as lock:
            if lock is None:
                return self._already(address_in(self.settings.data))
            with self._bound() as listener:
                self.settings = replace(self.settings, port=listener.getsockname()[1])
                schema.upgrade(self.settings.database_url)
                schema.need_sound(self.settings.database_url)
                logs.set_up(self.settings.log, quiet=self.is_bare)
                with warming(self.settings.data / "warm.log"):
                    return self._serve(listener, lock)

    def _already(self, address: str) -> int:
        """Another server has this data folder."""
        if not self.is_bare or not address:
            raise InsulaError("serve.running", folder=str(self.settings.data), address=address or None)
        self._say("serve-already", address=address)
        self._open(address)
        return 0

    def _bound(self) -> socket.socket:
        """The port, or the next free one where nobody asked for this one."""
        host, port = self.settings.host, self.settings.port
        try:
            return bind(host, port)
        except InsulaError as error:
            if error.code != "serve.port_taken" or not self.may_move:
                raise
            for other in MORE_PORTS:
                with contextlib.suppress(InsulaError):
                    found = bind(host, other)
                    self._say("serve-other-port", taken=port, port=other)
                    return found
            raise

    def _serve(self, listener: socket.socket, lock: IO[str]) -> int:
        from insula.server.app import make_app  # noqa: PLC0415 - what it needs is not needed to say what is wrong
        from insula.server.metrics import Metrics  # noqa: PLC0415

        counts = Metrics()
        app = make_app(self.settings, counts)
        server = Server(config_of(self.settings, app, counts), lambda: self._greet(lock))
        try:
            server.run(sockets=[listener])
        except SystemExit as error:
            raise InsulaError("serve.failed") from error
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # nothing is left for it to end
        logs.log("server.ended", forced=server.force_exit)
        if self.is_bare and not server.force_exit:
            self._say("serve-ended")
        return 130 if server.force_exit else 0

    def _greet(self, lock: IO[str]) -> None:
        """The server answers from now on: say where."""
        quiet_collector()
        address = url_of(self.settings.host, self.settings.port)
        lock.truncate(0)
        lock.write(address)
        lock.flush()
        logs.log("server.started", address=address, mode=jit.MODE)
        self._say("serve-runs", address=self.settings.public_url or address)
        others = urls_of(self.settings.host, self.settings.port)
        if others and not self.settings.public_url:
            self._say("serve-others", addresses=others)
        self._say("serve-end")
        if self.is_bare:
            self._say("serve-terminal")
        if not all(map(is_ready, registered_names())):
            self._say("serve-warming")
        threading.Thread(target=self._open, args=(address,), daemon=True).start()

    def _open(self, address: str) -> None:
        """Open a browser, or say that a person has to."""
        if self.opens_browser:
            self._say("serve-browser" if open_browser(address) else "serve-no-browser")

    def _say(self, message: str, **arguments: Any) -> None:
        with contextlib.suppress(OSError):  # nobody may be reading
            print(self.words(message, **arguments), flush=True)


def _leave(number: int, _frame: FrameType | None) -> None:
    """End a start that has not come to serving, in good order."""
    raise SystemExit(128 + number)


# --- Running ---


class Server(uvicorn.Server):
    """Calls back once it answers. A signal ends it in good order and with code 0, a second Ctrl-C at once."""

    def __init__(self, config: uvicorn.Config, greet: Callable[[], None]) -> None:
        super().__init__(config)
        self._greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call back."""
        await super().startup(sockets)
        self._greet()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A closed terminal is a signal as well, unless it was told not to mind."""
        for number in ENDINGS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                signal.signal(number, self.handle_exit)
        with super().capture_signals():
            yield

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Unlike its parent's it does not pass the signal on at the end."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
            killer = threading.Timer(FORCED_SECONDS, os._exit, [130])
            killer.daemon = True
            killer.start()
        self.should_exit = True


def config_of(settings: Settings, app: Any, counts: Metrics) -> uvicorn.Config:
    """How the app is served."""
    from insula.server.door import Socket, connections_of  # noqa: PLC0415 - not needed to say what is wrong

    return uvicorn.Config(
        app,
        http=connections_of(settings, counts),  # type: ignore[arg-type]
        ws=Socket,
        ws_max_size=settings.frame_limit,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        workers=1,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


def raise_file_limit() -> None:
    """Every connection is an open file: allow as many as this user may."""
    if resource is not None:
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH_FILES if most == resource.RLIM_INFINITY else min(most, ENOUGH_FILES)
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, wanted), most))


def quiet_collector() -> None:
    """Keep the garbage collector from looking through every match and socket whenever some come and go.

    What is loaded by now stays. Garbage is young; `Matches` has the old looked through from time to time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 1_000_000)


# --- Folder and port ---


@contextmanager
def taken(folder: Path) -> Iterator[IO[str] | None]:
    """Take the data folder for this server alone; the open lock file, or None if another server has it."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as error:
        raise InsulaError("serve.data_folder", folder=str(folder), reason=error.strerror) from error
    with file:
        try:
            has_it = take_lock(file.fileno())
        except OSError as error:
            raise InsulaError("serve.data_folder", folder=str(folder), reason=error.strerror) from error
        if not has_it:
            yield None
            return
        file.truncate(0)
        yield file
        with contextlib.suppress(OSError):
            file.truncate(0)


def address_in(folder: Path) -> str:
    """Where the server that has a data folder answers, once it does; empty if it does not say."""
    deadline = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < deadline:
        with contextlib.suppress(OSError, UnicodeDecodeError):
            address = (folder / LOCK).read_text(encoding="utf-8").strip()
            if address.startswith("http://"):
                return address
        time.sleep(0.1)
    return ""


def bind(host: str, port: int) -> socket.socket:
    """A socket that has the port; InsulaError says why not."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    except (OSError, UnicodeError) as error:
        raise InsulaError("serve.host", host=host, reason=getattr(error, "strerror", None) or str(error)) from error
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen()
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise InsulaError("serve.port_taken", port=port) from error
        if error.errno == errno.EACCES:
            raise InsulaError("serve.port_forbidden", port=port) from error
        raise InsulaError("serve.host", host=host, reason=error.strerror) from error
    return listener


# --- Compiling and the browser ---


@contextmanager
def warming(file: Path) -> Iterator[None]:
    """Compile the rules beside a server that started cold; bots wait for it, or think interpreted if it fails."""
    if not os.environ.get(COLD):
        yield
        return
    with file.open("ab") as output:
        child = subprocess.Popen(
            [sys.executable, "-m", "insula", "warm", "--jobs", str(min(os.cpu_count() or 1, len(registered_names())))],
            env=jit.environment("compiled"),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    is_ending = threading.Event()
    threading.Thread(target=_watch, args=(child, is_ending), daemon=True).start()
    try:
        yield
    finally:
        is_ending.set()
        _end(child)


def _watch(child: subprocess.Popen[bytes], is_ending: threading.Event) -> None:
    started = time.monotonic()
    code = child.wait()
    if code and not is_ending.is_set():
        del os.environ[COLD]
        logs.warn("warm.failed", code=code)
    elif not code:
        logs.log("warm.done", seconds=time.monotonic() - started)


def _end(child: subprocess.Popen[bytes]) -> None:
    """End a compilation with the processes it started; what is compiled is kept."""
    if child.poll() is None:
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(child.pid, signal.SIGTERM)
            else:
                child.terminate()


def open_browser(address: str, environ: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser with windows was opened; one in the terminal would be in the way."""
    has_windows = sys.platform in ("win32", "darwin") or any(
        environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    done: list[bool] = []

    def attempt() -> None:
        with contextlib.suppress(Exception):  # whatever a browser does, the server runs
            done.append(webbrowser.open(address))

    if has_windows:
        thread = threading.Thread(target=attempt, daemon=True)
        thread.start()
        thread.join(BROWSER_SECONDS)
        return thread.is_alive() or done == [True]
    return False
