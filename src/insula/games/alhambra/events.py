"""What can happen in a game of Alhambra."""

from __future__ import annotations

from insula.core.events import EventTable
from insula.games.alhambra.state import CURRENCIES, KINDS, MARTIN, SCORINGS

OWNERS = (*range(MARTIN), "martin")

EVENTS = EventTable()
TURN_BEGAN = EVENTS.add("turn_began", seat=None, turn=None)
TOOK = EVENTS.add("took", seat=None, place=None, currency=CURRENCIES, value=None)
PAID = EVENTS.add("paid", seat=None, currency=CURRENCIES, value=None)
BOUGHT = EVENTS.add("bought", seat=None, slot=CURRENCIES, kind=KINDS, price=None, total=None)
RECEIVED = EVENTS.add("received", owner=OWNERS, kind=KINDS, price=None)
ACTS_AGAIN = EVENTS.add("acts_again", seat=None)
PASSED = EVENTS.add("passed", seat=None)
YARD_FILLED = EVENTS.add("yard_filled", slot=CURRENCIES, kind=KINDS, price=None)
MONEY_OPENED = EVENTS.add("money_opened", place=None, currency=CURRENCIES, value=None)
DISCARD_SHUFFLED = EVENTS.add("discard_shuffled", cards=None)
SCORING_HELD = EVENTS.add("scoring_held", scoring=SCORINGS)
SCORED = EVENTS.add("scored", seat=None, scoring=SCORINGS, kind=KINDS, buildings=None, points=None)
MARTIN_SCORED = EVENTS.add("martin_scored", scoring=SCORINGS, kind=KINDS, buildings=None, points=None)
UNCLAIMED = EVENTS.add("unclaimed", slot=CURRENCIES, kind=KINDS, price=None)
HAND_LAID_OPEN = EVENTS.add("hand_laid_open", seat=None, currency=CURRENCIES, total=None)
GAME_ENDED = EVENTS.add("game_ended", turn=None)
