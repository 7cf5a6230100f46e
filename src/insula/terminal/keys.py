"""Single keys of a real terminal, which is put back as it was whatever happens."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager

from insula.terminal.screen import Leave, Screen

KEY = re.compile(rb"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])|[\xc0-\xff][\x80-\xbf]+|.", re.DOTALL)
NAME_OF_KEY = {
    b"\x1b[D": "left", b"\x1bOD": "left", b"\x1b[C": "right", b"\x1bOC": "right",
    b"\x1b[A": "left", b"\x1bOA": "left", b"\x1b[B": "right", b"\x1bOB": "right",
    b"\x1b[H": "home", b"\x1bOH": "home", b"\x1b[1~": "home", b"\x1b[7~": "home",
    b"\x1b[F": "end", b"\x1bOF": "end", b"\x1b[4~": "end", b"\x1b[8~": "end",
    b"\x1b[5~": "page up", b"\x1b[6~": "page down",
    b" ": "right", b"\r": "right", b"\n": "right", b"\x7f": "left", b"\x1b": "q", b"\x04": "q",
}  # fmt: skip
ESCAPE_SECONDS = 0.05
"""How long a lone escape waits for the rest of a key."""


def can_read_keys() -> bool:
    """Whether this platform gives single keys."""
    try:
        import termios  # noqa: F401, PLC0415 - not on every platform
    except ImportError:
        return False
    return True


@contextmanager
def single_keys(screen: Screen) -> Iterator[Iterator[str]]:
    """The names of the keys pressed, one by one; at the end the terminal is as it was."""
    import termios  # noqa: PLC0415 - not on every platform
    import tty  # noqa: PLC0415

    descriptor = screen.source.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield _keys(screen)
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)


def _keys(screen: Screen) -> Iterator[str]:
    waiting = b""
    while True:
        while waiting == b"" or (waiting == b"\x1b" and screen.wait(ESCAPE_SECONDS)):
            if screen.wait():
                read = os.read(screen.source.fileno(), 64)
                if not read:
                    raise Leave
                waiting += read
        key = KEY.match(waiting)
        assert key is not None, "the pattern fits any byte"
        waiting = waiting[key.end() :]
        yield NAME_OF_KEY.get(key[0], key[0].decode(errors="replace"))
