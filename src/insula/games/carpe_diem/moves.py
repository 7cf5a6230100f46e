"""The verbs of Carpe Diem and the tables that its kernels read them with."""

from __future__ import annotations

from insula.core.moves import MoveTable, numbered
from insula.games.carpe_diem.state import (
    CIRCLES,
    CLASSES,
    KINDS,
    MAX_MULTIPLES,
    N_DARK_SPACES,
    N_DEPOTS,
    N_PLACES,
    N_TURNINGS,
    SPACES,
    SQUARES,
)

MOVES = MoveTable()
PAWN = MOVES.add("pawn {depot}", rule="C10", depot=numbered(range(N_DEPOTS)))
MOVE = MOVES.add("move {depot}", rule="C11", depot=numbered(range(N_DEPOTS)))
TRAVEL = MOVES.add("travel {depot}", rule="C13", depot=numbered(range(N_DEPOTS)))
TAKE = MOVES.add("take {place}", rule="C14", place=numbered(range(1, N_PLACES + 1)))
PLACE = MOVES.add("place {square}r{turning}", rule="C16", square=numbered(SQUARES), turning=numbered(range(N_TURNINGS)))
STORE = MOVES.add("store", rule="C14")
FIRST = MOVES.add("first {feature_class}", rule="C19", feature_class=numbered(CLASSES))
CRAFT = MOVES.add("craft {dark}", rule="C24", dark=numbered(range(1, N_DARK_SPACES + 1)))
RETURN = MOVES.add("return {kind}", rule="C25", private=True, kind=numbered(KINDS))
CIRCLE = MOVES.add("circle {circle}", rule="C28", circle=numbered(CIRCLES))
CARD = MOVES.add("card {space}", rule="C28", space=numbered(SPACES))
PAY = MOVES.add("pay {multiples}", rule="C29", multiples=numbered(range(MAX_MULTIPLES + 1)))
BREAD = MOVES.add("bread", rule="C33")
STOP = MOVES.add("stop", rule="C33")
N_MOVES = len(MOVES)

VERB_OF_MOVE = MOVES.verb_of_move()
DEPOT_OF_MOVE = MOVES.field_of_move("depot")
PLACE_OF_MOVE = MOVES.field_of_move("place")
SQUARE_OF_MOVE = MOVES.field_of_move("square")
TURNING_OF_MOVE = MOVES.field_of_move("turning")
CLASS_OF_MOVE = MOVES.field_of_move("feature_class")
DARK_OF_MOVE = MOVES.field_of_move("dark")
KIND_OF_MOVE = MOVES.field_of_move("kind")
CIRCLE_OF_MOVE = MOVES.field_of_move("circle")
SPACE_OF_MOVE = MOVES.field_of_move("space")
MULTIPLES_OF_MOVE = MOVES.field_of_move("multiples")

PAWN_MOVE = MOVES.move_of(PAWN)
MOVE_MOVE = MOVES.move_of(MOVE)
TRAVEL_MOVE = MOVES.move_of(TRAVEL)
TAKE_MOVE = MOVES.move_of(TAKE)
PLACE_MOVE = MOVES.move_of(PLACE)
STORE_MOVE = int(MOVES.move_of(STORE))
FIRST_MOVE = MOVES.move_of(FIRST)
CRAFT_MOVE = MOVES.move_of(CRAFT)
RETURN_MOVE = MOVES.move_of(RETURN)
CIRCLE_MOVE = MOVES.move_of(CIRCLE)
CARD_MOVE = MOVES.move_of(CARD)
PAY_MOVE = MOVES.move_of(PAY)
BREAD_MOVE = int(MOVES.move_of(BREAD))
STOP_MOVE = int(MOVES.move_of(STOP))
