"""Alhambra in words: what only this title says; test_title_words.py asks what is asked of every title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from insula.games.alhambra.content import TABLES
from insula.games.alhambra.state import CURRENCIES, KINDS, PHASES, SCORINGS, TRACKING
from tests.words.lexicon import ALHAMBRA, bundle, render, source

CHOICES = {
    "take": {"cards"},
    "buy": {"kind", "price", "currency"},
    "pay": {"currency", "value"},
    "stop": {"total"},
    "keep": {"kind", "price"},
    "give": {"kind", "price"},
    "pass": set(),
}
PROMPTS = {"action": set(), "payment": {"kind", "price", "total"}, "gift": {"kind", "price"}, "over": set()}
LABELS = {
    "yard": set(),
    "open-money": set(),
    "hand": set(),
    "discard": set(),
    "money-pile": set(),
    "building-pile": set(),
    "buildings": set(),
    "points": set(),
    "outlook": set(),
    "due": {"scoring", "at_least", "at_most"},
    "unseen-money": set(),
    "unseen-buildings": set(),
    "payments": set(),
    "exact": set(),
    "over": {"over"},
    "leader": set(),
}
DRAWN = ("board-", "hint-", "guide-", "about-", "told-")
"""Words that only the drawn table says."""

WORDS = ALHAMBRA.words()


def test_the_words_of_the_table_are_these_and_no_others():
    fixed = ["title", "subtitle", "tagline", "duration", "weight", "martin", "notation", "reveals"]
    fixed += ["option-tracking"]
    fixed += [f"kind-{kind}" for kind in KINDS] + [f"currency-{currency}" for currency in CURRENCIES]
    fixed += [f"scoring-{scoring}" for scoring in SCORINGS] + [f"option-tracking-{choice}" for choice in TRACKING]
    expected = {name: set() for name in fixed} | {"progress": {"held"}}
    expected |= {f"choice-{verb}": names for verb, names in CHOICES.items()}
    expected |= {f"phase-{phase}": names for phase, names in PROMPTS.items()}
    expected |= {f"label-{label}": names for label, names in LABELS.items()}
    expected |= {"nouns-take": {"count", "noun"}, "nouns-buy": {"noun"}, "error-too-many-cards": set()}
    expected |= {"error-other-currency": {"slot"}}
    expected |= {f"verb-{verb}": set() for verb in CHOICES} | {"prompt-payment": set(), "prompt-gift": set()}
    expected |= {f"value-{name}": set() for name in (*CURRENCIES, *KINDS)}
    expected |= {f"{part}-{table}": set() for table in TABLES for part in ("table", "source")}
    elsewhere = ("event-", "refusal-", "field-", *DRAWN)
    assert {name: names for name, names in WORDS.items() if not name.startswith(elsewhere)} == expected
    assert list(PROMPTS) == list(PHASES)


def test_the_drawn_table_says_these_words_and_no_others():
    drawn = Path(__file__).parents[2] / "web" / "src" / "tables" / "alhambra"
    source = "".join(path.read_text(encoding="utf-8") for path in drawn.rglob("*") if path.suffix in (".svelte", ".ts"))
    said = set(re.findall(r"[\"`]((?:board|hint|guide|about|told)-[a-zA-Z-]*)", source))
    said -= {"about-", "about-scoring-", "board-scoring-"}
    said |= {f"about-{pile}" for pile in ("building-pile", "money-pile", "discard")}
    said |= {f"{part}-scoring-{scoring}" for scoring in SCORINGS for part in ("about", "board")}
    assert {name for name in WORDS if name.startswith(DRAWN)} == said


@pytest.mark.parametrize(
    ("language", "number", "buildings", "points"),
    [
        ("en", 1, "1 building", "1 point"),
        ("en", 0, "0 buildings", "0 points"),
        ("fr", 0, "0 bâtiment", "0 point"),
        ("fr", 2, "2 bâtiments", "2 points"),
        ("de", 1, "1 Gebäude", "1 Punkt"),
        ("de", 21, "21 Gebäude", "21 Punkte"),
        ("ru", 0, "0 зданий", "0 очков"),
        ("ru", 1, "1 здание", "1 очко"),
        ("ru", 2, "2 здания", "2 очка"),
        ("ru", 5, "5 зданий", "5 очков"),
        ("ru", 21, "21 здание", "21 очко"),
    ],
)
def test_a_number_governs_its_noun(language, number, buildings, points):
    for message in ("event-scored", "event-martin-scored"):
        arguments = {"seat": "Anna", "kind": "x", "scoring": "B", "buildings": number, "points": number}
        text = render(bundle(language, ALHAMBRA.files), message, **arguments)
        assert re.search(rf"\b{buildings}\b", text)
        assert re.search(rf"\b{points}\b", text)


def test_russian_names_scorings_and_rules_with_latin_letters():
    for file in ALHAMBRA.files:
        assert re.findall(r"(?:[Пп]одсчёт\w* [АВС]\b|\b[АВС]\d)", source("ru", file)) == []
