"""Carpe Diem in words: what only this title says; test_title_words.py asks what is asked of every title."""

from __future__ import annotations

import re

import pytest

from insula.core.events import Event
from insula.games.carpe_diem import views as carpe_diem_views
from insula.games.carpe_diem.content import load
from insula.games.carpe_diem.events import EVENTS
from insula.games.carpe_diem.moves import MOVES
from insula.games.carpe_diem.state import (
    BREAD_RULES,
    CLASSES,
    EDGE_LETTERS,
    EDITIONS,
    FRAME_SIDES,
    GOODS,
    KINDS,
    MARKS,
    N_TURNINGS,
    NEEDS,
    PHASES,
    SIDES,
    VILLA_RULES,
)
from insula.words import Words
from tests.words.lexicon import CARPE_DIEM, LANGUAGES, bundle, render, source

OPTIONS = {"edition": EDITIONS, "villas": VILLA_RULES, "bread": BREAD_RULES}
SCORED = [name for name, given in zip(EVENTS.names, EVENTS.arguments, strict=True) if "points" in dict(given)]
DRAWN = ("board-", "told-", "hint-", "guide-", "about-", "picture-")
"""Words that only the drawn table says."""

WORDS = CARPE_DIEM.words()


def test_the_words_of_the_table_are_these_and_no_others():
    fixed = ["title", "subtitle", "tagline", "duration", "weight", "notation", "reveals", "reveals-place"]
    fixed += [f"kind-{kind}" for kind in KINDS] + [f"phase-{phase}" for phase in PHASES]
    fixed += [f"option-{option}" for option in OPTIONS]
    fixed += [f"option-{option}-{choice}" for option, choices in OPTIONS.items() for choice in choices]
    fixed += [f"verb-{text.split()[0]}" for text in MOVES.texts]
    ids = {*NEEDS, *CLASSES, *SIDES, *FRAME_SIDES, *MARKS, *carpe_diem_views.EDGE_NAMES}
    fixed += [f"value-{name}" for name in (*ids, *(f"r{turning}" for turning in range(N_TURNINGS)))]
    fixed += [f"points-{name.replace('_', '-')}" for name in (*SCORED, "other")]
    fixed += [f"final-{name}" for name in carpe_diem_views.SOURCES]
    tables = [table.table.replace("_", "-") for table in load().provenance]
    fixed += [f"{part}-{table}" for table in tables for part in ("table", "source")]
    fixed += [f"letter-{letter}" for letter in EDGE_LETTERS[1:]] + ["red-true", "red-false"]
    expected = {name: set() for name in [*fixed, "edges-pasture", "players-space"]}
    expected |= {f"good-{good}": {"number"} for good in GOODS}
    expected |= {"progress": {"game_phase", "round", "scoring"}, "events-dealt": {"count"}, "events-cleared": {"count"}}
    expected |= {"thing-tile": {"edges1", "edges2", "edges3", "edges4", "chimneys", "centre"}}
    expected |= {"thing-square-turning": {"tile"}, "thing-circle-space": {"circle", "space", "multiples"}}
    expected |= {"thing-side-square": {"side", "square", "fitting"}}
    expected |= {"thing-depot-way": {"depot", "bread"}, "thing-space-multiples": {"space", "multiples"}}
    expected |= {"thing-cards-points": {"points", "cards", "cards1", "cards2"}}
    elsewhere = ("event-", "refusal-", "field-", *DRAWN)
    assert {name: names for name, names in WORDS.items() if not name.startswith(elsewhere)} == expected


def test_a_good_is_told_with_how_many_there_are():
    named = [set(dict(given)) for given in EVENTS.arguments if "good" in dict(given)]
    assert [given for given in named if "number" not in given] == []


@pytest.mark.parametrize(
    ("language", "number", "chimneys", "points"),
    [
        ("en", 1, "1 chimney", "1 point"),
        ("en", 0, "0 chimneys", "0 points"),
        ("fr", 0, "0 cheminée", "0 point"),
        ("fr", 2, "2 cheminées", "2 points"),
        ("de", 1, "1 Schornstein", "1 Punkt"),
        ("de", 21, "21 Schornsteinen", "21 Punkte"),
        ("ru", 0, "0 труб", "0 очков"),
        ("ru", 1, "1 труба", "1 очко"),
        ("ru", 2, "2 трубы", "2 очка"),
        ("ru", 5, "5 труб", "5 очков"),
        ("ru", 21, "21 труба", "21 очко"),
    ],
)
def test_a_number_governs_its_noun(language, number, chimneys, points):
    arguments = {"seat": "Anna", "chimneys": number, "points": number}
    text = render(bundle(language, CARPE_DIEM.files), "event-villa-scored", **arguments)
    assert re.search(rf"\b{chimneys}\b", text)
    assert re.search(rf"\b{points}\b", text)


@pytest.mark.parametrize(
    ("language", "good", "number", "told"),
    [
        ("en", "fish", 2, "Anna: gets 2 fish"),
        ("en", "herbs", 1, "Anna: gets 1 herb"),
        ("fr", "grapes", 2, "Anna\N{NO-BREAK SPACE}: reçoit 2 raisins"),
        ("de", "chickens", 1, "Anna: bekommt 1 Huhn"),
        ("de", "chickens", 3, "Anna: bekommt 3 Hühner"),
        ("ru", "herbs", 2, "Anna: получает товар — 2 специи"),
        ("ru", "fish", 5, "Anna: получает товар — 5 рыб"),
    ],
)
def test_goods_are_counted(language, good, number, told):
    event = Event(seq=0, name="goods_gained", audience=-1, arguments={"seat": 0, "good": good, "number": number})
    assert Words(language, "carpe_diem").event(event, ["Anna"]) == told


@pytest.mark.parametrize(
    ("language", "other", "told"),
    [
        ("en", "pond", "Anna: builds merchant and pond on c3"),
        ("en", "none", "Anna: builds merchant on c3"),
        ("fr", "pond", "Anna\N{NO-BREAK SPACE}: construit marchand et étang en c3"),
        ("de", "pond", "Anna: baut Händler und Teich auf c3"),
        ("de", "none", "Anna: baut Händler auf c3"),
        ("ru", "pond", "Anna: выкладывает плитку «купец и пруд» на c3"),
    ],
)
def test_a_tile_is_told_by_the_things_on_it(language, other, told):
    arguments = {"seat": 0, "square": "c3", "tile": "L01", "one": "merchant", "other": other}
    event = Event(seq=0, name="built", audience=-1, arguments=arguments)
    assert Words(language, "carpe_diem").event(event, ["Anna"]) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_shows_its_edges_or_its_middle(language):
    words = bundle(language, CARPE_DIEM.files)
    edges = {"edges1": "N", "edges2": "E", "edges3": "S", "edges4": "W"}
    assert re.sub(r"\s", "", render(words, "thing-tile", centre="none", chimneys=0, **edges)) == "↑N→E↓S←W"
    assert re.search(r"W \(2 \w+\)$", render(words, "thing-tile", centre="none", chimneys=2, **edges))
    assert render(words, "thing-tile", centre="market", chimneys=0, **edges) == "market"


def test_what_else_lies_on_the_plain_table_is_told_in_short():
    words = bundle("en", CARPE_DIEM.files)
    edge = {"square": "c3", "side": "north"}
    told = [render(words, "thing-side-square", fitting=fitting, **edge) for fitting in (0, 3)]
    assert told == ["c3 north (never closes)", "c3 north"]
    assert [render(words, "thing-depot-way", depot=4, bread=bread) for bread in (0, 1)] == ["4", "4 (with bread)"]
    cards = {"cards1": "b2 ×2", "cards2": "b3 ×1"}
    told = [render(words, "thing-cards-points", points=13, cards=number, **cards) for number in range(3)]
    assert told == ["13 points", "13 points (b2 ×2)", "13 points (b2 ×2, b3 ×1)"]


def test_chimneys_are_told_of_villas_alone():
    words = Words("en", "carpe_diem")
    villa = {"seat": 0, "kind": "villa", "tiles": 3, "chimneys": 5}
    pond = {"seat": 0, "kind": "pond", "tiles": 2, "chimneys": 0}
    told = [words.event(Event(seq=0, name="finished", audience=-1, arguments=each), ["Anna"]) for each in (villa, pond)]
    assert told == ["Anna: finishes villa (3 tiles, 5 chimneys)", "Anna: finishes pond (2 tiles)"]


def test_russian_names_cards_and_rules_with_latin_letters():
    for file in CARPE_DIEM.files:
        assert re.findall(r"(?:[Кк]олод\w* [АВС]\b|\b[АВСК]\d)", source("ru", file)) == []
