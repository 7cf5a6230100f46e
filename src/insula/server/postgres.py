"""A PostgreSQL of one's own on this machine: found, made in a folder, started and ended. It listens to nobody outside.

Clients reach it by a socket in a folder that only its own user opens.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from insula.core.errors import InsulaError
from insula.server import schema

FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/local/pgsql/bin")
"""Where systems put the programs that are not for everybody."""
NAME = "insula"
STARTING_SECONDS = 60.0
ENDING_SECONDS = 30.0
LONGEST_SOCKET = 90
"""A socket's address has room for so many characters of its folder."""


def find() -> Path | None:
    """The folder of PostgreSQL's programs, of the newest version where there are several."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = [path for pattern in FOLDERS for path in Path("/").glob(pattern[1:]) if (path / "initdb").is_file()]
    return max(found, key=_version_of, default=None)


def _version_of(programs: Path) -> tuple[int, ...]:
    """The first number of a folder like /usr/lib/postgresql/15/bin."""
    return tuple(int(number) for number in "".join(c if c.isdigit() else " " for c in str(programs)).split()[:1])


class Postgres:
    """One PostgreSQL with its data in a folder. Root cannot run it, so root lends it to another user."""

    def __init__(self, programs: Path, folder: Path, options: Sequence[str] = ()) -> None:
        self._programs = programs
        self._folder = folder.absolute()
        self._options = [word for option in options for word in ("-c", option)]
        self._process: subprocess.Popen[bytes] | None = None
        self._sockets = self._folder / "sockets"
        self._data = self._folder / "data"
        self._log = self._folder / "postgresql.log"
        self._short: str | None = None

    @property
    def url(self) -> str:
        """The address of its database."""
        return self.url_of(NAME)

    def url_of(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql+psycopg://{NAME}@/{database}?host={self._short or self._sockets}"

    @property
    def process(self) -> int | None:
        """The number of its first process, while it runs."""
        return self._process.pid if self._process is not None and self._process.poll() is None else None

    def start(self) -> None:
        """Make it if it is not there, start it, and wait until it answers."""
        self._make()
        self._end_leftover()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    self._programs / "postgres", "-D", self._data, "-k", self._short or self._sockets,
                    "-c", "listen_addresses=", "-c", "unix_socket_permissions=0700", *self._options,
                ],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, **_as_user(),
            )  # fmt: skip
        deadline = time.monotonic() + STARTING_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise InsulaError("postgres.failed", file=str(self._log))
            time.sleep(0.02)
        self.make_database(NAME)

    def stop(self, number: int = signal.SIGINT) -> None:
        """End it: SIGINT at once but in good order, SIGQUIT as if the power were gone."""
        if self._process is not None:
            if self._process.poll() is None:
                self._process.send_signal(number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(ENDING_SECONDS)
            if self._process.poll() is None:
                self._process.kill()
                self._process.wait()
            self._process = None

    def close(self) -> None:
        """End it, and leave nothing outside its folder."""
        self.stop()
        if self._short is not None:
            shutil.rmtree(self._short, ignore_errors=True)
            self._short = None

    def make_database(self, name: str, template: str = "template1") -> str:
        """Make a database, if it is not there; its address."""
        statement = f'CREATE DATABASE "{name}" TEMPLATE "{template}"'
        found = self.execute(f"SELECT 1 FROM pg_database WHERE datname = '{name}'")
        if not found:
            self.execute(statement)
        return self.url_of(name)

    def execute(self, statement: str, database: str = "postgres") -> list[Any]:
        """What a statement finds, outside of any transaction."""
        engine = schema.open_engine(self.url_of(database))
        try:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                found = connection.exec_driver_sql(statement)
                return list(found) if found.returns_rows else []
        finally:
            engine.dispose()

    def _answers(self) -> bool:
        try:
            self.execute("SELECT 1")
        except sa.exc.OperationalError:
            return False
        return True

    def _make(self) -> None:
        """Make its folders, and in them a cluster whose only user needs no password: nobody else gets at the socket."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._sockets.mkdir(exist_ok=True, mode=0o700)
            for path in (self._folder, self._sockets):
                _give(path)
            if _other_user() is not None:  # who has to come by, and sees nothing there
                self._folder.parent.chmod(self._folder.parent.stat().st_mode | 0o011)
        except OSError as error:
            raise InsulaError("serve.data_folder", folder=str(self._folder), reason=error.strerror) from error
        if self._short is None and len(str(self._sockets)) > LONGEST_SOCKET:
            self._short = tempfile.mkdtemp(prefix="insula-")
            _give(Path(self._short))
        if not (self._data / "PG_VERSION").is_file():
            shutil.rmtree(self._data, ignore_errors=True)
            made = subprocess.run(
                [
                    self._programs / "initdb", "-D", self._data, "-U", NAME, "-A", "trust",
                    "-E", "UTF8", "--no-locale", "--no-sync",
                ],
                check=False, capture_output=True, stdin=subprocess.DEVNULL, text=True, **_as_user(),
            )  # fmt: skip
            if made.returncode:
                shutil.rmtree(self._data, ignore_errors=True)
                raise InsulaError("postgres.not_made", folder=str(self._folder), reason=made.stderr.strip()[-300:])

    def _end_leftover(self) -> None:
        """End one that was left over when whoever started it was killed."""
        try:
            number = int((self._data / "postmaster.pid").read_text().split()[0])
        except (OSError, ValueError, IndexError):
            return
        with contextlib.suppress(OSError):
            known = Path(f"/proc/{number}/cmdline")
            if known.exists() and os.fsencode(self._data) not in known.read_bytes():
                return  # the number is another program's by now
            os.kill(number, signal.SIGINT)
            deadline = time.monotonic() + ENDING_SECONDS
            while (self._data / "postmaster.pid").exists() and time.monotonic() < deadline:
                time.sleep(0.05)


def _as_user() -> dict[str, Any]:
    """What has a child run as another user, where this one is root."""
    user = _other_user()
    return {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": "/"}


def _give(path: Path) -> None:
    """Let the user whom PostgreSQL runs as have a file."""
    user = _other_user()
    if user is not None:
        os.chown(path, user.pw_uid, user.pw_gid)


def _other_user() -> Any:
    """Whom root lends PostgreSQL to; None for everybody else."""
    if os.name != "posix" or os.geteuid() != 0:
        return None
    import pwd  # noqa: PLC0415 - Windows has none

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise InsulaError("postgres.root")
