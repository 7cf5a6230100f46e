"""The built client: one page for every address, the files behind it, and words where nobody has built it."""

from __future__ import annotations

import html
import mimetypes
import os
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import PathLike, StaticFiles
from starlette.types import Scope

from insula.words import DEFAULT, LANGUAGES, Words

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "index.html"
BUILD_COMMAND = "python3 run.py build"

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
ASK_FIRST = "no-cache"
"""For all others: kept, and asked about each time. None of them holds anything of a match."""
TAKES_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", re.IGNORECASE)

mimetypes.add_type("text/javascript", ".js")  # a machine may say otherwise, and a browser would then run none of it


class ClientFiles(StaticFiles):
    """The files of the built client, compressed where its build laid a compressed copy beside a file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Nothing: a client that is not built has no files, and may be built at any time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, unless it is one of the build's own."""
        if any(part.startswith(".") for part in Path(path).parts) or path.endswith(".gz"):
            raise HTTPException(404)
        if TAKES_GZIP.search(Headers(scope=scope).get("accept-encoding", "")):
            try:
                return await super().get_response(f"{path}.gz", scope)
            except HTTPException as error:
                if error.status_code != 404:
                    raise
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: PathLike, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file with how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        is_named_by_content = Path(full_path).is_relative_to(self._folder.resolve() / "assets")
        response.headers["Cache-Control"] = FOREVER if is_named_by_content else ASK_FIRST
        response.headers["Vary"] = "Accept-Encoding"
        if str(full_path).endswith(".gz"):
            response.headers["Content-Encoding"] = "gzip"
        return response

    async def page(self, request: Request) -> Response:
        """The one page; its scripts read from the address what to show."""
        if not (self._folder / PAGE).is_file():
            return _missing(request)
        return await self.get_response(PAGE, request.scope)

    async def page_of_nothing(self, request: Request) -> Response:
        """The same page for an address at which there is nothing; it says so."""
        if not (self._folder / PAGE).is_file():
            return _missing(request)
        return FileResponse(self._folder / PAGE, 404)


def asks_for_a_page(request: Request) -> bool:
    """Whether a browser wants to show this address as a page, and it is none that programs talk to."""
    if request.method not in ("GET", "HEAD") or request.scope["path"].startswith(("/api/", "/static/")):
        return False
    return "text/html" in request.headers.get("accept", "")


def _missing(request: Request) -> Response:
    language = _language_of(request.headers.get("accept-language", ""))
    told = html.escape(Words(language)("client-missing"))
    head = '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Insula</title>'
    text = f'<!doctype html><html lang="{language}">{head}<p>{told}</p><pre>{BUILD_COMMAND}</pre>'
    return HTMLResponse(text, 503, {"Vary": "Accept-Language"})


def _language_of(accepted: str) -> str:
    """The first of our languages in a browser's list, which begins with the preferred one.

    >>> _language_of("pt-BR, fr-CH;q=0.9, ru;q=0.5"), _language_of("*"), _language_of("")
    ('fr', 'en', 'en')
    """
    for wish in accepted.split(","):
        name = wish.partition(";")[0].partition("-")[0].strip().lower()
        if name in LANGUAGES:
            return name
    return DEFAULT
