"""Every title in words: every language says all that there is to say, and nothing that it was not told."""

from __future__ import annotations

import dataclasses
import importlib
import random
import re

import pytest
from fluent.syntax import ast

from insula import load_game
from insula.registry import registered_names
from insula.words import Words
from tests.words.lexicon import LANGUAGES, LEXICONS, bundle, entries, render, variables
from tools import rules

MARKS = {"en": "our ruling", "fr": "notre décision", "de": "unsere festlegung", "ru": "наше решение"}


@pytest.fixture(scope="module", params=LEXICONS, ids=lambda lexicon: lexicon.title)
def lexicon(request):
    return request.param


@pytest.fixture(scope="module")
def game(lexicon):
    return load_game(lexicon.title)


@pytest.fixture(scope="module")
def all_words(lexicon):
    """Every message of both files, with its variables."""
    return variables("en", lexicon.files[0]) | variables("en", lexicon.files[1])


def test_every_title_has_words():
    assert sorted(lexicon.title for lexicon in LEXICONS) == sorted(registered_names())


# --- All there is to say ---


def test_every_field_of_the_view_is_named_in_plain_words(lexicon):
    module = importlib.import_module(f"insula.games.{lexicon.title}.views")
    own = (value for value in vars(module).values() if getattr(value, "__module__", None) == module.__name__)
    views = (value for value in own if dataclasses.is_dataclass(value))
    fields = {field.name.replace("_", "-") for view in views for field in dataclasses.fields(view)}
    named = lexicon.told_in(("field-", "label-"))
    assert [field for field in fields if named.get(f"field-{field}", named.get(f"label-{field}")) != set()] == []
    assert [name for name in named if name.startswith("field-") and name.removeprefix("field-") not in fields] == []


def test_english_says_where_components_come_from_as_the_content_file_does(lexicon, game):
    words = bundle("en", lexicon.files)
    provenance = game.content.provenance
    told = {table.table: render(words, f"source-{table.table.replace('_', '-')}") for table in provenance}
    assert told == {table.table: table.source for table in provenance}


def test_every_event_is_told_with_nothing_but_its_arguments(lexicon, game):
    arguments = {
        f"event-{name.replace('_', '-')}": set(dict(given))
        for name, given in zip(game.events.names, game.events.arguments, strict=True)
    }
    told = lexicon.told_in("event-")
    assert set(told) == set(arguments)
    ids = {name: {f"{argument}_id" for argument in given} for name, given in arguments.items()}
    assert [name for name in told if not told[name] <= arguments[name] | ids[name]] == []


def test_every_refusal_is_told_with_nothing_but_its_arguments(lexicon, game):
    arguments = {f"refusal-{reason}": lexicon.refused[reason] for reason in game.reasons.codes[1:]}
    told = lexicon.told_in("refusal-")
    assert set(told) == set(arguments)
    assert [name for name in told if not told[name] <= arguments[name]] == []


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_refused_in_a_game_tells_what_its_sentence_says(lexicon, seats):
    game = load_game(lexicon.title, seats=seats)
    chance = random.Random(seats)
    state = game.new_initial_state(seed=seats)
    words = Words("en", lexicon.title)
    met = set()
    while not state.is_terminal():
        legal = state.legal_actions()
        for text in chance.sample(game.moves.texts, 12):
            error = state.explain_illegal(text)
            if error is not None:
                code = error.code.removeprefix("illegal.")
                met.add(code)
                assert lexicon.refused[code] <= set(error.arguments)
                assert not re.search(r"[{}_$]", words.refusal(error))
        state.apply_action(chance.choice(legal))
    assert len(met) > len(game.reasons.codes) / 3


def test_every_rule_chapter_and_example_is_told(lexicon):
    chapters = [*rules.chapters_of(lexicon.title), *rules.AFTER_THE_RULES]
    expected = [f"rules-{part}" for part in ("title", "intro", "hidden", "provenance", "credits")]
    expected += [f"chapter-{chapter}" for chapter in chapters] + [f"rule-{rule}" for rule in lexicon.rules]
    expected += [f"example-{number}" for number in lexicon.examples]
    told = variables("en", lexicon.files[1])
    assert sorted(told) == sorted(expected)
    assert set().union(*told.values()) == set()


def test_the_chapters_hold_every_rule_once_and_in_order(lexicon):
    chapters = rules.chapters_of(lexicon.title).values()
    assert all(chapters)
    assert [rule for chapter in chapters for rule in chapter] == lexicon.rules


def test_the_rules_file_is_what_the_english_words_print(lexicon):
    assert rules.path_of(lexicon.title).read_text(encoding="utf-8") == rules.markdown(lexicon.title)


# --- In every language ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_no_junk_and_no_message_twice(lexicon, language):
    for file in lexicon.files:
        found = entries(language, file)
        assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
        names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(lexicon, language):
    for file in lexicon.files:
        assert variables(language, file) == variables("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(lexicon, all_words, language):
    words = bundle(language, lexicon.files)
    for message, names in all_words.items():
        samples = lexicon.samples(message, names)
        told = [(arguments, render(words, message, **arguments)) for arguments in samples]
        assert [text for _, text in told if text.strip() != text or not text] == [], message
        for name in lexicon.said(message, names):
            assert any(str(arguments[name]) in text for arguments, text in told), (message, name)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_english_sentence_is_left(lexicon, all_words, language):
    english, words = bundle("en", lexicon.files), bundle(language, lexicon.files)
    left = []
    for message, names in all_words.items():
        arguments = lexicon.samples(message, names)[-1]
        text = render(english, message, **arguments)
        if len(text) > 20 and render(words, message, **arguments) == text:
            left.append(message)
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_has_the_same_numbers_in_every_language(lexicon, language):
    english, words = bundle("en", lexicon.files), bundle(language, lexicon.files)
    for message in [f"rule-{rule}" for rule in lexicon.rules] + [f"example-{number}" for number in lexicon.examples]:
        numbers, expected = (re.findall(r"\d+", render(each, message)) for each in (words, english))
        assert sorted(numbers) == sorted(expected), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_as_many_rulings_as_in_english(lexicon, language):
    english, words = bundle("en", lexicon.files), bundle(language, lexicon.files)
    for message in [f"rule-{rule}" for rule in lexicon.rules]:
        told, expected = (" ".join(render(each, message).lower().split()) for each in (words, english))
        assert told.count(MARKS[language]) == expected.count(MARKS["en"]), message
