"""At the door: which hosts and origins are answered, how often, and with which headers. Pure ASGI, sockets too."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from insula.core.errors import InsulaError
from insula.server.problems import problem_response
from insula.server.settings import Settings

BURST_SECONDS = 4
MOST_BUCKETS = 10_000
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


class Bucket:
    """Lets through `rate` a second, and several times that at once after a pause."""

    __slots__ = ("_burst", "_filled", "_left", "_rate")

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._burst = self._left = max(1.0, rate * BURST_SECONDS)
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the rate."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._filled) * self._rate)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Guard:
    """The outermost layer of the app."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings
        self._buckets: dict[str, Bucket] = {}
        self._headers = dict(HEADERS)
        self._public_host = urlsplit(settings.public_url).netloc if settings.public_url else None
        if settings.public_url and settings.public_url.startswith("https:"):
            self._headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        error = self._refusal(scope)
        if scope["type"] == "websocket":
            if error is None:
                await self._app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        app = self._app if error is None else problem_response(error)
        await app(scope, receive, self._with_headers(send))

    def _refusal(self, scope: Scope) -> InsulaError | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_known(host):
            return InsulaError("host.unknown")
        origin = headers.get("origin")
        is_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if origin is not None and is_change and not self._is_own(origin, host):
            return InsulaError("origin.foreign")
        if not self._bucket(scope).take():
            return InsulaError("rate.limit")
        return None

    def _is_known(self, host: str) -> bool:
        """Whether the server answers to a name: its own, this machine's, or an address, which no page can feign."""
        name = _name_of(host)
        if host == self._public_host or name in LOCAL_NAMES or name in self._settings.allowed_hosts:
            return True
        return _address(name) is not None and self._settings.host not in LOCAL_NAMES

    def _is_own(self, origin: str, host: str) -> bool:
        """Whether a page came from this server."""
        try:
            return origin == self._settings.public_url or urlsplit(origin).netloc == host
        except ValueError:
            return False

    def _bucket(self, scope: Scope) -> Bucket:
        address = _network_of(scope["client"][0] if scope.get("client") else "")
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._settings.rate)
        return bucket

    def _with_headers(self, send: Send) -> Send:
        """Headers of every answer; one that does not allow it itself is never cached."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                _add(headers, self._headers)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return send_with_headers


def is_local(scope: Scope) -> bool:
    """Whether a request comes from this machine."""
    address = _address(scope["client"][0] if scope.get("client") else "")
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


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """A name as an address; one of IPv4 also where a listener at `::` tells it as one of IPv6."""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if address.version == 6 else address


def _network_of(name: str) -> str:
    """What counts as one client: an address, or a whole IPv6 network, in which one client may have many addresses."""
    address = _address(name)
    if address is None or address.version == 4:
        return name if address is None else str(address)
    return str(ipaddress.ip_network((address, 64), strict=False))
