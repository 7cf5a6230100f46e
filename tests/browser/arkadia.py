"""What a person does at Arkadia's drawn table, as short words for the tests."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.playing import is_on, press_elsewhere, reach

CARD = "[data-anchor^='card:'][data-lit]"
"""A card of the hand that can be built."""
SQUARE = "[data-square][data-lit]"
"""A square for a worker, or one that the tile in hand can cover."""
STACK = "[data-anchor^='stack:'][data-lit] >> visible=true"
RING = ".target.lit"
GHOST = "g.ghost[aria-hidden]:not(.free)"
"""The tile in hand where it would be laid."""
SALE = "section:has(> #sale-heading)"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


class ByMouse:
    """Plays at random by clicking on what is lit; knows what it came to do."""

    def __init__(self, server: Any, created: dict, seed: int) -> None:
        self.server, self.created = server, created
        self.chance = random.Random(seed)
        self.done: set[str] = set()

    def __call__(self, page: Any) -> None:
        press_elsewhere(page)
        verb = self.chance.choice(list(self.server.table(self.created, 0)["legal"]))
        getattr(self, verb, self.press)(page, verb)
        self.done.add(verb)

    def build(self, page: Any, _: str) -> None:
        self.one_of(page.locator(CARD)).click()
        page.wait_for_selector(f"{SQUARE}[aria-label^='Lay']")
        self.one_of(page.locator(SQUARE)).hover()
        for _ in range(self.chance.randrange(3)):
            page.keyboard.press(self.chance.choice("rqf"))
        page.mouse.down()
        page.mouse.up()

    def own(self, page: Any, verb: str) -> None:
        keys = ["Shift"] if verb == "neutral" else []
        page.locator(f"[data-anchor='{'own' if verb == 'own' else 'neutral'}:0']").click()
        press_elsewhere(page)
        self.one_of(page.locator(SQUARE)).click(modifiers=keys)

    neutral = own

    def tower(self, page: Any, _: str) -> None:
        self.one_of(page.locator(STACK)).click()
        self.one_of(page.locator(RING)).click()

    def banner(self, page: Any, _: str) -> None:
        page.locator("[data-move=banner]").click()
        more = page.locator(f"{SALE} button[data-repeat]:not([aria-disabled=true])")
        for _ in range(min(3, more.count())):
            self.one_of(more).click()
        page.locator(f"{SALE} .primary").click()

    def press(self, page: Any, verb: str) -> None:
        self.one_of(page.locator(f"[data-move^='{verb}'][data-lit] >> visible=true")).click()

    def one_of(self, locator: Any) -> Any:
        return locator.nth(self.chance.randrange(locator.count()))


class ByKeyboard:
    """Uses no pointer: m, Tab, the arrow keys, R, Enter."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def __call__(self, page: Any) -> None:
        if page.locator(CARD).count() and self.chance.random() < 0.5:
            page.locator(CARD).first.focus()
            page.keyboard.press("Enter")
            page.wait_for_selector(f"{SQUARE}[aria-label^='Lay']")
        page.keyboard.press("m")
        if is_on(page, RING):  # the colour first
            page.locator(STACK).first.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("m")
            reach(page, RING, "ArrowDown")
        for _ in range(self.chance.randrange(3)):
            page.keyboard.press(self.chance.choice(["ArrowRight", "ArrowDown", "r"]))
        page.keyboard.press("Enter")
        if page.locator(SALE).count():
            page.locator(f"{SALE} .primary").focus()
            page.keyboard.press("Enter")
