"""Scorings, and what else is told step by step, over a table that stays as it was until they are closed."""

from __future__ import annotations

import pytest

from tests.browser.expecting import comes
from tests.browser.playing import SHOW, address, close_shows, play_on
from tests.browser.positions import match_at_end

SAID = """() => [".layout", ".own", "section.seats .points", "#log"].map(
    (part) => [...document.querySelectorAll(`main ${part}`)].map((each) => each.innerText)
)"""
"""What stands on the table, in one's own things, beside the names and in the log."""


@pytest.mark.parametrize("title", ["alhambra", "arkadia", "carpe_diem"])
def test_beside_what_is_told_all_stays_as_it_was_until_it_is_closed(visit, server, title):
    created, seat = match_at_end(server, title)
    page = visit(address(created, 1 - seat))
    page.wait_for_selector("main .layout")
    while not server.table(created)["over"]:
        close_shows(page)
        before = page.evaluate(SAID)
        play_on(server, created, 1)
        page.wait_for_selector(f"main[data-seq='{server.table(created)['seq']}']")
    page.wait_for_selector(SHOW)
    comes(page, SAID, before)
    page.fill("#typed", "pass")
    page.keyboard.press("Enter")  # closes it, as a press would
    close_shows(page)
    assert page.evaluate(SAID) != before
    totals = [str(each["points"]) for each in server.table(created)["standings"]]
    assert page.locator("main section.seats .points [aria-hidden]").all_inner_texts() == totals
