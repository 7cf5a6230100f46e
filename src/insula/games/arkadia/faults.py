"""Every invariant of a state, as one kernel: what must hold after every move in every mode."""

from __future__ import annotations

import numpy as np

from insula.core.errors import FaultTable
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.games.arkadia.board import Bits, add, beside, common, has, is_empty, read, size, union, without
from insula.games.arkadia.rules import board_square, count_store, lot_square
from insula.games.arkadia.scoring import is_enclosed
from insula.games.arkadia.state import (
    BANNER,
    COURT,
    DECK_SIZE,
    DRAW,
    HAND_SIZE,
    LOT,
    N_BUILDINGS,
    N_CARDS,
    N_COLOURS,
    N_FLOORS,
    N_LOT_SQUARES,
    N_OPEN,
    N_OWNERS,
    N_RING,
    N_SQUARES,
    N_WORDS,
    NEUTRAL,
    NO_BUILDING,
    NO_CARD,
    NO_COLOUR,
    NO_TOWER,
    NOT_ENDING,
    OVER,
    SELL,
    SITE,
    TOWER,
    WORKERS,
    WORKERS_A_BANNER,
    Building,
    Floor,
)

FAULTS = FaultTable()
CARDS = FAULTS.add("cards are not conserved")
HANDS = FAULTS.add("a hand is too large, or more of it is known than there is")
TAKEN = FAULTS.add("squares taken are not those of buildings and workers")
BUILDINGS = FAULTS.add("a building has not the squares of its tile, or another edge")
WORKERS_FAULT = FAULTS.add("workers are not conserved")
TOWERS = FAULTS.add("towers are not conserved")
CASTLE = FAULTS.add("the castle stands on nothing")
SEALS = FAULTS.add("a seal lies on a finished building, or on none that is not")
ACTOR = FAULTS.add("the seat to act does not fit the phase")
UNDER_WAY = FAULTS.add("what is under way does not fit the phase")
END = FAULTS.add("the end does not fit the castle")


@kernel
def faults(content: Array, states: Array, i: int) -> int:
    """All that is wrong with a state, a bit each; 0 for a sound one."""
    c = content[0]
    s = states[i]
    wrong = 0
    if not are_cards_conserved(c, s):
        wrong |= CARDS
    if not are_hands_sound(s):
        wrong |= HANDS
    if not are_squares_sound(s):
        wrong |= TAKEN
    for building in range(N_BUILDINGS):
        if not is_building_sound(c, s, building):
            wrong |= BUILDINGS
    if not are_workers_conserved(c, s):
        wrong |= WORKERS_FAULT
    if not are_towers_conserved(c, s):
        wrong |= TOWERS
    if not is_castle_sound(c, s):
        wrong |= CASTLE
    if not are_seals_sound(s):
        wrong |= SEALS
    if (s.phase == OVER) != (s.actor == NOBODY) or s.actor >= s.seats:
        wrong |= ACTOR
    if not is_under_way_sound(s):
        wrong |= UNDER_WAY
    if (s.turns_left != NOT_ENDING) != (s.castle_floor == N_FLOORS - 1) or s.turns_left > s.seats:
        wrong |= END
    return wrong


# --- Cards ----------------------------------------------------------------------------------------------------


@kernel
def are_cards_conserved(c: Record, s: Record) -> bool:
    """K3, K7: every card is in the pile, open, in a hand, or played."""
    for card in range(N_CARDS):
        found = int(s.card == card)
        for place in range(s.pile_next, DECK_SIZE):
            found += s.pile[place] == card
        for place in range(N_OPEN):
            found += s.open_cards[place] == card
        for seat in range(s.seats):
            found += s.hand[seat, card]
        for building in range(DECK_SIZE):
            found += s.card_of_building[building] == card
        if found != c.n_cards[card]:
            return False
    return True


@kernel
def are_hands_sound(s: Record) -> bool:
    """K7, K12: four cards at most, and as many until the cards run out; what is known of a hand is in it."""
    for seat in range(s.seats):
        cards = 0
        for card in range(N_CARDS):
            cards += s.hand[seat, card]
            if s.known[seat, card] > s.hand[seat, card]:
                return False
        is_building = seat == s.actor and s.phase in (SITE, DRAW)
        if cards > HAND_SIZE - is_building:
            return False
        if s.pile_next < DECK_SIZE and cards != HAND_SIZE - is_building:
            return False
    return True


# --- The board ------------------------------------------------------------------------------------------------


@kernel
def are_squares_sound(s: Record) -> bool:
    """K9, K13: one building, the lot or one worker a square."""
    taken = np.zeros(N_WORDS, np.uint64)
    built = np.zeros(N_WORDS, np.uint64)
    for square in range(N_SQUARES):
        things = int(s.building_at[square] != NO_BUILDING)
        if things == 1:
            add(built, square)
        for owner in range(N_OWNERS):
            things += has(s.workers[owner], square)
        if things > 1:
            return False
        if things == 1:
            add(taken, square)
        if (s.building_at[square] == LOT) != (lot_square(s, square) >= 0):
            return False
    for word in range(N_WORDS):
        if taken[word] != s.taken[word] or built[word] != s.built[word]:
            return False
    return True


@kernel
def is_building_sound(c: Record, s: Record, building: Building) -> bool:
    """K2, K9: a laid building has the squares of its tile, hanging together, and its edge is all that is next to it."""
    squares = building_bits(s, building)
    edge = without(beside(squares), squares)
    if not is_empty(union(without(edge, read(s.edge[building])), without(read(s.edge[building]), edge))):
        return False
    if building == LOT:
        return size(squares) == N_LOT_SQUARES
    card = s.card_of_building[building]
    if (card == NO_CARD) != (building >= s.n_buildings):
        return False
    if card == NO_CARD:
        return is_empty(squares)
    return size(squares) == c.n_cells[card // N_COLOURS] and is_empty(without(squares, beside(squares)))


@kernel
def building_bits(s: Record, building: Building) -> Bits:
    """The squares of a building."""
    squares = np.zeros(N_WORDS, np.uint64)
    for square in range(N_SQUARES):
        if s.building_at[square] == building:
            add(squares, square)
    return read(squares)


@kernel
def are_workers_conserved(c: Record, s: Record) -> bool:
    """K5, K11: own workers come with banners, neutral ones from camps under buildings."""
    neutral = size(read(s.workers[NEUTRAL]))
    for seat in range(s.seats):
        neutral += s.neutral_workers[seat]
        own = s.own_workers[seat] + size(read(s.workers[seat]))
        if own != c.start_workers[0] + WORKERS_A_BANNER * (c.start_banners[0] - s.banners[seat]):
            return False
    return neutral == size(common(read(c.camps), read(s.built)))


# --- The castle -----------------------------------------------------------------------------------------------


@kernel
def are_towers_conserved(c: Record, s: Record) -> bool:
    """K4: every tower is in a store or in the castle."""
    for colour in range(N_COLOURS):
        towers = 0
        for floor in range(N_FLOORS):
            towers += s.stores[floor, colour] - c.towers_of_store[floor, colour]
            for square in range(N_LOT_SQUARES):
                towers += s.towers[floor, square] == colour
        if towers != 0:
            return False
    return True


@kernel
def is_castle_sound(c: Record, s: Record) -> bool:
    """K16, K17: full floors with empty stores below the current one, nothing above it, nothing in the courtyard."""
    for floor in range(N_FLOORS):
        towers = count_towers(s, floor)
        if floor < s.castle_floor and (towers != N_RING or count_store(s, floor) != 0):
            return False
        if floor > s.castle_floor and towers != 0:
            return False
        if floor == s.castle_floor and towers >= N_RING:
            return False
        for square in range(N_LOT_SQUARES):
            if c.lot[square] == COURT and s.towers[floor, square] != NO_TOWER:
                return False
    return s.building_at[board_square(s, 0)] == LOT


@kernel
def count_towers(s: Record, floor: Floor) -> int:
    """K17: how many towers a floor has."""
    towers = 0
    for square in range(N_LOT_SQUARES):
        towers += s.towers[floor, square] != NO_TOWER
    return towers


# --- What is under way ----------------------------------------------------------------------------------------


@kernel
def are_seals_sound(s: Record) -> bool:
    """K10, K14: between actions a building has its seal exactly until it is enclosed."""
    if s.phase in (DRAW, WORKERS):
        return True
    for building in range(DECK_SIZE):
        is_sealed = (s.sealed >> building & 1) == 1
        if is_sealed != (building < s.n_buildings and not is_enclosed(s, building)):
            return False
    return True


@kernel
def is_under_way_sound(s: Record) -> bool:
    """K23: a card until its tile is laid, a common building while workers are placed, towers due, a colour to sell."""
    if (s.card != NO_CARD) != (s.phase == SITE) or (s.common != 0) != (s.phase == WORKERS):
        return False
    if (s.towers_due > 0) != (s.phase == TOWER) or (s.selling != NO_COLOUR) != (s.phase == SELL):
        return False
    if s.has_passed and s.phase not in (BANNER, SELL):
        return False
    return s.passes < s.seats or s.phase == OVER
