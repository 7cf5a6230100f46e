"""What it costs to tell a page of a move: the processor's time, the least of several rounds beside whatever else runs.

    python benchmarks/telling.py [title ...] [--rounds 10]

Seat 0 of two looks on while random moves are made: the view, what each of its legal moves would lead to, what changed
since the move before, and that as JSON. No server runs and nothing is stored.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from typing import Any

import msgspec

from insula import load_game, registered_names
from insula.server.changes import change_of

GAMES = 3
encode = msgspec.json.Encoder().encode


def round_of(game: Any) -> tuple[Counter[str], int]:
    """Nanoseconds of each part over some games, and how many positions were told."""
    spent: Counter[str] = Counter()
    positions = 0
    clock = time.thread_time_ns
    for seed in range(GAMES):
        state, words, known = game.new_initial_state(seed), random.Random(seed), None
        while not state.is_terminal():
            state = state.clone()
            state.apply_action(words.choice(state.legal_actions()))
            began = clock()
            view = state.view(0)
            viewed = clock()
            state.previews(0)
            previewed = clock()
            change = change_of(known, view)
            compared = clock()
            spent["bytes"] += len(encode(change))
            encoded = clock()
            spent.update(
                view=viewed - began, previews=previewed - viewed, change=compared - previewed, json=encoded - compared
            )
            known = view
            positions += 1
    return spent, positions


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=registered_names(), metavar="title", help="default: all")
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    parts = ("view", "previews", "change", "json")
    print("µs a move".ljust(14) + "".join(part.rjust(10) for part in (*parts, "all")))
    for title in options.titles:
        game = load_game(title, seats=2)
        round_of(game)
        rounds = [round_of(game) for _ in range(options.rounds)]
        least = [min(spent[part] / positions / 1000 for spent, positions in rounds) for part in parts]
        print(title.ljust(14) + "".join(f"{each:10.1f}" for each in (*least, sum(least))))


if __name__ == "__main__":
    main()
