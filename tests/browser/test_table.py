"""At the table of any title, in a real browser against a real server: a person plays, and is told what there is."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from insula.words import Words
from tests.browser.expecting import box, comes, is_silent, says
from tests.browser.playing import (
    ANNA,
    BRUNO,
    CHOICE,
    DRAWN,
    LOG,
    MOVE,
    OPEN,
    PLAIN,
    RANDOM,
    SEATS,
    ByMouse,
    address,
    begun_late,
    click_first,
    goes_alone,
    is_on,
    is_over,
    play,
    play_on,
    press_elsewhere,
    press_enter,
    sequence,
    token_of,
    wait_for_change,
    wait_for_previews,
    wait_for_turn,
)
from tests.browser.positions import match_at
from tests.browser.screens import play_until

PEOPLE = [{"kind": "person", "name": name} for name in ("Anna", "Bruno", "Clara")]
TITLES = ("alhambra", "arkadia", "carpe_diem")
TOUCH = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 800}}


def actor_of(server, created):
    return server.table(created)["to_act"]


def two_at_the_table(visit, server, **options):
    """A match of two people: the page of the one to act, that of the other, and the match."""
    created = server.make(ANNA, BRUNO)
    actor = actor_of(server, created)
    mine, theirs = visit(address(created, actor), **options), visit(address(created, 1 - actor), **options)
    wait_for_turn(mine)
    theirs.wait_for_selector(SEATS)
    return mine, theirs, created


def switch(page, setting, value):
    """Choose something in the settings."""
    page.click("#to-settings")
    page.locator(f"#setting-{setting}").get_by_text(value, exact=True).click()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


# --- The plain table ---


def test_a_match_is_played_to_its_end_on_the_plain_table_by_keyboard(visit, server):
    page = visit(address(begun_late(server, ANNA, RANDOM, move=160), 0), device=PLAIN)
    wait_for_turn(page)
    moves = 0
    while not is_over(page) and moves < 200:
        before = sequence(page)
        page.keyboard.press("m")
        press_enter(page)
        wait_for_change(page, before)
        moves += 1
        page.wait_for_function(
            "move => document.activeElement.matches(`${move}, #prompt`) || document.querySelector('.end')", arg=MOVE
        )
        wait_for_turn(page)
    assert moves > 5
    assert is_over(page)


def test_a_match_is_played_on_the_plain_table_by_clicking(visit, server):
    page = visit(address(server.make(ANNA, RANDOM), 0), device=PLAIN)
    wait_for_turn(page)
    expect(page.locator("main [data-lit]:not([data-move])")).to_have_count(0)
    assert play(page, click_first, 8) == 8


def test_on_the_plain_table_the_moves_say_what_they_lead_to_and_the_arrow_keys_walk(visit, server):
    mine, _, _ = two_at_the_table(visit, server, device=PLAIN)
    wait_for_previews(mine)
    take = mine.locator("[data-move^=take]").first
    says(take, "takes")
    says(take, "ends the turn")
    take.focus()
    for key in ("ArrowRight", "ArrowDown"):  # they lie in rows, in columns or in both
        mine.keyboard.press(key)
    assert is_on(mine, MOVE)
    assert not mine.evaluate("first => document.activeElement.dataset.move === first", take.get_attribute("data-move"))


def test_the_table_can_be_changed_from_drawn_to_plain_and_back_without_a_reload(visit, server):
    page = visit(address(server.make(ANNA, RANDOM), 0))
    wait_for_turn(page)
    page.evaluate("window.isTheSamePage = true")
    switch(page, "table", "plain lists")
    wait_for_previews(page)
    expect(page.locator(DRAWN)).to_have_count(0)
    switch(page, "table", "drawn")
    page.wait_for_selector(DRAWN)
    assert page.evaluate("window.isTheSamePage")


# --- A turn ---


def test_title_and_icon_and_a_live_text_say_whose_turn_it_is(visit, server):
    mine, theirs, _ = two_at_the_table(visit, server)
    assert mine.title().startswith("● Your turn")
    expect(mine.locator("link[rel=icon]").first).to_have_attribute("href", "/static/icon-turn.svg")
    expect(theirs.locator(CHOICE)).to_have_count(0)
    assert not theirs.title().startswith("●")
    expect(theirs.locator("link[rel=icon]").first).to_have_attribute("href", "/static/icon.svg")
    click_first(mine)
    theirs.wait_for_selector(CHOICE)
    told = theirs.locator("[aria-live=polite]").last.inner_text()
    assert re.search("takes|buys", told)
    assert "Your turn" in told
    assert theirs.title().startswith("● Your turn")
    assert not mine.title().startswith("●")
    assert mine.request.get(mine.evaluate("document.querySelector('link[rel=icon]').href")).ok


def first_steps(ways):
    """The first two moves of such a payment."""
    for way in ways:
        same = [each["cards"] for each in ways if each["slot"] == way["slot"]]
        seconds = {cards[1] for cards in same if cards[0] == way["cards"][0] and len(cards) > 1}
        if len({cards[0] for cards in same}) > 1 and len(seconds) > 1:
            return f"buy {way['slot']}", f"pay {way['cards'][0]}"
    return None


def many_steps(view):
    """A building for which two cards in a row are a choice."""
    ways = [{"slot": way.slot, "cards": way.cards} for way in view.table.payments]
    return view.phase == "action" and first_steps(ways) is not None


def test_every_step_can_be_undone_and_the_turn_restarted(visit, server):
    created, seat = match_at(server, many_steps)
    page = visit(address(created, seat), device=PLAIN)
    wait_for_turn(page)
    first, turn = server.table(created, seat), page.inner_text("h1")
    steps = first_steps(first["table"]["payments"])

    def choose(move):
        before = sequence(page)
        page.click(f"[data-move='{move}']")
        wait_for_change(page, before)
        page.wait_for_selector("#undo")

    expect(page.locator("#undo, #restart")).to_have_count(0)
    choose(steps[0])
    paying = server.table(created, seat)["legal"]
    expect(page.locator("#restart")).to_have_count(0)
    choose(steps[1])
    page.wait_for_selector("#restart")
    before = sequence(page)
    page.click("#undo")
    wait_for_change(page, before)
    assert server.table(created, seat)["legal"] == paying
    choose(steps[1])
    before = sequence(page)
    page.click("#restart")
    wait_for_change(page, before)
    page.wait_for_selector("#undo", state="detached")
    expect(page.locator("h1")).to_have_text(turn, use_inner_text=True)
    assert server.table(created, seat)["legal"] == first["legal"]
    choose(steps[0])
    before = sequence(page)
    page.keyboard.press("u")
    wait_for_change(page, before)
    assert server.table(created, seat)["legal"] == first["legal"]


def test_asking_to_undo_needs_the_others_consent(visit, server):
    mine, theirs, created = two_at_the_table(visit, server)
    server.play(created, "take 1")
    mine.click("#ask-back")
    theirs.wait_for_selector("text=asks to take back a move")
    says(mine.locator("#prompt"), "Still to agree")
    theirs.click("text=Refuse")
    mine.wait_for_selector("#ask-back")
    theirs.wait_for_selector("text=Agree", state="detached")  # else it is pressed where it answers the first
    press_elsewhere(mine)
    mine.click("#ask-back")
    press_elsewhere(theirs)
    theirs.click("text=Agree")
    mine.wait_for_selector(CHOICE)
    says(mine.locator(LOG), "The match went back to an earlier position.")
    assert server.table(created)["move"] == 0


def test_against_bots_nobody_needs_to_be_asked(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0))
    wait_for_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("take 1")  # it ends the turn and reveals: no longer free
    page.keyboard.press("Enter")
    page.wait_for_selector("#ask-back")
    expect(page.locator("#ask-back")).to_have_text("Take back", use_inner_text=True)
    moves = server.table(created)["move"]
    page.click("#ask-back")
    page.wait_for_selector(f"{LOG} >> text=The match went back to an earlier position.")
    assert server.table(created)["move"] < moves


def test_a_typed_move_that_is_not_legal_is_refused_with_its_rule(visit, server):
    page, _, _ = two_at_the_table(visit, server)
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.wait_for_selector("#typed-refusal")
    says(page.locator("#typed-refusal"), "(rule A13)")
    page.click("#show-rule")
    shown = page.wait_for_selector("dialog[open] #rule-A13")
    assert len(shown.inner_text()) > 60
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    comes(page, "document.activeElement.id", "show-rule")
    page.fill("#typed", "fly 7")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#typed-refusal').textContent.includes('fly 7')")
    page.fill("#typed", "  TAKE   1 ")
    page.keyboard.press("Enter")
    page.wait_for_selector(CHOICE, state="detached")
    expect(page.locator("#typed")).to_have_value("")


def exact_with_three(view):
    return view.phase == "action" and any(each.exact and len(each.cards) > 2 for each in view.table.payments)


def test_several_typed_moves_are_made_together_or_not_at_all(visit, server):
    created, seat = match_at(server, exact_with_three)
    page = visit(address(created, seat))
    wait_for_turn(page)
    payment = next(p for p in server.table(created, seat)["table"]["payments"] if p["exact"] and len(p["cards"]) > 2)
    moves = [f"buy {payment['slot']}", *(f"pay {value}" for value in payment["cards"]), "stop"]
    before = sequence(page)
    page.fill("#typed", ", ".join([*moves, "fly"]))
    page.keyboard.press("Enter")
    page.wait_for_selector("#typed-refusal")
    assert sequence(page) == before
    page.fill("#typed", ",".join(moves))
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    made = [line["text"] for line in server.table(created)["log"] if line["kind"] == "move"]
    assert made[-len(moves) :] == moves


@pytest.mark.parametrize("device", [None, PLAIN])
def test_a_move_that_ends_the_turn_is_confirmed_on_touch(visit, server, device):
    created, seat = match_at(server, goes_alone)
    page = visit(address(created, seat), device=device, **TOUCH)
    wait_for_turn(page)
    before = sequence(page)
    page.locator("[data-move^=take]").first.tap()
    says(page.locator("dialog[open]").first, "ends the turn")
    page.tap("text=Not yet")
    page.wait_for_selector("dialog", state="detached")
    assert sequence(page) == before
    page.locator("[data-move^=take]").first.tap()
    page.tap("text=Do it")
    wait_for_change(page, before)


# --- The others' moves ---


def test_the_moves_of_bots_are_shown_one_after_another_and_can_be_skipped(visit, server):
    bots = [RANDOM | {"name": name} for name in ("Livia", "Gaius", "Marcus")]
    page = visit(address(server.make(ANNA, *bots), 0), device={"pace": "slow"})
    page.wait_for_selector(f"{CHOICE}, #skip")
    if page.locator("#skip").count():
        page.click("#skip")
    wait_for_turn(page)
    page.evaluate(
        "() => { window.seen = []; new MutationObserver(() => seen.push(document.querySelector('main').dataset.seq))"
        ".observe(document.querySelector('main'), { attributeFilter: ['data-seq'] }); }"
    )
    click_first(page)
    page.wait_for_function("() => seen.length >= 2")
    page.wait_for_selector("#skip")
    expect(page.locator(CHOICE)).to_have_count(0)
    is_silent(page.locator("#prompt"), "Your turn")
    behind = sequence(page)
    page.keyboard.press("s")
    page.wait_for_selector("#skip", state="detached")
    wait_for_turn(page)
    assert int(sequence(page)) > int(behind)
    says(page.locator("#prompt"), "Your turn")


def test_with_pace_at_once_nothing_is_waited_for(visit, server):
    bots = [RANDOM | {"name": name} for name in ("Livia", "Gaius", "Marcus")]
    page = visit(address(server.make(ANNA, *bots), 0))
    play(page, click_first, 2)
    expect(page.locator("#skip")).to_have_count(0)


# --- Motion, sound, notes ---

WATCH_STAGE = """() => {
  window.travellers = 0;
  new MutationObserver((all) => all.forEach(({ addedNodes }) => (travellers += addedNodes.length)))
    .observe(document.querySelector(".stage"), { childList: true });
}"""


@pytest.mark.parametrize(
    ("motion", "device"), [("no-preference", {}), ("reduce", {}), ("no-preference", {"motion": "off"})]
)
def test_pieces_travel_unless_that_is_not_wished(visit, server, motion, device):
    created, seat = match_at(server, goes_alone)
    page = visit(address(created, seat), reduced_motion=motion, device=device)
    wait_for_turn(page)
    page.evaluate(WATCH_STAGE)
    before = sequence(page)
    page.locator("[data-move^=take]").first.click()
    wait_for_change(page, before)
    if motion == "no-preference" and not device:
        page.wait_for_function("() => travellers >= 2")
        expect(page.locator(".stage")).to_have_attribute("aria-hidden", "true")
    page.wait_for_function("() => document.querySelector('.stage').childElementCount === 0")
    if motion == "reduce" or device:
        comes(page, "travellers", 0)


def test_travelling_pieces_are_at_their_place_as_soon_as_somebody_presses_anything(visit, server):
    created, seat = match_at(server, goes_alone)
    page = visit(address(created, seat), reduced_motion="no-preference")
    wait_for_turn(page)
    page.evaluate(WATCH_STAGE)
    page.evaluate(
        "() => addEventListener('pointerdown', () => "
        "(window.left = document.querySelector('.stage').childElementCount))"
    )
    page.locator("[data-move^=take]").first.click()
    page.wait_for_function("() => travellers > 0")
    page.mouse.click(5, 5)
    comes(page, "left", 0)


HOLD_FLIGHTS = """{
  globalThis.flights = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const flight = animate.call(this, frames, options);
    if (this.className !== "traveller") return flight;
    flight.pause();
    flights.push(flight);
    return flight;
  };
}"""
"""What travels does so no further than it is told to."""
FLY_TO = """(part) => flights.forEach((flight) => {
  const { delay, duration } = flight.effect.getTiming();
  flight.currentTime = delay + part * (duration - 1);
})"""
LANDS = "() => flights.splice(0).forEach((flight) => flight.finish())"


@pytest.mark.parametrize("width", [1280, 360])
def test_points_on_their_way_cover_no_name(visit, server, width):
    def is_near(view):
        return view.phase == "action" and any(0 < due.at_most < 12 for due in view.table.due)

    created, seat = match_at(server, is_near)
    page = visit(
        address(created, seat),
        viewport={"width": width, "height": 800},
        reduced_motion="no-preference",
        before=lambda page: page.add_init_script(HOLD_FLIGHTS),
    )
    wait_for_turn(page)
    play_until(server, created, "scoring_held")
    opened = page.locator("[popover]:popover-open")
    while not opened.count():
        page.evaluate(LANDS)
        page.wait_for_timeout(50)
    page.evaluate(LANDS)
    while opened.count():
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    page.wait_for_function("() => document.querySelector('.traveller .points') !== null")
    names = page.locator(".seats .name").all()
    seen = {}
    for part in (0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1):
        page.evaluate(FLY_TO, part)
        seen[part] = [name.screenshot() for name in names]
    page.evaluate(LANDS)
    page.wait_for_function("() => document.querySelector('.stage').childElementCount === 0")
    bare = [name.screenshot() for name in names]
    assert {part: pictures == bare for part, pictures in seen.items()} == dict.fromkeys(seen, True)


COUNT_SOUNDS = """
window.sounds = 0;
const Real = window.AudioContext;
window.AudioContext = class extends Real { constructor(...all) { super(...all); window.sounds++; } };
"""


def test_nothing_sounds_unless_it_is_wished(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0), before=lambda page: page.add_init_script(COUNT_SOUNDS))
    play(page, click_first, 2)
    wait_for_turn(page)
    comes(page, "sounds", 0)
    page.click("#to-settings")
    assert page.locator("#setting-sound input[value=off]").is_checked()
    page.locator("#setting-sound").get_by_text("yes").click()
    comes(page, "sounds", 1)


def test_a_notification_is_asked_for_and_what_the_browser_forbids_is_said(visit, server):
    page = visit(address(server.make(ANNA, RANDOM), 0), before=lambda page: page.context.clear_permissions())
    wait_for_turn(page)
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    page.click("#to-settings")
    page.locator("#setting-notify").get_by_text("yes").click()
    page.wait_for_selector("text=The browser blocks notifications from this page")
    assert page.locator("#setting-notify input[value=off]").is_checked()
    page.evaluate("Notification.requestPermission = () => Promise.resolve('granted')")
    page.locator("#setting-notify").get_by_text("yes").click()
    page.wait_for_selector("text=The browser blocks notifications from this page", state="detached")
    assert page.locator("#setting-notify").get_by_role("radio", name="yes").is_checked()


# --- A first game ---


def test_the_guide_is_shown_once_and_hints_go_with_one_click(visit, server):
    words = Words("en", "alhambra")
    created, seat = match_at(
        server, lambda view: view.phase == "action" and view.turn > 3 and bool(view.legal.get("buy"))
    )
    page = visit(address(created, seat), device={"hints": "on"})
    guide = page.locator("dialog#guide")
    guide.wait_for()
    for paragraph in ("guide-kinds", "guide-money", "guide-exact", "guide-scorings", "guide-martin"):
        says(guide, words(paragraph))
    page.keyboard.press("Enter")
    guide.wait_for(state="detached")
    hint = page.get_by_role("complementary", name="Hint")
    says(hint, words("hint-action"))
    hint.get_by_role("button", name="Got it").click()
    page.wait_for_function("text => !document.body.textContent.includes(text)", arg=words("hint-action"))
    page.reload()
    wait_for_turn(page)
    expect(guide).to_have_count(0)
    is_silent(page.locator("main"), words("hint-action"))
    page.locator("[data-anchor^='yard:'][data-lit]").first.click()
    says(hint, words("hint-payment"))
    hint.get_by_role("button", name="No more hints").click()
    hint.wait_for(state="detached")
    page.reload()
    wait_for_turn(page)
    expect(hint).to_have_count(0)
    page.click("#to-settings")
    page.locator("#setting-hints").get_by_text("yes").click()
    page.click("#hints-again")
    page.keyboard.press("Escape")
    guide.wait_for()


@pytest.mark.parametrize("width", [1280, 390])
def test_a_hint_goes_by_itself_once_the_decision_was_made_and_moves_no_piece(visit, server, width):
    page = visit(
        address(server.make(ANNA, RANDOM), 0),
        device={"hints": "on", "seen": "guide-alhambra"},
        viewport={"width": width, "height": 844},
    )
    hint = page.get_by_role("complementary", name="Hint")
    hint.wait_for()
    board = box(page.locator("main .board .area"))
    first = hint.inner_text()
    play(page, ByMouse(3), 1)
    wait_for_turn(page)
    page.wait_for_function("text => !document.body.innerText.includes(text)", arg=first.split("\n")[0])
    assert box(page.locator("main .board .area"))["y"] + page.evaluate("scrollY") == board["y"]


# --- Whose turn it is ---


@pytest.mark.parametrize("title", TITLES)
def test_beside_the_turn_stands_the_seal_of_whose_it_is(visit, server, title):
    created = server.make(*PEOPLE, title=title)
    page = visit(address(created, 1))
    page.wait_for_selector("#prompt-who svg")
    acted = set()
    while acted != {0, 1, 2}:
        table = server.table(created)
        page.wait_for_selector(f"main[data-seq='{table['seq']}']")
        seal, *seals = [
            page.locator(f"{where} svg:has(circle) path").first.get_attribute("d")
            for where in ("#prompt-who", *(f"{SEATS} li:has([data-anchor='seat:{seat}'])" for seat in range(3)))
        ]
        assert seal == seals[table["to_act"]]
        assert (table["to_act"] == 1) == page.inner_text("#prompt-who").startswith("Your turn")
        acted.add(table["to_act"])
        play_on(server, created, 1)


# --- What happened ---


def test_the_log_shows_all_or_moves_or_points(visit, server):
    created, seat = match_at(server, lambda view: view.phase == "action" and len(view.table.held) == 1)
    page = visit(address(created, seat))
    log = page.locator(LOG)
    log.wait_for()
    everything = log.inner_text()
    assert "Scoring A" in everything
    assert "points for" in everything
    page.get_by_role("button", name="moves").click()
    is_silent(log, "points for")
    assert re.search(r"take \d|buy \w+, ", log.inner_text())
    page.get_by_role("button", name="points", exact=True).click()
    is_silent(log, "takes")
    says(log, re.compile("for tower|for pavilion|points for"))


# --- One's own seat, and the host's ---


def test_a_seat_is_renamed_handed_to_a_bot_taken_back_and_resigned(visit, server):
    page = visit(address(server.make(ANNA, BRUNO), 0))
    page.click("#to-seat")
    page.fill("#rename", "<b>")
    page.click("text=Change name")
    page.wait_for_selector("dialog [role=alert]")
    page.fill("#rename", "Annabel")
    page.click("text=Change name")
    page.wait_for_selector(f"{SEATS} >> text=Annabel")
    page.select_option("#hand-level", "beginner")
    page.click("#hand-over")
    page.click("#sit-again")
    page.wait_for_selector("#hand-over")
    page.click("#resign")
    page.click("dialog >> text=Cancel")
    page.click("#resign")
    page.click("dialog .danger")
    page.wait_for_selector(f"{SEATS} >> text=resigned")


def test_the_host_issues_a_lost_link_again_and_deletes_the_match(visit, server):
    created = server.make(ANNA, OPEN)
    held = {**created, "links": [link for link in created["links"] if link["seat"] == 0]}
    page = visit(address(created, 0), links=held)
    lost = visit(address(created, 1))
    lost.wait_for_selector("#sit-name")
    page.click("#to-seat")
    page.click("button:has-text('New link')")
    fresh = page.wait_for_selector("#fresh-1").input_value()
    assert token_of(created, 1) not in fresh
    lost.wait_for_selector("text=This link is not valid")
    friend = visit(fresh)
    friend.wait_for_selector("#sit-name")
    page.click("#delete")
    page.click("dialog .danger")
    page.wait_for_selector("[role=tablist]")
    friend.wait_for_selector("text=There is no such match")


def test_whoever_sits_down_gets_a_link_that_the_host_does_not_know(visit, server):
    """It outlives a reload. The link of before leads there on the same device, and nowhere on another."""
    created = server.make(ANNA, OPEN)
    friend, cheat = visit(address(created, 1)), visit(address(created, 1))
    cheat.wait_for_selector("#sit-name")
    friend.fill("#sit-name", "Bruno")
    friend.click("text=Sit down")
    friend.wait_for_selector(f"{SEATS} >> text=you")
    cheat.wait_for_selector("text=This link is not valid")
    friend.reload()
    friend.wait_for_selector(f"{SEATS} >> text=you")
    friend.goto(server.url + address(created, 1))
    friend.wait_for_selector(f"{SEATS} >> text=you")
    friend.click("#to-seat")
    own = friend.wait_for_selector("#own-link").input_value()
    assert token_of(created, 1) not in own
    assert friend.query_selector("#get-own-link") is None
    phone = visit(own)
    phone.wait_for_selector(f"{SEATS} >> text=you")
    friend.wait_for_selector("#own-link")
    cheat.reload()
    cheat.wait_for_selector("text=This link is not valid")


def test_a_seat_that_the_host_named_says_who_knows_its_link_and_changes_it(visit, server):
    created = server.make(ANNA, BRUNO)
    friend, cheat = visit(address(created, 1)), visit(address(created, 1))
    cheat.wait_for_selector(f"{SEATS} >> text=you")
    friend.click("#to-seat")
    says(friend.locator("dialog"), "The host knows the link to this seat, too.")
    friend.click("#get-own-link")
    expect(friend.locator("#get-own-link")).to_have_count(0)
    assert token_of(created, 1) not in friend.locator("#own-link").input_value()
    cheat.wait_for_selector("text=This link is not valid")


def test_who_sat_there_sits_down_again_with_the_hosts_new_link(visit, server):
    created = server.make(ANNA, BRUNO)
    page = visit(address(created, 0))
    link = server.ask("POST", f"/api/matches/{created['match']}/seats/1/link", token=created["host"])
    says(page.locator(SEATS), "free seat")
    friend = visit(f"/table/{created['match']}#{link['token']}")
    friend.fill("#sit-name", "Bruno")
    friend.click("text=Sit down")
    friend.wait_for_selector(f"{SEATS} >> text=you")
    says(page.locator(LOG), re.compile(r"The host made a new link for the seat of Bruno[\s\S]*Bruno sat down"))


def test_the_host_gives_a_free_seat_to_a_bot(visit, server):
    created = server.make(ANNA, OPEN)
    held = {**created, "links": [link for link in created["links"] if link["seat"] == 0]}
    page = visit(address(created, 0), links=held)
    page.click("#to-seat")
    page.select_option("#host-level", "beginner")
    page.get_by_role("button", name="Let a bot play").last.click()
    page.wait_for_selector(f"{SEATS} >> text=bot, beginner")


def test_a_match_with_free_seats_waits_for_them(visit, server):
    page = visit(address(server.make(ANNA, OPEN, OPEN), 0))
    page.wait_for_selector(SEATS)
    assert page.inner_text(SEATS).count("free seat") == 2


def test_a_focused_button_survives_what_others_do(visit, server):
    created = server.make(ANNA, BRUNO, RANDOM)
    actor = actor_of(server, created)
    seat = actor if actor < 2 else 0
    page = visit(address(created, seat))
    page.wait_for_selector(SEATS)
    page.focus("#to-help")
    page.evaluate("document.activeElement.isTheSame = true")
    path = f"/api/matches/{created['match']}/seats/{1 - seat}/join"
    server.ask("POST", path, {"name": "Carla"}, token_of(created, 1 - seat))
    page.wait_for_selector(f"{SEATS} >> text=Carla")
    assert page.evaluate("document.activeElement.isTheSame")


# --- The end ---


def numbers(row):
    return [int(cell) for cell in row.locator("td").all_inner_texts()]


def test_the_end_says_where_the_points_come_from_and_offers_what_comes_next(visit, server):
    created = play_on(server, begun_late(server, ANNA, BRUNO))
    standings = server.table(created)["standings"]
    page = visit(address(created, 0))
    page.wait_for_selector(".end")
    winner = next(index for index, each in enumerate(standings) if each["place"] == 1)
    assert ("Anna", "Bruno")[winner] in page.inner_text(".end h2")
    rows = page.locator(".standings tbody tr")
    order = sorted(range(2), key=lambda seat: standings[seat]["place"])
    assert rows.locator("td.total").all_inner_texts() == [str(standings[seat]["points"]) for seat in order]
    for division in ("part of the game", "source"):
        page.get_by_text(division, exact=True).click()
        tables = page.locator(".end details table")
        sums = [numbers(table.locator("tfoot")) for table in tables.all()]
        assert [sum(column) for column in zip(*sums, strict=True)] == [standings[seat]["points"] for seat in order]
        for place, total in enumerate(sums):
            parts = [numbers(row) for row in tables.nth(place).locator("tbody tr").all()]
            assert [sum(column) for column in zip(*parts, strict=True)] == total
    with page.expect_download() as downloading:
        page.click("text=Record as text")
    assert '[Title "alhambra"]' in downloading.value.path().read_text(encoding="utf-8")
    with page.expect_download() as downloading:
        page.click("text=Record as NDJSON")
    assert json.loads(downloading.value.path().read_text(encoding="utf-8").splitlines()[0])["title"] == "alhambra"
    page.click("#rematch")
    page.wait_for_url(lambda url: "/table/" in url and created["match"] not in url)
    page.wait_for_selector("main[data-seq]")
    page.wait_for_selector(SEATS)
    assert page.inner_text("h1").startswith("Alhambra")
    says(page.locator(SEATS), "Anna")
