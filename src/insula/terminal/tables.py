"""What the terminal draws alike in every title: numbered choices, the table of the end, who won."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from insula.core.seen import View
from insula.core.state import State
from insula.terminal.painter import Look, painter_of
from insula.words import Words

MANY_SOURCES = 4
"""More sources of points than this stand below each other."""


def numbered(rows: Sequence[tuple[str, str]], look: Look) -> RenderableType:
    """Choices with their numbers and notes: beside them, or below in a narrow window."""
    if look.is_narrow:
        lines: list[RenderableType] = []
        for number, (text, note) in enumerate(rows, start=1):
            lines.append(Text(f"{number:2}  {text}"))
            lines += [Padding(Text(note, style="dim"), (0, 0, 0, 4))] if note else []
        return Group(*lines)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=4, style="bold")
    grid.add_column()
    grid.add_column(style="dim")
    for number, (text, note) in enumerate(rows, start=1):
        grid.add_row(str(number), text, note)
    return grid


def end_table(state: State, view: View, look: Look) -> RenderableType:
    """Every owner's points by source, the best first; owners without a seat last."""
    painter = painter_of(state.game)
    owners = painter.owners(view, look)
    sources = painter.sources(view, look)
    totals = [sum(points[owner] for _, points in sources) for owner in range(len(owners))]
    order = sorted(range(len(owners)), key=lambda owner: (owner >= view.seats, -totals[owner]))
    best = winning_seats(state)
    if look.is_narrow:
        return Group(*(Text(_line_of(owner, owners, sources, totals)) for owner in order))
    table = Table(title=look.words("end-title"), title_style="bold", box=None, padding=(0, 2), title_justify="left")
    table.add_column("")
    if len(sources) > MANY_SOURCES:
        for owner in order:
            table.add_column(f"{'★ ' if owner in best else ''}{owners[owner]}", justify="right")
        for source, points in sources:
            table.add_row(source, *(str(points[owner]) for owner in order))
        table.add_row(look.words("total"), *(str(totals[owner]) for owner in order), style="bold")
        return table
    for source, _ in sources:
        table.add_column(source, justify="right")
    table.add_column(look.words("total"), justify="right", style="bold")
    for owner in order:
        cells = [str(points[owner]) for _, points in sources]
        mark = "★ " if owner in best else "  "
        table.add_row(f"{mark}{owners[owner]}", *cells, str(totals[owner]), style="bold" if owner in best else "")
    return table


def _line_of(owner: int, owners: Sequence[str], sources: Sequence[tuple[str, list[int]]], totals: list[int]) -> str:
    parts = ", ".join(f"{source} {points[owner]}" for source, points in sources)
    return f"{owners[owner]}  {totals[owner]} ({parts})"


def winning_seats(state: State) -> list[int]:
    """The seats on the first place; several share it."""
    returns = state.returns()
    return [seat for seat, utility in enumerate(returns) if utility == max(returns)]


def winners(state: State, look: Look) -> str:
    """Who won, as a sentence."""
    names = [look.names[seat] for seat in winning_seats(state)]
    return look.words("wins", name=names[0]) if len(names) == 1 else look.words("shared", names=", ".join(names))


def level_words(level: str, words: Words) -> str:
    """What a bot's level is called; of a plain bot also its number."""
    kind, _, amount = level.partition(":")
    if not words.has(f"level-{kind}"):
        return level
    return f"{words(f'level-{kind}')} ({amount})" if amount else words(f"level-{kind}")
