"""REST: one list of endpoints, from which the routes, the OpenAPI document and the tests of access are made."""

from __future__ import annotations

import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import insula
from insula.bots import LEVELS
from insula.core.errors import InsulaError, MoveError
from insula.core.game import Game
from insula.registry import companions_of, load_game, load_title, registered_names
from insula.server import messages as wire
from insula.server.context import Server
from insula.server.guard import VISITOR, Visitor
from insula.server.match import Access, Match
from insula.server.matches import Matches
from insula.server.problems import malformed, problem_of, problem_response, to_json
from insula.words import DEFAULT, LANGUAGES, pick_language, title_files

MATCH_NAME = re.compile(r"[0-9a-z]{20}", re.ASCII)
NUMBER = re.compile(r"\d{1,9}", re.ASCII)
LONGEST_TITLE = 40
LINKS_A_REQUEST = 20
"""Asking for so many matches at once counts like one more request."""
Who = Literal["anyone", "watcher", "seat", "seat or host", "host"]
"""Who may: anyone; anyone who knows the match's name; a seat's link; a seat's or the host's; the host's."""


@dataclass(frozen=True, kw_only=True)
class Call:
    """A request whose token and body were checked."""

    server: Server
    request: Request
    body: Any

    @property
    def visitor(self) -> Visitor:
        """Who asks."""
        visitor: Visitor = self.request.scope[VISITOR]
        return visitor

    @property
    def matches(self) -> Matches:
        """All matches."""
        return self.server.matches

    def number(self, name: str) -> int:
        """A number from the address."""
        return int(self.request.path_params[name])

    def query_number(self, name: str) -> int | None:
        """A number from the query, or None without it."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not NUMBER.fullmatch(text):
            raise InsulaError("body.malformed", reason=f"{name} is not a number")
        return int(text)


@dataclass(frozen=True, kw_only=True)
class MatchCall(Call):
    """A request about a match, and what its token opens."""

    match: Match
    access: Access


Handler = Callable[[Any], Awaitable[Any]]


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One endpoint of the list."""

    method: str
    path: str
    who: Who
    handler: Handler
    body: type | None = None
    answer: type | None = None
    query: dict[str, type] = field(default_factory=dict)
    status: int = 200


ENDPOINTS: list[Endpoint] = []


def endpoint(
    method: str,
    path: str,
    who: Who,
    *,
    body: type | None = None,
    answer: type | None = None,
    query: dict[str, type] | None = None,
    status: int = 200,
) -> Callable[[Handler], Handler]:
    """Add a handler to the list."""

    def add(handler: Handler) -> Handler:
        ENDPOINTS.append(
            Endpoint(
                method=method, path=path, who=who, handler=handler, body=body, answer=answer,
                query=query or {}, status=status,
            )
        )  # fmt: skip
        return handler

    return add


# --- What is there ---------------------------------------------------------------------------------------------


@endpoint("GET", "/api/home", "anyone", answer=wire.Home)
async def home(call: Call) -> wire.Home:
    """What this server offers."""
    return wire.Home(
        titles=[_title(name) for name in registered_names()],
        levels=list(LEVELS),
        languages=list(LANGUAGES),
        address=call.server.settings.address,
        bots_ready=call.server.thinkers.is_ready,
        keep_abandoned=call.server.settings.keep_abandoned,
        version=insula.__version__,
    )


def _title(name: str) -> wire.Title:
    game = load_game(name)
    return wire.Title(
        title=name,
        rules_version=game.rules_version,
        seat_counts=list(game.seat_counts),
        options={option: list(values) for option, values in game.known_options.items()},
        content=game.content.digest,
        sources=_sources(game),
    )


def _sources(game: Game) -> list[wire.Source]:
    return [
        wire.Source(table=source.table, source=source.source, confidence=source.confidence)
        for source in game.content.provenance
    ]


@endpoint("GET", "/api/components/{title}", "anyone", answer=wire.Components)
async def components(call: Call) -> wire.Components:
    """The components of a title as they stand in its content file."""
    game = load_game(call.request.path_params["title"][:LONGEST_TITLE])
    return wire.Components(
        title=game.name,
        rules_version=game.rules_version,
        content=game.content.digest,
        tables={name: dict(rows) for name, rows in game.content.printed.items()},
        sources=_sources(game),
    )


@endpoint("GET", "/api/words/{title}/{language}", "anyone", answer=wire.TitleWords)
async def title_words(call: Call) -> wire.TitleWords:
    """The words and the emblem of a title that the client was not built with; what a language lacks in English."""
    title = load_title(call.request.path_params["title"][:LONGEST_TITLE])
    language = pick_language(call.request.path_params["language"], {})
    files = [file for each in dict.fromkeys((DEFAULT, language)) for file in title_files(each, title.name)]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    drawn = companions_of(title.module).folder / "emblem.svg"
    emblem = drawn.read_text(encoding="utf-8") if drawn.is_file() else None
    return wire.TitleWords(title=title.name, language=language, files=texts, emblem=emblem)


@endpoint("GET", "/healthz", "anyone", answer=wire.Health)
async def health(call: Call) -> wire.Health:
    """Whether the server works: it answers only after its database did."""
    await call.matches.touch_store()
    return wire.Health(
        status="ok",
        version=insula.__version__,
        uptime=int(time.monotonic() - call.server.started),
        matches=call.matches.count,
        bots="ready" if call.server.thinkers.is_ready else "warming",
    )


@endpoint("GET", "/readyz", "anyone", answer=wire.Ready)
async def readiness(call: Call) -> wire.Ready:
    """Whether people may be sent to this server: it is through with its start, and hears of what others do."""
    if not call.server.is_ready:
        raise InsulaError("server.starting")
    await call.matches.touch_store()
    return wire.Ready(status="ok")


# --- Matches ---------------------------------------------------------------------------------------------------


@endpoint("POST", "/api/matches", "anyone", body=wire.NewMatch, answer=wire.Created, status=201)
async def create(call: Call) -> wire.Created:
    """Make a match."""
    for seat in call.body.seats:
        call.visitor.check_level(seat.level)
    call.visitor.make_match()
    if call.body.record is not None or call.body.position is not None:
        call.visitor.read_record()
    return await call.matches.create(call.body)


@endpoint("POST", "/api/records", "anyone", body=wire.Import, answer=wire.Created, status=201)
async def import_record(call: Call) -> wire.Created:
    """Open a record as a finished match."""
    call.visitor.read_record()
    return await call.matches.import_record(call.body)


@endpoint("POST", "/api/mine", "anyone", body=wire.Mine, answer=wire.Summaries)
async def mine(call: Call) -> wire.Summaries:
    """The matches of the links that a device holds; void ones are left out."""
    call.visitor.ask(len(call.body.links) / LINKS_A_REQUEST)
    there = await call.matches.there(held.match for held in call.body.links)
    found = []
    for held in call.body.links:
        if held.match not in there:
            continue
        try:
            match = await call.matches.find(held.match)
            found.append(call.matches.summary(match, call.matches.access(match, held.token)))
        except InsulaError:
            continue
    return wire.Summaries(matches=found)


@endpoint("GET", "/api/matches/{match}", "watcher", answer=wire.Table, query={"since": int})
async def table(call: MatchCall) -> wire.Table:
    """The table as the link's holder may see it; with `since`, only what was logged from there on."""
    return call.matches.table(call.match, call.access, call.query_number("since"))


@endpoint("DELETE", "/api/matches/{match}", "host", status=204)
async def delete(call: MatchCall) -> None:
    """Forget a match for good."""
    await call.matches.delete(call.match, call.access)


@endpoint("POST", "/api/matches/{match}/rematch", "seat or host", answer=wire.Created, status=201)
async def rematch(call: MatchCall) -> wire.Created:
    """The same seats again; the same links open it, so none are in the answer."""
    call.visitor.make_match()
    return await call.matches.rematch(call.match, call.access)


@endpoint("POST", "/api/matches/{match}/moves", "seat", body=wire.Play, answer=wire.Accepted)
async def play(call: MatchCall) -> wire.Accepted:
    """Make moves."""
    return wire.Accepted(seq=await call.matches.play(call.match, call.access, call.body))


@endpoint("POST", "/api/matches/{match}/undo", "seat", body=wire.Undo, answer=wire.Accepted)
async def undo(call: MatchCall) -> wire.Accepted:
    """Take back what is free."""
    return wire.Accepted(seq=await call.matches.undo(call.match, call.access, call.body))


@endpoint("POST", "/api/matches/{match}/ask", "seat", body=wire.AskBack, answer=wire.Accepted)
async def ask(call: MatchCall) -> wire.Accepted:
    """Ask the others to take back what is not free."""
    return wire.Accepted(seq=await call.matches.ask(call.match, call.access, call.body))


@endpoint("POST", "/api/matches/{match}/answer", "seat", body=wire.AnswerBack, answer=wire.Accepted)
async def answer(call: MatchCall) -> wire.Accepted:
    """Agree to what was asked, or refuse it."""
    return wire.Accepted(seq=await call.matches.answer(call.match, call.access, call.body))


@endpoint("GET", "/api/matches/{match}/previews", "seat", answer=wire.Previews)
async def previews(call: MatchCall) -> wire.Previews:
    """What each legal move would lead to."""
    return call.matches.previews(call.match, call.access)


@endpoint("POST", "/api/matches/{match}/trial", "seat", body=wire.TryOut, answer=wire.Trial)
async def try_out(call: MatchCall) -> wire.Trial:
    """What moves of one's own would lead to, at any time; they are not made."""
    return call.matches.try_out(call.match, call.access, call.body)


@endpoint("GET", "/api/matches/{match}/refusal", "seat", answer=wire.Refusal, query={"move": str})
async def refusal(call: MatchCall) -> wire.Refusal:
    """Why a move cannot be made now; no problem if it can."""
    error = call.matches.refusal(call.match, call.access, call.request.query_params.get("move", "")[:200])
    return wire.Refusal(problem=None if error is None else problem_of(error))


@endpoint("GET", "/api/matches/{match}/positions/{move}", "watcher", answer=wire.Position, query={"seat": int})
async def position(call: MatchCall) -> wire.Position:
    """The table after so many moves; once the match is over, as any seat could see it."""
    return call.matches.position(call.match, call.access, call.number("move"), call.query_number("seat"))


@endpoint("POST", "/api/matches/{match}/advice", "seat or host", body=wire.AskAdvice, answer=wire.Advice)
async def advise(call: MatchCall) -> wire.Advice:
    """What a bot thinks, told to a seat to act that plays against bots alone; once all is over, of any position."""
    call.visitor.check_level(call.body.level)
    return await call.matches.advise(call.match, call.access, call.body)


@endpoint("GET", "/api/matches/{match}/record", "watcher", answer=wire.RecordText)
async def record(call: MatchCall) -> wire.RecordText:
    """The record so far; with its seed once the match is over."""
    return call.matches.record(call.match)


@endpoint("GET", "/api/matches/{match}/record.txt", "watcher")
async def record_text(call: MatchCall) -> Response:
    """The record as a text file."""
    return _download(call.matches.record(call.match).text, "text/plain", f"{call.match.game.name}.txt")


@endpoint("GET", "/api/matches/{match}/record.ndjson", "watcher")
async def record_ndjson(call: MatchCall) -> Response:
    """The record as an NDJSON file."""
    return _download(call.matches.record(call.match).ndjson, "application/x-ndjson", f"{call.match.game.name}.ndjson")


def _download(text: str, media_type: str, name: str) -> Response:
    return Response(text, media_type=media_type, headers={"Content-Disposition": f'attachment; filename="{name}"'})


# --- Seats -----------------------------------------------------------------------------------------------------


@endpoint("POST", "/api/matches/{match}/seats/{seat}/join", "seat", body=wire.Join, answer=wire.Accepted)
async def join(call: MatchCall) -> wire.Accepted:
    """Sit down on one's seat, or change one's name."""
    return wire.Accepted(seq=await call.matches.join(call.match, call.access, call.number("seat"), call.body))


@endpoint("POST", "/api/matches/{match}/seats/{seat}/bot", "seat or host", body=wire.HandOver, answer=wire.Accepted)
async def hand_over(call: MatchCall) -> wire.Accepted:
    """Let a bot play a seat."""
    call.visitor.check_level(call.body.level)
    return wire.Accepted(seq=await call.matches.hand_over(call.match, call.access, call.number("seat"), call.body))


@endpoint("POST", "/api/matches/{match}/seats/{seat}/person", "seat", answer=wire.Accepted)
async def take_seat_back(call: MatchCall) -> wire.Accepted:
    """Take one's seat back from its bot."""
    return wire.Accepted(seq=await call.matches.take_seat_back(call.match, call.access, call.number("seat")))


@endpoint("POST", "/api/matches/{match}/seats/{seat}/resign", "seat", body=wire.HandOver, answer=wire.Accepted)
async def resign(call: MatchCall) -> wire.Accepted:
    """Give up; a bot plays on, and the result says so."""
    call.visitor.check_level(call.body.level)
    return wire.Accepted(seq=await call.matches.resign(call.match, call.access, call.number("seat"), call.body))


@endpoint("POST", "/api/matches/{match}/seats/{seat}/link", "host", answer=wire.Link, status=201)
async def reissue(call: MatchCall) -> wire.Link:
    """A new link for a seat; the old one is void."""
    return await call.matches.reissue(call.match, call.access, call.number("seat"))


# --- From request to answer ------------------------------------------------------------------------------------


def route_of(row: Endpoint, server: Server) -> Callable[[Request], Awaitable[Response]]:
    """What Starlette calls for an endpoint."""
    decoder: msgspec.json.Decoder[Any] | None = None if row.body is None else msgspec.json.Decoder(row.body)

    async def respond(request: Request) -> Response:
        table = None
        try:
            parts: dict[str, Any] = {"server": server, "request": request}
            kind: type[Call] = Call
            if row.who != "anyone":
                kind = MatchCall
                parts["match"] = match = await _match(server, request)
                parts["access"] = access = server.matches.access(match, bearer(request))
                _check_numbers(request)
                check_who(row.who, access, request)
            if decoder is None:
                parts["body"] = None
            else:
                parts["body"] = await _body(request, decoder, server.settings.body_limit)
                if row.who != "anyone":  # a link may have become void while its holder took time over the body
                    parts["access"] = access = server.matches.access(match, bearer(request))
            try:
                result = await row.handler(kind(**parts))
            except MoveError as error:
                if error.code == "stale":
                    table = server.matches.table(match, access, None)
                raise
        except InsulaError as error:
            return problem_response(error, table)
        if isinstance(result, Response):
            return result
        if result is None:
            return Response(status_code=204)
        return Response(to_json(result), row.status, media_type="application/json")

    respond.__doc__ = row.handler.__doc__
    return respond


def check_who(who: Who, access: Access, request: Request) -> None:
    """Refuse a link that may not use this endpoint at all, before the body is read; handlers check the rest."""
    seat = request.path_params.get("seat")
    if who == "host":
        access.need_host()
    elif who == "seat" or (who == "seat or host" and not access.is_host):
        access.need_seat(None if seat is None else int(seat))


def bearer(request: Request) -> str | None:
    """The token of a request, if it brings one."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def _match(server: Server, request: Request) -> Match:
    name = request.path_params["match"]
    if not MATCH_NAME.fullmatch(name):
        raise InsulaError("match.unknown")
    match = await server.matches.find(name)
    if request.method == "GET":
        await server.matches.catch_up(match)
    return match


def _check_numbers(request: Request) -> None:
    for name in ("seat", "move"):
        if not NUMBER.fullmatch(request.path_params.get(name, "0")):
            raise InsulaError("route.unknown")


async def _body(request: Request, decoder: msgspec.json.Decoder[Any], limit: int) -> Any:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise InsulaError("body.malformed", reason="Content-Type is not application/json")
    data = bytearray()
    try:
        async for chunk in request.stream():
            data += chunk
            if len(data) > limit:
                raise InsulaError("body.too_large", limit=limit)
    except ClientDisconnect as error:
        raise InsulaError("body.malformed", reason="the body breaks off") from error
    try:
        return decoder.decode(bytes(data))
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise malformed(error) from error
