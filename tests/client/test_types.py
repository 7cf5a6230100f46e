"""The client's types: printed from what is here, whole, and true of what really happens in every title."""

from __future__ import annotations

import dataclasses
import itertools
import re
import shutil
import subprocess
import sys
import types
import typing

import pytest

from insula.core.moves import MoveTable
from insula.registry import load_game, registered_names
from insula.server import openapi
from tools import typescript

BUILT_IN = {"Record", "boolean", "null", "number", "string", "unknown"}
FILES = typescript.files()
TITLES = {title: FILES[f"tables/{title}/types.ts"] for title in registered_names()}


def declared(code: str) -> list[str]:
    """The names of a file's types, in its order."""
    return re.findall(r"^export (?:interface|type) (\w+)", code, re.MULTILINE)


def body(code: str, name: str) -> str:
    """What a type is declared as."""
    return re.search(rf"^export (?:interface {name}|type {name} =)(.*?)\n*(?=^/\*\*|^export|\Z)", code, re.M | re.S)[1]


def options_in(code: str, name: str) -> set[str]:
    """The parts of a union, without their quotes."""
    return {part.strip('";`') for part in re.split(r"\s*\|\s*|\s+", body(code, name).strip(" ;\n")) if part}


# --- The files ---


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_current(name):
    assert (typescript.FOLDER / name).read_text(encoding="utf-8") == FILES[name], "run tools/typescript.py"


def test_no_file_is_left_of_a_title_that_is_gone():
    found = {path.relative_to(typescript.FOLDER).as_posix() for path in typescript.FOLDER.glob("tables/*/types.ts")}
    assert found == set(FILES) - {"messages.ts"}


@pytest.mark.parametrize("name", FILES)
def test_a_file_declares_each_type_once_and_names_only_what_it_declares(name):
    code = re.sub(r"/\*\*.*?\*/|//[^\n]*", "", FILES[name], flags=re.DOTALL)
    names = declared(code)
    assert len(set(names)) == len(names)
    kinds = re.sub(r'"[^"\n]*"', "", code)
    kinds = re.sub(r"(?<=[{;] )\w+\??:|^  \w+\??:", "", kinds, flags=re.MULTILINE)
    kinds = re.sub(r"`[^`]*`", lambda text: " ".join(re.findall(r"\$\{(\w+)\}", text[0])), kinds)
    kinds = re.sub(r"^export (?:interface|type)", "", kinds, flags=re.MULTILINE)
    assert set(re.findall(r"[A-Za-z_]\w*", kinds)) <= BUILT_IN | set(names)


def test_the_check_tells_whether_the_files_are_current(tmp_path, monkeypatch):
    monkeypatch.setattr(typescript, "FOLDER", tmp_path / "src")

    def run(*words: str) -> None:
        monkeypatch.setattr(sys, "argv", ["typescript.py", *words])
        typescript.main()

    with pytest.raises(SystemExit, match=r"run tools/typescript\.py"):
        run("--check")
    run()
    run("--check")
    for name in FILES:
        file = tmp_path / "src" / name
        text = file.read_text(encoding="utf-8")
        file.write_text(text + "\n", encoding="utf-8")
        with pytest.raises(SystemExit, match=f"{name} is not current"):
            run("--check")
        file.write_text(text, encoding="utf-8")


@pytest.mark.skipif(shutil.which("tsc") is None, reason="no TypeScript compiler here")
def test_the_files_compile():
    files = [str(typescript.FOLDER / name) for name in FILES]
    command = ["tsc", "--strict", "--noEmit", "--lib", "es2022", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


# --- All that travels ---


def test_every_message_is_declared_and_no_title_is_named():
    schemas = [name for name in openapi.schemas() if "." not in name]
    assert declared(FILES["messages.ts"]) == sorted(schemas)
    assert not re.search("|".join([*registered_names(), "TableView"]), FILES["messages.ts"], re.IGNORECASE)


def test_fields_that_may_be_missing_are_marked():
    code = FILES["messages.ts"]
    assert "  rule?: string | null;" in code
    assert "  token?: string | null;" in code
    assert "?" not in body(code, "Happening"), "the server sends every field of the log"


# --- What a title says ---


@pytest.mark.parametrize("title", TITLES)
def test_the_types_of_a_title_are_all_there(title):
    game, code = load_game(title), TITLES[title]
    assert {"TableView", "Event", "Move", "Verb", "Phase", "Options"} <= set(declared(code))
    assert re.findall(r'^  \| \{ name: "(\w+)"', body(code, "Event"), re.MULTILINE) == list(game.events.names)
    assert options_in(code, "Verb") == {verb.name for verb in game.moves.verbs}
    assert options_in(code, "Phase") == set(game.phases)
    assert re.findall(r"^  (\w+): ", body(code, "Options"), re.MULTILINE) == list(game.known_options)


@pytest.mark.parametrize("title", TITLES)
def test_every_move_and_no_other_verb_is_one_of_the_types(title):
    code = TITLES[title]
    spaces = {name: options_in(code, name) for name in declared(code) if '"' in body(code, name)}

    def pattern(template: str) -> str:
        parts = re.split(r"\$\{(\w+)\}", template)
        words = {"number": r"\d+", **{name: "|".join(map(re.escape, found)) for name, found in spaces.items()}}
        gaps = [f"(?:{words.get(name, r'[a-z]+[0-9]+')})" for name in parts[1::2]]
        return "".join(itertools.chain(*itertools.zip_longest(map(re.escape, parts[::2]), gaps, fillvalue="")))

    templates = re.findall(r'["`]([^"`]+)["`]', body(code, "Move"))
    for text in load_game(title).moves.texts:
        assert [template for template in templates if re.fullmatch(pattern(template), text)], text
    assert [template.split()[0] for template in templates] == [verb.name for verb in load_game(title).moves.verbs]


def words_of(hint: object, value: object) -> typing.Iterator[tuple[str, tuple[str, ...]]]:
    """Each word in a part of a view, with those that it may be."""
    if dataclasses.is_dataclass(value):
        for field, kind in typing.get_type_hints(type(value), include_extras=True).items():
            yield from words_of(kind, getattr(value, field))
        return
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        yield value, parts[1]
    elif origin in (list, tuple):
        for each in value:
            yield from words_of(parts[0], each)
    elif origin is dict:
        for each, other in value.items():
            yield from words_of(parts[0], each)
            yield from words_of(parts[1], other)
        if typing.get_origin(parts[0]) is typing.Annotated:
            assert tuple(value) == typing.get_args(parts[0])[1], "a record has something under each of its names"
    elif origin in (typing.Union, types.UnionType) and value is not None:
        (kind,) = set(parts) - {type(None)}
        yield from words_of(kind, value)


@pytest.mark.parametrize("title", TITLES)
def test_names_in_a_view_are_words_of_their_index_space(title):
    state = load_game(title).new_initial_state(seed=5)
    seen = set()
    while not state.is_terminal():
        for seat in (None, state.current_player()):
            for word, words in words_of(None, state.view(seat).table):
                assert word in words
                seen.add(words)
        for _ in range(3):
            if not state.is_terminal():
                state.apply_action(state.legal_actions()[0])
    assert len(seen) > 2


def test_an_index_space_is_called_after_its_words():
    assert body(TITLES["alhambra"], "Currency") == ' "yellow" | "blue" | "green" | "orange";'
    assert body(TITLES["alhambra"], "Owner") == ' number | "martin";'
    assert body(TITLES["arkadia"], "Square") == " string;", "192 are too many to list"
    assert '  | { name: "received"; arguments: { owner: Owner; kind: Kind; price: number } }' in TITLES["alhambra"]


def test_two_index_spaces_of_one_name_are_refused():
    printed = typescript.TitleTypes(load_game("alhambra"))
    assert printed.word(("one", "two"), "cards") == "Cards"
    with pytest.raises(SystemExit, match="are called Cards"):
        printed.word(("three", "four"), "cards")


def test_numbers_in_a_move_are_numbers():
    printed = typescript.TitleTypes(load_game("alhambra"))
    numbers = {"1": 0, "2": 1}
    moves = MoveTable()
    moves.add("put {place} {slot}", rule="A1", place=numbers, slot={"a": 0, "b": 1})
    assert printed._moves_of(moves.verbs[0]) == "`put ${number} ${Slot}`"
