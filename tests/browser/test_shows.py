"""Scorings, and what else is told step by step, beside a table on which their points are not counted yet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.playing import SHOW, address, close_shows, play_on
from tests.browser.positions import match_at_end

OWN_POINTS = "main .layout td.points"
"""The table's own column of points."""
POINTS = "main section.seats .points [aria-hidden]"


@pytest.mark.parametrize("title", ["alhambra", "arkadia", "carpe_diem"])
def test_beside_what_is_told_no_points_are_counted_until_it_is_closed(visit, server, title):
    created, seat = match_at_end(server, title)
    page = visit(address(created, 1 - seat))
    page.wait_for_selector("main .layout")
    while not server.table(created)["over"]:
        close_shows(page)
        play_on(server, created, 1)
        page.wait_for_selector(f"main[data-seq='{server.table(created)['seq']}']")
    page.wait_for_selector(SHOW)
    totals = [each["points"] for each in server.table(created)["standings"]]
    beside = [int(points) for points in page.locator(POINTS).all_inner_texts()]
    assert beside != totals
    assert all(before <= after for before, after in zip(beside, totals, strict=True))
    if title == "alhambra":
        assert [int(points) for points in page.locator(OWN_POINTS).all_inner_texts()[: len(totals)]] == beside
    log = page.inner_text("#log")
    page.fill("#typed", "pass")
    page.keyboard.press("Enter")  # closes it, as a press would
    close_shows(page)
    expect(page.locator(POINTS)).to_have_text([str(points) for points in totals])
    assert len(page.inner_text("#log")) > len(log)
