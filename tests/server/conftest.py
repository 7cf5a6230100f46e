"""What all tests of the server share."""

from __future__ import annotations

import functools
import itertools
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from insula.server import client, schema
from tests.server import clients, small_client
from tests.server.databases import KINDS, Database, Server, server


@pytest.fixture(scope="session", autouse=True)
def static(tmp_path_factory):
    """The folder that servers in this process serve their pages from."""
    folder = small_client.lay(tmp_path_factory.mktemp("static"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client, "FOLDER", folder)
        yield folder


@pytest.fixture(autouse=True)
def one_line(monkeypatch) -> Iterator[None]:
    """One line for all clients of a test, closed in good order."""
    with httpx.HTTPTransport(verify=False) as line:
        one = functools.partial(httpx.Client, transport=line)
        post = functools.partial(httpx.Client(transport=line).request, "POST")
        monkeypatch.setattr(clients, "httpx", SimpleNamespace(Client=one, post=post))
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """The PostgreSQL of the tests, started when the first of them asks for it."""
    with server() as found:
        yield found


@pytest.fixture(scope="session")
def made_file(tmp_path_factory) -> Path:
    """An empty database of SQLite, of the present revision."""
    file = tmp_path_factory.mktemp("made") / "insula.sqlite"
    schema.upgrade(f"sqlite:///{file}")
    return file


@pytest.fixture(params=KINDS)
def database(request, made_file, tmp_path) -> Database:
    """A database of one's own, of either kind."""
    if request.param == "postgresql":
        return Database(request.getfixturevalue("postgres").new(), tmp_path)
    return Database(f"sqlite:///{shutil.copy(made_file, tmp_path / 'insula.sqlite')}", tmp_path)


@pytest.fixture(params=KINDS)
def empty(request, tmp_path) -> Callable[[], Database]:
    """Makes empty databases of either kind, without any revision."""
    numbers = itertools.count()

    def make() -> Database:
        if request.param == "postgresql":
            return Database(request.getfixturevalue("postgres").new(template=None), tmp_path)
        return Database(f"sqlite:///{tmp_path / f'empty{next(numbers)}.sqlite'}", tmp_path)

    return make
