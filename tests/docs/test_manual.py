"""The documentation as a site: it builds without a warning, no link is dead, nothing comes from a network."""

from __future__ import annotations

import html.parser
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest

from insula.registry import TITLES
from tests.core.process import ROOT, environment


class Page(html.parser.HTMLParser):
    """What a page links to, what it loads, and the places in it that others may link to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        told = dict(attrs)
        self.places |= {told[name] for name in ("id", "name") if told.get(name)}
        if tag == "a" and told.get("href"):
            self.links.append(told["href"])
        if tag in ("script", "img", "iframe", "source") and told.get("src"):
            self.loads.append(told["src"])
        if tag == "link" and told.get("rel") not in ("canonical", "license") and told.get("href"):
            self.loads.append(told["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    out = tmp_path_factory.mktemp("manual") / "site"
    command = [sys.executable, str(ROOT / "tools" / "manual.py"), "--out", str(out)]
    done = subprocess.run(command, env=environment(), capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return out


@pytest.fixture(scope="module")
def pages(site) -> dict[Path, Page]:
    return {file: Page(file.read_text(encoding="utf-8")) for file in site.glob("*.html")}


def test_no_link_within_it_is_dead(pages):
    dead = []
    for file, page in pages.items():
        for link in page.links:
            parts = urlparse(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            anchor = unquote(parts.fragment)
            known = pages[target].places if target in pages else None
            if not target.exists() or (anchor and known is not None and anchor not in known):
                dead.append(f"{file.name}: {link}")
    assert dead == []
    assert sum(len(page.links) for page in pages.values()) > 1000


def test_nothing_is_loaded_from_a_network(site, pages):
    for file, page in pages.items():
        for load in page.loads:
            assert not urlparse(load).netloc, f"{file.name}: {load}"
            assert load.startswith("data:") or (file.parent / urlparse(load).path).exists(), f"{file.name}: {load}"
    for style in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*[\"']?(https?:)?//", style.read_text(encoding="utf-8")), style.name


@pytest.mark.parametrize("title", TITLES)
def test_the_rules_of_every_title_are_in_it_and_can_be_found(site, title):
    rules = (ROOT / "src" / "insula" / "games" / title / "RULES.md").read_text(encoding="utf-8")
    page = (site / f"rules-{title}.html").read_text(encoding="utf-8")
    assert all(f"<strong>{rule}</strong>" in page for rule in re.findall(r"^- \*\*([A-Z]\d+)\*\*", rules, re.MULTILINE))
    assert f"rules-{title}" in (site / "searchindex.js").read_text(encoding="utf-8")


def test_every_page_is_in_it(site):
    for document in (ROOT / "docs").glob("*.md"):
        assert (site / f"{document.stem}.html").exists(), document.name


def test_the_api_tells_what_the_docstrings_tell(site):
    page = (site / "api.html").read_text(encoding="utf-8")
    for name in ("insula.load_game", "insula.State.apply_action", "insula.Batch.step", "insula.bots.make_bot"):
        assert f'id="{name}"' in page, name
    assert "Make a legal move, then those that follow without alternative." in page
