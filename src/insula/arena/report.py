"""A result to read: a table for people, one for documents, a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from insula.arena.result import BotFigures, Result
from insula.core.errors import InsulaError

HEADINGS = ("bot", "games", "wins", "95 %", "paired 95 %", "rank", "margin", "rating", "s/decision", "forfeits")
FIRST_LEFT_OUT = ("forfeits", "s/decision", "95 %", "rank", "rating", "margin", "games")
"""Columns that are left out, one after the other, where there is no room for all."""
GAP = "  "
BAR = "\\|"
"""A stroke in a cell of Markdown."""


def table(result: Result, width: int | None = None) -> str:
    """The figures as columns, as many as fit into a width, then each pair, the verdict and what was forfeited."""
    columns = {heading: (heading, *cells) for heading, *cells in zip(HEADINGS, *map(_cells, result.bots), strict=True)}
    left_out = []
    for name in FIRST_LEFT_OUT:
        if width is None or len(GAP) * (len(columns) - 1) + sum(map(_width, columns.values())) <= width:
            break
        left_out.append(name)
        del columns[name]
    aligned = [
        [cell.ljust(_width(column)) if name == HEADINGS[0] else cell.rjust(_width(column)) for cell in column]
        for name, column in columns.items()
    ]
    lines = [GAP.join(row) for row in zip(*aligned, strict=True)]
    lacking = [f"No room for: {', '.join(left_out)}. --json has all.", ""] if left_out else []
    return "\n".join([heading(result), "", *lines, "", *lacking, *_remarks(result)])


def _width(column: Sequence[str]) -> int:
    return max(map(len, column))


def heading(result: Result) -> str:
    """What was played, in a line."""
    contest = result.contest
    options = "".join(f", {name}={value}" for name, value in contest.options.items())
    shuffles = len({outcome.shuffle for outcome in result.outcomes})
    return (
        f"{contest.title}, {contest.seats} seats{options}: {result.games} games, {shuffles} shuffles, "
        f"each in {contest.seats} rotations, seed {contest.seed}"
    )


def markdown(result: Result) -> str:
    """The figures as a table of Markdown."""
    rows = [HEADINGS, ["---", *["--:"] * (len(HEADINGS) - 1)], *map(_cells, result.bots)]
    return "\n".join(f"| {' | '.join(cell.replace('|', BAR) for cell in row)} |" for row in rows) + "\n"


def plot(result: Result, file: Path) -> None:
    """A picture of the shares with their paired intervals, and of what would be fair."""
    figure = import_figure()(figsize=(7, 1.2 + 0.5 * len(result.bots)), layout="constrained")
    axes = figure.add_subplot()
    for at, bot in enumerate(result.bots):
        axes.plot([100 * bot.paired_low, 100 * bot.paired_high], [at, at], color="#356a8a", linewidth=2)
        axes.plot([100 * bot.win_share], [at], "o", color="#356a8a")
    axes.axvline(100 / result.contest.seats, color="#999999", linestyle=":", zorder=0)
    axes.set(xlim=(0, 100), xlabel="wins, % (95 % interval)", title=heading(result))
    axes.set_yticks(range(len(result.bots)), [bot.name for bot in result.bots])
    axes.invert_yaxis()
    try:
        figure.savefig(file, dpi=150)
    except (OSError, ValueError) as error:
        raise InsulaError("arena.file", file=str(file), reason=str(error)) from error


def import_figure() -> Any:
    """What draws pictures; InsulaError where the extra `plot` is not installed."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - the extra `plot`
    except ImportError as error:
        raise InsulaError("arena.extra", package="matplotlib", extra="plot") from error
    return Figure


def _cells(bot: BotFigures) -> Sequence[str]:
    return (
        bot.name,
        str(bot.games),
        f"{100 * bot.win_share:.1f} %",
        f"{100 * bot.ci_low:.1f} to {100 * bot.ci_high:.1f}",
        f"{100 * bot.paired_low:.1f} to {100 * bot.paired_high:.1f}",
        f"{bot.mean_rank:.2f}",
        "" if bot.mean_margin is None else f"{bot.mean_margin:+.1f}",
        f"{bot.rating:.0f} ± {bot.rating_error:.0f}",
        f"{bot.seconds_per_decision:.4f}",
        str(bot.forfeits),
    )


def _remarks(result: Result) -> Iterator[str]:
    for pair in result.pairs:
        share, low, high = 100 * pair.share, 100 * pair.low, 100 * pair.high
        yield f"{pair.bot} before {pair.other}: {share:.1f} % of {pair.games} games ({low:.1f} to {high:.1f})"
    if result.verdict is not None:
        low, high = 100 * result.verdict.low, 100 * result.verdict.high
        yield (
            f"{result.stronger} is stronger: clear after {result.verdict.shuffles} shuffles, "
            f"{result.contest.bots[0]} wins {low:.1f} to {high:.1f} %"
        )
    for outcome in result.outcomes:
        if outcome.forfeit is not None:
            seat, reason = outcome.forfeit
            yield f"{outcome.players[seat]} forfeited shuffle {outcome.shuffle} at seat {seat}: {reason}"
