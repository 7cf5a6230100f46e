"""Put the levels and the weights of the evaluations into docs/bots.md, whose words are written by hand.

`python tools/bots_page.py` rewrites the tables that stand below a mark with their name; a row whose words are missing
gets an empty cell for them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from insula import load_game, registered_names
from insula.bots import LEVELS
from insula.bots.evaluate import evaluation_of

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
TABLE = re.compile(r"(<!-- (\w+): .* -->\n\|.*\n\|[-|]*\n)((?:\|.*\n)*)")
ROW = re.compile(r"^\| `([^`]+)` \| (.*?) \|", re.MULTILINE)

Cells = dict[str, list[str]]
"""For each row of a table its name, and what is put in after its words."""


def tables() -> dict[str, Cells]:
    """Each table by its name."""
    evaluations = {title: evaluation_of(load_game(title)) for title in sorted(registered_names())}
    levels = {level: [f"`{each.LEVELS[level]}`" for each in evaluations.values()] for level in LEVELS}
    return {"levels": levels, **{title: weights_of(each) for title, each in evaluations.items()}}


def weights_of(evaluation: Any) -> Cells:
    """The weights of an evaluation, a row for each term: greedy / search / search with many seats, where it differs."""
    sets = [evaluation.WEIGHTS, evaluation.VALUES, evaluation.VALUES_OF_MANY]
    if (sets[1] == sets[2]).all():
        sets.pop()
    return {
        term: [" / ".join(map(rounded, numbers)) for numbers in zip(*rows, strict=True)]
        for term, *rows in zip(evaluation.TERMS, *sets, strict=True)
    }


def rounded(number: float) -> str:
    """A weight as people read it."""
    return f"{round(number, 2) + 0.0:g}"


def filled(page: str) -> str:
    """The page with all numbers and names put in."""
    known = tables()

    def fill(table: re.Match[str]) -> str:
        words = dict(ROW.findall(table[3]))
        rows = [
            f"| `{name}` | {words.get(name, '')} | {' | '.join(cells)} |" for name, cells in known[table[2]].items()
        ]
        return table[1] + "\n".join(rows) + "\n"

    return TABLE.sub(fill, page)


if __name__ == "__main__":
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
