"""At the table, in a real browser against a real server: a person plays, and nothing is lost on the way."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.playing import (
    ANNA,
    BRUNO,
    EXAMPLE,
    MOVE,
    OPEN,
    RANDOM,
    address,
    click_first,
    play,
    played_match,
    press_enter,
    sequence,
    token_of,
    wait_for_change,
    wait_for_previews,
    wait_for_turn,
)

# --- Whole matches ---


def test_a_match_made_on_the_front_page_is_played_to_its_end_by_clicking(visit):
    page = visit()
    page.fill("#alhambra-name", "Anna")
    page.select_option("#alhambra-count", "2")
    page.select_option("#alhambra-level", "random")
    page.click("text=Play now")
    page.wait_for_selector(".view")
    assert play(page, click_first) > 20
    assert re.search(r"\bwins\.|shared", page.inner_text(".end h2"))
    assert [len(row.query_selector_all("td, th")) for row in page.query_selector_all(".standings tbody tr")] == [7, 7]
    with page.expect_download() as downloading:
        page.click("text=Record as text")
    assert '[Title "alhambra"]' in downloading.value.path().read_text(encoding="utf-8")
    page.click("#rematch")
    page.wait_for_selector(MOVE)
    assert page.inner_text("h1").startswith("Alhambra")
    assert "Anna" in page.inner_text(".seats")


def test_a_match_is_played_by_keyboard_alone(visit):
    page = visit()
    page.wait_for_selector("#alhambra-level")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.id") == "alhambra-count":
            page.keyboard.press("2")
        if page.evaluate("document.activeElement.id") == "alhambra-level":
            page.keyboard.press("b")
        if page.evaluate("document.activeElement.textContent") == "Play now":
            page.keyboard.press("Enter")
            break
    page.wait_for_selector(MOVE)
    page.keyboard.press("m")
    moves = 0
    while page.query_selector(".end") is None and moves < 400:
        before = sequence(page)
        if page.evaluate("document.activeElement.id") == "prompt":
            page.wait_for_selector(f"{MOVE}, .end")
            page.keyboard.press("m")
        else:
            press_enter(page)
            wait_for_change(page, before)
            moves += 1
        page.wait_for_function(
            "() => document.activeElement.matches('.move, #prompt') || document.querySelector('.end')"
        )
    assert moves > 20
    assert page.query_selector(".end")


# --- A turn ---


def test_the_moves_say_what_they_lead_to_and_the_title_says_whose_turn_it_is(visit, server):
    created = server.make(ANNA, BRUNO)
    page, other = visit(address(created, 0)), visit(address(created, 1))
    actor = server.ask("GET", f"/api/matches/{created['match']}")["to_act"]
    mine, theirs = (page, other) if actor == 0 else (other, page)
    wait_for_previews(mine)
    take = mine.locator("[data-move^=take]").first
    assert "takes" in take.inner_text()
    assert "ends the turn" in take.inner_text()
    assert mine.title().startswith("● Your turn")
    assert mine.get_attribute("link[rel=icon]", "href") == "/static/icon-turn.svg"
    assert theirs.query_selector(MOVE) is None
    assert not theirs.title().startswith("●")
    assert theirs.get_attribute("link[rel=icon]", "href") == "/static/icon.svg"
    take.click()
    theirs.wait_for_selector(MOVE)
    assert "takes" in theirs.inner_text("[aria-live]")
    assert "Your turn" in theirs.inner_text("[aria-live]")


def test_undo_and_restart_turn(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0))
    for _ in range(60):
        wait_for_turn(page)
        before = sequence(page)
        choices = page.query_selector_all("[data-move^=buy]")
        (choices or page.query_selector_all(MOVE))[0].click()
        wait_for_change(page, before)
        if choices and page.query_selector("#undo"):
            break
    first = page.inner_text(".prompt")
    before = sequence(page)
    page.keyboard.press("u")
    wait_for_change(page, before)
    assert page.query_selector("[data-move^=buy]")
    assert page.inner_text(".prompt") != first or page.query_selector("#undo") is None
    for _ in range(60):
        wait_for_turn(page)
        if page.query_selector("#restart"):
            break
        before = sequence(page)
        choices = page.query_selector_all(f"{MOVE}:not([data-move^=take])")
        (choices or page.query_selector_all(MOVE))[0].click()
        wait_for_change(page, before)
    turn, before = page.inner_text("h1"), sequence(page)
    page.click("#restart")
    wait_for_change(page, before)
    page.wait_for_selector("#restart", state="detached")
    assert page.query_selector("#undo") is None
    assert page.inner_text("h1") == turn


def test_asking_to_undo_needs_the_others_consent(visit, server):
    created = server.make(ANNA, BRUNO)
    actor = server.ask("GET", f"/api/matches/{created['match']}")["to_act"]
    mine, theirs = visit(address(created, actor)), visit(address(created, 1 - actor))
    wait_for_turn(mine)
    mine.locator("[data-move^=take]").first.click()
    mine.click("#ask-back")
    theirs.wait_for_selector("text=Refuse")
    theirs.click("text=Refuse")
    mine.wait_for_selector("#ask-back")
    mine.click("#ask-back")
    theirs.click("text=Agree")
    mine.wait_for_selector(MOVE)
    assert "The match went back to move 0" in mine.inner_text(".log")


def test_a_typed_move_that_is_not_legal_is_refused_with_its_rule(visit, server):
    created = server.make(ANNA, BRUNO)
    actor = server.ask("GET", f"/api/matches/{created['match']}")["to_act"]
    page = visit(address(created, actor))
    wait_for_turn(page)
    page.keyboard.press("/")
    page.keyboard.type("pass")
    page.keyboard.press("Enter")
    page.wait_for_selector("#typed-refusal")
    assert "(rule A13)" in page.inner_text("#typed-refusal")
    page.click("#show-rule")
    assert page.wait_for_selector("dialog[open]").inner_text().startswith("Rule A13")
    assert len(page.inner_text("dialog")) > 60
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("document.activeElement.id") == "show-rule"
    page.fill("#typed", "fly 7")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#typed-refusal').textContent.includes('fly 7')")
    page.fill("#typed", "  TAKE   1 ")
    page.keyboard.press("Enter")
    page.wait_for_selector(MOVE, state="detached")


def test_a_move_that_ends_the_turn_is_confirmed_on_touch(visit, server):
    created = server.make(ANNA, BRUNO)
    actor = server.ask("GET", f"/api/matches/{created['match']}")["to_act"]
    page = visit(address(created, actor), has_touch=True, is_mobile=True, viewport={"width": 390, "height": 800})
    wait_for_previews(page)
    before = sequence(page)
    page.locator("[data-move^=take]").first.tap()
    assert "ends the turn" in page.inner_text("dialog[open]")
    page.tap("text=Not yet")
    page.wait_for_selector("dialog", state="detached")
    assert sequence(page) == before
    page.locator("[data-move^=take]").first.tap()
    page.tap("text=Do it")
    wait_for_change(page, before)


# --- Coming and going ---


def test_a_friend_joins_by_link_in_another_browser(visit):
    page = visit()
    page.fill("#alhambra-name", "Anna")
    page.click("summary:has-text('With friends')")
    page.select_option("#alhambra-gather-count", "2")
    page.click("text=Make the match")
    link = page.wait_for_selector("#link-1").input_value()
    assert "insula serve --host 0.0.0.0" in page.inner_text(".made")
    page.click("text=To the table")
    page.wait_for_selector(".view")
    friend = visit(link)
    friend.fill("#sit-name", "Bruno")
    friend.click("text=Sit down")
    friend.wait_for_selector("#sit-name", state="detached")
    page.wait_for_function("() => document.querySelector('.seats').textContent.includes('Bruno')")
    assert page.locator(".presence.here").count() == 2
    assert "#" not in friend.url
    friend.reload()
    friend.wait_for_selector(".seats .badge")
    assert "Bruno" in friend.locator(".seats li", has_text="you").inner_text()
    spectator = visit(link.partition("#")[0])
    spectator.wait_for_selector(".view")
    assert spectator.query_selector(".moves") is None


def test_a_reload_in_the_middle_keeps_seat_and_log(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0))
    play(page, click_first, 3)
    wait_for_turn(page)
    told = page.inner_text(".log")
    page.reload()
    wait_for_turn(page)
    assert page.inner_text(".log") == told
    page.goto(server.url)
    page.click(".matches a")
    wait_for_turn(page)
    assert page.inner_text(".log") == told


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
        page.wait_for_selector(".view")


def test_the_page_goes_on_when_the_server_was_killed_and_is_back(visit, server, complaints):
    created = server.make(ANNA, RANDOM)
    page = visit(address(created, 0))
    play(page, click_first, 1)
    wait_for_turn(page)
    page.evaluate("window.isTheSamePage = true")
    server.kill()
    page.wait_for_selector(".line.bad")
    assert "offline" in page.inner_text(".top")
    before = sequence(page)
    click_first(page)
    page.wait_for_selector("text=your move will then be made, once")
    server.start()
    wait_for_change(page, before)
    page.wait_for_selector(".line:not(.bad)")
    wait_for_turn(page)
    assert page.evaluate("window.isTheSamePage")
    moves = [line["text"] for line in server.ask("GET", f"/api/matches/{created['match']}")["log"] if line["seat"] == 0]
    assert len(moves) >= 2
    play(page, click_first, 1)
    complaints[:] = [text for text in complaints if "ERR_CONNECTION" not in text and "WebSocket" not in text]


def test_a_move_whose_answer_was_lost_is_made_once(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit()
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

    page.route_web_socket(re.compile("/api/socket"), lose)
    page.goto(server.url + address(created, 0))
    wait_for_turn(page)
    before = sequence(page)
    click_first(page)
    wait_for_change(page, before)
    page.wait_for_selector(".line:not(.bad)")
    plays = [frame for frame in sent if frame != "accepted"]
    assert len(plays) == 2
    assert plays[0] == plays[1]
    log = server.ask("GET", f"/api/matches/{created['match']}")["log"]
    again = [line for line in log if line["seat"] == 0 and not line["forced"] and line["seq"] >= plays[0]["seq"]]
    assert [line["text"] for line in again] == plays[0]["moves"]


# --- One's own seat, and the host's ---


def test_a_seat_is_renamed_handed_to_a_bot_taken_back_and_resigned(visit, server):
    created = server.make(ANNA, BRUNO)
    page = visit(address(created, 0))
    page.click("summary:has-text('My seat')")
    page.fill("#rename", "<b>")
    page.click("text=Change name")
    page.wait_for_selector("details .notice.bad")
    page.fill("#rename", "Annabel")
    page.click("text=Change name")
    page.wait_for_selector(".seats >> text=Annabel")
    page.select_option("#hand-level", "random")
    page.click("#hand-over")
    page.click("#sit-again")
    page.wait_for_selector("#hand-over")
    page.click("#resign")
    page.click("dialog >> text=Resign >> nth=-1")
    page.wait_for_selector(".seats >> text=resigned")


def test_the_host_issues_a_lost_link_again_and_deletes_the_match(visit, server):
    page = visit()
    page.click("summary:has-text('With friends')")
    page.select_option("#alhambra-gather-count", "2")
    page.click("text=Make the match")
    lost = visit(page.wait_for_selector("#link-1").input_value())
    lost.wait_for_selector("#sit-name")
    page.click("text=To the table")
    page.click("summary:has-text('Links')")
    page.click("button:has-text('New link')")
    fresh = page.wait_for_selector("#fresh-1").input_value()
    lost.wait_for_selector("text=This link is not valid")
    friend = visit(fresh)
    friend.wait_for_selector("#sit-name")
    page.click("#delete")
    page.click("dialog >> .danger")
    page.wait_for_selector(".welcome")
    friend.wait_for_selector("text=There is no such match")


# --- Several at one screen ---


def test_behind_the_curtain_nobodys_hand_is_on_the_page(visit, server):
    page = visit()
    page.click("summary:has-text('With friends')")
    page.select_option("#alhambra-gather-count", "2")
    page.select_option("#alhambra-chair-1", "here")
    page.fill("#alhambra-chair-name-0", "Anna")
    page.fill("#alhambra-chair-name-1-here", "Bruno")
    page.click("text=Make the match")
    for _ in range(2):
        page.wait_for_selector("#show")
        behind = page.inner_html("body")
        assert not re.search(r"yellow|blue|green|orange|tower|garden", behind)
        assert page.evaluate("document.activeElement.id") == "show"
        page.keyboard.press("Enter")
        wait_for_turn(page)
        owner = page.inner_text(".seats li:has-text('you') .name")
        rows = {row.query_selector("th").inner_text(): row for row in page.query_selector_all(".wide tbody tr")}
        hands = {name.split()[0]: row.query_selector("td").inner_text() for name, row in rows.items()}
        assert hands.pop(owner) != "–"
        assert list(hands.values()) == ["–"]
        page.locator("[data-move^=take]").first.click()
    page.wait_for_selector("#show")
    page.keyboard.press("Enter")
    page.wait_for_selector(".segments >> text=Bruno")
    name = page.inner_text(".segments [aria-pressed=false] >> nth=0")
    page.click(f".segments >> text={name}")
    page.wait_for_selector(f"#curtain-heading:has-text('{name}')")
    page.reload()
    page.wait_for_selector("#show")


# --- Replay ---


def test_a_replay_walks_through_every_position_and_has_an_address_without_a_seat(visit, server):
    created = played_match(server)
    page = visit(address(created, 0))
    page.click("#review")
    page.wait_for_selector("#replay-heading:has-text('Move 0 of')")
    page.focus("#prompt")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#replay-heading:has-text('Move 1 of')")
    page.wait_for_function("() => new URLSearchParams(location.search).get('move') === '1'")
    page.fill("#slider", "7")
    page.wait_for_selector("#replay-heading:has-text('Move 7 of')")
    shared = page.input_value("#position-link")
    assert shared.endswith("?move=7")
    page.select_option("#eyes", "1")
    page.wait_for_selector(".wide tr.mine >> text=Bruno")
    guest = visit(shared)
    guest.wait_for_selector("#replay-heading:has-text('Move 7 of')")
    guest.keyboard.press("Escape")
    guest.wait_for_selector(".end")
    page.go_back()
    page.wait_for_selector(".end")
    page.go_forward()
    page.wait_for_selector("#replay-heading:has-text('Move 7 of')")
    page.click("#back-to-now")
    page.wait_for_selector(".end")
    page.goto(f"{server.url}/table/{created['match']}?move=99999")
    page.wait_for_selector(".notice.bad, #replay-heading, .end")


def test_a_record_is_opened_and_played_on_from_a_position(visit, server):
    record = EXAMPLE.read_text(encoding="utf-8")
    page = visit()
    page.fill("#record-text", record)
    page.click("button:has-text('Look through it')")
    page.wait_for_selector(".end")
    page.click("#review")
    page.fill("#slider", "4")
    page.click("#go-on-here")
    page.wait_for_selector("#record-move")
    assert page.input_value("#record-move") == "4"
    page.select_option("#record-chair-1", "bot:random")
    page.click("form >> text=Play on >> nth=-1")
    page.wait_for_selector(".view")
    assert page.query_selector(".end") is None
    page.goto(server.url)
    page.fill("#record-text", record.replace("take", "fly", 1))
    page.click("button:has-text('Look through it')")
    assert "Line" in page.wait_for_selector("#record .notice.bad").inner_text()


def test_a_running_match_can_be_looked_through_with_ones_own_knowledge(visit, server):
    created = played_match(server, 8)
    page = visit(address(created, 0))
    page.click(".turns a >> nth=-1")
    page.wait_for_selector("#replay-heading")
    assert page.query_selector("#eyes") is None
    assert token_of(created, 0) not in page.inner_html("body")
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt-who")


def test_a_match_with_a_free_seat_waits_for_it(visit, server):
    created = server.make(ANNA, OPEN, OPEN)
    page = visit(address(created, 0))
    page.wait_for_selector(".seats")
    assert page.inner_text(".seats").count("free seat") == 2
