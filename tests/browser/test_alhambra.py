"""Alhambra on its drawn table: every decision by mouse and by keyboard, and what the table says on the way."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.expecting import box, boxes, comes, is_silent, says
from tests.browser.playing import (
    ANNA,
    BRUNO,
    BUILDING,
    CARD,
    CHOICE,
    DRAWN,
    LOG,
    OPEN_CARD,
    RANDOM,
    SEATS,
    SHOW,
    TAKE,
    ByKeyboard,
    ByMouse,
    address,
    begun_late,
    goes_alone,
    is_on,
    is_over,
    pay_button,
    play,
    play_on,
    press_elsewhere,
    prompt,
    reach,
    sequence,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.positions import can, match_at, match_with_money
from tests.browser.screens import settle

CALM = 400
"""Milliseconds after which a second press at the same place counts."""
MONEY = r"(yellow|blue|green|orange) (\d)"


def seat_at(visit, server, wanted, seats=3, **options):
    """A page at a position, the match and the seat that it is for."""
    created, seat = match_at(server, wanted, seats)
    page = visit(address(created, seat), **options)
    wait_for_turn(page)
    return page, created, seat


def building(page, slot):
    return page.locator(f"[data-anchor='yard:{slot}']")


def open_card(page, place):
    return page.locator(f"[data-anchor='open:{place}']")


def card(page, seat, currency, value):
    """A card of the hand; of several that are equal, one that is not picked."""
    return page.locator(f"[data-anchor='hand:{seat}:{currency}:{value}']:not([aria-pressed=true])").first


def press_unlit(piece):
    """A click on what is not lit, once it lies still; the driver of the browser would wait until it is lit."""
    expect(piece).to_have_attribute("aria-disabled", "true")
    piece.hover()
    piece.click(force=True)


def status(page):
    """What the cards that are picked lead to, and how much they are."""
    return page.get_by_role("group", name="Ways to pay").inner_text()


def wait_for_effect(page, text):
    """Beside the prompt it says what pointing at something would lead to."""
    page.locator("#prompt [role=status]", has_text=text).wait_for()


def last_moves(server, created, seat):
    """What a seat chose in its last turn, as the log has it."""
    moves = [line for line in server.table(created)["log"] if line["kind"] == "move" and line["seat"] == seat]
    return [line["text"] for line in moves if line["turn"] == moves[-1]["turn"]]


# --- Whole matches ---


def test_a_whole_match_is_played_by_mouse(visit, server):
    page = visit()
    page.fill("#alhambra-name", "Anna")
    page.locator("#alhambra-count").get_by_text("2").click()
    page.select_option("#alhambra-level", "beginner")
    page.click("text=Play now")
    person = ByMouse(4)
    assert play(page, person) > 20
    assert len(person.done & {"picks", "exact", "over", "gift"}) >= 3  # chance brings the usual ones
    assert re.search(r"\bwins\.|shared", page.inner_text(".end h2"))
    match = page.url.rpartition("/")[2]
    rows = page.locator(".standings tbody tr")
    standings = server.ask("GET", f"/api/matches/{match}")["standings"]
    assert sorted(rows.locator(".total").all_inner_texts()) == sorted(str(each["points"]) for each in standings)
    says(page.locator(".standings").first, "Anna")


def test_a_whole_match_is_played_by_keyboard_alone(visit):
    page = visit()
    page.wait_for_selector("#alhambra-level")
    reach(page, "#alhambra-count input", "Tab")
    reach(page, "#alhambra-count input[value='4']", "ArrowRight")
    reach(page, "#alhambra-level", "Tab")
    page.keyboard.type("beg")
    reach(page, "button[type=submit]", "Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-seq]")
    person = ByKeyboard(2)
    assert play(page, person) > 10
    assert "walks" in person.done
    assert is_over(page)
    reach(page, "#rematch", "Tab", 60)


# --- Taking money ---


def test_a_card_that_goes_with_no_other_is_taken_by_one_click(visit, server):
    page, created, seat = seat_at(visit, server, goes_alone)
    before = sequence(page)
    name = open_card(page, 1).get_attribute("aria-label")
    currency, value = re.search(MONEY, name).groups()
    expect(open_card(page, 1)).to_have_attribute("data-move", "take 2")
    open_card(page, 1).hover()
    wait_for_effect(page, f"takes {currency} {value}")
    wait_for_effect(page, "ends the turn")
    open_card(page, 1).click()
    wait_for_change(page, before)
    assert last_moves(server, created, seat) == ["take 2"]
    says(page.locator(LOG), f"takes {currency} {value}")


def several(view):
    """Two open cards can be taken together."""
    return view.phase == "action" and any(noun.count("+") == 1 for noun in view.legal.get("take", ()))


def pair_of(table):
    """The places of two such cards, as a move names them."""
    return next(noun for noun in table["legal"]["take"] if noun.count("+") == 1)


def test_several_cards_are_gathered_and_taken_together(visit, server):
    page, created, seat = seat_at(visit, server, several)
    noun = pair_of(server.table(created, seat))
    one, other = (open_card(page, int(place) - 1) for place in noun.split("+"))
    before = sequence(page)
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(page.locator(TAKE)).to_have_count(1)
    one.click()
    expect(one).to_have_attribute("data-lit", "")
    page.wait_for_timeout(CALM)
    one.click()
    expect(one).to_have_attribute("aria-pressed", "false")
    page.wait_for_timeout(CALM)
    one.click()
    values = [re.search(MONEY, each.get_attribute("aria-label"))[2] for each in (one, other)]
    expect(page.locator(TAKE)).to_have_text(f"Take {' + '.join(values)}", use_inner_text=True)
    page.locator(TAKE).click()
    wait_for_change(page, before)
    assert last_moves(server, created, seat) == [f"take {noun}"]


def test_a_double_click_picks_a_card_once_and_takes_nothing(visit, server):
    page, created, seat = seat_at(visit, server, several)
    noun = pair_of(server.table(created, seat))
    before = server.table(created, seat)["seq"]
    picked = open_card(page, int(noun.split("+")[0]) - 1)
    picked.dblclick()
    expect(picked).to_have_attribute("aria-pressed", "true")
    assert server.table(created, seat)["seq"] == before


def test_what_was_gathered_is_put_back_with_escape(visit, server):
    page, created, seat = seat_at(visit, server, several)
    noun = pair_of(server.table(created, seat))
    open_card(page, int(noun.split("+")[0]) - 1).click()
    expect(page.locator(TAKE)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(TAKE)).to_have_count(0)
    expect(page.locator(f"{OPEN_CARD}[aria-pressed=true]")).to_have_count(0)


# --- Buying ---


def exact_with_two(view):
    """An exact payment with several cards, beside other ways to pay for the same building."""
    ways = [each for each in view.table.payments if view.phase == "action"]
    exact = [each for each in ways if each.exact and len(set(each.cards)) > 1]
    return any(sum(way.slot == each.slot for way in ways) > 1 for each in exact)


def exact_payment(server, created, seat):
    ways = server.table(created, seat)["table"]["payments"]
    return next(
        each for each in ways
        if each["exact"] and len(set(each["cards"])) > 1 and sum(way["slot"] == each["slot"] for way in ways) > 1
    )  # fmt: skip


@pytest.mark.parametrize("is_upwards", [False, True])
def test_a_building_is_paid_exactly_with_cards_in_any_order(visit, server, is_upwards):
    page, created, seat = seat_at(visit, server, exact_with_two)
    payment = exact_payment(server, created, seat)
    slot, cards, price = payment["slot"], sorted(payment["cards"], reverse=not is_upwards), payment["total"]
    before = sequence(page)
    assert "you can pay exactly" in building(page, slot).get_attribute("aria-label")
    building(page, slot).click()
    assert f"0 of {price}" in status(page)
    assert f"Pick {slot} cards, in any order." in status(page)
    for count, value in enumerate(cards):
        so_far = sum(cards[:count])
        if count:
            assert f"{so_far} of {price}" in status(page)
            assert f"{price - so_far} to go" in status(page)
            expect(pay_button(page)).to_have_count(0)
        card(page, seat, slot, value).click()
    assert f"{price} of {price}" in status(page)
    assert "exact: act again" in status(page)
    pay_button(page).click()
    wait_for_change(page, before)
    wait_for_turn(page)
    moves = last_moves(server, created, seat)
    falling = [f"pay {value}" for value in sorted(cards, reverse=True)]
    assert moves[-len(cards) - 2 :] == [f"buy {slot}", *falling, "stop"]
    says(page.locator("#prompt"), "Your turn")
    says(page.locator(LOG), "exact: acts again")
    expect(page.get_by_role("img", name=f"Empty {slot} slot")).to_have_count(1)


def test_a_building_is_paid_by_keyboard_alone(visit, server):
    page, created, seat = seat_at(visit, server, exact_with_two)
    payment = exact_payment(server, created, seat)
    slot, cards = payment["slot"], payment["cards"]
    before = sequence(page)
    page.keyboard.press("m")
    page.keyboard.press("Home")
    reach(page, f"[data-anchor='yard:{slot}']", "ArrowRight")
    page.keyboard.press("Enter")
    reach(page, "[data-anchor^='hand:']", "Tab")
    for value in cards:
        page.keyboard.press("Home")
        reach(page, f"[data-anchor='hand:{seat}:{slot}:{value}']:not([aria-pressed=true])", "ArrowRight")
        page.keyboard.press("Enter")
    assert "exact: act again" in status(page)
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    assert last_moves(server, created, seat)[-len(cards) - 1 :] == [*(f"pay {value}" for value in cards), "stop"]
    page.wait_for_function("choice => document.activeElement.matches(choice)", arg=CHOICE)


def test_a_payment_that_is_offered_is_made_with_one_click(visit, server):
    page, created, seat = seat_at(visit, server, exact_with_two)
    payment = exact_payment(server, created, seat)
    before = sequence(page)
    building(page, payment["slot"]).click()
    offer = page.get_by_role("list", name="Ways to pay").get_by_role("button").first
    says(offer, "exact")
    offer.click()
    wait_for_change(page, before)
    assert "stop" in last_moves(server, created, seat)


def too_much(view):
    """A building that can only be paid with too much."""
    if view.phase != "action":
        return False
    exact = {each.slot for each in view.table.payments if each.exact}
    return any(each.slot not in exact for each in view.table.payments)


def costly_payment(view):
    """The payment for such a building that loses the least."""
    exact = {each["slot"] for each in view["payments"] if each["exact"]}
    return min((each for each in view["payments"] if each["slot"] not in exact), key=lambda each: each["total"])


def test_paying_too_much_is_said_before_and_ends_the_turn(visit, server):
    page, created, seat = seat_at(visit, server, too_much)
    table = server.table(created, seat)["table"]
    payment = costly_payment(table)
    slot = payment["slot"]
    price = next(each["building"]["price"] for each in table["yard"] if each["slot"] == slot)
    over = payment["total"] - price
    before = sequence(page)
    assert f"you can pay, at least {over} too much" in building(page, slot).get_attribute("aria-label")
    building(page, slot).click()
    for value in payment["cards"]:
        if card(page, seat, slot, value).count():
            card(page, seat, slot, value).click()
    assert f"{payment['total']} of {price}" in status(page)
    assert f"{over} too much: the turn ends" in status(page)
    pay_button(page).click()
    wait_for_change(page, before)
    assert server.table(created)["to_act"] != seat
    is_silent(page.locator("#prompt"), "Your turn")


def test_a_payment_that_ends_the_turn_is_confirmed_where_that_is_wished(visit, server):
    page, created, seat = seat_at(visit, server, too_much, device={"confirm": "always"})
    payment = costly_payment(server.table(created, seat)["table"])
    before = sequence(page)
    building(page, payment["slot"]).click()
    for value in payment["cards"]:
        if card(page, seat, payment["slot"], value).count():
            card(page, seat, payment["slot"], value).click()
    pay_button(page).click()
    page.wait_for_selector("dialog[open]")
    says(page.locator("dialog[open]").first, "too much: the turn ends")
    page.click("text=Not yet")
    assert sequence(page) == before
    expect(pay_button(page)).to_have_count(1)
    pay_button(page).click()
    page.click("text=Do it")
    wait_for_change(page, before)


def test_a_purchase_is_put_back_by_its_building_its_cross_and_escape(visit, server):
    page, created, seat = seat_at(visit, server, exact_with_two)
    slot = exact_payment(server, created, seat)["slot"]
    before = sequence(page)
    for put_back in (
        lambda: building(page, slot).click(),
        lambda: page.get_by_role("button", name="Cancel").click(),
        lambda: page.keyboard.press("Escape"),
    ):
        press_elsewhere(page)
        building(page, slot).click()
        page.locator(f"{CARD}[aria-pressed=false]").first.click()
        expect(page.get_by_role("group", name="Ways to pay")).to_have_count(1)
        put_back()
        expect(page.get_by_role("group", name="Ways to pay")).to_have_count(0)
        expect(page.locator(CARD)).to_have_count(0)
    assert sequence(page) == before


def test_a_payment_that_was_begun_elsewhere_is_continued(visit, server):
    created, seat = match_at(server, exact_with_two)
    payment = exact_payment(server, created, seat)
    slot, (first, *rest), price = payment["slot"], payment["cards"], payment["total"]
    server.play(created, f"buy {slot}", f"pay {first}")
    assert server.table(created, seat)["phase"] == "payment", "the position leaves no choice"
    page = visit(address(created, seat))
    wait_for_turn(page)
    before = sequence(page)
    assert f"{first} of {price}" in status(page)
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    expect(page.locator(BUILDING)).to_have_count(0)
    for value in rest:
        card(page, seat, slot, value).click()
    assert "exact: act again" in status(page)
    pay_button(page).click()
    wait_for_change(page, before)
    assert last_moves(server, created, seat)[-len(rest) - 1 :] == [*(f"pay {value}" for value in rest), "stop"]


def test_another_seat_sees_what_is_laid_down(visit, server):
    created, seat = match_at(server, exact_with_two)
    payment = exact_payment(server, created, seat)
    other = visit(address(created, (seat + 1) % 3))
    other.wait_for_selector(DRAWN)
    server.play(created, f"buy {payment['slot']}", f"pay {payment['cards'][0]}")
    laid = other.wait_for_selector(f"[data-anchor='laid:{payment['slot']}']")
    assert len(laid.query_selector_all("svg")) == 1
    expect(other.locator(CHOICE)).to_have_count(0)


# --- Martin ---


@pytest.mark.parametrize("choice", ["keep", "give"])
def test_a_building_is_kept_or_given_to_martin(visit, server, choice):
    page, created, seat = seat_at(visit, server, can("give"), seats=2)
    table = server.table(created, seat)["table"]
    kind, price = table["bought"]["kind"], table["bought"]["price"]
    before = sequence(page)
    for move, words in (("keep", f"Keep {kind} {price}"), ("give", f"Give {kind} {price} to Martin")):
        expect(page.locator(f"[data-move={move}]").first).to_have_text(words, use_inner_text=True)
    says(page.locator("#prompt"), "Keep the building you bought, or give it to Martin.")
    page.hover(f"[data-move={choice}]")
    gets = f"gets {kind} {price}" if choice == "keep" else f"Martin: gets {kind} {price}"
    wait_for_effect(page, gets)
    page.click(f"[data-move={choice}]")
    wait_for_change(page, before)
    after = server.table(created, seat)["table"]
    owner = (after["owners"][seat] if choice == "keep" else after["martin"])["buildings"]
    assert {"kind": kind, "price": price} in owner
    expect(page.locator("[data-move=keep], [data-move=give]")).to_have_count(0)


# --- Why not ---


def out_of_reach(view):
    """Some buildings can be bought, others not."""
    return view.phase == "action" and 0 < len(view.legal.get("buy", ())) < 4


def test_a_building_that_cannot_be_bought_says_why_with_its_rule_and_opens_it(visit, server):
    page, created, seat = seat_at(visit, server, out_of_reach)
    legal = server.table(created, seat)["legal"]["buy"]
    slot = next(each["slot"] for each in server.table(created)["table"]["yard"] if each["slot"] not in legal)
    before = sequence(page)
    press_unlit(building(page, slot))
    page.wait_for_selector("#prompt [role=alert]")
    says(page.locator("#prompt"), "and you have only")
    rule = re.search(r"\(rule (A\d+)\)", prompt(page))[1]
    page.click("#show-rule")
    shown = page.locator(f"dialog[open] #rule-{rule}")
    expect(shown).to_have_attribute("aria-current", "true")
    assert len(shown.inner_text()) > 60
    assert shown.evaluate("rule => rule === document.activeElement")
    drawer, passage = boxes(page.locator(f"dialog[open], #rule-{rule}"))
    assert drawer["y"] <= passage["y"] < drawer["y"] + drawer["height"]
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert sequence(page) == before


def test_a_card_that_cannot_be_paid_with_says_why(visit, server):
    page, created, seat = seat_at(visit, server, exact_with_two)
    table = server.table(created, seat)["table"]
    slot = exact_payment(server, created, seat)["slot"]
    hand = table["owners"][seat]["hand"]
    held = {each["value"] for each in hand if each["currency"] == slot}
    foreign = next(each for each in hand if each["currency"] != slot and each["value"] not in held)
    press_unlit(card(page, seat, foreign["currency"], foreign["value"]))
    page.wait_for_selector("#prompt [role=alert]")
    says(page.locator("#prompt"), "There is nothing to pay for right now")
    building(page, slot).click()
    page.get_by_role("group", name="Ways to pay").wait_for()
    press_unlit(card(page, seat, foreign["currency"], foreign["value"]))
    says(page.locator("#prompt"), f"This building is paid for with {slot} cards only. (rule A10)")
    is_silent(page.locator("#prompt"), "There is nothing to pay for right now")
    assert card(page, seat, foreign["currency"], foreign["value"]).get_attribute("aria-pressed") is None


def twin_of_another_currency(table):
    """A payment, and a card of another currency in hand that is worth as much as one of its cards."""
    owner = next(owner for owner in table["owners"] if owner.get("hand"))
    for payment in table["payments"]:
        for held in owner["hand"]:
            if held["currency"] != payment["slot"] and held["value"] in payment["cards"]:
                return payment, held
    return None


def test_a_card_of_another_currency_is_refused_as_that_whatever_it_is_worth(visit, server):
    """A move of a payment names a value alone, and that one may be paid in the currency of the slot."""

    def wanted(view):
        return view.phase == "action" and twin_of_another_currency(dataclasses.asdict(view.table)) is not None

    page, created, seat = seat_at(visit, server, wanted)
    payment, held = twin_of_another_currency(server.table(created, seat)["table"])
    building(page, payment["slot"]).click()
    page.get_by_role("group", name="Ways to pay").wait_for()
    press_unlit(card(page, seat, held["currency"], held["value"]))
    says(page.locator("#prompt"), f"This building is paid for with {payment['slot']} cards only. (rule A10)")
    page.locator("#show-rule").click()
    says(page.locator("dialog"), "Buy one building of the yard with cards of its slot")


def one_too_many(table):
    """A payment, and a card of its currency that is in hand as well and too many for it."""
    owner = next(owner for owner in table["owners"] if owner.get("hand"))
    for payment in table["payments"]:
        held = [card["value"] for card in owner["hand"] if card["currency"] == payment["slot"]]
        for value in sorted({value for value in held if held.count(value) > payment["cards"].count(value)}):
            more = Counter([*payment["cards"], value])
            if not any(more <= Counter(each["cards"]) for each in table["payments"] if each["slot"] == payment["slot"]):
                return payment, value
    return None


@pytest.mark.parametrize("seats", [2, 3])
def test_a_card_that_is_too_many_is_refused_as_that(visit, server, seats):
    def wanted(view):
        return view.phase == "action" and one_too_many(dataclasses.asdict(view.table)) is not None

    page, created, seat = seat_at(visit, server, wanted, seats)
    payment, value = one_too_many(server.table(created, seat)["table"])
    building(page, payment["slot"]).click()
    settle(page)
    if page.locator("[data-anchor^='hand:'][aria-pressed=true]").count() == 0:  # else this is the one way to pay
        for each in payment["cards"]:
            card(page, seat, payment["slot"], each).click()
    press_unlit(card(page, seat, payment["slot"], value))
    says(page.locator("#prompt"), "more cards than the price asks for")
    says(page.locator("#prompt"), "(rule A10)")


def test_open_money_that_cannot_be_taken_together_is_taken_instead(visit, server):
    page, created, seat = seat_at(visit, server, several)
    takes = server.table(created, seat)["legal"]["take"]
    first = pair_of(server.table(created, seat)).split("+")[0]
    alone = next(place for place in "1234" if not any({first, place} <= set(noun.split("+")) for noun in takes))
    open_card(page, int(first) - 1).click()
    open_card(page, int(alone) - 1).click()
    page.wait_for_selector(f"[data-anchor='open:{int(alone) - 1}'][aria-pressed=true]")
    expect(open_card(page, int(first) - 1)).to_have_attribute("aria-pressed", "false")
    before = sequence(page)
    page.get_by_role("button", name="Take").click()
    wait_for_change(page, before)


# --- A phone ---

PHONES = ((360, 640), (360, 780), (390, 844))
HIDDEN = """() => {
  const waysToPlace = ["center", "nearest", "start", "end"];
  /** Its middle, and of what lies on the table also its ends. */
  const pointsOf = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const isOnTable = thing.matches("[data-anchor^='yard:'], [data-anchor^='open:']");
    return (isOnTable ? [0.1, 0.5, 0.9] : [0.5]).map((part) => [left + width / 2, top + height * part]);
  };
  const isFree = (thing) => (block) => {
    thing.scrollIntoView({ block, inline: "center", behavior: "instant" });
    return pointsOf(thing).every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  };
  const lit = [...document.querySelectorAll("main [data-lit]")];
  const hidden = lit.filter((thing) => !waysToPlace.some(isFree(thing)));
  return [lit.length, hidden.map((thing) => thing.outerHTML.slice(0, 99))];
}"""
"""How much is lit, and what of it lies under something else however one scrolls."""


def touch(page, button):
    """A finger on what is in sight: nothing is scrolled for it."""
    at = box(button)
    page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)


@pytest.mark.parametrize("cards", [13, 20])
def test_on_a_phone_a_large_hand_hides_no_choice(visit, server, cards):
    created, seat = match_with_money(server, cards)
    page = visit(address(created, seat), has_touch=True, is_mobile=True, viewport={"width": 360, "height": 640})
    wait_for_turn(page)
    buildings = page.locator(BUILDING).count()
    hidden = {}
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        hidden[width, height, "at rest"] = page.evaluate(HIDDEN)
        for place in range(buildings):
            press_elsewhere(page)
            page.locator(BUILDING).nth(place).tap()
            page.get_by_role("group", name="Ways to pay").wait_for()
            hidden[width, height, place] = page.evaluate(HIDDEN)
            page.keyboard.press("Escape")
    assert all(lit > 3 for lit, _ in hidden.values())
    assert {where: under for where, (_, under) in hidden.items() if under} == {}


def test_on_a_phone_a_purchase_leaves_the_table_where_it_lies(visit, server):
    window = {"width": 360, "height": 740}
    page, created, seat = seat_at(visit, server, too_much, viewport=window, has_touch=True, is_mobile=True)
    payment = costly_payment(server.table(created, seat)["table"])
    bought = building(page, payment["slot"])
    page.evaluate("scrollTo(0, 120)")
    bought.tap()
    pay_button(page).wait_for()
    before, height = sequence(page), box(bought)["y"]
    touch(page, pay_button(page))
    touch(page, page.get_by_role("button", name="Do it"))
    wait_for_change(page, before)
    settle(page)
    assert box(bought)["y"] == pytest.approx(height, abs=2)


def test_what_opens_over_an_enlarged_board_leaves_room_to_close_it(visit, server):
    window = {"width": 360, "height": 640}
    page, _, _ = seat_at(
        visit, server, lambda view: len(view.table.discard) > 25, viewport=window, has_touch=True, is_mobile=True
    )
    for _ in range(4):
        page.locator("#zoom-in").tap()
    page.locator("[data-anchor=discard]").tap()
    opened = page.locator(SHOW)
    opened.wait_for()
    settle(page)
    at = box(opened)
    assert 0 <= at["x"] < at["x"] + at["width"] <= window["width"]
    assert 0 < at["y"] < at["y"] + at["height"] < window["height"]
    page.touchscreen.tap(window["width"] / 2, at["y"] / 2)
    opened.wait_for(state="detached")


def slot_paid_one_way(table):
    """A slot whose building can be paid for in one way alone, and exactly: its cards are picked with it."""
    slots = [payment["slot"] for payment in table["payments"]]
    sole = (payment["slot"] for payment in table["payments"] if payment["exact"] and slots.count(payment["slot"]) == 1)
    return next(sole, None)


def test_on_a_phone_nothing_scrolls_by_itself_when_a_building_is_bought(visit, server):
    def wanted(view):
        return view.phase == "action" and slot_paid_one_way(dataclasses.asdict(view.table)) is not None

    window = {"width": 390, "height": 844}
    page, created, seat = seat_at(visit, server, wanted, viewport=window, has_touch=True, is_mobile=True)
    slot = slot_paid_one_way(server.table(created, seat)["table"])
    touch(page, building(page, slot))
    pay_button(page).wait_for()
    settle(page)
    before, scrolled = sequence(page), page.evaluate("scrollY")
    press_elsewhere(page)
    touch(page, pay_button(page))
    wait_for_change(page, before)
    wait_for_turn(page)
    comes(page, "scrollY", scrolled)


SMALL, TOUCH = {"width": 360, "height": 640}, {"has_touch": True, "is_mobile": True}
A_FINGER = "new Touch({ identifier: 1, target: document.body })"
OUT_OF_SIGHT = """() => {
  const sheet = document.querySelector(".own.docked").getBoundingClientRect();
  const prompt = document.querySelector(".sticky").getBoundingClientRect();
  const isOut = ({ top, bottom }) => top < prompt.bottom - 1 || bottom > sheet.top + 1;
  const lit = [...document.querySelectorAll("main .area [data-lit]")];
  return lit.filter((thing) => isOut(thing.getBoundingClientRect())).map((thing) => thing.dataset.anchor);
}"""
"""What is lit on the table and not wholly to be seen."""


@pytest.mark.parametrize("window", [(360, 640), (1024, 768)], ids=["phone", "tablet"])
def test_what_can_be_chosen_comes_into_sight(visit, server, window):
    width, height = window
    size = {"width": width, "height": height}
    is_phone = {"has_touch": True, "is_mobile": True} if width < 400 else {}
    page, _, _ = seat_at(visit, server, goes_alone, viewport=size, **is_phone)
    wait_for_turn(page)
    comes(page, OUT_OF_SIGHT, [])
    assert page.locator("main .area [data-lit]").count() > 3
    if not is_phone:  # and what everybody has built, with three players
        rows = boxes(page.locator("tr[data-anchor^=owner]"))
        assert rows[-1]["y"] + rows[-1]["height"] <= box(page.locator(".own.docked"))["y"]


def test_what_can_be_chosen_comes_into_sight_when_a_turn_begins(visit, server):
    created, seat = match_at(server, goes_alone, 2)
    page = visit(address(created, 1 - seat), viewport=SMALL, **TOUCH)
    page.wait_for_selector("main .area")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    server.play(created, "take 1")
    wait_for_turn(page)
    comes(page, OUT_OF_SIGHT, [])


def test_nothing_comes_into_sight_under_a_finger(visit, server):
    created, seat = match_at(server, goes_alone, 2)
    page = visit(address(created, 1 - seat), viewport=SMALL, **TOUCH)
    page.wait_for_selector("main .area")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.evaluate(f"document.body.dispatchEvent(new TouchEvent('touchstart', {{ touches: [{A_FINGER}] }}))")
    settle(page)
    scrolled = page.evaluate("scrollY")
    server.play(created, "take 1")
    wait_for_turn(page)
    settle(page)
    assert page.evaluate("scrollY") == pytest.approx(scrolled, abs=2)
    assert page.evaluate(OUT_OF_SIGHT)


# --- Scorings ---


def scoring_near(view):
    return view.phase == "action" and any(due.at_most < 12 for due in view.table.due)


def play_until_scoring(server, created):
    """Take money for everybody until a scoring card turns up."""
    for _ in range(30):
        table = server.table(created, server.table(created)["to_act"])
        verb, nouns = (
            ("take", table["legal"]["take"]) if "take" in table["legal"] else next(iter(table["legal"].items()))
        )
        server.play(created, f"{verb} {nouns[-1]}".strip())
        for line in server.table(created)["log"]:
            if line["seq"] >= table["seq"] and any(event["name"] == "scoring_held" for event in line["events"]):
                return [event for event in line["events"] if event["name"] == "scored"]
    raise AssertionError("no scoring came")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_scoring_is_told_kind_by_kind_and_hinders_nothing(visit, server, motion):
    created, seat = match_at(server, scoring_near, 4)
    page = visit(address(created, seat), reduced_motion=motion)
    wait_for_turn(page)
    scored = play_until_scoring(server, created)
    show = page.locator(SHOW)
    show.wait_for()
    assert re.match(r"Scoring [ABC]", show.get_by_role("heading").inner_text())
    expect(page.locator(f"{SEATS} .acting")).to_have_count(0)  # the page itself waits
    if motion == "no-preference":
        assert show.get_by_role("button").inner_text() == "Show all"
        page.wait_for_function("show => document.querySelectorAll(`${show} tbody tr.told`).length > 1", arg=SHOW)
        assert show.locator("tbody tr.told").count() < 6
        show.get_by_role("button").click()
    expect(show.locator("tr.told")).to_have_count(7)
    totals = [int(cell) for cell in show.locator("tfoot td").all_inner_texts()]
    by_seat = [sum(e["arguments"]["points"] for e in scored if e["arguments"]["seat"] == number) for number in range(4)]
    assert totals == by_seat
    page.click("#to-come")
    page.keyboard.press("Escape")
    show.get_by_role("button", name="Close").click()
    show.wait_for(state="hidden")
    expect(page.locator(f"{SEATS} .acting")).to_have_count(1)


def test_the_last_scoring_is_looked_at_before_the_result_and_the_result_is_gone_to(visit, server):
    created = begun_late(server, ANNA, BRUNO)
    page = visit(address(created, 0))
    page.wait_for_selector(DRAWN)
    play_on(server, created)
    show = page.locator(SHOW)
    show.wait_for()
    says(show.get_by_role("heading"), "Scoring C")
    points = page.locator(f"{SEATS} .points [aria-hidden]")
    totals = [str(each["points"]) for each in server.table(created)["standings"]]
    assert all(shown != total for shown, total in zip(points.all_inner_texts(), totals, strict=True))
    expect(page.locator(f".end, #to-result, {SEATS} .acting")).to_have_count(0)
    is_silent(page.locator(LOG), "Scoring C")
    show.get_by_role("button", name="Close").click()
    page.wait_for_function("() => document.activeElement.id === 'end-heading'")
    assert points.all_inner_texts() == totals
    says(page.locator(LOG), "Scoring C")
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    page.click("#to-result")
    comes(page, "document.activeElement.id", "end-heading")
    heading = box(page.locator("#end-heading"))
    assert 0 < heading["y"] < page.viewport_size["height"] - heading["height"]


# --- What is counted ---


def test_the_score_sheet_and_what_is_to_come_say_what_the_view_says(visit, server):
    created, seat = match_at(server, lambda view: view.phase == "action" and len(view.table.held) == 1)
    page = visit(address(created, seat))
    wait_for_turn(page)
    view = server.table(created, seat)["table"]
    page.click("#to-sheet")
    owners = view["owners"]
    left = [scoring for scoring in owners[0]["points"] if scoring not in view["held"]]
    totals = [sum(owner["points"].values()) for owner in owners]
    expected = [
        *([owner["points"][scoring] for owner in owners] for scoring in view["held"]),
        *(["–"] * len(owners) for _ in left),
        totals,
        *([f"+{owner['outlook'][scoring]}" for owner in owners] for scoring in left),
        [total + owner["outlook"]["C"] for total, owner in zip(totals, owners, strict=True)],
    ]
    sheet = page.locator("dialog[open] table").first
    sheet.wait_for()
    rows = sheet.locator("tbody tr:has(td)").all()
    assert [row.locator("td").all_inner_texts() for row in rows] == [[str(cell) for cell in row] for row in expected]
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    page.click("#to-come")
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("img").first.wait_for()
    says(dialog, f"({view['building_pile']})")
    for kind, prices in view["unseen_buildings"].items():
        expect(dialog.get_by_role("img", name=re.compile(f"^{kind} "))).to_have_count(len(prices))
    for currency, counts in view["unseen_money"].items():
        cells = dialog.get_by_role("row", name=re.compile(currency, re.IGNORECASE)).locator("td").all_inner_texts()
        assert cells == [*(str(count) if count else "–" for count in counts), str(sum(counts))]


# --- Keys and eyes ---


def test_the_arrow_keys_walk_over_the_board_and_tab_stops_once(visit, server):
    page, _, _ = seat_at(visit, server, exact_with_two)
    page.keyboard.press("m")
    assert is_on(page, CHOICE)
    page.keyboard.press("Home")
    assert is_on(page, "[data-anchor='yard:yellow']")
    for slot in ("blue", "green", "orange"):
        page.keyboard.press("ArrowRight")
        assert is_on(page, f"[data-anchor='yard:{slot}']")
    page.keyboard.press("ArrowRight")
    assert is_on(page, "[data-anchor^='open:']")
    page.keyboard.press("End")
    assert is_on(page, "[data-anchor='open:3']")
    page.keyboard.press("Tab")
    assert not is_on(page, "[data-anchor^='open:'], [data-anchor^='yard:']")
    reach(page, "[data-anchor^='hand:']", "Tab")
    page.keyboard.press("ArrowRight")
    assert is_on(page, "[data-anchor^='hand:']")


def test_up_and_down_lead_from_the_board_to_the_hand_and_back(visit, server):
    page, _, _ = seat_at(visit, server, exact_with_two)
    page.keyboard.press("m")
    assert is_on(page, "main [data-anchor^='yard:'], main [data-anchor^='open:']")
    reach(page, "[data-own] [data-anchor^='hand:']", "ArrowDown")
    reach(page, "main [data-anchor^='yard:'], main [data-anchor^='open:']", "ArrowUp")


def test_after_a_move_by_keyboard_the_focus_goes_on_to_the_next_choice(visit, server):
    page = visit(address(server.make(ANNA, RANDOM), 0))
    wait_for_turn(page)
    for _ in range(3):
        before = sequence(page)
        ByKeyboard(1)(page)
        wait_for_change(page, before)
        wait_for_turn(page)
        page.wait_for_function("choice => document.activeElement.matches(`${choice}, #prompt`)", arg=CHOICE)


def test_a_spectator_sees_no_hand_and_nothing_to_press(visit, server):
    created = server.make(ANNA, BRUNO)
    page = visit(address(created))
    page.wait_for_selector(DRAWN)
    expect(page.locator("main [data-anchor^='hand:'] [data-anchor]")).to_have_count(0)
    expect(page.locator(f"{CHOICE}, main [data-rove]")).to_have_count(0)
    says(page.locator("main"), "You are watching; the hands are secret.")
    expect(page.locator("#typed")).to_have_count(0)
    view = server.table(created)["table"]
    shown = [slot["building"] for slot in view["yard"]]
    expect(page.locator(DRAWN)).to_have_count(len(shown))
    public = len([card for card in view["open_money"] if card])
    names = page.get_by_role("img").evaluate_all("all => all.map((each) => each.getAttribute('aria-label'))")
    assert len([name for name in names if name and re.search(MONEY, name) and "slot" not in name]) == public


def test_with_open_hands_a_spectator_sees_them(visit, server):
    created = server.make(ANNA, BRUNO, options={"tracking": "open"})
    page = visit(address(created))
    page.wait_for_selector(DRAWN)
    hands = [owner["hand"] for owner in server.table(created)["table"]["owners"]]
    section = page.get_by_role("region", name="Hand")
    expect(section.get_by_role("img", name=re.compile(MONEY))).to_have_count(sum(map(len, hands)))


# --- At a glance ---


def test_a_piece_says_what_it_is_and_how_many_there_are(visit, server):
    page, created, seat = seat_at(visit, server, lambda view: view.phase == "action" and view.turn > 20)
    slot = next(slot for slot in server.table(created, seat)["table"]["yard"] if slot["building"])
    kind = slot["building"]["kind"]
    table = server.table(created, seat)["table"]
    in_game = next(each["buildings"] for each in table["kinds"] if each["kind"] == kind)
    building(page, slot["slot"]).focus()
    page.keyboard.press("i")
    told = page.locator("#about")
    told.get_by_text(f"{in_game} in the game, {len(table['unseen_buildings'][kind])} still to come").wait_for()
    says(told, "Rule A20")
    page.keyboard.press("Escape")
    told.wait_for(state="detached")


def test_an_opponent_is_seen_small_and_enlarged(visit, server):
    page, created, seat = seat_at(visit, server, lambda view: view.phase == "action" and view.turn > 30)
    other = (seat + 1) % 3
    owner = server.table(created, seat)["table"]["owners"][other]
    row = page.locator(SEATS).get_by_role("listitem").nth(other).locator("button.has")
    counts = [int(text) for text in row.locator("[aria-hidden]").first.inner_text().split()]
    assert sum(counts[:-1]) == len(owner["buildings"])
    assert counts[-1] == owner["hand_size"]
    row.click()
    close = page.locator("#seat-close")
    close.locator(".kinds").wait_for()
    expect(close.locator(".kinds").get_by_role("img")).to_have_count(len(owner["buildings"]))
    says(close, f"{owner['hand_size']} card")


def test_the_last_move_of_each_seat_is_marked(visit, server):
    created, first = match_at(server, goes_alone, 2)
    server.play(created, "take 2")
    page = visit(address(created, 1 - first))
    wait_for_turn(page)
    page.wait_for_selector("[data-mark]")
    assert page.locator(f"[data-mark='{first}']").evaluate_all("all => all.map((each) => each.dataset.anchor)") == [
        "open:1"
    ]
