"""Every main screen of the client, brought about as a person would: for axe, for pictures and for widths.

A screen is a function of a `Studio` that returns a page which shows it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.playing import ALHAMBRA, EXAMPLE, address, finished, goes_alone, token_of
from tests.browser.positions import can, has_payment, match_at

SETTLED = 350
"""Milliseconds in which what opens has opened."""
WAIT = 15_000
QUIET = {"pace": "at-once", "hints": "off", "seen": "guide-alhambra"}
"""A device that has played before: no guide, no hints, no waiting for bots."""
BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Livia", "Gaius", "Marcus", "Julia", "Titus")]
ANNA = {"kind": "person", "name": "Anna"}


class Studio:
    """Opens pages on one kind of device against one server."""

    def __init__(self, browser: Any, server: Any, listen: Callable[[Any], None], **device: Any) -> None:
        self.browser = browser
        self.server = server
        self.device = {
            "viewport": {"width": 1440, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            **device,
        }
        self._listen = listen
        self._contexts: list[Any] = []

    def open(
        self,
        path: str,
        *,
        links: dict | None = None,
        before: Callable[[Any], None] = lambda page: None,
        **settings: str,
    ) -> Any:
        """A page of a device of its own, with these settings; with `links`, the device that made the match."""
        context = self.browser.new_context(**self.device)
        context.set_default_timeout(WAIT)
        self._contexts.append(context)
        stored = {f"insula.{name}": value for name, value in {**QUIET, **settings}.items()}
        if links is not None:
            stored["insula.links"] = json.dumps(
                [{"match": links["match"], "host": links["host"], **link} for link in links["links"]]
            )
        context.add_init_script(f"Object.assign(localStorage, {json.dumps(stored)})")
        page = context.new_page()
        self._listen(page)
        before(page)
        page.goto(self.server.url + path)
        page.wait_for_selector("h1")
        return page

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        self._contexts.clear()


# --- The front page ---


def home(studio: Studio) -> Any:
    page = studio.open("/")
    page.wait_for_selector("[role=tablist]")
    return page


def home_with_matches(studio: Studio) -> Any:
    page = studio.open("/", links=studio.server.make(ANNA, *BOTS[:2]))
    page.wait_for_selector("#running")
    return page


def home_with_friends(studio: Studio) -> Any:
    page = home(studio)
    page.get_by_role("tab").nth(1).click()
    return settle(page)


def home_links(studio: Studio) -> Any:
    page = home_with_friends(studio)
    page.locator(ALHAMBRA).get_by_role("tabpanel").locator("button.primary").click()
    page.wait_for_selector("#made")
    return settle(page)


def home_one_screen(studio: Studio) -> Any:
    page = home(studio)
    page.get_by_role("tab").nth(2).click()
    return settle(page)


def home_record(studio: Studio) -> Any:
    page = home(studio)
    page.click("#record summary")
    page.fill("#record-text", EXAMPLE.read_text(encoding="utf-8"))
    page.locator("#record").scroll_into_view_if_needed()
    return settle(page)


# --- The table ---


def table(studio: Studio, **settings: str) -> Any:
    """One's own turn at the beginning of a match."""
    created = studio.server.make(ANNA, *BOTS[:2])
    page = studio.open(address(created, 0), **settings)
    page.wait_for_selector("[data-lit], .move")
    return settle(page)


def table_guide(studio: Studio) -> Any:
    created = studio.server.make(ANNA, *BOTS[:2])
    page = studio.open(address(created, 0), seen="", hints="on")
    page.wait_for_selector("dialog[open]")
    return settle(page)


def table_hint(studio: Studio) -> Any:
    return table(studio, hints="on")


def table_plain(studio: Studio) -> Any:
    return table(studio, table="plain")


def table_board(studio: Studio) -> Any:
    """The board that all share, on the plain table, with a square picked."""
    created, seat = match_at(studio.server, workers_of_both_kinds, title="arkadia")
    page = studio.open(address(created, seat))
    lit = page.locator("[data-square][data-lit]")
    lit.first.wait_for()
    lit.nth(lit.count() // 2).click()
    return settle(page)


def workers_of_both_kinds(view: Any) -> bool:
    """Late enough for a town, and two kinds of moves on a square."""
    return view.phase == "action" and view.turn > 15 and {"own", "neutral", "build"} <= set(view.legal)


def table_paying(studio: Studio) -> Any:
    page = at_position(studio, has_payment(exact=False))
    lit_building(page).click()
    return settle(page)


def table_exact(studio: Studio) -> Any:
    page = at_position(studio, has_payment(exact=True))
    building = page.locator("[data-anchor^='yard:'][data-lit]").filter(has=page.locator("xpath=."))
    for place in range(building.count()):
        building.nth(place).click()
        offer = page.locator(".offers button", has_text="exact")
        if offer.count() or page.locator(".bar.exact").count():
            break
        page.keyboard.press("Escape")
    return settle(page)


def table_refused(studio: Studio) -> Any:
    page = at_position(studio, lambda view: view.phase == "action" and 0 < len(view.legal.get("buy", ())) < 4)
    page.locator("[data-anchor^='yard:'][aria-disabled=true]").first.click(force=True)
    page.wait_for_selector("#show-rule")
    return settle(page)


def table_gift(studio: Studio) -> Any:
    page = at_position(studio, can("give"), seats=2)
    page.wait_for_selector("[data-move=give]")
    return settle(page)


def table_scoring(studio: Studio) -> Any:
    """A scoring as it is held: the others play until its card turns up."""
    is_near = lambda view: view.phase == "action" and any(0 < due.at_most < 12 for due in view.table.due)  # noqa: E731
    created, seat = match_at(studio.server, is_near, 4)
    page = studio.open(address(created, seat))
    page.wait_for_selector("[data-lit]")
    play_until(studio.server, created, "scoring_held")
    page.wait_for_selector("[popover]:popover-open")
    return settle(page)


def table_six(studio: Studio) -> Any:
    page = at_position(studio, lambda view: view.phase == "action" and view.turn > 40, seats=6)
    return settle(page)


def table_late(studio: Studio) -> Any:
    """A match in full swing."""
    page = at_position(studio, lambda view: view.phase == "action" and view.turn > 45 and bool(view.legal.get("buy")))
    return settle(page)


def table_spectator(studio: Studio) -> Any:
    created, _ = match_at(studio.server, lambda view: view.turn > 30, 4)
    page = studio.open(address(created))
    page.wait_for_selector("[data-anchor^='yard:']")
    return settle(page)


def table_open_seat(studio: Studio) -> Any:
    page = studio.open(address(studio.server.make({"kind": "open"}, *BOTS[:1]), 0))
    page.wait_for_selector("form input")
    return settle(page)


def tool(name: str) -> Callable[[Studio], Any]:
    """The table with one of its dialogs open."""

    def screen(studio: Studio) -> Any:
        page = table_late(studio)
        use(page, name)
        return settle(page)

    return screen


def table_confirm(studio: Studio) -> Any:
    created, seat = match_at(studio.server, goes_alone)
    page = studio.open(address(created, seat), confirm="always")
    page.locator("[data-move^=take]").first.click()
    page.wait_for_selector("dialog[open]")
    return settle(page)


def table_replay(studio: Studio) -> Any:
    page = studio.open(f"{address(finished(studio.server))}?move=60")
    page.wait_for_selector("input[type=range]")
    page.wait_for_selector("[data-anchor^='yard:']")
    return settle(page)


def table_end(studio: Studio) -> Any:
    page = studio.open(address(finished(studio.server)))
    page.wait_for_selector(".end")
    return settle(page)


def table_curtain(studio: Studio) -> Any:
    created = studio.server.make(ANNA, {"kind": "person", "name": "Bruno"})
    page = studio.open(address(created), links=created)
    page.wait_for_selector("#show")
    return settle(page)


def table_offline(studio: Studio) -> Any:
    """The line is cut, and does not come back."""
    lines: list[Any] = []

    def connect(line: Any) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    created = studio.server.make(ANNA, *BOTS[:2])
    page = studio.open(address(created, 0), before=lambda page: page.route_web_socket("**/api/socket", connect))
    page.wait_for_selector("[data-lit]")
    lines[0].close()
    page.wait_for_selector(".notice.bad")
    return settle(page)


def table_gone(studio: Studio) -> Any:
    return settle(studio.open("/table/00000000000000000000"))


def table_wrong_link(studio: Studio) -> Any:
    return settle(studio.open(f"/table/{studio.server.make(ANNA, *BOTS[:1])['match']}#wrong"))


# --- Other pages ---


def components(studio: Studio) -> Any:
    page = studio.open("/components/alhambra")
    page.wait_for_selector("h2")
    return settle(page)


def nowhere(studio: Studio) -> Any:
    return settle(studio.open("/nowhere"))


SCREENS: dict[str, Callable[[Studio], Any]] = {
    "home": home,
    "home-matches": home_with_matches,
    "home-friends": home_with_friends,
    "home-links": home_links,
    "home-one-screen": home_one_screen,
    "home-record": home_record,
    "table": table_late,
    "table-guide": table_guide,
    "table-hint": table_hint,
    "table-paying": table_paying,
    "table-exact": table_exact,
    "table-refused": table_refused,
    "table-gift": table_gift,
    "table-scoring": table_scoring,
    "table-six": table_six,
    "table-spectator": table_spectator,
    "table-open-seat": table_open_seat,
    "table-confirm": table_confirm,
    "table-log": tool("log"),
    "table-sheet": tool("sheet"),
    "table-to-come": tool("come"),
    "table-rules": tool("rules"),
    "table-seats": tool("seat"),
    "table-share": tool("share"),
    "table-settings": tool("settings"),
    "table-help": tool("help"),
    "table-plain": table_plain,
    "table-board": table_board,
    "table-replay": table_replay,
    "table-end": table_end,
    "table-curtain": table_curtain,
    "table-offline": table_offline,
    "table-gone": table_gone,
    "table-wrong-link": table_wrong_link,
    "components": components,
    "nowhere": nowhere,
}


# --- Ways to get there ---


def at_position(studio: Studio, wanted: Callable[[Any], bool], seats: int = 3, before: int = 0) -> Any:
    """The table at a position that people play on from, seen by the seat to act."""
    created, seat = match_at(studio.server, wanted, seats, before)
    if before:
        seat = studio.server.ask("GET", f"/api/matches/{created['match']}")["to_act"]
    assert token_of(created, seat)
    page = studio.open(address(created, seat))
    page.wait_for_selector("[data-lit]")
    return page


def play_until(server: Any, created: dict, event: str, most: int = 60) -> None:
    """Play first moves over the wire until something happens."""
    path = f"/api/matches/{created['match']}"
    for _ in range(most):
        seat = server.ask("GET", path)["to_act"]
        table = server.ask("GET", path, token=token_of(created, seat))
        verb, nouns = next(iter(table["legal"].items()))
        body = {"seq": table["seq"], "moves": [f"{verb} {nouns[0]}".strip()]}
        server.ask("POST", f"{path}/moves", body, token_of(created, seat))
        news = [line for line in server.ask("GET", path)["log"] if line["seq"] >= table["seq"]]
        if any(each["name"] == event for line in news for each in line["events"]):
            return
    raise AssertionError(f"{event} did not happen")


def lit_building(page: Any) -> Any:
    return page.locator("[data-anchor^='yard:'][data-lit]").first


def use(page: Any, name: str) -> None:
    """Press a tool; on a phone some lie behind “more”."""
    button = page.locator(f"#to-{name}")
    if not button.count() or not button.first.is_visible():
        more = page.locator("#more")
        if more.count() and more.first.is_visible():
            more.first.click()
        elif name == "log":
            return  # beside the table
    button.first.click()


def settle(page: Any) -> Any:
    page.wait_for_timeout(SETTLED)
    return page
