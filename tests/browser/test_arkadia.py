"""Arkadia in the browser: on the plain table, the board that all share, with every label in words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from insula import load_game
from insula.words import Words
from tests.browser.expecting import box, is_silent, says
from tests.browser.playing import (
    ANNA,
    BRUNO,
    PLAIN,
    RANDOM,
    SEATS,
    address,
    is_on,
    play,
    reach,
    sequence,
    wait_for_change,
)
from tests.browser.positions import match_at

CARD = "section.title[data-title=arkadia]"
LIT = "[data-square][data-lit]"
BUTTON = "main .move[aria-disabled=false]"
PICKED = "main .picked .move[aria-disabled=false]"
IDS = re.compile(r"\b[a-z]+_[a-z_]+\b")
"""An id that nobody put into words."""


PLAN = ".plan svg"
CALM = 400
"""Milliseconds after which a second press at the same place counts."""
GHOST = ".plan .ghost:not(.free)"
USUAL = {"build", "site", "draw", "own", "end"}
"""Verbs of an ordinary turn."""
PRESS = """([lit, button, picked, chance]) => {
  const oneOf = (selector) => {
    const all = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    return all[Math.floor(chance[0] * all.length)];
  };
  if (oneOf(lit) && (!oneOf(button) || chance[1] < 0.6)) {
    press(oneOf(lit));
    return new Promise((done) => requestAnimationFrame(() => done(press(oneOf(picked)))));
  }
  return press(oneOf(button));
  function press(found) {
    found.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return found.dataset.move;
  }
}"""


class ByClicking:
    """Plays by picking lit squares and pressing buttons, whichever there are."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.done: set[str] = set()
        """The verbs of the moves that it made."""

    def __call__(self, page) -> None:
        chance = [self.chance.random(), self.chance.random()]
        self.done.add(page.evaluate(PRESS, [LIT, BUTTON, PICKED, chance]).split()[0])


def lays_much(view: Any) -> bool:
    """A tile that looks different however it is turned may be laid in many places."""
    return view.phase == "site" and len(view.table.tile) > 3 and len(view.legal["site"]) > 30


def sites_of(table: dict[str, Any]) -> dict[str, set[str]]:
    """What every legal site covers."""
    shapes = {shape["turning"]: shape["squares"] for shape in table["table"]["tile"]}
    sites = {}
    for noun in table["legal"]["site"]:
        square, turning = noun[:-2], noun[-2:]
        first, *_ = shape = shapes[turning]
        right, down = ord(square[0]) - ord(first[0]), int(square[1:]) - int(first[1:])
        sites[f"site {noun}"] = {f"{chr(ord(each[0]) + right)}{int(each[1:]) + down}" for each in shape}
    return sites


def squares_in(page: Any, selector: str) -> list[str]:
    return page.locator(selector).evaluate_all("all => all.map((each) => each.dataset.square)")


def both_workers(view: Any) -> bool:
    """Both kinds of workers may be placed."""
    return view.phase == "action" and view.turn > 5 and {"own", "neutral"} <= set(view.legal)


def test_a_match_is_made_on_the_front_page_with_its_options(visit, server):
    page = visit(device=PLAIN)
    page.locator(CARD).wait_for()
    page.locator(CARD).get_by_text("Rule options").click()
    page.select_option("#arkadia-option-flip", "yes")
    page.select_option("#arkadia-option-tracking", "open")
    page.locator(CARD).get_by_role("button", name="Play now").click()
    page.wait_for_selector(PLAN)
    table = server.ask("GET", f"/api/matches/{page.url.rpartition('/')[2]}")
    assert (table["title"], table["options"]) == ("arkadia", {"flip": "yes", "tracking": "open"})


def is_half_over(view: Any) -> bool:
    return view.phase == "action" and view.turn > 28


def test_the_rest_of_a_match_is_played_by_clicking_and_everything_is_in_words(visit, server):
    created, seat = match_at(server, is_half_over, 4, others="random", title="arkadia", verb="build", flip="yes")
    done = play_by_clicking(visit, server, created, seat, "de-DE")
    assert len(done & USUAL) >= 3  # what else comes in half a match is chance


@pytest.mark.long
@pytest.mark.parametrize(("bots", "flip", "language"), [(3, "yes", "de-DE"), (2, "no", "en-GB"), (1, "no", "ru-RU")])
def test_a_whole_match_is_played_by_clicking_and_everything_is_in_words(visit, server, bots, flip, language):
    options = {"flip": flip, "tracking": "memory"}
    created = server.make(ANNA, *[RANDOM] * bots, title="arkadia", options=options)
    assert play_by_clicking(visit, server, created, 0, language) >= USUAL


def play_by_clicking(visit, server, created, seat, language) -> set[str]:
    """Play to the end; the verbs of the moves that were made."""
    page = visit(address(created, seat), device=PLAIN, locale=language)
    choose = ByClicking(3)
    play(page, choose, moves=8)
    assert not IDS.search(page.inner_text("main"))
    expect(page.locator(f"{SEATS} .unseen")).to_have_count(len(server.table(created)["seats"]) - 1)
    play(page, choose)
    expect(page.locator(".end h2")).to_have_count(1)
    expect(page.locator(f"{SEATS} .unseen")).to_have_count(0)
    says(page.locator(".end"), Words(language[:2], "arkadia")("points-sold-out"))
    assert not IDS.search(page.inner_text("main"))
    return choose.done


def test_a_square_is_picked_and_put_back_and_another_says_why_not(visit, server):
    created, seat = match_at(server, both_workers, title="arkadia")
    page = visit(address(created, seat), device=PLAIN)
    two = page.locator(f"{LIT}[aria-label*='2 moves']").first
    two.click()
    expect(two).to_have_attribute("aria-pressed", "true")
    says(page.locator(".picked h3").first, "On ")
    assert page.locator(PICKED).evaluate_all("all => all.map((each) => each.dataset.move.split(' ')[0])") == [
        "own",
        "neutral",
    ]
    page.keyboard.press("Escape")
    expect(page.locator(PICKED)).to_have_count(0)
    page.locator("[data-square][aria-label*='castle']").first.click(force=True)
    page.wait_for_selector("#show-rule")
    says(page.locator("#prompt"), "castle lot")


def test_every_site_is_offered_on_every_square_that_it_covers_and_no_other_is_lit(visit, server):
    created, seat = match_at(server, lays_much, title="arkadia")
    page = visit(address(created, seat), device=PLAIN)
    page.wait_for_selector(LIT)
    sites = sites_of(server.table(created, seat))
    lit = squares_in(page, LIT)
    assert set(lit) == set().union(*sites.values())
    offered = {}
    for square in lit:
        page.locator(f"[data-square={square}]").dispatch_event("click", {"detail": 0})
        offered[square] = page.locator(PICKED).evaluate_all("all => all.map((each) => each.dataset.move)")
        page.keyboard.press("Escape")
    assert {square: set(moves) for square, moves in offered.items()} == {
        square: {move for move, squares in sites.items() if square in squares} for square in lit
    }


def test_a_tile_snaps_to_a_site_under_the_pointer_and_is_turned_and_laid_there(visit, server):
    created, seat = match_at(server, lays_much, title="arkadia")
    page = visit(address(created, seat), device=PLAIN)
    page.wait_for_selector(LIT)
    sites = sites_of(server.table(created, seat))
    for square in squares_in(page, LIT):
        page.locator(f"[data-square={square}]").hover()
        expect(page.locator(GHOST), square).to_have_count(1)
    turnings = {square: {move[-2:] for move in sites if square in sites[move]} for square in squares_in(page, LIT)}
    square = max(turnings, key=lambda each: (len(turnings[each]), each))
    assert len(turnings[square]) > 2
    pressed, ghost = page.locator(f"[data-square={square}]"), page.locator(f"{GHOST} path")
    pressed.click()
    first = ghost.get_attribute("d")
    page.keyboard.press("r")
    second = ghost.get_attribute("d")
    page.keyboard.press("q")
    assert ghost.get_attribute("d") == first != second
    page.mouse.wheel(0, 120)
    expect(ghost).to_have_attribute("d", second)
    pressed.click(button="right")
    assert ghost.get_attribute("d") not in (first, second)
    before = sequence(page)
    page.wait_for_timeout(CALM)
    pressed.click()
    wait_for_change(page, before)
    laid = server.table(created, seat)["log"][-1]["text"]
    assert square in sites[laid]


def test_a_finger_taps_once_to_see_and_once_more_to_lay(visit, server):
    created, seat = match_at(server, lays_much, title="arkadia")
    page = visit(address(created, seat), device=PLAIN, has_touch=True, viewport={"width": 390, "height": 844})
    page.wait_for_selector(LIT)
    sites = sites_of(server.table(created, seat))
    square = squares_in(page, LIT)[0]
    before = sequence(page)
    page.locator(f"[data-square={square}]").tap()
    expect(page.locator(GHOST)).to_have_count(1)
    page.wait_for_timeout(CALM)
    page.locator(f"[data-square={square}]").tap()
    wait_for_change(page, before)
    assert square in sites[server.table(created, seat)["log"][-1]["text"]]


def test_whoever_asks_what_a_piece_is_hears_how_many_there_are(visit, server):
    page = visit(address(server.make(ANNA, BRUNO, title="arkadia"), 0), device=PLAIN)
    page.locator("[data-about=camp]").first.focus()
    page.keyboard.press("i")
    assert page.locator("#about").inner_text().split() == ["camp", "Camps", "24"]


@pytest.mark.parametrize(("pointer", "after"), [("mouse", 900), ("finger", 500)])
def test_what_is_this_is_told_of_what_is_pointed_at_or_held_for_a_while(visit, server, pointer, after):
    page = visit(
        address(server.make(ANNA, BRUNO, title="arkadia"), 0),
        device=PLAIN,
        before=lambda page: page.clock.install(time="2099-12-31"),
        has_touch=pointer == "finger",
    )
    camp = page.locator("[data-about=camp]").first
    camp.scroll_into_view_if_needed()
    at = box(camp)
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.clock.pause_at("2100-01-01")
    about, before = page.locator("#about"), sequence(page)
    finger = page.context.new_cdp_session(page)
    if pointer == "mouse":
        page.mouse.move(x, y)
    else:
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.clock.run_for(after - 1)
    expect(about).to_have_count(0)
    page.clock.run_for(1)
    expect(about).to_have_text(re.compile(r"^\s*camp\s+Camps\s+24\s*$"), use_inner_text=True)
    if pointer == "mouse":  # only in passing
        page.mouse.move(5, 5)
    else:  # it stays, and the press that held it is none
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.clock.run_for(1)
        expect(about).to_have_count(1)
        expect(page.locator("#prompt [role=alert]")).to_have_count(0)
        page.keyboard.press("Escape")
    about.wait_for(state="detached")
    assert sequence(page) == before


def test_a_match_is_played_by_keys_alone(visit, server):
    page = visit(address(server.make(ANNA, RANDOM, title="arkadia"), 0), device=PLAIN)

    def choose(page) -> None:
        page.keyboard.press("m")
        if is_on(page, LIT):
            page.keyboard.press("ArrowRight")
            if not is_on(page, LIT):
                reach(page, LIT, "ArrowLeft")
            page.keyboard.press("Enter")
            if not is_on(page, PICKED):  # it is alone on its square: pressed again, it is made
                page.keyboard.press("Enter")
                return
        page.keyboard.press("Enter")

    assert play(page, choose, moves=12) == 12


def test_what_lies_behind_the_screens_of_others_is_not_shown(visit, server):
    made = server.make(ANNA, BRUNO, title="arkadia")
    page = visit(address(made, 0), device=PLAIN)
    page.wait_for_selector(PLAN)
    seats = page.locator(f"{SEATS} li")
    says(seats.nth(1), "gold hidden")
    is_silent(seats.nth(0), "gold hidden")
    players = page.locator("[data-field=players] tbody tr")
    hidden = [row.locator("td").all_inner_texts().count("–") for row in players.all()]
    assert hidden[0] < hidden[1]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "ru-RU"])
def test_the_components_page_names_every_table(visit, locale):
    page = visit("/components/arkadia", locale=locale)
    headings = page.locator("h2").all_inner_texts()
    assert len(headings) == len(load_game("arkadia").content.provenance)
    assert not any(IDS.search(heading) for heading in headings)
