"""What a seat may know, as numbers for a net: the districts as planes, every other tile by its edges."""

from __future__ import annotations

from typing import Any

from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.core.observation import SEATS, Observation, Part, mark, measure, places_after, seat_after
from insula.games.carpe_diem.district import edge_on
from insula.games.carpe_diem.scoring import count_ahead
from insula.games.carpe_diem.state import (
    FOUNTAIN,
    MARKET,
    MAX_CHIMNEYS,
    N_CIRCLES,
    N_DARK,
    N_DARK_SPACES,
    N_DEPOTS,
    N_FEATURE_KINDS,
    N_FOUNTAIN_CARDS,
    N_GAME_PHASES,
    N_GOODS,
    N_KINDS,
    N_LIGHT,
    N_MARKS,
    N_NEEDS,
    N_PLACES,
    N_REWARDS,
    N_SIDES,
    N_SPACES,
    N_SQUARES,
    N_TILES,
    NO_CARD,
    NO_CIRCLE,
    NO_KIND,
    NO_SEAT,
    NO_SPACE,
    NO_TILE,
    PASTURE,
    PHASES,
    TILES_A_PHASE,
    WIDTH,
    Card,
    Seat,
    Tile,
)

N_PHASES = len(PHASES)
N_CENTRES = FOUNTAIN - MARKET + 1
EDGES = 2 + N_CENTRES
"""Where the edges of a tile begin: behind whether it lies there, its chimneys and what is in its middle."""
A_TILE = EDGES + N_SIDES * N_FEATURE_KINDS
TILE_PLANE, CHIMNEY_PLANE, CENTRE_PLANES = 0, 1, 2
SHOVEL_PLANE, BANDEROLE_PLANE = CENTRE_PLANES + N_CENTRES, CENTRE_PLANES + N_CENTRES + 1
EAST_PLANES = BANDEROLE_PLANE + 1
SOUTH_PLANES = EAST_PLANES + N_FEATURE_KINDS
N_PLANES = SOUTH_PLANES + N_FEATURE_KINDS
NORTH, EAST, SOUTH, WEST = range(N_SIDES)

A_POINT, A_STEP, A_THING, A_SEAT = 1 / 300, 1 / 20, 1 / 40, 1 / 4
A_CHIMNEY, A_NEED, A_FOUNTAIN_CARD = 1 / MAX_CHIMNEYS, 1 / 9, 1 / N_FOUNTAIN_CARDS

PARTS = (
    Part(name="phase", shape=(N_PHASES,), meaning="what is decided: " + ", ".join(PHASES)),
    Part(name="to_act", shape=(SEATS,), meaning="who is to act"),
    Part(name="options", shape=(3,), meaning="edition 2018, villas linear, bread repeat"),
    Part(name="game_phase", shape=(N_GAME_PHASES,), meaning="which of the four phases is played"),
    Part(name="start", shape=(SEATS,), meaning="who has the start token"),
    Part(
        name="seats", shape=(SEATS, 9 + N_GOODS),
        meaning="of each seat points / 300, coins, bread, goods, stored tiles and chimneys / 40, the space of its disc"
        " / 20, discs before it / 4, its place in a scoring under way / 4, fountain cards / 24",
    ),
    Part(name="scorer", shape=(1,), meaning="how many seats have had their scoring / 4"),
    Part(name="patricians", shape=(SEATS, N_DEPOTS), meaning="where each patrician stands"),
    Part(
        name="districts", shape=(SEATS, N_PLANES, WIDTH, WIDTH),
        meaning="planes: a tile; its chimneys / 4; market, bakery, fountain in its middle; the shovel; banderoles;"
        " which of nine kinds crosses to the east (9 planes) and to the south (9 planes)",
    ),
    Part(
        name="tasks", shape=(SEATS, N_SIDES, N_MARKS, N_FEATURE_KINDS + 1),
        meaning="frame tasks: top, right, bottom, left; the kind; its points / 40",
    ),
    Part(name="built", shape=(SEATS, N_KINDS), meaning="finished, or built, of each kind / 40"),
    Part(
        name="in_hand", shape=(A_TILE,),
        meaning="a tile: whether it lies there; chimneys / 4; its middle; on each side which of nine kinds",
    ),
    Part(name="depots", shape=(N_DEPOTS, N_PLACES, A_TILE), meaning="the tiles in the depots, likewise"),
    Part(name="row", shape=(N_DARK_SPACES, A_TILE), meaning="the tiles of the dark row, likewise"),
    Part(
        name="cards", shape=(N_SPACES, N_NEEDS + N_REWARDS),
        meaning="on each space what the card needs / 9 and brings / 40",
    ),
    Part(name="discs", shape=(N_CIRCLES, SEATS), meaning="whose disc lies on each circle"),
    Part(name="circle", shape=(N_CIRCLES,), meaning="the circle that is being settled"),
    Part(name="space", shape=(N_SPACES,), meaning="the space of the card that is being settled"),
    Part(name="settling", shape=(3,), meaning="cards of it settled / 2; multiples so far / 40; whether bread was paid"),
    Part(name="waiting", shape=(N_KINDS,), meaning="rewards that wait, of each kind / 4"),
    Part(name="next_reward", shape=(N_KINDS + 1,), meaning="the next of them, the goods that it brings / 40"),
    Part(name="fountain_cards", shape=(N_KINDS,), meaning="in the observer's hand / 24"),
    Part(name="put_back", shape=(N_KINDS,), meaning="put back by the observer and still in the pile / 24"),
    Part(name="unseen_fountain_cards", shape=(N_KINDS,), meaning="all others / 24"),
    Part(name="fountain_pile", shape=(1,), meaning="cards in the fountain pile / 24"),
    Part(name="unseen_tiles", shape=(N_TILES,), meaning="which tiles are not dealt yet"),
)  # fmt: skip


@kernel
def observe(content: Array, states: Array, i: int, seat: Seat, out: Array) -> int:
    """Write what a seat may know into an array of zeros; how many numbers that are."""
    c, s = content[0], states[i]
    at = write_head(s, seat, out)
    at = write_seats(s, seat, out, at)
    for number in range(s.seats):
        at = mark(out, at, N_DEPOTS, s.pawn[seat_after(seat, number, s.seats)])
    for number in range(s.seats):
        at = write_district(c, s, seat_after(seat, number, s.seats), out, at)
    for number in range(s.seats):
        at = write_tasks(c, s, seat_after(seat, number, s.seats), out, at)
    for number in range(s.seats):
        owner = seat_after(seat, number, s.seats)
        for kind in range(N_KINDS):
            out[at + kind] = min(1.0, s.built[owner, kind] * A_THING)
        at += N_KINDS
    at = write_tile(c, out, at, s.tile)
    for depot in range(N_DEPOTS):
        for place in range(N_PLACES):
            at = write_tile(c, out, at, s.depots[depot, place])
    for space in range(N_DARK_SPACES):
        at = write_tile(c, out, at, s.row[space])
    for space in range(N_SPACES):
        at = write_card(c, out, at, s.cards[space])
    at = write_circles(s, seat, out, at)
    at = write_waiting(s, out, at)
    at = write_fountain(c, s, seat, out, at)
    return write_unseen(s, out, at)


@kernel
def write_head(s: Record, seat: Seat, out: Array) -> int:
    """What is decided, by whom, under which options."""
    at = mark(out, 0, N_PHASES, s.phase)
    at = mark(out, at, s.seats, places_after(seat, s.actor, s.seats) if s.actor != NOBODY else NOBODY)
    at = measure(out, at, s.edition, 1.0)
    at = measure(out, at, s.villa_rule, 1.0)
    at = measure(out, at, s.bread_rule, 1.0)
    at = mark(out, at, N_GAME_PHASES, s.game_phase)
    return mark(out, at, s.seats, places_after(seat, s.start, s.seats))


@kernel
def write_seats(s: Record, seat: Seat, out: Array, at: int) -> int:
    """What each seat has, and its place on the track and in a scoring; then how many have had theirs."""
    first = at
    for number in range(s.seats):
        owner = seat_after(seat, number, s.seats)
        at = measure(out, at, s.points[owner], A_POINT)
        at = measure(out, at, s.coins[owner], A_THING)
        at = measure(out, at, s.bread[owner], A_THING)
        for good in range(N_GOODS):
            at = measure(out, at, s.goods[owner, good], A_THING)
        at = measure(out, at + 1, s.chimneys[owner], A_THING)
        at = measure(out, at, s.track[owner], A_STEP)
        at = measure(out, at, count_ahead(s, owner), A_SEAT)
        cards = 0
        for kind in range(N_KINDS):
            cards += s.fountain_hand[owner, kind]
        at = measure(out, at + 1, cards, A_FOUNTAIN_CARD)
    width = (at - first) // s.seats
    for tile in range(N_TILES):
        if s.stored_by[tile] != NO_SEAT:
            place = first + width * places_after(seat, s.stored_by[tile], s.seats) + 3 + N_GOODS
            out[place] += 1.0
    for number in range(s.seats):
        place = first + width * number + 3 + N_GOODS
        out[place] = min(1.0, int(out[place]) * A_THING)
        if s.order[number] != NO_SEAT:
            out[first + width * places_after(seat, s.order[number], s.seats) + width - 2] = (number + 1) * A_SEAT
    return measure(out, at, s.scorer, A_SEAT)


@kernel
def write_district(c: Record, s: Record, owner: Seat, out: Array, at: int) -> int:
    """C5, C16: a district, plane by plane. What crosses to the north and west is told on the neighbour's square."""
    board = s.board[owner]
    out[at + SHOVEL_PLANE * N_SQUARES + c.shovel_of_board[board]] = 1.0
    for square in range(N_SQUARES):
        out[at + BANDEROLE_PLANE * N_SQUARES + square] = c.has_banderole[board, square]
    for square in range(N_SQUARES):
        tile = s.tile_at[owner, square]
        if tile != NO_TILE:
            here = at + square
            out[here + TILE_PLANE * N_SQUARES] = 1.0
            out[here + CHIMNEY_PLANE * N_SQUARES] = c.chimneys_of_tile[tile] * A_CHIMNEY
            if c.centre_of_tile[tile] != NO_KIND:
                out[here + (CENTRE_PLANES + c.centre_of_tile[tile] - MARKET) * N_SQUARES] = 1.0
            edges = c.edges_of_tile[tile, s.turning_at[owner, square]]
            cross(out, here, EAST_PLANES, edge_on(edges, EAST))
            cross(out, here, SOUTH_PLANES, edge_on(edges, SOUTH))
            cross(out, here - 1, EAST_PLANES, edge_on(edges, WEST))
            cross(out, here - WIDTH, SOUTH_PLANES, edge_on(edges, NORTH))
    return at + N_PLANES * N_SQUARES


@kernel
def cross(out: Array, here: int, planes: int, edge: int) -> None:
    """C16: something crosses an edge; nothing does at the frame, which is pasture."""
    if edge != PASTURE:
        out[here + (planes + edge - 1) * N_SQUARES] = 1.0


@kernel
def write_tasks(c: Record, s: Record, owner: Seat, out: Array, at: int) -> int:
    """C39: the tasks of a frame."""
    for side in range(N_SIDES):
        piece = s.frame[owner * N_SIDES + side]
        for number in range(N_MARKS):
            out[at + c.kind_of_task[piece, number]] = 1.0
            at = measure(out, at + N_FEATURE_KINDS, c.points_of_task[piece, number], A_THING)
    return at


@kernel
def write_tile(c: Record, out: Array, at: int, tile: Tile) -> int:
    """C5: a tile as it is not turned."""
    if tile != NO_TILE:
        out[at] = 1.0
        out[at + 1] = c.chimneys_of_tile[tile] * A_CHIMNEY
        if c.centre_of_tile[tile] != NO_KIND:
            out[at + 2 + c.centre_of_tile[tile] - MARKET] = 1.0
        edges = c.edges_of_tile[tile, 0]
        for side in range(N_SIDES):
            edge = edge_on(edges, side)
            if edge != PASTURE:
                out[at + EDGES + side * N_FEATURE_KINDS + edge - 1] = 1.0
    return at + A_TILE


@kernel
def write_card(c: Record, out: Array, at: int, card: Card) -> int:
    """C29, C31: what a scoring card needs and what it brings."""
    if card != NO_CARD:
        for need in range(N_NEEDS):
            out[at + need] = c.need_of_card[card, need] * A_NEED
        for reward in range(N_REWARDS):
            out[at + N_NEEDS + reward] = c.reward_of_card[card, reward] * A_THING
    return at + N_NEEDS + N_REWARDS


@kernel
def write_circles(s: Record, seat: Seat, out: Array, at: int) -> int:
    """C28, C29: the discs on the circles, and the one that is being settled."""
    for circle in range(N_CIRCLES):
        if s.disc[circle] != NO_SEAT:
            out[at + places_after(seat, s.disc[circle], s.seats)] = 1.0
        at += s.seats
    if s.circle != NO_CIRCLE:
        out[at + s.circle] = 1.0
        if s.space != NO_SPACE:
            out[at + N_CIRCLES + s.space] = 1.0
    at = measure(out, at + N_CIRCLES + N_SPACES, s.settled, 0.5)
    at = measure(out, at, s.multiples, A_THING)
    return measure(out, at, s.bread_paid, 1.0)


@kernel
def write_waiting(s: Record, out: Array, at: int) -> int:
    """C19: rewards still to come."""
    for number in range(s.depth):
        out[at + s.waiting_kind[number]] = min(1.0, out[at + s.waiting_kind[number]] + 0.25)
    if s.depth > 0:
        mark(out, at + N_KINDS, N_KINDS, s.waiting_kind[s.depth - 1])
        measure(out, at + 2 * N_KINDS, s.waiting_goods[s.depth - 1], A_THING)
    return at + 2 * N_KINDS + 1


@kernel
def write_fountain(c: Record, s: Record, seat: Seat, out: Array, at: int) -> int:
    """C25, C38: the observer's fountain cards, those that it put back, and all others."""
    unseen = at + 2 * N_KINDS
    for card in range(N_FOUNTAIN_CARDS):
        out[unseen + c.kind_of_fountain_card[card]] += 1.0
    for number in range(s.fountain_size):
        place = s.fountain_top + number
        place -= N_FOUNTAIN_CARDS if place >= N_FOUNTAIN_CARDS else 0
        if s.returned_by[place] == seat:
            out[at + N_KINDS + s.fountain_pile[place]] += 1.0
    for kind in range(N_KINDS):
        held, put_back = s.fountain_hand[seat, kind], int(out[at + N_KINDS + kind])
        out[unseen + kind] = (int(out[unseen + kind]) - held - put_back) * A_FOUNTAIN_CARD
        out[at + N_KINDS + kind] = put_back * A_FOUNTAIN_CARD
        out[at + kind] = held * A_FOUNTAIN_CARD
    return measure(out, unseen + N_KINDS, s.fountain_size, A_FOUNTAIN_CARD)


@kernel
def write_unseen(s: Record, out: Array, at: int) -> int:
    """C34: the tiles of the phases to come."""
    for place in range((s.game_phase + 1) * TILES_A_PHASE, N_LIGHT):
        out[at + s.light_pile[place]] = 1.0
    if s.game_phase < N_GAME_PHASES - 1:
        for place in range(N_DARK_SPACES, N_DARK):
            out[at + s.dark_pile[place]] = 1.0
    return at + N_TILES


def is_alike(content: Any, states: Any, field: str, place: tuple[int, ...], value: int) -> bool:
    """C41: tiles and turnings that look the same; cards, frame pieces and boards that differ by their names alone."""
    c, s = content[0], states[0]
    before = s[field][place] if place else s[field]
    if field == "turning_at":
        tile = s.tile_at[place]
        return bool(tile != NO_TILE and c.edges_of_tile[tile, before] == c.edges_of_tile[tile, value])
    if min(before, value) < 0:
        return False
    if field in ("tile", "depots", "row", "tile_at"):
        return bool(c.look_of_tile[before] == c.look_of_tile[value])
    tables = {
        "cards": (c.need_of_card, c.reward_of_card),
        "frame": (c.kind_of_task, c.points_of_task),
        "board": (c.shovel_of_board, c.has_banderole),
    }
    return field in tables and all((table[before] == table[value]).all() for table in tables[field])


OBSERVATION = Observation(parts=PARTS, observe=observe, is_alike=is_alike)
