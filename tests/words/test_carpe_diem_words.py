"""Carpe Diem in words: every language says all that there is to say, and nothing that it was not told."""

from __future__ import annotations

import dataclasses
import random
import re

import pytest
from fluent.syntax import ast

from insula import load_game
from insula.core.events import Event
from insula.games.carpe_diem import views as carpe_diem_views
from insula.games.carpe_diem.content import load
from insula.games.carpe_diem.events import EVENTS, REASONS
from insula.games.carpe_diem.moves import MOVES
from insula.games.carpe_diem.state import (
    BREAD_RULES,
    CLASSES,
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
from tests.words.test_alhambra_words import LANGUAGES, bundle, entries, render, source, variables
from tools import rules

FILES = ("carpe_diem", "rules-carpe_diem")
RULES = [f"C{number}" for number in range(1, 42)]
EXAMPLES = range(1, 26)
NUMBERS = (0, 1, 2, 5, 21)
NUMERIC = {
    "bread", "cards", "chimneys", "coins", "depot", "goods", "most", "multiples", "number", "place", "points", "same",
    "steps", "things", "tiles", "turn",
}  # fmt: skip
OPTIONS = {"edition": EDITIONS, "villas": VILLA_RULES, "bread": BREAD_RULES}
SQUARE, DEPOT, PLACE = {"square"}, {"depot"}, {"place"}
REFUSED: dict[str, set[str]] = {
    "game_over": set(),
    "not_now": {"phase"},
    "depot_occupied": DEPOT,
    "depot_empty": DEPOT,
    "out_of_reach": DEPOT,
    "no_bread": set(),
    "reached_on_foot": DEPOT,
    "empty_place": PLACE,
    "equal_tile": PLACE,
    "square_occupied": SQUARE,
    "not_on_shovel": SQUARE | {"shovel"},
    "touches_nothing": SQUARE,
    "edge_mismatch": SQUARE | {"side", "own", "other"},
    "same_turning": SQUARE | {"same"},
    "not_finished": {"class"},
    "empty_space": PLACE,
    "card_not_held": {"kind"},
    "circle_not_used": {"circle"},
    "circle_occupied": {"circle"},
    "card_not_beside": {"space", "circle"},
    "cannot_pay": {"multiples", "most"},
}
"""What each refusal tells."""
SCORED = [name for name, given in zip(EVENTS.names, EVENTS.arguments, strict=True) if "points" in dict(given)]
TERMINAL = re.compile(r"^## (?:The terminal|Le terminal|Das Terminal|Терминал)", re.MULTILINE)


def samples(message: str, names: set[str]) -> list[dict[str, int | str]]:
    """Arguments of a message: every number for those that are numbers, words for the others."""
    numeric = names & NUMERIC if message != "event-track-scored" else names & (NUMERIC | {"space"})
    return [{name: number if name in numeric else f"<{name}>" for name in names} for number in NUMBERS]


def table_words() -> dict[str, set[str]]:
    """What is said at the table, without what only the terminal says: that stands in a section of its own, the last."""
    own = {entry.id.name for entry in entries("en", "carpe_diem") if isinstance(entry, ast.Message)}
    last = TERMINAL.split(source("en", "carpe_diem"))[1:]
    terminal = set(re.findall(r"^([a-zA-Z][\w-]*) *=", "".join(last), re.MULTILINE))
    return {name: names for name, names in variables("en", "carpe_diem").items() if name in own - terminal}


WORDS = table_words()
ALL_WORDS = variables("en", "carpe_diem")
TOLD = variables("en", "rules-carpe_diem")


def told_in(beginning: str) -> dict[str, set[str]]:
    return {name: names for name, names in WORDS.items() if name.startswith(beginning)}


# --- All there is to say ---


def test_the_words_of_the_table_are_these_and_no_others():
    fixed = ["title", "subtitle", "tagline", "notation"]
    fixed += [f"kind-{kind}" for kind in KINDS] + [f"phase-{phase}" for phase in PHASES]
    fixed += [f"option-{option}" for option in OPTIONS]
    fixed += [f"option-{option}-{choice}" for option, choices in OPTIONS.items() for choice in choices]
    fixed += [f"verb-{text.split()[0]}" for text in MOVES.texts]
    ids = {*NEEDS, *CLASSES, *SIDES, *FRAME_SIDES, *MARKS, *carpe_diem_views.EDGE_NAMES}
    fixed += [f"value-{name}" for name in (*ids, *(f"r{turning}" for turning in range(N_TURNINGS)))]
    fixed += [f"points-{name.replace('_', '-')}" for name in SCORED]
    fixed += [f"final-{name}" for name in carpe_diem_views.SOURCES]
    tables = [table.table.replace("_", "-") for table in load().provenance]
    fixed += [f"{part}-{table}" for table in tables for part in ("table", "source")]
    expected = {name: set() for name in [*fixed, "edges-pasture", "players-space"]}
    expected |= {f"good-{good}": {"number"} for good in GOODS}
    expected |= {"thing-tile": {"edges1", "edges2", "edges3", "edges4", "chimneys", "centre"}}
    expected |= {"thing-square-turning": {"tile"}}
    elsewhere = ("event-", "refusal-", "field-")
    assert {name: names for name, names in WORDS.items() if not name.startswith(elsewhere)} == expected


def test_every_field_of_the_view_is_named_in_plain_words():
    views = (value for value in vars(carpe_diem_views).values() if dataclasses.is_dataclass(value))
    fields = {f"field-{field.name.replace('_', '-')}" for view in views for field in dataclasses.fields(view)}
    assert told_in("field-") == {field: set() for field in fields}


def test_english_says_where_components_come_from_as_the_content_file_does():
    words = bundle("en", FILES)
    told = {table.table: render(words, f"source-{table.table.replace('_', '-')}") for table in load().provenance}
    assert told == {table.table: table.source for table in load().provenance}


def test_every_event_is_told_with_nothing_but_its_arguments():
    arguments = {
        f"event-{name.replace('_', '-')}": set(dict(EVENTS.arguments[EVENTS.kind(name)])) for name in EVENTS.names
    }
    told = told_in("event-")
    assert set(told) == set(arguments)
    assert [name for name in told if not told[name] <= arguments[name]] == []
    named = {name for name in arguments if "good" in arguments[name]}
    assert [name for name in named if not {"good", "number"} <= arguments[name]] == []


def test_every_refusal_is_told_with_nothing_but_its_arguments():
    arguments = {f"refusal-{reason.replace('_', '-')}": REFUSED[reason] for reason in REASONS.codes[1:]}
    told = told_in("refusal-")
    assert set(told) == set(arguments)
    assert [name for name in told if not told[name] <= arguments[name]] == []


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_refused_in_a_game_tells_what_its_sentence_says(seats):
    game = load_game("carpe_diem", seats=seats)
    chance = random.Random(seats)
    state = game.new_initial_state(seed=seats)
    words = Words("en", "carpe_diem")
    met = set()
    while not state.is_terminal():
        legal = state.legal_actions()
        for text in chance.sample(game.moves.texts, 12):
            error = state.explain_illegal(text)
            if error is not None:
                code = error.code.removeprefix("illegal.")
                met.add(code)
                assert REFUSED[code] <= set(error.arguments)
                assert not re.search(r"[{}_$]", words.refusal(error))
        state.apply_action(chance.choice(legal))
    assert len(met) > 10


def test_every_rule_chapter_and_example_is_told():
    chapters = [*rules.CHAPTERS["carpe_diem"], "hidden", "examples", "provenance", "credits"]
    expected = [f"rules-{part}" for part in ("title", "intro", "hidden", "provenance", "credits")]
    expected += [f"chapter-{chapter}" for chapter in chapters] + [f"rule-{rule}" for rule in RULES]
    expected += [f"example-{number}" for number in EXAMPLES]
    assert sorted(TOLD) == sorted(expected)
    assert set().union(*TOLD.values()) == set()


def test_the_chapters_hold_every_rule_once_and_in_order():
    assert [rule for chapter in rules.CHAPTERS["carpe_diem"].values() for rule in rules.rules_of(chapter)] == RULES


def test_the_rules_file_is_what_the_english_words_print():
    assert rules.path_of("carpe_diem").read_text(encoding="utf-8") == rules.markdown("carpe_diem")


# --- In every language ---


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_no_junk_and_no_message_twice(language, file):
    found = entries(language, file)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(language, file):
    assert variables(language, file) == variables("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(language):
    words = bundle(language, FILES)
    for message, names in (ALL_WORDS | TOLD).items():
        told = [(arguments, render(words, message, **arguments)) for arguments in samples(message, names)]
        assert [text for _, text in told if text.strip() != text or not text] == [], message
        for name in names if message != "thing-tile" else {"centre", "chimneys"}:
            assert any(str(arguments[name]) in text for arguments, text in told), (message, name)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_sentence_is_left(language):
    english, words = bundle("en", FILES), bundle(language, FILES)
    left = []
    for message, names in (ALL_WORDS | TOLD).items():
        arguments = samples(message, names)[-1]
        text = render(english, message, **arguments)
        if len(text) > 20 and render(words, message, **arguments) == text:
            left.append(message)
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_the_same_numbers_in_every_language(language):
    english, words = bundle("en", FILES), bundle(language, FILES)
    for message in [f"rule-{rule}" for rule in RULES] + [f"example-{number}" for number in EXAMPLES]:
        numbers, expected = (re.findall(r"\d+", render(each, message)) for each in (words, english))
        assert sorted(numbers) == sorted(expected), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_as_many_rulings_as_in_english(language):
    marks = {"en": "our ruling", "fr": "notre décision", "de": "unsere festlegung", "ru": "наше решение"}
    english, words = bundle("en", FILES), bundle(language, FILES)
    for message in [f"rule-{rule}" for rule in RULES]:
        told, expected = (" ".join(render(each, message).lower().split()) for each in (words, english))
        assert told.count(marks[language]) == expected.count(marks["en"]), message


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
    text = render(bundle(language, FILES), "event-villa-scored", **arguments)
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
        ("ru", "herbs", 2, "Anna: получает товар — 2 травы"),
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
        ("ru", "pond", "Anna: строит плитку «купец и пруд» на c3"),
    ],
)
def test_a_tile_is_told_by_the_things_on_it(language, other, told):
    arguments = {"seat": 0, "square": "c3", "tile": "L01", "one": "merchant", "other": other}
    event = Event(seq=0, name="built", audience=-1, arguments=arguments)
    assert Words(language, "carpe_diem").event(event, ["Anna"]) == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_shows_its_edges_or_its_middle(language):
    words = bundle(language, FILES)
    edges = {"edges1": "N", "edges2": "E", "edges3": "S", "edges4": "W"}
    assert re.sub(r"\s", "", render(words, "thing-tile", centre="none", chimneys=0, **edges)) == "↑N→E↓S←W"
    assert re.search(r"W \(2 \w+\)$", render(words, "thing-tile", centre="none", chimneys=2, **edges))
    assert render(words, "thing-tile", centre="market", chimneys=0, **edges) == "market"


def test_chimneys_are_told_of_villas_alone():
    words = Words("en", "carpe_diem")
    villa = {"seat": 0, "kind": "villa", "tiles": 3, "chimneys": 5}
    pond = {"seat": 0, "kind": "pond", "tiles": 2, "chimneys": 0}
    told = [words.event(Event(seq=0, name="finished", audience=-1, arguments=each), ["Anna"]) for each in (villa, pond)]
    assert told == ["Anna: finishes villa (3 tiles, 5 chimneys)", "Anna: finishes pond (2 tiles)"]


def test_russian_names_cards_and_rules_with_latin_letters():
    for file in FILES:
        assert re.findall(r"(?:[Кк]олод\w* [АВС]\b|\b[АВСК]\d)", source("ru", file)) == []
