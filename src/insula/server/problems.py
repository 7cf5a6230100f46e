"""Errors on their way out: a code becomes a status and a problem (RFC 9457), never a traceback, never prose."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from insula.core.errors import InsulaError
from insula.server.logs import warn
from insula.server.messages import Problem, Table

MEDIA_TYPE = "application/problem+json"

STATUS_OF_CODE = {
    "access": 403,
    "advice.people": 409,
    "body.malformed": 400,
    "body.too_large": 413,
    "bots.busy": 503,
    "bots.failed": 503,
    "bots.warming": 503,
    "connections.limit": 429,
    "creations.limit": 429,
    "head.too_large": 431,
    "host.unknown": 421,
    "imports.busy": 503,
    "imports.limit": 429,
    "match.over": 409,
    "match.log_full": 429,
    "match.running": 409,
    "match.unknown": 404,
    "origin.foreign": 403,
    "out_of_turn": 409,
    "rate.limit": 429,
    "request.slow": 408,
    "route.method": 405,
    "route.unknown": 404,
    "seat": 409,
    "server.fault": 500,
    "server.starting": 503,
    "server.stopping": 503,
    "sockets.limit": 429,
    "stale": 409,
    "storage": 503,
    "storage.full": 507,
    "table.no_such_move": 404,
    "table.no_such_seat": 404,
    "too_far_ahead": 409,
    "undo_asked": 409,
    "undo_handed": 409,
    "undo_is_free": 409,
    "undo_limit": 409,
    "undo_not_asked": 409,
    "undo_nothing": 409,
}
"""The status of a code, or of all codes of a group; everything else is 422: understood, and not possible."""

_encode = msgspec.json.Encoder(enc_hook=str).encode


def status_of(code: str) -> int:
    """The status of an error."""
    return STATUS_OF_CODE.get(code, STATUS_OF_CODE.get(code.partition(".")[0], 422))


def problem_of(error: InsulaError, table: Table | None = None) -> Problem:
    """An error as a message. What a database said is for the log only."""
    if error.code in ("storage.failed", "storage.full", "storage.taken"):
        warn(error.code, reason=error.arguments.get("reason"))
        error = InsulaError("storage.full" if error.code == "storage.full" else "storage.unavailable")
    return Problem(
        title=error.code,
        status=status_of(error.code),
        code=error.code,
        rule=error.rule,
        arguments=_whole(msgspec.to_builtins(error.arguments, enc_hook=str, str_keys=True)),
        table=table,
    )


def _whole(value: Any) -> Any:
    """A value without lone surrogates: a record may hold them, an answer cannot."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode()
    if isinstance(value, list):
        return [_whole(each) for each in value]
    return {_whole(name): _whole(each) for name, each in value.items()} if isinstance(value, dict) else value


def problem_response(error: InsulaError, table: Table | None = None) -> Response:
    """An error as an answer."""
    problem = problem_of(error, table)
    headers = {"Retry-After": str(problem.arguments.get("wait", 1))} if problem.status in (429, 503) else {}
    return Response(_encode(problem), problem.status, headers, MEDIA_TYPE)


def malformed(error: Exception) -> InsulaError:
    """What is wrong with a body or a frame, as the decoder tells it: where, and what was expected."""
    return InsulaError("body.malformed", reason=str(error)[:200])


def server_fault() -> InsulaError:
    """A mistake of ours: the log has the details."""
    return InsulaError("server.fault")


def to_json(value: Any) -> bytes:
    """A message as JSON."""
    return _encode(value)
