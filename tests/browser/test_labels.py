"""No label is cut: on every screen each word has its room, in every language and at every size."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from insula.words import LANGUAGES
from tests.browser.screens import VISITS, Studio, settle

CUT = (Path(__file__).parent / "cut.js").read_text(encoding="utf-8")
SIZES = ((1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 740))
NARROWEST = SIZES[-1:]
WORDIEST = ("de", "ru")
"""The languages whose words need the most room."""
MAIN = ("home", "table", "table-board", "forum", "district", "circles", "land", "castle", "table-end")
"""The front page, the tables of all titles with their dialogs, and the end."""


@pytest.mark.parametrize("visit", MAIN)
def test_no_label_is_cut(devices, server, visit):
    """At every size where a visit begins, then where there is the least room; in every language once."""
    first = VISITS[visit].names[0]
    cut = {}
    for name, page in VISITS[visit].screens(Studio(devices, server)):
        cut |= cut_on(name, page, SIZES if name == first else NARROWEST, WORDIEST)
        if name == first:
            cut |= cut_on(name, page, NARROWEST, LANGUAGES)
    devices.put_back()
    assert cut == {}


@pytest.mark.long
@pytest.mark.parametrize("visit", VISITS)
def test_no_label_is_cut_on_any_screen(devices, server, visit):
    cut = {}
    for name, page in VISITS[visit].screens(Studio(devices, server)):
        cut |= cut_on(name, page, SIZES, LANGUAGES)
    devices.put_back()
    assert cut == {}


def cut_on(name: str, page: Any, sizes: Sequence[tuple[int, int]], languages: Sequence[str]) -> dict[str, list[str]]:
    """What is cut on a screen, by where that is so; its size is left as it was found, its language is not."""
    usual = page.viewport_size
    cut = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for language, labels in page.evaluate(CUT, [*languages]).items():
            if labels:
                cut[f"{name} at {width} in {language}"] = labels
    page.set_viewport_size(usual)
    settle(page)
    return cut
