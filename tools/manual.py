"""Builds the documentation as a site that needs no network: these pages, the rules of every title, the API.

    python3 run.py docs             into the folder `site`
    python3 run.py docs --out DIR   elsewhere

Pages are gathered from where they stand, so every link between them has to lead somewhere here too; a warning is an
error. What links to a source file keeps its words and loses the link.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
os.environ["INSULA_MODE"] = "interpreted"  # the API is read from its docstrings; nothing is compiled for that

PARTS = {
    "Play": ["docs/operating.md", "docs/protocol.md"],
    "Study": [
        "docs/library.md", "docs/research.md", "docs/bots.md", "docs/arena.md", "docs/ladder.md", "docs/engine.md",
        "docs/notation.md", "api.md",
    ],
    "Rules": sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/insula/games/*/RULES.md")),
    "Build": [
        "docs/architecture.md", "docs/style.md", "docs/adding_a_title.md", "docs/client.md", "CONTRIBUTING.md",
        "CHANGELOG.md",
    ],
}  # fmt: skip
FRONT = "README.md"
API = {
    "The front door": {"insula": ["registered_names", "load_game", "load_title", "parse", "replay", "read_position"]},
    "Games and states": {"insula": ["Game", "Title", "State", "View", "Batch"]},
    "What can go wrong": {"insula": ["InsulaError", "MoveError", "TableError", "RecordError", "ContentError"]},
    "Bots": {"insula.bots": ["make_bot", "ask", "consider", "Bot", "Thought"]},
    "Environments of other projects": {
        "insula.environments.gymnasium": ["InsulaEnv", "InsulaVectorEnv"],
        "insula.environments.pettingzoo": ["env", "raw_env"],
        "insula.environments.openspiel": ["Game", "State", "needs_chance"],
    },
}
"""What the page of the API tells, from the docstrings."""
LINK = re.compile(r"`[^`\n]+`|(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
"""A link, or code in a line, in which nothing is one."""
ELSEWHERE = re.compile(r"[a-z]+:|#")


def main() -> int:
    """Gather the pages and build them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=ROOT / "site")
    out = parser.parse_args().out.resolve()
    with tempfile.TemporaryDirectory() as folder:
        gather(Path(folder))
        return build(Path(folder), out)


def gather(folder: Path) -> None:
    """Lay all pages into one folder, with links that fit there."""
    pages = {path: name_of(path) for path in [FRONT, *(path for paths in PARTS.values() for path in paths)]}
    for path, name in pages.items():
        text = api() if path == "api.md" else (ROOT / path).read_text(encoding="utf-8")
        (folder / f"{name}.md").write_text(linked(text, ROOT / path, pages, folder), encoding="utf-8")
    trees = [
        "\n".join(
            ["", "```{toctree}", ":hidden:", f":caption: {part}", "", *(pages[path] for path in paths), "```", ""]
        )
        for part, paths in PARTS.items()
    ]
    with (folder / f"{pages[FRONT]}.md").open("a", encoding="utf-8") as front:
        front.write("\n".join(trees))


def name_of(path: str) -> str:
    """What a page is called on the site."""
    parts = Path(path).parts
    return "index" if path == FRONT else f"rules-{parts[-2]}" if parts[-1] == "RULES.md" else Path(path).stem.lower()


def linked(text: str, page: Path, pages: dict[str, str], folder: Path) -> str:
    """The text with its links as the site has them: pages by their names, pictures copied, sources in words alone."""

    def replace(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        if target is None or ELSEWHERE.match(target):
            return link[0]
        path, _, anchor = target.partition("#")
        file = (page.parent / path).resolve()
        name = file.relative_to(ROOT).as_posix()
        if name in pages:
            return f"[{linked(words, page, pages, folder)}]({pages[name]}.md{'#' + anchor if anchor else ''})"
        if picture or file.suffix in (".png", ".svg"):
            shutil.copy(file, folder / file.name)
            return f"{picture}[{words}]({file.name})"
        return words

    around_code = re.split(r"(?ms)(^```.*?^```$)", text)
    return "".join(part if at % 2 else LINK.sub(replace, part) for at, part in enumerate(around_code))


def api() -> str:
    """The page of the API: what is told of each name comes from its docstring."""
    lines = [
        "# The API",
        "",
        "What the library offers, from its docstrings. [library.md](docs/library.md) shows it at work.",
        "",
    ]
    for heading, modules in API.items():
        lines += [f"## {heading}", "", "```{eval-rst}"]
        for module, names in modules.items():
            for name in names:
                kind = "class" if name[0].isupper() or name == "raw_env" else "function"
                lines += [f".. auto{kind}:: {module}.{name}", *(["   :members:"] if kind == "class" else []), ""]
        lines += ["```", ""]
    return "\n".join(lines)


def build(folder: Path, out: Path) -> int:
    """Let Sphinx make the site; every warning is an error."""
    from sphinx.application import Sphinx  # noqa: PLC0415
    from sphinx.util.docutils import docutils_namespace, patch_docutils  # noqa: PLC0415

    settings = {
        "project": "Insula",
        "html_title": "Insula",
        "extensions": ["myst_parser", "sphinx.ext.autodoc"],
        "html_theme": "furo",
        "myst_heading_anchors": 4,
        "default_role": "code",
        "autodoc_member_order": "bysource",
        "autodoc_typehints": "none",
        "html_copy_source": False,
        "html_show_sourcelink": False,
        "highlight_language": "none",
        "exclude_patterns": [],
    }
    shutil.rmtree(out, ignore_errors=True)
    doctrees = folder / ".doctrees"
    with patch_docutils(), docutils_namespace():
        app = Sphinx(
            folder, None, out, doctrees, "html", settings, status=None, warning=sys.stderr, warningiserror=True
        )
        app.connect("autodoc-process-docstring", escape)
        app.build()
    print(f"{len(list(out.glob('*.html')))} pages in {out}")
    return int(app.statuscode)


def escape(app: object, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """Docstrings are plain text with names in backticks: all else that means something to Sphinx is taken literally."""
    for number, line in enumerate(lines):
        if not line.lstrip().startswith((">>>", "...")):
            parts = re.split(r"(`[^`]*`)", line)
            lines[number] = "".join(
                part if at % 2 else re.sub(r"([*|])|(?<=\w)_(?!\w)", lambda found: "\\" + found[0], part)
                for at, part in enumerate(parts)
            )


if __name__ == "__main__":
    sys.exit(main())
