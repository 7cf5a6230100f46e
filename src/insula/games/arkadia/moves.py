"""The verbs of Arkadia and the tables that its kernels read them with."""

from __future__ import annotations

import numpy as np

from insula.core.jit import kernel
from insula.core.moves import MoveTable, numbered
from insula.games.arkadia.state import COLOURS, KINDS, MAX_SEALS, N_OPEN, SQUARES, TURNINGS, wide

PILE = N_OPEN
"""Where a card is drawn from: places 0-2 of the open ones, or the pile."""


MOVES = MoveTable()
BUILD = MOVES.add("build {kind} {colour}", rule="K9", asked=True, kind=numbered(KINDS), colour=numbered(COLOURS))
SITE = MOVES.add("site {square}{turning}", rule="K9", turning=numbered(TURNINGS), square=numbered(SQUARES))
DRAW = MOVES.add("draw {source}", rule="K12", source=numbered((1, 2, 3, "pile")))
OWN = MOVES.add("own {square}", rule="K13", asked=True, square=numbered(SQUARES))
NEUTRAL = MOVES.add("neutral {square}", rule="K13", asked=True, square=numbered(SQUARES))
STOP = MOVES.add("stop", rule="K14")
TOWER = MOVES.add("tower {colour} {square}", rule="K16", colour=numbered(COLOURS), square=numbered(SQUARES))
BANNER = MOVES.add("banner", rule="K19")
SELL = MOVES.add("sell {colour} {number}", rule="K19", colour=numbered(COLOURS), number=numbered(range(MAX_SEALS + 1)))
END = MOVES.add("end", rule="K19")
PASS = MOVES.add("pass", rule="K8")
N_MOVES = len(MOVES)

# Narrow, and read in one place: on a CUDA device every mention of a table takes its size of 64 kB of constant memory.
VERB_OF_MOVE = MOVES.verb_of_move().astype(np.int8)
KIND_OF_MOVE = MOVES.field_of_move("kind").astype(np.int8)
COLOUR_OF_MOVE = MOVES.field_of_move("colour").astype(np.int8)
SQUARE_OF_MOVE = MOVES.field_of_move("square").astype(np.int16)
TURNING_OF_MOVE = MOVES.field_of_move("turning").astype(np.int8)
SOURCE_OF_MOVE = MOVES.field_of_move("source").astype(np.int8)
NUMBER_OF_MOVE = MOVES.field_of_move("number").astype(np.int8)

BUILD_MOVE = MOVES.move_of(BUILD)
SITE_MOVE = MOVES.move_of(SITE)[:, 0].copy()
"""That of the first square, for each turning; the other squares follow."""
DRAW_MOVE = MOVES.move_of(DRAW)
OWN_MOVE, NEUTRAL_MOVE = int(MOVES.move_of(OWN)[0]), int(MOVES.move_of(NEUTRAL)[0])
"""Those of the first square, likewise."""
STOP_MOVE = int(MOVES.move_of(STOP))
TOWER_MOVE = MOVES.move_of(TOWER)
BANNER_MOVE = int(MOVES.move_of(BANNER))
SELL_MOVE = MOVES.move_of(SELL)
END_MOVE = int(MOVES.move_of(END))
PASS_MOVE = int(MOVES.move_of(PASS))


@kernel
def read_move(move: int) -> tuple[int, int, int, int, int, int, int]:
    """A move's verb, kind, colour, turning, square, source and number; NO_VALUE for those it has not."""
    return (
        wide(VERB_OF_MOVE[move]),
        wide(KIND_OF_MOVE[move]),
        wide(COLOUR_OF_MOVE[move]),
        wide(TURNING_OF_MOVE[move]),
        wide(SQUARE_OF_MOVE[move]),
        wide(SOURCE_OF_MOVE[move]),
        wide(NUMBER_OF_MOVE[move]),
    )
