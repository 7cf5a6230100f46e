"""Looking back: every position has a place on the slider and an address, and shows what may be known there."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.expecting import says
from tests.browser.playing import (
    ANNA,
    BRUNO,
    CHOICE,
    DRAWN,
    address,
    begun_late,
    finished,
    play_on,
    sequence,
    token_of,
    wait_for_change,
    wait_for_turn,
)

HEADING = "#replay-heading"


def wait_for_move(page, move):
    page.wait_for_selector(f"{HEADING}:has-text('Move {move} of')")


def test_a_replay_walks_through_every_position_and_has_an_address_without_a_seat(visit, server):
    created = play_on(server, begun_late(server, ANNA, BRUNO))
    page = visit(address(created, 0))
    page.click("#review")
    wait_for_move(page, 0)
    page.focus("#prompt")
    page.keyboard.press("ArrowRight")
    wait_for_move(page, 1)
    page.wait_for_function("() => new URLSearchParams(location.search).get('move') === '1'")
    page.keyboard.press("End")
    last = server.table(created)["move"]
    wait_for_move(page, last)
    page.keyboard.press("Home")
    wait_for_move(page, 0)
    page.click("#step-forth")
    wait_for_move(page, 1)
    page.click("#step-forth", click_count=3)
    wait_for_move(page, 4)
    page.fill("#slider", "7")
    wait_for_move(page, 7)
    shared = page.input_value("#position-link")
    assert shared.endswith("?move=7")
    assert not any(token in page.url + shared for token in (token_of(created, 0), token_of(created, 1)))
    page.select_option("#eyes", "1")
    page.wait_for_selector("tr.mine >> text=Bruno")
    guest = visit(shared)
    wait_for_move(guest, 7)
    guest.keyboard.press("Escape")
    guest.wait_for_selector(".end")
    expect(guest.locator(CHOICE)).to_have_count(0)
    page.go_back()
    page.wait_for_selector(".end")
    page.go_forward()
    wait_for_move(page, 7)
    page.click("#back-to-now")
    page.wait_for_selector(".end")
    page.goto(f"{server.url}/table/{created['match']}?move=99999")
    wait_for_move(page, last)


def test_a_replay_shows_what_the_server_says_of_that_position(visit, server):
    created = finished(server)
    page = visit(f"{address(created)}?move=60")
    wait_for_move(page, 60)
    page.wait_for_selector(DRAWN)
    position = server.ask("GET", f"/api/matches/{created['match']}/positions/60")
    for slot in position["table"]["yard"]:
        name = page.get_attribute(f"[data-anchor='yard:{slot['slot']}']", "aria-label")
        expected = "Empty" if slot["building"] is None else f"{slot['building']['price']}, {slot['slot']} slot"
        assert expected in name
    points = page.locator("section[aria-labelledby=seats-heading] li .points [aria-hidden]").all_inner_texts()
    assert points == [str(score) for score in position["scores"]]
    expect(page.locator(f"{CHOICE}, main [data-rove]")).to_have_count(0)


def test_a_replay_plays_by_itself_until_it_is_stopped(visit, server):
    page = visit(f"{address(finished(server))}?move=0")
    wait_for_move(page, 0)
    page.get_by_role("button", name="Play through").click()
    says(page.locator(HEADING), re.compile(r"Move ([2-9]|\d{2,}) of"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play through").wait_for()
    page.wait_for_timeout(700)
    here = page.inner_text(HEADING)
    page.wait_for_timeout(700)
    expect(page.locator(HEADING)).to_have_text(here, use_inner_text=True)


def test_a_running_match_can_be_looked_through_with_ones_own_knowledge(visit, server):
    created = play_on(server, server.make(ANNA, BRUNO), 8)
    page = visit(address(created, 0))
    page.wait_for_selector(DRAWN)
    page.locator("a[href^='?move=']").last.click()
    page.wait_for_selector(HEADING)
    expect(page.locator("#eyes")).to_have_count(0)
    expect(page.locator("#go-on-here")).to_have_count(0)
    assert token_of(created, 0) not in page.inner_html("body")
    mine = server.table(created, 0)["table"]["owners"][0]["hand_size"]
    page.wait_for_selector("[data-anchor^='hand:0:']")
    expect(page.locator("[data-anchor^='hand:1:']")).to_have_count(0)
    assert page.locator("[data-anchor^='hand:0:']").count() <= mine + 8
    guest = visit(f"{address(created)}?move=3")
    wait_for_move(guest, 3)
    guest.wait_for_selector("text=You are watching; the hands are secret.")
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt-who")


def test_what_happens_meanwhile_does_not_disturb_a_replay(visit, server):
    created = server.make(ANNA, BRUNO)
    actor = server.table(created)["to_act"]
    server.play(created, "take 1")
    page = visit(address(created, actor))
    page.wait_for_selector(DRAWN)
    page.click("#to-replay")
    wait_for_move(page, 1)
    page.keyboard.press("ArrowLeft")
    wait_for_move(page, 0)
    before = sequence(page)
    server.play(created, "take 1")
    wait_for_change(page, before)
    wait_for_move(page, 0)
    assert re.search(r"of 2\b", page.inner_text(HEADING))
    page.click("#back-to-now")
    wait_for_turn(page)
    assert "move" not in page.url.partition("/table/")[2].replace(created["match"], "")
