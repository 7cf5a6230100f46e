"""The verbs of Alhambra and the tables that its kernels read them with."""

from __future__ import annotations

from insula.core.moves import MoveTable, verb
from insula.games.alhambra.state import CURRENCIES, N_PLACES, N_VALUES


def _open_cards() -> dict[str, int]:
    """Every set of open cards: `1+3` are the first and the third place, as bits 0 and 2."""
    return {
        "+".join(str(place + 1) for place in range(N_PLACES) if cards >> place & 1): cards
        for cards in range(1, 1 << N_PLACES)
    }


MOVES = MoveTable(
    verb("take {cards}", cards=_open_cards()),
    verb("buy {slot}", slot={currency: slot for slot, currency in enumerate(CURRENCIES)}),
    verb("pay {value}", value={str(value): value for value in range(1, N_VALUES + 1)}),
    verb("stop"),
    verb("keep"),
    verb("give"),
    verb("pass"),
)
N_MOVES = len(MOVES)
TAKE, BUY, PAY, STOP, KEEP, GIVE, PASS = range(len(MOVES.verbs))

VERB_OF_MOVE = MOVES.verb_of_move()
CARDS_OF_MOVE = MOVES.field_of_move("cards")
SLOT_OF_MOVE = MOVES.field_of_move("slot")
VALUE_OF_MOVE = MOVES.field_of_move("value")

TAKE_OF_CARDS = MOVES.move_of("take")
BUY_OF_SLOT = MOVES.move_of("buy")
PAY_OF_VALUE = MOVES.move_of("pay")
STOP_MOVE = int(MOVES.move_of("stop"))
KEEP_MOVE = int(MOVES.move_of("keep"))
GIVE_MOVE = int(MOVES.move_of("give"))
PASS_MOVE = int(MOVES.move_of("pass"))
