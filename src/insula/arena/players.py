"""The bots of an arena by name: those of the package, and anybody's own."""

from __future__ import annotations

import importlib
import re

from insula.bots import Bot, make_bot
from insula.core.errors import TableError

OWN = re.compile(r"python:([\w.]+)\.(\w+)")


def make_player(name: str) -> Bot:
    """A bot of `make_bot`, or what a callable of an importable module returns: `python:my_package.bots.Clever`."""
    own = OWN.fullmatch(name)
    if own is None:
        return make_bot(name)
    try:
        bot: Bot = getattr(importlib.import_module(own[1]), own[2])()
    except Exception as error:
        raise TableError("arena.own_bot", name=name, reason=f"{type(error).__name__}: {error}") from error
    return bot
