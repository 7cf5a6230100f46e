"""Write the client's types: all that travels, and what each title says in it.

`web/src/messages.ts` comes from the server's messages and knows no title. `web/src/tables/<title>/types.ts` comes from
the title's own tables: its index spaces, views, events, verbs, phases and options. `python tools/typescript.py`
rewrites the files, `--check` only says whether they are current.
"""

from __future__ import annotations

import argparse
import dataclasses
import importlib
import inspect
import json
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from insula.core.game import Title
from insula.core.moves import Verb
from insula.registry import load_title, registered_names
from insula.server import openapi

FOLDER = Path(__file__).parent.parent / "web" / "src"
NOTE = "// Printed by `python tools/typescript.py` from {source}: change it there."
WIDTH = 120
MOST_WORDS = 40
"""An index space of more words than these is any text."""
TYPE_OF_SCHEMA = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
TYPE_OF_HINT = {str: "string", int: "number", bool: "boolean", types.NoneType: "null"}
MODULES = ("state", "events", "moves", "views")
"""Where a title declares its index spaces, as tuples of words."""

Schema = dict[str, Any]
Words = tuple[int | str, ...]


def files() -> dict[str, str]:
    """Every file in web/src that is written here, and its text."""
    titles = {f"tables/{title}/types.ts": TitleTypes(load_title(title)).text() for title in registered_names()}
    return {"messages.ts": messages(), **titles}


# --- All that travels ---


def messages() -> str:
    """The server's messages. The part of a table that is a title's own is unknown here."""
    schemas = {name: schema for name, schema in openapi.schemas().items() if not _is_of_title(name)}
    note = NOTE.format(source="src/insula/server/messages.py")
    return _file(note, (declaration(name, schemas[name]) for name in sorted(schemas)))


def _is_of_title(schema: str) -> bool:
    """Titles' schemas are named after them: `alhambra.TableView`."""
    return "." in schema


def type_of(schema: Schema) -> str:
    """What a schema allows, as a type."""
    if "$ref" in schema:
        name: str = schema["$ref"].removeprefix(openapi.REFERENCE.format(name=""))
        return "unknown" if _is_of_title(name) else name
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return _either(type_of(each) for each in schema[union])
    if "enum" in schema:
        return _either(map(json.dumps, schema["enum"]))
    if schema.get("type") == "array":
        return _list_of(type_of(schema.get("items", {})))
    if schema.get("type") == "object":
        return _record(schema)
    return TYPE_OF_SCHEMA[schema["type"]] if schema else "unknown"


def _record(schema: Schema) -> str:
    """An object within another: what it maps names to. Objects with fields are schemas of their own."""
    if "properties" in schema:
        raise SystemExit(f"an object without a name: {schema}")
    values = schema.get("additionalProperties", True)
    return f"Record<string, {'unknown' if values is True else type_of(values)}>"


def declaration(name: str, schema: Schema) -> str:
    """A schema as an interface or a type, with what it means above it."""
    meaning = schema.get("description", "")
    if "properties" not in schema:
        return _alias(name, type_of(schema), meaning)
    optional = {field for field in schema["properties"] if field not in schema["required"]}
    fields = {f"{field}{'?' * (field in optional)}": type_of(kind) for field, kind in schema["properties"].items()}
    return _interface(name, fields, meaning)


# --- What a title says ---


class TitleTypes:
    """The types of one title. An index space is named after its words: one of CURRENCIES is a Currency."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.names = _names_of_words(title)
        self.spaces: dict[str, Words] = {}

    def text(self) -> str:
        """The whole file: the index spaces first, and of them those that the rest names."""
        rest = [*self._views(), self._event(), self._move(), self._verb(), self._phase(), self._options()]
        note = NOTE.format(source=f"src/insula/games/{self.title.name}")
        return _file(note, [*(self._space(name) for name in self.spaces), *rest])

    # What it names

    def word(self, words: Sequence[int | str], instead: str = "") -> str:
        """The type of one of these words; `instead` is its name where the title has none for them."""
        name = self.names.get(tuple(words)) or pascal(instead)
        if self.spaces.setdefault(name, tuple(words)) != tuple(words):
            raise SystemExit(f"two index spaces of {self.title.name} are called {name}")
        return name

    def _space(self, name: str) -> str:
        words = self.spaces[name]
        if len(words) > MOST_WORDS:
            return _alias(name, "string", f"One of {len(words)}: {words[0]} … {words[-1]}.")
        return _alias(name, _either("number" if isinstance(word, int) else json.dumps(word) for word in words))

    def type_of(self, hint: Any) -> str:
        """What a view's field may hold."""
        origin, arguments = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self.word(arguments[1])
        if origin in (typing.Union, types.UnionType):
            return _either(map(self.type_of, arguments))
        if origin in (list, tuple):
            return _list_of(self.type_of(arguments[0]))
        if origin is dict:
            return f"Record<{', '.join(map(self.type_of, arguments))}>"
        return TYPE_OF_HINT.get(hint) or str(hint.__name__)

    # What it declares

    def _views(self) -> Iterator[str]:
        module = inspect.getmodule(self.title.view)
        for name, view in vars(module).items():
            if dataclasses.is_dataclass(view) and inspect.getmodule(view) is module:
                hints = typing.get_type_hints(view, include_extras=True)
                yield _interface(name, {field: self.type_of(hint) for field, hint in hints.items()}, view.__doc__)

    def _event(self) -> str:
        events = self.title.events
        told = [
            f'  | {{ name: "{name}"; arguments: {self._arguments(dict(arguments))} }}'
            for name, arguments in zip(events.names, events.arguments, strict=True)
        ]
        meaning = "One thing that happened at move number `seq`: its name says what it tells."
        lines = ["export type Event = { seq: number; audience: number } & (", *told, ");"]
        return _comment(meaning) + "\n".join(lines)

    def _arguments(self, arguments: Mapping[str, Sequence[int | str] | None]) -> str:
        fields = [
            f"{name}: {'number' if words is None else self.word(words, name)}" for name, words in arguments.items()
        ]
        return f"{{ {'; '.join(fields)} }}"

    def _move(self) -> str:
        return _alias("Move", _either(map(self._moves_of, self.title.moves.verbs)), "A move as it is written.")

    def _moves_of(self, verb: Verb) -> str:
        """All moves of a verb: its template with a type in each gap."""
        if not verb.fields:
            return json.dumps(verb.template)
        gaps = {field: f"${{{self._gap(field, tuple(words))}}}" for field, words in verb.fields.items()}
        return f"`{verb.template.format(**gaps)}`"

    def _gap(self, field: str, words: tuple[str, ...]) -> str:
        return "number" if all(word.isdigit() for word in words) else self.word(words, field)

    def _verb(self) -> str:
        return _alias(
            "Verb", _either(json.dumps(verb.name) for verb in self.title.moves.verbs), "What a move begins with."
        )

    def _phase(self) -> str:
        return _alias("Phase", _either(map(json.dumps, self.title.phases)), "What is to be decided now.")

    def _options(self) -> str:
        options = {name: _either(map(json.dumps, values)) for name, values in self.title.known_options.items()}
        return _interface("Options", options, "What a match is played with.")


def _names_of_words(title: Title) -> dict[Words, str]:
    """What each index space is called, by its words."""
    found: dict[Words, str] = {}
    for module in MODULES:
        for name, value in vars(importlib.import_module(f"{title.module}.{module}")).items():
            if name.isupper() and isinstance(value, tuple) and any(isinstance(word, str) for word in value):
                found.setdefault(value, pascal(singular(name)))
    return found


def singular(name: str) -> str:
    """One of several.

    >>> [singular(name) for name in ("CURRENCIES", "CLASSES", "FRAME_SIDES", "COVERED")]
    ['CURRENCY', 'CLASS', 'FRAME_SIDE', 'COVERED']
    """
    for several, one in (("IES", "Y"), ("SSES", "SS"), ("S", "")):
        if name.endswith(several):
            return name.removesuffix(several) + one
    return name


def pascal(name: str) -> str:
    """A name as TypeScript's types have it.

    >>> pascal("FRAME_SIDE"), pascal("cards")
    ('FrameSide', 'Cards')
    """
    return "".join(part.capitalize() for part in name.split("_"))


# --- How it is printed ---


def _file(note: str, declarations: Iterable[str]) -> str:
    return "\n\n".join([note, *declarations]) + "\n"


def _interface(name: str, fields: Mapping[str, str], meaning: str | None) -> str:
    lines = [f"export interface {name} {{", *(f"  {field}: {kind};" for field, kind in fields.items()), "}"]
    return _comment(meaning) + "\n".join(lines)


def _alias(name: str, kind: str, meaning: str | None = None) -> str:
    line = f"export type {name} = {kind};"
    if len(line) > WIDTH:
        line = line.replace(" | ", "\n  | ").replace(" = ", " =\n  | ")
    return _comment(meaning) + line


def _either(kinds: Iterable[str]) -> str:
    """Any of these types, each named once."""
    return " | ".join(dict.fromkeys(kinds))


def _list_of(kind: str) -> str:
    return f"({kind})[]" if " | " in kind else f"{kind}[]"


def _comment(text: str | None) -> str:
    """What something means, on the lines above it."""
    lines = inspect.cleandoc(text or "").replace("*/", "* /").splitlines()
    if len(lines) <= 1:
        return "".join(f"/** {line} */\n" for line in lines)
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def main() -> None:
    """Write the files, or say whether they are current."""
    parser = argparse.ArgumentParser(description="Write the client's types from the server's messages and the titles.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file is not current")
    is_check = parser.parse_args().check
    for name, text in files().items():
        file = FOLDER / name
        if not is_check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            raise SystemExit(f"web/src/{name} is not current: run tools/typescript.py")


if __name__ == "__main__":
    main()
