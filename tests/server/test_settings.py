"""Settings: one table, from which flags, variables, refusals and the page about operating are made."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

import pytest

from insula import folders
from insula.core.errors import InsulaError
from insula.server.settings import Settings, add_flags, is_set, read_settings, settings_table

ROOT = Path(__file__).parents[2]
GOOD = {
    "host": ("::1", "::1"),
    "port": ("0", 0),
    "public_url": ("HTTPS://Games.example.org:8443/", "https://games.example.org:8443"),
    "database": ("postgresql+psycopg://u:p@h/n", "postgresql+psycopg://u:p@h/n"),
    "data": ("some folder", Path("some folder")),
    "bot_workers": ("3", 3),
    "log": ("json", "json"),
    "rate": ("2.5", 2.5),
    "connections": ("9", 9),
    "sockets": ("9", 9),
    "creations": ("9", 9),
    "imports": ("9", 9),
    "search": ("9", 9),
    "guest_search": ("9", 9),
    "head_limit": ("5000", 5000),
    "head_seconds": ("9", 9),
    "body_limit": ("5000", 5000),
    "frame_limit": ("5000", 5000),
    "allowed_hosts": ("Games.local, 10.0.0.7,", ("games.local", "10.0.0.7")),
    "metrics": ("off", "off"),
    "trusted_proxies": ("127.0.0.1, 10.0.0.0/8,::1", ("127.0.0.1", "10.0.0.0/8", "::1")),
    "keep_loaded": ("0", 0),
    "keep_abandoned": ("0", 0),
}
BAD = [
    ("host", "two words", "settings.word"),
    ("host", "", "settings.word"),
    ("port", "65536", "settings.number"),
    ("port", "-1", "settings.number"),
    ("port", "http", "settings.number"),
    ("port", "١٢", "settings.number"),
    ("public_url", "games.example.org", "settings.url"),
    ("public_url", "ftp://games.example.org", "settings.url"),
    ("public_url", "https://games.example.org/insula", "settings.url"),
    ("public_url", "https://games.example.org?a=b", "settings.url"),
    ("public_url", "https://user:pw@games.example.org", "settings.url"),
    ("public_url", "https://games.example.org:99999", "settings.url"),
    ("public_url", "https://[::1", "settings.url"),
    ("public_url", "https://", "settings.url"),
    ("database", "mysql://h/n", "settings.database"),
    ("database", "insula.sqlite", "settings.database"),
    ("data", "", "settings.folder"),
    ("bot_workers", "1025", "settings.number"),
    ("log", "xml", "settings.choice"),
    ("rate", "0", "settings.rate"),
    ("rate", "nan", "settings.rate"),
    ("rate", "-1", "settings.rate"),
    ("body_limit", "1e6", "settings.number"),
    ("allowed_hosts", "a.b, https://c.d", "settings.host_name"),
    ("allowed_hosts", "*", "settings.host_name"),
    ("metrics", "PUBLIC", "settings.choice"),
    ("trusted_proxies", "proxy.local", "settings.network"),
    ("trusted_proxies", "*", "settings.network"),
    ("keep_loaded", "-1", "settings.number"),
    ("keep_abandoned", "36501", "settings.number"),
]


def test_nothing_said_is_the_default():
    settings = read_settings({}, {"INSULA_PORT": "", "PORT": "1"})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.address) == ("127.0.0.1", 8765, None)
    assert settings.database_url == f"sqlite:///{(settings.data / 'insula.sqlite').absolute()}"


@pytest.mark.parametrize("name", GOOD)
def test_a_setting_is_read_from_its_flag_and_from_its_variable(name):
    [row] = [row for row in settings_table() if row.name == name]
    text, value = GOOD[name]
    parser = argparse.ArgumentParser()
    add_flags(parser)
    flags = vars(parser.parse_args([row.flag, text]))
    for settings in (read_settings(flags, {}), read_settings({}, {row.variable: text})):
        assert getattr(settings, name) == value
        assert type(getattr(settings, name)) is type(value)
    assert is_set(name, flags, {})
    assert is_set(name, {}, {row.variable: text})
    assert not is_set(name, {}, {row.variable: ""})


def test_every_setting_is_tried():
    assert [row.name for row in settings_table()] == list(GOOD)


def test_a_flag_wins_over_the_environment():
    environ = {"INSULA_PORT": "1", "INSULA_DATA_DIR": "there", "INSULA_RATE": "7"}
    settings = read_settings({"port": "2", "host": None}, environ)
    assert (settings.port, settings.data, settings.rate) == (2, Path("there"), 7.0)


@pytest.mark.parametrize(("name", "text", "code"), BAD)
def test_a_wrong_value_is_refused_by_the_name_it_was_set_by(name, text, code):
    [row] = [row for row in settings_table() if row.name == name]
    with pytest.raises(InsulaError) as refusal:
        read_settings({name: text}, {})
    assert (refusal.value.code, refusal.value.arguments["name"]) == (code, row.flag)
    if text:
        with pytest.raises(InsulaError) as refusal:
            read_settings({}, {row.variable: text})
        assert refusal.value.arguments["name"] == row.variable


def test_a_user_without_a_home_is_told_to_name_a_folder(monkeypatch):
    def fail():
        raise RuntimeError("no home")

    monkeypatch.setattr(folders.Path, "home", fail)
    with pytest.raises(InsulaError, match=r"folders\.no_home"):
        folders.data_folder({})
    assert folders.data_folder({"INSULA_DATA_DIR": "here"}) == Path("here")


def test_a_refused_database_does_not_tell_its_password():
    with pytest.raises(InsulaError) as refusal:
        read_settings({"database": "oracle://user:hunter2@host/name"}, {})
    assert "hunter2" not in str(refusal.value)


def test_the_page_about_operating_has_the_table():
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(--[\w-]+)` \| `(\w+)` \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    assert told == [(row.flag, row.variable, row.default, row.sentence) for row in settings_table()]
    assert all(f"`{row.variable}`" in page for row in settings_table())
