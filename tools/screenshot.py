"""Write docs/terminal.svg: a person's turn in the middle of a fixed game, as the terminal shows it.

`python tools/screenshot.py [FILE] [--columns 100] [--lang en] [--seats 3] [--moves 60]`
"""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from rich.console import Console

from insula.bots import ask, make_bot
from insula.terminal.saves import Match, Save
from insula.terminal.screen import Leave, Screen
from insula.terminal.shell import Session, new_match
from insula.words import LANGUAGES, Words

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
TITLE, SEED = "alhambra", 11


class Picture(Screen):
    """A screen that is drawn and never answers."""

    def __init__(self, columns: int) -> None:
        super().__init__(io.StringIO(), io.StringIO())
        self.console = Console(
            record=True, width=columns, file=io.StringIO(), force_terminal=True, color_system="truecolor",
            highlight=False, markup=False, emoji=False,
        )  # fmt: skip

    def ask(self, prompt: str) -> str:
        """Show the prompt, then leave."""
        self.say(prompt)
        raise Leave

    def say_path(self, sentence: str) -> None:
        """Paths are no part of a picture."""


class Unsaved(Save):
    """A game that nobody will resume."""

    def write(self, match: Match) -> None:
        """Nothing is saved."""


class Turn(Session):
    """A session that begins in the middle of a game."""

    def _greet(self) -> None:
        """The picture begins with what the others did."""


def draw(columns: int, language: str, seats: int, moves: int) -> Picture:
    """Play some moves and draw the next turn of the person."""
    words, bot = Words(language), make_bot("greedy")
    match = new_match(words, TITLE, seats=seats, bots=seats - 1, seed=SEED, names=["Anna"])
    while match.state.seq < moves or match.state.current_player() != 0:
        match.state.apply_action(ask(bot, match.state, match.state.seq))
    picture = Picture(columns)
    Turn(match, Unsaved(Path()), picture).run()
    return picture


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=PICTURE)
    parser.add_argument("--columns", type=int, default=100)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--moves", type=int, default=60)
    options = parser.parse_args()
    picture = draw(options.columns, options.lang, options.seats, options.moves)
    drawn = picture.console.export_svg(title="insula play alhambra")
    # No font is fetched from anywhere, and what is drawn alike is written alike.
    drawn = re.sub(r"(?s)@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn)
    options.file.write_text(re.sub(r"terminal-\d+", "terminal", drawn), encoding="utf-8")


if __name__ == "__main__":
    main()
