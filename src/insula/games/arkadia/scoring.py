"""Every way to seals and gold: finished buildings, prices, sales (K14, K15, K18, K19, K21)."""

from __future__ import annotations

from insula.core.events import emit
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY
from insula.games.arkadia import events as ev
from insula.games.arkadia.board import common, is_empty, read, size, without
from insula.games.arkadia.state import (
    N_COLOURS,
    N_LOT_SQUARES,
    NO_TOWER,
    Building,
    Colour,
    LotSquare,
    Seat,
)

# --- Finished buildings (K14, K15) ----------------------------------------------------------------------------


@kernel
def is_enclosed(s: Record, building: Building) -> bool:
    """K14: whether every square that shares an edge with a building is taken; off the board there is none."""
    return is_empty(without(read(s.edge[building]), read(s.taken)))


@kernel
def count_workers(s: Record, building: Building, seat: Seat) -> int:
    """K15: a seat's workers next to a building; each counts once."""
    return size(common(read(s.edge[building]), read(s.workers[seat])))


@kernel
def pay_building(s: Record, building: Building, events: Array) -> None:
    """K15: a seal for every own worker next to it, and for the seat whose turn it is the one that lies on it."""
    colour = s.card_of_building[building] % N_COLOURS
    for seat in range(s.seats):
        workers = count_workers(s, building, seat)
        if workers > 0:
            s.seals[seat, colour] += workers
            emit(events, ev.SEALS_GAINED, EVERYBODY, seat, colour, workers, 0, 0)
    s.seals[s.actor, colour] += 1
    s.sealed &= ~(1 << building)
    emit(events, ev.SEAL_TAKEN, EVERYBODY, s.actor, colour, 0, 0, 0)


# --- Prices (K18) ---------------------------------------------------------------------------------------------


@kernel
def seal_on_top(c: Record, s: Record, square: LotSquare) -> int:
    """K18: what is seen from above: the highest tower's colour, else what is printed, COURT for the courtyard."""
    for floor in range(s.castle_floor, -1, -1):
        if s.towers[floor, square] != NO_TOWER:
            return s.towers[floor, square]
    return c.lot[square]


@kernel
def price(c: Record, s: Record, colour: Colour) -> int:
    """K18: how many seals of a colour are visible from above."""
    seals = 0
    for square in range(N_LOT_SQUARES):
        if seal_on_top(c, s, square) == colour:
            seals += 1
    return seals


# --- Sales (K19, K21) -----------------------------------------------------------------------------------------


@kernel
def sell(c: Record, s: Record, colour: Colour, number: int, events: Array) -> None:
    """K19: the seat to act sells seals of a colour at the price of the moment."""
    if number > 0:
        gold = number * price(c, s, colour)
        s.seals[s.actor, colour] -= number
        s.gold[s.actor] += gold
        emit(events, ev.SOLD, EVERYBODY, s.actor, colour, number, price(c, s, colour), gold)


@kernel
def sell_out(c: Record, s: Record, events: Array) -> None:
    """K21: all seals are sold at the final prices."""
    for seat in range(s.seats):
        for colour in range(N_COLOURS):
            number = s.seals[seat, colour]
            if number > 0:
                gold = number * price(c, s, colour)
                s.seals[seat, colour] = 0
                s.gold[seat] += gold
                emit(events, ev.SOLD_OUT, EVERYBODY, seat, colour, number, price(c, s, colour), gold)


@kernel
def score_now(content: Array, states: Array, i: int, events: Array) -> None:
    """K21: the final sale, at the prices of the moment."""
    sell_out(content[0], states[i], events)


@kernel
def scores(content: Array, states: Array, i: int, points: Array, standing: Array) -> None:
    """K21: most gold wins and a tie is a shared victory, so the standing is the gold."""
    s = states[i]
    for seat in range(s.seats):
        points[seat] = s.gold[seat]
        standing[seat] = s.gold[seat]
