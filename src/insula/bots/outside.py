"""An outside program as a bot, over the protocol of docs/engine.md.

It is told what every bot is told: a state resampled for the seat to act, with that seat's view of it, and a seed.
"""

from __future__ import annotations

import contextlib
import functools
import io
import os
import queue
import re
import shlex
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Mapping, Sequence

from insula.bots.bot import Thought
from insula.core.errors import InsulaError, TableError
from insula.core.game import Game
from insula.core.state import State

ENGINE = "engine:"
"""How the name of an outside program begins."""
FORMS = ("engine:COMMAND", "engine:N:COMMAND", "engine:Nms:COMMAND")
NAME = re.compile(r"engine:(?:([1-9][0-9]{0,6})(ms)?:)?(.*\S.*)")
DEFAULT_MILLISECONDS = 1000
SECONDS_TO_GREET = 60.0
SECONDS_TO_PREPARE = 600.0
"""A program may compile itself before it is ready."""
SECONDS_TO_COUNT = 300.0
"""How long a number of nodes may take."""
SECONDS_LATE = 30.0
"""How much later than its time a program may answer before it is taken for stuck."""
SECONDS_TO_END = 1.0
MOST_LINES = 99
LONGEST_LINE = 100_000
KEPT_LINES = 1000
NUMBER = re.compile(r"-?[0-9]{1,9}(\.[0-9]{1,9})?")
INFO = re.compile(r"info (?P<figures>.*?)\s?move (?P<move>.+)")


class OutsideBot:
    """A program that is started when it is first asked, and again after every fault."""

    def __init__(self, command: str, *, nodes: int | None = None, milliseconds: int = DEFAULT_MILLISECONDS) -> None:
        """A command line (no shell reads it), and how long the program may think about a move."""
        self._command = command
        if nodes is None:
            self.name = f"engine:{milliseconds}ms:{command}"
            self._budget, self._seconds = f"movetime {milliseconds}", milliseconds / 1000 + SECONDS_LATE
        else:
            self.name = f"engine:{nodes}:{command}"
            self._budget, self._seconds = f"nodes {nodes}", SECONDS_TO_COUNT
        self._program: Program | None = None
        self._table = ""

    @classmethod
    def named(cls, name: str) -> OutsideBot:
        """`engine:COMMAND`, `engine:500:COMMAND` for 500 nodes a move, `engine:500ms:COMMAND` for 500 ms."""
        parts = NAME.fullmatch(name)
        if parts is None:
            raise TableError("bots.unknown", name=name, known=FORMS)
        if parts[1] is None or parts[2]:
            return cls(parts[3], milliseconds=int(parts[1] or DEFAULT_MILLISECONDS))
        return cls(parts[3], nodes=int(parts[1]))

    def choose(self, state: State, seed: int) -> int:
        """The program's move."""
        return self._ask(state, seed, lines=1)[0].move

    def think(self, state: State, seed: int) -> list[Thought]:
        """The program's move, then the others that it spoke of last, in its order."""
        return self._ask(state, seed, lines=MOST_LINES)

    def close(self) -> None:
        """End the program; it is started again if it is asked again."""
        if self._program is not None:
            self._ending()
            self._program = None

    def _ask(self, state: State, seed: int, lines: int) -> list[Thought]:
        try:
            program = self._running_program()
            program.send(*self._new_table(state.game), *question(state, seed, lines), "isready")
            program.lines_until("readyok", SECONDS_TO_PREPARE)
            program.send(f"go {self._budget}")
            *said, answer = program.lines_until("bestmove", self._seconds)
            best = legal_move(state, answer.removeprefix("bestmove"))
            if best is None:
                raise InsulaError("bots.engine_move", command=self._command, answer=answer[:80])
            return thoughts_of(state, said, best)
        except BaseException:  # what it says next would be taken for the next answer
            self.close()
            raise

    def _running_program(self) -> Program:
        if self._program is None:
            self._program, self._table = Program(self._command), ""
            self._ending = weakref.finalize(self, self._program.end)
            self._program.send("insula")
            self._program.lines_until("insulaok", SECONDS_TO_GREET)
        return self._program

    def _new_table(self, game: Game) -> list[str]:
        """What tells the table, if it is another than at the last question."""
        options = [f"option {name} {value}" for name, value in game.options.items()]
        before, self._table = self._table, " ".join([f"newgame title {game.name} seats {game.seats}", *options])
        return [] if self._table == before else [self._table]


class Program:
    """A running program, written to and read from by threads: it can neither stall nor flood who asks it."""

    def __init__(self, command: str) -> None:
        self._command = command
        try:
            words = command if os.name == "nt" else shlex.split(command)
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        except (OSError, ValueError) as error:
            raise InsulaError("bots.engine_start", command=command, reason=str(error)) from error
        self._lines: queue.Queue[str | None] = queue.Queue(KEPT_LINES)
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()

    def send(self, *lines: str) -> None:
        """Send lines, without waiting until they are read."""
        data = "".join(f"{line}\n" for line in lines).encode()
        threading.Thread(target=_write, args=(self._process.stdin, data), daemon=True).start()

    def lines_until(self, last: str, seconds: float) -> Sequence[str]:
        """The lines up to the one that begins with a word; InsulaError if it does not come."""
        deadline = time.monotonic() + seconds
        lines: deque[str] = deque(maxlen=KEPT_LINES)
        while True:
            try:
                line = self._lines.get(timeout=max(0, deadline - time.monotonic()))
            except queue.Empty:
                raise InsulaError("bots.engine_silent", command=self._command, seconds=round(seconds)) from None
            if line is None:
                raise InsulaError("bots.engine_ended", command=self._command, status=self._process.wait())
            lines.append(line)
            word, _, words = line.partition(" ")
            if word == "error":
                raise InsulaError("bots.engine_error", command=self._command, reason=words[:200])
            if word == last:
                return lines

    def end(self) -> None:
        """End the program: nothing more comes, and if it does not mind that, by force."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        deadline = time.monotonic() + SECONDS_TO_END
        with contextlib.suppress(queue.Empty):  # lets the reader put down its last line, and go
            while time.monotonic() < deadline and self._lines.get(timeout=SECONDS_TO_END) is not None:
                pass


def _read(pipe: io.RawIOBase, lines: queue.Queue[str | None]) -> None:
    with io.BufferedReader(pipe) as reader:
        for line in iter(functools.partial(reader.readline, LONGEST_LINE), b""):
            lines.put(line.decode(errors="replace").strip())
    lines.put(None)


def _write(pipe: io.RawIOBase, data: bytes) -> None:
    with contextlib.suppress(OSError, ValueError):
        while data:
            data = data[pipe.write(data) or 0 :]


# --- What is said ---


def question(state: State, seed: int, lines: int) -> list[str]:
    """All that a program is told before it is to think: of the state, only what the bot itself was given."""
    return [
        f"setoption lines {lines}",
        f"setoption seed {seed}",
        f"position state {state.serialize()}",
        f"view {view_text(state)}",
        f"legal {legal_texts(state)}",
    ]


def view_text(state: State) -> str:
    """What the seat to act may see, as JSON; once the game is over, what everybody may."""
    return state.view(None if state.is_terminal() else state.current_player()).to_json()


def legal_texts(state: State) -> str:
    """The legal moves, with commas as in records."""
    return ", ".join(map(state.action_to_string, state.legal_actions()))


def legal_move(state: State, text: str) -> int | None:
    """The number of a legal move, None where the text is none."""
    return state.string_to_action(text) if state.explain_illegal(text) is None else None


def thoughts_of(state: State, said: Sequence[str], best: int) -> list[Thought]:
    """What a program thinks: its move first, then what it said of others since it last spoke of its first line."""
    thoughts: dict[int, Thought] = {}
    for info in filter(None, map(INFO.fullmatch, said)):
        words = info["figures"].split()
        figures = dict(zip(words[::2], words[1::2], strict=False))
        if figures.get("line", "1") == "1":
            thoughts = {}
        move = legal_move(state, info["move"])
        if move is not None:
            thoughts[move] = thought_of(move, figures)
    first = thoughts.pop(best, Thought(move=best, share=0.0 if thoughts else 1.0))
    return [first, *thoughts.values()]


def thought_of(move: int, figures: Mapping[str, str]) -> Thought:
    """A thought from what was said of a move; what is no number was not said."""
    said = {name: float(text) for name, text in figures.items() if NUMBER.fullmatch(text)}
    share = min(1.0, max(0.0, said.get("share", 0.0)))
    return Thought(move=move, share=share, rank=said.get("rank"), margin=said.get("margin"))
