"""What a bot would do, asked at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.expecting import says
from tests.browser.playing import address, goes_alone, sequence, wait_for_change
from tests.browser.positions import match_at


def test_who_asks_what_a_bot_would_do_sees_its_best_moves_and_can_make_the_first(visit, server):
    created, seat = match_at(server, goes_alone, 2, others="random")
    page = visit(address(created, seat))
    page.wait_for_selector("main [data-lit]")
    page.keyboard.press("h")
    page.get_by_role("status").filter(has_text="What a bot would do (master)").wait_for()
    thoughts = page.locator("[data-thought]")
    legal = server.table(created, seat)["legal"]
    expect(thoughts).to_have_count(min(5, sum(map(len, legal.values()))))
    first = thoughts.first.get_attribute("data-thought")
    says(thoughts.first, "Expected rank")
    before = sequence(page)
    thoughts.first.click()
    wait_for_change(page, before)
    expect(page.locator("#advice")).to_have_count(0)
    made = [line["text"] for line in server.table(created, seat)["log"] if line["seq"] >= int(before)]
    assert made[0] == first
