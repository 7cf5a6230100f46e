"""What a person does at a table, as short words for the tests."""

from __future__ import annotations

import random
import re
from pathlib import Path

RANDOM = {"kind": "bot", "level": "random", "name": "Livia"}
OPEN = {"kind": "open"}
ANNA = {"kind": "person", "name": "Anna"}
BRUNO = {"kind": "person", "name": "Bruno"}
PLAIN = {"table": "plain"}
"""A device that wants the table of any title."""
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "alhambra.txt"
NEARLY_OVER = 174
"""Of its 204 moves: the last buildings are in the yard."""
MOST_MOVES = 400

MOVE = "main [data-move][aria-disabled=false]:not([aria-pressed])"
"""What makes a move with one press."""
CHOICE = f"main [data-lit]:not([aria-disabled=true]), {MOVE}"
BUILDING = "[data-anchor^='yard:'][data-lit]"
OPEN_CARD = "[data-anchor^='open:'][data-lit]"
CARD = "[data-anchor^='hand:'][data-lit]"
TAKE = "button[data-move^=take]:not([data-anchor])"
SHOW = "[popover]:popover-open"
"""A scoring that is being told."""
IS_CLOSED = "([show, before]) => !show.isConnected || !show.matches(':popover-open') || show.textContent !== before"
QUESTION = "#doubt[open]"
"""Whether a move is really to be made."""
IS_MADE_OR_ASKED = f"""before =>
  document.querySelector("main").dataset.seq !== before || document.querySelector("{QUESTION}") !== null"""
DRAWN = "[data-anchor^='yard:']"
"""What is there once the table is drawn."""
ALHAMBRA = "section.title[data-title=alhambra]"
"""A title's card on the front page."""
SEATS = "section[aria-labelledby=seats-heading]"
LOG = "[role=region]:has(ol)"


# --- Addresses ---


def address(created: dict, seat: int | None = None) -> str:
    """A table's address; of a seat, with its secret."""
    return f"/table/{created['match']}" + ("" if seat is None else f"#{token_of(created, seat)}")


def token_of(created: dict, seat: int) -> str:
    return next(link["token"] for link in created["links"] if link["seat"] == seat)


# --- Waiting ---


def wait_for_turn(page) -> None:
    page.wait_for_selector(f"{CHOICE}, .end")


def wait_for_previews(page) -> None:
    """On the plain table the moves say themselves what they lead to."""
    page.wait_for_selector("[data-move] .effect")


def is_over(page) -> bool:
    return page.query_selector(".end") is not None


def sequence(page) -> str:
    """How long the log is that the page shows."""
    return page.get_attribute("main", "data-seq")


def wait_for_change(page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('main').dataset.seq !== before", arg=before)


def prompt(page) -> str:
    return page.inner_text("#prompt")


def pay_button(page):
    """What pays with the cards that are picked."""
    return page.get_by_role("button", name=re.compile(r"^Pay \d"))


# --- Positions ---


def goes_alone(view) -> bool:
    """Every open card goes with no other, so that one click takes it."""
    return view.phase == "action" and sorted(view.legal.get("take", ())) == ["1", "2", "3", "4"]


def in_full_swing(view) -> bool:
    return view.phase == "action" and view.turn > 30 and bool(view.legal.get("buy"))


# --- Playing ---


def press_elsewhere(page) -> None:
    """Press on nothing, so that what is pressed next is no second press at the same place."""
    page.evaluate("document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -99, detail: 1 }))")


def close_shows(page) -> None:
    """Nothing goes on while a scoring is looked at; another one, or the end, may follow it at once."""
    while (show := page.query_selector(SHOW)) is not None:
        before = show.text_content()
        page.keyboard.press("Escape")
        page.wait_for_function(IS_CLOSED, arg=[show, before])


def go_on(page, until: str = f"{CHOICE}, .end") -> None:
    """Wait for something, and close every scoring that is told before it: a while may lie between two of them."""
    while True:
        page.wait_for_selector(f"{until}, {SHOW}")
        if page.query_selector(SHOW) is None:
            return
        close_shows(page)


def play(page, choose, moves: int = MOST_MOVES) -> int:
    """Decide some times, or until the end is shown; how often it was."""
    for count in range(moves):
        go_on(page)
        if is_over(page):
            return count
        before = sequence(page)
        press_elsewhere(page)
        choose(page)
        do_it(page, before)
    return moves


def do_it(page, before: str) -> None:
    """Wait for what was chosen; where more would follow than what was pressed, it is asked, and done all the same."""
    page.wait_for_function(IS_MADE_OR_ASKED, arg=before)
    if sequence(page) == before:
        press_elsewhere(page)
        page.click(f"{QUESTION} button.primary")
        wait_for_change(page, before)


def click_first(page) -> None:
    """A move by few clicks: the first thing that makes one at once, else open money."""
    press_elsewhere(page)
    moves = page.locator(MOVE)
    if moves.count():
        moves.first.click()
        return
    page.locator(OPEN_CARD).first.click()
    page.locator(TAKE).click()


def press_enter(page) -> None:
    """The focus is where the next choice is, so that Enter alone plays."""
    page.wait_for_function(f"() => document.activeElement.matches({MOVE!r})")
    page.keyboard.press("Enter")


class ByMouse:
    """Plays on the drawn table by clicking on what is lit."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.done: set[str] = set()
        """What it came to do."""

    def __call__(self, page) -> None:
        press_elsewhere(page)
        if page.locator(SHOW).count():
            page.locator(f"{SHOW} button").click()
            self.done.add("closes")
        gifts, buildings = page.locator("[data-move=keep], [data-move=give]"), page.locator(BUILDING)
        if gifts.count():
            self._one_of(gifts).click()
            self.done.add("gift")
        elif buildings.count() and self.chance.random() < 0.8:
            self._one_of(buildings).click()
            self._pay(page)
        else:
            self._take(page)

    def _pay(self, page) -> None:
        """Pick cards in any order until they pay for it."""
        page.get_by_role("group", name="Ways to pay").wait_for()
        pay, unpicked = pay_button(page), page.locator(f"{CARD}[aria-pressed=false]")
        while not pay.count():
            self._one_of(unpicked).click()
            self.done.add("picks")
        status = page.get_by_role("group", name="Ways to pay").get_by_role("status").inner_text()
        self.done.add("exact" if "exact" in status else "over")
        pay.click()

    def _take(self, page) -> None:
        card = self._one_of(page.locator(OPEN_CARD))
        is_taken = card.get_attribute("data-move")
        card.click()
        if is_taken:
            self.done.add("takes")
            return
        more = page.locator(f"{OPEN_CARD}[aria-pressed=false]")
        while more.count() and self.chance.random() < 0.7:
            self._one_of(more).click()
            self.done.add("gathers")
        page.locator(TAKE).click()

    def _one_of(self, locator):
        return locator.nth(self.chance.randrange(locator.count()))


class ByKeyboard:
    """Plays on the drawn table without a mouse: m, Tab, the arrow keys, Enter and Escape."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.done: set[str] = set()

    def __call__(self, page) -> None:
        if page.locator(SHOW).count():
            page.keyboard.press("Escape")
            self.done.add("closes")
        page.keyboard.press("m")
        if is_on(page, BUILDING) and ("walks" not in self.done or self.chance.random() < 0.2):
            page.keyboard.press("ArrowDown")
            self.done.add("walks")
            if is_on(page, "[data-own] *"):
                page.keyboard.press("m")  # down there nothing can be chosen yet
        if is_on(page, BUILDING):
            page.keyboard.press("Enter")
            self._pay(page)
        else:
            self._take(page)

    def _pay(self, page) -> None:
        """Pick cards until they pay for it; then m leads to what pays."""
        page.get_by_role("group", name="Ways to pay").wait_for()
        pay = pay_button(page)
        while not pay.count():
            reach(page, CARD, "Tab")
            reach(page, f"{CARD}[aria-pressed=false]", "ArrowRight")
            page.keyboard.press("Enter")
            self.done.add("picks")
        page.keyboard.press("m")
        page.keyboard.press("Enter")

    def _take(self, page) -> None:
        """What goes with no other is taken at once; else m leads to what takes it."""
        is_move = is_on(page, MOVE)
        self.done.add("moves" if is_move else "gathers")
        page.keyboard.press("Enter")
        if not is_move:
            page.keyboard.press("m")
            page.keyboard.press("Enter")


def is_on(page, selector: str) -> bool:
    """Whether the focus is on such a thing."""
    return page.evaluate("selector => document.activeElement.matches(selector)", selector)


def reach(page, selector: str, key: str, most: int = 40) -> None:
    """Press a key until the focus is on such a thing."""
    for _ in range(most):
        if is_on(page, selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


# --- Matches ---


def finished(server) -> dict:
    """A match that is over, from the record of the documentation."""
    return server.ask("POST", "/api/records", {"record": EXAMPLE.read_text(encoding="utf-8")})


def begun_late(server, *seats: dict, move: int = NEARLY_OVER) -> dict:
    """A match of two that begins where that record has come far."""
    return server.make(*seats, record=EXAMPLE.read_text(encoding="utf-8"), move=move)


def play_on(server, created: dict, moves: int = MOST_MOVES) -> dict:
    """Play on over the wire for all people, first move by first move, until the end or so often."""
    for _ in range(moves):
        table = server.table(created)
        if table["over"]:
            break
        verb, nouns = list(server.table(created, table["to_act"])["legal"].items())[-1]
        server.play(created, f"{verb} {nouns[0]}".strip())
    return created
