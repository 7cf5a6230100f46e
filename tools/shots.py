"""Take pictures of every main screen of the client, at four widths, light and dark.

`python3 run.py shots` writes them to `shots/`; `--readme` also renews the pictures of the README. Words after the
options choose screens by the beginnings of their names: `python3 run.py shots table-end home`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.browser.conftest import ARGUMENTS, Server, chromium  # noqa: E402
from tests.browser.devices import Devices  # noqa: E402
from tests.browser.screens import VISITS, Studio, settle  # noqa: E402

FOLDER = ROOT / "shots"
PICTURES = ROOT / "docs" / "pictures"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844), "360": (360, 740)}
TOUCH = {"has_touch": True, "is_mobile": True}
DEVICES = {"desk": (["1440"], {}), "tablet": (["1024"], {}), "phone": (["390", "360"], TOUCH)}
"""Kinds of devices: what is laid out alike is looked at in one visit, in all its sizes."""
SCHEMES = ("light", "dark")
OF_README = {"home": "home-matches", "table": "table", "district": "district", "land": "land-last-turns"}
"""The pictures of the README and the screens that they show."""


def main() -> None:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description="Take pictures of every main screen of the client.")
    parser.add_argument("screens", nargs="*", help="beginnings of names; default: all screens")
    parser.add_argument("--size", action="append", choices=SIZES, dest="sizes", help="default: all; may be repeated")
    parser.add_argument("--scheme", action="append", choices=SCHEMES, dest="schemes", help="default: both")
    parser.add_argument("--language", default="en")
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
                take_for_readme(Devices(browser, server.url), server)
            else:
                take_all(Devices(browser, server.url), server, asked)
        finally:
            browser.close()
            server.stop()


def take_all(devices: Devices, server: Server, asked: argparse.Namespace) -> None:
    """All screens on all kinds of devices."""
    FOLDER.mkdir(exist_ok=True)
    for sizes, options in DEVICES.values():
        wanted = [size for size in sizes if size in (asked.sizes or SIZES)]
        if not wanted:
            continue
        studio = Studio(devices, server, {"language": asked.language}, viewport=viewport_of(wanted[0]), **options)
        for visit in VISITS:
            take_visit(studio, visit, wanted, asked)


def take_visit(studio: Studio, visit: str, sizes: list[str], asked: argparse.Namespace) -> None:
    """The screens of a visit; one that cannot be brought about is named, and the rest of the visits go on."""
    names = VISITS[visit].names
    if asked.screens and not any(name.startswith(tuple(asked.screens)) for name in names):
        return
    done = 0
    try:
        for name, page in VISITS[visit].screens(studio):
            if not asked.screens or name.startswith(tuple(asked.screens)):
                take_screen(page, name, sizes, asked.schemes or SCHEMES)
            done += 1
    except Exception as error:
        print(f"{names[done]}: {str(error).splitlines()[0]}", file=sys.stderr, flush=True)
    finally:
        studio.devices.put_back()
    for complaint in studio.devices.complaints:
        print(f"  the page complained: {complaint}", file=sys.stderr)
    studio.devices.complaints.clear()


def take_screen(page: Any, name: str, sizes: list[str], schemes: tuple[str, ...]) -> None:
    """One screen in all sizes and schemes; then it is as it was."""
    for size in sizes:
        page.set_viewport_size(viewport_of(size))
        for scheme in schemes:
            file = FOLDER / f"{name}-{size}-{scheme}.png"
            page.emulate_media(color_scheme=scheme)
            settle(page).screenshot(path=file, full_page=name.startswith(("home", "comp")))
            print(file.relative_to(ROOT), flush=True)
    page.set_viewport_size(viewport_of(sizes[0]))


def take_for_readme(devices: Devices, server: Server) -> None:
    """The front page, and matches in progress."""
    PICTURES.mkdir(exist_ok=True)
    while not server.ask("GET", "/api/home")["bots_ready"]:
        time.sleep(1)
    studio = Studio(devices, server, viewport=viewport_of("1440"))
    for name, screen in OF_README.items():
        visit = next(visit for visit in VISITS.values() if screen in visit.names)
        page = next(page for shown, page in visit.screens(studio) if shown == screen)
        page.screenshot(path=PICTURES / f"{name}.png")


def viewport_of(size: str) -> dict[str, int]:
    """How large a window is."""
    width, height = SIZES[size]
    return {"width": width, "height": height}


if __name__ == "__main__":
    main()
