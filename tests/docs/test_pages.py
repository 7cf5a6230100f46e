"""The pages about the library and the notation do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from insula.core.jit import INTERPRETED
from insula.core.record import parse
from insula.registry import replay

DOCS = Path(__file__).parents[2] / "docs"


def test_every_example_of_the_library_page_runs():
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    if INTERPRETED:  # a thousand times slower, so a thousand times fewer games
        page = page.replace("10_000", "10").replace("(10000, ", "(10, ")
    examples = doctest.DocTestParser().get_doctest(page, {}, "library.md", "library.md", 0)
    outcome = doctest.DocTestRunner().run(examples)
    assert outcome.attempted > 30
    assert outcome.failed == 0


def test_the_example_of_the_notation_page_is_a_whole_game_in_both_forms():
    page = (DOCS / "notation.md").read_text(encoding="utf-8")
    text = re.search(r"(?s)<!-- example -->\n```\n(.*?)```", page)[1]
    record = parse(text)
    assert record == parse((DOCS / "examples" / "alhambra.txt").read_text(encoding="utf-8"))
    assert record == parse((DOCS / "examples" / "alhambra.ndjson").read_text(encoding="utf-8"))
    assert replay(record).is_terminal()
    assert (record.to_text(), replay(record).record()) == (text, record)


def test_the_notation_page_names_every_code_of_a_refused_record():
    page = (DOCS / "notation.md").read_text(encoding="utf-8")
    core = DOCS.parent / "src" / "insula" / "core"
    source = "".join((core / name).read_text(encoding="utf-8") for name in ("record.py", "replay.py"))
    codes = set(re.findall(r'"(record\.\w+)"', source))
    assert codes == set(re.findall(r"`(record\.\w+)`", page))
