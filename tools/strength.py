"""Two bots against each other: every shuffle twice, with the seats swapped.

`python tools/strength.py alhambra search:2000 greedy --games 100` prints one line: wins (a tie is half) with the
interval in which 95 of 100 such runs have the true share, mean points, and how long it took.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import time
from functools import partial

from insula import registered_names
from insula.bots import ask, make_bot
from insula.registry import load_game

SEATS = 2
Z_OF_95 = 1.96


def play(title: str, names: tuple[str, str], game_number: int) -> tuple[float, int, int]:
    """One game; the first bot's share of the win and both bots' points. Odd games repeat a shuffle, swapped."""
    seed, is_swapped = divmod(game_number, 2)
    first = 1 if is_swapped else 0
    bots = [make_bot(names[seat ^ first]) for seat in range(SEATS)]
    state = load_game(title, SEATS).new_initial_state(seed)
    while not state.is_terminal():
        state.apply_action(ask(bots[state.current_player()], state, seed * 100_003 + state.seq))
    points = state.scores()
    return (state.returns()[first] + 1) / 2, points[first], points[1 - first]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval for the share of wins."""
    share, spread = wins / games, Z_OF_95 * Z_OF_95 / games
    middle = share + spread / 2
    half = math.sqrt(spread * (share * (1 - share) + spread / 4))
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def main() -> None:
    """Play the games on all cores and say how they went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=registered_names())
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=100, help="an even number: every shuffle is played twice")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    started = time.monotonic()
    wins, mine, theirs = 0.0, 0, 0
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        job = partial(play, options.title, tuple(options.bots))
        for done, (win, my_points, their_points) in enumerate(pool.imap_unordered(job, range(options.games)), start=1):
            wins, mine, theirs = wins + win, mine + my_points, theirs + their_points
            print(f"\r{done} of {options.games} games", end="", flush=True)
    low, high = interval(wins, options.games)
    print(
        f"\r{options.title}, {options.bots[0]} against {options.bots[1]}: {wins:g} of {options.games} "
        f"(95%: {100 * low:.0f} to {100 * high:.0f}%), "
        f"mean points {mine / options.games:.1f} to {theirs / options.games:.1f} "
        f"({time.monotonic() - started:.0f} s)"
    )


if __name__ == "__main__":
    main()
