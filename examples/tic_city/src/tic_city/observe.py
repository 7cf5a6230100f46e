"""What a seat may know, as numbers for a net."""

from __future__ import annotations

from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.core.observation import SEATS, Observation, Part, mark, measure, places_after, seat_after
from tic_city.state import KINDS, N_CARDS, N_KINDS, N_PLACES, N_SQUARES, NO_KIND, NO_SEAT, OVER, PHASES, SIDE, Seat

N_PHASES = len(PHASES)
A_CARD, A_POINT = 1 / N_CARDS, 1 / 100

PARTS = (
    Part(name="phase", shape=(N_PHASES,), meaning="choice, site, over"),
    Part(name="to_act", shape=(SEATS,), meaning="who is to act"),
    Part(name="market", shape=(N_PLACES, N_KINDS), meaning="the open cards: " + ", ".join(KINDS)),
    Part(name="in_hand", shape=(N_KINDS,), meaning="the kind that is about to be built"),
    Part(name="city", shape=(N_KINDS, SIDE, SIDE), meaning="planes: what stands where"),
    Part(name="owners", shape=(SEATS, SIDE, SIDE), meaning="planes: who built it"),
    Part(name="wishes", shape=(SEATS, N_KINDS), meaning="the observer's wish; at the end all"),
    Part(name="points", shape=(SEATS,), meaning="points / 100"),
    Part(name="unseen", shape=(N_KINDS,), meaning="cards of each kind in the deck / 30"),
)


@kernel
def observe(content: Array, states: Array, i: int, seat: Seat, out: Array) -> int:
    """Write what a seat may know into an array of zeros; how many numbers that are."""
    s = states[i]
    at = mark(out, 0, N_PHASES, s.phase)
    at = mark(out, at, s.seats, places_after(seat, s.actor, s.seats) if s.actor != NOBODY else NOBODY)
    for place in range(N_PLACES):
        at = mark(out, at, N_KINDS, s.market[place])
    at = mark(out, at, N_KINDS, s.in_hand)
    at = write_city(s, seat, out, at)
    for place in range(s.seats):
        owner = seat_after(seat, place, s.seats)
        at = mark(out, at, N_KINDS, s.wish[owner] if owner == seat or s.phase == OVER else NO_KIND)
    for place in range(s.seats):
        at = measure(out, at, s.points[seat_after(seat, place, s.seats)], A_POINT)
    return write_unseen(s, out, at)


@kernel
def write_city(s: Record, seat: Seat, out: Array, at: int) -> int:
    """T4: what stands where, and who built it."""
    owners = at + N_KINDS * N_SQUARES
    for square in range(N_SQUARES):
        if s.kind_on[square] != NO_KIND:
            out[at + s.kind_on[square] * N_SQUARES + square] = 1.0
        if s.owner_on[square] != NO_SEAT:
            out[owners + places_after(seat, s.owner_on[square], s.seats) * N_SQUARES + square] = 1.0
    return owners + s.seats * N_SQUARES


@kernel
def write_unseen(s: Record, out: Array, at: int) -> int:
    """T1: what the deck still holds, without its order."""
    for place in range(s.deck_next, N_CARDS):
        out[at + s.deck[place]] += 1.0
    for kind in range(N_KINDS):
        out[at + kind] = int(out[at + kind]) * A_CARD
    return at + N_KINDS


OBSERVATION = Observation(parts=PARTS, observe=observe)
