"""What a person reads, in four languages: the Fluent files of `locales/`, the only place with prose."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from insula.core.errors import InsulaError
from insula.core.events import Event
from insula.registry import PACKAGE, companions_of, module_of

CONTROLS = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""What a text from outside must not send to a terminal."""
LARGEST_NUMBER = 2**64
"""What is larger is no number of ours, and more than the formatter takes."""
LANGUAGES = ("en", "fr", "de", "ru")
DEFAULT = "en"

STAND_INS = {"field": ("cause",), "text": ("action", "expected")}
"""An argument that some errors lack, and those that they may have instead."""


def pick_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the environment's, else English; an unknown one asked for is an error.

    >>> pick_language(None, {"LANG": "fr_CA.UTF-8"}), pick_language("de-AT", {}), pick_language(None, {"LANG": "C"})
    ('fr', 'de', 'en')
    """
    if asked is not None:
        if _primary(asked) not in LANGUAGES:
            raise InsulaError("words.unknown_language", language=asked[:80], known=LANGUAGES)
        return _primary(asked)
    chosen = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or DEFAULT
    return _primary(chosen) if _primary(chosen) in LANGUAGES else DEFAULT


def _primary(tag: str) -> str:
    """The language of a locale's name."""
    return tag.strip().replace("_", "-").partition("-")[0].partition(".")[0].lower()


class Words:
    """The messages of one language: those of the shell, and of a title if one is named.

    >>> Words("de")("wins", name="Anna")
    'Anna gewinnt.'
    """

    def __init__(self, language: str, title: str | None = None) -> None:
        self.language = language
        self.title = title
        self._bundles = [_bundle(name, title) for name in dict.fromkeys((language, DEFAULT))]

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """A message in words, a title's own (`title-…`) first; one that no file holds is its own id."""
        values = {name: _value(value) for name, value in arguments.items()}
        for bundle in self._bundles:
            found = next((name for name in (f"title-{message}", message) if bundle.has_message(name)), None)
            if found is not None:
                pattern = bundle.get_message(found).value
                return message if pattern is None else str(bundle.format_pattern(pattern, values)[0])
        return message

    def has(self, message: str) -> bool:
        """Whether a message can be said, in this language or in English."""
        return any(bundle.has_message(message) for bundle in self._bundles)

    def ids(self, beginning: str) -> list[str]:
        """The messages whose ids begin so, in the order of the English files."""
        return [message for message in _ids(DEFAULT, self.title) if message.startswith(beginning)]

    def for_title(self, title: str) -> Words:
        """The same language with a title's messages."""
        return Words(self.language, title)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, as a sentence."""
        return self(f"event-{_dashed(event.name)}", **self._rendered(event.arguments, names))

    def refusal(self, error: InsulaError) -> str:
        """What cannot be done, as a sentence with the number of the rule behind it."""
        group, _, code = error.code.partition(".")
        is_illegal = group == "illegal"
        message = f"refusal-{code}" if is_illegal else f"error-{_dashed(error.code)}"
        if not self.has(message):
            return str(error)
        arguments = dict(error.arguments)
        for name, others in STAND_INS.items():
            for other in others:
                if other in arguments:
                    arguments.setdefault(name, arguments[other])
        if is_illegal:  # in other errors a text is what was typed
            arguments = self._rendered(arguments, ())
        sentence = self(message, **arguments)
        return self("with-rule", sentence=sentence, rule=error.rule) if error.rule else sentence

    def rule(self, number: str) -> str:
        """The text of a rule."""
        return self(f"rule-{number}")

    def name(self, owner: int | str, names: Sequence[str]) -> str:
        """What a seat is called, or an owner without a seat."""
        return names[owner] if isinstance(owner, int) else self(owner)

    def _rendered(self, arguments: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Arguments with ids and seats replaced by words, which may depend on the other arguments.

        What was an id stands beside its word under its name and `_id`, for messages that choose by it.
        """
        rendered = dict(arguments)
        for name, value in arguments.items():
            if name in ("seat", "owner") and names:
                rendered[name] = self.name(value, names)
            elif isinstance(value, str):
                ids = (f"{_dashed(name)}-{value}", f"value-{value}")
                message = next((message for message in ids if self.has(message)), None)
                rendered[name] = value if message is None else self(message, **arguments)
                rendered[f"{name}_id"] = value
        return rendered


@functools.cache
def _bundle(language: str, title: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for resource in _resources(language, title):
        bundle.add_resource(resource)
    return bundle


def _ids(language: str, title: str | None) -> list[str]:
    entries = [entry for resource in _resources(language, title) for entry in resource.body]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


@functools.cache
def _resources(language: str, title: str | None) -> list[ast.Resource]:
    """The files of a language; a title's are left out where they are not there."""
    files = [PACKAGE / "locales" / language / f"{name}.ftl" for name in ("shell", "page", "home")]
    files += [] if title is None else title_files(language, title)
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files if file.is_file()]


def title_files(language: str, title: str) -> list[Path]:
    """Where a title's words and rules in a language are, if it has them: with the title."""
    module = module_of(title)
    if module is None:
        return []
    folder = companions_of(module).folder / "locales" / language
    return [folder / f"{name}.ftl" for name in (title, f"rules-{title}")]


def _dashed(code: str) -> str:
    """A code as part of a message's id."""
    return code.replace(".", "-").replace("_", "-")


def _value(value: Any) -> Any:
    """A value as Fluent takes it: numbers without grouping, lists with commas."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) < LARGEST_NUMBER:
        return fluent_number(value, useGrouping=False)
    if isinstance(value, (list, tuple)):
        return ", ".join(CONTROLS.sub("�", str(item)) for item in value)
    return "–" if value is None else CONTROLS.sub("�", str(value))
