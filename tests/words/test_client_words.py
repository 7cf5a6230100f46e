"""The client in words: it has a message for all that it says, says all that it has, and says it as Python does."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import typing
from collections.abc import Collection, Iterable
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

import insula
from insula.core.content import CONFIDENCE
from insula.registry import registered_names
from insula.server import messages as wire
from insula.words import LANGUAGES, Words

LOCALES = Path(insula.__file__).parent / "locales"
WEB = Path(__file__).parents[2] / "web"
FILES = ("page", "home")
NUMBERS = (0, 1, 2, 5, 21, 1234)
NUMERIC = {"count", "from", "iterations", "move", "number", "points", "seats", "to", "turn"}
MADE_UP = {
    "confidence": CONFIDENCE,
    "error": ("offline", "server"),
    "note": sorted(set(typing.get_args(typing.get_type_hints(wire.Happening)["kind"])) - {"move"}),
}
"""Messages whose ids the client puts together from what the server sends."""
SAME = {
    "page-bots", "page-links", "page-log-scores", "page-move", "page-option-chosen", "page-plain-folded", "page-points",
    "page-rules-found", "page-tool-sheet", "page-version",
}  # fmt: skip
"""Messages that may be the same in English and another language."""


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """The visitor's name for it."""
        self.found.add(node.id.name)


def source(language: str, file: str) -> FluentResource:
    return FluentResource((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8"))


def messages(language: str, *files: str) -> dict[str, set[str]]:
    """The ids of a language's files, each with its variables; a file with junk is refused."""
    found: dict[str, set[str]] = {}
    for entry in [entry for file in files for entry in source(language, file).body]:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, "twice"
            found[entry.id.name] = variables.found
    return found


def arguments_for(variables: set[str], number: int) -> dict[str, int | str]:
    return {name: number if name in NUMERIC else f"<{name}>" for name in variables}


def code_in(folder: Path) -> str:
    """All code of the client in a folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.name != "messages.ts")


class Usage:
    """Which messages of some groups a code names, outright or put together."""

    def __init__(self, code: str, *groups: str) -> None:
        group = "|".join(groups)
        self.outright = set(re.findall(rf"""["'`]((?:{group})-[a-zA-Z0-9-]*[a-zA-Z0-9])["'`]""", code))
        templates = re.findall(rf"`((?:{group})-(?:[a-zA-Z0-9-]|\$\{{[^{{}}]*\}})*)`", code)
        patterns = {re.sub(r"\$\{[^{}]*\}", "[a-zA-Z0-9-]+", text) for text in templates if "${" in text}
        self.patterns = [re.compile(pattern) for pattern in sorted(patterns)]

    def unused(self, known: Iterable[str]) -> list[str]:
        """The messages that it does not name; a hint goes with what it is a hint to."""
        return [
            message for message in known
            if not {message, message.removesuffix("-hint")} & self.outright
            and not any(pattern.fullmatch(message) for pattern in self.patterns)
        ]  # fmt: skip

    def missing(self, known: Collection[str]) -> list[str]:
        """What it names and nobody has written."""
        empty = [each.pattern for each in self.patterns if not any(map(each.fullmatch, known))]
        return sorted(self.outright - set(known)) + empty


ENGLISH = messages("en", *FILES)
CODE = code_in(WEB / "src")
USAGE = Usage(CODE, "page")
DRAWN = ("board", "hint", "guide", "about")
"""Groups of messages that only a title's drawn table says."""

# --- All that is said ---


def test_every_message_is_used_and_every_used_one_is_there():
    assert USAGE.unused(ENGLISH) == []
    assert USAGE.missing(ENGLISH) == []
    made = [f"page-{group}-{name}" for group, names in MADE_UP.items() for name in names]
    assert [message for message in made if message not in ENGLISH] == []


@pytest.mark.parametrize("title", registered_names())
def test_every_message_of_a_drawn_table_is_used_and_every_used_one_is_there(title):
    usage = Usage(code_in(WEB / "src" / "tables" / title), *DRAWN)
    known = [message for message in messages("en", title) if message.startswith(tuple(f"{each}-" for each in DRAWN))]
    assert usage.unused(known) == []
    assert usage.missing(known) == []


def test_whatever_else_the_client_says_is_in_some_file():
    said = set(re.findall(r"""\b(?:words|own)\.say\(\s*["']([a-zA-Z0-9-]+)["']""", CODE))
    known = {message for title in registered_names() for message in Words("en", title).ids("")}
    assert sorted(said - known) == []


def test_where_nothing_is_found_a_hint_says_why():
    lost = set(re.findall(r"""<Lost\s+message="([a-z-]+)\"""", CODE))
    assert "page-lost" in lost
    assert [message for message in lost if not {message, f"{message}-hint"} <= set(ENGLISH)] == []


# --- In every language ---


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(language, file):
    assert messages(language, file) == messages("en", file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    bundle = FluentBundle([language], use_isolating=False)
    for file in FILES:
        bundle.add_resource(source(language, file))
    for message, variables in ENGLISH.items():
        for number in NUMBERS:
            pattern = bundle.get_message(message).value
            text, faults = bundle.format_pattern(pattern, arguments_for(variables, number))
            assert not faults, message
            assert text.strip() == text != ""
            assert "{" not in text, message


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language):
    english, other = Words("en"), Words(language)
    assert {message for message in ENGLISH if english(message) == other(message)} <= SAME


def test_no_message_of_the_client_is_one_of_the_shell():
    assert set(messages("en", "shell")) & set(ENGLISH) == set()


# --- As Python says it ---


@pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules" / "@fluent").is_dir(), reason="no Node, or no packages"
)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", registered_names())
def test_python_and_the_browser_say_the_same(language, title):
    files = ("shell", *FILES, title, f"rules-{title}")
    said = [
        (message, arguments_for(variables, number))
        for message, variables in messages(language, *files).items()
        for number in (NUMBERS if variables else NUMBERS[:1])
    ]
    asked = {
        "language": language, "files": [str(LOCALES / language / f"{file}.ftl") for file in files], "messages": said,
    }  # fmt: skip
    done = subprocess.run(
        ["node", str(Path(__file__).with_name("say.mjs"))],
        input=json.dumps(asked), capture_output=True, text=True, encoding="utf-8", check=True, timeout=60,
    )  # fmt: skip
    words = Words(language, title)
    for (message, arguments), sentence in zip(said, json.loads(done.stdout), strict=True):
        assert words(message, **arguments) == sentence, message
