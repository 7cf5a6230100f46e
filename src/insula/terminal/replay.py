"""A record walked through: by arrow keys in a terminal, move by move into a pipe."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from insula.bots import LEVELS
from insula.core.errors import InsulaError, RecordError
from insula.core.record import Record, parse
from insula.core.replay import positions
from insula.core.state import State
from insula.registry import load_game, registered_names, replay
from insula.terminal.advice import advice
from insula.terminal.keys import can_read_keys, single_keys
from insula.terminal.painter import Look, painter_of
from insula.terminal.saves import clean_name, read_text
from insula.terminal.screen import Leave, Screen
from insula.terminal.shell import SAME_KEY
from insula.terminal.tables import end_table, winners
from insula.words import Words

OPEN_SHEET, CLOSE_SHEET = "\x1b[?1049h\x1b[?25l", "\x1b[?25h\x1b[?1049l"
"""A second sheet of the terminal, without a cursor; and back to the first, as it was."""
CLEAR_SHEET = "\x1b[H\x1b[2J"
LEVEL_OF_KEY = {str(number): level for number, level in enumerate(LEVELS, start=1)}


class Walk:
    """A record, every position of it, and where one stands."""

    def __init__(self, record: Record, names: list[str], screen: Screen, words: Words) -> None:
        self.record = record
        self.screen = screen
        self.words = words.for_title(record.title)
        self.names = names_of(record, names, words)
        game = load_game(record.title)
        self.painter = painter_of(game)
        self.states = [state.clone() for state in positions(record, game)]
        self.at = 0

    @classmethod
    def of_file(cls, path: Path, screen: Screen, words: Words) -> Walk:
        """The walk through a record's file."""
        record, names = read_record(path)
        return cls(record, names, screen, words)

    def run(self) -> int:
        """Walk by keys where there are any, else straight through."""
        if self.screen.is_live and can_read_keys() and not self.screen.console.is_dumb_terminal:
            return self._walk()
        return self._tell_all()

    def _walk(self) -> int:
        try:
            with self.screen.leaving_on_signals(), self._sheet(), single_keys(self.screen) as keys:
                self._show()
                for key in keys:
                    if SAME_KEY.get(key, key) == "q":
                        return 0
                    self.at = self._after(key)
                    self._show(LEVEL_OF_KEY.get(key))
        except Leave as leave:
            return leave.code
        return 0

    def _after(self, key: str) -> int:
        """Where a key leads."""
        last = len(self.states) - 1
        goals = {
            "left": max(self.at - 1, 0),
            "right": min(self.at + 1, last),
            "home": 0,
            "end": last,
            "page up": max([at for at in self._turns() if at < self.at], default=0),
            "page down": min([at for at in self._turns() if at > self.at], default=last),
        }
        return goals.get(key, self.at)

    def _turns(self) -> Iterator[int]:
        """Where turns begin."""
        turns = [entry.turn for entry in self.record.entries]
        return (at for at in range(len(turns)) if at == 0 or turns[at] != turns[at - 1])

    @contextmanager
    def _sheet(self) -> Iterator[None]:
        file = self.screen.console.file
        file.write(OPEN_SHEET)
        try:
            yield
        finally:
            file.write(CLOSE_SHEET)
            file.flush()

    def _show(self, level: str | None = None) -> None:
        self.screen.console.file.write(CLEAR_SHEET)
        self.screen.say(self._position())
        if level is not None:
            self.screen.say(self._thoughts(level))
        self.screen.say(Text(self.words("replay-keys"), style="dim"), end="")
        self.screen.console.file.flush()

    def _position(self) -> RenderableType:
        look = Look(words=self.words, names=self.names, width=self.screen.width)
        return draw_position(self.record, self.states[self.at], self.at, look)

    def _thoughts(self, level: str) -> RenderableType:
        """What a bot of a level thinks of the position, from what the seat to act knew there."""
        state = self.states[self.at]
        look = Look(words=self.words, names=self.names, width=self.screen.width)
        try:
            if state.is_terminal():
                raise InsulaError("match.over")
            return advice(state, level, self.at, look)
        except InsulaError as error:
            return Text(self.words.refusal(error))

    def _tell_all(self) -> int:
        """Every move in a line of notation, what it led to below it, and the end."""
        look = Look(words=self.words, names=self.names, width=self.screen.width)
        last = self.states[-1]
        events = last.events()
        for seq, entry in enumerate(self.record.entries, start=1):
            line = f"{seq:4}  {entry.turn}. {self.names[entry.seat]}: {_marked(entry.move, entry.forced)}"
            self.screen.say(Text(line), *self.painter.tell([event for event in events if event.seq == seq], look))
        if last.is_terminal():
            self.screen.say("", end_table(last, last.view(), look), Text(winners(last, look)))
        return 0


def draw_position(record: Record, state: State, at: int, look: Look) -> RenderableType:
    """A position as the seat to act sees it, and the move that led to it."""
    words = look.words
    seat = None if state.is_terminal() else state.current_player()
    view = state.view(seat)
    painter = painter_of(state.game)
    parts: list[RenderableType] = [painter.draw(view, look)]
    heading = words("replay-heading", move=at, moves=len(record.entries), turn=view.turn)
    if at == 0:
        parts.append(Text(f"{heading} · {words('replay-start')}", style="bold"))
    else:
        entry = record.entries[at - 1]
        parts.append(Text(f"{heading} · {look.names[entry.seat]}: {_marked(entry.move, entry.forced)}", style="bold"))
        parts += painter.tell(state.events(at - 1), look)
    if state.is_terminal():
        parts += [end_table(state, view, look), Text(winners(state, look), style="bold")]
    return Group(*parts)


def show_position(path: Path, to: int, screen: Screen, words: Words) -> int:
    """Print one position of a record."""
    record, names = read_record(path)
    words = words.for_title(record.title)
    look = Look(words=words, names=names_of(record, names, words), width=screen.width)
    screen.say(draw_position(record, replay(record, to=to), to, look))
    return 0


def verify(path: Path, screen: Screen, words: Words) -> int:
    """Check every claim of a record and say so in a line."""
    record, _ = read_record(path)
    state = replay(record)
    words = words.for_title(record.title)
    screen.say_path(
        words(
            "replay-sound",
            file=str(path),
            title=words("title"),
            seats=record.seats,
            moves=state.seq,
            result=" : ".join(map(str, state.scores())) if state.is_terminal() else words("replay-unfinished"),
        )
    )
    return 0


def read_record(path: Path) -> tuple[Record, list[str]]:
    """A record and the names it gives to its seats."""
    record = parse(read_text(path))
    if record.title not in registered_names():
        raise RecordError("record.other_title", line=1, title=record.title, expected=registered_names())
    return record, [clean_name(name) for name in record.players]


def names_of(record: Record, names: list[str], words: Words) -> list[str]:
    """The seats' names, or their numbers as records count them."""
    if len(names) == record.seats and all(names):
        return names
    return [words("seat-number", number=seat) for seat in range(record.seats)]


def _marked(move: str, is_forced: bool) -> str:
    return f"({move})" if is_forced else move
