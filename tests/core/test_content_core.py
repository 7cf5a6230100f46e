"""Content files of any title: every fault is named, nothing is used of a faulty file."""

import pytest

from insula import ContentError
from insula.core.content import CONFIDENCE, Faults, read_content
from insula.core.layout import Layout, array

LAYOUT = Layout(array("worth", 3, low=0, high=9, meaning="what a card is worth"))
SOUND = """
title = "toy"
[cards]
source = "the box"
confidence = "printed"
worth = [1, 2, 3]
[board]
source = "a scan"
confidence = "sourced"
"""


def fill(document, tables, faults):
    worth = faults.numbers(document["cards"], "cards", "worth", 0, 9)
    if len(worth) == 3 and not faults.found:
        tables["worth"][0] = worth


def read(path, text=SOUND):
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_content(path, "toy", LAYOUT, ("cards", "board"), fill)


def test_a_sound_file_becomes_tables_that_nobody_can_write_to(tmp_path):
    content = read(tmp_path / "content.toml")
    assert content.title == "toy"
    assert content.tables.dtype is LAYOUT.dtype
    assert content.tables["worth"][0].tolist() == [1, 2, 3]
    assert [(each.table, each.source, each.confidence) for each in content.provenance] == [
        ("cards", "the box", "printed"),
        ("board", "a scan", "sourced"),
    ]
    with pytest.raises(ValueError, match="read-only"):
        content.tables["worth"][0] = 0


def test_plain_tables_are_made_once_and_are_those_of_their_own_content(tmp_path):
    content = read(tmp_path / "content.toml")
    assert content.plain is content.plain
    assert content.plain.worth == [1, 2, 3]
    assert content.with_numbers({"worth": [4, 5, 6]}, content.provenance).plain.worth == [4, 5, 6]


def test_the_tables_can_be_read_as_they_stand_in_the_file(tmp_path):
    content = read(tmp_path / "content.toml")
    assert content.printed == {"cards": {"worth": [1, 2, 3]}, "board": {}}
    assert content.with_numbers({"worth": [4, 5, 6]}, content.provenance).printed == {}, "no file holds these"


def test_a_digest_is_of_the_tables_not_of_words_and_order(tmp_path):
    path = tmp_path / "content.toml"
    first = read(path).digest
    assert read(path, "# a comment\n" + SOUND.replace("the box", "another box")).digest == first
    assert read(path, SOUND.replace("[1, 2, 3]", "[1, 2, 4]")).digest != first


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('title = "toy"', 'title = "chess"', "title: is not 'toy'"),
        ('title = "toy"', "", "title: is not 'toy'"),
        ('title = "toy"', "title = 5", "title: is not 'toy'"),
        ("[board]", "[bord]", "board: missing table"),
        ("[board]", "[bord]", "bord: unknown table"),
        ('[board]\nsource = "a scan"\nconfidence = "sourced"', "[[board]]", "board: missing table"),
        ('title = "toy"', 'title = "toy"\nextra = 1', "extra: unknown table"),
        ('source = "the box"', "", "cards.source: missing"),
        ('source = "the box"', 'source = ""', "cards.source: missing"),
        ('source = "the box"', "source = 7", "cards.source: missing"),
        ('confidence = "printed"', "", f"cards.confidence: is none of {', '.join(CONFIDENCE)}"),
        ('confidence = "printed"', 'confidence = "sure"', f"cards.confidence: is none of {', '.join(CONFIDENCE)}"),
        ('confidence = "printed"', "confidence = []", f"cards.confidence: is none of {', '.join(CONFIDENCE)}"),
        ("worth = [1, 2, 3]", "", "cards.worth: not a list of whole numbers"),
        ("worth = [1, 2, 3]", "worth = 1", "cards.worth: not a list of whole numbers"),
        ("worth = [1, 2, 3]", "worth = []", "cards.worth: not a list of whole numbers"),
        ("worth = [1, 2, 3]", "worth = [1, 2.5, 3]", "cards.worth: not a list of whole numbers"),
        ("worth = [1, 2, 3]", "worth = [1, true, 3]", "cards.worth: not a list of whole numbers"),
        ("worth = [1, 2, 3]", "worth = [1, 10, 3]", "cards.worth: 10 is not within 0 to 9"),
        ("worth = [1, 2, 3]", "worth = [1, -1, 3]", "cards.worth: -1 is not within 0 to 9"),
    ],
)
def test_a_fault_is_named(tmp_path, old, new, fault):
    assert old in SOUND
    with pytest.raises(ContentError) as refused:
        read(tmp_path / "content.toml", SOUND.replace(old, new))
    assert refused.value.code == "content.faulty"
    assert refused.value.arguments["file"] == str(tmp_path / "content.toml")
    assert fault in refused.value.arguments["faults"]


def test_all_faults_are_named_at_once(tmp_path):
    text = (
        SOUND.replace("toy", "chess").replace("the box", "").replace("sourced", "sure").replace("[1, 2, 3]", "[1, 99]")
    )
    with pytest.raises(ContentError) as refused:
        read(tmp_path / "content.toml", text)
    assert [fault.partition(":")[0] for fault in refused.value.arguments["faults"]] == [
        "title", "cards.source", "board.confidence", "cards.worth",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        b"title = ", b"\xff\xfe", b"title = 'toy'\ntitle = 'toy'", b"\0", b"x = " + b"[" * 100_000,
        b"x = " + b"1" * 5000, b"\xef\xbb\xbftitle", b"d = 2026-13-45",
    ],
    ids=lambda text: repr(text[:20]),
)  # fmt: skip
def test_what_is_not_toml_is_refused(tmp_path, text):
    with pytest.raises(ContentError) as refused:
        read(tmp_path / "content.toml", text)
    assert refused.value.code == "content.not_toml"
    assert refused.value.arguments["reason"]


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    for path in (tmp_path / "nothing.toml", tmp_path):
        with pytest.raises(ContentError) as refused:
            read_content(path, "toy", LAYOUT, ("cards", "board"), fill)
        assert refused.value.code == "content.unreadable"
        assert refused.value.arguments["reason"]


def test_single_numbers_are_checked():
    faults = Faults()
    assert faults.number({"n": 5}, "cards", "n", 1, 9) == 5
    assert faults.found == []
    for value in (0, 10, True, "5", 5.0, None):
        assert faults.number({"n": value}, "cards", "n", 1, 9) == 1
    assert faults.found == ["cards.n: not a whole number within 1 to 9"] * 6
