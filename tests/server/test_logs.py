"""The log: one line an event, nobody's secrets in it."""

from __future__ import annotations

import io
import json
import logging

import pytest

from insula.server import bucket, logs, tokens

TOKEN = "Zk3_v9-QwErTyUiOpAsDf1"
SEED = 18446744073709551615


@pytest.fixture
def written():
    """What is written to the log; afterwards all loggers are as before."""
    loggers = [logging.getLogger(name) for name in (None, logs.NAME, "uvicorn.error", "asyncio")]
    before = [(logger, logger.level, logger.handlers[:]) for logger in loggers]
    logs.set_up("json")
    [handler] = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(io.StringIO())
    yield handler.stream
    logging.captureWarnings(False)
    logging.raiseExceptions = True
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


@pytest.fixture
def lines(written):
    """The lines of the log."""
    return lambda: [json.loads(line) for line in written.getvalue().splitlines()]


def test_an_event_is_a_line_with_its_time_level_and_fields(lines):
    logs.log("match.made", title="alhambra", seats=3, ms=1.23456789, levels=("greedy", None))
    logs.warn("bot.slow")
    made, slow = lines()
    assert made.pop("time").endswith("Z")
    assert made == {
        "level": "info", "event": "match.made", "title": "alhambra", "seats": 3, "ms": 1.234568,
        "levels": ["greedy", None],
    }  # fmt: skip
    assert (slow["level"], slow["event"]) == ("warning", "bot.slow")


@pytest.mark.parametrize(
    "name",
    ["token", "host_token", "Authorization", "seed", "salt", "secret", "hash", "links", "query", "body", "cookie"],
)
def test_a_field_named_like_a_secret_is_left_out(lines, name):
    logs.log("e", **{name: "x", "nested": {name: "x", "kept": 1}})
    [line] = lines()
    assert set(line) == {"time", "level", "event", "nested"}
    assert line["nested"] == {"kept": 1}


@pytest.mark.parametrize(
    "text",
    [
        f"no seat for {TOKEN}",
        f"https://games.example.org/table/k3v9#{TOKEN}",
        f"token={TOKEN!r}",
        f'"WebSocket /api/socket?link={TOKEN}" [accepted]',
        f"Authorization: Bearer {TOKEN[:12]}",
        f"seed {SEED} is out of range",
        f"seed=7 and password=hunter2 {TOKEN}",
        f"hash {tokens.hash_of(TOKEN)}",
        f"(sqlite3.IntegrityError) [SQL: INSERT] [parameters: ('a', 7, {TOKEN[:8]!r}, 'hunter2')]",
    ],
)
def test_what_looks_like_a_secret_is_masked_whoever_writes_it(lines, text):
    try:
        raise ValueError(text)
    except ValueError as error:
        logs.fail("request.fault", error, about=text)
        logging.getLogger("uvicorn.error").exception("Exception: %s", text)
        logging.getLogger("asyncio").error(text)
    told = lines()
    assert [line["event"] for line in told] == ["request.fault", "uvicorn.error", "asyncio"]
    for line in told:
        for secret in (TOKEN, TOKEN[:12], TOKEN[:8], str(SEED), "hunter2", "seed=7", tokens.hash_of(TOKEN)):
            assert secret not in json.dumps(line)


def test_a_real_token_is_masked():
    for _ in range(200):
        token = tokens.new_token()
        assert token not in logs.masked(f"x {token} y")
        assert token not in logs.masked(f"({token!r},)")


def test_an_error_tells_what_led_to_it_and_where_but_no_line_of_code(lines):
    def inner():
        raise KeyError("first")

    try:
        try:
            inner()
        except KeyError as error:
            raise ValueError("second") from error
    except ValueError as error:
        logs.fail("oops", error)
    [line] = lines()
    assert line["error"] == "ValueError: second < KeyError: 'first'"
    assert line["trace"][-1].startswith("test_logs:")
    assert "raise" not in json.dumps(line)


def test_plain_lines_cannot_be_forged():
    formatter = logs.Formatter("plain")
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, "one\n2026 info two\x1b[2J\x9b=x", (), None)
    line = formatter.format(record)
    assert "\n" not in line
    assert "\x1b" not in line
    assert "\x9b" not in line
    assert line.endswith('warning uvicorn.error message="one 2026 info two [2J =x"')


def test_a_quiet_log_tells_only_what_should_be_looked_at(lines):
    logging.getLogger(logs.NAME).setLevel(logging.WARNING)
    logs.log("server.started")
    logging.getLogger("uvicorn.error").info("Started")
    logs.warn("bot.worker_died")
    assert [line["event"] for line in lines()] == ["bot.worker_died"]


def test_what_anybody_can_cause_at_will_does_not_fill_the_disk(lines, monkeypatch):
    clock = [0.0]
    monkeypatch.setattr(bucket.time, "monotonic", lambda: clock[0])
    for _ in range(1000):
        logs.log("request", route="/api/mine", status=429)
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logs.warn("storage.failed", reason="gone")
    logs.log("request", route="/api/mine", status=200)
    told = [line["event"] for line in lines()]
    assert {event: told.count(event) for event in set(told)} == {
        "request": logs.SPARE_BURST + 1, "uvicorn.error": logs.SPARE_BURST, "storage.failed": logs.SPARE_BURST,
    }  # fmt: skip
    clock[0] = 1.0
    logs.log("request", route="/api/mine", status=403)
    assert lines()[-1]["skipped"] == 1000 - logs.SPARE_BURST
