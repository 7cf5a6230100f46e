"""Carpe Diem in the browser: on its drawn table by mouse, keyboard and touch, and on the plain one."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from insula import load_game
from tests.browser.carpe_diem import (
    PHONE,
    ByKeyboard,
    ByMouse,
    ByTouch,
    drawn,
    icon_of,
    ordinary_turns,
    presses_by_turn,
)
from tests.browser.playing import ANNA, MOVE, PLAIN, RANDOM, address, is_over, play, prompt, wait_for_turn
from tests.browser.positions import NAMES, match_at, match_in

CARD = "section.title[data-title=carpe_diem]"
CENTRES = {"market", "bakery", "fountain"}
"""What stands in the middle of a tile, and is finished by lying there."""
Shown = dict[str, Any]
View = dict[str, Any]
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


# --- Whole matches ---


def test_a_whole_match_is_played_by_mouse_with_two_presses_for_an_ordinary_turn(visit, server):
    created = server.make(ANNA, RANDOM, title="carpe_diem")
    page = visit(address(created, 0))
    person = ByMouse(3)

    def choose(page) -> None:
        assert page.locator("main button[data-move^=place]").count() == 0, "squares are pressed where they are"
        person(page)

    assert play(page, choose) > 50
    assert person.done >= {"pawn", "move", "take", "place", "store", "return", "circle"}
    assert re.search(r"\bwins\.|shared", page.inner_text(".end h2"))
    assert not IDS.search(page.inner_text(".end"))
    table = server.table(created)
    needed, pressed = ordinary_turns(table["log"], 0), presses_by_turn(person, table["log"], 0)
    assert {turn: pressed[turn] for turn in needed} == needed
    assert list(needed.values()).count(2) > 15
    totals = page.locator(".standings tbody tr .total").all_inner_texts()
    assert sorted(totals) == sorted(str(each["points"]) for each in table["standings"])


def in_phase_4(view: Any) -> bool:
    return (view.phase, view.table.game_phase, view.table.round) == ("depot", 4, 3)


def test_the_rest_of_a_match_is_played_by_keyboard_alone(visit, server):
    created, seat = match_at(server, in_phase_4, 2, others="random", title="carpe_diem", verb="move", edition="2018")
    page = visit(address(created, seat))
    person = ByKeyboard(2)
    play(page, person)
    assert is_over(page)
    assert person.done >= {"walks", "move", "place", "circle"}


def test_the_rest_of_a_match_is_played_by_touch_and_the_tabs_follow(visit, server):
    created, seat = match_at(server, in_phase_4, 2, others="random", title="carpe_diem", verb="move")
    page = visit(address(created, seat), device={"confirm": "never"}, **PHONE)
    person = ByTouch(1)
    play(page, person)
    assert is_over(page)
    assert person.done >= {"move", "place", "taps again", "builds", "circle"}


# --- What is drawn ---


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)])
def test_what_is_drawn_is_what_the_view_says(visit, server, seats, seed):
    created = match_in(server, "carpe_diem", seats, random.Random(seed))
    seat = server.table(created)["to_act"]
    page = visit(address(created, seat))
    wait_for_turn(page)
    view = server.table(created, seat)["table"]
    shown = drawn(page, view, seat)
    for assert_is_drawn in (districts_are_drawn, store_is_drawn, forum_is_drawn, scoring_is_drawn):
        assert_is_drawn(shown, view, seat)


def districts_are_drawn(shown: Shown, view: View, seat: int) -> None:
    """The tiles of all, and as they are turned those of one's own, one with their features; the tasks of the frame."""
    built, features = view["players"][seat]["district"], view["players"][seat]["features"]
    assert sorted(shown["squares"]) == sorted(
        f"square:{number}:{each['square']}"
        for number, player in enumerate(view["players"])
        for each in player["district"]
    )
    for each, edges in zip(built, shown["edges"], strict=True):
        kinds = [[features[number]["kind"] for number in edge] for edge in edges]
        assert kinds == [[] if edge == "pasture" else [edge] for edge in each["tile"]["edges"]], each["square"]
        assert all(each["square"] in features[number]["squares"] for edge in edges for number in edge)
    centres = [each for each in built if each["tile"]["centre"]]
    assert shown["centres"] == [f"{each['tile']['centre']}, {each['square']}" for each in centres]
    assert sorted((number, is_golden) for number, is_golden, _ in shown["features"]) == [
        (number, each["finished"]) for number, each in enumerate(features) if each["kind"] not in CENTRES
    ]
    for number, is_golden, name in shown["features"]:
        assert name.endswith(", finished") == is_golden
        assert f": {' '.join(features[number]['squares'])}" in name
    tasks = view["players"][seat]["tasks"]
    assert [name.endswith(", met") for name in shown["tasks"]] == [task["met"] for task in tasks]


def store_is_drawn(shown: Shown, view: View, seat: int) -> None:
    """Goods, coins, bread and tiles that were stored."""
    own = view["players"][seat]
    things = own["goods"] | {"coins": own["coins"], "bread": own["bread"]}
    assert shown["stores"] == {f"{thing}:{seat}": number for thing, number in things.items()}
    assert shown["stored"] == [tile["tile"] for tile in own["stored"]]


def forum_is_drawn(shown: Shown, view: View, seat: int) -> None:
    """Tiles in depots and in the dark row, patricians, discs on the track as they lie on each other."""
    players = view["players"]
    depots = {f"depot:{depot['depot']}": depot["tiles"] for depot in view["depots"]}
    rows = depots | {"row": view["row"]}
    assert shown["tiles"] == {
        f"{row}:{place}": tile["tile"] for row, tiles in rows.items() for place, tile in enumerate(tiles, 1) if tile
    }
    for number, player in enumerate(players):
        where = ", not yet at a depot" if player["patrician"] is None else f" at depot {player['patrician']}"
        assert shown["patricians"][f"patrician:{number}"] == f"Patrician of {NAMES[number]}{where}"
    discs = [name.split(":")[0] for space in shown["track"] for name in space]
    assert discs == [NAMES[each] for each in reversed(view["discs"])]
    assert [len(space) for space in shown["track"]] == [
        sum(player["space"] == space for player in players) for space in range(len(view["track"]))
    ]


def scoring_is_drawn(shown: Shown, view: View, seat: int) -> None:
    """Cards with what they ask for and pay, and circles with the discs that lie there."""
    assert shown["cards"] == {f"card:{card['space']}": shown_of(card) for card in view["cards"]}
    owners = {circle: re.search(r": disc of (\w+)$", name) for circle, name in shown["circles"].items()}
    assert {circle: owner and NAMES.index(owner[1]) for circle, owner in owners.items()} == {
        f"circle:{circle['circle']}": circle["disc"] for circle in view["circles"]
    }


def shown_of(card: View) -> list[list]:
    """The pictures and numbers of a scoring card: what it asks for, then what it pays."""
    need, reward = card["need"], card["reward"]
    icons = [icon_of(thing) for thing in [*need, *(thing for thing in reward if thing != "points")]]
    asked = [*need.values()] if len(need) == 1 else []
    return [icons, asked + [number for thing, number in reward.items() if thing == "points" or number > 1]]


# --- On the plain table ---


def test_a_match_is_played_on_the_plain_table_and_everything_is_in_words(visit, server):
    page = visit(address(server.make(ANNA, RANDOM, title="carpe_diem"), 0), device=PLAIN)
    assert play(page, click_any(1), moves=24) == 24
    assert not IDS.search(page.inner_text("main"))
    assert prompt(page)


def test_the_last_round_the_scoring_and_the_end_are_played_on_the_plain_table(visit, server):
    page = visit(address(late(server, ANNA, RANDOM), 0), device=PLAIN)
    play(page, click_any(2))
    assert re.search(r"\bwins\.|shared", page.inner_text(".end h2"))
    assert not IDS.search(page.inner_text(".end"))


# --- Components ---


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE", "ru-RU"])
def test_the_components_page_names_every_table(visit, locale):
    page = visit("/components/carpe_diem", locale=locale)
    headings = page.locator("h2").all_inner_texts()
    assert len(headings) == len(load_game("carpe_diem").content.provenance)
    assert not any(IDS.search(heading) for heading in headings)
