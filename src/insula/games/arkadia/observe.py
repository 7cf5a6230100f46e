"""What a seat may know, as numbers for a net: the board as planes, the castle square by square.

What lies behind screens was open once, so it is told, whatever the table view shows; of the others' hands only what was
taken from the open cards.
"""

from __future__ import annotations

from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.core.observation import OTHERS, SEATS, Observation, Part, mark, measure, places_after, seat_after
from insula.games.arkadia.board import EMPTY, ONE, lowest
from insula.games.arkadia.rules import board_square
from insula.games.arkadia.scoring import price
from insula.games.arkadia.state import (
    COLUMNS,
    DECK_SIZE,
    HAND_SIZE,
    LOT,
    MAX_BANNERS,
    MAX_OWN,
    MAX_SEATS,
    N_CAMPS,
    N_CARDS,
    N_COLOURS,
    N_FLOORS,
    N_KINDS,
    N_LOT_SQUARES,
    N_OPEN,
    N_RING,
    N_SQUARES,
    N_WORDS,
    NEUTRAL,
    NO_BUILDING,
    NO_CARD,
    NO_TOWER,
    NOT_ENDING,
    PHASES,
    ROWS,
    Card,
    Seat,
)

N_PHASES = len(PHASES)
COLOUR_PLANES, SEALED_PLANE, COMMON_PLANE = 0, N_COLOURS, N_COLOURS + 1
RIGHT_PLANE, DOWN_PLANE, LOT_PLANE, CAMP_PLANE = range(N_COLOURS + 2, N_COLOURS + 6)
NEUTRAL_PLANE = CAMP_PLANE + 1
N_BOARD_PLANES = NEUTRAL_PLANE + 1

A_SEAL, A_COIN, A_CARD = 1 / 40, 1 / 300, 1 / HAND_SIZE
AN_UNSEEN_CARD, A_TOWER, A_PRICE = 1 / 4, 1 / 10, 1 / N_RING
AN_OWN, A_NEUTRAL, A_BANNER, A_PASS = 1 / MAX_OWN, 1 / N_CAMPS, 1 / MAX_BANNERS, 1 / MAX_SEATS
A_PILE_CARD, A_DUE = 1 / DECK_SIZE, 1 / 5

PARTS = (
    Part(name="phase", shape=(N_PHASES,), meaning="what is decided: " + ", ".join(PHASES)),
    Part(name="to_act", shape=(SEATS,), meaning="who is to act"),
    Part(name="start", shape=(SEATS,), meaning="who is the start player"),
    Part(name="flip", shape=(1,), meaning="whether tiles may be turned over"),
    Part(
        name="board", shape=(N_BOARD_PLANES, ROWS, COLUMNS),
        meaning="planes: buildings by their colour (4); unfinished ones; those that the workers of this turn have in"
        " common; one building with the square to the right, and below; the lot; free camps; neutral workers",
    ),
    Part(name="workers", shape=(SEATS, ROWS, COLUMNS), meaning="planes: the workers of each seat"),
    Part(
        name="castle", shape=(N_FLOORS, N_LOT_SQUARES, N_COLOURS),
        meaning="the colour of the tower on each floor of each square of the lot",
    ),
    Part(name="is_upright", shape=(1,), meaning="whether the lot was given a quarter turn"),
    Part(name="floor", shape=(N_FLOORS,), meaning="the floor on which the next tower goes"),
    Part(name="stores", shape=(N_FLOORS, N_COLOURS), meaning="towers in each store / 10"),
    Part(name="prices", shape=(N_COLOURS,), meaning="what a seal of each colour is worth / 10"),
    Part(
        name="seats", shape=(SEATS, 4 + N_COLOURS),
        meaning="of each seat own workers in stock / 11, neutral ones / 24, banners / 4, gold / 300, seals / 40",
    ),
    Part(name="hand", shape=(N_CARDS,), meaning="the observer's cards / 4"),
    Part(name="known", shape=(SEATS, N_CARDS), meaning="cards in each hand that were taken from the open ones / 4"),
    Part(name="hand_sizes", shape=(OTHERS,), meaning="cards in the others' hands / 4"),
    Part(
        name="open_cards", shape=(N_OPEN, N_KINDS + N_COLOURS),
        meaning="in each place the kind and the colour of the card",
    ),
    Part(name="card", shape=(N_KINDS + N_COLOURS,), meaning="the card whose tile is to be laid"),
    Part(name="unseen_cards", shape=(N_CARDS,), meaning="cards in the pile, or in hands without being known, / 4"),
    Part(name="pile", shape=(1,), meaning="cards in the pile / 40"),
    Part(name="selling", shape=(N_COLOURS,), meaning="the colour to be sold next"),
    Part(name="towers_due", shape=(1,), meaning="towers still to be put in this turn / 5"),
    Part(name="passing", shape=(2,), meaning="whether this turn began with a pass; passes in a row / 4"),
    Part(name="ending", shape=(2,), meaning="whether the end has begun; turns that follow this one / 4"),
)  # fmt: skip


@kernel
def observe(content: Array, states: Array, i: int, seat: Seat, out: Array) -> int:
    """Write what a seat may know into an array of zeros; how many numbers that are."""
    c, s = content[0], states[i]
    at = mark(out, 0, N_PHASES, s.phase)
    at = mark(out, at, s.seats, places_after(seat, s.actor, s.seats) if s.actor != NOBODY else NOBODY)
    at = mark(out, at, s.seats, places_after(seat, s.start, s.seats))
    at = measure(out, at, s.flip, 1.0)
    at = write_board(c, s, out, at)
    for number in range(s.seats):
        owner = seat_after(seat, number, s.seats)
        at = write_squares(s.workers[owner], out, at)
    at = write_castle(c, s, out, at)
    for number in range(s.seats):
        at = write_seat(s, seat_after(seat, number, s.seats), out, at)
    at = write_cards(c, s, seat, out, at)
    at = mark(out, at, N_COLOURS, s.selling)
    at = measure(out, at, s.towers_due, A_DUE)
    at = measure(out, at, s.has_passed, 1.0)
    at = measure(out, at, s.passes, A_PASS)
    at = measure(out, at, 0 if s.turns_left == NOT_ENDING else 1, 1.0)
    return measure(out, at, max(0, s.turns_left), A_PASS)


@kernel
def write_squares(words: Array, out: Array, at: int) -> int:
    """A set of squares as a plane."""
    for number in range(N_WORDS):
        left = words[number]
        while left != EMPTY:
            out[at + 64 * number + lowest(left)] = 1.0
            left &= left - ONE
    return at + N_SQUARES


@kernel
def write_board(c: Record, s: Record, out: Array, at: int) -> int:
    """K1, K9, K13: buildings, the lot, what is still to be covered, and whose seal still lies there."""
    for square in range(N_SQUARES):
        building = s.building_at[square]
        if building != NO_BUILDING:
            here = at + square
            if building != LOT:
                colour = s.card_of_building[building] % N_COLOURS
                out[here + (COLOUR_PLANES + colour) * N_SQUARES] = 1.0
                if s.sealed >> building & 1:
                    out[here + SEALED_PLANE * N_SQUARES] = 1.0
            if s.common >> building & 1:
                out[here + COMMON_PLANE * N_SQUARES] = 1.0
            if square % COLUMNS < COLUMNS - 1 and s.building_at[square + 1] == building:
                out[here + RIGHT_PLANE * N_SQUARES] = 1.0
            if square < N_SQUARES - COLUMNS and s.building_at[square + COLUMNS] == building:
                out[here + DOWN_PLANE * N_SQUARES] = 1.0
    for square in range(N_LOT_SQUARES):
        out[at + LOT_PLANE * N_SQUARES + board_square(s, square)] = 1.0
    for number in range(N_WORDS):
        left = c.camps[number] & ~s.taken[number]
        while left != EMPTY:
            out[at + CAMP_PLANE * N_SQUARES + 64 * number + lowest(left)] = 1.0
            left &= left - ONE
    return write_squares(s.workers[NEUTRAL], out, at + NEUTRAL_PLANE * N_SQUARES)


@kernel
def write_castle(c: Record, s: Record, out: Array, at: int) -> int:
    """K16, K18: the towers, the stores, the prices."""
    for floor in range(N_FLOORS):
        for square in range(N_LOT_SQUARES):
            if s.towers[floor, square] != NO_TOWER:
                out[at + s.towers[floor, square]] = 1.0
            at += N_COLOURS
    at = measure(out, at, s.is_upright, 1.0)
    at = mark(out, at, N_FLOORS, s.castle_floor)
    for floor in range(N_FLOORS):
        for colour in range(N_COLOURS):
            at = measure(out, at, s.stores[floor, colour], A_TOWER)
    for colour in range(N_COLOURS):
        at = measure(out, at, price(c, s, colour), A_PRICE)
    return at


@kernel
def write_seat(s: Record, owner: Seat, out: Array, at: int) -> int:
    """K5: what a seat has."""
    at = measure(out, at, s.own_workers[owner], AN_OWN)
    at = measure(out, at, s.neutral_workers[owner], A_NEUTRAL)
    at = measure(out, at, s.banners[owner], A_BANNER)
    at = measure(out, at, s.gold[owner], A_COIN)
    for colour in range(N_COLOURS):
        at = measure(out, at, s.seals[owner, colour], A_SEAL)
    return at


@kernel
def write_cards(c: Record, s: Record, seat: Seat, out: Array, at: int) -> int:
    """K3, K12: hands as far as they are known, the open cards, and what is left."""
    known = at + N_CARDS
    sizes = known + s.seats * N_CARDS
    cards = sizes + s.seats - 1
    unseen = cards + (N_OPEN + 1) * (N_KINDS + N_COLOURS)
    for card in range(N_CARDS):
        out[at + card] = s.hand[seat, card] * A_CARD
        out[unseen + card] = c.n_cards[card] - s.hand[seat, card]
    for number in range(s.seats):
        owner = seat_after(seat, number, s.seats)
        held = 0
        for card in range(N_CARDS):
            held += s.hand[owner, card]
            out[known + number * N_CARDS + card] = s.known[owner, card] * A_CARD
        if number > 0:
            out[sizes + number - 1] = held * A_CARD
            for card in range(N_CARDS):
                out[unseen + card] -= s.known[owner, card]
    for place in range(N_OPEN):
        write_card(out, cards + place * (N_KINDS + N_COLOURS), unseen, s.open_cards[place])
    write_card(out, cards + N_OPEN * (N_KINDS + N_COLOURS), unseen, s.card)
    for building in range(s.n_buildings):
        out[unseen + s.card_of_building[building]] -= 1.0
    for card in range(N_CARDS):
        out[unseen + card] = min(1.0, int(out[unseen + card]) * AN_UNSEEN_CARD)
    return measure(out, unseen + N_CARDS, DECK_SIZE - s.pile_next, A_PILE_CARD)


@kernel
def write_card(out: Array, at: int, unseen: int, card: Card) -> None:
    """K3: a card's kind and colour; it is not unseen."""
    if card != NO_CARD:
        out[at + card // N_COLOURS] = 1.0
        out[at + N_KINDS + card % N_COLOURS] = 1.0
        out[unseen + card] -= 1.0


OBSERVATION = Observation(parts=PARTS, observe=observe)
