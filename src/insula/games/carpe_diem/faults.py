"""Every invariant of a state, as one kernel: what must hold after every move in every mode."""

from __future__ import annotations

import numpy as np

from insula.core.errors import FaultTable
from insula.core.jit import Array, Record, kernel
from insula.core.layout import NOBODY
from insula.games.carpe_diem.district import EDGE_BITS, edge_on, is_frontier, part_at, root_of
from insula.games.carpe_diem.rules import class_of, count_in_depot
from insula.games.carpe_diem.state import (
    ANY_EDGE,
    BREAD,
    CARD,
    CIRCLE,
    FIRST,
    MARKET,
    N_CIRCLES,
    N_DARK,
    N_DARK_SPACES,
    N_DEPOTS,
    N_FOUNTAIN_CARDS,
    N_GAME_PHASES,
    N_KINDS,
    N_LIGHT,
    N_PARTS,
    N_PARTS_OF_TILE,
    N_PLACES,
    N_SIDES,
    N_SPACES,
    N_SQUARES,
    N_TILES,
    NEIGHBOUR_OF_SQUARE,
    NO_CARD,
    NO_CIRCLE,
    NO_DEPOT,
    NO_KIND,
    NO_PART,
    NO_SEAT,
    NO_SPACE,
    NO_SQUARE,
    NO_TILE,
    OVER,
    PASTURE,
    PAWN,
    PAY,
    SQUARE,
    TILES_A_PHASE,
    Edges,
    Part,
    Seat,
    Square,
    Tile,
)

FAULTS = FaultTable()
TILES_FAULT = FAULTS.add("a tile is in two places or in none")
DEPOTS = FAULTS.add("a depot holds fewer tiles than it may, or is not known to hold any")
FACING = FAULTS.add("what faces a square is not what lies around it")
FEATURES = FAULTS.add("a feature is not what a flood fill finds")
BUILT = FAULTS.add("things built are not those in the district")
TRACK = FAULTS.add("discs on the track are in no order")
FOUNTAIN_CARDS = FAULTS.add("fountain cards are not conserved")
ACTOR = FAULTS.add("the seat to act does not fit the phase")
WAITING = FAULTS.add("the tile in hand or a waiting reward does not fit the phase")
DISCS = FAULTS.add("a disc lies where it may not, or one is missing")
SETTLING = FAULTS.add("the card being settled does not fit the phase")
EDGES = FAULTS.add("edges that touch do not match")


@kernel
def faults(content: Array, states: Array, i: int) -> int:
    """All that is wrong with a state, a bit each; 0 for a sound one."""
    c = content[0]
    s = states[i]
    wrong = 0
    if not are_tiles_conserved(s):
        wrong |= TILES_FAULT
    for depot in range(N_DEPOTS):
        tiles = count_in_depot(s, depot)
        if 0 < tiles <= N_PLACES - s.seats or (s.filled >> depot & 1) != (tiles > 0):
            wrong |= DEPOTS
    for seat in range(s.seats):
        wrong |= district_faults(c, s, seat)
    if not is_track_sound(s):
        wrong |= TRACK
    if not are_fountain_cards_conserved(c, s):
        wrong |= FOUNTAIN_CARDS
    if (s.phase == OVER) != (s.actor == NOBODY) or s.actor >= s.seats:
        wrong |= ACTOR
    if not are_patricians_placed(s):
        wrong |= ACTOR
    if not is_waiting_sound(s):
        wrong |= WAITING
    if not are_discs_sound(c, s):
        wrong |= DISCS
    if not is_settling_sound(c, s):
        wrong |= SETTLING
    return wrong


# --- Tiles ----------------------------------------------------------------------------------------------------


@kernel
def are_tiles_conserved(s: Record) -> bool:
    """C4, C15: a tile is in one place; those in none were cleared from emptied depots."""
    missing = 0
    for tile in range(N_TILES):
        places = count_places(s, tile)
        if places > 1:
            return False
        missing += 1 - places
    empty_depots = s.game_phase * N_DEPOTS
    for depot in range(N_DEPOTS):
        empty_depots += count_in_depot(s, depot) == 0
    return missing == empty_depots * (N_PLACES - s.seats)


@kernel
def count_places(s: Record, tile: Tile) -> int:
    """C4: in how many places a tile is: a pile, a depot, the row, in hand, built or stored."""
    places = int(s.stored_by[tile] != NO_SEAT) + int(s.tile == tile) + int(is_in_pile(s, tile))
    for depot in range(N_DEPOTS):
        for place in range(N_PLACES):
            places += s.depots[depot, place] == tile
    for space in range(N_DARK_SPACES):
        places += s.row[space] == tile
    for seat in range(s.seats):
        for square in range(N_SQUARES):
            places += s.tile_at[seat, square] == tile
    return places


@kernel
def is_in_pile(s: Record, tile: Tile) -> bool:
    """C34: a tile that was not dealt yet."""
    for number in range((s.game_phase + 1) * TILES_A_PHASE, N_LIGHT):
        if s.light_pile[number] == tile:
            return True
    if s.game_phase < N_GAME_PHASES - 1:
        for number in range(N_DARK_SPACES, N_DARK):
            if s.dark_pile[number] == tile:
                return True
    return False


# --- Districts ------------------------------------------------------------------------------------------------


@kernel
def district_faults(c: Record, s: Record, seat: Seat) -> int:
    """C16, C18, C30: what is kept of a district is what its tiles show."""
    wrong = 0
    for square in range(N_SQUARES):
        facing = faced_edges(c, s, seat, square)
        if s.facing[seat, square] != facing or is_frontier(s, seat, square) != is_open(c, s, seat, square):
            wrong |= FACING
        if s.tile_at[seat, square] != NO_TILE and not is_matching(c, s, seat, square, facing):
            wrong |= EDGES
    if not are_features_sound(c, s, seat):
        wrong |= FEATURES
    if not is_built_sound(c, s, seat):
        wrong |= BUILT
    return wrong


@kernel
def faced_edges(c: Record, s: Record, seat: Seat, square: Square) -> Edges:
    """C16: the edges around a square, from its neighbours."""
    edges = 0
    for side in range(N_SIDES):
        neighbour = NEIGHBOUR_OF_SQUARE[square, side]
        if neighbour == NO_SQUARE:
            edge = PASTURE
        elif s.tile_at[seat, neighbour] == NO_TILE:
            edge = ANY_EDGE
        else:
            edge = edge_on(laid_edges(c, s, seat, neighbour), (side + 2) % N_SIDES)
        edges |= edge << (EDGE_BITS * side)
    return edges


@kernel
def laid_edges(c: Record, s: Record, seat: Seat, square: Square) -> Edges:
    """C5: the edges of a laid tile."""
    return c.edges_of_tile[s.tile_at[seat, square], s.turning_at[seat, square]]


@kernel
def is_open(c: Record, s: Record, seat: Seat, square: Square) -> bool:
    """C16: free and next to a tile, or the shovel of an empty district."""
    if s.tile_at[seat, square] != NO_TILE:
        return False
    shovel = c.shovel_of_board[s.board[seat]]
    if s.tile_at[seat, shovel] == NO_TILE:
        return square == shovel
    for side in range(N_SIDES):
        neighbour = NEIGHBOUR_OF_SQUARE[square, side]
        if neighbour != NO_SQUARE and s.tile_at[seat, neighbour] != NO_TILE:
            return True
    return False


@kernel
def is_matching(c: Record, s: Record, seat: Seat, square: Square, facing: Edges) -> bool:
    """C16: a laid tile shows what faces it."""
    edges = laid_edges(c, s, seat, square)
    for side in range(N_SIDES):
        edge = edge_on(facing, side)
        if edge not in (ANY_EDGE, edge_on(edges, side)):
            return False
    return True


@kernel
def are_features_sound(c: Record, s: Record, seat: Seat) -> bool:
    """C18: features joined one by one are those that a flood fill finds, with as many open edges."""
    fill = np.full(N_PARTS, NO_PART, np.int64)
    n_open = np.zeros(N_PARTS, np.int64)
    for part in range(N_PARTS):
        if is_part(c, s, seat, part) != (s.joined[seat, part] != NO_PART):
            return False
        if is_part(c, s, seat, part) and fill[part] == NO_PART:
            flood(c, s, seat, part, fill, n_open)
    for part in range(N_PARTS):
        if fill[part] != NO_PART:
            root = root_of(s, seat, part)
            if fill[root] != fill[part] or root_of(s, seat, fill[part]) != root:
                return False
            if s.open_edges[seat, part] != (n_open[fill[part]] if part == root else 0):
                return False
    return True


@kernel
def is_part(c: Record, s: Record, seat: Seat, part: Part) -> bool:
    """C5: whether a laid tile has this part."""
    tile = s.tile_at[seat, part // N_PARTS_OF_TILE]
    return tile != NO_TILE and c.edge_of_part[tile, part % N_PARTS_OF_TILE] != PASTURE


@kernel
def flood(c: Record, s: Record, seat: Seat, source: Part, fill: Array, n_open: Array) -> None:
    """C18: mark all parts that hang together with one, and count their open edges."""
    todo = np.empty(N_PARTS, np.int64)
    todo[0] = source
    fill[source] = source
    n_todo = 1
    while n_todo > 0:
        n_todo -= 1
        square, number = todo[n_todo] // N_PARTS_OF_TILE, todo[n_todo] % N_PARTS_OF_TILE
        edge = c.edge_of_part[s.tile_at[seat, square], number]
        edges = laid_edges(c, s, seat, square)
        for side in range(N_SIDES):
            if edge_on(edges, side) == edge:
                other = part_at(c, s, seat, NEIGHBOUR_OF_SQUARE[square, side], edge)
                if other == NO_PART:
                    n_open[source] += 1
                elif fill[other] == NO_PART:
                    fill[other] = source
                    todo[n_todo] = other
                    n_todo += 1


@kernel
def is_built_sound(c: Record, s: Record, seat: Seat) -> bool:
    """C30: finished features, single buildings and chimneys, counted anew."""
    built = np.zeros(N_KINDS, np.int64)
    chimneys = 0
    for square in range(N_SQUARES):
        tile = s.tile_at[seat, square]
        if tile != NO_TILE:
            chimneys += c.chimneys_of_tile[tile]
            if c.centre_of_tile[tile] != NO_KIND:
                built[c.centre_of_tile[tile]] += 1
    for part in range(N_PARTS):
        if s.joined[seat, part] == part and s.open_edges[seat, part] == 0:
            tile = s.tile_at[seat, part // N_PARTS_OF_TILE]
            built[c.edge_of_part[tile, part % N_PARTS_OF_TILE] - 1] += 1
    for kind in range(N_KINDS):
        if s.built[seat, kind] != built[kind]:
            return False
    return s.chimneys[seat] == chimneys


# --- Discs, cards, what is under way --------------------------------------------------------------------------


@kernel
def is_track_sound(s: Record) -> bool:
    """C17, C27: every seat's disc arrived once; the order of a scoring names every seat once."""
    arrived = 0
    ordered = 0
    for k in range(s.seats):
        arrived |= 1 << s.arrivals[k]
        if s.order[k] != NO_SEAT:
            ordered |= 1 << s.order[k]
    everybody = (1 << s.seats) - 1
    return arrived == everybody and ordered in (0, everybody)


@kernel
def are_fountain_cards_conserved(c: Record, s: Record) -> bool:
    """C25: every card is in the pile or in a hand."""
    count = np.zeros(N_KINDS, np.int64)
    for card in range(N_FOUNTAIN_CARDS):
        count[c.kind_of_fountain_card[card]] += 1
    for number in range(s.fountain_size):
        count[s.fountain_pile[(s.fountain_top + number) % N_FOUNTAIN_CARDS]] -= 1
    for seat in range(s.seats):
        for kind in range(N_KINDS):
            count[kind] -= s.fountain_hand[seat, kind]
    for kind in range(N_KINDS):
        if count[kind] != 0:
            return False
    return True


@kernel
def are_patricians_placed(s: Record) -> bool:
    """C10: after the set-up every seat has its patrician at a depot."""
    for seat in range(s.seats):
        if s.pawn[seat] == NO_DEPOT and s.phase != PAWN:
            return False
    return True


@kernel
def is_waiting_sound(s: Record) -> bool:
    """C14, C19: a tile in hand exactly while it is to be built; rewards wait only within a turn, two where asked."""
    if (s.phase == SQUARE) != (s.tile != NO_TILE):
        return False
    for k in range(len(s.waiting_kind)):
        if (s.waiting_kind[k] != NO_KIND) != (k < s.depth):
            return False
        if s.waiting_kind[k] >= MARKET:
            return False
    if s.phase == FIRST:
        return s.depth >= 2 and class_of(s.waiting_kind[s.depth - 1]) != class_of(s.waiting_kind[s.depth - 2])
    return s.depth == 0 or s.order[0] == NO_SEAT


@kernel
def are_discs_sound(c: Record, s: Record) -> bool:
    """C9, C28: a disc for every scoring that a seat has had, each between two cards."""
    for circle in range(N_CIRCLES):
        if s.disc[circle] != NO_SEAT:
            for side in range(2):
                if s.cards[c.space_of_circle[circle, side]] == NO_CARD:
                    return False
    for seat in range(s.seats):
        discs = 0
        for circle in range(N_CIRCLES):
            discs += s.disc[circle] == seat
        if discs != s.game_phase + has_laid_disc(s, seat):
            return False
    return True


@kernel
def has_laid_disc(s: Record, seat: Seat) -> bool:
    """C27: whether a seat has laid its disc in the scoring under way."""
    for k in range(s.seats):
        if s.order[k] == seat:
            return k < s.scorer or (k == s.scorer and s.phase != CIRCLE)
    return False


@kernel
def is_settling_sound(c: Record, s: Record) -> bool:
    """C28: a circle from its choice on, a card from its choice on, both of this scoring."""
    if (s.circle != NO_CIRCLE) != (s.phase in (CARD, PAY, BREAD)):
        return False
    if (s.space != NO_SPACE) != (s.phase in (PAY, BREAD)):
        return False
    if s.space != NO_SPACE and s.space not in (c.space_of_circle[s.circle, 0], c.space_of_circle[s.circle, 1]):
        return False
    cards = 0
    for space in range(N_SPACES):
        cards += s.cards[space] != NO_CARD
        if (s.cards[space] != NO_CARD) != (c.is_space_used[s.seats, space] == 1):
            return False
    return cards > 0
