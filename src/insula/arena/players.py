"""The bots of an arena by name: those of the package, and anybody's own."""

from __future__ import annotations

import contextlib
import importlib
import re
from collections.abc import Iterable

from insula.bots import Bot, make_bot
from insula.core.errors import TableError

OWN = re.compile(r"python:([\w.]+)\.(\w+)")
FAULTS = (Exception, SystemExit)
"""What a bot may raise without ending more than its game."""
LONGEST_REASON = 300


def make_player(name: str) -> Bot:
    """A bot of `make_bot`, or what a callable of an importable module returns: `python:my_package.bots.Clever`."""
    if not name.startswith("python:"):
        return make_bot(name)
    try:
        if (own := OWN.fullmatch(name)) is None:
            raise ValueError("python:MODULE.CALLABLE is how such a bot is named")
        bot: Bot = getattr(importlib.import_module(own[1]), own[2])()
        if not callable(getattr(bot, "choose", None)):
            raise TypeError("it has no method `choose`")
    except FAULTS as error:
        raise TableError("arena.own_bot", name=name, reason=reason_of(error)) from error
    return bot


def close_all(bots: Iterable[Bot]) -> None:
    """Let bots give back what they hold; one that cannot is left as it is."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            with contextlib.suppress(*FAULTS):
                close()


def reason_of(error: BaseException) -> str:
    """What was raised, in a line that can be printed."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:LONGEST_REASON]
