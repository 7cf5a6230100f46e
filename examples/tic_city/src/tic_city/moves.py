"""The verbs of Tic City."""

from __future__ import annotations

from insula.core.moves import MoveTable, verb
from tic_city.state import FOUNTAIN, KINDS, SQUARES

SITES = {name: square for square, name in enumerate(SQUARES) if square != FOUNTAIN}

MOVES = MoveTable(
    verb("take {kind}", kind={name: kind for kind, name in enumerate(KINDS)}),
    verb("draw"),
    verb("build {square}", square=SITES),
)
TAKE, DRAW, BUILD = range(3)

VERB_OF_MOVE = MOVES.verb_of_move()
KIND_OF_MOVE = MOVES.field_of_move("kind")
SQUARE_OF_MOVE = MOVES.field_of_move("square")
TAKE_OF_KIND = MOVES.move_of("take")
BUILD_OF_SQUARE = MOVES.move_of("build")
DRAW_MOVE = int(MOVES.move_of("draw"))
