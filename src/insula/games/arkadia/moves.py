"""The verbs of Arkadia and the tables that its kernels read them with."""

from __future__ import annotations

import numpy as np

from insula.core.jit import kernel
from insula.core.moves import MoveTable, verb
from insula.games.arkadia.state import COLOURS, KINDS, MAX_SEALS, N_OPEN, SQUARES, TURNINGS, wide

PILE = N_OPEN
"""Where a card is drawn from: places 0-2 of the open ones, or the pile."""


def _names(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


MOVES = MoveTable(
    verb("build {kind} {colour}", asked=True, kind=_names(KINDS), colour=_names(COLOURS)),
    verb("site {square}{turning}", turning=_names(TURNINGS), square=_names(SQUARES)),
    verb("draw {source}", source=_names(("1", "2", "3", "pile"))),
    verb("own {square}", asked=True, square=_names(SQUARES)),
    verb("neutral {square}", asked=True, square=_names(SQUARES)),
    verb("stop"),
    verb("tower {colour} {square}", colour=_names(COLOURS), square=_names(SQUARES)),
    verb("banner"),
    verb("sell {colour} {number}", colour=_names(COLOURS), number={str(n): n for n in range(MAX_SEALS + 1)}),
    verb("end"),
    verb("pass"),
)
N_MOVES = len(MOVES)
(
    BUILD_VERB,
    SITE_VERB,
    DRAW_VERB,
    OWN_VERB,
    NEUTRAL_VERB,
    STOP_VERB,
    TOWER_VERB,
    BANNER_VERB,
    SELL_VERB,
    END_VERB,
    PASS_VERB,
) = range(len(MOVES.verbs))

# Narrow, and read in one place: on a CUDA device every mention of a table takes its size of 64 kB of constant memory.
VERB_OF_MOVE = MOVES.verb_of_move().astype(np.int8)
KIND_OF_MOVE = MOVES.field_of_move("kind").astype(np.int8)
COLOUR_OF_MOVE = MOVES.field_of_move("colour").astype(np.int8)
SQUARE_OF_MOVE = MOVES.field_of_move("square").astype(np.int16)
TURNING_OF_MOVE = MOVES.field_of_move("turning").astype(np.int8)
SOURCE_OF_MOVE = MOVES.field_of_move("source").astype(np.int8)
NUMBER_OF_MOVE = MOVES.field_of_move("number").astype(np.int8)

BUILD_OF_KIND = MOVES.move_of("build")
SITE_OF_TURNING = MOVES.move_of("site")
DRAW_OF_SOURCE = MOVES.move_of("draw")
OWN_OF_SQUARE = MOVES.move_of("own")
NEUTRAL_OF_SQUARE = MOVES.move_of("neutral")
STOP_MOVE = int(MOVES.move_of("stop"))
TOWER_OF_COLOUR = MOVES.move_of("tower")
BANNER_MOVE = int(MOVES.move_of("banner"))
SELL_OF_COLOUR = MOVES.move_of("sell")
END_MOVE = int(MOVES.move_of("end"))
PASS_MOVE = int(MOVES.move_of("pass"))


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
