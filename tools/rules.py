"""Print each title's RULES.md from its English words, so that the rules are told in one place.

`python tools/rules.py` rewrites src/insula/games/<title>/RULES.md. To change a rule's text, change
src/insula/locales/en/rules-<title>.ftl, and the other languages with it.
"""

from __future__ import annotations

import textwrap
from itertools import count, takewhile
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

PACKAGE = Path(__file__).parent.parent / "src" / "insula"
NOTE = "<!-- Printed by tools/rules.py from src/insula/locales/en/rules-{title}.ftl: change the text there. -->"

CHAPTERS = {
    "alhambra": {
        "components": "A1-A3",
        "set-up": "A4-A7",
        "turn": "A8-A13",
        "after-turn": "A14-A17",
        "end": "A18-A19",
        "scoring": "A20-A21",
        "decisions": "A22-A22",
    },
    "carpe_diem": {
        "editions": "C1-C3",
        "components": "C4-C6",
        "set-up": "C7-C10",
        "turn": "C11-C15",
        "building": "C16-C26",
        "scoring": "C27-C33",
        "next-phase": "C34-C34",
        "end": "C35-C40",
        "decisions": "C41-C41",
    },
    "arkadia": {
        "components": "K1-K5",
        "set-up": "K6-K7",
        "turn": "K8-K13",
        "finished": "K14-K18",
        "banner": "K19-K19",
        "end": "K20-K22",
        "decisions": "K23-K23",
    },
}
"""For each title its chapters in order, with their first and last rule."""


def rules_of(chapter: str) -> list[str]:
    """`"A1-A3"` -> `["A1", "A2", "A3"]`."""
    first, last = (int(rule[1:]) for rule in chapter.split("-"))
    return [f"{chapter[0]}{number}" for number in range(first, last + 1)]


def bundle_of(title: str) -> FluentBundle:
    """The English rules of a title."""
    bundle = FluentBundle(["en"], use_isolating=False)
    path = PACKAGE / "locales" / "en" / f"rules-{title}.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
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
    for chapter, numbers in CHAPTERS[title].items():
        told = [item(f"- **{rule}** ", text_of(bundle, f"rule-{rule}"), 2) for rule in rules_of(numbers)]
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
    for title in CHAPTERS:
        path_of(title).write_text(markdown(title), encoding="utf-8")


if __name__ == "__main__":
    main()
