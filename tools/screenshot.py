"""Write docs/terminal.svg: a person's turn in the middle of a fixed game, as the terminal shows it.

`python tools/screenshot.py [FILE] [--columns 100] [--lang en] [--seats 3] [--turn 57] [--seed 12]`

All seats play by a rule of their own, so that the picture changes only when the terminal does.
"""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from insula.core.state import State
from insula.terminal.saves import Match, Save
from insula.terminal.screen import Leave, Screen
from insula.terminal.shell import Session, new_match
from insula.words import LANGUAGES, Words

PICTURE = Path(__file__).parent.parent / "docs" / "terminal.svg"
TITLE = "alhambra"
COLUMNS, LANGUAGE, SEATS, TURN, SEED = 100, "en", 3, 57, 12
FRAME = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""Without fonts from elsewhere: a picture loads nothing."""


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


def play_on(state: State) -> None:
    """A turn's next move: an exact purchase if there is one, else the most valuable card."""
    table = state.view(state.current_player()).table
    exact = [payment for payment in table.payments if payment.exact]
    if exact:
        state.apply(f"buy {exact[0].slot}", *(f"pay {value}" for value in exact[0].cards), "stop")
    else:
        values = {place: card.value for place, card in enumerate(table.open_money, start=1) if card}
        legal = state.view(state.current_player()).legal["take"]
        state.apply(f"take {max((p for p in values if str(p) in legal), key=values.__getitem__)}")


def draw(
    columns: int = COLUMNS, language: str = LANGUAGE, seats: int = SEATS, turn: int = TURN, seed: int = SEED
) -> str:
    """Play to a turn of the person and draw it."""
    match = new_match(Words(language), TITLE, seats=seats, bots=seats - 1, seed=seed, names=["Anna"])
    while match.state.view().turn < turn or match.state.current_player() != 0:
        play_on(match.state)
    picture = Picture(columns)
    Turn(match, Unsaved(Path()), picture).run()
    return picture.console.export_svg(title=f"insula play {TITLE}", code_format=FRAME, unique_id="terminal")


def main() -> None:
    """Draw what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", nargs="?", type=Path, default=PICTURE)
    parser.add_argument("--columns", type=int, default=COLUMNS)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGE)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--turn", type=int, default=TURN)
    parser.add_argument("--seed", type=int, default=SEED)
    options = parser.parse_args()
    picture = draw(options.columns, options.lang, options.seats, options.turn, options.seed)
    options.file.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
