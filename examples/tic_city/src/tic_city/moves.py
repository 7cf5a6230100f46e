"""The verbs of Tic City."""

from __future__ import annotations

from insula.core.moves import MoveTable, numbered
from tic_city.state import FOUNTAIN, KINDS, SQUARES

SITES = {name: square for square, name in enumerate(SQUARES) if square != FOUNTAIN}

MOVES = MoveTable()
TAKE = MOVES.add("take {kind}", rule="T3", kind=numbered(KINDS))
DRAW = MOVES.add("draw", rule="T3")
BUILD = MOVES.add("build {square}", rule="T4", square=SITES)

VERB_OF_MOVE = MOVES.verb_of_move()
KIND_OF_MOVE = MOVES.field_of_move("kind")
SQUARE_OF_MOVE = MOVES.field_of_move("square")
TAKE_MOVE = MOVES.move_of(TAKE)
BUILD_MOVE = MOVES.move_of(BUILD)
DRAW_MOVE = int(MOVES.move_of(DRAW))
