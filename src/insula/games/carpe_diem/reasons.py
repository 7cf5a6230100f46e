"""Why a move of Carpe Diem is refused."""

from __future__ import annotations

from insula.core.errors import ReasonTable

REASONS = ReasonTable()
GAME_OVER = REASONS.add("game_over", rule="C40")
NOT_NOW = REASONS.add("not_now", rule="C41")
DEPOT_OCCUPIED = REASONS.add("depot_occupied", rule="C10")
DEPOT_EMPTY = REASONS.add("depot_empty", rule="C11")
OUT_OF_REACH = REASONS.add("out_of_reach", rule="C11")
NO_BREAD = REASONS.add("no_bread", rule="C13")
REACHED_ON_FOOT = REASONS.add("reached_on_foot", rule="C13")
EMPTY_PLACE = REASONS.add("empty_place", rule="C14")
EQUAL_TILE = REASONS.add("equal_tile", rule="C41")
SQUARE_OCCUPIED = REASONS.add("square_occupied", rule="C16")
NOT_ON_SHOVEL = REASONS.add("not_on_shovel", rule="C16")
TOUCHES_NOTHING = REASONS.add("touches_nothing", rule="C16")
EDGE_MISMATCH = REASONS.add("edge_mismatch", rule="C16")
SAME_TURNING = REASONS.add("same_turning", rule="C41")
NOT_FINISHED = REASONS.add("not_finished", rule="C19")
EMPTY_SPACE = REASONS.add("empty_space", rule="C24")
CARD_NOT_HELD = REASONS.add("card_not_held", rule="C25")
CIRCLE_NOT_USED = REASONS.add("circle_not_used", rule="C8")
CIRCLE_OCCUPIED = REASONS.add("circle_occupied", rule="C28")
CARD_NOT_BESIDE = REASONS.add("card_not_beside", rule="C28")
CANNOT_PAY = REASONS.add("cannot_pay", rule="C29")
SCORED_ALREADY = REASONS.add("scored_already", rule="C34")
