"""The pages in words: four languages say the same, every message is used, and every used one is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

import insula
from insula.bots.bot import LEVELS
from insula.words import LANGUAGES, Words

SOURCES = Path(insula.__file__).parent
PAGES = SOURCES / "server" / "pages"
NUMBERS = (0, 1, 2, 5, 21, 1234)
NUMERIC = {"count", "iterations", "move", "number", "points", "turn"}
MADE_UP = {
    "chair": ("me", "here", "friend"),
    "confirm": ("touch", "always", "never"),
    "confidence": ("printed", "sourced", "reconstructed"),
    "curtain": ("on", "off"),
    "error": ("offline", "server"),
    "key": ("undo", "restart", "typed", "moves", "arrows", "help", "escape"),
    "level": ("random", "greedy", "search", "search-500", "search-2000"),
    "link-refused": ("hint",),
    "log": ("all", "moves", "scores"),
    "match-gone": ("hint",),
    "note": ("back", "ask", "agree", "refuse", "join", "bot", "person", "resign", "rematch"),
    "step": ("first", "back", "forth", "last"),
    "theme": ("system", "light", "dark"),
}
"""Messages whose ids the pages put together."""
HEADS = ("component", "source", "confidence")


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """The visitor's name for it."""
        self.found.add(node.id.name)


def source(language: str) -> FluentResource:
    return FluentResource((SOURCES / "locales" / language / "page.ftl").read_text(encoding="utf-8"))


def messages(language: str) -> dict[str, set[str]]:
    """The ids of a language's file, each with its variables; a file with junk is refused."""
    resource = source(language)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.found
    return found


ENGLISH = messages("en")
SCRIPTS = "".join(path.read_text(encoding="utf-8") for path in sorted(PAGES.glob("*.js")))
USED = set(re.findall(r'"(page-[a-z0-9-]+)"', SCRIPTS))
USED |= {f"page-{group}-{name}" for group, names in MADE_UP.items() for name in names}
USED |= {f"page-{head}" for head in HEADS}


def test_every_message_is_used_and_every_used_one_is_there():
    assert set(ENGLISH) == USED


def test_every_level_has_a_name():
    words = Words("en")
    assert [level for level in LEVELS if not words.has(f"page-level-{level.replace(':', '-')}")] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(language):
    assert messages(language) == ENGLISH


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(source(language))
    for message, variables in messages(language).items():
        for number in NUMBERS:
            arguments = {name: number if name in NUMERIC else f"<{name}>" for name in variables}
            text, faults = bundle.format_pattern(bundle.get_message(message).value, arguments)
            assert not faults, message
            assert text.strip() == text != ""
            assert "{" not in text, message


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language):
    english, other = Words("en"), Words(language)
    same = {message for message in ENGLISH if english(message) == other(message)}
    assert same <= {"page-version", "page-bots", "page-links", "page-log-scores", "page-points"}


def test_no_message_of_the_pages_is_one_of_the_shell():
    shell = {
        entry.id.name
        for entry in FluentResource((SOURCES / "locales" / "en" / "shell.ftl").read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    assert shell & set(ENGLISH) == set()
