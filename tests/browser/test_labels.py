"""No label is cut: on every screen each word has its room, in every language and at every size."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from insula.words import LANGUAGES
from tests.browser.screens import VISITS, Studio

CUT = (Path(__file__).parent / "cut.js").read_text(encoding="utf-8")
SIZES = ((1440, 900), (1280, 800), (1024, 768), (390, 844), (360, 740))
OF_DIALOGS = ((1280, 800), (360, 740))
"""A dialog has one width at every desk, and the whole width of a phone."""
WITHOUT_OWN = {"table-advice", "table-curtain", "table-gone", "table-offline", "table-open-seat"}
"""Visits that wait for a bot or for the line, or whose labels others show as well."""


@pytest.mark.parametrize("visit", [name for name in VISITS if name not in WITHOUT_OWN])
def test_no_label_is_cut(devices, server, visit):
    cut = {}
    for name, page in VISITS[visit].screens(Studio(devices, server, {"language": "en"})):
        is_dialog = page.locator("dialog:modal").count() > 0
        cut |= {f"{name} {where}": labels for where, labels in cut_at(page, OF_DIALOGS if is_dialog else SIZES)}
    devices.put_back()
    assert cut == {}


def cut_at(page: Any, sizes: Sequence[tuple[int, int]]) -> list[tuple[str, list[str]]]:
    """What is cut on a screen, and where; its size is left as it was found, its language is not."""
    usual = page.viewport_size
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        by_language = page.evaluate(CUT, [*LANGUAGES])
        found += [(f"at {width} in {language}", labels) for language, labels in by_language.items() if labels]
    page.set_viewport_size(usual)
    return found
