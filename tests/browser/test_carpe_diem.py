"""Carpe Diem in the browser: on its drawn table by mouse, keyboard and touch, and on the plain one."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from insula import load_game
from insula.words import Words
from tests.browser.carpe_diem import (
    LAID,
    PHONE,
    SQUARE,
    ByKeyboard,
    ByMouse,
    ByTouch,
    asked_which_pays_first,
    choices_since,
    drawn,
    icon_of,
    ordinary_turns,
    presses_by_turn,
)
from tests.browser.devices import change
from tests.browser.expecting import boxes, says
from tests.browser.playing import (
    ANNA,
    MOVE,
    PLAIN,
    RANDOM,
    SHOW,
    address,
    is_over,
    play,
    press_elsewhere,
    prompt,
    sequence,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.positions import NAMES, Wanted, can, match_at, match_in
from tests.browser.screens import play_until
from tests.words.lexicon import CARPE_DIEM

CARD = "section.title[data-title=carpe_diem]"
CENTRES = {"market", "bakery", "fountain"}
"""What stands in the middle of a tile, and is finished by lying there."""
FOLLOWING = {"move": ["take"], "travel": ["take"]}
"""What the same press does besides."""
Shown = dict[str, Any]
View = dict[str, Any]
PICTURES = [each for each in CARPE_DIEM.words() if each.startswith("picture-")]
"""What the pictures of the rules say, in the order of the rules."""
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

    assert play(page, choose) > 40
    assert person.done >= {"pawn", "move", "place", "circle"}
    assert re.search(r"\bwins\.|shared", page.inner_text(".end h2"))
    assert not IDS.search(page.inner_text(".end"))
    table = server.table(created)
    needed, pressed = ordinary_turns(table["log"], 0), presses_by_turn(person, table["log"], 0)
    assert {turn: pressed[turn] for turn in needed} == needed
    assert list(needed.values()).count(2) > 10
    totals = page.locator(".standings tbody tr .total").all_inner_texts()
    assert sorted(totals) == sorted(str(each["points"]) for each in table["standings"])


def in_phase_3(view: Any) -> bool:
    return (view.phase, view.table.game_phase, view.table.round) == ("depot", 3, 5)


def test_the_rest_of_a_match_is_played_by_keyboard_alone(visit, server):
    created, seat = match_at(server, in_phase_3, 2, others="random", title="carpe_diem", verb="move", edition="2018")
    page = visit(address(created, seat))
    person = ByKeyboard(2)
    play(page, person)
    assert is_over(page)
    assert person.done >= {"walks", "move", "place", "circle"}


def test_the_rest_of_a_match_is_played_by_touch_and_the_tabs_follow(visit, server):
    created, seat = match_at(server, in_phase_3, 2, others="random", title="carpe_diem", verb="move")
    page = visit(address(created, seat), device={"confirm": "never"}, **PHONE)
    person = ByTouch(1)
    play(page, person)
    assert is_over(page)
    assert person.done >= {"move", "place", "circle"}
    assert person.built > 1


HANDS = {
    "mouse": (ByMouse, {}),
    "keyboard": (ByKeyboard, {}),
    "touch": (ByTouch, {"device": {"confirm": "never"}, **PHONE}),
}


@pytest.mark.long
@pytest.mark.parametrize("edition", ["2020", "2018"])
@pytest.mark.parametrize("hand", HANDS)
def test_a_whole_match_of_each_edition_is_played_by_each_hand(visit, server, hand, edition):
    created = server.make(ANNA, RANDOM, title="carpe_diem", options={"edition": edition})
    kind, device = HANDS[hand]
    page, person = visit(address(created, 0), **device), kind(5)
    assert play(page, person) > 40
    assert is_over(page)
    assert person.done >= {"pawn", "move", "place", "circle"}
    assert not IDS.search(page.inner_text(".end"))


# --- What is drawn ---


@pytest.mark.parametrize(("seats", "seed"), [(2, 112), (2, 130), (3, 107), (3, 134), (4, 135)])
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
    assert set(shown["squares"]) == {
        f"square:{number}:{each['square']}"
        for number, player in enumerate(view["players"])
        for each in player["district"]
    }
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


# --- Each decision ---


def at_decision(visit, server, verb: str, wanted: Wanted | None = None, **device: Any) -> tuple[Any, dict, int]:
    """A page at a position of two people where there is a choice with a verb, the match, the seat that it is for."""
    created, seat = match_at(server, wanted or can(verb), 2, title="carpe_diem", verb=verb)
    page = visit(address(created, seat), **device)
    wait_for_turn(page)
    return page, created, seat


def is_pressed_and_told(page, server, created: dict, seat: int, verb: str) -> None:
    """One press makes the move; it is the first that the log then tells, and can be taken back."""
    first, before = server.table(created, seat), sequence(page)
    piece = page.locator(SQUARE if verb == "place" else f"main [data-lit][data-move^='{verb}'] >> visible=true").first
    move = piece.get_attribute("data-move") or f"place {piece.get_attribute('data-square')}r"
    piece.click()
    wait_for_change(page, before)
    table = server.table(created, seat)
    made = choices_since(table, first["seq"])
    assert made[0].startswith(move)
    assert [each.split()[0] for each in made[1:]] in ([], FOLLOWING.get(verb, []))
    if table["to_act"] != seat:  # others have seen it: they are asked
        page.locator("#ask-back").wait_for()
        return
    before = sequence(page)
    press_elsewhere(page)
    page.click("#undo")
    wait_for_change(page, before)
    assert server.table(created, seat)["legal"] == first["legal"]
    wait_for_turn(page)


@pytest.mark.parametrize(
    "verb",
    ["pawn", "move", "travel", "take", "place", "store", "craft", "return", "circle", "card", "pay", "bread", "stop"],
)
def test_a_decision_is_made_with_one_press_told_and_taken_back(visit, server, verb):
    page, created, seat = at_decision(visit, server, verb)
    is_pressed_and_told(page, server, created, seat, verb)


def test_which_finished_feature_pays_first_is_pressed_over_the_track(visit, server):
    created, seat = asked_which_pays_first(server)
    page = visit(address(created, seat))
    wait_for_turn(page)
    offered = page.locator("[data-move^='first ']").evaluate_all("all => all.map((each) => each.dataset.move)")
    assert offered == [f"first {noun}" for noun in server.table(created, seat)["legal"]["first"]]
    assert_free(page, ".offers", ".depot", ".own [data-anchor^='square:']")
    is_pressed_and_told(page, server, created, seat, "first")


def test_which_fountain_cards_are_kept_is_asked_where_no_depot_and_no_square_lies_under_it(visit, server):
    page, _, _ = at_decision(visit, server, "return", lambda view: len(view.legal.get("return", ())) > 2)
    assert_free(page, ".keeps", ".depot", ".own [data-anchor^='square:']")


def assert_free(page: Any, thing: str, *others: str) -> None:
    """What is drawn of one kind covers nothing that is drawn of others."""
    for other in others:
        things, under = boxes(page.locator(f"main {thing}")), boxes(page.locator(f"main {other}"))
        assert not [(one, two) for one in things for two in under if meet(one, two)], (thing, other)


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Two boxes lie on each other, by more than their rims."""
    rim = 2
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return min(across, down) > rim


def brings_more_than_points(view: Any) -> bool:
    ways = [circle.ways[0] for circle in view.table.circles if circle.ways]
    return view.phase == "circle" and sum(any(number > 0 for number in way.changes.values()) for way in ways) > 2


@pytest.mark.parametrize("device", [{"viewport": {"width": 1440, "height": 900}}, PHONE], ids=["desk", "phone"])
def test_what_a_circle_brings_besides_points_leaves_free_what_the_cards_say(visit, server, device):
    created, seat = match_at(server, brings_more_than_points, 2, title="carpe_diem", verb="circle")
    page = visit(address(created, seat), **device)
    wait_for_turn(page)
    assert page.locator(".cards .gains").count() > 2
    assert_free(page, ".cards .gains", ".cards .chips > g", ".cards .face text")


def test_a_circle_says_first_what_it_comes_to(visit, server):
    page, created, seat = at_decision(visit, server, "circle")
    circles = {circle["circle"]: circle["ways"] for circle in server.table(created, seat)["table"]["circles"]}
    circle = page.locator("[data-move^='circle '][data-lit]").first
    points = circles[circle.get_attribute("data-move").split()[1]][0]["points"]
    circle.hover()
    says(page.locator("#prompt .effect"), re.compile(rf"^→? ?comes to {'−' if points < 0 else ''}{abs(points)} point"))


def is_order_idle(view: Any) -> bool:
    return view.phase == "card" and len({(way.points, str(way.changes)) for way in view.table.outlook}) == 1


def matters_order(view: Any) -> bool:
    return view.phase == "card" and not is_order_idle(view)


@pytest.mark.parametrize(("wanted", "said"), [(is_order_idle, "Either way"), (matters_order, "The order changes")])
def test_c41_which_card_is_first_is_always_asked_with_what_either_order_brings(visit, server, wanted, said):
    created, seat = match_at(server, wanted, 3, title="carpe_diem", verb="card")
    page = visit(address(created, seat))
    wait_for_turn(page)
    says(page.locator("#prompt-what"), said)
    outlook = server.table(created, seat)["table"]["outlook"]
    assert len(outlook) == 2
    for way in outlook:
        worth = f"{'−' if way['points'] < 0 else ''}{abs(way['points'])} point"
        expect(page.locator(f"[data-move='{way['moves'][0]}']")).to_have_accessible_name(re.compile(worth))
        sums = page.locator(".chips g:has(> rect)").filter(has_text="=")
        expect(sums).to_have_count(2)


def matters_order_of_much(view: Any) -> bool:
    return matters_order(view) and max(len(way.changes) for way in view.table.outlook) > 1


@pytest.mark.parametrize("device", [{"viewport": {"width": 1440, "height": 900}}, PHONE], ids=["desk", "phone"])
def test_what_either_order_brings_stands_under_its_own_card(visit, server, device):
    created, seat = match_at(server, matters_order_of_much, 2, title="carpe_diem", verb="card")
    page = visit(address(created, seat), **device)
    wait_for_turn(page)
    plates = boxes(page.locator(".cards .order > g"))
    assert len(plates) > 2
    assert not [(one, two) for one, two in itertools.combinations(plates, 2) if meet(one, two)]
    [cards] = boxes(page.locator("section.cards"))
    assert all(cards["x"] <= each["x"] and each["x"] + each["width"] <= cards["x"] + cards["width"] for each in plates)


def settles_a_low_card(view: Any) -> bool:
    return "bread" in view.legal and view.table.settling.space[1] in "34"


@pytest.mark.parametrize(
    ("verb", "device"),
    [("bread", PHONE), ("pay", PHONE), ("bread", {"viewport": {"width": 1024, "height": 768}})],
    ids=["bread on a phone", "pay on a phone", "bread on a small desk"],
)
def test_all_that_settles_a_card_is_in_sight(visit, server, verb, device):
    page, _, _ = at_decision(visit, server, verb, settles_a_low_card if verb == "bread" else None, **device)
    covered = """() => [...document.querySelectorAll(".settling button")].map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const isOnTop = (across, down) => button.contains(document.elementFromPoint(x + across, y + down));
      return isOnTop(width / 2, 6) && isOnTop(width / 2, height - 6);
    })"""
    page.wait_for_function(f"() => {{ const all = ({covered})(); return all.length > 1 && all.every(Boolean); }}")


def test_on_a_phone_the_last_tile_of_a_phase_is_followed_by_the_dark_row_not_by_the_order_of_scoring(visit, server):
    created, seat = match_at(server, is_last_craft, 2, title="carpe_diem", verb="craft")
    page = visit(address(created, seat), **PHONE)
    wait_for_turn(page)
    says(page.locator("h1"), re.compile(r"round 7 of 7"))
    expect(page.locator(".forum .order")).to_have_count(0)


def is_last_craft(view: Any) -> bool:
    return view.phase == "craft" and not any(tile for depot in view.table.depots for tile in depot.tiles)


def test_the_heading_tells_of_a_scoring(visit, server):
    page, created, seat = at_decision(visit, server, "circle")
    number = server.table(created, seat)["table"]["scoring"]
    assert number in {1, 2, 3, 4}
    says(page.locator("h1"), f"scoring {number} of 4")


def is_far_from_some(view: Any) -> bool:
    return view.phase == "depot" and view.turn > 20 and "travel" not in view.legal


def test_a_tile_out_of_reach_is_shown_as_one_for_later(visit, server):
    page, _, _ = at_decision(visit, server, "move", is_far_from_some)
    near, far = (page.locator(f".depot{which} .tile.pressed").first for which in (".lit", ".far"))
    near.hover()
    expect(page.locator(".own .glow:not(.later)")).to_have_count(1)
    expect(page.locator(".ring .when")).to_have_count(0)
    far.hover()
    expect(page.locator(".ring .when")).to_have_text("not within reach now")
    expect(page.locator(".own .glow:not(.later)")).to_have_count(0)


def has_a_pile(view: Any) -> bool:
    return view.phase == "depot" and len({player.space for player in view.table.players}) == 1


@pytest.mark.parametrize("device", [{"viewport": {"width": 1440, "height": 900}}, PHONE], ids=["desk", "phone"])
def test_discs_of_a_pile_stand_on_their_space(visit, server, device):
    created, seat = match_at(server, has_a_pile, 4, title="carpe_diem", verb="move")
    page = visit(address(created, seat), **device)
    wait_for_turn(page)
    discs, spaces = boxes(page.locator(".track .disc")), boxes(page.locator(".track li.taken"))
    assert (len(discs), len(spaces)) == (4, 1)
    for disc in discs:
        assert abs(disc["x"] + disc["width"] / 2 - spaces[0]["x"] - spaces[0]["width"] / 2) < 1
    assert len({round(disc["y"]) for disc in discs}) == 4


def is_turned(view: Any) -> bool:
    """A square takes the tile in hand in several ways."""
    return view.phase == "square" and len(turnings_of(view.legal["place"])) > 0


def meets_a_task(view: Any) -> bool:
    return view.phase == "square" and len(view.table.meets) > 0


def test_a_task_of_the_frame_that_a_place_would_meet_is_golden_before_it_is_built(visit, server):
    page, created, seat = at_decision(visit, server, "place", meets_a_task)
    place, tasks = next(iter(server.table(created, seat)["table"]["meets"].items()))
    page.keyboard.press("m")
    page.locator(f"[data-square={place[:2]}]").focus()
    for _ in range(4):
        if page.locator(".task.due").count() == 0:
            page.keyboard.press("e")
    due = page.locator(".own .task.due")
    expect(due).to_have_count(len(tasks))
    found = due.evaluate_all("all => all.map((each) => each.dataset.about)")
    assert found == [f"task:{seat}:{task['side']}:{task['mark']}" for task in tasks]
    says(page.locator(".float"), f"+{tasks[0]['points']}")


def has_a_city(view: Any) -> bool:
    """There are tiles far down in the district."""
    built = [each.square for each in view.table.players[view.seat].district]
    return view.phase == "depot" and any(square[1] in "56" for square in built)


def test_on_a_phone_no_square_for_the_tile_in_hand_lies_under_what_is_done_to_it(visit, server):
    created, seat = match_at(server, has_a_city, 2, title="carpe_diem", verb="move")
    page = visit(address(created, seat), **PHONE)
    wait_for_turn(page)
    page.locator("[data-lit][data-move^='move'] >> visible=true").first.tap()
    page.locator(SQUARE).first.wait_for()
    page.wait_for_function(
        """([squares, tray]) => {
          const bottom = document.querySelector(tray).closest(".docked").getBoundingClientRect().top;
          return [...document.querySelectorAll(squares)].every((each) => each.getBoundingClientRect().bottom <= bottom);
        }""",
        arg=[SQUARE, ".tray"],
    )


def turnings_of(nouns) -> dict[str, list[str]]:
    """The squares on which a tile can be turned, and how."""
    squares: dict[str, list[str]] = {}
    for noun in nouns:
        squares.setdefault(noun[:2], []).append(noun)
    return {square: ways for square, ways in squares.items() if len(ways) > 1}


@pytest.mark.parametrize("turn", ["e", "q", "wheel", "right click"])
def test_a_tile_is_turned_before_it_is_built(visit, server, turn):
    page, created, seat = at_decision(visit, server, "place", is_turned)
    table, before = server.table(created, seat), sequence(page)
    square, ways = next(iter(turnings_of(table["legal"]["place"]).items()))
    site = f"[data-square={square}]"
    if turn in "qe":
        page.keyboard.press("m")
        page.locator(site).focus()
        page.keyboard.press(turn)
        page.keyboard.press("Enter")
    else:
        page.locator(site).hover()
        if turn == "wheel":
            page.mouse.wheel(0, 120)
        else:
            page.locator(site).click(button="right")
        press_elsewhere(page)
        page.locator(site).click()
    wait_for_change(page, before)
    way = ways[-1] if turn == "q" else ways[1]
    assert choices_since(server.table(created, seat), table["seq"]) == [f"place {way}"]


def test_a_finger_lays_a_tile_with_a_second_tap_and_is_asked_nothing_but_a_double_tap_lays_none(visit, server):
    created, seat = match_at(server, can("place"), 2, title="carpe_diem", verb="place")
    page = visit(address(created, seat), device={"confirm": "touch"}, **PHONE)
    wait_for_turn(page)
    table, before = server.table(created, seat), sequence(page)
    square = page.locator(f"{SQUARE} >> visible=true").first
    square.tap()
    square.tap()
    page.wait_for_selector(LAID)
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert server.table(created, seat)["seq"] == table["seq"]
    press_elsewhere(page)
    square.tap()
    wait_for_change(page, before)
    assert choices_since(server.table(created, seat), table["seq"])[0].startswith("place ")


def pays_often(view: Any) -> bool:
    return view.phase == "pay" and len(view.legal["pay"]) > 1


def test_a_card_is_paid_as_often_as_one_likes(visit, server):
    page, created, seat = at_decision(visit, server, "pay", pays_often)
    table, before = server.table(created, seat), sequence(page)
    most = max(map(int, table["legal"]["pay"]))
    expect(page.locator(f"[data-move='pay {most}'][data-lit]")).to_have_count(1)
    page.get_by_role("button", name="Times to pay: one less").click()
    page.locator(f"[data-move='pay {most - 1}'][data-lit]").click()
    wait_for_change(page, before)
    assert choices_since(server.table(created, seat), table["seq"])[0] == f"pay {most - 1}"


@pytest.mark.parametrize(("locale", "width"), [("en-GB", 1440), ("de-DE", 1280), ("ru-RU", 1024), ("fr-FR", 800)])
def test_what_is_done_to_a_tile_and_what_takes_it_back_stand_in_one_line_beside_the_prompt(
    visit, server, locale, width
):
    created, seat = match_at(server, can("move"), 2, title="carpe_diem", verb="move")
    server.play(created, f"move {server.table(created, seat)['legal']['move'][0]}", "take 1")
    page = visit(address(created, seat), locale=locale, viewport={"width": width, "height": 800})
    wait_for_turn(page)
    page.locator("#restart").wait_for()
    expect(page.locator("#prompt button")).to_have_count(5)
    frame, *buttons = boxes(page.locator("#prompt, #prompt button"))
    middle = buttons[0]["y"] + buttons[0]["height"] / 2
    for each in buttons:
        assert frame["y"] <= each["y"] < middle < each["y"] + each["height"] <= frame["y"] + frame["height"]
        assert each["x"] + each["width"] <= width


# --- When all had their scoring ---


def is_last_to_score(view: Any) -> bool:
    """The last seat lays its disc: when its cards are settled, so is the scoring."""
    return view.phase == "circle" and view.table.order[-1] == view.seat and view.table.game_phase == 2


def test_a_scoring_stops_for_a_look_with_every_card_of_every_seat(visit, server):
    created, seat = match_at(server, is_last_to_score, 2, title="carpe_diem", verb="circle")
    page = visit(address(created, seat))
    wait_for_turn(page)
    play_until(server, created, "phase_began")
    page.wait_for_selector(SHOW)
    events = [event for line in server.table(created)["log"] for event in line["events"]]
    begun = [place for place, event in enumerate(events) if event["name"] == "scoring_began"][-1]
    cards = [event["arguments"]["card"] for event in events[begun:] if event["name"] == "card_begun"]
    assert page.locator(f"{SHOW} .cards > li").count() == len(cards) == 4
    page.get_by_role("button", name="Close").click()
    page.locator(SHOW).wait_for(state="detached")


# --- Others who look on ---


def test_two_browsers_see_the_same_table_and_each_its_own_district(visit, server):
    created, seat = match_at(server, can("move"), 2, title="carpe_diem", verb="move")
    pages = [visit(address(created, number)) for number in (0, 1)]
    wait_for_turn(pages[seat])
    before = sequence(pages[1 - seat])
    pages[seat].locator("main [data-lit][data-move^='move']").first.click()
    wait_for_change(pages[1 - seat], before)
    table = server.table(created, seat)
    for number, page in enumerate(pages):
        page.wait_for_selector(f"main[data-seq='{table['seq']}']")
        view = server.table(created, number)["table"]
        shown = drawn(page, view, number)
        for assert_is_drawn in (districts_are_drawn, store_is_drawn, forum_is_drawn):
            assert_is_drawn(shown, view, number)


def test_at_one_screen_the_curtain_hides_the_fountain_cards_of_whoever_played(visit, server):
    created, seat = match_at(server, can("return"), 2, title="carpe_diem", verb="return")
    page = visit(address(created), links=created)
    page.click("#show")
    wait_for_turn(page)
    assert "fountain-card:" in page.content()
    play_until(server, created, "turn_began")
    page.locator("#show").wait_for()
    assert not re.search(r"fountain-card:|the card shows", page.content())
    page.click("#show")
    wait_for_turn(page)
    mine, theirs = (server.table(created, 1 - seat)["table"]["players"][each] for each in (1 - seat, seat))
    shown = page.locator(".own [data-about^='fountain-card:']")
    assert (shown.count(), theirs["fountain_cards"]) == (len(mine["fountain_cards"]), None)


def test_a_replay_draws_every_position_as_it_was(visit, server):
    created = match_in(server, "carpe_diem", 2, random.Random(130))
    last = server.table(created)["move"]
    page = visit(f"{address(created)}?move={last}")
    for move in (last, last // 2, last // 4):
        page.fill("#slider", str(move))
        position = server.ask("GET", f"/api/matches/{created['match']}/positions/{move}")
        view, seat = position["table"], position["to_act"]
        squares = f".own [data-anchor^='square:{seat}:']"
        expect(page.locator(squares)).to_have_count(len(view["players"][seat]["district"]))
        shown = drawn(page, view, seat)
        for assert_is_drawn in (districts_are_drawn, store_is_drawn, forum_is_drawn, scoring_is_drawn):
            assert_is_drawn(shown, view, seat)
        expect(page.locator("main [data-lit]")).to_have_count(0)


def test_the_table_and_the_pictures_of_the_rules_change_their_language_without_a_reload(visit, server):
    page, _, _ = at_decision(visit, server, "move")
    before = sequence(page)
    for language in ("fr", "de", "ru", "en"):
        words = Words(language, "carpe_diem")
        change(page, language=language)
        page.wait_for_selector(f"#prompt:has-text('{words('phase-depot')}')")
        press_elsewhere(page)
        page.click("#to-rules")
        page.locator("dialog#rules figcaption").first.wait_for()
        told = page.locator("dialog#rules li[id] > figure > figcaption").all_inner_texts()
        assert told == [words(each) for each in PICTURES]
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert not IDS.search(page.inner_text("main"))
    assert sequence(page) == before


def test_moves_are_typed_together_or_not_at_all(visit, server):
    page, created, seat = at_decision(visit, server, "move", lambda view: "travel" not in view.legal)
    table, before = server.table(created, seat), sequence(page)
    reached = table["legal"]["move"]
    far = next(str(depot) for depot in range(7) if str(depot) not in reached)
    page.fill("#typed", f"move {far}")
    page.keyboard.press("Enter")
    page.wait_for_selector("#typed-refusal:has-text('(rule C')")
    assert sequence(page) == before
    page.fill("#typed", f"MOVE {reached[0]},  take 1")
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    assert choices_since(server.table(created, seat), table["seq"])[0] == f"move {reached[0]}"
    assert server.table(created, seat)["table"]["in_hand"] is not None


# --- Why not ---


def is_refused(page, words: str) -> None:
    """Beside the prompt it says why not, with a rule that can be read."""
    page.locator("#prompt [role=alert]", has_text=words).wait_for()
    rule = re.search(r"\(rule (C\d+)\)", prompt(page))
    assert rule
    page.click("#show-rule")
    page.wait_for_selector(f"dialog[open] #rule-{rule[1]}[aria-current=true]")


def test_a_depot_out_of_reach_says_why(visit, server):
    page, _, _ = at_decision(visit, server, "move", lambda view: "travel" not in view.legal)
    before = sequence(page)
    page.locator("[data-anchor^='depot:'][aria-disabled=true]").first.click(force=True)
    is_refused(page, "Your patrician does not get to depot")
    assert sequence(page) == before


def has_neighbours(view: Any) -> bool:
    return view.phase == "square" and len(view.table.players[view.seat].district) > 3


def test_a_square_on_which_the_tile_does_not_fit_says_why(visit, server):
    page, created, seat = at_decision(visit, server, "place", has_neighbours)
    built = server.table(created, seat)["table"]["players"][seat]["district"][0]["square"]
    before = sequence(page)
    page.locator(f".own [data-anchor='square:{seat}:{built}']").click(force=True)
    is_refused(page, f"There is a tile on {built} already")
    assert sequence(page) == before


def has_discs(view: Any) -> bool:
    return any(circle.disc is not None for circle in view.table.circles)


def test_a_circle_that_is_taken_says_why(visit, server):
    page, _, _ = at_decision(visit, server, "circle", has_discs)
    page.locator("[data-anchor^='circle:'][aria-label*='disc of']").first.click(force=True)
    is_refused(page, "There is a disc on circle")


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
