"""What a bot thinks of a position: its best moves in words, with what it expects of each."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from insula.bots import Thought, consider, make_bot
from insula.bots.bot import MOST_THOUGHTS
from insula.bots.evaluate import evaluation_of
from insula.core import jit
from insula.core.errors import InsulaError
from insula.core.game import Title
from insula.core.state import State
from insula.terminal.painter import Choice, Look, painter_of
from insula.terminal.tables import level_words
from insula.words import Words

WIDEST_BAR, WIDEST_HEADING = 12, 11


def advice(state: State, level: str, seed: int, look: Look) -> RenderableType:
    """What a bot of a level thinks of its best moves, from what the seat to act knows."""
    bot = make_bot(level)
    if jit.MODE == "interpreted" and is_searching(level, state.game):
        raise InsulaError("advice.cold", level=level)
    thoughts = consider(bot, state, seed)[:MOST_THOUGHTS]
    choices = painter_of(state.game).choices(state.view(state.current_player()), look)
    rows = [_row(thought, state.action_to_string(thought.move), choices, look.words) for thought in thoughts]
    heading = Text(look.words("advice-of", level=level_words(level, look.words)), style="bold")
    return Group(heading, _lines(rows, look) if look.is_narrow else _table(rows, look))


def is_searching(level: str, title: Title) -> bool:
    """Whether a bot thinks ahead, for which it needs compiled rules."""
    name: str = evaluation_of(title).LEVELS.get(level, level)
    return name.startswith(("search", "rollouts"))


def spoken(move: str, choices: Sequence[Choice]) -> tuple[str, str]:
    """The number of the choice that begins with a move, and its words as far as they are about this move alone.

    >>> payments = tuple(Choice(moves=("buy blue", f"pay {card}"), text=card, rule="") for card in "79")
    >>> spoken("buy blue", [Choice(moves=(), text="Buy tower 5", rule="", parts=payments)])
    ('1', 'Buy tower 5')
    """
    begun = [(number, choice) for number, choice in enumerate(choices, start=1) if _begins(choice, move)]
    if len(begun) != 1:
        return "", ""
    [(number, choice)] = begun
    _, rest = spoken(move, choice.parts) if choice.parts else ("", "")
    return str(number), f"{choice.text}, {rest}" if rest else choice.text


def _begins(choice: Choice, move: str) -> bool:
    return choice.moves[:1] == (move,) or any(_begins(part, move) for part in choice.parts)


def _row(thought: Thought, move: str, choices: Sequence[Choice], words: Words) -> tuple[str, ...]:
    """A thought in cells: the choice's number, its words, rank, margin, a bar."""
    bar = "━" * max(1, round(thought.share * WIDEST_BAR))
    rank, margin = _decimal(thought.rank, ".1f", words), _decimal(thought.margin, "+.1f", words)
    number, text = spoken(move, choices)
    return number, text or move, rank, margin, f"{bar} {thought.share:.0%}"


def _decimal(value: float | None, form: str, words: Words) -> str:
    return "–" if value is None else format(value, form).replace("-", "−").replace(".", words("decimal-mark"))


def _table(rows: Sequence[tuple[str, ...]], look: Look) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("", justify="right", width=4, style="bold")
    table.add_column(look.words("advice-move"))
    for heading in ("advice-rank", "advice-margin"):
        table.add_column(look.words(heading), justify="right", max_width=WIDEST_HEADING)
    table.add_column(look.words("advice-share"))
    for row in rows:
        table.add_row(*row)
    return table


def _lines(rows: Sequence[tuple[str, ...]], look: Look) -> RenderableType:
    told = [Text(f"{number:>2}  {text}\n    {rank} · {margin} · {bar}") for number, text, rank, margin, bar in rows]
    headings = " · ".join(look.words(f"advice-{name}") for name in ("rank", "margin", "share"))
    return Group(Text(f"    {headings}", style="dim"), *told)
