"""What an operator does with a database: bring it up to date, check it, copy it while people play."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from insula import cli
from insula.core import jit
from insula.core.errors import InsulaError
from insula.server import operate, schema
from tests.server.clients import Host, serving
from tests.server.people import near_end, play_out
from tests.server.test_nothing_lost import back_at


@pytest.fixture(autouse=True)
def _here(monkeypatch):
    """In this process nothing is started anew in another mode."""
    monkeypatch.setattr(jit, "is_warm", lambda *_: True)


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A data folder with two matches, one of them under way, and a backup that was made meanwhile."""
    folder = tmp_path_factory.mktemp("played")
    with serving(folder) as url:
        hosts = [Host(url, "person", "person"), Host(url, "person", "person", "random")]
        hosts[1].play_on(12)
        operate.back_up(f"sqlite:///{folder / 'insula.sqlite'}", folder / "live.sqlite")
        hosts[1].play_on(6)
        for client in (client for host in hosts for client in (host, host.watcher, *host.seats.values())):
            client.http.close()
    return folder


@pytest.fixture
def folder(played, tmp_path):
    """A copy of that folder."""
    return shutil.copytree(played, tmp_path / "data")


def run(capsys, *words):
    """The exit code, what is said, and what is wrong."""
    code = cli.main([*words, "--lang", "en"])
    told = capsys.readouterr()
    assert "Traceback" not in told.err
    return code, told.out, told.err


def change(folder, statement, *values):
    with closing(sqlite3.connect(folder / "insula.sqlite")) as database, database:
        assert database.execute(statement, values).rowcount


# --- Upgrade ---


def test_a_database_is_made_then_nothing_is_left_to_do(tmp_path, capsys):
    words = ("db", "upgrade", "--data", str(tmp_path / "new" / "folder"))
    assert run(capsys, *words) == (0, f"Created a new database at revision {schema.HEAD}.\n", "")
    assert run(capsys, *words) == (0, f"The database has revision {schema.HEAD}; there is nothing to do.\n", "")


def test_an_upgrade_says_from_where_to_where(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(schema, "upgrade", lambda url: ("0000", "0001"))
    assert run(capsys, "db", "upgrade", "--data", str(tmp_path))[1] == "The database went from revision 0000 to 0001.\n"


def test_a_newer_database_is_refused(folder, capsys):
    change(folder, "UPDATE alembic_version SET version_num = '9999'")
    for words in (("db", "upgrade"), ("db", "check")):
        code, out, err = run(capsys, *words, "--data", str(folder))
        assert (code, out) == (1, "")
        assert "9999" in err


# --- Check ---


def test_sound_matches_are_counted(folder, capsys):
    assert run(capsys, "db", "check", "--data", str(folder)) == (0, "2 matches replayed, no fault.\n", "")


def test_a_fault_names_the_match_and_why(folder, capsys):
    with closing(sqlite3.connect(folder / "insula.sqlite")) as database:
        [(match,)] = database.execute("SELECT match FROM log WHERE kind = 'move' LIMIT 1").fetchall()
    change(folder, "UPDATE log SET text = 'buy the moon' WHERE match = ? AND kind = 'move'", match)
    before = (folder / "insula.sqlite").read_bytes()
    code, out, err = run(capsys, "db", "check", "--data", str(folder))
    fault, summary = out.splitlines()
    assert (code, summary, err) == (1, "2 matches replayed, 1 with a fault.", "")
    assert fault.startswith(f"Match {match}: ")
    assert (folder / "insula.sqlite").read_bytes() == before


def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path, capsys):
    code, out, err = run(capsys, "db", "check", "--data", str(tmp_path))
    assert (code, out, err) == (1, "", f"insula: There is no database {tmp_path / 'insula.sqlite'}.\n")
    assert list(tmp_path.iterdir()) == []


def test_an_old_database_is_to_be_upgraded_first(tmp_path, capsys):
    sqlite3.connect(tmp_path / "insula.sqlite").close()
    code, _, err = run(capsys, "db", "check", "--data", str(tmp_path))
    assert code == 1
    assert "Make a backup, then run: insula db upgrade" in err


class GoneError(Exception):
    """The process would go on as another."""


def test_a_cold_check_goes_on_interpreted(monkeypatch, folder):
    def become(mode, command):
        raise GoneError(mode, *command)

    monkeypatch.delenv("INSULA_MODE", raising=False)
    monkeypatch.setattr(jit, "is_warm", lambda *_: False)
    monkeypatch.setattr(operate, "become", become)
    with pytest.raises(GoneError) as end:
        cli.main(["db", "check", "--data", str(folder)])
    assert end.value.args == ("interpreted", "db", "check", "--data", str(folder))


# --- Backup ---


def test_a_backup_is_one_whole_private_file_that_checks_and_serves(folder, capsys, tmp_path):
    file = tmp_path / "copy.sqlite"
    code, out, err = run(capsys, "backup", str(file), "--data", str(folder))
    kilobytes = -(-file.stat().st_size // 1000)
    assert (code, out, err) == (0, f"The database is copied to {file} ({kilobytes} kB).\n", "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "data"]
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run(capsys, "db", "check", "--database", f"sqlite:///{file}")[1] == "2 matches replayed, no fault.\n"


def test_a_backup_of_a_live_database_holds_what_was_played_by_then(folder, capsys):
    rows = {}
    for name in ("insula.sqlite", "live.sqlite"):
        with closing(sqlite3.connect(folder / name)) as database:
            [(rows[name],)] = database.execute("SELECT count(*) FROM log").fetchall()
    assert 0 < rows["live.sqlite"] < rows["insula.sqlite"]
    checked = run(capsys, "db", "check", "--database", f"sqlite:///{folder / 'live.sqlite'}")
    assert checked == (0, "2 matches replayed, no fault.\n", "")


def test_a_backup_overwrites_nothing(folder, capsys, tmp_path):
    file = tmp_path / "mine"
    file.write_text("mine", encoding="utf-8")
    code, out, err = run(capsys, "backup", str(file), "--data", str(folder))
    assert (code, out) == (1, "")
    assert err == f"insula: {file} is already there. A backup overwrites nothing.\n"
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_file_that_appears_meanwhile_is_not_overwritten_either(folder, tmp_path, monkeypatch):
    copy, file = operate._copy, tmp_path / "copy.sqlite"

    def slowly(source, name):
        copy(source, name)
        file.write_text("mine", encoding="utf-8")

    monkeypatch.setattr(operate, "_copy", slowly)
    with pytest.raises(InsulaError, match=r"backup\.exists"):
        operate.back_up(f"sqlite:///{folder / 'insula.sqlite'}", file)
    assert file.read_text(encoding="utf-8") == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "data"]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (
            ["no/such/folder/copy", "--data", "{folder}"],
            "The backup no/such/folder/copy cannot be written: No such file",
        ),
        (["copy", "--data", "{folder}/nothing"], "There is no database {folder}/nothing/insula.sqlite."),
        (["copy", "--database", "postgresql://u:hunter2@127.0.0.1:1/n"], "The database cannot be used now: "),
        (["copy", "--database", "sqlite://"], "There is no database sqlite://."),
    ],
)
def test_what_cannot_be_copied_is_told(folder, capsys, monkeypatch, words, line):
    monkeypatch.chdir(folder)
    code, out, err = run(capsys, "backup", *(word.format(folder=folder) for word in words))
    assert (code, out) == (1, "")
    assert err.startswith(f"insula: {line.format(folder=folder)}")
    assert "hunter2" not in err
    assert not (folder / "copy").exists()


# --- Restore, and PostgreSQL ---


def play_on_until(is_enough, hosts):
    """Let people play until something is so."""
    while not is_enough():
        for host in hosts:
            host.play_on(1)


def test_a_backup_of_either_kind_that_is_made_while_people_play_is_restored_into_either(
    database, empty, tmp_path, capsys
):
    """All that was acknowledged before it began is in it, no match is half there, and it is played on."""
    with serving(tmp_path / "playing", database=database.url) as url:
        hosts = [Host(url, "person", "person") for _ in range(3)]
        before = {host.match: host.watcher.table()["seq"] for host in hosts}
        done = threading.Event()

        def copy():
            try:
                assert cli.main(["backup", str(tmp_path / "copy.sqlite"), "--database", database.url]) == 0
            finally:
                done.set()

        copying = threading.Thread(target=copy)
        for host in hosts:
            host.play_on(3)
            before[host.match] = host.watcher.table()["seq"]
        copying.start()
        play_on_until(done.is_set, hosts)
        copying.join()
    capsys.readouterr()
    target = empty()
    words = ("restore", str(tmp_path / "copy.sqlite"), "--database", target.url)
    assert run(capsys, *words) == (0, "The database holds the backup now (matches: 3).\n", "")
    assert run(capsys, "db", "check", "--database", target.url)[1] == "3 matches replayed, no fault.\n"
    lengths = dict(target.rows("SELECT match, count(*) FROM log GROUP BY match"))
    assert all(lengths[match] >= length for match, length in before.items())
    with serving(tmp_path / "again", database=target.url) as url:
        for host in hosts:
            again = back_at(url, host)
            assert again.watcher.table()["seq"] == lengths[host.match]
            again.play_on(2)
    code, out, err = run(capsys, *words)
    assert (code, out) == (1, "")
    assert err.startswith("insula: The database has matches already.")


def test_a_database_of_postgresql_is_checked_while_people_play(postgres, tmp_path, capsys):
    url = postgres.new()
    with serving(tmp_path, database=url) as address:
        hosts = [near_end(address, "person", "person") for _ in range(4)]
        checks = []
        with ThreadPoolExecutor(1) as pool:
            for host in hosts:
                checks.append(pool.submit(cli.main, ["db", "check", "--database", url, "--lang", "en"]))
                play_out(host)
            assert [check.result() for check in checks] == [0] * 4
    assert "with a fault" not in capsys.readouterr().out
    assert run(capsys, "db", "upgrade", "--database", url)[0] == 0


def test_a_damaged_database_is_not_taken_for_a_backup(tmp_path):
    source = tmp_path / "source"
    source.write_bytes(b"not a database" * 999)
    with pytest.raises(InsulaError, match=r"backup\.failed"):
        operate.back_up(f"sqlite:///{source}", tmp_path / "copy")
    assert [path.name for path in tmp_path.iterdir()] == ["source"]
