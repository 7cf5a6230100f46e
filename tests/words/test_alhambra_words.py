"""Alhambra in words: every language says all that there is to say, and nothing that it was not told."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import insula
from insula.games.alhambra import views as alhambra_views
from insula.games.alhambra.content import TABLES, load
from insula.games.alhambra.events import EVENTS, REASONS
from insula.games.alhambra.state import CURRENCIES, KINDS, PHASES, SCORINGS, TRACKING
from tests.games.alhambra.test_rules import REFUSED
from tools import rules

LOCALES = Path(insula.__file__).parent / "locales"
LANGUAGES = ("en", "fr", "de", "ru")
FILES = ("alhambra", "rules-alhambra")
RULES = [f"A{number}" for number in range(1, 23)]
EXAMPLES = range(1, 18)
NUMBERS = (0, 1, 2, 5, 21)
NUMERIC = {
    "at_least", "at_most", "buildings", "cards", "money", "over", "place", "points", "price", "total", "turn", "value",
}  # fmt: skip
TEXT = {"cards": ("choice-take",)}
"""Arguments that are numbers, but words in these messages."""

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
DRAWN = ("board-", "hint-", "guide-")
"""Words that only the drawn table says."""


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A variable is met."""
        self.names.add(node.id.name)


def source(language: str, file: str) -> str:
    return (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language, file)).body


def variables(language: str, file: str) -> dict[str, set[str]]:
    """For each message of a file the variables in it."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            collector = Variables()
            collector.visit(entry)
            found[entry.id.name] = collector.names
    return found


def bundle(language: str, files: Iterable[str] = FILES) -> FluentBundle:
    both = FluentBundle([language], use_isolating=False)
    for file in files:
        both.add_resource(FluentResource(source(language, file)))
    return both


def render(words: FluentBundle, message: str, **arguments: int | str) -> str:
    """A message in words, none of which may be missing."""
    text, errors = words.format_pattern(words.get_message(message).value, arguments)
    assert errors == [], (message, errors)
    return text


def samples(message: str, names: set[str]) -> list[dict[str, int | str]]:
    """Arguments of a message: every number for those that are numbers, words for the others."""
    numeric = {name for name in names & NUMERIC if message not in TEXT.get(name, ())}
    return [{name: number if name in numeric else f"<{name}>" for name in names} for number in NUMBERS]


WORDS = variables("en", "alhambra")
TOLD = variables("en", "rules-alhambra")

# --- All there is to say ---


def test_the_words_of_the_table_are_these_and_no_others():
    fixed = ["title", "subtitle", "tagline", "martin", "notation", "option-tracking"]
    fixed += [f"kind-{kind}" for kind in KINDS] + [f"currency-{currency}" for currency in CURRENCIES]
    fixed += [f"scoring-{scoring}" for scoring in SCORINGS] + [f"option-tracking-{choice}" for choice in TRACKING]
    expected = {name: set() for name in fixed}
    expected |= {f"choice-{verb}": names for verb, names in CHOICES.items()}
    expected |= {f"phase-{phase}": names for phase, names in PROMPTS.items()}
    expected |= {f"label-{label}": names for label, names in LABELS.items()}
    expected |= {f"verb-{verb}": set() for verb in CHOICES} | {"prompt-payment": set(), "prompt-gift": set()}
    expected |= {f"value-{name}": set() for name in (*CURRENCIES, *KINDS)}
    expected |= {f"{part}-{table}": set() for table in TABLES for part in ("table", "source")}
    elsewhere = ("event-", "refusal-", "field-", "board-", "hint-", "guide-")
    assert {name: names for name, names in WORDS.items() if not name.startswith(elsewhere)} == expected
    assert list(PROMPTS) == list(PHASES)


def test_the_drawn_table_says_these_words_and_no_others():
    drawn = Path(__file__).parents[2] / "web" / "src" / "tables" / "alhambra"
    source = "".join(path.read_text(encoding="utf-8") for path in drawn.rglob("*") if path.suffix in (".svelte", ".ts"))
    said = set(re.findall(r"[\"`]((?:board|hint|guide)-[a-zA-Z-]*)", source)) - {"board-scoring-"}
    said |= {f"board-scoring-{scoring}" for scoring in SCORINGS}
    assert {name for name in WORDS if name.startswith(DRAWN)} == said


def test_every_field_of_the_view_is_named_in_plain_words():
    views = (value for value in vars(alhambra_views).values() if dataclasses.is_dataclass(value))
    fields = {field.name.replace("_", "-") for view in views for field in dataclasses.fields(view)}
    named = {name: names for name, names in WORDS.items() if name.startswith(("field-", "label-"))}
    assert [field for field in fields if named.get(f"field-{field}", named.get(f"label-{field}")) != set()] == []
    assert [name for name in named if name.startswith("field-") and name.removeprefix("field-") not in fields] == []


def test_english_says_where_components_come_from_as_the_content_file_does():
    told = {table.table: render(bundle("en"), f"source-{table.table}") for table in load().provenance}
    assert told == {table.table: table.source for table in load().provenance}


def test_every_event_is_told_with_nothing_but_its_arguments():
    arguments = {
        f"event-{name.replace('_', '-')}": set(dict(EVENTS.arguments[EVENTS.kind(name)])) for name in EVENTS.names
    }
    told = {name: names for name, names in WORDS.items() if name.startswith("event-")}
    assert set(told) == set(arguments)
    assert [name for name in told if not told[name] <= arguments[name]] == []


def test_every_refusal_is_told_with_nothing_but_its_arguments():
    arguments = {f"refusal-{reason.replace('_', '-')}": set(REFUSED[reason][-1]) for reason in REASONS.codes[1:]}
    told = {name: names for name, names in WORDS.items() if name.startswith("refusal-")}
    assert set(told) == set(arguments)
    assert [name for name in told if not told[name] <= arguments[name]] == []


def test_every_rule_chapter_and_example_is_told():
    chapters = [*rules.CHAPTERS["alhambra"], "hidden", "examples", "provenance", "credits"]
    expected = [f"rules-{part}" for part in ("title", "intro", "hidden", "provenance", "credits")]
    expected += [f"chapter-{chapter}" for chapter in chapters] + [f"rule-{rule}" for rule in RULES]
    expected += [f"example-{number}" for number in EXAMPLES]
    assert sorted(TOLD) == sorted(expected)
    assert set().union(*TOLD.values()) == set()


def test_the_chapters_hold_every_rule_once_and_in_order():
    assert [rule for chapter in rules.CHAPTERS["alhambra"].values() for rule in rules.rules_of(chapter)] == RULES


def test_the_rules_file_is_what_the_english_words_print():
    assert rules.path_of("alhambra").read_text(encoding="utf-8") == rules.markdown("alhambra")


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
    words = bundle(language)
    for message, names in (WORDS | TOLD).items():
        for arguments in samples(message, names):
            text = render(words, message, **arguments)
            assert text.strip() == text != ""
            assert [name for name in names if str(arguments[name]) not in text] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_sentence_is_left(language):
    english, words = bundle("en"), bundle(language)
    left = []
    for message, names in (WORDS | TOLD).items():
        arguments = samples(message, names)[-1]
        text = render(english, message, **arguments)
        if len(text) > 20 and render(words, message, **arguments) == text:
            left.append(message)
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_the_same_numbers_in_every_language(language):
    english, words = bundle("en"), bundle(language)
    for message in [f"rule-{rule}" for rule in RULES] + [f"example-{number}" for number in EXAMPLES]:
        numbers, expected = (re.findall(r"\d+", render(each, message)) for each in (words, english))
        assert sorted(numbers) == sorted(expected), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_as_many_rulings_as_in_english(language):
    marks = {"en": "our ruling", "fr": "notre décision", "de": "unsere festlegung", "ru": "наше решение"}
    english, words = bundle("en"), bundle(language)
    for message in [f"rule-{rule}" for rule in RULES]:
        told, expected = (" ".join(render(each, message).lower().split()) for each in (words, english))
        assert told.count(marks[language]) == expected.count(marks["en"]), message


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
        text = render(bundle(language), message, **arguments)
        assert re.search(rf"\b{buildings}\b", text)
        assert re.search(rf"\b{points}\b", text)


def test_russian_names_scorings_and_rules_with_latin_letters():
    for file in FILES:
        assert re.findall(r"(?:[Пп]одсчёт\w* [АВС]\b|\b[АВС]\d)", source("ru", file)) == []
