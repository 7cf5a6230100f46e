"""Why a move of Alhambra is refused."""

from __future__ import annotations

from insula.core.errors import ReasonTable

REASONS = ReasonTable()
GAME_OVER = REASONS.add("game_over", rule="A18")
PAYMENT_FIRST = REASONS.add("payment_first", rule="A22")
GIFT_FIRST = REASONS.add("gift_first", rule="A22")
NO_PAYMENT = REASONS.add("no_payment", rule="A22")
NO_GIFT = REASONS.add("no_gift", rule="A12")
GAP = REASONS.add("gap", rule="A9")
OVER_FIVE = REASONS.add("over_five", rule="A9")
EQUAL_CARD_FURTHER_LEFT = REASONS.add("equal_card_further_left", rule="A9")
EMPTY_SLOT = REASONS.add("empty_slot", rule="A11")
TOO_POOR = REASONS.add("too_poor", rule="A10")
CARD_NOT_IN_HAND = REASONS.add("card_not_in_hand", rule="A10")
ABOVE_LAST_CARD = REASONS.add("above_last_card", rule="A22")
PRICE_OUT_OF_REACH = REASONS.add("price_out_of_reach", rule="A22")
BELOW_PRICE = REASONS.add("below_price", rule="A10")
CAN_ACT = REASONS.add("can_act", rule="A13")
