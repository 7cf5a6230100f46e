"""Every main screen: no violation of axe-core, no fault of our own list, nothing wider than the window."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from insula.words import LANGUAGES
from tests.browser.devices import change
from tests.browser.screens import VISITS, Studio, settle

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FAULTS = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
IS_LONG = os.environ.get("INSULA_LONG") == "1"
DESK, PHONE, TABLET = "desk", "phone", "tablet"
DEVICES = {
    DESK: {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    PHONE: {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
    TABLET: {"viewport": {"width": 1024, "height": 768}, "color_scheme": "dark"},
}
LANGUAGE_OF = {DESK: "en", PHONE: "de", TABLET: "fr"}
"""What the screens are first looked at in; the long tests look at all of them in both schemes and every language."""
OVERFLOW = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return ["wider than the window", ...[...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1
      && !element.closest("[data-scrolls], .scroll, svg, dialog:not([open])"))
    .slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
}"""
VIOLATIONS = """async (rules) => {
  const shown = document.querySelector("dialog:modal") ?? document;
  const options = { resultTypes: ["violations"], preload: false, ...(rules && { runOnly: rules }) };
  return (await axe.run(shown, options)).violations.map(({ id, nodes }) =>
    `${id}: ${nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary ?? ""}`).join(" | ")}`);
}"""
"""Where a dialog has the page, of the dialog: what lies under it is a screen of its own."""
OF_COLOUR = ["color-contrast"]


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is not there: `python3 run.py build` fetches it")
    return AXE.read_text(encoding="utf-8")


@pytest.mark.parametrize("device", DEVICES if IS_LONG else (DESK, PHONE))
@pytest.mark.parametrize("visit", VISITS)
def test_screens_are_accessible_and_fit(devices, server, axe, complaints, visit, device):
    studio = Studio(devices, server, {"language": LANGUAGE_OF[device]}, **DEVICES[device])
    faults = {}
    for name, page in VISITS[visit].screens(studio):
        if page.evaluate("!globalThis.axe"):
            page.evaluate(axe)
        faults[name] = page.evaluate(VIOLATIONS) + page.evaluate(OVERFLOW) + page.evaluate(FAULTS)
        if IS_LONG:
            faults |= faults_otherwise(page, name, device)
    devices.put_back()
    assert {name: found for name, found in faults.items() if found} == {}
    if visit != "table-offline":
        assert complaints == []


def faults_otherwise(page, name, device) -> dict[str, list[str]]:
    """In the other scheme, and in every language."""
    own = DEVICES[device]["color_scheme"]
    other = "light" if own == "dark" else "dark"
    page.emulate_media(color_scheme=other)
    faults = {f"{name}, {other}": page.evaluate(VIOLATIONS, OF_COLOUR)}
    page.emulate_media(color_scheme=own)
    for language in (*LANGUAGES, LANGUAGE_OF[device]):
        change(page, language=language)
        page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        faults[f"{name}, {language}"] = settle(page).evaluate(OVERFLOW)
    return faults
