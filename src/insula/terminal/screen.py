"""Where a person reads and types: a terminal of any width, or a pipe."""

from __future__ import annotations

import codecs
import io
import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import FrameType
from typing import IO, Any

from rich.console import Console, RenderableType
from rich.text import Text

MAX_WIDTH = 120
LOOK_ALIKES = dict(
    zip("─│━┃╌╎╵╷╹╻┌┐└┘├┤┬┴┼╭╮╰╯·–−…→▸×✓✗★○●■▲◆⚑♠’“”", "-|=!.:||!!..''+++++..''.--.>>xvx*o@#^%~+'\"\"", strict=True)
)
ERASE = "\x1b[H\x1b[2J\x1b[3J"
"""To the top, erase the screen and what was scrolled out of it."""


def look_alike(error: UnicodeError) -> tuple[str, int]:
    """In the place of what a terminal cannot show, something as wide that looks like it; at worst a question mark.

    >>> "├─✓→ш".encode("ascii", LOOK_ALIKE)
    b'+-v>?'
    """
    assert isinstance(error, UnicodeEncodeError), "only writing is mended"
    return "".join(LOOK_ALIKES.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


LOOK_ALIKE = "insula.look_alike"
codecs.register_error(LOOK_ALIKE, look_alike)


class Leave(Exception):  # noqa: N818 - leaving is no error
    """Raised when the person leaves: by `q`, by the end of the input, or by a signal."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Screen:
    """One console to print to and lines to read."""

    def __init__(self, source: IO[str] | None = None, target: IO[str] | None = None) -> None:
        self.source = sys.stdin if source is None else source
        target = sys.stdout if target is None else target
        for stream, errors in ((self.source, "replace"), (target, LOOK_ALIKE)):
            if isinstance(stream, io.TextIOWrapper) and stream.errors != errors:
                stream.reconfigure(errors=errors)
        self._woken: list[int] = []  # where signals write to
        self.is_live = self.source.isatty() and target.isatty()
        plain = bool(os.environ.get("NO_COLOR")) or not target.isatty()
        self.console = Console(
            file=target, highlight=False, markup=False, emoji=False, color_system=None if plain else "auto"
        )

    @property
    def width(self) -> int:
        """The columns to draw on."""
        return min(self.console.width, MAX_WIDTH)

    def say(self, *things: RenderableType, end: str = "\n") -> None:
        """Print things, one below the other."""
        for thing in things:
            self.console.print(thing, width=self.width, end=end)

    def say_path(self, sentence: str) -> None:
        """Print a sentence with a path in it, which is never broken."""
        self.console.print(sentence, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """A line of the person's; where it comes from a pipe it is printed, so that the output can be read."""
        self.say(Text(f"{prompt} ", style="bold"), end="")
        self.console.file.flush()
        if self.source.isatty():
            self.wait()
        line = self.source.readline()
        if not line:
            self.say("")
            raise Leave
        if not self.source.isatty():
            self.say(Text(line.strip()))
        return line.strip()

    def erase(self) -> None:
        """Clear a live screen."""
        if self.is_live:
            self.console.file.write(ERASE)
            self.console.file.flush()
        else:
            self.say("")

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until something is typed or a signal has come; whether something was typed."""
        if os.name != "posix":
            return True
        typed = self.source.fileno()
        return typed in select.select([typed, *self._woken], [], [], seconds)[0]

    @contextmanager
    def leaving_on_signals(self) -> Iterator[None]:
        """Let a request to end or a lost terminal be a `Leave`, so that everything is put back in order.

        A signal also writes to a pipe that `wait` looks at: one that comes just before a read would be missed.
        """

        def leave(number: int, frame: FrameType | None) -> None:
            raise Leave(128 + number)

        numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
        handlers: dict[int, Any] = {number: signal.signal(number, leave) for number in numbers}
        try:
            with self._waking():
                yield
        finally:
            for number, handler in handlers.items():
                signal.signal(number, handler)

    @contextmanager
    def _waking(self) -> Iterator[None]:
        """Have signals write to a pipe of ours, where `wait` can look at one."""
        if os.name != "posix":
            yield
            return
        reading, writing = os.pipe()
        os.set_blocking(writing, False)
        before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        self._woken.append(reading)
        try:
            yield
        finally:
            self._woken.remove(reading)
            signal.set_wakeup_fd(before)
            os.close(reading)
            os.close(writing)

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """A sign of life during something long, on a screen that can wipe it out again."""
        if self.is_live and self.console.color_system is not None:
            return self.console.status(Text(sentence))
        return nullcontext()
