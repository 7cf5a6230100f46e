"""Arkadia in words: what only this title says; test_title_words.py asks what is asked of every title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from insula.core.errors import MoveError
from insula.core.events import Event
from insula.games.arkadia.content import load
from insula.games.arkadia.events import EVENTS
from insula.games.arkadia.moves import MOVES
from insula.games.arkadia.state import COLOURS, FLIP, KINDS, LOT_SQUARES, PHASES, TRACKING, TURNINGS
from insula.words import Words
from tests.words.lexicon import ARKADIA, LANGUAGES, bundle, render, source

OPTIONS = {"flip": FLIP, "tracking": TRACKING}
SCORED = [name for name, given in zip(EVENTS.names, EVENTS.arguments, strict=True) if "points" in dict(given)]
WORDS = ARKADIA.words()
DRAWN = ("board-", "drawn-", "hint-", "guide-", "about-", "picture-")
"""Words that only the drawn table says."""
POINTS = {"en": r"\b[Pp]oints?\b(?! at)", "fr": r"\b[Pp]oints?\b", "de": r"Punkte?\b", "ru": r"\b[Оо]чк|\b[Оо]чок"}
"""What gold is not called."""


def told(language: str, name: str, **arguments: int | str) -> str:
    return Words(language, "arkadia").event(Event(seq=0, name=name, audience=-1, arguments=arguments), ["Anna"])


def test_the_words_of_the_table_are_these_and_no_others():
    fixed = ["title", "subtitle", "tagline", "duration", "weight", "notation", "reveals-draw"]
    fixed += ["thing-camps", "thing-courtyard", "sign-camps"]
    fixed += ["sign-courtyard", "castle-square", "next-towers-squares", "next-towers-colour", "value-pile"]
    fixed += ["is-upright-true", "is-upright-false"]
    fixed += [f"{part}-{kind}" for kind in KINDS for part in ("kind", "thing", "value")] + ["thing-lot", "thing-worker"]
    fixed += [f"phase-{phase}" for phase in PHASES]
    fixed += [f"option-{option}" for option in OPTIONS]
    fixed += [f"option-{option}-{choice}" for option, choices in OPTIONS.items() for choice in choices]
    fixed += [f"verb-{text.split()[0]}" for text in MOVES.texts]
    fixed += [f"value-{name}" for name in (*LOT_SQUARES, *TURNINGS)]
    fixed += [f"points-{name.replace('_', '-')}" for name in SCORED] + [f"points-seals-{each}" for each in COLOURS]
    fixed += [f"{part}-{table.table}" for table in load().provenance for part in ("table", "source")]
    expected = {name: set() for name in fixed} | {"progress": {"turns_left", "towers_to_end", "floor"}}
    expected |= {f"colour-{colour}": {"kind"} for colour in COLOURS}
    expected |= {"thing-kind-colour": {"kind", "colour"}, "thing-kind-colour-number": {"kind", "colour", "number"}}
    expected |= {"thing-kind-colour-squares": {"kind", "colour", "is_finished", "open_squares"}}
    expected |= {"sign-kind-colour-squares": {"place", "is_finished"}, "sign-square-printed": {"towers"}}
    expected |= {"thing-square-owner": {"owner"}, "thing-square-printed": {"towers", "top"}}
    expected |= {f"events-{who}-placed": {"seat", "count", "square"} for who in ("worker", "neutral")}
    elsewhere = ("event-", "refusal-", "field-", "title-", *DRAWN)
    assert {name: names for name, names in WORDS.items() if not name.startswith(elsewhere)} == expected


def test_the_drawn_table_says_these_words_and_no_others():
    folder = Path(__file__).parents[2] / "web" / "src" / "tables" / "arkadia"
    code = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in (".svelte", ".ts"))
    said = set(re.findall(r"[\"`]((?:board|drawn|hint|guide|about)-[a-z-]*)", code))
    put_together = tuple(name for name in said if name.endswith("-"))
    pictures = {f"picture-{rule}" for rule in re.findall(r"^  (K\d+):", code, re.MULTILINE)}
    drawn = {name for name in WORDS if name.startswith(DRAWN)}
    assert said - set(put_together) | pictures == {name for name in drawn if not name.startswith(put_together)}
    assert [part for part in put_together if not any(name.startswith(part) for name in drawn)] == []


@pytest.mark.parametrize(
    ("language", "kind", "colour", "phrase"),
    [
        ("en", "house", "red", "red house"),
        ("en", "trade_centre", "silver", "silver trade centre"),
        ("fr", "house", "black", "maison noire"),
        ("fr", "mill", "black", "moulin noir"),
        ("fr", "monastery", "silver", "monastère argenté"),
        ("fr", "smithy", "olive", "forge olive"),
        ("de", "house", "red", "rotes Wohnhaus"),
        ("de", "farm", "olive", "olivgrüner Bauernhof"),
        ("de", "mill", "silver", "silberne Mühle"),
        ("ru", "house", "red", "красный дом"),
        ("ru", "farm", "black", "чёрная ферма"),
        ("ru", "monastery", "olive", "оливковый монастырь"),
    ],
)
def test_a_colour_agrees_with_the_building_that_has_it(language, kind, colour, phrase):
    words = Words(language, "arkadia")
    named = {"kind": words(f"kind-{kind}"), "colour": words(f"colour-{colour}", kind=kind)}
    assert words("thing-kind-colour", **named) == phrase
    for name in ("card_played", "card_taken", "card_opened", "card_seen"):
        assert phrase in told(language, name, seat=0, kind=kind, colour=colour)
    for name in ("built", "finished"):
        assert phrase in told(language, name, seat=0, kind=kind, colour=colour, square="c3")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("colour", COLOURS)
def test_every_kind_of_building_has_the_form_of_its_gender(language, colour):
    genders = {
        "en": ["house farm tavern mill smithy trade_centre monastery"],
        "fr": ["house farm tavern smithy", "mill trade_centre monastery"],
        "de": ["house tavern trade_centre monastery", "farm", "mill smithy"],
        "ru": ["house monastery", "farm tavern mill smithy trade_centre"],
    }
    words = Words(language, "arkadia")
    forms = [{words(f"colour-{colour}", kind=kind) for kind in kinds.split()} for kinds in genders[language]]
    assert [len(each) for each in forms] == [1] * len(forms)
    is_invariable = language == "fr" and colour in ("red", "olive")
    assert len(set.union(*forms)) == (1 if is_invariable else len(forms))


@pytest.mark.parametrize(
    ("language", "number", "seals"),
    [
        ("en", 1, "1 silver seal"),
        ("en", 2, "2 silver seals"),
        ("fr", 1, "1 sceau de couleur argentée"),
        ("fr", 5, "5 sceaux de couleur argentée"),
        ("de", 1, "1 silbernes Siegel"),
        ("de", 5, "5 silberne Siegel"),
        ("ru", 1, "1 печать серебряного цвета"),
        ("ru", 2, "2 печати серебряного цвета"),
        ("ru", 5, "5 печатей серебряного цвета"),
        ("ru", 21, "21 печать серебряного цвета"),
    ],
)
def test_seals_are_counted(language, number, seals):
    sold = {"seat": 0, "colour": "silver", "number": number, "price": 3, "points": 3 * number}
    assert re.search(rf"\b{seals}\b", told(language, "sold", **sold))
    assert re.search(rf"\b{seals}\b", told(language, "sold_out", **sold))
    assert re.search(rf"\b{seals}\b", told(language, "seals_gained", seat=0, colour="silver", workers=number))


@pytest.mark.parametrize(("number", "gold"), [(1, "1 золотой"), (2, "2 золотых"), (5, "5 золотых"), (41, "41 золотой")])
def test_russian_counts_gold(number, gold):
    sold = {"seat": 0, "colour": "silver", "number": number, "price": 1, "points": number}
    assert told("ru", "sold", **sold).endswith(gold)
    assert told("ru", "sold_out", **sold).endswith(gold)
    assert Words("ru", "arkadia")("terminal-sale", number=number, gold=number).endswith(gold)
    assert Words("ru", "arkadia")("terminal-worth", gold=number).endswith(gold)


@pytest.mark.parametrize(
    ("colour", "adjective"), [("red", "rot"), ("olive", "olivgrün"), ("black", "schwarz"), ("silver", "silbern")]
)
def test_in_german_a_colour_agrees_with_seals_and_towers(colour, adjective):
    assert f"nimmt das {adjective}e Siegel" in told("de", "seal_taken", seat=0, colour=colour)
    placed = told("de", "tower_placed", seat=0, colour=colour, square="g5", floor=1, covered="plain")
    assert f"setzt einen {adjective}en Stein" in placed
    assert f"1 {adjective}er Stein" in told("de", "tower_left", colour=colour, number=1)
    assert f"2 {adjective}e Steine" in told("de", "tower_left", colour=colour, number=2)
    for number, seals in ((0, "kein {}es"), (1, "nur 1 {}es"), (2, "nur 2 {}e")):
        error = MoveError("illegal.too_few_seals", rule="K19", move=f"sell {colour} 3", colour=colour, number=number)
        assert f"{seals.format(adjective)} Siegel." in Words("de", "arkadia").refusal(error)


@pytest.mark.parametrize(
    ("language", "covered", "sentence"),
    [
        ("en", "black", "Anna: places a tower in red on g5, floor 2; under it: black"),
        ("en", "plain", "Anna: places a tower in red on g5, floor 2; no seal under it"),
        (
            "fr", "black",
            "Anna\N{NO-BREAK SPACE}: pose une tourelle rouge en g5, étage 2\N{NO-BREAK SPACE}; "
            "couleur couverte\N{NO-BREAK SPACE}: noir",
        ),
        ("de", "plain", "Anna: setzt einen roten Stein auf g5, Stockwerk 2; darunter kein Siegel"),
        ("ru", "plain", "Anna: ставит башню красного цвета на g5, этаж 2; под ней нет печати"),
    ],
)  # fmt: skip
def test_a_tower_tells_what_it_covers(language, covered, sentence):
    arguments = {"seat": 0, "colour": "red", "square": "g5", "floor": 2, "covered": covered}
    assert told(language, "tower_placed", **arguments) == sentence


@pytest.mark.parametrize(
    ("language", "thing", "sentence"),
    [
        ("en", "lot", "The tile does not fit there: on c3 there is the castle lot. (rule K9)"),
        ("de", "mill", "Dort passt das Plättchen nicht hin: Auf c3 ist schon eine Mühle. (Regel K9)"),
        ("ru", "worker", "Плитка туда не подходит: клетка c3 занята, там рабочий. (правило K9)"),
    ],
)
def test_a_refusal_says_what_is_in_the_way(language, thing, sentence):
    error = MoveError("illegal.square_occupied", rule="K9", move="site c3r0", square="c3", thing=thing)
    assert Words(language, "arkadia").refusal(error).replace("\N{NO-BREAK SPACE}", " ") == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_on_the_board_says_what_is_still_open(language):
    words = bundle(language, ARKADIA.files)
    card = {"kind": "K", "colour": "C"}
    still = render(words, "thing-kind-colour-squares", **card, is_finished="false", open_squares=3)
    done = render(words, "thing-kind-colour-squares", **card, is_finished="true", open_squares=0)
    assert "3" in still
    assert not re.search(r"\d", done)
    assert [
        render(words, "sign-kind-colour-squares", place=7, is_finished=is_finished) for is_finished in ("false", "true")
    ] == ["7", "7 ✓"]
    owner = "thing-square-owner"
    assert "Anna" in render(words, owner, owner="Anna")
    assert "none" not in render(words, owner, owner="none")


def test_russian_names_rules_with_latin_letters():
    for file in ARKADIA.files:
        assert re.findall(r"\bК\d", source("ru", file)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_gold_is_called_gold_also_where_the_shell_speaks_of_points(language):
    words = Words(language, "arkadia")
    assert [message for message in words.ids("") if re.search(POINTS[language], words(message, points=2))] == []
    assert re.search(POINTS[language], Words(language)("page-points", points=2))
