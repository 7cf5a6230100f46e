"""A match in the terminal, whatever the title: people choose by number or notation, bots answer, nothing is lost."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import random
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from insula.bots import DEFAULT_LEVEL, Bot, ask, make_bot
from insula.core.errors import InsulaError, MoveError
from insula.core.seen import Preview, View
from insula.core.state import SPECTATOR, State
from insula.registry import load_game
from insula.terminal.advice import advice
from insula.terminal.painter import Choice, Look, painter_of
from insula.terminal.saves import Match, Save, keep_record
from insula.terminal.screen import Leave, Screen
from insula.terminal.tables import end_table, level_words, numbered, winners
from insula.words import Words

SAME_KEY = {"й": "q", "г": "u", "р": "h", "ц": "w", "е": "t", "ф": "a", "к": "r"}
"""Letters that lie on the same keys of a Russian keyboard."""
SEAT_TO_SEE = re.compile(r"[tе]\s*([0-9]{1,2})")
"""`t 2`: the table with what the second seat has drawn large."""
ADVICE = re.compile(r"(?:a|ф|advice)(?:\s+(\S+))?")
"""`a`: what a bot would do; `a master`: a bot of that level."""


def new_match(
    words: Words,
    title: str,
    *,
    seats: int,
    bots: int,
    level: str = DEFAULT_LEVEL,
    seed: int | None = None,
    names: Sequence[str] = (),
    options: dict[str, str] | None = None,
) -> Match:
    """A match of people in the first seats and bots in the others."""
    game = load_game(title, seats, options)
    if not 0 <= bots <= seats:
        raise InsulaError("play.bots", bots=bots, seats=seats)
    if len(names) > seats:
        raise InsulaError("play.names", names=len(names), seats=seats)
    make_bot(level)
    people = seats - bots
    own = [words("person") if people == 1 else words("person-number", number=n + 1) for n in range(people)]
    others = [name for name in words("bot-names").split(", ") if name not in names]
    called = [*names, *[*own, *others][len(names) :]]
    seed = random.SystemRandom().getrandbits(32) if seed is None else seed
    return Match(
        state=game.new_initial_state(seed),
        names=called[:seats],
        bots=[None] * people + [level] * bots,
        language=words.language,
    )


def play(match: Match, save: Save, screen: Screen) -> int:
    """Play a match to its end, then rematches for as long as people want; the exit code."""
    while True:
        code = Session(match, save, screen).run()
        if code is not None:
            return code
        match = rematch(match)
        save = Save.new(match.state.game.name)


def rematch(match: Match) -> Match:
    """The same seats, another shuffle."""
    seed = random.SystemRandom().getrandbits(32)
    return dataclasses.replace(match, state=match.state.game.new_initial_state(seed))


def spelled_out(text: str, texts: Sequence[str], legal: Iterable[str]) -> str:
    """A move as records write it, where only its noun was typed: with the one verb that goes with it, now or at all.

    >>> spelled_out("blue", ("buy blue", "pay 7", "stop"), ["buy"])
    'buy blue'
    """
    verbs = [move.partition(" ")[0] for move in texts if move.partition(" ")[2] == text != ""]
    fitting = verbs if len(verbs) == 1 else [verb for verb in verbs if verb in legal]
    return f"{fitting[0]} {text}" if len(fitting) == 1 else text


class Previews:
    """What choices lead to; one of several moves is the preview of the last after those before it."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._after: dict[tuple[str, ...], dict[str, Preview]] = {}

    def of(self, moves: tuple[str, ...]) -> Preview:
        """What a choice leads to, as far as the seat to act can know."""
        before = moves[:-1]
        if before not in self._after:
            state = self._state.clone()
            for move in before:
                state.apply_literally(move)
            self._after[before] = {preview.move: preview for preview in state.previews()}
        return self._after[before][moves[-1]]


class Session:
    """One match on one screen."""

    def __init__(self, match: Match, save: Save, screen: Screen) -> None:
        self.match = match
        self.save = save
        self.screen = screen
        self.words = Words(match.language, match.state.game.name)
        self.painter = painter_of(match.state.game)
        self._bots: list[Bot | None] = [None if level is None else make_bot(level) for level in match.bots]
        self._told = self._told_before()  # for each watcher how much of the log was told
        self._inputs: list[int] = []  # the log's length before each input of the turn
        self._shown: tuple[int, int] | None = None  # the turn and seat of the table last drawn
        self._holder: int | None = None  # who of several people has the screen
        self._refused: InsulaError | None = None
        self._offered: Sequence[Choice] = ()  # what numbers stand for
        self._is_kept = True

    @property
    def state(self) -> State:
        """The game."""
        return self.match.state

    @property
    def look(self) -> Look:
        """How things are shown now: a window may change its width."""
        return Look(words=self.words, names=self.match.names, width=self.screen.width)

    def run(self) -> int | None:
        """Play to the end; the exit code, or None where another match is wished for."""
        try:
            with self.screen.leaving_on_signals():
                self._keep()
                self._greet()
                while not self.state.is_terminal():
                    self._go_on()
                return self._end()
        except Leave as leave:
            return self._leave(leave.code)
        except KeyboardInterrupt:
            return self._leave(130)

    # --- Moves ---

    def _go_on(self) -> None:
        seat = self.state.current_player()
        bot = self._bots[seat]
        if bot is None:
            self._decide(seat)
        else:
            self._let_play(bot, seat)

    def _let_play(self, bot: Bot, seat: int) -> None:
        """Let a bot play its turn, saved move by move, then tell it."""
        with self.screen.busy(self.words("thinking", name=self.match.names[seat])):
            while self.state.current_player() == seat:
                self.state.apply_action(ask(bot, self.state, self._word()))
                self._keep()
        if len(self.match.people) < 2:
            self._tell()

    def _decide(self, seat: int) -> None:
        """A person's decision: what happened, the table, the choices, then lines until one changes something."""
        self._hand_over(seat)
        self._tell()
        view = self.state.view(seat)
        again = self._shown == (view.turn, seat)
        if not (again and self.painter.is_step(view)):
            self._draw(view, dataclasses.replace(self.look, again=again))
        choices = self.painter.choices(view, self.look)
        self._offer(view, choices)
        seq = self.state.seq
        while self.state.seq == seq:
            self._obey(self.screen.ask(self.words("ask")), view, choices)

    def _obey(self, line: str, view: View, choices: Sequence[Choice]) -> None:
        """Do what a line says."""
        text = line.strip()
        key = SAME_KEY.get(text.lower(), text.lower())
        commands: dict[str, Callable[[], None]] = {
            "q": self._quit,
            "u": self._undo,
            "w": lambda: self.screen.say(self.painter.draw_rest(view, self.look)),
            "h": self._help,
            "t": lambda: self._draw_again(view, choices),
        }
        seat, asked = SEAT_TO_SEE.fullmatch(key), ADVICE.fullmatch(key)
        if key in commands:
            commands[key]()
        elif seat and 1 <= int(seat[1]) <= view.seats:
            self._draw_again(view, choices, focus=int(seat[1]) - 1)
        elif asked:
            self._advise(asked[1] or next(filter(None, self.match.bots), DEFAULT_LEVEL))
        elif text.startswith("?"):
            self._explain(text.removeprefix("?").strip(), self._offered)
        elif text.isdecimal():
            self._choose(int(text), view)
        elif text:
            texts = self.state.game.moves.texts
            self._make(*(spelled_out(move.strip(), texts, view.legal) for move in text.lower().split(",")))
        elif self._offered is not choices:
            self._offer(view, choices)

    def _choose(self, number: int, view: View) -> None:
        """Make a choice; of one with parts, offer these."""
        if not 1 <= number <= len(self._offered):
            self.screen.say(self.words("no-such-choice", number=number, last=len(self._offered)))
        elif self._offered[number - 1].parts:
            self._offer(view, self._offered[number - 1].parts, are_parts=True)
        else:
            self._make(*self._offered[number - 1].moves)

    def _make(self, *moves: str) -> None:
        """Make moves, all or none; a refusal is told with its rule."""
        seq = self.state.seq
        try:
            self.state.apply(*moves)
        except MoveError as error:
            self._refuse(error)
            return
        self._refused = None
        self._inputs.append(seq)
        self._keep()
        self._tell()

    def _undo(self) -> None:
        """Take back the last input, whole."""
        goal = max([seq for seq in self._inputs if seq < self.state.seq], default=self.state.seq - 1)
        try:
            self.state.undo()
            while self.state.seq > goal:
                self.state.undo()
        except MoveError as error:
            self._refuse(error)
            return
        self._inputs = [seq for seq in self._inputs if seq < self.state.seq]
        self._told = {watcher: min(seq, self.state.seq) for watcher, seq in self._told.items()}
        self._shown = None
        self._keep()
        self.screen.say(Text(self.words("undone"), style="italic"))

    def _refuse(self, error: InsulaError) -> None:
        self._refused = error
        self.screen.say(Text(f"✗ {self.words.refusal(error)}", style="bold"))
        if error.rule:
            self.screen.say(Text(f"  {self.words('ask-for-rule')}", style="dim"))

    def _quit(self) -> None:
        raise Leave

    def _word(self) -> int:
        """The seed of a bot for this decision: the same again after an undo or when the game is resumed."""
        text = f"bot:{self.state.seed}:{self.state.seq}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    # --- What is shown ---

    def _greet(self) -> None:
        words = self.words
        self.screen.say(
            Rule(f"{words('title')} · {words('subtitle')}", style="dim"),
            Text(words("tagline"), style="italic"),
            Text(words("table-of", players=", ".join(self._introduced())), style="dim"),
        )
        if self.state.seq:
            self.screen.say(Text(words("resumed", moves=self.state.seq)))

    def _introduced(self) -> Iterable[str]:
        for name, level in zip(self.match.names, self.match.bots, strict=True):
            yield name if level is None else f"{name} ({self._bot_words(level)})"

    def _bot_words(self, level: str) -> str:
        return self.words("bot-of-level", level=level_words(level, self.words))

    def _hand_over(self, seat: int) -> None:
        """With several people, ask for the screen to be handed over, so that nobody sees another's hand."""
        if len(self.match.people) > 1 and self._holder != seat:
            self.screen.erase()
            if self.screen.ask(self.words("hand-over", name=self.match.names[seat])).lower() == "q":
                raise Leave
            self.screen.erase()
            self._holder = seat
            self._shown = None

    def _told_before(self) -> dict[int, int]:
        """What each person has been told when the session begins: all that happened up to their last move."""
        told = dict.fromkeys([SPECTATOR, *self.match.people], 0)
        for seq, (_, actor, _, _) in enumerate(self.state.log(), start=1):
            if actor in told:
                told[actor] = seq
        return told

    def _tell(self) -> None:
        """Tell the person at the screen what happened since they were last told."""
        people = self.match.people
        watcher = people[0] if len(people) == 1 else SPECTATOR if self._holder is None else self._holder
        events = self.state.events(self._told[watcher], watcher)
        self._told[watcher] = self.state.seq
        self.screen.say(*self.painter.tell(events, self.look))

    def _draw(self, view: View, look: Look) -> None:
        self._shown = (view.turn, -1 if view.seat is None else view.seat)
        self.screen.say("", self.painter.draw(view, look))

    def _draw_again(self, view: View, choices: Sequence[Choice], focus: int | None = None) -> None:
        self._draw(view, dataclasses.replace(self.look, focus=focus))
        self._offer(view, choices)

    def _offer(self, view: View, choices: Sequence[Choice], *, are_parts: bool = False) -> None:
        """What is to be decided, the numbered choices with what each leads to, the keys."""
        prompt = self.words(
            "turn-of", name=self.match.names[view.seat or 0], prompt=self.painter.prompt(view, self.look)
        )
        self._offered = choices
        self.screen.say("", Text(f"▸ {prompt}", style="bold"))
        previews = Previews(self.state)
        rows = [(choice.text, self._noted(choice, previews, view)) for choice in choices]
        keys = [self.words("keys-back"), self.words("keys")] if are_parts else [self.words("keys")]
        self.screen.say(numbered(rows, self.look), *(Text(line, style="dim") for line in keys))

    def _noted(self, choice: Choice, previews: Previews, view: View) -> str:
        """What to know of a choice; of one with parts, of each that there is something to know of."""
        if not choice.parts:
            return " · ".join(self.painter.notes(choice, previews.of(choice.moves), view, self.look))
        noted = {part.text: self._noted(part, previews, view) for part in choice.parts}
        if len(set(noted.values())) == 1:
            return next(iter(noted.values()))
        return " · ".join(f"{text} → {note}" for text, note in noted.items() if note)

    def _help(self) -> None:
        notation = sorted({text.split()[0] for text in self.state.game.moves.texts})
        examples = [next(t for t in self.state.game.moves.texts if t.split()[0] == verb) for verb in notation]
        self.screen.say(Markdown(self.words("help", moves=", ".join(f"`{text}`" for text in examples))))

    def _advise(self, level: str) -> None:
        """What a bot of a level would do here, told to nobody who plays against people."""
        try:
            if len(self.match.people) > 1:
                raise InsulaError("advice.people")
            with self.screen.busy(self.words("advice-thinking")):
                told = advice(self.state, level, self._word(), self.look)
        except InsulaError as error:
            self._refuse(error)
            return
        self.screen.say(told)

    def _explain(self, what: str, choices: Sequence[Choice]) -> None:
        """The rule behind a choice, behind the last refusal, or of a number."""
        if not what and self._refused is not None and self._refused.rule:
            rule = self._refused.rule
        elif what.isdecimal() and 1 <= int(what) <= len(choices) and choices[int(what) - 1].rule:
            rule = choices[int(what) - 1].rule
        elif what and self.words.has(f"rule-{what.upper()}"):
            rule = what.upper()
        else:
            self.screen.say(self.words("which-rule", last=len(choices)))
            return
        self.screen.say(Text(self.words("number-of-rule", rule=rule), style="bold"), Markdown(self.words.rule(rule)))

    # --- The end ---

    def _end(self) -> int | None:
        self._tell()
        view = self.state.view(self.match.people[0] if len(self.match.people) == 1 else None)
        self.screen.say("", end_table(self.state, view, self.look), Text(winners(self.state, self.look), style="bold"))
        path = self._keep_record()
        if not self.screen.is_live or path is None:
            return 0
        while True:
            line = self.screen.ask(self.words("ask-at-end")).lower()
            key = SAME_KEY.get(line, line)
            if key == "a":
                return None
            if key == "r":
                from insula.terminal.replay import Walk  # noqa: PLC0415 - only when asked for

                Walk.of_file(path, self.screen, self.words).run()
            if key in ("", "q"):
                return 0

    def _keep_record(self) -> Path | None:
        try:
            path = keep_record(self.match)
            self.save.remove()
        except OSError as error:
            self.screen.say_path(self.words("not-kept", reason=error.strerror))
            return None
        self.screen.say_path(self.words("record-kept", file=str(path)))
        return path

    def _keep(self) -> None:
        """Save the match; a disk that does not take it is told once."""
        try:
            self.save.write(self.match)
            self._is_kept = True
        except OSError as error:
            if self._is_kept:
                self.screen.say_path(self.words("not-kept", reason=error.strerror))
            self._is_kept = False

    def _leave(self, code: int) -> int:
        with contextlib.suppress(OSError):
            self._keep()
            self.screen.say("")
            if self._is_kept:
                self.screen.say_path(self.words("saved", file=str(self.save.path)))
        return code
