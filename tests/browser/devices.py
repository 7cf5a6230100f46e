"""Browsers that stand for people's devices: taken, wiped, and taken again, as a new one costs more than most tests."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error

WAIT = 120_000
"""Milliseconds in which a page must do what is expected of it: so many that none fails because a machine is busy."""
USUAL = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"}
OF_PAGE = ("viewport", "reduced_motion", "color_scheme")
"""What can be changed of a device that is there; what else is asked of one makes it another kind of device."""
QUIET = {"pace": "at-once", "hints": "off"}
"""Settings of somebody who has played before: nothing is explained, and nobody waits for bots."""
NOWHERE = "/healthz"
"""An address of the server without a page, from which a device can be wiped."""
REMEMBER = """(kept) => {
  sessionStorage.clear();
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(`insula.${name}`, value);
}"""

CHANGE = """([key, value]) => {
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent("storage", { key }));
}"""


class Devices:
    """Devices of one browser that was never at this server. What their pages complain of is noted."""

    def __init__(self, browser: Any, url: str) -> None:
        self.complaints: list[str] = []
        self._browser = browser
        self._url = url
        self._idle: dict[str, list[Any]] = {}
        self._taken: list[tuple[str | None, Any]] = []

    def open(
        self,
        path: str = "/",
        *,
        device: dict[str, str | None] | None = None,
        links: dict | None = None,
        before: Callable[[Any], None] | None = None,
        **options: Any,
    ) -> Any:
        """A page on a device of its own.

        `device` are settings of that device, beside or instead of the quiet ones; None takes one out. `links` makes it
        the device that made a match, with all its seats. `before` is done with the page before it goes anywhere; such a
        device is not used again.
        """
        page = self._take({**USUAL, **options}, is_own=before is not None)
        page.evaluate(REMEMBER, remembered({**QUIET, **(device or {})}, links))
        if before is not None:
            before(page)
        page.goto(path if path.startswith("http") else self._url + path)
        page.wait_for_selector("h1")
        return page

    def put_back(self) -> None:
        """Let go of all that were taken."""
        taken, self._taken = self._taken, []
        for kind, page in taken:
            if kind is None or not self._wiped(page):
                page.context.close()
            else:
                self._idle[kind].append(page)

    def close(self) -> None:
        """Throw all of them away."""
        self.put_back()
        for page in itertools.chain(*self._idle.values()):
            page.context.close()
        self._idle.clear()

    def _take(self, options: dict[str, Any], *, is_own: bool) -> Any:
        of_kind = {name: value for name, value in options.items() if name not in OF_PAGE}
        kind = json.dumps(of_kind, sort_keys=True)
        idle = self._idle.setdefault(kind, [])
        page = idle.pop() if idle and not is_own else self._new(of_kind)
        self._taken.append((None if is_own else kind, page))
        page.set_viewport_size(options["viewport"])
        page.emulate_media(reduced_motion=options["reduced_motion"], color_scheme=options.get("color_scheme", "light"))
        return page

    def _wiped(self, page: Any) -> bool:
        """Leave only its first tab, at nothing; whether that could be done."""
        try:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.goto(self._url + NOWHERE)
        except Error:
            return False
        return True

    def _new(self, of_kind: dict[str, Any]) -> Any:
        context = self._browser.new_context(**of_kind)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._note)
        page.goto(self._url + NOWHERE)
        return page

    def _note(self, message: Any) -> None:
        """What a page logs as an error or violates; that the server refused something is no complaint."""
        if message.type == "error" and not message.text.startswith("Failed to load resource"):
            self.complaints.append(message.text)


def remembered(device: dict[str, str | None], links: dict | None) -> dict[str, str]:
    """What a device remembers."""
    held = (
        [] if links is None else [{"match": links["match"], "host": links["host"], **each} for each in links["links"]]
    )
    kept = {**device, **({"links": json.dumps(held)} if held else {})}
    return {name: value for name, value in kept.items() if value is not None}


def change(page: Any, **settings: str) -> None:
    """Change settings of a device, as another tab of it would."""
    for name, value in settings.items():
        page.evaluate(CHANGE, [f"insula.{name}", value])
