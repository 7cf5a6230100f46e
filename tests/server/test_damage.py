"""A database that is damaged, gone or another: whoever asks is told, and what is whole is still found."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import struct
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from insula import cli
from insula.core import jit
from insula.core.errors import InsulaError
from insula.server import schema
from insula.server.loading import check_all
from insula.server.matches import Matches
from tests.server.clients import serving
from tests.server.databases import started
from tests.server.people import done, problem, wait_for
from tests.server.running import serving as command

RECORD = (Path(__file__).parents[2] / "docs" / "examples" / "alhambra.txt").read_text(encoding="utf-8")
MATCHES = 4


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process nothing is started anew in another mode."""
    monkeypatch.setenv("INSULA_MODE", jit.MODE)


@pytest.fixture
def made(tmp_path: Path) -> list[str]:
    """The names of some matches in a database that nobody has open."""
    with serving(tmp_path) as url:
        return [
            done(httpx.post(f"{url}/api/records", json={"record": RECORD}, timeout=300), 201)["match"]
            for _ in range(MATCHES)
        ]


def overwrite_first_log_page(file: Path) -> None:
    """Damage the page that the first rows of the log are on; they are the first match's."""
    with closing(sqlite3.connect(file)) as database:
        [(root,)] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchall()
        [(size,)] = database.execute("PRAGMA page_size").fetchall()
    pages = bytearray(file.read_bytes())
    page = root
    while pages[(start := (page - 1) * size)] == 5:  # an inner page: its first cell begins with a page's number
        [cell] = struct.unpack_from("!H", pages, start + 12)
        [page] = struct.unpack_from("!I", pages, start + cell)
    assert page != root, "there is more than one page"
    pages[start : start + size] = b"\xff" * size
    file.write_bytes(pages)


def test_a_check_goes_on_past_damage_and_names_whom_it_hit(made, tmp_path, capsys):
    overwrite_first_log_page(tmp_path / "insula.sqlite")
    code = cli.main(["db", "check", "--data", str(tmp_path)])
    lines = capsys.readouterr().out.splitlines()
    assert code == 1
    assert lines[0].startswith("A page of the database is damaged: ")
    assert [line.split()[1].rstrip(":") for line in lines if line.startswith("Match ")] == made[:1]
    assert lines[-1] == f"{MATCHES} matches replayed, 1 with a fault."


def test_a_start_refuses_a_damaged_database(made, tmp_path):
    overwrite_first_log_page(tmp_path / "insula.sqlite")
    with command(tmp_path) as server:
        assert server.wait() == 1
    assert "The database is damaged" in server.err
    assert "insula db check" in server.err


def test_a_list_of_matches_is_read_from_both_ends(made, tmp_path, monkeypatch):
    """Where the list itself breaks off."""
    names: list[str] = []

    class Torn:
        def __init__(self, rows: list[str]) -> None:
            self.rows = rows

        def scalars(self) -> Iterator[str]:
            yield self.rows[0]
            raise sa_error()

    def sa_error() -> Exception:
        return schema.sa.exc.DatabaseError("", {}, Exception("malformed"))

    execute = schema.Connection.execute

    def torn(connection, statement, *more):
        rows = execute(connection, statement, *more)
        is_list = str(statement).startswith("SELECT match.id \n") and "ORDER BY match.id" in str(statement)
        return Torn(list(rows.scalars())) if is_list else rows

    monkeypatch.setattr(schema.Connection, "execute", torn)
    url = f"sqlite:///{tmp_path / 'insula.sqlite'}"
    assert check_all(url, lambda name, error: names.append(name)) == (2, 0)


@pytest.mark.parametrize("how", ["deleted", "moved", "overwritten", "emptied", "another"])
def test_healthz_answers_only_while_the_database_does(tmp_path, how):
    file = tmp_path / "insula.sqlite"
    with serving(tmp_path) as url:
        done(httpx.get(f"{url}/healthz", timeout=300))
        if how == "deleted":
            file.unlink()
        elif how == "moved":
            file.rename(tmp_path / "elsewhere")
        elif how == "overwritten":
            with file.open("rb+") as pages:
                pages.write(b"\xff" * 4096)
        elif how == "emptied":
            with file.open("rb+") as pages:
                pages.truncate(0)
        else:
            file.unlink()
            sqlite3.connect(file).close()
            with closing(sqlite3.connect(file)) as database:
                database.execute("CREATE TABLE something (id)")
        for path in ("/healthz", "/readyz"):
            problem(httpx.get(url + path, timeout=300), 503, "storage.unavailable")


def test_readyz_answers_once_the_start_is_through_and_healthz_before(tmp_path, monkeypatch):
    may_go_on = threading.Event()
    with serving(tmp_path) as url:
        assert httpx.get(f"{url}/readyz", timeout=300).json() == {"status": "ok"}
    waking = Matches._wake_all

    async def wake(self):
        while not may_go_on.is_set():
            await asyncio.sleep(0.01)
        await waking(self)

    monkeypatch.setattr(Matches, "_wake_all", wake)
    with serving(tmp_path) as url:
        done(httpx.get(f"{url}/healthz", timeout=300))
        answer = httpx.get(f"{url}/readyz", timeout=300)
        problem(answer, 503, "server.starting")
        assert answer.headers["retry-after"] == "1"
        may_go_on.set()
        wait_for(lambda: httpx.get(f"{url}/readyz", timeout=300).status_code == 200)


def test_a_server_of_several_is_ready_while_it_hears_of_the_others_and_its_database_is_there(tmp_path):
    with started() as own:
        schema.upgrade(own.url)
        with serving(tmp_path, database=own.url) as url:
            wait_for(lambda: httpx.get(f"{url}/readyz", timeout=300).status_code == 200)
            own.stop(signal.SIGQUIT)
            for path in ("/healthz", "/readyz"):
                wait_for(lambda path=path: httpx.get(url + path, timeout=300).status_code == 503)
            own.start()
            for path in ("/healthz", "/readyz"):
                wait_for(lambda path=path: httpx.get(url + path, timeout=300).status_code == 200)


def test_all_who_ask_at_once_whether_the_server_works_share_one_look(tmp_path, monkeypatch):
    looks = []
    probe = schema.probe
    monkeypatch.setattr(schema, "probe", lambda url: looks.append(1) or time.sleep(0.5) or probe(url))
    with serving(tmp_path) as url, ThreadPoolExecutor(20) as threads:
        answers = list(threads.map(lambda _: httpx.get(f"{url}/healthz", timeout=300), range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert len(looks) < 20


def test_a_sound_database_has_no_faults(made, tmp_path):
    url = f"sqlite:///{tmp_path / 'insula.sqlite'}"
    assert schema.faults(url) == []
    schema.need_sound(url)
    schema.probe(url)
    (tmp_path / "insula.sqlite").unlink()
    with pytest.raises(InsulaError, match=r"storage\.failed"):
        schema.probe(url)
    assert not (tmp_path / "insula.sqlite").exists(), "looking makes none"
