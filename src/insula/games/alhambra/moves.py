"""The verbs of Alhambra and the tables that its kernels read them with."""

from __future__ import annotations

from insula.core.moves import MoveTable, numbered
from insula.games.alhambra.state import CURRENCIES, N_PLACES, N_VALUES


def _open_cards() -> dict[str, int]:
    """Every set of open cards: `1+3` are the first and the third place, as bits 0 and 2."""
    return {
        "+".join(str(place + 1) for place in range(N_PLACES) if cards >> place & 1): cards
        for cards in range(1, 1 << N_PLACES)
    }


MOVES = MoveTable()
TAKE = MOVES.add("take {cards}", rule="A9", cards=_open_cards())
BUY = MOVES.add("buy {slot}", rule="A10", slot=numbered(CURRENCIES))
PAY = MOVES.add("pay {value}", rule="A10", value={str(value): value for value in range(1, N_VALUES + 1)})
STOP = MOVES.add("stop", rule="A11")
KEEP = MOVES.add("keep", rule="A12")
GIVE = MOVES.add("give", rule="A12")
PASS = MOVES.add("pass", rule="A13")
N_MOVES = len(MOVES)

VERB_OF_MOVE = MOVES.verb_of_move()
CARDS_OF_MOVE = MOVES.field_of_move("cards")
SLOT_OF_MOVE = MOVES.field_of_move("slot")
VALUE_OF_MOVE = MOVES.field_of_move("value")

TAKE_MOVE = MOVES.move_of(TAKE)
BUY_MOVE = MOVES.move_of(BUY)
PAY_MOVE = MOVES.move_of(PAY)
STOP_MOVE = int(MOVES.move_of(STOP))
KEEP_MOVE = int(MOVES.move_of(KEEP))
GIVE_MOVE = int(MOVES.move_of(GIVE))
PASS_MOVE = int(MOVES.move_of(PASS))
