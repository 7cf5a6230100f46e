"""At the door: which hosts and origins are answered, how often, and with which headers. Pure ASGI, sockets too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from insula.core.errors import InsulaError
from insula.server.addresses import address_of, network_of
from insula.server.bucket import Bucket
from insula.server.metrics import Metrics
from insula.server.problems import problem_response
from insula.server.settings import Settings

BURST_SECONDS = 4
BURST_HOURS = 3
HOUR = 3600.0
MOST_VISITORS = 10_000
VISITOR = "insula.visitor"
"""Where a request's scope tells who comes."""
SEARCH = re.compile(r"search:([1-9][0-9]{0,6})")
LOCAL_NAMES = ("localhost", "127.0.0.1", "::1")
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class Visitor:
    """One address, over whatever connections and sockets: what it may still do. What is too much is refused."""

    def __init__(self, settings: Settings, counts: Metrics, *, is_local: bool = False) -> None:
        self._settings = settings
        self._counts = counts
        self.largest_search = settings.search if is_local else min(settings.search, settings.guest_search)
        self._requests = Bucket(settings.rate, settings.rate * BURST_SECONDS)
        self._creations = Bucket(settings.creations / HOUR, settings.creations * BURST_HOURS)
        self._imports = Bucket(settings.imports / HOUR, settings.imports * BURST_HOURS)
        self.sockets = 0

    def ask(self, count: float = 1) -> None:
        """A request or a frame, or one that is worth so many."""
        if not self._requests.take(count):
            self._refuse(InsulaError("rate.limit"))

    def make_match(self) -> None:
        """A new match."""
        if not self._creations.take():
            self._refuse(InsulaError("creations.limit", most=self._settings.creations, wait=self._creations.wait))

    def check_level(self, level: str) -> None:
        """A bot's level: of searches no larger ones than this visitor may ask for."""
        amount = SEARCH.fullmatch(level)
        if amount is not None and int(amount[1]) > self.largest_search:
            self._refuse(InsulaError("bots.too_deep", level=level, most=f"search:{self.largest_search}"))

    def read_record(self) -> None:
        """A record of its own."""
        if not self._imports.take():
            self._refuse(InsulaError("imports.limit", most=self._settings.imports, wait=self._imports.wait))

    @contextmanager
    def socket(self) -> Iterator[None]:
        """A socket, as long as it is open."""
        if self.sockets >= self._settings.sockets:
            self._refuse(InsulaError("sockets.limit", most=self._settings.sockets))
        self.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1

    def _refuse(self, error: InsulaError) -> None:
        self._counts.count_limit(error.code)
        raise error


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings, counts: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._counts = counts
        self._visitors: dict[str, Visitor] = {}
        self._headers = dict(HEADERS)
        self._public_host = urlsplit(settings.public_url).netloc if settings.public_url else None
        if settings.public_url and settings.public_url.startswith("https:"):
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        try:
            visitor = scope[VISITOR] = self._checked(scope)
            if scope["type"] == "websocket":
                with visitor.socket():
                    await self._app(scope, receive, send)
                return
            app = self._app
        except InsulaError as error:
            app = problem_response(error)
            if scope["type"] == "websocket":
                await receive()
                if "websocket.http.response" not in scope.get("extensions", {}):
                    await send({"type": "websocket.close", "code": 1008, "reason": error.code})
                    return
        await app(scope, receive, self._with_headers(send))

    def _checked(self, scope: Scope) -> Visitor:
        """Who comes, if they may."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_known(host):
            raise InsulaError("host.unknown")
        origin = headers.get("origin")
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if origin is not None and is_change and not self._is_own(origin, host):
            raise InsulaError("origin.foreign")
        visitor = self._visitor(scope)
        visitor.ask()
        return visitor

    def _is_known(self, host: str) -> bool:
        """Whether the server answers to a name: its own, this machine's, or an address, which no page can feign."""
        name = _name_of(host)
        if "@" in host:  # whom a name is told for is no part of it
            return False
        if host == self._public_host or name in LOCAL_NAMES or name in self._settings.allowed_hosts:
            return True
        return address_of(name) is not None and self._settings.host not in LOCAL_NAMES

    def _is_own(self, origin: str, host: str) -> bool:
        """Whether a page came from this server."""
        try:
            return origin == self._settings.public_url or urlsplit(origin).netloc == host
        except ValueError:
            return False

    def _visitor(self, scope: Scope) -> Visitor:
        network = network_of(scope["client"][0] if scope.get("client") else "")
        visitor = self._visitors.get(network)
        if visitor is None:
            if len(self._visitors) >= MOST_VISITORS:
                self._visitors = {name: known for name, known in self._visitors.items() if known.sockets}
            visitor = Visitor(self._settings, self._counts, is_local=is_local(scope))
            self._visitors[network] = visitor
        return visitor

    def _with_headers(self, send: Send) -> Send:
        """Headers of every answer; one that does not allow it itself is never cached."""

        async def send_with_headers(message: Message) -> None:
            if message["type"].endswith("http.response.start"):
                headers = MutableHeaders(scope=message)
                _add(headers, self._headers)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return send_with_headers


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this machine."""
    address = address_of(scope["client"][0] if scope.get("client") else "")
    return address is not None and address.is_loopback


def _add(headers: MutableHeaders, more: Mapping[str, str]) -> None:
    for name, value in more.items():
        headers[name] = value


def _name_of(host: str) -> str:
    """A host without its port and brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
