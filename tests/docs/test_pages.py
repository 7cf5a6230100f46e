"""The pages about the library, the notation and the bots do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from insula.core.jit import INTERPRETED
from insula.core.record import parse
from insula.registry import replay
from tools import bots_page

DOCS = Path(__file__).parents[2] / "docs"


def test_every_example_of_the_library_page_runs():
    page = (DOCS / "library.md").read_text(encoding="utf-8")
    if INTERPRETED:  # a thousand times slower, so a thousand times fewer games
        page = page.replace("10_000", "10").replace("(10000, ", "(10, ")
    examples = doctest.DocTestParser().get_doctest(page, {}, "library.md", "library.md", 0)
    outcome = doctest.DocTestRunner().run(examples)
    assert outcome.attempted > 30
    assert outcome.failed == 0


def test_every_example_of_the_page_about_research_runs():
    page = (DOCS / "research.md").read_text(encoding="utf-8")
    examples = doctest.DocTestParser().get_doctest(page, {}, "research.md", "research.md", 0)
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples)
    assert outcome.attempted > 5
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


def test_the_page_of_the_bots_has_the_levels_and_weights_of_now():
    page = bots_page.PAGE.read_text(encoding="utf-8")
    assert bots_page.filled(page) == page  # else run tools/bots_page.py


def test_the_page_of_the_bots_explains_every_level_and_every_term():
    page = bots_page.PAGE.read_text(encoding="utf-8")
    explained = {table[2]: dict(bots_page.ROW.findall(table[3])) for table in bots_page.TABLE.finditer(page)}
    assert {name: list(words) for name, words in explained.items()} == {
        name: list(rows) for name, rows in bots_page.tables().items()
    }
    assert [name for words in explained.values() for name, meaning in words.items() if not meaning.strip()] == []
