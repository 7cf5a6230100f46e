"""The app: routes, pages, the life of what is behind them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from insula.core.errors import InsulaError
from insula.server import client, logs, metrics, schema
from insula.server.api import ENDPOINTS, route_of
from insula.server.client import ClientFiles, asks_for_a_page
from insula.server.context import Server
from insula.server.desk import Desk
from insula.server.guard import Guard, is_local
from insula.server.loading import touch_games
from insula.server.matches import Matches
from insula.server.metrics import Metrics
from insula.server.neighbours import Neighbours
from insula.server.openapi import document
from insula.server.problems import problem_response, server_fault, to_json
from insula.server.settings import Settings
from insula.server.sockets import Page
from insula.server.store import Store
from insula.server.taker import Taker
from insula.server.thinkers import Thinkers

PAGES = ("/", "/table/{match}", "/components/{title}")
"""The addresses that the client's one page shows something at."""


class Entrance:
    """A page's socket goes to its page at once: each layer on the way would lie around as long as it is open."""

    def __init__(self, app: Starlette, server: Server) -> None:
        self.app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, or whatever else was asked for."""
        if scope["type"] == "websocket" and scope["path"] == "/api/socket":
            await Page(self._server, WebSocket(scope, receive, send)).run()
        else:
            await self.app(scope, receive, send)


def make_app(settings: Settings, counts: Metrics) -> ASGIApp:
    """The server as an ASGI app; its store and its bots live as long as it does."""
    store = Store(settings.database_url, counts.note_commit)
    is_shared = schema.is_server(settings.database_url)
    desk = Desk(store) if is_shared else None
    thinkers = Thinkers(settings.bot_workers, counts, desk)
    matches = Matches(store, thinkers, counts, settings.keep_loaded, settings.keep_abandoned)
    neighbours = None if desk is None else Neighbours(settings.database_url, store, matches, desk)
    taker = Taker(settings.database_url, store, thinkers) if is_shared and settings.bot_workers else None
    server = Server(settings=settings, matches=matches, thinkers=thinkers, metrics=counts, neighbours=neighbours)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        store.open()
        await asyncio.to_thread(touch_games)
        thinkers.start(on_ready=matches.wake_watchers)
        matches.start(*([] if neighbours is None else [neighbours.note_presence]))
        if neighbours is not None:
            neighbours.start()
        if taker is not None:
            taker.start()
        yield
        await matches.stop()
        if neighbours is not None:
            await neighbours.stop()
        if taker is not None:
            await taker.stop()
        await thinkers.stop()
        store.close()

    async def show_metrics(request: Request) -> Response:
        if settings.metrics == "off" or (settings.metrics == "local" and not is_local(request.scope)):
            return _nothing_there()
        return Response(counts.render(), media_type=metrics.CONTENT_TYPE)

    files = ClientFiles(client.FOLDER)

    async def http_error(request: Request, error: Exception) -> Response:
        if isinstance(error, HTTPException) and error.status_code == 405:
            return _wrong_method(request, error)
        return await files.page_of_nothing(request) if asks_for_a_page(request) else _nothing_there()

    described = to_json(document())

    async def openapi(_request: Request) -> Response:
        return Response(described, media_type="application/json")

    routes = [
        Route(row.path, _counted(route_of(row, server), row.path, counts), methods=[row.method]) for row in ENDPOINTS
    ]
    app = Starlette(
        routes=[
            *routes,
            Route("/api/openapi.json", openapi),
            Route("/metrics", show_metrics),
            *(Route(path, files.page) for path in PAGES),
            Mount("/static", files),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: http_error, Exception: _fault},
    )

    return Guard(Entrance(app, server), settings, counts)


def _counted(
    respond: Callable[[Request], Awaitable[Response]], route: str, counts: Metrics
) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint whose answers are counted and logged by its template, never by the address asked for."""

    async def counted(request: Request) -> Response:
        started = time.perf_counter()
        try:
            response = await respond(request)
        except Exception as error:
            logs.fail("request.fault", error, route=route)
            response = problem_response(server_fault())
        counts.count_request(route, response.status_code)
        milliseconds = round((time.perf_counter() - started) * 1000, 1)
        logs.log("request", method=request.method, route=route, status=response.status_code, ms=milliseconds)
        return response

    return counted


def _nothing_there() -> Response:
    return problem_response(InsulaError("route.unknown"))


def _wrong_method(request: Request, error: HTTPException) -> Response:
    """A refusal that names the methods of all that is at this address; a file's are in the error alone."""
    response = problem_response(InsulaError("route.method"))
    fitting = [route for route in request.app.routes if route.matches(request.scope)[0] != Match.NONE]
    methods = {method for route in fitting for method in getattr(route, "methods", None) or ()}
    response.headers["Allow"] = ", ".join(sorted(methods)) or (error.headers or {}).get("Allow", "")
    return response


async def _fault(_request: Request, error: Exception) -> Response:
    logs.fail("request.fault", error)
    return problem_response(server_fault())
