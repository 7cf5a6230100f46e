"""When something breaks on the way: nothing is lost, nothing is made twice, and nobody has to load the page again."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.expecting import comes, says
from tests.browser.playing import (
    ALHAMBRA,
    ANNA,
    BRUNO,
    CHOICE,
    DRAWN,
    LOG,
    RANDOM,
    SEATS,
    address,
    click_first,
    goes_alone,
    play,
    sequence,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.positions import match_at

SOCKET = re.compile("/api/socket")
OFFLINE = "header [role=status]:has-text('offline')"
ONLINE = "header [role=status]:has-text('connected')"


def choices_of(server, created, seat, since=0):
    """What a seat chose, as the log has it."""
    log = server.table(created)["log"]
    return [line["text"] for line in log if line["seat"] == seat and not line["forced"] and line["seq"] >= since]


def without_noise(complaints):
    """A browser complains of every line that it cannot open; that was the test."""
    complaints[:] = [text for text in complaints if "ERR_CONNECTION" not in text and "WebSocket" not in text]


# --- Coming back ---


def test_a_reload_in_the_middle_keeps_seat_and_log(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0))
    play(page, click_first, 3)
    wait_for_turn(page)
    told = page.inner_text(LOG)
    page.reload()
    wait_for_turn(page)
    expect(page.locator(LOG)).to_have_text(told, use_inner_text=True)
    page.goto(server.url)
    page.click("section[aria-labelledby=running] a")
    wait_for_turn(page)
    expect(page.locator(LOG)).to_have_text(told, use_inner_text=True)


def test_the_back_button_leads_home_and_forward_to_the_table_again(visit):
    page = visit()
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    wait_for_turn(page)
    page.go_back()
    page.wait_for_selector("section[aria-labelledby=running]")
    page.go_forward()
    wait_for_turn(page)
    before = sequence(page)
    click_first(page)
    wait_for_change(page, before)
    page.go_back()
    page.wait_for_selector("section[aria-labelledby=running]")
    page.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    wait_for_turn(page)


def test_two_tabs_on_one_seat_follow_each_other(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0))
    wait_for_turn(page)
    second = page.context.new_page()
    second.goto(server.url + address(created))
    wait_for_turn(second)
    before = sequence(second)
    click_first(page)
    wait_for_change(second, before)
    wait_for_turn(second)
    before = sequence(page)
    click_first(second)
    wait_for_change(page, before)


@pytest.mark.parametrize(
    ("path", "sentence"),
    [("/table/{match}#wrong", "This link is not valid"), ("/table/00000000000000000000", "There is no such match")],
)
def test_a_link_that_leads_nowhere_is_said_in_words(visit, server, path, sentence):
    created = server.make(ANNA, RANDOM)
    page = visit(path.format(match=created["match"]))
    page.wait_for_selector(f"text={sentence}")
    if "valid" in sentence:
        page.click("text=Watch without a seat")
        page.wait_for_selector(DRAWN)
        assert page.url.endswith(created["match"])
    else:
        page.click("a:has-text('Home')")
        page.wait_for_selector("[role=tablist]")


def test_an_address_without_a_page_is_said_in_words(visit):
    page = visit("/nowhere")
    expect(page.locator("h1")).to_have_text("There is no such page", use_inner_text=True)


# --- The line ---


def test_both_pages_go_on_when_the_server_was_killed_and_is_back(visit, server, complaints):
    created = server.make(ANNA, RANDOM)
    home, page = visit(), visit(address(created, 0))
    play(page, click_first, 1)
    wait_for_turn(page)
    page.evaluate("window.isTheSamePage = true")
    seq = int(sequence(page))
    server.kill()
    page.wait_for_selector(OFFLINE)
    says(page.locator("#prompt"), "The page reconnects by itself.")
    click_first(page)
    page.wait_for_selector("text=your move will then be made, once")
    home.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    home.wait_for_selector("text=The server does not answer right now.")
    home.wait_for_selector("text=This page tries again by itself.")
    server.start()
    wait_for_change(page, str(seq))
    page.wait_for_selector(ONLINE)
    wait_for_turn(page)
    assert page.evaluate("window.isTheSamePage")
    assert len(choices_of(server, created, 0, seq)) == 1
    play(page, click_first, 1)
    home.wait_for_selector("text=This page tries again by itself.", state="detached")
    home.locator(ALHAMBRA).get_by_role("button", name="Play now").click()
    wait_for_turn(home)
    without_noise(complaints)


def test_a_line_that_is_cut_comes_back_and_misses_nothing(visit, server):
    created = server.make(ANNA, BRUNO)
    actor = server.table(created)["to_act"]
    lines = []

    def through(socket):
        inner = socket.connect_to_server()
        socket.on_message(inner.send)
        inner.on_message(socket.send)
        lines.append((socket, inner))

    page = visit(address(created, 1 - actor), before=lambda page: page.route_web_socket(SOCKET, through))
    page.wait_for_selector(SEATS)
    lines[0][0].close()
    lines[0][1].close()
    server.play(created, "take 1")
    wait_for_turn(page)
    page.wait_for_selector(ONLINE)
    assert len(lines) == 2
    says(page.locator(LOG), "takes")
    assert len(page.inner_text(LOG).split("Turn 1:")) == 2


def test_a_move_whose_answer_was_lost_is_made_once(visit, server):
    created = server.make(ANNA, RANDOM)
    sent = []

    def lose(socket):
        inner = socket.connect_to_server()

        def pass_on(text):
            inner.send(text)
            if '"play"' in text:
                sent.append(json.loads(text))

        def answer(text):
            if len(sent) != 1 or "accepted" in sent:
                socket.send(text)
            elif '"accepted"' in text:
                sent.insert(0, "accepted")
                socket.close()

        socket.on_message(pass_on)
        inner.on_message(answer)

    page = visit(address(created, 0), before=lambda page: page.route_web_socket(SOCKET, lose))
    wait_for_turn(page)
    before = sequence(page)
    click_first(page)
    wait_for_change(page, before)
    page.wait_for_selector(ONLINE)
    plays = [frame for frame in sent if frame != "accepted"]
    assert len(plays) == 2
    assert plays[0] == plays[1]
    assert choices_of(server, created, 0, plays[0]["seq"]) == plays[0]["moves"]


def test_a_line_that_fell_silent_while_the_computer_slept_is_noticed(visit, server):
    created = server.make(ANNA, BRUNO)
    actor = server.table(created)["to_act"]
    lines = []

    def doze(socket):
        inner = socket.connect_to_server()
        number = len(lines)
        lines.append(True)
        socket.on_message(lambda text: inner.send(text) if lines[number] else None)
        inner.on_message(lambda text: socket.send(text) if lines[number] else None)

    def prepare(page):
        page.clock.install()
        page.route_web_socket(SOCKET, doze)

    page = visit(address(created, 1 - actor), before=prepare)
    page.wait_for_selector(SEATS)
    page.wait_for_selector(ONLINE)
    lines[0] = False
    server.play(created, "take 1")
    page.clock.fast_forward("10:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.clock.run_for(2_000)
    wait_for_turn(page)
    page.wait_for_selector(ONLINE)
    assert len(lines) == 2


def test_a_click_that_came_too_late_makes_nothing_and_says_so(visit, server):
    created, actor = match_at(server, goes_alone)
    held = []

    def hold_back(socket):
        inner = socket.connect_to_server()
        socket.on_message(inner.send)

        def answer(text):
            if len(held) == 1 and json.loads(text)["type"] in ("table", "change"):
                held.append(text)
            else:
                socket.send(text)

        inner.on_message(answer)

    page = visit(address(created, actor), before=lambda page: page.route_web_socket(SOCKET, hold_back))
    wait_for_turn(page)
    seq = server.table(created)["seq"]
    held.append("from now on")
    server.play(created, "take 2")
    page.wait_for_timeout(200)
    assert len(held) == 2
    page.click("[data-move='take 1']")
    page.wait_for_selector("#prompt [role=alert]")
    says(page.locator("#prompt"), "The game has moved on")
    page.wait_for_selector(CHOICE, state="detached")
    assert choices_of(server, created, actor, seq) == ["take 2"]


def test_a_table_whose_drawing_cannot_be_fetched_is_tried_again(visit, server):
    failures = []

    def fail_once(route):
        if len(failures) < 1:
            failures.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0), before=lambda page: page.route(re.compile(r"/assets/alhambra-.*\.js"), fail_once))
    wait_for_turn(page)
    assert failures


def test_a_page_that_is_older_than_the_server_says_so_and_is_loaded_anew(visit, server, complaints):
    created, seat = match_at(server, goes_alone, 2, others="random")
    page = visit(address(created, seat), before=lambda page: page.add_init_script("window.isTheSamePage = false"))
    wait_for_turn(page)
    page.evaluate("window.isTheSamePage = true")
    page.route(re.compile(r"/assets/"), lambda route: route.fulfill(status=404))
    page.keyboard.press("h")
    notice = page.get_by_role("alert").filter(has_text="There is a newer version of this page.")
    notice.wait_for()
    page.unroute_all()
    notice.get_by_role("button").click()
    wait_for_turn(page)
    comes(page, "window.isTheSamePage", False)
    complaints.clear()


# --- What comes from outside ---


def test_markup_in_a_name_is_shown_as_text(visit, server):
    evil = "<img src=x onerror=document.title='evil'>"
    created = server.make(ANNA, RANDOM)

    def spoil(socket):
        inner = socket.connect_to_server()
        inner.on_message(lambda text: socket.send(text.replace("Livia", evil)))
        socket.on_message(inner.send)

    page = visit(address(created, 0), before=lambda page: page.route_web_socket(SOCKET, spoil))
    page.wait_for_selector(SEATS)
    page.wait_for_function("seats => document.querySelector(seats).textContent.includes('<img src=x')", arg=SEATS)
    play(page, click_first, 1)
    expect(page.locator("main img")).to_have_count(0)
    assert page.title() != "evil"


def test_unknown_frames_are_ignored(visit, server):
    created = server.make(ANNA, RANDOM)

    def chatter(socket):
        inner = socket.connect_to_server()
        for text in ("{", '{"type":"new","of":1}', '{"type":"accepted","id":99,"seq":1}', "[]", "null", '{"type":3}'):
            socket.send(text)
        inner.on_message(socket.send)
        socket.on_message(inner.send)

    page = visit(address(created, 0), before=lambda page: page.route_web_socket(SOCKET, chatter))
    play(page, click_first, 1)
