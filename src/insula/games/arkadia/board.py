"""The board as bits: 16 x 12 squares are three 64-bit words of four rows each, the first square in the lowest bit.

Every operand is `np.uint64`: mixed with a signed number, Numba would leave the unsigned ones.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from insula.core.jit import Array, Record, kernel
from insula.core.rng import wrapping
from insula.games.arkadia.state import COLUMNS, MAX_CELLS, N_SQUARES, Kind, Square, Turning, wide

Bits: TypeAlias = tuple[np.uint64, np.uint64, np.uint64]

ONE, ROW, THREE_ROWS, WORD = (np.uint64(n) for n in (1, COLUMNS, 3 * COLUMNS, 64))
EMPTY = np.uint64(0)
NOT_FIRST_COLUMN = np.uint64(0xFFFE_FFFE_FFFE_FFFE)
NOT_LAST_COLUMN = np.uint64(0x7FFF_7FFF_7FFF_7FFF)
LEFT_COLUMNS = np.array([sum((2**16 - 1 >> k) << row for row in (0, 16, 32, 48)) for k in range(MAX_CELLS)], np.uint64)
"""All squares but those of the last so many columns."""
RIGHT_COLUMNS = np.array(
    [sum((2**16 - 1 >> k << k) << row for row in (0, 16, 32, 48)) for k in range(MAX_CELLS)], np.uint64
)
"""All squares but those of the first so many columns."""

S1, S2, S4, S56 = (np.uint64(n) for n in (1, 2, 4, 56))
M1, M2, M4, M8 = (
    np.uint64(n) for n in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101)
)

# --- Words ----------------------------------------------------------------------------------------------------


@wrapping
@kernel
def count(word: np.uint64) -> int:
    """How many bits a word has."""
    word = word - ((word >> S1) & M1)
    word = (word & M2) + ((word >> S2) & M2)
    word = (word + (word >> S4)) & M4
    return wide((word * M8) >> S56)


@wrapping
@kernel
def lowest(word: np.uint64) -> int:
    """The place of the lowest bit of a word that has one."""
    return count((word & (~word + ONE)) - ONE)


# --- Sets of squares ------------------------------------------------------------------------------------------


@kernel
def read(words: Array) -> Bits:
    """A set of squares out of a record."""
    return words[0], words[1], words[2]


@kernel
def write(words: Array, bits: Bits) -> None:
    """Put a set of squares into a record."""
    words[0] = bits[0]
    words[1] = bits[1]
    words[2] = bits[2]


@kernel
def union(one: Bits, other: Bits) -> Bits:
    """The squares in either."""
    return one[0] | other[0], one[1] | other[1], one[2] | other[2]


@kernel
def common(one: Bits, other: Bits) -> Bits:
    """The squares in both."""
    return one[0] & other[0], one[1] & other[1], one[2] & other[2]


@kernel
def without(one: Bits, other: Bits) -> Bits:
    """The squares in one and not in the other."""
    return one[0] & ~other[0], one[1] & ~other[1], one[2] & ~other[2]


@kernel
def is_empty(bits: Bits) -> bool:
    """Whether there is no square."""
    return (bits[0] | bits[1] | bits[2]) == EMPTY


@kernel
def size(bits: Bits) -> int:
    """How many squares there are."""
    return count(bits[0]) + count(bits[1]) + count(bits[2])


@kernel
def has(words: Array, square: Square) -> bool:
    """Whether a square is in a set of a record."""
    return (words[square >> 6] >> np.uint64(square & 63)) & ONE != EMPTY


@kernel
def add(words: Array, square: Square) -> None:
    """Put a square into a set of a record."""
    words[square >> 6] |= ONE << np.uint64(square & 63)


@kernel
def first(bits: Bits) -> Square:
    """The first square of a set that has one."""
    if bits[0] != EMPTY:
        return lowest(bits[0])
    if bits[1] != EMPTY:
        return 64 + lowest(bits[1])
    return 128 + lowest(bits[2])


@kernel
def nth(bits: Bits, number: int) -> Square:
    """The square with that number in a set, counted from 0."""
    for _ in range(number):
        bits = without(bits, bit(first(bits)))
    return first(bits)


@kernel
def write_moves(bits: Bits, first_move: int, out: Array, n: int) -> int:
    """Write the move of each square behind the `n` moves that are there; how many there are then.

    The moves of a verb follow each other square by square, from `first_move` on: a table would be read once a square.
    """
    base = first_move
    for word in bits:
        left = word
        while left != EMPTY:
            out[n] = base + lowest(left)
            n += 1
            left &= left - ONE
        base += 64
    return n


# --- Neighbours and tiles -------------------------------------------------------------------------------------


@kernel
def beside(bits: Bits) -> Bits:
    """The squares that share an edge with one of these; some of these may be among them."""
    a, b, c = bits
    return (
        beside_in_word(a) | b << THREE_ROWS,
        beside_in_word(b) | a >> THREE_ROWS | c << THREE_ROWS,
        beside_in_word(c) | b >> THREE_ROWS,
    )


@kernel
def beside_in_word(word: np.uint64) -> np.uint64:
    """The same within four rows."""
    return (word & NOT_LAST_COLUMN) << ONE | (word & NOT_FIRST_COLUMN) >> ONE | word << ROW | word >> ROW


@kernel
def before(bits: Bits, row: int, column: int) -> Bits:
    """The squares from which one of these lies `row` rows (0-3) down and `column` columns (-3 to 3) to the right."""
    a, b, c = bits
    if row > 0:
        down = np.uint64(row) * ROW
        up = WORD - down
        a, b, c = a >> down | b << up, b >> down | c << up, c >> down
    if column > 0:
        right, mask = np.uint64(column), LEFT_COLUMNS[column]
        a, b, c = a >> right & mask, b >> right & mask, c >> right & mask
    elif column < 0:
        left, mask = np.uint64(-column), RIGHT_COLUMNS[-column]
        a, b, c = a << left & mask, b << left & mask, c << left & mask
    return a, b, c


@kernel
def free_squares(s: Record) -> Bits:
    """K9: no building, lot or worker; camps are free."""
    return ~s.taken[0], ~s.taken[1], ~s.taken[2]


@kernel
def near_squares(s: Record) -> Bits:
    """K9: free, and edge to edge with a building, the lot or a worker."""
    return common(beside(read(s.taken)), free_squares(s))


@kernel
def sites(c: Record, kind: Kind, turning: Turning, free: Bits, near: Bits) -> Bits:
    """K9: the first squares of all places for a turned tile: on free squares, at least one of them near something."""
    fits = free
    touches = near
    for cell in range(1, c.n_cells[kind]):
        row, column = c.row_of_cell[kind, turning, cell], c.column_of_cell[kind, turning, cell]
        fits = common(fits, before(free, row, column))
        touches = union(touches, before(near, row, column))
    return common(fits, touches)


@kernel
def tile_bits(c: Record, kind: Kind, turning: Turning, square: Square) -> Bits:
    """K9: the squares of a tile with its first square there; it must be on the board."""
    bits = (EMPTY, EMPTY, EMPTY)
    for cell in range(c.n_cells[kind]):
        bits = union(bits, bit(cell_square(c, kind, turning, square, cell)))
    return bits


@kernel
def cell_square(c: Record, kind: Kind, turning: Turning, square: Square, cell: int) -> Square:
    """The square of one of a tile's cells; it must be on the board."""
    return square + c.row_of_cell[kind, turning, cell] * COLUMNS + c.column_of_cell[kind, turning, cell]


@kernel
def is_on_board(c: Record, kind: Kind, turning: Turning, square: Square) -> bool:
    """K9: whether all squares of a tile are on the board."""
    for cell in range(c.n_cells[kind]):
        column = square % COLUMNS + c.column_of_cell[kind, turning, cell]
        row_start = square - square % COLUMNS + c.row_of_cell[kind, turning, cell] * COLUMNS
        if column < 0 or column >= COLUMNS or row_start >= N_SQUARES:
            return False
    return True


@kernel
def bit(square: Square) -> Bits:
    """The set of one square."""
    word = ONE << np.uint64(square & 63)
    return (
        word if square < 64 else EMPTY,
        word if 64 <= square < 128 else EMPTY,
        word if square >= 128 else EMPTY,
    )
