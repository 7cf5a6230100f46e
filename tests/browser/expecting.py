"""What must come about on a page, however long a busy machine takes for it."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import expect

from tests.browser.devices import WAIT

STILL = """async (things) => {
  const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const measured = () => things.map((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x, y, width, height };
  });
  await document.fonts.ready;
  let [before, frames] = ["", 0];
  while (frames < 4) {
    await frame();
    const now = JSON.stringify(measured());
    frames = now === before ? frames + 1 : 0;
    before = now;
  }
  return measured();
}"""
"""Where things lie, all at one moment, once none of them has moved for some frames."""


def says(locator: Any, words: Any) -> None:
    """It comes to show these words, or what a pattern finds."""
    expect(locator).to_contain_text(words, use_inner_text=True)


def is_silent(locator: Any, words: Any) -> None:
    """It shows these words no longer."""
    expect(locator).not_to_contain_text(words, use_inner_text=True)


def comes(page: Any, expression: str, value: Any) -> None:
    """What is asked of the page comes to be this."""
    end = time.monotonic() + WAIT / 1000
    while (now := page.evaluate(expression)) != value and time.monotonic() < end:
        page.wait_for_timeout(20)
    assert now == value, expression


def boxes(locator: Any) -> list[dict[str, float]]:
    """Where all of them lie, in their order, once they lie still."""
    locator.first.wait_for()
    return locator.evaluate_all(STILL)


def box(locator: Any) -> dict[str, float]:
    """Where the first of them lies, once it lies still."""
    return boxes(locator.first)[0]
