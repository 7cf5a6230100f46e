"""A district: which tile fits where, and the features that grow over its tiles (C16, C18).

For every square the four edges that face it are kept packed, so a tile fits if its own edges are the same wherever
a tile or the frame is. A feature is a tree of parts: each part knows the part that it was joined to, and the root
knows how many edges of the whole feature are open.
"""

from __future__ import annotations

import numpy as np

from insula.core.jit import Record, kernel
from insula.games.carpe_diem.state import (
    ANY_EDGE,
    N_PARTS,
    N_PARTS_OF_TILE,
    N_SIDES,
    N_SQUARES,
    NEIGHBOUR_OF_SQUARE,
    NO_KIND,
    NO_PART,
    NO_SQUARE,
    NO_TILE,
    PASTURE,
    VILLA,
    Edge,
    Edges,
    Part,
    Seat,
    Side,
    Square,
    Tile,
    Turning,
)

EDGE_BITS, EDGE_MASK = 4, 15
LOW_BITS = 0x1111


def _facing_at_first() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """C16: on an empty board the frame is pasture, and all else is open."""
    facing = np.zeros(N_SQUARES, np.int64)
    for square in range(N_SQUARES):
        for side in range(N_SIDES):
            edge = PASTURE if NEIGHBOUR_OF_SQUARE[square, side] == NO_SQUARE else ANY_EDGE
            facing[square] |= edge << (EDGE_BITS * side)
    return facing


FACING_AT_FIRST = _facing_at_first()

PRIME = 37
"""The 36 lowest powers of two leave 36 different remainders when divided by it."""
SQUARE_OF_REMAINDER = np.zeros(PRIME, np.int64)
SQUARE_OF_REMAINDER[[(1 << square) % PRIME for square in range(N_SQUARES)]] = range(N_SQUARES)

# --- Edges and where a tile fits (C16) ------------------------------------------------------------------------


@kernel
def clear_district(s: Record, seat: Seat, shovel: Square) -> None:
    """C16: no tile yet; the shovel square alone is open to one."""
    s.frontier[seat] = 1 << shovel
    for square in range(N_SQUARES):
        s.tile_at[seat, square] = NO_TILE
        s.turning_at[seat, square] = 0
        s.facing[seat, square] = FACING_AT_FIRST[square]
    for part in range(N_PARTS):
        s.joined[seat, part] = NO_PART
        s.open_edges[seat, part] = 0


@kernel
def edge_on(edges: Edges, side: Side) -> Edge:
    """One of four packed edges."""
    return edges >> (EDGE_BITS * side) & EDGE_MASK


@kernel
def fits(edges: Edges, facing: Edges) -> bool:
    """C16: every edge is the same as the one that it touches, where it touches one."""
    is_any = facing & facing >> 1 & facing >> 2 & facing >> 3 & LOW_BITS
    return (edges ^ facing) & ~(is_any * EDGE_MASK) == 0


@kernel
def turned(edges: Edges) -> Edges:
    """C41: the edges after a clockwise quarter turn: what was north is east."""
    return (edges << EDGE_BITS | edges >> EDGE_BITS * (N_SIDES - 1)) & 0xFFFF


@kernel
def first_square(squares: int) -> Square:
    """The lowest square of a set of bits."""
    return SQUARE_OF_REMAINDER[(squares & -squares) % PRIME]


@kernel
def is_frontier(s: Record, seat: Seat, square: Square) -> bool:
    """C16: a free square next to an own tile; the shovel square as long as there is no tile."""
    return s.frontier[seat] >> square & 1 == 1


@kernel
def lay_tile(c: Record, s: Record, seat: Seat, tile: Tile, square: Square, turning: Turning) -> None:
    """C16: the tile lies; its edges face its neighbours, and its free neighbours are open to a tile."""
    s.tile_at[seat, square] = tile
    s.turning_at[seat, square] = turning
    frontier = s.frontier[seat] & ~(1 << square)
    edges = c.edges_of_tile[tile, turning]
    for side in range(N_SIDES):
        neighbour = NEIGHBOUR_OF_SQUARE[square, side]
        if neighbour != NO_SQUARE:
            shift = EDGE_BITS * ((side + 2) % N_SIDES)
            facing = s.facing[seat, neighbour] & ~(EDGE_MASK << shift)
            s.facing[seat, neighbour] = facing | edge_on(edges, side) << shift
            if s.tile_at[seat, neighbour] == NO_TILE:
                frontier |= 1 << neighbour
    s.frontier[seat] = frontier


# --- Features (C18) -------------------------------------------------------------------------------------------


@kernel
def root_of(s: Record, seat: Seat, part: Part) -> Part:
    """C18: the part that stands for the whole feature."""
    while s.joined[seat, part] != part:
        part = s.joined[seat, part]
    return part


@kernel
def part_at(c: Record, s: Record, seat: Seat, square: Square, edge: Edge) -> Part:
    """C5: the part of a laid tile that shows an edge; NO_PART where it shows none such."""
    tile = s.tile_at[seat, square]
    if tile != NO_TILE:
        for number in range(N_PARTS_OF_TILE):
            if c.edge_of_part[tile, number] == edge:
                return square * N_PARTS_OF_TILE + number
    return NO_PART


@kernel
def join_part(c: Record, s: Record, seat: Seat, square: Square, number: int) -> Part:
    """C18: a new part joins what it touches and counts its open edges; the root of its feature."""
    tile = s.tile_at[seat, square]
    edge = c.edge_of_part[tile, number]
    edges = c.edges_of_tile[tile, s.turning_at[seat, square]]
    root = square * N_PARTS_OF_TILE + number
    s.joined[seat, root] = root
    for side in range(N_SIDES):
        if edge_on(edges, side) == edge:
            touched = part_at(c, s, seat, NEIGHBOUR_OF_SQUARE[square, side], edge)
            if touched == NO_PART:
                s.open_edges[seat, root] += 1
            else:
                root = join(s, seat, root, root_of(s, seat, touched))
                s.open_edges[seat, root] -= 1
    return root


@kernel
def join(s: Record, seat: Seat, root: Part, other: Part) -> Part:
    """C18: two features become one; the root of both. An open edge of the other is not closed yet."""
    if root != other:
        s.joined[seat, root] = other
        s.open_edges[seat, other] += s.open_edges[seat, root]
        s.open_edges[seat, root] = 0
    return other


@kernel
def is_finished(s: Record, seat: Seat, root: Part) -> bool:
    """C18: no open edge is left."""
    return s.open_edges[seat, root] == 0


@kernel
def is_of_feature(c: Record, s: Record, seat: Seat, square: Square, edge: Edge, root: Part) -> bool:
    """C18: whether a feature lies on a square."""
    part = part_at(c, s, seat, square, edge)
    return part != NO_PART and root_of(s, seat, part) == root


@kernel
def count_tiles(c: Record, s: Record, seat: Seat, edge: Edge, root: Part) -> int:
    """C18: the number of different tiles that a feature lies on."""
    tiles = 0
    for square in range(N_SQUARES):
        if is_of_feature(c, s, seat, square, edge, root):
            tiles += 1
    return tiles


@kernel
def count_chimneys(c: Record, s: Record, seat: Seat, root: Part) -> int:
    """C35: the chimneys on a villa's tiles."""
    chimneys = 0
    for square in range(N_SQUARES):
        if is_of_feature(c, s, seat, square, VILLA + 1, root):
            chimneys += c.chimneys_of_tile[s.tile_at[seat, square]]
    return chimneys


@kernel
def build_again(c: Record, s: Record, seat: Seat) -> None:
    """C16, C18, C30: all that is kept of a district, anew from the tiles on it, in any order."""
    tiles = s.tile_at[seat].copy()
    turnings = s.turning_at[seat].copy()
    clear_district(s, seat, c.shovel_of_board[s.board[seat]])
    s.built[seat, :] = 0
    s.chimneys[seat] = 0
    for square in range(N_SQUARES):
        tile = tiles[square]
        if tile != NO_TILE:
            lay_tile(c, s, seat, tile, square, turnings[square])
            s.chimneys[seat] += c.chimneys_of_tile[tile]
            if c.centre_of_tile[tile] != NO_KIND:
                s.built[seat, c.centre_of_tile[tile]] += 1
            for number in range(N_PARTS_OF_TILE):
                if c.edge_of_part[tile, number] != PASTURE:
                    join_part(c, s, seat, square, number)
    for part in range(N_PARTS):
        if s.joined[seat, part] == part and s.open_edges[seat, part] == 0:
            tile = tiles[part // N_PARTS_OF_TILE]
            s.built[seat, c.edge_of_part[tile, part % N_PARTS_OF_TILE] - 1] += 1
