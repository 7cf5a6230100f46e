"""What can happen in a game of Arkadia. A building is told by its card and first square."""

from __future__ import annotations

from insula.core.events import EventTable
from insula.games.arkadia.state import COLOURS, KINDS, SQUARES

COVERED = (*COLOURS, "plain")

EVENTS = EventTable()
TURN_BEGAN = EVENTS.add("turn_began", seat=None, turn=None)
CARD_PLAYED = EVENTS.add("card_played", seat=None, kind=KINDS, colour=COLOURS)
BUILT = EVENTS.add("built", seat=None, kind=KINDS, colour=COLOURS, square=SQUARES)
CAMPS_COVERED = EVENTS.add("camps_covered", seat=None, workers=None)
CARD_TAKEN = EVENTS.add("card_taken", seat=None, kind=KINDS, colour=COLOURS)
CARD_OPENED = EVENTS.add("card_opened", kind=KINDS, colour=COLOURS)
CARD_DRAWN = EVENTS.add("card_drawn", seat=None)
CARD_SEEN = EVENTS.add("card_seen", seat=None, kind=KINDS, colour=COLOURS)
WORKER_PLACED = EVENTS.add("worker_placed", seat=None, square=SQUARES)
NEUTRAL_PLACED = EVENTS.add("neutral_placed", seat=None, square=SQUARES)
PASSED = EVENTS.add("passed", seat=None)
FINISHED = EVENTS.add("finished", seat=None, kind=KINDS, colour=COLOURS, square=SQUARES)
SEALS_GAINED = EVENTS.add("seals_gained", seat=None, colour=COLOURS, workers=None)
SEAL_TAKEN = EVENTS.add("seal_taken", seat=None, colour=COLOURS)
TOWER_PLACED = EVENTS.add("tower_placed", seat=None, colour=COLOURS, square=SQUARES, floor=None, covered=COVERED)
FLOOR_FINISHED = EVENTS.add("floor_finished", floor=None)
TOWER_LEFT = EVENTS.add("tower_left", colour=COLOURS, number=None)
STORE_EMPTY = EVENTS.add("store_empty", seat=None, towers=None)
END_BEGAN = EVENTS.add("end_began", seat=None)
BANNER_USED = EVENTS.add("banner_used", seat=None, workers=None)
SOLD = EVENTS.add("sold", seat=None, colour=COLOURS, number=None, price=None, points=None)
GAME_ENDED = EVENTS.add("game_ended", turn=None)
ALL_PASSED = EVENTS.add("all_passed", turn=None)
SOLD_OUT = EVENTS.add("sold_out", seat=None, colour=COLOURS, number=None, price=None, points=None)
