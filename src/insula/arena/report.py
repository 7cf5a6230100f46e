"""A result to read: a table for people, one for documents, a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from insula.arena.result import BotFigures, Result
from insula.core.errors import InsulaError

HEADINGS = ("bot", "games", "wins", "95 %", "paired 95 %", "rank", "margin", "rating", "s/decision", "forfeits")


def table(result: Result) -> str:
    """The figures as columns, then each pair, the verdict and what was forfeited."""
    rows = [HEADINGS, *map(_cells, result.bots)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return "\n".join([heading(result), "", *lines, "", *_remarks(result)])


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
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def plot(result: Result, file: Path) -> None:
    """A picture of the shares with their paired intervals, and of what would be fair."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - the extra `plot`
    except ImportError as error:
        raise InsulaError("arena.extra", package="matplotlib", extra="plot") from error
    figure = Figure(figsize=(7, 1.2 + 0.5 * len(result.bots)), layout="constrained")
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
