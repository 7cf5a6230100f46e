"""The verbs of Carpe Diem and the tables that its kernels read them with."""

from __future__ import annotations

from insula.core.moves import MoveTable, verb
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


def _names(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _numbers(count: int, first: int = 0) -> dict[str, int]:
    return {str(first + number): number for number in range(count)}


MOVES = MoveTable(
    verb("pawn {depot}", depot=_numbers(N_DEPOTS)),
    verb("move {depot}", depot=_numbers(N_DEPOTS)),
    verb("travel {depot}", depot=_numbers(N_DEPOTS)),
    verb("take {place}", place=_numbers(N_PLACES, first=1)),
    verb("place {square}r{turning}", square=_names(SQUARES), turning=_numbers(N_TURNINGS)),
    verb("store"),
    verb("first {feature_class}", feature_class=_names(CLASSES)),
    verb("craft {dark}", dark=_numbers(N_DARK_SPACES, first=1)),
    verb("return {kind}", private=True, kind=_names(KINDS)),
    verb("circle {circle}", circle=_names(CIRCLES)),
    verb("card {space}", space=_names(SPACES)),
    verb("pay {multiples}", multiples=_numbers(MAX_MULTIPLES + 1)),
    verb("bread"),
    verb("stop"),
)
N_MOVES = len(MOVES)
(
    PAWN_VERB,
    MOVE_VERB,
    TRAVEL_VERB,
    TAKE_VERB,
    PLACE_VERB,
    STORE_VERB,
    FIRST_VERB,
    CRAFT_VERB,
    RETURN_VERB,
    CIRCLE_VERB,
    CARD_VERB,
    PAY_VERB,
    BREAD_VERB,
    STOP_VERB,
) = range(len(MOVES.verbs))

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

PAWN_OF_DEPOT = MOVES.move_of("pawn")
MOVE_OF_DEPOT = MOVES.move_of("move")
TRAVEL_OF_DEPOT = MOVES.move_of("travel")
TAKE_OF_PLACE = MOVES.move_of("take")
PLACE_OF_SQUARE = MOVES.move_of("place")
STORE_MOVE = int(MOVES.move_of("store"))
FIRST_OF_CLASS = MOVES.move_of("first")
CRAFT_OF_DARK = MOVES.move_of("craft")
RETURN_OF_KIND = MOVES.move_of("return")
CIRCLE_OF_CIRCLE = MOVES.move_of("circle")
CARD_OF_SPACE = MOVES.move_of("card")
PAY_OF_MULTIPLES = MOVES.move_of("pay")
BREAD_MOVE = int(MOVES.move_of("bread"))
STOP_MOVE = int(MOVES.move_of("stop"))
