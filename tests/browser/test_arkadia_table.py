"""Arkadia's drawn table: a tile on the pointer, workers, towers and a banner, by mouse, by keys and by a finger."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.browser.arkadia import CARD, GHOST, PHONE, RING, SALE, SQUARE, STACK, ByKeyboard, ByMouse
from tests.browser.playing import ANNA, RANDOM, address, play, sequence, wait_for_change
from tests.browser.positions import match_at

TALLEST_TRAY = 96
FINGER = 40
CALM = 400
"""Milliseconds after which a second press at the same place counts."""
HIT = """(square) => {
  const { x, y, width, height } = square.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}"""


def building(view: Any) -> bool:
    """Cards can be built, and both kinds of workers placed."""
    return view.phase == "action" and view.turn > 15 and {"build", "own", "neutral"} <= set(view.legal)


def covering(view: Any) -> bool:
    """A tile may cover a camp."""
    return building(view) and any(playable.camps for playable in view.table.playable)


def closing(view: Any) -> bool:
    """To stop now closes a building; another worker may be placed as well."""
    return view.phase == "workers" and len(view.legal) > 1 and bool(view.table.closes_now.buildings)


def selling(view: Any) -> bool:
    """A banner can be used, and there are seals to be sold."""
    return "banner" in view.legal and sum(view.table.players[view.seat].seals.values()) > 2


def towering(view: Any) -> bool:
    """Several colours may be put where they change a price."""
    seen = [tower for tower in view.table.next_towers if tower.covers not in (tower.colour, "plain")]
    return view.phase == "tower" and view.turn > 10 and len({tower.colour for tower in seen}) > 1


def at(visit, server, wanted, *, verb: str = "", seats: int = 3, **options: Any) -> tuple[Any, dict, int]:
    created, seat = match_at(server, wanted, title="arkadia", verb=verb, seats=seats)
    page = visit(address(created, seat), **options)
    page.wait_for_selector("main [data-lit]")
    return page, created, seat


def last_moves(server, created: dict, seat: int, number: int) -> list[str]:
    moves = [each["text"] for each in server.table(created, seat)["log"] if each["kind"] == "move"]
    return moves[-number:]


@pytest.mark.parametrize(("bots", "flip", "seed"), [(1, "yes", 3), pytest.param(3, "no", 4, marks=pytest.mark.long)])
def test_a_whole_match_is_played_by_mouse(visit, server, bots, flip, seed):
    options = {"flip": flip, "tracking": "memory"}
    created = server.make(ANNA, *[RANDOM] * bots, title="arkadia", options=options)
    page = visit(address(created, 0))
    choose = ByMouse(server, created, seed)
    play(page, choose)
    assert page.locator(".end h2").count() == 1
    assert {"build", "draw", "own", "stop", "tower"} <= choose.done


def test_a_match_is_played_by_keys_alone(visit, server):
    page = visit(address(server.make(ANNA, RANDOM, title="arkadia"), 0))
    assert play(page, ByKeyboard(2), moves=14) == 14


def test_a_card_is_picked_and_nothing_is_sent_until_its_tile_is_laid(visit, server):
    page, created, seat = at(visit, server, covering)
    before = sequence(page)
    page.locator(CARD).first.click()
    page.wait_for_selector(f"{SQUARE}[aria-label^='Lay']")
    assert page.locator(f"{CARD}[aria-pressed=true]").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(f"{CARD}[aria-pressed=true]").count() == 0
    assert sequence(page) == before
    page.wait_for_timeout(CALM)
    page.locator(CARD).first.click()
    page.wait_for_selector(f"{SQUARE}[aria-label^='Lay']")
    square = page.locator(SQUARE).nth(3)
    name = square.get_attribute("data-square")
    square.click()
    wait_for_change(page, before)
    build, site = last_moves(server, created, seat, 2)
    assert build.startswith("build ")
    assert site.startswith("site ")
    laid = server.table(created, seat)["table"]["buildings"][-1]
    assert name in laid["squares"]


def test_the_tile_says_what_it_covers_where_it_would_lie(visit, server):
    page, created, seat = at(visit, server, covering)
    table = server.table(created, seat)["table"]
    playable = next(each for each in table["playable"] if each["camps"])
    card = next(each for each in table["hand"] if each["kind"] == playable["kind"])
    _, squares = next(each for each in squares_by_site(playable).items() if each[0] in playable["camps"])
    camp = next(square for square in table["camps"] if square in squares)
    page.locator(f"[data-anchor='card:{card['kind']}:{card['colour']}']").first.click()
    page.locator(f"[data-square={camp}][data-lit]").hover()
    assert page.locator(GHOST).count() == 1
    assert "neutral worker" in page.locator(".land [role=status]").inner_text()


def squares_by_site(playable: dict) -> dict[str, set[str]]:
    """What every site of a kind covers."""
    sites = {}
    for turning in playable["turnings"]:
        first = turning["cells"][0]
        for square in turning["squares"]:
            right, down = ord(square[0]) - ord(first[0]), int(square[1:]) - int(first[1:])
            sites[square + turning["turning"]] = {
                f"{chr(ord(cell[0]) + right)}{int(cell[1:]) + down}" for cell in turning["cells"]
            }
    return sites


@pytest.mark.parametrize(("press", "verb"), [("plain", "own"), ("shift", "neutral"), ("right", "neutral")])
def test_a_worker_is_placed_by_one_press_and_a_neutral_one_by_shift_or_the_other_button(visit, server, press, verb):
    page, created, seat = at(visit, server, building)
    square = page.locator(SQUARE).nth(4)
    name, before = square.get_attribute("data-square"), sequence(page)
    square.click(
        modifiers=["Shift"] if press == "shift" else [],
        button="right" if press == "right" else "left",
    )
    wait_for_change(page, before)
    assert f"{verb} {name}" in last_moves(server, created, seat, 2)


def test_the_toggle_makes_workers_neutral_until_it_is_set_back(visit, server):
    page, _, seat = at(visit, server, building)
    page.locator(f"[data-anchor='neutral:{seat}']").click()
    assert page.locator(SQUARE).first.get_attribute("aria-label").startswith("A neutral worker")
    page.locator(f"[data-anchor='own:{seat}']").click()
    assert page.locator(SQUARE).first.get_attribute("aria-label").startswith("Your own worker")


def test_a_square_where_no_worker_may_stand_says_why(visit, server):
    page, *_ = at(visit, server, building)
    page.locator("[data-about^='building:']").first.click(force=True)
    page.wait_for_selector("#show-rule")


def test_stop_bears_what_it_closes(visit, server):
    page, created, seat = at(visit, server, closing, verb="stop")
    forecast = page.locator("[data-move=stop]").inner_text()
    closed = server.table(created, seat)["table"]["closes_now"]["buildings"]
    assert forecast.count("closes") == len(closed)
    assert f"you {closed[0]['seals'][seat]}" in forecast
    assert "tower" in forecast


def test_a_tower_runs_the_dials_and_one_s_own_seals_before_it_is_put(visit, server):
    page, created, seat = at(visit, server, towering, verb="tower")
    towers = server.table(created, seat)["table"]["next_towers"]
    tower = next(each for each in towers if each["covers"] not in (each["colour"], "plain"))
    page.locator(f"[data-anchor='stack:{tower['colour']}']").first.click()
    place = page.locator(f"[data-move='tower {tower['colour']} {tower['squares'][0]}']")
    place.hover()
    dial = page.locator(f"[data-about='price:{tower['colour']}']")
    assert str(tower["prices"][tower["colour"]]) in dial.inner_text()
    assert "→" in dial.locator("svg").first.text_content()
    before = sequence(page)
    place.click()
    wait_for_change(page, before)
    assert f"tower {tower['colour']} {tower['squares'][0]}" in last_moves(server, created, seat, 2)


def test_a_square_of_the_ring_may_be_picked_before_the_colour(visit, server):
    page, *_ = at(visit, server, towering, verb="tower")
    page.locator(RING).first.click()
    before = sequence(page)
    page.locator(STACK).last.click()
    wait_for_change(page, before)


def test_a_banner_is_one_sheet_and_one_press(visit, server):
    page, created, seat = at(visit, server, selling, verb="banner")
    table = server.table(created, seat)["table"]
    colour = next(each for each, number in table["players"][seat]["seals"].items() if number)
    before = sequence(page)
    page.locator("[data-move=banner]").click()
    steppers = page.locator(f"{SALE} [role=spinbutton]")
    assert steppers.count() == 4
    page.locator(f"{SALE} [role=spinbutton]:not([aria-valuemax='0'])").first.focus()
    page.keyboard.press("ArrowUp")
    gold = table["prices"][colour]
    button = page.locator(f"{SALE} .primary")
    assert (str(gold) if gold else "nothing") in button.inner_text()
    assert sequence(page) == before
    button.click()
    wait_for_change(page, before)
    moves = [each["text"] for each in server.table(created, seat)["log"]]
    place = len(moves) - moves[::-1].index("banner")
    assert f"sell {colour} 1" in moves[place : place + 4]


def test_on_a_phone_a_finger_lays_the_tile_and_the_tray_is_low(visit, server):
    page, created, seat = at(visit, server, building, **PHONE)
    assert page.locator("[data-own]").bounding_box()["height"] <= TALLEST_TRAY
    assert page.locator(SQUARE).first.evaluate(HIT)["width"] >= FINGER - 10
    page.locator(CARD).first.tap()
    page.wait_for_selector(f"{SQUARE}[aria-label^='Lay']")
    before = sequence(page)
    square = page.locator(SQUARE).nth(6)
    square.scroll_into_view_if_needed()
    assert square.evaluate(HIT)["width"] >= FINGER - 1
    page.wait_for_timeout(CALM)
    square.tap()
    page.wait_for_selector(GHOST)
    assert sequence(page) == before
    page.wait_for_timeout(CALM)
    page.get_by_role("button", name="Lay it").tap()
    wait_for_change(page, before)
    assert last_moves(server, created, seat, 1)[0].startswith("site ")


def test_the_small_map_moves_the_window(visit, server):
    page, *_ = at(visit, server, building, **PHONE)
    page.wait_for_timeout(CALM)
    where = "() => document.querySelector('.window').scrollLeft"
    box = page.locator("[aria-label^='The whole board']").bounding_box()
    page.mouse.click(box["x"] + 3, box["y"] + 3)
    assert page.evaluate(where) == 0
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + 3)
    assert page.evaluate(where) > 100


def test_every_piece_has_a_name_for_whoever_does_not_see_it(visit, server):
    page, *_ = at(visit, server, building)
    names = page.locator(".land [role=img]").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    assert all(names)
    assert any(re.search(r"squares? open", name) for name in names)


def test_a_turn_is_tried_out_on_the_drawn_table(visit, server):
    page, created, seat = at(visit, server, building)
    before = server.table(created, seat)["seq"]
    page.keyboard.press("t")
    page.wait_for_selector("#try-end")
    page.locator(CARD).first.click()
    page.wait_for_selector(f"{SQUARE}[aria-label^='Lay']")
    page.locator(SQUARE).nth(3).click()
    page.wait_for_selector("[data-move^='draw'][data-lit]")
    assert server.table(created, seat)["seq"] == before
