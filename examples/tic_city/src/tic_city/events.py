"""What can happen in Tic City, and why a move is refused."""

from __future__ import annotations

from insula.core.errors import ReasonTable
from insula.core.events import EventTable
from tic_city.state import KINDS, SQUARES

EVENTS = EventTable(
    taken={"seat": None, "kind": KINDS},
    drawn={"seat": None, "kind": KINDS},
    built={"seat": None, "kind": KINDS, "square": SQUARES},
    neighbours_scored={"seat": None, "points": None, "neighbours": None},
    market_filled={"kind": KINDS},
    turn_began={"seat": None},
    wish_scored={"seat": None, "points": None, "kind": KINDS, "buildings": None},
    game_ended={},
)
TAKEN, DRAWN, BUILT, NEIGHBOURS_SCORED, MARKET_FILLED, TURN_BEGAN, WISH_SCORED, GAME_ENDED = range(len(EVENTS.names))

REASONS = ReasonTable(
    not_open="T3", card_first="T3", site_first="T4", occupied="T4", game_over="T7", last_turn_had="T7"
)
LEGAL, NOT_OPEN, CARD_FIRST, SITE_FIRST, OCCUPIED, GAME_OVER, LAST_TURN_HAD = range(len(REASONS.codes))
