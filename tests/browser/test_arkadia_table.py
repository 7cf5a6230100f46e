"""Arkadia on its drawn table: by mouse, keyboard and touch; what is drawn, told and refused there."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from insula.words import LANGUAGES
from tests.browser.arkadia import (
    CARD,
    COLOURS,
    GHOST,
    MORE,
    PHONE,
    PLACE,
    RING,
    SALE,
    SITE,
    STACK,
    ByKeyboard,
    ByMouse,
    ByTouch,
    choices_since,
    drawn,
    ghost_path,
    ghost_squares,
    lay_over,
    sites_of,
)
from tests.browser.devices import change
from tests.browser.expecting import box, boxes, comes, says
from tests.browser.playing import (
    ANNA,
    BRUNO,
    QUESTION,
    RANDOM,
    SEATS,
    address,
    is_over,
    play,
    press_elsewhere,
    sequence,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.positions import NAMES, Wanted, can, match_at, match_in

IDS = re.compile(r"\b[a-z]+_[a-z_]+\b|\bdrawn-|\bboard-")
"""An id that nobody put into words."""
SAID = """() => [document.querySelector("main").innerText,
  ...[...document.querySelectorAll("main [aria-label]")].map((each) => each.getAttribute("aria-label"))].join(" ")"""
"""All that the page says of the table, seen or not."""
Shown = dict[str, Any]
View = dict[str, Any]


# --- Whole matches ---


def test_a_whole_match_is_played_by_mouse(visit, server):
    created, seat = match_at(server, can("build"), 2, others="random", title="arkadia", verb="build")
    page = visit(address(created, seat))
    person = ByMouse(4)
    assert play(page, person) > 30
    assert person.done >= {"build", "draw", "own", "stop", "tower"}
    assert re.search(r"\bwins\.|shared", page.inner_text(".end h2"))
    assert not IDS.search(page.inner_text(".end"))
    totals = page.locator(".standings tbody tr .total").all_inner_texts()
    assert sorted(totals) == sorted(str(each["points"]) for each in server.table(created)["standings"])


def is_late(view: Any) -> bool:
    return view.phase == "action" and view.table.towers_to_end < 6


def is_half_over(view: Any) -> bool:
    return view.phase == "action" and view.turn > 28


def test_the_rest_of_a_match_is_played_by_keyboard_alone(visit, server):
    created, seat = match_at(server, is_late, 3, others="random", title="arkadia", verb="build", flip="yes")
    page = visit(address(created, seat))
    person = ByKeyboard(2)
    play(page, person)
    assert is_over(page)
    assert person.done >= {"walks", "build", "own"}


def test_the_rest_of_a_match_is_played_by_touch(visit, server):
    created, seat = match_at(server, is_half_over, 4, others="random", title="arkadia", verb="build", tracking="open")
    page = visit(address(created, seat), device={"confirm": "never"}, **PHONE)
    person = ByTouch(1)
    play(page, person)
    assert is_over(page)
    assert person.done >= {"build", "draw", "own"}
    assert person.laid > 1


# --- What is drawn ---


@pytest.mark.parametrize(
    ("seats", "seed", "tracking"),
    [(2, 112, "memory"), (2, 131, "open"), (3, 107, "memory"), (3, 134, "open"), (4, 135, "memory"), (4, 128, "open")],
)
def test_what_is_drawn_is_what_the_view_says(visit, server, seats, seed, tracking):
    created = match_in(server, "arkadia", seats, random.Random(seed), tracking=tracking)
    seat = server.table(created)["to_act"]
    page = visit(address(created, seat))
    wait_for_turn(page)
    view = server.table(created, seat)["table"]
    assert [player["seals"] is None for player in view["players"]] == [
        number != seat and tracking == "memory" for number in range(seats)
    ]
    is_drawn(drawn(page), view, seat)


def is_drawn(shown: Shown, view: View, seat: int) -> None:
    for assert_is_drawn in (board_is_drawn, castle_is_drawn, cards_are_drawn, things_are_drawn):
        assert_is_drawn(shown, view, seat)


def board_is_drawn(shown: Shown, view: View, seat: int) -> None:
    """Buildings with their squares, seals and what is open around them; workers and camps."""
    assert [building["number"] for building in shown["buildings"]] == list(range(len(view["buildings"])))
    for drawing, building in zip(shown["buildings"], view["buildings"], strict=True):
        kind, colour, is_finished = building["kind"], building["colour"], building["is_finished"]
        assert sorted(drawing["squares"]) == sorted(building["squares"])
        assert drawing["parts"] == [f"sign-{kind}-{colour}", *([] if is_finished else [f"seal-{colour}"])]
        assert drawing["left"] == (None if is_finished else str(len(building["open_squares"])))
        assert drawing["name"].endswith(", finished") == is_finished
        shares = dict(re.findall(r"(you|[A-Z]\w+) (\d+)", drawing["name"].partition("earn: ")[2]))
        assert {name: int(number) for name, number in shares.items()} == {
            "you" if number == seat else NAMES[number]: earned
            for number, earned in enumerate(building["earns"])
            if earned and not is_finished
        }
    workers = {worker["square"]: worker["owner"] for worker in view["workers"]}
    assert dict(shown["workers"]) == {
        square: f"worker-{'neutral' if owner is None else owner}" for square, owner in workers.items()
    }
    for name, (square, owner) in zip(shown["workerNames"], workers.items(), strict=True):
        assert name.endswith(f", {square}")
        assert (owner is None) == (NAMES[owner or 0] not in name)
    assert sorted(shown["camps"]) == sorted(view["camps"])
    assert sorted(shown["campNames"]) == sorted(f"Camp on {square}" for square in view["camps"])


def castle_is_drawn(shown: Shown, view: View, seat: int) -> None:
    """Towers of the ring storey by storey, printed seals that are seen, stores, prices, how far it is to the end."""
    castle = view["castle"]
    high = {each["square"]: each["towers"] for each in castle["ring"] if each["towers"]}
    assert {square: top for square, top, _ in shown["towers"]} == {square: each[-1] for square, each in high.items()}
    storeys = [
        (colour, tint) for square, _, tints in shown["towers"] for colour, tint in zip(high[square], tints, strict=True)
    ]
    assert len(set(storeys)) == len({colour for colour, _ in storeys}) == len({tint for _, tint in storeys})
    assert dict(shown["printed"]) == {
        each["square"]: f"seal-{each['printed']}"
        for each in castle["ring"]
        if not each["towers"] and each["printed"] in COLOURS
    }
    assert sorted(shown["plaques"]) == sorted(len(each) for each in high.values() if len(each) > 1)
    for name, each in zip(shown["ringNames"], castle["ring"], strict=True):
        assert name.startswith(f"{each['square']}: {len(each['towers']) or 'no'} tower")
    assert sorted(shown["stores"], key=lambda store: store["floor"]) == [
        {
            "floor": floor,
            "state": ("later", "now", "done")[(floor <= castle["floor"]) + (floor < castle["floor"])],
            "counts": [] if floor < castle["floor"] else [store[colour] for colour in COLOURS],
        }
        for floor, store in enumerate(castle["stores"], 1)
    ]
    assert shown["toEnd"] == [view["towers_to_end"]]
    until = view["towers_to_end"] if view["turns_left"] is None else view["turns_left"]
    assert str(until) in shown["until"] or until == 0
    seals = view["players"][seat]["seals"]
    assert shown["prices"] == [
        [colour, view["prices"][colour], seals[colour], seals[colour] * view["prices"][colour]] for colour in COLOURS
    ]


def cards_are_drawn(shown: Shown, view: View, seat: int) -> None:
    """The hand, the open cards, the pile; every card with the shape of its tile."""
    assert shown["hand"] == [card_as_drawn(card, view) for card in view["hand"]]
    assert shown["open"] == [card and card_as_drawn(card, view) for card in view["open_cards"]]
    assert str(view["pile_size"]) in shown["pile"]


def card_as_drawn(card: View, view: View) -> list:
    kind, colour = card["kind"], card["colour"]
    return [f"{kind}:{colour}", [f"seal-{colour}", f"sign-{kind}"], view["shapes"][kind]]


def things_are_drawn(shown: Shown, view: View, seat: int) -> None:
    """What one has oneself; of others what is in sight, and what is not is not there."""
    own = view["players"][seat]
    assert shown["own"] == {
        "workers": [own["own_workers"], own["neutral_workers"]],
        "banners": [f"banner-{seat}"] * own["banners"] + ["banner-used"] * (4 - own["banners"]),
        "seals": [own["seals"][colour] for colour in COLOURS],
        "gold": own["gold"],
    }
    assert shown["seats"] == [seat_as_drawn(number, player) for number, player in enumerate(view["players"])]


def seat_as_drawn(number: int, player: View) -> list:
    banners = [f"banner-{number}"] * player["banners"] or ["banner-used"]
    public = [[banners, []], [[], [player["hand_size"]]]]
    if player["seals"] is None:
        return [*public, [[f"worker-{number}"], [player["workers_on_board"]]]]
    return [
        *public,
        [[f"worker-{number}"], [player["own_workers"]]],
        [["worker-neutral"], [player["neutral_workers"]]],
        *([[f"seal-{colour}"], [player["seals"][colour]]] for colour in COLOURS),
    ]


def test_a_replay_draws_every_position_as_it_was(visit, server):
    created = match_in(server, "arkadia", 3, random.Random(9), tracking="open")
    page = visit(f"{address(created)}?move=0")
    for move in (60, 130):
        page.goto(f"{server.url}{address(created)}?move={move}")
        page.wait_for_selector(f"#replay-heading:has-text('Move {move} of')")
        page.wait_for_selector("main .land svg")
        view = server.ask("GET", f"/api/matches/{created['match']}/positions/{move}")["table"]
        shown = drawn(page)
        board_is_drawn(shown, view, -1)
        expect(page.locator("main [data-lit]")).to_have_count(0)


# --- Each decision ---


def at_decision(
    visit, server, verb: str, wanted: Wanted | None = None, seats: int = 2, **options: str
) -> tuple[Any, dict, int]:
    """A page at a position of people where there is a choice with a verb, the match, the seat that it is for."""
    created, seat = match_at(server, wanted or can(verb), seats, title="arkadia", verb=verb, **options)
    page = visit(address(created, seat))
    wait_for_turn(page)
    return page, created, seat


def press_building(page: Any) -> None:
    page.locator(CARD).first.click()
    page.locator(SITE).first.click()


def press_tower(page: Any) -> None:
    page.locator(STACK).first.click()
    page.locator(RING).first.click()


def press_sale(page: Any) -> None:
    page.locator("[data-move=banner][data-lit]").click()
    page.locator(SALE).click()


def press_neutral(page: Any) -> None:
    page.locator("[data-anchor^='neutral:']").click()
    page.locator(PLACE).first.click()


def press_with_shift(page: Any) -> None:
    page.keyboard.down("Shift")
    page.locator(f"{PLACE}[data-move^=neutral]").first.click(modifiers=["Shift"])
    page.keyboard.up("Shift")


def press_other_button(page: Any) -> None:
    page.locator(PLACE).first.click(button="right")


def press_lit(selector: str):
    return lambda page: page.locator(f"main {selector}[data-lit]").first.click()


def both_workers(view: Any) -> bool:
    return view.phase == "action" and {"own", "neutral"} <= set(view.legal)


DECISIONS = {
    "build": ("build", None, press_building, ["build", "site"]),
    "site": ("site", None, lambda page: page.locator(SITE).first.click(), ["site"]),
    "draw open": ("draw", None, press_lit("[data-anchor^='open:']"), ["draw"]),
    "draw pile": ("draw", can("draw", "pile"), press_lit("[data-anchor=pile]"), ["draw"]),
    "own": ("own", None, press_lit("[data-square]"), ["own"]),
    "neutral": ("neutral", both_workers, press_neutral, ["neutral"]),
    "neutral by shift": ("neutral", both_workers, press_with_shift, ["neutral"]),
    "neutral by the other button": ("neutral", both_workers, press_other_button, ["neutral"]),
    "stop": ("stop", None, press_lit("[data-move=stop]"), ["stop"]),
    "tower": ("tower", None, press_tower, ["tower"]),
    "banner": ("banner", None, press_sale, ["banner", "sell", "sell", "sell", "sell"]),
    "sell": ("sell", None, lambda page: page.locator(SALE).click(), ["sell"]),
    "end": ("end", None, press_lit("[data-move=end]"), ["end"]),
}
"""What leads there, what is pressed, and the moves that the log then tells."""


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_decision_is_pressed_told_and_taken_back(visit, server, decision):
    verb, wanted, press, told = DECISIONS[decision]
    page, created, seat = at_decision(visit, server, verb, wanted)
    first, before = server.table(created, seat), sequence(page)
    press(page)
    wait_for_change(page, before)
    table = server.table(created, seat)
    made = [text.split()[0] for text in texts_since(table, first["seq"])]
    assert made[: len(told)] == told[: len(made)]
    assert made[0] == told[0]
    if verb in {"draw", "end"} or table["to_act"] != seat:  # others have seen it, or a card: they are asked
        page.locator("#ask-back").wait_for()
        return
    before = sequence(page)
    press_elsewhere(page)
    page.click("#undo")
    wait_for_change(page, before)
    assert server.table(created, seat)["legal"] == first["legal"]


def texts_since(table: dict, seq: int) -> list[str]:
    return [line["text"] for line in table["log"] if line["kind"] == "move" and line["seq"] >= seq]


def test_a_move_is_typed(visit, server):
    page, created, seat = at_decision(visit, server, "own")
    table, before = server.table(created, seat), sequence(page)
    move = f"own {table['legal']['own'][-1]}"
    page.fill("#typed", move)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    assert choices_since(server.table(created, seat), table["seq"]) == [move]


# --- The tile in hand ---


def has_many_sites(view: Any) -> bool:
    """A tile that looks different however it is turned or turned over may be laid in many places."""
    return view.phase == "action" and any(
        len(playable.turnings) == 8 and sum(len(each.squares) for each in playable.turnings) > 60
        for playable in view.table.playable
    )


def with_tile(visit, server) -> tuple[Any, dict, int, dict[str, set[str]]]:
    """A page where a tile is in hand, that can be turned over; the match, the seat, and what its sites cover."""
    page, created, seat = at_decision(visit, server, "build", has_many_sites, flip="yes")
    view = server.table(created, seat)["table"]
    kind = next(each["kind"] for each in view["playable"] if len(each["turnings"]) == 8)
    page.locator(f".hand [data-move^='build {kind} '][data-lit]").first.click()
    page.wait_for_selector(SITE)
    return page, created, seat, sites_of(view, kind)


def test_every_lit_square_gives_a_site_under_the_pointer(visit, server):
    page, _, _, sites = with_tile(visit, server)
    squares = page.locator(SITE).evaluate_all("all => all.map((each) => each.dataset.square)")
    assert set(squares) == set().union(*sites.values())
    for square, at in zip(squares, boxes(page.locator(SITE)), strict=True):
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        covered = ghost_squares(page)
        assert square in covered
        assert covered in sites.values()


@pytest.mark.parametrize("turn", ["r", "e", "q", "wheel", "right click", "f"])
def test_a_tile_is_turned_and_laid_as_it_is_seen(visit, server, turn):
    page, created, seat, sites = with_tile(visit, server)
    ways: dict[str, set[str]] = {}
    for noun, squares in sites.items():
        for square in squares:
            ways.setdefault(square, set()).add(noun[-2:])
    square = max(ways, key=lambda each: (len(ways[each]), each))
    lit = page.locator(f"[data-square={square}]")
    lit.hover()
    first, path = ghost_squares(page), ghost_path(page)
    if turn == "wheel":
        page.mouse.wheel(0, 120)
    elif turn == "right click":
        lit.click(button="right")
    else:
        page.keyboard.press(turn)
    page.wait_for_function("path => document.querySelector('.land .halo').getAttribute('d') !== path", arg=path)
    seen = ghost_squares(page)
    table, before = server.table(created, seat), sequence(page)
    press_elsewhere(page)
    lit.click()
    wait_for_change(page, before)
    laid = choices_since(server.table(created, seat), table["seq"])[1]
    assert sites[laid.removeprefix("site ")] == seen
    if turn == "f":
        assert laid[-2] not in {noun[-2] for noun, squares in sites.items() if squares == first}


def test_a_finger_taps_once_to_see_and_again_to_lay(visit, server):
    created, seat = match_at(server, has_many_sites, 2, title="arkadia", verb="build", flip="yes")
    page = visit(address(created, seat), **PHONE)
    page.locator(CARD).first.tap()
    square = page.locator(SITE).first
    before = sequence(page)
    square.tap()
    page.wait_for_selector(GHOST)
    assert square.get_attribute("data-square") in ghost_squares(page)
    assert sequence(page) == before
    press_elsewhere(page)
    square.tap()
    wait_for_change(page, before)


def test_a_tile_is_dragged_from_the_hand(visit, server):
    page, created, seat = at_decision(visit, server, "build", has_many_sites, flip="yes")
    card, table, before = page.locator(CARD).first, server.table(created, seat), sequence(page)
    _, kind, _ = card.get_attribute("data-move").split()
    sites = sites_of(table["table"], kind)
    square = min(min(sites.values()))
    castle, start = box(page.locator("[data-about=castle]")), box(card)
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(castle["x"], castle["y"], steps=3)
    lit = box(page.locator(f"[data-square={square}]"))
    page.mouse.move(lit["x"] + lit["width"] / 2, lit["y"] + lit["height"] / 2)
    page.mouse.up()
    wait_for_change(page, before)
    laid = choices_since(server.table(created, seat), table["seq"])[1]
    assert square in sites[laid.removeprefix("site ")]


def test_a_card_that_is_put_back_sends_nothing(visit, server):
    page, created, _, _ = with_tile(visit, server)
    before = server.table(created)["seq"]
    expect(page.locator(f"{CARD}[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(f"{CARD}[aria-pressed=true]")).to_have_count(0)
    assert server.table(created)["seq"] == before


# --- On a phone ---

TALLEST_TRAY = 96
FINGER = 40


def test_on_a_phone_the_tray_is_low_the_squares_are_for_a_finger_and_the_small_map_moves_the_board(visit, server):
    created, seat = match_at(server, both_workers, 2, title="arkadia", verb="neutral")
    page = visit(address(created, seat), **PHONE)
    page.locator(CARD).first.tap()
    page.wait_for_selector(SITE)
    assert box(page.locator("[data-own]"))["height"] <= TALLEST_TRAY
    assert box(page.locator(SITE))["width"] >= FINGER - 1
    small = box(page.locator("[aria-label^='The whole board']"))
    for x, is_left in ((3, True), (small["width"] - 3, False)):
        page.mouse.click(small["x"] + x, small["y"] + 3)
        comes(page, "document.querySelector('.window').scrollLeft === 0", is_left)


DIAL = "main [data-anchor='price:red'] svg"


def test_zooming_enlarges_the_board_and_nothing_beside_it(visit, server):
    created, seat = match_at(server, both_workers, 2, title="arkadia", verb="neutral")
    for device in ({}, PHONE):
        page = visit(address(created, seat), **device)
        wait_for_turn(page)
        square, dial, window = (box(page.locator(each)) for each in (PLACE, DIAL, ".window"))
        page.locator("#zoom-in").click()
        page.locator("#zoom-in").click()
        comes(page, "getComputedStyle(document.querySelector('.window .whole')).getPropertyValue('--zoom')", "1.5")
        assert box(page.locator(PLACE))["width"] == pytest.approx(1.5 * square["width"], rel=0.02)
        for selector, before in ((DIAL, dial), (".window", window)):
            after = box(page.locator(selector))
            assert (after["width"], after["height"]) == (before["width"], before["height"])
        page.locator("#zoom-fit").click()
        comes(page, "(all => all.scrollWidth <= all.clientWidth)(document.querySelector('.window'))", True)


def test_on_a_phone_the_board_is_in_sight_at_once_and_the_open_cards_when_one_is_to_be_drawn(visit, server):
    created, seat = match_at(server, can("draw", "pile"), 2, title="arkadia", verb="draw")
    page = visit(address(created, seat), **PHONE)
    wait_for_turn(page)
    comes(page, IN_SIGHT.replace("SELECTOR", "#prompt"), [True])
    comes(page, IN_SIGHT.replace("SELECTOR", "[data-anchor^='open:'], [data-anchor='pile']"), [True] * 4)
    prompt, window = box(page.locator("#prompt")), box(page.locator(".window"))
    assert 0 <= window["y"] - prompt["y"] - prompt["height"] < FINGER
    assert window["height"] > PHONE["viewport"]["height"] / 2.3


IN_SIGHT = """() => [...document.querySelectorAll("SELECTOR")].map((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const at = [[0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.5, 0.5]];
  return at.every(([x, y]) => each.contains(document.elementFromPoint(left + x * width, top + y * height)));
})"""
"""Whether what a selector finds is seen, each of it."""


def test_on_a_phone_the_open_cards_are_seen_before_one_builds(visit, server):
    created, seat = match_at(server, lambda view: len(view.table.open_cards) == 3, 2, title="arkadia", verb="build")
    page = visit(address(created, seat), **PHONE)
    wait_for_turn(page)
    comes(page, IN_SIGHT.replace("SELECTOR", "[data-anchor^='open:']"), [True] * 3)
    page.locator(CARD).first.tap()
    page.wait_for_selector(SITE)
    comes(page, IN_SIGHT.replace("SELECTOR", ".deeds button:not(.away *)"), [True] * 2)


def test_a_finger_presses_the_card_that_it_draws_twice_and_is_asked_nothing(visit, server):
    created, seat = match_at(server, can("draw", "pile"), 2, title="arkadia", verb="draw")
    page = visit(address(created, seat), **PHONE)
    wait_for_turn(page)
    before, pile = sequence(page), page.locator("[data-anchor=pile]")
    pile.tap()
    page.wait_for_selector("[data-anchor=pile][aria-pressed=true]")
    press_elsewhere(page)
    page.locator("[data-anchor='open:1']").tap()
    page.wait_for_selector("[data-anchor='open:1'][aria-pressed=true]")
    assert page.locator("[data-anchor=pile][aria-pressed=true]").count() == 0
    assert sequence(page) == before
    press_elsewhere(page)
    page.get_by_role("button", name="Draw one", exact=True).tap()
    wait_for_change(page, before)
    assert page.locator(QUESTION).count() == 0


DESK = {"viewport": {"width": 1440, "height": 900}}
TOP = "[document.querySelector('header.top'), document.querySelector('.land')].map((each) => each.offsetHeight)"


def test_at_a_desk_squares_are_large_all_fits_the_window_and_a_first_move_moves_nothing(visit, server):
    """Beside a bot there is advice, and after the first move a replay: most tools of all."""
    created = server.make(ANNA, RANDOM, title="arkadia")
    page = visit(address(created, 0), **DESK)
    wait_for_turn(page)
    assert box(page.locator(PLACE))["width"] >= 45 * INNER
    before, heights = sequence(page), page.evaluate(TOP)
    page.locator(PLACE).first.click()
    wait_for_change(page, before)
    page.wait_for_selector("#to-replay")
    assert page.evaluate(TOP) == heights
    comes(page, "document.documentElement.scrollHeight <= innerHeight", True)


INNER = 38 / 48
"""How much of a square is lit."""
ON_ITS_SIDE = {**PHONE, "viewport": {"width": 740, "height": 360}}


def test_on_a_phone_on_its_side_squares_are_for_a_finger_and_nothing_lies_over_another_thing(visit, server):
    created, seat = match_at(server, both_workers, 4, title="arkadia", verb="neutral")
    page = visit(address(created, seat), **ON_ITS_SIDE)
    wait_for_turn(page)
    assert box(page.locator(PLACE))["width"] >= FINGER - 11  # the square, less its edge
    for things in (".things > *, .draws, .hand", ".window, .side > *"):
        found = boxes(page.locator(things))
        assert [pair for pair in itertools.combinations(found, 2) if overlap(*pair)] == []


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    return all(
        one[at] + one[size] > other[at] + 0.5 and other[at] + other[size] > one[at] + 0.5
        for at, size in (("x", "width"), ("y", "height"))
    )


@pytest.mark.parametrize("thing", [PLACE, CARD])
def test_a_finger_that_stays_on_something_asks_what_it_is_and_plays_nothing(visit, server, thing):
    created, seat = match_at(server, both_workers, 2, title="arkadia", verb="neutral")
    page = visit(address(created, seat), **PHONE)
    wait_for_turn(page)
    lit = page.locator(thing).first
    lit.scroll_into_view_if_needed()
    at, before = box(lit), sequence(page)
    finger = page.context.new_cdp_session(page)
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector("#about")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    press_elsewhere(page)
    expect(page.locator("#about")).to_have_count(1)
    assert sequence(page) == before
    expect(page.locator(f"{CARD}[aria-pressed=true]")).to_have_count(0)


def test_on_a_phone_a_tower_shows_its_prices_before_it_is_put(visit, server):
    created, seat = match_at(server, changes_prices, 2, title="arkadia", verb="tower")
    page = visit(address(created, seat), **PHONE)
    wait_for_turn(page)
    tower = next(
        each for each in server.table(created, seat)["table"]["next_towers"] if each["covers"] != each["colour"]
    )
    before = sequence(page)
    page.locator(f"[data-anchor='stack:{tower['colour']}'] >> visible=true").tap()
    page.locator(f".target[data-about='ring:{tower['squares'][0]}']").tap()
    comes(
        page,
        "[...document.querySelectorAll(\"main [data-anchor^='price:'] svg text\")]"
        ".map((each) => Number(each.textContent.split('→').at(-1)))",
        [tower["prices"][colour] for colour in COLOURS],
    )
    assert sequence(page) == before
    press_elsewhere(page)
    page.locator(".tray .primary").tap()
    wait_for_change(page, before)
    assert server.table(created, seat)["table"]["prices"] == tower["prices"]


def changes_prices(view: Any) -> bool:
    return view.phase == "tower" and any(each.covers != each.colour for each in view.table.next_towers)


# --- Why not ---


def is_refused(page, words: str, rule: str) -> None:
    """Beside the prompt it says why not, with a rule that can be read."""
    page.locator("#prompt [role=alert]", has_text=words).wait_for()
    says(page.locator("#prompt"), f"(rule {rule})")
    page.click("#show-rule")
    page.wait_for_selector(f"dialog[open] #rule-{rule}[aria-current=true]")


def press_square(page: Any, square: str) -> None:
    """On the board, whatever lies there."""
    ground = box(page.locator(".land svg"))
    unit = ground["width"] / (16 * 48 + 44)
    column, row = ord(square[0]) - ord("a"), int(square[1:]) - 1
    page.mouse.click(ground["x"] + unit * (26 + 48 * (column + 0.5)), ground["y"] + unit * (24 + 48 * (row + 0.5)))


def test_a_tile_on_a_square_that_is_taken_is_refused(visit, server):
    page, created, seat, _ = with_tile(visit, server)
    before = sequence(page)
    press_square(page, server.table(created, seat)["table"]["castle"]["courtyard"][0])
    is_refused(page, "The tile does not fit there", "K9")
    assert sequence(page) == before


def may_leave_building(view: Any) -> bool:
    """Beside another building than that of the workers placed there is a free square."""
    return view.phase == "workers" and bool(squares_beside_others(view.table.buildings, view.legal))


def squares_beside_others(buildings: Any, legal: Any) -> set[str]:
    beside = {square for building in buildings for square in building.open_squares}
    return beside - {*legal.get("own", ()), *legal.get("neutral", ())}


def test_a_worker_beside_another_building_or_on_a_taken_square_is_refused(visit, server):
    page, created, seat = at_decision(visit, server, "stop", may_leave_building)
    table = server.table(created, seat)
    open_squares = {square for building in table["table"]["buildings"] for square in building["open_squares"]}
    legal = {*table["legal"].get("own", ()), *table["legal"].get("neutral", ())}
    press_square(page, min(open_squares - legal))
    is_refused(page, "All workers of a turn stand next to one and the same building", "K13")
    page.keyboard.press("Escape")
    press_elsewhere(page)
    taken = table["table"]["workers"][0]["square"]
    press_square(page, taken)
    is_refused(page, f"On {taken} there is", "K13")


def has_taken_ring(view: Any) -> bool:
    return (
        view.phase == "tower"
        and sum(len(each.towers) >= view.table.castle.floor for each in view.table.castle.ring) > 0
    )


def test_a_tower_on_a_square_that_has_one_is_refused(visit, server):
    page, created, seat = at_decision(visit, server, "tower", has_taken_ring)
    castle = server.table(created, seat)["table"]["castle"]
    taken = max(each["square"] for each in castle["ring"] if len(each["towers"]) >= castle["floor"])
    press_square(page, taken)
    is_refused(page, f"On {taken} there is a tower of floor {castle['floor']} already", "K17")


# --- The numbers told ---


def closes_for_others(view: Any) -> bool:
    """A tile would close something in which several have a share."""
    return view.phase == "action" and any(
        is_shared(closing.buildings[0].seals) for each in view.table.playable for closing in each.closes.values()
    )


def is_shared(seals: Any) -> bool:
    return sum(number > 0 for number in seals) > 1


def test_what_is_told_of_a_site_is_what_then_happens(visit, server):
    page, created, seat = at_decision(visit, server, "build", closes_for_others, 3, tracking="open")
    before = server.table(created, seat)["table"]
    kind, site = next(
        (each["kind"], site)
        for each in before["playable"]
        for site, closing in each["closes"].items()
        if is_shared(closing["buildings"][0]["seals"])
    )
    page.locator(f".hand [data-move^='build {kind} '][data-lit]").first.click()
    lay_over(page, sites_of(before, kind)[site])
    said = page.inner_text(".land ~ [role=status], .land [role=status]")
    says(page.locator("#prompt-what"), said)
    length = sequence(page)
    page.keyboard.press("Enter")
    wait_for_change(page, length)
    if "draw" in server.table(created, seat)["legal"]:
        server.play(created, f"draw {server.table(created, seat)['legal']['draw'][0]}")
    after = server.table(created, seat)["table"]
    assert told_shares(said, seat) == gains(before, after)
    assert told(r"covers (\d+) camp", said) == workers_of(after, seat) - workers_of(before, seat)
    assert told(r"(\d+) tower", said) == after["towers_due"] > 0


def told(pattern: str, said: str) -> int:
    found = re.search(pattern, said)
    return int(found[1]) if found else 0


def told_shares(said: str, seat: int) -> dict[int, int]:
    """How many seals each seat was told to get."""
    shares: dict[int, int] = {}
    for name, number in re.findall(r"\b(you|[A-Z]\w+) (\d+)", said):
        owner = seat if name == "you" else NAMES.index(name)
        shares[owner] = shares.get(owner, 0) + int(number)
    return shares


def gains(before: View, after: View) -> dict[int, int]:
    """How many seals each seat has more."""
    more = {
        seat: sum(player["seals"].values()) - sum(before["players"][seat]["seals"].values())
        for seat, player in enumerate(after["players"])
    }
    return {seat: number for seat, number in more.items() if number}


def workers_of(view: View, seat: int) -> int:
    return view["players"][seat]["neutral_workers"]


def stays_open(view: Any) -> bool:
    return view.phase == "action" and bool(squares_that_earn_later(view.table.buildings) & set(view.legal["own"]))


def squares_that_earn_later(buildings: Any) -> set[str]:
    return {square for building in buildings if len(building.open_squares) > 1 for square in building.open_squares}


def test_what_a_worker_earns_once_a_building_is_closed_is_told_before_it_is_placed(visit, server):
    page, created, seat = at_decision(visit, server, "own", stays_open)
    before = server.table(created, seat)
    square = min(
        square
        for building in before["table"]["buildings"]
        if len(building["open_squares"]) > 1
        for square in building["open_squares"]
        if square in before["legal"]["own"]
    )
    page.locator(f"{PLACE}[data-square={square}]").hover()
    page.wait_for_selector(".float .later")
    later = sum(int(re.search(r"\+(\d+)", said)[1]) for said in page.locator(".float .later").all_inner_texts())
    length = sequence(page)
    page.locator(f"{PLACE}[data-square={square}]").click()
    wait_for_change(page, length)
    after = server.table(created, seat)["table"]["buildings"]
    earns = [sum(building["earns"][seat] for building in table) for table in (before["table"]["buildings"], after)]
    closing = sum(
        square in building["open_squares"] and len(building["open_squares"]) == 1
        for building in before["table"]["buildings"]
    )
    assert later == earns[1] - earns[0] - closing > 0


def closes_by_stopping(view: Any) -> bool:
    return view.phase == "workers" and bool(view.table.closes_now.buildings)


def test_the_forecast_of_stop_and_the_prices_of_a_tower_are_what_then_happens(visit, server):
    page, created, seat = at_decision(visit, server, "stop", closes_by_stopping, tracking="open")
    before, length = server.table(created, seat)["table"], sequence(page)
    stop = page.locator("[data-move=stop][data-lit]")
    said = stop.get_attribute("aria-label")
    stop.click()
    wait_for_change(page, length)
    after = server.table(created, seat)["table"]
    assert told_shares(said, seat) == gains(before, after)
    assert told(r"(\d+) tower", said) == after["towers_due"] > 0
    page.locator(STACK).last.click()
    page.locator(RING).first.hover()
    dials = page.locator("main [data-anchor^='price:'] svg text").all_text_contents()
    length = sequence(page)
    page.locator(RING).first.click()
    wait_for_change(page, length)
    prices = server.table(created, seat)["table"]["prices"]
    assert prices != after["prices"]
    assert [int(dial.rpartition("→")[2]) for dial in dials] == [prices[colour] for colour in COLOURS]


def sells_much(view: Any) -> bool:
    seals = view.table.players[view.seat].seals
    return view.phase == "banner" and sum(seals.values()) > 1


def test_the_total_of_the_banner_is_the_gold_that_comes(visit, server):
    page, created, seat = at_decision(visit, server, "banner", sells_much)
    own, length = server.table(created, seat)["table"]["players"][seat], sequence(page)
    page.locator("[data-move=banner][data-lit]").click()
    page.wait_for_selector(SALE)
    for more in page.locator(MORE).all():
        more.click()
    total = told(r"Sell for (\d+) gold", page.inner_text(SALE))
    assert total > 0
    page.locator(SALE).click()
    wait_for_change(page, length)
    after = server.table(created)["log"]
    sold = [event["arguments"] for line in after for event in line["events"] if event["name"] == "sold"]
    assert server.table(created, seat)["table"]["players"][seat]["gold"] == own["gold"] + total
    assert sum(each["points"] for each in sold[-len(COLOURS) :] if each["seat"] == seat) == total


# --- Who sees what ---


def test_what_lies_behind_the_screens_of_others_is_hidden_with_memory_and_shown_with_open(visit, server):
    for tracking in ("memory", "open"):
        created, seat = match_at(server, both_workers, 2, title="arkadia", verb="neutral", tracking=tracking)
        page = visit(address(created, seat))
        wait_for_turn(page)
        page.locator("button.has").nth(1 - seat).click()
        page.wait_for_selector("#seat-close")
        seat_of_other = page.inner_text("dialog[open]")
        assert ("behind the screen" in seat_of_other) == (tracking == "memory")
        assert ("Neutral workers in stock" in seat_of_other) == (tracking == "open")
        assert page.locator(f"{SEATS} .unseen").count() == (tracking == "memory")


def test_the_curtain_hides_the_hand_until_it_is_opened(visit, server):
    created = server.make(ANNA, BRUNO, title="arkadia")
    seat = server.table(created)["to_act"]
    page = visit(address(created), links=created)
    page.wait_for_selector("#show")
    expect(page.locator(".hand")).to_have_count(0)
    page.click("#show")
    page.wait_for_selector(".hand")
    cards = page.locator(".hand [data-about]").evaluate_all("all => all.map((each) => each.dataset.about)")
    assert cards == [f"card:{each['kind']}:{each['colour']}" for each in server.table(created, seat)["table"]["hand"]]


def test_two_browsers_see_each_others_moves(visit, server):
    created = server.make(ANNA, BRUNO, title="arkadia")
    seat = server.table(created)["to_act"]
    mine, theirs = visit(address(created, seat)), visit(address(created, 1 - seat))
    wait_for_turn(mine)
    square = mine.locator(PLACE).first.get_attribute("data-square")
    mine.locator(PLACE).first.click()
    mark = f"[data-anchor='square:{square}'][data-mark]"
    theirs.wait_for_selector(mark, state="attached")
    board_is_drawn(drawn(theirs), server.table(created, 1 - seat)["table"], 1 - seat)
    before = sequence(mine)
    mine.click("[data-move=stop][data-lit]")
    wait_for_change(mine, before)
    press_elsewhere(mine)
    mine.click("[data-move=end][data-lit]")
    wait_for_turn(theirs)
    theirs.locator(CARD).first.click()
    theirs.locator(SITE).first.click()
    mine.wait_for_selector("[data-anchor='building:0'][data-mark]", state="attached")
    board_is_drawn(drawn(mine), server.table(created, seat)["table"], seat)


def test_a_turn_is_tried_out_on_the_drawn_table(visit, server):
    page, created, seat = at_decision(visit, server, "build")
    before = server.table(created, seat)["seq"]
    page.keyboard.press("t")
    page.wait_for_selector("#try-end")
    page.locator(CARD).first.click()
    page.wait_for_selector(SITE)
    page.locator(SITE).first.click()
    page.wait_for_selector("[data-move^='draw'][data-lit]")
    assert server.table(created, seat)["seq"] == before


def test_everything_is_in_words_in_every_language(visit, server):
    page, _, _, _ = with_tile(visit, server)
    said = set()
    for language in LANGUAGES:
        change(page, language=language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        said.add(page.evaluate(SAID))
    assert len(said) == len(LANGUAGES)
    assert not [found for text in said for found in IDS.findall(text)]
