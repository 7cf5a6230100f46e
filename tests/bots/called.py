"""Notes which kernels of the bots are called. For interpreted processes, before the bots are imported."""

from __future__ import annotations

import functools

from insula.core import jit

CALLED: set[str] = set()
"""The kernels that were called, each with the name of its file."""


def noted(function):
    """A kernel that notes that it is called, if it is one of the bots'."""
    module = function.__module__.partition("@")[0]
    name = f"{module.rpartition('.')[2]}.{function.__name__}"

    @functools.wraps(function)
    def call(*arguments):
        CALLED.add(name)
        return function(*arguments)

    return call if module.startswith("insula.bots.") else function


if jit.INTERPRETED:
    jit.kernel = noted
