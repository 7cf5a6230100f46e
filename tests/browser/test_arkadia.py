"""Arkadia in the browser: on the plain table, the board that all share, with every label in words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from insula import load_game
from insula.words import Words
from tests.browser.playing import ANNA, BRUNO, RANDOM, SEATS, address, is_on, play, reach
from tests.browser.positions import match_at

CARD = "section.title[data-title=arkadia]"
LIT = "[data-square][data-lit]"
BUTTON = "main .move[aria-disabled=false]"
PICKED = "main .picked .move[aria-disabled=false]"
IDS = re.compile(r"\b[a-z]+_[a-z_]+\b")
"""An id that nobody put into words."""


PRESS = """([lit, button, picked, chance]) => {
  const oneOf = (selector) => {
    const all = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    return all[Math.floor(chance[0] * all.length)];
  };
  if (oneOf(lit) && (!oneOf(button) || chance[1] < 0.6)) {
    oneOf(lit).click();
    return new Promise((done) => requestAnimationFrame(() => done(press(oneOf(picked)))));
  }
  return press(oneOf(button));
  function press(found) {
    found.click();
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


def both_workers(view: Any) -> bool:
    """Both kinds of workers may be placed."""
    return view.phase == "action" and view.turn > 5 and {"own", "neutral"} <= set(view.legal)


def test_a_match_is_made_on_the_front_page_with_its_options(visit, server):
    page = visit()
    page.locator(CARD).wait_for()
    page.locator(CARD).get_by_text("Rule options").click()
    page.select_option("#arkadia-option-flip", "yes")
    page.select_option("#arkadia-option-tracking", "open")
    page.locator(CARD).get_by_role("button", name="Play now").click()
    page.wait_for_selector("table.plan")
    table = server.ask("GET", f"/api/matches/{page.url.rpartition('/')[2]}")
    assert (table["title"], table["options"]) == ("arkadia", {"flip": "yes", "tracking": "open"})


@pytest.mark.parametrize(
    ("bots", "flip", "language"),
    [
        (1, "yes", "de-DE"),
        pytest.param(2, "no", "en-GB", marks=pytest.mark.long),
        pytest.param(3, "no", "ru-RU", marks=pytest.mark.long),
    ],
)
def test_a_whole_match_is_played_by_clicking_and_everything_is_in_words(visit, server, bots, flip, language):
    options = {"flip": flip, "tracking": "memory"}
    page = visit(address(server.make(ANNA, *[RANDOM] * bots, title="arkadia", options=options), 0), locale=language)
    choose = ByClicking(bots)
    play(page, choose, moves=8)
    assert not IDS.search(page.inner_text("main"))
    assert page.locator(f"{SEATS} .unseen").count() == bots
    play(page, choose)
    assert page.locator(".end h2").count() == 1
    assert page.locator(f"{SEATS} .unseen").count() == 0
    assert Words(language[:2], "arkadia")("points-sold-out") in page.inner_text(".end")
    assert not IDS.search(page.inner_text("main"))
    assert {"build", "site", "draw", "own", "end"} <= choose.done


def test_a_square_is_picked_and_put_back_and_another_says_why_not(visit, server):
    created, seat = match_at(server, both_workers, title="arkadia")
    page = visit(address(created, seat))
    two = page.locator(f"{LIT}[aria-label*='2 moves']").first
    two.click()
    assert two.get_attribute("aria-pressed") == "true"
    assert "On " in page.inner_text(".picked h3")
    assert page.locator(PICKED).evaluate_all("all => all.map((each) => each.dataset.move.split(' ')[0])") == [
        "own",
        "neutral",
    ]
    page.keyboard.press("Escape")
    assert page.locator(PICKED).count() == 0
    page.locator("[data-square][aria-label*='castle']").first.click(force=True)
    page.wait_for_selector("#show-rule")
    assert "castle lot" in page.inner_text("#prompt")


def test_a_match_is_played_by_keys_alone(visit, server):
    page = visit(address(server.make(ANNA, RANDOM, title="arkadia"), 0))

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
    page = visit(address(made, 0))
    page.wait_for_selector("table.plan")
    seats = page.locator(f"{SEATS} li")
    assert "points hidden" in seats.nth(1).inner_text()
    assert "points hidden" not in seats.nth(0).inner_text()
    players = page.locator("[data-field=players] tbody tr")
    hidden = [row.locator("td").all_inner_texts().count("–") for row in players.all()]
    assert hidden[0] < hidden[1]


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "ru-RU"])
def test_the_components_page_names_every_table(visit, locale):
    page = visit("/components/arkadia", locale=locale)
    headings = page.locator("h2").all_inner_texts()
    assert len(headings) == len(load_game("arkadia").content.provenance)
    assert not any(IDS.search(heading) for heading in headings)
