"""Slips of the finger: what is pressed twice, too long or too late does nothing that was not meant."""

from __future__ import annotations

import pytest

from insula.words import Words
from tests.browser.playing import (
    ALHAMBRA,
    address,
    finished,
    goes_alone,
    pay_button,
    token_of,
    wait_for_turn,
)
from tests.browser.positions import has_payment, match_at
from tests.browser.screens import play_until

WORDS = Words("en", "alhambra")
QUICK_DOUBLE = {"click_count": 2, "delay": 90}
"""A double click whose second half comes when the answer of the server is already there."""
DRAWING = "(svg) => svg.outerHTML"
LATER = 700
"""Milliseconds after which nothing more comes of a press."""


def double_click(page, element) -> None:
    box = element.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, **QUICK_DOUBLE)


def moves_of(server, created) -> list[tuple[int, str]]:
    return [(line["seat"], line["text"]) for line in server.table(created)["log"] if line["kind"] == "move"]


def test_a_double_click_on_pay_does_not_decide_what_comes_next(visit, server):
    created, seat = match_at(server, has_payment(exact=False), 2)
    page = visit(address(created, seat))
    wait_for_turn(page)
    before = len(moves_of(server, created))
    page.locator("[data-anchor^='yard:'][data-lit]").first.click()
    while pay_button(page).count() == 0:
        page.locator("[data-anchor~=hand] [data-lit][aria-pressed=false]").first.click()
    pay = pay_button(page).bounding_box()
    double_click(page, pay_button(page))
    page.wait_for_selector("[data-move=give]")
    page.wait_for_timeout(LATER)
    made = [move for _, move in moves_of(server, created)[before:]]
    assert made[0].startswith("buy")
    assert not {"keep", "give"} & set(made)
    give = page.locator("[data-move=give]").bounding_box()  # it does lie where the second click went
    assert give["x"] < pay["x"] + pay["width"] / 2 < give["x"] + give["width"]


def test_a_double_click_on_a_card_is_one_move_and_not_the_next_ones(visit, server):
    created, seat = match_at(server, goes_alone, 2)
    page = visit(address(created), links=created, device={"curtain": "off"})
    card = page.wait_for_selector("[data-move^=take]")
    before = len(moves_of(server, created))
    double_click(page, card)
    page.wait_for_timeout(LATER)
    assert [mover for mover, _ in moves_of(server, created)[before:]] == [seat]


@pytest.mark.parametrize("is_held", [True, False], ids=["held", "twice"])
def test_an_enter_too_many_does_not_open_the_curtain(visit, server, is_held):
    created, _ = match_at(server, goes_alone, 2)
    page = visit(address(created), links=created)
    page.click("#show")
    page.wait_for_selector("[data-move^=take]").focus()
    page.keyboard.down("Enter")
    for _ in range(8 if is_held else 0):
        page.wait_for_timeout(60)
        page.keyboard.down("Enter")  # pressed again without a release: what a held key does
    page.keyboard.up("Enter")
    page.wait_for_selector("#show")
    if not is_held:
        page.keyboard.press("Enter")
    page.wait_for_timeout(LATER)
    assert page.locator("#show").is_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-anchor~=hand]")


def test_one_screen_needs_a_browser_that_remembers(visit, server):
    def forbid(page):
        page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")

    page = visit(before=forbid)
    page.click("#alhambra-tab-screen")
    page.locator(ALHAMBRA).get_by_role("tabpanel").locator("button.primary").click()
    page.wait_for_selector(f"text={Words('en')('page-error-storage')}")
    assert page.url.rstrip("/") == server.url


def test_a_scoring_that_was_taken_back_is_shown_no_longer(visit, server):
    def is_near(view):
        return view.phase == "action" and any(0 < due.at_most < 12 for due in view.table.due)

    created, seat = match_at(server, is_near, 2)
    page = visit(address(created, seat))
    wait_for_turn(page)
    play_until(server, created, "scoring_held")
    page.wait_for_selector("[popover]:popover-open")
    path = f"/api/matches/{created['match']}"
    asker = next(each for each in (0, 1) if server.table(created, each)["may_ask"] is not None)
    table = server.table(created, asker)
    asked = server.ask("POST", f"{path}/ask", {"seq": table["seq"]}, token_of(created, asker))
    for other in server.table(created)["ask"]["needs"]:
        server.ask("POST", f"{path}/answer", {"seq": asked["seq"], "agree": True}, token_of(created, other))
    assert server.table(created)["table"]["held"] == []
    page.wait_for_selector("[popover]:popover-open", state="detached")


def test_a_replay_shows_the_discard_of_its_position(visit, server):
    created = finished(server)
    page = visit(f"{address(created)}?move=0")
    page.wait_for_selector("[data-anchor='discard']")
    log = [line for line in server.table(created)["log"] if line["kind"] == "move"]
    for move in (30, 60, 100):
        page.goto(f"{server.url}{address(created)}?move={move}")
        page.wait_for_selector("[data-anchor='discard']")
        position = server.ask("GET", f"/api/matches/{created['match']}/positions/{move}")["table"]
        paid = [event["arguments"] for line in log[:move] for event in line["events"] if event["name"] == "paid"]
        last = {"currency": paid[-1]["currency"], "value": paid[-1]["value"]}
        assert last in position["discard"]
        page.locator("[data-anchor='discard']").click()
        shown = page.locator("[data-anchor='discard'] svg").first.evaluate(DRAWING)
        name = f"{WORDS('currency-' + last['currency'])} {last['value']}"
        same = page.locator(f"[popover] [aria-label='{name}'] svg, [popover] [aria-label='{name.capitalize()}'] svg")
        assert shown == same.first.evaluate(DRAWING)


@pytest.mark.parametrize("name", ["x", "A" * 20, "%00", "a" * 5000])
def test_an_address_that_can_be_no_match_is_answered(visit, name):
    page = visit(f"/table/{name}")
    assert page.inner_text("h1") == Words("en")("page-match-gone")


def test_a_bot_that_is_quick_does_not_get_the_second_click(visit, server):
    created, seat = match_at(server, goes_alone, 2, others="random")
    page = visit(address(created, seat))
    card = page.wait_for_selector("[data-move^=take]")
    before = [mover for mover, _ in moves_of(server, created)].count(seat)
    double_click(page, card)
    page.wait_for_timeout(LATER)
    assert [mover for mover, _ in moves_of(server, created)].count(seat) == before + 1
