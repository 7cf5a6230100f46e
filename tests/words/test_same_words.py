"""The browser says the same as the server and the terminal: every message, rendered in Python and in Node."""

from __future__ import annotations

import functools
import json
import runpy
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

import insula
from insula import load_game
from insula.core.errors import InsulaError, MoveError
from insula.core.events import Event
from insula.registry import registered_names
from insula.server.problems import problem_of, to_json
from insula.words import LANGUAGES, Words
from tests.words.test_shell_words import RAISED

LOCALES = Path(insula.__file__).parent / "locales"
WEB = Path(__file__).parents[2] / "web"
NAMES = ("Anna", "Bruno", "Ödön <b>", "seat", "Érik", "Ив", "{ $x }")
TYPED = (0, 1, 2, 5, 21, 1234567, -3, "text", "«\x07»\n", ["a", 2], None)
"""Numbers that govern nouns, what was typed, lists, nothing."""
SAMPLES = (*TYPED, "tower")
"""Also what was typed and is an id: it stays as it was typed, but where ids are meant."""
TURNS = 13
"""How often an event is told: one of thirteen things is on a tile, or nothing."""
IDS = {
    "slot": ("blue",),
    "phase": ("pawn", "return"),
    "side": ("north", "west"),
    "own": ("pond", "pasture"),
    "other": ("villa", "frame"),
    "class": ("merchant", "landscape"),
    "kind": ("henyard", "mill"),
    "colour": ("red", "silver"),
    "thing": ("lot", "smithy"),
    "turning": ("r1", "t0"),
    "beside": ("b2",),
    "square": ("c3",),
    "shovel": ("d4",),
    "circle": ("a1-b1",),
    "space": ("a1",),
}
"""Arguments of refusals that are ids, with some of them."""

NOT_TOLD = {"storage.failed", "storage.full", "storage.taken"}
"""What the server tells its log, and its clients with less."""


@dataclass(frozen=True)
class Said:
    """What was said in Python, and the same to be said in Node."""

    sentence: str
    asked: dict[str, Any]


class Variables(visitor.Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """The visitor's name for it."""
        self.found.add(node.id.name)


@functools.cache
def variables(language: str, title: str) -> dict[str, list[str]]:
    """Every message of a language's files with its variables: those of all titles, and of one."""
    found = {}
    for file in ("shell", "page", "home", title, f"rules-{title}"):
        path = LOCALES / language / f"{file}.ftl"
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                collector = Variables()
                collector.visit(entry)
                found[entry.id.name] = sorted(collector.found)
    return found


def messages(words: Words) -> Iterator[Said]:
    """Every message that can be said, with every sample for all of its variables."""
    for message, names in variables(words.language, words.title).items():
        for sample in SAMPLES if names else SAMPLES[:1]:
            given = dict.fromkeys(names, sample)
            yield Said(words(message, **given), {"message": message, "given": given})


def events(words: Words) -> Iterator[Said]:
    """Every event of a title, with numbers of all forms and each of its ids."""
    table = load_game(words.title).events
    for name, arguments in zip(table.names, table.arguments, strict=True):
        for turn in range(TURNS):
            given = {}
            for argument, ids in arguments:
                choices = ids or (range(len(NAMES)) if argument == "seat" else SAMPLES[:7])
                given[argument] = choices[turn % len(choices)]
            event = Event(seq=0, name=name, audience=-2, arguments=given)
            yield Said(words.event(event, NAMES), {"event": {"name": name, "arguments": given}, "names": NAMES})


def refusals(words: Words) -> Iterator[Said]:
    """Every reason for which a title refuses a move, with its rule; ids for what may be one."""
    reasons = load_game(words.title).reasons
    for code, rule in list(zip(reasons.codes, reasons.rules, strict=True))[1:]:
        names = variables(words.language, words.title)[f"refusal-{code}"]
        for turn, number in enumerate(SAMPLES[:7]):
            given = {name: IDS[name][turn % len(IDS[name])] if name in IDS else number for name in names}
            yield refused(words, MoveError(f"illegal.{code}", rule=rule, move="take 1+2", **given))


def errors(words: Words) -> Iterator[Said]:
    """Every other error, with what it tells."""
    for code, places in RAISED.items():
        for names in places if code not in NOT_TOLD else ():
            for sample in TYPED if code.startswith("illegal.") else SAMPLES:
                yield refused(words, InsulaError(code, **dict.fromkeys(names - {None, "rule"}, sample)))


def refused(words: Words, error: InsulaError) -> Said:
    """A refusal as it crosses the wire."""
    return Said(words.refusal(error), {"problem": json.loads(to_json(problem_of(error)))})


def in_node(asked: list[dict[str, Any]]) -> list[str]:
    """What the client says."""
    node = runpy.run_path(str(WEB / "build.py"))["find_node"]()
    if node is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the client's tools are not installed: python web/build.py --tools")
    run = subprocess.run(
        [str(Path(node.folder) / "node"), str(WEB / "tests" / "say.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.fixture(scope="module")
def said() -> list[tuple[Said, str]]:
    """All there is to say, in all languages, with what the client says."""
    all_of_it: list[Said] = []
    for language in LANGUAGES:
        for title in registered_names():
            words = Words(language, title)
            for each in (messages, events, refusals, errors):
                told = each(words)
                all_of_it += [
                    Said(line.sentence, {"language": language, "title": title, **line.asked}) for line in told
                ]
    return list(zip(all_of_it, in_node([line.asked for line in all_of_it]), strict=True))


@pytest.mark.parametrize("kind", ["message", "event", "problem"])
def test_every_message_reads_the_same_in_python_and_in_the_browser(said, kind):
    differing = [
        (line.asked, line.sentence, sentence)
        for line, sentence in said
        if kind in line.asked and line.sentence != sentence
    ]
    assert differing[:10] == []
    assert sum(kind in line.asked for line, _ in said) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_one_of_the_shell_or_of_a_title(language):
    titles = [file for title in registered_names() for file in (title, f"rules-{title}")]
    assert sorted(path.stem for path in (LOCALES / language).glob("*.ftl")) == sorted(
        ["home", "page", "shell", *titles]
    )


@pytest.mark.parametrize("title", registered_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_every_file_was_said(said, language, title):
    asked = [line.asked for line, _ in said]
    spoken = {each.get("message") for each in asked if (each["language"], each["title"]) == (language, title)}
    assert set(variables(language, title)) - spoken == set()
