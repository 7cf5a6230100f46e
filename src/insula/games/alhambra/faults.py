"""Every invariant of a state, as one kernel: what must hold after every move in every mode."""

from __future__ import annotations

from insula.core.errors import FaultTable
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.games.alhambra.rules import (
    count_cut_cards,
    currency_of,
    last_paid,
    last_place,
    price,
    total_paid,
    value_of,
)
from insula.games.alhambra.state import (
    ACTION,
    GIFT,
    MARTIN,
    N_AWARDS,
    N_BUILDINGS,
    N_CARDS,
    N_KINDS,
    N_OWNERS,
    N_PLACES,
    N_SCORINGS,
    N_SLOTS,
    NO_BUILDING,
    NO_CARD,
    NO_OWNER,
    NO_SLOT,
    OVER,
    PAYMENT,
    SCORING_A,
    SCORING_B,
    Building,
    Card,
    Scoring,
)

FAULTS = FaultTable()
MONEY = FAULTS.add("money is not conserved")
BUILDINGS = FAULTS.add("a building is in two places or in none")
SCORING_CARDS = FAULTS.add("a scoring card is neither in the pile nor scored")
POINTS = FAULTS.add("a scoring gave more than its table, or to someone who does not play")
ACTOR = FAULTS.add("the seat to act does not fit the phase")
PAYMENTS = FAULTS.add("a payment does not fit the phase or the price")
REFILL = FAULTS.add("the open money or the yard was not refilled")
OWNERS = FAULTS.add("a building before Martin or a seat that does not play")


@kernel
def faults(content: Array, states: Array, i: int) -> int:
    """All that is wrong with a state, a bit each; 0 for a sound one."""
    c = content[0]
    s = states[i]
    wrong = 0
    for card in range(N_CARDS):
        if count_copies(s, card) != c.copies_of_seats[s.seats]:
            wrong |= MONEY
    for building in range(N_BUILDINGS):
        if count_places(s, building) != 1:
            wrong |= BUILDINGS
        if not is_owner(s, s.owner[building]):
            wrong |= OWNERS
    for scoring_card in range(SCORING_A, SCORING_B + 1):
        in_pile = count_in_pile(s, scoring_card)
        if in_pile + (s.held >> (scoring_card - SCORING_A) & 1) != 1 and s.phase != OVER:
            wrong |= SCORING_CARDS
        if in_pile and not may_lie_ahead(s, scoring_card):
            wrong |= SCORING_CARDS
    for scoring in range(N_SCORINGS):
        if not is_scoring_sound(c, s, scoring):
            wrong |= POINTS
    if (s.phase == OVER) != (s.actor == NOBODY) or s.actor >= s.seats:
        wrong |= ACTOR
    if not is_payment_sound(c, s):
        wrong |= PAYMENTS
    if s.phase == ACTION and not is_refilled(s):
        wrong |= REFILL
    return wrong


@kernel
def count_copies(s: Record, card: Card) -> int:
    """A2: how often a money card is in the game, wherever it lies."""
    copies = s.discard[card] + count_in_pile(s, card)
    for place in range(N_PLACES):
        copies += s.open_money[place] == card
    for seat in range(s.seats):
        copies += s.hands[seat, currency_of(card), value_of(card) - 1]
    if s.slot == currency_of(card):
        copies += s.paid[value_of(card) - 1]
    return copies


@kernel
def count_in_pile(s: Record, card: Card) -> int:
    """How often a card is still in the money pile."""
    copies = 0
    for place in range(s.money_next, s.money_end):
        copies += s.money_pile[place] == card
    return copies


@kernel
def may_lie_ahead(s: Record, scoring_card: Card) -> bool:
    """A7: the pile that a scoring card was slipped into is within the money pile and not yet uncovered."""
    return s.dealt <= s.money_end and s.money_next <= last_place(s, count_cut_cards(s), scoring_card)


@kernel
def count_places(s: Record, building: Building) -> int:
    """A1: in how many places a building is: the pile, the yard, on its way to an owner, or with one."""
    places = int(s.owner[building] != NO_OWNER) + int(s.bought == building)
    for slot in range(N_SLOTS):
        places += s.yard[slot] == building
    for place in range(s.buildings_next, N_BUILDINGS):
        places += s.building_pile[place] == building
    return places


@kernel
def is_owner(s: Record, owner: int) -> bool:
    """A12: a building is nobody's, a playing seat's, or with two seats Martin's."""
    return owner == NO_OWNER or 0 <= owner < s.seats or (owner == MARTIN and s.seats == 2)


@kernel
def is_scoring_sound(c: Record, s: Record, scoring: Scoring) -> bool:
    """A20, A21: shares are rounded down, so a scoring never gives more than its table; none before it is held."""
    given = 0
    for owner in range(N_OWNERS):
        given += s.points[scoring, owner]
        if s.points[scoring, owner] > 0 and not is_owner(s, owner):
            return False
    table = 0
    for place in range(N_AWARDS):
        for kind in range(N_KINDS):
            table += c.points_of_place[scoring, place, kind]
    return given <= table if s.held >> scoring & 1 else given == 0


@kernel
def is_payment_sound(c: Record, s: Record) -> bool:
    """A10, A12: cards lie down only in a payment, never more than the price, and the rest can be reached."""
    if (s.phase == PAYMENT) != (s.slot != NO_SLOT) or (s.phase == GIFT) != (s.bought != NO_BUILDING):
        return False
    if s.phase == GIFT and s.seats != 2:
        return False
    if s.phase != PAYMENT:
        return total_paid(s) == 0
    reach = total_paid(s)
    for value in range(1, last_paid(s) + 1):
        reach += value * s.hands[s.actor, s.slot, value - 1]
    return total_paid(s) <= price(c, s) <= reach


@kernel
def is_refilled(s: Record) -> bool:
    """A11, A14: within a turn as many slots are empty as were bought; money has gaps only when none is left."""
    gaps = 0
    for place in range(N_PLACES):
        gaps += s.open_money[place] == NO_CARD
    if gaps > 0 and s.money_next < s.money_end:
        return False
    hidden = 0
    for card in range(N_CARDS):
        hidden += s.discard[card]
    return gaps == 0 or hidden == 0 or has_empty_slot(s)


@kernel
def has_empty_slot(s: Record) -> bool:
    """A11: whether a building was bought in this turn."""
    for slot in range(N_SLOTS):
        if s.yard[slot] == NO_BUILDING:
            return True
    return False
