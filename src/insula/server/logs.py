"""The server's log: one line an event on standard error, as JSON or plain, without anybody's secrets.

An event is a stable id with fields. Other packages' messages come through here too. What is named like a secret is left
out, and what looks like one is masked in all of them.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections import Counter
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from insula.server.bucket import Bucket

NAME = "insula.server"
SECRET_WORDS = ("token", "secret", "seed", "salt", "auth", "hash", "password", "cookie", "link", "query", "body")
"""A field whose name holds one of these is never written."""
MASK = "***"
MASKED = (
    (re.compile(r"\[parameters: .*", re.DOTALL), MASK),
    (
        re.compile(
            r"(?i)\b(authorization|bearer|token|password|seed|salt)\b(\W{1,4})(?:(?:bearer|basic)\s+)?[^\s,;)]+"
        ),
        rf"\1\2{MASK}",
    ),
    (re.compile(r"(?<=[\w/])\?[^\s\"'<>]+"), ""),
    (re.compile(r"#[\w-]{8,}"), f"#{MASK}"),
    (re.compile(r"(?<![\w-])[\w-]{22,}(?![\w-])"), MASK),
    (re.compile(r"(?<!\w)\d{9,}(?!\w)"), MASK),
    (re.compile(r"[\x00-\x1f\x7f-\x9f]+"), " "),
)
"""A statement's values, what follows the name of a secret, queries, fragments, tokens, seeds, control characters."""
LONGEST = 2000
SPARE_RATE, SPARE_BURST = 5.0, 100.0
"""Lines a second, and at once, of each thing that anybody can cause at will."""


def log(event: str, /, **fields: Any) -> None:
    """Something that an operator may want to know."""
    _write(logging.INFO, event, fields)


def warn(event: str, /, **fields: Any) -> None:
    """Something that an operator should look at."""
    _write(logging.WARNING, event, fields)


def fail(event: str, error: BaseException, /, **fields: Any) -> None:
    """Something that should not happen, and where it did."""
    _write(logging.ERROR, event, fields, error)


def _write(level: int, event: str, fields: dict[str, Any], error: BaseException | None = None) -> None:
    logging.getLogger(NAME).log(level, event, extra={"fields": fields}, exc_info=error)


def set_up(style: Literal["json", "plain"], *, quiet: bool = False) -> None:
    """Send every message of this process through here; if quiet, only what should be looked at."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter(style))
    handler.addFilter(Sparing())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(NAME).setLevel(logging.WARNING if quiet else logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "websockets", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns of what it also raises
    logging.captureWarnings(True)
    logging.raiseExceptions = False


class Sparing(logging.Filter):
    """Lets through only so many lines of what anybody can cause at will; the next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[str, Bucket] = {}
        self._skipped: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written. What went well always is: the rate of an address limits it."""
        fields = getattr(record, "fields", {})
        if record.name == NAME and record.levelno == logging.INFO and fields.get("status", 200) < 400:
            return True
        kind = str(record.msg) if record.name == NAME else record.name
        bucket = self._buckets.setdefault(kind, Bucket(SPARE_RATE, SPARE_BURST))
        if not bucket.take():
            self._skipped[kind] += 1
            return False
        if skipped := self._skipped.pop(kind, 0):
            record.fields = {**fields, "skipped": skipped}
        return True


class Formatter(logging.Formatter):
    """A record as one line."""

    def __init__(self, style: Literal["json", "plain"]) -> None:
        super().__init__()
        self.is_json = style == "json"

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, event, then its fields."""
        time = datetime.fromtimestamp(record.created, UTC)
        fields = _fields_of(record)
        event = record.getMessage() if record.name == NAME else record.name
        if self.is_json:
            stamp = time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
            line = {"time": stamp, "level": record.levelname.lower(), "event": event, **fields}
            return json.dumps(line, ensure_ascii=False)
        told = "".join(f" {name}={_plain(value)}" for name, value in fields.items())
        return f"{time.astimezone():%Y-%m-%d %H:%M:%S} {record.levelname.lower()} {event}{told}"


def _fields_of(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = dict(getattr(record, "fields", {}))
    if record.name != NAME:
        fields["message"] = record.getMessage()
    clean: dict[str, Any] = _clean(fields)
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        clean["error"] = masked(" < ".join(f"{type(each).__name__}: {each}" for each in _chain(error)))
        clean["trace"] = [
            f"{Path(frame.filename).stem}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(error.__traceback__)
        ]
    return clean


def _chain(error: BaseException | None) -> list[BaseException]:
    """An error and what led to it, each once."""
    chain: list[BaseException] = []
    while error is not None and error not in chain:
        chain.append(error)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return chain


def _clean(value: Any) -> Any:
    """A value that may be written: without fields named like secrets, without what looks like one."""
    if isinstance(value, Mapping):
        return {str(name): _clean(each) for name, each in value.items() if not _is_secret(str(name))}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_clean(each) for each in value]
    if value is None or isinstance(value, (bool, int)):
        return value
    return round(value, 6) if isinstance(value, float) else masked(str(value))


def _is_secret(name: str) -> bool:
    return any(word in name.lower() for word in SECRET_WORDS)


def masked(text: str) -> str:
    """A text in which nothing looks like a secret, in one line.

    >>> masked("no seat for 0123456789abcdefABCDEF in /table/k3v9?all=1")
    'no seat for *** in /table/k3v9'
    """
    text = text[:LONGEST]
    for pattern, instead in MASKED:
        text = pattern.sub(instead, text)
    return text


def _plain(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if re.fullmatch(r"[^\s\"=]+", text) else json.dumps(text, ensure_ascii=False)
