"""Nothing moves under the eyes: a whole match shifts less of the page than one may notice.

A shift is what the browser calls so: something that was there lies elsewhere in the next frame, by how much of the
window and how far. What follows a press or a key within half a second is none: whoever did it expects a change.
"""

from __future__ import annotations

import random

import pytest

from tests.browser.playing import (
    ANNA,
    BRUNO,
    RANDOM,
    SHOW,
    address,
    close_shows,
    go_on,
    is_over,
    sequence,
    token_of,
    wait_for_change,
)

MOST_SHIFT = 0.05
"""Of a whole match."""
SIZE = {"width": 1440, "height": 900}
MOST_MOVES = 400
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((seen) => window.shifts.push(...seen.getEntries()))
    .observe({ type: "layout-shift", buffered: true });
}"""
LOOK = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
  const unasked = window.shifts.splice(0).filter(({ hadRecentInput }) => !hadRecentInput);
  const placeOf = ({ node }) => node?.parentElement?.outerHTML.slice(0, 90) ?? "";
  return unasked.map(({ value, sources }) => [value, sources.map(placeOf)]);
}"""
"""What has shifted since one looked last, and where."""


class Watcher:
    """Plays any moves and notes what shifts."""

    def __init__(self, page, seed: int = 1) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.shifts: list[tuple[float, list[str]]] = []
        page.wait_for_selector("main .board > *")
        page.evaluate(WATCH)
        page.evaluate(LOOK)

    def any_move(self, table: dict) -> str:
        """One of any verb."""
        verb = self.chance.choice(sorted(table["legal"]))
        return f"{verb} {self.chance.choice(table['legal'][verb])}".strip()

    def look(self) -> None:
        self.shifts += self.page.evaluate(LOOK)

    def look_away(self) -> None:
        """What has shifted since one looked last does not count."""
        self.page.evaluate(LOOK)

    def total(self) -> float:
        return sum(value for value, _ in self.shifts)

    def worst(self) -> list:
        """What helps to mend it."""
        return sorted(self.shifts, reverse=True)[:5]


def play_all(server, created: dict, watcher: Watcher, *, is_own_counted: bool) -> None:
    """Play for all seats over the wire, so that no press excuses anything."""
    table = server.table(created, 0)
    for _ in range(MOST_MOVES):
        seat = table["to_act"]
        if seat is None:
            return
        if table["seat"] != seat:
            table = server.table(created, seat)
        is_passed_over = seat == 0 and not is_own_counted
        if is_passed_over:
            watcher.look()
        if watcher.page.locator(SHOW).count():  # nothing goes on while a scoring is looked at
            watcher.look()
            close_shows(watcher.page)
        body = {"seq": table["seq"], "moves": [watcher.any_move(table)]}
        server.ask("POST", f"/api/matches/{created['match']}/moves", body, token_of(created, seat))
        wait_for_change(watcher.page, str(table["seq"]))
        if is_passed_over:
            watcher.look_away()
        table = server.table(created, seat)
    raise AssertionError("the match goes on and on")


@pytest.mark.parametrize(("title", "is_own_counted"), [("arkadia", True), ("carpe_diem", True), ("alhambra", False)])
def test_in_a_whole_match_next_to_nothing_shifts(visit, server, title, is_own_counted):
    """On the plain table not even one's own moves shift anything; a hand is laid out anew only by its player."""
    created = server.make(ANNA, BRUNO, title=title)
    page = visit(address(created, 0), viewport=SIZE)
    watcher = Watcher(page)
    play_all(server, created, watcher, is_own_counted=is_own_counted)
    page.wait_for_selector(f"{SHOW}, .end")
    watcher.look()
    go_on(page, ".end")
    watcher.look()
    assert watcher.total() < MOST_SHIFT, watcher.worst()


@pytest.mark.long
@pytest.mark.parametrize("title", ["arkadia", "carpe_diem", "alhambra"])
def test_at_the_pace_of_a_game_against_bots_next_to_nothing_shifts(visit, server, title):
    created = server.make(ANNA, RANDOM, RANDOM, title=title)
    page = visit(address(created, 0), viewport=SIZE, device={"pace": "normal", "hints": "on"})
    watcher = Watcher(page)
    while not is_over(page):
        page.wait_for_selector(f".end, {SHOW}, #typed-moves option", state="attached", timeout=60_000)
        if page.locator(SHOW).count():  # nothing goes on while a scoring is looked at
            close_shows(page)
            continue
        table = server.table(created, 0)
        if table["over"] or not table["legal"]:
            page.wait_for_timeout(200)
            continue
        page.fill("#typed", watcher.any_move(table))
        before = sequence(page)
        page.keyboard.press("Enter")
        wait_for_change(page, before)
        watcher.look()
    watcher.look()
    assert watcher.total() < MOST_SHIFT, watcher.worst()
