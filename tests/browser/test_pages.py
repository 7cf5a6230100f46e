"""How the pages look and read: every language, a phone, the dark, a screen reader, and shapes no title has yet."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from insula.words import LANGUAGES, Words
from tests.browser.playing import ANNA, BRUNO, RANDOM, address, finished, wait_for_previews

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
PROBES = Path(__file__).parent
FAULTS, FAINT, DRAW = ((PROBES / f"{name}.js").read_text(encoding="utf-8") for name in ("faults", "faint", "draw"))
IS_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


def open_all(page) -> None:
    """Open what is folded."""
    page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
    page.evaluate("dispatchEvent(new Event('resize'))")


def table_to_act(visit, server, **options):
    """A table of two people at which it is one's turn."""
    created = server.make(ANNA, BRUNO)
    actor = server.ask("GET", f"/api/matches/{created['match']}")["to_act"]
    page = visit(address(created, actor), **options)
    wait_for_previews(page)
    return page


# --- Languages ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_speak_every_language(visit, server, language):
    words = Words(language, "alhambra")
    page = visit(locale=language)
    page.wait_for_selector(".title")
    open_all(page)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.inner_text("h1") == words("page-home-heading")
    assert words("tagline") in page.inner_text("main")
    table = table_to_act(visit, server, locale=language)
    open_all(table)
    assert words("page-your-turn") in table.inner_text(".prompt")
    assert words("field-owners") in table.inner_text(".view")
    assert words("verb-take") in table.inner_text(".moves")
    for text in (page.inner_text("body"), table.inner_text("body")):
        assert re.findall(r"\b(?:page|field|label|verb|event|error|option)-\w+", text) == []
    if language != "en":
        english = Words("en", "alhambra")
        assert english("page-your-turn") not in table.inner_text("body")


def test_a_chosen_language_and_look_are_remembered(visit, server):
    page = visit()
    page.wait_for_selector(".title")
    page.select_option("#language", "ru")
    page.wait_for_selector("text=Строим город")
    page.select_option("#theme", "dark")
    page.reload()
    page.wait_for_selector("text=Строим город")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(31, 36, 33)"
    page.goto(server.url + address(server.make(ANNA, RANDOM)))
    page.wait_for_selector(".view")
    page.click("#settings")
    page.select_option("#language", "fr")
    page.wait_for_selector("dialog >> text=Réglages")


# --- Looks ---


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_nothing_is_wider_than_a_phone(visit, server, language):
    page = visit(locale=language, **PHONE)
    page.wait_for_selector(".title")
    open_all(page)
    assert not page.evaluate(IS_TOO_WIDE)
    page = table_to_act(visit, server, locale=language, **PHONE)
    open_all(page)
    assert not page.evaluate(IS_TOO_WIDE)
    page.click("#settings")
    assert not page.evaluate(IS_TOO_WIDE)


def test_the_end_and_a_replay_fit_a_phone(visit, server):
    page = visit(address(finished(server)), **PHONE)
    page.wait_for_selector(".end")
    assert not page.evaluate(IS_TOO_WIDE)
    page.click("#review")
    page.wait_for_selector("#slider")
    assert not page.evaluate(IS_TOO_WIDE)
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_stands_out_from_its_ground(visit, server, scheme):
    page = visit(color_scheme=scheme)
    page.wait_for_selector(".title")
    open_all(page)
    assert page.evaluate(FAINT) == []
    page = table_to_act(visit, server, color_scheme=scheme)
    page.fill("#typed", "pass")
    page.keyboard.press("Enter")
    page.wait_for_selector("#typed-refusal")
    open_all(page)
    assert page.evaluate(FAINT) == []


# --- For everybody ---


def test_every_button_has_a_name_and_every_field_a_label(visit, server):
    page = visit()
    page.wait_for_selector(".title")
    page.fill("#record-text", '[Title "alhambra"]\n[Seats "2"]\n')
    page.wait_for_selector("#record-move")
    open_all(page)
    assert page.evaluate(FAULTS) == []
    page = table_to_act(visit, server)
    open_all(page)
    assert page.evaluate(FAULTS) == []
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(FAULTS) == []


def test_a_focused_button_survives_what_others_do(visit, server):
    created = server.make(ANNA, BRUNO, RANDOM)
    actor = server.ask("GET", f"/api/matches/{created['match']}")["to_act"]
    seat = actor if actor < 2 else 0
    page = visit(address(created, seat))
    page.wait_for_selector(".move, .seats")
    page.focus("#help")
    page.evaluate("document.activeElement.isTheSame = true")
    token = next(link["token"] for link in created["links"] if link["seat"] == 1 - seat)
    server.ask("POST", f"/api/matches/{created['match']}/seats/{1 - seat}/join", {"name": "Carla"}, token)
    page.wait_for_selector(".seats >> text=Carla")
    assert page.evaluate("document.activeElement.isTheSame")


# --- What comes from outside ---


def test_markup_in_a_name_is_shown_as_text(visit, server):
    evil = "<img src=x onerror=document.title='evil'>"
    created = server.make(ANNA, RANDOM)
    page = visit()
    page.wait_for_selector(".title")

    def spoil(socket):
        inner = socket.connect_to_server()
        inner.on_message(lambda text: socket.send(text.replace("Livia", evil)))
        socket.on_message(inner.send)

    page.route_web_socket(re.compile("/api/socket"), spoil)
    page.goto(server.url + address(created, 0))
    page.wait_for_selector(".seats")
    page.wait_for_function("() => document.querySelector('.seats').textContent.includes('<img src=x')")
    assert page.query_selector("main img") is None
    assert "evil" not in page.title() or "onerror" in page.title()


def test_an_unfit_name_is_refused_in_words(visit):
    page = visit()
    page.fill("#alhambra-name", "<b>Anna</b>")
    page.click("text=Play now")
    sentence = page.wait_for_selector(".title .notice.bad").inner_text()
    assert "Anna" in sentence


def test_unknown_frames_are_ignored(visit, server):
    created = server.make(ANNA, RANDOM)
    page = visit()

    def chatter(socket):
        inner = socket.connect_to_server()
        for text in ("{", '{"type":"new","of":1}', '{"type":"accepted","id":99,"seq":1}', "[]", "null"):
            socket.send(text)
        inner.on_message(socket.send)
        socket.on_message(inner.send)

    page.route_web_socket(re.compile("/api/socket"), chatter)
    page.goto(server.url + address(created, 0))
    page.wait_for_selector(".view")


# --- Any title ---

SHAPES = {
    "wagons": [{"name": "red", "load": 3}, {"name": "blue", "load": None}],
    "hands": [{"cards": [["a", 1]], "is_out": False}, {"cards": None, "is_out": True}],
    "board": [["grass", None, "villa"], ["grass", "pond", None]],
    "prices": {"corn": 3, "wine": 12},
    "counts": {"corn": [1, 2, 3], "wine": [0, 0, 4]},
    "market": {"corn": {"price": 1, "left": 2}, "wine": {"price": 4, "left": 0}},
    "deep": {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": 1}}}}}}}},
    "mixed": [1, "two", None, {"three": 3}, [4]],
    "round_now": 4,
    "nobody": None,
    "none": [],
    "tokens": [{"kind": "lamp", "value": 1}, {"kind": "lamp", "value": 2}, None],
}


def test_a_view_of_any_shape_is_drawn(visit):
    page = visit()
    html = page.evaluate(
        DRAW,
        SHAPES,
    )
    text = re.sub(r"\s+", " ", html)
    assert "Round now 4" in text
    assert "Anna" in text
    assert "Bruno" in text
    assert "villa" in text
    assert json.dumps({"h": 1}, separators=(",", ":")) in text
    assert page.locator("th[scope=row]", has_text="Anna").count() == 1
    assert page.locator("th[scope=row]", has_text="red").count() == 1
    assert page.locator(".places li").count() == 3
