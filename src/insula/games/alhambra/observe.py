"""What a seat may know, as numbers for a net.

Every card that a hand holds was open once, so all hands are told, whatever the table view shows.
"""

from __future__ import annotations

from typing import Any

from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.core.observation import SEATS, Observation, Part, mark, measure, places_after, seat_after
from insula.games.alhambra.rules import count_cut_cards, currency_of, first_place, last_place, price, total_paid
from insula.games.alhambra.scoring import total_points
from insula.games.alhambra.state import (
    COPIES,
    MARTIN,
    MAX_PRICE,
    MAX_SEATS,
    N_BUILDINGS,
    N_CARDS,
    N_CURRENCIES,
    N_KINDS,
    N_PLACES,
    N_SCORINGS,
    N_SLOTS,
    N_VALUES,
    NO_BUILDING,
    NO_CARD,
    NO_OWNER,
    NO_SLOT,
    PHASES,
    SCORING_A,
    SCORING_B,
    Building,
    Seat,
)

A_COPY = 1 / COPIES
N_PHASES = len(PHASES)
A_PRICE = 1 / MAX_PRICE
A_POINT = 1 / 400
A_PASS = 1 / MAX_SEATS
A_BUILDING = 1 / 12
A_PLACE = 1 / 110
"""Money cards and scoring cards: as many as a pile may have."""

PARTS = (
    Part(name="phase", shape=(N_PHASES,), meaning="action, payment, gift, over"),
    Part(name="to_act", shape=(SEATS,), meaning="who is to act"),
    Part(name="yard", shape=(N_SLOTS, N_KINDS + 1), meaning="in each slot the kind of the building; its price / 20"),
    Part(
        name="open_money", shape=(N_PLACES, N_CURRENCIES + N_VALUES),
        meaning="in each place the currency and the value of the card",
    ),
    Part(name="hands", shape=(SEATS, N_CURRENCIES, N_VALUES), meaning="cards in each hand / 3"),
    Part(name="slot", shape=(N_SLOTS,), meaning="the slot whose building is being paid for"),
    Part(name="paid", shape=(N_VALUES,), meaning="cards laid down for it, by value, / 3"),
    Part(name="missing", shape=(1,), meaning="what is missing of its price / 20"),
    Part(name="bought", shape=(N_KINDS + 1,), meaning="the kind of the building to be kept or given; its price / 20"),
    Part(name="exact", shape=(1,), meaning="whether the building just bought was paid for exactly"),
    Part(name="passes", shape=(1,), meaning="passes in a row / 6"),
    Part(name="buildings", shape=(SEATS, N_KINDS), meaning="buildings of each kind before each seat / 12"),
    Part(name="martin", shape=(N_KINDS,), meaning="those before Martin / 12 (two seats)"),
    Part(name="points", shape=(SEATS,), meaning="points / 400"),
    Part(name="points_of_martin", shape=(1,), meaning="Martin's points / 400"),
    Part(name="held", shape=(N_SCORINGS,), meaning="which scorings were held"),
    Part(
        name="due", shape=(2, 2),
        meaning="of scoring cards A and B: cards above it, at least and at most, / 110; 0 once it was met",
    ),
    Part(name="money_pile", shape=(1,), meaning="cards in the money pile / 110"),
    Part(name="unseen_money", shape=(N_CURRENCIES, N_VALUES), meaning="money cards in the pile / 3"),
    Part(name="unseen_buildings", shape=(N_BUILDINGS,), meaning="which buildings are in the pile"),
)  # fmt: skip


@kernel
def observe(content: Array, states: Array, i: int, seat: Seat, out: Array) -> int:
    """Write what a seat may know into an array of zeros; how many numbers that are."""
    c, s = content[0], states[i]
    at = mark(out, 0, N_PHASES, s.phase)
    at = mark(out, at, s.seats, places_after(seat, s.actor, s.seats) if s.actor != NOBODY else NOBODY)
    for slot in range(N_SLOTS):
        at = write_building(c, out, at, s.yard[slot])
    at = write_open_money(s, out, at)
    at = write_hands(s, seat, out, at)
    at = write_payment(c, s, out, at)
    at = write_buildings(c, s, seat, out, at)
    at = write_scorings(s, seat, out, at)
    at = measure(out, at, s.money_end - s.money_next, A_PLACE)
    return write_unseen(c, s, out, at)


@kernel
def write_building(c: Record, out: Array, at: int, building: Building) -> int:
    """A1: the kind and the price of a building."""
    if building != NO_BUILDING:
        out[at + c.kind_of_building[building]] = 1.0
        out[at + N_KINDS] = c.price_of_building[building] * A_PRICE
    return at + N_KINDS + 1


@kernel
def write_open_money(s: Record, out: Array, at: int) -> int:
    """A3: the open cards."""
    for place in range(N_PLACES):
        card = s.open_money[place]
        if card != NO_CARD:
            out[at + currency_of(card)] = 1.0
            out[at + N_CURRENCIES + card % N_VALUES] = 1.0
        at += N_CURRENCIES + N_VALUES
    return at


@kernel
def write_hands(s: Record, seat: Seat, out: Array, at: int) -> int:
    """A5: every hand, card by card."""
    for number in range(s.seats):
        owner = seat_after(seat, number, s.seats)
        for currency in range(N_CURRENCIES):
            for value in range(N_VALUES):
                out[at + value] = s.hands[owner, currency, value] * A_COPY
            at += N_VALUES
    return at


@kernel
def write_payment(c: Record, s: Record, out: Array, at: int) -> int:
    """A10, A12: the payment in progress, the building that was paid for."""
    at = mark(out, at, N_SLOTS, s.slot)
    for value in range(N_VALUES):
        out[at + value] = s.paid[value] * A_COPY
    if s.slot != NO_SLOT:
        out[at + N_VALUES] = (price(c, s) - total_paid(s)) * A_PRICE
    at = write_building(c, out, at + N_VALUES + 1, s.bought)
    at = measure(out, at, s.exact, 1.0)
    return measure(out, at, s.passes, A_PASS)


@kernel
def write_buildings(c: Record, s: Record, seat: Seat, out: Array, at: int) -> int:
    """A12, A20: how many buildings of each kind everybody has; Martin comes last."""
    for building in range(N_BUILDINGS):
        owner = s.owner[building]
        if owner != NO_OWNER:
            number = s.seats if owner == MARTIN else places_after(seat, owner, s.seats)
            out[at + number * N_KINDS + c.kind_of_building[building]] += 1.0
    end = at + (s.seats + 1) * N_KINDS
    for place in range(at, end):
        out[place] = min(1.0, int(out[place]) * A_BUILDING)
    return end


@kernel
def write_scorings(s: Record, seat: Seat, out: Array, at: int) -> int:
    """A7, A19, A20: points, scorings held, and where the next scoring cards may be."""
    for number in range(s.seats):
        at = measure(out, at, total_points(s, seat_after(seat, number, s.seats)), A_POINT)
    at = measure(out, at, total_points(s, MARTIN), A_POINT)
    for scoring in range(N_SCORINGS):
        at = measure(out, at, s.held >> scoring & 1, 1.0)
    cards = count_cut_cards(s)
    for scoring_card in range(SCORING_A, SCORING_B + 1):
        is_due = s.held >> (scoring_card - SCORING_A) & 1 == 0
        first, last = first_place(s, cards, scoring_card), last_place(s, cards, scoring_card)
        at = measure(out, at, max(0, first - s.money_next) if is_due else 0, A_PLACE)
        at = measure(out, at, last - s.money_next if is_due else 0, A_PLACE)
    return at


@kernel
def write_unseen(c: Record, s: Record, out: Array, at: int) -> int:
    """A2, A3: the cards in both piles, without their order."""
    for card in range(N_CARDS):
        out[at + card] = c.copies_of_seats[s.seats] - s.discard[card]
    for seat in range(s.seats):
        for currency in range(N_CURRENCIES):
            for value in range(N_VALUES):
                out[at + currency * N_VALUES + value] -= s.hands[seat, currency, value]
    for place in range(N_PLACES):
        if s.open_money[place] != NO_CARD:
            out[at + s.open_money[place]] -= 1
    if s.slot != NO_SLOT:
        for value in range(N_VALUES):
            out[at + s.slot * N_VALUES + value] -= s.paid[value]
    for card in range(N_CARDS):
        out[at + card] = int(out[at + card]) * A_COPY
    at += N_CARDS
    for place in range(s.buildings_next, N_BUILDINGS):
        out[at + s.building_pile[place]] = 1.0
    return at + N_BUILDINGS


def is_alike(content: Any, states: Any, field: str, place: tuple[int, ...], value: int) -> bool:
    """What would be an absent owner's is nobody's."""
    s = states[0]
    owners = (*range(s.seats), *([MARTIN] if s.seats == 2 else []))
    return field in ("owner", "points") and (value if field == "owner" else place[1]) not in (*owners, NO_OWNER)


OBSERVATION = Observation(parts=PARTS, observe=observe, is_alike=is_alike)
