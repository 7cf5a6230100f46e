"""What can happen in Tic City."""

from __future__ import annotations

from insula.core.events import EventTable
from tic_city.state import KINDS, SQUARES

EVENTS = EventTable()
TAKEN = EVENTS.add("taken", seat=None, kind=KINDS)
DRAWN = EVENTS.add("drawn", seat=None, kind=KINDS)
BUILT = EVENTS.add("built", seat=None, kind=KINDS, square=SQUARES)
NEIGHBOURS_SCORED = EVENTS.add("neighbours_scored", seat=None, points=None, neighbours=None)
MARKET_FILLED = EVENTS.add("market_filled", kind=KINDS)
TURN_BEGAN = EVENTS.add("turn_began", seat=None)
WISH_SCORED = EVENTS.add("wish_scored", seat=None, points=None, kind=KINDS, buildings=None)
GAME_ENDED = EVENTS.add("game_ended")
