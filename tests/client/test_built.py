"""The client as it was built: light, cut where it should be, and without a word of the machine that built it."""

from __future__ import annotations

import gzip
import json
import os
import re
import runpy
from pathlib import Path

import pytest

from insula.server.client import FOLDER

ROOT = Path(__file__).parents[2]
TABLES = sorted(path.parent.name for path in (ROOT / "web" / "src" / "tables").glob("*/index.ts"))
"""The drawn tables and the plain one; a title without one of its own is played on that."""
ENTRY = "index.html"
HEAVIEST = 150_000
"""Bytes of script and style, compressed, that the front page may need before it shows."""
HEAVIEST_TABLE = 60_000
"""The same of what only a title's table needs."""
HOSTS = {"www.w3.org", "svelte.dev", "games.example.org"}
"""The names of SVG's namespaces, of pages about Svelte's errors, and an example in a message."""


@pytest.fixture(scope="module")
def manifest():
    """What Vite says that it made."""
    is_current = runpy.run_path(str(ROOT / "web" / "build.py"))["is_current"]()
    assert is_current, "the pages are not built from what is here: python3 run.py build"
    return json.loads((FOLDER / ".vite" / "manifest.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def first(manifest):
    """The chunks that a browser fetches before any script asks for more."""
    return fetched(manifest, ENTRY)


def fetched(manifest, entry: str) -> set[str]:
    """A chunk and all that comes with it."""
    found, waiting = set(), [entry]
    while waiting:
        chunk = waiting.pop()
        if chunk not in found:
            found.add(chunk)
            waiting += manifest[chunk].get("imports", [])
    return found


def sizes_of(manifest, chunks: set[str]) -> dict[str, int]:
    """Script and style of chunks, compressed, in bytes."""
    files = {name for chunk in chunks for name in [manifest[chunk]["file"], *manifest[chunk].get("css", [])]}
    return {name: len(gzip.compress((FOLDER / name).read_bytes())) for name in files}


def test_the_front_page_is_light(manifest, first):
    sizes = sizes_of(manifest, first)
    assert sum(sizes.values()) < HEAVIEST, sizes


@pytest.mark.parametrize("title", TABLES)
def test_the_table_of_a_title_is_light(manifest, first, title):
    needs = {each: fetched(manifest, f"src/tables/{each}/index.ts") for each in TABLES}
    shared = first.union(*(chunks for each, chunks in needs.items() if each != title))
    sizes = sizes_of(manifest, needs[title] - shared)
    assert 0 < sum(sizes.values()) < HEAVIEST_TABLE, sizes


@pytest.mark.parametrize("title", TABLES)
def test_the_table_of_a_title_is_fetched_only_where_it_is_played(manifest, first, title):
    chunks = {name for name in manifest if name.startswith(f"src/tables/{title}/")}
    assert any(manifest[name].get("isDynamicEntry") for name in chunks)
    assert not chunks & first
    assert not {manifest[name]["file"] for name in chunks} & {manifest[name]["file"] for name in first}


def built_files() -> list[Path]:
    return [path for path in sorted(FOLDER.rglob("*")) if path.is_file() and path.suffix != ".gz"]


def test_no_source_map_is_built(manifest):
    assert not [
        path.name for path in built_files() if path.suffix == ".map" or b"sourceMappingURL" in path.read_bytes()
    ]


def test_no_built_file_names_a_foreign_host(manifest):
    for path in built_files():
        named = set(re.findall(r"(?:https?:)?//([\w-]+(?:\.[\w-]+)+)", path.read_text(encoding="utf-8")))
        assert named <= HOSTS, path.name


def test_no_built_file_names_a_folder_of_this_machine(manifest):
    folders = {str(ROOT), str(Path.home()), "node_modules"} - {os.sep}
    for path in built_files():
        text = path.read_text(encoding="utf-8")
        assert not [folder for folder in folders if folder in text], path.name


def test_the_page_itself_holds_no_script_and_no_style(manifest):
    page = (FOLDER / ENTRY).read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", page)
    assert f'src="/static/{manifest[ENTRY]["file"]}"' in page


def test_compressed_copies_are_copies(manifest):
    copies = sorted(FOLDER.rglob("*.gz"))
    assert copies
    for copy in copies:
        assert gzip.decompress(copy.read_bytes()) == copy.with_suffix("").read_bytes()


def test_the_client_is_made_of_nothing_but_its_folder_and_the_words():
    """All else would not make a build stale."""
    for path in (ROOT / "web" / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text(encoding="utf-8")
            for there in re.findall(r"""["'`](\.\.?/[^"'`\n]*)["'`]""", text):
                target = Path(os.path.normpath(path.parent / re.sub(r"[?*{].*", "", there)))
                is_inside = target.is_relative_to(ROOT / "web") or target.is_relative_to(ROOT / "src/insula/locales")
                assert is_inside, f"{path.name}: {there}"
