"""Slips of the finger: what is pressed twice, too long or too late does nothing that was not meant."""

from __future__ import annotations

import json
import os
import random
import re
import time
import urllib.error
from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError
from playwright.sync_api import expect

from insula import registered_names
from insula.words import Words
from tests.browser import arkadia
from tests.browser.arkadia import PHONE
from tests.browser.expecting import box
from tests.browser.playing import (
    ALHAMBRA,
    address,
    finished,
    goes_alone,
    pay_button,
    sequence,
    token_of,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.positions import has_payment, match_at, match_in
from tests.browser.screens import play_until
from tests.browser.test_arkadia_table import has_many_sites

WORDS = Words("en", "alhambra")
QUICK_DOUBLE = {"click_count": 2, "delay": 90}
"""A double click whose second half comes when the answer of the server is already there."""
DRAWING = "(svg) => svg.outerHTML"
LATER = 700
"""Milliseconds after which nothing more comes of a press."""


def double_click(page, element) -> None:
    box = element.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, **QUICK_DOUBLE)


def moves_of(server, created) -> list[tuple[int, str]]:
    return [(line["seat"], line["text"]) for line in server.table(created)["log"] if line["kind"] == "move"]


def test_a_double_click_on_pay_does_not_decide_what_comes_next(visit, server):
    created, seat = match_at(server, has_payment(exact=False), 2)
    page = visit(address(created, seat))
    wait_for_turn(page)
    before = len(moves_of(server, created))
    page.locator("[data-anchor^='yard:'][data-lit]").first.click()
    page.get_by_role("group", name="Ways to pay").wait_for()
    while pay_button(page).count() == 0:
        page.locator("[data-anchor~=hand] [data-lit][aria-pressed=false]").first.click()
    pay = box(pay_button(page))
    double_click(page, pay_button(page))
    page.wait_for_selector("[data-move=give]")
    page.wait_for_timeout(LATER)
    made = [move for _, move in moves_of(server, created)[before:]]
    assert made[0].startswith("buy")
    assert not {"keep", "give"} & set(made)
    give = box(page.locator("[data-move=give]"))  # it does lie where the second click went
    assert give["x"] < pay["x"] + pay["width"] / 2 < give["x"] + give["width"]


def test_a_double_click_on_a_card_is_one_move_and_not_the_next_ones(visit, server):
    created, seat = match_at(server, goes_alone, 2)
    page = visit(address(created), links=created, device={"curtain": "off"})
    card = page.wait_for_selector("[data-move^=take]")
    before = len(moves_of(server, created))
    double_click(page, card)
    page.wait_for_timeout(LATER)
    assert [mover for mover, _ in moves_of(server, created)[before:]] == [seat]


@pytest.mark.parametrize("is_held", [True, False], ids=["held", "twice"])
def test_an_enter_too_many_does_not_open_the_curtain(visit, server, is_held):
    created, _ = match_at(server, goes_alone, 2)
    page = visit(address(created), links=created)
    page.click("#show")
    page.wait_for_selector("[data-move^=take]").focus()
    page.keyboard.down("Enter")
    for _ in range(8 if is_held else 0):
        page.wait_for_timeout(60)
        page.keyboard.down("Enter")  # pressed again without a release: what a held key does
    page.keyboard.up("Enter")
    page.wait_for_selector("#show")
    if not is_held:
        page.keyboard.press("Enter")
    page.wait_for_timeout(LATER)
    assert page.locator("#show").is_visible()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-anchor~=hand]")


def test_one_screen_needs_a_browser_that_remembers(visit, server):
    def forbid(page):
        page.add_init_script("Storage.prototype.setItem = () => { throw new Error('full'); }")

    page = visit(before=forbid)
    page.click("#alhambra-tab-screen")
    page.locator(ALHAMBRA).get_by_role("tabpanel").locator("button.primary").click()
    page.wait_for_selector(f"text={Words('en')('page-error-storage')}")
    assert page.url.rstrip("/") == server.url


def test_a_scoring_that_was_taken_back_is_shown_no_longer(visit, server):
    def is_near(view):
        return view.phase == "action" and any(0 < due.at_most < 12 for due in view.table.due)

    created, seat = match_at(server, is_near, 2)
    page = visit(address(created, seat))
    wait_for_turn(page)
    play_until(server, created, "scoring_held")
    page.wait_for_selector("[popover]:popover-open")
    path = f"/api/matches/{created['match']}"
    asker = next(each for each in (0, 1) if server.table(created, each)["may_ask"] is not None)
    table = server.table(created, asker)
    asked = server.ask("POST", f"{path}/ask", {"seq": table["seq"]}, token_of(created, asker))
    for other in server.table(created)["ask"]["needs"]:
        server.ask("POST", f"{path}/answer", {"seq": asked["seq"], "agree": True}, token_of(created, other))
    assert server.table(created)["table"]["held"] == []
    page.wait_for_selector("[popover]:popover-open", state="detached")


def test_a_replay_shows_the_discard_of_its_position(visit, server):
    created = finished(server)
    page = visit(f"{address(created)}?move=0")
    page.wait_for_selector("[data-anchor='discard']")
    log = [line for line in server.table(created)["log"] if line["kind"] == "move"]
    for move in (30, 60, 100):
        page.goto(f"{server.url}{address(created)}?move={move}")
        page.wait_for_selector("[data-anchor='discard']")
        position = server.ask("GET", f"/api/matches/{created['match']}/positions/{move}")["table"]
        paid = [event["arguments"] for line in log[:move] for event in line["events"] if event["name"] == "paid"]
        last = {"currency": paid[-1]["currency"], "value": paid[-1]["value"]}
        assert last in position["discard"]
        page.locator("[data-anchor='discard']").click()
        shown = page.locator("[data-anchor='discard'] svg").first.evaluate(DRAWING)
        name = f"{WORDS('currency-' + last['currency'])} {last['value']}"
        same = page.locator(f"[popover] [aria-label='{name}'] svg, [popover] [aria-label='{name.capitalize()}'] svg")
        assert shown == same.first.evaluate(DRAWING)


@pytest.mark.parametrize("name", ["x", "A" * 20, "%00", "a" * 5000])
def test_an_address_that_can_be_no_match_is_answered(visit, name):
    page = visit(f"/table/{name}")
    expect(page.locator("h1")).to_have_text(Words("en")("page-match-gone"), use_inner_text=True)


def test_a_bot_that_is_quick_does_not_get_the_second_click(visit, server):
    created, seat = match_at(server, goes_alone, 2, others="random")
    page = visit(address(created, seat))
    card = page.wait_for_selector("[data-move^=take]")
    before = [mover for mover, _ in moves_of(server, created)].count(seat)
    double_click(page, card)
    page.wait_for_timeout(LATER)
    assert [mover for mover, _ in moves_of(server, created)].count(seat) == before + 1


def test_a_double_tap_shows_where_a_tile_would_lie_and_does_not_lay_it(visit, server):
    created, seat = match_at(server, has_many_sites, 2, title="arkadia", verb="build", flip="yes")
    page = visit(address(created, seat), before=lambda page: page.clock.install(time="2099-12-31"), **PHONE)
    page.locator(arkadia.CARD).first.tap()
    page.locator(arkadia.SITE).first.evaluate("site => site.scrollIntoView({ block: 'center', inline: 'center' })")
    site = box(page.locator(arkadia.SITE).first)
    x, y = site["x"] + site["width"] / 2, site["y"] + site["height"] / 2
    page.clock.pause_at("2100-01-01")
    made, before = moves_of(server, created), sequence(page)
    for _ in range(2):
        page.touchscreen.tap(x, y)
        page.clock.run_for(A_MOMENT)
        page.wait_for_selector(arkadia.GHOST)
    page.clock.run_for(A_WHILE)
    page.clock.resume()
    page.wait_for_timeout(LATER)
    assert moves_of(server, created) == made
    page.touchscreen.tap(x, y)
    wait_for_change(page, before)
    assert len(moves_of(server, created)) > len(made)


# --- Everything pressed twice ---

IS_LONG = os.environ.get("INSULA_LONG") == "1"
PARTS, PRESSES, AT_A_TABLE = (4, 200, 25) if IS_LONG else (1, 16, 8)
"""Of each title, by each hand: in how many parts; in one, how many things are pressed, and how many at one table."""
MOUSE = "mouse"
HANDS = {MOUSE: {}, "finger": {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}}
SOCKET = re.compile("/api/socket")
DEEDS = ("play", "undo", "ask", "answer")
LONGEST = 15
"""Seconds in which the server must answer."""
TAPS, TO_A_CLICK = 5, 10_000
"""How often a tap is tried, and how long it may take to become a click, in milliseconds."""
A_MOMENT, A_WHILE = 40, 5_000
"""Milliseconds of the page's clock: a few of the one are less than a second press has to wait, the other is more."""
COUNT = """
globalThis.clicks = 0;
addEventListener("click", () => (clicks += 1), true);
addEventListener("touchend", ({ target }) => (clicks += Number(target.matches("input[type=range]"))), true);
globalThis.asked = 0;
globalThis.letAnswer = () => {};
globalThis.keepBack = () => (answering = new Promise((done) => (letAnswer = done)));
let answering = Promise.resolve();
const fetchIt = fetch;
globalThis.deeds = [];
globalThis.fetch = async (...all) => {
  asked += 1;
  if ((all[1]?.method ?? "GET") !== "GET") deeds.push(String(all[0]));
  try {
    const answer = await fetchIt(...all);
    await answering;
    return answer;
  } finally {
    asked -= 1;
  }
};
"""
"""How often it was pressed (a finger on a slider makes no click), how many answers the page waits for and how they are
kept back, and what it asked for."""
THINGS = """() => {
  const pressable = "button, [role=button], [data-lit], [data-rove], a[href^='?']";
  const page = document.querySelector("dialog:modal") ?? document;
  const isMeantOnce = (thing) => !thing.matches("[data-repeat], [data-repeat] *, :disabled");
  globalThis.things = [...page.querySelectorAll(pressable)]
    .filter((thing) => isMeantOnce(thing) && thing.checkVisibility());
  return things.map((thing) => {
    const { move = "", anchor = "" } = thing.dataset;
    const kind = move.split(" ")[0] || anchor.split(":")[0] || thing.id || `${thing.localName} ${thing.className}`;
    return "lit" in thing.dataset ? `*${kind}` : kind;
  });
}"""
"""What kind of thing each of those is that can be pressed, with a star where it is lit."""
SAYS_WHY = """(place) => {
  const { lit, move, anchor } = things[place].dataset;
  return lit === undefined && (move ?? anchor) !== undefined;
}"""
"""Whether it cannot be chosen and says why: to ask that again makes nothing."""
AIM = """(place) => {
  things[place].scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = things[place].getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!things[place].contains(document.elementFromPoint(x, y))) return null;
  keepBack();
  return [x, y];
}"""
"""Where to press it, before anything is answered; null if it lies under something else."""
SEEN = """() => {
  const asked = "dialog[open] h2, #prompt-who, #prompt-what, #curtain-heading";
  return [...document.querySelectorAll(`${asked}, main [aria-pressed=true]`)]
    .map((each) => each.dataset.anchor ?? each.textContent);
}"""
"""What the page asks and what is picked on it."""
LIES_AT = "(point) => document.elementFromPoint(...point)?.outerHTML.slice(0, 300)"
IS_CLEARED = "() => document.querySelector('dialog:not([open]) > .paper') === null"
"""Whether a dialog that was closed has been taken off the page, which the page does in its own time."""
IS_SETTLED = """([match, seq]) => {
  letAnswer();
  const isTold = Number(document.querySelector("main[data-seq]")?.dataset.seq ?? -1) >= seq;
  const isShown = isTold || document.querySelector("#show, #lost-heading, #skip") !== null;
  const isDrawn = document.querySelector("main > .waiting") === null;
  return asked === 0 && isDrawn && (seq === null || isShown || !location.pathname.endsWith(match));
}"""
"""Whether the page waits for nothing, has loaded what draws its table, and shows the table as it was or newer, for a
log only grows; or the curtain, that it is lost, that more has come than it tells yet, or another match."""


class Hand:
    """Presses anything on a table three times: twice at once, and again when it is seen what came of it.

    The page's clock goes on only when the hand lets it, and the server's answers are kept back between the first two
    presses, so that it does not matter how slow a machine is.
    """

    def __init__(self, visit, server, created: dict, *, kind: str, chance: random.Random) -> None:
        self.server, self.created, self.kind, self.chance = server, created, kind, chance
        self.deeds: list[str] = []
        """What the page asked the server to do over its socket."""
        self.unanswered: set[int] = set()
        self.kept_back: list[Callable[[], None]] | None = None
        """What the server says is told the page later."""
        self.says_why = False
        device = {"curtain": chance.choice(["on", "off"]), "seen": "guide-alhambra"}
        self.page = visit(address(created), links=created, device=device, before=self._prepare, **HANDS[kind])
        self.page.wait_for_selector("main [data-lit], #show, .end")
        self.page.clock.pause_at("2100-01-01")
        self._settle()

    def _prepare(self, page) -> None:
        page.clock.install(time="2099-12-31")
        page.add_init_script(COUNT)
        page.route_web_socket(SOCKET, self._tap)

    def _tap(self, line) -> None:
        inner = line.connect_to_server()

        def send(text: str) -> None:
            frame = json.loads(text)
            if frame["type"] in DEEDS:
                self.deeds.append(text)
                self.unanswered.add(frame["id"])
            inner.send(text)

        def answer(text: str) -> None:
            self.unanswered.discard(json.loads(text).get("id"))
            tell(lambda: line.send(text))

        def tell(deed: Callable[[], None]) -> None:
            if self.kept_back is None:
                deed()
            else:
                self.kept_back.append(deed)

        line.on_message(send)
        inner.on_message(answer)
        inner.on_close(lambda code, reason: tell(lambda: line.close(code=code, reason=reason)))

    def press_anything(self) -> None:
        """Press one thing so, whatever it is: every other time something that is lit."""
        things = self.page.evaluate(THINGS)
        kinds = self.chance.sample(sorted(set(things)), len(set(things)))
        if self.chance.random() < 0.5:
            kinds.sort(key=lambda kind: not kind.startswith("*"))
        for kind in kinds:
            place = self.chance.choice([place for place, each in enumerate(things) if each == kind])
            self.says_why = self.page.evaluate(SAYS_WHY, place)
            point = self.page.evaluate(AIM, place)
            if point is not None:
                self._press_thrice(kind, point)
                return
        self.page.wait_for_load_state()
        assert self.is_done(), f"nothing can be pressed of {kinds}"

    def _press_thrice(self, thing: str, point: list[float]) -> None:
        is_counted = self.chance.random() < 0.5
        self.kept_back = []
        self._press(point)
        once = self._deeds_and_page()
        self._press(point, 2 if is_counted else 1)
        assert self._deeds_and_page() == once, f"{thing}, pressed twice at once"
        self._settle()
        if self.is_done():
            return
        log, once = self._log(), self._deeds_and_page()
        self._press(point, 3 if is_counted else 1)
        self._settle()
        told = f"{thing}, pressed again when the answer was there"
        assert self._deeds_and_page() == once, told
        assert self._log()[len(log) :] == [], told
        self.page.clock.fast_forward(A_WHILE)
        self._settle()

    def _press(self, point: list[float], count: int = 1) -> None:
        """`count`: the how many-th press in a row it is to the system."""
        if self.kind == MOUSE:
            self.page.mouse.click(*point, click_count=count)
        else:
            self._tap_at(point)
        self.page.wait_for_function(IS_CLEARED)

    def _tap_at(self, point: list[float]) -> None:
        """A tap becomes a click in its own time; one that the browser was too slow for is a long touch, and none."""
        clicks = self.page.evaluate("clicks")
        for tries_left in reversed(range(TAPS)):
            self.page.touchscreen.tap(*point)
            try:
                self.page.wait_for_function("before => clicks > before", arg=clicks, timeout=TO_A_CLICK)
            except PlaywrightTimeoutError:
                assert tries_left, f"a tap does not become a click on {self.page.evaluate(LIES_AT, point)}"
            else:
                return

    def _settle(self) -> None:
        """Let the server answer, and the page show it."""
        self.page.clock.run_for(A_MOMENT)
        end = time.monotonic() + LONGEST
        while self.unanswered:
            assert time.monotonic() < end, "the server does not answer"
            self.page.wait_for_timeout(5)
        kept_back, self.kept_back = self.kept_back or [], None
        for deed in kept_back:
            deed()
        table = self._table()
        self.page.wait_for_function(IS_SETTLED, arg=[self.created["match"], table and table["seq"]])
        self.page.clock.run_for(A_MOMENT)

    def _deeds_and_page(self) -> tuple:
        """To be told again why something cannot be made is no deed; to try something out is one."""
        asked, seen = self.page.evaluate(f"() => [deeds, ({SEEN})()]")
        return [*self.deeds, *(deed for deed in asked if not self.says_why or not deed.endswith("/trial"))], seen

    def _log(self) -> list[dict]:
        return (self._table() or {"log": []})["log"]

    def _table(self) -> dict | None:
        """None once there is no such match any more."""
        try:
            return self.server.table(self.created)
        except urllib.error.HTTPError:
            return None

    def is_done(self) -> bool:
        """Whether nothing is left to press here: the page was left, or bots play on by themselves."""
        table = self._table()
        is_left = self.created["match"] not in self.page.url
        return table is None or is_left or any(info["kind"] == "bot" for info in table["seats"])


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("title", registered_names())
def test_whatever_is_pressed_twice_does_what_one_press_does(devices, visit, server, title, hand, part):
    chance = random.Random(f"{title} {hand} {part}")
    user = None
    for press in range(PRESSES):
        if user is None or press % AT_A_TABLE == 0 or user.is_done():
            devices.put_back()
            user = Hand(visit, server, match_in(server, title, 2, chance), kind=hand, chance=chance)
        user.press_anything()
