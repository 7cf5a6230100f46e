"""Every invariant of a state, as one kernel."""

from __future__ import annotations

import numpy as np

from insula.core.errors import FaultTable
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from tic_city.state import N_CARDS, N_KINDS, N_PLACES, N_SQUARES, NO_KIND, NO_SEAT, OVER, SITE

FAULTS = FaultTable()
DECK = FAULTS.add("the deck is not made of all cards")
TABLE = FAULTS.add("what was drawn is not what lies on the table")
WISHES = FAULTS.add("there are more wishes of a kind than cards")
ACTOR = FAULTS.add("the seat to act does not fit the phase")
HAND = FAULTS.add("a card in hand does not fit the phase")
OWNERS = FAULTS.add("a building without a builder, or a builder without a building")


@kernel
def faults(content: Array, states: Array, i: int) -> int:
    """All that is wrong with a state, a bit each; 0 for a sound one."""
    c, s = content[0], states[i]
    wrong = faults_of_cards(c, s)
    if (s.phase == OVER) != (s.actor == NOBODY) or s.actor >= s.seats:
        wrong |= ACTOR
    if (s.phase == SITE) != (s.in_hand != NO_KIND):
        wrong |= HAND
    for square in range(N_SQUARES):
        if (s.kind_on[square] == NO_KIND) != (s.owner_on[square] == NO_SEAT) or s.owner_on[square] >= s.seats:
            wrong |= OWNERS
    return wrong


@kernel
def faults_of_cards(c: Record, s: Record) -> int:
    """Whether every card is in one place."""
    wrong = 0
    drawn = np.zeros(N_KINDS, np.int64)
    hidden = np.zeros(N_KINDS, np.int64)
    wishes = np.zeros(N_KINDS, np.int64)
    for place in range(N_CARDS):
        if place < s.deck_next:
            drawn[s.deck[place]] += 1
        else:
            hidden[s.deck[place]] += 1
    for seat in range(s.seats):
        wishes[s.wish[seat]] += 1
    for kind in range(N_KINDS):
        if drawn[kind] + hidden[kind] != c.cards_of_kind[kind]:
            wrong |= DECK
        if drawn[kind] != count_on_table(s, kind):
            wrong |= TABLE
        if wishes[kind] > c.wishes_of_kind[kind]:
            wrong |= WISHES
    return wrong


@kernel
def count_on_table(s: Record, kind: int) -> int:
    """How many cards of a kind lie open, in the market, in hand or in the city."""
    count = 1 if s.in_hand == kind else 0
    for place in range(N_PLACES):
        if s.market[place] == kind:
            count += 1
    for square in range(N_SQUARES):
        if s.kind_on[square] == kind:
            count += 1
    return count
