"""The menu: what a person meets who starts `insula menu`. It ends in a command line, or in leaving."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.markdown import Markdown
from rich.rule import Rule
from rich.text import Text

from insula.bots import DEFAULT_LEVEL, LEVELS
from insula.registry import load_title, registered_names
from insula.terminal.painter import Look
from insula.terminal.saves import kept_records, saved_games
from insula.terminal.screen import Leave, Screen
from insula.terminal.shell import SAME_KEY
from insula.terminal.tables import numbered
from insula.words import LANGUAGES, Words

DEFAULT_SEATS = 3
SHOWN = 9
"""How many saved games and records are offered."""

Command = list[str]


class Menu:
    """Asks until a command is chosen."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def run(self) -> Command | None:
        """The chosen command line, None to leave."""
        try:
            with self.screen.leaving_on_signals():
                while True:
                    command = self._choose()
                    if command:
                        return [*command, "--lang", self.words.language]
        except Leave:
            return None

    def _choose(self) -> Command | None:
        """One round: the items, a number, what it does."""
        games = saved_games()
        items: list[tuple[str, Callable[[], Command | None]]] = [(self.words("menu-new"), self._new)]
        if games:
            items.append((self.words("menu-resume", games=len(games)), self._resume))
        items += [
            (self.words("menu-replay"), self._replay),
            (self.words("menu-rules"), self._rules),
            (self.words("menu-language", language=self.words("language-name")), self._language),
            (self.words("menu-more"), self._more),
            (self.words("menu-quit"), self._quit),
        ]
        self.screen.say("", Rule(self.words("menu-title"), style="dim"))
        chosen = self._pick([text for text, _ in items], self.words("menu-ask"), default=1)
        return items[chosen][1]()

    # --- Items ---

    def _new(self) -> Command:
        titles = registered_names()
        title = titles[0]
        if len(titles) > 1:
            title = titles[self._pick([self._titled(name) for name in titles], self.words("menu-which-title"))]
        counts = load_title(title).seat_counts
        asked = self.words("menu-seats", **{"from": counts[0], "to": counts[-1]})
        seats = self._number(asked, counts, DEFAULT_SEATS if DEFAULT_SEATS in counts else counts[0])
        bots = self._number(self.words("menu-bots", seats=seats), range(seats + 1), seats - 1)
        command = ["play", title, "--seats", str(seats), "--bots", str(bots)]
        if bots:
            labels = [
                self.words(
                    "level-with-hint", level=self.words(f"level-{level}"), hint=self.words(f"level-{level}-hint")
                )
                for level in LEVELS
            ]
            level = self._pick(labels, self.words("menu-level"), default=LEVELS.index(DEFAULT_LEVEL) + 1)
            command += ["--level", LEVELS[level]]
        names = self.screen.ask(self.words("menu-names")) if bots < seats else ""
        return [*command, "--names", names] if names else command

    def _resume(self) -> Command:
        games = saved_games()[:SHOWN]
        chosen = self._pick([summary(path) for path in games], self.words("menu-which-game"), default=1)
        return ["play", "--resume", str(games[chosen])]

    def _replay(self) -> Command | None:
        records = kept_records()[:SHOWN]
        if records:
            self.screen.say(numbered([(path.stem, "") for path in records], self._look))
        else:
            self.screen.say(self.words("menu-no-records"))
        line = self.screen.ask(self.words("menu-which-record"))
        if line.isdecimal() and 1 <= int(line) <= len(records):
            return ["replay", str(records[int(line) - 1])]
        return ["replay", line] if line else None

    def _rules(self) -> None:
        titles = registered_names()
        chosen = self._pick([self._titled(name) for name in titles], self.words("menu-which-title"), default=1)
        show_rules(titles[chosen], self.screen, self.words)

    def _language(self) -> None:
        names = [Words(language)("language-name") for language in LANGUAGES]
        default = LANGUAGES.index(self.words.language) + 1
        self.words = Words(LANGUAGES[self._pick(names, self.words("menu-which-language"), default=default)])

    def _more(self) -> None:
        self.screen.say(Text(self.words("what-else")))

    def _quit(self) -> None:
        raise Leave

    # --- Asking ---

    @property
    def _look(self) -> Look:
        return Look(words=self.words, names=(), width=self.screen.width)

    def _titled(self, title: str) -> str:
        words = self.words.for_title(title)
        return f"{words('title')}, {words('subtitle')}"

    def _pick(self, labels: Sequence[str], question: str, default: int = 1) -> int:
        """The place of the label that was chosen by number."""
        self.screen.say(numbered([(label, "") for label in labels], self._look))
        return self._number(question, range(1, len(labels) + 1), default) - 1

    def _number(self, question: str, allowed: Sequence[int], default: int) -> int:
        """A number that is allowed; Enter is the default, `q` leaves."""
        while True:
            line = self.screen.ask(self.words("menu-default", question=question, default=default)).lower()
            if SAME_KEY.get(line, line) == "q":
                raise Leave
            if not line or (line.isdecimal() and int(line) in allowed):
                return int(line) if line else default
            self.screen.say(self.words("menu-no-such"))


def show_rules(title: str, screen: Screen, words: Words) -> None:
    """All rules of a title with their numbers."""
    words = words.for_title(title)
    screen.say(Rule(f"{words('title')} · {words('subtitle')}", style="dim"))
    for message in words.ids("rule-"):
        screen.say(Text(message.removeprefix("rule-"), style="bold"), Markdown(words(message)), "")


def summary(path: Path) -> str:
    """A saved game in a line: when, and who plays; of a damaged one its name."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
        players = ", ".join(map(str, document["names"]))
        title = Words(str(document["language"]), str(document["title"]))("title")
    except (OSError, ValueError, KeyError, TypeError):
        return path.name
    return f"{title}, {time.strftime('%Y-%m-%d %H:%M', time.localtime(path.stat().st_mtime))}: {players}"
