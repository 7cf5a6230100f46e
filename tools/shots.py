"""Take pictures of every main screen of the client, at three widths, light and dark.

`python3 run.py shots` writes them to `shots/`; `--readme` also renews the two pictures of the README. Words after the
options choose screens by the beginnings of their names: `python3 run.py shots table-end home`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.conftest import ARGUMENTS, Server, chromium  # noqa: E402
from tests.browser.screens import SCREENS, Studio  # noqa: E402

FOLDER = ROOT / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "360": (360, 740)}
SCHEMES = ("light", "dark")
OF_README = {"home": "home-matches", "table": "table"}
"""The pictures of the README and the screens that they show."""


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description="Take pictures of every main screen of the client.")
    parser.add_argument("screens", nargs="*", help="beginnings of names; default: all screens")
    parser.add_argument("--size", action="append", choices=SIZES, dest="sizes", help="default: all; may be repeated")
    parser.add_argument("--scheme", action="append", choices=SCHEMES, dest="schemes", help="default: both")
    parser.add_argument("--language", default="en-GB")
    parser.add_argument("--readme", action="store_true", help="take the pictures of the README instead")
    asked = parser.parse_args()
    path = chromium()
    if path is None:
        raise SystemExit("Pictures need a Chromium or Chrome; CHROMIUM names one.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start()
        browser = driver.chromium.launch(executable_path=path, args=ARGUMENTS)
        try:
            if asked.readme:
                take_for_readme(browser, server)
            else:
                take_all(browser, server, asked)
        finally:
            browser.close()
            server.stop()


def take_all(browser: object, server: Server, asked: argparse.Namespace) -> None:
    """All screens on all kinds of devices."""
    names = [name for name in SCREENS if not asked.screens or name.startswith(tuple(asked.screens))]
    FOLDER.mkdir(exist_ok=True)
    for size in asked.sizes or SIZES:
        for scheme in asked.schemes or SCHEMES:
            studio = studio_of(browser, server, size, scheme, asked.language)
            for name in names:
                shoot(studio, name, FOLDER / f"{name}-{size}-{scheme}.png", full=name.startswith(("home", "comp")))


def take_for_readme(browser: object, server: Server) -> None:
    """The front page and a match in progress."""
    PICTURES.mkdir(exist_ok=True)
    while not server.ask("GET", "/api/home")["bots_ready"]:
        time.sleep(1)
    studio = studio_of(browser, server, "1440", "light", "en-GB")
    for name, screen in OF_README.items():
        shoot(studio, screen, PICTURES / f"{name}.png", full=False)


def studio_of(browser: object, server: Server, size: str, scheme: str, language: str) -> Studio:
    """A kind of device."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "360" else {}
    viewport = {"width": width, "height": height}
    return Studio(browser, server, complain, viewport=viewport, color_scheme=scheme, locale=language, **touch)


def shoot(studio: Studio, name: str, file: Path, *, full: bool) -> None:
    """One picture; a screen that cannot be brought about is named, and the rest go on."""
    try:
        SCREENS[name](studio).screenshot(path=file, full_page=full)
        print(file.relative_to(ROOT), flush=True)
    except Exception as error:
        print(f"{file.name}: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
    finally:
        studio.close()


def complain(page: object) -> None:
    """Say what a page throws."""
    page.on("pageerror", lambda error: print(f"  the page threw: {error}", file=sys.stderr))  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
