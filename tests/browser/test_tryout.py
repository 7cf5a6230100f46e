"""A turn that somebody lays for themselves: the rules answer, nothing is made, nobody is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.playing import address
from tests.browser.positions import can, match_at

TURN = can("take")


@pytest.fixture
def table(server):
    """A match for two people: the page of the one to act, and of the one who waits."""
    made, acting = match_at(server, TURN, seats=2)
    return made, acting, 1 - acting


def begin(page) -> None:
    page.locator("#to-try").click()
    expect(page.locator("#try-heading")).to_be_visible()


def take_money(page) -> None:
    """The first open card, with a second press where it could have company."""
    page.locator("main [data-anchor^='open:'][data-lit]").first.click()
    take = page.locator("main .primary[data-move^='take']")
    if page.locator("#try-back").count() == 0 and take.count() > 0:
        take.click()
    expect(page.locator("#try-back")).to_be_visible()


def test_who_waits_tries_out_a_turn_and_puts_it_back(visit, server, table):
    made, acting, waiting = table
    page, other = visit(address(made, waiting)), visit(address(made, acting))
    before = [server.table(made, seat) for seat in (acting, waiting)]
    expect(other.locator("main [data-lit]").first).to_be_visible()
    seen = other.locator("main").inner_text()
    expect(page.locator("main [data-lit]")).to_have_count(0)
    begin(page)
    take_money(page)
    assert [server.table(made, seat) for seat in (acting, waiting)] == before
    assert other.locator("main").inner_text() == seen
    page.locator("#try-back").click()
    expect(page.locator("#try-back")).to_have_count(0)
    page.locator("#try-end").click()
    expect(page.locator("#try-heading")).to_have_count(0)
    expect(page.locator("main [data-lit]")).to_have_count(0)
    assert [server.table(made, seat) for seat in (acting, waiting)] == before


def test_who_is_to_act_can_do_what_was_tried_out(visit, server, table):
    made, acting, _ = table
    page = visit(address(made, acting))
    before = server.table(made, acting)
    begin(page)
    take_money(page)
    page.locator("#try-play").click()
    expect(page.locator("#try-heading")).to_have_count(0)
    expect(page.locator("main")).not_to_have_attribute("data-seq", str(before["seq"]))
    assert server.table(made, acting)["log"][len(before["log"])]["text"].startswith("take")


@pytest.mark.parametrize("key", ["Escape", "t"])
def test_a_key_puts_it_back(visit, server, table, key):
    made, acting, _ = table
    page = visit(address(made, acting))
    begin(page)
    page.keyboard.press(key)
    expect(page.locator("#try-heading")).to_have_count(0)


def test_others_play_on_and_it_is_tried_out_from_there(visit, server, table):
    made, acting, waiting = table
    page = visit(address(made, waiting))
    begin(page)
    legal = server.table(made, acting)["legal"]
    server.play(made, f"take {legal['take'][0]}")
    expect(page.locator("main")).not_to_have_attribute("data-seq", "0")
    expect(page.locator("#try-heading")).to_be_visible()


def test_a_spectator_is_not_offered_it(visit, table):
    made, *_ = table
    page = visit(address(made))
    expect(page.locator("#to-rules")).to_be_visible()
    expect(page.locator("#to-try")).to_have_count(0)
