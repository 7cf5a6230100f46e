"""The walls of the client: what a file may import follows from the folder that it is in.

A title's folder is reached by nobody but the two globs that load it, and reaches the shell by nothing but the contract.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

from insula.registry import registered_names

SRC = Path(__file__).parents[2] / "web" / "src"
SOURCES = (".ts", ".svelte")
CONTRACT = "tables/contract"
MAY_IMPORT = {
    "title": (CONTRACT, "kit/", "ui/", "words.svelte", "messages", "device.svelte"),
    "contract": ("messages",),
    "kit": (CONTRACT, "kit/", "ui/", "words.svelte", "messages", "device.svelte"),
    "ui": ("ui/", "words.svelte", "device.svelte"),
}
"""What a file of each place may import besides packages; a title's also its own folder, the shell's all but titles'."""
LOADERS = {"tables/contract.ts", "components/pieces.ts"}
"""The files whose globs reach into titles' folders."""
NAME_TITLES = {"emblems/emblems.ts", "theme.css"}
"""What has an emblem or a colour for each title, so that the front page need not load its table."""
COMMENT = re.compile(r"(?<![\w.*])/\*.*?\*/|^\s*//[^\n]*|<!--.*?-->", re.DOTALL | re.MULTILINE)
IMPORT = re.compile(
    r"""\b(?:import|export)\b[\w\s{},*$]*?\bfrom\s*["']([^"']+)["']"""  # import … from "…", export … from "…"
    r"""|\bimport\s*["']([^"']+)["']"""  # import "…"
    r"""|\bimport\s*\(\s*["'`]([^"'`]*)["'`]"""  # import("…"), as a call and as a type
)
UNREADABLE = re.compile(r"""\bimport\s*\(\s*(?!["'`])|\bimport\s*\(\s*`[^`]*\$\{""")
"""An import of what is only known later."""
GLOB = re.compile(r"""\bimport\.meta\.glob\b[^(]*\(\s*["'`]([^"'`]+)["'`]""")


def code_of(file: Path) -> str:
    return COMMENT.sub("", file.read_text(encoding="utf-8"))


def imports_of(src: Path, file: Path) -> list[str]:
    """The files of the client that a file imports, from `src` and without their endings; packages are left out."""
    names = ["".join(found) for found in IMPORT.findall(code_of(file))]
    return [from_src(src, file, name).removesuffix(".ts") for name in names if name.startswith((".", "/"))]


def reaches_titles(src: Path, file: Path) -> bool:
    """Whether a file loads what is in titles' folders by a glob."""
    globs = [from_src(src, file, glob) for glob in GLOB.findall(code_of(file))]
    return any(re.match(r"tables/|[^/]*\*", glob) for glob in globs)


def from_src(src: Path, file: Path, name: str) -> str:
    """A path as a file names it, from `src`."""
    folder = file.parent.relative_to(src).as_posix()
    return posixpath.normpath(name.removeprefix("/src/") if name.startswith("/") else posixpath.join(folder, name))


def title_of(name: str) -> str | None:
    """The title, or the plain table, whose folder a file is in."""
    found = re.match(r"tables/(\w+)(?:/|$)", name)
    return found[1] if found and name != CONTRACT else None


def place_of(name: str) -> str:
    """Which rule holds for a file."""
    if title_of(name):
        return "title"
    if posixpath.splitext(name)[0] == CONTRACT:
        return "contract"
    folder = name.partition("/")[0]
    return folder if folder in MAY_IMPORT else "shell"


def may_import(name: str, imported: str) -> bool:
    place = place_of(name)
    if place == "shell":
        return title_of(imported) is None
    is_own = place == "title" and title_of(imported) == title_of(name)
    return is_own or any(
        imported.startswith(allowed) if allowed.endswith("/") else imported == allowed for allowed in MAY_IMPORT[place]
    )


def offences_in(src: Path) -> set[str]:
    """Every import across a wall, and every one that cannot be read."""
    found = set()
    for file in sorted(path for path in src.rglob("*") if path.suffix in SOURCES):
        name = file.relative_to(src).as_posix()
        found |= {f"{name} -> {each}" for each in imports_of(src, file) if not may_import(name, each)}
        if UNREADABLE.search(code_of(file)):
            found.add(f"{name} -> ?")
        if name not in LOADERS and reaches_titles(src, file):
            found.add(f"{name} -> tables by a glob")
    return found


# --- The client keeps to them ---


def test_nothing_is_imported_across_a_wall():
    assert offences_in(SRC) == set()


def test_every_import_is_of_a_file_that_is_there():
    files = {path.relative_to(SRC).as_posix() for path in SRC.rglob("*") if path.is_file()}
    for file in (path for path in SRC.rglob("*") if path.suffix in SOURCES):
        for name in imports_of(SRC, file):
            assert {name, f"{name}.ts", f"{name}/index.ts"} & files, f"{file.name} imports {name}"


def test_only_a_title_names_itself():
    named = re.compile(r"\b(?:" + "|".join(registered_names()) + r")\b")
    files = [path for path in SRC.rglob("*") if path.suffix in (*SOURCES, ".css")]
    naming = {path.relative_to(SRC).as_posix() for path in files if named.search(path.read_text(encoding="utf-8"))}
    assert {name for name in naming if title_of(name) not in registered_names()} == NAME_TITLES


# --- They are seen ---


@pytest.mark.parametrize(
    ("name", "code", "offence"),
    [
        ("shell/A.svelte", 'import X from "../tables/tower/X.svelte";', "tables/tower/X.svelte"),
        ("shell/a.ts", 'import type { Event } from "../tables/tower/types";', "tables/tower/types"),
        ("home/a.ts", 'import table from "../tables/tower";', "tables/tower"),
        ("wire.ts", 'const load = () => import("./tables/tower/index");', "tables/tower/index"),
        ("words.svelte.ts", 'let x: import("./tables/tower/types").Event;', "tables/tower/types"),
        ("shell/a.ts", 'export * from "/src/tables/tower/types";', "tables/tower/types"),
        ("shell/a.ts", 'import {\n  one,\n  other,\n} from "../tables/tower/parts.ts";', "tables/tower/parts"),
        ("shell/A.svelte", '{#await import("../tables/tower/X.svelte") then X}{/await}', "tables/tower/X.svelte"),
        ("shell/a.ts", "const load = (title) => import(`../tables/${title}/index.ts`);", "?"),
        ("shell/a.ts", "const load = (path) => import(path);", "?"),
        ("shell/a.ts", 'import.meta.glob<Table>("../tables/*/index.ts");', "tables by a glob"),
        ("tables/a.ts", 'import.meta.glob("./*/index.ts");', "tables by a glob"),
        ("App.svelte", 'import.meta.glob("./**/Board.svelte");', "tables by a glob"),
        ("tables/tower/a.ts", 'import type { Desk } from "../../shell/desk.svelte";', "shell/desk.svelte"),
        ("tables/tower/pieces/A.svelte", 'import "../../../theme.css";', "theme.css"),
        ("tables/tower/a.ts", 'import { b } from "../bridge/b";', "tables/bridge/b"),
        ("tables/tower/a.ts", 'import { request } from "../../wire";', "wire"),
        ("tables/contract.ts", 'import type { Desk } from "../shell/desk.svelte";', "shell/desk.svelte"),
        ("tables/contract.ts", 'import type { Event } from "./tower/types";', "tables/tower/types"),
        ("kit/a.ts", 'import { Stage } from "../shell/motion";', "shell/motion"),
        ("kit/a.ts", 'import type { Event } from "../tables/tower/types";', "tables/tower/types"),
        ("ui/A.svelte", 'import { request } from "../wire";', "wire"),
        ("ui/A.svelte", 'import Card from "../kit/Card.svelte";', "kit/Card.svelte"),
    ],
)
def test_an_import_across_a_wall_is_found(tmp_path, name, code, offence):
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code if file.suffix == ".ts" or "{#" in code else f'<script lang="ts">\n  {code}\n</script>\n')
    assert offences_in(tmp_path) == {f"{name} -> {offence}"}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("shell/a.ts", 'import { loadTable } from "../tables/contract";'),
        ("shell/a.ts", 'import { Journey } from "../kit/motion"; import { words } from "../words.svelte";'),
        ("shell/a.ts", '// import X from "../tables/tower/X.svelte";\n/* import("../tables/tower") */'),
        ("shell/a.ts", 'import.meta.glob("../../locales/*.ftl");'),
        ("tables/contract.ts", 'import.meta.glob("./*/index.ts"); import type { Event } from "../messages";'),
        ("tables/tower/A.svelte", '<script>import Card from "../../kit/Card.svelte"; import "./b";</script>'),
        ("tables/tower/pieces/a.ts", 'import { b } from "../b"; import type { Item } from "../../contract";'),
        ("tables/tower/a.ts", 'import { settings } from "../../device.svelte"; import { tick } from "svelte";'),
        ("tables/tower/a.ts", 'import Icon from "../../ui/Icon.svelte"; import type { Table } from "../../messages";'),
        ("kit/a.ts", 'import type { Part } from "../tables/contract"; import Icon from "../ui/Icon.svelte";'),
        ("ui/a.ts", 'import { words } from "../words.svelte"; import { b } from "./b";'),
    ],
)
def test_an_import_within_the_walls_is_none_of_them(tmp_path, name, code):
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(code)
    assert offences_in(tmp_path) == set()
