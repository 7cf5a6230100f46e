"""What can happen in a game of Carpe Diem.

A tile is told by its name and by the things on it: `one` and, where there are two, `other`.
"""

from __future__ import annotations

from insula.core.events import EventTable
from insula.games.carpe_diem.state import CARDS, CIRCLES, CLASSES, FRAME_SIDES, GOODS, KINDS, SQUARES, TILES

OTHERS = (*KINDS, "none")
NO_OTHER = len(KINDS)

EVENTS = EventTable()
PHASE_BEGAN = EVENTS.add("phase_began", number=None, seat=None)
DEALT = EVENTS.add("dealt", depot=None, tile=TILES, one=KINDS, other=OTHERS)
TURN_BEGAN = EVENTS.add("turn_began", seat=None, turn=None)
PAWN_PLACED = EVENTS.add("pawn_placed", seat=None, depot=None)
MOVED = EVENTS.add("moved", seat=None, depot=None)
TRAVELLED = EVENTS.add("travelled", seat=None, depot=None)
TOOK = EVENTS.add("took", seat=None, depot=None, tile=TILES, one=KINDS, other=OTHERS)
CLEARED = EVENTS.add("cleared", depot=None, tile=TILES, one=KINDS, other=OTHERS)
BUILT = EVENTS.add("built", seat=None, square=SQUARES, tile=TILES, one=KINDS, other=OTHERS)
STORED = EVENTS.add("stored", seat=None, tile=TILES, one=KINDS, other=OTHERS)
BANDEROLE_TAKEN = EVENTS.add("banderole_taken", seat=None, square=SQUARES)
STEPPED = EVENTS.add("stepped", seat=None, steps=None, space=None)
FINISHED = EVENTS.add("finished", seat=None, kind=KINDS, tiles=None, chimneys=None)
GOODS_GAINED = EVENTS.add("goods_gained", seat=None, good=GOODS, number=None)
GOODS_SOLD = EVENTS.add("goods_sold", seat=None, goods=None, coins=None)
COINS_GAINED = EVENTS.add("coins_gained", seat=None, coins=None)
BREAD_GAINED = EVENTS.add("bread_gained", seat=None, bread=None)
ORDER_CHOSEN = EVENTS.add("order_chosen", seat=None, **{"class": CLASSES})
CRAFTED = EVENTS.add("crafted", seat=None, space=None, tile=TILES, one=KINDS, other=OTHERS)
FOUNTAIN_LOOKED = EVENTS.add("fountain_looked", seat=None, cards=None)
FOUNTAIN_SEEN = EVENTS.add("fountain_seen", seat=None, kind=KINDS)
FOUNTAIN_RETURNED = EVENTS.add("fountain_returned", seat=None)
FOUNTAIN_PUT_BACK = EVENTS.add("fountain_put_back", seat=None, kind=KINDS)
SCORING_BEGAN = EVENTS.add("scoring_began", number=None)
DISC_LAID = EVENTS.add("disc_laid", seat=None, circle=CIRCLES)
CARD_BEGUN = EVENTS.add("card_begun", seat=None, card=CARDS)
GOOD_PAID = EVENTS.add("good_paid", seat=None, good=GOODS, number=None)
COINS_PAID = EVENTS.add("coins_paid", seat=None, coins=None)
BREAD_PAID = EVENTS.add("bread_paid", seat=None, card=CARDS)
MULTIPLES_REACHED = EVENTS.add("multiples_reached", seat=None, card=CARDS, multiples=None)
CARD_SCORED = EVENTS.add("card_scored", seat=None, card=CARDS, multiples=None, points=None)
CARD_FAILED = EVENTS.add("card_failed", seat=None, card=CARDS, points=None)
VILLA_SCORED = EVENTS.add("villa_scored", seat=None, chimneys=None, points=None)
STORE_SCORED = EVENTS.add("store_scored", seat=None, things=None, points=None)
TRACK_SCORED = EVENTS.add("track_scored", seat=None, space=None, points=None)
FOUNTAIN_SCORED = EVENTS.add("fountain_scored", seat=None, kind=KINDS, things=None, points=None)
TASK_SCORED = EVENTS.add("task_scored", seat=None, side=FRAME_SIDES, kind=KINDS, points=None)
GAME_ENDED = EVENTS.add("game_ended", turn=None)
