"""How long the client takes from a press or a key to the next paint, with the processor slowed four times.

`python benchmarks/paint.py` plays through the usual interactions in a headless Chromium, reads the browser's own Event
Timing of each (duration up to the next paint, in steps of 8 ms) and prints a table for results.md. The goal is under
50 ms for every one of them. The last column is the processor time of the page's main thread for all interactions of a
deed, with what follows after the paint: other programs do not change it much, so it compares builds on a busy machine.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.conftest import ARGUMENTS, Server, chromium  # noqa: E402
from tests.browser.devices import Devices  # noqa: E402
from tests.browser.screens import (  # noqa: E402
    LAYABLE,
    Studio,
    at_castle,
    at_circles,
    at_district,
    at_forum,
    at_land,
    at_sale,
    lit_building,
    table_late,
    table_replay,
)

GOAL = 50
PAUSE = 400
"""Milliseconds between two interactions: each is measured by itself."""
DEVICES = {
    "desk, 1440 px": {"viewport": {"width": 1440, "height": 900}},
    "phone, 360 px": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
}
WATCH = """
window.durations = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (entry.interactionId) window.durations.push(entry.duration);
}).observe({ type: "event", durationThreshold: 16, buffered: false });
"""


def press(page: Any, element: Any) -> None:
    """Point at something and press it, as a hand does: a click of the driver looks around in the page meanwhile."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(PAUSE)
    slow_down(page)
    page.mouse.down()
    page.mouse.up()


def pick_a_building(page: Any) -> None:
    """Begin to pay."""
    press(page, lit_building(page))


def pick_a_card(page: Any) -> None:
    """Lay a card down; beginning to pay does not count."""
    lit_building(page).click()
    press(page, page.locator("[data-anchor~=hand] [data-lit]").first)


def take_money(page: Any) -> None:
    """Gather or take the first open card."""
    press(page, page.locator("[data-anchor^='open:'][data-lit]").first)


def open_tool(name: str) -> Callable[[Any], None]:
    """Press one of the tools beside the table."""

    def deed(page: Any) -> None:
        button = page.locator(f"#to-{name}").first
        if not button.is_visible():
            page.locator("#more").click()
        press(page, button)

    return deed


def walk_by_keys(page: Any) -> None:
    """To the pieces, and around among them."""
    page.keyboard.press("m")
    slow_down(page)
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.wait_for_timeout(PAUSE // 4)
        page.keyboard.press(key)


def step_through(page: Any) -> None:
    """Four moves on."""
    slow_down(page)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(PAUSE)


def take_a_tile(page: Any) -> None:
    """Go to a depot and take a tile there."""
    press(page, page.locator("[data-anchor^='depot:'][data-lit]").first)


def turn_the_tile(page: Any) -> None:
    """On a square where it fits, twice."""
    page.keyboard.press("m")
    slow_down(page)
    for _ in range(2):
        page.wait_for_timeout(PAUSE // 4)
        page.keyboard.press("e")


def lay_the_tile(page: Any) -> None:
    """On the square that the keys are on."""
    page.keyboard.press("m")
    page.wait_for_timeout(PAUSE)
    slow_down(page)
    page.keyboard.press("Enter")


def press_a_circle(page: Any) -> None:
    """Put a disc between two cards."""
    press(page, page.locator("[data-anchor^='circle:'][data-lit]").first)


def pick_a_tile(page: Any) -> None:
    """Of a card of the hand: it hangs on the pointer, and all squares that it can cover are lit."""
    press(page, page.locator(".hand [data-lit]").first)


def turn_it_over_the_board(page: Any) -> None:
    """Picking its card does not count; on a lit square, twice."""
    page.locator(".hand [data-lit]").first.click()
    page.wait_for_selector(LAYABLE)
    turn_the_tile(page)


def lay_it_on_the_board(page: Any) -> None:
    """Picking its card does not count, nor on a phone the tap that shows where it would lie."""
    page.locator(".hand [data-lit]").first.click()
    page.wait_for_selector(LAYABLE)
    lay_the_tile(page)


def place_a_worker(page: Any) -> None:
    """On the first square where one may stand."""
    press(page, page.locator("[data-square][data-lit][data-move]").first)


def put_a_tower(page: Any) -> None:
    """Picking its colour does not count."""
    page.locator("[data-anchor^='stack:'][data-lit] >> visible=true").last.click()
    press(page, page.locator(".target[data-lit]").first)


def open_the_sale(page: Any) -> None:
    """What is sold with a banner."""
    press(page, page.locator("[data-move=banner][data-lit] >> visible=true"))


AT_TABLE = {
    "pick a building to pay for": pick_a_building,
    "pick a card to pay with": pick_a_card,
    "pick or take open money": take_money,
    "walk by arrow keys": walk_by_keys,
    "open the score sheet": open_tool("sheet"),
    "open what is to come": open_tool("come"),
    "open the rules": open_tool("rules"),
    "open the settings": open_tool("settings"),
}
IN_REPLAY = {"step through a replay": step_through}
SCREENS = (
    (table_late, AT_TABLE),
    (table_replay, IN_REPLAY),
    (at_forum, {"Carpe Diem: take a tile": take_a_tile, "Carpe Diem: walk by arrow keys": walk_by_keys}),
    (at_district, {"Carpe Diem: turn the tile": turn_the_tile, "Carpe Diem: lay the tile": lay_the_tile}),
    (at_circles, {"Carpe Diem: put a disc on a circle": press_a_circle}),
    (
        at_land,
        {
            "Arkadia: pick a card": pick_a_tile,
            "Arkadia: turn the tile": turn_it_over_the_board,
            "Arkadia: lay the tile": lay_it_on_the_board,
            "Arkadia: place a worker": place_a_worker,
            "Arkadia: walk by arrow keys": walk_by_keys,
        },
    ),
    (at_castle, {"Arkadia: put a tower": put_a_tower}),
    (at_sale, {"Arkadia: open the banner's sheet": open_the_sale}),
)


def slow_down(page: Any) -> None:
    """From here on it counts."""
    page.slowed.send("Emulation.setCPUThrottlingRate", {"rate": page.slower})
    page.evaluate("window.durations.length = 0")
    page.began = processor(page)


def processor(page: Any) -> float:
    """The processor time of the page's main thread until now, in milliseconds."""
    metrics = page.slowed.send("Performance.getMetrics")["metrics"]
    return next(1000 * each["value"] for each in metrics if each["name"] == "TaskDuration")


def measure(page: Any, deed: Callable[[Any], None], slower: float) -> tuple[float, float]:
    """The longest duration of the interactions of a deed, and the processor time of all of it.

    Durations under the browser's 16 ms are not told and count so.
    """
    page.slowed, page.slower = page.context.new_cdp_session(page), slower
    page.slowed.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(WATCH)
    page.wait_for_timeout(PAUSE)
    deed(page)
    page.wait_for_timeout(PAUSE * 2)
    used = processor(page) - page.began
    page.slowed.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    durations = page.evaluate("window.durations")
    return max(durations, default=16), used


def main() -> None:
    """Measure all interactions and print the table."""
    parser = argparse.ArgumentParser(description="Measure interaction to paint.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--only", default="", help="only interactions whose names begin so")
    asked = parser.parse_args()
    path = chromium()
    if path is None:
        raise SystemExit("This needs a Chromium or Chrome; CHROMIUM names one.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        print(f"Chromium {browser.version}, processor slowed {asked.slower:g} times, {asked.rounds} rounds\n")
        print("| interaction | device | median ms | worst ms | processor ms |\n| --- | --- | ---: | ---: | ---: |")
        for device, settings in DEVICES.items():
            studio = Studio(Devices(browser, server.url), server, **settings)
            for screen, deeds in SCREENS:
                for name, deed in deeds.items():
                    if not name.startswith(asked.only):
                        continue
                    rounds = [one_round(studio, screen, deed, asked.slower) for _ in range(asked.rounds)]
                    found, used = (sorted(column) for column in zip(*rounds, strict=True))
                    middle = len(rounds) // 2
                    print(f"| {name} | {device} | {found[middle]:g} | {found[-1]:g} | {used[middle]:.0f} |", flush=True)
        browser.close()
        server.stop()


def one_round(
    studio: Studio, screen: Callable[[Studio], Any], deed: Callable[[Any], None], slower: float
) -> tuple[float, float]:
    """One interaction on a new device."""
    try:
        return measure(screen(studio), deed, slower)
    finally:
        studio.devices.close()


if __name__ == "__main__":
    main()
