"""Print each title's RULES.md from its English words, so that the rules are told in one place.

`python tools/rules.py` rewrites src/insula/games/<title>/RULES.md. To change a rule's text, change
src/insula/locales/en/rules-<title>.ftl, and the other languages with it.
"""

from __future__ import annotations

import textwrap
from itertools import count, takewhile
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from insula.registry import TITLES

PACKAGE = Path(__file__).parent.parent / "src" / "insula"
NOTE = "<!-- Printed by tools/rules.py from src/insula/locales/en/rules-{title}.ftl: change the text there. -->"

AFTER_THE_RULES = ("hidden", "examples", "provenance", "credits")


def chapters_of(title: str) -> dict[str, list[str]]:
    """The chapters of a title's rules in the order of the file, each with its rules."""
    chapters: dict[str, list[str]] = {}
    for entry in FluentResource(file_of(title).read_text(encoding="utf-8")).body:
        kind, _, name = entry.id.name.partition("-") if isinstance(entry, Message) else ("", "", "")
        if kind == "chapter" and name not in AFTER_THE_RULES:
            chapters[name] = []
        elif kind == "rule":
            chapters[next(reversed(chapters))].append(name)
    return chapters


def file_of(title: str) -> Path:
    """The English rules of a title."""
    return PACKAGE / "locales" / "en" / f"rules-{title}.ftl"


def bundle_of(title: str) -> FluentBundle:
    """The English rules of a title."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(file_of(title).read_text(encoding="utf-8")))
    return bundle


def text_of(bundle: FluentBundle, name: str) -> str:
    """A message as it stands, in Markdown."""
    text, errors = bundle.format_pattern(bundle.get_message(name).value)
    if errors:
        raise SystemExit(f"{name}: {errors}")
    return str(text)


def item(head: str, text: str, indent: int) -> str:
    """An item of a list, its further lines below its text."""
    return head + textwrap.indent(text, " " * indent).lstrip()


def markdown(title: str) -> str:
    """The whole RULES.md of a title."""
    bundle = bundle_of(title)
    examples = takewhile(lambda number: bundle.has_message(f"example-{number}"), count(1))
    parts = [
        NOTE.format(title=title),
        f"# {text_of(bundle, 'rules-title')}",
        text_of(bundle, "rules-intro"),
    ]
    for chapter, rules in chapters_of(title).items():
        told = [item(f"- **{rule}** ", text_of(bundle, f"rule-{rule}"), 2) for rule in rules]
        parts += [f"## {text_of(bundle, f'chapter-{chapter}')}", "\n".join(told)]
    parts += [f"## {text_of(bundle, 'chapter-hidden')}", text_of(bundle, "rules-hidden")]
    told = [item(f"{number}. ", text_of(bundle, f"example-{number}"), len(f"{number}. ")) for number in examples]
    parts += [f"## {text_of(bundle, 'chapter-examples')}", "\n".join(told)]
    for chapter in ("provenance", "credits"):
        parts += [f"## {text_of(bundle, f'chapter-{chapter}')}", text_of(bundle, f"rules-{chapter}")]
    return "\n\n".join(parts) + "\n"


def path_of(title: str) -> Path:
    """Where the rules of a title are printed to."""
    return PACKAGE / "games" / title / "RULES.md"


def main() -> None:
    """Print the rules of all titles."""
    for title in TITLES:
        path_of(title).write_text(markdown(title), encoding="utf-8")


if __name__ == "__main__":
    main()
