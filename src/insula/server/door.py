"""The door to the street: connections, before anybody knows what they want. So many an address, so long, so much.

A request that is whole comes to `Guard`; a socket leaves this count for that of sockets as soon as it is one.
"""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from insula.core.errors import InsulaError
from insula.server.addresses import is_among, network_of
from insula.server.gate import Gate, Inbox
from insula.server.metrics import Metrics
from insula.server.problems import MEDIA_TYPE, problem_of, to_json
from insula.server.settings import Settings

BODY_PATIENCE = 4
"""A body may take so many times as long as a head."""
LISTENING_SECONDS = 1.0
"""How long somebody may go on talking who was refused."""
CRUMBS = 2
"""In small pieces a body may be so many times as long on the wire as it is."""


class Street:
    """What all connections share: the limits, and who has how many."""

    def __init__(self, settings: Settings, counts: Metrics) -> None:
        self.settings = settings
        self.counts = counts
        self.open: Counter[str] = Counter()

    def let_in(self, address: str) -> bool:
        """Whether one more connection from an address is within the limit; proxies have as many as they need."""
        network = network_of(address)
        is_full = self.open[network] >= self.settings.connections
        if is_full and not is_among(address, self.settings.trusted_proxies):
            return False
        self.open[network] += 1
        return True

    def let_out(self, address: str) -> None:
        """A connection is gone."""
        network = network_of(address)
        self.open[network] -= 1
        if not self.open[network]:
            del self.open[network]


class Connection(HttpToolsProtocol):
    """One connection: its heads end in time and within their bytes, and so do its bodies."""

    def __init__(self, street: Street, **more: Any) -> None:
        super().__init__(**more)
        self._street = street
        self._is_counted = False
        self._is_over = False  # refused, or a socket by now
        self._is_in_head = True
        self._received = 0  # bytes of the request that comes in
        self._named = 0  # of those in its address and headers
        self._timer: asyncio.TimerHandle | None = None

    # --- Its life ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody came."""
        super().connection_made(transport)
        self._is_counted = self._street.let_in(self._address)
        if self._is_counted:
            self._wait(self._street.settings.head_seconds)
        else:
            self._refuse(InsulaError("connections.limit", most=self._street.settings.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which counts elsewhere."""
        self._let_go()
        self._is_over = True
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._wait(None)
        if self._is_counted:
            self._is_counted = False
            self._street.let_out(self._address)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # --- What comes in ---

    def data_received(self, data: bytes) -> None:
        """Bytes: of a head no more than a head may have, of all no more than head and body may have."""
        if not self._is_over:
            self._received += len(data)
            super().data_received(data)
            self._check_length()

    def _check_length(self) -> None:
        settings = self._street.settings
        if self._is_over:
            return
        if self._is_in_head and self._timer is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(settings.head_seconds)  # not yet a request: blank lines, say
        if self._is_in_head and self._received > settings.head_limit:
            self._refuse(InsulaError("head.too_large", limit=settings.head_limit))
        elif self._received > settings.head_limit + CRUMBS * settings.body_limit:
            self._refuse(InsulaError("body.too_large", limit=settings.body_limit))

    def on_message_begin(self) -> None:
        """A request begins; the one before it may have ended in the same bytes."""
        super().on_message_begin()
        self._named = 0
        self._wait(self._street.settings.head_seconds)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._name(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or one behind a body."""
        self._name(len(name) + len(value))
        super().on_header(name, value)

    def _name(self, count: int) -> None:
        self._named += count
        limit = self._street.settings.head_limit
        if self._named > limit:
            raise InsulaError("head.too_large", limit=limit)  # the parser stops, and what it stops for is answered

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._is_in_head = False
        self._wait(BODY_PATIENCE * self._street.settings.head_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._is_in_head = True
        self._received = 0
        self._wait(None)
        super().on_message_complete()

    # --- What is refused ---

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self._refuse, InsulaError("request.slow"))

    def send_400_response(self, msg: str) -> None:
        """What the parser refused: a head without end, or what is no request at all."""
        if self._named > self._street.settings.head_limit:
            self._refuse(InsulaError("head.too_large", limit=self._street.settings.head_limit))
        else:
            super().send_400_response(msg)

    def _refuse(self, error: InsulaError) -> None:
        """Say why, and hang up: at once on who has said nothing, else when they have, or it resets what they read."""
        self._wait(None)
        if self._is_over or self.transport.is_closing():
            return
        self._is_over = True
        self._street.counts.count_limit(error.code)
        problem = problem_of(error)
        body = to_json(problem)
        head = f"content-type: {MEDIA_TYPE}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[problem.status] + head.encode("ascii") + body)
        if not self._received:
            self.transport.close()
            return
        self.transport.write_eof()
        self._timer = self.loop.call_later(LISTENING_SECONDS, self.transport.abort)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()


class Socket(WebSocketsSansIOProtocol):
    """A socket, which may stay open for days: it keeps nothing of how it was opened."""

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate(is_open=True)  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """It is open."""
        super().start_keepalive()
        del self.request, self.response
        self.scope["headers"] = []
        self.scope["extensions"] = {}
        self.scope["state"] = {}


def connections_of(settings: Settings, counts: Metrics) -> Callable[..., Connection]:
    """What uvicorn makes of every connection."""
    return functools.partial(Connection, Street(settings, counts))
