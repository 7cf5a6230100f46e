"""The home page: a match in two clicks, links for friends, one screen for several, and what goes on already."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from insula.words import LANGUAGES, Words
from tests.browser.devices import change
from tests.browser.expecting import boxes, says
from tests.browser.playing import (
    ALHAMBRA,
    ANNA,
    BRUNO,
    CHOICE,
    DRAWN,
    EXAMPLE,
    SEATS,
    finished,
    is_on,
    wait_for_turn,
)

TABS = "[role=tablist]"
DESKS = [(1440, 900), (1024, 768)]
PHONES = [(390, 844), (360, 780), (360, 640)]
TITLES = ("alhambra", "arkadia", "carpe_diem")
NARROW = [(1024, 768), (360, 780)]
"""Three cards side by side, and one on the narrowest phone: where a card has the least room."""
CUT = """() => [...document.querySelectorAll("main :is(button, label, legend, summary, select, h2, p, dt, dd)")]
  .filter((element) => element.checkVisibility() && !element.matches(".hidden"))
  .filter((element) => {
    if (!(element instanceof HTMLSelectElement)) return element.scrollWidth > element.clientWidth + 1;
    const room = element.offsetWidth;
    element.style.width = element.style.maxWidth = "max-content";
    const wanted = element.offsetWidth;
    element.style.width = element.style.maxWidth = "";
    return wanted > room;
  })
  .map((element) => element.id || element.textContent)"""
"""What does not show all of its text; of a list, all that can be chosen in it."""
SHIFTS = """globalThis.shifted = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (globalThis.shifted += entry.value)))
    .observe({ type: "layout-shift", buffered: true });"""


def home(visit, **options):
    page = visit(**options)
    page.wait_for_selector(TABS)
    return page


def in_window(window: tuple[int, int]) -> dict:
    width, height = window
    return {"viewport": {"width": width, "height": height}, "is_mobile": width < 500, "has_touch": width < 500}


# --- The first look ---


def in_every_language(page) -> Iterator[str]:
    """The page in one language after the other, switched as another tab would."""
    for language in LANGUAGES:
        change(page, language=language)
        for title in TITLES:
            page.locator(
                f"section.title[data-title={title}] > .lead", has_text=Words(language, title)("tagline")
            ).wait_for()
        yield language


@pytest.mark.parametrize("windows", [DESKS, PHONES])
def test_play_now_stands_above_the_fold(visit, windows):
    page = home(visit, **in_window(windows[0]))
    buttons = page.locator("section.title button[type=submit]")
    for language in in_every_language(page):
        for width, height in windows:
            page.set_viewport_size({"width": width, "height": height})
            expect(buttons).to_have_count(3)
            bottoms = [each["y"] + each["height"] for each in boxes(buttons)]
            assert max(bottoms if width > 500 else bottoms[:1]) < height, (language, width)


@pytest.mark.parametrize("window", NARROW)
def test_no_text_is_cut_in_any_way_to_play(visit, window):
    page = home(visit, **in_window(window))
    page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))")
    for language in in_every_language(page):
        for way in ("bots", "friends", "screen"):
            for tab in page.locator(f"[data-way={way}]").all():
                tab.click()
            expect(page.locator(f"[data-way={way}][aria-selected=true]")).to_have_count(3)
            assert page.evaluate(CUT) == [], language


@pytest.mark.parametrize("window", [*DESKS, *PHONES])
def test_nothing_moves_while_the_page_loads(visit, server, window):
    def slow(route) -> None:
        time.sleep(0.3)
        route.continue_()

    def prepare(page) -> None:
        page.add_init_script(SHIFTS)
        page.route("**/api/mine", slow)
        page.route("**/assets/arkadia-*", slow)

    page = home(visit, links=server.make(ANNA, BRUNO), before=prepare, **in_window(window))
    page.wait_for_selector("#running")
    page.wait_for_timeout(500)
    assert page.evaluate("shifted") < 0.05


def test_a_title_says_for_how_many_how_long_and_how_hard_it_is(visit):
    page = home(visit)
    for title, players in (("alhambra", "2–6 players"), ("arkadia", "2–4 players"), ("carpe_diem", "2–4 players")):
        words = Words("en", title)
        facts = page.locator(f"section.title[data-title={title}] dl").first.locator("dd").all_inner_texts()
        assert facts == [players, words("duration"), words("weight")]


def test_bots_that_are_not_ready_are_spoken_of_where_they_would_play(visit):
    def answer(route) -> None:
        route.fulfill(json={**route.fetch().json(), "bots_ready": False})

    page = home(visit, before=lambda page: page.route("**/api/home", answer))
    hint = page.locator("#alhambra-hint")
    assert hint.inner_text().startswith("The bots are getting ready")
    page.locator(ALHAMBRA).get_by_role("tab", name="With friends").click()
    assert hint.inner_text().startswith("Every friend gets a secret link")


# --- Making a match ---


def test_a_match_against_bots_is_made_in_two_clicks(visit, server):
    page = home(visit)
    page.locator("#alhambra-count").get_by_text("4").click()
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    table = server.ask("GET", f"/api/matches/{page.url.rpartition('/')[2]}")
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]
    assert len({seat["name"] for seat in table["seats"]}) == 4
    assert "#" not in page.url


def test_two_presses_on_the_button_make_one_match(visit):
    page = home(visit)
    asked = []
    page.on("request", lambda request: asked.append(request) if request.method == "POST" else None)
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").dblclick()
    wait_for_turn(page)
    assert len([request for request in asked if request.url.endswith("/api/matches")]) == 1


def test_a_friend_joins_by_link_in_another_browser(visit):
    page = home(visit)
    page.locator(ALHAMBRA).get_by_role("tab", name="With friends").click()
    page.locator("#alhambra-friends-count").get_by_text("2").click()
    page.fill("#alhambra-chair-name-0", "Anna")
    page.click("text=Create the match")
    link = page.wait_for_selector("#link-1").input_value()
    watching = page.input_value("#link-watch")
    says(page.locator("main"), "insula serve --host 0.0.0.0")
    page.click("text=To the table")
    page.wait_for_selector(SEATS)
    friend = visit(link)
    friend.fill("#sit-name", "Bruno")
    friend.click("text=Sit down")
    friend.wait_for_selector("#sit-name", state="detached")
    page.wait_for_selector(f"{SEATS} >> text=Bruno")
    assert page.locator(SEATS).get_by_text("here", exact=True).count() == 2
    assert "#" not in friend.url
    friend.reload()
    friend.wait_for_selector(f"{SEATS} >> text=you")
    says(friend.locator(f"{SEATS} li", has_text="you"), "Bruno")
    spectator = visit(watching)
    spectator.wait_for_selector(DRAWN)
    expect(spectator.locator(CHOICE)).to_have_count(0)
    expect(spectator.locator("#typed")).to_have_count(0)


def test_links_stay_at_hand_until_they_are_put_away(visit):
    page = home(visit)
    page.locator(ALHAMBRA).get_by_role("tab", name="With friends").click()
    page.click("text=Create the match")
    link = page.wait_for_selector("#link-1").input_value()
    page.click("text=To the table")
    page.wait_for_selector(SEATS)
    page.go_back()
    assert page.wait_for_selector("#link-1").input_value() == link
    page.locator("section[aria-labelledby=made]").get_by_role("button", name="Close").click()
    page.reload()
    page.wait_for_selector(TABS)
    expect(page.locator("#link-1")).to_have_count(0)


def test_a_match_at_one_screen_is_made_with_names_and_bots(visit, server):
    page = home(visit)
    page.locator(ALHAMBRA).get_by_role("tab", name="One screen").click()
    page.locator("#alhambra-screen-count").get_by_text("3").click()
    page.fill("#alhambra-screen-name-0", "Anna")
    page.fill("#alhambra-screen-name-1", "Bruno")
    page.select_option("#alhambra-screen-level", "beginner")
    page.click("text=Begin the match")
    page.wait_for_selector("#show")
    seats = server.ask("GET", f"/api/matches/{page.url.rpartition('/')[2]}")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats[:2]] == [("person", "Anna"), ("person", "Bruno")]
    assert seats[2]["kind"] == "bot"
    assert page.inner_text("#curtain-heading") in ("Anna’s turn", "Bruno’s turn")


def test_options_are_folded_and_what_is_not_usual_is_said_all_the_same(visit):
    page = home(visit)
    fold = page.locator(f"{ALHAMBRA} form summary")
    assert fold.inner_text() == "Rule options"
    assert not page.is_visible("#alhambra-option-tracking")
    fold.press("Enter")
    page.select_option("#alhambra-option-tracking", "open")
    page.reload()
    fold.wait_for()
    assert not page.is_visible("#alhambra-option-tracking")
    assert fold.inner_text().split("\n") == ["Rule options", "Other players’ hands: Shown to everybody"]


def test_an_option_of_the_title_is_played_with(visit, server):
    page = home(visit)
    page.locator(ALHAMBRA).get_by_text("Rule options").click()
    page.select_option("#alhambra-option-tracking", "open")
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    table = server.ask("GET", f"/api/matches/{page.url.rpartition('/')[2]}")
    assert table["options"] == {"tracking": "open"}
    says(page.locator("main"), "Shown to everybody")


def test_what_was_chosen_is_found_again(visit):
    page = home(visit)
    page.fill("#alhambra-name", "Annabel")
    page.locator("#alhambra-count").get_by_text("5").click()
    page.select_option("#alhambra-level", "beginner")
    page.locator(ALHAMBRA).get_by_role("tab", name="One screen").click()
    page.reload()
    page.wait_for_selector(TABS)
    expect(page.locator(ALHAMBRA).get_by_role("tab", name="One screen")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#alhambra-screen-name-0")).to_have_value("Annabel")
    page.locator(ALHAMBRA).get_by_role("tab", name="Against bots").click()
    assert page.locator(ALHAMBRA).get_by_role("radio", name="5").is_checked()
    expect(page.locator("#alhambra-level")).to_have_value("beginner")


def test_a_device_whose_memory_is_damaged_begins_anew(visit):
    spoilt = {"draft.alhambra": "{", "links": '[{"match": 3}, null, "x"]', "pace": "yesterday", "seen": " x  "}
    page = home(visit, device=spoilt)
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    wait_for_turn(page)


def test_a_device_that_remembers_nothing_plays_as_well(visit):
    forbid = """
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });
    """
    page = home(visit, before=lambda page: page.add_init_script(forbid))
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    page.wait_for_selector("dialog#guide")
    page.keyboard.press("Escape")
    wait_for_turn(page)
    assert "#" in page.url
    page.reload()
    page.wait_for_selector("dialog#guide")


def test_an_unfit_name_is_refused_in_words(visit):
    page = home(visit)
    page.fill("#alhambra-name", "<b>Anna</b>")
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    sentence = page.wait_for_selector("#alhambra-refusal .notice").inner_text()
    assert "Anna" in sentence
    expect(page.locator("#alhambra-name")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#alhambra-name")).to_have_attribute("aria-describedby", "alhambra-refusal")
    page.fill("#alhambra-name", "Anna")
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    wait_for_turn(page)


def test_the_ways_to_play_are_walked_by_the_arrow_keys(visit):
    page = home(visit)
    page.locator(ALHAMBRA).get_by_role("tab", name="Against bots").focus()
    page.keyboard.press("ArrowRight")
    assert is_on(page, "[data-way=friends][aria-selected=true]")
    page.keyboard.press("End")
    assert is_on(page, "[data-way=screen][aria-selected=true]")
    page.keyboard.press("ArrowRight")
    assert is_on(page, "[data-way=bots][aria-selected=true]")
    expect(page.locator(ALHAMBRA).get_by_role("tabpanel").get_by_role("button", name="Play now")).to_have_count(1)


def test_where_the_components_come_from_is_said_before_a_match_is_made(visit):
    page = home(visit)
    page.click("text=Components: all from print or several sources")
    page.click("text=See every component")
    page.wait_for_selector("h1:has-text('components')")
    assert page.url.endswith("/components/alhambra")


# --- What goes on already ---


def test_matches_of_this_device_are_listed_opened_removed_and_put_back(visit, server):
    created = server.make(ANNA, BRUNO)
    mine = {**created, "links": [link for link in created["links"] if link["seat"] == 0]}
    page = home(visit, links=mine)
    running = page.locator("section[aria-labelledby=running]")
    running.wait_for()
    is_mine = server.table(created)["to_act"] == 0
    assert ("your turn" if is_mine else "Bruno to act") in running.inner_text()
    assert page.title().startswith("(1) ") == is_mine
    running.get_by_role("link").click()
    page.wait_for_selector(f"{SEATS} >> text=you")
    page.go_back()
    running.get_by_role("button", name="Remove the match with Anna, Bruno from this list").click()
    put_back = page.get_by_role("button", name="Put it back")
    put_back.wait_for()
    expect(running.get_by_role("link")).to_have_count(0)
    assert json.loads(page.evaluate("localStorage.getItem('insula.links')")) == []
    put_back.click()
    running.get_by_role("link").wait_for()


def test_the_page_says_beforehand_when_a_match_is_deleted(visit, server):
    def idle_for(days: int):
        def answer(route: Route) -> None:
            found = route.fetch().json()
            for match in found["matches"]:
                match["changed"] -= days * 86_400_000
            route.fulfill(json=found)

        return lambda page: page.route("**/api/mine", answer)

    created = server.make(ANNA, BRUNO)
    for days, is_said in ((149, False), (151, True)):
        page = home(visit, links=created, before=idle_for(days))
        running = page.locator("section[aria-labelledby=running]")
        says(running, "An unfinished match that nobody goes on with is deleted after 180 days. Finished matches stay.")
        running.get_by_role("link").wait_for()
        assert ("unless somebody goes on" in running.inner_text()) == is_said


def test_finished_matches_are_listed_apart_with_their_points(visit, server):
    created = finished(server)
    held = {**created, "links": [{"seat": None, "token": created["host"]}]}
    page = home(visit, links=held)
    page.click("summary:has-text('Finished matches')")
    says(page.locator("details:has-text('Finished matches')").first, "(101)")
    page.click("details:has-text('Finished matches') >> text=Review it")
    page.wait_for_selector(".end")
    assert page.query_selector("#rematch") is None, "nobody here sat at that table"


# --- Records ---


def test_a_record_is_opened_and_played_on_from_a_position(visit, server):
    record = EXAMPLE.read_text(encoding="utf-8")
    page = home(visit)
    page.click("#record summary")
    page.fill("#record-text", record)
    says(page.locator("#record"), "Alhambra, 2 players")
    page.click("button:has-text('Review it')")
    page.wait_for_selector(".end")
    page.click("#review")
    page.fill("#slider", "4")
    page.wait_for_selector("#replay-heading:has-text('Move 4 of')")
    page.click("#go-on-here")
    page.wait_for_selector("#record-move")
    expect(page.locator("#record-move")).to_have_value("4")
    page.fill("#record-chair-name-0", "Anna")
    page.select_option("#record-chair-1", "bot:beginner")
    page.click("#record form button[type=submit]")
    page.wait_for_selector(DRAWN)
    expect(page.locator(".end")).to_have_count(0)
    table = server.ask("GET", f"/api/matches/{page.url.rpartition('/')[2]}")
    assert [(line["kind"], line["text"]) for line in table["log"][:3]] == [
        ("record", "4"), ("move", "buy blue"), ("move", "pay 5"),
    ]  # fmt: skip
    assert table["seats"][0]["name"] == "Anna"


def test_a_record_comes_from_a_file_and_what_is_wrong_in_it_is_said(visit, tmp_path):
    page = home(visit)
    page.click("#record summary")
    page.set_input_files("#record-file", EXAMPLE)
    page.wait_for_function("() => document.querySelector('#record-text').value.startsWith('[Insula')")
    broken = tmp_path / "broken.txt"
    broken.write_text(EXAMPLE.read_text(encoding="utf-8").replace("take", "fly", 1), encoding="utf-8")
    page.set_input_files("#record-file", broken)
    page.wait_for_function("() => document.querySelector('#record-text').value.includes('fly')")
    page.click("button:has-text('Review it')")
    assert re.search(r"Line \d+", page.wait_for_selector("#record-refusal .notice").inner_text())
    page.fill("#record-move", "99999")
    page.click("#record form button[type=submit]")
    page.wait_for_selector("#record-refusal .notice")
