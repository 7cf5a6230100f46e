"""Why a move of Tic City is refused."""

from __future__ import annotations

from insula.core.errors import ReasonTable

REASONS = ReasonTable()
NOT_OPEN = REASONS.add("not_open", rule="T3")
CARD_FIRST = REASONS.add("card_first", rule="T3")
SITE_FIRST = REASONS.add("site_first", rule="T4")
OCCUPIED = REASONS.add("occupied", rule="T4")
GAME_OVER = REASONS.add("game_over", rule="T7")
LAST_TURN_HAD = REASONS.add("last_turn_had", rule="T7")
