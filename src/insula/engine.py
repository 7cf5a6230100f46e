"""`insula engine`: our bots behind lines of text, for programs in any language; docs/engine.md tells the protocol.

A line is a command. Whatever a line holds, the next one is read: only `quit` and the end of the input end the engine.
"""

from __future__ import annotations

import itertools
import json
import queue
import re
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import insula
from insula.bots import LEVELS, Bot, Thought, make_bot
from insula.bots.bot import as_known
from insula.bots.evaluate import evaluation_of
from insula.bots.outside import legal_texts, view_text
from insula.bots.roster import MOST_ITERATIONS
from insula.bots.search import SearchBot
from insula.core import jit
from insula.core.errors import InsulaError
from insula.core.game import Game
from insula.core.seeds import MAX_SEED
from insula.core.state import State
from insula.registry import load_game

PROTOCOL = 1
OPTIONS = {"lines": (3, 1, 99), "seed": (0, 0, MAX_SEED)}
"""What `setoption` sets: the default, the least and the most."""
PLAIN = {"None": "–", "True": "yes", "False": "no"}
END = "quit"
"""The command that means the same as the end of the input."""

AMOUNT = re.compile(r"[1-9][0-9]{0,6}")


class Engine:
    """One table at a time: reads commands, says answers, and listens while it thinks."""

    def __init__(self, game: Game, say: Callable[[str], None], sentence: Callable[[InsulaError, str], str]) -> None:
        self._say = say
        self._sentence = sentence
        self._options = {name: default for name, (default, _, _) in OPTIONS.items()}
        self._read: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._waiting: deque[str | None] = deque()  # came while it was thinking
        self._state = game.new_initial_state(seed=0)

    def run(self, lines: Iterable[str]) -> None:
        """Obey every line until one says `quit`, or there are no more."""
        threading.Thread(target=self._listen, args=(lines,), daemon=True).start()
        while (line := self._waiting.popleft() if self._waiting else self._read.get()) is not None:
            self._obey(line)

    def _listen(self, lines: Iterable[str]) -> None:
        for line in itertools.takewhile(lambda line: line != END, map(str.strip, lines)):
            self._read.put(line)
        self._read.put(None)

    def _obey(self, line: str) -> None:
        command, _, words = line.partition(" ")
        if not command:
            return
        try:
            if command not in COMMANDS:
                raise InsulaError("engine.unknown", command=command[:80], known=tuple(COMMANDS))
            obey, usage = COMMANDS[command]
            if not obey(self, words.strip()):
                raise InsulaError("engine.malformed", text=line[:80], usage=usage)
        except InsulaError as error:
            self._say(" ".join(f"error {error.code} {self._sentence(error, self._state.game.name)}".split()))

    # --- What can be said to it; false where the words are not understood ---

    def greet(self, words: str) -> bool:
        """Who this is, which tables can be laid, what can be set."""
        game = self._state.game
        self._say("id name Insula")
        self._say(f"id version {insula.__version__}")
        self._say(f"id protocol {PROTOCOL}")
        self._say(f"table title {game.name}")
        self._say(f"table seats {' '.join(map(str, game.seat_counts))}")
        for name, values in game.known_options.items():
            self._say(f"table option {name} {' '.join(values)}")
        for name, (default, least, most) in OPTIONS.items():
            self._say(f"option {name} {default} from {least} to {most}")
        self._say("insulaok")
        return True

    def be_ready(self, words: str) -> bool:
        """Compile what thinking needs, then say so."""
        if not jit.INTERPRETED:
            for name in ("greedy", "search:2"):
                make_bot(name).think(self._state.game.new_initial_state(seed=1), 1)
        self._say("readyok")
        return True

    def set_option(self, words: str) -> bool:
        """Set one of OPTIONS."""
        match words.split():
            case [name, value] if name in OPTIONS and re.fullmatch(r"[0-9]{1,20}", value):
                _, least, most = OPTIONS[name]
                if least <= int(value) <= most:
                    self._options[name] = int(value)
                    return True
        return False

    def lay_table(self, words: str) -> bool:
        """Begin at a table; what is not named stays as it is, a title brings its own defaults."""
        title, seats, options = "", "", {}
        rest = words.split()
        while rest:
            match rest:
                case ["title", title, *rest]:
                    pass
                case ["seats", seats, *rest] if re.fullmatch(r"[0-9]{1,3}", seats):
                    pass
                case ["option", name, value, *rest]:
                    options[name] = value
                case _:
                    return False
        before = load_game(title) if title else self._state.game
        kept = {} if title else dict(before.options)
        default = before.seat_counts[0] if title else before.seats
        self._state = load_game(before.name, int(seats or default), kept | options).new_initial_state(seed=0)
        return True

    def set_position(self, words: str) -> bool:
        """Take up a position: a seed and the moves since, or a state as text."""
        game = self._state.game
        if words.startswith("state "):
            self._state = game.deserialize_state(words.removeprefix("state "))
            return True
        if line := re.fullmatch(r"seed ([0-9]{1,20})(?: moves(?: (.*))?)?", words):
            texts = [text.strip(" ()") for text in (line[2] or "").split(",")]
            self._state = play_through(game, int(line[1]), texts if line[2] else [])
            return True
        return False

    def tell_legal(self, words: str) -> bool:
        """Tell the legal moves. With arguments a host tells them to us, and we know them already."""
        if not words:
            self._say(f"legal {legal_texts(self._state)}")
        return True

    def tell_view(self, words: str) -> bool:
        """Tell what the seat to act may see. With arguments a host tells it to us."""
        if not words:
            self._say(f"view {view_text(self._state)}")
        return True

    def show(self, words: str) -> bool:
        """The same for a person to read, a line for each part of the table."""
        view = json.loads(view_text(self._state))
        table = view.pop("table")
        for name, value in (view | table).items():
            is_long = isinstance(value, list) and any(isinstance(part, dict | list) for part in value)
            for line in value if is_long else [value]:
                self._say(f"{name:16} {in_plain_text(line)}".rstrip())
        return True

    def help(self, words: str) -> bool:
        """How every command is written."""
        for _, usage in COMMANDS.values():
            self._say(usage)
        return True

    def stop(self, words: str) -> bool:
        """Nothing is being thought about."""
        return True

    def go(self, words: str) -> bool:
        """Think about the position, tell thoughts on the way, and answer with a move."""
        bot = self._bot_for(words.split())
        if bot is None:
            return False
        if self._state.is_terminal():
            raise InsulaError("engine.over")
        is_endless, is_stopped = words == "infinite", False
        started = time.monotonic()
        best = self._state.legal_actions()[0]
        for thoughts in slices(bot, *self._known()):
            best = thoughts[0].move
            self._tell(thoughts, getattr(bot, "nodes", 0), time.monotonic() - started)
            while not self._read.empty() and not is_stopped:
                is_stopped = self._hears_stop()
            if is_stopped or (is_endless and None in self._waiting):
                break
        while is_endless and not is_stopped and None not in self._waiting:
            is_stopped = self._hears_stop()
        self._say(f"bestmove {self._state.action_to_string(best)}")
        return True

    # --- Thinking ---

    def _bot_for(self, budget: list[str]) -> Bot | None:
        match budget:
            case ["nodes", amount] if AMOUNT.fullmatch(amount):
                return make_bot(f"search:{amount}")
            case ["movetime", amount] if AMOUNT.fullmatch(amount):
                return make_bot(f"search:{amount}ms")
            case ["level", level] if level in LEVELS:
                return make_bot(evaluation_of(self._state.game).LEVELS[level])
            case ["infinite"]:
                return make_bot(f"search:{MOST_ITERATIONS}")
        return None

    def _known(self) -> tuple[State, int]:
        """What the seat to act can know, and the chance for its bot; a state without a seed is that already."""
        seed = self._options["seed"]
        return (self._state, seed) if self._state.seed is None else as_known(self._state, seed)

    def _tell(self, thoughts: list[Thought], nodes: int, seconds: float) -> None:
        for line, thought in enumerate(thoughts[: self._options["lines"]], start=1):
            words = [f"info line {line} nodes {nodes} time {seconds * 1000:.0f} share {thought.share:.3f}"]
            words += [] if thought.rank is None else [f"rank {thought.rank:.2f}"]
            words += [] if thought.margin is None else [f"margin {thought.margin:.1f}"]
            self._say(" ".join((*words, "move", self._state.action_to_string(thought.move))))

    def _hears_stop(self) -> bool:
        """Take the next line: `isready` is answered at once, all but `stop` waits until there is a move."""
        line = self._read.get()
        if line == "isready":
            self._say("readyok")
        elif line != "stop":
            self._waiting.append(line)
        return line == "stop"


COMMANDS: dict[str, tuple[Callable[[Engine, str], bool], str]] = {
    "insula": (Engine.greet, "insula"),
    "isready": (Engine.be_ready, "isready"),
    "setoption": (Engine.set_option, "setoption lines N | seed N"),
    "newgame": (Engine.lay_table, "newgame [title TITLE] [seats N] [option NAME VALUE]…"),
    "position": (Engine.set_position, "position seed N [moves MOVE, MOVE, …] | state JSON"),
    "go": (Engine.go, "go nodes N | movetime MS | level LEVEL | infinite"),
    "stop": (Engine.stop, "stop"),
    "legal": (Engine.tell_legal, "legal"),
    "view": (Engine.tell_view, "view"),
    "show": (Engine.show, "show"),
    "help": (Engine.help, "help"),
    "quit": (Engine.stop, "quit"),
}


def run_engine(game: Game, sentence: Callable[[InsulaError, str], str]) -> None:
    """Speak the protocol on standard input and output, in UTF-8 wherever this runs."""

    def say(line: str) -> None:
        sys.stdout.buffer.write(line.encode() + b"\n")
        sys.stdout.buffer.flush()

    # a reader of its own, never closed: closing one that a thread waits at would wait too
    lines = open(sys.stdin.fileno(), encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115
    Engine(game, say, sentence).run(lines)


def slices(bot: Bot, state: State, seed: int) -> Iterator[list[Thought]]:
    """A bot's thoughts again and again while it thinks; the last are those of `think`."""
    legal = state.legal_actions()
    if len(legal) == 1:
        yield [Thought(move=legal[0], share=1.0)]
    elif isinstance(bot, SearchBot):
        yield from bot.ponder(state, seed)
    else:
        yield bot.think(state, seed)


def play_through(game: Game, seed: int, texts: Iterable[str]) -> State:
    """The position after moves; those without alternative may be written or left out."""
    state = game.new_initial_state(seed).at(0)
    for text in texts:
        while state.is_forced and game.moves.number(text) not in state.legal_actions():
            state.apply_literally(state.action_to_string(state.legal_actions()[0]))
        state.apply_literally(text)
    state.apply()
    return state


def in_plain_text(value: Any) -> str:
    """A part of a view for a person to read.

    >>> in_plain_text({"slot": "blue", "cards": [3, 2], "exact": True, "paid": None})
    'slot blue, cards (3, 2), exact yes, paid –'
    """
    if isinstance(value, dict):
        parts = [f"{name} {_in_brackets(part)}" for name, part in value.items()]
    elif isinstance(value, list):
        parts = [_in_brackets(part) for part in value]
    else:
        return PLAIN.get(str(value), str(value))
    return ", ".join(parts)


def _in_brackets(value: Any) -> str:
    text = in_plain_text(value)
    return f"({text})" if isinstance(value, dict | list) else text
