"""What it costs to tell a page of a move: the processor's time, the least of several rounds beside whatever else runs.

    python benchmarks/telling.py [title ...] [--rounds 10]

Seat 0 of two looks on while random moves are made: the view, what each of its legal moves would lead to, what changed
since the move before, and that as JSON; and how many bytes the frame has that tells a person against a bot of it.
No server runs and nothing is stored.
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
from insula.server.match import Access, Match
from insula.server.table import Seat, Table
from insula.server.telling import change_message, log_since, table_message

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
            encode(change)
            encoded = clock()
            spent.update(
                view=viewed - began, previews=previewed - viewed, change=compared - previewed, json=encoded - compared
            )
            known = view
            positions += 1
    return spent, positions


def bytes_of_frames(game: Any) -> float:
    """Bytes of the frames that tell a person against a bot of some games, for each move."""
    sent = moves = 0
    for seed in range(GAMES):
        words, seats = random.Random(seed), [Seat(kind="person", name="Anna"), Seat(kind="bot", level="random")]
        table = Table(game.new_initial_state(seed), seats)
        match = Match(id="0" * 20, table=table, secret="", created=0, changed=0, links={})
        known = table_message(match, Access(seat=0), table)
        while not table.is_over:
            state = table.state
            change = table.play(state.current_player(), [state.action_to_string(words.choice(state.legal_actions()))])
            match.recent, match.table, table = change.told, change.table, change.table
            told = table_message(match, Access(seat=0), table)
            sent += len(encode(change_message(known, told, log_since(match, 0, known.seq) or [])))
            known = told
        moves += table.state.seq
    return sent / moves


def main() -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=registered_names(), metavar="title", help="default: all")
    parser.add_argument("--rounds", type=int, default=10)
    options = parser.parse_args()
    parts = ("view", "previews", "change", "json")
    print("µs a move".ljust(14) + "".join(part.rjust(10) for part in (*parts, "all", "bytes")))
    for title in options.titles:
        game = load_game(title, seats=2)
        round_of(game)
        rounds = [round_of(game) for _ in range(options.rounds)]
        least = [min(spent[part] / positions / 1000 for spent, positions in rounds) for part in parts]
        figures = (*least, sum(least), bytes_of_frames(game))
        print(title.ljust(14) + "".join(f"{each:10.1f}" for each in figures))


if __name__ == "__main__":
    main()
