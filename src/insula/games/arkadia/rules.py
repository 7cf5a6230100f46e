"""Arkadia: set-up, a turn, finished buildings, the castle, banner and end (K6-K23).

The order is that of RULES.md. `legal_x` writes the legal moves of a phase in ascending order, `explain_x` says
why a move is not among them, `apply_x` makes one; they trust their caller. Dispatch is at the bottom. Squares as bits
are in board.py, seals, prices and sales in scoring.py.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from insula.core.cards import shuffle
from insula.core.errors import LEGAL
from insula.core.events import emit, is_silent, reveal
from insula.core.jit import Array, Record, kernel
from insula.core.layout import EVERYBODY, NOBODY
from insula.core.rng import below, stream_word
from insula.games.arkadia import events as ev
from insula.games.arkadia import moves as mv
from insula.games.arkadia import reasons as why
from insula.games.arkadia.board import (
    EMPTY,
    Bits,
    add,
    before,
    beside,
    bit,
    cell_square,
    common,
    free_squares,
    has,
    is_empty,
    is_on_board,
    lowest,
    near_squares,
    nth,
    read,
    sites,
    size,
    tile_bits,
    union,
    without,
    write,
    write_moves,
)
from insula.games.arkadia.scoring import is_enclosed, pay_building, seal_on_top, sell, sell_out
from insula.games.arkadia.state import (
    ACTION,
    BANNER,
    COLUMNS,
    COURT,
    DECK_SIZE,
    DECK_STREAM,
    DRAW,
    HAND_SIZE,
    LOT,
    LOT_COLUMNS,
    LOT_ROWS,
    LOT_STREAM,
    MAX_SEATS,
    MEMORY,
    N_BUILDINGS,
    N_CARDS,
    N_COLOURS,
    N_FLOORS,
    N_KINDS,
    N_LOT_SQUARES,
    N_OPEN,
    N_OWNERS,
    N_RING,
    N_ROTATIONS,
    N_SQUARES,
    N_STREAMS,
    N_TURNINGS,
    NEUTRAL,
    NO_BUILDING,
    NO_CARD,
    NO_COLOUR,
    NO_TOWER,
    NOT_ENDING,
    OVER,
    SELL,
    SITE,
    START_STREAM,
    TOWER,
    WORKERS,
    WORKERS_A_BANNER,
    Building,
    Card,
    Colour,
    Floor,
    Kind,
    LotSquare,
    Place,
    Seat,
    Square,
    Turning,
)

_PHASES = {
    mv.BUILD: ACTION, mv.SITE: SITE, mv.DRAW: DRAW, mv.OWN: WORKERS, mv.NEUTRAL: WORKERS, mv.STOP: WORKERS,
    mv.TOWER: TOWER, mv.BANNER: BANNER, mv.SELL: SELL, mv.END: BANNER, mv.PASS: ACTION,
}  # fmt: skip
PHASE_OF_VERB = np.array([_PHASES[verb] for verb in range(len(_PHASES))], np.int64)
"""Where a verb belongs; workers also begin an action."""


def _lot_places() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """The lot's squares in the order of the board, lying and upright; and how far each is from the lot's corner."""
    order = np.zeros((2, N_LOT_SQUARES), np.int64)
    offset = np.zeros((2, N_LOT_SQUARES), np.int64)
    for square in range(N_LOT_SQUARES):
        row, column = divmod(square, LOT_COLUMNS)
        offset[0, square] = row * COLUMNS + column
        offset[1, square] = column * COLUMNS + LOT_ROWS - 1 - row
    for is_upright in range(2):
        order[is_upright] = np.argsort(offset[is_upright])
    return order, offset


LOT_ORDER, OFFSET_OF_LOT = _lot_places()

# --- Set-up (K6, K7) ------------------------------------------------------------------------------------------


@kernel
def setup(content: Array, states: Array, i: int, seats: int, options: Array, seed: np.uint64) -> None:
    """K6, K7: the lot, the stores, cards and workers; then the start player begins."""
    c = content[0]
    s = states[i]
    s.seats = seats
    s.flip = options[0]
    s.tracking = options[1]
    for stream in range(N_STREAMS):
        s.rng[stream] = stream_word(seed, stream)
    clear_table(s)
    place_lot(c, s)
    hand_out_pieces(c, s)
    deal_cards(c, s)
    s.start = below(s.rng, START_STREAM, seats)
    s.actor = s.start
    s.phase = ACTION
    s.turn = 1
    s.revealed = 0


@kernel
def clear_table(s: Record) -> None:
    """What is empty as a game begins."""
    s.card = NO_CARD
    s.n_buildings = 0
    s.sealed = 0
    s.common = 0
    s.towers_due = 0
    s.castle_floor = 0
    s.selling = NO_COLOUR
    s.has_passed = 0
    s.passes = 0
    s.turns_left = NOT_ENDING
    s.taken[:] = EMPTY
    s.built[:] = EMPTY
    s.edge[:] = EMPTY
    s.workers[:] = EMPTY
    s.building_at[:] = NO_BUILDING
    s.card_of_building[:] = NO_CARD
    s.neutral_workers[:] = 0
    s.seals[:] = 0
    s.gold[:] = 0
    s.towers[:] = NO_TOWER
    s.known[:] = 0
    s.hand[:] = 0


@kernel
def place_lot(c: Record, s: Record) -> None:
    """K6: one of all places without a camp, lying and upright together, with equal chance."""
    lying = places_of_lot(c, LOT_ROWS, LOT_COLUMNS)
    upright = places_of_lot(c, LOT_COLUMNS, LOT_ROWS)
    chosen = below(s.rng, LOT_STREAM, size(lying) + size(upright))
    if chosen < size(lying):
        lay_lot(s, nth(lying, chosen), 0)
    else:
        lay_lot(s, nth(upright, chosen - size(lying)), 1)


@kernel
def places_of_lot(c: Record, rows: int, columns: int) -> Bits:
    """K6: the corners from which the lot, `rows` by `columns` squares, is on the board and on no camp."""
    free = (~c.camps[0], ~c.camps[1], ~c.camps[2])
    places = free
    for row in range(rows):
        for column in range(columns):
            places = common(places, before(free, row, column))
    return places


@kernel
def lay_lot(s: Record, square: Square, is_upright: int) -> None:
    """K6: the lot lies on the board; for all that touches it, it is a building."""
    s.lot_square = square
    s.is_upright = is_upright
    bits = (EMPTY, EMPTY, EMPTY)
    for lot_square in range(N_LOT_SQUARES):
        at = square + OFFSET_OF_LOT[is_upright, lot_square]
        bits = union(bits, bit(at))
        s.building_at[at] = LOT
    occupy(s, LOT, bits)


@kernel
def occupy(s: Record, building: Building, bits: Bits) -> None:
    """K9: a building takes its squares; its edge is all that it shares an edge with."""
    write(s.taken, union(read(s.taken), bits))
    write(s.built, union(read(s.built), bits))
    write(s.edge[building], without(beside(bits), bits))


@kernel
def occupy_again(s: Record) -> None:
    """K9, K13: the squares taken, built on and beside each building, anew from where buildings and workers are."""
    s.taken[:] = EMPTY
    s.built[:] = EMPTY
    s.edge[:] = EMPTY
    for building in range(N_BUILDINGS):
        bits = (EMPTY, EMPTY, EMPTY)
        for square in range(N_SQUARES):
            if s.building_at[square] == building:
                bits = union(bits, bit(square))
        if not is_empty(bits):
            occupy(s, building, bits)
    for owner in range(N_OWNERS):
        write(s.taken, union(read(s.taken), read(s.workers[owner])))


@kernel
def hand_out_pieces(c: Record, s: Record) -> None:
    """K4, K5: towers in their stores, workers and banners for each seat."""
    for floor in range(N_FLOORS):
        for colour in range(N_COLOURS):
            s.stores[floor, colour] = c.towers_of_store[floor, colour]
    for seat in range(MAX_SEATS):
        s.own_workers[seat] = c.start_workers[0] if seat < s.seats else 0
        s.banners[seat] = c.start_banners[0] if seat < s.seats else 0


@kernel
def deal_cards(c: Record, s: Record) -> None:
    """K7: from the top four cards a seat, then three open; the rest is the pile."""
    n = 0
    for card in range(N_CARDS):
        for _ in range(c.n_cards[card]):
            s.pile[n] = card
            n += 1
    shuffle(s.pile, 0, DECK_SIZE, s.rng, DECK_STREAM)
    s.pile_next = 0
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            s.hand[seat, next_card(s)] += 1
    for place in range(N_OPEN):
        s.open_cards[place] = next_card(s)


@kernel
def next_card(s: Record) -> Card:
    """The top card of a pile that has one."""
    card = s.pile[s.pile_next]
    s.pile[s.pile_next] = 0
    s.pile_next += 1
    return card


# --- A turn: build, place workers, or pass (K8) ---------------------------------------------------------------


@kernel
def legal_action(c: Record, s: Record, out: Array) -> int:
    """K8: play a card whose tile has a legal place, or place a first worker; pass only when there is neither."""
    n = 0
    seat = s.actor
    free, near = free_squares(s), near_squares(s)
    for kind in range(N_KINDS):
        if holds_kind(s, seat, kind) and has_site(c, s, kind, free, near):
            for colour in range(N_COLOURS):
                if s.hand[seat, kind * N_COLOURS + colour] > 0:
                    out[n] = mv.BUILD_MOVE[kind, colour]
                    n += 1
    n = write_workers(s, first_squares(s), out, n)
    if n == 0:
        out[0] = mv.PASS_MOVE
        n = 1
    return n


@kernel
def holds_kind(s: Record, seat: Seat, kind: Kind) -> bool:
    """K9: whether a hand has a card of a kind."""
    for colour in range(N_COLOURS):
        if s.hand[seat, kind * N_COLOURS + colour] > 0:
            return True
    return False


@kernel
def has_site(c: Record, s: Record, kind: Kind, free: Bits, near: Bits) -> bool:
    """K9: whether a tile has a legal place."""
    for turning in range(n_turnings(s)):
        if c.first_turning[kind, turning] == turning and not is_empty(sites(c, kind, turning, free, near)):
            return True
    return False


@kernel
def n_turnings(s: Record) -> int:
    """K2: the ways to lay a tile; the last half are its mirror image."""
    return N_TURNINGS if s.flip else N_ROTATIONS


@kernel
def can_act(c: Record, s: Record) -> bool:
    """K8: whether the seat to act can build or place a worker."""
    if s.own_workers[s.actor] + s.neutral_workers[s.actor] > 0 and not is_empty(first_squares(s)):
        return True
    for kind in range(N_KINDS):
        if holds_kind(s, s.actor, kind) and has_site(c, s, kind, free_squares(s), near_squares(s)):
            return True
    return False


@kernel
def explain_pass(c: Record, s: Record) -> int:
    """K8: only a seat that can do neither passes."""
    return why.CAN_ACT if can_act(c, s) else LEGAL


@kernel
def apply_pass(s: Record, events: Array) -> None:
    """K8: nothing is done, which tells that no card of the hand fits; a banner may follow."""
    reveal(s, events)
    s.has_passed = 1
    emit(events, ev.PASSED, EVERYBODY, s.actor, 0, 0, 0, 0)
    s.phase = BANNER


# --- Build (K9-K12) -------------------------------------------------------------------------------------------


@kernel
def explain_build(c: Record, s: Record, kind: Kind, colour: Colour) -> int:
    """K9: a card of the hand whose tile has a legal place."""
    if s.hand[s.actor, kind * N_COLOURS + colour] == 0:
        return why.CARD_NOT_HELD
    return LEGAL if has_site(c, s, kind, free_squares(s), near_squares(s)) else why.NO_SITE


@kernel
def apply_build(s: Record, kind: Kind, colour: Colour, events: Array) -> None:
    """K9, K10: the card is played and out of the game; if one like it was known, it is that one."""
    card = kind * N_COLOURS + colour
    s.hand[s.actor, card] -= 1
    if s.known[s.actor, card] > 0:
        s.known[s.actor, card] -= 1
    s.card = card
    emit(events, ev.CARD_PLAYED, EVERYBODY, s.actor, kind, colour, 0, 0)
    s.phase = SITE


@kernel
def legal_site(c: Record, s: Record, out: Array) -> int:
    """K9: every place of the tile; K23: of turnings that cover the same squares the first."""
    kind = s.card // N_COLOURS
    free, near = free_squares(s), near_squares(s)
    n = 0
    for turning in range(n_turnings(s)):
        if c.first_turning[kind, turning] == turning:
            n = write_moves(sites(c, kind, turning, free, near), mv.SITE_MOVE[turning], out, n)
    return n


@kernel
def explain_site(c: Record, s: Record, turning: Turning, square: Square) -> int:
    """K2: turned over only where that is played; K9: on the board, on free squares, beside what lies there."""
    kind = s.card // N_COLOURS
    if turning >= n_turnings(s):
        return why.NOT_FLIPPED
    if not is_on_board(c, kind, turning, square):
        return why.OFF_BOARD
    bits = tile_bits(c, kind, turning, square)
    taken = read(s.taken)
    if not is_empty(common(bits, taken)):
        return why.SQUARE_OCCUPIED
    if is_empty(common(beside(bits), taken)):
        return why.TOUCHES_NOTHING
    return LEGAL if c.first_turning[kind, turning] == turning else why.SAME_TURNING


@kernel
def apply_site(c: Record, s: Record, turning: Turning, square: Square, events: Array) -> None:
    """K9: the tile is laid; K10: with a seal on it; K11: a neutral worker for each camp; K12: then a card."""
    kind = s.card // N_COLOURS
    building = s.n_buildings
    for cell in range(c.n_cells[kind]):
        s.building_at[cell_square(c, kind, turning, square, cell)] = building
    bits = tile_bits(c, kind, turning, square)
    occupy(s, building, bits)
    s.card_of_building[building] = s.card
    s.sealed |= 1 << building
    s.n_buildings += 1
    emit(events, ev.BUILT, EVERYBODY, s.actor, kind, s.card % N_COLOURS, square, 0)
    s.card = NO_CARD
    gain_neutral_workers(s, size(common(bits, read(c.camps))), events)
    if has_card_to_draw(s):
        s.phase = DRAW
    else:
        pay_finished(s, events)


@kernel
def gain_neutral_workers(s: Record, camps: int, events: Array) -> None:
    """K11: for each camp covered, one neutral worker."""
    if camps > 0:
        s.neutral_workers[s.actor] += camps
        emit(events, ev.CAMPS_COVERED, EVERYBODY, s.actor, camps, 0, 0, 0)


@kernel
def has_card_to_draw(s: Record) -> bool:
    """K12: an open card or the pile; with neither the hand shrinks."""
    if s.pile_next < DECK_SIZE:
        return True
    for place in range(N_OPEN):
        if s.open_cards[place] != NO_CARD:
            return True
    return False


@kernel
def legal_draw(s: Record, out: Array) -> int:
    """K12: one of the open cards, of equal ones the first, or the top of the pile."""
    n = 0
    for source in range(mv.PILE + 1):
        if explain_draw(s, source) == LEGAL:
            out[n] = mv.DRAW_MOVE[source]
            n += 1
    return n


@kernel
def explain_draw(s: Record, source: int) -> int:
    """K12: whether there is a card to draw from a source, and none like it before it."""
    if source == mv.PILE:
        return LEGAL if s.pile_next < DECK_SIZE else why.PILE_EMPTY
    if s.open_cards[source] == NO_CARD:
        return why.NO_OPEN_CARD
    for place in range(source):
        if s.open_cards[place] == s.open_cards[source]:
            return why.EQUAL_CARD
    return LEGAL


@kernel
def apply_draw(s: Record, source: int, events: Array) -> None:
    """K12: a card comes to the hand; then K14."""
    if source == mv.PILE:
        draw_from_pile(s, events)
    else:
        take_open_card(s, source, events)
    pay_finished(s, events)


@kernel
def draw_from_pile(s: Record, events: Array) -> None:
    """K12: the top of the pile, which only its owner sees."""
    if reveal(s, events):
        return
    card = next_card(s)
    s.hand[s.actor, card] += 1
    emit(events, ev.CARD_DRAWN, EVERYBODY, s.actor, 0, 0, 0, 0)
    emit(events, ev.CARD_SEEN, s.actor, s.actor, card // N_COLOURS, card % N_COLOURS, 0, 0)


@kernel
def take_open_card(s: Record, place: Place, events: Array) -> None:
    """K12: an open card, known to all until it is played; the pile replaces it at once, in its place."""
    card = s.open_cards[place]
    s.hand[s.actor, card] += 1
    s.known[s.actor, card] += 1
    emit(events, ev.CARD_TAKEN, EVERYBODY, s.actor, card // N_COLOURS, card % N_COLOURS, 0, 0)
    s.open_cards[place] = NO_CARD
    if s.pile_next < DECK_SIZE and not reveal(s, events):
        opened = next_card(s)
        s.open_cards[place] = opened
        emit(events, ev.CARD_OPENED, EVERYBODY, opened // N_COLOURS, opened % N_COLOURS, 0, 0, 0)


# --- Place workers (K13) --------------------------------------------------------------------------------------


@kernel
def first_squares(s: Record) -> Bits:
    """K13: where a first worker may go: free, next to any building or the lot."""
    return without(beside(read(s.built)), read(s.taken))


@kernel
def next_squares(s: Record) -> Bits:
    """K13: where another may go: free, next to a building that all workers of this turn touch."""
    edges = (EMPTY, EMPTY, EMPTY)
    left = s.common
    while left != 0:
        building = lowest(np.uint64(left))
        edges = union(edges, read(s.edge[building]))
        left &= left - 1
    return without(edges, read(s.taken))


@kernel
def write_workers(s: Record, squares: Bits, out: Array, n: int) -> int:
    """K13: an own or a neutral worker from the stock on each of these squares."""
    if s.own_workers[s.actor] > 0:
        n = write_moves(squares, mv.OWN_MOVE, out, n)
    if s.neutral_workers[s.actor] > 0:
        n = write_moves(squares, mv.NEUTRAL_MOVE, out, n)
    return n


@kernel
def legal_workers(s: Record, out: Array) -> int:
    """K13: another worker, or stop."""
    n = write_workers(s, next_squares(s), out, 0)
    out[n] = mv.STOP_MOVE
    return n + 1


@kernel
def explain_worker(s: Record, square: Square, is_own: bool) -> int:
    """K13: a worker from the stock, on a free square, next to a building common to all of this turn."""
    stock = s.own_workers[s.actor] if is_own else s.neutral_workers[s.actor]
    if stock == 0:
        return why.NO_OWN_WORKER if is_own else why.NO_NEUTRAL_WORKER
    if has(s.taken, square):
        return why.WORKER_SQUARE_OCCUPIED
    touched = buildings_beside(s, square)
    if touched == 0:
        return why.NO_BUILDING_BESIDE
    if s.phase == WORKERS and touched & s.common == 0:
        return why.NO_COMMON_BUILDING
    return LEGAL


@kernel
def buildings_beside(s: Record, square: Square) -> int:
    """K13: the buildings that a square shares an edge with, as bits; the lot is one."""
    touched = 0
    column = square % COLUMNS
    if column > 0 and s.building_at[square - 1] != NO_BUILDING:
        touched |= 1 << s.building_at[square - 1]
    if column < COLUMNS - 1 and s.building_at[square + 1] != NO_BUILDING:
        touched |= 1 << s.building_at[square + 1]
    if square >= COLUMNS and s.building_at[square - COLUMNS] != NO_BUILDING:
        touched |= 1 << s.building_at[square - COLUMNS]
    if square < N_SQUARES - COLUMNS and s.building_at[square + COLUMNS] != NO_BUILDING:
        touched |= 1 << s.building_at[square + COLUMNS]
    return touched


@kernel
def apply_worker(s: Record, square: Square, is_own: bool, events: Array) -> None:
    """K13: a worker stands on a square for good; a camp under it is lost."""
    if is_own:
        s.own_workers[s.actor] -= 1
        add(s.workers[s.actor], square)
        emit(events, ev.WORKER_PLACED, EVERYBODY, s.actor, square, 0, 0, 0)
    else:
        s.neutral_workers[s.actor] -= 1
        add(s.workers[NEUTRAL], square)
        emit(events, ev.NEUTRAL_PLACED, EVERYBODY, s.actor, square, 0, 0, 0)
    add(s.taken, square)
    touched = buildings_beside(s, square)
    s.common = touched if s.phase == ACTION else s.common & touched
    s.phase = WORKERS


@kernel
def apply_stop(s: Record, events: Array) -> None:
    """K13: all workers are placed; then K14."""
    s.common = 0
    pay_finished(s, events)


# --- Finished buildings (K14-K17) -----------------------------------------------------------------------------


@kernel
def pay_finished(s: Record, events: Array) -> None:
    """K14-K16: all seals of all finished buildings first; then a tower is due for each."""
    left = s.sealed
    while left != 0:
        building = lowest(np.uint64(left))
        left &= left - 1
        if is_enclosed(s, building):
            tell_finished(s, building, events)
            pay_building(s, building, events)
            s.towers_due += 1
    ask_for_tower(s, events)


@kernel
def tell_finished(s: Record, building: Building, events: Array) -> None:
    """K14: an event for a finished building, told by its first square."""
    if is_silent(events):
        return
    square = 0
    while s.building_at[square] != building:
        square += 1
    card = s.card_of_building[building]
    emit(events, ev.FINISHED, EVERYBODY, s.actor, card // N_COLOURS, card % N_COLOURS, square, 0)


@kernel
def ask_for_tower(s: Record, events: Array) -> None:
    """K16: while towers are due, one is asked for; K17: none once store 3 is empty; then the banner."""
    if s.towers_due > 0 and count_store(s, s.castle_floor) == 0:
        emit(events, ev.STORE_EMPTY, EVERYBODY, s.actor, s.towers_due, 0, 0, 0)
        s.towers_due = 0
    s.phase = TOWER if s.towers_due > 0 else BANNER


@kernel
def count_store(s: Record, floor: Floor) -> int:
    """K17: how many towers a store holds."""
    towers = 0
    for colour in range(N_COLOURS):
        towers += s.stores[floor, colour]
    return towers


@kernel
def legal_tower(c: Record, s: Record, out: Array) -> int:
    """K16: a colour still in the current floor's store, on a free ring square of that floor."""
    n = 0
    for colour in range(N_COLOURS):
        if s.stores[s.castle_floor, colour] > 0:
            for k in range(N_LOT_SQUARES):
                square = LOT_ORDER[s.is_upright, k]
                if c.lot[square] != COURT and s.towers[s.castle_floor, square] == NO_TOWER:
                    out[n] = mv.TOWER_MOVE[colour, board_square(s, square)]
                    n += 1
    return n


@kernel
def board_square(s: Record, square: LotSquare) -> Square:
    """K6: where a square of the lot lies on the board."""
    return s.lot_square + OFFSET_OF_LOT[s.is_upright, square]


@kernel
def lot_square(s: Record, square: Square) -> LotSquare:
    """K6: which square of the lot a square of the board is, -1 beside the lot."""
    for k in range(N_LOT_SQUARES):
        if board_square(s, k) == square:
            return k
    return -1


@kernel
def explain_tower(c: Record, s: Record, colour: Colour, square: Square) -> int:
    """K16, K17: on the ring, from the current floor's store, where this floor has no tower yet."""
    at = lot_square(s, square)
    if at < 0 or c.lot[at] == COURT:
        return why.NOT_ON_RING
    if s.stores[s.castle_floor, colour] == 0:
        return why.NOT_IN_STORE
    return why.TOWER_THERE if s.towers[s.castle_floor, at] != NO_TOWER else LEGAL


@kernel
def apply_tower(c: Record, s: Record, colour: Colour, square: Square, events: Array) -> None:
    """K16: a tower is put; K17: a full floor is finished at once; then the next tower, or the banner."""
    at = lot_square(s, square)
    covered = seal_on_top(c, s, at)
    s.stores[s.castle_floor, colour] -= 1
    s.towers[s.castle_floor, at] = colour
    s.towers_due -= 1
    emit(events, ev.TOWER_PLACED, EVERYBODY, s.actor, colour, square, s.castle_floor + 1, covered)
    if s.castle_floor < N_FLOORS - 1 and is_floor_full(s):
        finish_floor(s, events)
    ask_for_tower(s, events)


@kernel
def is_floor_full(s: Record) -> bool:
    """K17: whether the current floor has all ten."""
    towers = 0
    for square in range(N_LOT_SQUARES):
        towers += s.towers[s.castle_floor, square] != NO_TOWER
    return towers == N_RING


@kernel
def finish_floor(s: Record, events: Array) -> None:
    """K17: what is left in its store goes to store 3, the next floor is begun; K20: after floor 2 the end starts."""
    emit(events, ev.FLOOR_FINISHED, EVERYBODY, s.castle_floor + 1, 0, 0, 0, 0)
    for colour in range(N_COLOURS):
        left = s.stores[s.castle_floor, colour]
        if left > 0:
            s.stores[N_FLOORS - 1, colour] += left
            s.stores[s.castle_floor, colour] = 0
            emit(events, ev.TOWER_LEFT, EVERYBODY, colour, left, 0, 0, 0)
    s.castle_floor += 1
    if s.castle_floor == N_FLOORS - 1:
        begin_end(s, events)


# --- Banner (K19) ---------------------------------------------------------------------------------------------


@kernel
def legal_banner(s: Record, out: Array) -> int:
    """K19: a banner, if one is left, or the end of the turn."""
    n = 0
    if s.banners[s.actor] > 0:
        out[0] = mv.BANNER_MOVE
        n = 1
    out[n] = mv.END_MOVE
    return n + 1


@kernel
def explain_banner(s: Record) -> int:
    """K19: one of the own banners."""
    return LEGAL if s.banners[s.actor] > 0 else why.NO_BANNER_LEFT


@kernel
def apply_banner(s: Record, events: Array) -> None:
    """K19: the banner leaves the game; two own workers; then the sale, colour by colour."""
    s.banners[s.actor] -= 1
    s.own_workers[s.actor] += WORKERS_A_BANNER
    emit(events, ev.BANNER_USED, EVERYBODY, s.actor, WORKERS_A_BANNER, 0, 0, 0)
    s.selling = 0
    s.phase = SELL


@kernel
def legal_sell(s: Record, out: Array) -> int:
    """K23: of the colour asked for, any number of seals from none to all held."""
    held = s.seals[s.actor, s.selling]
    for number in range(held + 1):
        out[number] = mv.SELL_MOVE[s.selling, number]
    return held + 1


@kernel
def explain_sell(s: Record, colour: Colour, number: int) -> int:
    """K19: the colour asked for, and no more than are held."""
    if colour != s.selling:
        return why.OTHER_COLOUR
    return LEGAL if number <= s.seals[s.actor, colour] else why.TOO_FEW_SEALS


@kernel
def apply_sell(c: Record, s: Record, number: int, events: Array) -> None:
    """K19: that many seals of the colour are sold; after the last colour the turn ends."""
    sell(c, s, s.selling, number, events)
    s.selling += 1
    if s.selling == N_COLOURS:
        s.selling = NO_COLOUR
        s.passes = 0
        end_turn(c, s, events)


# --- End (K20-K22) --------------------------------------------------------------------------------------------


@kernel
def begin_end(s: Record, events: Array) -> None:
    """K20: floor 2 is full: after this turn every seat has one more, the seat to act the last."""
    s.turns_left = s.seats
    emit(events, ev.END_BEGAN, EVERYBODY, s.actor, 0, 0, 0, 0)


@kernel
def apply_end(c: Record, s: Record, events: Array) -> None:
    """K22: a turn without a banner; it counts if it was a pass."""
    s.passes = s.passes + 1 if s.has_passed else 0
    end_turn(c, s, events)


@kernel
def end_turn(c: Record, s: Record, events: Array) -> None:
    """K20: the game ends after the last turn; K22: or when all have passed without a banner; else the next seat."""
    s.has_passed = 0
    if s.turns_left == 0:
        end_game(c, s, events)
    elif s.passes == s.seats:
        emit(events, ev.ALL_PASSED, EVERYBODY, s.turn, 0, 0, 0, 0)
        end_game(c, s, events)
    else:
        begin_next_turn(s, events)


@kernel
def begin_next_turn(s: Record, events: Array) -> None:
    """K8: the next seat's turn; K20: once the end has started, one fewer follows."""
    if s.turns_left != NOT_ENDING:
        s.turns_left -= 1
    s.actor = (s.actor + 1) % s.seats
    s.turn += 1
    s.phase = ACTION
    emit(events, ev.TURN_BEGAN, EVERYBODY, s.actor, s.turn, 0, 0, 0)


@kernel
def end_game(c: Record, s: Record, events: Array) -> None:
    """K21: all seals are sold, nobody chooses; what the screens hid comes to light with it."""
    emit(events, ev.GAME_ENDED, EVERYBODY, s.turn, 0, 0, 0, 0)
    s.actor = NOBODY
    if s.tracking == MEMORY and reveal(s, events):
        return
    sell_out(c, s, events)
    s.phase = OVER


# --- Trying out -----------------------------------------------------------------------------------------------


@kernel
def suppose(content: Array, states: Array, i: int, seat: Seat, events: Array) -> int:
    """K8: a seat's turn begins, as if those before it were left out; its own goes on. K20: if it has one left."""
    s = states[i]
    if s.phase == OVER:
        return why.GAME_OVER
    if s.actor != seat:
        break_off(s, events)
    while s.actor != seat:
        if s.turns_left == 0:
            return why.NO_TURN_LEFT
        begin_next_turn(s, events)
    return LEGAL


@kernel
def break_off(s: Record, events: Array) -> None:
    """K9-K19: a card played goes back to the hand; what is laid counts, but no tower is put and nothing more sold."""
    if s.phase == SITE:
        s.hand[s.actor, s.card] += 1
        s.known[s.actor, s.card] += 1
        s.card = NO_CARD
    if s.phase == DRAW and s.pile_next < DECK_SIZE:
        draw_from_pile(s, events)
    if s.phase in (DRAW, WORKERS):
        apply_stop(s, events)
    s.towers_due = 0
    s.selling = NO_COLOUR
    s.has_passed = 0


# --- Dispatch (K23) -------------------------------------------------------------------------------------------


@kernel
def legal_moves(content: Array, states: Array, i: int, out: Array) -> int:
    """The legal moves of the seat to act, ascending; none once the game is over."""
    c = content[0]
    s = states[i]
    if s.phase == ACTION:
        return legal_action(c, s, out)
    if s.phase == SITE:
        return legal_site(c, s, out)
    if s.phase == DRAW:
        return legal_draw(s, out)
    if s.phase == WORKERS:
        return legal_workers(s, out)
    if s.phase == TOWER:
        return legal_tower(c, s, out)
    if s.phase == BANNER:
        return legal_banner(s, out)
    if s.phase == SELL:
        return legal_sell(s, out)
    return 0


@kernel
def explain(content: Array, states: Array, i: int, move: int) -> int:
    """Why a move is refused; LEGAL exactly for those in `legal_moves`."""
    c = content[0]
    s = states[i]
    verb, kind, colour, turning, square, source, number = mv.read_move(move)
    if s.phase == OVER:
        return why.GAME_OVER
    if not is_due(s, verb):
        return explain_phase(s, verb)
    if verb == mv.BUILD:
        return explain_build(c, s, kind, colour)
    if verb == mv.SITE:
        return explain_site(c, s, turning, square)
    if verb == mv.DRAW:
        return explain_draw(s, source)
    if verb in (mv.OWN, mv.NEUTRAL):
        return explain_worker(s, square, verb == mv.OWN)
    if verb == mv.TOWER:
        return explain_tower(c, s, colour, square)
    if verb == mv.BANNER:
        return explain_banner(s)
    if verb == mv.SELL:
        return explain_sell(s, colour, number)
    if verb == mv.PASS:
        return explain_pass(c, s)
    return LEGAL


@kernel
def is_due(s: Record, verb: int) -> bool:
    """K23: whether a verb belongs to what is asked; workers also begin an action."""
    return PHASE_OF_VERB[verb] == s.phase or (s.phase == ACTION and verb in (mv.OWN, mv.NEUTRAL))


@kernel
def explain_phase(s: Record, verb: int) -> int:
    """K16, K19, K23: why a verb is not for now."""
    if verb == mv.TOWER:
        return why.NO_TOWER_DUE
    if verb == mv.BANNER:
        return why.BANNER_USED if s.phase == SELL else why.BANNER_LATER
    return why.NO_SALE if verb == mv.SELL else why.NOT_NOW


@kernel
def apply(content: Array, states: Array, i: int, move: int, events: Array) -> None:
    """Make one legal move."""
    c = content[0]
    s = states[i]
    verb, kind, colour, turning, square, source, number = mv.read_move(move)
    if verb == mv.BUILD:
        apply_build(s, kind, colour, events)
    elif verb == mv.SITE:
        apply_site(c, s, turning, square, events)
    elif verb == mv.DRAW:
        apply_draw(s, source, events)
    elif verb in (mv.OWN, mv.NEUTRAL):
        apply_worker(s, square, verb == mv.OWN, events)
    elif verb == mv.STOP:
        apply_stop(s, events)
    elif verb == mv.TOWER:
        apply_tower(c, s, colour, square, events)
    elif verb == mv.BANNER:
        apply_banner(s, events)
    elif verb == mv.SELL:
        apply_sell(c, s, number, events)
    elif verb == mv.END:
        apply_end(c, s, events)
    else:
        apply_pass(s, events)
