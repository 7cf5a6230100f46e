"""Every main screen of the client, brought about as a person would: for axe, for pictures and for widths.

Many screens lie over one table, so they are shown in visits: a visit is a generator that opens a page and yields it
whenever the next of its screens stands. The caller may change the scheme and the size of the page meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.browser.devices import Devices, change
from tests.browser.playing import (
    ALHAMBRA,
    DRAWN,
    EXAMPLE,
    SHOW,
    address,
    finished,
    goes_alone,
    press_elsewhere,
    token_of,
)
from tests.browser.positions import can, match_at

BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Livia", "Gaius", "Marcus", "Julia", "Titus")]
ANNA = {"kind": "person", "name": "Anna"}
BRUNO = {"kind": "person", "name": "Bruno"}
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"


class Studio:
    """Opens pages on one kind of device against one server."""

    def __init__(self, devices: Devices, server: Any, settings: dict[str, str] | None = None, **options: Any) -> None:
        self.devices = devices
        self.server = server
        self.settings = {"seen": "guide-alhambra guide-arkadia guide-carpe_diem", **(settings or {})}
        self.options = options

    def open(self, path: str, *, links: dict | None = None, before: Any = None, **settings: str) -> Any:
        """A page of a device of its own, with these settings; with `links`, the device that made the match."""
        device = {**self.settings, **settings}
        return self.devices.open(path, device=device, links=links, before=before, **self.options)


Walk = Callable[[Studio], Iterator[Any]]


@dataclass(frozen=True, kw_only=True)
class Visit:
    """Screens that one page shows one after another."""

    names: tuple[str, ...]
    walk: Walk

    def screens(self, studio: Studio) -> Iterator[tuple[str, Any]]:
        """The name of each screen, and the page while it shows it."""
        for name, page in zip(self.names, self.walk(studio), strict=True):
            yield name, settle(page)


VISITS: dict[str, Visit] = {}
"""By the name of the first screen."""


def shows(*names: str) -> Callable[[Walk], Walk]:
    """Notes a visit, by the screens that it shows."""

    def note(walk: Walk) -> Walk:
        VISITS[names[0]] = Visit(names=names, walk=walk)
        return walk

    return note


# --- The front page ---


@shows("home", "home-friends", "home-one-screen", "home-record", "home-links")
def home(studio: Studio) -> Iterator[Any]:
    page = studio.open("/")
    page.wait_for_selector("[role=tablist]")
    yield page
    for way in (1, 2):
        page.get_by_role("tab").nth(way).click()
        yield page
    page.click("#record summary")
    page.fill("#record-text", EXAMPLE.read_text(encoding="utf-8"))
    page.locator("#record").scroll_into_view_if_needed()
    yield page
    page.get_by_role("tab").nth(1).click()
    page.locator(ALHAMBRA).get_by_role("tabpanel").locator("button.primary").click()
    page.wait_for_selector("#made")
    yield page


@shows("home-matches")
def home_with_matches(studio: Studio) -> Iterator[Any]:
    page = studio.open("/", links=studio.server.make(ANNA, *BOTS[:2]))
    page.wait_for_selector("#running")
    yield page


# --- The table ---


def table_late(studio: Studio) -> Any:
    """A match in full swing: what is in the yard can be paid exactly, only with too much, and not at all."""
    return at_position(studio, is_late)


def is_late(view: Any) -> bool:
    exact, others = slots_to_pay([(payment.slot, payment.exact) for payment in view.table.payments])
    return view.phase == "action" and view.turn > 30 and bool(exact) and bool(others) and len(exact | others) < 4


def slots_to_pay(payments: list[tuple[str, bool]]) -> tuple[set[str], set[str]]:
    """Of the buildings that can be paid: which ones exactly, and which ones only with too much."""
    exact = {slot for slot, is_exact in payments if is_exact}
    return exact, {slot for slot, _ in payments} - exact


@shows(
    "table", "table-paying", "table-exact", "table-refused", "table-log", "table-sheet", "table-to-come", "table-rules",
    "table-seats", "table-share", "table-settings", "table-help", "table-try-out", "table-plain",
)  # fmt: skip
def table(studio: Studio) -> Iterator[Any]:
    created, seat = match_at(studio.server, is_late)
    page = at_table(studio, created, seat)
    yield page
    payments = studio.server.table(created, seat)["table"]["payments"]
    exact, others = slots_to_pay([(payment["slot"], payment["exact"]) for payment in payments])
    for slots in (others, exact):
        page.click(f"[data-anchor='yard:{min(slots)}']")
        yield page
        page.keyboard.press("Escape")
    page.locator("[data-anchor^='yard:'][aria-disabled=true]").first.click(force=True)
    page.wait_for_selector("#show-rule")
    yield page
    page.keyboard.press("Escape")
    for tool in ("log", "sheet", "come", "rules", "seat", "share", "settings", "help"):
        use(page, tool)
        yield page
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    use(page, "try")
    page.locator("main [data-lit]").first.click()
    yield page
    page.click("#try-end")
    change(page, table="plain")
    page.wait_for_selector("[data-move] .effect")
    yield page


@shows("table-guide", "table-hint")
def table_guide(studio: Studio) -> Iterator[Any]:
    """The beginning of a first match."""
    page = studio.open(address(studio.server.make(ANNA, *BOTS[:2]), 0), seen="", hints="on")
    page.wait_for_selector("dialog#guide")
    yield page
    page.locator("dialog#guide .primary").click()
    page.wait_for_selector("dialog", state="detached")
    yield page


@shows("table-gift")
def table_gift(studio: Studio) -> Iterator[Any]:
    page = at_position(studio, can("give"), seats=2)
    page.wait_for_selector("[data-move=give]")
    yield page


@shows("table-scoring")
def table_scoring(studio: Studio) -> Iterator[Any]:
    """A scoring as it is held: the others play until its card turns up."""
    created, seat = match_at(studio.server, is_scoring_near, 4)
    page = at_table(studio, created, seat)
    play_until(studio.server, created, "scoring_held")
    page.wait_for_selector(SHOW)
    yield page


def is_scoring_near(view: Any) -> bool:
    return view.phase == "action" and any(0 < due.at_most < 12 for due in view.table.due)


@shows("table-confirm", "table-asked")
def table_questions(studio: Studio) -> Iterator[Any]:
    """What one is asked: whether a turn shall end so, and whether another may take a move back."""
    created, seat = match_at(studio.server, goes_alone, 2)
    page = studio.open(address(created, seat), confirm="always")
    page.locator("[data-move^=take]").first.click()
    page.wait_for_selector("dialog[open]")
    yield page
    page.locator("dialog[open] .primary").click()
    page.wait_for_selector("#ask-back")
    studio.server.play(created, "take 1")
    table = studio.server.table(created, 1 - seat)
    studio.server.ask(
        "POST", f"/api/matches/{created['match']}/ask", {"seq": table["seq"]}, token_of(created, 1 - seat)
    )
    page.wait_for_selector("#prompt .notice button")
    yield page


@shows("table-advice")
def table_advice(studio: Studio) -> Iterator[Any]:
    created, seat = match_at(studio.server, goes_alone, 2, others="random")
    page = at_table(studio, created, seat)
    use(page, "advice")
    page.wait_for_selector("[data-thought]")
    yield page


@shows("table-six")
def table_six(studio: Studio) -> Iterator[Any]:
    yield at_position(studio, lambda view: view.phase == "action" and view.turn > 40, seats=6)


@shows("table-spectator")
def table_spectator(studio: Studio) -> Iterator[Any]:
    created, _ = match_at(studio.server, lambda view: view.turn > 30, 4)
    page = studio.open(address(created))
    page.wait_for_selector(DRAWN)
    yield page


@shows("table-open-seat")
def table_open_seat(studio: Studio) -> Iterator[Any]:
    page = studio.open(address(studio.server.make({"kind": "open"}, *BOTS[:1]), 0))
    page.wait_for_selector("form input")
    yield page


@shows("table-board")
def table_board(studio: Studio) -> Iterator[Any]:
    """The board that all share, on the plain table, with a square picked."""
    created, seat = match_at(studio.server, workers_of_both_kinds, title="arkadia")
    page = studio.open(address(created, seat), table="plain")
    lit = page.locator("[data-square][data-lit]")
    lit.first.wait_for()
    lit.nth(lit.count() // 2).click()
    yield page


def workers_of_both_kinds(view: Any) -> bool:
    """Late enough for a town, and two kinds of moves on a square."""
    return view.phase == "action" and view.turn > 15 and {"own", "neutral", "build"} <= set(view.legal)


@shows("forum")
def forum(studio: Studio) -> Iterator[Any]:
    """Carpe Diem: where the patrician may go, and the way to a tile that is pointed at."""
    page = at_forum(studio)
    page.locator("[data-anchor^='depot:'][data-lit]").first.hover()
    yield page


def at_forum(studio: Studio) -> Any:
    return at_position(studio, lambda view: view.phase == "depot" and view.turn > 45, title="carpe_diem")


@shows("district", "district-close", "district-plain")
def district(studio: Studio) -> Iterator[Any]:
    """Carpe Diem: a tile on its way to the district; what somebody else has; the plain table."""
    page = at_district(studio)
    page.keyboard.press("m")
    yield page
    page.locator("button.has").last.click()
    page.wait_for_selector("#seat-close")
    yield page
    page.keyboard.press("Escape")
    change(page, table="plain")
    page.wait_for_selector("main [data-move]")
    yield page


def at_district(studio: Studio) -> Any:
    return at_position(studio, lambda view: len(view.legal.get("place", ())) > 4 and view.turn > 45, title="carpe_diem")


@shows("circles", "circles-settled")
def circles(studio: Studio) -> Iterator[Any]:
    """Carpe Diem: a disc is to be put between two cards; then its cards are settled."""
    page = at_circles(studio)
    yield page
    studio.devices.put_back()
    page = at_position(studio, lambda view: view.phase == "card", title="carpe_diem")
    yield page


def at_circles(studio: Studio) -> Any:
    return at_position(studio, lambda view: view.phase == "circle" and view.table.game_phase == 3, title="carpe_diem")


@shows("land", "land-tile", "land-worker", "land-seat", "land-plain")
def land(studio: Studio) -> Iterator[Any]:
    """Arkadia: workers of both kinds may be placed; a tile in hand; a worker pointed at; what somebody else has."""
    page = at_land(studio)
    yield page
    page.locator(".hand [data-lit]").first.click()
    page.wait_for_selector(LAYABLE)
    page.keyboard.press("m")
    yield page
    page.keyboard.press("Escape")
    page.locator("[data-square][data-lit][data-move]").first.focus()
    yield page
    page.locator("button.has").last.click()
    page.wait_for_selector("#seat-close")
    yield page
    page.keyboard.press("Escape")
    change(page, table="plain")
    page.wait_for_selector("main .plan")
    yield page


LAYABLE = "[data-square][data-lit]:not([data-move])"
"""A square that the tile in hand can cover."""


def at_land(studio: Studio) -> Any:
    return at_position(studio, workers_of_both_kinds, 4, title="arkadia")


@shows("castle", "castle-tower", "sale", "land-last-turns", "land-end")
def castle(studio: Studio) -> Iterator[Any]:
    """Arkadia: a tower is due; where it would stand; a banner and its sale; the last turns; the final sale."""
    page = at_castle(studio)
    yield page
    page.locator("[data-anchor^='stack:'][data-lit] >> visible=true").last.click()
    page.locator(".target[data-lit]").first.focus()
    yield page
    studio.devices.put_back()
    page = at_sale(studio)
    page.locator("[data-move=banner][data-lit] >> visible=true").click()
    page.locator(".sale .stepper button:last-child[aria-disabled=false]").first.click()
    yield page
    studio.devices.put_back()
    created, seat = match_at(studio.server, in_last_turns, 2, title="arkadia")
    page = at_table(studio, created, seat)
    yield page
    play_until(studio.server, created, "game_ended")
    page.wait_for_selector(SHOW)
    yield page


def at_castle(studio: Studio) -> Any:
    return at_position(studio, can_raise_much, 3, title="arkadia", verb="tower")


def can_raise_much(view: Any) -> bool:
    """On the second floor, with several colours to choose from."""
    return view.phase == "tower" and view.table.castle.floor == 2 and len(view.table.next_towers) > 4


def at_sale(studio: Studio) -> Any:
    return at_position(studio, has_seals_to_sell, 3, title="arkadia", verb="banner")


def has_seals_to_sell(view: Any) -> bool:
    return view.phase == "banner" and sum(view.table.players[view.seat].seals.values()) > 2


def in_last_turns(view: Any) -> bool:
    return view.phase == "action" and view.table.turns_left is not None


@shows("table-end", "table-replay")
def table_end(studio: Studio) -> Iterator[Any]:
    page = studio.open(address(finished(studio.server)))
    page.wait_for_selector(".end")
    page.click("#to-result")
    yield page
    page.click("#review")
    page.fill("#slider", "60")
    page.wait_for_selector("#replay-heading:has-text('60')")
    yield page


def table_replay(studio: Studio) -> Any:
    """The same position by its address."""
    page = studio.open(f"{address(finished(studio.server))}?move=60")
    page.wait_for_selector("input[type=range]")
    page.wait_for_selector(DRAWN)
    return page


@shows("table-curtain")
def table_curtain(studio: Studio) -> Iterator[Any]:
    created = studio.server.make(ANNA, BRUNO)
    page = studio.open(address(created), links=created)
    page.wait_for_selector("#show")
    yield page


@shows("table-offline")
def table_offline(studio: Studio) -> Iterator[Any]:
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
    yield page


# --- Other pages ---


@shows("table-gone", "table-wrong-link", "nowhere", "components")
def elsewhere(studio: Studio) -> Iterator[Any]:
    url = studio.server.url
    page = studio.open("/table/00000000000000000000")
    page.wait_for_selector("main a, main button")
    yield page
    page.goto(f"{url}/table/{studio.server.make(ANNA, *BOTS[:1])['match']}#wrong")
    page.wait_for_selector("main button.primary")
    yield page
    page.goto(f"{url}/nowhere")
    page.wait_for_selector("h1")
    yield page
    page.goto(f"{url}/components/alhambra")
    page.wait_for_selector("h2")
    yield page


# --- Ways to get there ---


def at_position(
    studio: Studio, wanted: Callable[[Any], bool], seats: int = 3, title: str = "alhambra", verb: str = ""
) -> Any:
    """The table at a position that people play on from, seen by the seat to act."""
    return at_table(studio, *match_at(studio.server, wanted, seats, title=title, verb=verb))


def at_table(studio: Studio, created: dict, seat: int) -> Any:
    """The table of a seat that is to act."""
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
    press_elsewhere(page)
    button = page.locator(f"#to-{name}")
    if not button.count() or not button.first.is_visible():
        more = page.locator("#more")
        if more.count() and more.first.is_visible():
            more.first.click()
        elif name == "log":
            return  # beside the table
    button.first.click()


def settle(page: Any) -> Any:
    """After what was opened has been painted."""
    page.evaluate(FRAMES)
    return page
