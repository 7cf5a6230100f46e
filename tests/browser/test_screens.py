"""Every main screen: no violation of axe-core, nothing wider than the window, no complaint of the browser."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from insula.words import LANGUAGES
from tests.browser.conftest import listen
from tests.browser.screens import SCREENS, Studio

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
IS_LONG = os.environ.get("INSULA_LONG") == "1"
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 1024, "height": 768}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DEVICES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
ON_PHONE = (
    "home", "home-links", "table", "table-paying", "table-gift", "table-scoring", "table-six", "table-log",
    "table-rules", "table-settings", "table-seats", "table-plain", "table-board", "table-replay", "table-end",
    "table-curtain", "components",
)  # fmt: skip
"""Screens that are laid out otherwise on a phone; the long tests look at all of them."""
QUICK = [
    *((screen, "desk", "light", "en") for screen in SCREENS),
    *((screen, "phone", "dark", "de") for screen in ON_PHONE),
]
FULL = [
    (screen, *device)
    for screen in SCREENS
    for device in (
        *((device, scheme, "en") for device in DEVICES for scheme in ("light", "dark")),
        *((device, "light", language) for device in ("desk", "phone") for language in LANGUAGES[1:]),
    )
]
OVERFLOW = """() => [...document.querySelectorAll("body *")]
  .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1
    && !element.closest("[data-scrolls], .scroll, svg, dialog:not([open])"))
  .slice(0, 5).map((element) => element.outerHTML.slice(0, 120))"""
IS_TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
FAULTS = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map(({ id, nodes }) =>
  `${id}: ${nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary ?? ""}`).join(" | ")}`)"""


@pytest.fixture
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is not there: `python3 run.py build` fetches it")
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("screen", "device", "scheme", "language"), FULL if IS_LONG else QUICK)
def test_a_screen_is_accessible_and_fits(browser, server, axe, complaints, screen, device, scheme, language):
    settings = {**DEVICES[device], "color_scheme": scheme, "locale": language}
    studio = Studio(browser, server, lambda page: listen(page, complaints), **settings)
    try:
        page = SCREENS[screen](studio)
        page.evaluate(axe)
        assert page.evaluate(FAULTS) == []
        assert not page.evaluate(IS_TOO_WIDE), page.evaluate(OVERFLOW)
    finally:
        studio.close()
    if screen != "table-offline":
        assert complaints == []
