"""What can happen in a game of Alhambra, and why a move is refused."""

from __future__ import annotations

from insula.core.errors import ReasonTable
from insula.core.events import EventTable
from insula.games.alhambra.state import CURRENCIES, KINDS, MARTIN, SCORINGS

OWNERS = (*range(MARTIN), "martin")

EVENTS = EventTable(
    turn_began={"seat": None, "turn": None},
    took={"seat": None, "place": None, "currency": CURRENCIES, "value": None},
    paid={"seat": None, "currency": CURRENCIES, "value": None},
    bought={"seat": None, "slot": CURRENCIES, "kind": KINDS, "price": None, "total": None},
    received={"owner": OWNERS, "kind": KINDS, "price": None},
    acts_again={"seat": None},
    passed={"seat": None},
    yard_filled={"slot": CURRENCIES, "kind": KINDS, "price": None},
    money_opened={"place": None, "currency": CURRENCIES, "value": None},
    discard_shuffled={"cards": None},
    scoring_held={"scoring": SCORINGS},
    scored={"seat": None, "scoring": SCORINGS, "kind": KINDS, "buildings": None, "points": None},
    martin_scored={"scoring": SCORINGS, "kind": KINDS, "buildings": None, "points": None},
    unclaimed={"slot": CURRENCIES, "kind": KINDS, "price": None},
    hand_laid_open={"seat": None, "currency": CURRENCIES, "total": None},
    game_ended={"turn": None},
)
(
    TURN_BEGAN,
    TOOK,
    PAID,
    BOUGHT,
    RECEIVED,
    ACTS_AGAIN,
    PASSED,
    YARD_FILLED,
    MONEY_OPENED,
    DISCARD_SHUFFLED,
    SCORING_HELD,
    SCORED,
    MARTIN_SCORED,
    UNCLAIMED,
    HAND_LAID_OPEN,
    GAME_ENDED,
) = range(len(EVENTS.names))

REASONS = ReasonTable(
    game_over="A18",
    payment_first="A22",
    gift_first="A22",
    no_payment="A22",
    no_gift="A12",
    gap="A9",
    over_five="A9",
    equal_card_further_left="A9",
    empty_slot="A11",
    too_poor="A10",
    card_not_in_hand="A10",
    above_last_card="A22",
    price_out_of_reach="A22",
    below_price="A10",
    can_act="A13",
)
(
    LEGAL,
    GAME_OVER,
    PAYMENT_FIRST,
    GIFT_FIRST,
    NO_PAYMENT,
    NO_GIFT,
    GAP,
    OVER_FIVE,
    EQUAL_CARD_FURTHER_LEFT,
    EMPTY_SLOT,
    TOO_POOR,
    CARD_NOT_IN_HAND,
    ABOVE_LAST_CARD,
    PRICE_OUT_OF_REACH,
    BELOW_PRICE,
    CAN_ACT,
) = range(len(REASONS.codes))
