"""The built client over real lines: what is kept how long, what comes compressed, and what is said without a build."""

from __future__ import annotations

import gzip
import shutil

import httpx
import pytest

from insula.server import client as pages
from insula.words import LANGUAGES, Words
from tests.server import small_client
from tests.server.clients import serving
from tests.server.small_client import CODE, ICON, PAGE, SCRIPT

BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Encoding": "gzip, deflate, br"}
PLAIN = {"Accept-Encoding": "identity"}
UNKNOWN = ("/nothing", "/table", "/table/a/b", "/components", "/favicon.ico", "/apis/x", "/index.html", "/.env")


@pytest.fixture(scope="module")
def line(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data")) as url, httpx.Client(base_url=url, timeout=300) as line:
        yield line


@pytest.fixture
def bare(tmp_path, monkeypatch):
    """A server whose client is not built."""
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "static")
    with serving(tmp_path) as url, httpx.Client(base_url=url, timeout=300) as line:
        yield line


# --- The page ---


@pytest.mark.parametrize("path", ["/", "/table/k3v9", "/components/alhambra", "/table/k3v9?move=3"])
def test_every_address_of_the_client_is_the_one_page(line, path):
    answer = line.get(path, headers=BROWSER)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = line.get(path, headers={**BROWSER, "If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", "no-cache")


def test_a_head_has_the_headers_and_no_body(line):
    assert (line.head("/").headers["content-length"], line.head("/").content) == (str(len(PAGE)), b"")
    assert line.head("/nothing", headers=BROWSER).status_code == 404


@pytest.mark.parametrize("path", UNKNOWN)
def test_a_browser_at_an_unknown_address_gets_the_page_and_a_404(line, path):
    answer = line.get(path, headers={**BROWSER, "If-None-Match": "*"})
    assert (answer.status_code, answer.content) == (404, PAGE)
    assert answer.headers["cache-control"] == "no-store"
    program = line.get(path, headers={"Accept": "*/*"})
    assert (program.status_code, program.json()["code"]) == (404, "route.unknown")


@pytest.mark.parametrize(
    "path", ["/api/nothing", "/api/", "/api/matches/0/nothing", "/static/", "/static/assets/no.js"]
)
def test_what_programs_ask_for_is_never_the_page(line, path):
    answer = line.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers["content-type"]) == (404, "application/problem+json")
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/table/k3v9", SCRIPT])
def test_the_client_is_only_read(line, path):
    answer = line.post(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"], answer.headers["allow"]) == (405, "route.method", "GET, HEAD")


# --- Its files ---


def test_a_file_named_by_its_content_is_kept_for_ever(line):
    answer = line.get(SCRIPT, headers=PLAIN)
    assert (answer.status_code, answer.content) == (200, CODE)
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_any_other_file_is_asked_about_each_time(line):
    answer = line.get("/static/icon.svg")
    assert (answer.content, answer.headers["cache-control"]) == (ICON, "no-cache")
    assert answer.headers["content-type"] == "image/svg+xml"
    again = line.get("/static/icon.svg", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.headers["cache-control"]) == (304, "no-cache")


@pytest.mark.parametrize("accepted", ["gzip", "gzip, deflate, br", "br;q=1, GZIP;q=0.5", "deflate,gzip;q=1.0"])
def test_a_file_comes_compressed_to_who_takes_it(line, accepted):
    with line.stream("GET", SCRIPT, headers={"Accept-Encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert int(answer.headers["content-length"]) == len(body) < len(CODE)
    assert gzip.decompress(body) == CODE


@pytest.mark.parametrize("accepted", ["", "identity", "br", "gzip;q=0", "br, gzip ; q=0.00 , deflate", "xgzip"])
def test_a_file_comes_plain_to_everybody_else(line, accepted):
    answer = line.get(SCRIPT, headers={"Accept-Encoding": accepted})
    assert "content-encoding" not in answer.headers
    assert (answer.content, answer.headers["vary"]) == (CODE, "Accept-Encoding")


def test_plain_and_compressed_are_told_apart_when_asked_about_again(line):
    tags = [line.get(SCRIPT, headers={"Accept-Encoding": taken}).headers["etag"] for taken in ("identity", "gzip")]
    assert len(set(tags)) == 2
    for taken, tag, status in (
        ("gzip", tags[1], 304), ("gzip", tags[0], 200), ("identity", tags[0], 304), ("identity", tags[1], 200),
    ):  # fmt: skip
        answer = line.get(SCRIPT, headers={"Accept-Encoding": taken, "If-None-Match": tag})
        assert (answer.status_code, answer.headers["vary"]) == (status, "Accept-Encoding")


def test_no_answer_of_the_api_is_compressed(line):
    """Beside what somebody else chose, the length of a compressed answer could tell a secret."""
    for path in ("/api/home", "/api/openapi.json", "/metrics", "/healthz"):
        answer = line.get(path, headers=BROWSER)
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "path", [".sources", ".vite/manifest.json", "assets/index-0a1b2c3d.js.gz", "assets/.x", "assets"]
)
def test_what_the_build_keeps_for_itself_is_not_served(line, path):
    assert line.get(f"/static/{path}").status_code == 404


# --- Not built ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_build_the_page_says_what_to_do_and_the_api_works(bare, language):
    for path in ("/", "/table/k3v9", "/nothing"):
        answer = bare.get(path, headers={**BROWSER, "Accept-Language": f"xx, {language}-XX;q=0.9, en;q=0.1"})
        assert answer.status_code == 503
        assert Words(language)("client-missing") in answer.text
        assert "<pre>python3 run.py build</pre>" in answer.text
        assert f'lang="{language}"' in answer.text
        assert answer.headers["cache-control"] == "no-store"
    assert bare.get(SCRIPT).status_code == 404
    assert bare.get("/api/home").status_code == 200
    assert bare.get("/nothing").json()["code"] == "route.unknown"


def test_pages_that_are_built_while_a_server_runs_are_served(bare, tmp_path):
    assert bare.get("/").status_code == 503
    small_client.lay(tmp_path / "static")
    assert (bare.get("/").content, bare.get(SCRIPT, headers=PLAIN).content) == (PAGE, CODE)
    shutil.rmtree(tmp_path / "static")
    assert bare.get("/").status_code == 503
