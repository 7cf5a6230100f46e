"""On a machine with a CUDA device: batches stepped and played there are those of the processor, state by state."""

from __future__ import annotations

import sys

from insula.core.testing import cuda_agrees
from insula.registry import load_game, load_title, registered_names

GAMES = 1000


def main() -> int:
    """Check the titles that are named, or all, at every number of seats."""
    agrees = True
    for title in sys.argv[1:] or registered_names():
        for seats in load_title(title).seat_counts:
            found = cuda_agrees(load_game(title, seats), range(GAMES))
            print(f"{title}, {seats} seats: {'identical' if found else 'DIFFERENT'}", flush=True)
            agrees = agrees and found
    return 0 if agrees else 1


if __name__ == "__main__":
    sys.exit(main())
