"""Carpe Diem in the browser: without a drawn table of its own it is played on the plain one, every label in words."""

from __future__ import annotations

import random
import re

import pytest

from insula import load_game
from tests.browser.playing import ANNA, MOVE, RANDOM, address, play, prompt, wait_for_turn

CARD = "section.title[data-title=carpe_diem]"
IDS = re.compile(r"\b[a-z]+_[a-z_]+\b")
"""An id that nobody put into words."""


def click_any(seed: int):
    """Makes any of the moves that the table offers."""
    chance = random.Random(seed)

    def choose(page) -> None:
        moves = page.locator(MOVE)
        moves.nth(chance.randrange(moves.count())).click()

    return choose


def late(server, *seats: dict) -> dict:
    """A match in its last round."""
    state = load_game("carpe_diem", len(seats)).new_initial_state(seed=11)
    chance = random.Random(11)
    move = 0
    while not state.is_terminal():
        table = state.view().table
        if (table.game_phase, table.round) == (4, 6):
            move = state.choices[-1]
        state.apply_action(chance.choice(state.legal_actions()))
    return server.make(*seats, title="carpe_diem", record=state.record().to_text(), move=move)


def test_a_match_is_made_on_the_front_page_with_its_options(visit, server):
    page = visit()
    page.locator(CARD).wait_for()
    page.locator(CARD).get_by_text("Rule options").click()
    page.select_option("#carpe_diem-option-edition", "2018")
    page.select_option("#carpe_diem-option-bread", "repeat")
    page.locator(CARD).get_by_role("button", name="Play now").click()
    page.wait_for_selector("main[data-seq]")
    table = server.ask("GET", f"/api/matches/{page.url.rpartition('/')[2]}")
    assert (table["title"], table["options"]) == (
        "carpe_diem",
        {"edition": "2018", "villas": "table", "bread": "repeat"},
    )


def test_a_match_is_played_by_clicking_and_everything_is_in_words(visit, server):
    page = visit(address(server.make(ANNA, RANDOM, title="carpe_diem"), 0))
    assert play(page, click_any(1), moves=24) == 24
    assert not IDS.search(page.inner_text("main"))
    assert prompt(page)


def test_the_last_round_the_scoring_and_the_end_are_played(visit, server):
    page = visit(address(late(server, ANNA, RANDOM), 0))
    play(page, click_any(2))
    assert re.search(r"\bwins\.|shared", page.inner_text(".end h2"))
    assert not IDS.search(page.inner_text(".end"))


def test_a_refused_placement_says_which_edge_does_not_match(visit, server):
    created = server.make(ANNA, RANDOM, title="carpe_diem")
    page = visit(address(created, 0))
    for _ in range(40):
        wait_for_turn(page)
        table = server.table(created, 0)
        if table["phase"] == "square" and len(table["table"]["players"][0]["district"]) > 1:
            break
        play(page, click_any(3), moves=1)
    page.fill("#typed", "place a1r0")
    page.keyboard.press("Enter")
    page.wait_for_selector("#show-rule")
    assert "a1" in page.inner_text("main")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "ru-RU"])
def test_the_components_page_names_every_table(visit, locale):
    page = visit("/components/carpe_diem", locale=locale)
    headings = page.locator("h2").all_inner_texts()
    assert len(headings) == len(load_game("carpe_diem").content.provenance)
    assert not any(IDS.search(heading) for heading in headings)
