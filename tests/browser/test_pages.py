"""How the pages read and fit: every language, a phone, the dark, a screen reader, and shapes no title has yet."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from insula.words import LANGUAGES, Words
from tests.browser.expecting import box, comes, is_silent, says
from tests.browser.playing import (
    ANNA,
    BRUNO,
    DRAWN,
    LOG,
    PLAIN,
    RANDOM,
    address,
    finished,
    in_full_swing,
    press_elsewhere,
    token_of,
    wait_for_previews,
    wait_for_turn,
)
from tests.browser.positions import match_at

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isBeyond = (element) => element.getBoundingClientRect().right > clientWidth + 1;
  const beyond = [...document.querySelectorAll("body *")].filter(isBeyond).slice(0, 5);
  return [`${scrollWidth} > ${clientWidth}`, ...beyond.map((element) => element.outerHTML.slice(0, 120))];
}"""
IDS = re.compile(
    r"\b(?:page|field|label|verb|event|error|option|board|choice|hint|guide|refusal|kind|currency|scoring)-[a-z]\w*"
)


def flat(text: str) -> str:
    """A text as it is read: no two kinds of blanks."""
    return re.sub(r"\s+", " ", text)


def open_all(page) -> None:
    """Open what is folded."""
    page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })")


def table_to_act(visit, server, **options):
    """A table at which it is one's turn."""
    created, seat = match_at(server, in_full_swing)
    page = visit(address(created, seat), **options)
    wait_for_turn(page)
    return page


def home(visit, **options):
    page = visit(**options)
    page.wait_for_selector("[role=tablist]")
    return page


# --- Languages ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_speak_every_language(visit, server, language):
    words = Words(language, "alhambra")
    page = home(visit, locale=language)
    open_all(page)
    comes(page, "document.documentElement.lang", language)
    expect(page.locator("h1")).to_have_text(words("page-home-heading"), use_inner_text=True)
    page.wait_for_selector(f"text={words('tagline')}")
    table = table_to_act(visit, server, locale=language)
    says(table.locator("#prompt"), words("page-your-turn"))
    says(table.locator("main"), words("label-open-money"))
    for text in (page.inner_text("body"), table.inner_text("body")):
        assert IDS.findall(text) == []
    if language != "en":
        english = Words("en", "alhambra")
        is_silent(table.locator("body"), english("page-your-turn"))
        is_silent(page.locator("body"), english("tagline"))


def test_the_language_of_the_home_page_changes_without_a_reload(visit):
    page = home(visit)
    navigations = []
    page.on("framenavigated", lambda frame: navigations.append(frame.url))
    page.fill("#alhambra-name", "Annabel")
    for language in ("ru", "de", "fr", "en"):
        words = Words(language, "alhambra")
        page.select_option("#language", language)
        page.wait_for_selector(f"h1:text-is('{words('page-home-heading')}')")
        page.wait_for_selector(f"text={words('tagline')}")
        comes(page, "document.documentElement.lang", language)
        assert words("page-home-heading") in page.title()
        expect(page.locator("#alhambra-name")).to_have_value("Annabel")
        assert IDS.findall(page.inner_text("body")) == []
    assert navigations == []


def test_the_language_of_the_table_changes_without_a_reload_log_and_rules_included(visit, server):
    created, seat = match_at(server, in_full_swing)
    page = visit(address(created, seat))
    wait_for_turn(page)
    navigations = []
    page.on("framenavigated", lambda frame: navigations.append(frame.url))
    seq = page.get_attribute("main", "data-seq")
    last = [line for line in server.table(created)["log"] if line["kind"] == "move"][-1]
    page.locator("[data-anchor^='yard:'][data-lit]").first.click()
    for language, own_name in (("fr", "Français"), ("de", "Deutsch"), ("ru", "Русский"), ("en", "English")):
        words = Words(language, "alhambra")
        page.click("#to-settings")
        page.locator("#setting-language").get_by_text(own_name).click()
        page.wait_for_selector(f"dialog h2:text-is('{words('page-settings')}')")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        says(page.locator("#prompt"), words("page-your-turn"))
        assert words("page-your-turn") in page.title()
        expect(page.get_by_role("group", name=words("label-payments"))).to_have_count(1)
        name = ("Anna", "Bruno", "Clara")[last["seat"]]
        log = flat(page.inner_text(LOG))
        assert flat(words("page-log-turn", turn=last["turn"], name=name)) in log
        assert flat(words("told-new", cards="|")).partition("|")[0] in log
        page.click("#to-rules")
        rule = re.sub(r"[*`]", "", words("rule-A13")).split("\n")[0][:30]
        page.wait_for_selector(f"dialog#rules >> text={rule}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        assert IDS.findall(page.inner_text("body")) == []
    assert navigations == []
    expect(page.locator("main")).to_have_attribute("data-seq", seq)


def test_a_chosen_language_and_look_are_remembered(visit, server):
    page = home(visit)
    page.select_option("#language", "ru")
    page.wait_for_selector("text=Строим город")
    page.select_option("#theme", "dark")
    page.reload()
    page.wait_for_selector("text=Строим город")
    assert is_dark(page)
    page.goto(server.url + address(server.make(ANNA, RANDOM)))
    page.wait_for_selector(DRAWN)
    assert is_dark(page)
    page.click("#to-settings")
    page.locator("#setting-language").get_by_text("Français").click()
    page.wait_for_selector("dialog >> text=Réglages")
    second = page.context.new_page()
    second.goto(server.url)
    second.wait_for_selector("h1:text-is('" + Words("fr")("page-home-heading") + "')")
    second.select_option("#theme", "light")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'light'")


# --- Looks ---


def is_dark(page) -> bool:
    """Whether the ground is darker than the writing on it."""
    style = "getComputedStyle(document.body)"
    ground, ink = (page.evaluate(f"{style}.{part}") for part in ("backgroundColor", "color"))
    return brightness(ground) < brightness(ink)


def brightness(colour: str) -> float:
    return sum(float(part) for part in re.findall(r"[\d.]+", colour)[:3])


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_pages_are_dark_where_the_system_is(visit, server, scheme):
    page = home(visit, color_scheme=scheme)
    assert is_dark(page) == (scheme == "dark")
    page.select_option("#theme", "light")
    assert not is_dark(page)
    page.select_option("#theme", "dark")
    assert is_dark(page)
    page.select_option("#theme", "system")
    assert is_dark(page) == (scheme == "dark")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_phone(visit, server, language):
    page = home(visit, locale=language, **PHONE)
    open_all(page)
    comes(page, TOO_WIDE, [])
    for way in (1, 2):
        page.get_by_role("tab").nth(way).click()
        comes(page, TOO_WIDE, [])
    page = table_to_act(visit, server, locale=language, **PHONE)
    comes(page, TOO_WIDE, [])
    page.locator("[data-anchor^='yard:'][data-lit]").first.click()
    comes(page, TOO_WIDE, [])
    page.click("#more")
    comes(page, TOO_WIDE, [])
    page.click("#to-settings")
    comes(page, TOO_WIDE, [])


def test_the_end_and_a_replay_fit_a_phone(visit, server):
    page = visit(address(finished(server)), **PHONE)
    page.wait_for_selector(".end")
    comes(page, TOO_WIDE, [])
    page.click("#review")
    page.wait_for_selector("#slider")
    comes(page, TOO_WIDE, [])
    comes(page, FAULTS, [])


def test_on_a_phone_hand_and_tools_are_in_sight_while_the_board_scrolls(visit, server):
    page = table_to_act(visit, server, **PHONE)
    page.mouse.wheel(0, 400)
    page.wait_for_timeout(100)
    for selector in ("[data-anchor~=hand]", "#more", "#to-rules", "#prompt-who"):
        at = box(page.locator(selector))
        assert at["y"] < 740
        assert at["y"] + at["height"] > 0
    page.click("#to-log")
    last = page.locator("dialog#logging ol > li").last
    last.wait_for()
    page.wait_for_function("last => last.getBoundingClientRect().top < innerHeight", arg=last.element_handle())
    assert box(last)["y"] > 0
    page.keyboard.press("Escape")
    page.click("#more")
    page.click("#to-seat")
    page.wait_for_selector("dialog#seating")


def test_the_board_zooms_and_shows_all_again(visit, server):
    page = table_to_act(visit, server, **PHONE)
    width = box(page.locator("[data-anchor^='open:']"))["width"]
    page.tap("#zoom-in")
    page.tap("#zoom-in")
    larger = box(page.locator("[data-anchor^='open:']"))["width"]
    assert larger > width * 1.2
    comes(page, TOO_WIDE, [])
    page.tap("#zoom-fit")
    page.wait_for_function(
        "before => document.querySelector(\"[data-anchor^='open:']\").getBoundingClientRect().width < before",
        arg=larger,
    )


# --- For everybody ---


@pytest.mark.parametrize("device", [None, PLAIN])
def test_every_button_has_a_name_and_every_field_a_label(visit, server, device):
    page = table_to_act(visit, server, device=device, has_touch=True)
    open_all(page)
    comes(page, FAULTS, [])
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    comes(page, FAULTS, [])


def test_on_the_home_page_every_button_has_a_name_and_every_field_a_label(visit):
    page = home(visit, has_touch=True)
    page.click("#record summary")
    page.fill("#record-text", '[Title "alhambra"]\n[Seats "2"]\n')
    page.wait_for_selector("#record-move")
    open_all(page)
    comes(page, FAULTS, [])


def test_dialogs_give_the_focus_back_and_close_with_escape_a_cross_or_a_press_beside(visit, server):
    page = table_to_act(visit, server)
    for tool in ("to-sheet", "to-come", "to-rules", "to-seat", "to-share", "to-settings", "to-help"):
        page.click(f"#{tool}")
        dialog = page.locator("dialog[open]")
        dialog.wait_for()
        assert page.evaluate("document.activeElement.closest('dialog') !== null")
        page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        comes(page, "document.activeElement.id", tool)
    press_elsewhere(page)
    page.click("#to-help")
    page.get_by_role("button", name="Close").click()
    page.wait_for_selector("dialog", state="detached")
    press_elsewhere(page)
    page.click("#to-help")
    page.wait_for_selector("dialog[open]")
    page.mouse.click(5, 450)
    page.wait_for_selector("dialog", state="detached")


def test_the_rules_can_be_searched_and_lead_to_each_other(visit, server):
    page = table_to_act(visit, server)
    page.click("#to-rules")
    drawer = page.locator("dialog#rules")
    drawer.get_by_role("searchbox").fill("Martin")
    says(drawer.get_by_role("status"), "passage")
    assert 0 < drawer.locator("[id^='rule-']").count() < 30
    drawer.get_by_role("searchbox").fill("xyzzy")
    says(drawer.get_by_role("status"), "Nothing found")


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


def with_view(view):
    """Lets every table have another view."""

    def change(page):
        def through(socket):
            inner = socket.connect_to_server()
            socket.on_message(inner.send)

            def answer(text):
                frame = json.loads(text)
                socket.send(json.dumps({**frame, "table": view}) if frame["type"] == "table" else text)

            inner.on_message(answer)

        page.route_web_socket(re.compile("/api/socket"), through)

    return change


def test_a_view_of_any_shape_is_drawn_on_the_plain_table(visit, server):
    created = server.make(ANNA, BRUNO)
    actor = server.table(created)["to_act"]
    page = visit(address(created, actor), device=PLAIN, before=with_view(SHAPES))
    wait_for_previews(page)
    open_all(page)
    text = re.sub(r"\s+", " ", page.inner_text("main"))
    assert "Round now 4" in text
    assert "villa" in text
    assert json.dumps({"h": 1}, separators=(",", ":")) in text
    view = page.locator("section[aria-labelledby=board-heading]")
    assert view.locator("th[scope=row]", has_text="Anna").count() >= 1
    assert view.locator("th[scope=row]", has_text="red").count() == 1
    comes(page, FAULTS, [])


@pytest.mark.parametrize("odd", [None, 3, "text", [], [[]], [{}], {}])
def test_not_even_a_view_that_is_no_view_breaks_the_plain_table(visit, server, odd):
    created = server.make(ANNA, BRUNO)
    actor = server.table(created)["to_act"]
    page = visit(address(created, actor), device=PLAIN, before=with_view(odd))
    wait_for_previews(page)
    assert page.locator("[data-move^=take]").count() > 0


def test_no_page_tells_a_token_to_anything_but_its_server(visit, server):
    created = server.make(ANNA, BRUNO)
    asked = []

    def note(request):
        asked.append(request)

    page = visit(address(created, 0), before=lambda page: page.on("request", note))
    page.wait_for_selector(DRAWN)
    assert all(request.url.startswith((server.url, server.url.replace("http", "ws"))) for request in asked)
    assert not any(token_of(created, 0) in request.url for request in asked)
    assert "#" not in page.url
