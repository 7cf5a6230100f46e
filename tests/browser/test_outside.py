"""A title from outside in the browser: the home page offers it, and the plain table plays it."""

from __future__ import annotations

import runpy

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BUILT, NOT_CURRENT, ROOT, Server
from tests.browser.devices import Devices
from tests.browser.expecting import says
from tests.browser.playing import wait_for_change, wait_for_turn
from tests.examples.site import install, path_with

CARD = "section.title[data-title=tic_city]"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server where Tic City is installed; interpreted, as nobody waits for a compiler here."""
    assert BUILT or runpy.run_path(str(ROOT / "web" / "build.py"))["is_current"](), NOT_CURRENT
    running = Server(tmp_path_factory.mktemp("browser"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_with(install(tmp_path_factory.mktemp("outside"))))
        patch.setenv("INSULA_MODE", "interpreted")
        running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def devices(browser, server):
    return Devices(browser, server.url)


@pytest.mark.parametrize(
    ("locale", "name"), [("en-GB", "A small city"), ("de", "Eine kleine Stadt"), ("ru", "A small city")]
)
def test_the_home_page_offers_it_in_the_words_that_it_has(visit, locale, name):
    page = visit(locale=locale)
    page.wait_for_selector(f"{CARD} [role=tablist]")
    expect(page.locator(f"{CARD} h2").first).to_have_text("Tic City", use_inner_text=True)
    assert page.inner_text(f"{CARD} .subtitle").startswith(name)
    assert page.evaluate(f"document.querySelector('{CARD} .emblem img').naturalWidth") > 0


@pytest.mark.parametrize("width", [1280, 360])
def test_a_turn_is_played_on_the_plain_table(visit, width):
    page = visit(viewport={"width": width, "height": 800})
    page.click(f"{CARD} button[type=submit]")
    wait_for_turn(page)
    says(page.locator("#prompt"), "Take a card or draw one.")
    before = page.get_attribute("main", "data-seq")
    page.click("[data-move='draw']")
    wait_for_change(page, before)
    before = page.get_attribute("main", "data-seq")
    page.click("[data-square=b3][data-lit]")
    page.click("main .picked .move")
    wait_for_change(page, before)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
