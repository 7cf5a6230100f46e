"""Games on disk: whole or not at all, refused when damaged, never over someone else's."""

from __future__ import annotations

import json
import os

import pytest

from insula import folders
from insula.core.errors import InsulaError
from insula.core.record import parse
from insula.folders import data_folder
from insula.terminal import saves
from insula.terminal.saves import (
    Save,
    clean_name,
    keep_record,
    read_save,
    saved_games,
    write_whole,
)
from insula.terminal.shell import new_match, rematch
from insula.words import Words


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("INSULA_DATA_DIR", str(tmp_path))


def a_match(moves=(), **changes):
    match = new_match(Words("fr"), "alhambra", **{"seats": 3, "bots": 2, "seed": 7, "names": ["Zoë"], **changes})
    match.state.apply(*moves)
    return match


def test_what_is_saved_is_read_again():
    match, save = a_match(["take 1"]), Save.new("alhambra")
    save.write(match)
    again, same = read_save(save.path).match()
    assert again == match
    assert same.path == save.path
    assert saved_games() == [save.path]
    same.remove()
    assert saved_games() == []


def test_a_match_with_moves_taken_back_is_read_again():
    match, save = a_match(["take 1", "take 1", "take 2"]), Save.new("alhambra")
    match.state.take_back(1)
    save.write(match)
    again, _ = read_save(save.path).match()
    assert again == match
    assert again.state.rerolls == match.state.rerolls
    for each in (again, match):
        each.state.apply("take 2")
    assert again == match


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: "",
        lambda text: "[]",
        lambda text: "7",
        lambda text: text.replace("take 1", "take 9"),
        lambda text: text.replace("take 1", "take 1+2"),
        lambda text: text.replace('"insula": 1', '"insula": 99'),
        lambda text: text.replace("rules_version", "rules"),
        lambda text: text.replace('"casual"', "7"),
        lambda text: text.replace('"casual", ', ""),
        lambda text: text.replace("seed", "seat"),
        lambda text: text.replace('"alhambra"', '"chess"'),
        lambda text: text.replace('"fr"', '"xx"'),
        lambda text: text.replace('"fr"', "null"),
        lambda text: text.replace('\\"seats\\":3', '\\"seats\\":4'),
        lambda text: text.replace('"state": "', '"state": "x'),
    ],
)
def test_a_damaged_save_is_refused(damage):
    save = Save.new("alhambra")
    save.write(a_match(["take 1"]))
    text = save.path.read_text(encoding="utf-8")
    assert damage(text) != text
    save.path.write_text(damage(text), encoding="utf-8")
    with pytest.raises(InsulaError) as refusal:
        read_save(save.path).match()
    assert refusal.value.code == "save.damaged"
    assert save.path.read_text(encoding="utf-8") == damage(text)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda path: None, "file.unreadable"),
        (lambda path: path.mkdir(), "file.unreadable"),
        (lambda path: path.write_bytes(b"\xff\xfe"), "file.not_text"),
    ],
)
def test_what_is_no_text_file_is_refused(tmp_path, make, code):
    make(tmp_path / "it")
    with pytest.raises(InsulaError) as refusal:
        read_save(tmp_path / "it")
    assert refusal.value.code == code


def test_a_file_that_someone_else_wrote_is_left_alone():
    mine, theirs = Save.new("alhambra"), Save.new("alhambra")
    assert mine.path == theirs.path
    mine.write(a_match())
    theirs.write(a_match(["take 1"]))
    assert mine.path != theirs.path
    text = mine.path.read_text(encoding="utf-8")
    mine.path.write_text("something else", encoding="utf-8")
    first = mine.path
    mine.write(a_match())
    assert mine.path != first
    assert first.read_text(encoding="utf-8") == "something else"
    assert mine.path.read_text(encoding="utf-8") == text
    first_save = Save(first, text)
    first_save.remove()
    assert first.exists()


def test_a_write_that_fails_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch):
    write_whole(tmp_path / "it", "old")

    def fail(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves.os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        write_whole(tmp_path / "it", "new")
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("it", "old")]


def test_a_record_keeps_the_names_of_the_seats():
    match = a_match(names=['A "the\\ {best}', "B,\x1b[31mb"], bots=1)
    path = keep_record(match)
    text = path.read_text(encoding="utf-8")
    assert match.names == list(parse(text).players) == ["A the best", "B [31mb", "Livia"]
    assert parse(text) == match.state.record()
    assert clean_name("n" * 99) == "n" * 20
    assert keep_record(match) != path


def test_data_goes_where_the_platform_keeps_it(monkeypatch):
    assert str(data_folder({"INSULA_DATA_DIR": os.sep + "x"})) == os.sep + "x"
    for platform, environ, end in (
        ("linux", {"XDG_DATA_HOME": "/d"}, ["d", "insula"]),
        ("linux", {}, [".local", "share", "insula"]),
        ("darwin", {}, ["Library", "Application Support", "insula"]),
        ("win32", {"LOCALAPPDATA": "/l"}, ["l", "insula"]),
        ("win32", {}, ["AppData", "Local", "insula"]),
    ):
        monkeypatch.setattr(folders.sys, "platform", platform)
        assert list(data_folder(environ).parts[-len(end) :]) == end


# --- Matches ---


def test_people_sit_first_and_bots_have_names_of_the_language():
    match = new_match(Words("ru"), "alhambra", seats=4, bots=2)
    assert match.names == ["Игрок 1", "Игрок 2", "Ливия", "Марк"]
    assert match.bots == [None, None, "casual", "casual"]
    assert match.people == [0, 1]
    assert a_match(bots=2, names=[]).names == ["Joueur", "Livia", "Marcus"]
    assert a_match(bots=2, names=["Marcus"]).names == ["Marcus", "Livia", "Octavia"]
    assert a_match(bots=2, names=["A", "B", "C"]).names == ["A", "B", "C"]
    assert a_match(bots=3, names=["A"]).names == ["A", "Marcus", "Octavia"]


def test_a_rematch_has_the_same_seats_and_another_shuffle():
    match = a_match(["take 1"])
    other = rematch(match)
    assert (other.names, other.bots, other.language, other.state.seq) == (match.names, match.bots, "fr", 0)
    assert other.state.seed != match.state.seed


def test_a_save_tells_nothing_but_what_it_needs(tmp_path):
    save = Save.new("alhambra")
    save.write(a_match())
    assert set(json.loads(save.path.read_text(encoding="utf-8"))) == {
        "insula", "title", "names", "bots", "language", "state",
    }  # fmt: skip
